"""An alarm clock: rings at a moment that may be set anew at any time."""

import asyncio
from collections.abc import Awaitable, Callable

import structlog

from stube.errors import StubeError

log = structlog.get_logger(__name__)


class Alarm:
    """Rings once whenever the moment that was set last has come."""

    def __init__(self, ring: Callable[[], Awaitable[None]], name: str) -> None:
        self._ring = ring
        self._name = name
        self._at: int | None = None
        self._task: asyncio.Task[None] | None = None

    def set(self, at: int | None, now: int) -> None:
        """Ring at a moment instead of the one before.

        Args:
            at: when, in milliseconds since 1970; None not at all.
            now: the time.
        """
        if at == self._at:
            return
        self._at = at
        if self._task is not None:
            self._task.cancel()
        self._task = None if at is None else asyncio.create_task(self._wait(max(0, at - now) / 1000), name=self._name)

    async def stop(self) -> None:
        """Ring no more."""
        task, self._task, self._at = self._task, None, None
        if task is not None:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    async def _wait(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
        self._at = self._task = None  # from here on nothing cancels it
        try:
            await self._ring()
        except StubeError as refusal:  # what is due stands in the store too: somebody will be woken for it
            log.warning("alarm_of_no_use", alarm=self._name, code=refusal.code)
        except Exception:
            log.exception("alarm_failed", alarm=self._name)
