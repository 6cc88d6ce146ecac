"""A table's log folded to what it means: the state, and what each seat has been sent.

Pure: the same rows give the same story on any server. Each seat counts its own updates, and only those
that it may know of.
"""

from dataclasses import dataclass, field

from stube.cards import parse_deal
from stube.core import Game, Seen, State, Step
from stube.core.event import seen
from stube.server.store import Row

Place = int | None
"""A seat, or None for everybody who only watches."""

LONGEST_RETURN = 200  # updates that a returning browser is told one by one; after more it starts from the view


@dataclass(slots=True)
class Line:
    """What one place has been sent: the events of each of its updates, the first at index 0."""

    updates: list[tuple[Seen, ...]] = field(default_factory=list)

    @property
    def number(self) -> int:
        """Number of the newest update; 0 before the first."""
        return len(self.updates)

    def since(self, number: int) -> tuple[Seen, ...]:
        """Give the events after an update, or none for who comes anew or after too long."""
        if not 0 < number <= self.number or self.number - number > LONGEST_RETURN:
            return ()
        return tuple(event for update in self.updates[number:] for event in update)


class Story:
    """The fold of a log.

    Attributes:
        game: whose rules read it.
        state: where the series stands.
        number: number of the newest row.
        lines: by place, what has been sent.
        begun: by seat, the number of the row that began what ends by itself.
    """

    def __init__(self, game: Game, start: State) -> None:
        self.game = game
        self.state = start
        self.number = 0
        self.lines: dict[Place, Line] = {place: Line() for place in (*range(start.seats), None)}
        self.begun: dict[int, int] = {}
        self._commands = set[tuple[Place, str]]()

    def has(self, seat: Place, command: str) -> bool:
        """Say whether a command of a seat is in the log."""
        return (seat, command) in self._commands

    def read(self, row: Row) -> Step[State]:
        """Give what a row does to the state, without taking it.

        Raises:
            StubeError: the rules refuse it.
        """
        if row.kind == "deal":
            return self.state.deal(parse_deal(row.text, self.state.pack))
        if row.seat is None:
            raise ValueError(f"row {row.number} is an action of nobody")
        return self.state.play(row.seat, self.game.parse_action(row.text))

    def take(self, row: Row, step: Step[State]) -> tuple[Place, ...]:
        """Add a stored row.

        Args:
            row: the next row of the log.
            step: what `read` gave for it.

        Returns:
            The places that got an update by it.
        """
        if row.number != self.number + 1:
            raise ValueError(f"row {row.number} after {self.number}")
        before, self.state, self.number = self.state, step.state, row.number
        if row.command is not None:
            self._commands.add((row.seat, row.command))
        running = {seat for seat, _ in step.state.passing}
        self.begun = {seat: self.begun.get(seat, row.number) for seat in running}
        told = tuple(place for place in self.lines if _concerns(place, before, step))
        for place in told:
            self.lines[place].updates.append(seen(step.events, place))
        return told


def _concerns(place: Place, before: State, step: Step[State]) -> bool:
    """Say whether a step changes anything that a place may know."""
    if before.decision != step.state.decision or any(event.seen_by(place) for event in step.events):
        return True
    return bool(before.view(place) != step.state.view(place))
