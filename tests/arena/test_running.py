"""Whole contests: the same figures in one process and in many, in one go and in pieces."""

import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from arena.contests import contest, pair

from stube import bots
from stube.arena import pairs
from stube.arena.contest import Contest, Seating
from stube.arena.pairs import Pair, Sitting
from stube.arena.running import Counted, run
from stube.arena.sprt import Sprt
from stube.arena.workers import here, in_pool, on_ray
from stube.errors import Code, RulesError

WHIST = contest("random", "lowest", "german_whist", "classic")


def without_time(done: Counted) -> Counted:
    """Leave out what a clock decides."""
    return replace(done, spent=())


def made_up(points: Callable[[int], float], order: Callable[[list[int]], list[int]] = list) -> object:
    """Give workers whose pairs have these points, in this order."""

    def play(_contest: Contest, numbers: Iterable[int]) -> Iterator[Pair]:
        yield from (pair(number, points(number)) for number in order(list(numbers)))

    return play


def shuffled(numbers: list[int]) -> list[int]:
    """Put numbers in another order."""
    return Random(1).sample(numbers, len(numbers))


def test_processes_give_what_one_gives() -> None:
    """A pool of two and this process count the same; every pair is there."""
    one, two = run(WHIST, 12), run(WHIST, 12, workers=in_pool(2))
    assert without_time(one) == without_time(two)
    assert (one.pairs, one.stopped) == (12, False)
    assert one.figures["points"].pairs == 12


def test_pieces_give_what_one_run_gives(tmp_path: Path) -> None:
    """Stopped and gone on with, with other numbers of pairs in between, the figures are those of one run."""
    file = tmp_path / "pairs"
    assert run(WHIST, 3, file=file).pairs == 3
    file.write_bytes(file.read_bytes() + b'{"pair": 3, "sitt')

    def stops(contest: Contest, numbers: Iterable[int]) -> Iterator[Pair]:
        for number in shuffled(list(numbers))[:4]:
            yield from here(contest, [number])
        raise KeyboardInterrupt

    cut = run(WHIST, 12, file=file, workers=stops)
    assert cut.stopped
    assert 3 <= cut.pairs < 12
    assert without_time(run(WHIST, 12, file=file)) == without_time(run(WHIST, 12))
    assert run(WHIST, 5, file=file).pairs == 5


def test_a_test_stops_at_the_same_pair_in_any_order(tmp_path: Path) -> None:
    """Pairs that come in out of order are looked at in order; what lies beyond the verdict does not count."""
    points = [Random(number).gauss(0.4, 1) for number in range(600)]
    sprt = Sprt(0.0, 0.4, least=50)
    workers = [made_up(points.__getitem__), made_up(points.__getitem__, shuffled)]
    ends = [run(WHIST, 600, workers=one, sprt=sprt) for one in workers]  # type: ignore[arg-type]
    ends.append(run(WHIST, 600, workers=workers[1], sprt=sprt, file=tmp_path / "f"))  # type: ignore[arg-type]
    ends.append(run(WHIST, 600, workers=workers[0], sprt=sprt, file=tmp_path / "f"))  # type: ignore[arg-type]
    assert all(one == ends[0] for one in ends)
    assert ends[0].test is not None
    assert ends[0].test.verdict == "H1"
    assert 50 <= ends[0].pairs < 600


def test_bounds_cannot_be_changed_half_way(tmp_path: Path) -> None:
    """A file that was begun with one test is refused to another, and to none."""
    file = tmp_path / "pairs"
    workers = made_up(float)
    run(WHIST, 3, workers=workers, sprt=Sprt(0.0, 1.0), file=file)  # type: ignore[arg-type]
    for sprt in (None, Sprt(0.0, 2.0), Sprt(0.0, 1.0, measure="tricks")):
        with pytest.raises(RulesError) as refused:
            run(WHIST, 3, workers=workers, sprt=sprt, file=file)  # type: ignore[arg-type]
        assert refused.value.code is Code.ARENA_FILE_OTHER
        assert refused.value.details["field"] == "sprt"


def test_a_refusal_comes_home_from_a_process() -> None:
    """What a pair is refused with in another process is the same error here, and the pool ends."""
    broken = replace(WHIST, bots=("random", "genius"))
    with pytest.raises(RulesError) as refused:
        run(broken, 4, workers=in_pool(2))
    assert refused.value.code is Code.UNKNOWN_BOT
    assert refused.value.details["known"] == tuple(bots.everybody())


def test_progress_is_told() -> None:
    """After each pair, with how the test stands."""
    told = []
    run(WHIST, 3, sprt=Sprt(0.0, 1.0), told=lambda done, test: told.append((done, test is not None)))
    assert told == [(1, True), (2, True), (3, True)]


@pytest.mark.parametrize("library", ["scipy", "ray"])
def test_a_library_that_is_missing_is_said_before_anything_is_played(
    library: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without the statistics, or the cluster's library, the extra to install is named and no pair is played."""
    monkeypatch.setitem(sys.modules, library, None)
    played: list[int] = []

    def plays(_contest: Contest, numbers: Iterable[int]) -> Iterator[Pair]:
        for number in numbers:
            played.append(number)
            yield pair(number, 1.0)

    with pytest.raises(RulesError) as refused:
        run(WHIST, 3, workers=on_ray(2) if library == "ray" else plays)
    assert refused.value.code is Code.MISSING_EXTRA
    assert refused.value.details["extra"] == {"scipy": "arena", "ray": "ray"}[library]
    assert played == []


def test_loading_is_no_thought_of_a_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    """Before the first pair that counts a process plays one that does not, once for each contest."""
    played: list[int] = []
    plain = pairs.play_seated

    def noted(
        made: Contest, ready: Seating, number: int, sitting: int
    ) -> tuple[Sitting, tuple[tuple[int, float], ...]]:
        played.append(number)
        return plain(made, ready, number, sitting)

    monkeypatch.setattr(pairs, "play_seated", noted)
    fresh = contest("lowest", "random", "german_whist", "classic", seed="fresh")
    assert run(fresh, 2).pairs == 2
    assert played == [-1, 0, 0, 1, 1]
