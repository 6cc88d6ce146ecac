"""Every address keeps to the OpenAPI document: schemathesis asks, and its examples are answered as it says."""

import asyncio
import json
import re
import sys
from asyncio.subprocess import PIPE, STDOUT
from pathlib import Path

import httpx
import msgspec
from server.conftest import Serve
from server.test_bad_input import MANY
from server.test_sockets import hear, opened, say, socket
from server.toy import Toy

from stube.protocol import Failed
from stube.protocol.openapi import OPERATIONS, openapi
from stube.server.app import create_app
from stube.server.settings import Settings

SETTINGS = """
[checks]
# What a schema allows may still be refused, by a code: nobody guesses an invitation or the name of a game.
positive_data_acceptance.enabled = false
# The framework leaves GET out of the answer to OPTIONS where an address takes both GET and POST.
allow_header_conformance.enabled = false
negative_data_rejection.expected-statuses = ["400", "404", "405", "413", "415"]
"""


async def test_schemathesis_finds_no_fault(serve: Serve, tmp_path: Path) -> None:
    """Allowed and forbidden bodies, headers and methods: no 5xx, answers as documented, and no table changed."""
    document, settings = tmp_path / "openapi.json", tmp_path / "schemathesis.toml"
    document.write_text(json.dumps(openapi({"toy": Toy()}, "0")))
    settings.write_text(SETTINGS)
    async with serve(**MANY) as where:
        told = await opened(where, {"game": "toy", "seats": ["person", "person"]})
        async with socket(where, told["table"]) as before:
            await say(before, type="hello", secret=told["secret"])
            heard = [await hear(before) for _ in range(3)]
        run = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "schemathesis.cli", "--config-file", str(settings), "run", str(document)),
            *("--url", where, "--max-examples", "8", "--generation-deterministic", "--phases", "coverage,fuzzing"),
            cwd=tmp_path,
            stdout=PIPE,
            stderr=STDOUT,
        )
        said = (await run.communicate())[0].decode()
        assert run.returncode == 0, said[-6000:]
        assert f"Tested: {len(OPERATIONS)}" in said
        async with socket(where, told["table"]) as after:
            await say(after, type="hello", secret=told["secret"])
            assert [await hear(after) for _ in range(3)] == heard


async def test_what_is_documented_is_answered(serve: Serve) -> None:
    """The examples of the document, and questions without a body, get what it says; all else gets a code."""
    paths = openapi({"toy": Toy()}, "0")["paths"]
    fine = set()
    async with serve(**MANY) as where, httpx.AsyncClient(base_url=where) as client:
        for asked in OPERATIONS:
            path = asked.path.format(table="nowhere")
            if asked.takes is None:
                answer = await client.get(path)
            else:
                content = paths[asked.path]["post"]["requestBody"]["content"]["application/json"]
                answer = await client.post(path, json=content["examples"]["toy"]["value"])
            if answer.status_code == asked.status:
                msgspec.json.decode(answer.content, type=asked.gives)
                fine.add(asked.takes)
            else:
                assert answer.status_code == 400
                msgspec.json.decode(answer.content, type=Failed)
    assert {struct.__name__ for struct in fine if struct} >= {"NewTable", "SeekWish", "RulesWish", "DiffWish"}


def test_every_address_is_documented() -> None:
    """The application has no other addresses than those of the document, the pages and the socket."""
    app = create_app(Settings(), catalogue={"toy": Toy()})
    routed = {
        (method.lower(), re.sub(r":\w+}", "}", route.path))
        for route in app.routes
        for method in getattr(route, "methods", ())
        if method not in {"OPTIONS", "HEAD"} and route.path.startswith(("/api", "/health", "/ready"))
    }
    assert routed == {(asked.method, asked.path) for asked in OPERATIONS}
