"""Opening the database and bringing it to the newest version."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any

import asyncpg
from alembic import command
from alembic.config import Config
from sqlalchemy import URL, Connection, event, make_url, text
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from stube.server.store.bus import InProcess, Notifications
from stube.server.store.database import Store
from stube.server.store.patience import patiently
from stube.server.store.writer import Writer

PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON")
PATIENCE = 8.0  # seconds that we wait for a database that is being restarted
MIGRATING = 0x5457_5542  # PostgreSQL's advisory lock: nodes that start together migrate one after the other

# What is acknowledged is on the disk, whatever the database's own setting.
# A node that dies or is cut off in the middle of a transaction must not hold the others up.
PATIENT = {
    "application_name": "stube",
    "synchronous_commit": "on",
    "idle_in_transaction_session_timeout": "10000",
    "lock_timeout": "5000",
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
}


def in_file(file: Path) -> str:
    """Give the address of a database in a file."""
    return URL.create("sqlite", database=str(file)).render_as_string()


@asynccontextmanager
async def open_store(address: str, patience: float = PATIENCE) -> AsyncIterator[Store]:
    """Open the database, bring it to the newest version, close it in the end.

    Args:
        address: `sqlite:///FILE` (its folder is made where it is missing) or `postgresql://USER:PASSWORD@HOST/NAME`.
        patience: seconds that is waited for a database that does not answer.

    Raises:
        ValueError: it is neither.
        StoreDownError: the database does not answer.
    """
    url = make_url(address)
    match url.get_backend_name():
        case "sqlite":
            await asyncio.to_thread(Path(url.database or "").parent.mkdir, parents=True, exist_ok=True)
            engine = _sqlite(url)
        case "postgresql":
            address = url.set(drivername="postgresql").render_as_string(hide_password=False)
            engine = _postgresql(address)
        case other:
            raise ValueError(f"a database is sqlite:///… or postgresql://…, not {other}")

    async def bring_up() -> None:
        async with engine.execution_options(alone=True).begin() as connection:
            await connection.run_sync(migrate)

    try:
        await patiently(bring_up, patience)
        bus = InProcess() if engine.dialect.name == "sqlite" else Notifications(address)
        writer = Writer(engine, bus, patience)
        try:
            yield Store(engine, writer, bus, patience)
        finally:
            await writer.close()
            await bus.close()
    finally:
        await engine.dispose()


def migrate(connection: Connection, revision: str = "head") -> None:
    """Bring the database to a version.

    Args:
        connection: an open connection, in a transaction.
        revision: the version; `base` takes everything back.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATING})
    with as_file(files("stube.server.store") / "migrations") as folder:
        config = Config()
        config.set_main_option("script_location", str(folder).replace("%", "%%"))
        config.attributes["connection"] = connection
        (command.downgrade if revision == "base" else command.upgrade)(config, revision)


def _sqlite(url: URL) -> AsyncEngine:
    engine = create_async_engine(url.set(drivername="sqlite+aiosqlite"), hide_parameters=True)
    event.listen(engine.sync_engine, "connect", _set_up)
    event.listen(engine.sync_engine, "begin", _begin)
    return engine


def _postgresql(address: str) -> AsyncEngine:
    connect = partial(asyncpg.connect, address, timeout=5, command_timeout=10, server_settings=PATIENT)
    # pre_ping: after a restart of the database its old connections are of no use. Parameters are hands and names.
    return create_async_engine(
        "postgresql+asyncpg://",
        async_creator=connect,
        pool_pre_ping=True,
        pool_size=10,
        max_overflow=0,
        pool_timeout=PATIENCE,
        hide_parameters=True,
    )


def _set_up(connection: Any, _record: Any) -> None:  # the driver's connection behind SQLAlchemy's adapter
    connection.isolation_level = None  # the driver would begin transactions late, and none around a change of tables
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Connection) -> None:
    # The write lock at once, where a transaction begins with reading: to read first and then want to write may fail.
    connection.exec_driver_sql("BEGIN IMMEDIATE" if connection.get_execution_options().get("alone") else "BEGIN")
