"""What a browser sends over the socket of a table."""

from typing import TypeAlias

import msgspec

from stube.protocol.deals import Commitments, Open, Pledge
from stube.protocol.limits import ActionText, Count, Id, Name, NewSecret, Secret, Text


class Hello(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="hello"):
    """The first message: who I am and what I have seen.

    Attributes:
        secret: the secret of the seat; None for who has none.
        invitation: the table's invitation; who has no seat is let in by it.
        since: number of the last update seen; 0 when none was.
        deals: whether to be told how the deals are made (`Promised`, `Closed`, `Made`, `Proven`).
        pledges: the commitments of a seat for the deals from 0 on, as in `Pledge`, at a table that has not dealt.
    """

    secret: Secret | None = None
    invitation: Secret | None = None
    since: Count = 0
    deals: bool = False
    pledges: Commitments | None = None


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


class Sit(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="sit"):
    """Sit down on a free seat.

    Attributes:
        id: made by the client; the same id sent twice acts once.
        seat: which.
        name: what the person wants to be called.
        secret: made by the browser; from now on it takes this seat. Stored as a hash only.
        pledges: as in `Hello`.
    """

    id: Id
    seat: Count
    name: Name
    secret: NewSecret
    pledges: Commitments | None = None


class Rise(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="rise"):
    """Leave the seat for good: it is free for somebody else, and its secret takes nothing any more."""

    id: Id


class Rename(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="rename"):
    """Be called otherwise."""

    id: Id
    name: Name


class Fill(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="fill"):
    """The host lets a bot sit on a seat, or frees a seat of a bot or of a person who is away.

    Attributes:
        id: made by the client; the same id sent twice acts once.
        seat: which.
        who: id of a bot, or `free`.
    """

    id: Id
    seat: Count
    who: Id


class PassHost(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="pass_host"):
    """The host makes the person on another seat the host."""

    id: Id
    seat: Count


class Say(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="say"):
    """Use a canned call: one of the codes that the game's `Welcome.calls` names."""

    id: Id
    code: Id


class Chat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="chat"):
    """Write to everybody at the table, where the table allows it."""

    id: Id
    text: Text


class Rematch(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="rematch"):
    """Want to play again with the same seats; the next match begins when all persons want it."""

    id: Id


class AgreeOpen(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="agree_open"):
    """Agree that those who watch see all hands, or take it back."""

    id: Id
    yes: bool


class Assent(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="assent"):
    """Answer the partner who wants to give up.

    Attributes:
        id: made by the client; the same id sent twice acts once.
        on: the view's `decision` that it was made on.
        yes: whether to give up as well; a no takes the wish away.
    """

    id: Id
    on: Count
    yes: bool


class Ping(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="ping"):
    """Is anybody there? Answered by `Pong`."""


Command: TypeAlias = (
    Act | Next | Sit | Rise | Rename | Fill | PassHost | Say | Chat | Rematch | AgreeOpen | Assent | Pledge | Open
)
"""What changes something at a table; each has an id."""

ClientMessage: TypeAlias = Hello | Command | Ping
