"""What goes over plain HTTP: opening a table, and what a table may be opened with."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from stube.protocol.limits import Id, Name, Secret, Value
from stube.protocol.server import Speed


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A wish for a table.

    Attributes:
        game: id of the game.
        seats: by seat, `person` or the id of a bot; at least one person.
        preset: id or alias of a preset; None takes the game's own.
        options: single options changed against the preset.
        name: what the person who opens the table wants to be called; sits on the first seat of a person.
        speed: how long bots let the table breathe.
    """

    game: Id
    seats: Annotated[tuple[Id, ...], Meta(min_length=1, max_length=8)]
    preset: Id | None = None
    options: Annotated[dict[Id, Value], Meta(max_length=128)] = {}
    name: Name = ""
    speed: Speed = "normal"


class SeatKey(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat and the secret that takes it."""

    seat: int
    secret: Secret


class TableCreated(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table that was opened.

    Attributes:
        table: public id, for the address.
        seat: the seat of the person who opened it.
        secret: the secret that takes it; told once and stored only as a hash.
        others: the seats of further persons.
        fingerprint: the rules' fingerprint, for invitations.
    """

    table: Id
    seat: int
    secret: Secret
    others: tuple[SeatKey, ...]
    fingerprint: Id


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
