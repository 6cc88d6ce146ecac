"""Records of finished matches: who sat there gets them, their deals hold, and a server that cheats is found out."""

import asyncio
import json
from collections.abc import Mapping, Sequence
from contextlib import AsyncExitStack
from dataclasses import replace
from typing import Any

import httpx
import pytest
from server.conftest import OpenTables, Serve
from server.test_dealing import Client, open_table, settle
from server.test_sockets import socket
from server.toy import Toy
from websockets.asyncio.client import ClientConnection

from stube.cards import Card
from stube.cards.verifiable import Seal, seal
from stube.core import Game
from stube.errors import Code, TableError
from stube.protocol import Act, Customs, Next, Open, RecordWish, Rematch
from stube.records import Record, read_record, verify
from stube.server import dealing
from stube.server.tables import Tables
from stube.testing.witness import Witness

TOYS: Mapping[str, Game] = {"toy": Toy()}


async def play(connection: ClientConnection, witness: Witness, me: int) -> None:
    """Play an honest seat to the end of the match: pledge, open, lay the first card, go on."""
    commands = 0
    while True:
        heard: dict[str, Any] = json.loads(await connection.recv())
        for answer in witness.hear(heard):
            kind = type(answer).__struct_config__.tag
            await connection.send(
                json.dumps({"type": kind} | {n: getattr(answer, n) for n in answer.__struct_fields__})
            )
        if heard["type"] != "update":
            continue
        view, commands = heard["view"], commands + 1
        if view["over"]:
            return
        if view["choices"]:
            wish = {"type": "act", "on": view["decision"], "action": view["choices"][0]["action"]}
        elif view["result"] is not None and me == 0:
            wish = {"type": "next"}
        else:
            continue
        await connection.send(json.dumps(wish | {"id": f"{me}-{commands}"}))


async def test_three_honest_clients_check_a_whole_match_over_sockets(serve: Serve) -> None:
    """All three had a hand in every deal; each finds every card proved, and the record fits what it was told."""
    async with serve() as where, httpx.AsyncClient(base_url=where) as http, AsyncExitStack() as stack:
        wish = {"game": "toy", "preset": "three", "seats": ["person"] * 3}
        told = (await http.post("/api/tables", json=wish)).json()
        witnesses = [Witness(told["table"], bytes([seat]) * 32, seat) for seat in range(3)]
        connections = [await stack.enter_async_context(socket(where, told["table"])) for _ in range(3)]
        for seat, (connection, witness) in enumerate(zip(connections, witnesses, strict=True)):
            pledges = witness.pledge(0, seat).commitments
            if seat == 0:
                hello = {"type": "hello", "secret": told["secret"], "deals": True, "pledges": pledges}
                await connection.send(json.dumps(hello))
                continue
            witness.seat = None
            await connection.send(json.dumps({"type": "hello", "invitation": told["invitation"], "deals": True}))
            sit = {"type": "sit", "id": "sit", "seat": seat, "name": f"N{seat}", "secret": f"{seat:032}"}
            await connection.send(json.dumps(sit | {"pledges": pledges}))
            witness.seat = seat
        async with asyncio.timeout(20):
            await asyncio.gather(*(play(c, w, s) for s, (c, w) in enumerate(zip(connections, witnesses, strict=True))))
        records: list[Record] = []
        for seat, witness in enumerate(witnesses):
            secret = told["secret"] if seat == 0 else f"{seat:032}"
            answer = await http.post(f"/api/tables/{told['table']}/record", json={"secret": secret})
            assert answer.status_code == 200
            records.append(read_record(answer.content, TOYS))
            witness.check(records[-1], TOYS)
            assert witness.flaws == []
            assert witness.made
            assert all(made.shares.count(None) == 0 for made in witness.made.values())
        assert [sitter.name for sitter in records[0].seats] == ["", "N1", "N2"]
        assert all(deal.finding.flaw is None and deal.finding.shown for deal in verify(records[0], TOYS))
        wrong = await http.post(f"/api/tables/{told['table']}/record", json={"secret": "nobody"})
        assert (wrong.status_code, wrong.json()["code"]) == (400, "unknown_seat_secret")


async def finished(tables: Tables, **wish: Any) -> tuple[str, str, list[Client]]:
    """A table of two honest persons at the end of its match: its id, a secret, the persons."""
    told, clients = await open_table(tables, **wish)
    await settle(clients)
    await to_the_end(clients)
    return told.table, told.secret, clients


async def to_the_end(clients: Sequence[Client]) -> None:
    """Play until the match is over."""
    sitting = [client.sitting for client in clients]
    assert sitting[0] is not None
    story = sitting[0].live.story
    while not story.state.over:
        seat = story.state.turn[0] if story.state.turn else 0
        at, command = sitting[seat], f"c{story.number}"
        assert at is not None
        if story.state.turn:
            await at.obey(Act(command, story.state.decision, str(story.state.choices(seat)[0])))
        else:
            await at.obey(Next(command))
        await settle(list(clients))


async def test_each_match_of_the_evening_has_a_record(open_tables: OpenTables) -> None:
    """After a rematch there are two; the deals of the second go on with the numbers of the first."""
    tables = open_tables(chance=None)
    table, secret, clients = await finished(tables)
    with pytest.raises(TableError) as caught:
        await tables.record(table, RecordWish(secret, 1))
    assert caught.value.code is Code.RECORD_NOT_YET
    for client in clients:
        assert client.sitting is not None
        await client.sitting.obey(Rematch("again"))
    await settle(clients)
    await to_the_end(clients)
    one, other = await tables.record(table, RecordWish(secret, 0)), await tables.record(table, RecordWish(secret))
    assert one != other
    first, second = verify(one, TOYS), verify(other, TOYS)
    assert second[0].account.number == first[-1].account.number + 1
    assert all(deal.finding.flaw is None and deal.finding.shown for deal in (*first, *second))
    for record in (one, other):
        for client in clients:
            client.witness.check(record, TOYS)
            assert client.witness.flaws == []


async def test_nobody_else_and_nothing_too_early(open_tables: OpenTables) -> None:
    """While the match runs there is no record, for strangers never, and none where folded cards stay closed."""
    tables = open_tables(chance=None)
    told, clients = await open_table(tables)
    await settle(clients)
    for secret, code in ((told.secret, Code.RECORD_NOT_YET), ("stranger", Code.UNKNOWN_SEAT_SECRET)):
        with pytest.raises(TableError) as caught:
            await tables.record(told.table, RecordWish(secret))
        assert caught.value.code is code
    table, secret, _ = await finished(tables, customs=Customs(open_deals="never"))
    with pytest.raises(TableError) as caught:
        await tables.record(table, RecordWish(secret))
    assert caught.value.code is Code.RECORD_STAYS_CLOSED


# Servers that cheat


def flaws(clients: Sequence[Client], record: Record | None = None) -> set[str]:
    """What the honest persons have found."""
    for client in clients:
        if record is not None:
            client.witness.check(record, TOYS)
    return {code for client in clients for _, code in client.witness.flaws}


async def test_a_swapped_card_is_found_at_once(open_tables: OpenTables) -> None:
    """A server that seals one order and deals another cannot prove the cards that it hands out."""

    def swapping(seed: bytes, cards: Sequence[Card]) -> Seal:
        honest = seal(seed, cards)
        first, *rest, last = honest.openings
        swapped = (replace(first, card=last.card), *rest, replace(last, card=first.card))
        return Seal(honest.root, swapped)

    tables = open_tables(chance=None, sealing=swapping)
    _, clients = await open_table(tables)
    await settle(clients)
    assert "card_not_sealed" in flaws(clients)


async def test_a_share_chosen_after_the_pledges_is_not_opened_on(
    open_tables: OpenTables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server that exchanges its own promise once the pledges are in gets no share from anybody."""
    tables = open_tables(chance=None)
    honest = dealing.Dealing._share

    def chosen(self: dealing.Dealing, number: int) -> bytes:
        return b"chosen later".ljust(32) if self.closed is not None else honest(self, number)

    monkeypatch.setattr(dealing.Dealing, "_share", chosen)
    _, clients = await open_table(tables)
    assert all(client.told("closed") for client in clients)
    assert not any(isinstance(answer, Open) for client in clients for answer in client.waiting)
    assert flaws(clients) == {"promise_differs"}


async def test_a_server_that_shows_another_share_in_the_end_is_found_out(open_tables: OpenTables) -> None:
    """A server that kept its promise open to itself has no share that fits promise and cards."""
    tables = open_tables(chance=None)
    table, secret, clients = await finished(tables)
    honest = await tables.record(table, RecordWish(secret))
    assert flaws(clients, honest) == set()
    name = next(name for name in honest.proof if name.endswith("server"))
    forged = replace(honest, proof={**honest.proof, name: f"{honest.proof[name].split()[0]} {'11' * 32}"})
    assert flaws(clients, forged) == {"server_share_differs"}
    promise = honest.proof[name].split()[0][::-1]
    retold = replace(honest, proof={**honest.proof, name: f"{promise} {honest.proof[name].split()[1]}"})
    assert "record_differs" in flaws(clients[:1], retold)
