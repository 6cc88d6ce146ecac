"""Opening the database, and what is asked of it."""

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any, Literal

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, event, insert, select, text
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from stube.server.store.layout import events, seats, tables
from stube.server.store.writer import Writer

PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON")


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatRow:
    """A seat of a table: a person has the hash of a secret, a bot has an id."""

    seat: int
    name: str
    secret_hash: bytes | None
    bot: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class TableRow:
    """What a table was opened with; `rules` and `setup` are JSON."""

    id: str
    game: str
    rules_version: int
    preset: str | None
    rules: str
    setup: str
    speed: str
    seats: tuple[SeatRow, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """One entry of a table's log.

    Attributes:
        number: from 1, dense.
        kind: a deal, or an action of a seat.
        seat: whose action; for a deal, who asked for it, if anybody had to.
        text: the text form.
        command: id of the command that it came of.
    """

    number: int
    kind: Literal["deal", "action"]
    text: str
    seat: int | None = None
    command: str | None = None


class Store:
    """The database of one server."""

    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self._engine = engine
        self._writer = writer

    async def create(self, table: TableRow) -> None:
        """Write a new table with its seats.

        Raises:
            NumberTakenError: the id is there already.
        """
        values = {
            "id": table.id,
            "game": table.game,
            "rules_version": table.rules_version,
            "preset": table.preset,
            "rules": table.rules,
            "setup": table.setup,
            "speed": table.speed,
            "seats": len(table.seats),
            "created": _now(),
        }
        taken = [
            {"table_id": table.id, "seat": s.seat, "name": s.name, "secret_hash": s.secret_hash, "bot": s.bot}
            for s in table.seats
        ]
        await self._writer.write([(insert(tables), [values]), (insert(seats), taken)])

    async def append(self, table: str, row: Row) -> None:
        """Write one entry of a log; durable when this returns.

        Raises:
            NumberTakenError: the number is taken, or the seat's command is in the log already.
        """
        values = {
            "table_id": table,
            "number": row.number,
            "kind": row.kind,
            "seat": row.seat,
            "text": row.text,
            "command": row.command,
            "at": _now(),
        }
        await self._writer.write([(insert(events), [values])])

    async def table(self, table: str) -> TableRow | None:
        """Read what a table was opened with; None where there is none."""
        async with self._engine.connect() as connection:
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
                speed=row["speed"],
                seats=tuple(
                    SeatRow(seat=s["seat"], name=s["name"], secret_hash=s["secret_hash"], bot=s["bot"])
                    for s in sitting.mappings()
                ),
            )

    async def log(self, table: str, after: int = 0) -> Sequence[Row]:
        """Read a log in order.

        Args:
            table: whose.
            after: number of the last entry known.
        """
        asked = select(events).where(events.c.table_id == table, events.c.number > after).order_by(events.c.number)
        async with self._engine.connect() as connection:
            return [
                Row(number=r["number"], kind=r["kind"], seat=r["seat"], text=r["text"], command=r["command"])
                for r in (await connection.execute(asked)).mappings()
            ]

    async def ping(self) -> None:
        """Ask the database for an answer."""
        async with self._engine.connect() as connection:
            await connection.execute(text("SELECT 1"))


@asynccontextmanager
async def open_store(database: Path) -> AsyncIterator[Store]:
    """Open the database, bring it to the newest version, close it in the end.

    Args:
        database: the SQLite file; its folder is made where it is missing.
    """
    await asyncio.to_thread(database.parent.mkdir, parents=True, exist_ok=True)
    engine = create_async_engine(f"sqlite+aiosqlite:///{database}")
    event.listen(engine.sync_engine, "connect", _set_up)
    event.listen(engine.sync_engine, "begin", _begin)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(migrate)
        writer = Writer(engine)
        try:
            yield Store(engine, writer)
        finally:
            await writer.close()
    finally:
        await engine.dispose()


def migrate(connection: Connection, revision: str = "head") -> None:
    """Bring the database to a version.

    Args:
        connection: an open connection, in a transaction.
        revision: the version; `base` takes everything back.
    """
    with as_file(files("stube.server.store") / "migrations") as folder:
        config = Config()
        config.set_main_option("script_location", str(folder).replace("%", "%%"))
        config.attributes["connection"] = connection
        (command.downgrade if revision == "base" else command.upgrade)(config, revision)


def _set_up(connection: Any, _record: Any) -> None:  # the driver's connection behind SQLAlchemy's adapter
    connection.isolation_level = None  # the driver would begin transactions late, and none around a change of tables
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")


def _now() -> int:
    """Give the time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000
