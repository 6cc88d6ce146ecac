"""Rows measured, each beside the reference loop in the same run."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import median

from stube.arena.bench.peers import PEERS, Peer
from stube.arena.bench.rows import ROWS, Mark, Row
from stube.errors import Code, RulesError

STEPS = 5_000_000
"""Steps of the reference loop."""

AT_HOME = 10.0
"""Milliseconds of the reference loop on the machine that the marks were set on (2 cores, idle)."""


@dataclass(frozen=True, slots=True)
class Value:
    """One number of a row as it was measured.

    Attributes:
        row: id of the row.
        mark: what it is and what it should be.
        value: in the mark's unit, on this machine.
        ratio: a time as a multiple of the reference loop, a rate as how many in one; None of counts and memory.
        reference: milliseconds of the loop just before and after.
        peer: another program with the nearest question, None where there is none.
        peers: its value in the same run and the same unit, None where it is not installed.
    """

    row: str
    mark: Mark
    value: float
    ratio: float | None
    reference: float
    peer: Peer | None = None
    peers: float | None = None

    @property
    def at_home(self) -> float:
        """The value on the machine that the marks were set on, by the ratio."""
        factor = AT_HOME / self.reference
        return {"time": self.value * factor, "rate": self.value / factor}.get(self.mark.kind, self.value)

    def reaches(self, wanted: float | None) -> bool | None:
        """Say whether the value is as good as wanted, None where nothing is."""
        if wanted is None:
            return None
        return self.at_home >= wanted if self.mark.kind == "rate" else self.at_home <= wanted


def find_rows(ids: Sequence[str]) -> tuple[Row, ...]:
    """Give the rows with these ids, all where none is named.

    Raises:
        RulesError: `unknown_row`, with the known ids.
    """
    known = {row.id: row for row in ROWS}
    for one in ids:
        if one not in known:
            raise RulesError(Code.UNKNOWN_ROW, row=one, known=tuple(known))
    return tuple(known[one] for one in dict.fromkeys(ids)) if ids else ROWS


def reference(times: int = 5) -> float:
    """Time the reference loop: milliseconds of processor time, the median of so many runs."""
    import numpy as np  # noqa: PLC0415 - the room is opened without the compiler

    from stube.kernels import yardstick  # noqa: PLC0415

    table = np.zeros(yardstick.TABLE, np.uint64)
    yardstick.loop(1000, table)  # compiled, or loaded
    found = []
    for _ in range(times):
        table[:] = 0
        begun = time.thread_time()
        yardstick.loop(STEPS, table)
        found.append(1000 * (time.thread_time() - begun))
    return median(found)


def measure(rows: Sequence[Row], effort: float = 1.0, told: Callable[[str], None] = lambda _id: None) -> list[Value]:
    """Measure rows.

    Args:
        rows: what.
        effort: 1 measures in full.
        told: is told the id of each row before it is measured.
    """
    found: list[Value] = []
    before = reference()
    for row in rows:
        told(row.id)
        values = row.measure(effort)
        after = reference()
        loop, before = (before + after) / 2, after
        for mark in row.marks:
            peer = PEERS.get((row.id, mark.name))
            value, theirs = values[mark.name], peer.value(effort) if peer else None
            found.append(Value(row.id, mark, value, _ratio(mark, value, loop), loop, peer, theirs))
    return found


def _ratio(mark: Mark, value: float, loop: float) -> float | None:
    return {"time": value / loop, "rate": value * loop / 1000}.get(mark.kind)


def percentile(values: Sequence[float], percent: float) -> float:
    """Give the value below which so many percent lie (nearest rank)."""
    ranked = sorted(values)
    return ranked[min(len(ranked) - 1, int(len(ranked) * percent / 100))]
