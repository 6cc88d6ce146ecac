"""Open endings against a follower of the plain rule: the optimal cards after which it gives most away.

Hands are masks of `13 · lane + height`. Only cards that are best against the best answers are ever played; the other
is taken to answer by `whist_opponent.plain`, which wants every trick of an ending.
"""

import numpy as np

from stube.kernels.bits import lowest
from stube.kernels.compiled import kernel
from stube.kernels.two_hands_lanes import LANE, Bytes, Ints, Small, compress
from stube.kernels.two_hands_values import PLACES, values
from stube.kernels.whist_opponent import plain
from stube.kernels.whist_rounds import HEIGHTS, beats, lane


@kernel()
def optimal(  # noqa: D417 - arguments of a kind share a line
    own: int,
    other: int,
    led: int,
    trumps: int,
    few: int,
    lanes: Ints,
    tops: Bytes,
    kept: Ints,
    table: Bytes,
    starts: Small,
    ranks: Small,
    nodes: Ints,
    out: Ints,
    card_of: Ints,
) -> int:
    """Give the best cards of the hand to play, the lowest of each run of equals.

    Args:
        own: the hand to play.
        other: the other, with the card led if it led one.
        led: the card led, −1 where the hand to play leads.
        trumps: whether lane 0 beats the others.
        few, lanes, tops, kept, table, starts, ranks, nodes: see `two_hands_values.values`.
        out, card_of: room for 56 numbers each.
    """
    mine, theirs = compress(own, other, lanes, card_of)
    bit = 0
    if led >= 0:
        for place in range(PLACES):
            if card_of[place] == led:
                bit = 1 << place
    most = values(mine, theirs, bit, LANE if trumps else 0, few, tops, kept, table, starts, ranks, nodes, out)
    found = 0
    for place in range(PLACES):
        below = (
            place
            and out[place - 1] >= 0
            and mine >> (place - 1) & 1
            and lane(card_of[place - 1]) == lane(card_of[place])
        )
        if out[place] == most and not below:
            found |= 1 << card_of[place]
    return found


@kernel()
def cheapest(cards: int, trumps: int, few: int) -> int:
    """Give the card that is missed least: a low one (`few`: a high one), trumps last."""
    best = -1
    least = 1 << 30
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        height = card - lane(card) * HEIGHTS
        price = (100 if trumps and card < HEIGHTS else 0) + (-height if few else height)
        if price < least:
            least = price
            best = card
    return best


@kernel()
def played(  # noqa: D417 - arguments of a kind share a line
    own: int, other: int, led: int, card: int, trumps: int, few: int
) -> tuple[int, int, int, int]:
    """Play a card, answered by the plain rule where it is led.

    Args:
        own, other, led: see `optimal`.
        card: the card of the hand to play.
        trumps, few: see `optimal`.

    Returns:
        whether it won, both hands afterwards, and what the plain rule then leads: −1 where it does not.
    """
    answer = led
    if led < 0:
        answer = plain(other, card, 1, trumps, few)
    own ^= 1 << card
    other ^= 1 << answer
    wins = beats(card, led, trumps) if led >= 0 else 1 - beats(answer, card, trumps)
    return wins, own, other, -1 if wins or own == 0 else plain(other, -1, 1, trumps, few)


@kernel()
def play_out(  # noqa: D417 - arguments of a kind share a line
    own: int,
    other: int,
    led: int,
    card: int,
    trumps: int,
    few: int,
    lanes: Ints,
    tops: Bytes,
    kept: Ints,
    table: Bytes,
    starts: Small,
    ranks: Small,
    nodes: Ints,
    out: Ints,
    card_of: Ints,
) -> int:
    """Give the tricks that a hand gets from a card on against the plain rule, if it then plays the cheapest best cards.

    Args:
        own, other, led: see `optimal`.
        card: the card of the hand to play.
        trumps, few, lanes, tops, kept, table, starts, ranks, nodes, out, card_of: see `optimal`.
    """
    got = 0
    while True:
        wins, own, other, led = played(own, other, led, card, trumps, few)
        got += wins
        if own == 0:
            return got
        if own & (own - 1) == 0:
            card = lowest(own)
            continue
        best = optimal(own, other, led, trumps, few, lanes, tops, kept, table, starts, ranks, nodes, out, card_of)
        card = cheapest(best, trumps, few)


@kernel(
    "i8(i8, i8, i8, i8, i8, i8, i8, i8[:, ::1], u1[::1], i8[::1], u1[::1], i4[::1], i4[::1], i8[::1], i8[::1], i8[::1],"
    " i8[::1])"
)
def line(  # noqa: D417 - arguments of a kind share a line
    own: int,
    other: int,
    led: int,
    card: int,
    deep: int,
    trumps: int,
    few: int,
    lanes: Ints,
    tops: Bytes,
    kept: Ints,
    table: Bytes,
    starts: Small,
    ranks: Small,
    nodes: Ints,
    out: Ints,
    card_of: Ints,
    left: Ints,
) -> int:
    """Give the tricks that a hand gets from a card on against the plain rule by the best of its best cards.

    Args:
        own, other, led: see `optimal`.
        card: the card of the hand to play.
        deep: so many own choices after it are looked through; then the cheapest best card is played.
        trumps, few, lanes, tops, kept, table, starts, ranks, nodes, out, card_of: see `optimal`.
        left: lines that may still be looked at; counts down.
    """
    left[0] -= 1
    if deep == 0 or left[0] < 0:
        return play_out(
            own, other, led, card, trumps, few, lanes, tops, kept, table, starts, ranks, nodes, out, card_of
        )
    wins, own, other, led = played(own, other, led, card, trumps, few)
    if own == 0:
        return wins
    best = optimal(own, other, led, trumps, few, lanes, tops, kept, table, starts, ranks, nodes, out, card_of)
    if best & (best - 1) == 0:
        deep += 1
    most = -1
    while best:
        second = lowest(best)
        best &= best - 1
        found = line(
            own, other, led, second, deep - 1, trumps, few, lanes, tops, kept, table, starts, ranks, nodes, out,
            card_of, left,
        )  # fmt: skip
        if most < 0 or (found < most if few else found > most):
            most = found
    return wins + most


@kernel()
def trap(  # noqa: D417 - arguments of a kind share a line
    own: int,
    other: int,
    led: int,
    cards: int,
    deep: int,
    lines: int,
    trumps: int,
    few: int,
    lanes: Ints,
    tops: Bytes,
    kept: Ints,
    table: Bytes,
    starts: Small,
    ranks: Small,
    nodes: Ints,
    got: Ints,
) -> None:
    """Give by card the tricks against the plain rule.

    Args:
        own, other, led: see `optimal`.
        cards: the cards asked about.
        deep: see `line`.
        lines: lines looked at for a card.
        trumps, few, lanes, tops, kept, table, starts, ranks, nodes: see `optimal`.
        got: 52 numbers; filled for the cards asked about.
    """
    out = np.empty(PLACES, np.int64)
    card_of = np.empty(PLACES, np.int64)
    left = np.empty(1, np.int64)
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        left[0] = lines
        got[card] = line(
            own, other, led, card, deep, trumps, few, lanes, tops, kept, table, starts, ranks, nodes, out, card_of,
            left,
        )  # fmt: skip
