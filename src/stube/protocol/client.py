"""What a browser sends over the socket of a table."""

from typing import TypeAlias

import msgspec

from stube.protocol.limits import ActionText, Count, Id, Secret


class Hello(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="hello"):
    """The first message: who I am and what I have seen.

    Attributes:
        secret: the secret of the seat; None watches.
        since: number of the last update seen; 0 when none was.
    """

    secret: Secret | None = None
    since: Count = 0


class Act(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="act"):
    """An action of the seat.

    Attributes:
        id: made by the client; the same id sent twice acts once.
        on: the view's `decision` that it was made on.
        action: the text form, as a choice gave it.
    """

    id: Id
    on: Count
    action: ActionText


class Next(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="next"):
    """Go on to the next round: the cards are dealt when somebody at the table asks for it.

    Attributes:
        id: made by the client; the same id sent twice acts once.
    """

    id: Id


class Ping(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="ping"):
    """Is anybody there? Answered by `Pong`."""


ClientMessage: TypeAlias = Hello | Act | Next | Ping
