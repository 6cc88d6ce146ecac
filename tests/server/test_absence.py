"""Who is here, who is away, and what the table does about it: stand-ins, hosts, clocks, ends."""

import asyncio
from typing import Any

import pytest
from server.conftest import OpenTables
from server.ear import Ear, until
from server.test_players import Scripted, Stuck, registry
from server.test_sitting import OWN, company, kinds, refused
from server.test_tables import DECK, TWO, planned, played, sit, sit_down, two_at_a_table
from structlog.testing import capture_logs

from stube.errors import Code, StubeError
from stube.protocol import Act, Customs, Fill, NewTable, Next, Rise, Sit, TableCreated
from stube.server.alarm import Alarm
from stube.server.store import Store, StoreDownError, living
from stube.server.tables import Sitting, Tables


class Time:
    """A clock that goes on only when it is told to."""

    def __init__(self) -> None:
        self.now = 1_000_000

    def __call__(self) -> int:
        """Give the time."""
        return self.now


@pytest.fixture
def time() -> Time:
    """The clock of a test."""
    return Time()


async def later(time: Time, sitting: Sitting, seconds: float) -> None:
    """Let time pass at a table."""
    time.now += int(seconds * 1000)
    await sitting.live.tend()


def here(ear: Ear) -> list[bool]:
    """Who is here."""
    return [seat["here"] for seat in company(ear)["seats"]]


def standins(ear: Ear) -> list[str | None]:
    """Who plays for the time being."""
    return [seat["standin"] for seat in company(ear)["seats"]]


async def test_who_comes_and_goes_is_shown_at_once(open_tables: OpenTables) -> None:
    """A second device of the same person changes nothing; only when the last one has gone the person is away."""
    tables = open_tables()
    told, sitting, ears = await two_at_a_table(tables)
    assert here(ears[0]) == [True, True]
    phone, _ = await sit(tables, told, 1)
    await tables.leave(sitting[1])
    assert here(ears[0]) == [True, True]
    await tables.leave(phone)
    assert here(ears[0]) == [True, False]
    await sit(tables, told, 1)
    assert here(ears[0]) == [True, True]


async def test_a_person_at_two_servers_is_here_until_both_are_left(open_tables: OpenTables) -> None:
    """One seat on two devices that two servers hold: everybody is told when the last of them has gone, not before."""
    tables, other = open_tables(), open_tables()
    told, sitting, ears = await two_at_a_table(tables)
    phone, _ = await sit(other, told, 1)
    await tables.leave(sitting[1])
    await until(lambda: sitting[0].live.story.number == phone.live.story.number)
    assert here(ears[0]) == [True, True]
    await other.leave(phone)
    await until(lambda: here(ears[0]) == [True, False])


async def test_who_goes_while_the_database_is_away_is_written_down_later(
    open_tables: OpenTables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Leaving fails for nobody; the table does not rest before the log says that they have gone."""
    monkeypatch.setattr("stube.server.tables.REST", 0.0)
    write, down = Store.append, True

    async def away(self: Store, *row: Any) -> None:
        if down:
            raise StoreDownError
        await write(self, *row)

    tables = open_tables()
    told, sitting, _ = await two_at_a_table(tables)
    monkeypatch.setattr(Store, "append", away)
    for one in sitting:
        await tables.leave(one)
    await asyncio.sleep(0.05)
    assert (await tables.look(told.table))[1].company.present
    down = False
    await until(lambda: not tables._open)
    _, story = await open_tables().look(told.table)
    assert not story.company.present


@pytest.mark.parametrize("error", [StoreDownError(), RuntimeError()])
async def test_an_alarm_that_cannot_be_heeded_is_a_fault_only_where_it_is_one(error: Exception) -> None:
    """What is due stands in the store: while that is away there is nothing to look at for anybody."""
    rung = asyncio.Event()

    async def ring() -> None:
        rung.set()
        raise error

    with capture_logs() as logged:
        Alarm(ring, "of a test").set(0, 0)
        await rung.wait()
        await asyncio.sleep(0)
    level = "warning" if isinstance(error, StoreDownError) else "error"
    assert [line["log_level"] for line in logged] == [level]


async def test_who_sat_by_a_dead_server_is_away(open_tables: OpenTables, store: Store) -> None:
    """A server that died without a word: when another one finds it dead, its people have gone, by one row each."""
    dead, tables = open_tables(), open_tables()
    told, _, _ = await two_at_a_table(dead)
    _, ear = await sit(tables, told, 0)
    assert here(ear) == [True, True]
    await dead._node.stop()
    await living.beat(store, "other", 10**15, 10**15)  # everybody else has been silent for long
    tables._node._beat = (0, None)
    await tables._bury()
    assert here(ear) == [True, False]
    rows = len(await store.log(told.table))
    await tables._bury()
    assert len(await store.log(told.table)) == rows


@pytest.mark.parametrize("absence", ["wait", "bot", "end"])
async def test_the_table_does_about_an_absence_what_it_has_chosen(
    open_tables: OpenTables, time: Time, absence: Any
) -> None:
    """After the time that the customs name, not before: it waits, a bot plays, or the match ends for everybody."""
    tables = open_tables(chance=planned("dealer 0", DECK), clock=time, registry=registry(lowest=Scripted()))
    customs = Customs(absence=absence, absence_seconds=60)
    _, sitting, ears = await two_at_a_table(tables, customs=customs)
    await tables.leave(sitting[1])
    await later(time, sitting[0], 59)
    assert (standins(ears[0]), company(ears[0])["ended"]) == ([None, None], False)
    await later(time, sitting[0], 1)
    if absence == "bot":
        assert standins(ears[0]) == [None, "lowest"]
        await ears[0].until(lambda view: view["turn"] == [0])
        await sitting[0].obey(Act("a", 3, "play EK"))
    elif absence == "wait":
        assert standins(ears[0]) == [None, None]
        assert ears[0].view["turn"] == [1]
    else:
        assert (company(ears[0])["stage"], company(ears[0])["ended"]) == ("over", True)
        assert await refused(sitting[0], Act("a", 2, "raise")) is Code.NOT_NOW
        assert await refused(sitting[0], Next("n")) is Code.NOT_NOW


async def test_the_stand_in_is_out_when_the_person_returns(open_tables: OpenTables, time: Time, store: Store) -> None:
    """At once, in the middle of a round, and even while it thinks: the person's own card is the one that lies."""
    thinking = Stuck()
    tables = open_tables(chance=planned("dealer 0", DECK), clock=time, registry=registry(lowest=thinking))
    told, sitting, ears = await two_at_a_table(tables)
    await tables.leave(sitting[1])
    await later(time, sitting[0], 60)
    assert standins(ears[0]) == [None, "lowest"]
    await asyncio.sleep(0.02)  # the bot begins to think
    back, ear = await sit(tables, told, 1)
    assert standins(ear) == [None, None]
    thinking.let_go.set()
    await asyncio.sleep(0.02)
    await back.obey(Act("a", 2, "play LA"))
    assert [row.text for row in await played(store, told.table)] == ["dealer 0", DECK, "play LA"]


async def test_nothing_happens_at_a_table_without_people(open_tables: OpenTables, time: Time, store: Store) -> None:
    """When all have gone the table rests: no stand-in comes, however late it gets, until somebody is here again."""
    tables = open_tables(clock=time)
    told, sitting, _ = await two_at_a_table(tables)
    for one in sitting:
        await tables.leave(one)
    rows = len(await store.log(told.table))
    await later(time, sitting[0], 100_000)
    assert len(await store.log(told.table)) == rows
    again, ear = await sit(tables, told, 0)
    await again.live.tend()
    assert standins(ear) == [None, "lowest"]


async def test_the_host_is_who_is_here(open_tables: OpenTables, time: Time) -> None:
    """When the host stays away somebody who is here may fill and free seats; a host who is back is none any more."""
    tables = open_tables(clock=time)
    wish = NewTable(game="toy", preset="three", seats=("person",) * 3, customs=Customs(absence="wait"))
    told = await tables.create(wish)
    opener, _ = await sit(tables, told, 0)
    friend, ear = await sit_down(tables, told, 2)
    await tables.leave(opener)
    assert company(ear)["host"] == 0
    await later(time, friend, 60)
    assert company(ear)["host"] == 2
    await sit(tables, told, 0)
    assert company(ear)["host"] == 2
    await friend.obey(Fill("f", 1, "lowest"))
    assert kinds(ear) == ["person", "bot", "person"]


async def test_the_host_frees_the_seat_of_who_is_away(open_tables: OpenTables) -> None:
    """Nobody who is here is sent away; who has gone loses the seat, and finds it taken on coming back."""
    tables = open_tables(chance=planned("dealer 0", DECK))
    told, sitting, ears = await two_at_a_table(tables)
    assert await refused(sitting[0], Fill("a", 1, "free")) is Code.SEAT_TAKEN
    assert await refused(sitting[0], Fill("b", 0, "free")) is Code.SEAT_TAKEN
    await tables.leave(sitting[1])
    await sitting[0].obey(Fill("c", 1, "lowest"))
    assert kinds(ears[0]) == ["person", "bot"]
    with pytest.raises(StubeError) as refusal:
        await sit(tables, told, 1)
    assert refusal.value.code is Code.UNKNOWN_SEAT_SECRET


async def test_a_leavers_seat_can_be_taken_in_the_middle(open_tables: OpenTables) -> None:
    """Who has only watched sits down on the seat of one who has left, gets the hand and plays on."""
    tables = open_tables(chance=planned("dealer 0", DECK))
    told, sitting, ears = await two_at_a_table(tables)
    guest, ear = await sit(tables, told, None)
    await sitting[1].obey(Rise("r"))
    await guest.obey(Sit("s", 1, "Sepp", OWN))
    assert [card["card"] for card in ear.view["hand"]] == ["LK", "LA"]
    await guest.obey(Act("a", 2, "play LA"))
    assert ears[0].view["trick"]["laid"] == [{"seat": 1, "card": "LA"}]


async def seeking(tables: Tables) -> tuple[TableCreated, Sitting, Ear]:
    """A table whose free seats are taken by bots after half a minute."""
    told = await tables.create(NewTable(game="toy", seats=TWO, customs=Customs(bots_after=30)))
    return told, *await sit(tables, told, 0)


async def test_bots_take_the_seats_that_nobody_takes(open_tables: OpenTables, time: Time) -> None:
    """After the time that the table has chosen, and then cards are dealt; the seat is free for people all the same."""
    tables = open_tables(chance=planned("dealer 1", DECK), clock=time)
    _, sitting, ear = await seeking(tables)
    await later(time, sitting, 29)
    assert company(ear)["stage"] == "gathering"
    await later(time, sitting, 1)
    assert (company(ear)["stage"], kinds(ear), standins(ear)) == ("playing", ["person", "free"], [None, "lowest"])
    assert len(ear.view["hand"]) == 2


async def test_people_take_over_between_rounds(open_tables: OpenTables, time: Time) -> None:
    """Who sits down on a bot's seat sees its hand, but the bot plays the round to its end; the next is the person's."""
    chance = planned("dealer 0", DECK, "deck SA SK HA HK LA LK EA EK")
    tables = open_tables(chance=chance, clock=time, registry=registry(lowest=Scripted()))
    told, sitting, ear = await seeking(tables)
    await later(time, sitting, 30)
    await ear.until(lambda view: view["turn"] == [0])
    friend, far = await sit_down(tables, told, 1)
    assert (kinds(far), standins(far)) == (["person", "person"], [None, "lowest"])
    assert await refused(friend, Act("a", 3, "raise")) is Code.NOT_NOW
    await tables.leave(friend)
    friend, far = await sit(tables, told, 1)
    assert standins(far) == [None, "lowest"]
    await sitting.obey(Act("b", 3, "play EK"))
    assert standins(far) == [None, None]
    await sitting.obey(Next("n"))
    await sitting.obey(Act("c", 5, "play SK"))
    await friend.obey(Act("d", 6, "play HK"))
    assert far.view["trick"]["laid"][1] == {"seat": 1, "card": "HK"}


async def test_when_time_is_over_a_bot_decides(open_tables: OpenTables, time: Time, store: Store) -> None:
    """Each decision has the clock's seconds; then everybody is told and a bot makes this one, no other."""
    tables = open_tables(chance=planned("dealer 0", DECK), clock=time, registry=registry(lowest=Scripted()))
    told, sitting, ears = await two_at_a_table(tables, customs=Customs(clock=30))
    clocks = [message["clock"] for message in ears[0].messages if message["type"] == "update"]
    assert clocks == [30_000]
    await later(time, sitting[0], 29)
    assert ears[0].view["turn"] == [1]
    await later(time, sitting[0], 1)
    await ears[0].until(lambda view: view["turn"] == [0])
    assert [message for message in ears[0].messages if message["type"] == "ran_out"] == [
        {"type": "ran_out", "seat": 1, "on": 2}
    ]
    await sitting[0].obey(Act("a", 3, "play EK"))
    assert [row.text for row in await played(store, told.table)][2:] == ["play LK", "play EK"]


async def test_what_is_due_happens_once_on_two_servers(open_tables: OpenTables, time: Time, store: Store) -> None:
    """Both hold the table and find the same due: the log has one row of it."""
    one, other = open_tables(clock=time), open_tables(clock=time)
    told, sitting, _ = await two_at_a_table(one)
    there, _ = await sit(other, told, 0)
    await one.leave(sitting[1])
    time.now += 60_000
    await asyncio.gather(sitting[0].live.tend(), there.live.tend())
    texts = [row.text for row in await store.log(told.table)]
    assert sum("stood_in" in text for text in texts) == 1


async def test_the_alarm_rings_by_itself(open_tables: OpenTables, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody has to ask: with real time running a stand-in sits down when the moment has come."""
    monkeypatch.setattr("stube.server.absence.SECOND", 2)
    tables = open_tables()
    _, sitting, ears = await two_at_a_table(tables)
    await tables.leave(sitting[1])
    for _ in range(500):
        if standins(ears[0]) == [None, "lowest"]:
            break
        await asyncio.sleep(0.01)
    assert standins(ears[0]) == [None, "lowest"]
