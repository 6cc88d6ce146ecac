"""What is done to whole tables: the public list, who seeks the same, deleting, expiry."""

from collections.abc import Callable, Mapping, Sequence

from sqlalchemy import ColumnElement, and_, bindparam, delete, exists, not_, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from stube.server.store.database import Store
from stube.server.store.layout import events, meetings, seats, tables


async def put_on_list(store: Store, table: str, at: int | None) -> None:
    """Put a table on the public list at a moment, in milliseconds since 1970, or take it off.

    Raises:
        StoreDownError: the database does not answer.
    """
    await store.change(update(tables).where(tables.c.id == table).values(listed=at))


async def on_list(store: Store, since: int, most: int) -> Sequence[str]:
    """Give the tables that were put on the public list since a moment, the newest first.

    Raises:
        StoreDownError: the database does not answer.
    """
    asked = select(tables.c.id).where(tables.c.listed >= since)
    return await store.column(asked.order_by(tables.c.listed.desc()).limit(most))


async def meeting(store: Store, rules: str) -> str | None:
    """Give the table at which who seeks rules with this fingerprint has met last; None for none.

    Raises:
        StoreDownError: the database does not answer.
    """
    found = await store.column(select(meetings.c.table_id).where(meetings.c.rules == rules))
    return found[0] if found else None


async def forget(store: Store, table: str) -> None:
    """Delete a table with all it holds.

    Raises:
        StoreDownError: the database does not answer.
    """
    await store.change(delete(tables).where(tables.c.id == table))


async def expire(store: Store, before: int) -> int:
    """Delete the tables at which nothing has happened since a moment; give how many.

    Raises:
        StoreDownError: the database does not answer.
    """
    return await store.change(delete(tables).where(_rests(before)))


async def forget_texts(store: Store, before: int, known: Mapping[str, str], without: Callable[[str], str]) -> int:
    """Take what people have entered out of the tables at which nothing has happened since a moment.

    Args:
        store: the database.
        before: the moment, in milliseconds since 1970.
        known: by how a row begins that holds something entered, how it begins where nothing is left of it.
        without: gives the text of such a row without what was entered.

    Returns:
        How many rows have changed.

    Raises:
        StoreDownError: the database does not answer.
    """
    resting = select(tables.c.id).where(_rests(before))
    holding = or_(*(and_(_begins(full), not_(_begins(empty))) for full, empty in known.items()))
    asked = select(events.c.table_id, events.c.number, events.c.text).where(
        events.c.kind == "house", events.c.table_id.in_(resting), holding
    )
    cleared = (
        update(events)
        .where(events.c.table_id == bindparam("of"), events.c.number == bindparam("at_number"))
        .values(text=bindparam("left"))
    )
    nameless = update(seats).where(seats.c.name != "", seats.c.bot.is_(None), seats.c.table_id.in_(resting))

    async def ask(connection: AsyncConnection) -> int:
        changed = (await connection.execute(nameless.values(name=""))).rowcount
        rows = (await connection.execute(asked)).all()
        if rows:
            values = [{"of": table, "at_number": number, "left": without(text)} for table, number, text in rows]
            await connection.execute(cleared, values)
        await connection.commit()
        return changed + len(rows)

    return await store.together(ask)


def _rests(before: int) -> ColumnElement[bool]:
    """Give the condition of a table at which nothing has happened since a moment."""
    fresh = exists().where(and_(events.c.table_id == tables.c.id, events.c.at >= before))
    return and_(tables.c.created < before, ~fresh)


def _begins(text: str) -> ColumnElement[bool]:
    return events.c.text.startswith(text, autoescape=True)
