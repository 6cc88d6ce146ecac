"""Raising on a small pack, every deal: how much an exact best response gains against a strategy.

The cards of every round are played once by a bot that hangs on nothing said about the stake, and stay as they are. The
responder knows all that a seat knows: its own view of the cards, when who raised, and what was answered. What is found
is exact for these cards; it proves nothing about the full pack.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from random import Random

import numpy as np
import numpy.typing as npt

from stube.arena.best_response import Weighed
from stube.arena.chances import quiet
from stube.bots import Bot, Budget
from stube.bots.sensible.watten.situation import read
from stube.bots.watten.sight import chance
from stube.core import State
from stube.games.watten import GAME, WattenState, WattenView
from stube.kernels.raises import BACK, FOLD, HOLD
from stube.solvers.equity.balance import STREETS, Courses, Graph, Ints, Strategy, place, street

Floats = npt.NDArray[np.float64]


@dataclass(slots=True, eq=False)
class Layer:
    """Rounds of a small pack; a class of knowledge is what one seat has seen of the cards.

    Attributes:
        courses: a course a deal, all equally likely.
        spots: by class, cards in the hand of who is to play, cards laid, and the own chance as it is estimated.
    """

    courses: Courses
    spots: Floats

    @classmethod
    def play(cls, deals: Iterable[Weighed], bot: Bot, budget: Budget) -> "Layer":
        """Play each deal once, two seats.

        Args:
            deals: rounds just dealt, all equally likely.
            bot: plays the cards; at the same view always the same one.
            budget: thought for an estimate.
        """
        found = _Found(bot, budget)
        turns = [found.follow(state) for state, _ in deals]
        flat = np.array([turn for each in turns for turn in each], np.int64)
        begin = np.cumsum([0, *map(len, turns)]).astype(np.int64)
        nothing = np.zeros(len(flat))
        speaker, own, other = (np.ascontiguousarray(column) for column in flat.T)
        winner = np.array(found.winners, np.int64)
        return cls(Courses(begin, speaker, own, nothing, other, nothing, winner), np.array(found.spots))

    @property
    def classes(self) -> int:
        """Give how many classes `Balance` needs: the kernel looks at one beyond the last."""
        return len(self.spots) + 1

    def taught(self, strategy: Strategy) -> Strategy:
        """Give what a strategy by street and chance says in each class; see `balance.KNOTS`."""
        low, part = place(self.spots[:, 2])
        at = street(self.spots[:, 0], self.spots[:, 1]) * (int(strategy.answer.shape[0]) // STREETS) + low
        at, part = np.append(at, 0), np.append(part, 0.0)
        speak = (1 - part)[None, :, None] * strategy.speak[:, at] + part[None, :, None] * strategy.speak[:, at + 1]
        answer = (1 - part)[:, None, None] * strategy.answer[at] + part[:, None, None] * strategy.answer[at + 1]
        return Strategy(speak, answer)


@dataclass(slots=True, eq=False)
class _Found:
    """What playing the deals has brought so far."""

    bot: Bot
    budget: Budget
    winners: list[int] = field(default_factory=list)
    spots: list[tuple[float, float, float]] = field(default_factory=list)
    _numbers: dict[str, int] = field(default_factory=dict)
    _said: dict[str, str] = field(default_factory=dict)

    def follow(self, state: State) -> list[tuple[int, int, int]]:
        """Play a deal to its end; give by turn the side to play, its class and the other's."""
        assert isinstance(state, WattenState)
        turns = []
        while state.turn:
            seat = state.turn[0]
            view = quiet(state.view(seat))
            if view.phase == "play":
                turns.append((state.side(seat), self._class(view), self._class(state.view(1 - seat))))
            key = f"{seat} {view.events}"
            if key not in self._said:
                self._said[key] = self.bot.choose(view, Random(key))  # noqa: S311 - the same each time
            state = state.play(seat, GAME.parse_action(self._said[key])).state
        assert state.stakes.winner is not None
        self.winners.append(state.stakes.winner)
        return turns

    def _class(self, view: WattenView) -> int:
        """Give the number of what a seat has seen, with its estimate where it is new."""
        key = f"{view.seat} {view.events}"
        if key not in self._numbers:
            self._numbers[key] = len(self._numbers)
            own = chance(view, read(view), Random(key), self.budget)  # noqa: S311 - the same each time
            cards = view.counts[view.turn[0]]
            self.spots.append((cards, len(view.trick.laid), own))
        return self._numbers[key]


def exploitability(layer: Layer, graph: Graph, strategy: Strategy) -> float:
    """Give what the best response gains a round, in the worth of the graph; mean of both sides, 0 in balance.

    Args:
        layer: the rounds.
        graph: the stakes.
        strategy: what is responded to, by class of the layer.
    """
    return float(
        np.mean(
            [Responder(layer.courses, graph, strategy, side, turned).gain() for side in (0, 1) for turned in (0, 1)]
        )
    )


@dataclass(slots=True, eq=False)
class Responder:
    """One side of the graph answers as well as can be; every history of raises is a decision of its own.

    Attributes:
        courses: the rounds.
        graph: the stakes.
        strategy: what the other side does.
        side: the side of the graph that responds.
        turned: 1 exchanges the sides of the rounds.
    """

    courses: Courses
    graph: Graph
    strategy: Strategy
    side: int
    turned: int

    def gain(self) -> float:
        """Give the mean worth of a round to the responder."""
        count = len(self.courses.winner)
        return float(self._open(np.arange(count), 0, 0, np.ones(count)).sum()) / count

    def _open(self, which: Ints, turn: int, node: int, reach: Floats) -> Floats:
        """Give by course the worth to the responder times how often the other side lets it come here."""
        found, sign = np.zeros(len(which)), 1 - 2 * self.side
        if not reach.any():
            return found
        at = self.courses.begin[which] + turn
        goes_on = at < self.courses.begin[which + 1]
        over = ~goes_on
        found[over] = sign * reach[over] * self.graph.settled[node, self.courses.winner[which[over]] ^ self.turned]
        if over.all():
            return found
        which, at, reach = which[goes_on], at[goes_on], reach[goes_on]
        actor, known = self.courses.speaker[at] ^ self.turned, self.courses.own[at]
        to = self.graph.raises[node, actor]
        share = np.where(to >= 0, self.strategy.speak[actor, known, node], 0.0)
        mine = actor == self.side
        worth = self._open(which, turn + 1, node, np.where(mine, reach, reach * (1 - share)))
        for one in (0, 1):
            here = (actor == one) & (to >= 0)
            if not here.any():
                continue
            asked = int(self.graph.raises[node, one])
            raised = self._asked(which[here], turn, asked, reach[here] if one == self.side else (reach * share)[here])
            if one == self.side:
                worth[here] = _better(known[here], [worth[here], raised])
            else:
                worth[here] += raised
        found[goes_on] = worth
        return found

    def _asked(self, which: Ints, turn: int, node: int, reach: Floats) -> Floats:
        at = self.courses.begin[which] + turn
        by, sign = int(self.graph.answers[node]), 1 - 2 * self.side
        known = np.where(self.courses.speaker[at] ^ self.turned == by, self.courses.own[at], self.courses.other[at])
        offered = self.graph.offered[node]
        shares = [reach if by == self.side else reach * self.strategy.answer[known, node, word] for word in range(3)]
        words = []
        if offered[HOLD]:
            words.append(self._open(which, turn + 1, int(self.graph.holds[node]), shares[HOLD]))
        if offered[FOLD]:
            words.append(sign * shares[FOLD] * self.graph.folds[node])
        if offered[BACK]:
            words.append(self._asked(which, turn, int(self.graph.back[node]), shares[BACK]))
        return _better(known, words) if by == self.side else np.sum(words, axis=0)


def _better(known: Ints, words: list[Floats]) -> Floats:
    """Give by course what comes of the word that is best for the class of the course as a whole."""
    sums = np.stack([np.bincount(known, weights=word) for word in words])
    found: Floats = np.choose(sums.argmax(axis=0)[known], words)
    return found
