"""Who sits at a table, folded from the log's house rows.

Pure: the same rows give the same company on any server.
"""

import hmac
from dataclasses import dataclass, replace
from typing import Literal, Self

from stube.protocol import SeatInfo
from stube.server.house_rows import Filled, Freed, Hosted, HouseRow, Renamed, Rose, Sat
from stube.server.store import SeatRow


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat and who has it: a person has the hash of a secret, a bot an id, a free seat neither.

    Attributes:
        name: what the person wants to be called.
        secret: hash of the secret that takes the seat.
        bot: id of the bot.
    """

    name: str = ""
    secret: bytes | None = None
    bot: str | None = None

    @property
    def kind(self) -> Literal["person", "bot", "free"]:
        """Who has it."""
        if self.secret is not None:
            return "person"
        return "free" if self.bot is None else "bot"

    @property
    def player(self) -> str | None:
        """The bot that plays for the seat; None where a person does, or nobody."""
        return self.bot

    def told(self) -> SeatInfo:
        """Give what everybody is told of it."""
        return SeatInfo(self.bot if self.bot is not None else self.name, self.kind)


FREE = Chair()


@dataclass(frozen=True, slots=True)
class Company:
    """The company of a table.

    Attributes:
        chairs: by seat.
        host: the seat that may fill and free others; None while no person sits.
    """

    chairs: tuple[Chair, ...]
    host: int | None

    @classmethod
    def opened(cls, seats: tuple[SeatRow, ...]) -> Self:
        """Give the company that a table was opened with."""
        chairs = tuple(Chair(name=seat.name, secret=seat.secret_hash, bot=seat.bot) for seat in seats)
        return cls(chairs, _first_person(chairs))

    @property
    def complete(self) -> bool:
        """Whether somebody plays for every seat."""
        return all(chair.kind != "free" or chair.player is not None for chair in self.chairs)

    def seat_of(self, secret: bytes) -> int | None:
        """Give the seat that the hash of a secret takes."""
        for seat, chair in enumerate(self.chairs):
            if chair.secret is not None and hmac.compare_digest(chair.secret, secret):
                return seat
        return None

    def after(self, seat: int | None, what: HouseRow) -> Self:
        """Give the company after a row.

        Args:
            seat: the row's seat.
            what: the row's content.
        """
        match what:
            case Sat():
                return self._with(seat, Chair(name=what.name, secret=bytes.fromhex(what.secret)))
            case Rose():
                return self._with(seat, FREE)
            case Renamed():
                assert seat is not None
                return self._with(seat, replace(self.chairs[seat], name=what.name))
            case Filled():
                return self._with(what.seat, Chair(bot=what.bot))
            case Freed():
                return self._with(what.seat, FREE)
            case Hosted():
                return replace(self, host=what.seat)

    def _with(self, seat: int | None, chair: Chair) -> Self:
        """Give the company with another chair; where the host has gone the next person is host."""
        chairs = tuple(chair if place == seat else other for place, other in enumerate(self.chairs))
        stays = self.host is not None and chairs[self.host].kind == "person"
        return replace(self, chairs=chairs, host=self.host if stays else _first_person(chairs))


def _first_person(chairs: tuple[Chair, ...]) -> int | None:
    return next((seat for seat, chair in enumerate(chairs) if chair.kind == "person"), None)
