"""Which servers over a database live: each says so now and then."""

from sqlalchemy import delete, select
from sqlalchemy.dialects import postgresql, sqlite
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
        await connection.execute(delete(nodes).where(nodes.c.at < dead, nodes.c.id != node))
        sign = (sqlite if connection.dialect.name == "sqlite" else postgresql).insert(nodes)
        # Of two signs at once, one of which has waited for the database, neither fails.
        sign = sign.on_conflict_do_update(index_elements=["id"], set_={"at": sign.excluded.at})
        await connection.execute(sign, [{"id": node, "at": at}])
        living = (await connection.execute(select(nodes.c.id))).scalars().all()
        await connection.commit()
        return frozenset(living)

    return await store.together(ask)
