"""Plain HTTP about tables that are there: invitations, the public list, moving a seat, deleting a table."""

from typing import Any

from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath

from stube.protocol import (
    InvitationWish,
    Invited,
    OpenTables,
    SeatMoved,
    SecretWish,
    SeekWish,
    TableCreated,
    Ticket,
    TicketUse,
)
from stube.server.guard import body, limited, own_pages_only
from stube.server.house import House

LARGEST_BODY = 16 * 1024


@post("/api/invitations", guards=[own_pages_only], request_max_body_size=LARGEST_BODY, status_code=200)
async def invitation(request: Request[Any, Any, Any], house: NamedDependency[House]) -> Invited:
    """Say what table an invitation leads to."""
    limited(house.rates.invitations, request)
    data = await body(request, InvitationWish)
    return await house.tables.invited(data.invitation)


@get("/api/tables")
async def open_tables(request: Request[Any, Any, Any], house: NamedDependency[House]) -> OpenTables:
    """Give the public list."""
    limited(house.rates.questions, request)
    return await house.lobby.listed()


@post("/api/seek", guards=[own_pages_only], request_max_body_size=LARGEST_BODY)
async def seek(request: Request[Any, Any, Any], house: NamedDependency[House]) -> TableCreated:
    """Give a seat at a table with these rules now."""
    limited(house.rates.tables, request)
    data = await body(request, SeekWish)
    return await house.lobby.seek(data)


@post("/api/tables/{table:str}/ticket", guards=[own_pages_only], request_max_body_size=LARGEST_BODY)
async def ticket(table: FromPath[str], request: Request[Any, Any, Any], house: NamedDependency[House]) -> Ticket:
    """Give a ticket by which another device takes the seat over."""
    limited(house.rates.invitations, request)
    data = await body(request, SecretWish)
    return await house.lobby.ticket(table, data.secret)


@post("/api/tickets", guards=[own_pages_only], request_max_body_size=LARGEST_BODY, status_code=200)
async def move(request: Request[Any, Any, Any], house: NamedDependency[House]) -> SeatMoved:
    """Take a seat over by a ticket."""
    limited(house.rates.invitations, request)
    data = await body(request, TicketUse)
    return await house.lobby.move(data)


@post("/api/tables/{table:str}/delete", guards=[own_pages_only], request_max_body_size=LARGEST_BODY, status_code=204)
async def delete(table: FromPath[str], request: Request[Any, Any, Any], house: NamedDependency[House]) -> None:
    """Delete a table with all it holds."""
    limited(house.rates.invitations, request)
    data = await body(request, SecretWish)
    await house.lobby.delete(table, data.secret)


doors = (invitation, open_tables, seek, ticket, move, delete)
"""What the application routes here."""
