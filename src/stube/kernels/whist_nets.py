"""Learned values of rounds with a stock: small nets over sets of cards, and how two hands play by them.

A net has two layers of rectified units. Its first layer adds up one row a card, so what does not change from one
choice to the next is added up once. Cards are `13 · lane + height`; values are tricks ahead still to come, early
ones at what the round says, for the seat named.

Four nets share the arrays: AFTER (a trick is over, the cards drawn are not seen yet, for one seat by what it
knows), LEAD (a card is led, for the leader by what he knows), OPEN (all cards seen, a trick begins, for the
leader) and END (no stock is left, tricks that the leader gets, or
does not get where none are wanted).
"""

import numpy as np
import numpy.typing as npt

from stube.kernels.bits import count, lowest
from stube.kernels.compiled import kernel
from stube.kernels.whist_rounds import CARDS, HEIGHTS, SUIT, beats, lane, may_play

Singles = npt.NDArray[np.float32]
Ints = npt.NDArray[np.int64]

WIDE, NARROW = 64, 32
AFTER, LEAD, OPEN, END = range(4)
SETS = (3, 5, 4, 2)
MOST_DRAWS = 13
EXTRA = 6
"""Numbers that LEAD is told besides: cards that beat the one led, and the like."""

# After the rows of the sets of cards: draws to come, lanes where the other is short, the worth of an early trick
# (none, half, whole), whether the seat leads next, numbers, and one that is always there.
DRAWS, SHORT, WORTH, LEADS, NUMBERS, ALWAYS = 0, 13, 17, 20, 21, 27
CONTEXT = 28
ROWS = tuple(52 * sets + CONTEXT for sets in SETS)
START = tuple(sum(ROWS[:net]) for net in range(4))
AFTER_AT, LEAD_AT, OPEN_AT, END_AT = START
AFTER_MORE, LEAD_MORE, OPEN_MORE, END_MORE = (at + 52 * sets for at, sets in zip(START, SETS, strict=True))

# Places in `game`: hands, what the other knows of them, cards out of play, who leads, tricks with a draw to come,
# the place in the stock, the card on top of it (−1 where it is not seen), whether lane 0 beats the others, whether
# the top card is shown, the worth of an early trick in halves, 1 or −1 where tricks are not wanted; then by seat
# and lane how many hidden cards a seat has drawn since it did not follow there, −1 where it always did.
HAND, KNOWN, GONE, LEADER, STAGE, AT, UP, TRUMPS, SHOWN, HALVES, SIGN, CAPS = 0, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13
GAME = 21
ALL = (1 << 52) - 1
FEW_LEFT = 3
"""So many hidden draws after a seat did not follow, it is taken for short there."""


@kernel()
def add(hidden: Singles, first: Singles, row: int, times: float) -> None:
    """Add a row so many times."""
    scale = np.float32(times)
    for unit in range(WIDE):
        hidden[unit] += scale * first[row, unit]


@kernel()
def add_cards(hidden: Singles, first: Singles, row: int, cards: int, place: Ints) -> None:
    """Add the rows of a set of cards."""
    while cards:
        at = row + place[lowest(cards)]
        cards &= cards - 1
        for unit in range(WIDE):
            hidden[unit] += first[at, unit]


@kernel()
def places(hand: int, gone: int, trumps: int, place: Ints) -> None:
    """Give every card a place that says what matters: its rank from the top among those in play, its suit by length.

    Args:
        hand: the hand whose longest plain suit comes first.
        gone: cards out of play.
        trumps: whether lane 0 stays the first.
        place: filled, 56 numbers: by card; then by lane the place of the lane.
    """
    for suit in range(4):
        place[CARDS + suit] = suit
    for suit in range(trumps, 3):
        best = suit
        most = -1
        for other in range(suit, 4):
            own = SUIT << place[CARDS + other] * HEIGHTS
            key = count(hand & own) * 16 + count(own & ~gone)
            if key > most:
                most = key
                best = other
        # The others keep their order.
        chosen = place[CARDS + best]
        for other in range(best, suit, -1):
            place[CARDS + other] = place[CARDS + other - 1]
        place[CARDS + suit] = chosen
    lanes = 0
    for suit in range(4):
        lanes |= suit << 2 * place[CARDS + suit]
    for own in range(4):
        suit = lanes >> 2 * own & 3
        place[CARDS + own] = suit
        at = suit * HEIGHTS + HEIGHTS - 1
        for card in range(own * HEIGHTS + HEIGHTS - 1, own * HEIGHTS - 1, -1):
            if not gone >> card & 1:
                place[card] = at
                at -= 1


@kernel()
def output(net: int, hidden: Singles, second: Singles, third: Singles, room: Singles) -> float:
    """Give the value of a net whose first layer is added up."""
    for unit in range(NARROW):
        room[unit] = second[net, WIDE, unit]
    for place in range(WIDE):
        value = hidden[place]
        if value > 0:
            for unit in range(NARROW):
                room[unit] += value * second[net, place, unit]
    found = third[net, NARROW]
    for unit in range(NARROW):
        found += max(room[unit], np.float32(0)) * third[net, unit]
    return float(found)


@kernel()
def ending(
    own: int, other: int, trumps: int, first: Singles, second: Singles, third: Singles, room: Singles, place: Ints
) -> float:
    """Give about how many tricks the leader of an ending wins."""
    hidden = room[:WIDE]
    hidden[:] = 0
    places(own, ~(own | other), trumps, place)
    add(hidden, first, END_MORE + ALWAYS, 1)
    add_cards(hidden, first, END_AT, own, place)
    add_cards(hidden, first, END_AT + 52, other, place)
    return output(END, hidden, second, third, room[WIDE:])


@kernel()
def opened(game: Ints, first: Singles, second: Singles, third: Singles, room: Singles, place: Ints) -> float:
    """Give the tricks ahead still to come for the leader, all cards seen, at the beginning of a trick."""
    leader = game[LEADER]
    own = game[HAND + leader]
    other = game[HAND + 1 - leader]
    if game[STAGE] == 0:
        return 2 * ending(own, other, game[TRUMPS], first, second, third, room, place) - count(own)
    hidden = room[:WIDE]
    hidden[:] = 0
    places(own, game[GONE], game[TRUMPS], place)
    add(hidden, first, OPEN_MORE + ALWAYS, 1)
    add(hidden, first, OPEN_MORE + DRAWS + game[STAGE] - 1, 1)
    add(hidden, first, OPEN_MORE + WORTH + game[HALVES], 1)
    add_cards(hidden, first, OPEN_AT, own, place)
    add_cards(hidden, first, OPEN_AT + 52, other, place)
    if game[UP] >= 0:
        add(hidden, first, OPEN_AT + 104 + place[game[UP]], 1)
    add_cards(hidden, first, OPEN_AT + 156, ALL & ~(own | other | game[GONE]), place)
    return output(OPEN, hidden, second, third, room[WIDE:])


@kernel()
def _context(hidden: Singles, first: Singles, more: int, game: Ints, seat: int, draws: int, place: Ints) -> None:
    add(hidden, first, more + ALWAYS, 1)
    add(hidden, first, more + DRAWS + draws, 1)
    add(hidden, first, more + WORTH + game[HALVES], 1)
    for suit in range(4):
        if 0 <= game[CAPS + 4 * (1 - seat) + suit] <= FEW_LEFT:
            add(hidden, first, more + SHORT + place[CARDS + suit], 1)


@kernel()
def unseen(game: Ints, seat: int) -> int:
    """Give the cards that a seat has not seen."""
    shown = 1 << game[UP] if game[UP] >= 0 else 0
    return int(ALL & ~(game[HAND + seat] | game[KNOWN + 1 - seat] | game[GONE] | shown))


@kernel()
def reply(  # noqa: D417 - arguments of a kind share a line
    game: Ints, led: int, first: Singles, second: Singles, third: Singles, room: Singles, worth: Singles, place: Ints
) -> int:
    """Give the card that the follower plays by what it knows.

    Args:
        game: see the names above; the card led is out of play already.
        led: the card led.
        first, second, third: the nets.
        room: room for 256 numbers.
        worth: 52 numbers; filled where a card may be played: tricks ahead still to come, this one with them.
        place: room for 56 numbers.
    """
    seat = 1 - game[LEADER]
    base = room[2 * WIDE : 3 * WIDE]
    hidden = room[:WIDE]
    base[:] = 0
    places(game[HAND + seat], game[GONE] & ~(1 << led), game[TRUMPS], place)
    _context(base, first, AFTER_MORE, game, seat, game[STAGE] - 1, place)
    add_cards(base, first, AFTER_AT, game[HAND + seat], place)
    add_cards(base, first, AFTER_AT + 52, game[KNOWN + 1 - seat], place)
    add_cards(base, first, AFTER_AT + 104, unseen(game, seat), place)
    early = 0.5 * game[HALVES] * game[SIGN]
    rest = may_play(game[HAND + seat], led)
    best = -1
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        wins = beats(card, led, game[TRUMPS])
        hidden[:] = base
        add(hidden, first, AFTER_AT + place[card], -1)
        if wins:
            add(hidden, first, AFTER_MORE + LEADS, 1)
        if game[UP] >= 0:
            add(hidden, first, AFTER_AT + place[game[UP]] + (0 if wins else 52), 1)
        worth[card] = output(AFTER, hidden, second, third, room[WIDE:]) + (early if wins else -early)
        if best < 0 or worth[card] > worth[best]:
            best = card
    return best


@kernel()
def lead_numbers(game: Ints, seat: int, card: int) -> int:
    """Give the numbers that LEAD is told besides, four bits each."""
    suit = SUIT << lane(card) * HEIGHTS
    higher = suit & -(2 << card)
    unknown = unseen(game, seat)
    known = game[KNOWN + 1 - seat]
    return int(
        count(unknown & higher)
        | (4 if known & higher else 0) << 4
        | (4 if known & suit & ~higher else 0) << 8
        | count(unknown & suit) << 12
        | count(unknown & SUIT) << 16
        | count(game[HAND + seat] & suit) << 20
    )


@kernel()
def lead(
    game: Ints, first: Singles, second: Singles, third: Singles, room: Singles, worth: Singles, place: Ints
) -> int:
    """Give the card that the leader leads by what it knows; see `reply`."""
    seat = game[LEADER]
    base = room[2 * WIDE : 3 * WIDE]
    hidden = room[:WIDE]
    base[:] = 0
    places(game[HAND + seat], game[GONE], game[TRUMPS], place)
    _context(base, first, LEAD_MORE, game, seat, game[STAGE] - 1, place)
    add_cards(base, first, LEAD_AT, game[HAND + seat], place)
    add_cards(base, first, LEAD_AT + 52, game[KNOWN + 1 - seat], place)
    add_cards(base, first, LEAD_AT + 104, unseen(game, seat), place)
    if game[UP] >= 0:
        add(base, first, LEAD_AT + 156 + place[game[UP]], 1)
    rest = game[HAND + seat]
    best = -1
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        hidden[:] = base
        add(hidden, first, LEAD_AT + place[card], -1)
        add(hidden, first, LEAD_AT + 208 + place[card], 1)
        numbers = lead_numbers(game, seat, card)
        for number in range(EXTRA):
            add(hidden, first, LEAD_MORE + NUMBERS + number, 0.25 * (numbers >> 4 * number & 15))
        worth[card] = output(LEAD, hidden, second, third, room[WIDE:])
        if best < 0 or worth[card] > worth[best]:
            best = card
    return best


@kernel()
def lay(game: Ints, seat: int, card: int) -> None:
    """Lay a card on the table."""
    game[HAND + seat] ^= 1 << card
    game[KNOWN + seat] &= ~(1 << card)
    game[GONE] |= 1 << card


@kernel()
def close(game: Ints, stock: Ints, led: int, card: int) -> int:
    """Give the trick to its winner and the next cards of the stock to both; say who won."""
    follower = 1 - game[LEADER]
    if lane(card) != lane(led):
        game[CAPS + 4 * follower + lane(led)] = 0
    winner = follower if beats(card, led, game[TRUMPS]) else 1 - follower
    game[LEADER] = winner
    game[STAGE] -= 1
    at = game[AT]
    if game[UP] >= 0:
        game[HAND + winner] |= 1 << game[UP]
        game[KNOWN + winner] |= 1 << game[UP]
    else:
        game[HAND + winner] |= 1 << stock[at]
        at += 1
        for suit in range(4):
            game[CAPS + 4 * winner + suit] += 1 if game[CAPS + 4 * winner + suit] >= 0 else 0
    game[HAND + 1 - winner] |= 1 << stock[at]
    at += 1
    for suit in range(4):
        game[CAPS + 4 - 4 * winner + suit] += 1 if game[CAPS + 4 - 4 * winner + suit] >= 0 else 0
    game[UP] = -1
    if game[STAGE] and game[SHOWN]:
        game[UP] = stock[at]
        at += 1
    game[AT] = at
    return int(winner)
