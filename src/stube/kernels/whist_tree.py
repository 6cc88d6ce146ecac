"""Search in one tree over what a seat sees and does, a new world every time (information-set tree search)."""

import math

import numpy as np

from stube.kernels.bits import lowest
from stube.kernels.compiled import kernel
from stube.kernels.two_hands_lanes import Bytes, Small
from stube.kernels.whist_rounds import CARDS, OVER, TURN, WORLD, Floats, Ints, act, choices, pick
from stube.kernels.whist_search import finish, sample


@kernel()
def tree(  # noqa: D417 - arguments of a kind share a line
    world: Ints,
    rules: Ints,
    suits: Ints,
    weights: Floats,
    known: Ints,
    need: Ints,
    pool: int,
    caps: Ints,
    recent: Ints,
    hidden: int,
    number: int,
    seed: int,
    lanes: Ints,
    tops: Bytes,
    kept: Ints,
    table: Bytes,
    starts: Small,
    ranks: Small,
    nodes: Ints,
    wide: float,
    child: Ints,
    totals: Floats,
    sums: Floats,
) -> None:
    """Go down the tree so many times, each time in a new world.

    Args:
        world, rules, suits, weights, known, need, pool, caps, recent, hidden: see `whist_search.flat`.
        number: how many times.
        seed: seed of all chance.
        lanes, tops, kept, table, starts, ranks, nodes: see `whist_search.finish`.
        wide: how much a card that was seldom tried is preferred, in worth.
        child: [node, 52] → the node after a card, flat; 0 where there is none; child[0] is the number of nodes.
        totals: [node, 3] → visits, times it could be chosen, worth for the seat that searches.
        sums: [52, 2] → filled with the visits of each card of the root.
    """
    state = np.array([seed], np.uint64)
    now = np.empty(WORLD, np.int64)
    stock = np.zeros(64, np.int64)
    cards = np.zeros(64, np.int64)
    card_of = np.empty(56, np.int64)
    path = np.zeros(2 * CARDS, np.int64)
    me = world[TURN]
    for _ in range(number):
        sample(world, stock, known, need, pool, caps, recent, hidden, state, now, cards)
        node = 1
        length = 0
        while not now[OVER]:
            may = choices(now, rules)
            fresh = 0
            best = -1
            most = -1e18
            sign = 1.0 if now[TURN] == me else -1.0
            rest = may
            while rest:
                card = lowest(rest)
                rest &= rest - 1
                after = child[node * CARDS + card]
                if after == 0:
                    fresh |= 1 << card
                    continue
                totals[after, 1] += 1
                visits = totals[after, 0]
                worth = sign * totals[after, 2] / visits + wide * math.sqrt(math.log(totals[after, 1]) / visits)
                if worth > most:
                    most = worth
                    best = card
            if fresh and child[0] + 1 < len(totals):
                best = pick(state, fresh)
                child[0] += 1
                child[node * CARDS + best] = child[0]
                totals[child[0], 1] += 1
            elif best < 0:
                break
            node = child[node * CARDS + best]
            path[length] = node
            length += 1
            act(now, stock, rules, suits, best)
            if fresh:
                break
        worth = finish(
            now, stock, rules, suits, weights, me, state, lanes, card_of, tops, kept, table, starts, ranks, nodes
        )
        for step in range(length):
            totals[path[step], 0] += 1
            totals[path[step], 2] += worth
    rest = choices(world, rules)
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        after = child[CARDS + card]
        sums[card, 0] = totals[after, 0] if after else 0.0
