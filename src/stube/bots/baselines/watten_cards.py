"""Which card, in four ways: open hands solved, a tree over what is seen, flat playouts, a rule of thumb."""

from collections.abc import Sequence
from random import Random

import numpy as np
import numpy.typing as npt

from stube.bots.baselines.watten_worlds import batches, position
from stube.bots.budget import Budget
from stube.bots.sensible.watten.playing import Lead, least_worth
from stube.bots.sensible.watten.situation import Situation
from stube.solvers.watten.open_hands import Move, solve, value
from stube.solvers.watten.playouts_search import Tree, flat, thumb

MOST = {"pimc": 8, "ismcts": 64, "flat": 32}
"""Worlds at a time."""

GREEDY = Budget(worlds=16)
"""Worlds for stakes where cards are played by a rule of thumb."""

Counts = npt.NDArray[np.int64]


def chance(situation: Situation, random: Random, budget: Budget) -> float:
    """Give the share of worlds in which the own side wins the round from here with open hands."""
    if situation.missing <= 0 or situation.they_miss <= 0:
        return float(situation.missing <= 0)
    won, worlds = 0, 0
    for ranking, some in batches(situation, random, budget, MOST["pimc"]):
        where = position(situation, ranking)
        found = int(value(where, some).won.sum())
        won += found if situation.is_ours(where.seat) else len(some) - found
        worlds += len(some)
    return won / worlds


def judge(way: str, situation: Situation, leads: Sequence[Lead], random: Random, budget: Budget) -> tuple[Lead, float]:
    """Give the card to play and the chance to win the round that goes with it.

    Args:
        way: one of `stube.bots.baselines.watten.WAYS`.
        situation: what the seat knows; it is its turn to play.
        leads: the cards to choose from.
        random: the source of chance.
        budget: thought.
    """
    moves = [Move(lead.card, lead.called) for lead in leads]
    if max(situation.won) >= situation.needed:
        return least_worth(situation, leads), float(situation.missing <= 0)
    if way == "greedy":
        where = position(situation, random.choice(situation.rankings))
        card = thumb(where, sum(1 << card for card in {lead.card for lead in leads})).card
        return next(lead for lead in leads if lead.card == card), chance(situation, random, GREEDY)
    if way == "ismcts":
        tried, win = _tree(situation, moves, random, budget)
        return leads[int(tried.argmax())], win
    wins, worlds = np.zeros(len(moves)), 0
    for ranking, some in batches(situation, random, budget, MOST[way]):
        where = position(situation, ranking)
        if way == "pimc":
            wins += solve(where, some, moves).won.sum(axis=0)
        else:
            wins += flat(where, some, moves, seed=random.getrandbits(62))
        worlds += len(some)
    best = wins.max()
    equal = [lead for lead, count in zip(leads, wins, strict=True) if count == best]
    return least_worth(situation, equal), float(best) / worlds


def _tree(situation: Situation, moves: Sequence[Move], random: Random, budget: Budget) -> tuple[Counts, float]:
    """Give by move how often it was tried, over a tree for each order that fits, and how the most tried one did."""
    trees: dict[tuple[str, str], Tree] = {}
    for ranking, some in batches(situation, random, budget, MOST["ismcts"]):
        order = ranking.strike, ranking.trump
        if order not in trees:
            trees[order] = Tree(position(situation, ranking))
        trees[order].grow(some, seed=random.getrandbits(62))
    tried = np.sum([tree.visits(moves) for tree in trees.values()], axis=0)
    won = np.sum([tree.wins(moves) for tree in trees.values()], axis=0)
    best = int(tried.argmax())
    return tried, float(won[best] / tried[best])
