"""Puts the tips to their questions and says, by a rule that was fixed before, how far each holds."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Literal

import numpy as np

from stube.arena.advice.tips import TIPS, Tip
from stube.arena.figures import Figure, figure, require_statistics
from stube.arena.workers import spread
from stube.errors import Code, RulesError

Verdict = Literal["holds", "part", "not", "open"]

LEAST = 30
"""Deals below which a group decides nothing."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What a tip gained in one kind of position.

    Attributes:
        group: the kind.
        claimed: whether the tip must gain there to hold.
        figure: gain of heeding over ignoring it; the unit is the deal.
    """

    group: str
    claimed: bool
    figure: Figure

    @property
    def speaks(self) -> int:
        """1 where the whole interval is a gain, −1 where it is a loss, 0 where it is not told."""
        if self.figure.pairs < LEAST:
            return 0
        return int(self.figure.low > 0) - int(self.figure.high < 0)


@dataclass(frozen=True, slots=True)
class Asked:
    """A tip with its answers, by group in the tip's order; groups that no deal had are left out."""

    tip: Tip
    deals: int
    seed: str
    answers: tuple[Answer, ...]

    @property
    def verdict(self) -> Verdict:
        """How far the tip holds."""
        return verdict(self.answers)


def verdict(answers: Sequence[Answer]) -> Verdict:
    """Judge: gains wherever the tip claims them, it holds; somewhere, in part; nowhere, it does not.

    Where nothing is told anywhere, it is open.
    """
    spoken = [answer.speaks for answer in answers if answer.claimed]
    if not any(spoken):
        return "open"
    if 1 not in spoken:
        return "not"
    return "holds" if min(spoken) == 1 else "part"


def find_tips(ids: Sequence[str]) -> list[Tip]:
    """Give these tips, all where none is named.

    Raises:
        RulesError: `unknown_row`, with the id.
    """
    for one in ids:
        if one not in TIPS:
            raise RulesError(Code.UNKNOWN_ROW, row=one, known=tuple(TIPS))
    return [TIPS[one] for one in dict.fromkeys(ids or TIPS)]


def ask(
    tip: Tip,
    *,
    effort: float = 1.0,
    seed: str = "1",
    jobs: int = 1,
    told: Callable[[int, int], None] = lambda _done, _all: None,
) -> Asked:
    """Put a tip to its question.

    Args:
        tip: the tip.
        effort: the share of its deals that is played.
        seed: seed of all chance; the same seed and effort give the same answers, whatever `jobs`.
        jobs: processes that play.
        told: is told how many deals are done, and of how many.

    Raises:
        RulesError: `missing_extra`: SciPy is not installed.
    """
    require_statistics()
    deals = max(2, round(effort * tip.deals))
    gains: dict[str, list[float]] = {}
    for done, found in enumerate(spread(partial(_sample, tip.id, seed), deals, jobs), 1):
        for group, gain in found.items():
            gains.setdefault(group, []).append(gain)
        told(done, deals)
    answers = tuple(
        Answer(group, group in tip.claims, figure(np.array(gains[group], np.float64)))
        for group in tip.groups
        if group in gains
    )
    return Asked(tip, deals, seed, answers)


def _sample(tip: str, seed: str, number: int) -> dict[str, float]:
    """Play one deal, in whatever process: tips are found by their id there."""
    return dict(TIPS[tip].sample(f"advice/{tip}/{seed}", number))
