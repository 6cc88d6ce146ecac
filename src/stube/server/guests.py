"""The connections at one live table: where each sits, and telling them."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from stube.core import Seen
from stube.errors import Code
from stube.protocol import Failed, Hello
from stube.server import deal_news, telling
from stube.server.outbox import REFUSED
from stube.server.store import TableRow
from stube.server.story import Place, Story


class Listener(Protocol):
    """Somebody at the table: one connection."""

    def send(self, message: bytes) -> None:
        """Take an encoded message; never waits."""

    def close(self, code: int = ...) -> None:
        """Take no more; the connection ends with this close code."""


@dataclass(slots=True)
class _Guest:
    """Where a connection sits, the hash of the secret that it sits by, and whether it hears how deals are made."""

    place: Place
    secret: bytes | None
    deals: bool


class Guests:
    """All connections to one table in this process."""

    def __init__(self, row: TableRow, story: Story, left: Callable[[], int | None]) -> None:
        """Begin with nobody.

        Args:
            row: what the table was opened with.
            story: the fold of its log.
            left: gives the milliseconds left for the decision that waits.
        """
        self._row = row
        self._story = story
        self._left = left
        self._customs = telling.customs_of(row)
        self._guests: dict[Listener, _Guest] = {}
        self._company = self._told()
        self._shown = self._shows

    @property
    def empty(self) -> bool:
        """Whether nobody is connected."""
        return not self._guests

    def join(self, listener: Listener, secret: bytes | None, hello: Hello) -> None:
        """Welcome a connection and tell it what it has missed."""
        place = self._place_of(secret)
        guest = self._guests[listener] = _Guest(place, secret, hello.deals and self._row.secret is not None)
        listener.send(self._welcome(place))
        listener.send(self._company[place])
        if self.sees(place):
            self._arrives(listener, guest)
            listener.send(self._update(place, self._story.lines[place].since(hello.since)))

    def leave(self, listener: Listener) -> None:
        """Forget a connection."""
        self._guests.pop(listener, None)

    def place(self, listener: Listener) -> Place:
        """Give where a connection sits."""
        return self._guests[listener].place

    @property
    def seats(self) -> frozenset[int]:
        """The seats that somebody is connected to."""
        return frozenset(guest.place for guest in self._guests.values() if guest.place is not None)

    def claim(self, listener: Listener, secret: bytes | None) -> bytes | None:
        """Let a connection sit by another secret from the next `tell` on; gives the one before."""
        guest = self._guests[listener]
        before, guest.secret = guest.secret, secret
        return before

    def sees(self, place: Place) -> bool:
        """Say whether a place is shown the game at all."""
        return place is not None or self._customs.watchers != "none"

    def tell(self, places: tuple[Place, ...] = (), voice: bytes | None = None) -> None:
        """Tell everybody what the newest row means to them.

        Args:
            places: those that got an update by it.
            voice: a message of its own that everybody hears.
        """
        if self._story.company.closed:
            self._let_go()
            return
        moved = {listener for listener, guest in self._guests.items() if self._moves(guest)}
        for listener in moved:
            listener.send(self._welcome(self._guests[listener].place))
        before, self._company = self._company, self._told()
        updates: dict[Place, bytes] = {}
        for listener, guest in self._guests.items():
            if voice is not None:
                listener.send(voice)
            if before[guest.place] != self._company[guest.place] or listener in moved:
                listener.send(self._company[guest.place])
            if not self.sees(guest.place):
                continue
            if listener in moved:
                self._arrives(listener, guest)
                listener.send(self._update(guest.place, ()))
                continue
            if guest.deals:
                for message in deal_news.on_row(self._story, guest.place):
                    listener.send(message)
            if guest.place in places:
                if guest.place not in updates:
                    newest = self._story.lines[guest.place].updates[-1]
                    updates[guest.place] = self._update(guest.place, newest)
                listener.send(updates[guest.place])
        self._show()

    def _show(self) -> None:
        """Tell those who watch, where all hands have just been opened to them or closed."""
        if self._shown == self._shows:
            return
        self._shown = self._shows
        for listener, guest in self._guests.items():
            if guest.place is None:
                listener.send(self._update(None, ()))

    @property
    def _shows(self) -> bool:
        """Whether those who watch see all hands."""
        return self._customs.watchers == "open" and self._story.company.open

    def _told(self) -> dict[Place, bytes]:
        """Give what each place is told of the company."""
        everybody = telling.encode(telling.company(self._story))
        told = dict.fromkeys(self._story.lines, everybody)
        privy = telling.privy(self._story)
        return told | dict.fromkeys(privy, telling.encode(telling.company(self._story, privy=True))) if privy else told

    def _let_go(self) -> None:
        """Tell everybody that the table is no more."""
        for listener in self._guests:
            listener.send(telling.encode(Failed(Code.UNKNOWN_TABLE, {"table": self._row.id})))
            listener.close(REFUSED)

    def remind(self, seat: int) -> None:
        """Tell a seat again where the table stands."""
        message = self._update(seat, ())
        for listener, guest in self._guests.items():
            if guest.place == seat:
                listener.send(self._company[seat])
                listener.send(message)

    def _arrives(self, listener: Listener, guest: _Guest) -> None:
        if guest.deals:
            for message in deal_news.on_arrival(self._story, guest.place):
                listener.send(message)

    def _welcome(self, place: Place) -> bytes:
        return telling.encode(telling.welcome(self._row, self._story, self._customs, place))

    def _update(self, place: Place, events: tuple[Seen, ...]) -> bytes:
        return telling.encode(telling.update(self._story, self._customs, place, events, self._left()))

    def _moves(self, guest: _Guest) -> bool:
        """Seat a connection where its secret takes it now; say whether that is another place."""
        before, guest.place = guest.place, self._place_of(guest.secret)
        return before != guest.place

    def _place_of(self, secret: bytes | None) -> Place:
        return None if secret is None else self._story.company.seat_of(secret)
