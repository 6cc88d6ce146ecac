"""What the store keeps, as values."""

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatRow:
    """A seat of a table: a person has the hash of a secret, a bot has an id."""

    seat: int
    name: str
    secret_hash: bytes | None
    bot: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class TableRow:
    """What a table was opened with.

    `rules`, `setup` and `customs` are JSON, `created` is milliseconds since 1970. The server's shares of its deals
    follow from `secret`, which is never told; older tables have none.
    """

    id: str
    invitation: str
    game: str
    rules_version: int
    preset: str | None
    rules: str
    setup: str
    customs: str
    created: int
    seats: tuple[SeatRow, ...]
    secret: bytes | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Meeting:
    """The claim of a new table to be the one at which who seeks its rules meets.

    Attributes:
        rules: their fingerprint.
        before: the table that was it until now, as far as is known; None for none.
    """

    rules: str
    before: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """One entry of a table's log.

    Attributes:
        number: from 1, dense.
        kind: a deal, an action of a seat, or something about the table itself.
        text: the text form; of the table itself: JSON.
        seat: whose action; for a deal, who asked for it, if anybody had to.
        command: id of the command that it came of.
        at: when, in milliseconds since 1970.
    """

    number: int
    kind: Literal["deal", "action", "house"]
    text: str
    seat: int | None = None
    command: str | None = None
    at: int = 0
