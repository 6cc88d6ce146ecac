"""Means over pairs with their 95 % intervals: by normal theory, and again by bootstrap.

The pair is the unit: the sittings of one deal hang together, so they are never counted one by one.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, isfinite
from typing import TYPE_CHECKING

from stube.arena.pairs import Pair
from stube.errors import Code, RulesError

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

CONFIDENCE = 0.95
RESAMPLES = 2_000
AGREE = 0.15
"""The two intervals agree when no bound is further off than this part of the width."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A mean over pairs.

    Attributes:
        mean: the mean.
        low: lower bound of the 95 % interval by normal theory (Student's t over the pairs).
        high: upper bound.
        deviation: standard deviation of one pair.
        pairs: number of pairs.
        bootstrap: the same interval by resampling whole pairs.
    """

    mean: float
    low: float
    high: float
    deviation: float
    pairs: int
    bootstrap: tuple[float, float]

    @property
    def agrees(self) -> bool:
        """Whether the bootstrap confirms the interval; with few pairs or rare large results it may not."""
        off = max(abs(self.low - self.bootstrap[0]), abs(self.high - self.bootstrap[1]))
        return off <= AGREE * (self.high - self.low)


@dataclass(frozen=True, slots=True)
class Reduced:
    """A figure with the luck of the draw taken off; the unreduced one stands beside it, never behind it.

    Attributes:
        figure: the mean of result less `weight` times luck.
        narrower: by how many times the variance is smaller than the unreduced one's.
    """

    figure: Figure
    narrower: float


def require_statistics() -> None:
    """Make sure that there will be figures, before hours of play.

    Raises:
        RulesError: `missing_extra`: SciPy is not installed.
    """
    try:
        from scipy import stats  # noqa: F401, PLC0415 - an extra, and slow to load
    except ImportError:
        raise RulesError(Code.MISSING_EXTRA, extra="arena") from None


def measured(pairs: Sequence[Pair], measure: str) -> "npt.NDArray[np.float64]":
    """Give a measure of every pair, in order."""
    import numpy as np  # noqa: PLC0415 - the arena's room is opened without it

    return np.array([pair.mean(measure) for pair in pairs], dtype=np.float64)


def figure(values: "npt.NDArray[np.float64]", seed: int = 1) -> Figure:
    """Give the mean of pairs with both intervals.

    Args:
        values: one number a pair.
        seed: seed of the resampling; the same values give the same figure.

    Raises:
        RulesError: `missing_extra`: SciPy is not installed.
    """
    require_statistics()
    import numpy as np  # noqa: PLC0415
    from scipy import stats  # noqa: PLC0415

    pairs, mean = len(values), float(np.mean(values)) if len(values) else 0.0
    if pairs < 2:
        return Figure(mean, -inf, inf, 0.0, pairs, (-inf, inf))
    deviation = float(np.std(values, ddof=1))
    if deviation == 0.0:
        return Figure(mean, mean, mean, 0.0, pairs, (mean, mean))
    low, high = stats.t.interval(CONFIDENCE, pairs - 1, loc=mean, scale=deviation / pairs**0.5)
    again = stats.bootstrap(
        (values,),
        np.mean,
        n_resamples=RESAMPLES,
        batch=max(1, 2_000_000 // pairs),
        confidence_level=CONFIDENCE,
        method="percentile",
        rng=np.random.default_rng(seed),
    ).confidence_interval
    return Figure(mean, float(low), float(high), deviation, pairs, (float(again.low), float(again.high)))


def reduced(pairs: Sequence[Pair], measure: str) -> Reduced | None:
    """Take the luck of the draw off a measure, None where there was none.

    The weight of luck for the pairs of even number is fitted on those of odd number and the other way
    round, so that no pair has a say in its own weight and the mean stays where it is.
    """
    import numpy as np  # noqa: PLC0415

    results, luck = measured(pairs, measure), measured(pairs, "luck")
    halves = [luck[0::2], luck[1::2]]
    if any(len(half) < 2 or float(np.var(half)) == 0.0 for half in halves):
        return None
    taken = results.copy()
    for own in (0, 1):
        fitted, there = luck[1 - own :: 2], results[1 - own :: 2]
        weight = float(np.cov(there, fitted, ddof=1)[0, 1] / np.var(fitted, ddof=1))
        taken[own::2] -= weight * luck[own::2]
    less = float(np.var(taken, ddof=1))
    return Reduced(figure(taken), float(np.var(results, ddof=1)) / less if less > 0 else inf)


def narrower_by_pairing(pairs: Sequence[Pair], measure: str) -> float | None:
    """Say by how many times the variance is smaller than that of as many sittings on deals of their own."""
    import numpy as np  # noqa: PLC0415

    if len(pairs) < 2:
        return None
    single = np.array([[getattr(sitting, measure) for sitting in pair.sittings] for pair in pairs])
    # The sittings of a pair favour one seat each; that is no spread between deals.
    apart = float(np.mean(np.var(single - single.mean(axis=0), axis=0, ddof=1))) / single.shape[1]
    together = float(np.var(measured(pairs, measure), ddof=1))
    found = apart / together if together > 0 else inf
    return found if isfinite(found) else None
