"""How much a bot may think about one decision."""

import re
import time
from dataclasses import dataclass

from stube.errors import Code, RulesError

MOST_SECONDS = 60.0
"""A decision that takes longer than a minute is no play at a table."""

MOST_WORLDS = 1_000_000
"""More worlds than this are hours of thought over a round, whatever the machine."""

_TEXT = re.compile(r"\s*(\d+(?:\.\d+)?)\s*(ms|s|worlds?)\s*")


@dataclass(frozen=True, slots=True)
class Budget:
    """Thought for one decision: time for people and for equal-time matches, work where a test looks.

    Attributes:
        seconds: processor time of one decision, as the thread itself counts it, so that what else the machine does
            takes nothing away; None does not limit it.
        worlds: worlds, or iterations of a search, looked at for one decision; None does not limit them.
    """

    seconds: float | None = None
    worlds: int | None = None

    def __post_init__(self) -> None:
        """Refuse what no bot could play with.

        Raises:
            RulesError: `budget_empty` (nothing to think with) or `budget_too_large` (hours).
        """
        if self.seconds is None and self.worlds is None:
            raise RulesError(Code.BUDGET_EMPTY)
        if (self.seconds is not None and not self.seconds > 0) or (self.worlds is not None and self.worlds < 1):
            raise RulesError(Code.BUDGET_EMPTY)
        if (self.seconds or 0) > MOST_SECONDS or (self.worlds or 0) > MOST_WORLDS:
            raise RulesError(Code.BUDGET_TOO_LARGE, budget=str(self), seconds=int(MOST_SECONDS), worlds=MOST_WORLDS)

    def __str__(self) -> str:
        """Give the text form: `5ms`, `200worlds`, or both with a comma."""
        parts = [] if self.seconds is None else [f"{round(1000 * self.seconds, 6):.12g}ms"]
        return ",".join(parts if self.worlds is None else [*parts, f"{self.worlds}worlds"])

    @classmethod
    def parse(cls, text: str) -> "Budget":
        """Read `5ms`, `0.2s`, `200worlds` or `5ms,200worlds`.

        Raises:
            RulesError: `bad_budget`, with the text; or what a budget of this size is refused with.
        """
        seconds: float | None = None
        worlds: int | None = None
        for part in text.split(","):
            read = _TEXT.fullmatch(part)
            amount, unit = read.groups() if read else ("", "")
            if unit in {"ms", "s"} and seconds is None:
                seconds = float(amount) / (1000 if unit == "ms" else 1)
            elif unit.startswith("world") and worlds is None and amount.isdigit():
                worlds = int(amount)
            else:
                raise RulesError(Code.BAD_BUDGET, text=text[:40])
        return cls(seconds, worlds)


class Clock:
    """Shares a budget out into batches of worlds, and goes over its time by half a world at most on average."""

    FIRST = 2
    """Worlds of the first batch, by which the time of the next ones is judged."""

    def __init__(self, budget: Budget, times: int = 1) -> None:
        """Begin to count.

        Args:
            budget: what may be spent.
            times: how many times that much.
        """
        self._seconds = None if budget.seconds is None else times * budget.seconds
        self._begun = 0.0 if self._seconds is None else time.thread_time()
        self._worlds = None if budget.worlds is None else times * budget.worlds
        self.shared = 0

    def batch(self, most: int) -> int:
        """Give how many worlds to look at now, at least one the first time; 0 when the budget is spent."""
        number = most if self._worlds is None else min(most, self._worlds - self.shared)
        if self._seconds is not None:
            number = min(number, self._in_time())
        self.shared += number
        return number

    @property
    def share(self) -> float:
        """How much of the budget is spent, 0 to about 1."""
        time_share = (time.thread_time() - self._begun) / self._seconds if self._seconds else 0.0
        return max(time_share, self.shared / self._worlds if self._worlds else 0.0)

    def _in_time(self) -> int:
        """Give how many worlds there is time for, as long as those so far took."""
        assert self._seconds is not None
        if not self.shared:
            return self.FIRST
        spent = max(time.thread_time() - self._begun, 1e-9)
        return max(0, round((self._seconds - spent) * self.shared / spent))
