"""A live table: takes commands one after the other, stores what comes of them, then tells everybody."""

import asyncio
from dataclasses import dataclass
from typing import Protocol

import msgspec
import structlog

from stube import protocol
from stube.cards import format_deal
from stube.core import Seen, fingerprint
from stube.errors import Code, IllegalAction, StubeError, TableError
from stube.protocol import Act, Next, SeatInfo, Speed, Update, Welcome, wire_args, write_view
from stube.server.catalogue import Chance
from stube.server.moments import Moments
from stube.server.store import NumberTakenError, Row, Store, TableRow
from stube.server.story import Place, Story

log = structlog.get_logger(__name__)
GESTURE_SECONDS = 1.5
encode = msgspec.json.Encoder().encode


class Listener(Protocol):
    """Somebody at the table: one connection."""

    def send(self, message: bytes) -> None:
        """Take an encoded message; never waits."""


@dataclass(frozen=True, slots=True)
class _Taken:
    """Whether a row was written; if not, somebody else was first and the story has caught up."""

    ours: bool


class LiveTable:
    """One table in this process. Any number of processes may hold the same table: the log decides.

    Attributes:
        row: what the table was opened with.
        story: the fold of its log.
        changed: set whenever the state has moved, for whoever acts on its own (bots).
    """

    def __init__(self, row: TableRow, story: Story, store: Store, chance: Chance) -> None:
        self.row = row
        self.story = story
        self.changed = asyncio.Event()
        self._store = store
        self._chance = chance
        self._lock = asyncio.Lock()
        self._moments = Moments(GESTURE_SECONDS, self._pass)
        self._listeners: dict[Listener, Place] = {}

    @property
    def empty(self) -> bool:
        """Whether nobody is connected."""
        return not self._listeners

    async def start(self) -> None:
        """Make the deals that are due."""
        async with self._lock:
            await self._settle()
            self._moments.heed(self.story.begun)

    async def stop(self) -> None:
        """Stop the clocks; what has not ended ends when the table is live again."""
        await self._moments.stop()

    def join(self, listener: Listener, place: Place, since: int) -> None:
        """Welcome a connection and tell it what it has missed."""
        self._listeners[listener] = place
        listener.send(encode(self._welcome(place)))
        listener.send(self._update(place, self.story.lines[place].since(since)))

    def leave(self, listener: Listener) -> None:
        """Forget a connection."""
        self._listeners.pop(listener, None)

    async def act(self, seat: int, command: Act) -> None:
        """Let a seat act; a command that has acted already is left at that.

        Raises:
            TableError: `stale`.
            NotationError: the action's text cannot be read.
            IllegalAction: the rules forbid it.
        """
        async with self._lock:
            if self.story.has(seat, command.id):
                self._remind(seat)
                return
            await self._act(seat, command.action, command.on, command.id)

    async def act_as_bot(self, seat: int, action: str, on: int) -> None:
        """Let a bot act; raises what `act` raises."""
        async with self._lock:
            await self._act(seat, action, on, None)

    async def go_on(self, seat: int, command: Next) -> None:
        """Deal the next round.

        Raises:
            IllegalAction: `not_now`: no round waits for being dealt.
        """
        async with self._lock:
            if self.story.has(seat, command.id):
                self._remind(seat)
                return
            if self.story.state.needs_deal is None:
                raise IllegalAction(Code.NOT_NOW)
            await self._deal(seat, command.id)
            await self._settle()

    def view_bytes(self, place: Place) -> bytes:
        """Give what a place may know now, as JSON."""
        return write_view(self.story.state.view(place))

    async def _act(self, seat: int, action: str, on: int, command: str | None) -> None:
        decision = self.story.state.decision
        text = str(self.story.game.parse_action(action))
        row = Row(number=self.story.number + 1, kind="action", seat=seat, text=text, command=command)
        if on != decision and self._decides(row):
            raise TableError(Code.STALE, on=on, decision=decision)
        taken = await self._append(row)
        if not taken.ours and (command is None or not self.story.has(seat, command)):
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
            await self._append(Row(number=self.story.number + 1, kind="action", seat=seat, text=text))

    async def _settle(self) -> None:
        """Make deals until a person or a bot is to act, or a round is over and may be looked at."""
        while self.story.state.needs_deal is not None and not self._rests():
            await self._deal(None, None)
        self.changed.set()

    def _rests(self) -> bool:
        """Say whether a round is over and the next waits for somebody to ask for it."""
        return self.story.state.view(None).result is not None

    async def _deal(self, seat: Place, command: str | None) -> None:
        state = self.story.state
        if state.needs_deal is None:
            raise IllegalAction(Code.NO_DEAL_NEEDED)
        deal = self._chance(state.needs_deal, state.pack, state.seats)
        row = Row(number=self.story.number + 1, kind="deal", seat=seat, text=format_deal(deal), command=command)
        await self._append(row)

    async def _append(self, row: Row) -> _Taken:
        """Store a row, then tell everybody; where somebody else was first, tell what they did."""
        step = self.story.read(row)
        try:
            await self._store.append(self.row.id, row)
        except NumberTakenError:
            log.info("number_taken", table=self.row.id, number=row.number)
            for missed in await self._store.log(self.row.id, self.story.number):
                self._tell(self.story.take(missed, self.story.read(missed)))
            self._moments.heed(self.story.begun)
            return _Taken(ours=False)
        self._tell(self.story.take(row, step))
        self._moments.heed(self.story.begun)
        return _Taken(ours=True)

    def _tell(self, places: tuple[Place, ...]) -> None:
        messages: dict[Place, bytes] = {}
        for listener, place in self._listeners.items():
            if place not in places:
                continue
            if place not in messages:
                messages[place] = self._update(place, self.story.lines[place].updates[-1])
            listener.send(messages[place])

    def _remind(self, seat: int) -> None:
        """Tell a seat again where the table stands."""
        message = self._update(seat, ())
        for listener, place in self._listeners.items():
            if place == seat:
                listener.send(message)

    def _update(self, place: Place, events: tuple[Seen, ...]) -> bytes:
        told = tuple(protocol.Seen(event.code, wire_args(event.args)) for event in events)
        view = msgspec.Raw(self.view_bytes(place))
        return encode(Update(number=self.story.lines[place].number, events=told, view=view))

    def _welcome(self, place: Place) -> Welcome:
        return Welcome(
            table=self.row.id,
            game=self.row.game,
            seat=place,
            seats=tuple(SeatInfo(seat.name, "person" if seat.bot is None else "bot") for seat in self.row.seats),
            preset=self.row.preset,
            rules=self.story.state.rules.values(),
            fingerprint=fingerprint(self.row.game, self.story.state.rules),
            speed=msgspec.convert(self.row.speed, Speed),
        )
