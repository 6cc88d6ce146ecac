"""The databases that the store is tested on."""

import os
from collections.abc import Iterator
from contextlib import contextmanager

import asyncpg
import pytest

from stube.testing.postgres import Cluster, cluster, find_programs

FAST = ("fsync = off", "full_page_writes = off", "shared_buffers = 16MB")
"""What a database needs not that is thrown away: nobody pulls the plug of a test."""


def require_postgres() -> None:
    """Skip a test where PostgreSQL is not installed; where it is required (as in `.ci/run`) fail it."""
    if find_programs() is None:
        if os.environ.get("STUBE_POSTGRES") == "required" or "CI" in os.environ:
            pytest.fail("PostgreSQL is required and not installed", pytrace=False)
        pytest.skip("no PostgreSQL (on Debian: apt-get install postgresql)")


@contextmanager
def own_cluster() -> Iterator[Cluster]:
    """Run a PostgreSQL that is not durable."""
    require_postgres()
    with cluster(FAST) as running:
        yield running


async def fresh_database(running: Cluster, name: str) -> str:
    """Make an empty schema, which to the store is a database of its own, and give its address."""
    connection = await asyncpg.connect(running.address())
    try:
        await connection.execute(f'CREATE SCHEMA "{name}"')
    finally:
        await connection.close()
    return f"{running.address()}?search_path={name}"
