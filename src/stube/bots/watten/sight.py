"""What comes of a card: exact results in worlds that fit the view, averaged."""

from collections.abc import Iterator, Sequence
from random import Random

import numpy as np

from stube.bots.budget import Budget, Clock
from stube.bots.sensible.watten.playing import Judged, Lead, least_worth, with_sense
from stube.bots.sensible.watten.ranking import Ranking
from stube.bots.sensible.watten.situation import Situation
from stube.bots.watten.worlds import Masks, draw
from stube.solvers.watten.open_hands import Move, Position, solve, value
from stube.solvers.watten.tables import tables_of

BATCH = 16
"""Worlds solved between two looks at the clock."""

ORDERS = 8
"""Where strike and trump are hidden, so many announcements that may be are looked at at once."""

ALMOST = 0.5
"""Cards whose results differ by less than this many worlds count as equal: the one missed least is played."""


def batches(situation: Situation, random: Random, budget: Budget, times: int = 1) -> Iterator[tuple[Ranking, Masks]]:
    """Give worlds until the budget is spent, some at a time, each under one order of the round.

    Args:
        situation: what the seat knows.
        random: the source of chance.
        budget: thought for a card.
        times: how many times the budget.
    """
    clock = Clock(budget, times)
    while size := clock.batch(BATCH // ORDERS if len(situation.rankings) > 1 else BATCH):
        ranking = random.choice(situation.rankings)
        yield ranking, draw(situation, ranking, size, random)


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


def judge(situation: Situation, leads: Sequence[Lead], random: Random, budget: Budget) -> Judged:
    """Give the best card and the chance that the own side wins the round after it."""
    moves = [Move(lead.card, lead.called) for lead in leads]
    wins = np.zeros(len(moves))
    worlds = 0
    for ranking, some in batches(situation, random, budget):
        wins += solve(position(situation, ranking), some, moves).won.sum(axis=0)
        worlds += len(some)
    best = wins.max()
    equal = tuple(lead for lead, count in zip(leads, wins, strict=True) if best - count < ALMOST)
    return Judged(least_worth(situation, with_sense(situation, equal)), float(best) / worlds)


def chance(situation: Situation, random: Random, budget: Budget, times: int = 1) -> float:
    """Give the chance that the own side wins the round from here, whoever is to play."""
    if situation.missing <= 0 or situation.they_miss <= 0:
        return float(situation.missing <= 0)
    won, worlds = 0, 0
    for ranking, some in batches(situation, random, budget, times):
        where = position(situation, ranking)
        found = int(value(where, some).won.sum())
        won += found if situation.is_ours(where.seat) else len(some) - found
        worlds += len(some)
    return won / worlds
