"""How nodes hear of each other's rows: "this table is at this number", never the row itself."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeAlias

import asyncpg
import structlog
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from stube.server import metrics
from stube.server.store.failures import is_passing

log = structlog.get_logger(__name__)

News: TypeAlias = tuple[str, int]
"""A table, and the number of its newest row."""

Hear: TypeAlias = Callable[[News | None], None]
"""Is told news; None when some may have been missed."""

CHANNEL = "stube"
LONGEST = 7900  # bytes of one notification; PostgreSQL takes 7,999
PAUSE = 0.25  # seconds between tries to listen again
SILENCE = 5.0  # seconds after which a listening connection is asked whether it is alive


class Bus(Protocol):
    """Carries news between the nodes of one database; who misses some reads the log."""

    async def announce(self, connection: AsyncConnection, news: Sequence[News]) -> None:
        """Hand in news within the transaction that writes the rows."""

    def deliver(self, news: News) -> None:
        """Hand in one of them once its row is written."""

    def subscribe(self, hear: Hear) -> None:
        """Tell somebody all that comes."""

    async def close(self) -> None:
        """Stop listening."""


class InProcess:
    """The bus of a database that one process has: everybody who listens is in it."""

    def __init__(self) -> None:
        self._hearers: list[Hear] = []

    async def announce(self, connection: AsyncConnection, news: Sequence[News]) -> None:
        """Nothing: rows that are not committed are no news."""

    def deliver(self, news: News) -> None:
        """Tell everybody."""
        for hear in self._hearers:
            hear(news)

    def subscribe(self, hear: Hear) -> None:
        """Tell somebody all that comes."""
        self._hearers.append(hear)

    async def close(self) -> None:
        """Tell nobody any more."""
        self._hearers.clear()


class Notifications:
    """The bus of several nodes: PostgreSQL's NOTIFY, in the transaction of the rows, so that neither comes alone.

    The listening connection is opened again when it is lost, and then everybody is told that news may be missing.

    Args:
        address: of the database, as libpq writes it.
    """

    def __init__(self, address: str) -> None:
        self._address = address
        self._hearers: list[Hear] = []
        self._task = asyncio.create_task(self._listen(), name="bus")

    async def announce(self, connection: AsyncConnection, news: Sequence[News]) -> None:
        """Notify in the transaction."""
        for message in pack(news):
            await connection.execute(select(func.pg_notify(CHANNEL, message)))

    def deliver(self, news: News) -> None:
        """Nothing: the database has told everybody, this node among them."""

    def subscribe(self, hear: Hear) -> None:
        """Tell somebody all that comes."""
        self._hearers.append(hear)

    async def close(self) -> None:
        """Stop listening."""
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _listen(self) -> None:
        while True:
            try:
                await self._listen_once()
            except Exception as error:
                metrics.BUS_LOST.inc()
                if is_passing(error) or isinstance(error, asyncpg.PostgresError):
                    log.warning("bus_lost", error=type(error).__name__)
                else:
                    log.exception("bus_failed")
            await asyncio.sleep(PAUSE)

    async def _listen_once(self) -> None:
        """Listen until the connection is lost."""
        connection = await asyncpg.connect(self._address, timeout=SILENCE, command_timeout=SILENCE)
        try:
            lost = asyncio.Event()
            connection.add_termination_listener(lambda _: lost.set())
            await connection.add_listener(CHANNEL, self._hear)
            self._tell(None)
            while not lost.is_set():
                try:
                    await asyncio.wait_for(lost.wait(), SILENCE)
                except TimeoutError:
                    await connection.execute("SELECT 1")  # a connection that is dead in the middle tells nothing
        finally:
            connection.terminate()

    def _hear(self, _connection: object, _process: int, _channel: str, message: Any) -> None:
        for news in unpack(str(message)):
            self._tell(news)

    def _tell(self, news: News | None) -> None:
        for hear in self._hearers:
            hear(news)


def pack(news: Sequence[News]) -> list[str]:
    """Write news as few short texts; of a table only its newest number."""
    newest: dict[str, int] = {}
    for table, number in news:
        newest[table] = max(number, newest.get(table, 0))
    messages = [""]
    for table, number in newest.items():
        word = f"{table} {number} "
        if len(messages[-1]) + len(word) > LONGEST:
            messages.append("")
        messages[-1] += word
    return [message for message in messages if message]


def unpack(message: str) -> list[News]:
    """Read what `pack` wrote."""
    words = message.split()
    return [(table, int(number)) for table, number in zip(words[::2], words[1::2], strict=True)]
