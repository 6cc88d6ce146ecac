"""Plain HTTP: opening a table, its records, the catalogue, questions about rules."""

from typing import Any
from urllib.parse import urlsplit

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.enums import MediaType
from litestar.params import FromPath

from stube import records
from stube.protocol import (
    Catalogue,
    DiffTold,
    DiffWish,
    Here,
    LadderTold,
    LadderWish,
    MendsTold,
    MendsWish,
    NewTable,
    RecordWish,
    RulesTold,
    RulesWish,
    TableCreated,
)
from stube.server import mending, ruling
from stube.server.guard import address, body, limited, own_pages_only
from stube.server.house import House
from stube.server.running import is_loopback, outside

LARGEST_BODY = 16 * 1024


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
