"""Which servers over a database live: each says so now and then."""

from sqlalchemy import delete, insert, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from stube.server.store.database import Store
from stube.server.store.layout import nodes


async def beat(store: Store, node: str, at: int, dead: int) -> frozenset[str]:
    """Say that a server lives, and give all that do.

    Args:
        store: the database.
        node: who says so.
        at: now, in milliseconds since 1970.
        dead: who has said nothing since this moment lives no more, and is forgotten.

    Raises:
        StoreDownError: the database does not answer.
    """

    async def ask(connection: AsyncConnection) -> frozenset[str]:
        await connection.execute(delete(nodes).where(or_(nodes.c.id == node, nodes.c.at < dead)))
        await connection.execute(insert(nodes), [{"id": node, "at": at}])
        living = (await connection.execute(select(nodes.c.id))).scalars().all()
        await connection.commit()
        return frozenset(living)

    return await store.together(ask)
