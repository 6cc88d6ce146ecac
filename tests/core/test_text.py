"""States have a text form that reads back."""

import contextlib
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stube.cards import draw
from stube.core import State
from stube.core.text import format_state, parse_state
from stube.errors import Code, NotationError
from stube.games import catalogue, find

FORMS = [(game.id, preset) for game in catalogue().values() for preset in game.presets]


def after(game: str, preset: str, seed: int, steps: int) -> State:
    """A state some random steps after the start, looks and gestures among them."""
    random = Random(seed)
    state: State = find(game).start(find(game).presets[preset].rules)
    for _ in range(steps):
        if state.over:
            break
        if state.needs_deal:
            state = state.deal(draw(state.needs_deal, state.pack, state.seats, random)).state
            continue
        seat = random.randrange(state.seats)
        actions = [*state.choices(seat), *state.free(seat)]
        if actions:
            state = state.play(seat, random.choice(actions)).state
    return state


@settings(max_examples=60)
@given(st.sampled_from(FORMS), st.integers(0, 2**32), st.integers(0, 150))
def test_a_states_text_reads_back(form: tuple[str, str], seed: int, steps: int) -> None:
    """Law 10: `parse(format(state)) == state`, and the text is a full key."""
    state = after(*form, seed, steps)
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
