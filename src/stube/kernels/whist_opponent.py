"""What a hand's choices say about it: deals that fit them, each as often as they make it, and how likely they were.

The other hand is taken for one that follows a plain rule, more or less often. A deal says which cards it was dealt
or drew unseen and when; it is changed by exchanging two cards at a time (Metropolis), so that deals in which the
rule would have chosen as was seen come up more often. Choices join one by one: how often the deals that fit the
earlier ones fit the next is what that one's likelihood is made of.
"""

import math

import numpy as np

from stube.kernels.bits import count, lowest
from stube.kernels.chance import below, fraction
from stube.kernels.compiled import kernel
from stube.kernels.whist_rounds import CARDS, HEIGHTS, SUIT, Floats, Ints, Masks, beats, lane, may_play

PRIZE = 8
"""The height from which an open card is worth a trick: a ten."""
CHEAP = 8
"""A trick that costs no more is taken in any case."""

# Places in a row of `seen`, a choice: the card led (−1: it led itself), whether the rule wants the trick, the card it
# played, cards that it was known to hold then, cards that it cannot have held, cards the rule had rather played.
LED, WANT, PLAYED, KNOWN, NEVER, RATHER = range(6)
SEEN = 6
# Places in a row of `slots`, a card it held unseen: the card, from which choice on, up to which.
CARD, FROM, TO = range(3)


@kernel(inline=True)
def _worth(card: int, trumps: int) -> int:
    return card - lane(card) * HEIGHTS + (HEIGHTS if trumps and card < HEIGHTS else 0)


@kernel(inline=True)
def wanted(up: int, trumps: int) -> int:
    """Say whether the card that lies open (−1: none does) is worth a trick."""
    return 1 if up >= 0 and _worth(up, trumps) >= PRIZE else 0


@kernel()
def prefers(one: int, other: int, led: int, want: int, trumps: int, few: int) -> int:
    """Say whether the rule plays one card rather than another, both of which may be played; equals are not preferred.

    It wins cheaply what is worth it, leads high for a good card and low else; where tricks are not wanted it ducks
    under as high as it can and leads low.
    """
    worth = _worth(one, trumps)
    beside = _worth(other, trumps)
    if led < 0:
        if want and not few:
            return 1 if one - lane(one) * HEIGHTS > other - lane(other) * HEIGHTS else 0
        return 1 if worth < beside else 0
    wins = beats(one, led, trumps)
    if wins == beats(other, led, trumps):
        return 1 if (worth > beside if few else worth < beside) else 0
    if few:
        return 1 - wins
    winning = worth if wins else beside
    return wins if want or winning <= CHEAP else 1 - wins


@kernel()
def plain(hand: int, led: int, want: int, trumps: int, few: int) -> int:
    """Give the card that the rule plays, the first among equals."""
    rest = may_play(hand, led)
    best = lowest(rest)
    rest &= rest - 1
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        if prefers(card, best, led, want, trumps, few):
            best = card
    return best


@kernel()
def read(seen: Ints, trumps: int, few: int) -> None:
    """Fill in for every choice what the hand cannot have held, and what the rule had rather played."""
    for at in range(len(seen)):
        led = seen[at, LED]
        played = seen[at, PLAYED]
        want = seen[at, WANT]
        rather = 0
        never = 0
        may = (1 << CARDS) - 1
        if led >= 0:
            suit = SUIT << lane(led) * HEIGHTS
            if suit >> played & 1:
                may = suit
            else:
                never = suit
                may ^= suit
        for card in range(CARDS):
            if may >> card & 1 and prefers(card, played, led, want, trumps, few):
                rather |= 1 << card
        seen[at, NEVER] = never
        seen[at, RATHER] = rather


@kernel()
def begin(seen: Ints, slots: Ints, played: Ints, pool: Ints, state: Masks) -> int:
    """Give every slot a card so that the hand can have played as it did, those that had to be played early first.

    Args:
        seen: see `read`.
        slots: FROM is filled, rising; filled.
        played: [card, choice]: the cards that it played and had not taken face up.
        pool: cards whose place is unknown, in any order; those in no slot come first afterwards.
        state: chance.

    Returns:
        how many cards of the pool are in no slot; −1 where none fits.
    """
    for place in range(len(pool) - 1, 0, -1):
        other = below(state, place + 1)
        pool[place], pool[other] = pool[other], pool[place]
    left = len(pool)
    done = 0
    for slot in range(len(slots)):
        time = slots[slot, FROM]
        best = -1
        for one in range(len(played)):
            early = not done >> one & 1 and _free(seen, played[one, 0], played[one, 1]) <= time
            if early and (best < 0 or played[one, 1] < played[best, 1]):
                best = one
        if best >= 0:
            if played[best, 1] < time:
                return -1
            done |= 1 << best
            slots[slot, CARD] = played[best, 0]
            slots[slot, TO] = played[best, 1]
            continue
        found = -1
        for one in range(left):
            if _free(seen, pool[one], len(seen)) <= time:
                found = one
                break
        if found < 0:
            return -1
        left -= 1
        slots[slot, CARD] = pool[found]
        slots[slot, TO] = len(seen)
        pool[found], pool[left] = pool[left], pool[found]
    return left if done == (1 << len(played)) - 1 else -1


@kernel()
def _free(seen: Ints, card: int, until: int) -> int:
    """Give the first choice from which on the hand can have held a card, if it held it until then."""
    for at in range(until - 1, -1, -1):
        if seen[at, NEVER] >> card & 1:
            return at + 1
    return 0


@kernel()
def likelihood(hand: int, choice: Ints, slip: float) -> float:
    """Give how likely a choice is for a hand that follows the rule but for so many slips."""
    if not hand & choice[RATHER]:
        return 1.0 - slip
    others = count(may_play(hand, choice[LED])) - 1
    return slip / others


@kernel()
def walk(  # noqa: D417 - arguments of a kind share a line
    steps: int, known: int, seen: Ints, slips: Floats, slots: Ints, pool: Ints, free: int, hands: Ints, state: Masks
) -> None:
    """Exchange cards so many times.

    Args:
        steps: how many times.
        known: so many choices count; of the others only that they were possible.
        seen: see `read`.
        slips: by choice, how often the hand does not follow the rule.
        slots, pool, free: a deal; see `begin`.
        hands: by choice, the hand then.
        state: chance.
    """
    choices = len(seen)
    many = len(slots)
    for _ in range(steps):
        one = below(state, many)
        other = below(state, many + free)
        last = choices
        if other < many:
            if slots[one, FROM] > slots[other, FROM]:
                one, other = other, one
            last = slots[other, FROM]
            if slots[one, FROM] == last or slots[one, TO] < last:
                continue
            change = 1 << slots[one, CARD] | 1 << slots[other, CARD]
        else:
            if slots[one, TO] < choices:
                continue
            change = 1 << slots[one, CARD] | 1 << pool[other - many]
        ratio = 1.0
        for at in range(slots[one, FROM], last):
            now = hands[at] ^ change
            if now & seen[at, NEVER]:
                ratio = 0.0
                break
            if at < known and change & seen[at, RATHER]:
                ratio *= likelihood(now, seen[at], slips[at]) / likelihood(hands[at], seen[at], slips[at])
        if ratio < 1.0 and fraction(state) >= ratio:
            continue
        for at in range(slots[one, FROM], last):
            hands[at] ^= change
        if other < many:
            slots[one, FROM], slots[other, FROM] = slots[other, FROM], slots[one, FROM]
        else:
            slots[one, CARD], pool[other - many] = pool[other - many], slots[one, CARD]


@kernel()
def weigh(  # noqa: D417 - arguments of a kind share a line
    looks: int,
    steps: int,
    seen: Ints,
    slips: Floats,
    slots: Ints,
    pool: Ints,
    free: int,
    hands: Ints,
    state: Masks,
) -> float:
    """Give the logarithm of how likely the choices were, and leave a deal that fits them.

    Args:
        looks: deals looked at for a choice.
        steps: exchanges between two of them.
        seen, slips, slots, pool, free, hands, state: see `walk`; `hands` is filled.
    """
    for at in range(len(seen)):
        hands[at] = seen[at, KNOWN]
        for slot in range(len(slots)):
            if slots[slot, FROM] <= at <= slots[slot, TO]:
                hands[at] |= 1 << slots[slot, CARD]
    found = 0.0
    for at in range(len(seen)):
        total = 0.0
        for _ in range(looks):
            walk(steps, at, seen, slips, slots, pool, free, hands, state)
            total += likelihood(hands[at], seen[at], slips[at])
        found += math.log(total / looks)
    return found


@kernel()
def draw(  # noqa: D417 - arguments of a kind share a line
    out: Masks,
    steps: int,
    seen: Ints,
    slips: Floats,
    slots: Ints,
    pool: Ints,
    free: int,
    hands: Ints,
    state: Masks,
) -> None:
    """Fill `out` with hands that fit the choices; the cards that were taken face up are left out.

    Args:
        out: filled.
        steps: exchanges between two of them.
        seen, slips, slots, pool, free, hands, state: see `walk`.
    """
    for one in range(len(out)):
        walk(steps, len(seen), seen, slips, slots, pool, free, hands, state)
        hand = 0
        for slot in range(len(slots)):
            if slots[slot, TO] == len(seen):
                hand |= 1 << slots[slot, CARD]
        out[one] = np.uint64(hand)
