"""The wiring of the server: the one module that knows which games and bots there are."""

import asyncio
import sys
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException

from stube import bots, games
from stube.core import Game
from stube.errors import StubeError
from stube.locales import LANGUAGES
from stube.server.catalogue import Bot, Catalogue
from stube.server.dealing import Chance
from stube.server.doors import doors
from stube.server.expiry import expire
from stube.server.guard import Rates, add_headers, answer_fault, answer_http, answer_refusal, answer_too_deep
from stube.server.health import health, ready
from stube.server.house import House
from stube.server.http import catalogue as tell_catalogue
from stube.server.http import create_table, difference, here, ladder, mends, record, replay, replay_file, rules
from stube.server.lobby import Lobby
from stube.server.running import serve
from stube.server.settings import Settings
from stube.server.sockets import table_socket
from stube.server.static_files import files, pages
from stube.server.store import open_store
from stube.server.tables import Tables
from stube.server.warming import UNTIL_LEFT, warm_up

STANDIN = "sensible"
"""Plays for who is away, where the table has not chosen another bot: the best of those that need no warming."""

WARMING = (sys.executable, "-c", f"{UNTIL_LEFT}from stube import bots; bots.warm()")
"""Gets the installed bots ready in a process of its own."""


def create_app(
    settings: Settings,
    *,
    catalogue: Mapping[str, Game] | None = None,
    registry: Mapping[str, Callable[[], Bot]] | None = None,
    chance: Chance | None = None,
    warm: Callable[[], None] | None = None,
) -> Litestar:
    """Make the application.

    Args:
        settings: how it runs.
        catalogue: the games; all that are installed when left out.
        registry: the bots; all that are installed when left out.
        chance: makes the deals instead of the shares of those who sit there; tests hand in their own.
        warm: gets the bots ready while the table is already open; see `warm_up`.
    """
    handed = Catalogue(
        games=games.catalogue() if catalogue is None else catalogue,
        bots=bots.registry() if registry is None else registry,
        usual=STANDIN,
        languages=tuple(LANGUAGES),
        chance=chance,
        shares=chance is None,
    )

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with open_store(settings.store) as store:
            tables = Tables(store, handed, settings.bot_pause)
            warming = asyncio.create_task(warm_up(warm, WARMING)) if warm else None
            lobby = Lobby(store, tables)
            expiring = asyncio.create_task(expire(store, settings), name="expiry")
            app.state.house = House(settings, store, tables, lobby, handed.describe(), Rates.read(settings))
            try:
                yield
            finally:
                expiring.cancel()
                await asyncio.gather(expiring, return_exceptions=True)
                await tables.close()
                if warming is not None:
                    warming.cancel()
                    await asyncio.gather(warming, return_exceptions=True)

    return Litestar(
        route_handlers=[
            create_table,
            record,
            replay,
            replay_file,
            *doors,
            tell_catalogue,
            rules,
            ladder,
            difference,
            mends,
            health,
            ready,
            here,
            table_socket,
            pages,
            files,
        ],
        dependencies={"house": Provide(find_house, sync_to_thread=False)},
        # Built files are packed once and kept so: see `static_files`.
        compression_config=CompressionConfig("gzip", gzip_compress_level=6, exclude_opt_key="packed"),
        lifespan=[lifespan],
        before_send=[add_headers],
        exception_handlers={
            StubeError: answer_refusal,
            HTTPException: answer_http,
            RecursionError: answer_too_deep,
            Exception: answer_fault,
        },
        openapi_config=None,  # its pages load scripts from other hosts; `stube schema` describes the wire
        logging_config=None,
        debug=False,
    )


def find_house(state: State) -> House:
    """Give the handlers what they share."""
    house = state["house"]
    if not isinstance(house, House):
        raise TypeError("the server has not started")
    return house


def run(settings: Settings, *, open_browser: bool = False, tell: Callable[[str], None] = print) -> None:
    """Serve all installed games until a signal comes; see `stube.server.running.serve`."""
    serve(create_app(settings, warm=bots.warm), settings, open_browser=open_browser, tell=tell)
