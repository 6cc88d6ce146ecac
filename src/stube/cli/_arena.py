"""How the arena's figures are told, to a person and to a program."""

from __future__ import annotations

import shlex
import signal
from contextlib import contextmanager
from math import isfinite
from typing import TYPE_CHECKING, Any

from stube.cli._answers import Answer
from stube.cli._words import words
from stube.errors import Code, StubeError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from stube.arena.figures import Figure
    from stube.arena.league import League
    from stube.arena.running import Counted
    from stube.arena.sprt import Running, Sprt


def read_sprt(text: str | None, measure: str) -> Sprt | None:
    """Read `H1` or `H0,H1`; without H0 it is 0, of shares 0.5.

    Raises:
        StubeError: `bad_usage`: these are no two different numbers.
    """
    from stube.arena.sprt import Sprt

    if text is None:
        return None
    try:
        numbers = [float(part) for part in text.split(",")]
    except ValueError:
        numbers = []
    h0 = numbers[0] if len(numbers) == 2 else 0.5 if measure == "share" else 0.0
    if len(numbers) not in {1, 2} or not all(map(isfinite, numbers)) or not h0 < numbers[-1]:
        raise StubeError(Code.BAD_USAGE, message=f"--sprt {text}: [H0,]H1, H0 < H1")
    return Sprt(h0, numbers[-1], measure)


@contextmanager
def interrupted_by_term() -> Iterator[None]:
    """Let SIGTERM end a run as Ctrl-C does: what was played is counted and kept."""

    def interrupt(_signal: int, _frame: object) -> None:
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGTERM, interrupt)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def pair_answer(done: Counted, preset: str, changes: tuple[str, ...]) -> Answer:
    """Give the answer for two bots."""
    line = command_line(done, preset, changes)
    return Answer({**_pair_data(done), "preset": preset, "command": line}, lambda: _pair_text(done, preset, line))


def command_line(done: Counted, preset: str, changes: tuple[str, ...]) -> str:
    """Give the command that plays these pairs again."""
    contest, test = done.contest, done.test
    said = ["stube", "arena", *contest.bots, "--game", contest.game, "--preset", preset]
    for change in changes:
        said += ["--set", change]
    said += ["--pairs", str(done.pairs), "--seed", contest.seed]
    said += ["--matches"] if contest.matches else []
    said += [] if contest.budget is None else ["--budget", str(contest.budget)]
    if test is not None:
        said += ["--sprt", f"{test.test.h0:g},{test.test.h1:g}", "--measure", test.test.measure]
    return shlex.join(said)


def _pair_data(done: Counted) -> dict[str, Any]:
    contest = done.contest
    return {
        "bots": list(contest.bots),
        "game": contest.game,
        "seed": contest.seed,
        "sitting": "match" if contest.matches else "round",
        "budget": None if contest.budget is None else str(contest.budget),
        "pairs": done.pairs,
        "stopped": done.stopped,
        **{measure: _figure_data(figure) for measure, figure in done.figures.items()},
        "reduced": {
            measure: {**_figure_data(less.figure), "narrower": _number(less.narrower)}
            for measure, less in done.reduced.items()
        },
        "narrower_by_pairing": dict(done.narrower),
        "sprt": None if done.test is None else _test_data(done.test),
        "spent": {
            "decisions": [decisions for decisions, _ in done.spent],
            "milliseconds": [milliseconds for _, milliseconds in done.spent],
        },
    }


def _figure_data(figure: Figure) -> dict[str, Any]:
    return {
        "mean": figure.mean,
        "low": _number(figure.low),
        "high": _number(figure.high),
        "deviation": figure.deviation,
        "bootstrap": [_number(bound) for bound in figure.bootstrap],
        "bootstrap_agrees": figure.agrees,
    }


def _number(value: float) -> float | None:
    """Give a number as JSON has it: infinity is none."""
    return value if isfinite(value) else None


def _test_data(test: Running) -> dict[str, Any]:
    return {
        "h0": test.test.h0,
        "h1": test.test.h1,
        "measure": test.test.measure,
        "bounds": list(test.test.bounds),
        "llr": _number(test.ratio),
        "verdict": test.verdict,
        "pairs": test.pairs,
    }


def _pair_text(done: Counted, preset: str, line: str) -> str:
    contest = done.contest
    title = words(
        "cli-arena-title", a=contest.bots[0], b=contest.bots[1], game=contest.game, preset=preset, pairs=done.pairs
    )
    unit = "match" if contest.matches else "round"
    lines = [title]
    for measure, figure in done.figures.items():
        found = _interval(figure, percent=measure == "share")
        check = ", ".join(_value(bound, percent=measure == "share") for bound in figure.bootstrap)
        agrees = "yes" if figure.agrees else "no"
        lines.append(f"  {words('cli-arena-figure', measure=measure, unit=unit, figure=found)}")
        lines.append(f"    {words('cli-arena-bootstrap', bounds=check, agrees=agrees)}")
        less = done.reduced.get(measure)
        if less is not None:
            taken = _interval(less.figure, percent=measure == "share")
            lines.append(f"    {words('cli-arena-reduced', figure=taken, narrower=f'{less.narrower:.2f}')}")
    narrower = done.narrower.get("points")
    if narrower is not None:
        lines.append(f"  {words('cli-arena-pairing', narrower=f'{narrower:.1f}')}")
    if done.test is not None:
        test = done.test
        low, high = (f"{bound:+.2f}" for bound in test.test.bounds)
        told = {"h0": f"{test.test.h0:g}", "h1": f"{test.test.h1:g}", "llr": f"{test.ratio:+.2f}"}
        lines.append(f"  {words('cli-arena-sprt', verdict=test.verdict or 'open', low=low, high=high, **told)}")
    for bot, (decisions, milliseconds) in zip(contest.bots, done.spent, strict=True):
        spent = words("cli-arena-spent", bot=bot, milliseconds=f"{milliseconds:.3f}", decisions=decisions)
        lines.append(f"  {spent}")
    lines += [f"  {line}"]
    return "\n".join([*lines, words("cli-arena-stopped")] if done.stopped else lines)


def _interval(figure: Figure, *, percent: bool) -> str:
    mean, low, high = (_value(number, percent=percent) for number in (figure.mean, figure.low, figure.high))
    return f"{mean} [{low}, {high}]"


def _value(number: float, *, percent: bool) -> str:
    return f"{100 * number:.2f} %" if percent else f"{number:+.3f}"


def league_answer(league: League) -> Answer:
    """Give the answer for a league."""
    data = {
        "bots": list(league.names),
        "stopped": league.stopped,
        "matrix": [
            [None if cell is None else _pair_data(cell) if cell.contest.bots[0] == name else None for cell in row]
            for name, row in zip(league.names, league.table, strict=True)
        ],
        "points": [[league.points(row, column) for column in league.names] for row in league.names],
        "mean": {name: league.mean(name) for name in league.names},
    }
    return Answer(data, lambda: _league_text(league))


def _league_text(league: League) -> str:
    """Draw the matrix: points of the row's bot against the column's, with half the width of the interval."""
    width = max(18, *(len(name) + 2 for name in league.names))
    head = "".join(name.rjust(width) for name in (*league.names, words("cli-arena-mean")))
    lines = [words("cli-arena-league"), " " * width + head]
    for row in league.names:
        cells = []
        for column in league.names:
            found = league.points(row, column)
            cells.append("·" if found is None else f"{found['mean']:+.3f} ± {found['half']:.3f}")
        mean = league.mean(row)
        cells.append("·" if mean is None else f"{mean:+.3f}")
        lines.append(row.ljust(width) + "".join(cell.rjust(width) for cell in cells))
    return "\n".join([*lines, words("cli-arena-stopped")] if league.stopped else lines)
