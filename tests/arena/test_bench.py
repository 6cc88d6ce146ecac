"""The bench: rows that can be measured, marks that mean the same on every machine, nodes that never change."""

import json
from pathlib import Path

import numpy as np
import pytest

from stube.arena.bench import measuring
from stube.arena.bench.decisions import decisions
from stube.arena.bench.measuring import AT_HOME, Value, find_rows, measure, percentile
from stube.arena.bench.peers import PEERS, Peer
from stube.arena.bench.rows import ROWS, Mark, Row, signature
from stube.errors import Code, RulesError
from stube.kernels import yardstick

SIGNATURE = Path(__file__).parents[1] / "data/signature.json"


def test_node_counts_are_those_on_file() -> None:
    """A search looks at as many nodes over fixed deals as when the file was written.

    Who changes a search writes the file anew with `stube bench --signature --json` and says so in the commit.
    """
    assert json.loads(json.dumps(signature())) == json.loads(SIGNATURE.read_text(encoding="utf-8"))


def test_rows_are_known_by_their_ids() -> None:
    """Ids are not given twice; named rows come in the order named; others are refused with what there is."""
    ids = [row.id for row in ROWS]
    assert len(set(ids)) == len(ids)
    assert find_rows([]) == ROWS
    assert [row.id for row in find_rows(["memory", ids[0], "memory"])] == ["memory", ids[0]]
    with pytest.raises(RulesError) as refused:
        find_rows(["speed"])
    assert refused.value.code is Code.UNKNOWN_ROW
    assert refused.value.details["known"] == tuple(ids)


def quick() -> list[object]:
    """Give the rows, those that start processes or play rounds marked as slow."""
    slow = ("decision", "memory")
    return [pytest.param(row, marks=pytest.mark.slow if row.id.startswith(slow) else ()) for row in ROWS]


@pytest.mark.parametrize("row", quick(), ids=lambda row: row.id)
def test_every_row_can_be_measured(row: Row) -> None:
    """At the least effort a row gives a positive number for every mark."""
    found = row.measure(0.001)
    assert {mark.name for mark in row.marks} <= set(found)
    assert all(found[mark.name] > 0 for mark in row.marks)


def test_decisions_are_timed() -> None:
    """The median is no more than the 99th percentile, both are milliseconds of a plain bot."""
    found = decisions(0.01, "lowest", "german_whist")
    assert 0 < found["p50"] <= found["p99"] < 1000


def fixed(_effort: float) -> dict[str, float]:
    """Measure nothing."""
    return {"time": 2.0, "rate": 1000.0, "exact": 7.0}


def test_a_slow_machine_is_no_excuse_and_no_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    """Times and rates are judged as multiples of the loop, counts as they are."""
    marks = (Mark("time", "time", 1.0, 0.9), Mark("rate", "rate", 2000.0, 2200.0), Mark("exact", "exact", 7, 6))
    row = Row("made-up", f"{__name__}:fixed", marks)
    monkeypatch.setattr(Row, "measure", lambda _row, effort: fixed(effort))
    monkeypatch.setattr(measuring, "reference", lambda: 2 * AT_HOME)
    time, rate, exact = measure([row])
    assert (time.at_home, rate.at_home, exact.at_home) == (1.0, 2000.0, 7.0)
    assert time.ratio == pytest.approx(2.0 / (2 * AT_HOME))
    assert rate.ratio == pytest.approx(1000.0 * 2 * AT_HOME / 1000)
    assert exact.ratio is None
    assert [value.reaches(value.mark.must) for value in (time, rate, exact)] == [True, True, True]
    assert [value.reaches(value.mark.goal) for value in (time, rate, exact)] == [False, False, False]
    assert Value("row", Mark("m", "memory"), 1.0, None, AT_HOME).reaches(None) is None


def test_the_loop_always_does_the_same() -> None:
    """The reference loop's result depends on its steps and table alone, and it takes time."""
    results = {yardstick.loop(10_000, np.zeros(yardstick.TABLE, np.uint64)) for _ in range(2)}
    assert len(results) == 1
    state, table, found = 88172645463325252, [0] * yardstick.TABLE, 0
    for _ in range(10_000):
        state = (state ^ state << 13) & 2**64 - 1
        state ^= state >> 7
        state = (state ^ state << 17) & 2**64 - 1
        place = state & yardstick.TABLE - 1
        other = table[place]
        if (other ^ state).bit_count() > 32:
            found += (other & state).bit_count()
            table[place] = other ^ state
        else:
            found -= 1
    assert results == {found}
    assert measuring.reference(1) > 0


def test_percentiles() -> None:
    """Nearest rank: of 1 to 100 the 99th is 100 or 99, the median in the middle; one value is all of them."""
    values = [float(number) for number in range(100, 0, -1)]
    assert percentile(values, 99) == 100
    assert percentile(values, 50) == 51
    assert percentile([3.0], 99) == 3.0


def test_a_peer_stands_beside_where_it_is_installed() -> None:
    """A program that is there is measured; one that is not leaves a gap and no fault."""
    assert Peer("json", "json", lambda effort: 2 * effort).value(3) == 6
    assert Peer("none", "no_such_program_anywhere", lambda _effort: 1 / 0).value(1) is None
    marks = {(row.id, mark.name) for row in ROWS for mark in row.marks}
    assert set(PEERS) <= marks
