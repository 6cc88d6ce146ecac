"""What holds in every round of every form."""

from random import Random

import pytest
from games.german_whist.scripted import (
    all_cards,
    any_step,
    at_random,
    begun,
    on_table,
    play_round,
    start,
)
from hypothesis import given
from hypothesis import strategies as st

from stube.cards import FRENCH_52
from stube.errors import IllegalAction
from stube.games.german_whist import Play, Take

SOME_FORMS = [
    ("classic", {}),
    ("open-stock", {}),
    ("open-stock", {"open_n": "26"}),
    ("no-trump", {}),
    ("no-trump", {"trump": "first_upcard"}),
    ("race-7", {}),
    ("three", {}),
    ("three", {"ghost": "auto_lowest"}),
    ("three", {"ghost": "auto_lowest", "stock_view": "open_n", "open_n": "2"}),
    ("three", {"stock_view": "open_n", "open_n": "4", "hand_size": "10"}),
]
FORMS = st.sampled_from(SOME_FORMS)
SEEDS = st.integers(0, 2**32)


@given(FORMS, SEEDS)
def test_cards_are_conserved(form: tuple[str, dict[str, str]], seed: int) -> None:
    """At every step each card of the pack lies in exactly one place, and the stock runs out evenly (G-05, G-16)."""
    random = Random(seed)
    preset, options = form
    state = any_step(begun(preset, options), random).state
    while state.turn:
        assert sorted(all_cards(state)) == sorted(FRENCH_52.cards)
        state = state.play(state.turn[0], at_random(random)(state)).state
    assert sorted(all_cards(state)) == sorted(FRENCH_52.cards)
    table = on_table(state)
    assert sum(table.foregame) + sum(table.endgame) == len(table.tricks)
    if state.result is not None and state.result.how == "played":
        assert (table.in_stock, len(table.tricks)) == (0, state.layout.tricks)


@given(FORMS, SEEDS)
def test_decisions_are_counted(form: tuple[str, dict[str, str]], seed: int) -> None:
    """Each deal and each action moves the counter by one; only the seat in turn has choices (G-10)."""
    random = Random(seed)
    preset, options = form
    state = any_step(begun(preset, options), random).state
    count = 1
    while state.turn:
        assert state.decision == count
        assert len(state.turn) == 1
        for seat in range(state.seats):
            assert bool(state.choices(seat)) == (seat in state.turn)
            assert state.free(seat) == ()
        state = state.play(state.turn[0], at_random(random)(state)).state
        count += 1


@given(FORMS, SEEDS)
def test_choices_are_what_may_be_done(form: tuple[str, dict[str, str]], seed: int) -> None:
    """What is offered is taken, and every other card is refused (G-10, G-11, G-33)."""
    random = Random(seed)
    preset, options = form
    state = any_step(begun(preset, options), random).state
    for _ in range(random.randrange(40)):
        if state.turn:
            state = state.play(state.turn[0], at_random(random)(state)).state
    for seat in state.turn:
        offered = set(state.choices(seat))
        for action in [kind(any_card) for any_card in FRENCH_52.cards for kind in (Play, Take)]:
            if action in offered:
                assert state.play(seat, action).state.decision == state.decision + 1
            else:
                with pytest.raises(IllegalAction):
                    state.play(seat, action)


@given(FORMS, SEEDS)
def test_tricks_follow_the_order_of_seats(form: tuple[str, dict[str, str]], seed: int) -> None:
    """The winner of a trick leads the next, and the hands play in turn (G-07, G-18, G-43)."""
    preset, options = form
    random = Random(seed)
    state = play_round(any_step(begun(preset, options), random).state, at_random(random))
    hands, leader = state.layout.hands, on_table(state).tricks[0].seats[0]
    assert leader == (2 if state.seats == 3 else 0)
    for trick in on_table(state).tricks:
        assert trick.seats == tuple((leader + place) % hands for place in range(hands))
        assert trick.winner is not None
        leader = trick.winner


@given(st.sampled_from(["7", "9"]), st.sampled_from(["all26", "last13"]), st.sampled_from(["most", "fewest"]), SEEDS)
def test_a_race_ends_at_once(win_at: str, scope: str, goal: str, seed: int) -> None:
    """Nobody has more tricks in scope than are raced for, and the last trick brought the last of them (G-25)."""
    random = Random(seed)
    state = start("race-7", win_at=win_at, race_scope=scope, goal=goal, match="single")
    state = play_round(any_step(state, random).state, at_random(random))
    table, result = on_table(state), state.result
    assert result is not None
    in_scope = table.endgame if scope == "last13" else tuple(map(sum, zip(table.foregame, table.endgame, strict=True)))
    assert max(in_scope) <= int(win_at)
    if result.how == "race":
        fastest = in_scope.index(int(win_at))
        assert table.tricks[-1].winner == fastest
        assert result.winners == ((fastest,) if goal == "most" else (1 - fastest,))
    else:
        assert len(table.tricks) == 26
        assert scope == "last13"
