"""The rows of `stube bench`: what is measured, by which function, and what it must and should reach.

A row is one entry here. Its function is named, not imported, so that a row that cannot be measured fails
alone; it is called with an effort (1 measures in full, less is quicker and rougher) and the row's
arguments, and gives a value for every mark.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import Literal, TypeAlias

Measure: TypeAlias = Callable[..., Mapping[str, float]]
"""`measure(effort, *arguments)` gives the values of a row by the names of its marks."""

Kind = Literal["time", "rate", "exact", "memory"]


@dataclass(frozen=True, slots=True)
class Mark:
    """One number of a row.

    Attributes:
        name: which: `median`, `p99`, `nodes`, …
        kind: `time` (ms, less is better), `rate` (a second, more is better), both told as ratios to the
            reference loop as well; `exact` (a count that no machine changes, less is better); `memory` (MB).
        must: what prototypes have shown to be in reach, None where nothing is asked.
        goal: what we are here for.
    """

    name: str
    kind: Kind
    must: float | None = None
    goal: float | None = None

    @property
    def unit(self) -> str:
        """The unit, as it is printed."""
        return {"time": "ms", "rate": "/s", "exact": "", "memory": "MB"}[self.kind]


@dataclass(frozen=True, slots=True)
class Row:
    """One thing that is measured.

    Attributes:
        id: what `stube bench` calls it.
        function: `module:function`.
        marks: what it gives.
        arguments: handed on to the function.
    """

    id: str
    function: str
    marks: tuple[Mark, ...]
    arguments: tuple[str, ...] = ()

    def measure(self, effort: float) -> Mapping[str, float]:
        """Call the function."""
        module, _, name = self.function.partition(":")
        found: Measure = getattr(import_module(module), name)
        return found(effort, *self.arguments)


_HERE = "stube.arena.bench"


def _decisions(bot: str, game: str, must: float | None, goal: float | None) -> Row:
    marks = (Mark("p50", "time"), Mark("p99", "time", must, goal))
    return Row(f"decision-{bot}-{game.replace('_', '-')}", f"{_HERE}.decisions:decisions", marks, (bot, game))


ROWS: tuple[Row, ...] = (
    Row(
        "whist-endgame",
        f"{_HERE}.german_whist:endgame",
        (Mark("median", "time", 0.3, 0.12), Mark("p99", "time", 2, 0.6), Mark("nodes", "exact", 3500, 1500)),
    ),
    Row(
        "whist-endgame-every-card",
        f"{_HERE}.german_whist:every_card",
        (Mark("median", "time", 1, 0.2), Mark("p99", "time")),
    ),
    Row(
        "whist-endgame-table",
        f"{_HERE}.german_whist:with_table",
        (
            Mark("median", "time", 0.04, 0.012),
            Mark("p99", "time", 0.3, 0.1),
            Mark("nodes", "exact"),
            Mark("size", "memory", 6),
        ),
    ),
    Row(
        "watten-open-hands",
        f"{_HERE}.watten:open_hands",
        (Mark("mean", "time", 0.060, 0.020), Mark("p99", "time", 0.5, 0.15), Mark("tricks", "exact", 900)),
    ),
    Row(
        "watten-open-hands-every-lead",
        f"{_HERE}.watten:every_lead",
        (Mark("mean", "time"), Mark("p99", "time")),
    ),
    Row(
        "watten-rounds",
        f"{_HERE}.watten:rounds",
        (Mark("rate", "rate", 4e6, 10e6), Mark("actions", "rate"), Mark("cards", "exact")),
        ("off",),
    ),
    Row(
        "watten-rounds-raised",
        f"{_HERE}.watten:rounds",
        (Mark("rate", "rate", 1.5e6, 4e6), Mark("actions", "rate"), Mark("cards", "exact")),
        ("on",),
    ),
    Row(
        "whist-rounds",
        f"{_HERE}.german_whist:rounds",
        (Mark("rate", "rate", 1.3e6, 3.5e6), Mark("choices", "rate")),
    ),
    Row("watten-worlds", f"{_HERE}.worlds:worlds", (Mark("rate", "rate", 1e6, 5e6), Mark("read", "time")), ("watten",)),
    Row(
        "whist-worlds",
        f"{_HERE}.worlds:worlds",
        (Mark("rate", "rate", 1e6, 5e6), Mark("read", "time")),
        ("german_whist",),
    ),
    Row("memory", f"{_HERE}.memory:bot", (Mark("beyond", "memory", 64, 32),), ("sensible",)),
    Row("memory-master", f"{_HERE}.memory:bot", (Mark("beyond", "memory", 64, 32),), ("master",)),
    _decisions("sensible", "watten", None, None),
    _decisions("sensible", "german_whist", None, None),
    _decisions("regular", "watten", 10, None),
    _decisions("strong", "watten", 30, None),
    _decisions("master", "watten", 150, 30),
    _decisions("regular", "german_whist", 10, None),
    _decisions("strong", "german_whist", 30, None),
    _decisions("master", "german_whist", 150, 30),
)
"""All rows, in the order in which they are printed."""

SIGNATURES: Mapping[str, str] = {
    "whist-endgame": f"{_HERE}.german_whist:signature",
    "watten-open-hands": f"{_HERE}.watten:signature",
}
"""By solver, the function that counts its nodes over fixed deals, by set of deals."""


def signature() -> dict[str, Mapping[str, int]]:
    """Count every solver's nodes over its fixed deals; exact, and the same on every machine."""
    found: dict[str, Mapping[str, int]] = {}
    for solver, function in SIGNATURES.items():
        module, _, name = function.partition(":")
        found[solver] = getattr(import_module(module), name)()
    return found
