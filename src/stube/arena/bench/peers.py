"""Other people's programs for the nearest question, timed beside a row where they are installed.

None of them plays our games: what a figure stands for is said with it. They are no dependency of ours.
"""

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from random import Random
from statistics import fmean, median

ROUNDS = 2_000
"""Random rounds of Euchre at full effort."""

SOLVED = 100
"""Bridge deals solved at full effort."""


@dataclass(frozen=True, slots=True)
class Peer:
    """A program that stands beside a mark.

    Attributes:
        name: the program, and what it is asked.
        package: the module that must be there.
        measure: gives the value for an effort, in the unit of the mark.
    """

    name: str
    package: str
    measure: Callable[[float], float]

    def value(self, effort: float) -> float | None:
        """Measure it, None where it is not installed."""
        return self.measure(effort) if find_spec(self.package) else None


def euchre(effort: float) -> float:
    """Play random rounds of Euchre from the first decision in OpenSpiel, stepped from Python; rounds a second."""
    spiel, chance, number = import_module("pyspiel"), Random(1), max(20, round(ROUNDS * effort))  # noqa: S311
    dealt = spiel.load_game("euchre").new_initial_state()
    while dealt.is_chance_node():
        dealt.apply_action(chance.choice([action for action, _ in dealt.chance_outcomes()]))
    begun = time.thread_time()
    for _ in range(number):
        state = dealt.clone()
        while not state.is_terminal():
            state.apply_action(chance.choice(state.legal_actions()))
    return number / (time.thread_time() - begun)


def five_cards(effort: float) -> float:
    """Give the mean time of Haglund's double dummy solver for four hands of five cards with a trump suit; ms."""
    return fmean(_double_dummy(5, effort))


def thirteen_cards(effort: float) -> float:
    """Give the median time of the same solver for four hands of thirteen cards; ms."""
    return median(_double_dummy(13, effort))


def _double_dummy(size: int, effort: float) -> list[float]:
    types, solver = import_module("endplay.types"), import_module("endplay.dds")
    pack = [(suit, rank) for suit in "SHDC" for rank in "AKQJT98765432"]
    took = list[float]()
    for number in range(max(3, round(SOLVED * effort))):
        cards = Random(number).sample(pack, 4 * size)  # noqa: S311 - the same deals each time
        hands = [cards[size * seat : size * seat + size] for seat in range(4)]
        told = (".".join("".join(rank for of, rank in hand if of == suit) for suit in "SHDC") for hand in hands)
        deal = types.Deal("N:" + " ".join(told))
        deal.trump, deal.first = types.Denom.spades, types.Player.north
        begun = time.thread_time()
        solver.solve_board(deal)
        took.append(1000 * (time.thread_time() - begun))
    return took


_EUCHRE = Peer("OpenSpiel: Euchre, from Python", "pyspiel", euchre)

PEERS: Mapping[tuple[str, str], Peer] = {
    ("watten-rounds", "rate"): _EUCHRE,
    ("whist-rounds", "rate"): _EUCHRE,
    ("watten-open-hands", "mean"): Peer("DDS: bridge, 5 cards", "endplay", five_cards),
    ("whist-endgame", "median"): Peer("DDS: bridge, 13 cards", "endplay", thirteen_cards),
}
"""By row and mark, the program that comes nearest."""
