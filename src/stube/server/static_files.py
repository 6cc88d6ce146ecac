"""The built browser table: pages that must not be kept, files with hashed names that may be kept for ever."""

import asyncio
import mimetypes
from pathlib import Path

from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

STATIC = Path(__file__).parent / "static"
FOR_EVER = "public, max-age=31536000, immutable"
NO_STORE = "no-store"
ASK_AGAIN = "no-cache"
NOT_BUILT = "The browser's table is not built: run npm ci and npm run build in web/, or install the package again.\n"


def page(static: Path) -> Response[bytes]:
    """Give the one page; the browser decides by the address what it shows."""
    index = static / "index.html"
    if not index.is_file():
        return Response(NOT_BUILT.encode(), status_code=503, media_type=MediaType.TEXT)
    return Response(index.read_bytes(), media_type=MediaType.HTML, headers={"cache-control": NO_STORE})


def file(static: Path, path: str) -> Response[bytes]:
    """Give a built file.

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
    return Response(found.read_bytes(), media_type=kind, headers={"cache-control": kept})


@get(["/", "/table/{table:str}", "/rules", "/rules/edit", "/rules/compare", "/lesson", "/advice"])
async def pages() -> Response[bytes]:
    """Answer with the one page, by each address that it shows something for."""
    return await asyncio.to_thread(page, STATIC)


@get("/{path:path}")
async def files(path: FromPath[str]) -> Response[bytes]:
    """Answer with a script, a style, a picture."""
    return await asyncio.to_thread(file, STATIC, path)
