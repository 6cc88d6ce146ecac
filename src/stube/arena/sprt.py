"""The sequential test of means over pairs: stops as soon as one of two hypotheses has won.

The generalised test of chess engines' frameworks: the pairs' own spread, unknown under both hypotheses, is
estimated under each of them (Kullback-Leibler, normal approximation). Everything that decides is fixed
before the run and stands in the file of pairs; the test looks after every pair in the order of their
numbers, so neither the number of processes nor an interruption changes what it says.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from math import inf, log
from typing import Literal

Verdict = Literal["H0", "H1"]


@dataclass(frozen=True, slots=True)
class Sprt:
    """What is tested, fixed before the run.

    Attributes:
        h0: mean of a pair under the one hypothesis.
        h1: mean of a pair under the other.
        measure: `points`, `share` or `tricks`.
        alpha: how often H1 may win though H0 holds.
        beta: how often H0 may win though H1 holds.
        least: pairs before the first look; the spread of fewer says too little.
    """

    h0: float
    h1: float
    measure: str = "points"
    alpha: float = 0.05
    beta: float = 0.05
    least: int = 100

    @property
    def bounds(self) -> tuple[float, float]:
        """Log-likelihood ratios at which H0 or H1 has won (Wald)."""
        return log(self.beta / (1 - self.alpha)), log((1 - self.beta) / self.alpha)


@dataclass(slots=True)
class Running:
    """A test while pairs come in.

    Attributes:
        test: what is tested.
        pairs: pairs so far.
        ratio: log-likelihood ratio of H1 to H0 so far.
        verdict: who has won, None while it is open.
    """

    test: Sprt
    pairs: int = 0
    ratio: float = 0.0
    verdict: Verdict | None = None
    _mean: float = 0.0
    _squares: float = field(default=0.0)

    def add(self, value: float) -> Verdict | None:
        """Take one more pair; say who has won."""
        if self.verdict is not None:
            return self.verdict
        self.pairs += 1
        off = value - self._mean
        self._mean += off / self.pairs  # Welford: sums of squares lose digits
        self._squares += off * (value - self._mean)
        self.ratio = self._log_ratio()
        if self.pairs >= self.test.least:
            low, high = self.test.bounds
            self.verdict = "H1" if self.ratio >= high else "H0" if self.ratio <= low else None
        return self.verdict

    def _log_ratio(self) -> float:
        """Give the ratio with the spread fitted under each hypothesis."""
        spread = self._squares / self.pairs
        under = [spread + (self._mean - mean) ** 2 for mean in (self.test.h0, self.test.h1)]
        if min(under) == 0.0:
            return 0.0 if max(under) == 0.0 else inf if under[1] == 0.0 else -inf
        return self.pairs / 2 * log(under[0] / under[1])


def run(test: Sprt, values: Iterable[float]) -> Running:
    """Test values in their order, up to a verdict or to their end."""
    running = Running(test)
    for value in values:
        if running.add(value) is not None:
            break
    return running
