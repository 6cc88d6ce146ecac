"""Rounds of tricks played to their end in given worlds: by chance, by a rule of thumb, and by a tree over what is seen.

These are the ladder that exact results of open hands are measured against. A lead that may carry the call carries
it here only where it must, or where it is the card in question.
"""

import numpy as np
import numpy.typing as npt

from stube.kernels.bits import count, lowest
from stube.kernels.chance import below
from stube.kernels.compiled import kernel

Bytes = npt.NDArray[np.int8]
Ints = npt.NDArray[np.int64]
Masks = npt.NDArray[np.uint64]

AUTOMATIC = 2
CHANCE, THUMB = 0, 1
"""Who plays a round to its end: chance alone, or every second card by the rule of thumb."""

ONE = np.uint64(1)
SEAT, LEADER, LAID, LED, BEST, TOP, CALLED, NEED_0, NEED_1, LATER, STANDS = range(11)
"""Where a round stands; `BEST` is the seat whose card is on top, `TOP` its height."""

CHILD, SIBLING, CARD, VISITS, OPEN, WON, ROWS = range(7)
"""A node of the tree: its first child, its parent's next child, its card; how often tried, open to be tried, won."""


@kernel()
def legal(
    hand: np.uint64, at: Ints, lapses: int, compel: Masks, allow: Masks, side: Ints, announcer: Ints
) -> np.uint64:
    """Give the cards of a hand that the duties let the seat to play lay."""
    if at[LAID] == 0:
        return hand
    called, seat, leader = at[CALLED], at[SEAT], at[LEADER]
    if called and lapses and at[BEST] != leader:
        return hand
    partner = 1 if side[seat] == side[leader] else 0
    allowed = hand
    if hand & compel[called, partner, announcer[seat], at[LED]]:
        allowed &= allow[called, partner, announcer[seat], at[LED]]
    return allowed


@kernel()
def lay(at: Ints, card: int, says: int, seats: int, after: int, strength: Bytes, side: Ints) -> int:
    """Lay a card; gives the side that has won the round by it, −1 while it goes on."""
    seat = at[SEAT]
    if at[LAID] == 0:
        at[LEADER] = seat
        at[LED] = card
        at[BEST] = seat
        at[TOP] = strength[card, card]
        at[CALLED] = says
    elif strength[at[LED], card] > at[TOP]:
        at[BEST] = seat
        at[TOP] = strength[at[LED], card]
    at[LAID] += 1
    if at[LAID] < seats:
        at[SEAT] = (seat + after) % seats
        return -1
    at[LAID] = 0
    at[CALLED] = 0
    at[LATER] = 1
    at[SEAT] = at[BEST]
    winner = side[at[BEST]]
    at[NEED_0 + winner] -= 1
    return int(winner) if at[NEED_0 + winner] == 0 else -1


@kernel()
def any_card(cards: np.uint64, state: Masks) -> int:
    """Give one of these cards by chance."""
    step = below(state, count(cards))
    while step > 0:
        cards &= cards - ONE
        step -= 1
    return int(lowest(cards))


@kernel()
def by_thumb(cards: np.uint64, at: Ints, strength: Bytes, worth: Ints, side: Ints) -> int:
    """Give the card of a simple rule: lead high, win as cheaply as may be what an opponent holds, else throw low."""
    low = -1
    high = -1
    cheap = -1
    while cards:
        card = lowest(cards)
        cards &= cards - ONE
        if low < 0 or worth[card] < worth[low]:
            low = card
        if high < 0 or worth[card] > worth[high]:
            high = card
        if at[LAID] and strength[at[LED], card] > at[TOP] and (cheap < 0 or worth[card] < worth[cheap]):
            cheap = card
    if at[LAID] == 0:
        return int(high)
    if side[at[BEST]] == side[at[SEAT]] or cheap < 0:
        return int(low)
    return int(cheap)


@kernel()
def finish(
    hands: Masks,
    at: Ints,
    seats: int,
    after: int,
    call: int,
    lapses: int,
    strength: Bytes,
    worth: Ints,
    compel: Masks,
    allow: Masks,
    carries: Masks,
    side: Ints,
    announcer: Ints,
    policy: int,
    state: Masks,
) -> int:
    """Play a round to its end; `hands` and `at` are used up. Gives the side that wins."""
    while True:
        seat = at[SEAT]
        cards = legal(hands[seat], at, lapses, compel, allow, side, announcer)
        if policy == THUMB and below(state, 2):
            card = by_thumb(cards, at, strength, worth, side)
        else:
            card = any_card(cards, state)
        says = 0
        if call == AUTOMATIC and at[LAID] == 0 and carries[at[LATER]] >> np.uint64(card) & ONE:
            says = 1
        hands[seat] &= ~(ONE << np.uint64(card))
        won = lay(at, card, says, seats, after, strength, side)
        if won >= 0:
            return won


@kernel()
def flat(
    worlds: Masks,
    stands: Ints,
    after: int,
    call: int,
    lapses: int,
    strength: Bytes,
    worth: Ints,
    compel: Masks,
    allow: Masks,
    carries: Masks,
    side: Ints,
    announcer: Ints,
    moves: Ints,
    policy: int,
    seed: int,
    won: Ints,
) -> None:
    """Play every world to its end once after each move.

    Args:
        worlds: [world, seat] → cards held, masks.
        stands: where the round stands, `STANDS` numbers.
        after: step to the next seat: 1, or seats − 1.
        call: whether a lead that may carry the call must (`AUTOMATIC`).
        lapses: whether the call lapses when the lead is beaten.
        strength: [led, card] → height in the trick; 0 never wins, of equal cards the first wins.
        worth: by card, how seldom it is beaten.
        compel: [called, partner of the leader, announcer, card led] → who holds one of these …
        allow: … must play one of those.
        carries: leads that may carry the call: in the first trick, in later ones.
        side: by seat, 0 or 1.
        announcer: by seat, 0 or 1.
        moves: [move, 2] → card, and whether its lead calls.
        policy: `CHANCE` or `THUMB`.
        seed: seed of all chance.
        won: by move, the rounds that the side of the seat to play won are added.
    """
    seats = worlds.shape[1]
    state = np.array([seed], np.uint64)
    hands = np.empty(seats, np.uint64)
    at = np.empty(STANDS, np.int64)
    for world in range(len(worlds)):
        for move in range(len(moves)):
            hands[:] = worlds[world]
            at[:] = stands
            seat = at[SEAT]
            hands[seat] &= ~(ONE << np.uint64(moves[move, 0]))
            found = lay(at, moves[move, 0], moves[move, 1], seats, after, strength, side)
            if found < 0:
                found = finish(
                    hands,
                    at,
                    seats,
                    after,
                    call,
                    lapses,
                    strength,
                    worth,
                    compel,
                    allow,
                    carries,
                    side,
                    announcer,
                    policy,
                    state,
                )
            if found == side[seat]:
                won[move] += 1


@kernel()
def tree(
    worlds: Masks,
    stands: Ints,
    after: int,
    call: int,
    lapses: int,
    strength: Bytes,
    worth: Ints,
    compel: Masks,
    allow: Masks,
    carries: Masks,
    side: Ints,
    announcer: Ints,
    policy: int,
    curious: float,
    seed: int,
    nodes: Ints,
    used: int,
) -> int:
    """Grow one tree over what is seen, a new world each time (single-observer ISMCTS, Cowling and others 2012).

    Args:
        worlds: as in `flat`; so are the others that are not named here.
        stands: the same.
        after: the same.
        call: the same.
        lapses: the same.
        strength: the same.
        worth: the same.
        compel: the same.
        allow: the same.
        carries: the same.
        side: the same.
        announcer: the same.
        policy: the same.
        curious: weight of what has been tried little.
        seed: the same.
        nodes: [node, `ROWS`], zeros before the first call; node 0 is the root, its children are the moves.
        used: nodes used so far, 1 before the first call.

    Returns:
        the number of nodes used.
    """
    seats = worlds.shape[1]
    state = np.array([seed], np.uint64)
    hands = np.empty(seats, np.uint64)
    at = np.empty(STANDS, np.int64)
    path = np.empty(64, np.int64)
    by = np.empty(64, np.int64)
    for world in range(len(worlds)):
        hands[:] = worlds[world]
        at[:] = stands
        node = 0
        depth = 0
        found = -1
        grown = False
        while found < 0 and not grown:
            seat = at[SEAT]
            cards = legal(hands[seat], at, lapses, compel, allow, side, announcer)
            untried = cards
            best = -1
            most = -1.0
            child = nodes[node, CHILD]
            while child:
                bit = ONE << np.uint64(nodes[child, CARD])
                if cards & bit:
                    untried &= ~bit
                    nodes[child, OPEN] += 1
                    tried = nodes[child, VISITS]
                    hope = nodes[child, WON] / tried + curious * np.sqrt(np.log(nodes[child, OPEN]) / tried)
                    if hope > most:
                        most = hope
                        best = child
                child = nodes[child, SIBLING]
            if untried:
                card = any_card(untried, state)
                grown = True
                best = -1
                if used < len(nodes):
                    best = used
                    used += 1
                    nodes[best, CARD] = card
                    nodes[best, OPEN] = 1
                    nodes[best, SIBLING] = nodes[node, CHILD]
                    nodes[node, CHILD] = best
            else:
                card = nodes[best, CARD]
            if best >= 0:
                path[depth] = best
                by[depth] = side[seat]
                depth += 1
                node = best
            says = 0
            if call == AUTOMATIC and at[LAID] == 0 and carries[at[LATER]] >> np.uint64(card) & ONE:
                says = 1
            hands[seat] &= ~(ONE << np.uint64(card))
            found = lay(at, card, says, seats, after, strength, side)
        if found < 0:
            found = finish(
                hands,
                at,
                seats,
                after,
                call,
                lapses,
                strength,
                worth,
                compel,
                allow,
                carries,
                side,
                announcer,
                policy,
                state,
            )
        for step in range(depth):
            nodes[path[step], VISITS] += 1
            if by[step] == found:
                nodes[path[step], WON] += 1
    return used
