"""A pack under one announcement, its cards compared once: the table that the search of open hands reads.

Every card gets a place: the plain cards first, then the ladder, the cards whose height does not depend on the lead,
each part weakest first. A set of cards is a mask of places. What beats a card on top of a trick must not depend on
what was led, and only cards of the ladder may be named by duties.
"""

import numpy as np
import numpy.typing as npt

from stube.kernels.compiled import kernel

Bytes = npt.NDArray[np.int8]
Ints = npt.NDArray[np.int64]
Masks = npt.NDArray[np.uint64]

CARDS = 33
MOST_SUITS = 4

# Places in the table. Of each card: what beats it on top of a trick; of the ladder, what is as high or higher; with
# each other card, what still out tells the two apart in one hand (all bits where more does); then, by call, partner
# of the leader, announcer and lead, who holds one of these must play one of those.
BEATEN = 0
LEVEL = BEATEN + CARDS
APART = LEVEL + CARDS
DUTY = APART + CARDS * CARDS
# One number each: the ladder, leads that may carry the call (in the first trick, in later ones), leads that may bind
# anybody, leads that bind without a call that could be left out, plain suits, the call, whether it lapses.
LADDER = DUTY + 16 * CARDS
CARRIES = LADDER + 1
BINDS = CARRIES + 2
COMPELS = BINDS + 1
SUITS = COMPELS + 1
CALL = SUITS + MOST_SUITS
LAPSES = CALL + 1
TABLE = LAPSES + 1

FREE, OPTIONAL, AUTOMATIC = 0, 1, 2
"""Whether a lead that may carry the call must, may or cannot."""

ONE = np.uint64(1)


@kernel()
def _placed(mask: np.uint64, place: Ints) -> int:
    """Turn a mask of the pack into one of places."""
    found = 0
    for card in range(CARDS):
        if mask >> np.uint64(card) & ONE:
            found |= 1 << place[card]
    return found


@kernel()
def _wins(strength: Bytes, led: int, card: int) -> int:
    """Give the height of a card where it beats the lead or is it, else 0."""
    height = strength[led, card]
    return height if led == card or height > strength[led, led] else 0


@kernel()
def _apart(strength: Bytes, one: int, other: int, place: Ints) -> int:
    """Give the cards that tell two cards of a hand apart, be they led or laid."""
    found = 0
    for led in range(CARDS):
        if led in (one, other):
            continue
        # One of them led: whether the other beats it does not matter, it lies in the same hand.
        if _wins(strength, one, led) != _wins(strength, other, led):
            found |= 1 << place[led]
        least = min(_wins(strength, led, one), _wins(strength, led, other))
        most = max(_wins(strength, led, one), _wins(strength, led, other))
        if most and not least:
            found |= 1 << place[led]
        elif least:
            for card in range(CARDS):
                if card not in (one, other) and least <= _wins(strength, led, card) <= most:
                    found |= 1 << place[card]
    return found


@kernel()
def _sort(strength: Bytes, ladder: Ints, place: Ints) -> None:
    """Give every card its place."""
    worth = np.empty(CARDS, np.int64)
    for card in range(CARDS):
        worth[card] = 1000 * strength[card, card] if ladder[card] else 0
        for other in range(CARDS):
            worth[card] -= strength[card, other] > strength[card, card]
    order = np.argsort(worth, kind="mergesort")
    for turn in range(CARDS):
        place[order[turn]] = turn


@kernel()
def compare(
    strength: Bytes,
    kind: Ints,
    compel: Masks,
    allow: Masks,
    carries: Masks,
    call: int,
    lapses: int,
    place: Ints,
    table: Ints,
) -> int:
    """Compare all cards of a pack under one announcement.

    Args:
        strength: [led, card] → height in the trick; 0 never wins, of equal cards the first wins.
        kind: by card; cards of different kinds are bound by different duties.
        compel: [called, partner of the leader, announcer, card led] → who holds one of these …
        allow: … must play one of those.
        carries: leads that may carry the call: in the first trick, in later ones.
        call: `FREE`, `OPTIONAL` or `AUTOMATIC`.
        lapses: whether the call lapses when the lead is beaten.
        place: filled: by card.
        table: filled: `TABLE` numbers.

    Returns:
        how many plain suits there are; no more than `MOST_SUITS` fit.
    """
    ladder = np.zeros(CARDS, np.int64)
    for card in range(CARDS):
        same = strength[0, card] > 0
        for led in range(CARDS):
            same = same and strength[led, card] == strength[0, card]
        ladder[card] = same
    _sort(strength, ladder, place)
    table[:] = 0
    suits = 0
    for card in range(CARDS):
        here = place[card]
        bit = 1 << here
        for other in range(CARDS):
            there = 1 << place[other]
            if strength[card, other] > strength[card, card]:
                table[BEATEN + here] |= there
            if ladder[card] and ladder[other] and strength[other, other] >= strength[card, card]:
                table[LEVEL + here] |= there
            if card != other:
                told = _apart(strength, card, other, place) if kind[card] == kind[other] else -1
                table[APART + CARDS * here + place[other]] = told
        for later in range(2):
            if carries[later] >> np.uint64(card) & ONE:
                table[CARRIES + later] |= bit
                if call == AUTOMATIC:
                    table[COMPELS] |= bit
        if ladder[card]:
            table[LADDER] |= bit
        else:
            suit = 0
            for other in range(card):
                if not ladder[other] and strength[other, card]:
                    suit |= 1 << place[other]
            found = suits
            for known in range(min(suits, MOST_SUITS)):
                if table[SUITS + known] & suit:
                    found = known
            if found == suits:
                suits += 1
            if found < MOST_SUITS:
                table[SUITS + found] |= bit
        for case in range(8):
            called, partner, announcer = case >> 2, case >> 1 & 1, case & 1
            must = _placed(compel[called, partner, announcer, card], place)
            at = DUTY + 2 * (CARDS * case + here)
            table[at] = must
            table[at + 1] = _placed(allow[called, partner, announcer, card], place)
            if must:
                table[BINDS] |= bit
                if not called:
                    table[COMPELS] |= bit
    table[CALL] = call
    table[LAPSES] = lapses
    return suits
