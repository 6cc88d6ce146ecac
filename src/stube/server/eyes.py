"""The eyes of bots at a live table: each looks about and makes signs when a person would."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping


class Eyes:
    """Waits for each seat as long as its next glance takes, and lets it happen then.

    What the seat does is asked for anew when the time has come: by then it may see something else.
    """

    def __init__(self, glance: Callable[[int], Awaitable[None]]) -> None:
        """Set what lets a seat glance."""
        self._glance = glance
        self._waiting: dict[int, tuple[float, asyncio.Task[None]]] = {}
        self._tasks = set[asyncio.Task[None]]()

    def heed(self, seconds: Mapping[int, float]) -> None:
        """Wait for these seats; who waits already goes on waiting, unless its glance would come sooner now.

        Args:
            seconds: until the next glance, by seat; the other seats have none.
        """
        now = asyncio.get_running_loop().time()
        for seat, (due, task) in list(self._waiting.items()):
            if seat not in seconds or now + seconds[seat] < due:
                del self._waiting[seat]
                task.cancel()
        for seat in seconds.keys() - self._waiting.keys():
            task = asyncio.create_task(self._wait(seat, seconds[seat]), name=f"eyes of seat {seat}")
            self._waiting[seat] = now + seconds[seat], task
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def stop(self) -> None:
        """Let nobody glance any more; a glance that has begun comes to its end."""
        for _, task in self._waiting.values():
            task.cancel()
        self._waiting.clear()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _wait(self, seat: int, seconds: float) -> None:
        await asyncio.sleep(seconds)
        del self._waiting[seat]  # from here on nothing cancels it
        await self._glance(seat)
