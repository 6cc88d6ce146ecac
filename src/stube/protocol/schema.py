"""One JSON schema of all that travels."""

from collections.abc import Mapping
from typing import Any

import msgspec

from stube.core import Game
from stube.protocol.client import ClientMessage
from stube.protocol.http import (
    Catalogue,
    Health,
    Here,
    InvitationWish,
    Invited,
    NewTable,
    OpenTables,
    RecordWish,
    SeatMoved,
    SecretWish,
    SeekWish,
    TableCreated,
    Ticket,
    TicketUse,
)
from stube.protocol.replay import FileWish, Replay, ReplayWish
from stube.protocol.rules import DiffTold, DiffWish, LadderTold, LadderWish, MendsTold, MendsWish, RulesTold, RulesWish
from stube.protocol.server import ServerMessage
from stube.protocol.views import wire_type

REF = "#/$defs/{name}"
PLAIN = (
    *(NewTable, TableCreated, InvitationWish, Invited, OpenTables, SeekWish, SecretWish, Ticket, TicketUse, SeatMoved),
    *(RecordWish, Catalogue, Health, Here),
    *(ReplayWish, FileWish, Replay),
    *(RulesWish, RulesTold, LadderWish, LadderTold, DiffWish, DiffTold, MendsWish, MendsTold),
)
"""What goes over plain HTTP."""


def schema(games: Mapping[str, Game]) -> dict[str, Any]:
    """Give the JSON schema (2020-12) of every wire message and of every game's view.

    `ClientMessage`, `ServerMessage` and `AnyView` are unions under `$defs`; the views are told apart
    by their field `game`, which is fixed to the game's id.

    Args:
        games: the games by id.
    """
    views = {name: wire_type(game.view_type) for name, game in games.items()}
    wanted = [ClientMessage, ServerMessage, *PLAIN, *views.values()]
    described, components = msgspec.json.schema_components(wanted, ref_template=REF)
    for name, view in views.items():
        components[view.__name__]["properties"]["game"] = {"const": name}
    defs = {
        **components,
        "ClientMessage": described[0],
        "ServerMessage": described[1],
        "AnyView": {"anyOf": [{"$ref": REF.format(name=view.__name__)} for view in views.values()]},
    }
    if not views:
        defs["AnyView"] = {"type": "object"}
    any_view = {"$ref": REF.format(name="AnyView")}
    defs["Update"]["properties"]["view"] = any_view
    defs["Refused"]["properties"]["view"] = {"anyOf": [any_view, {"type": "null"}]}
    roots = ("ClientMessage", "ServerMessage", *(kind.__name__ for kind in PLAIN), "AnyView")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Wire",
        "type": "object",
        "properties": {root: {"$ref": REF.format(name=root)} for root in roots},
        "required": list(roots),
        "additionalProperties": False,
        "$defs": dict(sorted(defs.items())),
    }
