"""What choices say about a hand: the plain rule against the frozen one, deals against all that fit, in full."""

import math
from itertools import combinations, permutations
from random import Random

import numpy as np
import numpy.typing as npt
import pytest

from stube.bots.baselines.german_whist_plain import plain_choice
from stube.bots.sensible.german_whist.situation import read
from stube.cards import FRENCH_52, draw
from stube.games.german_whist import GAME
from stube.kernels import whist_opponent as at
from stube.kernels.whist_rounds import may_play
from stube.solvers.german_whist.packs import cards_of

Ints = npt.NDArray[np.int64]


def height(card: int, trumps: int) -> tuple[bool, int]:
    """What a card is worth, in an order."""
    return bool(trumps) and card < 13, card % 13


@pytest.mark.parametrize("preset", ["classic", "no-trump", "high-low", "last13"])
def test_the_rule_is_the_frozen_one(preset: str) -> None:
    """Its card and the one of `whist-greedy` are equals: of one height, and neither is preferred."""
    chance = Random(preset)
    for _ in range(12):
        state = GAME.start(GAME.presets[preset].rules, {"dealer": "0"})
        while state.result is None:
            if state.needs_deal is not None:
                state = state.deal(draw(state.needs_deal, state.pack, state.seats, chance)).state
                continue
            seat = state.turn[0]
            view = state.view(seat)
            situation = read(view)
            pack = cards_of(situation.trump)
            trumps, few = int(situation.trump is not None), int(situation.sign < 0)
            up = pack.numbers[situation.prizes[0]] if situation.prizes else -1
            want = at.wanted(up, trumps) if situation.foregame else 1
            led = pack.numbers[situation.laid[0]] if situation.laid else -1
            frozen = plain_choice(view, situation)
            said = pack.numbers[FRENCH_52.parse(frozen.removeprefix("play "))]
            mine = at.plain(pack.mask(situation.hand), led, want, trumps, few)
            assert mine % 13 == said % 13
            assert not at.prefers(mine, said, led, want, trumps, few)
            assert not at.prefers(said, mine, led, want, trumps, few)
            other = chance.choice(view.choices).action
            state = state.play(seat, GAME.parse_action(chance.choice([frozen, other]))).state


CARDS = (0, 4, 9, 14, 19, 24, 30)
"""Seven cards of three lanes: two are dealt, and of the others two are drawn unseen, one after either choice."""

SEEN = ((-1, 0, 14), (30, 1, 4))
"""It led the second lowest plain card for nothing, then had none of lane 2 and threw, or trumped with, a trump."""


def every_deal() -> list[tuple[tuple[int, int], int, int]]:
    """All ways to deal two cards and to draw two that agree with the cards played."""
    found = list[tuple[tuple[int, int], int, int]]()
    for dealt in combinations(CARDS[:6], 2):
        for first, second in permutations([card for card in CARDS[:6] if card not in dealt], 2):
            if 14 in dealt and 4 in {*dealt, first}:
                found.append((dealt, first, second))
    return found


def chances(slip: float) -> tuple[dict[int, float], float]:
    """How likely each hand is at the end, and how likely the choices were, by counting."""
    weights, total, deals = dict[int, float](), 0.0, every_deal()
    for dealt, first, second in deals:
        hands = [{*dealt}, {*dealt, first} - {14}]
        weight = 1.0
        for hand, (led, want, played) in zip(hands, SEEN, strict=True):
            mask = sum(1 << card for card in hand)
            better = [card for card in hand if may_play(mask, led) >> card & 1]
            others = len(better) - 1
            ok = not any(at.prefers(card, played, led, want, 1, 0) for card in better)
            weight *= 1 - slip if ok else slip / others
        left = sum(1 << card for card in {*dealt, first, second} - {14, 4})
        weights[left] = weights.get(left, 0.0) + weight
        total += weight
    return {hand: weight / total for hand, weight in weights.items()}, total / len(deals)


@pytest.mark.parametrize("slip", [0.03, 0.4])
def test_deals_come_up_as_often_as_they_fit(slip: float) -> None:
    """Drawn hands have the chances that counting all deals gives, and so has what was seen."""
    wanted, evidence = chances(slip)
    state = np.array([5], np.uint64)
    seen = np.array([[led, want, played, 0, 0, 0] for led, want, played in SEEN], np.int64)
    at.read(seen, 1, 0)
    slots = np.zeros((4, 3), np.int64)
    slots[:, at.FROM] = [0, 0, 1, 2]
    pool = np.array([card for card in CARDS[:6] if card not in {14, 4}], np.int64)
    free = at.begin(seen, slots, np.array([[14, 0], [4, 1]]), pool, state)
    assert free == 2
    walk = seen, np.full(2, slip), slots, pool, free, np.zeros(2, np.int64), state
    assert math.exp(at.weigh(20_000, 10, *walk)) == pytest.approx(evidence, rel=0.03)
    found = np.zeros(20_000, np.uint64)
    at.draw(found, 20, *walk)
    hands, counts = np.unique(found, return_counts=True)
    shares = dict(zip(map(int, hands), counts / len(found), strict=True))
    assert shares.keys() <= wanted.keys()
    for hand, chance in wanted.items():
        assert shares.get(hand, 0.0) == pytest.approx(chance, abs=5 * math.sqrt(chance / len(found)) + 1e-3)


def test_what_cannot_be_is_said() -> None:
    """A hand that showed a void cannot have played a card of it that it had before; there is then no deal."""
    seen = np.array([[30, 0, 4, 0, 0, 0], [-1, 0, 31, 0, 0, 0]], np.int64)
    at.read(seen, 1, 0)
    slots = np.zeros((2, 3), np.int64)
    state = np.array([1], np.uint64)
    assert at.begin(seen, slots, np.array([[4, 0], [31, 1]]), np.array([1, 2], np.int64), state) == -1
