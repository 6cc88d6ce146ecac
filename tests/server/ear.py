"""A connection that only listens, for tests of live tables without a socket."""

import asyncio
from collections.abc import Awaitable, Callable
from inspect import isawaitable
from typing import Any

import msgspec

WAIT = 20.0  # seconds until a test that waits for something that never comes gives up


async def until(true: Callable[[], bool | Awaitable[bool]]) -> None:
    """Wait until something is true that tells nobody when it comes to be."""
    async with asyncio.timeout(WAIT):
        while not (await now if isawaitable(now := true()) else now):  # noqa: ASYNC110 - it tells nobody
            await asyncio.sleep(0.02)


class Ear:
    """Keeps every message; `until` waits for one that fits."""

    def __init__(self) -> None:
        self.raw: list[bytes] = []
        self.closed: int | None = None
        self._news = asyncio.Event()

    def send(self, message: bytes) -> None:
        """Keep a message."""
        self.raw.append(message)
        self._news.set()

    def close(self, code: int = 1000) -> None:
        """Note the end of the connection."""
        self.closed = code

    @property
    def messages(self) -> list[dict[str, Any]]:
        """All messages so far, decoded."""
        return [msgspec.json.decode(message) for message in self.raw]

    @property
    def view(self) -> dict[str, Any]:
        """The view of the newest update."""
        found: dict[str, Any] = [message for message in self.messages if message["type"] == "update"][-1]["view"]
        return found

    @property
    def numbers(self) -> list[int]:
        """The numbers of all updates."""
        return [message["number"] for message in self.messages if message["type"] == "update"]

    @property
    def events(self) -> list[str]:
        """The codes of all events, in order."""
        return [event["code"] for message in self.messages for event in message.get("events", ())]

    async def until(self, fits: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Wait until the newest view fits, and give it."""
        async with asyncio.timeout(WAIT):
            while not fits(self.view):
                self._news.clear()
                await self._news.wait()
        return self.view
