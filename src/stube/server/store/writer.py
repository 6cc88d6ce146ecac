"""The one task that writes: it takes all writes that wait and commits them together."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

import structlog
from sqlalchemy import Executable, Select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from stube.server import metrics
from stube.server.store.bus import Bus, News
from stube.server.store.failures import NumberTakenError, StoreDownError, is_passing, is_taken
from stube.server.store.patience import pause

log = structlog.get_logger(__name__)

Values: TypeAlias = Mapping[str, object]

MOST_AT_ONCE = 500
APART = 0.008
"""Seconds between two commits while many write at once: a commit costs as much as writing twenty rows."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Unit:
    """Statements that happen together or not at all.

    Attributes:
        steps: each statement with the rows that it is executed for.
        proof: makes the question that has a row if the unit stands in the database, for a commit whose end was not
            seen.
        order: units that are committed together stand in this order, the same on every node, so that two
            nodes never wait for each other.
        news: what others are told.
    """

    steps: Sequence[tuple[Executable, Sequence[Values]]]
    proof: Callable[[], Select[tuple[int]]]
    order: tuple[str, int]
    news: News | None = None


@dataclass(slots=True)
class _Waiting:
    unit: Unit
    done: asyncio.Future[None]
    until: float
    unclear: bool = False  # it may have been written by a commit whose end was not seen


class Writer:
    """Writes units durably before `write` returns; over a restart of the database it waits and tries again.

    Args:
        engine: the database.
        bus: is handed the news of each commit.
        patience: seconds that a write may take before it is given up.
    """

    def __init__(self, engine: AsyncEngine, bus: Bus, patience: float) -> None:
        self._engine = engine
        self._bus = bus
        self._patience = patience
        self._queue = asyncio.Queue[_Waiting | None]()
        self._closing = False
        self._crowded = False  # the last commit was of several writes
        self._begun = 0.0  # when it began
        self._task = asyncio.create_task(self._run(), name="store writer")

    async def write(self, unit: Unit) -> None:
        """Write a unit and return when it is on the disk.

        Raises:
            NumberTakenError: one of its keys is there already.
            StoreDownError: the database could not be reached in time; the unit may be written or not.
        """
        if self._task.done():
            raise RuntimeError("the writer has stopped")
        loop = asyncio.get_running_loop()
        waiting = _Waiting(unit, loop.create_future(), loop.time() + self._patience)
        self._queue.put_nowait(waiting)
        await waiting.done

    async def close(self) -> None:
        """Write what waits, if the database answers now, then stop."""
        self._queue.put_nowait(None)
        await self._task

    async def _run(self) -> None:
        batch: list[_Waiting] = []
        failures = 0
        while batch or not self._closing:
            try:
                async with self._engine.connect() as connection:
                    while await self._next(batch):
                        await self._commit(connection, batch)
                        batch.clear()
                        if failures:
                            log.info("database_back", tries=failures)
                            failures = 0
            except Exception as error:  # noqa: BLE001 - whoever asked for a write is told; the writer goes on
                failures += 1
                batch = self._after_failure(batch, error, failures)
                await asyncio.sleep(pause(failures))

    async def _next(self, batch: list[_Waiting]) -> bool:
        """Fill a batch with all that waits; False when there is nothing left to write."""
        if not batch and not self._closing:
            self._take(batch, await self._queue.get())
            wait = self._begun + APART - asyncio.get_running_loop().time()
            if self._crowded and wait > 0 and not self._closing:
                await asyncio.sleep(wait)
        while not self._queue.empty() and len(batch) < MOST_AT_ONCE:
            self._take(batch, self._queue.get_nowait())
        return bool(batch) or not self._closing

    def _take(self, batch: list[_Waiting], waiting: _Waiting | None) -> None:
        if waiting is None:
            self._closing = True
        else:
            batch.append(waiting)

    def _after_failure(self, batch: list[_Waiting], error: Exception, failures: int) -> list[_Waiting]:
        """Give the units that are to be tried again; the others are told that it failed."""
        left = [waiting for waiting in batch if not waiting.done.done()]
        if not is_passing(error):
            for waiting in left:
                _answer(waiting, error)
            return []
        if failures == 1:
            metrics.DATABASE_LOST.inc()
            log.warning("database_lost", error=type(error).__name__, waiting=len(left))
        now = asyncio.get_running_loop().time()
        for waiting in left:
            waiting.unclear = True
            if self._closing or waiting.until <= now:
                _answer(waiting, StoreDownError())
        return [waiting for waiting in left if not waiting.done.done()]

    async def _commit(self, connection: AsyncConnection, batch: list[_Waiting]) -> None:
        """Commit a batch at once; where that cannot be, one unit after the other, so that each answers for itself."""
        self._crowded, self._begun = len(batch) > 1, asyncio.get_running_loop().time()
        batch.sort(key=lambda waiting: waiting.unit.order)
        failure = await self._try(connection, [waiting.unit for waiting in batch])
        each = failure is not None and len(batch) > 1
        for waiting in batch:
            await self._settle(connection, waiting, await self._try(connection, [waiting.unit]) if each else failure)

    async def _settle(self, connection: AsyncConnection, waiting: _Waiting, failure: Exception | None) -> None:
        """Answer for a unit; one whose key is taken after an unclear commit may be there itself."""
        if waiting.unclear and isinstance(failure, NumberTakenError):
            found = (await connection.execute(waiting.unit.proof())).first()
            await connection.rollback()
            if found is not None:
                failure = None
        _answer(waiting, failure)
        if failure is None and waiting.unit.news is not None:
            # Whoever wrote the row goes on first, and then knows it already.
            asyncio.get_running_loop().call_soon(self._bus.deliver, waiting.unit.news)

    async def _try(self, connection: AsyncConnection, units: Sequence[Unit]) -> Exception | None:
        """Commit units together; give why that could not be, and raise when it may succeed another time."""
        news = [unit.news for unit in units if unit.news is not None]
        try:
            for statement, rows in _grouped(units):
                await connection.execute(statement, rows)
            if news:
                await self._bus.announce(connection, news)
            await connection.commit()
        except Exception as error:
            if is_passing(error):
                raise
            await connection.rollback()
            if not (isinstance(error, IntegrityError) and is_taken(error)):
                return error
            taken = NumberTakenError()
            taken.__cause__ = error
            return taken
        return None


def _grouped(units: Sequence[Unit]) -> list[tuple[Executable, list[Values]]]:
    """Give the steps of all units with the rows of one statement together."""
    grouped: dict[int, tuple[Executable, list[Values]]] = {}
    for unit in units:
        for statement, rows in unit.steps:
            grouped.setdefault(id(statement), (statement, []))[1].extend(rows)
    return list(grouped.values())


def _answer(waiting: _Waiting, failure: Exception | None) -> None:
    if waiting.done.done():  # whoever asked has gone
        return
    if failure is None:
        waiting.done.set_result(None)
    else:
        waiting.done.set_exception(failure)
