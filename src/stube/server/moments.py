"""Clocks of one live table for what ends by itself after a moment: gestures."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping

import structlog

from stube.errors import StubeError

log = structlog.get_logger(__name__)


class Moments:
    """Lets things end that have lasted their moment.

    What runs is told by the fold of the log, so any server that holds the table ends the same things; the log's
    numbers see to it that each ends once.
    """

    def __init__(self, seconds: float, end: Callable[[int, int], Awaitable[None]]) -> None:
        """Set the clocks.

        Args:
            seconds: how long a moment is.
            end: ends what a seat began with a row of the log: seat, number of that row.
        """
        self._seconds = seconds
        self._end = end
        self._running: dict[tuple[int, int], asyncio.Task[None]] = {}

    def heed(self, running: Mapping[int, int]) -> None:
        """Begin the moment of what has begun, and forget what is over.

        Args:
            running: by seat, the number of the row that began what it does.
        """
        for key in self._running.keys() - running.items():
            self._running.pop(key).cancel()
        for seat, number in running.items() - self._running.keys():
            clock = self._wait(seat, number)
            self._running[seat, number] = asyncio.create_task(clock, name=f"moment {number}")

    async def stop(self) -> None:
        """Stop all clocks."""
        tasks = list(self._running.values())
        self._running.clear()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _wait(self, seat: int, number: int) -> None:
        await asyncio.sleep(self._seconds)
        self._running.pop((seat, number), None)  # from here on nothing cancels it
        try:
            await self._end(seat, number)
        except StubeError as refusal:  # it stands in the store too that this is due
            log.warning("moment_of_no_use", number=number, code=refusal.code)
