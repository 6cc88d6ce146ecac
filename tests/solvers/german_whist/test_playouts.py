"""Random rounds by numbers are rounds of the state machine."""

import numpy as np
import pytest

from stube.games.german_whist import GAME, GermanWhistRules
from stube.kernels import two_hand_rounds
from stube.kernels.bits import _nth_by_steps, nth
from stube.kernels.whist_rounds import Ints
from stube.solvers.german_whist.packs import numbers_of
from stube.solvers.german_whist.playouts import random_round, random_rounds
from stube.solvers.german_whist.replays import replay

OPTIONS = [
    *({"preset": name} for name in GAME.presets),
    {"preset": "three", "ghost": "auto_lowest", "hand_size": "10"},
    {"preset": "open-stock", "open_n": "14"},
    {"preset": "race-7", "race_scope": "last13", "goal": "fewest"},
]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_state_machine_plays_the_same(options: dict[str, str]) -> None:
    """Each choice is one the state offers, the round ends with the last one, and the tricks are the same."""
    values = {name: value for name, value in options.items() if name != "preset"}
    rules = GermanWhistRules.read({**GAME.presets[options["preset"]].rules.values(), **values})
    for seed in range(25):
        replay(rules, random_round(rules, seed, "CDHS"[seed % 4]))


def written_down(number: int, *, trumps: bool) -> tuple[Ints, Ints, Ints]:
    """Decks, cards played and tricks of the first rounds of a seed."""
    rules = GAME.presets["classic"].rules
    assert isinstance(rules, GermanWhistRules)
    numbers = numbers_of(rules, 52, trumps=trumps)
    decks, played = np.zeros((number, 52), np.int64), np.zeros((number, 52), np.int64)
    tricks = np.zeros((number, 2, 2), np.int64)
    for place in range(number):
        two_hand_rounds.one_round(place, 7, numbers, decks[place], played[place], tricks[place])
    return decks, played, tricks


@pytest.mark.parametrize("number", [1, 2, 301])
def test_many_rounds_are_those_written_down(number: int) -> None:
    """Rounds played two at a time, and the odd one, have the tricks of the same rounds played one by one."""
    rules = GAME.presets["classic"].rules
    assert isinstance(rules, GermanWhistRules)
    tricks = written_down(number, trumps=True)[2].sum(axis=(0, 1))
    assert random_rounds(rules, number, 7) == (*tricks, 0, 0, 52 * number)


def even(found: Ints, places: int) -> bool:
    """Whether numbers are spread evenly over so many places: chi-square below its 99.99th percentile."""
    expected = len(found) / places
    square = float(((np.bincount(found, minlength=places) - expected) ** 2 / expected).sum())
    return bool(square < places - 1 + 4 * (2 * (places - 1)) ** 0.5 + 8)


@pytest.mark.parametrize("trumps", [True, False])
def test_cards_are_dealt_and_played_evenly(trumps: bool) -> None:  # noqa: FBT001 - a parameter of pytest
    """Every card turns up at every place of the deck, and every card of a hand is led, as often as any other.

    With trumps the first card of the stock is one. Where a follower has so many of the suit, each is as likely.
    """
    decks, played, _ = written_down(6000, trumps=trumps)
    assert (np.sort(decks) == np.arange(52)).all()
    assert (np.sort(played) == np.arange(52)).all()
    turned = decks[:, 26]
    assert even(turned, 13 if trumps else 52)
    if not trumps:
        assert all(even(decks[:, place], 52) for place in range(27, 52))
    own, other = np.sort(decks[:, :26:2]), np.sort(decks[:, 1:26:2])
    for hands in (own, other):
        assert abs(np.bincount(hands.ravel(), minlength=52)[13:] / 6000 - 13 / (51 if trumps else 52)).max() < 0.03
    assert even((own < played[:, :1]).sum(axis=1), 13)
    same = other // 13 == played[:, :1] // 13
    for suit in (2, 3, 4):
        some = same.sum(axis=1) == suit
        assert even((same & (other < played[:, 1:2])).sum(axis=1)[some], suit)
    none = same.sum(axis=1) == 0
    assert even((other < played[:, 1:2]).sum(axis=1)[none], 13)


def test_the_nth_bit_is_found_either_way() -> None:
    """The way of this machine and the way of machines without the instruction give the same place."""
    for seed in range(200):
        mask = int(np.random.default_rng(seed).integers(1, 1 << 52))
        for number in range(mask.bit_count()):
            place = nth(mask, number)
            assert place == _nth_by_steps(mask, number)
            assert (mask >> place & 1, (mask & (1 << place) - 1).bit_count()) == (1, number)


def test_all_choices_are_taken() -> None:
    """Over many rounds both hands win about as much, and every round has its 26 tricks and 52 decisions."""
    rules = GAME.presets["classic"].rules
    assert isinstance(rules, GermanWhistRules)
    first, second, third, fourth, decisions = random_rounds(rules, 2000, 5)
    assert (first + second, third, fourth, decisions) == (52000, 0, 0, 104000)
    assert abs(first - second) < 1000
