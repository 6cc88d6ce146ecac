"""The fold of a log, and the numbers that each seat counts for itself."""

import pytest
from server.deals import any_deals
from server.toy import Toy

from stube.core import Seen
from stube.errors import IllegalAction
from stube.server.chairs import FREE
from stube.server.company import Company
from stube.server.store import Row
from stube.server.story import LONGEST_RETURN, Line, Place, Story

DEALT = (
    Row(number=1, kind="deal", text="dealer 0"),
    Row(number=2, kind="deal", text="deck EK EA LK LA HK HA SK SA"),
)


def story(*rows: Row) -> tuple[Story, list[tuple[Place, ...]]]:
    """A story of the toy, and who was told of each row."""
    game = Toy()
    made = Story(game, game.start(game.presets["two"].rules), Company((FREE, FREE), None), any_deals(2))
    return made, [made.take(row, made.read(row)) for row in rows]


def act(number: int, seat: int, text: str, command: str | None = None) -> Row:
    """An action."""
    return Row(number=number, kind="action", seat=seat, text=text, command=command)


def test_a_log_becomes_a_state() -> None:
    """The fold of deals and actions is the state that they lead to."""
    told, _ = story(*DEALT, act(3, 1, "play LA"), act(4, 0, "play EK"))
    assert told.number == 4
    assert told.state.view(None).score == (0, 1)


def test_hidden_things_leave_no_gap() -> None:
    """What a seat may not know of gives it no update: its numbers stay dense and tell nothing."""
    told, who = story(*DEALT, act(3, 1, "peek"), act(4, 1, "peek"), act(5, 1, "play LA"))
    assert who == [(0, 1, None), (0, 1, None), (1,), (1,), (0, 1, None)]
    assert {place: line.number for place, line in told.lines.items()} == {0: 3, 1: 5, None: 3}


def test_events_reach_only_who_may_know() -> None:
    """A deal tells everybody that it happened and each seat its own cards."""
    told, _ = story(*DEALT)
    heard = {place: [(event.code, event.args) for event in line.updates[-1]] for place, line in told.lines.items()}
    assert heard[None] == [("dealt", {"count": 2})]
    assert heard[0] == [("dealt", {"count": 2}), ("picked_up", {"cards": ("EK", "EA")})]
    assert heard[1] == [("dealt", {"count": 2}), ("picked_up", {"cards": ("LK", "LA")})]


def test_who_comes_back_hears_what_was_missed() -> None:
    """Events after a number come in order; nothing for who comes anew, from the future or after too long."""
    told, _ = story(*DEALT, act(3, 1, "play LA"), act(4, 0, "play EK"))
    line = told.lines[0]
    assert [event.code for event in line.since(2)] == ["played", "played", "round_over"]
    assert [event.code for event in line.since(3)] == ["played", "round_over"]
    assert line.since(4) == line.since(0) == line.since(99) == line.since(-1) == ()
    long = Line([line.updates[-1]] * (LONGEST_RETURN + 2))
    assert long.since(1) == ()
    assert len(long.since(2)) == 2 * LONGEST_RETURN


def test_what_nobody_is_told_again_is_not_kept() -> None:
    """However many updates there are: their number is right, the newest come in order, and the oldest are gone."""
    line = Line()
    for number in range(1, 5 * LONGEST_RETURN):
        line.add((Seen("played", {"number": number}),))
        assert line.number == number
        assert len(line.updates) < 2 * LONGEST_RETURN
        first = max(1, number - LONGEST_RETURN)
        assert [event.args["number"] for event in line.since(first)] == list(range(first + 1, number + 1))
        assert line.since(first - 1) == ()


def test_a_refused_row_changes_nothing() -> None:
    """Reading a row that the rules refuse raises and leaves the story as it was."""
    told, _ = story(*DEALT)
    before = told.state
    with pytest.raises(IllegalAction):
        told.read(act(3, 0, "play EK"))
    assert (told.state, told.number) == (before, 2)


def test_a_row_out_of_order_is_refused() -> None:
    """A log has every number once and in order."""
    told, _ = story(*DEALT)
    step = told.read(act(4, 1, "play LA"))
    with pytest.raises(ValueError, match="row 4 after 2"):
        told.take(act(4, 1, "play LA"), step)


def test_commands_are_remembered() -> None:
    """A command belongs to the seat that sent it."""
    told, _ = story(*DEALT, act(3, 1, "play LA", "c"))
    assert told.has(1, "c")
    assert not told.has(0, "c")
