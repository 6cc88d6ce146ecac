"""Stores, tables and running servers for the tests of this folder."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import TypeAlias

import pytest
import uvicorn
from server.databases import own_cluster
from server.toy import Toy

from stube import bots
from stube.cards.verifiable import seal
from stube.core import Game
from stube.server.app import create_app
from stube.server.catalogue import Bot, Catalogue, system_chance
from stube.server.dealing import Chance, Sealing
from stube.server.running import address, configure, listen
from stube.server.settings import Settings
from stube.server.store import Store, in_file, now, open_store
from stube.server.tables import Tables
from stube.testing.postgres import Cluster

OpenTables: TypeAlias = Callable[..., Tables]
Serve: TypeAlias = Callable[..., AbstractAsyncContextManager[str]]


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """A PostgreSQL that all tests of this process share; each makes a database of its own in it."""
    with own_cluster() as running:
        yield running


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    """A store of its own."""
    async with open_store(in_file(tmp_path / "stube.sqlite3")) as opened:
        yield opened


@pytest.fixture
async def open_tables(store: Store) -> AsyncIterator[OpenTables]:
    """Makes tables of the toy over the store: `open_tables(chance=…, registry=…)`; each is a server of its own.

    With `chance=None` the deals come from the shares of those who sit there, as for people.
    """
    made: list[Tables] = []

    def make(
        *,
        chance: Chance | None = system_chance,
        registry: Mapping[str, Callable[[], Bot]] | None = None,
        over: Store = store,
        sealing: Sealing = seal,
        clock: Callable[[], int] = now,
    ) -> Tables:
        catalogue = Catalogue(
            games={"toy": Toy()},
            bots=registry or bots.registry(),
            usual="lowest",
            chance=chance,
            sealing=sealing,
            clock=clock,
        )
        made.append(Tables(over, catalogue, 0.0))
        return made[-1]

    yield make
    for tables in made:
        await tables.close()


@pytest.fixture
def serve(tmp_path: Path) -> Serve:
    """Runs servers of the toy (or of other games) on loopback, with changed settings, while a context is open."""
    settings = Settings(data=tmp_path / "data", port=0, bot_pause=0.0)

    @asynccontextmanager
    async def run(
        *,
        games: Mapping[str, Game] | None = None,
        registry: Mapping[str, Callable[[], Bot]] | None = None,
        chance: Chance | None = None,
        **changes: float | str,
    ) -> AsyncIterator[str]:
        changed = replace(settings, **changes)  # type: ignore[arg-type]  # only figures and addresses are changed here
        app = create_app(
            changed,
            catalogue=games or {"toy": Toy()},
            registry=registry or bots.registry(),
            chance=chance,
        )
        with listen(settings) as listening:
            server = uvicorn.Server(configure(app, changed.proxies))
            running = asyncio.create_task(server.serve(sockets=[listening]))
            try:
                while not server.started:
                    await asyncio.sleep(0.01)
                    assert not running.done()
                yield address(listening).rstrip("/")
            finally:
                server.should_exit = True
                await running

    return run
