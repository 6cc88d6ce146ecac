"""Exact results of open hands: two to four seats of up to five cards, two sides, so many tricks to win.

A card is its place in the pack; inside a search it has a place of its own, five to a seat, weakest first, so
that the cards still held are one number of 20 bits. The search stops at the first success, counts sure tricks,
keeps what it has found, and tries only one of the cards of a hand that no card still out can tell apart.
"""

import numpy as np

from stube.kernels.bits import count, lowest
from stube.kernels.compiled import kernel
from stube.kernels.hands_in_places import HELD, PLACES, Bytes, Ints, Masks, duties, places, sit

HAND = (1 << HELD) - 1
KEPT = 1 << 12
SPREAD = 2654435761  # Knuth's multiplier for hashing
NEVER = 1 << 30
OPTIONAL, AUTOMATIC = 1, 2


# Rows of the stack: the position at a ply, and where the trying of its moves stands.
HELD_BY, TABLE, SEAT, LEADER, LED, BEST, LAID, CALLED, NEED, MOVES, NEXT, KEY = range(12)
ROWS = 12


@kernel()
def _decide(
    stack: Ints,
    moves: Ints,
    seats: int,
    after: int,
    call: int,
    lapses: int,
    later_at: int,
    beat: Bytes,
    between: Ints,
    beaten: Ints,
    above: Ints,
    must: Ints,
    may: Ints,
    carries: Ints,
    side: Ints,
    kept: Ints,
) -> tuple[int, int]:
    """Say whether side 0 wins the position on the stack's ground (1 or 0), and how many tricks were begun."""
    ply = 0
    begun = 0
    value = -1
    entering = True
    while True:
        if entering:
            entering = False
            held = stack[ply, HELD_BY]
            seat = stack[ply, SEAT]
            laid = stack[ply, LAID]
            led = stack[ply, LED]
            best = stack[ply, BEST]
            called = stack[ply, CALLED]
            mine = side[seat]
            hand = held & (HAND << HELD * seat)
            if laid == 0:
                begun += 1
                need = stack[ply, NEED]
                key = (held << 6 | seat << 4 | need) << 1
                stack[ply, KEY] = key
                found = kept[(key * SPREAD >> 20) & (KEPT - 1)]
                if found | 1 == key | 1:
                    value = found & 1
                else:
                    sure = 0
                    rest = hand
                    while rest:
                        place = lowest(rest)
                        rest &= rest - 1
                        if beaten[place] & held == 0:
                            sure += 1
                    if sure >= (need >> 2 * mine) & 3:
                        value = 1 - mine
                    elif (need & 3) + (need >> 2) - 1 == count(hand):
                        for one in range(seats):
                            sure = 0
                            rest = held & (HAND << HELD * one)
                            while rest:
                                place = lowest(rest)
                                rest &= rest - 1
                                if above[place] & held == 0:
                                    sure += 1
                            if sure >= (need >> 2 * side[one]) & 3:
                                value = 1 - side[one]
                                break
            if value < 0:
                legal = hand
                if laid and must[called, led, seat] & hand and not (called and lapses and best != led):
                    legal = hand & may[called, led, seat]
                out = held | stack[ply, TABLE] | NEVER
                found = 0
                if laid == 0:
                    later = 0 if (stack[ply, NEED] & 3) + (stack[ply, NEED] >> 2) == later_at else 1
                    place = HELD * seat + HELD
                    tried = 0
                    while place > HELD * seat:
                        place -= 1
                        if not legal >> place & 1:
                            continue
                        same = False
                        rest = tried
                        while rest:
                            if between[place, lowest(rest)] & out == 0:
                                same = True
                            rest &= rest - 1
                        if same:
                            continue
                        tried |= 1 << place
                        if call and carries[later] >> place & 1:
                            moves[ply, found] = place << 1 | 1
                            found += 1
                            if call == AUTOMATIC:
                                continue
                        moves[ply, found] = place << 1
                        found += 1
                else:
                    # What those who play later against us could still lay.
                    top = 0
                    later_seat = (seat + after) % seats
                    for _ in range(seats - 1 - laid):
                        if side[later_seat] != mine:
                            rest = held & (HAND << HELD * later_seat)
                            while rest:
                                top = max(top, beat[led, lowest(rest)])
                                rest &= rest - 1
                        later_seat = (later_seat + after) % seats
                    safe = side[best // HELD] == mine and beat[led, best] >= top
                    taking = 0
                    sure = 0
                    rest = legal
                    while rest:
                        place = lowest(rest)
                        rest &= rest - 1
                        if beat[led, place] > beat[led, best]:
                            if beat[led, place] >= top:
                                sure |= 1 << place
                            else:
                                taking |= 1 << place
                    # First the weakest card that takes the trick for good, unless it is ours for good; then what
                    # leaves it, weakest first; last what takes it for now.
                    for turn in range(3):
                        if turn == 2:
                            some = taking
                        elif (turn == 0) != safe:
                            some = sure
                        else:
                            some = legal & ~taking & ~sure
                        tried = 0
                        while some:
                            place = lowest(some)
                            some &= some - 1
                            same = False
                            rest = tried
                            while rest:
                                if between[place, lowest(rest)] & out == 0:
                                    same = True
                                rest &= rest - 1
                            if same:
                                continue
                            tried |= 1 << place
                            moves[ply, found] = place << 1 | called
                            found += 1
                stack[ply, MOVES] = found
                stack[ply, NEXT] = 0
        if value < 0:
            if stack[ply, NEXT] == stack[ply, MOVES]:
                value = side[stack[ply, SEAT]]  # nothing helped: the other side wins
            else:
                move = moves[ply, stack[ply, NEXT]]
                stack[ply, NEXT] += 1
                came = _lay(stack, ply, move >> 1, move & 1, seats, after, beat, side)
                if came < 0:
                    ply += 1
                    entering = True
                    continue
                if came == side[stack[ply, SEAT]]:
                    continue
                value = came
        if stack[ply, LAID] == 0:
            key = stack[ply, KEY]
            kept[(key * SPREAD >> 20) & (KEPT - 1)] = key | value
        if ply == 0:
            return value, begun
        ply -= 1
        if value == side[stack[ply, SEAT]]:
            value = -1  # no success for who played it: the next move


@kernel()
def _lay(stack: Ints, ply: int, place: int, says: int, seats: int, after: int, beat: Bytes, side: Ints) -> int:
    """Lay a card on the next ply of the stack; returns −1, or 1 or 0 where that ends the round."""
    held = stack[ply, HELD_BY] & ~(1 << place)
    laid = stack[ply, LAID]
    led = stack[ply, LED] if laid else place
    best = stack[ply, BEST]
    if laid == 0 or beat[led, place] > beat[led, best]:
        best = place
    need = stack[ply, NEED]
    here = ply + 1
    stack[here, HELD_BY] = held
    if laid + 1 == seats:
        winner = best // HELD
        need -= 1 << 2 * side[winner]
        if need & 3 == 0:
            return 1
        if need >> 2 == 0:
            return 0
        stack[here, TABLE] = 0
        stack[here, SEAT] = winner
        stack[here, LEADER] = winner
        stack[here, LAID] = 0
        stack[here, CALLED] = 0
    else:
        stack[here, TABLE] = stack[ply, TABLE] | 1 << place
        stack[here, SEAT] = (stack[ply, SEAT] + after) % seats
        stack[here, LEADER] = stack[ply, LEADER]
        stack[here, LAID] = laid + 1
        stack[here, CALLED] = says
    stack[here, LED] = led
    stack[here, BEST] = best
    stack[here, NEED] = need
    return -1


@kernel()
def solve(
    worlds: Masks,
    laid: Ints,
    seat: int,
    leader: int,
    called: int,
    need_0: int,
    need_1: int,
    tricks: int,
    after: int,
    call: int,
    lapses: int,
    strength: Bytes,
    beaten: Masks,
    above: Masks,
    between: Masks,
    compel: Masks,
    allow: Masks,
    carries: Masks,
    side: Ints,
    announcer: Ints,
    moves: Ints,
    won: Bytes,
) -> int:
    """Solve every move of the seat to play in many worlds.

    Args:
        worlds: [world, seat] → cards held, masks of the pack; the seat to play holds the same cards in all.
        laid: cards on the table in order of play.
        seat: the seat to play.
        leader: the seat that led; the seat to play where nothing lies.
        called: whether the lead carried the call.
        need_0: tricks that side 0 still needs.
        need_1: tricks that side 1 still needs.
        tricks: tricks that win the round.
        after: step to the next seat: 1, or seats − 1.
        call: whether a lead that may carry the call cannot, may (`OPTIONAL`) or must (`AUTOMATIC`).
        lapses: whether the call lapses when the lead is beaten.
        strength: [led, card] → height in the trick; 0 never wins, of equal cards the first wins.
        beaten: as `hands_in_places.compare` fills it.
        above: the same.
        between: the same.
        compel: [called, partner of the leader, announcer, card led] → who holds one of these …
        allow: … must play one of those.
        carries: leads that may carry the call: in the first trick, in later ones.
        side: by seat, 0 or 1.
        announcer: by seat, 0 or 1.
        moves: [move, 2] → card of the pack, and whether the lead calls; none solves the position itself.
        won: filled: [world, move] → 1 where the side of the seat to play wins; without moves [world, 0].

    Returns:
        the number of tricks begun in all searches.
    """
    seats = worlds.shape[1]
    size = strength.shape[0]
    worth = np.empty(size, np.int64)
    for index in range(size):
        worth[index] = -np.int64(count(beaten[index]))
    card = np.empty(PLACES, np.int64)
    beat = np.zeros((PLACES, PLACES), np.int8)
    apart = np.full((PLACES, PLACES), NEVER, np.int64)
    beats = np.zeros(PLACES, np.int64)
    over = np.zeros(PLACES, np.int64)
    must = np.zeros((2, PLACES, 4), np.int64)
    may = np.zeros((2, PLACES, 4), np.int64)
    calls = np.zeros(2, np.int64)
    kept = np.empty(KEPT, np.int64)
    stack = np.zeros((PLACES + 2, ROWS), np.int64)
    tries = np.zeros((PLACES + 1, 2 * HELD), np.int64)
    begun = 0
    for world in range(worlds.shape[0]):
        held, table = sit(worlds[world], seats, laid, leader, after, worth, card)
        everything = held | table
        for one in range(PLACES):
            if not everything >> one & 1:
                continue
            beats[one] = places(beaten[card[one]], card, one // HELD)
            over[one] = places(above[card[one]], card, one // HELD)
            for other in range(PLACES):
                if everything >> other & 1:
                    beat[one, other] = strength[card[one], card[other]]
                    if other // HELD == one // HELD:
                        mask = between[card[one], card[other]]
                        apart[one, other] = NEVER if mask == ~np.uint64(0) else places(mask, card, one // HELD)
        duties(seats, card, compel, allow, side, announcer, must, may)
        calls[0] = places(carries[0], card, -1)
        calls[1] = places(carries[1], card, -1)
        kept[:] = -1
        ground = stack[0]
        ground[HELD_BY] = held
        ground[TABLE] = table
        ground[SEAT] = seat
        ground[LEADER] = leader
        ground[LAID] = len(laid)
        ground[CALLED] = called
        ground[NEED] = need_0 | need_1 << 2
        for turn in range(len(laid)):
            one = (leader + turn * after) % seats
            place = lowest(table & HAND << HELD * one)
            if turn == 0:
                ground[LED] = place
                ground[BEST] = place
            elif beat[ground[LED], place] > beat[ground[LED], ground[BEST]]:
                ground[BEST] = place
        for move in range(max(1, len(moves))):
            value = -1
            if len(moves):
                place = HELD * seat
                while card[place] != moves[move, 0]:
                    place += 1
                value = _lay(stack, 0, place, called if len(laid) else moves[move, 1], seats, after, beat, side)
            if value < 0:
                value, more = _decide(
                    stack[1:] if len(moves) else stack,
                    tries,
                    seats,
                    after,
                    call,
                    lapses,
                    2 * tricks,
                    beat,
                    apart,
                    beats,
                    over,
                    must,
                    may,
                    calls,
                    side,
                    kept,
                )
                begun += more
            won[world, move] = value if side[seat] == 0 else 1 - value
    return begun
