"""A learned way to play cards in rounds of tricks: how likely a play was, and how a round goes on by it.

Every card that may be played is of a case by what its holder can see: whether it leads, who is on top, how many
unseen cards beat it, how it stands among the others that may be played, how many tricks are missing. A case has a
weight, and a card is played with a chance in proportion to its own: a conditional logit, fitted to play that was seen.
There are too many cases to see each often, so the weight of one is the product of the weights of three classes.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

from stube.kernels.bits import count, lowest
from stube.kernels.chance import STEP, mixed, next_random
from stube.kernels.compiled import kernel
from stube.kernels.pointers import pointer
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

ONE = np.uint64(1)
CARDS = 33
MOST = 16
"""Cards of a hand, at most."""
UNHEARD_OF = 1e-3
"""How likely a play is that duties forbid; where breaches are only claimed there are some."""

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
def _above(led: int, top: int, strength: Bytes) -> np.uint64:
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
                    partner = 1 if sides[seat] == sides[leader] else 0
                    duty = ((called * 2 + partner) * 2 + announces[seat]) * CARDS + led
                    if hand & compels[duty]:
                        cards = hand & allows[duty]
                needs = _needs(need_0, need_1) if sides[seat] == 0 else _needs(need_1, need_0)
                unseen = pack & ~(hand | out)
                if laid == 0:
                    number = _lead_cases(cards, unseen, needs, overs, worths, found)
                else:
                    around = _around(seat, best, seats - 1 - laid, seats, after, sides)
                    number = _answer_cases(cards, unseen, needs, around, led, above, overs, worths, found)
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
    on_top = _above(stands[LED], stands[TOP], strength) if stands[LAID] else np.uint64(0)
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
                        partner = 1 if sides[seat] == sides[leader] else 0
                        duty = ((called * 2 + partner) * 2 + announces[seat]) * CARDS + led
                        if hand & compels[duty]:
                            cards = hand & allows[duty]
                    if cards & (cards - ONE):
                        needs = _needs(need_0, need_1) if sides[seat] == 0 else _needs(need_1, need_0)
                        unseen = pack & ~(hand | out)
                        if laid == 0:
                            number = _lead_cases(cards, unseen, needs, overs, worths, found)
                        else:
                            around = _around(seat, best, seats - 1 - laid, seats, after, sides)
                            number = _answer_cases(cards, unseen, needs, around, led, above, overs, worths, found)
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
