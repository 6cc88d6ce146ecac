"""Exact play of two open hands to the last card, by trick: tricks, races and the same where tricks are not wanted.

Zero-window search over lanes (`two_hands_lanes`): each question is whether the leader gets so many tricks before
the other gets so many. Positions are kept with what is known about them; sure tricks settle many at once; of
cards that lie side by side one is tried, and they lie side by side while the card led still lies between them.
"""

from stube.kernels.bits import count, highest
from stube.kernels.compiled import kernel
from stube.kernels.two_hands_lanes import LANE, SUITS, WIDTH, Bytes, Ints, Small, drop, lane_of, name_of
from stube.kernels.two_hands_table import probe

KEPT = 1 << 13
MIXER = -7046029254386353131  # 2^64 / the golden ratio, odd, as a signed number

# Up to this many cards a hand the lowest card that wins and the lowest that loses, or the lowest of each suit, are
# all that a follower needs: shown by looking at every ending (bench/german_whist.py answers). Where tricks are
# not wanted the like is false from six cards on.
PROVED = 11

SIGNATURE = (
    "i8(i8, i8, i8, i8, i8, i8, i8, CPointer(u1), CPointer(i8), CPointer(u1), CPointer(i4), CPointer(i4), CPointer(i8))"
)
"""Pointers for arrays (`stube.kernels.pointers`): the functions call themselves."""


@kernel(inline=True)
def _sure(own: int, other: int, trump: int, surplus: Bytes) -> tuple[int, int]:
    """Give the tricks that the leader and the other surely win by their trumps."""
    if trump == 0:
        return 0, 0
    mine = own & trump
    both = surplus[mine | ((mine | (other & trump)) + 1)]
    return both & 15, both >> 4


@kernel(inline=True)
def _on_top(own: int, other: int, trump: int) -> int:
    """Give the leader's trumps above all of the other's, which he can lead one after the other."""
    theirs = other & trump
    return count(own & trump & ~((2 << highest(theirs)) - 1)) if theirs else count(own & trump)


@kernel(inline=True)
def _at_least(own: int, other: int, trump: int, sure: int) -> int:
    """Give tricks that the leader can take at once or by trumps, whatever the other does."""
    mine = own & trump
    theirs = other & trump
    found = sure
    drawn = theirs == 0
    if mine and not drawn:
        drawn = highest(mine | theirs) - highest(theirs) >= count(theirs)
    if drawn:
        found = count(mine)
    for suit in range(SUITS):
        lane = LANE << WIDTH * suit
        ours = own & lane
        if lane == trump or ours == 0:
            continue
        they = other & lane
        if they == 0:
            if drawn:
                found += count(ours)
            continue
        many = count(they)
        top = count(ours & ~((2 << highest(they)) - 1))
        if not drawn:
            found += min(top, many)
        elif top >= many:
            found += count(ours)
        else:
            found += top
    return found


@kernel(inline=True)
def _at_most(own: int, other: int, trump: int, left: int) -> int:
    """Give an upper bound of the tricks of a leader without trumps.

    The other wins as soon as he can, having thrown his worst, and then his trumps and his highest cards run.
    """
    theirs = count(other & trump)
    runs = theirs
    before = 0
    for suit in range(SUITS):
        lane = LANE << WIDTH * suit
        if lane == trump:
            continue
        ours = own & lane
        they = other & lane
        if they == 0:
            if theirs == 0:
                before += count(ours)
        elif ours == 0:
            runs += count(they)
        elif ours > they:
            if theirs:
                before += min(count(ours & ~((2 << highest(they)) - 1)), count(they))
            else:
                before += count(ours)
        else:
            top = count(they & ~((2 << highest(ours)) - 1))
            runs += count(they) if top >= count(ours) else top
    return max(left - runs, before)


@kernel(inline=True)
def _kind(card: int, lane: int, own: int, they: int, trump: int, trumped: int) -> int:
    """Give the place of a lead in the order of trying, 0 to 8; found by counting nodes on random deals."""
    if lane == trump:
        return 0 if they and card > they else 8
    if they == 0:
        return 7 if trumped else 0
    if card > they:
        return 1
    many = count(they)
    return min(6, 2 + many - 1 + (0 if count(own & lane) > many else 1))


@kernel(SIGNATURE)
def search(  # noqa: D417 - arguments of a kind share a line
    own: int,
    other: int,
    left: int,
    need: int,
    against: int,
    trump: int,
    slots: int,
    surplus: Bytes,
    kept: Ints,
    table: Bytes,
    starts: Small,
    ranks: Small,
    nodes: Ints,
) -> int:
    """Say whether the leader gets `need` tricks before the other gets `against` (1 or 0), both playing their best.

    Args:
        own: the leader's hand, as lanes.
        other: the other hand.
        left: cards in each hand.
        need, against: tricks that end it, at least 1 each; with need + against = left + 1 it asks for a number
            of tricks. Less is a race that one of them wins; more is not asked.
        trump: `LANE` where lane 0 beats the others, 0 without trumps.
        slots: one less than the numbers in `kept`.
        surplus: see `two_hands_lanes.surplus`.
        kept: positions met, a power of two of numbers, −1 where there is none; belongs to one need + against − left.
        table, starts, ranks: see `two_hands_table`.
        nodes: nodes[0] grows by one a call; nodes[1] is the number of cards that the table is for, 0 where
            there is none, nodes[2] the ways to share them out.
    """
    nodes[0] += 1
    whole = need + against == left + 1
    if whole and left == nodes[1]:
        return 1 if probe(own, other, trump, nodes[2], table, starts, ranks) >= need else 0
    if whole:
        mine, theirs = _sure(own, other, trump, surplus)
        if left - theirs < need or _at_least(own, other, trump, mine) >= need:
            return 1 if left - theirs >= need else 0
        if own & trump == 0 and _at_most(own, other, trump, left) < need:
            return 0
    elif _at_least(own, other, trump, _on_top(own, other, trump)) >= need:
        return 1
    name = name_of(own, other, trump)
    slot = (name * MIXER >> 40) & slots
    entry = kept[slot]
    low = 0
    high = 15
    if (entry ^ (name << 8)) >> 8 == 0:
        low = entry >> 4 & 15
        high = entry & 15
        if low >= need:
            return 1
        if high < need:
            return 0
    trumped = other & trump
    single = left <= PROVED and whole
    runs = own & ~(own << 1)
    won = 0
    for kind in range(9):
        rest = runs
        while rest:
            card = 1 << highest(rest)
            rest ^= card
            lane = lane_of(card)
            they = other & lane
            if _kind(card, lane, own, they, trump, trumped) != kind:
                continue
            ours = drop(own, card, lane)
            others = drop(other, card, lane)
            ok = 1
            if they:
                above = they & -(card << 1)
                replies = above & ~(above << 1)
                while replies and ok:
                    reply = (replies & -replies) >> 1
                    replies &= replies - 1
                    if against == 1 or search(
                        drop(others, reply, lane),
                        drop(ours, reply, lane),
                        left - 1,
                        against - 1,
                        need,
                        trump,
                        slots,
                        surplus,
                        kept,
                        table,
                        starts,
                        ranks,
                        nodes,
                    ):
                        ok = 0
                    if single:
                        break
                below = they & (card - 1)
                replies = below & ~(below << 1)
                while replies and ok and need > 1:
                    reply = replies & -replies
                    replies &= replies - 1
                    ok = search(
                        drop(ours, reply, lane),
                        drop(others, reply, lane),
                        left - 1,
                        need - 1,
                        against,
                        trump,
                        slots,
                        surplus,
                        kept,
                        table,
                        starts,
                        ranks,
                        nodes,
                    )
                    if single:
                        break
            else:
                if trumped and lane != trump:
                    replies = trumped & ~(trumped << 1)
                    while replies and ok:
                        reply = replies & -replies
                        replies &= replies - 1
                        if against == 1 or search(
                            drop(others, reply, trump),
                            drop(ours, reply, trump),
                            left - 1,
                            against - 1,
                            need,
                            trump,
                            slots,
                            surplus,
                            kept,
                            table,
                            starts,
                            ranks,
                            nodes,
                        ):
                            ok = 0
                        if single:
                            break
                for suit in range(SUITS):
                    if need == 1 or ok == 0:
                        break
                    shed = LANE << WIDTH * suit
                    if shed == trump:
                        continue
                    replies = others & shed
                    replies &= ~(replies << 1)
                    while replies and ok:
                        reply = replies & -replies
                        replies &= replies - 1
                        ok = search(
                            drop(ours, reply, shed),
                            drop(others, reply, shed),
                            left - 1,
                            need - 1,
                            against,
                            trump,
                            slots,
                            surplus,
                            kept,
                            table,
                            starts,
                            ranks,
                            nodes,
                        )
                        if single:
                            break
            if ok:
                won = 1
                break
        if won:
            break
    if won:
        low = max(low, need)
    else:
        high = min(high, need - 1)
    kept[slot] = name << 8 | low << 4 | high
    return won


@kernel(SIGNATURE)
def search_few(
    own: int,
    other: int,
    left: int,
    need: int,
    against: int,
    trump: int,
    slots: int,
    surplus: Bytes,
    kept: Ints,
    table: Bytes,
    starts: Small,
    ranks: Small,
    nodes: Ints,
) -> int:
    """Say the same as `search` where each trick counts for the hand that does not win it."""
    nodes[0] += 1
    whole = need + against == left + 1
    if whole:
        if left == nodes[1]:
            return 1 if probe(own, other, trump, nodes[2], table, starts, ranks) >= need else 0
        mine, theirs = _sure(own, other, trump, surplus)
        if theirs >= need:
            return 1
        if left - mine < need:
            return 0
    name = name_of(own, other, trump)
    slot = (name * MIXER >> 40) & slots
    entry = kept[slot]
    low = 0
    high = 15
    if (entry ^ (name << 8)) >> 8 == 0:
        low = entry >> 4 & 15
        high = entry & 15
        if low >= need:
            return 1
        if high < need:
            return 0
    runs = own & ~(own << 1)
    got = 0
    for kind in range(3):
        rest = runs
        while rest:
            card = rest & -rest
            rest ^= card
            lane = lane_of(card)
            they = other & lane
            # Cards that all of the other's beat come first, cards that nothing beats last.
            if (2 if card > they else 0 if card < they & -they else 1) != kind:
                continue
            ours = drop(own, card, lane)
            others = drop(other, card, lane)
            ok = 1
            replies = they & (card - 1) if they else others & ~trump
            shed = they
            for wins in range(2):
                # Answers that leave the trick to the leader, then those that take it; the highest first.
                if wins:
                    replies = they & -(card << 1) if they else others & trump
                while replies and ok:
                    reply = 1 << highest(replies)
                    shed = lane_of(reply)
                    # The lowest of a run stands for it.
                    run = reply
                    while run >> 1 & replies & shed:
                        run >>= 1
                    replies &= run - 1
                    if they and wins:
                        run >>= 1
                    if wins:
                        if need > 1 and search_few(
                            drop(others, run, shed),
                            drop(ours, run, shed),
                            left - 1,
                            against,
                            need - 1,
                            trump,
                            slots,
                            surplus,
                            kept,
                            table,
                            starts,
                            ranks,
                            nodes,
                        ):
                            ok = 0
                    elif against == 1 or not search_few(
                        drop(ours, run, shed),
                        drop(others, run, shed),
                        left - 1,
                        need,
                        against - 1,
                        trump,
                        slots,
                        surplus,
                        kept,
                        table,
                        starts,
                        ranks,
                        nodes,
                    ):
                        ok = 0
            if ok:
                got = 1
                break
        if got:
            break
    if got:
        low = max(low, need)
    else:
        high = min(high, need - 1)
    kept[slot] = name << 8 | low << 4 | high
    return got
