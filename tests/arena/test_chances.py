"""Rounds that are recorded with what both sides think of them."""

import pytest

from stube.arena.chances import as_rows, courses
from stube.games.watten import GAME, WattenRules
from stube.solvers.equity.balance import KNOTS, STREETS, Courses


@pytest.mark.parametrize("preset", ["bavarian-11", "southtyrol-blind-18", "three-hand"])
def test_rounds_are_whole_and_repeatable(preset: str) -> None:
    """Every turn has chances between 0 and 1, cards run out, and the same seed plays the same round."""
    rules = GAME.presets[preset].rules
    assert isinstance(rules, WattenRules)
    found, again = (list(courses(rules, 2, seed="s", worlds=2, first=5)) for _ in range(2))
    assert found == again
    for course in found:
        assert course.winner in {0, 1}
        assert len({turn.side for turn in course.turns}) == 2
        assert all(0 <= turn.own <= 1 and 0 <= turn.other <= 1 for turn in course.turns)
        assert [turn.cards for turn in course.turns] == sorted((turn.cards for turn in course.turns), reverse=True)
        last = course.turns[-1]
        won = last.tricks if last.side == course.winner else last.lost
        assert won == int(rules.tricks_to_win) - 1


def test_rows_are_read_as_they_were_written() -> None:
    """Rows keep turns, sides and winners; classes lie inside the table."""
    rules = GAME.presets["two-hand"].rules
    assert isinstance(rules, WattenRules)
    found = list(courses(rules, 3, seed="rows", worlds=1))
    read = Courses.read(as_rows(iter(found)))
    assert read.winner.tolist() == [course.winner for course in found]
    assert read.speaker.tolist() == [turn.side for course in found for turn in course.turns]
    assert max(read.own.max(), read.other.max()) < STREETS * len(KNOTS) - 1
