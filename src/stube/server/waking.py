"""What is overdue at tables that no node tends to: each node looks for it and wakes the table."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from random import Random

import structlog

from stube.errors import StubeError
from stube.server import metrics
from stube.server.store import Store, StoreDownError, now

log = structlog.get_logger(__name__)

GRACE = 2.0  # seconds that a node which tends to a table may be late
EVERY = 1.0  # seconds between looks, on average
MOST_AT_ONCE = 50


class Waker:
    """Looks for overdue tables until it is closed.

    Args:
        store: where they stand.
        wake: does what is due at a table.
    """

    def __init__(self, store: Store, wake: Callable[[str], Awaitable[None]]) -> None:
        self._store = store
        self._wake = wake
        self._random = Random()  # noqa: S311 - so that nodes do not look all at the same time
        self._waking: dict[str, asyncio.Task[None]] = {}
        self._closed = asyncio.Event()
        self._task = asyncio.create_task(self._run(), name="waker")

    async def close(self) -> None:
        """Stop looking, once what is being asked is answered."""
        self._closed.set()
        await asyncio.gather(self._task, *self._waking.values(), return_exceptions=True)

    async def _run(self) -> None:
        while not await self.sleep(EVERY * self._random.uniform(0.5, 1.5)):
            try:
                taken = await self._store.take_due(now() - int(GRACE * 1000), now(), MOST_AT_ONCE)
            except StoreDownError:
                continue
            except Exception:
                log.exception("waker_failed")
                continue
            metrics.WOKEN.inc(len(taken))
            for table in taken:
                if table not in self._waking:
                    self._waking[table] = asyncio.create_task(self._one(table), name=f"wake {table}")

    async def sleep(self, seconds: float) -> bool:
        """Sleep, or shorter if it is closed; say whether it is."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._closed.wait(), seconds)
        return self._closed.is_set()

    async def _one(self, table: str) -> None:
        try:
            await self._wake(table)
        except StubeError as error:
            log.warning("not_woken", table=table, code=error.code)
        except Exception:
            log.exception("wake_failed", table=table)
        finally:
            del self._waking[table]
