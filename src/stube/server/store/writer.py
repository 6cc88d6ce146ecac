"""The one task that writes: it takes all writes that wait and commits them together."""

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from sqlalchemy import Insert
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

Values: TypeAlias = Mapping[str, object]
Unit: TypeAlias = Sequence[tuple[Insert, Sequence[Values]]]
"""Inserts that happen together or not at all."""

MOST_AT_ONCE = 500
TAKEN = {"SQLITE_CONSTRAINT_PRIMARYKEY", "SQLITE_CONSTRAINT_UNIQUE"}


class NumberTakenError(Exception):
    """A row with this key is there already: somebody else was first, and nothing was written."""


@dataclass(frozen=True, slots=True)
class _Waiting:
    unit: Unit
    done: asyncio.Future[None]


class Writer:
    """Writes units in the order in which they are handed in, durably before `write` returns."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._queue = asyncio.Queue[_Waiting | None]()
        self._task = asyncio.create_task(self._run(), name="store writer")

    async def write(self, unit: Unit) -> None:
        """Write a unit and return when it is on the disk.

        Raises:
            NumberTakenError: one of its keys is there already.
        """
        if self._task.done():
            raise RuntimeError("the writer has stopped")
        waiting = _Waiting(unit, asyncio.get_running_loop().create_future())
        self._queue.put_nowait(waiting)
        await waiting.done

    async def close(self) -> None:
        """Write what waits, then stop."""
        self._queue.put_nowait(None)
        await self._task

    async def _run(self) -> None:
        async with self._engine.connect() as connection:
            stopping = False
            while not stopping:
                batch = [await self._queue.get()]
                while not self._queue.empty() and len(batch) < MOST_AT_ONCE:
                    batch.append(self._queue.get_nowait())
                stopping = None in batch
                await _commit(connection, [waiting for waiting in batch if waiting is not None])


async def _commit(connection: AsyncConnection, batch: Sequence[_Waiting]) -> None:
    """Commit a batch at once; where that cannot be, one unit after the other, so that each answers for itself."""
    if not batch:
        return
    failure = await _try(connection, [waiting.unit for waiting in batch])
    if failure is None or len(batch) == 1:
        for waiting in batch:
            _answer(waiting.done, failure)
        return
    for waiting in batch:
        _answer(waiting.done, await _try(connection, [waiting.unit]))


async def _try(connection: AsyncConnection, units: Sequence[Unit]) -> Exception | None:
    try:
        for unit in units:
            for statement, rows in unit:
                await connection.execute(statement, list(rows))
        await connection.commit()
    except IntegrityError as error:
        await connection.rollback()
        if not _is_taken(error):
            return error
        taken = NumberTakenError()
        taken.__cause__ = error
        return taken
    except Exception as error:  # noqa: BLE001 - whoever asked for the write is told; the writer goes on
        await connection.rollback()
        return error
    return None


def _is_taken(error: IntegrityError) -> bool:
    """Say whether a key was there already, and not another promise of the tables broken."""
    cause: BaseException | None = error.orig
    while cause is not None:
        if getattr(cause, "sqlite_errorname", None) in TAKEN:
            return True
        cause = cause.__cause__
    return False


def _answer(done: asyncio.Future[None], failure: Exception | None) -> None:
    if done.done():  # whoever asked has gone
        return
    if failure is None:
        done.set_result(None)
    else:
        done.set_exception(failure)
