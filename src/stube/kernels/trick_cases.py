"""Of which case a card is that may be played in a trick, by what its holder can see.

Whether it leads, who is on top, how many unseen cards beat it, how it stands among the others that may be played, how
many tricks are missing. There are too many cases to see each often, so each has three classes.
"""

from typing import Any

import numpy as np

from stube.kernels.bits import count, lowest
from stube.kernels.compiled import kernel
from stube.kernels.trick_rounds_search import Bytes, Ints, Masks

ONE = np.uint64(1)
CARDS = 33
MOST = 16
"""Cards of a hand, at most."""

FEW = np.array([0, 1, 2, 3, 3, 4, 4, 4, 4, *[5] * 56], np.int64)
FEW_BEAT_A_LOW_CARD = np.array([0, 0, 1, 1, 1, *[2] * 5, *[3] * 55], np.int64)
"""A number of cards in six steps, and in four."""

# Cases: of a lead by tricks missing (9), sure cards of the hand (3), cards that beat it (6), place in the hand (3); of
# the other cards by tricks missing, side on top and opponents to come (6), cards that beat the top (6), cards that
# beat the card (6 where it is on top then, 4 where it is not), whether it is the cheapest of these, or the lowest.
OVER = 9 * 3 * 6 * 3
UNDER = OVER + 9 * 6 * 6 * 6 * 2
CASES = UNDER + 9 * 6 * 6 * 4 * 2

LEADS, AROUND, KINDS = 36, 12, 20
NEEDS = LEADS + AROUND * KINDS
SURE = NEEDS + 9 * (6 + 6 * 4)
TOPS = SURE + 3 * 18
CLASSES = TOPS + 6 * 6 * 4
SORTS = 3
"""Classes of a case."""


@kernel()
def sort_cases(classes: Ints) -> None:
    """Fill [case, sort] with the classes of every case."""
    for needs in range(9):
        pressed = 1 if needs % 3 == 0 else 0
        for sure in range(3):
            for step in range(6):
                for place in range(3):
                    case = ((needs * 3 + sure) * 6 + step) * 3 + place
                    classes[case, 0] = (step * 3 + place) * 2 + pressed
                    classes[case, 1] = NEEDS + needs * 30 + step
                    classes[case, 2] = SURE + (sure * 3 + place) * 6 + step
        for around in range(6):
            kinds = LEADS + (around * 2 + pressed) * KINDS
            for top in range(6):
                for flag in range(2):
                    for step in range(6):
                        case = OVER + (((needs * 6 + around) * 6 + top) * 6 + step) * 2 + flag
                        classes[case, 0] = kinds + 8 + step * 2 + flag
                        classes[case, 1] = NEEDS + needs * 30 + 6 + around * 4 + 2 + flag
                        classes[case, 2] = TOPS + (around * 6 + top) * 4 + 2 + flag
                    for step in range(4):
                        case = UNDER + (((needs * 6 + around) * 6 + top) * 4 + step) * 2 + flag
                        classes[case, 0] = kinds + step * 2 + flag
                        classes[case, 1] = NEEDS + needs * 30 + 6 + around * 4 + flag
                        classes[case, 2] = TOPS + (around * 6 + top) * 4 + flag


@kernel()
def compare(strength: Bytes, over: Masks) -> None:
    """Fill over[led, card]: the cards that are higher than this one in a trick that was led so."""
    for led in range(CARDS):
        for card in range(CARDS):
            found = np.uint64(0)
            for other in range(CARDS):
                if strength[led, other] > strength[led, card]:
                    found |= ONE << np.uint64(other)
            over[led, card] = found


@kernel()
def above_of(led: int, top: int, strength: Bytes) -> np.uint64:
    """Give the cards that beat a height."""
    found = np.uint64(0)
    for card in range(CARDS):
        if strength[led, card] > top:
            found |= ONE << np.uint64(card)
    return found


@kernel()
def _needs(mine: int, theirs: int) -> int:
    """Number what both sides miss, from the one that is to play."""
    return (min(mine, 3) - 1) * 3 + min(theirs, 3) - 1


@kernel()
def _lead_cases(cards: np.uint64, unseen: np.uint64, needs: int, over: Any, worth: Any, found: Any) -> int:
    """Give the case of each card that may be led, lowest bit first, and their number."""
    low = 1 << 30
    high = -low
    sure = 0
    number = 0
    rest = cards
    while rest:
        card = lowest(rest)
        rest &= rest - ONE
        low = min(low, worth[card])
        high = max(high, worth[card])
        beat = count(over[card * CARDS + card] & unseen)
        if beat == 0:
            sure += 1
        found[number] = beat
        number += 1
    base = (needs * 3 + min(sure, 2)) * 6
    rest = cards
    for one in range(number):
        card = lowest(rest)
        rest &= rest - ONE
        place = 2 if worth[card] == high else (0 if worth[card] == low else 1)
        found[one] = (base + FEW[found[one]]) * 3 + place
    return number


@kernel()
def _answer_cases(
    cards: np.uint64,
    unseen: np.uint64,
    needs: int,
    around: int,
    led: int,
    above: np.uint64,
    over: Any,
    worth: Any,
    found: Any,
) -> int:
    """Give the case of each card that may be laid on a lead; `above` are the cards that beat what is on top."""
    low = 1 << 30
    cheap = low
    rest = cards
    while rest:
        card = lowest(rest)
        rest &= rest - ONE
        low = min(low, worth[card])
        if above >> np.uint64(card) & ONE:
            cheap = min(cheap, worth[card])
    base = (needs * 6 + around) * 6 + FEW[count(above & unseen)]
    number = 0
    rest = cards
    while rest:
        card = lowest(rest)
        rest &= rest - ONE
        if above >> np.uint64(card) & ONE:
            step = FEW[count(over[led * CARDS + card] & unseen)]
            found[number] = OVER + (base * 6 + step) * 2 + (1 if worth[card] == cheap else 0)
        else:
            step = FEW_BEAT_A_LOW_CARD[count(over[card * CARDS + card] & unseen)]
            found[number] = UNDER + (base * 4 + step) * 2 + (1 if worth[card] == low else 0)
        number += 1
    return number


@kernel()
def _around(seat: int, best: int, to_come: int, seats: int, after: int, side: Any) -> int:
    """Number who is on top, and how many opponents come after the seat."""
    mine = side[seat]
    others = 0
    one = seat
    for _ in range(to_come):
        one += after
        if one >= seats:
            one -= seats
        if side[one] != mine:
            others += 1
    return (3 if side[best] == mine else 0) + min(others, 2)


@kernel()
def cases_of(
    cards: np.uint64,
    unseen: np.uint64,
    need_0: int,
    need_1: int,
    seat: int,
    best: int,
    laid: int,
    led: int,
    above: np.uint64,
    seats: int,
    after: int,
    over: Any,
    worth: Any,
    side: Any,
    found: Any,
) -> int:
    """Fill in the case of each card that a seat may play, lowest bit first, and give their number.

    Args:
        cards: what may be played, a mask.
        unseen: what the seat has not seen, a mask.
        need_0: tricks that side 0 misses.
        need_1: tricks that side 1 misses.
        seat: the seat to play.
        best: whose card is on top.
        laid: cards that lie.
        led: the card led.
        above: the cards that beat what is on top, a mask.
        seats: number of seats.
        after: step to the next seat: 1, or seats − 1.
        over: as `compare` fills it, like the next three a pointer.
        worth: by card, how seldom it is beaten.
        side: by seat, 0 or 1.
        found: filled.
    """
    needs = _needs(need_0, need_1) if side[seat] == 0 else _needs(need_1, need_0)
    if laid == 0:
        return _lead_cases(cards, unseen, needs, over, worth, found)
    around = _around(seat, best, seats - 1 - laid, seats, after, side)
    return _answer_cases(cards, unseen, needs, around, led, above, over, worth, found)
