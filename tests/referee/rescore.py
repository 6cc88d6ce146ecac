"""Many matches in the product and in the slow referee, each difference told, the effects of options counted.

python -m referee.rescore watten --matches 10000 --pairwise 200 --jobs 2      (from the folder `tests`)

A value that had an effect in too few of the pairwise matches is sought after them: in the default rule set and in
random ones, with this value set. Ends with 1 at a difference, or when an option value had an effect in fewer matches
than `--least`.
"""

import argparse
import random
import sys
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field

from referee.beside import Options, Played, play, play_seed
from referee.effects import VIEWS_ONLY, Key, changed, count_effects
from referee.options import defaults, random_options, random_setup, values
from referee.pairwise import pairwise

CHUNK = 10
"""Random matches in one task."""
TELL_EVERY = 20.0
"""Seconds between two lines of progress."""
PASSES = 60
"""How often more matches are played for values without enough effects, before the run says that they have too few."""
SOUGHT = 400
"""Matches for such a value each time, at most: four for each effect that it lacks."""


@dataclass(frozen=True, slots=True)
class Task:
    """Some matches: one for each seed under random rules, or as many as fill some rounds under one rule set.

    Attributes:
        game: the game.
        first: the first seed.
        matches: random matches; without a rule set only.
        options: the rule set, if it is fixed.
        rounds: rounds to play under it.
        sought: an option's value that all of the matches have, and whose effects alone are counted.
    """

    game: str
    first: int
    matches: int = 0
    options: Options | None = None
    rounds: int = 0
    sought: Key | None = None


@dataclass(slots=True)
class Report:
    """What has been played so far, and the first match with a difference.

    Attributes:
        matches: matches played, the last of a rule set perhaps in part.
        rounds: rounds that ended.
        lines: deals and actions.
        counter: matches in which an option value had an effect.
        wrong: the first match with a difference, and its seed.
    """

    matches: int = 0
    rounds: int = 0
    lines: int = 0
    counter: Counter[Key] = field(default_factory=Counter)
    wrong: tuple[int, Played] | None = None

    def add(self, other: "Report") -> None:
        """Add what a task has played."""
        self.matches += other.matches
        self.rounds += other.rounds
        self.lines += other.lines
        self.counter += other.counter
        self.wrong = self.wrong or other.wrong


def tasks(game: str, seed: int, matches: int, rounds: int) -> list[Task]:
    """Give the tasks of a run: random matches, then so many rounds of each pairwise rule set."""
    found = [Task(game, seed + first, min(CHUNK, matches - first)) for first in range(0, matches, CHUNK)]
    if rounds:
        # Each rule set has a thousand seeds of its own: no match takes less than a round.
        found += [
            Task(game, seed + 1000 * place, options=options, rounds=rounds)
            for place, options in enumerate(pairwise(game))
        ]
    return found


def seek(game: str, seed: int, lacking: dict[Key, int]) -> list[Task]:
    """Give tasks that play matches with each of some values; by value, the effects that it lacks."""
    return [
        Task(game, seed + SOUGHT * place, min(SOUGHT, 4 * count), sought=key)
        for place, (key, count) in enumerate(lacking.items())
    ]


def work(task: Task, known: Counter[Key], effects_every: int, sample: int = 10) -> Report:
    """Play a task's matches.

    Args:
        task: what to play.
        known: effects counted so far; those counted least are looked for first.
        effects_every: count effects in every so manieth match, 0 for never.
        sample: options looked at in such a match.
    """
    report = Report()
    counter = Counter(known)
    for seed, played in _played(task):
        report.matches += 1
        report.rounds += played.rounds
        report.lines += len(played.lines)
        if played.found:
            report.wrong = seed, played
            break
        if effects_every and report.matches % effects_every == 0:
            only = None if task.sought is None else task.sought[0]
            count_effects(played.options, played.setup, played.lines, counter, random.Random(seed), sample, only)
    report.counter = counter - known
    return report


def _played(task: Task) -> Iterator[tuple[int, Played]]:
    if task.sought is not None:
        yield from _with_value(task, *task.sought)
        return
    if task.options is None:
        for seed in range(task.first, task.first + task.matches):
            yield seed, play_seed(task.game, seed)
        return
    left, seed = task.rounds, task.first
    while left > 0:
        rng = random.Random(seed)
        played = play(task.game, task.options, random_setup(task.options, rng), rng, rounds=left)
        yield seed, played
        left -= played.rounds
        seed += 1


def _with_value(task: Task, name: str, value: str) -> Iterator[tuple[int, Played]]:
    """Play matches with a value, by turns in the default rule set and in random ones."""
    for seed in range(task.first, task.first + task.matches):
        rng = random.Random(seed)
        base = random_options(task.game, rng) if seed % 2 else defaults(task.game)
        options = changed(task.game, base, name, value)
        if options is not None and options[name] == value:
            yield seed, play(task.game, options, random_setup(options, rng), rng)


def run(todo: list[Task], jobs: int, effects_every: int, sample: int, known: Counter[Key] | None = None) -> Report:
    """Play all tasks, some at a time, up to the first difference; effects counted before steer what is looked for."""
    report, told = Report(), time.monotonic()
    known = known or Counter()
    waiting = todo[::-1]
    running: set[Future[Report]] = set()
    with ProcessPoolExecutor(jobs) as workers:
        while (waiting or running) and report.wrong is None:
            while waiting and len(running) < jobs:
                running.add(workers.submit(work, waiting.pop(), report.counter + known, effects_every, sample))
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                report.add(future.result())
            if time.monotonic() - told > TELL_EVERY:
                told = time.monotonic()
                left = len(waiting) + len(running)
                sys.stderr.write(f"{len(todo) - left} of {len(todo)} tasks, {report.rounds} rounds\n")
    return report


def unmoved(game: str, counter: Counter[Key], least: int) -> list[Key]:
    """Give the option values that had an effect in fewer than `least` matches, without those that only change views."""
    felt = [(name, value) for name, possible in values(game).items() for value in possible if len(possible) > 1]
    return [key for key in felt if key[0] not in VIEWS_ONLY and counter[key] < least]


def say(*words: object) -> None:
    """Write a line."""
    sys.stdout.write(" ".join(map(str, words)) + "\n")


def tell_wrong(game: str, seed: int, played: Played) -> None:
    """Write what is needed to look at a difference: rule set, start, the last lines."""
    usual = defaults(game)
    chosen = {name: value for name, value in played.options.items() if value != usual[name]}
    say(f"seed {seed}:", *played.found)
    say(f"options {chosen}\nsetup {played.setup}\n" + "\n".join(played.lines[-40:]))


def main(words: list[str] | None = None) -> int:
    """Re-score many matches; print the count of effects; fail at the first difference or a value without effect."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=("watten", "german_whist"))
    parser.add_argument("--matches", type=int, default=0, help="random matches under random rule sets")
    parser.add_argument("--pairwise", type=int, default=0, metavar="ROUNDS", help="rounds of each pairwise rule set")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--effects-every", type=int, default=1, help="count effects in every so manieth match")
    parser.add_argument("--sample", type=int, default=60, help="options looked at for effects in such a match")
    parser.add_argument("--least", type=int, default=100, help="matches in which each value must have an effect")
    asked = parser.parse_args(words)
    begun = time.monotonic()
    todo = tasks(asked.game, asked.seed, asked.matches, asked.pairwise)
    report = run(todo, asked.jobs, asked.effects_every, asked.sample)
    sets = sum(task.options is not None for task in todo)
    for turn in range(1, PASSES + 1 if asked.pairwise else 1):
        rare = unmoved(asked.game, report.counter, asked.least)
        if report.wrong or not rare:
            break
        again = seek(
            asked.game, asked.seed + 1_000_000 * turn, {key: asked.least - report.counter[key] for key in rare}
        )
        report.add(run(again, asked.jobs, 1, asked.sample, report.counter))
        say(f"sought, {turn}:", ", ".join(f"{name}={value} {report.counter[name, value]}" for name, value in rare))
    if report.wrong:
        tell_wrong(asked.game, *report.wrong)
        return 1
    for name, possible in values(asked.game).items():
        if name in VIEWS_ONLY or len(possible) < 2:
            say(f"{name}: {'has one value' if len(possible) < 2 else 'in views only'}")
        else:
            say(f"{name}: " + ", ".join(f"{value} {report.counter[name, value]}" for value in possible))
    say(f"{sets} pairwise rule sets, {report.matches} matches, {report.rounds} rounds, {report.lines} lines")
    say(f"no difference, {time.monotonic() - begun:.0f} s")
    few = unmoved(asked.game, report.counter, asked.least)
    say(f"fewer than {asked.least} effects:", ", ".join(f"{name}={value}" for name, value in few) or "none")
    return int(bool(few))


if __name__ == "__main__":
    sys.exit(main())
