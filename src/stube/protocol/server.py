"""What the server sends over the socket of a table."""

from typing import TypeAlias

import msgspec

from stube.protocol.company import Chatted, Company, Customs, RanOut, Said
from stube.protocol.deals import Closed, Made, Promised, Proven
from stube.protocol.limits import Count, Id, Secret, Value

Scalar: TypeAlias = str | int | bool | None
WireArg: TypeAlias = Scalar | tuple[Scalar | tuple[Scalar, ...], ...]
Args: TypeAlias = dict[str, WireArg]
"""Arguments of a code. `stube.errors.Arg` is the same without an end to its depth, which no schema can say."""


class Seen(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that happened, as the receiver may know it: a code with arguments."""

    code: str
    args: Args


class Welcome(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="welcome"):
    """The table, and who the receiver is at it: the answer to `Hello`, sent anew when the receiver's seat changes.

    Attributes:
        table: public id.
        game: id of the game.
        seat: the receiver's seat; None for who has none.
        preset: id of the preset; None when single options were changed.
        rules: every option with its value.
        fingerprint: the rules' fingerprint.
        customs: what the table agrees on besides.
        invitation: lets others in; it may be pasted anywhere.
        calls: codes of the game's canned calls.
    """

    table: Id
    game: Id
    seat: int | None
    preset: Id | None
    rules: dict[str, Value]
    fingerprint: Id
    customs: Customs
    invitation: Secret
    calls: tuple[Id, ...]


class Update(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="update"):
    """Something happened that the receiver may know.

    Attributes:
        number: dense for this seat: a gap would tell that something hidden happened, so there is none.
        events: what happened since the update before (after a return: since the one that `Hello` named).
        view: what the seat may know now, of the game's view type.
        clock: milliseconds left for the decision that is waited for; None without a clock.
        hands: for who watches a table with shown hands: by seat, the cards held now (`open`), or those
            held in the round that was finished last (`delayed`); None for everybody else.
    """

    number: Count
    events: tuple[Seen, ...]
    view: msgspec.Raw
    clock: Count | None = None
    hands: tuple[tuple[Id, ...], ...] | None = None


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


ServerMessage: TypeAlias = (
    Welcome | Company | Update | Said | Chatted | RanOut | Promised | Closed | Made | Proven | Refused | Failed | Pong
)
