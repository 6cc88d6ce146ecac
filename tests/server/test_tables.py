"""Live tables: commands act once, stale ones are answered, what is stored first is what is told."""

import asyncio
from collections import deque
from typing import Any

import msgspec
import pytest
from server.conftest import OpenTables
from server.ear import Ear, until

from stube.cards import Deal, DealKind, Pack, parse_deal
from stube.errors import Code, IllegalAction, NotationError, RulesError, StubeError, TableError
from stube.protocol import Act, Customs, Hello, NewTable, Next, Sit, TableCreated
from stube.server.dealing import Chance
from stube.server.store import Row, Store
from stube.server.tables import Sitting, Tables

DECK = "deck EK EA LK LA HK HA SK SA"
TWO = ("person", "person")


def planned(*texts: str) -> Chance:
    """Chance that gives these deals in order."""
    coming = deque(texts)

    def chance(kind: DealKind, pack: Pack, _seats: int) -> Deal:
        deal = parse_deal(coming.popleft(), pack)
        assert deal.kind is kind
        return deal

    return chance


async def played(store: Store, table: str, after: int = 0) -> list[Row]:
    """The rows of the game itself."""
    return [row for row in await store.log(table) if row.kind != "house"][after:]


def secret_of(told: TableCreated, seat: int) -> str:
    """The secret of a seat: the opener's own, or the one that the browser of another person makes."""
    return told.secret if seat == told.seat else f"{told.table}-{told.invitation}-{seat}"


async def sit(tables: Tables, told: TableCreated, seat: int | None, since: int = 0) -> tuple[Sitting, Ear]:
    """Connect to a seat that has been taken, or to watch."""
    ear = Ear()
    hello = Hello(None, told.invitation, since) if seat is None else Hello(secret_of(told, seat), None, since)
    return await tables.join(told.table, hello, ear), ear


async def sit_down(tables: Tables, told: TableCreated, seat: int, name: str = "") -> tuple[Sitting, Ear]:
    """Come by invitation and take a free seat."""
    sitting, ear = await sit(tables, told, None)
    await sitting.obey(Sit(f"sit-{seat}", seat, name, secret_of(told, seat)))
    return sitting, ear


async def two_at_a_table(tables: Tables, **wish: Any) -> tuple[TableCreated, list[Sitting], list[Ear]]:
    """Open a table of two persons, seat both and connect them anew, so that they have heard of nothing before."""
    told = await tables.create(NewTable(**{"game": "toy", "seats": TWO, **wish}))
    guest, _ = await sit_down(tables, told, 1)
    await tables.leave(guest)
    places = [await sit(tables, told, seat) for seat in (0, 1)]
    return told, [place[0] for place in places], [place[1] for place in places]


async def test_a_seat_is_welcomed_and_told(open_tables: OpenTables) -> None:
    """Who sits down learns who sits where and sees the cards: the first deals are made at once."""
    tables = open_tables(chance=planned("dealer 0", DECK))
    told = await tables.create(
        NewTable(game="toy", seats=("person", "lowest"), name="Anna", customs=Customs(speed="fast"))
    )
    _, ear = await sit(tables, told, 0)
    welcome, company, update = ear.messages[:3]
    assert welcome == {
        "type": "welcome",
        "table": told.table,
        "game": "toy",
        "seat": 0,
        "preset": "two",
        "rules": {"seats": "2", "thrown": "no", "order": "in_turn", "flavour": "plain"},
        "fingerprint": told.fingerprint,
        "customs": msgspec.to_builtins(Customs(speed="fast")),
        "invitation": told.invitation,
        "calls": ["knock", "hurry"],
    }
    assert [(seat["name"], seat["kind"]) for seat in company["seats"]] == [("Anna", "person"), ("lowest", "bot")]
    assert (company["host"], company["stage"]) == (0, "playing")
    assert (update["number"], update["events"]) == (2, [])
    assert [card["card"] for card in update["view"]["hand"]] == ["EK", "EA"]


async def test_who_opens_a_table_is_told_at_once_what_comes_first(open_tables: OpenTables) -> None:
    """The answer holds what the socket says first: who sits where, as if they had come, and a view before the deal."""
    tables = open_tables(chance=planned("dealer 0", DECK))
    told = await tables.create(NewTable(game="toy", seats=("person", "lowest"), name="Anna"))
    assert told.first is not None
    welcome, company, update = msgspec.json.decode(msgspec.json.encode(told.first))
    _, ear = await sit(tables, told, 0)
    assert welcome == ear.messages[0]
    assert [company[part] for part in ("seats", "host", "stage")] == [
        ear.messages[1][part] for part in ("seats", "host", "stage")
    ]
    assert (update["number"], update["events"]) == (0, [])
    assert (update["view"]["seat"], update["view"]["hand"], update["view"]["choices"]) == (0, [], [])


async def test_changed_options_have_no_preset(open_tables: OpenTables) -> None:
    """A table whose options differ is of no preset; one whose options are those of another preset is of that one."""
    tables = open_tables()
    three = await tables.create(NewTable(game="toy", seats=("person",) * 3, options={"seats": "3"}))
    mixed = await tables.create(NewTable(game="toy", seats=TWO, options={"order": "any", "thrown": "yes"}))
    assert (await sit(tables, three, 0))[1].messages[0]["preset"] == "three"
    assert (await sit(tables, mixed, 0))[1].messages[0]["preset"] is None


async def test_an_action_is_told_to_everybody(open_tables: OpenTables) -> None:
    """What a seat does reaches both seats and who watches, each with an own view."""
    tables = open_tables(chance=planned("dealer 0", DECK))
    told, sitting, ears = await two_at_a_table(tables)
    _, watching = await sit(tables, told, None)
    await sitting[1].obey(Act("a", 2, "play LA"))
    for ear in (*ears, watching):
        newest = ear.messages[-1]
        assert newest["events"] == [{"code": "played", "args": {"seat": 1, "card": "LA"}}]
        assert newest["view"]["trick"]["laid"] == [{"seat": 1, "card": "LA"}]
    assert [ear.view["seat"] for ear in (*ears, watching)] == [0, 1, None]
    assert watching.view["hand"] == []


async def test_a_command_sent_twice_acts_once(open_tables: OpenTables, store: Store) -> None:
    """The second one changes nothing and is answered with where the table stands."""
    told, sitting, ears = await two_at_a_table(open_tables(chance=planned("dealer 0", DECK)))
    command = Act("a", 2, "raise")
    await sitting[1].obey(command)
    await sitting[1].obey(command)
    assert [row.text for row in await played(store, told.table)] == ["dealer 0", DECK, "raise"]
    assert ears[1].numbers == [2, 3, 3]
    assert ears[0].numbers == [2, 3]
    assert ears[1].messages[-1]["events"] == []


async def test_a_command_acts_once_across_a_restart(open_tables: OpenTables, store: Store) -> None:
    """A free action that moves no counter, sent again to a new server, does not happen again."""
    told, sitting, _ = await two_at_a_table(open_tables(chance=planned("dealer 0", DECK)))
    command = Act("a", 2, "peek")
    await sitting[1].obey(command)
    again, ear = await sit(open_tables(), told, 1)
    await again.obey(command)
    assert len(await played(store, told.table)) == 3
    assert ear.view["peeks"] == 1


async def test_a_stale_command_is_refused(open_tables: OpenTables) -> None:
    """A command made on an older decision, or on one that is not there yet, changes nothing."""
    _, sitting, ears = await two_at_a_table(open_tables(chance=planned("dealer 0", DECK)))
    await sitting[1].obey(Act("a", 2, "play LA"))
    for on in (1, 2, 4):
        with pytest.raises(TableError) as refused:
            await sitting[0].obey(Act(f"b{on}", on, "play EK"))
        assert (refused.value.code, dict(refused.value.details)) == (Code.STALE, {"on": on, "decision": 3})
    assert ears[0].numbers == [2, 3]


async def test_a_look_makes_nothing_stale(open_tables: OpenTables) -> None:
    """What moves no decision counter does not stand in the way of a command, and nobody else hears of it."""
    _, sitting, ears = await two_at_a_table(open_tables(chance=planned("dealer 0", DECK)))
    await sitting[0].obey(Act("look", 2, "peek"))
    await sitting[1].obey(Act("a", 2, "play LA"))
    assert ears[0].numbers == [2, 3, 4]
    assert ears[1].numbers == [2, 3]


@pytest.mark.parametrize(
    ("seat", "text", "code", "error"),
    [
        (1, "play EK", Code.NOT_YOUR_CARD, IllegalAction),
        (0, "play EK", Code.NOT_YOUR_TURN, IllegalAction),
        (1, "dance", Code.BAD_ACTION, NotationError),
        (1, "play XX", Code.BAD_CARD, NotationError),
    ],
)
async def test_a_refused_action_changes_nothing(
    open_tables: OpenTables, store: Store, seat: int, text: str, code: Code, error: type[StubeError]
) -> None:
    """The rules' own code comes back; the log and everybody's view stay."""
    told, sitting, ears = await two_at_a_table(open_tables(chance=planned("dealer 0", DECK)))
    with pytest.raises(error) as refused:
        await sitting[seat].obey(Act("a", 2, text))
    assert refused.value.code is code
    assert len(await played(store, told.table)) == 2
    assert [ear.numbers for ear in ears] == [[2], [2]]


async def test_who_watches_cannot_act(open_tables: OpenTables) -> None:
    """Without the secret of a seat nothing can be done."""
    tables = open_tables()
    told = await tables.create(NewTable(game="toy", seats=TWO))
    watching, _ = await sit(tables, told, None)
    for command in (watching.obey(Act("a", 2, "raise")), watching.obey(Next("n"))):
        with pytest.raises(TableError) as refused:
            await command
        assert refused.value.code is Code.UNKNOWN_SEAT_SECRET


async def test_the_next_round_waits_for_a_person(open_tables: OpenTables, store: Store) -> None:
    """After a round nothing is dealt until somebody goes on; asked twice or when nothing waits, none."""
    chance = planned("dealer 0", DECK, "deck SA SK HA HK LA LK EA EK")
    told, sitting, ears = await two_at_a_table(open_tables(chance=chance))
    with pytest.raises(IllegalAction) as refused:
        await sitting[0].obey(Next("early"))
    assert refused.value.code is Code.NOT_NOW
    await sitting[1].obey(Act("a", 2, "play LA"))
    await sitting[0].obey(Act("b", 3, "play EK"))
    assert ears[0].view["result"]["winners"] == [1]
    assert len(await played(store, told.table)) == 4
    await sitting[0].obey(Next("n"))
    await sitting[0].obey(Next("n"))
    (row,) = await played(store, told.table, after=4)
    assert (row.kind, row.seat, row.command) == ("deal", 0, "n")
    assert [card["card"] for card in ears[0].view["hand"]] == ["SA", "SK"]
    with pytest.raises(IllegalAction):
        await sitting[1].obey(Next("late"))


async def test_a_thrown_in_deal_is_dealt_again_at_once(open_tables: OpenTables, store: Store) -> None:
    """Where the rules ask for another deck within a round, nobody has to ask for it."""
    tables = open_tables(
        chance=planned("dealer 0", "deck EA EK LK LA HK HA SK SA", "deck EA LK EK LA HK HA SK SA", DECK)
    )
    told, _, ears = await two_at_a_table(tables, preset="thrown")
    assert len(await played(store, told.table)) == 4
    assert [card["card"] for card in ears[0].view["hand"]] == ["EK", "EA"]


async def test_a_match_ends(open_tables: OpenTables) -> None:
    """Over two rounds to the end; then every command is refused with a code."""
    chance = planned("dealer 0", DECK, "deck EK SK LA LK EA HK HA SA")
    _, sitting, ears = await two_at_a_table(open_tables(chance=chance))
    await sitting[1].obey(Act("a", 2, "play LA"))
    await sitting[0].obey(Act("b", 3, "play EK"))
    await sitting[1].obey(Next("n"))
    await sitting[0].obey(Act("c", 5, "play EK"))
    await sitting[1].obey(Act("d", 6, "play LA"))
    assert (ears[0].view["over"], ears[0].view["winners"]) == (True, [1])
    with pytest.raises(IllegalAction) as refused:
        await sitting[0].obey(Act("e", 7, "raise"))
    assert refused.value.code is Code.SERIES_IS_OVER
    with pytest.raises(IllegalAction) as refused:
        await sitting[0].obey(Next("m"))
    assert refused.value.code is Code.NOT_NOW


async def test_one_seat_on_two_devices(open_tables: OpenTables) -> None:
    """Both see the seat's view and either may act; one going leaves the other where it is."""
    tables = open_tables(chance=planned("dealer 0", DECK))
    told, sitting, ears = await two_at_a_table(tables)
    phone, phone_ear = await sit(tables, told, 1)
    await phone.obey(Act("a", 2, "raise"))
    assert ears[1].raw[-1] == phone_ear.raw[-1]
    await tables.leave(sitting[1])
    await phone.obey(Act("b", 3, "play LA"))
    assert (ears[1].numbers, phone_ear.numbers) == ([2, 3], [2, 3, 4])


async def test_who_returns_hears_what_was_missed(open_tables: OpenTables) -> None:
    """After a lost connection the events since the last number come with the newest view."""
    tables = open_tables(chance=planned("dealer 0", DECK))
    told, sitting, _ = await two_at_a_table(tables)
    await tables.leave(sitting[0])
    await sitting[1].obey(Act("a", 2, "raise"))
    await sitting[1].obey(Act("b", 3, "play LA"))
    _, ear = await sit(tables, told, 0, since=2)
    assert (ear.numbers, ear.events) == ([4], ["raised", "played"])


async def test_a_table_rests_and_goes_on(open_tables: OpenTables, monkeypatch: pytest.MonkeyPatch) -> None:
    """Some time after all have gone it is dropped from memory; who comes back finds all as it was, numbers too."""
    tables = open_tables(chance=planned("dealer 0", DECK))
    told, sitting, ears = await two_at_a_table(tables)
    await sitting[1].obey(Act("a", 2, "play LA"))
    for place in sitting:
        await tables.leave(place)
    awake = tables._open[told.table]
    again, _ = await sit(tables, told, 0)
    assert tables._open[told.table] is awake
    monkeypatch.setattr("stube.server.tables.REST", 0.0)
    for resting in tables._resting.values():
        resting.cancel()
    await asyncio.sleep(0)
    await tables.leave(again)
    await until(lambda: not tables._open)
    again, ear = await sit(tables, told, 0)
    assert ear.view == ears[0].view
    assert ear.numbers == [3]
    await again.obey(Act("b", 3, "play EK"))
    assert ear.view["result"] is not None


async def test_two_servers_at_one_table(open_tables: OpenTables, store: Store) -> None:
    """Both may write; the second one loses its number, reads what it missed, tells it, and refuses as stale."""
    one, other = open_tables(chance=planned("dealer 0", DECK)), open_tables()
    told, here, ears = await two_at_a_table(one)
    there, ear = await sit(other, told, 1)
    await here[1].obey(Act("a", 2, "play LA"))
    assert ear.numbers == [2]
    with pytest.raises(TableError) as refused:
        await there.obey(Act("b", 2, "play LK"))
    assert refused.value.code is Code.STALE
    assert ear.raw[-1] == ears[1].raw[-1]
    assert [row.text for row in await played(store, told.table)] == ["dealer 0", DECK, "play LA"]


async def test_one_command_to_two_servers_acts_once(open_tables: OpenTables, store: Store) -> None:
    """A command whose answer was lost, sent again to another server, is found in the log and not refused."""
    one, other = open_tables(chance=planned("dealer 0", DECK)), open_tables()
    told, here, _ = await two_at_a_table(one)
    there, ear = await sit(other, told, 1)
    await here[1].obey(Act("a", 2, "play LA"))
    await there.obey(Act("a", 2, "play LA"))
    assert (ear.numbers, len(await played(store, told.table))) == ([2, 3], 3)


async def test_an_unknown_table_or_secret_is_refused(open_tables: OpenTables) -> None:
    """Nobody gets in without a table, and nobody to a seat with another secret, a bot's seat included."""
    tables = open_tables()
    told = await tables.create(NewTable(game="toy", seats=("person", "lowest")))
    with pytest.raises(TableError) as refused:
        await tables.join("nowhere", Hello(), Ear())
    assert refused.value.code is Code.UNKNOWN_TABLE
    with pytest.raises(TableError) as refused:
        await tables.join(told.table, Hello("guessed"), Ear())
    assert refused.value.code is Code.UNKNOWN_SEAT_SECRET
    assert tables._open[told.table].result().empty


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "chess"}, Code.UNKNOWN_GAME),
        ({"preset": "four"}, Code.UNKNOWN_PRESET),
        ({"options": {"colour": "red"}}, Code.UNKNOWN_OPTION),
        ({"options": {"seats": "9"}}, Code.UNKNOWN_VALUE),
        ({"options": {"flavour": "later"}}, Code.NOT_YET_PLAYABLE),
        ({"seats": ("person",)}, Code.WRONG_BOT_COUNT),
        ({"seats": ("lowest", "lowest")}, Code.WRONG_BOT_COUNT),
        ({"seats": ("person", "genius")}, Code.UNKNOWN_BOT),
    ],
)
async def test_a_wish_that_cannot_be_is_refused(open_tables: OpenTables, wish: dict[str, Any], code: Code) -> None:
    """Each reason has its code."""
    with pytest.raises((RulesError, TableError)) as refused:
        await open_tables().create(NewTable(**{"game": "toy", "seats": TWO, **wish}))
    assert refused.value.code is code


async def test_only_the_hash_of_a_secret_is_kept(open_tables: OpenTables, store: Store) -> None:
    """The store never sees a secret, neither the opener's nor one that a browser has made."""
    told, _, _ = await two_at_a_table(open_tables())
    kept = repr(await store.table(told.table)) + repr(await store.log(told.table))
    assert told.table in kept
    assert not any(secret_of(told, seat) in kept for seat in (0, 1))
