"""What goes over plain HTTP: opening a table, and what a table may be opened with."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from stube.protocol.company import Company, Customs, SeatInfo
from stube.protocol.limits import Count, Id, Name, NewSecret, Secret, Value
from stube.protocol.server import Update, Welcome


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A wish for a table.

    Attributes:
        game: id of the game.
        seats: by seat, `person` or the id of a bot; at least one person. The opener takes the first seat
            of a person, the others are free to sit on.
        preset: id or alias of a preset; None takes the game's own.
        options: single options changed against the preset.
        name: what the person who opens the table wants to be called.
        customs: what the table agrees on besides the rules.
    """

    game: Id
    seats: Annotated[tuple[Id, ...], Meta(min_length=1, max_length=8)]
    preset: Id | None = None
    options: Annotated[dict[Id, Value], Meta(max_length=128)] = {}
    name: Name = ""
    customs: Customs = Customs()


class TableCreated(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table that was opened, or a seat at one that was found.

    Attributes:
        table: public id, for the address.
        seat: the seat of the person who asked.
        secret: the secret that takes it; told once and stored only as a hash.
        invitation: lets others in; it may be pasted anywhere.
        fingerprint: the rules' fingerprint.
        first: what the socket says first to who opened the table and comes at once: it can be shown before
            the socket is open, and comes there again. None at a table that was found.
    """

    table: Id
    seat: int
    secret: Secret
    invitation: Secret
    fingerprint: Id
    first: tuple[Welcome, Company, Update] | None = None


class InvitationWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What table does this invitation lead to?"""

    invitation: Secret


class Invited(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table as it looks from its door.

    Attributes:
        table: public id.
        invitation: lets one in.
        game: id of the game.
        preset: id of the preset; None when single options were changed.
        rules: every option with its value.
        fingerprint: the rules' fingerprint.
        customs: what the table agrees on besides.
        seats: who sits where.
        host: the seat of the host; None while nobody sits.
    """

    table: Id
    invitation: Secret
    game: Id
    preset: Id | None
    rules: dict[str, Value]
    fingerprint: Id
    customs: Customs
    seats: tuple[SeatInfo, ...]
    host: int | None


class RecordWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A wish for the record of a match that is over, by somebody who sits at the table.

    Attributes:
        secret: the secret of a seat.
        match: which match of the table, from 0; None takes the last one that is over.
    """

    secret: Secret
    match: Count | None = None


class OpenTables(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The public list: tables that want to be found, with a free seat and somebody waiting there."""

    tables: tuple[Invited, ...]


class SeekWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Find me a table with these rules now; where there is none, open a listed one that bots join soon.

    Attributes:
        game: id of the game.
        preset: id or alias of a preset; None takes the game's own.
        options: single options changed against the preset.
        name: what the person wants to be called.
    """

    game: Id
    preset: Id | None = None
    options: Annotated[dict[Id, Value], Meta(max_length=128)] = {}
    name: Name = ""


class SecretWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A wish that only who holds the secret of a seat may have."""

    secret: Secret


class Ticket(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Another device may take the seat by it, once and within five minutes."""

    ticket: Secret


class TicketUse(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Take a seat over by a ticket.

    Attributes:
        ticket: the ticket.
        secret: made by the new device; from now on it takes the seat, and the old one takes nothing. The
            same wish sent twice moves the seat once.
    """

    ticket: Secret
    secret: NewSecret


class SeatMoved(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat that a device has taken over."""

    table: Id
    seat: int
    game: Id
    preset: Id | None
    fingerprint: Id


class Here(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """By which address others in the network reach this server; None where only its own machine does."""

    address: str | None


class PresetInfo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A preset: its id, how many sit down, every option, and whether it can be played yet."""

    id: Id
    seats: int
    rules: dict[str, Value]
    playable: bool


class OptionInfo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An option: its name, all its values, the one taken when nothing is said, those playable now."""

    name: Id
    values: tuple[Value, ...]
    default: Value
    playable: tuple[Value, ...]


class GameInfo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game: its presets in the order in which they should be offered, and its options."""

    id: Id
    default_preset: Id
    presets: tuple[PresetInfo, ...]
    options: tuple[OptionInfo, ...]


class Catalogue(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table may be opened with: games, bots, and the languages that the texts exist in."""

    games: tuple[GameInfo, ...]
    bots: tuple[Id, ...]
    languages: tuple[Id, ...]


class Health(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The server is up and its store answers."""

    status: Literal["ok"]
    version: str
