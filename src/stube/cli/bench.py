"""``stube bench``: how fast and how big things are, beside a fixed loop timed in the same run.

    stube bench                            every row
    stube bench watten-open-hands --json   one row, for a program
    stube bench --signature                nodes that the solvers count over fixed deals: exact

A mark is met when the value is, as a multiple of the loop, what it should be on the machine that the marks
were set on; node counts and memory are taken as they are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from stube.cli._answers import Answer, Answering, give
from stube.cli._rules import JSON
from stube.cli._words import words
from stube.errors import Code, StubeError

if TYPE_CHECKING:
    from stube.arena.bench.measuring import Value


@click.command(name="bench", cls=Answering)
@click.argument("rows", nargs=-1, metavar="[ROW...]")
@click.option("--signature", is_flag=True, help="Count nodes over fixed deals instead.")
@click.option("--quick", is_flag=True, help="A twentieth of the work: rougher.")
@JSON
def command(
    rows: tuple[str, ...],
    signature: bool,  # noqa: FBT001 - click hands options over by name
    quick: bool,  # noqa: FBT001
    json_wanted: bool,  # noqa: FBT001
) -> None:
    """Measure ROWs, all of them where none is named."""
    effort = 0.05 if quick else 1.0
    give(lambda: _signature(rows) if signature else _measured(rows, effort), json_wanted=json_wanted)


def _signature(ids: tuple[str, ...]) -> Answer:
    from stube.arena.bench.rows import signature

    if ids:
        raise StubeError(Code.BAD_USAGE, message="--signature ROW")
    found = {solver: dict(counts) for solver, counts in signature().items()}

    def text() -> str:
        return "\n".join(
            f"{solver} {deals} {count}" for solver, counts in found.items() for deals, count in counts.items()
        )

    return Answer(found, text)


def _measured(ids: tuple[str, ...], effort: float) -> Answer:
    from stube.arena.bench.measuring import find_rows, measure

    rows = find_rows(ids)
    values = measure(rows, effort, lambda row: click.echo(row, err=True))
    return Answer([_data(value) for value in values], lambda: _text(values))


def _data(value: Value) -> dict[str, object]:
    mark = value.mark
    return {
        "row": value.row,
        "mark": mark.name,
        "unit": mark.unit,
        "value": value.value,
        "ratio": value.ratio,
        "reference_ms": value.reference,
        "at_home": value.at_home,
        "must": mark.must,
        "must_met": value.reaches(mark.must),
        "goal": mark.goal,
        "goal_met": value.reaches(mark.goal),
        "peer": None if value.peer is None else {"name": value.peer.name, "value": value.peers},
    }


def _text(values: list[Value]) -> str:
    columns = ("row", "mark", "value", "ratio", "must", "goal", "peer")
    table = [tuple(words("cli-bench-column", column=column) for column in columns), *map(_cells, values)]
    widths = [max(len(line[place]) for line in table) for place in range(len(columns))]
    lines = ["  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip() for line in table]
    reference = sorted(value.reference for value in values)[len(values) // 2]
    return "\n".join([*lines, words("cli-bench-reference", milliseconds=f"{reference:.2f}")])


def _cells(value: Value) -> tuple[str, ...]:
    mark = value.mark
    ratio = "" if value.ratio is None else _number(value.ratio, "")
    wanted = (_wanted(value, mark.must), _wanted(value, mark.goal))
    return (value.row, mark.name, _number(value.value, mark.unit), ratio, *wanted, _peer(value))


def _peer(value: Value) -> str:
    if value.peer is None or value.peers is None:
        return ""
    return f"{_number(value.peers, value.mark.unit)}  {value.peer.name}"


def _wanted(value: Value, wanted: float | None) -> str:
    met = "✓" if value.reaches(wanted) else "✗"
    return "" if wanted is None else f"{met} {_number(wanted, value.mark.unit)}"


def _number(value: float, unit: str) -> str:
    """Give a number with three digits and its unit: `0.0215 ms`, `4.2 M/s`."""
    for size, letter in ((1e9, "G"), (1e6, "M")):
        if unit == "/s" and value >= size:
            return f"{value / size:.3g} {letter}{unit}"
    return f"{value:,.0f} {unit}".rstrip() if value >= 1000 else f"{value:.3g} {unit}".rstrip()
