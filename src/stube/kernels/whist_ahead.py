"""Search of a choice between two hands with a stock: every card in sampled worlds, the next tricks by nets."""

import math

import numpy as np
import numpy.typing as npt

from stube.kernels.bits import lowest
from stube.kernels.chance import below
from stube.kernels.compiled import kernel
from stube.kernels.whist_nets import (
    ALL,
    GAME,
    GONE,
    HALVES,
    HAND,
    LEADER,
    SIGN,
    STAGE,
    TRUMPS,
    UP,
    Ints,
    Singles,
    close,
    lay,
    lead,
    opened,
    reply,
)
from stube.kernels.whist_opponent import plain, wanted

Masks = npt.NDArray[np.uint64]
Floats = npt.NDArray[np.float64]

# Places in `weights`: what is ahead already, the worth of a trick ahead, of winning; then by draws to come how far
# the tricks still to come are from what the nets say.
AHEAD, MARGIN, WINS, SPREAD = 0, 1, 2, 3


@kernel()
def worth_of(ahead: float, spread: float, weights: Floats) -> float:
    """Give what so many tricks ahead at the end are worth, if they are expected with such a spread."""
    if weights[WINS] == 0:
        return float(weights[MARGIN] * ahead)
    return float(weights[MARGIN] * ahead + weights[WINS] * math.erf(ahead / (spread * math.sqrt(2.0))))


@kernel()
def look(  # noqa: D417 - arguments of a kind share a line
    game: Ints,
    led: int,
    live: int,
    worlds: Masks,
    seed: int,
    tricks: int,
    rule: int,
    weights: Floats,
    first: Singles,
    second: Singles,
    third: Singles,
    sums: Floats,
) -> None:
    """Play each card on in each world.

    Args:
        game: see `whist_nets`; the own hand is that of seat 0, the other one is left out.
        led: the card that the other has led, out of play already; −1 where the own seat leads.
        live: the cards to look at.
        worlds: the other's hands.
        seed: seed of the stock's order.
        tricks: tricks played by the nets after this one before the position is valued.
        rule: whether the other follows the plain rule, or the nets too.
        weights: see the names above.
        first, second, third: the nets.
        sums: [52, 2] → grow by what each card was worth, and by its square.
    """
    state = np.array([seed], np.uint64)
    now = np.zeros(GAME, np.int64)
    start = game.copy()
    stock = np.zeros(26, np.int64)
    room = np.zeros(256, np.float32)
    worth = np.zeros(52, np.float32)
    place = np.zeros(56, np.int64)
    early = 0.5 * game[HALVES] * game[SIGN]
    few = 1 if game[SIGN] < 0 else 0
    for world in worlds:
        start[HAND + 1] = np.int64(world)
        rest = ALL & ~(start[HAND] | start[HAND + 1] | start[GONE])
        at = 0
        if start[UP] >= 0:
            stock[0] = start[UP]
            rest &= ~(1 << start[UP])
            at = 1
        many = at
        while rest:
            stock[many] = lowest(rest)
            rest &= rest - 1
            other = at + below(state, many - at + 1)
            stock[many], stock[other] = stock[other], stock[many]
            many += 1
        cards = live
        while cards:
            card = lowest(cards)
            cards &= cards - 1
            now[:] = start
            lay(now, 0, card)
            if led < 0:
                if rule:
                    answer = plain(now[HAND + 1], card, wanted(now[UP], now[TRUMPS]), now[TRUMPS], few)
                else:
                    answer = reply(now, card, first, second, third, room, worth, place)
                lay(now, 1, answer)
                winner = close(now, stock, card, answer)
            else:
                winner = close(now, stock, led, card)
            ahead = early if winner == 0 else -early
            for _ in range(tricks):
                if now[STAGE] == 0:
                    break
                seat = now[LEADER]
                want = wanted(now[UP], now[TRUMPS])
                if rule and seat:
                    one = plain(now[HAND + 1], -1, want, now[TRUMPS], few)
                else:
                    one = lead(now, first, second, third, room, worth, place)
                lay(now, seat, one)
                if rule and not seat:
                    two = plain(now[HAND + 1], one, want, now[TRUMPS], few)
                else:
                    two = reply(now, one, first, second, third, room, worth, place)
                lay(now, 1 - seat, two)
                ahead += early if close(now, stock, one, two) == 0 else -early
            rest_worth = opened(now, first, second, third, room, place)
            ahead += rest_worth if now[LEADER] == 0 else -rest_worth
            found = worth_of(weights[AHEAD] + ahead, weights[SPREAD + now[STAGE]], weights)
            sums[card, 0] += found
            sums[card, 1] += found * found
