"""Plain HTTP: opening a table, the catalogue, health."""

from typing import Any

from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

import stube
from stube.protocol import Catalogue, Health, NewTable, TableCreated
from stube.server.guard import limited, own_pages_only
from stube.server.house import House

LARGEST_BODY = 16 * 1024


@post("/api/tables", guards=[own_pages_only], request_max_body_size=LARGEST_BODY)
async def create_table(
    data: JSONBody[NewTable], request: Request[Any, Any, Any], house: NamedDependency[House]
) -> TableCreated:
    """Open a table."""
    limited(house.rates.tables, request)
    return await house.tables.create(data)


@get("/api/catalogue")
async def catalogue(house: NamedDependency[House]) -> Catalogue:
    """Say what a table may be opened with."""
    return house.described


@get("/api/health")
async def health(house: NamedDependency[House]) -> Health:
    """Say that the server is up and its store answers."""
    await house.store.ping()
    return Health("ok", stube.__version__)
