"""A server process killed in the middle of a round, started again: the match goes on with the same cards."""

import asyncio
import json
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
from server.test_sockets import OTHERS, opened, say, socket, until
from websockets.asyncio.client import ClientConnection

TESTS = Path(__file__).resolve().parents[1]


@asynccontextmanager
async def process(data: Path) -> AsyncIterator[tuple[Process, str]]:
    """Run a server of the toy as a process of its own; gives it and its address."""
    command = [sys.executable, "-m", "server.toy_server", str(data), "0"]
    started = await asyncio.create_subprocess_exec(*command, cwd=TESTS, stdout=PIPE, env={**os.environ})
    try:
        assert started.stdout is not None
        where = (await started.stdout.readline()).decode().strip()
        assert where.startswith("http"), "the server did not start"
        yield started, where.rstrip("/")
    finally:
        if started.returncode is None:
            started.kill()
            await started.wait()


async def sit_down(connection: ClientConnection, secret: str, since: int = 0) -> dict[str, Any]:
    """Say hello, give the first update."""
    await say(connection, type="hello", secret=secret, since=since)
    return await until(connection, "update")


async def test_a_killed_server_goes_on_where_it_was(tmp_path: Path) -> None:
    """After SIGKILL a new process shows the same hand, table and numbers; the command sent again acts once."""
    async with process(tmp_path) as (server, where):
        told = await opened(where, {"game": "toy", "preset": "three", "seats": ["person", "person", "lowest"]})
        secrets = [told["secret"], OTHERS]
        async with socket(where, told["table"]) as one, socket(where, told["table"]) as two:
            first = [await sit_down(connection, secret) for connection, secret in zip((one, two), secrets, strict=True)]
            update = first[0]
            while not update["view"]["choices"] and update["view"]["turn"] != [1]:
                update = await until(one, "update")  # the bot lays first, if it sits there
            seat = update["view"]["turn"][0]
            view = update["view"]
            if seat == 1:
                other = first[1]
                while not other["view"]["choices"]:
                    other = await until(two, "update")
                view = other["view"]
            act = {"type": "act", "id": "a", "on": view["decision"], "action": view["choices"][0]["action"]}
            await say((one, two)[seat], **act)
            before = await until((one, two)[seat], "update")
            server.send_signal(signal.SIGKILL)
            assert await server.wait() == -signal.SIGKILL

    async with process(tmp_path) as (_, where), socket(where, told["table"]) as again:
        after = await sit_down(again, secrets[seat])
        while after["number"] < before["number"]:
            after = await until(again, "update")
        assert after["view"]["hand"] == before["view"]["hand"]
        assert after["view"]["trick"]["laid"][: len(before["view"]["trick"]["laid"])] == before["view"]["trick"]["laid"]
        assert after["view"]["round"] == 1
        await say(again, **act)
        answer = await until(again, "update")
        assert (answer["type"], answer["number"] >= before["number"]) == ("update", True)
        laid = [laid for laid in answer["view"]["trick"]["laid"] if laid["seat"] == seat]
        assert len(laid) == 1


async def test_a_match_is_finished_over_kills(tmp_path: Path) -> None:
    """A process killed after every command of a person still comes to the end of the match: no round is lost."""
    told: dict[str, Any] = {}
    since = 0
    rounds: list[int] = []
    view: dict[str, Any] = {}
    for number in range(30):
        async with process(tmp_path) as (server, where):
            if not told:
                async with httpx.AsyncClient(base_url=where) as client:
                    told = (
                        await client.post("/api/tables", json={"game": "toy", "seats": ["person", "lowest"]})
                    ).json()
            async with socket(where, told["table"]) as connection:
                update = await sit_down(connection, told["secret"], since)
                while not (update["view"]["choices"] or update["view"]["result"]):
                    update = await until(connection, "update")
                view = update["view"]
                rounds.append(view["round"])
                if view["over"]:
                    break
                if view["result"]:
                    await say(connection, type="next", id=f"n{number}")
                else:
                    action = view["choices"][0]["action"]
                    await connection.send(
                        json.dumps({"type": "act", "id": f"a{number}", "on": view["decision"], "action": action})
                    )
                heard = await until(connection, "update")
                assert heard["number"] == update["number"] + 1
                since = heard["number"]
                server.send_signal(signal.SIGKILL)
                await server.wait()
    assert view["over"]
    assert max(view["score"]) == 2
    assert rounds == sorted(rounds)
