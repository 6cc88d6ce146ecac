"""Whatever is sent: a code to the sender, nothing to the others, nothing changed."""

import json
from random import Random

import httpx
from server.bad_messages import KINDS, send, shape
from server.conftest import Serve
from server.test_sockets import ALONE, hear, opened, say, seated, socket

from stube.protocol import ClientMessage
from stube.server.store import Store

PATHS = [
    *("/api/tables", "/api/invitations", "/api/seek", "/api/tickets", "/api/rules", "/api/rules/ladder"),
    *("/api/rules/diff", "/api/rules/mends", "/api/tables/x/ticket", "/api/tables/x/delete", "/api/tables/x/record"),
    *("/api/tables/x/replay", "/api/replay"),
]
MANY = {
    "tables_per_minute": 1e6,
    "invitations_per_minute": 1e6,
    "questions_per_minute": 1e6,
    "connects_per_minute": 1e6,
}


async def test_bad_messages_change_nothing(store: Store) -> None:
    """Mutated bytes of a guest, commands that a seat may not give now: each a code, no row, no word to others."""
    answers = await send(store, 3000, 7)
    assert "done" not in answers
    assert {"bad_message", "stale", "not_your_turn", "not_the_host", "seat_taken", "talk_is_closed"} <= set(answers)


def test_every_kind_of_message_is_tried() -> None:
    """A new message of the wire is among those that are made badly."""
    tags = {struct.__struct_config__.tag for struct in ClientMessage.__args__}
    assert tags <= set(KINDS)


async def test_bad_bodies_are_no_fault(serve: Serve) -> None:
    """Garbage at each address is answered by a code below 500."""
    random = Random(3)
    async with serve(**MANY) as where, httpx.AsyncClient(base_url=where) as client:
        for number in range(400):
            body = shape(random).encode(errors="surrogatepass")
            path = PATHS[number % len(PATHS)]
            answer = await client.post(path, content=body, headers={"content-type": "application/json"})
            assert 400 <= answer.status_code < 500, (path, body)
            assert answer.json()["code"]
        wrong = [await client.request(method, path) for path in PATHS for method in ("GET", "PUT", "DELETE")]
        assert all(answer.status_code < 500 for answer in wrong)


async def test_another_seat_cannot_be_acted_for(serve: Serve) -> None:
    """A command acts for the seat of its own socket: there is no way to name another's."""
    async with serve() as where:
        told = await opened(where, ALONE)
        async with socket(where, told["table"]) as own, socket(where, told["table"]) as other:
            await seated(own, told["secret"])
            await seated(other, None, told["invitation"])
            for message in (
                {"type": "act", "id": "a", "on": 2, "action": "raise", "seat": 0},
                {"type": "act", "id": "a", "on": 2, "action": "raise", "secret": told["secret"]},
                {"type": "hello", "secret": told["secret"]},
            ):
                await other.send(json.dumps(message))
                assert (await hear(other))["code"] == "bad_message"
            await say(other, type="act", id="b", on=2, action="raise")
            assert (await hear(other))["code"] == "unknown_seat_secret"
