"""A table's log as it grows in this process: a row is stored first, then taken in, then told."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Literal

import structlog

from stube.errors import Code, TableError
from stube.server import telling
from stube.server.absence import Coming, coming, deadline
from stube.server.catalogue import Catalogue
from stube.server.due import next_due
from stube.server.guests import Guests
from stube.server.house_rows import HouseRow, format_house
from stube.server.store import SAME, NumberTakenError, Row, Store, TableRow
from stube.server.story import Place, Reading, Story

log = structlog.get_logger(__name__)

SOON = 5000  # milliseconds
MOST_TRIES = 50  # of writing a row while others write to the same table: when a node dies, all come again at once


class Ledger:
    """The log of one table, and everybody in this process who is told of it.

    Attributes:
        row: what the table was opened with.
        customs: what it agrees on besides the rules.
        story: the fold of its log.
        guests: who is connected.
        due: when the next thing should have happened by itself, in milliseconds since 1970.
        leads: whether the newest command was done by this process (or none was, as far as it knows): only there
            the eyes of bots wander, or they would look about more often the more processes hold the table.
    """

    def __init__(self, row: TableRow, story: Story, store: Store, catalogue: Catalogue) -> None:
        self.row = row
        self.customs = telling.customs_of(row)
        self.story = story
        self.guests = Guests(row, story, self._left)
        self.due: int | None = None
        self.leads = True
        self._store = store
        self._catalogue = catalogue
        self._standin = self.customs.standin or catalogue.standin
        self._lock = asyncio.Lock()

    def knows(self, number: int) -> bool:
        """Say whether the story is that far."""
        return number <= self.story.number

    @property
    def busy(self) -> bool:
        """Whether something should happen by itself soon; what is due later somebody will be woken for."""
        return self.due is not None and self.due < self._catalogue.clock() + SOON

    async def catch_up(self, number: int) -> None:
        """Read and tell what other nodes have written, up to a number at least; what is due they do themselves."""
        async with self._lock:
            if not self.knows(number):
                await self._read_missed()
            if not self.knows(number) and await self._store.table(self.row.id) is None:
                self.story.company = replace(self.story.company, closed=True)  # deleted by another node
                self.guests.tell()

    async def _put(
        self, seat: Place, command: str | None, make: Callable[[], HouseRow | None], *, again: bool = False
    ) -> None:
        """Write the house row that `make` gives, anew each time that somebody else was first.

        Args:
            seat: the row's seat.
            command: id of the command that it comes of.
            make: gives the row, or None when there is nothing to do, or raises.
            again: whether `make` itself knows a command that has been done.

        Raises:
            TableError: what `make` raises; `stale` when others are always first.
        """
        for _ in range(MOST_TRIES):
            if not again and command is not None and self.story.has(seat, command):
                return
            what = make()
            if what is None:
                return
            row = self._row("house", seat, format_house(what), command)
            if await self._append(row):
                return
        raise TableError(Code.STALE, on=self.story.state.decision, decision=self.story.state.decision)

    def _row(self, kind: Literal["deal", "action", "house"], seat: Place, text: str, command: str | None) -> Row:
        return Row(
            number=self.story.number + 1, kind=kind, seat=seat, text=text, command=command, at=self._catalogue.clock()
        )

    async def _append(self, row: Row) -> bool:
        """Store a row, then tell everybody; where somebody else was first, tell what they did.

        Returns:
            Whether the row was written.
        """
        reading = self.story.read(row)
        due = self._due_after(reading, row.at)
        try:
            await self._store.append(self.row.id, row, SAME if due is None and self.due is None else due)
        except NumberTakenError:
            log.info("number_taken", table=self.row.id, number=row.number)
            await self._read_missed()
            return False
        self.due = due
        self.leads = self.leads or row.command is not None
        self._take(row, reading)
        return True

    async def _read_missed(self) -> None:
        for missed in await self._store.log(self.row.id, self.story.number):
            reading = self.story.read(missed)
            self.due = self._due_after(reading, missed.at)
            self.leads = self.leads and missed.command is None
            self._take(missed, reading)

    def _due_after(self, then: Story | Reading, at: int) -> int | None:
        """Give when the next thing should have happened by itself."""
        alone = next_due(then.state, then.company, at, self.customs.gesture_ms, asked=then.asked)
        coming = self._coming(then)
        moments = (alone, None if coming is None else coming.at)
        return min((moment for moment in moments if moment is not None), default=None)

    def _take(self, row: Row, reading: Reading) -> None:
        """Add a stored row, tell everybody, and set the clocks."""
        self.guests.tell(self.story.take(row, reading), telling.voice(row, reading.what))
        self._heed()

    def _heed(self) -> None:
        """Set the clocks by the story as it is now; called after each row."""

    def _coming(self, then: Story | Reading) -> Coming | None:
        return coming(then, self.customs, self.row.created, self._standin)

    def _left(self) -> int | None:
        """Give the milliseconds left for the decision that waits."""
        people = [seat for seat in self.story.state.turn if self.story.company.chairs[seat].player is None]
        if not self.customs.clock or not people:
            return None
        return max(0, deadline(self.story, self.customs, people[0]) - self._catalogue.clock())
