"""What happens at the door: the public list, seeking a table, moving a seat, deleting a table, expiry, guessing."""

import asyncio
import re

import httpx
import pytest
from server.conftest import OpenTables, Serve
from server.ear import Ear
from server.test_absence import Time, later, time
from server.test_sitting import company, kinds
from server.test_sockets import ALONE, hear, opened, say, socket
from server.test_tables import DECK, TWO, planned, secret_of, sit, sit_down, two_at_a_table

from stube.errors import Code, StubeError
from stube.protocol import Act, Customs, Hello, NewTable, Next, Rise, SeekWish, TicketUse
from stube.server import metrics
from stube.server.lobby import Lobby
from stube.server.store import Store, listing
from stube.server.tables import Tables

__all__ = ["time"]

NEW = "the-secret-of-a-new-device"


def code_of(refusal: pytest.ExceptionInfo[StubeError]) -> Code:
    """The code of an error."""
    return refusal.value.code


async def doors(store: Store, tables: Tables) -> list[str]:
    """The tables on the public list."""
    return [door.table for door in (await Lobby(store, tables).listed()).tables]


async def test_only_tables_that_ask_for_it_are_listed(open_tables: OpenTables, store: Store) -> None:
    """While somebody waits there and a seat is free: not before, not when all have gone; no secret is told."""
    tables = open_tables()
    hidden = await tables.create(NewTable(game="toy", seats=TWO))
    told = await tables.create(NewTable(game="toy", seats=TWO, name="Anna", customs=Customs(listed=True)))
    assert await doors(store, tables) == []
    opener, _ = await sit(tables, told, 0)
    await sit(tables, hidden, 0)
    assert await doors(store, tables) == [told.table]
    assert await doors(store, open_tables()) == [told.table]
    door = (await Lobby(store, tables).listed()).tables[0]
    assert door.seats[0].name == "Anna"
    assert not re.search(told.secret, repr(door))
    friend, _ = await sit_down(tables, told, 1)
    assert await doors(store, tables) == []
    await friend.obey(Rise("r"))
    assert await doors(store, tables) == [told.table]
    await tables.leave(opener)
    assert await doors(store, tables) == []


async def test_who_seeks_finds_who_seeks_the_same(open_tables: OpenTables, store: Store, time: Time) -> None:
    """The first opens a listed table, the second with the same rules sits down there, other rules open another."""
    tables = open_tables(clock=time)
    lobby = Lobby(store, tables)
    first = await lobby.seek(SeekWish("toy", name="Anna"))
    _, ear = await sit(tables, first, 0)
    other = await lobby.seek(SeekWish("toy", options={"order": "any"}))
    assert other.table != first.table
    second = await lobby.seek(SeekWish("toy", preset="pair", name="Bep"))
    assert (second.table, second.seat) == (first.table, 1)
    assert [seat["name"] for seat in company(ear)["seats"]] == ["Anna", "Bep"]
    assert [seat["here"] for seat in company(ear)["seats"]] == [True, False]
    await sit(tables, second, 1)
    assert [seat["here"] for seat in company(ear)["seats"]] == [True, True]
    assert (await lobby.seek(SeekWish("toy"))).table not in {first.table, other.table}


async def test_who_finds_nobody_plays_with_bots(open_tables: OpenTables, store: Store, time: Time) -> None:
    """After half a minute bots take the empty seats; whoever seeks later takes one of theirs over."""
    tables = open_tables(clock=time)
    lobby = Lobby(store, tables)
    first = await lobby.seek(SeekWish("toy"))
    sitting, ear = await sit(tables, first, 0)
    await later(time, sitting, 30)
    assert (company(ear)["stage"], kinds(ear)) == ("playing", ["person", "free"])
    second = await lobby.seek(SeekWish("toy"))
    assert (second.table, second.seat) == (first.table, 1)


async def test_a_seat_moves_to_another_device(open_tables: OpenTables, store: Store) -> None:
    """By a ticket, once: the new device has the seat and its view, the old one only watches from then on."""
    tables = open_tables(chance=planned("dealer 0", DECK))
    lobby = Lobby(store, tables)
    told, sitting, ears = await two_at_a_table(tables)
    ticket = (await lobby.ticket(told.table, secret_of(told, 1))).ticket
    assert secret_of(told, 1) not in ticket
    moved = await lobby.move(TicketUse(ticket, NEW))
    assert (moved.table, moved.seat, moved.game) == (told.table, 1, "toy")
    assert sitting[1].place is None
    assert ears[1].messages[-1]["view"]["hand"] == []
    assert company(ears[0])["seats"][1]["here"] is False
    ear = Ear()
    phone = await tables.join(told.table, Hello(NEW), ear)
    assert [card["card"] for card in ear.view["hand"]] == ["LK", "LA"]
    assert company(ears[0])["seats"][1]["here"] is True
    await phone.obey(Act("a", 2, "play LA"))
    with pytest.raises(StubeError) as refusal:
        await sit(tables, told, 1)
    assert code_of(refusal) is Code.UNKNOWN_SEAT_SECRET
    assert await lobby.move(TicketUse(ticket, NEW)) == moved  # the answer was lost: asked again
    with pytest.raises(StubeError) as refusal:
        await lobby.move(TicketUse(ticket, "another-device-altogether"))
    assert code_of(refusal) is Code.UNKNOWN_TICKET


async def test_a_ticket_runs_out(open_tables: OpenTables, store: Store, time: Time) -> None:
    """After five minutes it takes nothing; a newer one makes an older one worthless; nobody else can get one."""
    tables = open_tables(clock=time)
    lobby = Lobby(store, tables)
    told, _, _ = await two_at_a_table(tables)
    old = await lobby.ticket(told.table, told.secret)
    new = await lobby.ticket(told.table, told.secret)
    time.now += 5 * 60 * 1000 + 1
    for ticket in (old.ticket, new.ticket, "x", f"{told.table}.x", f"{told.table}.", "nowhere.x"):
        with pytest.raises(StubeError) as refusal:
            await lobby.move(TicketUse(ticket, NEW))
        assert code_of(refusal) is Code.UNKNOWN_TICKET
    for secret in ("guessed", told.invitation):
        with pytest.raises(StubeError) as refusal:
            await lobby.ticket(told.table, secret)
        assert code_of(refusal) is Code.UNKNOWN_SEAT_SECRET


async def test_a_table_is_deleted_with_all_it_holds(open_tables: OpenTables, store: Store) -> None:
    """By the host alone: rows, names and log are gone, and everybody at any server is told and let go."""
    tables, other = open_tables(chance=planned("dealer 0", DECK)), open_tables()
    lobby = Lobby(store, tables)
    told, sitting, ears = await two_at_a_table(tables)
    _, far = await sit(other, told, None)
    for secret, code in ((secret_of(told, 1), Code.NOT_THE_HOST), ("guessed", Code.UNKNOWN_SEAT_SECRET)):
        with pytest.raises(StubeError) as refusal:
            await lobby.delete(told.table, secret)
        assert code_of(refusal) is code
    await lobby.delete(told.table, told.secret)
    assert await store.table(told.table) is None
    assert await store.log(told.table) == []
    for ear in ears:
        assert (ear.messages[-1]["code"], ear.closed) == ("unknown_table", 1008)
    for _ in range(100):
        if not far.closed:
            await asyncio.sleep(0.01)
    assert far.messages[-1]["code"] == "unknown_table"
    with pytest.raises(StubeError) as refusal:
        await sitting[0].obey(Next("n"))
    assert code_of(refusal) is Code.UNKNOWN_TABLE
    for one in sitting:
        await tables.leave(one)
    with pytest.raises(StubeError) as refusal:
        await sit(tables, told, 0)
    assert code_of(refusal) is Code.UNKNOWN_TABLE


async def test_old_tables_expire(open_tables: OpenTables, store: Store, time: Time) -> None:
    """A table at which nothing has happened for long goes, one where something did stays."""
    tables = open_tables(clock=time)
    old = await tables.create(NewTable(game="toy", seats=TWO))
    fresh = await tables.create(NewTable(game="toy", seats=TWO))
    time.now += 1000
    await sit(tables, fresh, 0)
    assert await listing.expire(store, time.now) == 1
    assert (await store.table(old.table), await store.table(fresh.table) is None) == (None, False)


async def test_guessing_is_slowed(serve: Serve) -> None:
    """Guesses at invitations, tickets and secrets get `too_many_requests`; so does the right one for a while."""
    async with serve(invitations_per_minute=5.0) as where, httpx.AsyncClient(base_url=where) as client:
        told = await opened(where, ALONE)
        answers = [await client.post("/api/invitations", json={"invitation": f"{number:010}"}) for number in range(120)]
        codes = [(answer.status_code, answer.json()["code"]) for answer in answers]
        assert codes[:5] == [(400, "unknown_invitation")] * 5
        assert codes.count((429, "too_many_requests")) > 100
        counted = metrics.REFUSALS.labels("too_many_requests")._value.get()
        assert counted >= 100
        for path, body in (
            ("/api/invitations", {"invitation": told["invitation"]}),
            ("/api/tickets", {"ticket": "a.b", "secret": NEW}),
            (f"/api/tables/{told['table']}/ticket", {"secret": "guessed"}),
            (f"/api/tables/{told['table']}/delete", {"secret": "guessed"}),
        ):
            assert (await client.post(path, json=body)).status_code == 429
        async with socket(where, told["table"]) as guessing:
            await say(guessing, type="hello", invitation="guessed")
            assert (await hear(guessing))["code"] == "too_many_requests"
        async with socket(where, told["table"]) as own:
            await say(own, type="hello", secret=told["secret"])
            assert (await hear(own))["type"] == "welcome"


async def test_the_doors_over_http(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each question has its answer in the form that the schema says."""
    monkeypatch.setattr("stube.server.lobby.LIST_MILLISECONDS", 0)
    async with serve() as where, httpx.AsyncClient(base_url=where) as client:
        sought = (await client.post("/api/seek", json={"game": "toy", "name": "Anna"})).json()
        async with socket(where, sought["table"]) as own:
            await say(own, type="hello", secret=sought["secret"])
            assert (await hear(own))["seat"] == 0
            listed = (await client.get("/api/tables")).json()["tables"]
            assert [door["table"] for door in listed] == [sought["table"]]
            door = (await client.post("/api/invitations", json={"invitation": sought["invitation"]})).json()
            assert door == listed[0]
            path = f"/api/tables/{sought['table']}"
            ticket = (await client.post(f"{path}/ticket", json={"secret": sought["secret"]})).json()["ticket"]
            moved = (await client.post("/api/tickets", json={"ticket": ticket, "secret": NEW})).json()
            assert (moved["table"], moved["seat"]) == (sought["table"], 0)
            gone = await client.post(f"{path}/delete", json={"secret": NEW})
            assert (gone.status_code, gone.content) == (204, b"")
            await own.wait_closed()
            assert own.close_code == 1008
