"""Gestures at a live table: they end by themselves, hold nobody up, and are told to those who look."""

import asyncio
from collections.abc import AsyncIterator

import pytest
from server.ear import Ear
from server.test_tables import planned

from stube import games
from stube.cards import Deck, format_deal
from stube.errors import Code, TableError
from stube.protocol import Act, Customs, Hello, NewTable, Sit
from stube.server.catalogue import Catalogue, system_chance
from stube.server.store import Store
from stube.server.tables import Sitting, Tables

WATTEN = games.catalogue()["watten"]
PACK = WATTEN.pack(WATTEN.presets["italian-11"].rules)


class Table:
    """Four persons and a watcher at a table where strike and trump have been announced."""

    def __init__(self, sitting: list[Sitting], ears: list[Ear]) -> None:
        self.sitting = sitting
        self.ears = ears
        self._commands = 0

    @property
    def decision(self) -> int:
        """How many decisions there were."""
        return self.sitting[0].live.story.state.decision

    async def do(self, seat: int, action: str, on: int | None = None) -> None:
        """Let a seat act."""
        self._commands += 1
        await self.sitting[seat].obey(Act(f"c{self._commands}", self.decision if on is None else on, action))


@pytest.fixture
async def table(store: Store) -> AsyncIterator[Table]:
    """A table where a gesture lasts a twentieth of a second."""
    chance = planned("dealer 3", format_deal(Deck(PACK.cards)))
    tables = Tables(store, Catalogue(games={"watten": WATTEN}, bots={}, chance=chance), 0.0)
    told = await tables.create(
        NewTable(
            game="watten",
            preset="italian-11",
            options={"first_dealer": "random"},
            seats=("person",) * 4,
            customs=Customs(gesture_ms=50),
        )
    )
    ears = [Ear() for _ in range(5)]
    hellos = [Hello(told.secret), *[Hello(None, told.invitation)] * 4]
    sitting = [await tables.join(told.table, hello, ear) for hello, ear in zip(hellos, ears, strict=True)]
    for seat in (1, 2, 3):
        await sitting[seat].obey(Sit(f"s{seat}", seat, "", f"{seat:032}"))
    table = Table(sitting, ears)
    while (state := sitting[0].live.story.state).view(None).phase != "play":
        await table.do(state.turn[0], str(state.choices(state.turn[0])[0]))
    yield table
    await tables.close()


async def test_a_gesture_ends_by_itself(table: Table) -> None:
    """W-52: after its moment it is over, once, for who makes it and who sees it; the others are told nothing at all."""
    await table.do(2, "look 0")
    before = [ear.numbers for ear in table.ears]
    await table.do(0, "sign wink")
    await table.ears[0].until(lambda view: view["gesture"] is None)
    assert table.ears[2].events[-2:] == table.ears[0].events[-2:] == ["gesture", "gesture_over"]
    assert [table.ears[place].numbers for place in (1, 3, 4)] == [before[place] for place in (1, 3, 4)]
    await asyncio.sleep(0.1)
    assert table.ears[0].events[-2:] == ["gesture", "gesture_over"]


async def test_a_gesture_ends_while_a_raise_waits(table: Table) -> None:
    """W-50: an answer that is due neither stops a gesture nor prolongs it."""
    await table.do(0, "raise 3")
    await table.do(0, "sign wink")
    await table.ears[0].until(lambda view: view["gesture"] is None)
    assert table.ears[0].view["phase"] == "answer"


async def test_a_gesture_that_was_ended_leaves_the_next_its_whole_moment(table: Table) -> None:
    """The clock belongs to one gesture: ended early, it does not cut the one after it."""
    await table.do(0, "sign wink")
    await asyncio.sleep(0.03)
    await table.do(0, "sign end")
    await table.do(0, "sign nose")
    await asyncio.sleep(0.03)
    assert table.ears[0].view["gesture"] == "nose"
    await table.ears[0].until(lambda view: view["gesture"] is None)


async def test_looks_and_gestures_are_never_stale_and_make_nothing_stale(table: Table) -> None:
    """W-51, W-52: made on an older decision they happen all the same; a card made before them is good after them."""
    on = table.decision
    await table.do(0, table.ears[0].view["choices"][0]["action"])
    await table.do(3, "look 1", on)
    await table.do(1, "sign up", on - 1)
    assert table.ears[1].view["gaze"] == [None, None, None, 1]
    await table.do(1, table.ears[1].view["choices"][0]["action"], on + 1)
    with pytest.raises(TableError) as refused:
        await table.do(2, table.ears[2].view["choices"][0]["action"], on)
    assert refused.value.code is Code.STALE


async def test_a_gesture_ends_after_a_restart(table: Table, store: Store) -> None:
    """Whoever loads the table from the log ends what was begun before."""
    await table.do(0, "sign wink")
    row = table.sitting[0].live.row
    other = Tables(store, Catalogue(games={"watten": WATTEN}, bots={}, chance=system_chance), 0.0)
    ear = Ear()
    await other.join(row.id, Hello(None, row.invitation), ear)
    await table.ears[0].until(lambda view: view["gesture"] is None)
    log = await store.log(row.id)
    assert [entry.text for entry in log][-2:] == ["sign wink", "sign end"]
    await other.close()
