"""Deals of unknown cards: every one that fits, each as often as the others."""

from collections import Counter
from itertools import combinations

import numpy as np
from scipy import stats

from stube.kernels.deals import deal

FULL = 0b1111111


def drawn(may: list[int], needs: list[int], number: int, seed: int = 1, wants: tuple[int, ...] = ()) -> list[list[int]]:
    """So many deals of seven cards to two or three places."""
    worlds = np.zeros((number, len(may)), np.uint64)
    order = np.argsort([mask.bit_count() for mask in may])
    wanted = np.array(wants or [0] * len(may), np.uint64)
    filled = deal(np.uint64(FULL), np.array(may, np.uint64), np.array(needs), order, wanted, 0.5, seed, 50, worlds)
    return [list(map(int, world)) for world in worlds[:filled]]


def every(may: list[int], needs: list[int], left: int = FULL) -> list[tuple[int, ...]]:
    """All deals, by trying."""
    if not may:
        return [()]
    found = []
    for cards in combinations([card for card in range(7) if (left & may[0]) >> card & 1], needs[0]):
        hand = sum(1 << card for card in cards)
        found += [(hand, *rest) for rest in every(may[1:], needs[1:], left & ~hand)]
    return found


def test_all_deals_that_fit_come_equally_often() -> None:
    """Chi-square against the enumeration, with places that may not hold everything and cards left over."""
    may, needs = [FULL & ~0b11, FULL & ~0b100, 0b1110110], [2, 1, 2]
    worlds = Counter(map(tuple, drawn(may, needs, 100_000)))
    possible = every(may, needs)
    assert set(worlds) == set(possible)
    assert stats.chisquare([worlds[world] for world in possible]).pvalue > 1e-4


def test_what_a_place_probably_holds_counts_for_more() -> None:
    """Deals without a wanted card stay half as often."""
    worlds = Counter(world[0] for world in drawn([FULL], [1], 60_000, wants=(0b1,)))
    assert stats.chisquare([worlds[1 << card] for card in range(7)], [15_000, *[7_500] * 6]).pvalue > 1e-4


def test_same_seed_same_deals() -> None:
    """Nothing comes from the system; another seed deals otherwise."""
    may, needs = [FULL, FULL], [3, 3]
    assert drawn(may, needs, 50) == drawn(may, needs, 50) != drawn(may, needs, 50, seed=2)


def test_what_cannot_be_is_not_dealt() -> None:
    """No deal comes where too few cards fit."""
    assert drawn([0b1, FULL], [2, 1], 10) == []
