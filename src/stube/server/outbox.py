"""Messages that wait to be sent to one browser."""

import asyncio

MOST_WAITING = 256


class Outbox:
    """A bounded queue to one connection; who reads too slowly is cut off and comes back for the newest view.

    Attributes:
        closed: nothing more is taken in.
        overflowed: it was closed because too much waited.
    """

    def __init__(self) -> None:
        self.closed = False
        self.overflowed = False
        self._waiting = asyncio.Queue[bytes | None]()

    def send(self, message: bytes) -> None:
        """Hand in a message; never waits."""
        if self.closed:
            return
        if self._waiting.qsize() >= MOST_WAITING:
            self.overflowed = True
            self.close()
        else:
            self._waiting.put_nowait(message)

    def close(self) -> None:
        """Let the connection end after what waits."""
        if not self.closed:
            self.closed = True
            self._waiting.put_nowait(None)

    async def next(self) -> bytes | None:
        """Give the next message; None when the connection is to end."""
        return await self._waiting.get()
