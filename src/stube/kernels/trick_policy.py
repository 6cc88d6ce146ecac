"""A learned way to play cards in rounds of tricks: how likely a play was, and how a round goes on by it.

Every card that may be played is of a case (`trick_cases`). A case has a weight, and a card is played with a chance in
proportion to its own: a conditional logit, fitted to play that was seen. The weight of a case is the product of those
of its three classes.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

from stube.kernels.bits import count, lowest
from stube.kernels.chance import STEP, mixed, next_random
from stube.kernels.compiled import kernel
from stube.kernels.pointers import pointer
from stube.kernels.trick_cases import CARDS, MOST, ONE, above_of, cases_of
from stube.kernels.trick_rounds_search import (
    AUTOMATIC,
    BEST,
    CALLED,
    LAID,
    LATER,
    LEADER,
    LED,
    NEED_0,
    NEED_1,
    SEAT,
    TOP,
    Bytes,
    Ints,
    Masks,
)

Weights = npt.NDArray[np.float32]
Floats = npt.NDArray[np.float64]

UNHEARD_OF = 1e-3
"""How likely a play is that duties forbid; where breaches are only claimed there are some."""


@kernel()
def _allowed(
    hand: np.uint64, seat: int, leader: int, led: int, called: int, side: Any, announcer: Any, compel: Any, allow: Any
) -> np.uint64:
    """Give what may be laid on a lead whose duties hold."""
    partner = 1 if side[seat] == side[leader] else 0
    duty = ((called * 2 + partner) * 2 + announcer[seat]) * CARDS + led
    return hand & allow[duty] if hand & compel[duty] else hand


@kernel()
def likely(
    worlds: Masks,
    past: Ints,
    pack: np.uint64,
    begins: Ints,
    me: int,
    after: int,
    lapses: int,
    over: Masks,
    worth: Ints,
    compel: Masks,
    allow: Masks,
    side: Ints,
    announcer: Ints,
    weights: Weights,
    chances: Floats,
    seen: Ints,
) -> None:
    """Give how likely all that others played was, in each world.

    Args:
        worlds: [world, seat] → cards held now, masks.
        past: [play, 3] → seat, card, and whether its lead called, in order from the first lead on.
        pack: all cards, a mask.
        begins: where the round stood before the first lead; see `stube.kernels.trick_rounds_search`.
        me: the seat whose plays say nothing.
        after: step to the next seat: 1, or seats − 1.
        lapses: whether the call lapses when the lead is beaten.
        over: as `compare` fills it.
        worth: by card, how seldom it is beaten.
        compel: [called, partner of the leader, announcer, card led] → who holds one of these …
        allow: … must play one of those.
        side: by seat, 0 or 1.
        announcer: by seat, 0 or 1.
        weights: by case.
        chances: by world, filled with the likelihood.
        seen: [play, 1 + `MOST`], for a single world: filled with the number of the card among those that could be
            played and their cases, −1 after the last; of no rows where that is not wanted.
    """
    seats = worlds.shape[1]
    plays = len(past)
    held = np.empty(seats, np.uint64)
    numbers = np.empty(MOST, np.int64)
    hands, found = pointer(held), pointer(numbers)
    overs, worths, sides, known = pointer(over), pointer(worth), pointer(side), pointer(weights)
    compels, allows, announces = pointer(compel), pointer(allow), pointer(announcer)
    for world in range(len(worlds)):
        for seat in range(seats):
            hands[seat] = worlds[world, seat]
        for play in range(plays):
            hands[past[play, 0]] |= ONE << np.uint64(past[play, 1])
        need_0 = begins[NEED_0]
        need_1 = begins[NEED_1]
        laid = 0
        led = 0
        best = 0
        leader = 0
        called = 0
        above = np.uint64(0)
        out = np.uint64(0)
        chance = 1.0
        for play in range(plays):
            seat = past[play, 0]
            card = past[play, 1]
            bit = ONE << np.uint64(card)
            hand = hands[seat]
            if seat != me:
                cards = hand
                if laid and not (called and lapses and best != leader):
                    cards = _allowed(hand, seat, leader, led, called, sides, announces, compels, allows)
                unseen = pack & ~(hand | out)
                number = cases_of(
                    cards,
                    unseen,
                    need_0,
                    need_1,
                    seat,
                    best,
                    laid,
                    led,
                    above,
                    seats,
                    after,
                    overs,
                    worths,
                    sides,
                    found,
                )
                place = np.int64(count(cards & (bit - ONE)))
                total = 0.0
                for one in range(number):
                    total += np.float64(known[found[one]])
                chance *= UNHEARD_OF if cards & bit == 0 else np.float64(known[found[place]]) / total
                if len(seen):
                    seen[play, 0] = place
                    for one in range(MOST):
                        seen[play, 1 + one] = found[one] if one < number else -1
            hands[seat] = hand & ~bit
            out |= bit
            if laid == 0:
                leader = seat
                led = card
                called = past[play, 2]
                best = seat
                above = overs[led * CARDS + card]
            elif above & bit:
                best = seat
                above = overs[led * CARDS + card]
            laid += 1
            if laid == seats:
                laid = 0
                called = 0
                if sides[best] == 0:
                    need_0 -= 1
                else:
                    need_1 -= 1
        chances[world] = chance


@kernel()
def play_out(
    worlds: Masks,
    stands: Ints,
    gone: np.uint64,
    pack: np.uint64,
    after: int,
    call: int,
    lapses: int,
    strength: Bytes,
    over: Masks,
    worth: Ints,
    compel: Masks,
    allow: Masks,
    carries: Masks,
    side: Ints,
    announcer: Ints,
    moves: Ints,
    weights: Weights,
    seed: int,
    won: Ints,
) -> None:
    """Play every world to its end once after each move, everybody by the learned way.

    Args:
        worlds: [world, seat] → cards held, masks.
        stands: where the round stands; see `stube.kernels.trick_rounds_search`.
        gone: cards played so far, a mask.
        pack: see `likely`, and so are the others that are not named here.
        after: the same.
        call: whether a lead that may carry the call must (`AUTOMATIC`).
        lapses: see `likely`.
        strength: [led, card] → height in the trick.
        over: see `likely`.
        worth: the same.
        compel: the same.
        allow: the same.
        carries: leads that may carry the call: in the first trick, in later ones.
        side: see `likely`.
        announcer: the same.
        moves: [move, 2] → card, and whether its lead calls; a card of −1 is chosen as all later ones are.
        weights: by case.
        seed: seed of all chance.
        won: by move, the rounds that the side of the seat to play won are added.
    """
    seats = worlds.shape[1]
    state = np.array([seed], np.uint64)
    held = np.empty(seats, np.uint64)
    numbers = np.empty(MOST, np.int64)
    hands, found = pointer(held), pointer(numbers)
    overs, worths, sides, known = pointer(over), pointer(worth), pointer(side), pointer(weights)
    compels, allows, announces = pointer(compel), pointer(allow), pointer(announcer)
    first = stands[SEAT]
    on_top = above_of(stands[LED], stands[TOP], strength) if stands[LAID] else np.uint64(0)
    luck = np.uint64(0)
    for world in range(len(worlds)):
        # Every second world has the opposite luck of the one before it, which may be the same one.
        if world & 1 == 0:
            luck = next_random(state)
        against = np.uint64(0) if world & 1 == 0 else ~np.uint64(0)
        for move in range(len(moves)):
            for one in range(seats):
                hands[one] = worlds[world, one]
            seat, leader, laid, led = first, stands[LEADER], stands[LAID], stands[LED]
            best, called, later = stands[BEST], stands[CALLED], stands[LATER]
            need_0, need_1 = stands[NEED_0], stands[NEED_1]
            above, out = on_top, gone
            card = moves[move, 0]
            says = moves[move, 1]
            while True:
                hand = hands[seat]
                if card < 0:
                    cards = hand
                    if laid and not (called and lapses and best != leader):
                        cards = _allowed(hand, seat, leader, led, called, sides, announces, compels, allows)
                    if cards & (cards - ONE):
                        unseen = pack & ~(hand | out)
                        number = cases_of(
                            cards,
                            unseen,
                            need_0,
                            need_1,
                            seat,
                            best,
                            laid,
                            led,
                            above,
                            seats,
                            after,
                            overs,
                            worths,
                            sides,
                            found,
                        )
                        total = 0.0
                        for one in range(number):
                            total += np.float64(known[found[one]])
                        # A seat with so many cards has the same luck after every move, so that these differ less by it.
                        bits = mixed(luck + STEP * np.uint64(seat * MOST + count(hand))) ^ against
                        rest = np.float64(bits >> np.uint64(11)) * 2.0**-53 * total
                        for one in range(number - 1):
                            rest -= np.float64(known[found[one]])
                            if rest < 0:
                                break
                            cards &= cards - ONE
                    card = lowest(cards)
                    says = 0
                    if call == AUTOMATIC and laid == 0 and carries[later] >> np.uint64(card) & ONE:
                        says = 1
                bit = ONE << np.uint64(card)
                hands[seat] = hand & ~bit
                out |= bit
                if laid == 0:
                    leader = seat
                    led = card
                    called = says
                    best = seat
                    above = overs[led * CARDS + card]
                elif above & bit:
                    best = seat
                    above = overs[led * CARDS + card]
                card = -1
                laid += 1
                if laid < seats:
                    seat += after
                    if seat >= seats:
                        seat -= seats
                    continue
                laid = 0
                called = 0
                later = 1
                seat = best
                if sides[best] == 0:
                    need_0 -= 1
                    if need_0 == 0:
                        break
                else:
                    need_1 -= 1
                    if need_1 == 0:
                        break
            if sides[best] == sides[first]:
                won[move] += 1
