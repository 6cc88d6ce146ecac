"""Several nodes over one PostgreSQL: events reach sockets everywhere, and what a dead node owed another one does."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from random import Random
from typing import Any, TypeAlias

import pytest
from server.conftest import OpenTables
from server.databases import fresh_database
from server.ear import Ear, until
from server.test_eyes import Looking
from server.test_gestures import WATTEN
from server.test_tables import DECK, planned, played, sit, sit_down

from stube.core import View
from stube.errors import Code, TableError
from stube.protocol import Act, Customs, NewTable, Next, Rename
from stube.server import due, nodes, waking
from stube.server.catalogue import Catalogue
from stube.server.store import Store, living, open_store
from stube.server.tables import Sitting, Tables
from stube.testing.postgres import Cluster

TWO = ("person", "person")
FAST = Customs(speed="fast")
ActAsBot: TypeAlias = Callable[[int, str, int], Awaitable[None]]


@pytest.fixture
async def stores(postgres: Cluster) -> AsyncIterator[tuple[Store, Store]]:
    """Two stores over one database; asked for before `open_tables`, so that they outlive the tables."""
    address = await fresh_database(postgres, f"t{secrets.token_hex(8)}")
    async with AsyncExitStack() as stack:
        yield await stack.enter_async_context(open_store(address)), await stack.enter_async_context(open_store(address))


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nodes that look often and wait little."""
    monkeypatch.setattr(waking, "GRACE", 0.05)
    monkeypatch.setattr(waking, "EVERY", 0.05)
    monkeypatch.setattr(due, "BOT", 50)


async def told(ear: Ear, number: int) -> dict[str, Any]:
    """Wait until somebody has been sent this number."""
    await ear.until(lambda _: ear.numbers[-1] >= number)
    return ear.view


async def test_what_happens_on_one_node_is_told_on_the_other(
    stores: tuple[Store, Store], open_tables: OpenTables
) -> None:
    """Two people on two nodes play a match: each sees all that happens, in the same order and with the same numbers."""
    tables = [open_tables(over=store) for store in stores]
    opened = await tables[0].create(NewTable(game="toy", seats=TWO))
    places = [await sit(tables[0], opened, 0), await sit_down(tables[1], opened, 1)]
    ears = [ear for _, ear in places]
    await asyncio.gather(*(ear.until(lambda view: view["round"] == 1) for ear in ears))
    for step in range(30):
        view = places[0][0].live.story.state
        if view.over:
            break
        number = ears[0].numbers[-1]
        if view.needs_deal is not None:
            await places[step % 2][0].obey(Next(f"n{step}"))
        else:
            seat = view.turn[0]
            await told(ears[seat], number)
            action = ears[seat].view["choices"][0]["action"]
            await places[seat][0].obey(Act(f"a{step}", view.decision, action))
        await asyncio.gather(*(told(ear, number + 1) for ear in ears))
    assert all(ear.view["over"] for ear in ears)
    assert sorted(set(ears[0].numbers)) == sorted(set(ears[1].numbers)) == list(range(ears[0].numbers[-1] + 1))
    assert ears[0].view["score"] == ears[1].view["score"]
    logs = [await store.log(opened.table) for store in stores]
    assert [row.number for row in logs[0]] == list(range(1, len(logs[0]) + 1))


async def test_of_two_commands_at_once_one_counts(stores: tuple[Store, Store], open_tables: OpenTables) -> None:
    """Both seats act on the same decision on different nodes: one is stored, the other told that it is stale."""
    tables = [open_tables(over=store, chance=planned("dealer 0", DECK)) for store in stores]
    opened = await tables[0].create(NewTable(game="toy", seats=TWO, options={"order": "any"}))
    places = [await sit(tables[0], opened, 0), await sit_down(tables[1], opened, 1)]
    await asyncio.gather(*(ear.until(lambda view: bool(view["choices"])) for _, ear in places))
    cards = [ear.view["choices"][0]["action"] for _, ear in places]
    answers = await asyncio.gather(
        *(sitting.obey(Act("a", 2, card)) for (sitting, _), card in zip(places, cards, strict=True)),
        return_exceptions=True,
    )
    lost = [answer for answer in answers if answer is not None]
    assert len(lost) == 1
    assert isinstance(lost[0], TableError)
    assert lost[0].code is Code.STALE
    for _, ear in places:
        assert len((await told(ear, 3))["trick"]["laid"]) == 1


@pytest.mark.usefixtures("impatient")
async def test_a_dead_nodes_bot_is_played_by_another(stores: tuple[Store, Store], open_tables: OpenTables) -> None:
    """A node that dies while its bot thinks: another node, where nobody sits, lets the bot act."""
    dies = open_tables(over=stores[0], chance=planned("dealer 0", DECK))
    dies._bot_pause = 1000.0
    opened = await dies.create(NewTable(game="toy", seats=("person", "lowest")))
    await sit(dies, opened, 0)  # seat 1, the bot, leads
    await dies.close()
    assert len(await played(stores[1], opened.table)) == 2
    lives = open_tables(over=stores[1])

    async def acted() -> bool:
        return len(await played(stores[1], opened.table)) == 3

    await until(acted)
    row = (await played(stores[1], opened.table))[2]
    assert (row.kind, row.seat) == ("action", 1)
    await until_resting(lives)


@pytest.mark.usefixtures("impatient")
async def test_a_dead_nodes_deal_is_made_by_another(stores: tuple[Store, Store], open_tables: OpenTables) -> None:
    """A node that dies after a round's first deal and before the second: another makes it."""
    tables = [open_tables(over=stores[0], chance=planned("dealer 0")), open_tables(over=stores[1])]
    opened = await tables[0].create(NewTable(game="toy", seats=("person", "lowest")))
    with pytest.raises(IndexError):  # the chance ends: as if the node had
        await sit(tables[0], opened, 0)
    await tables[0].close()

    async def dealt() -> bool:
        return [row.kind for row in await played(stores[1], opened.table)][:2] == ["deal", "deal"]

    await until(dealt)
    await until_resting(tables[1])


async def test_signs_of_life_that_are_late_do_no_harm(stores: tuple[Store, Store], open_tables: OpenTables) -> None:
    """Where the database is slow, signs of one node meet, and many who ask wait for the one that is under way."""
    at = [await asyncio.gather(*(living.beat(store, "slow", moment, 0) for moment in range(8))) for store in stores]
    assert {node for signs in at for alive in signs for node in alive} == {"slow"}
    slow, asked = asyncio.Event(), 0

    async def beat(_: Store, node: str, __: int, ___: int) -> frozenset[str]:
        nonlocal asked
        asked += 1
        await slow.wait()
        return frozenset({node})

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(living, "beat", beat)
        patch.setattr(nodes, "FRESH", -1.0)
        node = open_tables(over=stores[0])._node
        waiting = [asyncio.create_task(node.living()) for _ in range(5)]
        await asyncio.sleep(0)
        slow.set()
        assert await asyncio.gather(*waiting) == [frozenset({node.id})] * 5
        assert asked == 1
        await node.living()
        assert asked == 2


async def until_resting(tables: Tables) -> None:
    """Wait until nothing keeps a table awake but those who sit there."""
    await until(lambda: not any(task.result().held for task in tables._open.values()))


@pytest.mark.usefixtures("impatient")
async def test_what_cannot_be_loaded_is_left_alone(stores: tuple[Store, Store], open_tables: OpenTables) -> None:
    """A table of a game that is not installed is not tried again and again."""
    tables = open_tables(over=stores[0], chance=planned("dealer 0", DECK))
    tables._bot_pause = 1000.0
    opened = await tables.create(NewTable(game="toy", seats=("person", "lowest")))
    await sit(tables, opened, 0)
    await tables.close()
    stranger = open_tables(over=stores[1])
    stranger.catalogue.games.clear()  # type: ignore[attr-defined]  # it is a dict

    async def forgotten() -> bool:
        return not await stores[1].take_due(2**50, 2**50, 1)

    await until(forgotten)


class Slow(Looking):
    """A bot that looks about slowly enough for others to be heard in between."""

    def glance(self, view: View, random: Random) -> tuple[float, str] | None:
        """Look there or away."""
        glance = super().glance(view, random)
        return None if glance is None else (0.2, glance[1])


async def test_bots_look_about_on_one_node_only(stores: tuple[Store, Store], monkeypatch: pytest.MonkeyPatch) -> None:
    """Two people on two nodes, two bots: their eyes wander on the node where somebody did something last."""
    nodes = [Tables(store, Catalogue(games={"watten": WATTEN}, bots={"slow": Slow}), 0.0) for store in stores]
    seats = ("person", "slow", "person", "slow")
    opened = await nodes[0].create(NewTable(game="watten", preset="italian-11", seats=seats, customs=FAST))
    places = [await sit(nodes[0], opened, 0), await sit_down(nodes[1], opened, 2)]
    looked: list[int] = []
    for node, (sitting, _) in enumerate(places):
        monkeypatch.setattr(sitting.live, "act_as_bot", noted(sitting.live.act_as_bot, node, looked))
    for step in range(6):
        view = await places[0][1].until(lambda view: view["phase"] == "play" or bool({0, 2} & set(view["turn"])))
        if view["phase"] == "play":
            break
        seat = view["turn"][0]
        own = await decided(places[seat // 2][1], view["decision"])
        await places[seat // 2][0].obey(Act(f"a{step}", own["decision"], own["choices"][0]["action"]))
        await decided(places[0][1], view["decision"] + 1)
    for step, node in enumerate((0, 1, 0)):
        await places[node][0].obey(Rename(f"n{step}", f"{step}"))
        await called(places[1 - node][0], 2 * node, f"{step}")
        await asyncio.sleep(0.05)  # what was on its way
        looked.clear()
        await until(lambda: len(looked) >= 4)
        assert set(looked) == {node}
    for tables in nodes:
        await tables.close()


async def decided(ear: Ear, decision: int) -> dict[str, Any]:
    """Wait until somebody sees this decision."""
    return await ear.until(lambda view: view["decision"] >= decision)


async def called(sitting: Sitting, seat: int, name: str) -> None:
    """Wait until a seat has this name on somebody's node."""
    await until(lambda: sitting.live.story.company.chairs[seat].name == name)


def noted(act: ActAsBot, node: int, looked: list[int]) -> ActAsBot:
    """The same, and the node is written down each time that a bot looks somewhere."""

    async def noting(seat: int, action: str, on: int) -> None:
        if action.startswith("look"):
            looked.append(node)
        await act(seat, action, on)

    return noting
