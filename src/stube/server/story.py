"""A table's log folded to what it means: the state, who sits there, and what each seat has been sent.

Pure: the same rows give the same story on any server. Each seat counts its own updates, and only those
that it may know of.
"""

from dataclasses import dataclass, field, replace

from stube.cards import parse_deal
from stube.core import Event, Game, Seen, State
from stube.core.event import seen
from stube.protocol import MatchScore
from stube.server.company import Company
from stube.server.dealing import Dealing
from stube.server.house_rows import Again, Asked, Freed, HouseRow, Moved, Opened, Pledged, Rose, parse_house
from stube.server.store import Row

Place = int | None
"""A seat, or None for everybody who only watches."""

LONGEST_RETURN = 200  # updates that a returning browser is told one by one; after more it starts from the view


@dataclass(slots=True)
class Line:
    """What one place has been sent.

    Attributes:
        updates: the events of each of its newest updates; those that nobody is told again are not kept.
        forgotten: number of the updates before these.
    """

    updates: list[tuple[Seen, ...]] = field(default_factory=list)
    forgotten: int = 0

    @property
    def number(self) -> int:
        """Number of the newest update; 0 before the first."""
        return self.forgotten + len(self.updates)

    def add(self, events: tuple[Seen, ...]) -> None:
        """Add an update."""
        self.updates.append(events)
        if len(self.updates) >= 2 * LONGEST_RETURN:
            del self.updates[:LONGEST_RETURN]
            self.forgotten += LONGEST_RETURN

    def since(self, number: int) -> tuple[Seen, ...]:
        """Give the events after an update, or none for who comes anew or after too long."""
        if not 0 < number <= self.number or self.number - number > LONGEST_RETURN:
            return ()
        return tuple(event for update in self.updates[number - self.forgotten :] for event in update)


@dataclass(frozen=True, slots=True)
class Reading:
    """What comes of a row: the state, the company, what happened on the way.

    Attributes:
        state: where the series stands then.
        company: who sits there then.
        since: when the decision that waits then began to.
        dealt: whether the match has begun then.
        asked: whether the shares of the next deal are being opened then.
        events: what happened in the game.
        what: what a house row says; None for a row of the game.
    """

    state: State
    company: Company
    since: int
    dealt: bool
    asked: bool
    events: tuple[Event, ...] = ()
    what: HouseRow | None = None


class Story:
    """The fold of a log.

    Attributes:
        game: whose rules read it.
        state: where the series stands.
        company: who sits at the table.
        dealing: how its deals come about.
        number: number of the newest row.
        lines: by place, what has been sent.
        newest: what the newest row says, if it is a house row.
        new_deal: whether the newest row is a deal.
        proven: by place, where in the deck the cards lay that the newest row has proved to it.
        begun: by seat, the number of the row that began what ends by itself.
        since: when the decision that waits began to, in milliseconds since 1970.
        dealt: whether the match has begun.
        shown: by seat, the cards of the round that was finished last.
    """

    def __init__(self, game: Game, start: State, company: Company, dealing: Dealing) -> None:
        self.game = game
        self.state = start
        self.company = company
        self.dealing = dealing
        self.number = 0
        self.lines: dict[Place, Line] = {place: Line() for place in (*range(start.seats), None)}
        self.newest: HouseRow | None = None
        self.new_deal = False
        self.proven: dict[Place, frozenset[int]] = {}
        self.begun: dict[int, int] = {}
        self.since = 0
        self.dealt = False
        self.shown: tuple[tuple[str, ...], ...] = ()
        self._commands: dict[Place, set[str]] = {}

    @property
    def playing(self) -> bool:
        """Whether a round is being played."""
        return self.dealt and self.state.needs_deal is None and not self.state.over

    @property
    def asked(self) -> bool:
        """Whether the shares of the next deal are being opened."""
        return self.dealing.closed is not None

    def has(self, seat: Place, command: str) -> bool:
        """Say whether a command of a seat is in the log."""
        return command in self._commands.get(seat, ())

    def read(self, row: Row) -> Reading:
        """Give what a row does, without taking it.

        Raises:
            StubeError: the rules refuse it.
        """
        if row.kind == "house":
            what = parse_house(row.text)
            company = self.company
            if isinstance(what, Pledged | Asked | Opened):
                self.dealing.check(row.seat, what)
            else:
                company = company.after(row, what, playing=self.playing)
            if isinstance(what, Again):
                return Reading(self.game.again(self.state), company, row.at, dealt=False, asked=self.asked, what=what)
            asked = self.asked or isinstance(what, Asked)
            return Reading(self.state, company, self.since, self.dealt, asked, what=what)
        if row.kind == "deal":
            deal = parse_deal(row.text, self.state.pack)
            self.dealing.check_deal(deal, self.state.pack)
            step = self.state.deal(deal)
        elif row.seat is None:
            raise ValueError(f"row {row.number} is an action of nobody")
        else:
            step = self.state.play(row.seat, self.game.parse_action(row.text))
        rests = step.state.needs_deal is not None or step.state.over
        company = self.company.between_rounds() if rests else self.company
        if step.state.over:
            company = replace(company, sheet=(*company.sheet, _score(step.state, company)))
        moved = step.state.decision != self.state.decision
        since = row.at if moved else self.since
        asked = self.asked and row.kind != "deal"
        return Reading(step.state, company, since, moved or self.dealt, asked, step.events)

    def take(self, row: Row, reading: Reading) -> tuple[Place, ...]:
        """Add a stored row.

        Args:
            row: the next row of the log.
            reading: what `read` gave for it.

        Returns:
            The places that got an update by it.
        """
        if row.number != self.number + 1:
            raise ValueError(f"row {row.number} after {self.number}")
        before = self.state
        self.state, self.company, self.number = reading.state, reading.company, row.number
        self.since, self.dealt = reading.since, reading.dealt
        if row.command is not None:
            self._commands.setdefault(row.seat, set()).add(row.command)
        self.newest, self.new_deal, self.proven = reading.what, row.kind == "deal", {}
        if reading.what is not None:
            self._take_house(row.seat, reading.what)
        if reading.what is not None and reading.state is before:
            return ()
        if self.new_deal:
            self.dealing.take_deal(parse_deal(row.text, before.pack))
        self.proven = {place: self.dealing.prove(reading.events, place) for place in self.lines}
        running = {seat for seat, _ in reading.state.passing}
        self.begun = {seat: self.begun.get(seat, row.number) for seat in running}
        if reading.state.needs_deal is not None or reading.state.over:
            self.shown = _hands(reading.state) or self.shown
        told = tuple(place for place in self.lines if concerns(place, before, reading.state, reading.events))
        everybody = seen(reading.events, None)
        for place in told:
            own = seen(reading.events, place)
            self.lines[place].add(everybody if own == everybody else own)  # kept once for all who are told the same
        return told

    def _take_house(self, seat: Place, what: HouseRow) -> None:
        match what:
            case Pledged() | Asked() | Opened():
                self.dealing.take(seat, what)
            case Rose() | Moved() if seat is not None:
                self.dealing.rise(seat)
            case Freed():
                self.dealing.rise(what.seat)


def _score(state: State, company: Company) -> MatchScore:
    """Give the line of the sheet for a series that is over."""
    view = state.view(None)
    return MatchScore(
        names=tuple(chair.told().name for chair in company.chairs),
        units=view.units,
        winners=view.winners,
        score=view.score,
        won=view.won,
        rounds=view.round,
    )


def _hands(state: State) -> tuple[tuple[str, ...], ...]:
    """Give by seat all cards of a round that is over: those it laid, in order, then those it still holds."""
    view = state.view(None)
    if view.result is None:
        return ()
    tricks = view.tricks if view.trick in view.tricks else (*view.tricks, view.trick)
    laid = [card for trick in tricks for card in trick.laid]
    return tuple(
        (*(card.card for card in laid if card.seat == seat), *(held.card for held in state.view(seat).hand))
        for seat in range(state.seats)
    )


def concerns(place: Place, before: State, after: State, events: tuple[Event, ...]) -> bool:
    """Say whether what happened changes anything that a place may know."""
    if before.decision != after.decision or any(event.seen_by(place) for event in events):
        return True
    return bool(before.view(place) != after.view(place))
