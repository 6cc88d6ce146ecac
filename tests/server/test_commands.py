"""``stube schema`` and ``stube serve`` as they are typed."""

import asyncio
import json
import os
import signal
import sys
from asyncio.subprocess import PIPE
from pathlib import Path

import httpx
import pytest
from click.testing import CliRunner

from stube.cli.__main__ import stube
from stube.games import catalogue


def test_schema_prints_one_schema_of_all() -> None:
    """The output is JSON and has the view of every installed game."""
    done = CliRunner().invoke(stube, ["schema"], catch_exceptions=False)
    views = json.loads(done.output)["$defs"]["AnyView"]
    named = {entry["$ref"].rpartition("/")[2] for entry in views.get("anyOf", ())}
    assert named == {game.view_type.__name__ for game in catalogue().values()}


async def test_serve_says_where_it_is_and_stops_on_a_signal(tmp_path: Path) -> None:
    """The first line is the address; the data lands in the folder that was named; one signal ends it."""
    command = [sys.executable, "-m", "stube.cli", "serve", "--port", "0", "--data", str(tmp_path), "--no-open"]
    running = await asyncio.create_subprocess_exec(*command, stdout=PIPE, stderr=PIPE, env={**os.environ})
    assert running.stdout is not None
    where = (await running.stdout.readline()).decode().strip()
    async with httpx.AsyncClient(base_url=where) as client:
        assert (await client.get("/ready")).json()["status"] == "ok"
        assert {game["id"] for game in (await client.get("/api/catalogue")).json()["games"]} == set(catalogue())
    running.send_signal(signal.SIGINT)
    _, complaints = await running.communicate()
    assert running.returncode in {0, -signal.SIGINT}
    assert b"Traceback" not in complaints
    assert (tmp_path / "stube.sqlite3").is_file()


@pytest.mark.parametrize(
    ("arguments", "environment"),
    [(["--port", "70000"], {}), (["--log-level", "loud"], {}), ([], {"STUBE_PORT": "many"})],
)
def test_serve_refuses_what_it_cannot_read(arguments: list[str], environment: dict[str, str]) -> None:
    """A setting that cannot be is said in a line, not in a traceback."""
    done = CliRunner().invoke(stube, ["serve", *arguments], env=environment)
    assert done.exit_code == 2
    assert "Error" in done.output
    assert "Traceback" not in done.output
