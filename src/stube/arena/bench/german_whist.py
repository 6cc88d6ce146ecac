"""Rows of German Whist: endings of thirteen and thirteen cards with both hands open, random rounds."""

import time
from collections.abc import Iterator, Mapping
from random import Random
from statistics import fmean

import numpy as np
import numpy.typing as npt

from stube.arena.bench.measuring import percentile
from stube.games.german_whist import GAME
from stube.games.german_whist.rules import GermanWhistRules
from stube.kernels.two_hands import KEPT
from stube.kernels.two_hands_values import many_values
from stube.solvers.german_whist.endings import tops
from stube.solvers.german_whist.packs import cards_of
from stube.solvers.german_whist.playouts import random_rounds
from stube.solvers.german_whist.table import Table, empty, table_of

Ints = npt.NDArray[np.int64]

DEALS = 10_000
"""Endings at full effort."""

ROUNDS = 1_000_000
"""Random rounds at full effort."""

SIGNED = 200
"""Endings of each kind in the signature."""

_SUITS: Mapping[str, str | None] = {"trumps": "C", "no-trumps": None}


def endgame(effort: float) -> Mapping[str, float]:
    """Time the value of random endings with trumps, nothing computed before, a call an ending; ms, nodes."""
    took, nodes = _timed(round(DEALS * effort), empty())
    return {"median": percentile(took, 50), "p99": percentile(took, 99), "nodes": fmean(nodes)}


def every_card(effort: float) -> Mapping[str, float]:
    """Time the values of all thirteen leads of fewer of the same endings; ms."""
    took, _ = _timed(round(DEALS * effort / 5), empty(), each=1)
    return {"median": percentile(took, 50), "p99": percentile(took, 99)}


def with_table(effort: float) -> Mapping[str, float]:
    """Time the value of the same endings with the table that builds itself; ms, nodes, and what the table takes."""
    table = table_of(trumps=True, few=False)
    took, nodes = _timed(round(DEALS * effort), table)
    size = table.values.nbytes / 1e6
    return {"median": percentile(took, 50), "p99": percentile(took, 99), "nodes": fmean(nodes), "size": size}


def rounds(effort: float) -> Mapping[str, float]:
    """Play random rounds of two players from the deal on; rounds and choices a second."""
    rules = GAME.presets[GAME.default_preset].rules
    assert isinstance(rules, GermanWhistRules)
    number = max(1000, round(ROUNDS * effort))
    random_rounds(rules, 10, 0)  # compiled, or loaded
    begun = time.thread_time()
    *_, choices = random_rounds(rules, number, 1)
    took = time.thread_time() - begun
    return {"rate": number / took, "choices": choices / took}


def signature() -> Mapping[str, int]:
    """Count the nodes of values over fixed endings, with trumps and without, for most tricks and for fewest."""
    return {
        f"{name}-{'fewest' if few else 'most'}": sum(_asked(deal, suit, empty(), few=few)[1] for deal in _deals(SIGNED))
        for name, suit in _SUITS.items()
        for few in (0, 1)
    }


def _timed(number: int, table: Table, *, each: int = 0) -> tuple[list[float], list[int]]:
    took, nodes = list[float](), list[int]()
    _asked(next(_deals(1)), "C", table, each=each)  # compiled, or loaded
    for deal in _deals(max(10, number)):
        seconds, looked = _asked(deal, "C", table, each=each)
        took.append(1000 * seconds)
        nodes.append(looked)
    return took, nodes


def _deals(number: int) -> Iterator[tuple[Ints, Ints]]:
    """Give pairs of hands as masks of the pack, always the same ones."""
    for deal in range(number):
        cards = Random(f"endings/{deal}").sample(range(52), 26)  # noqa: S311 - the same endings each time
        own, other = (sum(1 << card for card in hand) for hand in (cards[:13], cards[13:]))
        yield np.array([own], np.int64), np.array([other], np.int64)


_KEPT = np.empty(KEPT, np.int64)


def _asked(
    deal: tuple[Ints, Ints], trump: str | None, table: Table, *, few: int = 0, each: int = 0
) -> tuple[float, int]:
    """Give the seconds of one ending and its nodes."""
    pack = cards_of(trump)
    nodes = np.array([0, table.cards, table.ways], np.int64)
    found, looked = np.zeros(1, np.int64), np.zeros(1, np.int64)
    values, starts, ranks, sure = table.values, table.starts, table.ranks, tops()
    begun = time.thread_time()
    many_values(*deal, pack.lanes, pack.trump, few, each, _KEPT, values, starts, ranks, nodes, sure, found, looked)
    return time.thread_time() - begun, int(looked[0])
