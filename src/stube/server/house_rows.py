"""The log rows of kind `house`: what happens at a table besides the game, as JSON of tagged structs.

`Row.seat` is the seat that did it, or that it happened to; what one seat does to another names the other.
"""

from typing import TypeAlias

import msgspec


class HouseStruct(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="what"):
    """Base of the rows."""


class Sat(HouseStruct, frozen=True, tag="sat"):
    """A person has sat down on the row's seat.

    Attributes:
        name: what the person wants to be called.
        secret: hash of the seat's secret, in hex.
        node: the server that the person is connected to; empty for who is not yet.
    """

    name: str
    secret: str
    node: str


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


class Came(HouseStruct, frozen=True, tag="came"):
    """The person on the row's seat is connected to a server, by the first of maybe several sockets."""

    node: str


class Gone(HouseStruct, frozen=True, tag="gone"):
    """The person on the row's seat is connected to a server no more."""

    node: str


class StoodIn(HouseStruct, frozen=True, tag="stood_in"):
    """A bot plays for a seat until its person is back, or somebody has sat down on it."""

    seat: int
    bot: str


class RanOut(HouseStruct, frozen=True, tag="ran_out"):
    """The time of the row's seat for a decision is over: a bot makes it."""

    on: int


class Ended(HouseStruct, frozen=True, tag="ended"):
    """The match is ended, because somebody stayed away."""


class Said(HouseStruct, frozen=True, tag="said"):
    """The row's seat has used a canned call."""

    code: str


class Chatted(HouseStruct, frozen=True, tag="chatted"):
    """The row's seat has written something."""

    text: str


class Wants(HouseStruct, frozen=True, tag="wants"):
    """The row's seat wants to play again."""


class Again(HouseStruct, frozen=True, tag="again"):
    """Another series begins with the same seats."""


class Agreed(HouseStruct, frozen=True, tag="agreed"):
    """The row's seat agrees, or agrees no more, that those who watch see all hands."""

    yes: bool


class Folds(HouseStruct, frozen=True, tag="folds"):
    """The row's seat wants to give up by an action on a decision; its partner has to assent."""

    on: int
    action: str


class Assented(HouseStruct, frozen=True, tag="assented"):
    """The row's seat gives up as its partner wants to, or does not."""

    on: int
    yes: bool


class Ticketed(HouseStruct, frozen=True, tag="ticketed"):
    """The row's seat has got a ticket by which another device takes it over; `ticket` is its hash, in hex."""

    ticket: str


class Moved(HouseStruct, frozen=True, tag="moved"):
    """The row's seat is taken by another secret from now on; `secret` is its hash, in hex."""

    secret: str


class Closed(HouseStruct, frozen=True, tag="closed"):
    """The host closes the table; it will be deleted with all it holds."""


class Pledged(HouseStruct, frozen=True, tag="pledged"):
    """The row's seat has committed to shares of deals, from the first one on; hashes in hex."""

    first: int
    commitments: tuple[str, ...]


class Asked(HouseStruct, frozen=True, tag="asked"):
    """The pledges for a deal are closed, and its shares are asked for."""

    deal: int


class Opened(HouseStruct, frozen=True, tag="opened"):
    """The row's seat has shown its share of a deal, in hex."""

    deal: int
    share: str


CompanyRow: TypeAlias = (
    Sat
    | Rose
    | Renamed
    | Filled
    | Freed
    | Hosted
    | Came
    | Gone
    | StoodIn
    | RanOut
    | Ended
    | Said
    | Chatted
    | Wants
    | Again
    | Agreed
    | Folds
    | Assented
    | Ticketed
    | Moved
    | Closed
)
DealRow: TypeAlias = Pledged | Asked | Opened
HouseRow: TypeAlias = CompanyRow | DealRow

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
