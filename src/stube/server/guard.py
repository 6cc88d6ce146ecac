"""What every answer carries and every request is checked for: headers, origin, rates, errors as codes."""

from dataclasses import dataclass
from functools import lru_cache
from ipaddress import IPv4Address, ip_address, ip_network
from typing import Any, TypeVar
from urllib.parse import urlsplit

import msgspec
import structlog
from litestar import HttpMethod, Request, Response
from litestar.connection import ASGIConnection
from litestar.enums import MediaType
from litestar.exceptions import HTTPException, TooManyRequestsException
from litestar.handlers import BaseRouteHandler
from litestar.status_codes import (
    HTTP_400_BAD_REQUEST,
    HTTP_429_TOO_MANY_REQUESTS,
    HTTP_500_INTERNAL_SERVER_ERROR,
    HTTP_503_SERVICE_UNAVAILABLE,
)
from litestar.types import Message, Scope

from stube.errors import Code, StubeError
from stube.protocol import Failed, wire_args
from stube.server import metrics
from stube.server.rates import Rate
from stube.server.settings import Settings

log = structlog.get_logger(__name__)
T = TypeVar("T")

READ = [HttpMethod.GET, HttpMethod.HEAD]
"""How pages, files and health are asked for: by HEAD too, as the page, monitors and previews of links do."""
CONTENT_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; connect-src 'self'; "
    "img-src 'self' blob:; "  # the page cuts the pictures of cards out of one file
    "manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", CONTENT_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
]


@dataclass(frozen=True, slots=True)
class Rates:
    """The rates of one server."""

    tables: Rate
    connects: Rate
    questions: Rate
    invitations: Rate

    @classmethod
    def read(cls, settings: Settings) -> "Rates":
        """Make them of the settings; a minute's worth may come at once."""
        return cls(
            tables=Rate(settings.tables_per_minute / 60, max(1, int(settings.tables_per_minute))),
            connects=Rate(settings.connects_per_minute / 60, max(1, int(settings.connects_per_minute))),
            questions=Rate(settings.questions_per_minute / 60, max(1, int(settings.questions_per_minute))),
            invitations=Rate(settings.invitations_per_minute / 60, max(1, int(settings.invitations_per_minute))),
        )


async def add_headers(message: Message, _: Scope) -> None:
    """Put the security headers on every answer."""
    if message["type"] == "http.response.start":
        message["headers"] = [*message["headers"], *HEADERS]


def address(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Give the address of who asks."""
    return connection.client.host if connection.client else ""


@lru_cache(4096)
def asker(host: str) -> str:
    """Give what counts as one who asks: an IPv4 address, or the network of an IPv6 one, since a house has all of it."""
    try:
        ip = ip_address(host)
    except ValueError:
        return host
    if isinstance(ip, IPv4Address):
        return host
    return str(ip.ipv4_mapped or ip_network((ip, 64), strict=False))


def same_origin(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Say whether a browser asks from our own page; programs name no origin and may ask."""
    origin = connection.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == connection.headers.get("host")


def own_pages_only(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Refuse a browser that asks from another site's page."""
    if not same_origin(connection):
        raise HTTPException(status_code=403)


def limited(rate: Rate, connection: ASGIConnection[Any, Any, Any, Any]) -> None:
    """Refuse who asks too often."""
    if not rate.take(asker(address(connection))):
        raise TooManyRequestsException


async def body(request: Request[Any, Any, Any], kind: type[T]) -> T:
    """Read a body as strictly as a message: the framework would take `"60"` for a number.

    Raises:
        HTTPException: it is none, or too large.
    """
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise HTTPException(status_code=HTTP_400_BAD_REQUEST) from None


def answer_refusal(_: Request[Any, Any, Any], error: StubeError) -> Response[Failed]:
    """Answer what the house refuses with its code."""
    unanswered = error.code is Code.TRY_AGAIN
    return _failed(
        error.code, HTTP_503_SERVICE_UNAVAILABLE if unanswered else HTTP_400_BAD_REQUEST, **dict(error.details)
    )


def answer_http(_: Request[Any, Any, Any], error: HTTPException) -> Response[Failed]:
    """Answer a request that the framework refuses."""
    if error.status_code == HTTP_429_TOO_MANY_REQUESTS:
        return _failed(Code.TOO_MANY_REQUESTS, error.status_code)
    answer = _failed(Code.BAD_MESSAGE, error.status_code, status=error.status_code)
    answer.headers.update(error.headers or {})  # 405: what may be asked instead
    return answer


def answer_too_deep(_: Request[Any, Any, Any], __: RecursionError) -> Response[Failed]:
    """Answer a body that is nested too deeply to be read; nothing else here calls itself."""
    return _failed(Code.BAD_MESSAGE, HTTP_400_BAD_REQUEST, status=HTTP_400_BAD_REQUEST)


def answer_fault(request: Request[Any, Any, Any], error: Exception) -> Response[None]:
    """Answer our own fault with nothing but its status; the log has the rest."""
    log.error("fault", handler=str(request.route_handler), exc_info=error)
    return Response(None, status_code=HTTP_500_INTERNAL_SERVER_ERROR)


def _failed(code: Code, http_status: int, **args: Any) -> Response[Failed]:
    metrics.REFUSALS.labels(code).inc()
    return Response(Failed(code, wire_args(args)), status_code=http_status, media_type=MediaType.JSON)
