# ruff: noqa: INP001 - commands, no package
"""How far a bot can be exploited on a small pack: every deal, every choice, the best response computed exactly.

    python bench/best_response.py [BOT ...] [--worlds N] [--asked N]

Watten for two with eight cards (7 and K of each suit, three in a hand, two tricks win, the usual criticals) and
both sides tense, so that nobody raises: announcing and card play alone. A round won counts +1, a round lost −1,
so a figure of 0.05 is five hundredths of the stake. A bot that mixes is asked so many times at each view, and the
response fits just those answers: the figure is then a little too high.
"""

import argparse
import time

from stube.arena.best_response import exploitability
from stube.bots import Budget, find
from stube.core import View
from stube.games.watten import GAME
from stube.games.watten.rules import WattenRules

CHANGES = {
    "players": "2",
    "hand_size": "3",
    "packets": "3",
    "announce_on": "3",
    "tricks_to_win": "2",
    "better": "off",
    "signals": "none",
    "gespannt_mode": "no_raise",
}


def won(view: View) -> float:
    """Give 1 to unit 0 for a round won, −1 for one lost."""
    assert view.result is not None
    return 1.0 if view.result.points[0] > view.result.points[1] else -1.0


def main() -> None:
    """Print a line a bot."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bots", nargs="*", default=["random", "lowest", "sensible", "regular", "strong"])
    parser.add_argument("--worlds", type=int, default=64)
    parser.add_argument("--asked", type=int, default=4)
    asked = parser.parse_args()
    rules = WattenRules.read({**GAME.presets["bavarian-11"].rules.values(), **CHANGES})
    for name in asked.bots:
        begun = time.monotonic()
        bot = find(name, budget=Budget(worlds=asked.worlds))
        found = exploitability(GAME, rules, {"pack": "7K", "score": "9 9"}, 3, bot, won, asked.asked)
        print(f"{name}: a best response gains {found:+.4f} of the stake a round, {time.monotonic() - begun:.0f} s")  # noqa: T201


if __name__ == "__main__":
    main()
