"""Every option of both games is felt: each of its values has a beginning that comes out otherwise when flipped."""

from collections import Counter

import pytest
from games.flips import (
    FROM_THE_START,
    GAMES,
    REFUSED,
    WITHOUT_EFFECT,
    Row,
    differing,
    digest,
    read_rows,
    rule_sets,
    seen,
    start,
    wanted,
)
from referee.beside import differences, step
from referee.options import values
from referee.selfplay import referee

from stube.core import State
from stube.errors import RulesError, StubeError
from stube.games import find

ROWS = [(game, row) for game in GAMES for row in read_rows(game)]


def both(game: str, row: Row, lines: list[str]) -> tuple[State, State]:
    """Play lines under a row's rule set and under the flipped one."""
    kind = find(game)
    ours, theirs = (start(kind, options, row.setup) for options in rule_sets(game, row))
    for line in lines:
        ours, theirs = step(kind, ours, line), step(kind, theirs, line)
    return ours, theirs


@pytest.mark.parametrize(
    ("game", "row"), ROWS, ids=lambda some: f"{some.option}={some.value}" if isinstance(some, Row) else some
)
def test_a_flipped_value_is_felt(game: str, row: Row) -> None:
    """Up to the last line both values are alike; after it, they differ as the row says."""
    kind = find(game)
    ours, theirs = both(game, row, row.lines[:-1])
    if row.lines:
        assert differing(seen(ours), seen(theirs)) == []
        before, ours = theirs, step(kind, ours, row.lines[-1])
        if row.differs == REFUSED:
            with pytest.raises(StubeError):
                step(kind, before, row.lines[-1])
        else:
            theirs = step(kind, before, row.lines[-1])
    else:
        assert row.option in FROM_THE_START
    assert digest(seen(ours), row.differs) == row.digest
    assert row.differs == REFUSED or set(row.differs) <= set(differing(seen(ours), seen(theirs)))
    assert row.differs


@pytest.mark.parametrize("game", GAMES)
def test_the_slow_referee_feels_the_same(game: str) -> None:
    """Both sides of each row are as the slow referee has them, after the last line."""
    for row in read_rows(game):
        for flipped, options in enumerate(rule_sets(game, row)):
            lines = row.lines[:-1] if flipped and row.differs == REFUSED else row.lines
            judge, state = referee(game, options, row.setup), start(find(game), options, row.setup)
            for line in lines:
                judge.feed(line)
                state = step(find(game), state, line)
            assert list(differences(state, judge)) == [], f"{row.option}={row.value}"


@pytest.mark.parametrize("game", GAMES)
def test_one_option_is_flipped(game: str) -> None:
    """Another option changes with it only where the other value alone would clash."""
    for row in read_rows(game):
        options, flipped = rule_sets(game, row)
        assert options[row.option] == row.value != row.other == flipped[row.option]
        assert row.option not in row.agrees
        if row.agrees:
            with pytest.raises(RulesError):
                find(game).rules_type.read({**options, row.option: row.other}).check()


@pytest.mark.parametrize("game", GAMES)
def test_every_value_of_every_option_has_a_row(game: str) -> None:
    """Only an option with a single value has none, and is listed."""
    assert Counter((row.option, row.value) for row in read_rows(game)) == Counter(wanted(game))
    assert {name for one, name in WITHOUT_EFFECT if one == game} == {
        name for name, possible in values(game).items() if len(possible) == 1
    }
