"""Plain HTTP: opening a table, its records, the catalogue, questions about rules."""

import asyncio
from collections.abc import Mapping
from dataclasses import replace
from typing import Any
from urllib.parse import urlsplit

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.enums import MediaType
from litestar.params import FromPath

from stube import records
from stube.core import Game
from stube.protocol import (
    Catalogue,
    DiffTold,
    DiffWish,
    FileWish,
    Here,
    LadderTold,
    LadderWish,
    MendsTold,
    MendsWish,
    NewTable,
    RecordWish,
    Replay,
    ReplayWish,
    RulesTold,
    RulesWish,
    TableCreated,
)
from stube.protocol.replay import LARGEST_FILE
from stube.records import read_record
from stube.server import mending, replaying, ruling
from stube.server.guard import address, body, limited, own_pages_only
from stube.server.house import House
from stube.server.running import is_loopback, outside

LARGEST_BODY = 16 * 1024
LARGEST_RECORD = 2 * LARGEST_FILE
"""JSON says a line feed in two bytes, and a name may hold letters of several."""


@post("/api/tables", guards=[own_pages_only], request_max_body_size=LARGEST_BODY)
async def create_table(request: Request[Any, Any, Any], house: NamedDependency[House]) -> TableCreated:
    """Open a table."""
    limited(house.rates.tables, request)
    data = await body(request, NewTable)
    return await house.tables.create(data)


@post("/api/tables/{table:str}/record", guards=[own_pages_only], request_max_body_size=LARGEST_BODY, status_code=200)
async def record(
    table: FromPath[str],
    request: Request[Any, Any, Any],
    house: NamedDependency[House],
) -> Response[bytes]:
    """Give the record of a match that is over, in its JSON form, to somebody who sat there."""
    limited(house.rates.questions, request)
    data = await body(request, RecordWish)
    found = await house.tables.record(table, data)
    return Response(records.json.write(found).encode(), media_type=MediaType.JSON)


@post("/api/tables/{table:str}/replay", guards=[own_pages_only], request_max_body_size=LARGEST_BODY, status_code=200)
async def replay(
    table: FromPath[str],
    request: Request[Any, Any, Any],
    house: NamedDependency[House],
) -> Replay:
    """Show a round of a match that is over to somebody who sits there, by the eyes of the seat."""
    limited(house.rates.questions, request)
    data = await body(request, ReplayWish)
    found, eyes = await house.tables.match(table, data.secret, data.match)
    eyes = replace(eyes, open=eyes.opens and data.open)
    return await asyncio.to_thread(replaying.show, found, house.tables.catalogue.games, eyes, data.round)


@post("/api/replay", guards=[own_pages_only], request_max_body_size=LARGEST_RECORD, status_code=200)
async def replay_file(request: Request[Any, Any, Any], house: NamedDependency[House]) -> Replay:
    """Show a round of a match to somebody who has its record."""
    limited(house.rates.questions, request)
    data = await body(request, FileWish)
    return await asyncio.to_thread(_shown, data, house.tables.catalogue.games)


def _shown(wish: FileWish, games: Mapping[str, Game]) -> Replay:
    """Read a record and show a round of it; off the loop, since both play it through."""
    found = read_record(wish.record.encode(), games)
    seat = replaying.first_seat(found) if wish.seat is None else wish.seat
    return replaying.show(found, games, replaying.Eyes(seat, open=wish.open), wish.round)


@get("/api/catalogue")
async def catalogue(house: NamedDependency[House]) -> Catalogue:
    """Say what a table may be opened with."""
    return house.described


@post("/api/rules", guards=[own_pages_only], request_max_body_size=LARGEST_BODY, status_code=200)
async def rules(request: Request[Any, Any, Any], house: NamedDependency[House]) -> RulesTold:
    """Say what a rule set is and plays."""
    limited(house.rates.questions, request)
    data = await body(request, RulesWish)
    return ruling.tell_rules(house.tables.catalogue, data)


@post("/api/rules/ladder", guards=[own_pages_only], request_max_body_size=LARGEST_BODY, status_code=200)
async def ladder(request: Request[Any, Any, Any], house: NamedDependency[House]) -> LadderTold:
    """Say who beats whom under a strike and a trump."""
    limited(house.rates.questions, request)
    data = await body(request, LadderWish)
    return ruling.tell_ladder(house.tables.catalogue, data)


@post("/api/rules/diff", guards=[own_pages_only], request_max_body_size=LARGEST_BODY, status_code=200)
async def difference(request: Request[Any, Any, Any], house: NamedDependency[House]) -> DiffTold:
    """Say how two rule sets differ."""
    limited(house.rates.questions, request)
    data = await body(request, DiffWish)
    return ruling.tell_difference(house.tables.catalogue, data)


@post("/api/rules/mends", guards=[own_pages_only], request_max_body_size=LARGEST_BODY, status_code=200)
async def mends(request: Request[Any, Any, Any], house: NamedDependency[House]) -> MendsTold:
    """Say which options clash and what would end it."""
    limited(house.rates.questions, request)
    data = await body(request, MendsWish)
    return mending.tell_mends(house.tables.catalogue, data)


@get("/api/here")
async def here(request: Request[Any, Any, Any], house: NamedDependency[House]) -> Here:
    """Say by which address others in the network reach this server: an invitation made here must lead to it.

    Only who sits at this machine is told; everybody else has come by an address that works.
    """
    _, port = request.scope["server"] or ("", None)
    own = is_loopback(address(request)) and is_loopback(urlsplit(f"//{request.headers.get('host', '')}").hostname or "")
    return Here(outside(house.settings.host, port) if own and port is not None else None)
