"""The live tables of this process, by id: opened, loaded when somebody comes, dropped when all have gone."""

import asyncio
import hmac
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from functools import lru_cache

import msgspec
import structlog

from stube.core import State
from stube.errors import Code, RecordError, StubeError, TableError
from stube.protocol import Command, Hello, Invited, NewTable, RecordWish, TableCreated
from stube.records import Record
from stube.server import metrics, telling
from stube.server.catalogue import Catalogue
from stube.server.company import Company
from stube.server.dealing import Dealing
from stube.server.guests import Listener
from stube.server.hearing import Hearing
from stube.server.live import LiveTable
from stube.server.nodes import Node
from stube.server.opening import hash_secret, open_table
from stube.server.players import Players
from stube.server.recording import finished
from stube.server.replaying import Eyes
from stube.server.store import Meeting, Store, StoreDownError, TableRow
from stube.server.story import Place, Story
from stube.server.waking import Waker

log = structlog.get_logger(__name__)

REST = 15.0  # seconds that a table stays awake after all have gone: who comes again need not have its log read anew
MOST_STARTS = 256  # rule sets that tables share


@dataclass(slots=True)
class _Open:
    live: LiveTable
    players: Players
    held: int = 0  # it is awake though nobody may be connected

    @property
    def empty(self) -> bool:
        """Whether nothing keeps it awake."""
        return not self.held and self.live.guests.empty

    def knows(self, number: int) -> bool:
        return self.live.knows(number)

    async def catch_up(self, number: int) -> None:
        await self.live.catch_up(number)


class Sitting:
    """One connection at a table."""

    def __init__(self, live: LiveTable, listener: Listener) -> None:
        self.live = live
        self.listener = listener

    @property
    def place(self) -> Place:
        """The seat that it sits on now; None for who only watches."""
        return self.live.guests.place(self.listener)

    async def obey(self, command: Command) -> None:
        """Do what it wants; raises what `LiveTable.obey` raises."""
        await self.live.obey(self.listener, command)

    def view(self) -> bytes:
        """Give what it may know now, as JSON."""
        return self.live.view_bytes(self.place)


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
        self._resting: dict[str, asyncio.Task[None]] = {}
        self._start = lru_cache(MOST_STARTS)(self._begin)
        self._node = Node(store, self._bury)
        self._hearing = Hearing(store, self._open)
        self._waker = Waker(store, self.wake)
        metrics.TABLES.set_function(lambda: len(self._open))

    async def create(self, wish: NewTable, meeting: Meeting | None = None) -> TableCreated:
        """Open a table.

        Args:
            wish: what table.
            meeting: the place that it takes for those who seek its rules.

        Raises:
            RulesError, TableError: the wish is refused; see `open_table`.
            NumberTakenError: somebody else's table has taken that place.
        """
        opened = open_table(wish, self.catalogue)
        await self._store.create(opened.row, meeting)
        log.info("table_opened", table=opened.row.id, game=opened.row.game, preset=opened.row.preset)
        story = self._begun(opened.row)
        story.company = story.company.arrived(opened.told.seat, self._node.id)
        return msgspec.structs.replace(opened.told, first=telling.first(opened.row, story, opened.told.seat))

    async def invited(self, invitation: str) -> Invited:
        """Say what table an invitation leads to.

        Raises:
            TableError: `unknown_invitation`.
        """
        table = await self._store.invited(invitation)
        if table is None:
            raise TableError(Code.UNKNOWN_INVITATION)
        row, story = await self.look(table)
        return telling.invited(row, story, telling.customs_of(row))

    async def record(self, table: str, wish: RecordWish) -> Record:
        """Give the record of a finished match to somebody who sits there.

        Raises:
            TableError: `unknown_table`, `unknown_seat_secret`, `record_stays_closed` or `record_not_yet`.
            RulesError, RecordError: see `join`.
        """
        record, eyes = await self.match(table, wish.secret, wish.match)
        if not eyes.opens:
            raise TableError(Code.RECORD_STAYS_CLOSED)
        return record

    async def match(self, table: str, secret: str, number: int | None) -> tuple[Record, Eyes]:
        """Give a finished match, and what of it the holder of a seat may see.

        Args:
            table: the table's id.
            secret: what takes the seat.
            number: which of the table's matches, from 0; None takes the last one that is over.

        Raises:
            TableError: `unknown_table`, `unknown_seat_secret` or `record_not_yet`.
            RulesError, RecordError: see `join`.
        """
        row, story = await self._unread(table)
        over = finished(row, story, await self._store.log(table))
        seat = story.company.seat_of(hash_secret(secret))
        if seat is None:
            raise TableError(Code.UNKNOWN_SEAT_SECRET)
        opens = telling.customs_of(row).open_deals != "never"
        if not over or (number or 0) >= len(over):
            raise TableError(Code.RECORD_NOT_YET)
        match = over[-1 if number is None else number]
        # Who came later has not been told what the seat held before.
        return match.record(row, story), Eyes(seat if opens or seat not in match.late else None, opens)

    async def join(self, table: str, hello: Hello, listener: Listener) -> Sitting:
        """Connect somebody: they are welcomed and told where the table stands.

        Raises:
            TableError: `unknown_table`, `unknown_seat_secret` or `unknown_invitation`.
            RulesError: `unknown_game`: the table's game is not installed.
            RecordError: the log cannot be replayed by this version of the rules.
        """
        secret = None if hello.secret is None else hash_secret(hello.secret)
        async with self.held(table) as live:
            _let_in(live, hello, secret)
            await live.join(listener, secret, hello)
            return Sitting(live, listener)

    async def leave(self, sitting: Sitting) -> None:
        """Disconnect somebody; the last one to go lets the table rest."""
        sitting.live.guests.leave(sitting.listener)
        try:
            await sitting.live.mark()
        except StoreDownError:  # the table does not rest until it is written
            log.warning("not_marked", table=sitting.live.row.id)
        finally:
            self._rest_if_empty(sitting.live.row.id)

    @asynccontextmanager
    async def held(self, table: str) -> AsyncIterator[LiveTable]:
        """Keep a table awake for a while; raises what `join` raises for the table."""
        found = await self._find(table)
        found.held += 1
        try:
            yield found.live
        finally:
            found.held -= 1
            self._rest_if_empty(table)

    async def look(self, table: str) -> tuple[TableRow, Story]:
        """Look at a table without waking it; raises what `join` raises for the table."""
        task = self._open.get(table)
        if task is not None and _is_there(task):
            live = task.result().live
            if live.story.company.closed:
                raise TableError(Code.UNKNOWN_TABLE, table=table)
            return live.row, live.story
        return await self._read(table)

    async def wake(self, table: str) -> None:
        """Do what is due at a table, also when nobody is connected; it stays awake while more is due soon.

        Raises:
            TableError, RulesError, RecordError: it cannot be loaded; see `join`.
        """
        try:
            found = await self._find(table)
        except StoreDownError:
            raise
        except StubeError:
            await self._store.forget_due(table)
            raise
        found.held += 1
        try:
            await found.live.start()
            while found.live.busy and not await self._waker.sleep(1):  # a look a second will do
                pass
        finally:
            found.held -= 1
            self._rest_if_empty(table)

    async def close(self) -> None:
        """Let all tables rest."""
        await self._node.stop()
        await self._waker.close()
        await self._hearing.close()
        resting = list(self._resting.values())
        for rest in resting:
            rest.cancel()
        await asyncio.gather(*resting, return_exceptions=True)
        for task in [self._open.pop(table) for table in list(self._open)]:
            for found in await asyncio.gather(task, return_exceptions=True):
                if isinstance(found, _Open):
                    await found.players.stop()
                    await found.live.stop()

    def _rest_if_empty(self, table: str) -> None:
        """Let a table rest that nobody keeps awake, unless somebody comes soon."""
        task = self._open.get(table)
        if task is not None and task.done() and task.result().empty and table not in self._resting:
            self._resting[table] = asyncio.create_task(self._rest(table, task), name=f"rest {table}")

    async def _rest(self, table: str, task: asyncio.Task[_Open]) -> None:
        try:
            await asyncio.sleep(0 if task.result().live.story.company.closed else REST)
            while task.result().empty and not task.result().live.marked:
                await asyncio.sleep(0.1)
                with suppress(StoreDownError):
                    await task.result().live.mark()
        finally:
            del self._resting[table]
        if self._open.get(table) is task and task.result().empty:
            del self._open[table]
            await task.result().players.stop()
            await task.result().live.stop()

    async def _find(self, table: str) -> _Open:
        """Give a table that is live, loaded if need be; raises what `join` raises for the table."""
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
            if found.live.story.company.closed:
                raise TableError(Code.UNKNOWN_TABLE, table=table)
            if self._open.get(table) is task:  # it may have been dropped while we waited
                return found

    async def _load(self, table: str) -> _Open:
        row, story = await self._read(table)
        live = LiveTable(row, story, self._store, self.catalogue, self._node.id)
        await live.mark(await self._node.living())
        return _Open(live, Players(live, self.catalogue.bots, self._bot_pause))

    async def _bury(self) -> None:
        """Let everybody at our tables count as away who sat by a node that is dead."""
        if self._open:
            living = await self._node.living()
            for found in [task.result() for task in self._open.values() if _is_there(task)]:
                await found.live.mark(living)

    async def _read(self, table: str) -> tuple[TableRow, Story]:
        """Fold a table's log.

        Raises:
            TableError: `unknown_table`.
            RulesError: `unknown_game`.
            RecordError: `record_rules_version_unknown`.
        """
        row, story = await self._unread(table)
        for entry in await self._store.log(table):
            story.take(entry, story.read(entry))
        if story.company.closed:
            raise TableError(Code.UNKNOWN_TABLE, table=table)
        return row, story

    def _begin(self, game: str, rules: str, setup: str) -> State:
        """Give where a series begins; tables with the same rules share it."""
        known = self.catalogue.game(game)
        read = known.rules_type.read(msgspec.json.decode(rules, type=dict[str, str]))
        return known.start(read, msgspec.json.decode(setup, type=dict[str, str]))

    async def _unread(self, table: str) -> tuple[TableRow, Story]:
        """Give a table with a story that has not read its log; raises what `_read` raises."""
        row = await self._store.table(table)
        if row is None:
            raise TableError(Code.UNKNOWN_TABLE, table=table)
        return row, self._begun(row)

    def _begun(self, row: TableRow) -> Story:
        """Give the story of a table before its log; raises what `_read` raises for the rules."""
        game = self.catalogue.game(row.game)
        if row.rules_version != game.rules_version:
            raise RecordError(Code.RECORD_RULES_VERSION_UNKNOWN, version=row.rules_version)
        start = self._start(row.game, row.rules, row.setup)
        dealer = self.catalogue.dealer(shares=row.secret is not None)
        dealing = Dealing(row.id, row.secret or b"", start.seats, dealer)
        return Story(game, start, Company.opened(row.seats, row.created), dealing)


def _is_there(task: asyncio.Task[_Open]) -> bool:
    return task.done() and not task.cancelled() and task.exception() is None


def _let_in(live: LiveTable, hello: Hello, secret: bytes | None) -> None:
    """Let in who has a seat or the invitation.

    Raises:
        TableError: `unknown_seat_secret` or `unknown_invitation`.
    """
    if secret is not None and live.story.company.seat_of(secret) is not None:
        return
    if hello.invitation is None:
        raise TableError(Code.UNKNOWN_INVITATION if secret is None else Code.UNKNOWN_SEAT_SECRET)
    if not hmac.compare_digest(hello.invitation.encode(), live.row.invitation.encode()):
        raise TableError(Code.UNKNOWN_INVITATION)
