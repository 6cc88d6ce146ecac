"""Coming to a live table and leaving it: presence, tickets, the public list, the end of a table."""

from collections.abc import Container
from functools import partial
from hmac import compare_digest

from stube.errors import Code, TableError
from stube.server import seating
from stube.server.bringing import Bringing
from stube.server.catalogue import Catalogue
from stube.server.house_rows import Came, Closed, Gone, HouseRow, Moved, Ticketed
from stube.server.store import Store, TableRow, listing
from stube.server.story import Story

TICKET_MILLISECONDS = 5 * 60 * 1000


class Doorway(Bringing):
    """The part of a live table that knows who comes and goes."""

    def __init__(self, row: TableRow, story: Story, store: Store, catalogue: Catalogue, node: str) -> None:
        super().__init__(row, story, store, catalogue)
        self._node = node
        self._listed = False

    async def mark(self, living: Container[str] | None = None) -> None:
        """Write down who has come to this server and who has gone from it.

        Args:
            living: the servers that live; who sat by another has gone.
        """
        async with self._lock:
            if self.story.company.closed:
                return
            for seat in range(len(self.story.company.chairs)):
                await self._put(seat, None, partial(self._presence, seat, here=seat in self.guests.seats))
                for node in self.story.company.chairs[seat].nodes:
                    if living is not None and node not in living and node != self._node:
                        await self._put(seat, None, partial(self._absence, seat, node))
            await self._list()

    @property
    def marked(self) -> bool:
        """Whether it is written down who is at this server."""
        company = self.story.company
        here = {seat for seat, chair in enumerate(company.chairs) if self._node in chair.nodes}
        return company.closed or here == self.guests.seats

    async def seat(self, seat: int, name: str, secret: bytes) -> None:
        """Let somebody who is not connected yet sit down.

        Args:
            seat: where.
            name: what the person wants to be called.
            secret: hash of the secret that takes the seat.

        Raises:
            TableError: `bad_seat`, `seat_taken` or `already_seated`.
        """
        async with self._lock:
            await self._put(seat, None, lambda: seating.sit(self.story.company, seat, name, secret, ""))
            await self._settle()

    async def give_ticket(self, secret: bytes, ticket: bytes) -> None:
        """Let a ticket take the seat of a secret for a while; both are hashes.

        Raises:
            TableError: `unknown_seat_secret`.
        """
        async with self._lock:
            seat = self._seat_of(secret)
            await self._put(seat, None, lambda: self._own(seat, secret, Ticketed(ticket=ticket.hex())))

    async def move(self, ticket: bytes, secret: bytes) -> int:
        """Let another secret take the seat of a ticket; both are hashes. Gives the seat.

        Raises:
            TableError: `unknown_ticket`.
        """
        async with self._lock:
            seat = self.story.company.seat_of(secret)
            if seat is None:
                seat = self._seat_of_ticket(ticket)
                await self._put(seat, None, lambda: self._moved(ticket, secret))
                await self._list()
            return seat

    async def close(self, secret: bytes) -> None:
        """Let everybody go for good, by the host.

        Raises:
            TableError: `unknown_seat_secret` or `not_the_host`.
        """
        async with self._lock:
            seat = self._seat_of(secret)
            if self.story.company.host != seat:
                raise TableError(Code.NOT_THE_HOST)
            await self._put(seat, None, lambda: self._own(seat, secret, Closed()))

    def _seat_of(self, secret: bytes) -> int:
        seat = self.story.company.seat_of(secret)
        if seat is None:
            raise TableError(Code.UNKNOWN_SEAT_SECRET)
        return seat

    def _own(self, seat: int, secret: bytes, what: HouseRow) -> HouseRow:
        """Give a row that only who has the seat may write."""
        if self._seat_of(secret) != seat:
            raise TableError(Code.UNKNOWN_SEAT_SECRET)
        return what

    def _seat_of_ticket(self, ticket: bytes) -> int:
        now = self._catalogue.clock()
        for seat, chair in enumerate(self.story.company.chairs):
            given = chair.ticket
            if given is not None and compare_digest(given[0], ticket) and now - given[1] <= TICKET_MILLISECONDS:
                return seat
        raise TableError(Code.UNKNOWN_TICKET)

    def _moved(self, ticket: bytes, secret: bytes) -> HouseRow | None:
        if self.story.company.seat_of(secret) is not None:
            return None
        self._seat_of_ticket(ticket)
        return Moved(secret=secret.hex())

    async def _list(self) -> None:
        """Put the table on the public list while it wants to be found, and take it off."""
        waits = self.customs.listed and self.story.company.waits and not self.story.state.over
        if waits != self._listed:
            await listing.put_on_list(self._store, self.row.id, self._catalogue.clock() if waits else None)
            self._listed = waits

    def _presence(self, seat: int, *, here: bool) -> HouseRow | None:
        """Give the row by which a person has come to this server or gone from it; None where all is written."""
        chair = self.story.company.chairs[seat]
        if chair.kind != "person" or here == (self._node in chair.nodes) or self.story.company.closed:
            return None
        return Came(node=self._node) if here else Gone(node=self._node)

    def _absence(self, seat: int, node: str) -> HouseRow | None:
        """Give the row by which a person has gone from a server that is dead."""
        return Gone(node=node) if node in self.story.company.chairs[seat].nodes else None
