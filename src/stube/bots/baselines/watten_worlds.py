"""Worlds that fit what a seat knows for certain, all equally likely."""

from collections.abc import Iterator
from random import Random

import numpy as np
import numpy.typing as npt

from stube.bots.budget import Budget, Clock
from stube.bots.sensible.watten.ranking import Ranking
from stube.bots.sensible.watten.situation import Situation
from stube.kernels.deals import deal
from stube.solvers.watten.open_hands import Position
from stube.solvers.watten.tables import tables_of

Masks = npt.NDArray[np.uint64]

TRIES = 60
"""Deals drawn for one that is kept, before what was refused is left aside."""


def uniform(situation: Situation, number: int, random: Random) -> Masks:
    """Deal what is unseen to the seats; while it is announced the own hand is filled up as well.

    Returns:
        [world, seat] → hands as masks of the pack of 33.
    """
    seats = range(situation.seats)
    known = [_mask(situation.held[seat]) for seat in seats]
    known[situation.me] = _mask(situation.hand)
    pool = _mask(situation.unseen) & ~sum(known[seat] for seat in seats if seat != situation.me)
    needs = [max(0, situation.counts[seat] - known[seat].bit_count()) for seat in seats]
    barred = [_mask(cards) for cards in situation.void]
    worlds = np.zeros((number, situation.seats), np.uint64)
    filled = 0
    # Where duties were broken no deal fits what was refused.
    for may in ([pool & ~cards for cards in barred], [pool] * situation.seats):
        if filled == number:
            break
        order = sorted((seat for seat in seats if needs[seat]), key=lambda seat: may[seat].bit_count())
        filled += deal(
            np.uint64(pool),
            np.array(may, np.uint64),
            np.array(needs, np.int64),
            np.array(order, np.int64),
            np.zeros(situation.seats, np.uint64),
            1.0,
            random.getrandbits(63),
            TRIES,
            worlds[filled:],
        )
    worlds |= np.array(known, np.uint64)
    return worlds


def batches(situation: Situation, random: Random, budget: Budget, most: int) -> Iterator[tuple[Ranking, Masks]]:
    """Give worlds until the budget is spent, at most so many at a time, each batch under one order that fits."""
    clock = Clock(budget)
    while number := clock.batch(most):
        yield random.choice(situation.rankings), uniform(situation, number, random)


def position(situation: Situation, ranking: Ranking) -> Position:
    """Give the round as it stands, for the solver."""
    assert situation.to_play is not None
    ours, theirs = situation.missing, situation.they_miss
    return Position(
        tables=tables_of(situation.rules, situation.pack, ranking.strike, ranking.trump),
        side=situation.sides,
        announcer=tuple(seat in situation.announcers for seat in range(situation.seats)),
        step=situation.step % situation.seats,
        seat=situation.to_play,
        leader=situation.laid[0][0] if situation.laid else situation.to_play,
        laid=tuple(card for _, card in situation.laid),
        called=situation.called,
        needs=(ours, theirs) if situation.side == 0 else (theirs, ours),
        tricks=situation.needed,
    )


def _mask(cards: "frozenset[int] | tuple[int, ...]") -> int:
    return sum(1 << card for card in cards)
