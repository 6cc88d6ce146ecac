"""The store while its database is restarted, gone, or has not said how a commit ended."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from server.databases import own_cluster
from server.ear import until
from server.test_store import action, table
from sqlalchemy.ext.asyncio import AsyncConnection

from stube.errors import Code
from stube.server.store import News, NumberTakenError, Row, Store, StoreDownError, in_file, open_store
from stube.server.store.bus import LONGEST, pack, unpack
from stube.testing.postgres import Cluster


@pytest.fixture(scope="module")
def mortal() -> Iterator[Cluster]:
    """A PostgreSQL that the tests of this file stop and start."""
    with own_cluster() as running:
        yield running


@pytest.fixture
async def store(mortal: Cluster) -> AsyncIterator[Store]:
    """A store over it."""
    async with open_store(mortal.address(), patience=20) as opened:
        yield opened


@pytest.mark.parametrize("mode", ["fast", "immediate"])
async def test_writes_wait_for_a_restart_and_happen_once(store: Store, mortal: Cluster, mode: str) -> None:
    """While the database goes down and comes up again every append is answered, and stands in the log once."""
    names = [f"{mode}{number}" for number in range(20)]
    await asyncio.gather(*(store.create(table(name)) for name in names))
    answered = dict.fromkeys(names, 0)

    async def play(name: str) -> None:
        for number in range(1, 41):
            await store.append(name, action(number, f"c{number}"), due=number)
            answered[name] = number
            await asyncio.sleep(0.005)

    playing = [asyncio.create_task(play(name)) for name in names]
    await until(lambda: all(number > 5 for number in answered.values()))
    await asyncio.to_thread(mortal.stop, mode)
    await asyncio.to_thread(mortal.start)
    await asyncio.gather(*playing)
    for name in names:
        assert [row.number for row in await store.log(name)] == list(range(1, 41))


async def test_a_database_that_stays_away_is_a_code(mortal: Cluster) -> None:
    """After its patience a write or a question fails with `try_again`; when the database is back all goes on."""
    async with open_store(mortal.address(), patience=0.3) as store:
        await store.create(table("away"))
        await asyncio.to_thread(mortal.stop)
        try:
            for asked in (store.append("away", action(1)), store.log("away"), store.ping(0.1)):
                with pytest.raises(StoreDownError) as refused:
                    await asked
                assert refused.value.code is Code.TRY_AGAIN
        finally:
            await asyncio.to_thread(mortal.start)
        await store.append("away", action(1, "c"))
        assert await store.log("away") == [action(1, "c")]


async def test_news_are_heard_on_every_node_also_after_a_restart(store: Store, mortal: Cluster) -> None:
    """Rows of one node are news on another; after a restart it is said that some may be missing, then news come."""
    heard: list[News | None] = []
    async with open_store(mortal.address(), patience=20) as other:
        other.bus.subscribe(heard.append)
        await until(lambda: heard == [None])
        await store.create(table("news"))
        await asyncio.gather(*(store.append("news", action(number)) for number in range(1, 4)))
        await until(lambda: heard[-1] == ("news", 3))
        with pytest.raises(NumberTakenError):
            await store.append("news", action(3))
        await asyncio.to_thread(mortal.stop)
        await asyncio.to_thread(mortal.start)
        await until(lambda: heard[-1] is None)
        await store.append("news", action(4))
        await until(lambda: heard[-1] == ("news", 4))
    assert heard.count(None) == 2


class Cut:
    """Commits, but the end of the first commits is not seen."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, times: int, *, before: bool = False) -> None:
        commit = AsyncConnection.commit

        async def cut(connection: AsyncConnection) -> None:
            nonlocal times
            if times and before:
                times -= 1
                raise ConnectionResetError
            await commit(connection)
            if times:
                times -= 1
                raise ConnectionResetError

        monkeypatch.setattr(AsyncConnection, "commit", cut)


@pytest.mark.parametrize("before", [True, False])
async def test_a_commit_whose_end_was_not_seen_counts_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, before: bool
) -> None:
    """Whether the connection broke before or after the commit: the rows are acknowledged and stand once."""
    async with open_store(in_file(tmp_path / "x.sqlite3")) as store:
        Cut(monkeypatch, 1, before=before)
        await store.create(table("t"))
        Cut(monkeypatch, 2, before=before)
        both = [store.append("t", action(1, "c1"), due=7), store.append("t", action(2))]
        await asyncio.gather(*both)
        monkeypatch.undo()
        assert await store.log("t") == [action(1, "c1"), action(2)]
        assert await store.take_due(before=8, until=9, most=1) == ["t"]


async def test_after_an_unseen_commit_somebody_elses_row_still_wins(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A number that another node has taken meanwhile is not taken for one's own."""
    async with open_store(in_file(tmp_path / "x.sqlite3")) as one, open_store(in_file(tmp_path / "x.sqlite3")) as other:
        await one.create(table("t"))
        await other.append("t", action(1, text="other"))
        Cut(monkeypatch, 1, before=True)
        with pytest.raises(NumberTakenError):
            await one.append("t", Row(number=1, kind="action", seat=0, text="one"))


def test_news_fit_into_notifications() -> None:
    """Many tables' news become few messages, each short enough; of a table the newest number is told."""
    news = [(f"table{number}", number % 7) for number in range(1000)] + [("table1", 50)]
    messages = pack(news)
    assert all(len(message) <= LONGEST for message in messages)
    told = [one for message in messages for one in unpack(message)]
    assert len(told) == 1000
    assert dict(told)["table1"] == 50
    assert pack([]) == []
