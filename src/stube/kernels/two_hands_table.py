"""A table of all endings of two open hands with so many cards each, half a byte an ending.

An ending's number is that of its suit lengths (plain suits from the longest) times the number of ways to share
out the cards, plus the rank of its own share among them, in the order of the numbers they make as bits.
"""

from stube.kernels.bits import count, highest
from stube.kernels.compiled import kernel
from stube.kernels.two_hands_lanes import LANE, SUITS, WIDTH, Bytes, Small, drop, lane_of

LARGEST = 11  # a share is ranked in two halves of so many bits
HALF = LARGEST
ROWS = 1 + LARGEST + 1  # row 0 ranks the lower half, the others the higher one by the cards in the lower
LENGTHS = WIDTH**3


@kernel()
def choose(many: int, few: int) -> int:
    """Give the number of ways to choose."""
    if few > many:
        return 0
    found = 1
    for step in range(few):
        found = found * (many - step) // (step + 1)
    return found


@kernel()
def fill_ranks(out: Small) -> None:
    """Fill `ROWS` times 2^`HALF` numbers: what a half of a share adds to its rank."""
    for row in range(ROWS):
        for word in range(1 << HALF):
            total = 0
            order = max(0, row - 1)
            for place in range(HALF):
                if word >> place & 1:
                    order += 1
                    total += choose(place + (HALF if row else 0), order)
            out[row << HALF | word] = total


@kernel()
def fill_starts(cards: int, trump: int, out: Small) -> int:
    """Number the lengths of suits that hands of so many cards can have.

    Args:
        cards: cards in each hand.
        trump: whether lane 0 is a suit apart; else it is the longest.
        out: filled, 14³ numbers by the lengths of lanes 0, 1 and 2; −1 where there are none.

    Returns:
        how many there are.
    """
    out[:] = -1
    found = 0
    for zero in range(WIDTH):
        for one in range(WIDTH):
            for two in range(one + 1):
                three = 2 * cards - zero - one - two
                if 0 <= three <= two and (trump or zero >= one):
                    out[(zero * WIDTH + one) * WIDTH + two] = found
                    found += 1
    return found


@kernel()
def place_of(own: int, other: int, trump: int, ways: int, starts: Small, ranks: Small) -> int:  # noqa: D417 - arguments of a kind share a line
    """Give the number of an ending in the table of its number of cards.

    Args:
        own, other: the leader's hand and the other, as lanes.
        trump: see `two_hands.search`.
        ways: ways to share out the cards.
        starts: see `fill_starts`.
        ranks: see `fill_ranks`.
    """
    both = own | other
    zero = count(both & LANE)
    one = count(both >> WIDTH & LANE)
    two = count(both >> 2 * WIDTH & LANE)
    three = count(both >> 3 * WIDTH)
    ours = own & LANE
    ours_1 = own >> WIDTH & LANE
    ours_2 = own >> 2 * WIDTH & LANE
    ours_3 = own >> 3 * WIDTH
    if one < two:
        one, two, ours_1, ours_2 = two, one, ours_2, ours_1
    if two < three:
        two, three, ours_2, ours_3 = three, two, ours_3, ours_2
    if one < two:
        one, two, ours_1, ours_2 = two, one, ours_2, ours_1
    if trump == 0:
        if zero < one:
            zero, one, ours, ours_1 = one, zero, ours_1, ours
        if one < two:
            one, two, ours_1, ours_2 = two, one, ours_2, ours_1
        if two < three:
            two, three, ours_2, ours_3 = three, two, ours_3, ours_2
    word = ours | ours_1 << zero | ours_2 << zero + one | ours_3 << zero + one + two
    lower = word & (1 << HALF) - 1
    rank = ranks[lower] + ranks[(1 + count(lower)) << HALF | word >> HALF]
    return int(starts[(zero * WIDTH + one) * WIDTH + two] * ways + rank)


@kernel()
def probe(own: int, other: int, trump: int, ways: int, table: Bytes, starts: Small, ranks: Small) -> int:
    """Give what the leader gets in an ending of the table."""
    place = place_of(own, other, trump, ways, starts, ranks)
    return int(table[place >> 1] >> ((place & 1) << 2) & 15)


@kernel()
def _pair(
    own: int,
    other: int,
    card: int,
    reply: int,
    wins: int,
    trump: int,
    few: int,
    left: int,
    ways: int,
    below: Bytes,
    starts: Small,
    ranks: Small,
) -> int:
    """Give what the leader gets once both cards lie; `wins` is whether the leader's card does."""
    lane, shed = lane_of(card), lane_of(reply)
    if lane == shed and reply > card:
        own, other = drop(own, card, lane), drop(other, card, lane)
        reply >>= 1
    else:
        own, other = drop(own, card, lane), drop(other, card, lane)
    own, other = drop(own, reply, shed), drop(other, reply, shed)
    got = 1 if (wins != 0) != (few != 0) else 0
    if left == 1:
        return got
    place = (
        place_of(own, other, trump, ways, starts, ranks) if wins else place_of(other, own, trump, ways, starts, ranks)
    )
    rest = int(below[place])
    return got + (rest if wins else left - 1 - rest)


@kernel(inline=True)
def _one_of_each(replies: int, card: int, few: int) -> int:
    """Keep one answer of each suit on each side of the card led: the lowest, or the highest where few are wanted."""
    found = 0
    for suit in range(SUITS):
        lane = LANE << WIDTH * suit
        mine = replies & lane
        above = mine & -card if card & lane else 0
        below = mine & ~above
        if above:
            found |= 1 << highest(above) if few else above & -above
        if below:
            found |= 1 << highest(below) if few else below & -below
    return found


@kernel()
def ending(
    own: int,
    other: int,
    left: int,
    trump: int,
    few: int,
    single: int,
    ways: int,
    below: Bytes,
    starts: Small,
    ranks: Small,
) -> int:
    """Give what the leader gets, all leads and answers tried (or `single` ones), from a table of a card less."""
    best = -1
    leads = own & ~(own << 1)
    while leads:
        card = 1 << highest(leads)
        leads ^= card
        lane = lane_of(card)
        they = other & lane
        replies = they or other
        replies &= ~(replies << 1)
        if single:
            replies = _one_of_each(replies, card, few)
        worst = left + 1
        while replies and worst > best:
            reply = replies & -replies
            replies ^= reply
            wins = 1
            if they:
                wins = 1 if reply < card else 0
            elif reply & trump:
                wins = 0
            worst = min(worst, _pair(own, other, card, reply, wins, trump, few, left, ways, below, starts, ranks))
        best = max(best, worst)
    return best


@kernel()
def fill(  # noqa: D417 - arguments of a kind share a line
    cards: int,
    trump: int,
    few: int,
    single: int,
    below: Bytes,
    starts_below: Small,
    ranks: Small,
    out: Bytes,
) -> None:
    """Fill the table of one number of cards, a byte an ending, from the table of one card less.

    Args:
        cards: cards in each hand.
        trump, few: see `two_hands.search`.
        single: whether only one answer of each suit and side of the card led is tried.
        below: what the leader gets in the endings with a card less, a byte each.
        starts_below: their suit lengths.
        ranks: see `fill_ranks`.
        out: filled, by the endings' numbers.
    """
    ways_below = choose(2 * cards - 2, cards - 1)
    whole = (1 << 2 * cards) - 1
    at = 0
    for zero in range(WIDTH):
        for one in range(WIDTH):
            for two in range(one + 1):
                three = 2 * cards - zero - one - two
                if three < 0 or three > two or (trump == 0 and zero < one):
                    continue
                word = (1 << cards) - 1
                while word <= whole:
                    own = _spread(word, zero, one, two)
                    out[at] = ending(
                        own,
                        _spread(whole ^ word, zero, one, two),
                        cards,
                        trump,
                        few,
                        single,
                        ways_below,
                        below,
                        starts_below,
                        ranks,
                    )
                    at += 1
                    # The next number with as many bits.
                    lowest = word & -word
                    above = word + lowest
                    word = above | ((above ^ word) >> 2) // lowest


@kernel(inline=True)
def _spread(word: int, zero: int, one: int, two: int) -> int:
    return (
        (word & (1 << zero) - 1)
        | (word >> zero & (1 << one) - 1) << WIDTH
        | (word >> zero + one & (1 << two) - 1) << 2 * WIDTH
        | word >> zero + one + two << 3 * WIDTH
    )


@kernel()
def pack(values: Bytes, out: Bytes) -> None:
    """Put two endings into each byte, the first into the low half."""
    for place in range(len(values)):
        out[place >> 1] |= values[place] << ((place & 1) << 2)
