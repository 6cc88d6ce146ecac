"""Messages that wait to be sent to one browser."""

import asyncio

from stube.server import metrics

MOST_WAITING = 256

# Close codes of RFC 6455 and its registry.
NORMAL = 1000
REFUSED = 1008
FAULT = 1011
TRY_AGAIN = 1013


class Outbox:
    """A bounded queue to one connection; who reads too slowly is cut off and comes back for the newest view.

    Attributes:
        closed: nothing more is taken in.
        code: why the connection ends, as a close code of WebSockets.
    """

    def __init__(self) -> None:
        self.closed = False
        self.code = NORMAL
        self._waiting: list[bytes | None] = []  # a queue of asyncio takes three kilobytes a connection
        self._bell: asyncio.Future[None] | None = None

    def send(self, message: bytes) -> None:
        """Hand in a message; never waits."""
        if self.closed:
            return
        if len(self._waiting) >= MOST_WAITING:
            metrics.CUT_OFF.inc()
            self.close(TRY_AGAIN)
        else:
            self._put(message)

    def close(self, code: int = NORMAL) -> None:
        """Let the connection end after what waits; the first reason counts."""
        if not self.closed:
            self.code = code
            self.closed = True
            self._put(None)

    async def next(self) -> bytes | None:
        """Give the next message; None when the connection is to end. One at a time may ask."""
        while not self._waiting:
            self._bell = asyncio.get_running_loop().create_future()
            await self._bell
        return self._waiting.pop(0)

    def _put(self, message: bytes | None) -> None:
        self._waiting.append(message)
        if self._bell is not None and not self._bell.done():
            self._bell.set_result(None)
