"""The log rows of kind `house`: what happens at a table besides the game, as JSON of tagged structs.

`Row.seat` is the seat that did it, or that it happened to; what one seat does to another names the other.
"""

from typing import TypeAlias

import msgspec


class HouseStruct(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="what"):
    """Base of the rows."""


class Sat(HouseStruct, frozen=True, tag="sat"):
    """A person has sat down on the row's seat; `secret` is the hash of the seat's secret, in hex."""

    name: str
    secret: str


class Rose(HouseStruct, frozen=True, tag="rose"):
    """The person on the row's seat has left it for good."""


class Renamed(HouseStruct, frozen=True, tag="renamed"):
    """The person on the row's seat is called otherwise."""

    name: str


class Filled(HouseStruct, frozen=True, tag="filled"):
    """The row's seat, the host, has let a bot sit on a free seat."""

    seat: int
    bot: str


class Freed(HouseStruct, frozen=True, tag="freed"):
    """The row's seat, the host, has freed a seat."""

    seat: int


class Hosted(HouseStruct, frozen=True, tag="hosted"):
    """A seat is the host from now on; the row's seat has said so, or nobody has."""

    seat: int


HouseRow: TypeAlias = Sat | Rose | Renamed | Filled | Freed | Hosted

_read = msgspec.json.Decoder(HouseRow).decode
_write = msgspec.json.Encoder().encode


def format_house(what: HouseRow) -> str:
    """Give the text of a row."""
    return _write(what).decode()


def parse_house(text: str) -> HouseRow:
    """Read the text of a row.

    Raises:
        msgspec.DecodeError: it is none.
    """
    return _read(text)
