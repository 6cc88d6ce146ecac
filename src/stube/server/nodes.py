"""This server as one of several over a database: it says that it lives, and hears who does."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable

import structlog

from stube.server.store import Store, StoreDownError, living, now

log = structlog.get_logger(__name__)

EVERY = 5.0  # seconds between two signs of life
FRESH = 2.0  # seconds for which an answer counts
SILENCE = 16.0  # seconds without one after which a node is dead


class Node:
    """One server.

    Attributes:
        id: made anew whenever a server starts.
    """

    def __init__(self, store: Store, bury: Callable[[], Awaitable[None]]) -> None:
        """Begin to live.

        Args:
            store: the database.
            bury: lets those who sat by a dead node count as away; called now and then.
        """
        self.id = secrets.token_hex(4)
        self._store = store
        self._bury = bury
        self._beat: tuple[int, asyncio.Task[frozenset[str]] | None] = (0, None)
        self._task = asyncio.create_task(self._run(), name=f"node {self.id}")

    async def living(self) -> frozenset[str]:
        """Say that this node lives, and give all that do; many who ask at about the same time are told the same.

        Raises:
            StoreDownError: the database does not answer.
        """
        moment = now()
        asked, beat = self._beat
        if beat is None or (beat.done() and (moment - asked > FRESH * 1000 or beat.exception())):
            beat = asyncio.create_task(living.beat(self._store, self.id, moment, moment - int(SILENCE * 1000)))
            self._beat = (moment, beat)
        return await asyncio.shield(beat)

    async def stop(self) -> None:
        """Say nothing more."""
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self._bury()
            except StoreDownError:
                log.warning("no_sign_of_life", node=self.id)
            except Exception:
                log.exception("node_failed", node=self.id)
