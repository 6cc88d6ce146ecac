"""Everything about tables that needs no seat's socket: finding one, moving a seat, deleting one, expiry."""

import secrets

import structlog

from stube.core import fingerprint
from stube.errors import Code, StubeError, TableError
from stube.protocol import (
    Customs,
    Invited,
    NewTable,
    OpenTables,
    SeatMoved,
    SeekWish,
    TableCreated,
    Ticket,
    TicketUse,
)
from stube.server import telling
from stube.server.opening import PERSON, SECRET_BYTES, hash_secret
from stube.server.ruling import read_wish
from stube.server.store import Meeting, NumberTakenError, Store, listing
from stube.server.tables import Tables

log = structlog.get_logger(__name__)

MOST_LISTED = 30
LISTED_MILLISECONDS = 12 * 3600 * 1000  # a table that has waited longer is not shown any more
LIST_MILLISECONDS = 2000  # how long an answer is good
BOTS_AFTER = 30  # seconds that who seeks a table waits for people
COMING_MILLISECONDS = 20_000  # how long the opener of a table may take to come to it
MOST_TRIES = 50  # of taking a seat or opening a table while others do the same


class Lobby:
    """What happens at the door of a house."""

    def __init__(self, store: Store, tables: Tables) -> None:
        self._store = store
        self._tables = tables
        self._list = OpenTables(())
        self._listed_at = 0

    async def listed(self) -> OpenTables:
        """Give the tables that want to be found, with a free seat and somebody there; a moment old at most."""
        now = self._tables.catalogue.clock()
        if now - self._listed_at >= LIST_MILLISECONDS:
            self._listed_at = now
            found = await listing.on_list(self._store, now - LISTED_MILLISECONDS, MOST_LISTED)
            doors = [await self._door(table) for table in found]
            self._list = OpenTables(tuple(door for door in doors if door is not None))
        return self._list

    async def seek(self, wish: SeekWish) -> TableCreated:
        """Give a seat at a listed table with these rules, or open one; who seeks the same at once meets.

        Raises:
            RulesError: the rules are refused; see `open_table`.
            TableError: `try_again`: others were always quicker.
        """
        game = self._tables.catalogue.game(wish.game)
        _, rules = read_wish(game, wish.preset, wish.options)
        wanted = fingerprint(game.id, rules)
        self._listed_at = 0
        for door in (await self.listed()).tables:
            if door.fingerprint == wanted and (taken := await self._take(door, wish.name)) is not None:
                return taken
        new = NewTable(
            game=wish.game,
            seats=(PERSON,) * game.seats(rules),
            preset=wish.preset,
            options=wish.options,
            name=wish.name,
            customs=Customs(listed=True, bots_after=BOTS_AFTER),
        )
        for _ in range(MOST_TRIES):
            met = await listing.meeting(self._store, wanted)
            beside = None if met is None else await self._beside(met, wish.name)
            if beside is not None:
                return beside
            try:
                return await self._tables.create(new, Meeting(rules=wanted, before=met))
            except NumberTakenError:
                continue
        raise TableError(Code.TRY_AGAIN)

    async def ticket(self, table: str, secret: str) -> Ticket:
        """Give a ticket by which another device takes a seat over.

        Raises:
            TableError: `unknown_table` or `unknown_seat_secret`.
        """
        ticket = secrets.token_urlsafe(SECRET_BYTES)
        async with self._tables.held(table) as live:
            await live.give_ticket(hash_secret(secret), hash_secret(ticket))
        return Ticket(f"{table}.{ticket}")

    async def move(self, use: TicketUse) -> SeatMoved:
        """Let another device take a seat over.

        Raises:
            TableError: `unknown_ticket`.
        """
        table, _, ticket = use.ticket.partition(".")
        try:
            async with self._tables.held(table) as live:
                seat = await live.move(hash_secret(ticket), hash_secret(use.secret))
                row = live.row
                return SeatMoved(row.id, seat, row.game, row.preset, fingerprint(row.game, live.story.state.rules))
        except TableError as refusal:
            if refusal.code is Code.UNKNOWN_TABLE:
                raise TableError(Code.UNKNOWN_TICKET) from None
            raise

    async def delete(self, table: str, secret: str) -> None:
        """Delete a table with all it holds, by its host.

        Raises:
            TableError: `unknown_table`, `unknown_seat_secret` or `not_the_host`.
        """
        async with self._tables.held(table) as live:
            await live.close(hash_secret(secret))
            await listing.forget(self._store, table)
        log.info("table_deleted", table=table)

    async def _door(self, table: str) -> Invited | None:
        """Give a listed table as it looks from outside; None where nobody waits there any more."""
        try:
            row, story = await self._tables.look(table)
        except TableError:
            return None
        customs = telling.customs_of(row)
        return telling.invited(row, story, customs) if customs.listed and story.company.waits else None

    async def _beside(self, table: str, name: str) -> TableCreated | None:
        """Sit down beside who has sought before; None where nobody waits and nobody is about to come."""
        try:
            row, story = await self._tables.look(table)
        except StubeError:
            return None
        comes = self._tables.catalogue.clock() - row.created < COMING_MILLISECONDS
        if story.state.over or story.company.ended or not (comes or story.company.waits):
            return None
        return await self._take(telling.invited(row, story, telling.customs_of(row)), name)

    async def _take(self, door: Invited, name: str) -> TableCreated | None:
        """Sit down on the first free seat of a table; None where somebody was quicker."""
        secret = secrets.token_urlsafe(SECRET_BYTES)
        for seat in [seat for seat, info in enumerate(door.seats) if info.kind == "free"]:
            try:
                async with self._tables.held(door.table) as live:
                    await live.seat(seat, name, hash_secret(secret))
            except TableError:
                continue
            return TableCreated(door.table, seat, secret, door.invitation, door.fingerprint)
        return None
