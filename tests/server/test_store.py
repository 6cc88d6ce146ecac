"""The store: the log's key decides, what is written is on the disk."""

import asyncio
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, create_engine, inspect, text
from sqlalchemy.exc import IntegrityError

from stube.server.store import NumberTakenError, Row, SeatRow, Store, TableRow, open_store
from stube.server.store.database import migrate
from stube.server.store.layout import metadata

SEATS = (
    SeatRow(seat=0, name="Anna", secret_hash=b"\x01" * 32, bot=None),
    SeatRow(seat=1, name="lowest", secret_hash=None, bot="lowest"),
)


def table(name: str) -> TableRow:
    """A table of two."""
    return TableRow(
        id=name, game="toy", rules_version=1, preset="two", rules="{}", setup="{}", speed="normal", seats=SEATS
    )


def action(number: int, command: str | None = None, text: str = "raise") -> Row:
    """A log entry of seat 0."""
    return Row(number=number, kind="action", seat=0, text=text, command=command)


async def test_what_was_written_is_read_again(store: Store) -> None:
    """A table, its seats and its log come back as they were handed in, the log in order and from a number on."""
    await store.create(table("t1"))
    await store.create(table("t2"))
    deal = Row(number=1, kind="deal", text="dealer 0")
    await store.append("t1", deal)
    await store.append("t1", action(2, "c1"))
    await store.append("t2", action(1))
    assert await store.table("t1") == table("t1")
    assert await store.table("nobody") is None
    assert await store.log("t1") == [deal, action(2, "c1")]
    assert await store.log("t1", after=1) == [action(2, "c1")]


async def test_an_append_with_a_taken_number_loses(store: Store) -> None:
    """The second row of a number is refused and the first one stands."""
    await store.create(table("t"))
    await store.append("t", action(1, text="first"))
    with pytest.raises(NumberTakenError):
        await store.append("t", action(1, text="second"))
    assert [row.text for row in await store.log("t")] == ["first"]


async def test_a_command_stands_in_the_log_once(store: Store) -> None:
    """The same command of the same seat is refused under another number; another seat may use the same id."""
    await store.create(table("t"))
    await store.append("t", action(1, "c"))
    with pytest.raises(NumberTakenError):
        await store.append("t", action(2, "c"))
    await store.append("t", Row(number=2, kind="action", seat=1, text="raise", command="c"))
    assert len(await store.log("t")) == 2


async def test_of_many_at_once_only_the_taken_ones_lose(store: Store) -> None:
    """Appends that are committed together answer each for itself: forty tables win, forty late rows lose."""
    names = [f"t{n}" for n in range(40)]
    await asyncio.gather(*(store.create(table(name)) for name in names))
    both = [store.append(name, action(1, text=who)) for name in names for who in ("first", "second")]
    answers = await asyncio.gather(*both, return_exceptions=True)
    assert [type(answer) for answer in answers] == [type(None), NumberTakenError] * 40
    assert {(await store.log(name))[0].text for name in names} == {"first"}


async def test_an_append_to_no_table_is_refused(store: Store) -> None:
    """A log belongs to a table that is there."""
    with pytest.raises(IntegrityError):
        await store.append("nobody", action(1))


async def test_the_writer_outlives_a_failed_write(store: Store) -> None:
    """A write that the database cannot take is answered to who asked, and the next one is written."""
    await store.create(table("t"))
    with pytest.raises(IntegrityError):
        await store.append("t", Row(number="one", kind="action", seat=0, text="raise"))  # type: ignore[arg-type]
    await store.append("t", action(1))
    assert len(await store.log("t")) == 1


async def test_a_second_server_sees_what_the_first_wrote(tmp_path: Path) -> None:
    """Two stores over one file: rows of one are read by the other, and a taken number loses there too."""
    file = tmp_path / "deep" / "stube.sqlite3"
    async with open_store(file) as one, open_store(file) as other:
        await one.create(table("t"))
        await one.append("t", action(1))
        assert await other.log("t") == [action(1)]
        with pytest.raises(NumberTakenError):
            await other.append("t", action(1))
    async with open_store(file) as again:
        assert await again.log("t") == [action(1)]
        await again.ping()


async def test_the_database_is_durable(store: Store) -> None:
    """Every connection has a write-ahead log, full synchronisation, patience and foreign keys."""
    async with store._engine.connect() as connection:
        found = [
            (await connection.execute(text(f"PRAGMA {name}"))).scalar_one()
            for name in ("journal_mode", "synchronous", "busy_timeout", "foreign_keys")
        ]
    assert found == ["wal", 2, 5000, 1]


def test_versions_up_and_down(tmp_path: Path) -> None:
    """From nothing to the newest version and back and up again; the newest is what the code's tables say."""
    engine = create_engine(f"sqlite:///{tmp_path / 'x.sqlite3'}")

    def names(connection: Connection) -> set[str]:
        return set(inspect(connection).get_table_names()) - {"alembic_version"}

    with engine.begin() as connection:
        migrate(connection)
        assert names(connection) == {"tables", "seats", "events"}
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        written = connection.scalars(
            text("SELECT sql FROM sqlite_master WHERE name IN ('tables', 'seats', 'events')")
        ).all()
        assert all("STRICT" in sql and "WITHOUT ROWID" in sql for sql in written)
        assert len(written) == 3
        migrate(connection, "base")
        assert names(connection) == set()
        migrate(connection)
        assert names(connection) == {"tables", "seats", "events"}
    engine.dispose()
