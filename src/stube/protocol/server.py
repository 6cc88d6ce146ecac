"""What the server sends over the socket of a table."""

from typing import Literal, TypeAlias

import msgspec

from stube.protocol.limits import Count, Id, Name, Value

Scalar: TypeAlias = str | int | bool | None
WireArg: TypeAlias = Scalar | tuple[Scalar | tuple[Scalar, ...], ...]
Args: TypeAlias = dict[str, WireArg]
"""Arguments of a code. `stube.errors.Arg` is the same without an end to its depth, which no schema can say."""

Speed: TypeAlias = Literal["slow", "normal", "fast"]
"""How long bots let a table breathe before they act."""


class Seen(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that happened, as the receiver may know it: a code with arguments."""

    code: str
    args: Args


class SeatInfo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits on a seat.

    Attributes:
        name: what the person wants to be called (may be empty); the bot's id for a bot.
        kind: whether it is a person or a bot.
    """

    name: Name
    kind: Literal["person", "bot"]


class Welcome(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="welcome"):
    """The answer to `Hello`: the table, and who the receiver is at it.

    Attributes:
        table: public id.
        game: id of the game.
        seat: the receiver's seat; None watches.
        seats: who sits where.
        preset: id of the preset; None when single options were changed.
        rules: every option with its value.
        fingerprint: the rules' fingerprint.
        speed: the pace that the table was opened with.
    """

    table: Id
    game: Id
    seat: int | None
    seats: tuple[SeatInfo, ...]
    preset: Id | None
    rules: dict[str, Value]
    fingerprint: Id
    speed: Speed


class Update(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="update"):
    """Something happened that the receiver may know.

    Attributes:
        number: dense for this seat: a gap would tell that something hidden happened, so there is none.
        events: what happened since the update before (after a return: since the one that `Hello` named).
        view: what the seat may know now, of the game's view type.
    """

    number: Count
    events: tuple[Seen, ...]
    view: msgspec.Raw


class Refused(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="refused"):
    """A command that changed nothing.

    Attributes:
        id: the command's.
        code: why.
        args: arguments of the code.
        view: what the seat may know now, when the command was stale; else null.
    """

    id: Id
    code: str
    args: Args
    view: msgspec.Raw


class Failed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="failed"):
    """A message or a request that is no command to a table: malformed, too many, an unknown table.

    HTTP answers with an error carry it as well.
    """

    code: str
    args: Args


class Pong(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="pong"):
    """The answer to `Ping`."""


ServerMessage: TypeAlias = Welcome | Update | Refused | Failed | Pong
