"""What people have entered goes from tables that rest, by a setting of its own, on either database."""

import pytest
from server.conftest import OpenTables
from server.ear import Ear
from server.test_absence import Time, time
from server.test_sitting import company
from server.test_store import database, store
from server.test_tables import TWO, sit, sit_down
from sqlalchemy import select

from stube.errors import Code, TableError
from stube.protocol import Chat, Customs, Hello, NewTable, Rename
from stube.server import expiry
from stube.server.expiry import DAY
from stube.server.settings import Settings
from stube.server.store import Store
from stube.server.store.layout import events, seats

__all__ = ["database", "store", "time"]

ENTERED = ("Anna", 'B"p', "Cilli", "hello there")


async def kept(store: Store) -> str:
    """All texts of the database."""
    rows = await store.column(select(events.c.text).order_by(events.c.table_id, events.c.number))
    return "\n".join((*rows, *await store.column(select(seats.c.name))))


async def test_names_go_before_tables(open_tables: OpenTables, store: Store, time: Time) -> None:
    """After `keep_names_days` names and chat are nowhere in the database, the seats and the log stay; then all goes."""
    tables = open_tables(clock=time)
    settings = Settings(keep_names_days=2, keep_days=5)
    told = await tables.create(NewTable(game="toy", seats=TWO, name="Anna", customs=Customs(chat=True)))
    bot = await tables.create(NewTable(game="toy", seats=("person", "lowest"), name="Anna"))
    one, _ = await sit(tables, told, 0)
    await one.obey(Chat("c", "hello there"))
    other, _ = await sit_down(tables, told, 1, 'B"p')
    await other.obey(Rename("r", "Cilli"))
    rows = len(await store.log(told.table))
    for sitting in (one, other):
        await tables.leave(sitting)
    time.now += 2 * DAY - 60_000
    fresh = await tables.create(NewTable(game="toy", seats=TWO, name="Dora"))
    await expiry.clear(store, time.now, settings)
    full = await kept(store)
    assert all(text.replace('"', '\\"') in full for text in (*ENTERED, "Dora"))

    time.now += 120_000
    await expiry.clear(store, time.now, settings)
    left = await kept(store)
    assert not [text for text in ENTERED if text.replace('"', '\\"') in left]
    assert "Dora" in left
    assert len(await store.log(told.table)) == rows + 2
    row, _ = await open_tables(clock=time).look(bot.table)
    assert [(seat.name, seat.bot) for seat in row.seats] == [("", None), ("", "lowest")]
    again = Ear()
    await tables.leave(await open_tables(clock=time).join(told.table, Hello(told.secret), again))
    assert [(seat["name"], seat["kind"]) for seat in company(again)["seats"]] == [("", "person"), ("", "person")]

    time.now += 4 * DAY
    await expiry.clear(store, time.now, settings)
    assert (await store.table(told.table), await store.table(bot.table)) != (None, None)
    time.now += 2 * DAY
    await expiry.clear(store, time.now, settings)
    for table in (told, bot, fresh):
        with pytest.raises(TableError) as refusal:
            await open_tables(clock=time).look(table.table)
        assert refusal.value.code is Code.UNKNOWN_TABLE
