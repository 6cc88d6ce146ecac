"""The page about bots: what is measured goes between its marks and nowhere else."""

from math import inf
from pathlib import Path

import pytest
from arena.test_league import counted, ring

from stube import bots
from stube.arena.calibration import KINDS, Bin, Calibration
from stube.arena.figures import Figure
from stube.arena.plot import draw_beliefs
from stube.arena.standing import (
    EXPLOITED,
    EXPLOITERS,
    LADDERS,
    belief_table,
    exploiter_table,
    fill,
    ladder_table,
)
from stube.errors import Code, StubeError


def belief() -> Calibration:
    """Give a calibration with a wide and an endless interval."""
    wide, endless = Figure(0.3, -0.1, 0.7, 1.0, 9, (0.0, 0.6)), Figure(1.0, -inf, inf, 0.0, 1, (-inf, inf))
    return Calibration("some", 10, (Bin(0.25, wide, 9), Bin(0.95, endless, 1)), 0.5, 0.6, wide)


def test_marks_are_filled_and_the_rest_stays() -> None:
    """Text replaces what stood between its marks, twice as well as once; without marks nothing is written."""
    page = "before\n<!-- one -->\nold\n<!-- /one -->\nafter\n<!-- two -->\n<!-- /two -->\n"
    filled = fill(fill(page, "one", "new"), "one", "newer")
    assert filled == "before\n<!-- one -->\n\nnewer\n\n<!-- /one -->\nafter\n<!-- two -->\n<!-- /two -->\n"
    with pytest.raises(StubeError) as refused:
        fill(page, "three", "new")
    assert refused.value.code is Code.BAD_USAGE


def test_the_page_has_a_place_for_every_part(repository: Path) -> None:
    """Each ladder and each kind of belief has its marks on the page, and everybody on a ladder exists."""
    page = (repository / "docs/reference/bots.md").read_text(encoding="utf-8")
    for mark in (*(f"ladder-{game}" for game in LADDERS), "exploiters", "beliefs", *KINDS):
        assert "new" in fill(page, mark, "new")
    for ladder in LADDERS.values():
        names = {name.removesuffix("+quiet") for name in ladder.names}
        assert names <= set(bots.everybody())
        assert set(bots.registry()) - {"lowest", "highest"} <= names


def test_tables_show_every_cell() -> None:
    """Each bot has a row with its result against each other one; bounds of shares stay between 0 and 1."""
    league = ring()
    lines = ladder_table(league, "stube standing").splitlines()
    assert [line.count("|") for line in lines[:5]] == [6] * 5
    assert all(line.count("±") == 2 for line in lines[2:5])
    assert lines[-1] == "20 pairs a cell: `stube standing`."
    assert league.mean("random", "share") == pytest.approx(0)
    assert "+50.0 ± 0.0" in ladder_table(league, "stube standing", "share")
    rows = belief_table(belief(), "stube standing").splitlines()
    assert rows[2] == "| 0.250 | 0.300 | 0.00 – 0.70 | 9 |"
    assert rows[3] == "| 0.950 | 1.000 | 0.00 – 1.00 | 1 |"


def test_exploiters_have_a_row_each() -> None:
    """What an exploiter gains from each level stands in its row, from the exploiter's side."""
    played = {
        (exploiter, level): counted("random", "lowest", place)
        for exploiter in EXPLOITERS
        for place, level in enumerate(EXPLOITED)
    }
    rows = exploiter_table(played, "stube standing").splitlines()
    assert [row.count("|") for row in rows[: 2 + len(EXPLOITERS)]] == [5] * (2 + len(EXPLOITERS))
    assert rows[2].startswith("| `always-raise` | +0.50 ± ")
    assert "| +1.50 ± " in rows[2]
    assert set(EXPLOITERS) | set(EXPLOITED) <= set(bots.everybody())


def test_beliefs_can_be_drawn(tmp_path: Path) -> None:
    """The picture is written, also with a single forecast."""
    draw_beliefs([belief(), belief()], tmp_path / "beliefs.png")
    assert (tmp_path / "beliefs.png").stat().st_size > 5_000
