"""A whole contest: pairs played, kept, tested and counted."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from stube.arena.contest import Contest
from stube.arena.figures import Figure, Reduced, figure, measured, narrower_by_pairing, reduced, require_statistics
from stube.arena.journal import Journal, open_journal
from stube.arena.pairs import Pair
from stube.arena.sprt import Running, Sprt
from stube.arena.workers import Workers, here

MEASURES = ("points", "share", "tricks")


@dataclass(frozen=True, slots=True)
class Counted:
    """What came of a contest.

    Attributes:
        contest: what was compared.
        pairs: pairs counted: all without a gap from the first, up to the test's verdict.
        stopped: whether the run was cut short; a resumed one goes on.
        figures: by measure, from the first bot's side.
        reduced: by measure, with the luck of the draw taken off, where there was any.
        narrower: by measure, how many times pairing makes the variance smaller.
        test: the sequential test, if there was one.
        spent: by bot, decisions and mean milliseconds of one.
    """

    contest: Contest
    pairs: int
    stopped: bool
    figures: dict[str, Figure]
    reduced: dict[str, Reduced]
    narrower: dict[str, float | None]
    test: Running | None
    spent: tuple[tuple[int, float], ...]


def run(
    contest: Contest,
    pairs: int,
    *,
    workers: Workers = here,
    sprt: Sprt | None = None,
    file: Path | None = None,
    told: Callable[[int, Running | None], None] = lambda _pairs, _test: None,
) -> Counted:
    """Play a contest and count it.

    Ctrl-C (KeyboardInterrupt) ends it with what there is. Whatever the number of processes and however
    often it was cut short and resumed, the figures are the same, unless a budget is time.

    Args:
        contest: what is compared.
        pairs: how many pairs, at most if there is a test.
        workers: who plays.
        sprt: stop at this test's verdict.
        file: the file of pairs to begin, or to go on with.
        told: is told the number of pairs after each, and how the test stands.

    Raises:
        RulesError: what `open_journal`, `play_pair` and the workers refuse.
    """
    require_statistics()
    header = {**contest.header, "sprt": None if sprt is None else _as_data(sprt)}
    journal = open_journal(file, header)
    course = _Course(pairs, sprt, journal)
    stopped = False
    playing: Iterator[Pair] | None = None
    try:
        course.look()
        if not course.ended():
            playing = workers(contest, (number for number in range(pairs) if number not in journal.pairs))
            for pair in playing:
                journal.add(pair)
                course.look()
                told(len(journal.pairs), course.test)
                if course.ended():
                    break
    except KeyboardInterrupt:
        stopped = True
    finally:
        if playing is not None and hasattr(playing, "close"):
            playing.close()
        journal.close()
    return count(contest, course.counted, course.test, stopped=stopped)


def _as_data(sprt: Sprt) -> dict[str, float | int | str]:
    return {
        "h0": sprt.h0,
        "h1": sprt.h1,
        "measure": sprt.measure,
        "alpha": sprt.alpha,
        "beta": sprt.beta,
        "least": sprt.least,
    }


@dataclass(slots=True)
class _Course:
    """How far a contest is: pairs in the order of their numbers, whatever order they come in."""

    pairs: int
    sprt: Sprt | None
    journal: Journal
    reached: int = 0
    test: Running | None = None

    def __post_init__(self) -> None:
        self.test = Running(self.sprt) if self.sprt is not None else None

    def ended(self) -> bool:
        """Whether nothing more need be played."""
        return self.reached >= self.pairs or (self.test is not None and self.test.verdict is not None)

    @property
    def counted(self) -> list[Pair]:
        """The pairs that count."""
        return [self.journal.pairs[number] for number in range(self.reached)]

    def look(self) -> None:
        """Go on as far as there are pairs without a gap, and no further than the verdict."""
        while not self.ended() and self.reached in self.journal.pairs:
            pair = self.journal.pairs[self.reached]
            self.reached += 1
            if self.test is not None:
                self.test.add(pair.mean(self.test.test.measure))


def count(contest: Contest, pairs: list[Pair], test: Running | None = None, *, stopped: bool = False) -> Counted:
    """Count pairs that were played.

    Raises:
        RulesError: `missing_extra`: SciPy is not installed.
    """
    less = {measure: reduced(pairs, measure) for measure in MEASURES}
    return Counted(
        contest=contest,
        pairs=len(pairs),
        stopped=stopped,
        figures={measure: figure(measured(pairs, measure)) for measure in MEASURES},
        reduced={measure: found for measure, found in less.items() if found is not None},
        narrower={measure: narrower_by_pairing(pairs, measure) for measure in MEASURES},
        test=test,
        spent=tuple(_spent(pairs, bot) for bot in (0, 1)),
    )


def _spent(pairs: list[Pair], bot: int) -> tuple[int, float]:
    decisions = sum(pair.spent[bot][0] for pair in pairs)
    seconds = sum(pair.spent[bot][1] for pair in pairs)
    return decisions, 1000 * seconds / decisions if decisions else 0.0
