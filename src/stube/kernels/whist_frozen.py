"""The searches that German Whist bots are measured against: flat Monte Carlo and one tree of what is seen; frozen.

Two hands, every card `13 · lane + height`, lane 0 beats the others where there are trumps. Playouts are random
to the last card; where endings are exact, a playout stops at the first trick without a draw and is solved. These
functions are not made better: a better search stands elsewhere and is measured against them.
"""

import math

import numpy as np

from stube.kernels.bits import count, lowest
from stube.kernels.chance import below
from stube.kernels.compiled import kernel
from stube.kernels.two_hands_lanes import LANE, Bytes, Ints, Small, compress
from stube.kernels.two_hands_values import value
from stube.kernels.whist_rounds import Floats, Masks

HEIGHTS = 13
SUIT = (1 << HEIGHTS) - 1
CARDS = 52

# Places in `world`. OWN is the seat that searches; MINE is 1 while it leads; LED is −1 before a card is led; AT is
# the place in the stock; DRAWS and LEFT are the tricks with a draw to come, and all; then tricks ahead.
OWN, OTHER, MINE, LED, AT, DRAWS, LEFT, EARLY, LATE = range(9)
WORLD = 9

# Places in `weights`: of a trick with a draw, of another, of a trick ahead at the end, of winning; whether tricks
# are unwanted, trumps beat, endings are solved.
EARLY_TRICK, LATE_TRICK, MARGIN, WINS, FEW, TRUMPS, SOLVED = range(7)


@kernel(inline=True)
def _one_of(state: Masks, mask: int) -> int:
    step = below(state, count(mask))
    while step > 0:
        mask &= mask - 1
        step -= 1
    return lowest(mask)


@kernel(inline=True)
def _lane(card: int) -> int:
    return card * 79 >> 10


@kernel(inline=True)
def may(world: Ints) -> int:
    """Give the cards among which the hand on turn chooses."""
    if world[LED] < 0:
        return int(world[OWN] if world[MINE] else world[OTHER])
    hand = world[OTHER] if world[MINE] else world[OWN]
    same = hand & (SUIT << _lane(world[LED]) * HEIGHTS)
    return int(same or hand)


@kernel()
def step(world: Ints, stock: Ints, trumps: int, card: int) -> None:
    """Play a card; after two give the trick, and the next cards of the stock while there are any."""
    leads = world[LED] < 0
    hand = OWN if (world[MINE] != 0) == leads else OTHER
    world[hand] ^= 1 << card
    if leads:
        world[LED] = card
        return
    led = world[LED]
    same = _lane(card) == _lane(led)
    wins = card < led if same else not (trumps and card < HEIGHTS)
    mine = 1 if wins == (world[MINE] != 0) else 0
    world[MINE] = mine
    world[LED] = -1
    world[LEFT] -= 1
    if world[DRAWS]:
        world[DRAWS] -= 1
        world[EARLY] += 2 * mine - 1
        world[OWN if mine else OTHER] |= 1 << stock[world[AT]]
        world[OTHER if mine else OWN] |= 1 << stock[world[AT] + 1]
        world[AT] += 2
    else:
        world[LATE] += 2 * mine - 1


@kernel()
def finish(
    world: Ints,
    stock: Ints,
    weights: Floats,
    state: Masks,
    lanes: Ints,
    card_of: Ints,
    tops: Bytes,
    kept: Ints,
    table: Bytes,
    starts: Small,
    ranks: Small,
    nodes: Ints,
) -> float:
    """Play a world on at random to its end, or to an ending that is solved; give what it is worth to the searcher."""
    trumps = 1 if weights[TRUMPS] else 0
    late = float(world[LATE])
    own = world[OWN]
    other = world[OTHER]
    mine = world[MINE]
    led = world[LED]
    at = world[AT]
    draws = world[DRAWS]
    early = world[EARLY]
    for _ in range(world[LEFT]):
        if weights[SOLVED] and draws == 0 and led < 0:
            few = 1 if weights[FEW] else 0
            first, second = compress(own if mine else other, other if mine else own, lanes, card_of)
            left = count(first)
            trump = LANE if trumps else 0
            got = value(first, second, trump, few, left // 2, tops, kept, table, starts, ranks, nodes)
            if few:
                got = left - got
            late += (2.0 if mine else -2.0) * got + (-left if mine else left)
            break
        leader = own if mine else other
        follower = other if mine else own
        if led < 0:
            led = _one_of(state, leader)
            leader ^= 1 << led
        same = follower & (SUIT << _lane(led) * HEIGHTS)
        card = _one_of(state, same or follower)
        follower ^= 1 << card
        wins = card < led if same else not (trumps and card < HEIGHTS)
        if not wins:
            leader, follower = follower, leader
            mine = 1 - mine
        led = -1
        if draws:
            draws -= 1
            early += 2 * mine - 1
            leader |= 1 << stock[at]
            follower |= 1 << stock[at + 1]
            at += 2
        else:
            late += 2.0 * mine - 1.0
        own = leader if mine else follower
        other = follower if mine else leader
    ahead = weights[EARLY_TRICK] * early + weights[LATE_TRICK] * late
    if weights[FEW]:
        ahead = -ahead
    return float(weights[MARGIN] * ahead + weights[WINS] * np.sign(ahead))


@kernel()
def deal(known: int, need: int, cards: Ints, free: int, caps: Ints, up: int, state: Masks, stock: Ints) -> int:
    """Deal the unseen cards; give the other hand.

    Args:
        known: cards that the other hand is known to hold.
        need: how many more it holds.
        cards: the unseen cards, those that it may hold first; put into another order.
        free: how many these are.
        caps: by lane, how many of its unseen cards it drew since it was void there, −1 where it never was.
        up: the card on top of the stock, −1 where it is not seen.
        state: chance.
        stock: filled.
    """
    hand = 0
    for _ in range(100):
        hand = 0
        for place in range(need):
            other = place + below(state, free - place)
            cards[place], cards[other] = cards[other], cards[place]
            hand |= 1 << cards[place]
        fits = True
        for lane in range(4):
            if caps[lane] > 0:
                # All of this lane must be among those drawn since.
                for held in range(count(hand & (SUIT << lane * HEIGHTS))):
                    if below(state, need - held) >= caps[lane] - held:
                        fits = False
        if fits:
            break
    at = 0
    if up >= 0:
        stock[0] = up
        at = 1
    for place in range(need, len(cards)):
        other = place + below(state, len(cards) - place)
        cards[place], cards[other] = cards[other], cards[place]
        stock[at] = cards[place]
        at += 1
    return known | hand


@kernel(inline=True)
def _restored(cards: Ints, first: Ints) -> None:
    for place in range(len(first)):
        cards[place] = first[place]


@kernel()
def flat(  # noqa: D417 - arguments of a kind share a line
    world: Ints,
    weights: Floats,
    known: int,
    need: int,
    cards: Ints,
    free: int,
    caps: Ints,
    up: int,
    number: int,
    seed: int,
    lanes: Ints,
    tops: Bytes,
    kept: Ints,
    table: Bytes,
    starts: Small,
    ranks: Small,
    nodes: Ints,
    sums: Floats,
) -> None:
    """Play every choice on in so many worlds.

    Args:
        world, weights: see the names above.
        known, need, cards, free, caps, up: see `deal`.
        number: how many worlds.
        seed: seed of all chance.
        lanes: see `two_hands_lanes.compress`.
        tops, kept, table, starts, ranks, nodes: see `two_hands.search`.
        sums: 52 numbers; grow by what each card was worth.
    """
    state = np.array([seed], np.uint64)
    now = np.empty(WORLD, np.int64)
    stock = np.zeros(CARDS, np.int64)
    card_of = np.empty(56, np.int64)
    first = cards.copy()
    for _ in range(number):
        if free < len(cards):
            _restored(cards, first)  # those that may be held come first again
        other = deal(known, need, cards, free, caps, up, state, stock)
        rest = may(world)
        while rest:
            card = lowest(rest)
            rest &= rest - 1
            now[:] = world
            now[OTHER] = other
            step(now, stock, int(weights[TRUMPS]), card)
            sums[card] += finish(now, stock, weights, state, lanes, card_of, tops, kept, table, starts, ranks, nodes)
    _restored(cards, first)


@kernel()
def tree(  # noqa: D417 - arguments of a kind share a line
    world: Ints,
    weights: Floats,
    known: int,
    need: int,
    cards: Ints,
    free: int,
    caps: Ints,
    up: int,
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
    child: Small,
    totals: Floats,
    sums: Floats,
) -> None:
    """Go down one tree so many times, each time in a new world (Cowling, Powley and Whitehouse 2012).

    Args:
        world, weights, known, need, cards, free, caps, up, number, seed, lanes, tops, kept, table, starts, ranks,
            nodes: see `flat`.
        wide: how much a card that was seldom tried is preferred, in worth.
        child: [node, 52] → the node after a card, 0 where there is none; child[0, 0] is the number of nodes.
        totals: [node, 3] → visits, times it could be chosen, worth to the searcher.
        sums: 52 numbers; filled with the visits of each card of the root.
    """
    state = np.array([seed], np.uint64)
    now = np.empty(WORLD, np.int64)
    stock = np.zeros(CARDS, np.int64)
    card_of = np.empty(56, np.int64)
    path = np.zeros(2 * CARDS, np.int64)
    first = cards.copy()
    for _ in range(number):
        if free < len(cards):
            _restored(cards, first)
        now[:] = world
        now[OTHER] = deal(known, need, cards, free, caps, up, state, stock)
        node = 1
        length = 0
        while now[LEFT] and not (weights[SOLVED] and now[DRAWS] == 0 and now[LED] < 0):
            fresh = 0
            best = -1
            most = -1e18
            sign = 1.0 if (now[MINE] != 0) == (now[LED] < 0) else -1.0
            rest = may(now)
            while rest:
                card = lowest(rest)
                rest &= rest - 1
                after = child[node, card]
                if after == 0:
                    fresh |= 1 << card
                    continue
                totals[after, 1] += 1
                visits = totals[after, 0]
                worth = sign * totals[after, 2] / visits + wide * math.sqrt(math.log(totals[after, 1]) / visits)
                if worth > most:
                    most = worth
                    best = card
            if fresh and child[0, 0] + 1 < len(totals):
                best = _one_of(state, fresh)
                child[0, 0] += 1
                child[node, best] = child[0, 0]
                totals[child[0, 0], 1] += 1
            elif best < 0:
                break
            node = child[node, best]
            path[length] = node
            length += 1
            step(now, stock, int(weights[TRUMPS]), best)
            if fresh:
                break
        worth = finish(now, stock, weights, state, lanes, card_of, tops, kept, table, starts, ranks, nodes)
        for place in range(length):
            totals[path[place], 0] += 1
            totals[path[place], 2] += worth
    _restored(cards, first)
    rest = may(world)
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        after = child[1, card]
        sums[card] = totals[after, 0] if after else 0.0
