"""A seat of a table and who has it, folded from the log's house rows."""

from dataclasses import dataclass, replace
from typing import Literal, Self

from stube.protocol import SeatInfo
from stube.server.house_rows import Agreed, Came, Gone, HouseRow, Moved, Renamed, Rose, Sat, Ticketed, Wants
from stube.server.store import Row


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat and who has it: a person has the hash of a secret, a bot an id, a free seat neither.

    Attributes:
        name: what the person wants to be called.
        secret: hash of the secret that takes the seat.
        bot: id of the bot.
        nodes: the servers that the person is connected to.
        since: when the person sat down, came or went last, or the seat got free; milliseconds since 1970.
        standin: the bot that plays for the time being.
        late: whether the person sat down while a stand-in was playing and waits for the round to end.
        wants: whether the person wants to play again.
        agrees: whether the person agrees that those who watch see all hands.
        ticket: hash of the ticket by which another device may take the seat, and when it was given.
    """

    name: str = ""
    secret: bytes | None = None
    bot: str | None = None
    nodes: frozenset[str] = frozenset()
    since: int = 0
    standin: str | None = None
    late: bool = False
    wants: bool = False
    agrees: bool = False
    ticket: tuple[bytes, int] | None = None

    @property
    def kind(self) -> Literal["person", "bot", "free"]:
        """Who has it."""
        if self.secret is not None:
            return "person"
        return "free" if self.bot is None else "bot"

    @property
    def player(self) -> str | None:
        """The bot that plays for the seat; None where a person does, or nobody."""
        return self.bot or self.standin

    @property
    def missing(self) -> bool:
        """Whether nobody plays for the seat now: it is free, or its person is away."""
        return self.player is None and not self.nodes

    def told(self) -> SeatInfo:
        """Give what everybody is told of it."""
        name = self.bot if self.bot is not None else self.name
        return SeatInfo(name, self.kind, here=bool(self.nodes), standin=self.standin)

    def after(self, row: Row, what: HouseRow, *, playing: bool) -> Self | None:
        """Give the seat after a row of its own; None where the row says nothing about the seat alone.

        Args:
            row: the row.
            what: its content.
            playing: whether a round is being played.
        """
        match what:
            case Sat():
                standin = self.standin if playing else None
                return type(self)(
                    name=what.name,
                    secret=bytes.fromhex(what.secret),
                    nodes=frozenset({what.node} - {""}),
                    since=row.at,
                    standin=standin,
                    late=standin is not None,
                )
            case Rose():
                return type(self)(since=row.at)
            case Renamed():
                return replace(self, name=what.name)
            case Came():
                since = self.since if self.nodes else row.at
                standin = self.standin if self.late else None
                return replace(self, nodes=self.nodes | {what.node}, since=since, standin=standin)
            case Gone():
                nodes = self.nodes - {what.node}
                return replace(self, nodes=nodes, since=self.since if nodes else row.at)
            case Wants():
                return replace(self, wants=True)
            case Agreed():
                return replace(self, agrees=what.yes)
            case Ticketed():
                return replace(self, ticket=(bytes.fromhex(what.ticket), row.at))
            case Moved():
                return replace(self, secret=bytes.fromhex(what.secret), ticket=None, nodes=frozenset(), since=row.at)
            case _:
                return None


FREE = Chair()
"""A seat that nobody has."""
