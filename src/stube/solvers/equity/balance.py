"""Raising in balance: CFR+ over courses of play, on the stakes that the rules allow at a score.

Both sides know the point of the round, their own chance as they estimate it, and what has been said about the stake;
the tree of raises, answers and what they pay is walked on `games.watten.scoring.Stakes`, which alone knows the rules.
CFR+ is Tammelin's ("Solving large imperfect information games using CFR+", arXiv 1407.5042): regrets cut at nothing,
later strategies weighted linearly. What a side thought earlier in the round it has forgotten.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import nan

import numpy as np
import numpy.typing as npt

from stube.games.watten.scoring import OTHER, Stakes
from stube.kernels import raises as kernel

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]
Worth = Callable[[Stakes], float]
"""What an ended round is worth to side 0; to side 1 it is worth the negative of that."""

RAISES = 3
"""So many raises of a round are thought through."""

KNOTS = np.array([0.0, 0.05, 0.12, 0.2, 0.3, 0.42, 0.55, 0.68, 0.8, 0.9, 0.97, 1.0])
"""Chances for which a strategy says what to do; between two of them it does a part of each."""

STREETS = 10
"""Points of a round: cards still in the hand of who is to play, and whether that seat leads."""


@dataclass(frozen=True, slots=True, eq=False)
class Courses:
    """Rounds as both sides saw their chances; see `stube.kernels.raises.walk`."""

    begin: Ints
    speaker: Ints
    own: Ints
    own_part: Floats
    other: Ints
    other_part: Floats
    winner: Ints

    @classmethod
    def read(cls, rows: npt.NDArray[np.float32], knots: Floats = KNOTS) -> "Courses":
        """Read rows: course, side, cards, laid, tricks, lost, own chance, the other's chance, winner."""
        number = rows[:, 0].astype(np.int64)
        starts = np.flatnonzero(np.diff(number, prepend=-1))
        at = street(rows[:, 2], rows[:, 3]) * len(knots)
        own, own_part = place(rows[:, 6], knots)
        other, other_part = place(rows[:, 7], knots)
        return cls(
            begin=np.append(starts, len(rows)).astype(np.int64),
            speaker=rows[:, 1].astype(np.int64),
            own=at + own,
            own_part=own_part,
            other=at + other,
            other_part=other_part,
            winner=rows[starts, 8].astype(np.int64),
        )


def street(cards: npt.ArrayLike, laid: npt.ArrayLike) -> Ints:
    """Give the point of a round."""
    found: Ints = (2 * (np.asarray(cards, np.int64) - 1) + (np.asarray(laid) == 0)).astype(np.int64)
    return found


def place(chance: npt.NDArray[np.floating], knots: Floats = KNOTS) -> tuple[Ints, Floats]:
    """Give the knot below a chance, and how far it is on the way to the next."""
    low = np.clip(np.searchsorted(knots, chance, side="right") - 1, 0, len(knots) - 2).astype(np.int64)
    return low, np.asarray((chance - knots[low]) / (knots[low + 1] - knots[low]), np.float64)


Key = tuple[int, int | None, int | None]


def key_of(stakes: Stakes) -> Key:
    """Give what tells nodes apart: the stake agreed to, the one asked for, who raised last."""
    return stakes.agreed, stakes.asked, stakes.last_raiser


@dataclass(slots=True, eq=False)
class Graph:
    """The stakes of a round: open nodes, and asked ones that wait for an answer.

    Attributes:
        opens: number of each open node; the first is the beginning.
        asked: the same of asked nodes.
    """

    opens: dict[Key, int]
    asked: dict[Key, int]
    raises: Ints
    settled: Floats
    holds: Ints
    folds: Floats
    back: Ints
    answers: Ints

    @classmethod
    def build(cls, begin: Stakes, worth: Worth) -> "Graph":
        """Walk all raises and answers from an open stake on.

        Args:
            begin: the round once it is open.
            worth: what an ended round is worth to side 0.
        """
        opens, asked = _nodes(begin, worth)
        places = {key_of(at): place for place, at in enumerate(opens)}
        waiting = {key_of(at): place for place, at in enumerate(asked)}
        raises = np.array([[_after(at, side, begin, worth, waiting) for side in (0, 1)] for at in opens])
        holds, back = np.full(len(asked), -1), np.full(len(asked), -1)
        folds = np.full(len(asked), nan)
        answers = np.array([OTHER[at.last_raiser or 0] for at in asked], np.int64)
        for place, (at, side) in enumerate(zip(asked, map(int, answers), strict=True)):
            if not at.must_fold():
                holds[place] = places[key_of(at.held(side))]
            if _may_raise_back(at, side, begin, worth):
                back[place] = waiting[key_of(at.raised(side, at.new_stakes()[0]))]
            if not at.must_hold():
                folds[place] = worth(at.folded(side))
        settled = np.array([[worth(at.won(side)) for side in (0, 1)] for at in opens])
        return cls(places, waiting, raises, settled, holds, folds, back, answers)

    @property
    def offered(self) -> npt.NDArray[np.bool_]:
        """[asked node, hold or fold or raise back] → whether it may be said."""
        return np.stack([self.holds >= 0, ~np.isnan(self.folds), self.back >= 0], axis=-1)

    @property
    def arrays(self) -> tuple[Ints, Floats, Ints, Floats, Ints, Ints]:
        """What the kernel is given."""
        return self.raises, self.settled, self.holds, self.folds, self.back, self.answers


def _nodes(begin: Stakes, worth: Worth) -> tuple[list[Stakes], list[Stakes]]:
    """Give all open nodes, the beginning first, and all asked ones, the lower stake first."""
    found = {key_of(begin): begin}
    waiting = [begin]
    while waiting:
        at = waiting.pop(0)
        side = OTHER[at.last_raiser or 0]
        after = []
        if at.asked is None:
            after = [at.raised(one, at.new_stakes()[0]) for one in (0, 1) if _may_raise(at, one, begin, worth)]
        elif not at.must_fold():
            after = [at.held(side)]
            if _may_raise_back(at, side, begin, worth):
                after.append(at.raised(side, at.new_stakes()[0]))
        new = [one for one in after if key_of(one) not in found]
        found |= {key_of(one): one for one in new}
        waiting += new
    opens = [at for at in found.values() if at.asked is None]
    return opens, sorted((at for at in found.values() if at.asked is not None), key=lambda at: at.asked or 0)


def _after(at: Stakes, side: int, begin: Stakes, worth: Worth, waiting: dict[Key, int]) -> int:
    return waiting[key_of(at.raised(side, at.new_stakes()[0]))] if _may_raise(at, side, begin, worth) else -1


def _may_raise_back(at: Stakes, side: int, begin: Stakes, worth: Worth) -> bool:
    return at.reraise_refusal(side) is None and _may_raise(at.held(side), side, begin, worth)


def _may_raise(at: Stakes, side: int, begin: Stakes, worth: Worth) -> bool:
    """Say whether a side may raise and it could make a difference."""
    if at.raises - begin.raises >= RAISES or at.raise_refusal(side) is not None or at.tense(side):
        return False
    asked = at.raised(side, at.new_stakes()[0])
    if asked.must_fold():
        return True
    held = asked.held(OTHER[side])
    return any(worth(held.won(winner)) != worth(at.won(winner)) for winner in (0, 1))


@dataclass(slots=True, eq=False)
class Balance:
    """The raising of one score, on its way to an equilibrium.

    Attributes:
        shards: rounds as both sides saw them; each iteration takes the next shard.
        graph: the stakes.
        fixed: what the other side does part of the time, whatever is learned; a restricted Nash response
            (Johanson, Zinkevich, Bowling: "Computing robust counter-strategies", NIPS 2007).
        often: how often it does; 1 finds the best response to it, 0 an equilibrium.
        classes: how many classes of knowledge there are.
        iterations: how many there have been.
    """

    shards: tuple[Courses, ...]
    graph: Graph
    fixed: "Strategy | None" = None
    often: float = 0.0
    classes: int = STREETS * len(KNOTS)
    iterations: int = 0
    regrets: "Tables" = field(init=False)
    totals: "Tables" = field(init=False)

    def __post_init__(self) -> None:
        """Begin with nothing learned."""
        opens, asked = len(self.graph.opens), len(self.graph.asked)
        self.regrets = Tables(np.zeros((2, self.classes, opens, 2)), np.zeros((self.classes, asked, 3)))
        self.totals = Tables(np.zeros((2, self.classes, opens, 2)), np.zeros((self.classes, asked, 3)))

    def solve(self, iterations: int) -> "Balance":
        """Go on with CFR+ for so many iterations."""
        for _ in range(iterations):
            self.iterations += 1
            now = self._strategy(self.regrets)
            gains, often = self._learned(self.shards[self.iterations % len(self.shards)], now)
            self.regrets = Tables(
                np.maximum(self.regrets.speak + gains.speak, 0), np.maximum(self.regrets.answer + gains.answer, 0)
            )
            self.totals = Tables(
                self.totals.speak + self.iterations * often[0][..., None] * np.stack([1 - now.speak, now.speak], -1),
                self.totals.answer + self.iterations * often[1][..., None] * now.answer,
            )
        return self

    def _learned(self, courses: Courses, now: "Strategy") -> tuple["Tables", tuple[Floats, Floats]]:
        """Give what each side would have gained by each word, and how often it comes there by its own doing."""
        walks: list[tuple[Strategy, float, tuple[int, ...]]] = []
        if self.often < 1:
            walks.append((now, 1 - self.often, (0, 1)))
        if self.fixed is not None and self.often:
            walks += [(now.joined(self.fixed, side, self.graph.answers), self.often, (side,)) for side in (0, 1)]
        gains = Tables(np.zeros_like(self.regrets.speak), np.zeros_like(self.regrets.answer))
        often = np.zeros(now.speak.shape), np.zeros(now.answer.shape[:2])
        for played, weight, sides in walks:
            some = Tables(np.zeros_like(gains.speak), np.zeros_like(gains.answer))
            came = np.zeros_like(often[0]), np.zeros_like(often[1])
            walk(courses, self.graph, played, (some.speak, some.answer, *came))
            for side in sides:
                asked = self.graph.answers == side
                gains.speak[side] += weight * some.speak[side]
                gains.answer[:, asked] += weight * some.answer[:, asked]
                often[0][side] += weight * came[0][side]
                often[1][:, asked] += weight * came[1][:, asked]
        return gains, often

    def _strategy(self, tables: "Tables") -> "Strategy":
        return Strategy(_shares(tables.speak, np.ones(2, bool))[..., 1], _shares(tables.answer, self.graph.offered))

    def average(self) -> "Strategy":
        """Give the average strategy: what has been found."""
        return self._strategy(self.totals)

    def exploitability(self, iterations: int = 100, courses: Courses | None = None) -> float:
        """Give what a side gains, on average of both, when it learns a response to the averages.

        A lower bound of the best response within the abstraction.

        Args:
            iterations: how long it learns.
            courses: rounds to count on; those that were learned from where none are given.
        """
        found = self.average()
        response = Balance(self.shards, self.graph, found, 1.0, self.classes).solve(iterations).average()
        gained = 0.0
        for shard in (courses,) if courses else self.shards:
            first = walk(shard, self.graph, response.joined(found, 0, self.graph.answers)).mean()
            second = walk(shard, self.graph, response.joined(found, 1, self.graph.answers)).mean()
            gained += float(first - second) / 2
        return gained / (1 if courses else len(self.shards))


@dataclass(frozen=True, slots=True, eq=False)
class Tables:
    """[side, class, open node, pass or raise] and [class, asked node, hold or fold or raise back]."""

    speak: Floats
    answer: Floats


def _shares(weights: Floats, offered: npt.NDArray[np.bool_]) -> Floats:
    total = weights.sum(-1, keepdims=True)
    even = offered / offered.sum(-1, keepdims=True)
    found: Floats = np.where(total > 0, weights / np.where(total > 0, total, 1), even)
    return found


@dataclass(frozen=True, slots=True, eq=False)
class Strategy:
    """How often what is said: [side, class, open node] raises, [class, asked node] holds, folds, raises back."""

    speak: Floats
    answer: Floats

    def joined(self, other: "Strategy", side: int, answers: Ints) -> "Strategy":
        """Give this strategy for one side and another for the other side.

        Args:
            other: what the other side does.
            side: the side that plays this one.
            answers: by asked node, the side that answers.
        """
        speak, answer = other.speak.copy(), other.answer.copy()
        speak[side] = self.speak[side]
        answer[:, answers == side] = self.answer[:, answers == side]
        return Strategy(speak, answer)


Learned = tuple[Floats, Floats, Floats, Floats]
_NOTHING: Learned = (np.zeros((1, 1, 1, 2)), np.zeros((1, 1, 3)), np.zeros((1, 1, 1)), np.zeros((1, 1)))


def walk(courses: Courses, graph: Graph, strategy: Strategy, learned: Learned | None = None) -> Floats:
    """Walk all courses; see `stube.kernels.raises.walk`.

    Returns:
        [course, exchanged] → worth to side 0.
    """
    worth = np.zeros((len(courses.winner), 2))
    kernel.walk(
        courses.begin,
        courses.speaker,
        courses.own,
        courses.own_part,
        courses.other,
        courses.other_part,
        courses.winner,
        *graph.arrays,
        strategy.speak,
        strategy.answer,
        int(learned is not None),
        *(learned or _NOTHING),
        worth,
    )
    return worth


def thresholds(graph: Graph, chances: Floats, raises: float, holds: float, *, back: float = 2.0) -> Strategy:
    """Give the strategy of fixed chances.

    Args:
        graph: the stakes.
        chances: by class, the own chance.
        raises: the chance from which it raises.
        holds: the chance from which it holds.
        back: the chance from which it raises back in an answer; never above 1.
    """
    opens, asked = len(graph.opens), len(graph.asked)
    speak = np.broadcast_to((chances >= raises)[None, :, None], (2, len(chances), opens)).astype(float)
    answer = np.zeros((len(chances), asked, 3))
    offered = graph.offered
    again = (chances >= back)[:, None] & offered[:, kernel.BACK]
    held = ((chances >= holds)[:, None] & offered[:, kernel.HOLD] | ~offered[:, kernel.FOLD]) & ~again
    answer[..., kernel.BACK], answer[..., kernel.HOLD], answer[..., kernel.FOLD] = again, held, ~(held | again)
    return Strategy(speak, answer)


def mixed(strategies: Sequence[Strategy]) -> Strategy:
    """Give the mean of several strategies, word by word."""
    return Strategy(
        np.mean([one.speak for one in strategies], axis=0), np.mean([one.answer for one in strategies], axis=0)
    )


def points(stakes: Stakes) -> float:
    """Give the points that side 0 has gained over side 1: the worth of a round far from the target."""
    return float(stakes.gained[0] - stakes.gained[1])
