"""Rounds that two hands play by the nets of `whist_nets`, written down as lessons for the nets."""

import numpy as np

from stube.kernels.bits import lowest
from stube.kernels.chance import below
from stube.kernels.compiled import kernel
from stube.kernels.whist_nets import (
    ALL,
    ALWAYS,
    AT,
    CAPS,
    DRAWS,
    EXTRA,
    FEW_LEFT,
    GAME,
    GONE,
    HALVES,
    HAND,
    KNOWN,
    LEADER,
    LEADS,
    MOST_DRAWS,
    NUMBERS,
    SHORT,
    SHOWN,
    SIGN,
    STAGE,
    TRUMPS,
    UP,
    WORTH,
    Ints,
    Singles,
    close,
    lay,
    lead,
    lead_numbers,
    opened,
    places,
    reply,
    unseen,
)
from stube.kernels.whist_rounds import CARDS, HEIGHTS, lane, may_play, pick, shuffle

# A lesson: up to three sets of cards, the card on top, the card led, then small numbers in one.
LESSON = 6
ROOM = 256


@kernel()
def _small(draws: int, short: int, halves: int, leads: int) -> int:
    return draws | short << 4 | halves << 8 | leads << 10


@kernel()
def _short(game: Ints, seat: int, place: Ints) -> int:
    found = 0
    for suit in range(4):
        if 0 <= game[CAPS + 4 * (1 - seat) + suit] <= FEW_LEFT:
            found |= 1 << place[CARDS + suit]
    return found


@kernel()
def _placed(cards: int, place: Ints) -> int:
    found = 0
    while cards:
        found |= 1 << place[lowest(cards)]
        cards &= cards - 1
    return found


@kernel()
def _note(out: Ints, at: int, own: int, second: int, third: int, up: int, led: int, small: int, place: Ints) -> None:
    out[at, 0] = _placed(own, place)
    out[at, 1] = _placed(second, place)
    out[at, 2] = _placed(third, place)
    out[at, 3] = place[up] if up >= 0 else -1
    out[at, 4] = place[led] if led >= 0 else -1
    out[at, 5] = small


@kernel()
def begin(game: Ints, stock: Ints, deck: Ints, trumps: int, shown: int, halves: int, sign: int) -> None:
    """Deal 13 cards each and turn the first of the stock; the suit of that card has lane 0 where there are trumps."""
    if trumps and deck[26] >= HEIGHTS:
        turned = lane(deck[26])
        for place in range(52):
            own = lane(deck[place])
            if own == turned:
                deck[place] -= turned * HEIGHTS
            elif own == 0:
                deck[place] += turned * HEIGHTS
    game[:] = 0
    game[CAPS:] = -1
    for place in range(26):
        game[HAND + (place & 1)] |= 1 << deck[place]
        stock[place] = deck[26 + place]
    game[STAGE] = MOST_DRAWS
    game[TRUMPS] = trumps
    game[SHOWN] = shown
    game[HALVES] = halves
    game[SIGN] = sign
    game[UP] = stock[0] if shown else -1
    game[AT] = shown


@kernel()
def rounds(  # noqa: D417 - arguments of a kind share a line
    number: int,
    seed: int,
    trumps: int,
    shown: int,
    sign: int,
    by_chance: int,
    blend: float,
    first: Singles,
    second: Singles,
    third: Singles,
    after: Ints,
    after_worth: Singles,
    leads: Ints,
    leads_worth: Singles,
    opens: Ints,
    opens_worth: Singles,
    ends: Ints,
) -> Ints:
    """Play rounds; at one point of each a card is played at random, and what is after it is written down.

    Args:
        number: how many.
        seed: seed of all chance.
        trumps, shown, sign: see `whist_nets`.
        by_chance: whether all cards are played at random.
        blend: how much of a lesson is what came of it; the rest is what OPEN says one trick later.
        first, second, third: the nets.
        after, leads, opens: filled with lessons; worth: their values.
        ends: filled, [number, 2]: leaders' hands and the others at the end of the draws.

    Returns:
        how many lessons of each kind there are.
    """
    state = np.array([seed], np.uint64)
    game = np.zeros(GAME, np.int64)
    stock = np.zeros(26, np.int64)
    deck = np.arange(52)
    room = np.zeros(ROOM, np.float32)
    place = np.zeros(56, np.int64)
    seen = np.zeros((2, 56), np.int64)
    worth = np.zeros(52, np.float32)
    filled = np.zeros(3, np.int64)
    rewards = np.zeros(MOST_DRAWS)
    values = np.zeros(MOST_DRAWS + 1)
    from_here = np.zeros(MOST_DRAWS + 1)
    at_after = np.zeros((MOST_DRAWS, 2), np.int64)
    at_lead = np.zeros(MOST_DRAWS, np.int64)
    at_open = np.zeros(MOST_DRAWS, np.int64)
    leader = np.zeros(MOST_DRAWS, np.int64)
    for one in range(number):
        shuffle(deck, state)
        halves = int(below(state, 3))
        begin(game, stock, deck, trumps, shown, halves, sign)
        odd = min(below(state, 27), below(state, 27)) - 1
        early = 0.5 * halves * sign
        for trick in range(MOST_DRAWS):
            seat = game[LEADER]
            leader[trick] = seat
            draws = game[STAGE] - 1
            side = 1.0 if seat == 0 else -1.0
            for holder in range(2):
                places(game[HAND + holder], game[GONE], trumps, seen[holder])
            short = (_short(game, 0, seen[0]), _short(game, 1, seen[1]))
            values[trick] = 0.0 if by_chance else side * opened(game, first, second, third, room, place)
            at_open[trick] = -1
            if odd < 2 * trick:
                at_open[trick] = filled[2]
                own = game[HAND + seat]
                other = game[HAND + 1 - seat]
                rest = ALL & ~(own | other | game[GONE])
                _note(opens, filled[2], own, other, rest, game[UP], -1, _small(draws, 0, halves, 0), seen[seat])
                filled[2] += 1
            if by_chance or odd == 2 * trick:
                card = pick(state, game[HAND + seat])
            else:
                card = lead(game, first, second, third, room, worth, place)
            at_lead[trick] = -1
            if odd <= 2 * trick:
                at_lead[trick] = filled[0]
                own = game[HAND + seat] & ~(1 << card)
                small = _small(draws, short[seat], halves, 0) | lead_numbers(game, seat, card) << 12
                known = game[KNOWN + 1 - seat]
                _note(leads, filled[0], own, known, unseen(game, seat), game[UP], card, small, seen[seat])
                filled[0] += 1
            lay(game, seat, card)
            if by_chance or odd == 2 * trick + 1:
                answer = pick(state, may_play(game[HAND + 1 - seat], card))
            else:
                answer = reply(game, card, first, second, third, room, worth, place)
            lay(game, 1 - seat, answer)
            up = game[UP]
            before = (game[HAND], game[HAND + 1])
            winner = close(game, stock, card, answer)
            rewards[trick] = early if winner == 0 else -early
            for holder in range(2):
                at_after[trick, holder] = -1
                if odd <= 2 * trick + 1:
                    at_after[trick, holder] = filled[1]
                    own = before[holder]
                    if up >= 0 and winner == holder:
                        own |= 1 << up
                    unknown = ALL & ~(own | game[KNOWN + 1 - holder] | game[GONE])
                    small = _small(draws, short[holder], halves, 1 if winner == holder else 0)
                    _note(after, filled[1], own, game[KNOWN + 1 - holder], unknown, -1, -1, small, seen[holder])
                    filled[1] += 1
        end = opened(game, first, second, third, room, place)
        from_here[MOST_DRAWS] = values[MOST_DRAWS] = end if game[LEADER] == 0 else -end
        own = game[HAND + game[LEADER]]
        other = game[HAND + 1 - game[LEADER]]
        ends[one, 0] = own
        ends[one, 1] = other
        for trick in range(MOST_DRAWS - 1, -1, -1):
            rest_worth = (1 - blend) * values[trick + 1] + blend * from_here[trick + 1]
            from_here[trick] = rewards[trick] + rest_worth
            for holder in range(2):
                if at_after[trick, holder] >= 0:
                    after_worth[at_after[trick, holder]] = rest_worth if holder == 0 else -rest_worth
            mine = from_here[trick] if leader[trick] == 0 else -from_here[trick]
            if at_lead[trick] >= 0:
                leads_worth[at_lead[trick]] = mine
            if at_open[trick] >= 0:
                opens_worth[at_open[trick]] = mine
    return filled


@kernel()
def ending_lessons(ends: Ints, trumps: int, out: Ints) -> None:
    """Write endings down as lessons."""
    place = np.zeros(56, np.int64)
    for one in range(len(ends)):
        own = ends[one, 0]
        other = ends[one, 1]
        places(own, ~(own | other), trumps, place)
        _note(out, one, own, other, 0, -1, -1, 0, place)


@kernel()
def _set(row: Singles, at: int, cards: int) -> None:
    while cards:
        row[at + lowest(cards)] = 1
        cards &= cards - 1


@kernel()
def spell(lessons: Ints, chosen: Ints, sets: int, out: Singles) -> None:
    """Write lessons out as the rows of a net.

    Args:
        lessons: see `rounds`.
        chosen: which of them.
        sets: 3 for AFTER, 5 for LEAD, 4 for OPEN, 2 for END.
        out: filled, [chosen, rows].
    """
    more = 52 * sets
    out[:] = 0
    for at in range(len(chosen)):
        lesson = lessons[chosen[at]]
        row = out[at]
        row[more + ALWAYS] = 1
        _set(row, 0, lesson[0])
        _set(row, 52, lesson[1])
        if sets == 2:
            continue
        small = lesson[5]
        row[more + DRAWS + (small & 15)] = 1
        row[more + WORTH + (small >> 8 & 3)] = 1
        if sets == 4:
            _set(row, 156, lesson[2])
            if lesson[3] >= 0:
                row[104 + lesson[3]] = 1
            continue
        _set(row, 104, lesson[2])
        for suit in range(4):
            row[more + SHORT + suit] = small >> 4 >> suit & 1
        row[more + LEADS] = small >> 10 & 1
        if sets == 5:
            if lesson[3] >= 0:
                row[156 + lesson[3]] = 1
            row[208 + lesson[4]] = 1
            for number in range(EXTRA):
                row[more + NUMBERS + number] = 0.25 * (small >> 12 + 4 * number & 15)
