"""Bots at a live table: when they are asked, what they see, what becomes of their failures."""

import asyncio
import re
import threading
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from random import Random
from typing import Any

import pytest
from server.conftest import OpenTables
from server.deals import any_deals
from server.ear import Ear
from server.test_story import DEALT, story
from server.test_tables import DECK, planned, played, sit
from server.toy import Toy
from structlog.testing import capture_logs

from stube.cards import Deck
from stube.core import State, View
from stube.games import watten
from stube.protocol import Act, NewTable, Next
from stube.server.catalogue import Bot, Catalogue
from stube.server.company import Company
from stube.server.dealing import Dealing
from stube.server.live import LiveTable
from stube.server.opening import open_table
from stube.server.players import Players
from stube.server.store import Row, Store, StoreDownError
from stube.server.story import Story
from stube.server.tables import Tables


class Scripted:
    """A bot that keeps what it was shown and does what it is told to do out of turn."""

    def __init__(self, free: str = "", turn: str | None = None) -> None:
        self.shown: list[View] = []
        self._free = free
        self._turn = turn

    def choose(self, view: View, random: Random) -> str:
        """Give the first choice, or what the script says."""
        self.shown.append(view)
        if view.choices:
            return view.choices[0].action if self._turn is None else self._turn
        return self._free if self._free in {choice.action for choice in view.free} else ""


class Failing:
    """A bot with a fault."""

    def choose(self, view: View, random: Random) -> str:
        """Fail."""
        raise RuntimeError("a fault of the bot")


class Stuck:
    """A bot that thinks until it is let go, and then has nothing to say."""

    def __init__(self) -> None:
        self.let_go = threading.Event()

    def choose(self, view: View, random: Random) -> str:
        """Think."""
        self.let_go.wait()
        return ""


def registry(**made: Bot) -> Mapping[str, Callable[[], Bot]]:
    """A registry of bots that are there already."""
    return {name: partial(_same, bot) for name, bot in made.items()}


def _same(bot: Bot) -> Bot:
    return bot


async def test_a_bot_acts_when_it_is_its_turn(open_tables: OpenTables) -> None:
    """The bot on turn lays without anybody asking, and then it is the person's turn."""
    tables = open_tables(chance=planned("dealer 0", DECK), registry=registry(bot=Scripted()))
    told = await tables.create(NewTable(game="toy", seats=("person", "bot")))
    _, ear = await sit(tables, told, 0)
    view = await ear.until(lambda view: view["turn"] == [0])
    assert view["trick"]["laid"] == [{"seat": 1, "card": "LK"}]


async def test_a_bot_sees_its_own_view_through_json(open_tables: OpenTables) -> None:
    """A bot is handed the game's view of its seat, equal to one that never left the process, and no card of others."""
    bot = Scripted()
    tables = open_tables(chance=planned("dealer 0", DECK), registry=registry(bot=bot))
    told = await tables.create(NewTable(game="toy", seats=("person", "bot")))
    _, ear = await sit(tables, told, 0)
    await ear.until(lambda view: view["turn"] == [0])
    assert bot.shown[0] == story(*DEALT)[0].state.view(1)
    assert [card.card for card in bot.shown[0].hand] == ["LK", "LA"]
    assert not {"EK", "EA"} & set(re.findall(r"[ELHS][KA]", repr(bot.shown[0])))


async def test_bots_are_asked_out_of_turn_before_the_seat_on_turn_acts(open_tables: OpenTables, store: Store) -> None:
    """In the order of the seats each other bot may raise first; after that each is asked once a decision."""
    bots = registry(quiet=Scripted(), loud=Scripted("raise"))
    tables = open_tables(chance=planned("dealer 0", DECK), registry=bots)
    told = await tables.create(NewTable(game="toy", preset="three", seats=("person", "quiet", "loud")))
    _, ear = await sit(tables, told, 0)
    await ear.until(lambda view: view["turn"] == [0])
    rows = [(row.seat, row.text) for row in await played(store, told.table)]
    assert rows[2:] == [(2, "raise"), (1, "play LK"), (2, "play HK")]


async def by_hand(store: Store, bot: Bot, preset: str, dealer: int = 0) -> tuple[LiveTable, Players]:
    """A table of a person and a bot whose bot does one step when it is told to, and nothing by itself."""
    game = Toy()
    catalogue = Catalogue(games={"toy": game}, bots=registry(bot=bot), chance=planned(f"dealer {dealer}", DECK))
    row = open_table(NewTable(game="toy", preset=preset, seats=("person", "bot")), catalogue).row
    await store.create(row)
    start = game.start(game.presets[preset].rules)
    dealing = Dealing(row.id, b"", start.seats, catalogue.dealer(shares=False))
    live = LiveTable(row, Story(game, start, Company.opened(row.seats), dealing), store, catalogue, "node")
    await live.start()
    players = Players(live, catalogue.bots, 0.0)
    await players.stop()
    return live, players


async def test_a_bot_that_only_looks_does_not_look_for_ever(store: Store) -> None:
    """A free action that moves no decision is asked for once a decision, so the table goes on."""
    bot = Scripted("peek")
    live, players = await by_hand(store, bot, "two", dealer=1)
    assert [await players._step(), await players._step()] == [True, False]
    assert [row.text for row in await played(store, live.row.id)][2:] == ["peek"]
    await live.act(0, Act("a", 2, "play EK"))
    assert [await players._step(), await players._step()] == [True, False]
    assert [row.text for row in await played(store, live.row.id)][2:] == ["peek", "play EK", "play LK"]


async def test_a_shared_decision_is_left_to_the_person(store: Store) -> None:
    """Where a person and a bot may both answer, the bot waits; alone it acts."""
    live, players = await by_hand(store, Scripted(), "any")
    assert live.story.state.turn == (0, 1)
    assert not await players._step()
    assert live.story.number == 2
    await live.act(0, Act("a", 2, "play EA"))
    assert await players._step()
    assert [row.seat for row in await played(store, live.row.id)][2:] == [0, 1]


async def test_a_bot_does_not_speak_for_a_person(store: Store) -> None:
    """Beside a person a bot is offered no raise, no answer and no way to give up; beside a bot it is."""
    game = watten.GAME
    state: State = game.start(game.presets["bavarian-11"].rules, {"dealer": "3"})
    state = state.deal(Deck(state.pack.cards)).state
    for seat, text in ((0, "strike 7"), (3, "trump E"), (0, "play E8")):
        state = state.play(seat, game.parse_action(text)).state
    catalogue = Catalogue(games={"watten": game}, bots=registry(bot=Scripted()))
    for people in ({0}, {3}):
        seats = tuple("person" if seat in people else "bot" for seat in range(4))
        row = open_table(NewTable(game="watten", preset="bavarian-11", seats=seats), catalogue).row
        company = Company.opened(row.seats)
        live = LiveTable(row, Story(game, state, company, any_deals(2)), store, catalogue, "node")
        players = Players(live, catalogue.bots, 0.0)
        await players.stop()
        view = players._view(1)
        assert {"play"} == {choice.kind for choice in view.choices} - {"raise"}
        assert ("raise" in {choice.kind for choice in view.choices}) == (people == {0})
        live.story.company = replace(company, ran_out=(3, state.decision))
        assert players._view(1) == view
        raised = state.play(1, game.parse_action("raise 3")).state
        live = LiveTable(row, Story(game, raised, company, any_deals(2)), store, catalogue, "node")
        players = Players(live, catalogue.bots, 0.0)
        await players.stop()
        asked = {choice.kind for choice in players._view(2).choices}
        assert {"hold", "fold"} <= asked


@pytest.mark.parametrize("bot", [Failing(), Scripted(turn="play EK"), Scripted(turn="nonsense"), Scripted(turn="")])
async def test_a_faulty_bot_does_not_stop_the_table(open_tables: OpenTables, bot: Bot) -> None:
    """A bot that fails, or chooses what the rules refuse, gets its first choice."""
    tables = open_tables(chance=planned("dealer 0", DECK), registry=registry(bot=bot))
    told = await tables.create(NewTable(game="toy", seats=("person", "bot")))
    _, ear = await sit(tables, told, 0)
    view = await ear.until(lambda view: view["turn"] == [0])
    assert view["trick"]["laid"] == [{"seat": 1, "card": "LK"}]


async def test_a_bot_plays_its_own_card_after_an_outage(
    open_tables: OpenTables, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the database did not answer the bot is asked anew; its first choice is not played for it."""
    write, tries = Store.append, 0

    async def away(self: Store, table: str, row: Row, *rest: Any) -> None:
        nonlocal tries
        tries += row.kind == "action"
        if row.kind == "action" and tries <= 2:
            raise StoreDownError
        await write(self, table, row, *rest)

    monkeypatch.setattr(Store, "append", away)
    tables = open_tables(chance=planned("dealer 0", DECK), registry=registry(bot=Scripted(turn="raise")))
    told = await tables.create(NewTable(game="toy", seats=("person", "bot")))
    _, ear = await sit(tables, told, 0)
    await ear.until(lambda view: view["turn"] == [0])
    assert [row.text for row in await played(store, told.table)][2] == "raise"
    assert tries > 2


async def test_pending_moves_are_made_after_a_restart(open_tables: OpenTables, store: Store) -> None:
    """A server that died before a bot acted: the next one lets the bot act as soon as somebody comes."""
    dying = Stuck()
    tables = open_tables(chance=planned("dealer 0", DECK), registry=registry(bot=dying))
    told = await tables.create(NewTable(game="toy", seats=("person", "bot")))
    place, ear = await sit(tables, told, 0)
    assert ear.view["turn"] == [1]
    await tables.leave(place)
    dying.let_go.set()
    _, ear = await sit(open_tables(registry=registry(bot=Scripted())), told, 0)
    await ear.until(lambda view: view["turn"] == [0])
    assert [row.text for row in await played(store, told.table)][2:] == ["play LK"]


async def test_bots_wait_while_there_are_no_sides(store: Store) -> None:
    """With three players it is not known before the deal who plays against whom: bots bear that, and wait."""
    makers: Mapping[str, Callable[[], Bot]] = {"bot": Scripted}
    tables = Tables(store, Catalogue(games={"watten": watten.GAME}, bots=makers), 0.0)
    told = await tables.create(NewTable(game="watten", preset="three-hand", seats=("person", "person", "bot")))
    with capture_logs() as logged:
        _, ear = await sit(tables, told, 0)
        assert ear.view["sides"] == []
        await asyncio.sleep(0.05)
        await tables.close()
    assert [line for line in logged if line["log_level"] == "error"] == []


async def test_bots_play_a_match_with_a_person(open_tables: OpenTables) -> None:
    """Two plain bots and a person come to the end of a match; nobody deals but when the person goes on."""
    tables = open_tables()
    told = await tables.create(NewTable(game="toy", preset="three", seats=("lowest", "person", "random")))
    place, ear = await sit(tables, told, 1)
    for number in range(100):
        view = await ear.until(lambda view: bool(view["choices"] or view["result"]))
        if view["over"]:
            break
        if view["result"]:
            await place.obey(Next(f"n{number}"))
        else:
            await place.obey(Act(f"a{number}", view["decision"], view["choices"][0]["action"]))
    assert ear.view["over"]
    assert ear.numbers == list(range(ear.numbers[0], ear.numbers[0] + len(ear.numbers)))


def test_the_ear_hears() -> None:
    """The tests' own listener decodes what it was sent."""
    ear = Ear()
    ear.send(b'{"type":"update","number":3,"events":[{"code":"x","args":{}}],"view":{"turn":[0]}}')
    assert (ear.numbers, ear.events, ear.view) == ([3], ["x"], {"turn": [0]})
