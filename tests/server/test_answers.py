"""Every address keeps to the schema: what it allows is no fault, and what is answered is what it says."""

from random import Random
from typing import Any

import httpx
import msgspec
from server.bodies import body
from server.conftest import Serve
from server.test_bad_input import MANY
from server.test_sockets import ALONE, opened
from server.toy import Toy

from stube import protocol as wire
from stube.protocol.schema import schema

TRIES = 25
POSTS: dict[str, tuple[type, Any]] = {
    "/api/tables": (wire.NewTable, wire.TableCreated),
    "/api/seek": (wire.SeekWish, wire.TableCreated),
    "/api/invitations": (wire.InvitationWish, wire.Invited),
    "/api/tickets": (wire.TicketUse, wire.SeatMoved),
    "/api/tables/{table}/ticket": (wire.SecretWish, wire.Ticket),
    "/api/tables/{table}/delete": (wire.SecretWish, None),
    "/api/tables/{table}/record": (wire.RecordWish, dict),
    "/api/rules": (wire.RulesWish, wire.RulesTold),
    "/api/rules/ladder": (wire.LadderWish, wire.LadderTold),
    "/api/rules/diff": (wire.DiffWish, wire.DiffTold),
    "/api/rules/mends": (wire.MendsWish, wire.MendsTold),
}
GETS = {
    "/api/tables": wire.OpenTables,
    "/api/catalogue": wire.Catalogue,
    "/api/here": wire.Here,
    "/health": wire.Health,
    "/ready": wire.Health,
}
HARD = {"/api/invitations", "/api/tickets", "/api/tables/{table}/delete", "/api/tables/{table}/record"}
"""Where no generated body succeeds, because nobody guesses what they ask for."""
USEFUL: dict[str, list[Any]] = {
    "game": ["toy"],
    "preset": ["two", "three", "any", None],
    "options": [{}, {"order": "any"}],
    "seats": [["person", "person"], ["person", "lowest"]],
    "standin": [None, "lowest"],
}
"""What makes a generated body succeed now and then."""


def useful(value: Any, random: Random) -> Any:
    """Give a body in which some values are such as the house knows."""
    if isinstance(value, list):
        return [useful(part, random) for part in value]
    if not isinstance(value, dict):
        return value
    return {
        name: random.choice(USEFUL[name]) if name in USEFUL and random.random() < 0.8 else useful(part, random)
        for name, part in value.items()
    }


async def test_what_the_schema_allows_is_answered_by_it(serve: Serve) -> None:
    """Generated bodies: each is answered by the struct that belongs to the address, or by a code; never by a fault."""
    defs, random = schema({"toy": Toy()})["$defs"], Random(5)
    fine = dict.fromkeys(POSTS, 0)
    async with serve(**MANY) as where, httpx.AsyncClient(base_url=where) as client:
        told = await opened(where, ALONE)
        for path in [path for path in POSTS for _ in range(TRIES)]:
            asked, answered = POSTS[path]
            sent = useful(body(defs[asked.__name__], defs, random), random)
            if answered is wire.Ticket and random.random() < 0.2:
                sent["secret"] = told["secret"]
            answer = await client.post(path.format(table=told["table"]), json=sent)
            assert answer.status_code < 500, (path, sent)
            if answer.status_code < 300:
                fine[path] += 1
                msgspec.json.decode(answer.content, type=answered)
            else:
                msgspec.json.decode(answer.content, type=wire.Failed)
    assert {path for path, times in fine.items() if times} >= {*POSTS} - HARD


async def test_questions_without_a_body_are_answered(serve: Serve) -> None:
    """Each address answers with its struct."""
    async with serve() as where, httpx.AsyncClient(base_url=where) as client:
        for path, answered in GETS.items():
            answer = await client.get(path)
            assert answer.status_code == 200
            msgspec.json.decode(answer.content, type=answered)
