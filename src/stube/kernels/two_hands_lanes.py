"""Two hands of four suits as lanes of bits: cards in play by relative rank, lowest first, 14 bits a suit.

A position is two numbers, one a hand; a bit of a lane is a card that is still in play, and the cards in play
of a suit fill its lane from the bottom. Taking a card out moves those above it down by one.
"""

import numpy as np
import numpy.typing as npt

from stube.kernels.bits import count
from stube.kernels.compiled import kernel

WIDTH = 14  # thirteen cards and a mark above the highest
SUITS = 4
LANE = (1 << WIDTH) - 1
MARKS = 1 | 1 << WIDTH | 1 << 2 * WIDTH | 1 << 3 * WIDTH
HEIGHTS = 13

Ints = npt.NDArray[np.int64]
Small = npt.NDArray[np.int32]
Bytes = npt.NDArray[np.uint8]


@kernel(inline=True)
def lane_of(bit: int) -> int:
    """Give the mask of the lane that a card lies in."""
    if bit < 1 << WIDTH:
        return LANE
    if bit < 1 << 2 * WIDTH:
        return LANE << WIDTH
    if bit < 1 << 3 * WIDTH:
        return LANE << 2 * WIDTH
    return LANE << 3 * WIDTH


@kernel(inline=True)
def drop(hand: int, bit: int, lane: int) -> int:
    """Take a card out of play: the cards above it move down."""
    upper = lane & -bit
    return (hand & ~upper) | ((hand & upper & ~bit) >> 1)


@kernel(inline=True)
def name_of(own: int, other: int, trump: int) -> int:
    """Give the number of a position, 56 bits: the same for positions that differ only in the order of plain suits."""
    name = own | ((own | other) + MARKS)
    one = name >> WIDTH & LANE
    two = name >> 2 * WIDTH & LANE
    three = name >> 3 * WIDTH & LANE
    if one < two:
        one, two = two, one
    if two < three:
        two, three = three, two
    if one < two:
        one, two = two, one
    zero = name & LANE
    if trump == 0:
        if zero < one:
            zero, one = one, zero
        if one < two:
            one, two = two, one
        if two < three:
            two, three = three, two
    return zero | one << WIDTH | two << 2 * WIDTH | three << 3 * WIDTH


@kernel()
def surplus(out: Bytes) -> None:
    """Fill the table of cards in one suit that win whatever happens, where nothing beats the suit.

    Args:
        out: filled, 2^14 entries by a hand's lane with the mark above the highest card: in the low four bits how
            far the hand is ahead at most, counted from the top; in the high four bits the same of the other.
            A card falls only to a higher one of the other hand, and each of these beats one.
    """
    for cards in range(WIDTH):
        for word in range(1 << cards):
            ahead = 0
            mine = 0
            theirs = 0
            for place in range(cards - 1, -1, -1):
                ahead += 1 if word >> place & 1 else -1
                mine = max(mine, ahead)
                theirs = max(theirs, -ahead)
            out[1 << cards | word] = mine | theirs << 4


@kernel()
def compress(own: int, other: int, lanes: Ints, card_of: Ints) -> tuple[int, int]:  # noqa: D417 - arguments of a kind share a line
    """Turn hands of a pack into lanes.

    Args:
        own, other: hands as masks of the pack's cards.
        lanes: [4, 13] → cards of each suit from the lowest, −1 where there is none; trumps in lane 0.
        card_of: filled, 56 numbers: the card of the pack at each place, −1 where there is none.

    Returns:
        Both hands as lanes.
    """
    mine = 0
    theirs = 0
    card_of[:] = -1
    for suit in range(SUITS):
        place = suit * WIDTH
        for height in range(HEIGHTS):
            card = lanes[suit, height]
            if card < 0:
                continue
            if own >> card & 1:
                mine |= 1 << place
            elif other >> card & 1:
                theirs |= 1 << place
            else:
                continue
            card_of[place] = card
            place += 1
    return mine, theirs


@kernel()
def held(hand: int) -> int:
    """Give the number of cards in a hand."""
    return int(count(hand))
