"""Going through a finished match: a seat is shown what it was told then; more only where cards are opened."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from server.conftest import OpenTables, Serve
from server.test_dealing import Client, open_table, settle
from server.test_records import TOYS, to_the_end
from server.test_sockets import ALONE, opened

from stube import games
from stube.core.event import seen
from stube.errors import Code, NotationError, TableError
from stube.protocol import Customs, Replay, Rise, Sit, wire_args, write_view
from stube.protocol.replay import LARGEST_FILE
from stube.records import Record, read_record
from stube.records import json as record_json
from stube.server.replaying import Eyes, show
from stube.testing import Walk

GAMES = games.catalogue()
PROVEN = (Path(__file__).parents[1] / "data/proven_record.json").read_bytes()


def shown(record: Record, eyes: Eyes, catalogue: Any = GAMES) -> list[dict[str, Any]]:
    """Every step of a record as it travels, round after round."""
    count = len(show(record, catalogue, eyes, 1).rounds)
    rounds = [show(record, catalogue, eyes, number) for number in range(1, count + 1)]
    return [msgspec.json.decode(msgspec.json.encode(step)) for one in rounds for step in one.steps]


def told(steps: list[dict[str, Any]]) -> list[tuple[Any, Any]]:
    """What happened and what was seen then, step by step."""
    return [(step["update"]["events"], step["update"]["view"]) for step in steps]


def heard(client: Client) -> list[tuple[Any, Any]]:
    """What somebody was told at the table while it happened; on coming nothing happened yet."""
    return [(update["events"], update["view"]) for update in client.told("update") if update["events"]]


async def played(tables: Any, **wish: Any) -> tuple[Any, list[Client]]:
    """A table of two honest persons at the end of its match."""
    created, clients = await open_table(tables, **wish)
    await settle(clients)
    await to_the_end(clients)
    return created, clients


async def test_the_steps_are_what_the_seats_were_told_live(open_tables: OpenTables) -> None:
    """Each seat sees again exactly the events and views that came over its socket, and its deals were worked out."""
    tables = open_tables(chance=None)
    created, clients = await played(tables)
    for seat, secret in enumerate((created.secret, f"{1:032}")):
        record, eyes = await tables.match(created.table, secret, None)
        assert eyes == Eyes(seat)
        assert told(shown(record, eyes, TOYS)) == heard(clients[seat])
        assert {line.deal for line in show(record, TOYS, eyes, 1).rounds} == {"checked"}


async def test_where_cards_never_open_a_seat_sees_its_own_alone(open_tables: OpenTables) -> None:
    """No record, no other hand, nothing whispered: again what the seat was told live, also for who asks for more."""
    tables = open_tables(chance=None)
    created, clients = await played(tables, customs=Customs(open_deals="never"))
    record, eyes = await tables.match(created.table, created.secret, 0)
    assert eyes == Eyes(0, opens=False)
    steps = shown(record, eyes, TOYS)
    assert told(steps) == heard(clients[0])
    assert all(step["update"].get("hands") is None and step["whispered"] == [] for step in steps)


async def test_who_came_later_sees_no_hand_where_cards_never_open(open_tables: OpenTables) -> None:
    """The seat's cards of that match were somebody else's: the new person watches it from outside."""
    tables = open_tables(chance=None)
    created, clients = await played(tables, customs=Customs(open_deals="never"))
    other = clients[1].sitting
    assert other is not None
    await other.obey(Rise("rise"))
    await other.obey(Sit("sit", 1, "Vroni", "n" * 32, None))
    record, eyes = await tables.match(created.table, "n" * 32, None)
    assert eyes == Eyes(None, opens=False)
    assert all(view["seat"] is None and view["hand"] == [] for _, view in told(shown(record, eyes, TOYS)))
    assert (await tables.match(created.table, created.secret, None))[1].seat == 0


async def test_only_who_sits_there_and_only_when_it_is_over(open_tables: OpenTables) -> None:
    """A stranger gets nothing, nobody gets a match that runs, and there is no second match after one."""
    tables = open_tables(chance=None)
    created, clients = await open_table(tables)
    await settle(clients)
    with pytest.raises(TableError) as caught:
        await tables.match(created.table, created.secret, None)
    assert caught.value.code is Code.RECORD_NOT_YET
    await to_the_end(clients)
    for secret, number, code in (("x", None, Code.UNKNOWN_SEAT_SECRET), (created.secret, 1, Code.RECORD_NOT_YET)):
        with pytest.raises(TableError) as caught:
            await tables.match(created.table, secret, number)
        assert caught.value.code is code


@pytest.mark.parametrize(
    ("game", "preset", "seed", "aside"), [("watten", "italian-11", 3, 0.3), ("german_whist", "classic", 5, 0.0)]
)
def test_every_seat_of_every_game_sees_its_own_events_and_views(
    game: str, preset: str, seed: int, aside: float
) -> None:
    """All that a seat could know at each step comes again, once and in order; what it could not know does not."""
    rules = GAMES[game].presets[preset].rules
    walk = Walk.play(GAMES[game], rules, seed, out_of_turn=aside)
    for seat in (*range(walk.last.seats), None):
        right: list[tuple[Any, Any]] = []
        for number, position in enumerate(walk.positions):
            before = None if number == 0 else walk.positions[number - 1].state
            events = seen(position.events, seat)
            moved = before is not None and before.decision != position.state.decision
            if number and (events or moved or walk.view(number, seat) != walk.view(number - 1, seat)):
                wire = [{"code": event.code, "args": wire_args(event.args)} for event in events]
                right.append((json.loads(msgspec.json.encode(wire)), json.loads(write_view(walk.view(number, seat)))))
        assert told(shown(walk.record(), Eyes(seat))) == right


def test_all_is_open_where_it_was_asked_for() -> None:
    """Every hand and every sign stands there, with who was told of it; the seat's own views stay what they were."""
    walk = Walk.play(GAMES["watten"], GAMES["watten"].presets["italian-11"].rules, 3, out_of_turn=0.3)
    steps = shown(walk.record(), Eyes(1, open=True))
    assert len(steps) == len(walk.positions) - 1
    for step, position in zip(steps, walk.positions[1:], strict=True):
        hands = [[held.card for held in position.state.view(seat).hand] for seat in range(4)]
        assert step["update"]["hands"] == hands
        private = [event for event in position.events if event.audience is not None]
        assert [(one["code"], one["seats"]) for one in step["whispered"]] == [
            (event.code, sorted(event.audience or ())) for event in private
        ]
    signs = [one for step in steps for one in step["whispered"] if one["code"] == "gesture"]
    assert any(1 not in sign["seats"] for sign in signs), "this seed shows no sign that seat 1 missed"
    closed = shown(walk.record(), Eyes(1))
    assert [pair for pair in told(steps) if pair in told(closed)] == told(closed)


def test_the_deals_of_a_record_are_worked_out() -> None:
    """An honest record is marked; one whose promise was exchanged is marked as wrong; one without a proof is not."""
    honest = read_record(PROVEN, GAMES)
    assert {line.deal for line in show(honest, GAMES, Eyes(0), 1).rounds} == {"checked"}
    name = next(name for name in honest.proof if name.endswith("server"))
    forged = replace(honest, proof={**honest.proof, name: f"{honest.proof[name].split()[0]} {'11' * 32}"})
    assert show(forged, GAMES, Eyes(0), 1).rounds[0].deal == "wrong"
    assert {line.deal for line in show(replace(honest, proof={}), GAMES, Eyes(0), 1).rounds} == {None}


def test_the_nearest_round_and_a_match_that_has_not_begun() -> None:
    """A round too far is the last one; a record without a deal shows the empty table; there are only so many seats."""
    honest = read_record(PROVEN, GAMES)
    assert show(honest, GAMES, Eyes(0), 99).round == show(honest, GAMES, Eyes(0), 1).rounds[-1].round
    empty = show(replace(honest, entries=(), proof={}), GAMES, Eyes(0), 1)
    assert len(empty.steps) == len(empty.rounds) == 1
    with pytest.raises(NotationError) as caught:
        show(honest, GAMES, Eyes(4), 1)
    assert caught.value.code is Code.BAD_SEAT


async def test_a_file_is_shown_or_refused_with_the_place(serve: Serve) -> None:
    """Both forms are read; what is wrong is said by its code and line; what is too large is refused unread."""
    toy = record_json.write(Walk.play(TOYS["toy"], TOYS["toy"].presets["two"].rules, 1).record())
    async with serve() as where, httpx.AsyncClient(base_url=where) as client:
        answer = await client.post("/api/replay", json={"record": toy, "seat": 1, "open": True})
        replay = msgspec.json.decode(answer.content, type=Replay)
        assert (answer.status_code, replay.seat, replay.opens, replay.round) == (200, 1, True, 1)
        assert replay.steps
        lines = toy.splitlines()
        spoilt = next(at for at, line in enumerate(lines) if line.strip().startswith('"1 '))
        lines[spoilt] = lines[spoilt].replace('"1 ', '"1 no')
        for sent, code, line in (
            ("no record", "record_no_header", 1),
            ("\n".join(lines), "record_bad_value", spoilt + 1),
            (toy[:-40], "record_truncated", None),
        ):
            answer = await client.post("/api/replay", json={"record": sent})
            said = answer.json()
            assert (answer.status_code, said["code"]) == (400, code)
            assert line is None or said["args"]["line"] == line
        for size in (LARGEST_FILE + 1, 4 * LARGEST_FILE):
            answer = await client.post("/api/replay", json={"record": "x" * size})
            assert answer.status_code in {400, 413}
            assert answer.json()["code"] == "bad_message"
        answer = await client.post("/api/replay", content=b'{"record":"\\ud800"}')
        assert answer.status_code == 400


async def test_the_address_of_a_table_refuses_by_code(serve: Serve) -> None:
    """While the match runs, and without a secret that sits there."""
    async with serve() as where, httpx.AsyncClient(base_url=where) as client:
        created = await opened(where, ALONE)
        for secret, code in ((created["secret"], "record_not_yet"), ("stranger", "unknown_seat_secret")):
            answer = await client.post(f"/api/tables/{created['table']}/replay", json={"secret": secret})
            assert (answer.status_code, answer.json()["code"]) == (400, code)
