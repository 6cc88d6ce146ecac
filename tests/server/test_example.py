"""The bot of `docs/examples` plays at a real server."""

import asyncio
import importlib.util
from pathlib import Path

import httpx
from server.conftest import Serve
from server.test_sockets import say, socket, until

EXAMPLE = Path(__file__).resolve().parents[2] / "docs/examples/plain_bot.py"


async def test_the_example_plays_a_match(serve: Serve) -> None:
    """It sits down by the invitation and comes to the end of a match against a person and a bot of the house."""
    spec = importlib.util.spec_from_file_location("plain_bot", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    example = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(example)
    async with serve() as where, httpx.AsyncClient(base_url=where) as client:
        wish = {"game": "toy", "preset": "three", "seats": ["person", "lowest", "person"]}
        told = (await client.post("/api/tables", json=wish)).json()
        async with socket(where, told["table"]) as person:
            await say(person, type="hello", secret=told["secret"])
            playing = asyncio.create_task(
                asyncio.to_thread(example.play, where.removeprefix("http://"), told["invitation"])
            )
            view = (await until(person, "update"))["view"]
            while not view["over"]:
                if view["choices"]:
                    action = view["choices"][0]["action"]
                    await say(person, type="act", id=f"a{view['decision']}", on=view["decision"], action=action)
                view = (await until(person, "update"))["view"]
            assert await playing == view["winners"]
