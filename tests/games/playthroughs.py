"""Playthroughs: files in which a person reads what the rules do, one a preset.

python -m games.playthroughs --update       (from the folder `tests`; the diff is the review)
"""

import argparse
import sys
from pathlib import Path

from stube import testing
from stube.core import Game
from stube.games import catalogue

FOLDER = Path(__file__).resolve().parents[1] / "data/playthroughs"
OWN_FIELDS = ("strike", "trump", "stake", "upcard", "stage")
"""Fields that one game or the other adds to its views."""


def file_of(game: str, preset: str) -> Path:
    """Where the playthrough of a preset lies."""
    return FOLDER / game / f"{preset}-1.txt"


def playthrough(game: Game, preset: str) -> str:
    """Write down two rounds; raises and better cards are rare, looks and gestures are not listed."""
    return testing.playthrough(game, preset, fields=OWN_FIELDS, rarely={"raise", "better"}, silent={"look", "sign"})


def main() -> int:
    """Write all playthroughs anew, or say which differ."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--update", action="store_true")
    update = parser.parse_args().update
    differ = 0
    for game in catalogue().values():
        for preset in game.presets:
            path, text = file_of(game.id, preset), playthrough(game, preset)
            if not path.exists() or path.read_text(encoding="utf-8") != text:
                differ += 1
                sys.stdout.write(f"{path.relative_to(FOLDER)} differs\n")
                if update:
                    path.parent.mkdir(parents=True, exist_ok=True)
                    path.write_text(text, encoding="utf-8")
    return 0 if update else int(differ > 0)


if __name__ == "__main__":
    sys.exit(main())
