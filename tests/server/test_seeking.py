"""Who seeks the same at the same moment meets at one table, on either database and over several nodes."""

import asyncio
import secrets
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from server.conftest import OpenTables
from server.databases import fresh_database
from server.test_absence import Time, time
from server.test_tables import sit

from stube.errors import Code, TableError
from stube.protocol import SeekWish
from stube.server.lobby import COMING_MILLISECONDS, Lobby
from stube.server.store import Store, in_file, listing, open_store
from stube.testing.postgres import Cluster

__all__ = ["time"]

NODES = 3


@pytest.fixture(params=["sqlite", "postgresql"])
async def stores(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[list[Store]]:
    """One database as several nodes see it."""
    if request.param == "sqlite":
        address = in_file(tmp_path / "shared.sqlite3")
    else:
        postgres: Cluster = request.getfixturevalue("postgres")
        address = await fresh_database(postgres, f"t{secrets.token_hex(8)}")
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(open_store(address)) for _ in range(NODES)]


async def test_who_seeks_at_once_meets(stores: list[Store], open_tables: OpenTables) -> None:
    """Eleven seek a table of two through three nodes at once: six tables, no seat twice, one seat left."""
    lobbies = [Lobby(store, open_tables(over=store)) for store in stores]
    for seekers in (2, 11):
        wish = SeekWish("toy", options={"order": "any"} if seekers == 2 else {})
        found = await asyncio.gather(*(lobbies[number % NODES].seek(wish) for number in range(seekers)))
        assert len({told.secret for told in found}) == seekers
        assert len({(told.table, told.seat) for told in found}) == seekers
        taken = sorted(Counter(told.table for told in found).values(), reverse=True)
        assert taken == [2] * (seekers // 2) + [1] * (seekers % 2)
        late = await lobbies[0].seek(wish)
        assert (late.table in {told.table for told in found}) == bool(seekers % 2)


async def test_nobody_meets_where_nobody_comes(stores: list[Store], open_tables: OpenTables, time: Time) -> None:
    """An opener who has not come in time is waited for no more, nor one who has gone, nor a table that is deleted."""
    tables = [open_tables(over=store, clock=time) for store in stores]
    lobbies = [Lobby(store, held) for store, held in zip(stores, tables, strict=True)]
    wish = SeekWish("toy")
    absent = await lobbies[0].seek(wish)
    time.now += COMING_MILLISECONDS
    first = await lobbies[1].seek(wish)
    assert first.table != absent.table
    sitting, _ = await sit(tables[1], first, 0)
    time.now += COMING_MILLISECONDS
    assert await listing.meeting(stores[2], first.fingerprint) == first.table
    await tables[1].leave(sitting)
    second = await lobbies[2].seek(wish)
    assert second.table != first.table
    await lobbies[0].delete(second.table, second.secret)
    third = await lobbies[0].seek(wish)
    assert third.table not in {first.table, second.table}


async def test_always_too_late(stores: list[Store], open_tables: OpenTables, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who finds the place taken each time is told to try again, and leaves no table behind."""
    lobby = Lobby(stores[0], open_tables(over=stores[0]))
    first = await lobby.seek(SeekWish("toy"))

    async def nothing(_: Store, __: str) -> None:
        return None

    monkeypatch.setattr(listing, "meeting", nothing)
    with pytest.raises(TableError) as refusal:
        await lobby.seek(SeekWish("toy"))
    assert refusal.value.code is Code.TRY_AGAIN
    assert await listing.expire(stores[0], 2**50) == 1
    assert await stores[0].table(first.table) is None
