"""The built browser table: pages that must not be kept, files with hashed names that may be kept for ever; packed."""

import asyncio
import gzip
import mimetypes
from functools import lru_cache
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, route
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from stube.server.early import Needed, first_language, written
from stube.server.guard import READ
from stube.server.house import House

STATIC = Path(__file__).parent / "static"
FOR_EVER = "public, max-age=31536000, immutable"
NO_STORE = "no-store"
ASK_AGAIN = "no-cache"
PAGES = (
    "/",
    "/continue",
    "/tables",
    "/privacy",
    "/rules",
    "/rules/edit",
    "/rules/compare",
    "/lesson",
    "/advice",
    "/replay",
)
NOT_BUILT = "The browser's table is not built: run npm ci and npm run build in web/, or install the package again.\n"
PACKABLE = ("text/", "image/svg", "application/json", "application/manifest")
mimetypes.add_type("application/manifest+json", ".webmanifest")


@lru_cache(maxsize=64)
def _pack(page: bytes) -> bytes:
    return gzip.compress(page, mtime=0)


@lru_cache(maxsize=256)
def _packed(path: Path, changed: int) -> bytes:
    del changed  # a part of the key: a file that was built again is packed again
    return gzip.compress(path.read_bytes(), mtime=0)


def _answer(found: Path, kind: str, kept: str, *, packed: bool) -> Response[bytes]:
    headers = {"cache-control": kept}
    if kind.startswith(PACKABLE):
        headers["vary"] = "accept-encoding"
        if packed:
            body = _packed(found, found.stat().st_mtime_ns)
            return Response(body, media_type=kind, headers={**headers, "content-encoding": "gzip"})
    return Response(found.read_bytes(), media_type=kind, headers=headers)


def page(static: Path, needed: Needed, *, packed: bool = False) -> Response[bytes]:
    """Give the one page; the browser decides by the address what it shows.

    Args:
        static: the folder of built files.
        needed: what is told in the page, as it will be needed at once.
        packed: whether the browser takes gzip.
    """
    index = static / "index.html"
    if not index.is_file():
        return Response(NOT_BUILT.encode(), status_code=503, media_type=MediaType.TEXT)
    headers = {"cache-control": NO_STORE, "vary": "accept-encoding, accept-language"}
    body = written(index, needed)
    if packed:
        return Response(_pack(body), media_type=MediaType.HTML, headers={**headers, "content-encoding": "gzip"})
    return Response(body, media_type=MediaType.HTML, headers=headers)


def file(static: Path, path: str, *, packed: bool = False) -> Response[bytes]:
    """Give a built file.

    Args:
        static: the folder of built files.
        path: where it lies in there.
        packed: whether the browser takes gzip.

    Raises:
        NotFoundException: there is none by this path, or it lies outside or is hidden.
    """
    if "\0" in path:  # no file system has such a name, and Python says so by an error
        raise NotFoundException
    found = (static / path.lstrip("/")).resolve()
    inside = found.is_relative_to(static.resolve()) and not any(part.startswith(".") for part in Path(path).parts)
    if not inside or not found.is_file():
        raise NotFoundException
    kind = mimetypes.guess_type(found.name)[0] or "application/octet-stream"
    kept = FOR_EVER if path.lstrip("/").startswith("assets/") else ASK_AGAIN
    return _answer(found, kind, kept, packed=packed)


def _takes_gzip(request: Request[Any, Any, Any]) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "")


@route([*PAGES, "/join/{code:str}", "/table/{table:str}", "/replay/{table:str}"], http_method=READ, packed=True)
async def pages(request: Request[Any, Any, Any], house: NamedDependency[House]) -> Response[bytes]:
    """Answer with the one page, by each address that it shows something for."""
    path = request.url.path
    needed = Needed(
        language=first_language(request.headers.get("accept-language", ""), house.described.languages),
        catalogue=house.described if path == "/" else None,
        table=path.startswith(("/join/", "/table/")),
    )
    return await asyncio.to_thread(page, STATIC, needed, packed=_takes_gzip(request))


@route("/{path:path}", http_method=READ, packed=True)
async def files(path: FromPath[str], request: Request[Any, Any, Any]) -> Response[bytes]:
    """Answer with a script, a style, a picture."""
    return await asyncio.to_thread(file, STATIC, path, packed=_takes_gzip(request))
