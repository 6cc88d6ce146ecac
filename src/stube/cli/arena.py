"""``stube arena``: bots against bots on the same deals with sides exchanged, counted in pairs.

    stube arena sensible lowest --game watten --preset bavarian-11 --pairs 1000 --seed 1 --jobs 2
    stube arena league sensible lowest random --game german_whist --pairs 200 --plot league.png

What the figures mean: docs/reference/arena.md. Exit code 130 when the run was cut short by Ctrl-C or SIGTERM;
what was played so far is counted and, with `--resume`, kept.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

import click

from stube.cli._answers import Answer, Answering, as_json, refuse
from stube.cli._arena import interrupted_by_term, league_answer, pair_answer, read_sprt
from stube.cli._rules import JSON, find_game, read_rules, rule_options
from stube.cli._words import words
from stube.errors import Code, StubeError

if TYPE_CHECKING:
    from collections.abc import Callable

    from stube.arena.contest import Contest
    from stube.arena.running import Counted
    from stube.arena.sprt import Running, Sprt
    from stube.arena.workers import Workers

SECONDS_BETWEEN = 2.0
INTERRUPTED = 130


@click.command(name="arena", cls=Answering)
@click.argument("names", nargs=-1, required=True, metavar="[league] A B [C ...]")
@click.option("--game", "game_id", default="watten", show_default=True, metavar="GAME")
@rule_options
@click.option("--pairs", type=click.IntRange(2, 10_000_000), default=1000, show_default=True, help="At most so many.")
@click.option("--seed", default="0", show_default=True, help="Seed of all chance.")
@click.option("--jobs", type=click.IntRange(1, 1024), default=1, show_default=True, help="Processes that play.")
@click.option("--budget", metavar="5ms|200worlds", help="Thought a decision, for the bots that take a budget.")
@click.option("--matches", is_flag=True, help="Whole matches from 0-0 to the target; else single rounds.")
@click.option("--sprt", metavar="[H0,]H1", help="Stop at the verdict of a sequential test between two means.")
@click.option(
    "--measure",
    type=click.Choice(["points", "share", "tricks"]),
    default="points",
    show_default=True,
    help="For --sprt.",
)
@click.option("--resume", metavar="FILE", help="Keep the pairs in this file, and go on with those in it.")
@click.option("--plot", metavar="FILE", help="Draw the league's table.")
@click.option("--ray", "on_cluster", is_flag=True, help="Play on a Ray cluster (RAY_ADDRESS), or a local one.")
@JSON
def command(
    names: tuple[str, ...],
    game_id: str,
    preset: str | None,
    changes: tuple[str, ...],
    pairs: int,
    seed: str,
    jobs: int,
    budget: str | None,
    matches: bool,  # noqa: FBT001 - click hands options over by name
    sprt: str | None,
    measure: str,
    resume: str | None,
    plot: str | None,
    on_cluster: bool,  # noqa: FBT001
    json_wanted: bool,  # noqa: FBT001
) -> None:
    """Compare bots A and B, or all bots of a league with each other, on duplicate deals."""
    league, names = names[0] == "league", names[1:] if names[0] == "league" else names
    try:
        _check(names, league=league, tested=sprt is not None)
        test = read_sprt(sprt, measure)
        ask = _Asked(game_id, preset, changes, seed, budget, matches=matches)
        play = _play(ask, pairs, jobs, test, resume, on_cluster=on_cluster)
        with interrupted_by_term():
            answer, stopped = _league(play, names, plot) if league else _pair(play, (names[0], names[1]), ask)
    except StubeError as refusal:
        refuse(refusal, json_wanted=json_wanted)
    click.echo(as_json(answer.data) if json_wanted else answer.text())
    if stopped:
        sys.exit(INTERRUPTED)


def _check(names: tuple[str, ...], *, league: bool, tested: bool) -> None:
    """Refuse what is no contest and no league.

    Raises:
        StubeError: `bad_usage`.
    """
    if len(names) < 2 or (len(names) > 2 and not league):
        raise StubeError(Code.BAD_USAGE, message=f"arena A B | arena league A B C ... ({len(names)})")
    if league and tested:
        raise StubeError(Code.BAD_USAGE, message="league --sprt")


class _Asked:
    """What all contests of a command share, read once."""

    def __init__(
        self,
        game_id: str,
        preset: str | None,
        changes: tuple[str, ...],
        seed: str,
        budget: str | None,
        *,
        matches: bool,
    ) -> None:
        from stube.bots import Budget

        self.game = find_game(game_id)
        self.preset = preset or self.game.default_preset
        self.changes = changes
        self.rules = read_rules(self.game, preset, changes)
        self.seed = seed
        self.matches = matches
        self.budget = None if budget is None else Budget.parse(budget)

    def contest(self, one: str, other: str) -> Contest:
        """Describe a contest of two bots."""
        from stube.arena.contest import contest_of

        return contest_of((one, other), self.game, self.rules, seed=self.seed, matches=self.matches, budget=self.budget)


def _play(
    ask: _Asked, pairs: int, jobs: int, test: Sprt | None, resume: str | None, *, on_cluster: bool
) -> Callable[[str, str, str], Counted]:
    """Make what plays two bots; the third argument is put behind the name of the file of pairs."""
    from stube.arena import running

    workers = _workers(jobs, on_cluster=on_cluster)

    def play(one: str, other: str, ending: str = "") -> Counted:
        file = None if resume is None else Path(resume + ending)
        told = _progress(one, other, pairs)
        return running.run(ask.contest(one, other), pairs, workers=workers, sprt=test, file=file, told=told)

    return play


def _workers(jobs: int, *, on_cluster: bool) -> Workers:
    from stube.arena.workers import here, in_pool, on_ray

    if on_cluster:
        return on_ray(jobs)
    return here if jobs == 1 else in_pool(jobs)


def _pair(play: Callable[[str, str, str], Counted], names: tuple[str, str], ask: _Asked) -> tuple[Answer, bool]:
    done = play(*names, "")
    return pair_answer(done, ask.preset, ask.changes), done.stopped


def _league(play: Callable[[str, str, str], Counted], names: tuple[str, ...], plot: str | None) -> tuple[Answer, bool]:
    from stube.arena.league import league_of, pairings
    from stube.arena.plot import draw_league, require_plots

    if plot is not None:
        require_plots()
    played: dict[tuple[str, str], Counted] = {}
    for one, other in pairings(names):
        played[one, other] = play(one, other, f".{one}-{other}")
        if played[one, other].stopped:
            break
    league = league_of(names, played)
    if plot is not None:
        draw_league(league, Path(plot))
    return league_answer(league), league.stopped


def _progress(one: str, other: str, pairs: int) -> Callable[[int, Running | None], None]:
    """Make what writes a line to the error output now and then, once a run has become a long one."""
    last = begun = time.monotonic()
    first: int | None = None

    def told(done: int, test: Running | None) -> None:
        nonlocal last, first
        first = done - 1 if first is None else first
        now = time.monotonic()
        if now - last < SECONDS_BETWEEN or done >= pairs:
            return
        last = now
        rate = (done - first) / (now - begun)
        line = words("cli-arena-progress", a=one, b=other, done=done, pairs=pairs, seconds=round((pairs - done) / rate))
        click.echo(line if test is None else f"{line} (LLR {test.ratio:+.2f})", err=True)
        sys.stderr.flush()

    return told
