"""Chooses by search: the foregame by playouts in worlds that fit the view, the endgame exactly."""

import time
from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Literal

import numpy as np

from stube.bots.budget import Budget
from stube.bots.german_whist.worlds import Known, know
from stube.bots.sensible.german_whist.situation import Situation, read
from stube.cards import FRENCH_52, Card
from stube.core import View
from stube.games.german_whist import GermanWhistView
from stube.kernels import whist_search, whist_tree
from stube.kernels.two_hands import KEPT
from stube.kernels.whist_rounds import CARDS, Floats
from stube.solvers.german_whist.endings import Ending, solve, tops
from stube.solvers.german_whist.packs import trick_weights
from stube.solvers.german_whist.table import empty, table_of

Leaf = Literal["played_out", "estimated", "solved"]

_FULL = 13  # cards a hand for which the estimate was fitted
_CHUNK = 8  # worlds between two looks at the clock
_NODES = 20_000  # of a tree; below its leaves it goes on at random
_WIDE = 4.0  # tricks; about the spread of a playout
_SHARE = 0.3  # of a round's points in how a round is weighed where each trick counts for itself


@dataclass(frozen=True, slots=True)
class Thought:
    """What was found.

    Attributes:
        action: the action to take.
        worth: by action, tricks ahead of the other at the end, with a part for winning the round; in an exact
            ending the tricks still to be won.
        exact: the exact ending, if it was one.
        worlds: worlds looked at.
    """

    action: str
    worth: Mapping[str, float]
    exact: Ending | None
    worlds: int


class Searcher:
    """Thinks about one view after another; keeps nothing between two calls."""

    def __init__(
        self, budget: Budget, *, half: float = 0.5, leaf: Leaf = "estimated", exact: bool = True, tree: bool = False
    ) -> None:
        """Set how it thinks.

        Args:
            budget: seconds or worlds of one decision.
            half: how often a playout follows the plain rule; else it plays at random.
            leaf: how the last tricks of a playout are found.
            exact: whether endings of two open hands are solved.
            tree: whether the worlds share one tree (information-set tree search); the most visited card is taken.
        """
        self._budget, self._half, self._leaf, self._exact, self._tree = budget, half, leaf, exact, tree

    def choose(self, view: View, random: Random) -> str:
        """Give the choice; see `stube.bots.Bot`."""
        if len(view.choices) < 2:
            return view.choices[0].action if view.choices else ""
        return self.think(view, random).action

    def think(self, view: View, random: Random) -> Thought:
        """Give the choice with what speaks for it."""
        assert isinstance(view, GermanWhistView)
        situation = read(view)
        other = situation.open_hand() if self._exact and view.phase == "play" and not situation.foregame else None
        if other is not None:
            return _exactly(situation, other)
        known = know(view, situation)
        sums, worlds = self._worlds(situation, known, random.getrandbits(63))
        worth = {
            choice.action: float(sums[known.pack.numbers[_card(choice.args["card"])], 0]) / worlds
            for choice in view.choices
        }
        return Thought(max(worth, key=worth.__getitem__), worth, None, worlds)

    def _worlds(self, situation: Situation, known: Known, seed: int) -> tuple[Floats, int]:
        begun = time.perf_counter()
        leaf = self._leaf_for(situation, known)
        few = situation.sign < 0
        solved = leaf == whist_search.SOLVED
        table = table_of(trumps=situation.trump is not None, few=few) if solved else empty()
        kept, nodes = np.full(KEPT, -1, np.int64), np.array([0, table.cards, table.ways], np.int64)
        weights = _weights(situation, leaf, self._half)
        suits, sums, done = known.pack.suits, np.zeros((CARDS, 2)), 0
        most = self._budget.worlds or 1 << 40
        room = min(most, _NODES) + 2
        child, totals = np.zeros(room * CARDS if self._tree else 1, np.int64), np.zeros((room if self._tree else 1, 3))
        child[0] = 1
        while done < most:
            number = min(_CHUNK if self._budget.seconds else most, most - done)
            asked = (
                known.world, known.rules, suits, weights, known.known, known.need, known.pool, known.caps,
                known.recent, known.hidden, number, (seed + done) % (1 << 62), known.pack.lanes, tops(), kept,
                table.values, table.starts, table.ranks, nodes,
            )  # fmt: skip
            if self._tree:
                whist_tree.tree(*asked, _WIDE, child, totals, sums)
            else:
                whist_search.flat(*asked, sums)
            done += number
            if self._budget.seconds is not None and time.perf_counter() - begun >= self._budget.seconds:
                break
        return sums, done

    def _leaf_for(self, situation: Situation, known: Known) -> int:
        """Give how the last tricks are found: only between two, and where no race decides before them."""
        if self._leaf == "played_out" or situation.hands > 2 or situation.rules.race_scope != "off":
            return whist_search.PLAYED_OUT
        if not situation.foregame:
            return whist_search.PLAYED_OUT
        if self._leaf == "solved":
            return whist_search.SOLVED
        fitted = situation.sign > 0 and situation.trump is not None and known.rules[4] - known.rules[3] == _FULL
        return whist_search.ESTIMATED if fitted else whist_search.PLAYED_OUT


def _exactly(situation: Situation, other: tuple[Card, ...]) -> Thought:
    led = situation.laid[0] if situation.laid else None
    hand = tuple(card for card in other if card != led)
    race = None
    if situation.race is not None:
        race = situation.race[situation.me], situation.race[1 - situation.me]
    found = solve(situation.hand, hand, situation.trump, led=led, few=situation.sign < 0, race=race)
    best = (
        found.best[0]
        if found.slips
        else min(
            found.best,
            key=lambda card: (card.suit == situation.trump, situation.sign * FRENCH_52.ranks.index(card.rank)),
        )
    )
    return Thought(f"play {best}", {f"play {card}": float(won) for card, won in found.tricks.items()}, found, 0)


def _weights(situation: Situation, leaf: int, half: float) -> Floats:
    early, late = trick_weights(situation.rules)
    tricks_pay = situation.rules.score != "hand" and situation.rules.race_scope == "off"
    margin, wins = (1.0, 2.0) if tricks_pay else (_SHARE, 6.0)
    return np.array([early, late, margin, wins, situation.sign < 0, leaf, half, 8.0], np.float64)


def _card(code: object) -> Card:
    return FRENCH_52.parse(str(code))
