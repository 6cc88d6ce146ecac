"""What to say about the stake: shares by score, stake and own chance, and what scores are worth; solved beforehand.

`raising.npz` is written by `bench/watten_stakes.py solve`; `bench/results.md` says from which rounds.
"""

from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from io import BytesIO

import numpy as np
import numpy.typing as npt

from stube.games.watten.rules import PRESETS, WattenRules
from stube.games.watten.scoring import Stakes
from stube.solvers.equity.balance import KNOTS, RAISES, place, street

NAME = "raising.npz"
NEEDS = (1, 2, 3, 4, 5, 6, 9, 11)
"""Points that a side still needs and that there is a cell for; between two of them the higher one speaks.

Where both need the last, or more, points are worth what they are; where one does, it is taken for the one before.
"""

KINDS = ("spared", "pays", "closed", "double", "bound")
"""What stakes are like: a tense side is spared, or pays the stake, or closes the raising; raises by two; raises
that must be held near the target."""

LOWEST = -4
"""Scores below count as this one."""

FULL = 255
"""A share of one, as it is kept."""


def kind_of(rules: WattenRules) -> str:
    """Give which of `KINDS` a rule set is nearest to."""
    if rules.raise_step == "2":
        return "double"
    if rules.must_accept != "off":
        return "bound"
    if rules.gespannt_mode != "no_raise":
        return "closed"
    return "spared" if rules.gespannt_loss == "base" else "pays"


def cell(needs: int) -> int:
    """Give the place in `NEEDS` for points that are still needed."""
    return int(np.searchsorted(NEEDS, max(needs, 1)).clip(0, len(NEEDS) - 1))


@dataclass(frozen=True, slots=True, eq=False)
class Table:
    """What has been solved.

    Attributes:
        speak: [kind, own need, their need, raises so far, class] → how often to raise, in 255ths.
        answer: [kind, own need, their need, raises so far, class, hold or raise back] → the same; else fold.
        equity: by preset, [own score, their score, whether the own side deals] → chance to win the match.
    """

    speak: npt.NDArray[np.uint8]
    answer: npt.NDArray[np.uint8]
    equity: dict[str, npt.NDArray[np.float32]]

    def raising(self, stakes: Stakes, needs: tuple[int, int], at: tuple[int, bool], chance: float) -> float | None:
        """Give how often to raise; None where that was not thought through.

        Args:
            stakes: the open round.
            needs: points that the own side and the other one still need.
            at: cards in the own hand, and whether it leads.
            chance: the own chance to win the round, as it is estimated.
        """
        level = _level(stakes, stakes.agreed)
        if level is None:
            return None
        return float(self._between(self.speak[(*_cell(stakes, needs), level)], at, chance))

    def answering(
        self, stakes: Stakes, needs: tuple[int, int], at: tuple[int, bool], chance: float
    ) -> tuple[float, float, float] | None:
        """Give how often to hold, fold and raise back; None where that was not thought through.

        Args:
            stakes: the round, with the raise that waits.
            needs: as in `raising`.
            at: cards in the hand of who is to play, and whether that seat leads.
            chance: as in `raising`.
        """
        level = _level(stakes, (stakes.asked or 0) - int(stakes.rules.raise_step))
        if level is None:
            return None
        hold, back = self._between(self.answer[(*_cell(stakes, needs), level)], at, chance)
        return float(hold), float(max(0.0, 1 - hold - back)), float(back)

    def _between(self, shares: npt.NDArray[np.uint8], at: tuple[int, bool], chance: float) -> npt.NDArray[np.float64]:
        low, part = place(np.array([chance]))
        where = int(street(at[0], 0 if at[1] else 1)) * len(KNOTS) + int(low[0])
        found: npt.NDArray[np.float64] = ((1 - part[0]) * shares[where] + part[0] * shares[where + 1]) / FULL
        return found

    def worth(self, stakes: Stakes, unit: int, *, deals: bool) -> float | None:
        """Give a unit's chance to win the match before a round; None for rules that are no preset's.

        Args:
            stakes: the last round, over, or the next one.
            unit: the unit.
            deals: whether its side deals the next round.
        """
        name = preset_of(stakes.rules)
        if name is None:
            return None
        own, others = stakes.score[unit], max(score for at, score in enumerate(stakes.score) if at != unit)
        target = int(stakes.rules.target)
        if max(own, others) >= target:
            return 1.0 if own > others else 0.0 if others > own else 0.5
        return float(self.equity[name][max(own, LOWEST) - LOWEST, max(others, LOWEST) - LOWEST, int(deals)])


def _cell(stakes: Stakes, needs: tuple[int, int]) -> tuple[int, int, int]:
    return KINDS.index(kind_of(stakes.rules)), cell(needs[0]), cell(needs[1])


def _level(stakes: Stakes, agreed: int) -> int | None:
    """Give how often the stake has been raised; None beyond what was thought through."""
    base, step = int(stakes.rules.base), int(stakes.rules.raise_step)
    level, rest = divmod(agreed - base, step)
    return level if not rest and 0 <= level < RAISES else None


@cache
def preset_of(rules: WattenRules) -> str | None:
    """Give a preset with these stakes and this target, if there is one."""
    return next((name for name, preset in PRESETS.items() if _same(preset.rules, rules)), None)


_TOLD = (
    "raise_step", "max_stake", "fold_pays", "target", "gespannt_from", "gespannt_mode", "gespannt_loss", "must_accept",
    "overshoot",
)  # fmt: skip


def _same(preset: object, rules: WattenRules) -> bool:
    return all(getattr(preset, option) == getattr(rules, option) for option in _TOLD)


@cache
def table() -> Table:
    """Give what has been solved."""
    with np.load(BytesIO(files(__package__).joinpath(NAME).read_bytes())) as kept:
        equity = {name: kept[f"equity/{name}"] for name in PRESETS if f"equity/{name}" in kept}
        return Table(kept["speak"], kept["answer"], equity)
