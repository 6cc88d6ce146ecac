"""What a node hears of other nodes' rows: live tables read what they have missed."""

import asyncio
from collections.abc import Coroutine, Mapping
from typing import Protocol

import structlog

from stube.errors import StubeError
from stube.server.store import News, Store, StoreDownError

log = structlog.get_logger(__name__)


class Follower(Protocol):
    """A live table."""

    def knows(self, number: int) -> bool:
        """Say whether it is that far."""

    async def catch_up(self, number: int) -> None:
        """Read what is missing, up to a number at least."""


class Hearing:
    """Lets live tables catch up with the log.

    Args:
        store: whose news are heard.
        live: the tables that are live here or are being loaded, by id.
    """

    def __init__(self, store: Store, live: Mapping[str, asyncio.Task[Follower]]) -> None:
        self._store = store
        self._live = live
        self._newest: dict[str, int] = {}  # of the tables that are catching up
        self._tasks = set[asyncio.Task[None]]()
        self._closed = False
        store.bus.subscribe(self._hear)

    async def close(self) -> None:
        """Let nobody catch up any more, once what is being read is read."""
        self._closed = True
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _hear(self, news: News | None) -> None:
        if self._closed or not self._live:
            return
        if news is None:
            self._begin(self._compare())
            return
        table, number = news
        loading = self._live.get(table)
        if loading is None or _knows(loading, number):
            return
        if table in self._newest:
            self._newest[table] = max(number, self._newest[table])
        else:
            self._newest[table] = number
            self._begin(self._follow(table, loading))

    def _begin(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _follow(self, table: str, loading: asyncio.Task[Follower]) -> None:
        try:
            follower = await asyncio.shield(loading)
            read = 0
            while read < (wanted := self._newest[table]):
                try:
                    await follower.catch_up(wanted)
                except StoreDownError:
                    if self._closed or self._live.get(table) is not loading:
                        return
                else:
                    read = wanted
        except StubeError as error:
            log.warning("news_of_no_use", table=table, code=error.code)
        except Exception:
            log.exception("news_failed", table=table)
        finally:
            del self._newest[table]

    async def _compare(self) -> None:
        """Compare all live tables with the store, since news may have been missed."""
        numbers: Mapping[str, int] = {}
        while not self._closed:
            try:
                numbers = await self._store.numbers(list(self._live))
            except StoreDownError:
                continue
            break
        for news in numbers.items():
            self._hear(news)


def _knows(loading: asyncio.Task[Follower], number: int) -> bool:
    """Say whether a table is there and that far; one that could not be loaded has nothing to catch up."""
    if not loading.done():
        return False
    return loading.cancelled() or loading.exception() is not None or loading.result().knows(number)
