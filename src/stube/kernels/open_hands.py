"""Exact results of open hands: two to four seats of up to five cards, two sides, so many tricks to win.

The search stops at the first success. Before a trick, and once a trick can be taken from nobody, it counts the
tricks that are sure; it tries only one of the cards of a hand that no card still out can tell apart; and it keeps
what it has found under what matters of a position: whose cards are in which order, not which cards they are.
Seats are numbered in order of play, cards by `stube.kernels.open_order`, and a result is the side that wins.
"""

from typing import Any

import numpy as np

from stube.kernels import open_order as at
from stube.kernels.bits import count, highest, lowest
from stube.kernels.compiled import kernel
from stube.kernels.open_order import CARDS, Bytes, Ints, Masks
from stube.kernels.open_positions import (
    ANNOUNCES,
    BEGUN,
    HELPED,
    KEPT,
    LATER,
    NEED_AT_FIRST,
    NOBODY,
    OWN,
    OWN_BY_SIDE,
    OWNER,
    PLAYERS,
    RESULTS,
    SEATS,
    SIDE,
    STATE,
    decided,
    key_of,
    last_trick,
    most_sure,
    unlike,
)
from stube.kernels.pointers import pointer


@kernel(
    "int64(int64, int64, int64, int64, int64, int64, int64, int64, int64, CPointer(int64), CPointer(int64))",
)
def _decide(
    held: int, tries: int, seat: int, laid: int, led: int, best: int, top: int, called: int, need: int,
    table: Any, state: Any,
) -> int:  # fmt: skip
    """Give the side that wins a position.

    Args:
        held: cards not yet played.
        tries: cards to try in this trick; found anew before each.
        seat: the seat to play.
        laid: how many cards lie.
        led: the card led.
        best: the card on top.
        top: the seat that laid it.
        called: whether the lead carried the call.
        need: tricks that side 0 still needs, and four times those of side 1.
        table: see `open_order`.
        state: see above.
    """
    players = state[PLAYERS]
    if laid == players:
        need -= 1 << 2 * state[SIDE + top]
        if need & 3 == 0 or need >> 2 == 0:
            return int(state[SIDE + top])
        seat = top
        laid = 0
    side = int(state[SIDE + seat])
    hand = held & state[OWN + seat]
    after = seat + 1 if seat + 1 < players else 0
    if laid == 0:
        state[BEGUN] += 1
        if hand & (hand - 1) == 0:
            return last_trick(held, seat, table, state)
        found = decided(held, seat, need, table, state)
        if found != NOBODY:
            return found
        key = key_of(held, seat, need, table, state)
        place = RESULTS + ((key >> 40) & (KEPT - 1))
        if state[place] | 1 == key | 1:
            return int(state[place] & 1)
        tries = unlike(held, table, state)
        legal = hand & tries
        later = 0 if (need & 3) + (need >> 2) == state[NEED_AT_FIRST] else 1
        carries = table[at.CARRIES + later] if table[at.CALL] else 0
        found = 1 - side
        helped = HELPED + SEATS * count(hand) + seat
        first = state[helped] & legal
        bit = 0
        while legal:
            bit = first or 1 << highest(legal)
            first = 0
            card = lowest(bit)
            legal ^= bit
            # Numbers as arguments that are written out would be a signature of their own, which no cache knows.
            for says in range(1 if carries & bit else 0, -1, -1):
                found = _decide(held ^ bit, tries, after, laid + 1, card, card, seat, says, need, table, state)
                if found == side or table[at.CALL] == at.AUTOMATIC:
                    break
            if found == side:
                break
        if found == side:
            state[helped] = bit
        state[place] = key >> 1 << 1 | found
        return found
    winning = int(state[SIDE + top])
    over = table[at.BEATEN + best]
    against = LATER + 2 * (SEATS * seat + laid)
    safe = over & state[against + winning] & held == 0
    if safe:
        # The trick is theirs, and with it perhaps the round.
        mine = (need >> 2 * winning) & 3
        left = count(held & state[OWN + top])
        if mine == 1:
            return winning
        if (need & 3) + (need >> 2) - 2 == left:
            ours = held & state[OWN_BY_SIDE + winning]
            others = held ^ ours
            bound = count(ours & table[at.COMPELS]) + count(others & table[at.BINDS]) + called
            if 1 + most_sure(ours, others, left, table) - bound >= mine:
                return winning
    legal = hand & tries
    if table[at.BINDS] >> led & 1 and not (called and table[at.LAPSES] and best != led):
        leader = seat - laid if seat >= laid else seat - laid + players
        partner = 1 if state[SIDE + leader] == side else 0
        duty = at.DUTY + 2 * (CARDS * (4 * called + 2 * partner + state[ANNOUNCES + seat]) + led)
        if table[duty] & hand:
            legal &= table[duty + 1]
    rest = legal & over
    beating = rest
    later = state[against + side] & held
    sure = 0
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        if table[at.BEATEN + card] & later == 0:
            sure |= 1 << card
    # First the weakest card that takes the trick for good, unless it is ours for good; then what leaves it, weakest
    # first; last what takes it for now.
    for turn in range(3):
        if turn == 2:
            some = beating & ~sure
        elif (turn == 0) != (safe and winning == side):
            some = sure
        else:
            some = legal & ~beating
        while some:
            card = lowest(some)
            bit = 1 << card
            some ^= bit
            if over & bit:
                found = _decide(held ^ bit, tries, after, laid + 1, led, card, seat, called, need, table, state)
            else:
                found = _decide(held ^ bit, tries, after, laid + 1, led, best, top, called, need, table, state)
            if found == side:
                return side
    return 1 - side


@kernel()
def _seat_all(hands: Masks, after: int, side: Ints, announcer: Ints, place: Ints, state: Ints) -> int:
    """Fill the state from the hands of the pack; returns the cards held."""
    players = len(hands)
    state[OWN_BY_SIDE : OWN_BY_SIDE + 2] = 0
    held = 0
    for turn in range(players):
        seat = turn * after % players
        own = 0
        rest = hands[seat]
        while rest:
            card = place[lowest(rest)]
            rest &= rest - np.uint64(1)
            own |= 1 << card
            state[OWNER + card] = turn
        state[OWN + turn] = own
        state[SIDE + turn] = side[seat]
        state[ANNOUNCES + turn] = announcer[seat]
        state[OWN_BY_SIDE + side[seat]] |= own
        held |= own
    for seat in range(players):
        for laid in range(players):
            at_place = LATER + 2 * (SEATS * seat + laid)
            state[at_place] = 0
            state[at_place + 1] = 0
            for turn in range(seat, seat + players - laid):
                one = turn if turn < players else turn - players
                state[at_place + 1 - state[SIDE + one]] |= state[OWN + one]
    return held


@kernel()
def _possible(hands: Masks, laid: Ints, seat: int, leader: int, after: int, moves: Ints) -> bool:
    """Say whether no card is held twice, the hands are of one size, and the seat to play holds the moves' cards."""
    players = len(hands)
    size = count(hands[seat])
    known = np.uint64(0)
    for number in range(players):
        one = (leader + number * after) % players
        if known & hands[one] or count(hands[one]) != size - (number < len(laid)):
            return False
        known |= hands[one]
        if number < len(laid):
            card = np.uint64(1) << np.uint64(laid[number])
            if known & card:
                return False
            known |= card
    played = np.uint64(0)
    for move in range(len(moves)):
        played |= np.uint64(1) << np.uint64(moves[move, 0])
    return bool(played & ~hands[seat] == 0)


@kernel()
def solve(
    worlds: Masks,
    laid: Ints,
    seat: int,
    leader: int,
    called: int,
    need: int,
    at_first: int,
    after: int,
    side: Ints,
    announcer: Ints,
    place: Ints,
    table: Ints,
    moves: Ints,
    won: Bytes,
) -> int:
    """Solve every move of the seat to play in many worlds.

    Args:
        worlds: [world, seat] → cards held, masks of the pack; the seat to play holds the moves' cards in all.
        laid: cards on the table in order of play.
        seat: the seat to play.
        leader: the seat that led; the seat to play where nothing lies.
        called: whether the lead carried the call.
        need: tricks that side 0 still needs, and four times those of side 1.
        at_first: tricks that both needed before the first.
        after: step to the next seat: 1, or seats − 1.
        side: by seat, 0 or 1.
        announcer: by seat, 0 or 1.
        place: by card, as `open_order.compare` fills it.
        table: the same.
        moves: [move, 2] → card of the pack, and whether the lead calls; none solves the position itself.
        won: filled: [world, move] → 1 where the side of the seat to play wins; without moves [world, 0].

    Returns:
        how many tricks were begun in all searches; for a world that cannot be, its number from −1 downwards.
    """
    players = worlds.shape[1]
    state = np.empty(STATE, np.int64)
    state[HELPED:RESULTS] = 0
    state[RESULTS:] = -1
    state[PLAYERS] = players
    state[NEED_AT_FIRST] = at_first
    state[BEGUN] = 0
    known = pointer(table)
    own = pointer(state)
    turn = seat * after % players
    following = turn + 1 if turn + 1 < players else 0
    lies = len(laid)
    for world in range(len(worlds)):
        if not _possible(worlds[world], laid, seat, leader, after, moves):
            return -1 - world
        held = _seat_all(worlds[world], after, side, announcer, place, state)
        out = held
        led = 0
        best = 0
        top = 0
        for number in range(lies):
            card = place[laid[number]]
            out |= 1 << card
            if number == 0:
                led = card
            if number == 0 or table[at.BEATEN + best] >> card & 1:
                best = card
                top = (leader * after + number) % players
        tries = unlike(out, known, own)
        if len(moves) == 0:
            found = _decide(held, tries, turn, lies, led, best, top, called, need, known, own)
            won[world, 0] = found == side[seat]
        for move in range(len(moves)):
            card = place[moves[move, 0]]
            rest = held ^ 1 << card
            if lies == 0:
                found = _decide(rest, tries, following, lies + 1, card, card, turn, moves[move, 1], need, known, own)
            elif table[at.BEATEN + best] >> card & 1:
                found = _decide(rest, tries, following, lies + 1, led, card, turn, called, need, known, own)
            else:
                found = _decide(rest, tries, following, lies + 1, led, best, top, called, need, known, own)
            won[world, move] = found == side[seat]
    return int(state[BEGUN])
