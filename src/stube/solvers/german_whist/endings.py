"""Exact answers about two open hands: the tricks of each card, a race, the card that leaves most to go wrong."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache

import numpy as np
import numpy.typing as npt

from stube.cards import Card
from stube.kernels.two_hands import KEPT
from stube.kernels.two_hands_lanes import WIDTH, compress, lane_of, surplus
from stube.kernels.two_hands_values import PLACES, card_reaches, values
from stube.kernels.whist_traps import trap
from stube.solvers.german_whist.packs import Cards, cards_of
from stube.solvers.german_whist.table import Table, empty, table_of

DEEP, LINES = 4, 100
"""Own choices after a card that are looked through for what the plain rule gives away, and lines at most."""


@dataclass(frozen=True, slots=True)
class Ending:
    """What each card of the seat to play is worth with both hands open.

    Attributes:
        tricks: by card that may be played, the tricks that the seat wins from this one on, both playing their best.
        best: the cards that are best, those first that leave the other the most ways to go wrong.
        slips: by best card, the share of the other's answers to it that give something away; leads only.
        wins_race: by card, whether it wins the race; empty where there is none that matters.
        searched: positions searched.
    """

    tricks: Mapping[Card, int]
    best: tuple[Card, ...]
    slips: Mapping[Card, float]
    wins_race: Mapping[Card, bool]
    searched: int


@cache
def tops() -> npt.NDArray[np.uint8]:
    """Give the table of sure tricks; see `stube.kernels.two_hands_lanes.surplus`."""
    table = np.zeros(1 << WIDTH, np.uint8)
    surplus(table)
    return table


class _Search:
    """One position with what the kernels want to be handed."""

    def __init__(self, pack: Cards, own: int, other: int, few: bool, table: Table) -> None:  # noqa: FBT001 - private
        self.card_of = np.empty(PLACES, np.int64)
        self.own, self.other = compress(own, other, pack.lanes, self.card_of)
        self.place = {int(card): place for place, card in enumerate(self.card_of) if card >= 0}
        self.trump, self.few, self.table = pack.trump, int(few), table
        self.kept = np.full(KEPT, -1, np.int64)
        self.nodes = np.array([0, table.cards, table.ways], np.int64)

    def values(self, led: int) -> npt.NDArray[np.int64]:
        out = np.empty(PLACES, np.int64)
        values(self.own, self.other, led, self.trump, self.few, tops(), self.kept, *self._files(), self.nodes, out)
        return out

    def reaches(self, own: int, other: int, led: int, card: int, need: int, against: int) -> bool:
        asked = (own, other, led, card, need, against, self.trump, self.few, tops(), self.kept)
        return bool(card_reaches(*asked, *self._files(), self.nodes))

    def _files(self) -> tuple[npt.NDArray[np.uint8], npt.NDArray[np.int32], npt.NDArray[np.int32]]:
        return self.table.values, self.table.starts, self.table.ranks


def solve(
    own: Iterable[Card],
    other: Iterable[Card],
    trump: str | None,
    *,
    led: Card | None = None,
    few: bool = False,
    race: tuple[int, int] | None = None,
    with_table: bool = True,
) -> Ending:
    """Solve the seat to play's cards exactly.

    Args:
        own: its hand.
        other: the other hand, without the card led.
        trump: the trump suit, if any.
        led: the card that the other has led, if it has.
        few: whether tricks are not wanted.
        race: tricks that the seat and the other still need to end the round at once.
        with_table: whether the table may be used (and built); results are the same.

    Raises:
        ValueError: the hands overlap or are not of one size.
    """
    pack = cards_of(trump)
    mine, theirs = list(own), [*other, *([led] if led else [])]
    if len({*mine, *theirs}) != 2 * len(mine) or len(mine) != len(theirs) or not mine:
        raise ValueError(len(mine), len(theirs))
    table = table_of(trumps=trump is not None, few=few) if with_table and len(mine) >= 9 else empty()
    search = _Search(pack, pack.mask(mine), pack.mask(theirs), few, table)
    led_bit = 1 << search.place[pack.numbers[led]] if led else 0
    found = search.values(led_bit)
    left = len(mine)
    got = {card: int(found[search.place[pack.numbers[card]]]) for card in mine}
    got = {card: worth for card, worth in got.items() if worth >= 0}
    wins: dict[Card, bool] = {}
    if race is not None and min(race) > 0 and sum(race) <= left:
        search.kept[:] = -1
        need, against = (race[1], race[0]) if few else race
        wins = {
            card: search.reaches(
                search.own, search.other, led_bit, 1 << search.place[pack.numbers[card]], need, against
            )
            for card in got
        }
        search.kept[:] = -1
    most = max(got.values())
    best = [card for card, worth in got.items() if worth == most]
    if any(wins.values()):
        best = [card for card in got if wins[card]]
    slips = {} if led or wins or len(best) == 1 else {card: _slips(search, pack, card, left, most) for card in best}
    if slips:
        best.sort(key=lambda card: -slips[card])
    return Ending(
        tricks={card: left - worth if few else worth for card, worth in got.items()},
        best=tuple(best),
        slips=slips,
        wins_race=wins,
        searched=int(search.nodes[0]),
    )


def against_rule(  # noqa: D417 - arguments of a kind share a line
    own: Iterable[Card],
    other: Iterable[Card],
    trump: str | None,
    cards: Iterable[Card],
    *,
    led: Card | None = None,
    few: bool = False,
) -> Mapping[Card, int]:
    """Give the tricks that each of some best cards wins if the other follows the plain rule.

    Args:
        own, other, trump, led, few: see `solve`.
        cards: best cards of the own hand; only such are thought of later on, too.
    """
    pack, got = cards_of(trump), np.zeros(52, np.int64)
    mine, theirs = list(own), [*other, *([led] if led else [])]
    table = table_of(trumps=trump is not None, few=few) if len(mine) >= 9 else empty()
    trap(
        pack.mask(mine), pack.mask(theirs), pack.numbers[led] if led else -1, pack.mask(cards), DEEP,
        LINES, int(trump is not None), int(few), pack.lanes, tops(), np.full(KEPT, -1, np.int64), table.values,
        table.starts, table.ranks, np.array([0, table.cards, table.ways], np.int64), got,
    )  # fmt: skip
    return {card: int(got[pack.numbers[card]]) for card in cards}


def _slips(search: _Search, pack: Cards, card: Card, left: int, most: int) -> float:
    """Give the share of the other's answers to a lead after which the leader gets more than his best."""
    bit = 1 << search.place[pack.numbers[card]]
    lane = lane_of(bit)
    answers = search.other & lane or search.other
    bits = [1 << place for place in range(PLACES) if answers >> place & 1]
    need = left - most
    lost = sum(
        not search.reaches(search.other, search.own, bit, answer, need, left + 1 - need) if need else 0
        for answer in bits
    )
    return lost / len(bits)
