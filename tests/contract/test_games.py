"""Every game of the catalogue keeps the contract, in every preset and with options changed."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stube.games import catalogue, find
from stube.testing import LAWS, Walk, check_game
from stube.testing.strategies import actions, walks

PRESETS = [(game.id, preset) for game in catalogue().values() for preset in game.presets]
GAMES = pytest.mark.parametrize("game", sorted(catalogue()))
SHORT = [law for name, law in LAWS.items() if name not in {"the_series_ends", "hidden_cards_leave_no_trace"}]
"""Laws that a walk which stops somewhere keeps too."""


@GAMES
def test_a_game_describes_itself(game: str) -> None:
    """Id, options, presets and their other names fit together."""
    check_game(find(game))


@pytest.mark.parametrize(("game", "preset"), PRESETS)
def test_every_preset_keeps_every_law(game: str, preset: str) -> None:
    """A whole random series by each preset keeps each law of the contract."""
    walk = Walk.play(find(game), find(game).presets[preset].rules, seed=1)
    for law in LAWS.values():
        law(walk)


@GAMES
@settings(max_examples=8)
@given(data=st.data())
def test_changed_options_keep_the_laws(game: str, data: st.DataObject) -> None:
    """So does the beginning of a series by a preset with options changed, as a table may agree."""
    walk = data.draw(walks(find(game), most=60))
    for law in SHORT:
        law(walk)


@GAMES
@settings(max_examples=8)
@given(data=st.data())
def test_an_action_is_taken_from_its_text(game: str, data: st.DataObject) -> None:
    """What a seat may do is done by its text, and leads to the same state."""
    state, seat, action = data.draw(actions(find(game)))
    again = state.play(seat, find(game).parse_action(str(action))).state
    assert again == state.play(seat, action).state
