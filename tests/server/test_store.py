"""The store: the log's key decides, what is written is on the disk."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from server.databases import fresh_database
from sqlalchemy import Connection, inspect, text
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from stube.server.store import NumberTakenError, Row, SeatRow, Store, TableRow, in_file, open_store, writer
from stube.server.store.layout import metadata
from stube.server.store.opening import migrate
from stube.testing.postgres import Cluster

SEATS = (
    SeatRow(seat=0, name="Anna", secret_hash=b"\x01" * 32, bot=None),
    SeatRow(seat=1, name="lowest", secret_hash=None, bot="lowest"),
)


NAMES = {"tables", "seats", "events", "due", "nodes", "meetings"}


@pytest.fixture(params=["sqlite", "postgresql"])
async def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Address of an empty database: every test of this file holds on both kinds."""
    if request.param == "sqlite":
        return in_file(tmp_path / "deep" / "stube.sqlite3")
    postgres: Cluster = request.getfixturevalue("postgres")
    return await fresh_database(postgres, f"t{secrets.token_hex(8)}")


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    """A store over it."""
    async with open_store(database) as opened:
        yield opened


def table(name: str) -> TableRow:
    """A table of two."""
    return TableRow(
        id=name,
        invitation=f"to-{name}",
        game="toy",
        rules_version=1,
        preset="two",
        rules="{}",
        setup="{}",
        secret=b"secret",
        customs="{}",
        created=17,
        seats=SEATS,
    )


def action(number: int, command: str | None = None, text: str = "raise") -> Row:
    """A log entry of seat 0."""
    return Row(number=number, kind="action", seat=0, text=text, command=command, at=number)


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
    assert [await store.invited(code) for code in ("to-t2", "t2", "")] == ["t2", None, None]
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


async def test_writes_of_a_crowd_go_to_the_disk_together(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Once many write, a write waits a moment for others: two that come one after the other are one commit."""
    tables = [table(f"t{number}") for number in range(5)]
    for each in tables:
        await store.create(each)
    monkeypatch.setattr(writer, "APART", 1.0)
    sizes: list[int] = []
    plain = writer.Writer._try

    async def counted(self: writer.Writer, connection: AsyncConnection, units: Sequence[writer.Unit]) -> Any:
        sizes.append(len(units))
        return await plain(self, connection, units)

    monkeypatch.setattr(writer.Writer, "_try", counted)
    await asyncio.gather(*(store.append(each.id, action(1)) for each in tables[:3]))
    first = asyncio.create_task(store.append(tables[3].id, action(1)))
    for _ in range(5):
        await asyncio.sleep(0)
    await asyncio.gather(first, store.append(tables[4].id, action(1)))
    assert sizes == [3, 2]


async def test_an_append_to_no_table_is_refused(store: Store) -> None:
    """A log belongs to a table that is there."""
    with pytest.raises(IntegrityError):
        await store.append("nobody", action(1))


async def test_the_writer_outlives_a_failed_write(store: Store) -> None:
    """A write that the database cannot take is answered to who asked, and the next one is written."""
    await store.create(table("t"))
    with pytest.raises(DBAPIError):
        await store.append("t", Row(number="one", kind="action", seat=0, text="raise"))  # type: ignore[arg-type]
    await store.append("t", action(1))
    assert len(await store.log("t")) == 1


async def test_what_is_due_stands_with_the_row(store: Store) -> None:
    """A row's due moment replaces the one before; a row that loses leaves it; one that says nothing keeps it."""
    await store.create(table("t"))
    await store.append("t", action(1), due=1000)
    with pytest.raises(NumberTakenError):
        await store.append("t", action(1), due=1)
    assert await store.take_due(before=1000, until=5000, most=9) == []
    assert await store.take_due(before=1001, until=5000, most=9) == ["t"]
    await store.append("t", action(2), due=2000)
    await store.append("t", action(3))
    assert await store.take_due(before=2001, until=5000, most=9) == ["t"]
    await store.append("t", action(4), due=None)
    assert await store.take_due(before=9999, until=9999, most=9) == []


async def test_what_is_overdue_is_taken_once(database: str) -> None:
    """Nodes that ask at the same time share what is overdue, longest first; it comes back if nobody does it."""
    async with open_store(database) as one, open_store(database) as other:
        for number in range(20):
            await one.create(table(f"t{number}"))
            await one.append(f"t{number}", action(1), due=100 + number)
        assert await one.take_due(before=500, until=1000, most=1) == ["t0"]
        taken = await asyncio.gather(
            *(node.take_due(before=500, until=1000, most=5) for node in (one, other, one, other))
        )
        assert sorted(name for share in taken for name in share) == sorted(f"t{number}" for number in range(1, 20))
        assert await other.take_due(before=1000, until=2000, most=99) == []
        assert len(await other.take_due(before=1001, until=2000, most=99)) == 20


async def test_the_newest_numbers_are_given(store: Store) -> None:
    """Of many tables at once; a table without a log has none."""
    for name in ("t1", "t2", "t3"):
        await store.create(table(name))
    await store.append("t1", action(1))
    await store.append("t1", action(2))
    await store.append("t2", action(1))
    assert await store.numbers(["t1", "t3", "nobody"]) == {"t1": 2}
    assert await store.numbers([]) == {}


async def test_a_second_server_sees_what_the_first_wrote(database: str) -> None:
    """Two stores over one database: rows of one are read by the other, and a taken number loses there too."""
    async with open_store(database) as one, open_store(database) as other:
        await one.create(table("t"))
        await one.append("t", action(1))
        assert await other.log("t") == [action(1)]
        with pytest.raises(NumberTakenError):
            await other.append("t", action(1))
    async with open_store(database) as again:
        assert await again.log("t") == [action(1)]
        await again.ping(5)


async def test_servers_that_start_together_make_the_tables_once(database: str) -> None:
    """Three nodes on an empty database: all come up."""

    async def node() -> None:
        async with open_store(database) as opened:
            await opened.ping(5)

    await asyncio.gather(*(node() for _ in range(3)))


async def test_two_nodes_that_write_the_same_tables_do_not_wait_for_each_other(database: str) -> None:
    """Batches over the same tables in opposite orders: one row a number wins and nobody is stuck."""
    names = [f"t{number}" for number in range(30)]
    async with open_store(database) as one, open_store(database) as other, asyncio.timeout(20):
        await asyncio.gather(*(one.create(table(name)) for name in names))
        for number in range(1, 6):
            appends = [one.append(name, action(number, text="one"), due=number) for name in names]
            appends += [other.append(name, action(number, text="other"), due=number) for name in reversed(names)]
            answers = await asyncio.gather(*appends, return_exceptions=True)
            assert sorted(type(answer).__name__ for answer in answers) == ["NoneType"] * 30 + ["NumberTakenError"] * 30
        for name in names:
            assert [row.number for row in await one.log(name)] == [1, 2, 3, 4, 5]


async def test_sqlite_is_durable(tmp_path: Path) -> None:
    """Every connection has a write-ahead log, full synchronisation, patience and foreign keys."""
    async with open_store(in_file(tmp_path / "x.sqlite3")) as store, store._engine.connect() as connection:
        found = [
            (await connection.execute(text(f"PRAGMA {name}"))).scalar_one()
            for name in ("journal_mode", "synchronous", "busy_timeout", "foreign_keys")
        ]
    assert found == ["wal", 2, 5000, 1]


async def test_versions_up_and_down(store: Store) -> None:
    """From nothing to the newest version and back and up again; the newest is what the code's tables say."""

    def names(connection: Connection) -> set[str]:
        return set(inspect(connection).get_table_names()) - {"alembic_version"}

    def look(connection: Connection) -> None:
        assert names(connection) == NAMES
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        if connection.dialect.name == "sqlite":
            written = connection.scalars(text("SELECT sql FROM sqlite_master WHERE type = 'table'")).all()
            strict = [sql for sql in written if "STRICT" in sql and "WITHOUT ROWID" in sql]
            assert len(strict) == len(NAMES)
        migrate(connection, "base")
        assert names(connection) == set()
        migrate(connection)
        assert names(connection) == NAMES

    async with store._engine.begin() as connection:
        await connection.run_sync(look)


async def test_an_unknown_kind_of_database_is_refused() -> None:
    """An address that names neither of the two is said to be wrong, and what would be right."""
    with pytest.raises(ValueError, match="postgresql://"):
        async with open_store("mysql://host/name"):
            pass
