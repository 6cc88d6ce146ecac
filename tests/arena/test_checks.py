"""The checks of self-play can fail: each sees the fault it is there for."""

from dataclasses import replace
from typing import Any

import pytest

from stube import games
from stube.arena.checks import BrokenStateError, Watch
from stube.cards import Deck
from stube.core import State, find_preset
from stube.testing import falsified


def lying(state: State, changes: dict[int | None, dict[str, Any]]) -> State:
    """Give a state whose views are changed on the way out."""
    return falsified(state, view=lambda true, seat: replace(true.view(seat), **changes.get(seat, {})))


def playing() -> State:
    """Give a state of German Whist after the first trick but one card."""
    game = games.find("german_whist")
    rules = find_preset(game, "classic").rules
    start = game.start(rules, {"dealer": "1"})
    state = start.deal(Deck(game.pack(rules).cards)).state
    for _ in range(3):
        state = state.play(state.turn[0], state.choices(state.turn[0])[0]).state
    return state


def seen(state: State, changes: dict[int | None, dict[str, Any]]) -> None:
    """Look at the true state, then at the falsified one."""
    watch = Watch(state)
    watch.look(state)
    watch.look(lying(state, changes))


def test_a_true_state_passes() -> None:
    """Nothing is wrong with a state as it is."""
    seen(playing(), {})


def test_a_card_in_two_hands_is_seen() -> None:
    """Two seats that show the same card are refused."""
    state = playing()
    other = state.view(1).hand
    hand = (other[0], *state.view(0).hand[1:])
    with pytest.raises(BrokenStateError, match="twice"):
        seen(state, {0: {"hand": hand}})


def test_a_card_of_no_pack_is_seen() -> None:
    """A card that the pack does not have is refused."""
    state = playing()
    hand = state.view(0).hand
    with pytest.raises(BrokenStateError, match="no pack"):
        seen(state, {0: {"hand": (replace(hand[0], card="XX"), *hand[1:])}})


def test_a_count_that_lies_is_seen() -> None:
    """The number of cards that everybody sees is the number that the seat holds."""
    state = playing()
    with pytest.raises(BrokenStateError, match="holds"):
        seen(state, {0: {"hand": state.view(0).hand[1:]}})


def test_a_card_that_vanishes_is_seen() -> None:
    """A card in nobody's hand and in no trick is missed, even if the count agrees."""
    state = playing()
    counts = state.view(None).counts
    fewer = {"counts": (counts[0] - 1, counts[1])}
    with pytest.raises(BrokenStateError, match="cards were out"):
        seen(state, {0: {"hand": state.view(0).hand[1:], **fewer}, None: fewer})


def test_a_choice_that_the_state_does_not_know_is_seen() -> None:
    """A view that offers less than the state takes is refused."""
    state = playing()
    seat = state.turn[0]
    with pytest.raises(BrokenStateError, match="offers"):
        seen(state, {seat: {"choices": state.view(seat).choices[1:]}})


def test_points_from_nowhere_are_seen() -> None:
    """The score after a round must be the score before and the points."""
    game = games.find("german_whist")
    rules = game.rules_type.read({"match": "best_of_5"}, find_preset(game, "race-7").rules)
    state = game.start(rules, {"dealer": "1"}).deal(Deck(game.pack(rules).cards)).state
    watch = Watch(state)
    watch.look(state)
    while state.view(None).result is None:
        state = state.play(state.turn[0], state.choices(state.turn[0])[0]).state
    with pytest.raises(BrokenStateError, match="are not"):
        watch.look(lying(state, {None: {"score": (9, 9)}}))
