"""Unknown cards dealt to places, all deals that fit equally likely.

A place takes a hand that is drawn evenly from the cards it may hold, one place after the other. A place that
comes later may have had more or fewer cards to choose from than in another deal, so a deal is kept with a chance
in proportion to the number of its choices: what is kept is even over all deals that fit.
"""

import numpy as np
import numpy.typing as npt

from stube.kernels.bits import count, lowest
from stube.kernels.chance import Count, below, fraction
from stube.kernels.compiled import kernel

Ints = npt.NDArray[np.int64]
Masks = npt.NDArray[np.uint64]

ONE = np.uint64(1)


@kernel()
def choose(state: Masks, pool: np.uint64, number: Count) -> np.uint64:
    """Draw so many cards of a pool, all choices equally likely."""
    taken = np.uint64(0)
    for _ in range(number):
        # The n-th of those left.
        step = below(state, count(pool))
        rest = pool
        while step > 0:
            rest &= rest - ONE
            step -= 1
        card = ONE << np.uint64(lowest(rest))
        taken |= card
        pool &= ~card
    return taken


@kernel()
def choices(cards: Count, number: Count) -> float:
    """Give in how many ways so many cards can be chosen."""
    found = 1.0
    for step in range(number):
        found = found * (cards - step) / (step + 1)
    return found


@kernel()
def deal(
    pool: np.uint64,
    may: Masks,
    needs: Ints,
    order: Ints,
    wants: Masks,
    spared: float,
    seed: int,
    tries: int,
    worlds: Masks,
) -> int:
    """Deal a pool of cards to places, again and again.

    Args:
        pool: the unknown cards, a mask.
        may: by place, the cards of the pool that may lie there.
        needs: by place, how many of them lie there; what is left of the pool lies nowhere.
        order: the places in the order in which they are dealt to, those that may hold least first.
        wants: by place, cards of which it probably holds one; 0 where nothing is known.
        spared: how often a deal stays in which a place holds none of the cards it wants.
        seed: seed of all chance.
        tries: how many deals may be drawn for one that is kept.
        worlds: filled: [world, place] → cards.

    Returns:
        the number of worlds that were filled; fewer than asked for when the tries ran out.
    """
    state = np.array([seed], np.uint64)
    most = np.empty(len(order))
    for step in range(len(order)):
        place = order[step]
        held = np.uint64(0)
        at_least = 0
        # At most so many cards are left for a place: those before it took what it may not hold, as far as they can.
        for earlier in range(step):
            one = order[earlier]
            apart = min(needs[one], np.int64(count(may[one] & ~may[place])))
            at_least += needs[one] - apart
        held = may[place] & pool
        most[step] = choices(np.int64(count(held)) - at_least, needs[place])
    filled = 0
    for _ in range(tries * len(worlds)):
        if filled == len(worlds):
            break
        left = pool
        kept = 1.0
        for step in range(len(order)):
            place = order[step]
            fitting = left & may[place]
            number = np.int64(count(fitting))
            if number < needs[place]:
                kept = 0.0
                break
            kept *= choices(number, needs[place]) / most[step]
            hand = choose(state, fitting, needs[place])
            worlds[filled, place] = hand
            left &= ~hand
            if wants[place] and not hand & wants[place]:
                kept *= spared
        if kept < 1.0 and (kept == 0.0 or fraction(state) >= kept):
            continue
        filled += 1
    return filled
