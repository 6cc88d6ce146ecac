"""Who sits at a table, folded from the log's house rows.

Pure: the same rows give the same company on any server.
"""

import hmac
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Self

from stube.protocol import MatchScore
from stube.server.chairs import Chair
from stube.server.house_rows import (
    Again,
    Assented,
    Closed,
    CompanyRow,
    Ended,
    Filled,
    Folds,
    Freed,
    Hosted,
    RanOut,
    StoodIn,
)
from stube.server.store import Row, SeatRow


@dataclass(frozen=True, slots=True)
class Folding:
    """The wish of a seat to give up by an action on a decision, and whether its partner has assented."""

    seat: int
    on: int
    action: str
    assented: bool = False


@dataclass(frozen=True, slots=True)
class Company:
    """The company of a table.

    Attributes:
        chairs: by seat.
        host: the seat that may fill and free others; None while no person sits.
        ended: whether the match was ended because somebody stayed away.
        ran_out: the seat whose time is over and the decision that a bot makes for it.
        folding: the wish to give up that waits for a partner.
        sheet: the series that have been finished here.
        closed: whether the table is being deleted.
    """

    chairs: tuple[Chair, ...]
    host: int | None
    ended: bool = False
    ran_out: tuple[int, int] | None = None
    folding: Folding | None = None
    sheet: tuple[MatchScore, ...] = ()
    closed: bool = False

    @classmethod
    def opened(cls, seats: tuple[SeatRow, ...], at: int = 0) -> Self:
        """Give the company that a table was opened with at a moment."""
        chairs = tuple(Chair(name=seat.name, secret=seat.secret_hash, bot=seat.bot, since=at) for seat in seats)
        return cls(chairs, next_host(chairs))

    def arrived(self, seat: int, node: str) -> Self:
        """Give the company when the person of a seat has come to a server."""
        return self._with(seat, replace(self.chairs[seat], nodes=frozenset({node})))

    @property
    def waits(self) -> bool:
        """Whether somebody is here and a seat is free."""
        return self.present and not self.closed and any(chair.kind == "free" for chair in self.chairs)

    @property
    def complete(self) -> bool:
        """Whether somebody has, or plays for, every seat, and the table is not being deleted."""
        return not self.closed and all(chair.kind != "free" or chair.player is not None for chair in self.chairs)

    @property
    def present(self) -> bool:
        """Whether any person is connected."""
        return any(chair.nodes for chair in self.chairs)

    @property
    def again(self) -> bool:
        """Whether everybody who is here wants to play again, and somebody is."""
        return self.present and all(chair.wants for chair in self.chairs if chair.nodes)

    @property
    def open(self) -> bool:
        """Whether every person agrees that those who watch see all hands."""
        return self.present and all(chair.agrees for chair in self.chairs if chair.kind == "person")

    def folds(self, decision: int) -> Folding | None:
        """Give the wish to give up on a decision."""
        return self.folding if self.folding is not None and self.folding.on == decision else None

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
        if self.ended or self.closed:
            return {}
        playing = {seat: chair.player for seat, chair in enumerate(self.chairs) if chair.player is not None}
        if self.ran_out is not None and self.ran_out[1] == decision:
            playing.setdefault(self.ran_out[0], standin)
        return playing

    def after(self, row: Row, what: CompanyRow, *, playing: bool) -> Self:
        """Give the company after a row.

        Args:
            row: the row.
            what: its content.
            playing: whether a round is being played.
        """
        own = None if row.seat is None else self.chairs[row.seat].after(row, what, playing=playing)
        if own is not None:
            return self._with(row.seat, own)
        match what:
            case Filled():
                return self._with(what.seat, Chair(bot=what.bot))
            case Freed():
                return self._with(what.seat, Chair(since=row.at))
            case StoodIn():
                return self._with(what.seat, replace(self.chairs[what.seat], standin=what.bot))
            case Hosted():
                return replace(self, host=what.seat)
            case RanOut() if row.seat is not None:
                return replace(self, ran_out=(row.seat, what.on))
            case Ended():
                return replace(self, ended=True)
            case Again():
                # Who was away before is missed from now on.
                fresh = tuple(
                    replace(one, wants=False, since=one.since if one.nodes else row.at) for one in self.chairs
                )
                return replace(self, chairs=fresh, ended=False, ran_out=None, folding=None).between_rounds()
            case Folds() if row.seat is not None:
                return replace(self, folding=Folding(row.seat, what.on, what.action))
            case Assented() if self.folding is not None:
                return replace(self, folding=replace(self.folding, assented=True) if what.yes else None)
            case Closed():
                return replace(self, closed=True)
            case _:
                return self

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
