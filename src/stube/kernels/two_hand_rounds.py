"""Random rounds of two hands that draw from a stock after each early trick: numbers and masks only, by the million.

The same rounds as those of `stube.kernels.whist_rounds` where two hands draw a card each and nobody chooses what. A
card is `13 · lane + height`; cards of lane 0 beat the others where there are trumps. Every round has its own
chance, from the seed and its number, so that any can be played again alone and written down. Two rounds are played
side by side, because the steps of one wait for each other.
"""

import numpy as np

from stube.kernels.bits import count, lowest, nth
from stube.kernels.chance import STEP, mixed
from stube.kernels.compiled import kernel
from stube.kernels.whist_rounds import CARDS, FORE, HEIGHTS, SUIT, TRICKS, TRUMPS, Ints, lane

PACK = (1 << CARDS) - 1
DIGITS = 56
TWICE, THRICE, FOURFOLD = (np.uint64(times * int(STEP) & (1 << 64) - 1) for times in (2, 3, 4))
REST = (1 << DIGITS) - 1
"""A random number of 56 bits is a fraction that gives one even draw after the other."""


@kernel(inline=True)
def _fraction(state: np.uint64) -> int:
    """Give 56 random bits."""
    return int(np.int64(mixed(state) >> np.uint64(64 - DIGITS)))


@kernel(inline=True)
def _drawn(part: int, mask: int) -> tuple[int, int]:
    """Draw a card of a mask; give what is left of the fraction, and the card."""
    part *= count(mask)
    return part & REST, nth(mask, part >> DIGITS)


@kernel(inline=True)
def _hand(cards: int, size: int, hand: int, state: np.uint64) -> tuple[int, np.uint64]:
    """Give a hand drawn evenly, begun with a mask in which each card has the same chance."""
    while count(hand) != size:
        state += STEP
        if count(hand) < size:
            _, card = _drawn(_fraction(state), cards & ~hand)
        else:
            _, card = _drawn(_fraction(state), hand)
        hand ^= 1 << card
    return hand, state


@kernel()
def _deal(seed: int, number: int, size: int, trumps: int) -> tuple[int, int, int, int, np.uint64]:
    """Deal a round: two hands, the rest of the stock, its first card, and the state of chance."""
    state = mixed(np.uint64(seed) + np.uint64(number) * STEP)
    _, first = _drawn(_fraction(state + STEP), SUIT if trumps else PACK)
    cards = PACK ^ 1 << first
    coins = _fraction(state + TWICE) & _fraction(state + THRICE)  # a quarter of the cards
    own, state = _hand(cards, size, cards & coins, state + FOURFOLD)
    cards ^= own
    coins = _fraction(state + STEP) & (_fraction(state + TWICE) | _fraction(state + THRICE))  # three eighths
    other, state = _hand(cards, size, cards & coins, state + FOURFOLD)
    return own, other, cards ^ other, first, state


@kernel(inline=True)
def _trick(lead: int, follow: int, trumps: int, part: int) -> tuple[int, int, int, int]:
    """Play a trick; give the card led, the one that followed, whether that one takes it, what is left of chance."""
    part, led = _drawn(part, lead)
    suit = SUIT << HEIGHTS * lane(led)
    same = follow & suit
    part, card = _drawn(part, same or follow)
    takes = card > led if same else trumps & (card < HEIGHTS)
    return led, card, 1 if takes else 0, part


@kernel(inline=True)
def _early(
    lead: int, follow: int, stock: int, shown: int, trumps: int, part: int
) -> tuple[int, int, int, int, int, int, int]:
    """Play a trick and draw; give the hands, the winner's first, the stock, its next card, and what `_trick` gives."""
    led, card, took, part = _trick(lead, follow, trumps, part)
    lead ^= 1 << led
    follow ^= 1 << card
    part, hidden = _drawn(part, stock)
    stock ^= 1 << hidden
    _, after = _drawn(part, stock or 1)
    won, lost = (follow, lead) if took else (lead, follow)
    return won | 1 << shown, lost | 1 << hidden, stock & ~(1 << after), after, led, card, took


@kernel(inline=True)
def _late(
    lead: int, follow: int, trumps: int, trick: int, part: int, state: np.uint64
) -> tuple[int, int, int, int, int, int, np.uint64]:
    """Play a trick after the stock was used up; give the hands, the winner's first, and what `_trick` gives.

    Four tricks share a fraction, and leave half of its bits.
    """
    if trick & 3 == 0:
        state += STEP
        part = _fraction(state)
    led, card, took, part = _trick(lead, follow, trumps, part)
    lead ^= 1 << led
    follow ^= 1 << card
    won, lost = (follow, lead) if took else (lead, follow)
    return won, lost, led, card, took, part, state


@kernel()
def random_rounds(number: int, seed: int, rules: Ints, sums: Ints) -> None:
    """Play random rounds, all choices equally likely.

    Args:
        number: how many; they are the rounds 0 to `number` − 1 of the seed.
        seed: seed of all chance.
        rules: see `whist_rounds`; two hands, at most one card turned up, no race.
        sums: grow by the tricks of either hand and, last, by the choices.
    """
    early, late, trumps = rules[FORE], rules[TRICKS] - rules[FORE], rules[TRUMPS]
    won = 0
    for pair in range((number + 1) // 2):
        lead, follow, stock, shown, state = _deal(seed, 2 * pair, late, trumps)
        lead_2, follow_2, stock_2, shown_2, state_2 = _deal(seed, 2 * pair + 1, late, trumps)
        seat, seat_2, mine, mine_2 = 0, 0, 0, 0
        for _ in range(early):
            state += STEP
            state_2 += STEP
            lead, follow, stock, shown, _, _, took = _early(lead, follow, stock, shown, trumps, _fraction(state))
            lead_2, follow_2, stock_2, shown_2, _, _, took_2 = _early(
                lead_2, follow_2, stock_2, shown_2, trumps, _fraction(state_2)
            )
            seat ^= took
            seat_2 ^= took_2
            mine += seat
            mine_2 += seat_2
        part, part_2 = 0, 0
        for trick in range(late):
            lead, follow, _, _, took, part, state = _late(lead, follow, trumps, trick, part, state)
            lead_2, follow_2, _, _, took_2, part_2, state_2 = _late(lead_2, follow_2, trumps, trick, part_2, state_2)
            seat ^= took
            seat_2 ^= took_2
            mine += seat
            mine_2 += seat_2
        won += mine
        if 2 * pair + 1 < number:
            won += mine_2
    sums[0] += number * (early + late) - won
    sums[1] += won
    sums[len(sums) - 1] += 2 * number * (early + late)


@kernel()
def one_round(number: int, seed: int, rules: Ints, deck: Ints, made: Ints, tricks: Ints) -> None:
    """Play one of the random rounds of a seed and write it down.

    Args:
        number: its number.
        seed: seed of all chance.
        rules: see `random_rounds`.
        deck: filled: the cards in dealing order, one a hand in turn, then the stock; 52 numbers.
        made: filled: the cards in the order in which they were played.
        tricks: filled: [early or late, hand].
    """
    early, late, trumps = rules[FORE], rules[TRICKS] - rules[FORE], rules[TRUMPS]
    lead, follow, stock, shown, state = _deal(seed, number, late, trumps)
    for hand in range(2):
        rest = follow if hand else lead
        for turn in range(late):
            deck[2 * turn + hand] = lowest(rest)
            rest &= rest - 1
    dealt = 2 * late
    tricks[:] = 0
    seat, part = 0, 0
    for trick in range(early + late):
        if trick < early:
            state += STEP
            before = stock
            deck[dealt + 2 * trick] = shown
            lead, follow, stock, shown, led, card, took = _early(lead, follow, stock, shown, trumps, _fraction(state))
            drawn = before & (lead | follow)
            deck[dealt + 2 * trick + 1] = lowest(drawn)
        else:
            lead, follow, led, card, took, part, state = _late(lead, follow, trumps, trick - early, part, state)
        made[2 * trick] = led
        made[2 * trick + 1] = card
        seat ^= took
        tricks[0 if trick < early else 1, seat] += 1
