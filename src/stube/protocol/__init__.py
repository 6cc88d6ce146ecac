"""Wire messages: frozen tagged structs, and how a view is written and read."""

from stube.protocol.client import Act, ClientMessage, Hello, Next, Ping
from stube.protocol.http import (
    Catalogue,
    GameInfo,
    Health,
    NewTable,
    OptionInfo,
    PresetInfo,
    SeatKey,
    TableCreated,
)
from stube.protocol.server import (
    Args,
    Failed,
    Pong,
    Refused,
    SeatInfo,
    Seen,
    ServerMessage,
    Speed,
    Update,
    Welcome,
)
from stube.protocol.views import read_view, wire_args, write_view

__all__ = [
    "Act",
    "Args",
    "Catalogue",
    "ClientMessage",
    "Failed",
    "GameInfo",
    "Health",
    "Hello",
    "NewTable",
    "Next",
    "OptionInfo",
    "Ping",
    "Pong",
    "PresetInfo",
    "Refused",
    "SeatInfo",
    "SeatKey",
    "Seen",
    "ServerMessage",
    "Speed",
    "TableCreated",
    "Update",
    "Welcome",
    "read_view",
    "wire_args",
    "write_view",
]
