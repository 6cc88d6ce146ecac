"""What can be told of a position of open hands without playing on: who wins by counting, and what matters of it.

Seats are numbered in order of play, cards by `stube.kernels.open_order`; what is known of a search as a whole stands
in `state`.
"""

from typing import Any

from stube.kernels import open_order as at
from stube.kernels.bits import count, highest, lowest
from stube.kernels.compiled import kernel
from stube.kernels.open_order import CARDS

SEATS = 4
KEPT = 1 << 11
SPREAD_1 = -0x61C8864680B583EB  # odd numbers with bits at random, for hashing (SplitMix64)
SPREAD_2 = -0x40A7B892E31B1A47
SPREAD_3 = -0x6B2FB644ECCEEE15
NOBODY = -1

# The state of a search: cards by seat, side and announcer of each, cards by side, whose each card is, the cards of
# those who are yet to play against a side (by seat, cards laid, side), the lead that last won (by cards left, seat),
# results kept.
OWN = 0
SIDE = OWN + SEATS
ANNOUNCES = SIDE + SEATS
OWN_BY_SIDE = ANNOUNCES + SEATS
PLAYERS = OWN_BY_SIDE + 2
NEED_AT_FIRST = PLAYERS + 1
BEGUN = NEED_AT_FIRST + 1
OWNER = BEGUN + 1
LATER = OWNER + CARDS
HELPED = LATER + 2 * SEATS * SEATS
RESULTS = HELPED + 8 * SEATS
STATE = RESULTS + KEPT


@kernel()
def _mixed(number: int) -> int:
    """Spread the bits of a number."""
    number ^= (number >> 29) & 0x7FFFFFFFF
    number *= SPREAD_2
    return number ^ ((number >> 32) & 0xFFFFFFFF)


@kernel()
def key_of(held: int, seat: int, need: int, table: Any, state: Any) -> int:
    """Number a position before a trick by what matters of it.

    That is whose cards the ladder has from its top on, with ties, and whose each plain suit has; of a suit that one
    seat alone holds, how many there are. Where a lead may bind somebody, the cards of the ladder matter as such.
    Two positions have the same number of 63 bits by chance alone.
    """
    ladder = held & table[at.LADDER]
    code = 0
    above = 0
    rest = ladder
    while rest:
        card = highest(rest)
        rest ^= 1 << card
        higher = 4 if table[at.BEATEN + card] >> above & 1 else 0
        code = code << 3 | higher | state[OWNER + card]
        above = card
    key = _mixed(code * SPREAD_1)
    if table[at.BINDS] & held:
        key = _mixed(key ^ ladder * SPREAD_3)
    key = _mixed((key ^ (seat << 4 | need)) * SPREAD_1)
    alone = 0
    for suit in range(at.MOST_SUITS):
        rest = held & table[at.SUITS + suit]
        if rest == 0:
            continue
        first = state[OWNER + highest(rest)]
        if rest & state[OWN + first] == rest:
            alone += count(rest) << 4 * first
            continue
        code = 1
        while rest:
            card = highest(rest)
            rest ^= 1 << card
            code = code << 2 | state[OWNER + card]
        key += _mixed(code * SPREAD_1) * SPREAD_3
    return _mixed((key ^ alone) * SPREAD_1)


@kernel()
def unlike(held: int, table: Any, state: Any) -> int:
    """Give of each hand the cards to try: of those that nothing still out tells apart the weakest."""
    found = 0
    for seat in range(state[PLAYERS]):
        rest = held & state[OWN + seat]
        tried = 0
        while rest:
            card = lowest(rest)
            rest &= rest - 1
            others = tried
            while others:
                if table[at.APART + CARDS * card + lowest(others)] & held == 0:
                    break
                others &= others - 1
            if others == 0:
                tried |= 1 << card
        found |= tried
    return found


@kernel()
def most_sure(mine: int, theirs: int, most: int, table: Any) -> int:
    """Give how many tricks the ladder makes sure for cards that are laid to as many tricks as there can be.

    Of all cards from some height on each takes a trick, except for one for each card against them of that height.
    """
    found = 0
    own = 0
    against = 0
    rest = (mine | theirs) & table[at.LADDER]
    while rest:
        level = rest & table[at.LEVEL + highest(rest)]
        rest ^= level
        own += count(level & mine)
        against += count(level & theirs)
        found = max(found, min(most, own) - against)
    return found


@kernel()
def decided(held: int, seat: int, need: int, table: Any, state: Any) -> int:
    """Give the side that is sure to win before a trick, as far as counting shows; `NOBODY` where it does not.

    A leader takes a trick with each card that no other hand beats. Partners lay their high cards to different
    tricks, but for one lost for each lead that may bind them both; the cards of one seat are in different tricks
    anyway.
    """
    side = int(state[SIDE + seat])
    hand = held & state[OWN + seat]
    others = held ^ hand
    cashed = 0
    rest = hand
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        if table[at.BEATEN + card] & others == 0:
            cashed |= 1 << card
    sure = count(cashed)
    mine = (need >> 2 * side) & 3
    if sure >= mine:
        return side
    theirs = (need >> 2 * (1 - side)) & 3
    left = count(hand)
    if mine + theirs - 1 != left:
        return NOBODY
    ours = held & state[OWN_BY_SIDE + side]
    against = held ^ ours
    binds = table[at.BINDS]
    compels = table[at.COMPELS]
    bound = count(ours & compels) + count(against & binds)
    bound_too = count(against & compels) + count(ours & binds)
    # Both sides' counts in one go down the ladder; see `most_sure`.
    here = 0
    own = 0
    own_free = 0
    other = 0
    rest = held & table[at.LADDER]
    while rest:
        level = rest & table[at.LEVEL + highest(rest)]
        rest ^= level
        own += count(level & ours)
        own_free += count(level & ours & ~cashed)
        other += count(level & against)
        here = max(here, min(left - sure, own_free) - other)
        if min(left, other) - own - bound_too >= theirs:
            return 1 - side
    if sure + here - bound >= mine:
        return side
    if bound or bound_too:
        for one in range(state[PLAYERS]):
            cards = held & state[OWN + one]
            if state[SIDE + one] != side:
                if most_sure(cards, ours, left, table) >= theirs:
                    return 1 - side
            elif one == seat:
                if sure + most_sure(cards & ~cashed, against, left, table) >= mine:
                    return side
            elif most_sure(cards, against, left, table) >= mine:
                return side
    return NOBODY


@kernel()
def last_trick(held: int, seat: int, table: Any, state: Any) -> int:
    """Give the side that wins when everybody lays the one card left."""
    best = lowest(held & state[OWN + seat])
    for _ in range(state[PLAYERS] - 1):
        seat = seat + 1 if seat + 1 < state[PLAYERS] else 0
        card = lowest(held & state[OWN + seat])
        if table[at.BEATEN + best] >> card & 1:
            best = card
    return int(state[SIDE + state[OWNER + best]])
