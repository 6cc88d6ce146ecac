"""The searches of the frozen German Whist bots, from a view."""

import time
from random import Random

import numpy as np
import numpy.typing as npt

from stube.bots.budget import Budget
from stube.bots.sensible.german_whist.situation import Situation
from stube.cards import FRENCH_52
from stube.games.german_whist import GermanWhistView
from stube.games.german_whist.layout import lay_out
from stube.games.german_whist.order import HEIGHT
from stube.kernels import whist_frozen
from stube.kernels.two_hands import KEPT
from stube.solvers.german_whist.endings import solve, tops
from stube.solvers.german_whist.packs import cards_of
from stube.solvers.german_whist.table import empty, table_of

Ints = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float64]

CHUNK = 4  # worlds between two looks at the clock, or goes down the tree by eights of them
NODES = 20_000  # of a tree; below its leaves it goes on at random
WIDE = 4.0  # tricks; about the spread of a playout


def solved(situation: Situation) -> str:
    """Give the best card of an ending, the cheapest among equals."""
    other = situation.open_hand()
    assert other is not None
    led = situation.laid[0] if situation.laid else None
    hand = tuple(card for card in other if card != led)
    found = solve(situation.hand, hand, situation.trump, led=led, few=situation.sign < 0)
    most = max(found.tricks.values(), key=lambda tricks: situation.sign * tricks)
    cheap = sorted(
        (card for card, tricks in found.tricks.items() if tricks == most),
        key=lambda card: (card.suit == situation.trump, situation.sign * HEIGHT[card.rank], card.suit),
    )
    return f"play {cheap[0]}"


def choose(
    view: GermanWhistView, situation: Situation, random: Random, budget: Budget, *, tree: bool, exact: bool
) -> str:
    """Give the card whose playouts are worth most, or the one most visited in a tree.

    Args:
        view: what the seat may know.
        situation: what was read from it.
        random: the source of chance.
        budget: seconds or worlds (goes down the tree).
        tree: whether worlds share one tree.
        exact: whether playouts end where the draws do, and are solved there.
    """
    begun, seed = time.thread_time(), random.getrandbits(62)
    pack = cards_of(situation.trump)
    few, other = situation.sign < 0, 1 - situation.me
    unseen = [pack.numbers[card] for card in situation.unseen]
    caps = _caps(view, situation, [FRENCH_52.suits[suit] for suit in pack.suits])
    barred = [card for card in unseen if caps[card // 13] == 0]
    free = [card for card in unseen if caps[card // 13] != 0]
    prize = pack.numbers[situation.prizes[0]] if situation.prizes else -1
    table = table_of(trumps=situation.trump is not None, few=few) if exact else empty()
    asked = (
        _world(view, situation),
        _weights(situation, solved=exact),
        pack.mask(situation.known[other]),
        situation.hidden(other),
        np.array(free + barred, np.int64),
        len(free),
        caps,
        prize,
    )
    known = (
        pack.lanes, tops(), np.full(KEPT if exact else 1, -1, np.int64), table.values, table.starts, table.ranks,
        np.array([0, table.cards, table.ways]),
    )  # fmt: skip
    sums, done, most = np.zeros(52), 0, budget.worlds or 1 << 40
    room = min(most, NODES) + 2 if tree else 1
    child, totals = np.zeros((room, 52), np.int32), np.zeros((room, 3))
    child[0, 0] = 1
    chunk = CHUNK if exact or not tree else 8 * CHUNK
    while done < most:
        number = min(chunk, most - done)
        if tree:
            whist_frozen.tree(*asked, number, seed + done, *known, WIDE, child, totals, sums)
        else:
            whist_frozen.flat(*asked, number, seed + done, *known, sums)
        done += number
        if budget.seconds is not None and time.thread_time() - begun >= budget.seconds:
            break
    best = max(situation.playable, key=lambda card: sums[pack.numbers[card]])
    return f"play {best}"


def _world(view: GermanWhistView, situation: Situation) -> Ints:
    """Give the round as numbers; tricks ahead by stage. The other hand is dealt by the search."""
    pack, me = cards_of(situation.trump), situation.me
    layout = lay_out(situation.rules, sum(len(rung.cards) for rung in view.ladder))
    early = late = 0
    for number, trick in enumerate(view.tricks):
        won = 1 if trick.winner == me else -1
        early, late = (early + won, late) if number < layout.foregame else (early, late + won)
    played = len(view.tricks)
    led = pack.numbers[situation.laid[0]] if situation.laid else -1
    draws = max(0, layout.foregame - played)
    numbers = [pack.mask(situation.hand), 0, int(led < 0), led, 0, draws, layout.tricks - played, early, late]
    return np.array(numbers, np.int64)


def _weights(situation: Situation, *, solved: bool) -> Floats:
    margin, wins = (0.3, 6.0) if situation.rules.score == "hand" else (1.0, 2.0)
    numbers = [situation.early, situation.late, margin, wins, situation.sign < 0, situation.trump is not None, solved]
    return np.array(numbers, np.float64)


def _caps(view: GermanWhistView, situation: Situation, suits: list[str]) -> Ints:
    """Give by lane how many hidden cards the other drew since it last did not follow there, −1 where it always did."""
    caps, other = np.full(4, -1, np.int64), 1 - situation.me
    blind = situation.rules.stock_view == "hidden"
    foregame = lay_out(situation.rules, sum(len(rung.cards) for rung in view.ladder)).foregame
    for number, trick in enumerate((*view.tricks, view.trick)):
        led = trick.laid[0].card[0] if trick.laid else ""
        for laid in trick.laid:
            if laid.seat == other and laid.card[0] != led:
                caps[suits.index(led)] = 0
        if number < min(len(view.tricks), foregame) and (blind or trick.winner != other):
            caps[caps >= 0] += 1
    return caps
