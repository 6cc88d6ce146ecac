"""The playthrough files are what the rules do, and no preset is without one."""

import pytest
from games.playthroughs import FOLDER, file_of, playthrough

from stube.games import catalogue, find

PRESETS = [(game.id, preset) for game in catalogue().values() for preset in game.presets]


@pytest.mark.parametrize(("game", "preset"), PRESETS)
def test_the_playthrough_comes_out_again(game: str, preset: str) -> None:
    """Every line, event, view and choice is as it was when somebody last read it."""
    assert playthrough(find(game), preset) == file_of(game, preset).read_text(encoding="utf-8")


def test_every_file_is_a_presets() -> None:
    """No file is left from a preset that there is not."""
    found = {path.relative_to(FOLDER) for path in FOLDER.rglob("*.txt")}
    assert found == {file_of(game, preset).relative_to(FOLDER) for game, preset in PRESETS}
