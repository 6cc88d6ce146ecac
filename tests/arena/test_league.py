"""The league: everybody against everybody, nothing hidden in one number."""

from pathlib import Path

import pytest
from arena.contests import contest, pair

from stube.arena.league import League, league_of, pairings
from stube.arena.plot import draw_league
from stube.arena.running import Counted, count
from stube.errors import Code, StubeError


def counted(one: str, other: str, points: float) -> Counted:
    """Give a contest won by about so many points."""
    return count(contest(one, other), [pair(number, points + number % 2) for number in range(20)])


def ring() -> League:
    """Three bots that beat each other in a ring."""
    names = ("random", "lowest", "highest")
    gains = {("random", "lowest"): 0.5, ("random", "highest"): -1.5, ("lowest", "highest"): 0.5}
    return league_of(names, {pairing: counted(*pairing, gain) for pairing, gain in gains.items()})


def test_everybody_meets_everybody_once() -> None:
    """Each two bots meet once, a name said twice is one bot."""
    assert pairings(["a", "b", "c", "a"]) == [("a", "b"), ("a", "c"), ("b", "c")]


def test_the_matrix_is_seen_from_both_sides() -> None:
    """What the row gains the column loses; shares add up to one; the diagonal is empty."""
    league = ring()
    for row in league.names:
        assert league.points(row, row) is None
        for column in set(league.names) - {row}:
            one, other = league.points(row, column), league.points(column, row)
            assert one is not None
            assert other is not None
            assert one["mean"] == pytest.approx(-other["mean"])
            assert 0 < one["half"] == pytest.approx(other["half"])
            shares = league.points(row, column, "share"), league.points(column, row, "share")
            assert sum(share["mean"] for share in shares if share is not None) == pytest.approx(1)
    assert league.mean("random") == pytest.approx(0)
    assert not league.stopped


def test_a_league_cut_short_says_so() -> None:
    """A contest that is missing leaves a gap and no figures made up."""
    league = league_of(("random", "lowest", "highest"), {("random", "lowest"): counted("random", "lowest", 1.0)})
    assert league.stopped
    assert league.points("lowest", "highest") is None
    assert league.mean("highest") is None


@pytest.mark.parametrize("ending", ["png", "svg"])
def test_it_can_be_drawn(tmp_path: Path, ending: str) -> None:
    """The picture is written, also with gaps."""
    draw_league(ring(), tmp_path / f"league.{ending}")
    assert (tmp_path / f"league.{ending}").stat().st_size > 5_000
    draw_league(league_of(("random", "lowest"), {}), tmp_path / f"empty.{ending}")


@pytest.mark.parametrize("name", ["league.letter", "no/where.png"])
def test_a_picture_that_cannot_be_written_is_refused(tmp_path: Path, name: str) -> None:
    """A form that is none and a folder that is not there are said, not thrown."""
    with pytest.raises(StubeError) as refused:
        draw_league(ring(), tmp_path / name)
    assert refused.value.code is Code.BAD_USAGE
