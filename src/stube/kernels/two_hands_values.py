"""Values of open endings: of the position, and of every card that may be played."""

import numpy as np

from stube.kernels.bits import count
from stube.kernels.compiled import kernel
from stube.kernels.pointers import pointer
from stube.kernels.two_hands import search, search_few
from stube.kernels.two_hands_lanes import LANE, SUITS, WIDTH, Bytes, Ints, Small, compress, drop, lane_of
from stube.kernels.two_hands_table import probe

PLACES = 4 * WIDTH


@kernel()
def reaches(
    own: int,
    other: int,
    left: int,
    need: int,
    against: int,
    trump: int,
    few: int,
    tops: Bytes,
    kept: Ints,
    table: Bytes,
    starts: Small,
    ranks: Small,
    nodes: Ints,
) -> int:
    """Say whether the leader gets `need` before the other gets `against`; numbers of nothing are answered too."""
    if need <= 0:
        return 1
    if against <= 0 or left == 0:
        return 0
    slots = len(kept) - 1
    sure, met, known, counts = pointer(tops), pointer(kept), pointer(table), pointer(nodes)
    at, by = pointer(starts), pointer(ranks)
    if few:
        return search_few(own, other, left, need, against, trump, slots, sure, met, known, at, by, counts)
    return search(own, other, left, need, against, trump, slots, sure, met, known, at, by, counts)


@kernel()
def value(  # noqa: D417 - arguments of a kind share a line
    own: int,
    other: int,
    trump: int,
    few: int,
    guess: int,
    tops: Bytes,
    kept: Ints,
    table: Bytes,
    starts: Small,
    ranks: Small,
    nodes: Ints,
) -> int:
    """Give how many tricks the leader wins (`few`: does not win), both playing their best.

    Args:
        own, other: the leader's hand and the other, as lanes.
        trump, few, kept, table, starts, ranks, nodes: see `two_hands.search`.
        guess: the number asked about first.
        tops: see `two_hands_lanes.surplus`.
    """
    left = count(own)
    if len(table) and left == nodes[1]:
        return probe(own, other, trump, nodes[2], table, starts, ranks)
    low = 0
    high = left
    while low < high:
        asked = min(max(guess, low + 1), high)
        if reaches(own, other, left, asked, left + 1 - asked, trump, few, tops, kept, table, starts, ranks, nodes):
            low = asked
            guess = asked + 1
        else:
            high = asked - 1
            guess = asked - 1
    return low


@kernel()
def guess(own: int, other: int, trump: int, few: int, tops: Bytes) -> int:
    """Give a first guess at a value: half of the tricks, the trumps ahead, and half of the plain cards ahead."""
    ahead = 2 * (count(own & trump) - count(other & trump))
    for suit in range(SUITS):
        if LANE << WIDTH * suit != trump:
            mine = own >> WIDTH * suit & LANE
            both = tops[mine | ((mine | (other >> WIDTH * suit & LANE)) + 1)]
            ahead += (both & 15) - (both >> 4)
    return (count(own) + (-ahead if few else ahead)) // 2


@kernel()
def _after(
    first: int,
    second: int,
    card: int,
    reply: int,
    need: int,
    against: int,
    trump: int,
    few: int,
    tops: Bytes,
    kept: Ints,
    table: Bytes,
    starts: Small,
    ranks: Small,
    nodes: Ints,
) -> int:
    """Say whether the leader gets `need` before the other gets `against` once both cards lie."""
    lane = lane_of(card)
    shed = lane_of(reply)
    wins = 1
    if lane == shed:
        wins = 1 if reply < card else 0
        if reply > card:
            reply >>= 1
    elif shed == trump:
        wins = 0
    first = drop(first, card, lane)
    second = drop(second, card, lane)
    first = drop(first, reply, shed)
    second = drop(second, reply, shed)
    left = count(first)
    if (wins != 0) != (few != 0):
        need -= 1
    else:
        against -= 1
    if need == 0:
        return 1
    if against == 0:
        return 0
    if wins:
        return reaches(first, second, left, need, against, trump, few, tops, kept, table, starts, ranks, nodes)
    return 1 - reaches(second, first, left, against, need, trump, few, tops, kept, table, starts, ranks, nodes)


@kernel()
def card_reaches(  # noqa: D417 - arguments of a kind share a line
    own: int,
    other: int,
    led: int,
    card: int,
    need: int,
    against: int,
    trump: int,
    few: int,
    tops: Bytes,
    kept: Ints,
    table: Bytes,
    starts: Small,
    ranks: Small,
    nodes: Ints,
) -> int:
    """Say whether a card gets the hand to play `need` before the other gets `against`.

    Args:
        own: the hand to play, as lanes.
        other: the other, with the card it led if it led one.
        led: the card led, 0 where the hand to play leads.
        card: the card asked about.
        need, against: numbers of the hand to play and of the other.
        trump, few, tops, kept, table, starts, ranks, nodes: see `two_hands.search`.
    """
    if led:
        return 1 - _after(other, own, led, card, against, need, trump, few, tops, kept, table, starts, ranks, nodes)
    lane = lane_of(card)
    replies = other & lane or other
    replies &= ~(replies << 1)
    while replies:
        reply = replies & -replies
        replies ^= reply
        if not _after(own, other, card, reply, need, against, trump, few, tops, kept, table, starts, ranks, nodes):
            return 0
    return 1


@kernel()
def values(  # noqa: D417 - arguments of a kind share a line
    own: int,
    other: int,
    led: int,
    trump: int,
    few: int,
    tops: Bytes,
    kept: Ints,
    table: Bytes,
    starts: Small,
    ranks: Small,
    nodes: Ints,
    out: Ints,
) -> int:
    """Give what every card that may be played gets.

    Args:
        own, other, led: see `card_reaches`.
        trump, few, tops, kept, table, starts, ranks, nodes: see `two_hands.search`.
        out: filled by place: tricks that the hand to play gets from this one on; −1 where no card may be played.

    Returns:
        the most of them.
    """
    out[:] = -1
    left = count(own)
    legal = own
    if led and own & lane_of(led):
        legal = own & lane_of(led)
    best = guess(own, other, trump, few, tops)
    first = 1
    most = -1
    for place in range(PLACES - 1, -1, -1):
        card = 1 << place
        if not legal & card:
            continue
        if place + 1 < PLACES and legal & (card << 1):
            # A neighbour: the same, unless the card led lies between, which it then does in its lane.
            out[place] = out[place + 1]
            continue
        low = 0
        high = left
        while low < high:
            asked = min(max(best if low == 0 and high == left else low + 1 if low >= best else high, low + 1), high)
            if card_reaches(
                own, other, led, card, asked, left + 1 - asked, trump, few, tops, kept, table, starts, ranks, nodes
            ):
                low = asked
            else:
                high = asked - 1
        out[place] = low
        if first or low > most:
            most = low
            best = low
        first = 0
    return most


@kernel()
def many_values(  # noqa: D417 - arguments of a kind share a line
    owns: Ints,
    others: Ints,
    lanes: Ints,
    trump: int,
    few: int,
    each: int,
    kept: Ints,
    table: Bytes,
    starts: Small,
    ranks: Small,
    nodes: Ints,
    tops: Bytes,
    found: Ints,
    looked: Ints,
) -> None:
    """Give the values of many endings, each from nothing.

    Args:
        owns, others: leaders' hands and the others, as masks of the pack.
        lanes: see `two_hands_lanes.compress`.
        trump, few, kept, table, starts, ranks, nodes: see `two_hands.search`.
        each: whether every card is valued, not only the position.
        tops: see `two_hands_lanes.surplus`.
        found: filled, one an ending.
        looked: filled: positions searched, one an ending.
    """
    card_of = np.empty(PLACES, np.int64)
    out = np.empty(PLACES, np.int64)
    for one in range(len(owns)):
        own, other = compress(owns[one], others[one], lanes, card_of)
        kept[:] = -1
        nodes[0] = 0
        if each:
            found[one] = values(own, other, 0, trump, few, tops, kept, table, starts, ranks, nodes, out)
        else:
            found[one] = value(
                own, other, trump, few, guess(own, other, trump, few, tops), tops, kept, table, starts, ranks, nodes
            )
        looked[one] = nodes[0]
