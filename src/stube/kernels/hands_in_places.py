"""Cards of a few hands at places of their own, five to a seat: what a search of open hands works on.

The cards still held are then one number of 20 bits. What is compared once for a pack (`compare`) is turned into
places for each world.
"""

import numpy as np
import numpy.typing as npt

from stube.kernels.bits import lowest
from stube.kernels.compiled import kernel

HELD = 5
PLACES = 4 * HELD

Ints = npt.NDArray[np.int64]
Masks = npt.NDArray[np.uint64]
Bytes = npt.NDArray[np.int8]


@kernel()
def compare(strength: Bytes, kind: Ints, beaten: Masks, above: Masks, between: Masks) -> None:
    """Compare all cards of a pack under one announcement.

    Args:
        strength: [led, card] → height; 0 never wins.
        kind: by card; cards of different kinds are bound by different duties.
        beaten: filled: [card] → cards that beat it when it is led.
        above: filled: [card] → cards that beat or equal it in some trick that it does not lead.
        between: filled: [card, card] → cards that tell the two apart in one hand; all bits where more does.
    """
    size = strength.shape[0]
    one = np.uint64(1)
    for low in range(size):
        beaten[low] = 0
        above[low] = 0
        for other in range(size):
            if other == low:
                continue
            if strength[low, other] > strength[low, low]:
                beaten[low] |= one << np.uint64(other)
            for led in range(size):
                if led != low and strength[led, other] >= strength[led, low]:
                    above[low] |= one << np.uint64(other)
                    break
        for high in range(size):
            mask = np.uint64(0)
            if kind[low] != kind[high]:
                mask = ~mask
            for led in range(size):
                least = min(strength[led, low], strength[led, high])
                most = max(strength[led, low], strength[led, high])
                if most == 0:
                    continue
                if least == 0:
                    mask |= one << np.uint64(led)
                    continue
                for card in range(size):
                    if least <= strength[led, card] <= most:
                        mask |= one << np.uint64(card)
            if strength[low, high] == 0 or strength[high, low] == 0:
                mask = ~np.uint64(0)
            between[low, high] = mask
            if mask != ~np.uint64(0):
                between[low, high] = mask & ~(one << np.uint64(low)) & ~(one << np.uint64(high))


@kernel()
def places(mask: np.uint64, card: Ints, without: int) -> int:
    """Turn a mask of the pack into a mask of places, one seat left out."""
    found = 0
    for place in range(PLACES):
        if place // HELD != without and card[place] >= 0 and (mask >> np.uint64(card[place])) & np.uint64(1):
            found |= 1 << place
    return found


@kernel()
def sit(hands: Masks, seats: int, laid: Ints, leader: int, after: int, worth: Ints, card: Ints) -> tuple[int, int]:
    """Give every card its place, five to a seat, weakest first; returns the cards held and those on the table."""
    held = 0
    table = 0
    card[:] = -1
    for seat in range(seats):
        first = HELD * seat
        last = first
        rest = hands[seat]
        turn = (seat - leader) * after % seats
        if turn < len(laid):
            rest |= np.uint64(1) << np.uint64(laid[turn])
        while rest:
            index = np.int64(lowest(rest))
            rest &= rest - np.uint64(1)
            place = last
            while place > first and worth[card[place - 1]] > worth[index]:
                card[place] = card[place - 1]
                place -= 1
            card[place] = index
            last += 1
        for place in range(first, last):
            if turn < len(laid) and card[place] == laid[turn]:
                table |= 1 << place
            else:
                held |= 1 << place
    return held, table


@kernel()
def duties(
    seats: int, card: Ints, compel: Masks, allow: Masks, side: Ints, announcer: Ints, must: Ints, may: Ints
) -> None:
    """Fill [called, led, seat] → the places that compel, and those then allowed."""
    for called in range(2):
        for led in range(PLACES):
            for seat in range(seats):
                must[called, led, seat] = 0
                if card[led] < 0 or seat == led // HELD:
                    continue
                partner = 1 if side[seat] == side[led // HELD] else 0
                binding = compel[called, partner, announcer[seat], card[led]]
                if binding:
                    must[called, led, seat] = places(binding, card, -1)
                    may[called, led, seat] = places(allow[called, partner, announcer[seat], card[led]], card, -1)
