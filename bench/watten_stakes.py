# ruff: noqa: INP001 - commands, no package
"""How rounds of Watten go, and raising in balance on them.

`python bench/watten_stakes.py record FOLDER --preset bavarian-11 --rounds 3000` plays rounds and keeps what both sides
think of their chances; a run goes on where an earlier one ended. `… solve FOLDER` solves the raising of every score on
all rounds in a folder and writes the table that the bots use; `--also` adds rounds with other estimates. `… show FOLDER
--also OTHERS` prints what fixed chances, habits and a response learned on the others do against the table, and how
good the estimates are. `… calibrate FOLDER` fits what would better make log odds of the estimates come true: near 0 and
1 where nothing is left to do.
"""

import argparse
import sys
from collections.abc import Iterable
from pathlib import Path

import numpy as np
import numpy.typing as npt
from scipy.optimize import minimize
from scipy.special import logit

from stube.arena.chances import as_rows, courses
from stube.games.watten import GAME, WattenRules
from stube.games.watten.scoring import Stakes
from stube.solvers.equity import building, table
from stube.solvers.equity.balance import (
    KNOTS,
    STREETS,
    Balance,
    Courses,
    Graph,
    Strategy,
    place,
    points,
    street,
    thresholds,
    walk,
)

Rows = npt.NDArray[np.float32]
"""A row a turn; see `stube.arena.chances.as_rows`."""

CHUNK = 250
SEED = "chances"
FINE = np.arange(101) / 100
HABITS = {
    "always-raise": (0.0, 0.0, 0.0),
    "never-folds": (0.65, 0.0, 2.0),
    "always-folds": (0.65, 1.1, 2.0),
    "sure-raiser": (1.0, 0.3, 2.0),
}


def record(folder: Path, preset: str, first: int, rounds: int, worlds: int) -> None:
    """Play rounds up to a number, a file for every 250."""
    folder.mkdir(exist_ok=True)
    rules = GAME.presets[preset].rules
    assert isinstance(rules, WattenRules)
    for number in range(first, rounds, CHUNK):
        file = folder / f"{preset}-{worlds}-{number:06d}.npy"
        if not file.exists():
            np.save(file, as_rows(courses(rules, CHUNK, seed=SEED, worlds=worlds, first=number)))
            say(file.name)


def read(folder: Path) -> list[Rows]:
    """Read all rounds of a folder."""
    return [np.load(file) for file in sorted(folder.glob("*.npy"))]


def aligned(rows: Rows, like: Rows) -> Rows:
    """Give rounds with their estimates moved to the distribution of others, point by point of a round."""
    moved, random = rows.copy(), np.random.default_rng(0)
    points_of, points_like = (street(some[:, 2], some[:, 3]) for some in (rows, like))
    for column in (6, 7):
        for point in set(points_of) & set(points_like):
            here = points_of == point
            values, other = np.sort(rows[here, column]), like[points_like == point, column]
            low, high = (np.searchsorted(values, rows[here, column], end) for end in ("left", "right"))
            rank = (low + (high - low) * random.random(len(low))) / len(values)  # equal ones share their ranks
            moved[here, column] = np.quantile(other, rank)
    return moved


def far() -> Graph:
    """Give the stakes far from the target."""
    rules = GAME.presets["bavarian-11"].rules
    assert isinstance(rules, WattenRules)
    return Graph.build(Stakes.begin(rules, (0, 0)), points)


def solve(folder: Path, also: list[Path], iterations: int, kinds: list[str]) -> None:
    """Solve every score of some kinds of stakes and write the table; the others stay as they are."""
    rows = read(folder)
    like = np.concatenate(rows)
    rows += [aligned(some, like) for more in also for some in read(more)]
    shards = tuple(map(Courses.read, rows))
    say(f"{sum(len(shard.winner) for shard in shards)} rounds")
    graph = far()
    balance = Balance(shards, graph, building.usual(graph), building.OFTEN).solve(iterations)
    model = building.model_of(shards[0], graph, balance.average())
    say(f"rounds: {model}")
    known = table.table() if set(kinds) != set(table.KINDS) else None
    found = building.build(shards, model, iterations, kinds=kinds, known=known, told=say)
    np.savez_compressed(Path(table.__file__).with_name(table.NAME), **found)  # type: ignore[arg-type]


def show(folder: Path, also: list[Path], iterations: int) -> None:
    """Print how the table does far from the target on rounds that it was not solved on.

    Args:
        folder: these rounds.
        also: rounds that a response is learned on; the first folder's estimates are like those of the table.
        iterations: how long it is learned.
    """
    rows, known = read(folder), read(also[0])
    like = np.concatenate(known)
    known += [aligned(some, like) for more in also[1:] for some in read(more)]
    shards, others = tuple(map(Courses.read, known)), tuple(map(Courses.read, rows))
    fine = tuple(Courses.read(some, FINE) for some in rows)
    graph, chances = far(), np.tile(FINE, STREETS)
    strategy = building.kept(table.table(), graph, "spared", (11, 11))
    say(f"{sum(len(shard.winner) for shard in others)} rounds that it was not solved on")
    ours = finer(strategy)
    say("raise \\ hold " + " ".join(f"{hold:12d}" for hold in range(20, 50, 5)))
    for percent in range(50, 80, 5):
        against = [thresholds(graph, chances, percent / 100, hold / 100) for hold in range(20, 50, 5)]
        say(f"{percent:12d} " + " ".join(gain(fine, graph, ours, one) for one in against))
    for name, (raises, holds, back) in HABITS.items():
        say(f"{name} against it: " + gain(fine, graph, thresholds(graph, chances, raises, holds, back=back), ours))
    response = Balance(shards, graph, strategy, 1.0).solve(iterations).average()
    say("learned response gains " + gain(others, graph, response, strategy))
    balance = Balance(shards, graph).solve(iterations)
    say(f"balance alone: a response gains {balance.exploitability(iterations):.4f} on the rounds of both")
    calibration(np.concatenate([*rows, *read(also[0])]))


def finer(strategy: Strategy) -> Strategy:
    """Give the same strategy by per cents."""
    chances = np.tile(FINE, STREETS)
    low, part = place(chances)
    at = np.arange(len(chances)) // len(FINE) * len(KNOTS) + low
    speak = (1 - part)[None, :, None] * strategy.speak[:, at] + part[None, :, None] * strategy.speak[:, at + 1]
    answer = (1 - part)[:, None, None] * strategy.answer[at] + part[:, None, None] * strategy.answer[at + 1]
    return Strategy(speak, answer)


def gain(some: Iterable[Courses], graph: Graph, one: Strategy, other: Strategy) -> str:
    """Give points a round of one strategy against another, with the 95 % interval over deals."""
    pairs = np.concatenate([walk(each, graph, one.joined(other, 0, graph.answers)).mean(1) for each in some])
    return f"{pairs.mean():+.3f}±{1.96 * pairs.std() / len(pairs) ** 0.5:.3f}"


def calibration(rows: Rows) -> None:
    """Print how often rounds were won by tenth of the own estimate."""
    tenth = np.minimum(rows[:, 6] * 10, 9).astype(int)
    won = rows[:, 8] == rows[:, 1]
    for each in range(10):
        here = tenth == each
        say(f"{10 * each:3d} % {here.sum():7d} turns, estimate {rows[here, 6].mean():.3f}, won {won[here].mean():.3f}")


def calibrate(rows: Rows) -> None:
    """Fit what to add to the log odds of estimates, and what to multiply them with before, by likelihood."""
    certain = 0.002
    log_odds = logit(np.clip(np.concatenate([rows[:, 6], rows[:, 7]]).astype(float), certain, 1 - certain))
    mine = np.where(rows[:, 8] == rows[:, 1], 1, -1)
    signs = np.concatenate([mine, -mine])

    def surprise(at: npt.NDArray[np.float64]) -> float:
        return float(np.logaddexp(0, -signs * (at[0] + at[1] * log_odds)).mean())

    found = minimize(surprise, [0.0, 1.0]).x
    before, after = surprise(np.array([0.0, 1.0])), surprise(found)
    say(f"add {found[0]:+.3f} to {found[1]:.3f} times the log odds: surprise {before:.4f} → {after:.4f} nats")


def say(text: str) -> None:
    """Print a line at once."""
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def main() -> None:
    """Run a command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("command", choices=["record", "solve", "show", "calibrate"])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--also", type=Path, nargs="*", default=[], help="more rounds, see the functions")
    parser.add_argument("--preset", default="bavarian-11", choices=GAME.presets)
    parser.add_argument("--first", type=int, default=0, help="the first round, a multiple of 250")
    parser.add_argument("--rounds", type=int, default=3000, help="the number after the last one")
    parser.add_argument("--worlds", type=int, default=40)
    parser.add_argument("--kinds", nargs="*", default=table.KINDS, choices=table.KINDS, help="what is solved anew")
    parser.add_argument("--iterations", type=int, default=300)
    asked = parser.parse_args()
    if asked.command == "record":
        record(asked.folder, asked.preset, asked.first, asked.rounds, asked.worlds)
    elif asked.command == "solve":
        solve(asked.folder, asked.also, asked.iterations, asked.kinds)
    elif asked.command == "calibrate":
        calibrate(np.concatenate(read(asked.folder)))
    else:
        show(asked.folder, asked.also, asked.iterations)


if __name__ == "__main__":
    main()
