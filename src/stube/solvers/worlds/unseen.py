"""What a seat does not see, as constraints on places, and the worlds that fit them: drawn, listed, expected."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from math import comb, prod
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from stube.kernels import counted_deals

Masks = npt.NDArray[np.uint64]
Weight = Callable[[tuple[int, ...]], float]

KEPT = 1_000_000
"""Running sums that are kept for one view (8 MB at most); what goes beyond is added up again when it is needed."""

STATES = 4_000_000
"""States that are counted at most."""


class TooManyError(ValueError):
    """There are too many classes of cards, or too many worlds, for what was asked."""


@dataclass(frozen=True, slots=True)
class Clue:
    """What is known of a place by how many cards of some sets it holds.

    Attributes:
        place: the place.
        sets: sets of cards as masks.
        weight: how likely the place came to be as it is, from the number of cards of each set among its unknown
            ones; 0 where it cannot be.
    """

    place: int
    sets: tuple[int, ...]
    weight: Weight


@dataclass(frozen=True)
class Unseen:
    """Constraints on the cards that a seat has not placed. Cards are places in a pack, sets of cards are masks.

    Attributes:
        pool: the cards whose place is unknown.
        known: by place, cards that lie there for certain.
        needs: by place, how many cards of the pool lie there; what is left lies nowhere (stock, cards aside).
        never: by place, cards that do not lie there.
        clues: what is known besides.
    """

    pool: int
    known: tuple[int, ...]
    needs: tuple[int, ...]
    never: tuple[int, ...]
    clues: tuple[Clue, ...] = ()

    @property
    def total(self) -> float:
        """The weight of all worlds; their number, where no clue weighs. 0 where none fits."""
        return float(self._counted.ways[0, -1])

    def draw(self, number: int, seed: int) -> Masks:
        """Draw worlds, each as often as it weighs.

        Args:
            number: how many worlds.
            seed: seed of all chance.

        Returns:
            [world, place] → the cards that lie there, as masks; uint64.

        Raises:
            ValueError: no world fits.
        """
        self._check()
        kinds = self._kinds
        found = np.zeros((number, len(self.needs)), np.uint64)
        counted_deals.draw_worlds(kinds.cards.copy(), kinds.firsts, *self._tables, *self._counted, seed, found)
        return found | np.array(self.known, np.uint64)

    def shares(self) -> npt.NDArray[np.float64]:
        """Give the chance of every unknown card to lie at every place: [card, place], 64 cards; exact.

        Raises:
            ValueError: no world fits.
        """
        self._check()
        kinds = self._kinds
        means = np.zeros((len(self.needs), len(kinds.sizes)))
        counted_deals.expect(*self._tables, self._counted.ways, means)
        found = np.zeros((64, len(self.needs)))
        for kind, (first, size) in enumerate(zip(kinds.firsts, kinds.sizes, strict=True)):
            found[kinds.cards[first : first + size]] = means[:, kind] / max(1, size)
        for place, cards in enumerate(self.known):
            found[_bits(cards), place] = 1.0
        return found

    def every(self, most: int = 100_000) -> tuple[Masks, npt.NDArray[np.float64]]:
        """List all worlds with their chances; [world, place] and [world].

        Raises:
            TooManyError: there are more than so many.
            ValueError: no world fits.
        """
        self._check()
        worlds, weights = list[tuple[int, ...]](), list[float]()
        for world, weight in self._walk(0, self.pool):
            if len(worlds) == most:
                raise TooManyError(most)
            worlds.append(world)
            weights.append(weight)
        found = np.array(worlds, np.uint64).reshape(-1, len(self.needs)) | np.array(self.known, np.uint64)
        return found, np.array(weights) / sum(weights)

    def _check(self) -> None:
        if not self.total:
            raise ValueError("no world fits")

    def _walk(self, place: int, left: int) -> Iterator[tuple[tuple[int, ...], float]]:
        if place == len(self.needs):
            yield (), 1.0
            return
        for cards in combinations(_bits(left & ~self.never[place]), self.needs[place]):
            hand = sum(1 << card for card in cards)
            weight = self._weight(place, hand)
            if weight:
                for rest, other in self._walk(place + 1, left & ~hand):
                    yield (hand, *rest), weight * other

    def _weight(self, place: int, hand: int) -> float:
        """Give what the clues of a place say to a hand."""
        mine = (clue for clue in self.clues if clue.place == place)
        return prod(clue.weight(tuple((hand & cards).bit_count() for cards in clue.sets)) for clue in mine)

    # The numbers for the kernels

    @cached_property
    def _kinds(self) -> "_Kinds":
        sets = [*self.never, *(cards for clue in self.clues for cards in clue.sets)]
        kinds: dict[tuple[int, ...], list[int]] = {}
        for card in _bits(self.pool):
            kinds.setdefault(tuple(cards >> card & 1 for cards in sets), []).append(card)
        groups = list(kinds.values())
        sizes = [len(group) for group in groups]
        return _Kinds(
            np.array([card for group in groups for card in group], np.int64),
            np.array([sum(sizes[:kind]) for kind in range(len(sizes))], np.int64),
            np.array(sizes, np.int64),
        )

    @cached_property
    def _mixes(self) -> "_Mixes":
        kinds = self._kinds
        groups = [
            [int(card) for card in kinds.cards[first : first + size]]
            for first, size in zip(kinds.firsts, kinds.sizes, strict=True)
        ]
        mixes, weights, starts = list[tuple[int, ...]](), list[float](), [0]
        for place, needs in enumerate(self.needs):
            may = [len(group) if group and not self.never[place] >> group[0] & 1 else 0 for group in groups]
            for mix in _mixes(may, needs):
                hand = sum(1 << card for group, number in zip(groups, mix, strict=True) for card in group[:number])
                weight = self._weight(place, hand)
                if weight:
                    mixes.append(mix)
                    weights.append(weight)
            starts.append(len(mixes))
        return _Mixes(
            np.array(starts, np.int64),
            np.array(mixes, np.int64).reshape(starts[-1], len(groups)),
            np.array(weights, np.float64),
        )

    @cached_property
    def _tables(self) -> "_Tables":
        sizes, mixes = self._kinds.sizes, self._mixes
        strides = np.array([prod(int(size) + 1 for size in sizes[:kind]) for kind in range(len(sizes))], np.int64)
        codes = mixes.mixes @ strides
        return _Tables(sizes, strides, mixes.starts, mixes.mixes, codes, mixes.weights, _CHOOSE)

    @cached_property
    def _counted(self) -> "_Counted":
        states = prod(int(size) + 1 for size in self._kinds.sizes)
        places = len(self.needs)
        if states * (places + 1) > STATES:
            raise TooManyError(states)
        ways = np.zeros((places + 1, states))
        row_of = np.full((places + 1, states), -1, np.int64)
        starts = self._mixes.starts
        kept = min(KEPT, states * int(starts[-1]) + 1)
        rows = np.empty(kept)
        counted_deals.count_ways(*self._tables, kept, ways, row_of, rows)
        return _Counted(ways, row_of, rows)


class _Kinds(NamedTuple):
    """Cards in classes: all cards, where each class begins, its size."""

    cards: npt.NDArray[np.int64]
    firsts: npt.NDArray[np.int64]
    sizes: npt.NDArray[np.int64]


class _Mixes(NamedTuple):
    """Mixes of all places that can be; see `stube.kernels.counted_deals`."""

    starts: npt.NDArray[np.int64]
    mixes: npt.NDArray[np.int64]
    weights: npt.NDArray[np.float64]


class _Tables(NamedTuple):
    """What all kernels want; see `stube.kernels.counted_deals`."""

    sizes: npt.NDArray[np.int64]
    strides: npt.NDArray[np.int64]
    starts: npt.NDArray[np.int64]
    mixes: npt.NDArray[np.int64]
    codes: npt.NDArray[np.int64]
    weights: npt.NDArray[np.float64]
    choose: npt.NDArray[np.float64]


class _Counted(NamedTuple):
    """What `count_ways` filled."""

    ways: npt.NDArray[np.float64]
    row_of: npt.NDArray[np.int64]
    rows: npt.NDArray[np.float64]


_CHOOSE = np.array([[float(comb(number, part)) for part in range(65)] for number in range(65)])


def _mixes(may: Sequence[int], needs: int) -> Iterator[tuple[int, ...]]:
    """Give all ways to take so many cards from classes of these sizes."""
    if not may:
        if needs == 0:
            yield ()
        return
    for number in range(max(0, needs - sum(may[1:])), min(may[0], needs) + 1):
        for rest in _mixes(may[1:], needs - number):
            yield (number, *rest)


def _bits(mask: int) -> list[int]:
    return [place for place in range(mask.bit_length()) if mask >> place & 1]
