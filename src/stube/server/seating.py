"""What people do about seats: which row a command makes, or why not."""

from typing import TypeAlias

from stube.errors import Code, TableError
from stube.protocol import Fill, PassHost, Rename, Rise
from stube.server.company import Company
from stube.server.house_rows import Filled, Freed, Hosted, HouseRow, Renamed, Rose, Sat

FREE = "free"

SeatCommand: TypeAlias = Rise | Rename | Fill | PassHost
"""What who sits may do."""


def sit(company: Company, seat: int, name: str, secret: bytes, node: str) -> HouseRow | None:
    """Give the row that a person sits down by; None when the person sits there already.

    Args:
        company: who sits there.
        seat: where.
        name: what the person wants to be called.
        secret: hash of the secret that takes the seat.
        node: the server that the person is connected to; empty for none.

    Raises:
        TableError: `bad_seat`, `seat_taken`, or `already_seated` for a secret that takes another seat.
    """
    _exists(company, seat)
    own = company.seat_of(secret)
    if own == seat:
        return None
    if own is not None:
        raise TableError(Code.ALREADY_SEATED)
    if company.chairs[seat].kind != FREE:
        raise TableError(Code.SEAT_TAKEN)
    return Sat(name=name.strip(), secret=secret.hex(), node=node)


def change(company: Company, seat: int, command: SeatCommand, bots: tuple[str, ...]) -> HouseRow:
    """Give the row of a command of a person who sits.

    Args:
        company: who sits there.
        seat: the person's seat.
        command: the wish.
        bots: ids of the bots.

    Raises:
        TableError: `bad_seat`, `seat_taken`, `not_the_host` or `unknown_bot`.
    """
    match command:
        case Rise():
            return Rose()
        case Rename():
            return Renamed(name=command.name.strip())
        case Fill() | PassHost():
            _exists(company, command.seat)
            if company.host != seat:
                raise TableError(Code.NOT_THE_HOST)
    chair = company.chairs[command.seat]
    if isinstance(command, PassHost):
        if chair.kind != "person":
            raise TableError(Code.BAD_SEAT)
        return Hosted(seat=command.seat)
    if chair.kind == "person" and (chair.nodes or command.seat == seat):
        raise TableError(Code.SEAT_TAKEN)
    if command.who == FREE:
        return Freed(seat=command.seat)
    if command.who not in bots:
        raise TableError(Code.UNKNOWN_BOT, bot=command.who, known=bots)
    return Filled(seat=command.seat, bot=command.who)


def _exists(company: Company, seat: int) -> None:
    if seat >= len(company.chairs):
        raise TableError(Code.BAD_SEAT)
