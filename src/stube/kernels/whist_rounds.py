"""Rounds of tricks with a stock that is drawn from: hands of two to four seats, numbers and masks only.

A card is `13 · lane + height`, 0 to 51; cards of lane 0 beat the others where the round says so. What a round is
stands in `rules`, where it is stands in `world`, the order of the hidden stock in `stock`.
"""

import numpy as np
import numpy.typing as npt

from stube.kernels.bits import count, lowest
from stube.kernels.chance import below
from stube.kernels.compiled import kernel

Ints = npt.NDArray[np.int64]
Masks = npt.NDArray[np.uint64]
Floats = npt.NDArray[np.float64]

HEIGHTS = 13
SUIT = (1 << HEIGHTS) - 1
CARDS = 52
SEATS = 4

# Places in `rules`.
HANDS, PLAYERS, FACES, FORE, TRICKS, TRUMPS, RACE, LATE_RACE = range(8)
RULES = 8

# Places in `world`: hands, early tricks and late tricks by seat, cards on the table, then numbers.
HAND, EARLY, LATE, LAID = 0, 4, 8, 12
LEADER, LYING, PLAYED, NEXT, LAST, ROW, DRAWN, WINNER, OVER, FIRST, TURN = range(16, 27)
WORLD = 27
NOBODY = -1


@kernel(inline=True)
def lane(card: int) -> int:
    """Give the lane of a card, 0 to 51: a thirteenth of it, without dividing."""
    return card * 79 >> 10


@kernel(inline=True)
def may_play(hand: int, led: int) -> int:
    """Give the cards that may be played: those of the suit led if there are any; led is −1 for the leader."""
    if led < 0:
        return hand
    same = hand & (SUIT << lane(led) * HEIGHTS)
    return same or hand


@kernel(inline=True)
def beats(card: int, top: int, trumps: int) -> int:
    """Say whether a card that is laid later beats the one on top."""
    if lane(card) == lane(top):
        return 1 if card > top else 0
    return 1 if trumps and card < HEIGHTS else 0


@kernel()
def _lowest_card(hand: int, suits: Ints) -> int:
    """Give the lowest card by height, equal heights by the order of the suits."""
    best = -1
    least = 1 << 30
    while hand:
        card = lowest(hand)
        hand &= hand - 1
        height = (card - lane(card) * HEIGHTS) * SEATS + suits[lane(card)]
        if height < least:
            least = height
            best = card
    return best


@kernel()
def _draw(world: Ints, stock: Ints, rules: Ints, suits: Ints) -> int:
    """Draw until a seat has to choose (1) or all have drawn (0)."""
    hands = rules[HANDS]
    while world[DRAWN] < hands:
        seat = world[WINNER] + world[DRAWN]
        if seat >= hands:
            seat -= hands
        row = world[ROW]
        if (world[DRAWN] > 0 and world[NEXT] < world[LAST]) or row == 0:
            taken = stock[world[NEXT]]
            world[NEXT] += 1
        elif row & (row - 1) == 0:
            taken = lowest(row)
            world[ROW] = 0
        elif seat >= rules[PLAYERS]:
            taken = _lowest_card(row, suits)
            world[ROW] ^= 1 << taken
        else:
            world[TURN] = seat
            return 1
        world[HAND + seat] |= 1 << taken
        world[DRAWN] += 1
    shown = count(world[ROW])
    while shown < rules[FACES] and world[NEXT] < world[LAST]:
        world[ROW] |= 1 << stock[world[NEXT]]
        world[NEXT] += 1
        shown += 1
    return 0


@kernel()
def _finish(world: Ints, rules: Ints) -> None:
    """Give the trick to its winner."""
    hands = rules[HANDS]
    place = 0
    for other in range(1, hands):
        if beats(world[LAID + other], world[LAID + place], rules[TRUMPS]):
            place = other
    winner = world[LEADER] + place
    if winner >= hands:
        winner -= hands
    early = world[PLAYED] < rules[FORE]
    world[(EARLY if early else LATE) + winner] += 1
    world[PLAYED] += 1
    world[LYING] = 0
    world[LEADER] = winner
    if rules[RACE] and winner < rules[PLAYERS]:
        reached = world[LATE + winner] + (0 if rules[LATE_RACE] else world[EARLY + winner])
        if reached >= rules[RACE]:
            world[FIRST] = winner
            world[OVER] = 1
    if world[PLAYED] == rules[TRICKS]:
        world[OVER] = 1
    elif early and not world[OVER]:
        world[WINNER] = winner
        world[DRAWN] = 0


@kernel()
def go_on(world: Ints, stock: Ints, rules: Ints, suits: Ints) -> None:
    """Finish tricks, draw and play for the seat nobody sits on, until a seat decides or the round is over."""
    hands = rules[HANDS]
    while True:
        if world[LYING] == hands:
            _finish(world, rules)
        if world[OVER]:
            return
        if world[DRAWN] < hands and _draw(world, stock, rules, suits):
            return
        seat = world[LEADER] + world[LYING]
        if seat >= hands:
            seat -= hands
        world[TURN] = seat
        if seat < rules[PLAYERS]:
            return
        led = world[LAID] if world[LYING] else -1
        lay(world, seat, _lowest_card(may_play(world[HAND + seat], led), suits))


@kernel(inline=True)
def lay(world: Ints, seat: int, card: int) -> None:
    """Lay a card on the table."""
    world[HAND + seat] ^= 1 << card
    world[LAID + world[LYING]] = card
    world[LYING] += 1


@kernel()
def act(world: Ints, stock: Ints, rules: Ints, suits: Ints, card: int) -> None:
    """Let the seat on turn play a card, or take it from the row, and go on to the next decision.

    Args:
        world: changed.
        stock: the hidden stock in order.
        rules: see the names above.
        suits: by lane, the place of its suit where equal heights are told apart.
        card: one of `choices`.
    """
    if world[DRAWN] < rules[HANDS]:
        world[HAND + world[TURN]] |= 1 << card
        world[ROW] ^= 1 << card
        world[DRAWN] += 1
    else:
        lay(world, world[TURN], card)
    go_on(world, stock, rules, suits)


@kernel(inline=True)
def choices(world: Ints, rules: Ints) -> int:
    """Give the cards among which the seat on turn decides, as a mask."""
    if world[DRAWN] < rules[HANDS]:
        return int(world[ROW])
    return may_play(world[HAND + world[TURN]], world[LAID] if world[LYING] else -1)


@kernel(inline=True)
def pick(state: Masks, mask: int) -> int:
    """Give one of the cards of a mask, all equally likely."""
    step = below(state, count(mask))
    while step > 0:
        mask &= mask - 1
        step -= 1
    return lowest(mask)


@kernel()
def begin(world: Ints, stock: Ints, deck: Ints, rules: Ints, aside: int, turned: int) -> None:
    """Deal: one card a hand in turn, the hand laid aside last of each turn, then the stock.

    Args:
        world: filled; seat 0 leads.
        stock: filled.
        deck: cards in dealing order.
        rules: see the names above.
        aside: 1 where a hand is laid aside.
        turned: 1 where the first card of the stock is turned although no other will be.
    """
    world[:] = 0
    hands = rules[HANDS]
    size = rules[TRICKS] - rules[FORE]
    at = 0
    for _ in range(size):
        for seat in range(hands + aside):
            if seat < hands:
                world[HAND + seat] |= 1 << deck[at]
            at += 1
    for place in range(at, len(deck)):
        stock[place - at] = deck[place]
    world[LAST] = len(deck) - at
    world[FIRST] = NOBODY
    world[DRAWN] = hands
    shown = max(rules[FACES], turned)
    while world[NEXT] < shown and world[NEXT] < world[LAST]:
        world[ROW] |= 1 << stock[world[NEXT]]
        world[NEXT] += 1


@kernel()
def play_out(world: Ints, stock: Ints, rules: Ints, suits: Ints, state: Masks) -> int:
    """Play a round to its end, all choices equally likely; give the number of choices."""
    made = 0
    while not world[OVER]:
        act(world, stock, rules, suits, pick(state, choices(world, rules)))
        made += 1
    return made


@kernel()
def shuffle(deck: Ints, state: Masks) -> None:
    """Put cards into a random order."""
    for place in range(len(deck) - 1, 0, -1):
        other = below(state, place + 1)
        deck[place], deck[other] = deck[other], deck[place]


@kernel()
def random_rounds(  # noqa: D417 - arguments of a kind share a line
    number: int,
    seed: int,
    rules: Ints,
    suits: Ints,
    aside: int,
    turned: int,
    upcard: int,
    cards: Ints,
    made: Ints,
    sums: Ints,
) -> None:
    """Play random rounds, the cards dealt at random.

    Args:
        number: how many.
        seed: seed of all chance.
        rules, suits: see `act`.
        aside, turned: see `begin`.
        upcard: the place in the deck that gets a card of lane 0, −1 for any.
        cards: the cards of the pack; shuffled.
        made: filled with the choices of the last round, its deck first; 52 and up to 104 numbers.
        sums: grow by the tricks of each seat and, last, by the choices.
    """
    state = np.array([seed], np.uint64)
    world = np.zeros(WORLD, np.int64)
    stock = np.zeros(CARDS, np.int64)
    for _ in range(number):
        shuffle(cards, state)
        if upcard >= 0 and cards[upcard] >= HEIGHTS:
            # A deck drawn evenly among those that turn this suit up: the suits change names.
            turn = lane(cards[upcard])
            for place in range(len(cards)):
                own = lane(cards[place])
                if own == turn:
                    cards[place] -= turn * HEIGHTS
                elif own == 0:
                    cards[place] += turn * HEIGHTS
        begin(world, stock, cards, rules, aside, turned)
        at = 0
        if len(made):
            for card in cards:
                made[at] = card
                at += 1
        go_on(world, stock, rules, suits)
        while not world[OVER]:
            card = pick(state, choices(world, rules))
            if len(made):
                made[at] = card
            at += 1
            act(world, stock, rules, suits, card)
        for seat in range(SEATS):
            sums[seat] += world[EARLY + seat] + world[LATE + seat]
        sums[SEATS] += at - (len(cards) if len(made) else 0)
    if len(made):
        made[len(made) - WORLD :] = world
