"""``stube advice``: the tips of the founding texts, each put to its question by bots that play.

    stube advice                            all tips
    stube advice bluff-late --effort 0.1    one tip, a tenth of its deals
    stube advice --jobs 2 --write web/src/advice/figures.json

What is written is what the page of the old advice reads. Each tip carries the command and the commit that
gave its figures; tips that were not asked stay in the file as they are.
"""

from __future__ import annotations

import json
import shlex
import subprocess
import sys
import time
from math import isfinite
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from stube.cli._answers import Answer, Answering, give
from stube.cli._rules import JSON
from stube.cli._words import words
from stube.errors import Code, StubeError

if TYPE_CHECKING:
    from collections.abc import Callable

    from stube.arena.advice.asking import Asked
    from stube.arena.advice.tips import Tip

SECONDS_BETWEEN = 5.0


@click.command(name="advice", cls=Answering)
@click.argument("tips", nargs=-1, metavar="[TIP...]")
@click.option("--effort", type=click.FloatRange(0.001, 100), default=1.0, show_default=True, help="Share of the deals.")
@click.option("--seed", default="1", show_default=True, help="Seed of all chance.")
@click.option("--jobs", type=click.IntRange(1, 1024), default=1, show_default=True, help="Processes that play.")
@click.option("--write", "path", metavar="FILE", help="Put the figures into this file of JSON.")
@JSON
def command(
    tips: tuple[str, ...],
    effort: float,
    seed: str,
    jobs: int,
    path: str | None,
    json_wanted: bool,  # noqa: FBT001 - click hands options over by name
) -> None:
    """Ask TIPs, all of them where none is named."""

    def work() -> Answer:
        from stube.arena.advice.asking import ask, find_tips

        file = None if path is None else _File(Path(path))
        done = []
        for tip in find_tips(tips):
            asked = ask(tip, effort=effort, seed=seed, jobs=jobs, told=_progress(tip.id))
            line = shlex.join(["stube", "advice", tip.id, "--effort", f"{effort:g}", "--seed", seed])
            done.append(as_data(asked, line))
            if file is not None:
                file.put(done[-1])  # at once: the next tip may be stopped half way
        return Answer({"tips": done}, lambda: "\n".join(map(as_text, done)))

    give(work, json_wanted=json_wanted)


def as_data(asked: Asked, line: str) -> dict[str, Any]:
    """Give a tip with its answers as the page reads it; bounds that are not known are null."""
    tip = asked.tip
    return {
        "id": tip.id,
        "game": tip.game,
        "unit": tip.unit,
        "bot": tip.bot,
        "limit": tip.limit,
        "deals": asked.deals,
        "verdict": asked.verdict,
        "groups": [
            {
                "id": answer.group,
                "claimed": answer.claimed,
                "mean": round(answer.figure.mean, 4),
                "low": _bound(answer.figure.low),
                "high": _bound(answer.figure.high),
                "deals": answer.figure.pairs,
                **_range(tip, answer.group),
            }
            for answer in asked.answers
        ],
        "command": line,
        "commit": _commit(),
    }


def _range(tip: Tip, group: str) -> dict[str, Any]:
    kind, reaches = tip.ranges or ("", {})
    return {"range": [kind, *reaches[group]]} if group in reaches else {}


def _bound(value: float) -> float | None:
    return round(value, 4) if isfinite(value) else None


def _commit() -> str:
    """Give the commit of the code, with a plus where it was changed; nothing outside a checkout."""
    here = Path(__file__).parent

    def git(*args: str) -> str:
        done = subprocess.run(["git", "-C", str(here), *args], capture_output=True, text=True, check=False)
        return done.stdout.strip() if done.returncode == 0 else ""

    try:
        commit, changed = git("rev-parse", "--short=9", "HEAD"), git("status", "--porcelain", "--", str(here.parent))
    except OSError:
        return ""
    return f"{commit}+" if commit and changed else commit


class _File:
    """The file of figures: tips in the order of the texts, one line each."""

    def __init__(self, path: Path) -> None:
        """Read it, if there is one.

        Raises:
            StubeError: `bad_usage`: it is no file of figures, or cannot be read.
        """
        self._path = path
        try:
            found = json.loads(path.read_text(encoding="utf-8"))["tips"] if path.exists() else []
            self._tips = {tip["id"]: tip for tip in found}
        except (OSError, ValueError, LookupError, TypeError) as wrong:
            raise StubeError(Code.BAD_USAGE, message=f"{path}: {wrong}") from wrong

    def put(self, tip: dict[str, Any]) -> None:
        """Write a tip's figures in place of those before.

        Raises:
            StubeError: `bad_usage`: it cannot be written.
        """
        from stube.arena.advice.tips import TIPS

        self._tips[tip["id"]] = tip
        lines = ",\n".join(json.dumps(self._tips[one]) for one in TIPS if one in self._tips)
        try:
            self._path.write_text(f'{{"tips": [\n{lines}\n]}}\n', encoding="utf-8")
        except OSError as wrong:
            raise StubeError(Code.BAD_USAGE, message=f"{self._path}: {wrong.strerror}") from wrong


def as_text(tip: dict[str, Any]) -> str:
    """Give a tip, as `as_data` has it, in the words of the reader; a star is where it must gain."""
    lines = [f"{words('advice-' + tip['id'])} ({tip['id']}): {words('advice-verdict-' + tip['verdict'])}"]
    for group in tip["groups"]:
        low, high = ("?" if group[bound] is None else f"{group[bound]:+.2f}" for bound in ("low", "high"))
        figure = words("advice-figure", mean=f"{group['mean']:+.2f}", low=low, high=high, deals=group["deals"])
        name = _name(tip["id"], group)
        lines.append(f"  {'*' if group['claimed'] else ' '} {name}: {figure}")
    return "\n".join([*lines, f"  {tip['command']}"])


def _name(tip: str, group: dict[str, Any]) -> str:
    if "range" not in group:
        return words(f"advice-{tip}-{group['id']}")
    kind, low, high = group["range"]
    return words(f"advice-range-{kind}", **{"from": low, "to": high})


def _progress(tip: str) -> Callable[[int, int], None]:
    """Make what writes a line to the error output now and then."""
    last = time.monotonic()

    def told(done: int, deals: int) -> None:
        nonlocal last
        if time.monotonic() - last < SECONDS_BETWEEN or done == deals:
            return
        last = time.monotonic()
        click.echo(f"{tip} {done}/{deals}", err=True)
        sys.stderr.flush()

    return told
