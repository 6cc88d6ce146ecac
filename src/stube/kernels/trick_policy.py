"""A learned way to play cards in rounds of tricks: how likely a play was, and how a round goes on by it.

Every card that may be played falls into classes by what its holder can see: whether it leads, who is on top, how
many unseen cards beat it, how it stands among the others that may be played, how many tricks are missing. A class has
a weight, and a card is played with a chance in proportion to the product of its own: a conditional logit, whose
weights are fitted to play that was seen.
"""

import numpy as np
import numpy.typing as npt

from stube.kernels.bits import count, lowest
from stube.kernels.chance import STEP, mixed, next_random
from stube.kernels.compiled import kernel
from stube.kernels.trick_rounds_search import (
    AUTOMATIC,
    BEST,
    LAID,
    LATER,
    LED,
    NEED_0,
    SEAT,
    STANDS,
    TOP,
    Bytes,
    Ints,
    Masks,
    lay,
    legal,
)

Floats = npt.NDArray[np.float64]

ONE = np.uint64(1)
LEADS = 36
AROUND = 12
KINDS = 20
NEEDS = LEADS + AROUND * KINDS
SURE = NEEDS + 9 * (6 + 6 * 4)
TOPS = SURE + 3 * 18
CLASSES = TOPS + 6 * 6 * 4
SORTS = 3
"""Classes of a card; its weight is the product of theirs."""
MOST = 16
"""Cards of a hand, at most."""

UNHEARD_OF = 1e-3
"""How likely a play is that duties forbid; where breaches are only claimed there are some."""


@kernel()
def compare(strength: Bytes, over: Masks) -> None:
    """Fill over[led, height]: the cards that are higher than that in a trick that was led with this card."""
    for led in range(len(strength)):
        for height in range(over.shape[1]):
            found = np.uint64(0)
            for other in range(len(strength)):
                if strength[led, other] > height:
                    found |= ONE << np.uint64(other)
            over[led, height] = found


@kernel()
def _few(number: int) -> int:
    """Put a number of cards into six steps."""
    if number < 3:
        return number
    if number < 5:
        return 3
    return 4 if number < 9 else 5


@kernel()
def classes(
    cards: np.uint64,
    unseen: np.uint64,
    at: Ints,
    seats: int,
    after: int,
    strength: Bytes,
    over: Masks,
    worth: Ints,
    side: Ints,
    found: Ints,
) -> int:
    """Give the classes of each card that may be played, lowest bit first.

    Args:
        cards: what may be played, a mask.
        unseen: what the seat to play has not seen, a mask.
        at: where the round stands; see `stube.kernels.trick_rounds_search`.
        seats: number of seats.
        after: step to the next seat: 1, or seats − 1.
        strength: [led, card] → height in the trick.
        over: as `compare` fills it.
        worth: by card, how seldom it is beaten.
        side: by seat, 0 or 1.
        found: filled: [card, `SORTS`] → its classes.

    Returns:
        the number of cards.
    """
    seat = at[SEAT]
    mine = side[seat]
    laid = at[LAID]
    led = at[LED]
    pressed = 1 if at[NEED_0 + 1 - mine] == 1 else 0
    low = 1 << 30
    high = -low
    cheap = low
    sure = 0
    rest = cards
    while rest:
        card = lowest(rest)
        rest &= rest - ONE
        low = min(low, worth[card])
        high = max(high, worth[card])
        if over[card, strength[card, card]] & unseen == 0:
            sure += 1
        if laid and strength[led, card] > at[TOP]:
            cheap = min(cheap, worth[card])
    sure = min(sure, 2)
    around = 0
    top = 0
    if laid:
        to_come = 0
        one = seat
        for _ in range(seats - 1 - laid):
            one = (one + after) % seats
            if side[one] != mine:
                to_come += 1
        around = ((3 if side[at[BEST]] == mine else 0) + min(to_come, 2)) * 2 + pressed
        top = TOPS + (around // 2 * 6 + _few(count(over[led, at[TOP]] & unseen))) * 4
    needs = (min(at[NEED_0 + mine], 3) - 1) * 3 + min(at[NEED_0 + 1 - mine], 3) - 1
    number = 0
    rest = cards
    while rest:
        card = lowest(rest)
        rest &= rest - ONE
        if laid == 0:
            place = 2 if worth[card] == high else (0 if worth[card] == low else 1)
            step = _few(count(over[card, strength[card, card]] & unseen))
            found[number, 0] = (step * 3 + place) * 2 + pressed
            found[number, 1] = NEEDS + needs * 30 + step
            found[number, 2] = SURE + (sure * 3 + place) * 6 + step
        elif strength[led, card] > at[TOP]:
            cheapest = 1 if worth[card] == cheap else 0
            found[number, 0] = (
                LEADS + around * KINDS + 8 + _few(count(over[led, strength[led, card]] & unseen)) * 2 + cheapest
            )
            found[number, 1] = NEEDS + needs * 30 + 6 + around // 2 * 4 + 2 + cheapest
            found[number, 2] = top + 2 + cheapest
        else:
            beaten = count(over[card, strength[card, card]] & unseen)
            step = 0 if beaten < 2 else (1 if beaten < 5 else (2 if beaten < 10 else 3))
            lowly = 1 if worth[card] == low else 0
            found[number, 0] = LEADS + around * KINDS + step * 2 + lowly
            found[number, 1] = NEEDS + needs * 30 + 6 + around // 2 * 4 + lowly
            found[number, 2] = top + lowly
        number += 1
    return number


@kernel()
def likely(
    worlds: Masks,
    past: Ints,
    pack: np.uint64,
    begins: Ints,
    me: int,
    after: int,
    lapses: int,
    strength: Bytes,
    over: Masks,
    worth: Ints,
    compel: Masks,
    allow: Masks,
    side: Ints,
    announcer: Ints,
    weights: Floats,
    logs: Floats,
    seen: Ints,
) -> None:
    """Add up how likely all that others played was, in each world.

    Args:
        worlds: [world, seat] → cards held now, masks.
        past: [play, 3] → seat, card, and whether its lead called, in order from the first lead on.
        pack: all cards, a mask.
        begins: where the round stood before the first lead, `STANDS` numbers.
        me: the seat whose plays say nothing.
        after: see `classes`, and so are the others that are not named here.
        lapses: whether the call lapses when the lead is beaten.
        strength: see `classes`.
        over: the same.
        worth: the same.
        compel: [called, partner of the leader, announcer, card led] → who holds one of these …
        allow: … must play one of those.
        side: see `classes`.
        announcer: by seat, 0 or 1.
        weights: by class.
        logs: by world, the logarithm of the likelihood is added.
        seen: [play, 1 + SORTS × MOST], for a single world: filled with the number of the card among those that could be
            played and their classes, −1 after the last; of no rows where that is not wanted.
    """
    seats = worlds.shape[1]
    hands = np.empty(seats, np.uint64)
    at = np.empty(STANDS, np.int64)
    found = np.empty((MOST, SORTS), np.int64)
    chances = np.empty(MOST)
    for world in range(len(worlds)):
        hands[:] = worlds[world]
        for play in range(len(past)):
            hands[past[play, 0]] |= ONE << np.uint64(past[play, 1])
        at[:] = begins
        gone = np.uint64(0)
        for play in range(len(past)):
            seat = past[play, 0]
            card = past[play, 1]
            if seat != me:
                cards = legal(hands[seat], at, lapses, compel, allow, side, announcer)
                number = classes(
                    cards, pack & ~hands[seat] & ~gone, at, seats, after, strength, over, worth, side, found
                )
                place = np.int64(count(cards & ((ONE << np.uint64(card)) - ONE)))
                total = 0.0
                for one in range(number):
                    chances[one] = weights[found[one, 0]] * weights[found[one, 1]] * weights[found[one, 2]]
                    total += chances[one]
                bound = cards & ONE << np.uint64(card) == 0
                logs[world] += np.log(UNHEARD_OF if bound else chances[place] / total)
                if len(seen):
                    seen[play, 0] = place
                    for one in range(MOST):
                        for sort in range(SORTS):
                            seen[play, 1 + SORTS * one + sort] = found[one, sort] if one < number else -1
            hands[seat] &= ~(ONE << np.uint64(card))
            gone |= ONE << np.uint64(card)
            lay(at, card, past[play, 2], seats, after, strength, side)


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
    weights: Floats,
    seed: int,
    won: Ints,
) -> None:
    """Play every world to its end once after each move, everybody by the learned way.

    Args:
        worlds: [world, seat] → cards held, masks.
        stands: where the round stands, `STANDS` numbers.
        gone: cards played so far, a mask.
        pack: see `likely`, and so are the others that are not named here.
        after: the same.
        call: whether a lead that may carry the call must (`AUTOMATIC`).
        lapses: see `likely`.
        strength: the same.
        over: the same.
        worth: the same.
        compel: the same.
        allow: the same.
        carries: leads that may carry the call: in the first trick, in later ones.
        side: see `likely`.
        announcer: the same.
        moves: [move, 2] → card, and whether its lead calls; a card of −1 is chosen as all later ones are.
        weights: by class.
        seed: seed of all chance.
        won: by move, the rounds that the side of the seat to play won are added.
    """
    seats = worlds.shape[1]
    state = np.array([seed], np.uint64)
    hands = np.empty(seats, np.uint64)
    at = np.empty(STANDS, np.int64)
    found = np.empty((MOST, SORTS), np.int64)
    chances = np.empty(MOST)
    luck = np.uint64(0)
    for world in range(len(worlds)):
        # Every second world has the opposite luck of the one before it, which may be the same one.
        if world & 1 == 0:
            luck = next_random(state)
        against = np.uint64(0) if world & 1 == 0 else ~np.uint64(0)
        for move in range(len(moves)):
            hands[:] = worlds[world]
            at[:] = stands
            first = at[SEAT]
            played = gone
            card = moves[move, 0]
            says = moves[move, 1]
            ended = -1
            while ended < 0:
                seat = at[SEAT]
                if card < 0:
                    cards = legal(hands[seat], at, lapses, compel, allow, side, announcer)
                    if cards & (cards - ONE):
                        number = classes(
                            cards, pack & ~hands[seat] & ~played, at, seats, after, strength, over, worth, side, found
                        )
                        total = 0.0
                        for one in range(number):
                            chances[one] = weights[found[one, 0]] * weights[found[one, 1]] * weights[found[one, 2]]
                            total += chances[one]
                        # A seat with so many cards has the same luck after every move, so that these differ less by it.
                        bits = mixed(luck + STEP * np.uint64(seat * MOST + count(hands[seat]))) ^ against
                        rest = np.float64(bits >> np.uint64(11)) * 2.0**-53 * total
                        for one in range(number - 1):
                            rest -= chances[one]
                            if rest < 0:
                                break
                            cards &= cards - ONE
                    card = lowest(cards)
                    says = 0
                    if call == AUTOMATIC and at[LAID] == 0 and carries[at[LATER]] >> np.uint64(card) & ONE:
                        says = 1
                hands[seat] &= ~(ONE << np.uint64(card))
                played |= ONE << np.uint64(card)
                ended = lay(at, card, says, seats, after, strength, side)
                card = -1
            if ended == side[first]:
                won[move] += 1
