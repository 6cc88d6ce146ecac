"""States have a text form that reads back."""

import contextlib
from dataclasses import dataclass
from enum import Enum
from typing import Literal

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stube.cards import Card
from stube.core import Laid, State
from stube.core.text import format_state, parse_state
from stube.errors import Code, NotationError
from stube.games import catalogue, find
from stube.testing import Walk
from stube.testing.strategies import states

ANY_STATE = st.sampled_from(sorted(catalogue())).flatmap(lambda game: states(find(game), most=150))


def after(game: str, preset: str, seed: int, steps: int) -> State:
    """A state some random steps after the start, looks and gestures among them."""
    return Walk.play(find(game), find(game).presets[preset].rules, seed, most=steps).last


@settings(max_examples=60)
@given(ANY_STATE)
def test_a_states_text_reads_back(state: State) -> None:
    """Law 10: `parse(format(state)) == state`, and the text is a full key."""
    text = format_state(state)
    again = parse_state(text, type(state))
    assert again == state
    assert format_state(again) == text
    assert [again.choices(seat) for seat in range(state.seats)] == [state.choices(seat) for seat in range(state.seats)]


@pytest.mark.parametrize("damage", ["", "[]", "{}", "null", "17", '{"rules":{}}'])
def test_a_broken_text_is_refused(damage: str) -> None:
    """A text that is no state of the class is refused with its beginning."""
    state = after("watten", "bavarian-11", 1, 20)
    with pytest.raises(NotationError) as caught:
        parse_state(damage, type(state))
    assert caught.value.code is Code.BAD_STATE


@settings(max_examples=60)
@given(st.integers(0, 2**32), st.data())
def test_a_damaged_text_is_refused_or_reads_as_another_state(seed: int, data: st.DataObject) -> None:
    """One character exchanged never ends in anything but a state or a clear refusal."""
    text = format_state(after("german_whist", "classic", seed, 12))
    place = data.draw(st.integers(0, len(text) - 1))
    broken = text[:place] + data.draw(st.sampled_from('x"]}7,{')) + text[place + 1 :]
    with contextlib.suppress(NotationError):
        parse_state(broken, type(after("german_whist", "classic", seed, 12)))


class Suit(Enum):
    """Some suits."""

    ACORNS = "E"
    LEAVES = "L"


@dataclass(frozen=True, slots=True)
class Choosy:
    """Fields that may be one thing or another."""

    suit: Suit | None
    word: Literal["yes", "no"] | int
    laid: Laid | None
    hands: frozenset[Card] | None


@pytest.mark.parametrize(
    "state",
    [
        Choosy(Suit.LEAVES, "no", Laid(1, Card("H", "K")), frozenset({Card("E", "7")})),
        Choosy(None, 7, None, None),
    ],
)
def test_fields_of_two_kinds_read_back(state: Choosy) -> None:
    """A field that may be nothing, a member of an enum, a literal, a pair or some cards reads back as what it is."""
    assert parse_state(format_state(state), Choosy) == state
