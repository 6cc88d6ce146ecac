"""What is done to whole tables: the public list, who seeks the same, deleting one, letting old ones expire."""

from collections.abc import Sequence

from sqlalchemy import and_, delete, exists, select, update

from stube.server.store.database import Store
from stube.server.store.layout import events, meetings, tables


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
    fresh = exists().where(and_(events.c.table_id == tables.c.id, events.c.at >= before))
    return await store.change(delete(tables).where(and_(tables.c.created < before, ~fresh)))
