"""Coming to a table by invitation, sitting down, getting up: who may do what, and what everybody is told."""

import asyncio
from typing import Any

import httpx
import pytest
from server.conftest import OpenTables, Serve
from server.ear import Ear
from server.test_sockets import say, socket
from server.test_tables import DECK, TWO, planned, played, secret_of, sit, sit_down, two_at_a_table

from stube.errors import Code, StubeError
from stube.protocol import Act, Command, Customs, Fill, Hello, NewTable, Next, PassHost, Rename, Rise, Sit
from stube.server.opening import hash_secret
from stube.server.store import Store
from stube.server.tables import Sitting

OWN = "a-secret-that-a-browser-made"


def company(ear: Ear) -> dict[str, Any]:
    """The newest company that was told."""
    return [message for message in ear.messages if message["type"] == "company"][-1]


def kinds(ear: Ear) -> list[str]:
    """Who sits where by the newest company."""
    return [seat["kind"] for seat in company(ear)["seats"]]


async def refused(sitting: Sitting, command: Command) -> Code:
    """The code by which a command is refused."""
    with pytest.raises(StubeError) as refusal:
        await sitting.obey(command)
    return refusal.value.code


async def test_nothing_is_dealt_until_everybody_sits(open_tables: OpenTables, store: Store) -> None:
    """The first to come waits and cannot have cards dealt; when the last seat is taken they lie there at once."""
    tables = open_tables(chance=planned("dealer 0", DECK))
    told = await tables.create(NewTable(game="toy", seats=TWO, name="Anna"))
    opener, ear = await sit(tables, told, 0)
    assert (company(ear)["stage"], kinds(ear), ear.view["hand"]) == ("gathering", ["person", "free"], [])
    assert await refused(opener, Next("n")) is Code.SEATS_ARE_FREE
    assert await played(store, told.table) == []
    _, friend = await sit_down(tables, told, 1, " Bep ")
    assert company(ear) == company(friend)
    assert (company(ear)["stage"], company(ear)["host"]) == ("playing", 0)
    assert [seat["name"] for seat in company(ear)["seats"]] == ["Anna", "Bep"]
    assert [card["card"] for card in friend.view["hand"]] == ["LK", "LA"]
    assert [message["seat"] for message in friend.messages if message["type"] == "welcome"] == [None, 1]


async def test_without_the_invitation_nobody_gets_in(open_tables: OpenTables) -> None:
    """The public id alone, another invitation or another table's invitation lets nobody in, not even to watch."""
    tables = open_tables()
    told, other = [await tables.create(NewTable(game="toy", seats=TWO)) for _ in range(2)]
    for invitation in (None, "guessed", other.invitation, told.table, told.secret):
        with pytest.raises(StubeError) as refusal:
            await tables.join(told.table, Hello(None, invitation), Ear())
        assert refusal.value.code is Code.UNKNOWN_INVITATION
    assert len({told.table, told.invitation, told.secret}) == 3


async def test_an_invitation_shows_who_sits_there(open_tables: OpenTables) -> None:
    """Before one goes in: the game, its rules, the seats and whose table it is; a wrong one gets a code."""
    tables = open_tables()
    told = await tables.create(NewTable(game="toy", preset="three", seats=("person", "lowest", "person"), name="Anna"))
    door = await tables.invited(told.invitation)
    assert (door.table, door.game, door.preset, door.host) == (told.table, "toy", "three", 0)
    assert [(seat.kind, seat.name) for seat in door.seats] == [("person", "Anna"), ("bot", "lowest"), ("free", "")]
    for wrong in (told.table, told.secret, "x"):
        with pytest.raises(StubeError) as refusal:
            await tables.invited(wrong)
        assert refusal.value.code is Code.UNKNOWN_INVITATION


async def test_a_seat_comes_back_by_its_secret(open_tables: OpenTables) -> None:
    """Whoever has the secret that the browser made gets the same seat and view again, on any server."""
    told, _, ears = await two_at_a_table(open_tables(chance=planned("dealer 0", DECK)))
    _, again = await sit(open_tables(), told, 1)
    assert (again.numbers, again.view) == (ears[1].numbers, ears[1].view)


async def test_sitting_down_twice_is_once(open_tables: OpenTables, store: Store) -> None:
    """The same wish again, here or on another server, changes nothing and is no error."""
    tables = open_tables()
    told = await tables.create(NewTable(game="toy", preset="three", seats=("person",) * 3))
    friend, _ = await sit_down(tables, told, 1)
    await friend.obey(Sit("sit-1", 1, "", secret_of(told, 1)))
    there, ear = await sit(open_tables(), told, None)
    await there.obey(Sit("sit-1", 1, "", secret_of(told, 1)))
    assert there.place == 1
    assert kinds(ear) == ["person", "person", "free"]
    assert len(await store.log(told.table)) == 1


async def test_a_seat_that_is_taken_stays_taken(open_tables: OpenTables, store: Store) -> None:
    """Nobody sits on a person's or a bot's seat, on a seat that is not there, or on two; nothing is stored."""
    tables = open_tables()
    told = await tables.create(NewTable(game="toy", preset="three", seats=("person", "lowest", "person")))
    guest, ear = await sit(tables, told, None)
    assert await refused(guest, Sit("a", 0, "", OWN)) is Code.SEAT_TAKEN
    assert await refused(guest, Sit("b", 1, "", OWN)) is Code.SEAT_TAKEN
    assert await refused(guest, Sit("c", 3, "", OWN)) is Code.BAD_SEAT
    assert guest.place is None
    assert await store.log(told.table) == []
    opener, _ = await sit(tables, told, 0)
    assert await refused(opener, Sit("d", 2, "", OWN)) is Code.ALREADY_SEATED
    assert await refused(guest, Sit("e", 2, "", told.secret)) is Code.ALREADY_SEATED
    assert kinds(ear) == ["person", "bot", "free"]


async def test_two_want_the_same_seat_at_once(open_tables: OpenTables, store: Store) -> None:
    """On two servers over one store exactly one gets it, and the other is told who did."""
    one, other = open_tables(), open_tables()
    told = await one.create(NewTable(game="toy", preset="three", seats=("person",) * 3))
    (here, ear), (there, far) = await sit(one, told, None), await sit(other, told, None)
    answers = await asyncio.gather(
        here.obey(Sit("a", 1, "Bep", "b" * 22)), there.obey(Sit("a", 1, "Zenz", "z" * 22)), return_exceptions=True
    )
    lost = [answer for answer in answers if isinstance(answer, StubeError)]
    assert [answer.code for answer in lost] == [Code.SEAT_TAKEN]
    assert {here.place, there.place} == {None, 1}
    assert company(ear) == company(far)
    assert len(await store.log(told.table)) == 1


async def test_two_seats_at_once_on_two_servers(open_tables: OpenTables) -> None:
    """Who loses only the number of the log gets the seat all the same, and the cards are dealt."""
    one, other = open_tables(), open_tables()
    told = await one.create(NewTable(game="toy", preset="three", seats=("person",) * 3))
    (here, _), (there, far) = await sit(one, told, None), await sit(other, told, None)
    await asyncio.gather(here.obey(Sit("a", 1, "", "b" * 22)), there.obey(Sit("a", 2, "", "z" * 22)))
    assert (here.place, there.place) == (1, 2)
    _, third = await sit(other, told, 0)
    assert len(third.view["hand"]) == 2
    assert company(far)["stage"] == "playing"


async def test_getting_up_frees_the_seat(open_tables: OpenTables) -> None:
    """Whoever rises only watches then, the old secret takes nothing, the next person is host, another may sit."""
    tables = open_tables(chance=planned("dealer 0", DECK))
    told, sitting, ears = await two_at_a_table(tables)
    await sitting[0].obey(Rise("r"))
    assert sitting[0].place is None
    assert (company(ears[1])["host"], company(ears[1])["stage"], kinds(ears[1])) == (1, "gathering", ["free", "person"])
    assert ears[0].view["hand"] == []
    assert await refused(sitting[0], Act("a", 2, "raise")) is Code.UNKNOWN_SEAT_SECRET
    with pytest.raises(StubeError):
        await sit(tables, told, 0)
    guest, ear = await sit(tables, told, None)
    await guest.obey(Sit("s", 0, "Sepp", OWN))
    assert [card["card"] for card in ear.view["hand"]] == ["EK", "EA"]
    assert company(ear)["stage"] == "playing"


async def test_only_the_host_fills_and_frees(open_tables: OpenTables) -> None:
    """A bot sits down on a free seat and gets up again by the host's word alone; no person is sent away."""
    tables = open_tables()
    told = await tables.create(NewTable(game="toy", preset="three", seats=("person",) * 3))
    opener, ear = await sit(tables, told, 0)
    friend, _ = await sit_down(tables, told, 1)
    assert await refused(friend, Fill("f", 2, "lowest")) is Code.NOT_THE_HOST
    assert await refused(opener, Fill("f", 1, "lowest")) is Code.SEAT_TAKEN
    assert await refused(opener, Fill("f", 1, "free")) is Code.SEAT_TAKEN
    assert await refused(opener, Fill("f", 2, "genius")) is Code.UNKNOWN_BOT
    assert await refused(opener, Fill("f", 3, "lowest")) is Code.BAD_SEAT
    await opener.obey(Fill("f", 2, "lowest"))
    assert (kinds(ear), company(ear)["stage"]) == (["person", "person", "bot"], "playing")
    await opener.obey(PassHost("p", 1))
    assert company(ear)["host"] == 1
    assert await refused(opener, Fill("g", 2, "free")) is Code.NOT_THE_HOST
    await friend.obey(Fill("g", 2, "free"))
    assert (kinds(ear), company(ear)["stage"]) == (["person", "person", "free"], "gathering")


async def test_a_command_of_the_house_acts_once(open_tables: OpenTables, store: Store) -> None:
    """Sent again, here or on another server, it is not done again."""
    told, sitting, ears = await two_at_a_table(open_tables())
    there, _ = await sit(open_tables(), told, 0)
    rows = len(await store.log(told.table))
    for who in (sitting[0], sitting[0], there):
        await who.obey(Rename("r", "Resi"))
    assert len(await store.log(told.table)) == rows + 1
    assert company(ears[1])["seats"][0]["name"] == "Resi"


async def test_where_nobody_may_watch_guests_see_the_company_only(open_tables: OpenTables) -> None:
    """With `watchers = none` who has the invitation sees who sits there and may sit down, but not the game."""
    tables = open_tables(chance=planned("dealer 0", DECK))
    wish = NewTable(game="toy", seats=TWO, customs=Customs(watchers="none"))
    told = await tables.create(wish)
    await sit(tables, told, 0)
    guest, ear = await sit(tables, told, None)
    friend, _ = await sit_down(tables, told, 1)
    await friend.obey(Act("a", 2, "play LA"))
    assert {message["type"] for message in ear.messages} == {"welcome", "company"}
    assert guest.view() == b"null"


async def test_the_house_moves_no_decision(open_tables: OpenTables) -> None:
    """What happens about seats makes no action stale and gives nobody an update of the game."""
    _, sitting, ears = await two_at_a_table(open_tables(chance=planned("dealer 0", DECK)))
    await sitting[0].obey(Rename("r", "Resi"))
    await sitting[1].obey(Act("a", 2, "play LA"))
    assert [ear.numbers for ear in ears] == [[2, 3], [2, 3]]


async def test_no_secret_is_told_or_logged(serve: Serve, capfd: pytest.CaptureFixture[str]) -> None:
    """What takes a seat is told once, to the opener alone: in no message to anybody, in no line of the log."""
    async with serve() as where, httpx.AsyncClient(base_url=where) as client:
        told = (await client.post("/api/tables", json={"game": "toy", "seats": TWO, "name": "Anna"})).json()
        async with socket(where, told["table"]) as one, socket(where, told["table"]) as two:
            await say(one, type="hello", secret=told["secret"])
            await say(two, type="hello", invitation=told["invitation"])
            await say(two, type="sit", id="s", seat=1, name="Bep", secret=OWN)
            await say(two, type="sit", id="t", seat=0, name="Bep", secret=told["secret"])
            await say(two, type="act", id="u", on=2, action=OWN)
            for connection in (one, two):
                await say(connection, type="ping")
            heard = ""
            for connection in (one, two):
                while (message := str(await connection.recv())) != '{"type":"pong"}':
                    heard += message
    assert told["invitation"] in heard
    written = "".join(capfd.readouterr())
    assert told["table"] in written
    for secret in (OWN, told["secret"], hash_secret(OWN).hex(), hash_secret(told["secret"]).hex()):
        assert secret not in written
        assert secret not in heard.replace('"text":"' + OWN + '"', "")
    for private in ("Anna", "Bep", told["invitation"]):
        assert private not in written


async def test_nobody_fills_the_log_by_sitting_down(open_tables: OpenTables) -> None:
    """Who sits down and gets up without end is told that it was too often."""
    tables = open_tables()
    told = await tables.create(NewTable(game="toy", preset="three", seats=("person",) * 3))
    guest, _ = await sit(tables, told, None)
    codes = set()
    for number in range(100):
        for command in (Sit(f"s{number}", 1, "", f"{number:030}"), Rise(f"r{number}")):
            try:
                await guest.obey(command)
            except StubeError as refusal:
                codes.add(refusal.code)
    assert Code.TOO_MANY_REQUESTS in codes
    assert guest.live.story.number < 100


async def test_an_action_that_loses_only_its_number_is_done(open_tables: OpenTables, store: Store) -> None:
    """Somebody's change of name on another server, unheard of here, makes no action stale: it gets the next number."""
    one, other = open_tables(chance=planned("dealer 0", DECK)), open_tables()
    told, sitting, ears = await two_at_a_table(one)
    there, _ = await sit(other, told, 0)
    await one._hearing.close()
    number = len(await store.log(told.table))
    await there.obey(Rename("r", "Resi"))
    assert sitting[1].live.story.number <= number
    await sitting[1].obey(Act("a", 2, "play LA"))
    rows = (await store.log(told.table))[number:]
    assert [row.kind for row in rows] == ["house", "action"]
    assert company(ears[1])["seats"][0]["name"] == "Resi"
    assert ears[1].view["trick"]["laid"] == [{"seat": 1, "card": "LA"}]
