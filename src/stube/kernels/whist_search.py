"""Search over sampled worlds of a round with a stock: every choice played on in each world, the ends weighed.

Playouts follow a plain rule half of the time. The last tricks of two open hands are played out, valued by a net,
or solved.
"""

import numpy as np

from stube.kernels.bits import count, lowest
from stube.kernels.chance import below
from stube.kernels.compiled import kernel
from stube.kernels.two_hands_lanes import LANE, Bytes, Small, compress
from stube.kernels.two_hands_values import value
from stube.kernels.whist_nets import Singles, ending
from stube.kernels.whist_rounds import (
    CARDS,
    DRAWN,
    EARLY,
    FIRST,
    FORE,
    HAND,
    HANDS,
    HEIGHTS,
    LAID,
    LAST,
    LATE,
    LEADER,
    LYING,
    NEXT,
    OVER,
    PLAYED,
    PLAYERS,
    ROW,
    TRUMPS,
    TURN,
    WORLD,
    Floats,
    Ints,
    Masks,
    act,
    beats,
    choices,
    lane,
    pick,
)

# Places in `weights`.
EARLY_TRICK, LATE_TRICK, MARGIN, WINS, FEW, LEAF, HALF, PLAIN, LAST_BREAKS = range(9)
PLAYED_OUT, ESTIMATED, SOLVED = range(3)


@kernel()
def plain_choice(world: Ints, rules: Ints, few: int, prize: int) -> int:  # noqa: D417 - arguments of a kind share a line
    """Give the choice of the plain rule: win cheaply what is worth it, lead high for a good card, else play low.

    Args:
        world, rules: see `whist_rounds`.
        few: whether tricks are not wanted.
        prize: the height from which a card that lies open is worth a trick; trumps are worth one always.
    """
    may = choices(world, rules)
    if may & (may - 1) == 0:
        return lowest(may)
    taking = world[DRAWN] < rules[HANDS]
    high = taking != (few != 0)
    if not taking and world[LYING]:
        top = world[LAID]
        for place in range(1, world[LYING]):
            if beats(world[LAID + place], top, rules[TRUMPS]):
                top = world[LAID + place]
        winning = -1
        losing = -1
        rest = may
        while rest:
            card = lowest(rest)
            rest &= rest - 1
            worth = _worth(card, rules)
            if beats(card, top, rules[TRUMPS]):
                if winning < 0 or (worth < _worth(winning, rules)) != (few != 0):
                    winning = card
            elif losing < 0 or (worth < _worth(losing, rules)) != (few != 0):
                losing = card
        if winning < 0:
            return losing
        if losing < 0:
            return winning
        if few:
            return losing
        return winning if _wanted(world, rules, prize) or _worth(winning, rules) <= 8 else losing
    if not taking and not few:
        high = _wanted(world, rules, prize) != 0
    best = -1
    rest = may
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        worth = _worth(card, rules)
        if best < 0 or (worth > _worth(best, rules)) == high:
            best = card
    return best


@kernel(inline=True)
def _worth(card: int, rules: Ints) -> int:
    height = card - lane(card) * HEIGHTS
    return height + HEIGHTS if rules[TRUMPS] and card < HEIGHTS else height


@kernel(inline=True)
def _wanted(world: Ints, rules: Ints, prize: int) -> int:
    """Say whether the trick is worth a good card: the last ones always, the others for what lies open."""
    if world[PLAYED] >= rules[FORE]:
        return 1
    row = world[ROW]
    while row:
        if _worth(lowest(row), rules) >= prize:
            return 1
        row &= row - 1
    return 0


@kernel()
def weigh(world: Ints, rules: Ints, weights: Floats, me: int, more: float, more_other: float) -> float:
    """Give what the end of a round is worth to a seat; `more` late tricks are added to it, others to the next seat."""
    players = rules[PLAYERS]
    own = weights[EARLY_TRICK] * world[EARLY + me] + weights[LATE_TRICK] * (world[LATE + me] + more)
    best = -1e9
    total = 0.0
    for seat in range(players):
        if seat != me:
            got = weights[EARLY_TRICK] * world[EARLY + seat] + weights[LATE_TRICK] * (world[LATE + seat] + more_other)
            total += got
            best = max(best, -got if weights[FEW] else got)
    sign = -1.0 if weights[FEW] else 1.0
    margin = sign * (own - total / (players - 1))
    if world[FIRST] >= 0:
        result = sign if world[FIRST] == me else -sign
    elif weights[LEAF] == ESTIMATED and more + more_other > 0:
        # Estimated: a lead of so many tricks holds with a chance.
        result = max(-1.0, min(1.0, margin / 3.0))
    else:
        ahead = sign * own - best
        result = 1.0 if ahead > 0 else -1.0 if ahead < 0 else 0.0
        if ahead == 0 and weights[LAST_BREAKS] and world[OVER]:
            result = 1.0 if world[LEADER] == me else -1.0
    return float(weights[MARGIN] * margin + weights[WINS] * result)


@kernel()
def finish(  # noqa: D417 - arguments of a kind share a line
    world: Ints,
    stock: Ints,
    rules: Ints,
    suits: Ints,
    weights: Floats,
    me: int,
    state: Masks,
    lanes: Ints,
    card_of: Ints,
    tops: Bytes,
    kept: Ints,
    table: Bytes,
    starts: Small,
    ranks: Small,
    nodes: Ints,
    first: Singles,
    second: Singles,
    third: Singles,
    room: Singles,
    place: Ints,
) -> float:
    """Play a world on to its end and weigh it.

    Args:
        world, stock, rules, suits: see `whist_rounds`; the world is used up.
        weights: see the names above.
        me: the seat for which it is weighed.
        state: chance.
        lanes, card_of: see `two_hands_lanes.compress`.
        tops, kept, table, starts, ranks, nodes: see `two_hands.search`.
        first, second, third, room, place: see `whist_nets.ending`.
    """
    few = 1 if weights[FEW] else 0
    leaf = weights[LEAF]
    half = int(weights[HALF] * 256)
    prize = int(weights[PLAIN])
    while not world[OVER]:
        if leaf and world[PLAYED] == rules[FORE] and world[LYING] == 0 and world[DRAWN] >= rules[HANDS]:
            leader = world[LEADER]
            own = world[HAND + leader]
            other = world[HAND + 1 - leader]
            left = count(own)
            if leaf == SOLVED:
                own, other = compress(own, other, lanes, card_of)
                trump = LANE if rules[TRUMPS] else 0
                got = float(value(own, other, trump, few, left // 2, tops, kept, table, starts, ranks, nodes))
            else:
                got = ending(own, other, rules[TRUMPS], first, second, third, room, place)
                got = max(0.0, min(float(left), got))
            if few:
                got = left - got
            if leader == me:
                return weigh(world, rules, weights, me, got, left - got)
            return weigh(world, rules, weights, me, left - got, got)
        if half and below(state, 256) < half:
            card = plain_choice(world, rules, few, prize)
        else:
            card = pick(state, choices(world, rules))
        act(world, stock, rules, suits, card)
    return weigh(world, rules, weights, me, 0.0, 0.0)


@kernel()
def flat(  # noqa: D417 - arguments of a kind share a line
    world: Ints,
    rules: Ints,
    suits: Ints,
    weights: Floats,
    hands: Masks,
    pool: int,
    hidden: int,
    seed: int,
    lanes: Ints,
    tops: Bytes,
    kept: Ints,
    table: Bytes,
    starts: Small,
    ranks: Small,
    nodes: Ints,
    first: Singles,
    second: Singles,
    third: Singles,
    sums: Floats,
) -> None:
    """Play every choice on in worlds.

    Args:
        world, rules, suits: see `whist_rounds`; the others' hands are left out.
        weights: see the names above.
        hands: [world, seat] → hands.
        pool: cards whose place is unknown.
        hidden: how many cards the hidden stock has.
        seed: seed of all chance.
        lanes, tops, kept, table, starts, ranks, nodes, first, second, third: see `finish`.
        sums: [52, 2] → grow by the worth of each card, and by its square.
    """
    state = np.array([seed], np.uint64)
    dealt = np.empty(WORLD, np.int64)
    copy = np.empty(WORLD, np.int64)
    stock = np.zeros(CARDS + 1, np.int64)
    card_of = np.empty(56, np.int64)
    room = np.zeros(256, np.float32)
    place = np.zeros(56, np.int64)
    me = world[TURN]
    may = choices(world, rules)
    for one in range(len(hands)):
        dealt[:] = world
        rest = pool
        for seat in range(hands.shape[1]):
            dealt[HAND + seat] = np.int64(hands[one, seat])
            rest &= ~dealt[HAND + seat]
        many = 0
        while rest:
            stock[many] = lowest(rest)
            rest &= rest - 1
            other = below(state, many + 1)
            stock[many], stock[other] = stock[other], stock[many]
            many += 1
        dealt[NEXT] = 0
        dealt[LAST] = hidden
        rest = may
        same = state[0]
        while rest:
            card = lowest(rest)
            rest &= rest - 1
            copy[:] = dealt
            state[0] = same
            act(copy, stock, rules, suits, card)
            worth = finish(
                copy, stock, rules, suits, weights, me, state, lanes, card_of, tops, kept, table, starts, ranks,
                nodes, first, second, third, room, place,
            )  # fmt: skip
            sums[card, 0] += worth
            sums[card, 1] += worth * worth
