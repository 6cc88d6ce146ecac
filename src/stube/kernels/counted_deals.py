"""Unknown cards dealt to places by counting, exact for every weight that hangs on how many of each class lie where.

Cards that nothing tells apart are a class. How many cards of each class a place holds is its *mix*; the ways to
deal the rest are counted for every mix of every place, backwards, and worlds are drawn from these numbers.
"""

import numpy as np
import numpy.typing as npt

from stube.kernels.chance import below, fraction
from stube.kernels.compiled import kernel

Ints = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float64]
Masks = npt.NDArray[np.uint64]

ONE = np.uint64(1)


@kernel()
def fill_row(
    at: int,
    start: int,
    end: int,
    sizes: Ints,
    strides: Ints,
    mixes: Ints,
    codes: Ints,
    weights: Floats,
    choose: Floats,
    later: Floats,
    row: Floats,
) -> float:
    """Add up the ways to go on from a state, mix by mix; `row` gets the running sums."""
    total = 0.0
    for mix in range(start, end):
        ways = weights[mix]
        for kind in range(len(sizes)):
            if ways == 0.0:
                break
            left = at // strides[kind] % (sizes[kind] + 1)
            taken = mixes[mix, kind]
            ways *= choose[left, taken] if taken <= left else 0.0
        if ways:
            total += ways * later[at - codes[mix]]
        row[mix - start] = total
    return total


@kernel()
def count_ways(
    sizes: Ints,
    strides: Ints,
    starts: Ints,
    mixes: Ints,
    codes: Ints,
    weights: Floats,
    choose: Floats,
    kept: int,
    ways: Floats,
    row_of: Ints,
    rows: Floats,
) -> None:
    """Count the ways to deal on, for every state that can be reached.

    A state says how many cards of each class are left: Σ left · stride.

    Args:
        sizes: cards of each class.
        strides: by class, what one card counts in the number of a state.
        starts: by place, its first mix; one more at the end.
        mixes: [mix, class] → cards.
        codes: by mix, what it takes off the number of a state.
        weights: by mix, its weight.
        choose: [n, k] → n over k.
        kept: how many numbers may be kept in `rows`.
        ways: filled: [place, state] → weight of all ways to deal to this place and those after it.
        row_of: filled: [place, state] → where its running sums begin in `rows`, −1 where they are not kept.
        rows: filled: running sums over the mixes of a place.
    """
    places = len(starts) - 1
    states = ways.shape[1]
    reached = np.zeros((places + 1, states), np.bool_)
    reached[0, states - 1] = True
    widest = 1
    for place in range(places):
        widest = max(widest, starts[place + 1] - starts[place])
        for at in range(states):
            if not reached[place, at]:
                continue
            for mix in range(starts[place], starts[place + 1]):
                fits = weights[mix] > 0.0
                for kind in range(len(sizes)):
                    fits = fits and mixes[mix, kind] <= at // strides[kind] % (sizes[kind] + 1)
                if fits:
                    reached[place + 1, at - codes[mix]] = True
    ways[places] = 1.0
    scratch = np.empty(widest)
    used = 0
    for place in range(places - 1, -1, -1):
        start, end = starts[place], starts[place + 1]
        for at in range(states):
            row_of[place, at] = -1
            if not reached[place, at]:
                continue
            row = scratch
            if used + end - start <= kept:
                row_of[place, at] = used
                row = rows[used : used + end - start]
                used += end - start
            ways[place, at] = fill_row(
                at, start, end, sizes, strides, mixes, codes, weights, choose, ways[place + 1], row
            )


@kernel()
def draw_worlds(
    cards: Ints,
    firsts: Ints,
    sizes: Ints,
    strides: Ints,
    starts: Ints,
    mixes: Ints,
    codes: Ints,
    weights: Floats,
    choose: Floats,
    ways: Floats,
    row_of: Ints,
    rows: Floats,
    seed: int,
    worlds: Masks,
) -> None:
    """Draw worlds, each as often as it weighs.

    Args:
        cards: all unknown cards, class by class; moved about within their classes.
        firsts: by class, where its cards begin.
        sizes: cards of each class.
        strides: by class, what one card counts in the number of a state.
        starts: by place, its first mix; one more at the end.
        mixes: [mix, class] → cards.
        codes: by mix, what it takes off the number of a state.
        weights: by mix, its weight.
        choose: [n, k] → n over k.
        ways: what `count_ways` filled.
        row_of: the same.
        rows: the same.
        seed: seed of all chance.
        worlds: filled: [world, place] → cards as a mask.
    """
    state = np.array([seed], np.uint64)
    classes = len(sizes)
    scratch = np.empty(len(weights) + 1)
    taken = np.zeros(classes, np.int64)
    for world in range(len(worlds)):
        at = ways.shape[1] - 1
        taken[:] = 0
        for place in range(len(starts) - 1):
            start, end = starts[place], starts[place + 1]
            mix = start
            if end - start > 1:
                row = scratch
                if row_of[place, at] >= 0:
                    row = rows[row_of[place, at] : row_of[place, at] + end - start]
                else:
                    fill_row(at, start, end, sizes, strides, mixes, codes, weights, choose, ways[place + 1], row)
                aim = fraction(state) * row[end - start - 1]
                low, high = 0, end - start - 1
                while low < high:
                    middle = (low + high) >> 1
                    if row[middle] > aim:
                        high = middle
                    else:
                        low = middle + 1
                mix = start + low
            hand = np.uint64(0)
            for kind in range(classes):
                for _ in range(mixes[mix, kind]):
                    here = firsts[kind] + taken[kind]
                    there = here + below(state, sizes[kind] - taken[kind])
                    card = cards[there]
                    cards[there] = cards[here]
                    cards[here] = card
                    hand |= ONE << np.uint64(card)
                    taken[kind] += 1
            worlds[world, place] = hand
            at -= codes[mix]


@kernel()
def expect(
    sizes: Ints,
    strides: Ints,
    starts: Ints,
    mixes: Ints,
    codes: Ints,
    weights: Floats,
    choose: Floats,
    ways: Floats,
    means: Floats,
) -> None:
    """Give how many cards of each class a place holds on average.

    Args:
        sizes: cards of each class.
        strides: by class, what one card counts in the number of a state.
        starts: by place, its first mix; one more at the end.
        mixes: [mix, class] → cards.
        codes: by mix, what it takes off the number of a state.
        weights: by mix, its weight.
        choose: [n, k] → n over k.
        ways: what `count_ways` filled.
        means: filled: [place, class].
    """
    places, states = len(starts) - 1, ways.shape[1]
    mass = np.zeros((places + 1, states))
    mass[0, states - 1] = 1.0
    row = np.empty(len(weights) + 1)
    for place in range(places):
        start, end = starts[place], starts[place + 1]
        for at in range(states):
            if mass[place, at] == 0.0:
                continue
            total = fill_row(at, start, end, sizes, strides, mixes, codes, weights, choose, ways[place + 1], row)
            before = 0.0
            for mix in range(start, end):
                share = mass[place, at] * (row[mix - start] - before) / total
                before = row[mix - start]
                if share > 0.0:
                    mass[place + 1, at - codes[mix]] += share
                    for kind in range(len(sizes)):
                        means[place, kind] += share * mixes[mix, kind]
