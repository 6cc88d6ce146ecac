"""Text forms and dense numbers of actions."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stube.cards import FRENCH_52
from stube.errors import Code, NotationError
from stube.games.german_whist import GAME, GermanWhistAction, Play, Take, encoding, format_action

CARDS = st.sampled_from(FRENCH_52.cards)
ACTIONS: st.SearchStrategy[GermanWhistAction] = st.builds(Play, CARDS) | st.builds(Take, CARDS)


@given(ACTIONS)
def test_texts_round_trip(action: GermanWhistAction) -> None:
    """What is written is read back as the same action, and starts with its kind (G-10, G-33)."""
    assert GAME.parse_action(format_action(action)) == action
    assert format_action(action).split() == [action.kind, str(action.card)]


@given(ACTIONS)
def test_numbers_round_trip(action: GermanWhistAction) -> None:
    """A number stands for one action, within the size given."""
    assert encoding.decode(encoding.encode(action)) == action
    assert 0 <= encoding.encode(action) < encoding.SIZE


def test_numbers_are_dense() -> None:
    """Every number below the size stands for an action of its own; plays come first, in the order of the pack."""
    actions = [encoding.decode(number) for number in range(encoding.SIZE)]
    assert [encoding.encode(action) for action in actions] == list(range(104))
    assert actions[0] == GAME.parse_action("play C2")
    assert actions[51] == GAME.parse_action("play SA")
    assert actions[52] == GAME.parse_action("take C2")


@pytest.mark.parametrize("number", [-1, 104])
def test_numbers_outside(number: int) -> None:
    """Other numbers are refused by code."""
    with pytest.raises(NotationError) as refused:
        encoding.decode(number)
    assert refused.value.code is Code.BAD_NUMBER


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", Code.BAD_ACTION),
        ("play", Code.BAD_ACTION),
        ("lay HK", Code.BAD_ACTION),
        ("Play HK", Code.BAD_ACTION),
        ("play KH", Code.BAD_CARD),
        ("play  HK", Code.BAD_CARD),
        ("play HK ", Code.BAD_CARD),
        ("take S1", Code.BAD_CARD),
        ("take SU", Code.BAD_CARD),
    ],
)
def test_texts_are_read_strictly(text: str, code: Code) -> None:
    """Anything but the written form is refused by code."""
    with pytest.raises(NotationError) as refused:
        GAME.parse_action(text)
    assert refused.value.code is code
