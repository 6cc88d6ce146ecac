"""The socket of a table over a real server: hello, commands, and everything that is none."""

import json
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest
from server.conftest import Serve
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus

from stube.errors import Code
from stube.server.sockets import BURST
from stube.server.store import Row, Store

WISH = {"game": "toy", "seats": ["person", "person"]}
ALONE = {"game": "toy", "seats": ["person", "lowest"]}
OTHERS = "the-secret-of-the-second-person"


async def opened(where: str, wish: Mapping[str, Any] = WISH) -> dict[str, Any]:
    """Open a table, by default of two persons, and let the second person take seat 1 where one is free."""
    async with httpx.AsyncClient(base_url=where) as client:
        told: dict[str, Any] = (await client.post("/api/tables", json=wish)).json()
    if wish["seats"][1] != "person":
        return told
    async with socket(where, told["table"]) as other:
        await say(other, type="hello", invitation=told["invitation"])
        await say(other, type="sit", id="sit", seat=1, name="", secret=OTHERS)
        await until(other, "welcome", seat=1)
        while not (await until(other, "update"))["view"]["hand"]:
            pass  # the cards are dealt once all sit
    return told


@asynccontextmanager
async def socket(where: str, table: str, **options: Any) -> AsyncIterator[ClientConnection]:
    """Connect to a table's socket."""
    async with connect(where.replace("http", "ws", 1) + f"/ws/{table}", **options) as connection:
        yield connection


async def say(connection: ClientConnection, **message: Any) -> None:
    """Send a message."""
    await connection.send(json.dumps(message))


async def hear(connection: ClientConnection) -> dict[str, Any]:
    """Receive a message."""
    heard: dict[str, Any] = json.loads(await connection.recv())
    return heard


async def until(connection: ClientConnection, kind: str, **holds: Any) -> dict[str, Any]:
    """Receive messages until one is of a kind and says this."""
    while True:
        heard = await hear(connection)
        if heard["type"] == kind and all(heard[name] == value for name, value in holds.items()):
            return heard


async def seated(connection: ClientConnection, secret: str | None, invitation: str | None = None) -> dict[str, Any]:
    """Say hello, give the first view."""
    await say(connection, type="hello", secret=secret, invitation=invitation)
    assert [(await hear(connection))["type"] for _ in range(2)] == ["welcome", "company"]
    view: dict[str, Any] = (await hear(connection))["view"]
    return view


async def closed(connection: ClientConnection) -> int | None:
    """Wait until the server has closed the connection, give the code."""
    await connection.wait_closed()
    return connection.close_code


async def test_two_people_and_a_watcher(serve: Serve) -> None:
    """Both seats and who only watches follow the same table, each with an own view."""
    async with serve() as where:
        told = await opened(where)
        async with (
            socket(where, told["table"]) as one,
            socket(where, told["table"]) as two,
            socket(where, told["table"]) as watching,
        ):
            views = [await seated(one, told["secret"]), await seated(two, OTHERS)]
            assert (await seated(watching, None, told["invitation"]))["hand"] == []
            on = views[0]["turn"][0]
            await say((one, two)[on], type="act", id="a", on=2, action=views[on]["choices"][0]["action"])
            heard = [await until(connection, "update") for connection in (one, two, watching)]
    assert [update["view"]["seat"] for update in heard] == [0, 1, None]
    assert heard[0]["events"] == heard[1]["events"] == heard[2]["events"]
    assert heard[0]["events"][0]["code"] == "played"


async def test_refusals_carry_id_code_and_arguments(serve: Serve) -> None:
    """The rules' no names the command; a stale one brings the view of now."""
    async with serve() as where:
        told = await opened(where)
        async with socket(where, told["table"]) as connection:
            view = await seated(connection, told["secret"])
            await say(connection, type="act", id="x1", on=2, action="play XX")
            assert await hear(connection) == {
                "type": "refused",
                "id": "x1",
                "code": "bad_card",
                "args": {"text": "XX", "pack": "german-32:KA"},
                "view": None,
            }
            await say(connection, type="act", id="x2", on=1, action="raise")
            stale = await hear(connection)
            assert (stale["code"], stale["args"], stale["view"]) == ("stale", {"on": 1, "decision": 2}, view)
            await say(connection, type="next", id="x3")
            assert (await hear(connection))["code"] == "not_now"
            await say(connection, type="ping")
            assert await hear(connection) == {"type": "pong"}


async def test_who_watches_is_refused_by_code(serve: Serve) -> None:
    """A watcher's command comes back with a code."""
    async with serve() as where:
        told = await opened(where)
        async with socket(where, told["table"]) as connection:
            await seated(connection, None, told["invitation"])
            await say(connection, type="act", id="x", on=2, action="raise")
            assert (await hear(connection))["code"] == "unknown_seat_secret"


GARBAGE: list[str | bytes] = [
    "",
    "{}",
    "null",
    "[1,2",
    "\x00\x01",
    '{"type":"dance"}',
    '{"type":"act"}',
    '{"type":"act","id":"a","on":-1,"action":"raise"}',
    '{"type":"act","id":"","on":2,"action":"raise"}',
    '{"type":"act","id":"a","on":2,"action":"' + "x" * 81 + '"}',
    '{"type":"act","id":"a","on":2,"action":"raise","seat":1}',
    '{"type":"hello","secret":null,"since":0}',
    "[" * 4000,
    '{"type":"act","id":' + "[" * 4000,
    '{"type":"act","more":' + "[" * 4000,
    '{"more":' + "[" * 4000,
    '{"type":"ping","more":"' + "x" * 5000 + '"}',
    b'{"type":"ping"}\xff',
]


async def test_garbage_gets_a_code_and_the_table_goes_on(serve: Serve) -> None:
    """What is no command is answered by a code; the connection stays and the next message counts."""
    async with serve() as where:
        told = await opened(where)
        async with socket(where, told["table"]) as connection:
            await seated(connection, told["secret"])
            for garbage in GARBAGE:
                await connection.send(garbage)
                assert await hear(connection) == {"type": "failed", "code": "bad_message", "args": {}}
                await say(connection, type="ping")
                assert await hear(connection) == {"type": "pong"}


async def test_the_first_message_is_hello(serve: Serve) -> None:
    """Whoever does not say who it is gets a code and is turned away."""
    async with serve() as where:
        told = await opened(where)
        for first in [*GARBAGE[:5], '{"type":"ping"}', '{"type":"next","id":"a"}']:
            async with socket(where, told["table"]) as connection:
                await connection.send(first)
                assert await hear(connection) == {"type": "failed", "code": "bad_message", "args": {"awaited": "hello"}}
                assert await closed(connection) == 1008


async def test_who_says_nothing_is_turned_away(serve: Serve) -> None:
    """A socket that does not say hello in time is closed."""
    async with serve(hello_seconds=0.0) as where:
        told = await opened(where, ALONE)
        async with socket(where, told["table"]) as connection:
            assert (await hear(connection))["code"] == "bad_message"
            assert await closed(connection) == 1008


@pytest.mark.parametrize(
    ("table", "secret", "code"),
    [("nowhere", None, "unknown_table"), (None, None, "unknown_invitation"), (None, "guessed", "unknown_seat_secret")],
)
async def test_nobody_gets_in_by_guessing(serve: Serve, table: str | None, secret: str | None, code: str) -> None:
    """An unknown table or secret is answered at once by a code, and the connection ends."""
    async with serve() as where:
        told = await opened(where)
        async with socket(where, table or told["table"]) as connection:
            await say(connection, type="hello", secret=secret)
            assert (await hear(connection))["code"] == code
            assert await closed(connection) == 1008


async def test_an_oversized_frame_ends_the_connection(serve: Serve) -> None:
    """A frame beyond the server's limit is not even read."""
    async with serve() as where:
        told = await opened(where)
        async with socket(where, told["table"]) as connection:
            await seated(connection, told["secret"])
            await connection.send("x" * (64 * 1024 + 1))
            assert await closed(connection) == 1009
        async with socket(where, told["table"]) as connection:
            await seated(connection, told["secret"])


async def test_endless_garbage_ends_the_connection(serve: Serve) -> None:
    """After twenty messages that are none the server hangs up."""
    async with serve() as where:
        told = await opened(where)
        async with socket(where, told["table"]) as connection:
            await seated(connection, told["secret"])
            for _ in range(20):
                await connection.send("x")
            assert [(await hear(connection))["code"] for _ in range(20)] == ["bad_message"] * 20
            assert await closed(connection) == 1008


async def test_a_flood_is_told_so(serve: Serve) -> None:
    """More messages than a person can send are refused by a code, not obeyed."""
    async with serve(messages_per_second=0.001) as where:
        told = await opened(where)
        async with socket(where, told["table"]) as connection:
            await seated(connection, told["secret"])
            for _ in range(BURST + 1):
                await say(connection, type="ping")
            answers = [await hear(connection) for _ in range(BURST + 1)]
    assert [answer["type"] for answer in answers] == ["pong"] * BURST + ["failed"]
    assert answers[-1]["code"] == "too_many_requests"


async def test_too_many_sockets_are_refused(serve: Serve) -> None:
    """An address that connects without end is told so by a code."""
    async with serve(connects_per_minute=1.0) as where:
        told = await opened(where, ALONE)
        async with socket(where, told["table"]) as connection:
            await seated(connection, told["secret"])
            async with socket(where, told["table"]) as second:
                assert (await hear(second))["code"] == "too_many_requests"
                assert await closed(second) == 1008


async def test_another_site_cannot_open_a_socket(serve: Serve) -> None:
    """A browser that comes from another page is refused before anything is said."""
    async with serve() as where:
        told = await opened(where)
        with pytest.raises(InvalidStatus) as refused:
            async with socket(where, told["table"], additional_headers={"origin": "https://evil.example"}):
                pass
        assert refused.value.response.status_code == 403
        async with socket(where, told["table"], additional_headers={"origin": where}) as connection:
            await seated(connection, told["secret"])


async def test_our_own_fault_ends_the_connection(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    """When a command cannot be stored nothing is told; the connection ends as a fault and can be opened again."""

    async def fail(_: Store, __: str, ___: Row, ____: object) -> None:
        raise OSError("the disk at /secret/place is full")

    async with serve() as where:
        told = await opened(where)
        async with socket(where, told["table"]) as connection:
            before = await seated(connection, told["secret"])
            with monkeypatch.context() as patch:
                patch.setattr(Store, "append", fail)
                await say(connection, type="act", id="a", on=2, action="raise")
                assert await closed(connection) == 1011
                assert connection.close_reason == ""
        async with socket(where, told["table"]) as connection:
            assert await seated(connection, told["secret"]) == before


def test_every_code_that_the_server_names_is_listed() -> None:
    """The codes of this file are members of the one closed list."""
    named = {"bad_message", "too_many_requests", "unknown_table", "unknown_seat_secret", "stale", "not_now", "bad_card"}
    assert named <= {str(code) for code in Code}
