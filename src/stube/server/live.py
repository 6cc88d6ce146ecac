"""A live table: takes commands one after the other, stores what comes of them, then tells everybody."""

import asyncio
from collections.abc import Callable, Mapping
from functools import partial

import structlog

from stube.errors import Code, IllegalAction, StubeError, TableError
from stube.protocol import (
    Act,
    Chat,
    Command,
    Fill,
    Hello,
    Next,
    Open,
    PassHost,
    Pledge,
    Rename,
    Rise,
    Say,
    Sit,
    write_view,
)
from stube.server import seating, wishes
from stube.server.absence import Coming
from stube.server.alarm import Alarm
from stube.server.catalogue import Catalogue
from stube.server.dealing import offered, shared
from stube.server.doorway import Doorway
from stube.server.guests import Listener
from stube.server.house_rows import Again, HouseRow
from stube.server.ledger import MOST_TRIES
from stube.server.moments import Moments
from stube.server.opening import hash_secret
from stube.server.rates import Rate
from stube.server.seating import SeatCommand
from stube.server.store import Row, Store, TableRow
from stube.server.story import Place, Story
from stube.server.wishes import Wish

log = structlog.get_logger(__name__)

VOICES_PER_SECOND = 0.5  # calls and lines that a seat may utter in the long run
VOICES_AT_ONCE = 5
CHANGES_PER_SECOND = 1.0  # of everything that a seat, or all guests together, may change about the table
CHANGES_AT_ONCE = 30


class LiveTable(Doorway):
    """One table in this process. Any number of processes may hold the same table: the log decides.

    Attributes:
        changed: set whenever something has happened, for whoever acts on its own (bots).
    """

    def __init__(self, row: TableRow, story: Story, store: Store, catalogue: Catalogue, node: str) -> None:
        super().__init__(row, story, store, catalogue, node)
        self.changed = asyncio.Event()
        self._voices = Rate(VOICES_PER_SECOND, VOICES_AT_ONCE)
        self._changes = Rate(CHANGES_PER_SECOND, CHANGES_AT_ONCE)
        self._moments = Moments(self.customs.gesture_ms / 1000, self._pass)
        self._alarm = Alarm(self.tend, f"alarm of {row.id}")

    async def start(self) -> None:
        """Do what is due: make the deals, let the bots act and what lasts come to its end."""
        async with self._lock:
            await self._begin()

    async def _begin(self) -> None:
        self.due = self._due_after(self.story, self._catalogue.clock())
        await self._settle()
        self._heed()

    async def stop(self) -> None:
        """Stop the clocks; what has not ended ends when the table is live again."""
        await self._alarm.stop()
        await self._moments.stop()
        await super().stop()

    async def join(self, listener: Listener, secret: bytes | None, hello: Hello) -> None:
        """Write down that somebody has come and what they bring, make what is due, then welcome them.

        Args:
            listener: the connection.
            secret: hash of the secret that it sits by.
            hello: the greeting.
        """
        async with self._lock:
            seat = None if secret is None else self.story.company.seat_of(secret)
            if seat is not None:
                await self._put(seat, None, partial(self._presence, seat, here=True))
                await self._put(seat, None, lambda: offered(self.story.dealing, seat, hello.pledges))
            await self._begin()
            self.guests.join(listener, secret, hello)

    async def tend(self) -> None:
        """Do what is due because time has passed."""
        async with self._lock:
            while (due := self._coming(self.story)) is not None and due.at <= self._catalogue.clock():
                await self._put(due.seat, None, partial(self._still, due))
            self._heed()
            await self._settle()

    def _still(self, due: Coming) -> HouseRow | None:
        """Give the row of what was due, if it still is."""
        return due.what if self._coming(self.story) == due else None

    async def obey(self, listener: Listener, command: Command) -> None:
        """Do what somebody at the table wants; a command that has been done already is left at that.

        Raises:
            TableError: `stale`, or the table's own reason.
            NotationError: an action's text cannot be read.
            IllegalAction: the rules forbid it.
        """
        if self.story.company.closed:
            raise TableError(Code.UNKNOWN_TABLE, table=self.row.id)
        seat = self.guests.place(listener)
        if not isinstance(command, Act | Next | Pledge | Open) and not self._changes.take(str(seat)):
            raise TableError(Code.TOO_MANY_REQUESTS)
        if isinstance(command, Sit):
            await self._sit(listener, command)
            return
        if seat is None:
            raise TableError(Code.UNKNOWN_SEAT_SECRET)
        match command:
            case Act():
                await self.act(seat, command)
            case Next():
                await self.go_on(seat, command)
            case Rise() | Rename() | Fill() | PassHost():
                await self._change(seat, command.id, partial(self._seat_row, seat, command))
            case Pledge() | Open():
                await self._share(seat, command)
            case _:
                if isinstance(command, Say | Chat) and not self._voices.take(str(seat)):
                    raise TableError(Code.TOO_MANY_REQUESTS)
                await self._change(seat, command.id, partial(self._wish_row, seat, command))

    async def act(self, seat: int, command: Act) -> None:
        """Let a seat act; raises what `obey` raises."""
        async with self._lock:
            if self.story.has(seat, command.id):
                self.guests.remind(seat)
                return
            if self.story.company.ended or self.story.company.chairs[seat].player is not None:
                raise IllegalAction(Code.NOT_NOW)
            if await self._asks(seat, command):
                return
            await self._act(seat, command.action, command.on, command.id)

    async def _asks(self, seat: int, command: Act) -> bool:
        """Let a seat that wants to give up ask its partner first, where the table wants both; say whether it asks."""
        if not self.customs.fold_needs_both:
            return False
        action = self.story.game.parse_action(command.action)
        make = partial(wishes.wish_to_fold, self.story, self.customs, seat, action)
        if command.on != self.story.state.decision or make() is None:
            return False
        self.story.read(self._row("action", seat, str(action), command.id))
        await self._put(seat, command.id, make)
        return True

    async def act_as_bot(self, seat: int, action: str, on: int) -> None:
        """Let a bot act; raises what `obey` raises, `stale` too where a person plays again."""
        async with self._lock:
            if seat not in self.bots:
                raise TableError(Code.STALE, on=on, decision=self.story.state.decision)
            await self._act(seat, action, on, None)

    @property
    def bots(self) -> Mapping[int, str]:
        """The bots by the seat that they play for now."""
        return self.story.company.bots(self.story.state.decision, self._standin)

    async def go_on(self, seat: int, command: Next) -> None:
        """Deal the next round.

        Raises:
            IllegalAction: `not_now`: no round waits for being dealt.
            TableError: `seats_are_free`.
        """
        async with self._lock:
            if self.story.has(seat, command.id):
                self.guests.remind(seat)
                return
            if self.story.state.needs_deal is None or self.story.company.ended:
                raise IllegalAction(Code.NOT_NOW)
            if not self.story.company.complete:
                raise TableError(Code.SEATS_ARE_FREE)
            if self.story.dealing.closed is None:
                await self._bring(seat, command.id)
            await self._settle()

    def view_bytes(self, place: Place) -> bytes:
        """Give what a place may know now, as JSON."""
        return write_view(self.story.state.view(place)) if self.guests.sees(place) else b"null"

    async def _sit(self, listener: Listener, command: Sit) -> None:
        secret = hash_secret(command.secret)
        async with self._lock:
            if self.guests.place(listener) not in {None, command.seat}:
                raise TableError(Code.ALREADY_SEATED)
            before = self.guests.claim(listener, secret)
            try:
                await self._put(
                    command.seat,
                    command.id,
                    lambda: seating.sit(self.story.company, command.seat, command.name, secret, self._node),
                    again=True,
                )
            except BaseException:
                self.guests.claim(listener, before)
                raise
            await self._put(command.seat, None, lambda: offered(self.story.dealing, command.seat, command.pledges))
            self.guests.tell()
            await self._settle()

    async def _share(self, seat: int, command: Pledge | Open) -> None:
        async with self._lock:
            await self._put(seat, command.id, lambda: shared(self.story.dealing, seat, command))
            await self._settle()

    async def _change(self, seat: int, command: str, make: Callable[[], HouseRow]) -> None:
        """Write the house row of a command once."""
        async with self._lock:
            if self.story.has(seat, command):
                self.guests.remind(seat)
                return
            await self._put(seat, command, make)
            await self._settle()

    def _seat_row(self, seat: int, command: SeatCommand) -> HouseRow:
        return seating.change(self.story.company, seat, command, tuple(self._catalogue.bots))

    def _wish_row(self, seat: int, command: Wish) -> HouseRow:
        return wishes.row_of(self.story, self.customs, seat, command)

    async def _act(self, seat: int, action: str, on: int, command: str | None) -> None:
        text = str(self.story.game.parse_action(action))
        for _ in range(MOST_TRIES):
            row = self._row("action", seat, text, command)
            if on != self.story.state.decision and self._decides(row):
                raise TableError(Code.STALE, on=on, decision=self.story.state.decision)
            if await self._append(row):
                break
            if command is not None and self.story.has(seat, command):
                break
        else:
            raise TableError(Code.STALE, on=on, decision=self.story.state.decision)
        await self._settle()

    def _decides(self, row: Row) -> bool:
        """Say whether an action moves the decision counter, or cannot be done: looks and gestures are never stale."""
        try:
            return self.story.read(row).state.decision != self.story.state.decision
        except StubeError:
            return True

    async def _pass(self, seat: int, number: int) -> None:
        """End what a seat began with a row of the log, if it still lasts."""
        async with self._lock:
            if self.story.begun.get(seat) != number:
                return
            text = str(dict(self.story.state.passing)[seat])
            await self._append(self._row("action", seat, text, None))

    async def _settle(self) -> None:
        """Do what follows, give up, play again and deal, until somebody is to act or a round may be looked at."""
        folding = self.story.company.folds(self.story.state.decision)
        if folding is not None and folding.assented:
            await self._append(self._row("action", folding.seat, folding.action, None))
        if self.story.company.again and (self.story.state.over or self.story.company.ended):
            await self._put(None, None, lambda: Again() if self.story.company.again else None)
        while self._deals() and await self._bring(None, None):
            pass
        self.changed.set()
        await self._list()

    def _deals(self) -> bool:
        """Say whether cards are to be dealt by themselves; where a round is over the next waits to be asked for."""
        state, company = self.story.state, self.story.company
        if state.needs_deal is None or not company.complete or company.ended:
            return False
        return self.story.asked or state.view(None).result is None

    def _heed(self) -> None:
        super()._heed()
        self._moments.heed(self.story.begun)
        due = self._coming(self.story)
        self._alarm.set(None if due is None else due.at, self._catalogue.clock())
