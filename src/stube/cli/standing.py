"""``stube standing``: the ladder of both games and how good the bots' beliefs are, into docs/reference/bots.md.

    stube standing --jobs 2                   everything, pictures too: about 15 minutes on two cores
    stube standing watten --pairs 20          one part, quickly

The parts are the ladders (`watten`, `watten-cards` without raises, `german_whist`), `exploiters` and `beliefs`.
What a part has found replaces what stood between its marks in the document; the rest is written by hand.
"""

from __future__ import annotations

import sys
import time
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import click

from stube.cli._answers import Answer, Answering, give
from stube.cli._rules import JSON, find_game, read_rules
from stube.errors import Code, StubeError

if TYPE_CHECKING:
    from collections.abc import Callable

    from stube.arena.running import Counted

BELIEFS = "beliefs"
EXPLOITING = "exploiters"


@click.command(name="standing", cls=Answering)
@click.argument("parts", nargs=-1, metavar="[PART...]")
@click.option("--pairs", type=click.IntRange(2, 1_000_000), default=100, show_default=True, help="Of two bots.")
@click.option("--deals", type=click.IntRange(2, 1_000_000), default=1000, show_default=True, help="Of each belief.")
@click.option("--seed", default="1", show_default=True, help="Seed of all chance.")
@click.option("--jobs", type=click.IntRange(1, 1024), default=1, show_default=True, help="Processes that play.")
@click.option("--into", default="docs", show_default=True, metavar="FOLDER", help="Has reference/bots.md.")
@JSON
def command(
    parts: tuple[str, ...],
    pairs: int,
    deals: int,
    seed: str,
    jobs: int,
    into: str,
    json_wanted: bool,  # noqa: FBT001 - click hands options over by name
) -> None:
    """Measure PARTs, all of them where none is named, and write down where the bots stand."""

    def work() -> Answer:
        from stube.arena.plot import require_plots
        from stube.arena.standing import LADDERS

        require_plots()
        known = (*LADDERS, EXPLOITING, BELIEFS)
        for part in parts:
            if part not in known:
                raise StubeError(Code.UNKNOWN_ROW, row=part, known=known)
        document = _Document(Path(into))
        for part in dict.fromkeys(parts or known):
            line = f"stube standing {part} --seed {seed}"
            if part == BELIEFS:
                _beliefs(document, deals, seed, jobs, f"{line} --deals {deals}")
            elif part == EXPLOITING:
                _exploiters(document, pairs, seed, jobs, f"{line} --pairs {pairs}")
            else:
                _ladder(document, part, pairs, seed, jobs, f"{line} --pairs {pairs}")
        return Answer({"document": str(document.path)}, lambda: str(document.path))

    give(work, json_wanted=json_wanted)


class _Document:
    """The page about bots, with its pictures."""

    def __init__(self, folder: Path) -> None:
        """Find it.

        Raises:
            StubeError: `bad_usage`: it is not there.
        """
        self.path = folder / "reference" / "bots.md"
        self.pictures = folder / "pictures"
        if not self.path.is_file() or not self.pictures.is_dir():
            raise StubeError(Code.BAD_USAGE, message=f"{self.path}, {self.pictures}")

    def put(self, mark: str, text: str, picture: str = "") -> None:
        """Replace what stands between the marks; at once, since the next part may be stopped half way."""
        from stube.arena.standing import fill

        if picture:
            text = f"![{mark}: what the tables say](../pictures/{picture})\n\n{text}".strip()
        self.path.write_text(fill(self.path.read_text(encoding="utf-8"), mark, text), encoding="utf-8")


def _ladder(document: _Document, part: str, pairs: int, seed: str, jobs: int, line: str) -> None:
    from stube.arena.league import league_of, pairings
    from stube.arena.plot import draw_league
    from stube.arena.standing import LADDERS, ladder_table

    ladder = LADDERS[part]
    played = _played(ladder.game, pairings(ladder.names), pairs, seed, jobs)
    league = league_of(ladder.names, played)
    draw_league(league, document.pictures / f"ladder-{part}.png", ladder.measure)
    document.put(f"ladder-{part}", ladder_table(league, line, ladder.measure), picture=f"ladder-{part}.png")


def _exploiters(document: _Document, pairs: int, seed: str, jobs: int, line: str) -> None:
    from stube.arena.standing import EXPLOITED, EXPLOITERS, exploiter_table

    who = [(exploiter, level) for exploiter in EXPLOITERS for level in EXPLOITED]
    document.put(EXPLOITING, exploiter_table(_played("watten", who, pairs, seed, jobs), line))


def _played(
    game_id: str, who: list[tuple[str, str]], pairs: int, seed: str, jobs: int
) -> dict[tuple[str, str], Counted]:
    """Play contests at a game's default preset.

    Raises:
        KeyboardInterrupt: one was cut short.
    """
    from stube.arena import running
    from stube.arena.contest import contest_of
    from stube.arena.workers import here, in_pool

    game = find_game(game_id)
    rules = read_rules(game, None, ())
    found: dict[tuple[str, str], Counted] = {}
    for names in who:
        contest = contest_of(names, game, rules, seed=seed)
        workers = here if jobs == 1 else in_pool(jobs)
        found[names] = running.run(contest, pairs, workers=workers, told=_progress(" ".join(names), pairs))
        if found[names].stopped:
            raise KeyboardInterrupt
    return found


def _beliefs(document: _Document, deals: int, seed: str, jobs: int, line: str) -> None:
    from stube.arena.calibration import KINDS, calibrate, sample
    from stube.arena.plot import draw_beliefs
    from stube.arena.standing import belief_table
    from stube.arena.workers import spread

    found = []
    for kind in KINDS:
        told = _progress(kind, deals)
        forecasts = []
        for count, some in enumerate(spread(partial(sample, kind, seed), deals, jobs), 1):
            forecasts.append(some)
            told(count, None)
        found.append(calibrate(kind, forecasts))
    draw_beliefs(found, document.pictures / "beliefs.png")
    document.put(BELIEFS, "", picture="beliefs.png")
    for one in found:
        document.put(one.kind, belief_table(one, line))


def _progress(what: str, count: int) -> Callable[[int, object], None]:
    """Make what writes a line to the error output now and then."""
    last = time.monotonic()

    def told(done: int, _test: object = None) -> None:
        nonlocal last
        if time.monotonic() - last < 5 or done >= count:
            return
        last = time.monotonic()
        click.echo(f"{what} {done}/{count}", err=True)
        sys.stderr.flush()

    return told
