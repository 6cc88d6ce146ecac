"""Text forms and dense numbers of Watten's actions, and what random series must keep."""

from collections import Counter

import pytest
from games.watten.scripted import rules_of, walk
from hypothesis import given, settings
from hypothesis import strategies as st

from stube.errors import Code, NotationError
from stube.games.watten import GAME, WattenState
from stube.games.watten.encoding import ACTIONS, HIGHEST_STAKE, decode, encode
from stube.games.watten.phases import Phase

PRESETS = st.sampled_from(sorted(GAME.presets))
SEEDS = st.integers(0, 2**32)


@given(st.integers(0, ACTIONS - 1))
def test_dense_numbers_and_texts_go_both_ways(number: int) -> None:
    """Every number is one action, every action's text reads back to it."""
    action = decode(number)
    assert encode(action) == number
    assert GAME.parse_action(str(action)) == action


def test_numbers_outside_are_refused() -> None:
    """There is no action below nought or beyond the last; looks and high stakes have no number."""
    for number in (-1, ACTIONS):
        with pytest.raises(NotationError) as caught:
            decode(number)
        assert caught.value.code is Code.BAD_NUMBER
    for text in ("look hand", "sign wink", f"raise {HIGHEST_STAKE + 1}"):
        with pytest.raises(NotationError) as caught:
            encode(GAME.parse_action(text))
        assert caught.value.code is Code.BAD_NUMBER


def in_sight(state: WattenState) -> list[str]:
    """Every card that is somewhere: hands, stock, laid aside, tricks."""
    played = [card for trick in (*state.tricks, state.trick) for card in trick.cards]
    return [
        str(card) for card in (*state.stock, *state.aside, *played, *(card for hand in state.hands for card in hand))
    ]


@settings(max_examples=25)
@given(PRESETS, SEEDS)
def test_cards_are_conserved(preset: str, seed: int) -> None:
    """From a deck to the end of its round each card of the pack is in exactly one place."""
    for state in walk(rules_of(preset), seed):
        if state.dealer is not None and state.phase not in {Phase.DECK, Phase.CUT, Phase.DEALER} and state.hands[0]:
            assert Counter(in_sight(state)) == Counter(map(str, state.pack.cards))


@settings(max_examples=25)
@given(PRESETS, SEEDS)
def test_actions_offered_read_back_and_are_taken(preset: str, seed: int) -> None:
    """Every choice has a text that reads back, `play` takes it, and turns and choices agree."""
    for state in walk(rules_of(preset), seed, steps=60):
        for seat in range(state.seats):
            assert bool(state.choices(seat)) == (seat in state.turn)
            for action in (*state.choices(seat), *state.free(seat)):
                assert GAME.parse_action(str(action)) == action
                assert state.play(seat, action).state != state
        assert bool(state.turn) != bool(state.needs_deal or state.over)


@settings(max_examples=25)
@given(PRESETS, SEEDS, st.lists(st.integers(0, 10), min_size=4, max_size=4))
def test_points_are_what_the_options_say(preset: str, seed: int, points: list[int]) -> None:
    """A round pays its winning side: the stake by cards, no more than what was agreed or asked otherwise."""
    rules = rules_of(preset)
    units = 3 if rules.seats == 3 else 2
    before: WattenState | None = None
    for state in walk(rules, seed, score=" ".join(map(str, points[:units]))):
        if state.result and before and not before.result:
            side = state.stakes.winner
            assert side is not None
            winner, loser = state.stakes.sides[side][0], state.stakes.sides[1 - side]
            paid = state.stakes.gained[winner] - before.stakes.gained[winner]
            spared = rules.gespannt_loss == "base" and before.stakes.tense(1 - side)
            if state.result.how == "played":
                assert paid == (2 if spared else before.stakes.agreed)
                assert state.result.tricks[side] == int(rules.tricks_to_win)
            else:
                assert paid <= max(before.stakes.agreed, before.stakes.asked or 0, 3)
            assert all(state.stakes.score[unit] == before.stakes.score[unit] for unit in loser)
            assert {state.stakes.gained[unit] for unit in state.stakes.sides[side]} == {state.stakes.gained[winner]}
        before = state


@settings(max_examples=25)
@given(PRESETS, SEEDS)
def test_the_same_deals_and_actions_give_the_same_states(preset: str, seed: int) -> None:
    """Law 1: nothing in a state comes from anywhere but deals and actions."""
    assert list(walk(rules_of(preset), seed, steps=40)) == list(walk(rules_of(preset), seed, steps=40))


@pytest.mark.parametrize(("preset", "cards", "weli"), [("bavarian-11", 32, False), ("blind", 33, True)])
def test_the_pack_is_the_rule_sets(preset: str, cards: int, weli: bool) -> None:  # noqa: FBT001 - parametrized
    """W-01: four suits of eight ranks, with the Weli where `deck = 33`."""
    pack = GAME.pack(rules_of(preset))
    assert len(set(pack.cards)) == cards
    assert ("S6" in map(str, pack.cards)) == weli
