"""Deals that nobody can choose, at live tables: pledged, opened, sealed, and checked by everybody who sits there."""

from dataclasses import dataclass, field
from typing import Any

import msgspec
import pytest
from server.conftest import OpenTables
from server.ear import Ear
from server.test_story import story

from stube.cards import format_deal, parse_deal
from stube.cards.verifiable import commitment
from stube.errors import Code, TableError
from stube.protocol import Act, Hello, NewTable, Next, Open, Pledge, Sit, TableCreated
from stube.server import bringing, due
from stube.server.house_rows import HouseRow, Moved, Pledged, Rose, format_house
from stube.server.store import Row, Store
from stube.server.tables import Sitting, Tables
from stube.testing.witness import Witness


@dataclass(eq=False)
class Client(Ear):
    """Somebody at the table with an honest program: it pledges and opens by itself, and checks what it is told."""

    witness: Witness
    sitting: Sitting | None = None
    mute: bool = False
    waiting: list[Pledge | Open] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Begin to listen."""
        super().__init__()

    def send(self, message: bytes) -> None:
        """Take a message; what the witness answers waits to be sent."""
        super().send(message)
        self.waiting += self.witness.hear(msgspec.json.decode(message))

    async def answer(self) -> None:
        """Send what the witness has answered."""
        while self.waiting and self.sitting is not None:
            answer = self.waiting.pop(0)
            if not (self.mute and isinstance(answer, Open)):
                await self.sitting.obey(answer)

    def told(self, kind: str) -> list[dict[str, Any]]:
        """Every message of a kind."""
        return [message for message in self.messages if message["type"] == kind]


async def open_table(
    tables: Tables, seats: tuple[str, ...] = ("person", "person"), **wish: Any
) -> tuple[TableCreated, list[Client]]:
    """Open a table and seat honest persons on it, each with pledges from the first message on."""
    told = await tables.create(NewTable(game="toy", preset="two", seats=seats, **wish))
    clients = []
    for seat, who in enumerate(seats):
        if who == "person":
            clients.append(await join(tables, told, seat))
    return told, clients


async def join(tables: Tables, told: TableCreated, seat: int) -> Client:
    """Take a seat; the key of a browser stays the same when it comes back."""
    client = Client(Witness(told.table, bytes([seat]) * 32))
    pledges = client.witness.pledge(0, seat).commitments
    if seat == 0:
        client.witness.seat = seat
        client.sitting = await tables.join(told.table, Hello(told.secret, deals=True, pledges=pledges), client)
    else:
        client.sitting = await tables.join(told.table, Hello(None, told.invitation, deals=True), client)
        client.witness.seat = seat
        await client.sitting.obey(Sit(f"sit{seat}", seat, "", f"{seat:032}", pledges))
    return client


async def settle(clients: list[Client]) -> None:
    """Let everybody answer until nobody has anything to say."""
    while any(client.waiting for client in clients):
        for client in clients:
            await client.answer()


def test_the_construction_is_the_one_of_the_page() -> None:
    """Two seconds are waited for shares, as `docs/reference/verifiable-deals.md` says."""
    assert due.SHARES == 2000


async def test_a_match_is_dealt_by_all_who_sit_there(open_tables: OpenTables) -> None:
    """Cut by lot and decks come from the shares of both; both find every card proved and nothing amiss."""
    told, clients = await open_table(open_tables(chance=None))
    await settle(clients)
    commands = 0
    state = clients[0].sitting.live.story.state  # type: ignore[union-attr]
    while not state.over:
        commands += 1
        seat = state.turn[0] if state.turn else 1
        wish = Act(f"c{commands}", state.decision, str(state.choices(seat)[0])) if state.turn else Next(f"c{commands}")
        sitting = clients[seat].sitting
        assert sitting is not None
        await sitting.obey(wish)
        await settle(clients)
        state = sitting.live.story.state
    for client in clients:
        assert client.witness.flaws == []
        assert len(client.witness.made) == len(client.told("made")) >= 3
        assert all(made.shares.count(None) == 0 for made in client.witness.made.values())
    assert clients[0].witness.made == clients[1].witness.made
    assert told.table == clients[0].sitting.live.row.id  # type: ignore[union-attr]


async def test_no_share_is_told_before_the_list_is_closed(open_tables: OpenTables) -> None:
    """Everybody hears the whole list first; the shares come with the deal, the server's never."""
    _, clients = await open_table(open_tables(chance=None))
    kinds = [message["type"] for message in clients[1].messages]
    assert "closed" in kinds
    assert "made" not in kinds
    await settle(clients)
    kinds = [message["type"] for message in clients[1].messages]
    assert kinds.index("promised") < kinds.index("closed") < kinds.index("made") < kinds.index("proven")
    sitting = clients[0].sitting
    assert sitting is not None
    own = sitting.live.story.dealing.account()
    assert own is not None
    assert own.share is not None
    assert all(own.share.hex().encode() not in raw for client in clients for raw in client.raw)


async def test_a_bot_and_a_program_without_shares_play_all_the_same(open_tables: OpenTables) -> None:
    """A table with a bot deals as soon as the person's share is open; who pledges nothing is not waited for."""
    tables = open_tables(chance=None)
    _, (anna,) = await open_table(tables, ("person", "lowest"))
    await settle([anna])
    assert anna.witness.made[0].shares[1] is None
    assert anna.witness.made[0].shares[0] is not None
    assert anna.witness.flaws == []
    told = await tables.create(NewTable(game="toy", seats=("person", "lowest")))
    plain = Ear()
    await tables.join(told.table, Hello(told.secret), plain)
    assert [message["type"] for message in plain.messages[:3]] == ["welcome", "company", "update"]
    assert len(plain.view["hand"]) == 2


async def test_a_share_that_does_not_come_is_named_and_not_waited_for_twice(
    open_tables: OpenTables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The deal is made without it after its time; all see whose was missing, and that seat has to pledge anew."""
    monkeypatch.setattr(bringing, "SHARES", 50)
    tables = open_tables(chance=None)
    told = await tables.create(NewTable(game="toy", preset="two", seats=("person", "person")))
    anna, ben = await join(tables, told, 0), await join(tables, told, 1)
    ben.mute = True
    await settle([anna, ben])
    await anna.until(lambda view: bool(view["hand"]) or view["dealer"] is not None)
    made = anna.witness.made[0]
    assert made.pledges[1] is not None
    assert made.shares == (anna.witness.share(0).hex(), None)
    assert anna.witness.flaws == []
    assert anna.told("closed")[-1]["pledges"][1] is None or ben.told("promised")[-1]["pledged"] == 1
    ben.mute = False
    await settle([anna, ben])
    await anna.until(lambda view: len(view["hand"]) == 2)


async def test_what_cannot_follow_is_refused(open_tables: OpenTables) -> None:
    """A pledge after the closing or too far ahead, a share nobody asked for, another share than the pledged one."""
    _, (anna, ben) = await open_table(open_tables(chance=None))
    sitting = ben.sitting
    assert sitting is not None
    ben.waiting.clear()
    for refused, code in (
        (Pledge("a", 0, ("00" * 32,)), Code.PLEDGE_NOT_NOW),
        (Pledge("b", 40, ben.witness.pledge(40, 1).commitments), Code.PLEDGE_NOT_NOW),
        (Open("c", 1, ben.witness.share(1).hex()), Code.SHARE_NOT_ASKED),
        (Open("d", 0, "00" * 32), Code.SHARE_DIFFERS),
        (Open("e", 0, anna.witness.share(0).hex()), Code.SHARE_DIFFERS),
    ):
        before = sitting.live.story.number
        with pytest.raises(TableError) as caught:
            await sitting.obey(refused)
        assert caught.value.code is code
        assert sitting.live.story.number == before
    await sitting.obey(Open("f", 0, ben.witness.share(0).hex()))
    with pytest.raises(TableError) as caught:
        await sitting.obey(Open("g", 0, ben.witness.share(0).hex()))
    assert caught.value.code is Code.SHARE_NOT_ASKED


async def test_a_restart_between_pledge_and_deal_changes_nothing(open_tables: OpenTables) -> None:
    """Another server asks on the same list, with the same promise, and makes the same deal."""
    tables = open_tables(chance=None)
    told, clients = await open_table(tables)
    closed = clients[0].told("closed")[-1]
    await tables.close()
    other = open_tables(chance=None)
    again = []
    for seat, client in enumerate(clients):
        ear = Client(client.witness)
        secret = told.secret if seat == 0 else f"{seat:032}"
        ear.sitting = await other.join(told.table, Hello(secret, deals=True), ear)
        again.append(ear)
    assert again[0].told("closed")[-1] == closed
    await settle(again)
    assert all(client.witness.flaws == [] for client in again)
    assert again[0].witness.made[0].shares.count(None) == 0


async def test_another_server_deals_when_the_one_that_asked_is_dead(
    open_tables: OpenTables, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is due then is done by whoever wakes the table: without the shares that never came, once."""
    monkeypatch.setattr(bringing, "SHARES", 50)
    tables = open_tables(chance=None)
    told, clients = await open_table(tables)
    assert all(client.told("closed") for client in clients)
    await tables.close()
    assert [row.kind for row in await store.log(told.table) if row.kind == "deal"] == []
    await open_tables(chance=None).wake(told.table)
    deals = [row.text.split()[0] for row in await store.log(told.table) if row.kind == "deal"]
    assert deals == ["dealer", "deck"]


async def test_a_log_with_another_deal_is_refused(open_tables: OpenTables, store: Store) -> None:
    """Who exchanges two cards in the database has a table that nobody can read any more."""
    tables = open_tables(chance=None)
    told, clients = await open_table(tables)
    await settle(clients)
    story = clients[0].sitting.live.story  # type: ignore[union-attr]
    rows = list(await store.log(told.table))
    at = next(place for place, row in enumerate(rows) if row.text.startswith("deck"))
    _, first, second, *rest = rows[at].text.split()
    row = await store.table(told.table)
    assert row is not None
    await tables.close()
    forged = Row(number=rows[at].number, kind="deal", text=" ".join(["deck", second, first, *rest]))
    assert format_deal(parse_deal(forged.text, story.state.pack)) == forged.text

    class Forged:
        """The store with a row exchanged."""

        def __getattr__(self, name: str) -> Any:
            return getattr(store, name)

        async def log(self, _table: str, after: int = 0) -> list[Row]:
            return [*rows[:at], forged, *rows[at + 1 :]][after:]

    with pytest.raises(TableError) as caught:
        await open_tables(chance=None, over=Forged()).join(told.table, Hello(told.secret), Ear())
    assert caught.value.code is Code.DEAL_DIFFERS


async def test_commitments_are_those_of_the_page(open_tables: OpenTables) -> None:
    """What the server promises and takes fits the construction, table, deal and giver included."""
    told, clients = await open_table(open_tables(chance=None))
    dealing = clients[0].sitting.live.story.dealing  # type: ignore[union-attr]
    for client in clients:
        promise = client.told("promised")[0]
        assert promise["commitments"][0] == dealing.promise(0).hex() == client.told("closed")[-1]["promise"]
    share = clients[1].witness.share(0)
    assert clients[0].told("closed")[-1]["pledges"][1] == commitment(told.table, 0, 2, share).hex()


@pytest.mark.parametrize("what", [Rose(), Moved(secret="00" * 32)])
def test_another_person_or_device_pledges_anew(what: HouseRow) -> None:
    """What was pledged on a seat is forgotten with who could have opened it; the other seat's pledges stay."""
    pledged = format_house(Pledged(first=0, commitments=("11" * 32,)))
    rows = [Row(number=seat + 1, kind="house", seat=seat, text=pledged) for seat in (0, 1)]
    told, _ = story(*rows, Row(number=3, kind="house", seat=1, text=format_house(what)))
    assert [told.dealing.pledged_until(seat) for seat in (0, 1)] == [1, 0]
