"""What is asked of the database."""

import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from enum import Enum
from typing import Final, Literal, TypeAlias, TypeVar

from sqlalchemy import Delete, Executable, Select, Update, bindparam, delete, func, insert, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from stube.server import metrics
from stube.server.store.bus import Bus
from stube.server.store.failures import NumberTakenError
from stube.server.store.layout import due, events, meetings, seats, tables
from stube.server.store.patience import patiently
from stube.server.store.rows import Meeting, Row, SeatRow, TableRow
from stube.server.store.writer import Unit, Values, Writer

T = TypeVar("T")


class _Same(Enum):
    SAME = 0


SAME: Final = _Same.SAME
Due: TypeAlias = int | Literal[_Same.SAME] | None
"""The next moment at which something happens at a table by itself: in milliseconds since 1970, as before, or never."""

_INSERT_TABLE = insert(tables)
_INSERT_SEAT = insert(seats)
_INSERT_EVENT = insert(events)
_END_MEETING = delete(meetings).where(
    meetings.c.rules == bindparam("of_rules"), meetings.c.table_id == bindparam("before")
)
_INSERT_MEETING = insert(meetings)


class Store:
    """The database of one node.

    Attributes:
        bus: tells of rows that this node and others have written.
    """

    def __init__(self, engine: AsyncEngine, writer: Writer, bus: Bus, patience: float) -> None:
        self.bus = bus
        self._engine = engine
        self._writer = writer
        self._patience = patience
        upsert = (sqlite if engine.dialect.name == "sqlite" else postgresql).insert(due)
        self._put_due = upsert.on_conflict_do_update(index_elements=["table_id"], set_={"at": upsert.excluded.at})

    async def create(self, table: TableRow, meeting: Meeting | None = None) -> None:
        """Write a new table with its seats.

        Args:
            table: the table.
            meeting: the place that it takes for those who seek its rules; somebody else may be quicker.

        Raises:
            NumberTakenError: the id is there already, or the place has been taken.
            StoreDownError: the database does not answer.
        """
        values = {
            "id": table.id,
            "game": table.game,
            "rules_version": table.rules_version,
            "preset": table.preset,
            "rules": table.rules,
            "setup": table.setup,
            "customs": table.customs,
            "invitation": table.invitation,
            "secret": table.secret,
            "seats": len(table.seats),
            "created": table.created,
        }
        taken = [
            {"table_id": table.id, "seat": s.seat, "name": s.name, "secret_hash": s.secret_hash, "bot": s.bot}
            for s in table.seats
        ]
        steps: list[tuple[Executable, Sequence[Values]]] = [(_INSERT_TABLE, [values]), (_INSERT_SEAT, taken)]
        if meeting is not None:
            if meeting.before is not None:  # gone already where somebody else was quicker, and then theirs is there
                steps.append((_END_MEETING, [{"of_rules": meeting.rules, "before": meeting.before}]))
            steps.append((_INSERT_MEETING, [{"rules": meeting.rules, "table_id": table.id}]))
        await self._writer.write(
            Unit(
                steps=steps,
                proof=lambda: select(tables.c.seats).where(tables.c.id == table.id, tables.c.created == table.created),
                order=(table.id if meeting is None else meeting.rules, 0),
            )
        )

    async def append(self, table: str, row: Row, due: Due = SAME) -> None:
        """Write one entry of a log; durable when this returns.

        Args:
            table: whose log.
            row: the entry.
            due: what is due at the table after it.

        Raises:
            NumberTakenError: the number is taken, or the seat's command is in the log already.
            StoreDownError: the database does not answer; the entry may be written or not.
        """
        values = {
            "table_id": table,
            "number": row.number,
            "kind": row.kind,
            "seat": row.seat,
            "text": row.text,
            "command": row.command,
            "at": row.at,
        }
        steps = [(_INSERT_EVENT, [values])]
        if due is not SAME:
            steps.append((self._put_due, [{"table_id": table, "at": due}]))
        unit = Unit(
            steps=steps,
            proof=lambda: select(events.c.number).where(
                *(events.c[name].is_not_distinct_from(value) for name, value in values.items())
            ),
            order=(table, row.number),
            news=(table, row.number),
        )
        try:
            with metrics.APPEND_SECONDS.time():
                await self._writer.write(unit)
        except NumberTakenError:
            metrics.TAKEN.inc()
            raise
        metrics.ROWS.labels(row.kind).inc()

    async def table(self, table: str) -> TableRow | None:
        """Read what a table was opened with; None where there is none.

        Raises:
            StoreDownError: the database does not answer.
        """

        async def ask(connection: AsyncConnection) -> TableRow | None:
            row = (await connection.execute(select(tables).where(tables.c.id == table))).mappings().one_or_none()
            if row is None:
                return None
            sitting = await connection.execute(select(seats).where(seats.c.table_id == table).order_by(seats.c.seat))
            return TableRow(
                id=row["id"],
                game=row["game"],
                rules_version=row["rules_version"],
                preset=row["preset"],
                rules=row["rules"],
                setup=row["setup"],
                customs=row["customs"],
                invitation=row["invitation"] or "",
                created=row["created"],
                secret=row["secret"],
                seats=tuple(
                    SeatRow(seat=s["seat"], name=s["name"], secret_hash=s["secret_hash"], bot=s["bot"])
                    for s in sitting.mappings()
                ),
            )

        return await self.together(ask)

    async def invited(self, invitation: str) -> str | None:
        """Give the id of the table that an invitation leads to; None where it leads nowhere.

        Raises:
            StoreDownError: the database does not answer.
        """
        found = await self.column(select(tables.c.id).where(tables.c.invitation == invitation))
        return found[0] if found else None

    async def log(self, table: str, after: int = 0) -> Sequence[Row]:
        """Read a log in order.

        Args:
            table: whose.
            after: number of the last entry known.

        Raises:
            StoreDownError: the database does not answer.
        """
        asked = select(events).where(events.c.table_id == table, events.c.number > after).order_by(events.c.number)

        async def ask(connection: AsyncConnection) -> Sequence[Row]:
            return [
                Row(
                    number=r["number"], kind=r["kind"], seat=r["seat"], text=r["text"], command=r["command"], at=r["at"]
                )
                for r in (await connection.execute(asked)).mappings()
            ]

        return await self.together(ask)

    async def numbers(self, asked: Sequence[str]) -> Mapping[str, int]:
        """Give the number of the newest row of each of these tables that has one.

        Raises:
            StoreDownError: the database does not answer.
        """
        newest = (
            select(events.c.table_id, func.max(events.c.number))
            .where(events.c.table_id.in_(asked))
            .group_by(events.c.table_id)
        )

        async def ask(connection: AsyncConnection) -> Mapping[str, int]:
            return {table: int(number) for table, number in await connection.execute(newest)}

        return await self.together(ask)

    async def take_due(self, before: int, until: int, most: int) -> Sequence[str]:
        """Take tables at which something is overdue; nobody else is given them for a while.

        Args:
            before: what was due before this moment is overdue, in milliseconds since 1970.
            until: they count as due at this moment, so that somebody else takes them if we die.
            most: how many are taken at most, longest overdue first.

        Raises:
            StoreDownError: the database does not answer.
        """
        overdue = (
            select(due.c.table_id)
            .where(due.c.at < before)
            .order_by(due.c.at)
            .limit(most)
            .with_for_update(skip_locked=True)
        )
        taking = update(due).where(due.c.table_id.in_(overdue)).values(at=until).returning(due.c.table_id)

        async def ask(connection: AsyncConnection) -> Sequence[str]:
            taken: Sequence[str] = (await connection.execute(taking)).scalars().all()
            await connection.commit()
            return taken

        return await self.together(ask)

    async def forget_due(self, table: str) -> None:
        """Let nothing be due at a table that cannot be loaded.

        Raises:
            StoreDownError: the database does not answer.
        """

        async def ask(connection: AsyncConnection) -> None:
            await connection.execute(update(due).where(due.c.table_id == table).values(at=None))
            await connection.commit()

        await self.together(ask)

    async def column(self, asked: Select[str]) -> Sequence[str]:
        """Ask for one column.

        Raises:
            StoreDownError: the database does not answer.
        """

        async def ask(connection: AsyncConnection) -> Sequence[str]:
            return (await connection.execute(asked)).scalars().all()

        return await self.together(ask)

    async def change(self, statement: Update | Delete) -> int:
        """Change what is there, besides logs; give how many rows.

        Raises:
            StoreDownError: the database does not answer.
        """

        async def ask(connection: AsyncConnection) -> int:
            done = await connection.execute(statement)
            await connection.commit()
            return done.rowcount

        return await self.together(ask)

    async def ping(self, patience: float) -> None:
        """Ask the database for an answer.

        Args:
            patience: seconds that it may take.

        Raises:
            StoreDownError: it gives none.
        """

        async def ask(connection: AsyncConnection) -> None:
            await connection.execute(text("SELECT 1"))

        await self.together(ask, patience)

    async def together(self, ask: Callable[[AsyncConnection], Awaitable[T]], patience: float | None = None) -> T:
        """Do what needs a connection for itself; it commits what it has written.

        Args:
            ask: does it; called again after a failure that passes.
            patience: seconds that it may take; the store's own when left out.

        Raises:
            StoreDownError: the database does not answer.
        """

        async def once() -> T:
            async with self._engine.connect() as connection:
                return await ask(connection)

        return await patiently(once, self._patience if patience is None else patience)


def now() -> int:
    """Give the time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000
