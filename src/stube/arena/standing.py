"""How the levels stand: the ladder of each game and how good beliefs are, as Markdown between marks of a document."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from stube.arena.calibration import Calibration
from stube.arena.league import League
from stube.arena.running import Counted
from stube.errors import Code, StubeError


@dataclass(frozen=True, slots=True)
class Ladder:
    """Who plays whom at what.

    Attributes:
        game: id of the game, played at its default preset.
        names: the levels, and one frozen opponent.
        measure: what is told; see `League.ahead`.
    """

    game: str
    names: tuple[str, ...]
    measure: str = "points"


_WATTEN = ("random", "pimc", "sensible", "regular", "strong", "master")

LADDERS: Mapping[str, Ladder] = MappingProxyType(
    {
        "watten": Ladder("watten", _WATTEN),
        "watten-cards": Ladder("watten", tuple(f"{name}+quiet" for name in _WATTEN), "share"),
        "german_whist": Ladder("german_whist", ("random", "whist-greedy", "sensible", "regular", "strong", "master")),
    }
)
"""By name; the second one is without raises, where what counts is cards alone."""

EXPLOITED = ("regular", "strong", "master")
EXPLOITERS = ("always-raise", "never-folds", "always-folds", "sure-raiser")
"""Whom each of the levels is tried by; see `stube.bots.exploiters`."""


def exploiter_table(played: Mapping[tuple[str, str], Counted], command: str) -> str:
    """Give what each exploiter gains against each level, in points a round, with half the interval.

    Args:
        played: by exploiter and level, their contest; the exploiter is its first bot.
        command: what gives the same again.
    """
    rows = [f"| | {' | '.join(f'`{level}`' for level in EXPLOITED)} |", f"| --- |{' ---: |' * len(EXPLOITED)}"]
    for exploiter in EXPLOITERS:
        figures = [played[exploiter, level].figures["points"] for level in EXPLOITED]
        cells = [f"{one.mean:+.2f} ± {(one.high - one.low) / 2:.2f}" for one in figures]
        rows.append(f"| `{exploiter}` | {' | '.join(cells)} |")
    pairs = min(one.pairs for one in played.values())
    return "\n".join([*rows, "", f"{pairs} pairs a cell: `{command}`."])


def ladder_table(league: League, command: str, measure: str = "points") -> str:
    """Give a league as a table: what each row is ahead of each column, with half the interval."""
    names = sorted(league.names, key=lambda name: -(league.mean(name, measure) or 0.0))
    digits = 1 if measure == "share" else 2
    head = ["", *(f"`{name}`" for name in names), "mean"]
    rows = [head, ["---", *("---:" for _ in head[1:])]]
    for row in names:
        cells = [league.ahead(row, column, measure) for column in names]
        told = ["" if cell is None else f"{cell[0]:+.{digits}f} ± {cell[1]:.{digits}f}" for cell in cells]
        mean = league.mean(row, measure)
        rows.append([f"`{row}`", *told, "" if mean is None else f"{mean:+.{digits}f}"])
    played = next(iter(league.played.values()), None)
    pairs = 0 if played is None else played.pairs
    return "\n".join([*(f"| {' | '.join(row)} |" for row in rows), "", f"{pairs} pairs a cell: `{command}`."])


def belief_table(found: Calibration, command: str) -> str:
    """Give a calibration as a table: by tenths of the chance, what was said and what came."""
    rows = ["| said | came true | 95 % interval | forecasts |", "| ---: | ---: | ---: | ---: |"]
    for one in found.bins:
        low, high = max(0.0, one.came.low), min(1.0, one.came.high)
        rows.append(f"| {one.said:.3f} | {one.came.mean:.3f} | {low:.2f} – {high:.2f} | {one.forecasts} |")
    better = found.better
    score = (
        f"Log score {found.score:.3f} nats a forecast, of the plain chance {found.plain:.3f}; better by"
        f" {better.mean:.4f} [{better.low:.4f}, {better.high:.4f}]. {found.deals} deals: `{command}`."
    )
    return "\n".join([*rows, "", score])


def fill(document: str, mark: str, text: str) -> str:
    """Put text between the marks `<!-- mark -->` and `<!-- /mark -->` of a document.

    Raises:
        StubeError: `bad_usage`: the document has no such marks.
    """
    begin, end = f"<!-- {mark} -->\n", f"<!-- /{mark} -->"
    before, found, rest = document.partition(begin)
    _, closed, after = rest.partition(end)
    if not found or not closed:
        raise StubeError(Code.BAD_USAGE, message=f"{begin.strip()} … {end}")
    return f"{before}{begin}\n{text}\n\n{end}{after}"
