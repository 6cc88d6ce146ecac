"""The subgame of raising: buckets of one's own chance against theirs, solved by CFR+ for match equity.

Both sides know a bucket (their own signal) and the stakes; the tree of raises, answers and what they pay is walked
on `games.watten.scoring.Stakes`, which alone knows the rules. CFR+ is Tammelin's ("Solving large imperfect
information games using CFR+", arXiv 1407.5042): regrets cut at nothing, sides updated in turn, later strategies
weighted linearly. Exploitability is the exact best response within this abstraction, not in the game.
"""

from collections.abc import Callable
from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

from stube.games.watten.scoring import OTHER, Stakes

Vector = npt.NDArray[np.float64]
Worth = Callable[[Stakes], float]
"""What an ended round is worth to side 0; to side 1 it is worth the negative of that."""

WORDS = 2
"""How often each side may speak before the cards decide."""


@dataclass(frozen=True, slots=True, eq=False)
class Signals:
    """What the sides know of the round.

    Attributes:
        joint: [bucket of side 0, bucket of side 1] → how often, sums to one.
        wins: the same → chance that side 0 wins the round.
    """

    joint: Vector
    wins: Vector

    def own(self, side: int) -> Vector:
        """Give a side's chance to win by its own bucket: what it should estimate itself."""
        axis = 1 - side
        chance = (self.joint * self.wins).sum(axis) / np.maximum(self.joint.sum(axis), 1e-300)
        found: Vector = chance if side == 0 else 1 - chance
        return found


def normal_signals(buckets: int = 24, knows: float = 0.35, draws: int = 400_000, seed: int = 1) -> Signals:
    """Build signals from a model of strengths: the round is own strength minus theirs plus chance, all normal.

    Not measured: a stand-in until buckets are counted in self-play.

    Args:
        buckets: buckets a side, of equal frequency.
        knows: variance of each side's strength; chance has the rest of one.
        draws: draws of the pair of strengths.
        seed: of the draws.
    """
    rng = np.random.default_rng(seed)
    own, theirs = rng.normal(0, knows**0.5, (2, draws))
    edges = np.arange(1, buckets) / buckets
    place = [np.searchsorted(np.quantile(side, edges), side) for side in (own, theirs)]
    luck = rng.normal(0, max(1e-9, 1 - 2 * knows) ** 0.5, draws)
    joint, won = np.zeros((buckets, buckets)), np.zeros((buckets, buckets))
    np.add.at(joint, (place[0], place[1]), 1.0)
    np.add.at(won, (place[0], place[1]), own - theirs + luck > 0)
    return Signals(joint / draws, won / np.maximum(joint, 1))


@dataclass(slots=True, eq=False)
class Node:
    """A public point of the subgame.

    Attributes:
        side: whose word it is; None where the round is settled.
        stakes: the stakes here.
        actions: codes, `pass`, `raise:N`, `hold` or `fold`.
        after: what follows each.
        lost, won: worth to side 0 of the round lost and won, or folded (both the same).
    """

    side: int | None
    stakes: Stakes
    actions: tuple[str, ...] = ()
    after: "tuple[Node, ...]" = ()
    lost: float = 0.0
    won: float = 0.0
    regrets: Vector = field(default_factory=lambda: np.zeros((0, 0)))
    total: Vector = field(default_factory=lambda: np.zeros((0, 0)))

    def now(self) -> Vector:
        """Give the current strategy, [action, bucket]."""
        return _normal(self.regrets)

    def average(self) -> Vector:
        """Give the average strategy, [action, bucket]: what CFR+ has found."""
        return _normal(self.total)


def _normal(weights: Vector) -> Vector:
    total = weights.sum(0)
    found: Vector = np.where(total > 0, weights / np.where(total > 0, total, 1), 1 / len(weights))
    return found


@dataclass(slots=True, eq=False)
class Subgame:
    """One subgame of raising.

    Attributes:
        signals: what the sides know.
        root: the first word.
    """

    signals: Signals
    root: Node
    rounds: int = 0

    @classmethod
    def build(cls, signals: Signals, stakes: Stakes, worth: Worth, first: int, highest: int = 8) -> "Subgame":
        """Build the tree; nothing is raised beyond `highest`, so that it ends.

        Args:
            signals: what the sides know.
            stakes: the open round; a waiting raise is answered first.
            worth: what an ended round is worth to side 0.
            first: the side that speaks first (when a raise waits: the one that answers it).
            highest: the highest stake asked for.
        """
        size = signals.joint.shape

        def settled(at: Stakes) -> Node:
            return Node(None, at, lost=worth(at.won(1)), won=worth(at.won(0)))

        def decide(at: Stakes, side: int, after: list[tuple[str, Node]]) -> Node:
            shape = len(after), size[side]
            names, nodes = zip(*after, strict=True)
            return Node(side, at, names, nodes, regrets=np.zeros(shape), total=np.zeros(shape))

        def speak(at: Stakes, side: int, words: int) -> Node:
            if not words:
                return settled(at)
            after = [("pass", speak(at, OTHER[side], words - 1))]
            if at.raise_refusal(side) is None and not at.tense(side):
                after += raising(at, side, words)
            return decide(at, side, after) if len(after) > 1 else after[0][1]

        def raising(at: Stakes, side: int, words: int) -> list[tuple[str, Node]]:
            return [
                (f"raise:{to}", answer(at.raised(side, to), OTHER[side], words))
                for to in at.new_stakes()[:1]
                if to <= highest
            ]

        def answer(at: Stakes, side: int, words: int) -> Node:
            after: list[tuple[str, Node]] = []
            if not at.must_fold():
                after.append(("hold", speak(at.held(side), side, words)))
            if not at.must_hold():
                paid = worth(at.folded(side))
                after.append(("fold", Node(None, at, lost=paid, won=paid)))
            if at.reraise_refusal(side) is None:
                after += raising(at, side, words)
            return decide(at, side, after)

        waits = stakes.asked is not None
        return cls(signals, answer(stakes, first, 2 * WORDS) if waits else speak(stakes, first, 2 * WORDS))

    def solve(self, iterations: int = 400) -> "Subgame":
        """Go on with CFR+ for so many iterations."""
        for _ in range(iterations):
            self.rounds += 1
            for side in (0, 1):
                self._update(self.root, side, np.ones(self.signals.joint.shape[OTHER[side]]), None)
                self._sum(self.root, side, np.ones(self.signals.joint.shape[side]))
        return self

    def _settled(self, node: Node, side: int, reach: Vector) -> Vector:
        """Give what a settled round is worth to a side, by bucket, times how often the other comes here."""
        payoff = node.lost + (node.won - node.lost) * self.signals.wins
        weighed = self.signals.joint * (payoff if side == 0 else -payoff)
        found: Vector = weighed @ reach if side == 0 else reach @ weighed
        return found

    def _update(self, node: Node, side: int, reach: Vector, fixed: str | None) -> Vector:
        """Give counterfactual values by bucket; learn from them, or (`best`) respond best to the averages."""
        if node.side is None:
            return self._settled(node, side, reach)
        if node.side != side:
            shares = node.now() if fixed is None else node.average()
            values = [
                self._update(after, side, reach * share, fixed) for after, share in zip(node.after, shares, strict=True)
            ]
            return np.asarray(np.sum(values, axis=0))
        own = np.array([self._update(after, side, reach, fixed) for after in node.after])
        if fixed == "best":
            return np.asarray(own.max(0))
        shares = node.now() if fixed is None else node.average()
        value: Vector = (shares * own).sum(0)
        if fixed is None:
            node.regrets = np.maximum(node.regrets + own - value, 0)
        return value

    def _sum(self, node: Node, side: int, reach: Vector) -> None:
        if node.side is None:
            return
        shares = node.now() if node.side == side else None
        if shares is not None:
            node.total += self.rounds * reach * shares
        for place, after in enumerate(node.after):
            self._sum(after, side, reach if shares is None else reach * shares[place])

    def value(self, fixed: str = "average", side: int = 0) -> float:
        """Give the worth to a side when both play the averages, or (`best`) when it responds best to them."""
        return float(self._update(self.root, side, np.ones(self.signals.joint.shape[OTHER[side]]), fixed).sum())

    def values(self, node: Node, side: int, seen: Vector) -> Vector:
        """Give what each action of a side's node is worth to it, [action, own bucket].

        Args:
            node: a point where this side speaks.
            side: the side.
            seen: by the other side's bucket, how often it comes here.
        """
        weight = self.signals.joint @ seen if side == 0 else seen @ self.signals.joint
        own = np.array([self._update(after, side, seen, "average") for after in node.after])
        return np.asarray(own / np.maximum(weight, 1e-12))

    def exploitability(self) -> float:
        """Give what best responses gain a side on average, in the unit of the worth; 0 at an equilibrium."""
        return (self.value("best", 0) + self.value("best", 1)) / 2


def points(stakes: Stakes) -> float:
    """Give the points that side 0 has gained over side 1: the worth of a round far from the target."""
    return float(stakes.gained[0] - stakes.gained[1])


def worth_holding(to: int, folding: int) -> float:
    """Give the chance from which a raise is worth holding far from the target: (n - f) / (2n)."""
    return (to - folding) / (2 * to)
