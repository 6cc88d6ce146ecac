"""The live tables of this process, by id: opened, loaded when somebody comes, dropped when all have gone."""

import asyncio
import hmac
from dataclasses import dataclass

import msgspec
import structlog

from stube.errors import Code, RecordError, TableError
from stube.protocol import Act, Hello, NewTable, Next, TableCreated
from stube.server.catalogue import Catalogue
from stube.server.live import Listener, LiveTable
from stube.server.opening import hash_secret, open_table
from stube.server.players import Players
from stube.server.store import Store, TableRow
from stube.server.story import Place, Story

log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class _Open:
    live: LiveTable
    players: Players


class Sitting:
    """One connection's place at a table."""

    def __init__(self, live: LiveTable, listener: Listener, place: Place) -> None:
        self.live = live
        self.listener = listener
        self.place = place

    async def act(self, command: Act) -> None:
        """Act; raises what `LiveTable.act` raises, and `unknown_seat_secret` for who only watches."""
        await self.live.act(self._seat(), command)

    async def go_on(self, command: Next) -> None:
        """Go on to the next round; raises what `LiveTable.go_on` raises, and as above."""
        await self.live.go_on(self._seat(), command)

    def view(self) -> bytes:
        """Give what the place may know now, as JSON."""
        return self.live.view_bytes(self.place)

    def _seat(self) -> int:
        if self.place is None:
            raise TableError(Code.UNKNOWN_SEAT_SECRET)
        return self.place


class Tables:
    """All tables that somebody is connected to, over one store.

    Attributes:
        catalogue: the games and bots they can be opened with.
    """

    def __init__(self, store: Store, catalogue: Catalogue, bot_pause: float) -> None:
        self._store = store
        self.catalogue = catalogue
        self._bot_pause = bot_pause
        self._open: dict[str, asyncio.Task[_Open]] = {}

    async def create(self, wish: NewTable) -> TableCreated:
        """Open a table.

        Raises:
            RulesError, TableError: the wish is refused; see `open_table`.
        """
        opened = open_table(wish, self.catalogue)
        await self._store.create(opened.row)
        log.info("table_opened", table=opened.row.id, game=opened.row.game, preset=opened.row.preset)
        return opened.told

    async def join(self, table: str, hello: Hello, listener: Listener) -> Sitting:
        """Connect somebody: they are welcomed and told where the table stands.

        Raises:
            TableError: `unknown_table` or `unknown_seat_secret`.
            RulesError: `unknown_game`: the table's game is not installed.
            RecordError: the log cannot be replayed by this version of the rules.
        """
        while True:
            task = self._open.get(table)
            if task is None:
                task = self._open[table] = asyncio.create_task(self._load(table), name=f"load {table}")
            try:
                found = await asyncio.shield(task)
            except BaseException:
                if task.done() and self._open.get(table) is task:
                    del self._open[table]
                raise
            if self._open.get(table) is task:  # it may have been dropped while we waited
                break
        try:
            place = _place(found.live.row, hello.secret)
        except TableError:
            await self._drop_if_empty(table)
            raise
        found.live.join(listener, place, hello.since)
        return Sitting(found.live, listener, place)

    async def leave(self, sitting: Sitting) -> None:
        """Disconnect somebody; the last one to go lets the table rest."""
        sitting.live.leave(sitting.listener)
        await self._drop_if_empty(sitting.live.row.id)

    async def close(self) -> None:
        """Let all tables rest."""
        for task in [self._open.pop(table) for table in list(self._open)]:
            task.cancel()
            for found in await asyncio.gather(task, return_exceptions=True):
                if isinstance(found, _Open):
                    await found.players.stop()
                    await found.live.stop()

    async def _drop_if_empty(self, table: str) -> None:
        task = self._open.get(table)
        if task is None or not task.done() or not task.result().live.empty:
            return
        del self._open[table]
        await task.result().players.stop()
        await task.result().live.stop()

    async def _load(self, table: str) -> _Open:
        row = await self._store.table(table)
        if row is None:
            raise TableError(Code.UNKNOWN_TABLE, table=table)
        game = self.catalogue.game(row.game)
        if row.rules_version != game.rules_version:
            raise RecordError(Code.RECORD_RULES_VERSION_UNKNOWN, version=row.rules_version)
        rules = game.rules_type.read(msgspec.json.decode(row.rules, type=dict[str, str]))
        story = Story(game, game.start(rules, msgspec.json.decode(row.setup, type=dict[str, str])))
        for entry in await self._store.log(table):
            story.take(entry, story.read(entry))
        live = LiveTable(row, story, self._store, self.catalogue.chance)
        await live.start()
        return _Open(live, Players(live, self.catalogue.bots, self._bot_pause))


def _place(row: TableRow, secret: str | None) -> Place:
    """Give the seat that a secret takes; without a secret one watches.

    Raises:
        TableError: `unknown_seat_secret`.
    """
    if secret is None:
        return None
    offered = hash_secret(secret)
    for seat in row.seats:
        if seat.secret_hash is not None and hmac.compare_digest(seat.secret_hash, offered):
            return seat.seat
    raise TableError(Code.UNKNOWN_SEAT_SECRET)
