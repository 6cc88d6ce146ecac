"""A league: every bot against every other, as the whole matrix.

No single number ranks bots that beat each other in a ring; the matrix hides nothing.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import inf, isfinite
from statistics import fmean

from stube.arena.running import Counted


def pairings(names: Sequence[str]) -> list[tuple[str, str]]:
    """Give who plays whom, each two once."""
    return list(combinations(dict.fromkeys(names), 2))


@dataclass(frozen=True, slots=True)
class League:
    """All results of a league.

    Attributes:
        names: the bots.
        played: by two bots in the order of `names`, their contest; those missing were not played.
    """

    names: tuple[str, ...]
    played: Mapping[tuple[str, str], Counted]

    @property
    def stopped(self) -> bool:
        """Whether a contest is missing or was cut short."""
        missing = len(self.played) < len(pairings(self.names))
        return missing or any(done.stopped for done in self.played.values())

    @property
    def table(self) -> tuple[tuple[Counted | None, ...], ...]:
        """The contest of each row's bot with each column's, None on the diagonal and where none was played."""
        return tuple(tuple(self._between(row, column) for column in self.names) for row in self.names)

    def _between(self, one: str, other: str) -> Counted | None:
        return self.played.get((one, other)) or self.played.get((other, one))

    def points(self, row: str, column: str, measure: str = "points") -> dict[str, float] | None:
        """Give the mean of the row's bot against the column's and half the width of its interval."""
        done = self._between(row, column)
        if done is None or done.pairs == 0:
            return None
        found = done.figures[measure]
        own = done.contest.bots[0] == row
        mean = found.mean if own else (1.0 if measure == "share" else 0.0) - found.mean
        half = (found.high - found.low) / 2 if found.high < inf else inf
        return {"mean": mean, "half": half} if isfinite(half) else None

    def ahead(self, row: str, column: str, measure: str = "points") -> tuple[float, float] | None:
        """Give what the row's bot is ahead of the column's, with half the width of the interval.

        Points or tricks a sitting; of `share` the sittings won of a hundred, over the half.
        """
        found = self.points(row, column, measure)
        if found is None:
            return None
        return (
            (100 * (found["mean"] - 0.5), 100 * found["half"]) if measure == "share" else (found["mean"], found["half"])
        )

    def mean(self, name: str, measure: str = "points") -> float | None:
        """Give what a bot is ahead, as a mean over all its opponents; one number, and it hides who beat whom."""
        cells = [self.ahead(name, other, measure) for other in self.names]
        found = [cell[0] for cell in cells if cell is not None]
        return fmean(found) if found else None


def league_of(names: Sequence[str], played: Mapping[tuple[str, str], Counted]) -> League:
    """Put contests together; `played` has them by the pairs of `pairings`."""
    return League(tuple(dict.fromkeys(names)), dict(played))
