"""Who sits at a table, folded from the log's house rows.

Pure: the same rows give the same company on any server.
"""

import hmac
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Literal, Self

from stube.protocol import SeatInfo
from stube.server.house_rows import (
    Came,
    Ended,
    Filled,
    Freed,
    Gone,
    Hosted,
    HouseRow,
    RanOut,
    Renamed,
    Rose,
    Sat,
    StoodIn,
)
from stube.server.store import Row, SeatRow


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
    """

    name: str = ""
    secret: bytes | None = None
    bot: str | None = None
    nodes: frozenset[str] = frozenset()
    since: int = 0
    standin: str | None = None
    late: bool = False

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


FREE = Chair()


@dataclass(frozen=True, slots=True)
class Company:
    """The company of a table.

    Attributes:
        chairs: by seat.
        host: the seat that may fill and free others; None while no person sits.
        ended: whether the match was ended because somebody stayed away.
        ran_out: the seat whose time is over and the decision that a bot makes for it.
    """

    chairs: tuple[Chair, ...]
    host: int | None
    ended: bool = False
    ran_out: tuple[int, int] | None = None

    @classmethod
    def opened(cls, seats: tuple[SeatRow, ...], at: int = 0) -> Self:
        """Give the company that a table was opened with at a moment."""
        chairs = tuple(Chair(name=seat.name, secret=seat.secret_hash, bot=seat.bot, since=at) for seat in seats)
        return cls(chairs, next_host(chairs))

    @property
    def complete(self) -> bool:
        """Whether somebody has, or plays for, every seat."""
        return all(chair.kind != "free" or chair.player is not None for chair in self.chairs)

    @property
    def present(self) -> bool:
        """Whether any person is connected."""
        return any(chair.nodes for chair in self.chairs)

    def seat_of(self, secret: bytes) -> int | None:
        """Give the seat that the hash of a secret takes."""
        for seat, chair in enumerate(self.chairs):
            if chair.secret is not None and hmac.compare_digest(chair.secret, secret):
                return seat
        return None

    def bots(self, decision: int, standin: str = "") -> Mapping[int, str]:
        """Give the bots by the seat that they play for.

        Args:
            decision: the decision that waits.
            standin: the bot that decides for who has no time left.
        """
        if self.ended:
            return {}
        playing = {seat: chair.player for seat, chair in enumerate(self.chairs) if chair.player is not None}
        if self.ran_out is not None and self.ran_out[1] == decision:
            playing.setdefault(self.ran_out[0], standin)
        return playing

    def after(self, row: Row, what: HouseRow, *, playing: bool) -> Self:
        """Give the company after a row.

        Args:
            row: the row.
            what: its content.
            playing: whether a round is being played.
        """
        seat = row.seat
        chair = FREE if seat is None else self.chairs[seat]
        match what:
            case Sat():
                standin = chair.standin if playing else None
                return self._with(
                    seat,
                    Chair(
                        name=what.name,
                        secret=bytes.fromhex(what.secret),
                        nodes=frozenset({what.node}),
                        since=row.at,
                        standin=standin,
                        late=standin is not None,
                    ),
                )
            case Rose():
                return self._with(seat, Chair(since=row.at))
            case Renamed():
                return self._with(seat, replace(chair, name=what.name))
            case Came():
                standin = chair.standin if chair.late else None
                nodes = chair.nodes | {what.node}
                since = chair.since if chair.nodes else row.at
                return self._with(seat, replace(chair, nodes=nodes, since=since, standin=standin))
            case Gone():
                nodes = chair.nodes - {what.node}
                return self._with(seat, replace(chair, nodes=nodes, since=chair.since if nodes else row.at))
            case Filled():
                return self._with(what.seat, Chair(bot=what.bot))
            case Freed():
                return self._with(what.seat, Chair(since=row.at))
            case StoodIn():
                return self._with(what.seat, replace(self.chairs[what.seat], standin=what.bot))
            case Hosted():
                return replace(self, host=what.seat)
            case RanOut():
                assert seat is not None
                return replace(self, ran_out=(seat, what.on))
            case Ended():
                return replace(self, ended=True)

    def between_rounds(self) -> Self:
        """Give the company when no round is played: who has waited for its end plays from now on."""
        if not any(chair.late for chair in self.chairs):
            return self
        chairs = tuple(
            replace(chair, standin=None if chair.nodes else chair.standin, late=False) if chair.late else chair
            for chair in self.chairs
        )
        return replace(self, chairs=chairs)

    def _with(self, seat: int | None, chair: Chair) -> Self:
        """Give the company with another chair; where the host has gone for good, who is here becomes host."""
        chairs = tuple(chair if place == seat else other for place, other in enumerate(self.chairs))
        stays = self.host is not None and chairs[self.host].kind == "person"
        return replace(self, chairs=chairs, host=self.host if stays else next_host(chairs))


def next_host(chairs: tuple[Chair, ...]) -> int | None:
    """Give the first person who is here, else the first person."""
    people = [seat for seat, chair in enumerate(chairs) if chair.kind == "person"]
    return next((seat for seat in people if chairs[seat].nodes), people[0] if people else None)
