"""Calls and chat, playing again, giving up together, open hands: what a table does besides the game."""

from typing import Any

import pytest
from server.conftest import OpenTables
from server.ear import Ear
from server.test_absence import Time, later, time
from server.test_sitting import company, refused
from server.test_tables import DECK, TWO, planned, played, secret_of, sit, sit_down, two_at_a_table

from stube.cards import Deck, format_deal
from stube.core import State
from stube.errors import Code
from stube.games import german_whist, watten
from stube.protocol import Act, AgreeOpen, Assent, Chat, Customs, Hello, NewTable, Next, Rematch, Rise, Say, Sit
from stube.server.catalogue import Catalogue
from stube.server.store import Store
from stube.server.tables import Sitting, Tables

__all__ = ["time"]

SECOND = "deck EK SK LA LK EA HK HA SA"
THIRD = "deck SA SK HA HK LA LK EA EK"


def heard(ear: Ear, kind: str) -> list[dict[str, Any]]:
    """All messages of a kind."""
    return [message for message in ear.messages if message["type"] == kind]


async def over(tables: Tables, **wish: Any) -> tuple[Any, list[Sitting], list[Ear]]:
    """A table of the toy at the end of its match: seat 1 has won two rounds, seat 1 has dealt last."""
    told, sitting, ears = await two_at_a_table(tables, **wish)
    await sitting[1].obey(Act("a", 2, "play LA"))
    await sitting[0].obey(Act("b", 3, "play EK"))
    await sitting[1].obey(Next("n"))
    await sitting[0].obey(Act("c", 5, "play EK"))
    await sitting[1].obey(Act("d", 6, "play LA"))
    return told, sitting, ears


async def test_when_everybody_wants_it_they_play_again(open_tables: OpenTables) -> None:
    """With the same seats and the next dealer; the sheet has the match that is over; old commands stay stale."""
    tables = open_tables(chance=planned("dealer 0", DECK, SECOND, THIRD))
    told, sitting, ears = await over(tables)
    assert await refused(sitting[0], Act("e", 7, "raise")) is Code.SERIES_IS_OVER
    await sitting[0].obey(Rematch("r"))
    assert (company(ears[1])["stage"], company(ears[1])["rematch"]) == ("over", [0])
    await sitting[1].obey(Rematch("r"))
    now = company(ears[0])
    assert (now["stage"], now["rematch"]) == ("playing", [])
    assert [(line["winners"], line["score"], line["rounds"]) for line in now["sheet"]] == [([1], [0, 2], 2)]
    view = ears[0].view
    assert (view["score"], view["round"], view["dealer"], view["turn"]) == ([0, 0], 1, 0, [1])
    assert [card["card"] for card in view["hand"]] == ["SA", "SK"]
    assert view["decision"] > 7
    for on in range(8):
        assert await refused(sitting[1], Act(f"old{on}", on, "play HA")) is Code.STALE
    await sitting[1].obey(Act("new", view["decision"], "play HA"))
    assert ears[0].numbers == sorted(set(ears[0].numbers))
    _, again = await sit(open_tables(), told, 0)
    assert (again.view, again.numbers[-1]) == (ears[0].view, ears[0].numbers[-1])
    assert company(again) == company(ears[0])


async def test_nobody_plays_again_alone(open_tables: OpenTables) -> None:
    """In the middle of a match there is nothing to play again; who has left does not count, and nobody else's word."""
    tables = open_tables(chance=planned("dealer 0", DECK, SECOND, THIRD))
    told, sitting, _ = await two_at_a_table(tables)
    assert await refused(sitting[0], Rematch("r")) is Code.NOT_NOW
    guest, _ = await sit(tables, told, None)
    assert await refused(guest, Rematch("r")) is Code.UNKNOWN_SEAT_SECRET


async def test_who_rose_is_not_waited_for(open_tables: OpenTables) -> None:
    """The seat of one who has left is free for another; cards are dealt when somebody sits there."""
    tables = open_tables(chance=planned("dealer 0", DECK, SECOND, THIRD))
    told, sitting, ears = await over(tables)
    await sitting[1].obey(Rise("up"))
    await sitting[0].obey(Rematch("r"))
    assert (company(ears[0])["stage"], ears[0].view["round"]) == ("gathering", 0)
    guest, ear = await sit(tables, told, None)
    await guest.obey(Sit("s", 1, "", "x" * 30))
    assert (company(ear)["stage"], ear.view["round"]) == ("playing", 1)


@pytest.mark.parametrize("game", [watten.GAME, german_whist.GAME], ids=lambda game: game.id)
def test_every_game_can_be_played_again(game: Any) -> None:
    """A new series of the same rules: nobody has points, the dealer's neighbour deals, the decisions go on counting."""
    for preset in game.presets.values():
        state: State = game.start(preset.rules, {"dealer": "1"})
        again = game.again(state)
        assert again.decision == state.decision + 1
        assert again.rules == state.rules
        assert set(again.view(None).score) <= {0}
        assert again.view(None).dealer not in {None, 1}


async def test_calls_are_heard_by_everybody_where_talk_is_free(open_tables: OpenTables) -> None:
    """Between rounds; during one the rules close them, and a code that the game does not have is refused."""
    tables = open_tables(chance=planned("dealer 0", DECK))
    told, sitting, ears = await two_at_a_table(tables)
    assert await refused(sitting[0], Say("a", "knock")) is Code.TALK_IS_CLOSED
    await sitting[1].obey(Act("x", 2, "play LA"))
    await sitting[0].obey(Act("y", 3, "play EK"))
    _, watching = await sit(tables, told, None)
    await sitting[0].obey(Say("b", "knock"))
    await sitting[0].obey(Say("b", "knock"))
    for ear in (*ears, watching):
        assert heard(ear, "said") == [{"type": "said", "seat": 0, "code": "knock"}]
    assert await refused(sitting[0], Say("c", "nonsense")) is Code.UNKNOWN_CALL
    assert await refused(sitting[0], Chat("d", "Servus")) is Code.CHAT_IS_OFF
    codes = [await refused(sitting[1], Say(f"e{number}", "nonsense")) for number in range(6)]
    assert codes == [Code.UNKNOWN_CALL] * 5 + [Code.TOO_MANY_REQUESTS]


async def test_everybody_is_told_once_when_talk_opens_and_closes(open_tables: OpenTables) -> None:
    """With the last card of a round and with the next deal, who watches too; nothing is told of it in between."""
    tables = open_tables(chance=planned("dealer 0", DECK, SECOND))
    told, sitting, ears = await two_at_a_table(tables)
    _, watching = await sit(tables, told, None)

    def new(ear: Ear) -> list[bool]:
        talk = [message["talk"] for message in heard(ear, "company")]
        ear.raw.clear()
        return talk

    assert [new(ear)[-1] for ear in (*ears, watching)] == [False] * 3
    await sitting[1].obey(Act("x", 2, "play LA"))
    assert [new(ear) for ear in (*ears, watching)] == [[]] * 3
    await sitting[0].obey(Act("y", 3, "play EK"))
    assert [new(ear) for ear in (*ears, watching)] == [[True]] * 3
    await sitting[1].obey(Next("n"))
    assert [new(ear) for ear in (*ears, watching)] == [[False]] * 3


async def test_people_write_where_the_table_allows_it(open_tables: OpenTables) -> None:
    """On a private table that has chosen so, and not during a round; never on a listed one."""
    tables = open_tables(chance=planned("dealer 0", DECK, "dealer 0", DECK))
    for customs, code in ((Customs(chat=True), None), (Customs(chat=True, listed=True), Code.CHAT_IS_OFF)):
        _, sitting, ears = await two_at_a_table(tables, customs=customs)
        assert await refused(sitting[0], Chat("a", "Servus")) is (code or Code.TALK_IS_CLOSED)
        await sitting[1].obey(Act("x", 2, "play LA"))
        await sitting[0].obey(Act("y", 3, "play EK"))
        if code is None:
            await sitting[0].obey(Chat("b", "Servus"))
            assert heard(ears[1], "chatted") == [{"type": "chatted", "seat": 0, "text": "Servus"}]
        else:
            assert await refused(sitting[0], Chat("b", "Servus")) is code


def test_talk_is_closed_while_it_could_tell_a_partner_something() -> None:
    """In Watten from the deal to the end of the round, but where all may talk or there is no partner."""
    for preset, free in (("bavarian-11", False), ("bavaria-club", True), ("two-hand", True)):
        state = watten.GAME.start(watten.GAME.presets[preset].rules, {"dealer": "0"})
        assert watten.GAME.may_talk(state)
        assert watten.GAME.may_talk(state.deal(Deck(state.pack.cards)).state) is free


async def four(store: Store, customs: Customs) -> tuple[list[Sitting], list[Ear]]:
    """A table of Watten where seat 0 has led with a raise, which seat 1 or seat 3 may answer."""
    pack = watten.GAME.pack(watten.GAME.presets["bavarian-11"].rules)
    chance = planned("dealer 3", format_deal(Deck(pack.cards)))
    tables = Tables(store, Catalogue(games={"watten": watten.GAME}, bots={}, chance=chance), 0.0)
    told = await tables.create(
        NewTable(game="watten", options={"first_dealer": "random"}, seats=("person",) * 4, customs=customs)
    )
    ears = [Ear() for _ in range(4)]
    hellos = [Hello(told.secret), *[Hello(None, told.invitation)] * 3]
    sitting = [await tables.join(told.table, hello, ear) for hello, ear in zip(hellos, ears, strict=True)]
    for seat in (1, 2, 3):
        await sitting[seat].obey(Sit(f"s{seat}", seat, "", secret_of(told, seat)))
    number = 0
    while (state := sitting[0].live.story.state).view(None).phase != "play":
        number += 1
        await sitting[state.turn[0]].obey(Act(f"t{number}", state.decision, str(state.choices(state.turn[0])[0])))
    await sitting[0].obey(Act("raise", state.decision, "raise 3"))
    return sitting, ears


def decision(sitting: list[Sitting]) -> int:
    """The decision that waits."""
    return sitting[0].live.story.state.decision


async def test_giving_up_needs_both(store: Store) -> None:
    """The partner alone is asked; a no leaves the round as it is, a yes gives it up; others cannot answer for them."""
    sitting, ears = await four(store, Customs(fold_needs_both=True))
    on = decision(sitting)
    asking = sitting[0].live.story.state.turn[0]
    partner = (asking + 2) % 4
    heard = [len(ear.messages) for ear in ears]
    await sitting[asking].obey(Act("f", on, "fold"))
    assert decision(sitting) == on
    assert company(ears[asking])["folding"] == company(ears[partner])["folding"] == asking
    assert [len(ears[other].messages) - heard[other] for other in sorted({0, 1, 2, 3} - {asking, partner})] == [0, 0]
    for other in {0, 1, 2, 3} - {partner}:
        assert await refused(sitting[other], Assent("y", on, yes=True)) is Code.NOT_NOW
    assert await refused(sitting[partner], Assent("y", on - 1, yes=True)) is Code.STALE
    await sitting[partner].obey(Assent("no", on, yes=False))
    assert (decision(sitting), company(ears[partner])["folding"]) == (on, None)
    await sitting[asking].obey(Act("g", on, "fold"))
    await sitting[partner].obey(Assent("yes", on, yes=True))
    assert ears[0].view["result"]["how"] == "folded"
    assert company(ears[0])["folding"] is None


async def test_alone_one_gives_up_alone(store: Store) -> None:
    """Where the table does not ask for both a fold is a fold."""
    sitting, ears = await four(store, Customs())
    asking = sitting[0].live.story.state.turn[0]
    await sitting[asking].obey(Act("f", decision(sitting), "fold"))
    assert ears[0].view["result"]["how"] == "folded"


async def test_what_may_not_be_done_is_not_asked_for(store: Store) -> None:
    """A wish to fold when nothing is to be answered, or out of turn, is refused by the rules and asks nobody."""
    sitting, ears = await four(store, Customs(fold_needs_both=True))
    raiser = 0
    assert await refused(sitting[raiser], Act("f", decision(sitting), "fold")) is not None
    assert company(ears[0])["folding"] is None


async def test_watchers_see_what_the_table_shows_them(open_tables: OpenTables) -> None:
    """No hand by default; the round before where that is chosen; all hands only once every person has agreed."""
    tables = open_tables(chance=planned(*["dealer 0", DECK, THIRD] * 3))
    shown: dict[str, list[Any]] = {}
    for mode in ("no_hands", "delayed", "open"):
        told, sitting, ears = await two_at_a_table(tables, customs=Customs(watchers=mode))
        _, watching = await sit(tables, told, None)
        if mode == "open":
            await sitting[0].obey(AgreeOpen("o", yes=True))
        else:
            assert await refused(sitting[0], AgreeOpen("o", yes=True)) is Code.NOT_NOW
        await sitting[1].obey(Act("a", 2, "play LA"))
        if mode == "open":
            assert company(watching)["open"] is False
            await sitting[1].obey(AgreeOpen("o", yes=True))
            assert (company(watching)["open"], company(ears[0])["agreed"]) == (True, [0, 1])
        await sitting[0].obey(Act("b", 3, "play EK"))
        await sitting[0].obey(Next("n"))
        shown[mode] = [update["hands"] for update in heard(watching, "update")]
        assert all(update["hands"] is None for ear in ears for update in heard(ear, "update"))
    assert shown["no_hands"] == [None] * 4
    before = [["EK", "EA"], ["LA", "LK"]]
    assert shown["delayed"] == [None, None, before, before]
    at_once = [["EK", "EA"], ["LK"]]
    assert shown["open"] == [None, None, at_once, [["EA"], ["LK"]], [["SA", "SK"], ["HA", "HK"]]]


async def test_open_hands_are_closed_again_by_who_sits_down(open_tables: OpenTables) -> None:
    """Somebody new has not agreed: from then on who watches sees no hand."""
    tables = open_tables(chance=planned("dealer 0", DECK))
    told, sitting, ears = await two_at_a_table(tables, customs=Customs(watchers="open"))
    for one in sitting:
        await one.obey(AgreeOpen("o", yes=True))
    assert company(ears[0])["open"]
    _, watching = await sit(tables, told, None)
    assert heard(watching, "update")[-1]["hands"] is not None
    await sitting[1].obey(Rise("r"))
    guest, ear = await sit(tables, told, None)
    await guest.obey(Sit("s", 1, "", "x" * 30))
    assert company(ear)["open"] is False
    assert heard(watching, "update")[-1]["hands"] is None


async def test_an_ended_match_can_be_begun_anew(open_tables: OpenTables, time: Time, store: Store) -> None:
    """After somebody stayed away and the match was ended those who are here play again; nothing goes on the sheet."""
    tables = open_tables(chance=planned("dealer 0", DECK, SECOND), clock=time)
    told, sitting, ears = await two_at_a_table(tables, customs=Customs(absence="end"))
    await tables.leave(sitting[1])
    await later(time, sitting[0], 60)
    assert company(ears[0])["ended"]
    await sit(tables, told, 1)
    await sitting[0].obey(Rematch("r"))
    assert company(ears[0])["stage"] == "over"
    back, _ = await sit(tables, told, 1)
    await back.obey(Rematch("r"))
    assert (company(ears[0])["stage"], company(ears[0])["ended"], company(ears[0])["sheet"]) == ("playing", False, [])
    assert len(await played(store, told.table)) == 3


async def test_a_match_begun_anew_waits_for_who_is_still_away(open_tables: OpenTables, time: Time) -> None:
    """The time of an absence counts from the new match: it is not broken off in the moment it begins."""
    tables = open_tables(chance=planned("dealer 0", DECK, SECOND), clock=time)
    _, sitting, ears = await two_at_a_table(tables, customs=Customs(absence="end", absence_seconds=60))
    await tables.leave(sitting[1])
    await later(time, sitting[0], 100)
    await sitting[0].obey(Rematch("r"))
    await later(time, sitting[0], 59)
    assert (company(ears[0])["stage"], company(ears[0])["ended"]) == ("playing", False)
    await later(time, sitting[0], 1)
    assert (company(ears[0])["stage"], company(ears[0])["ended"]) == ("over", True)


async def test_a_guest_who_sits_down_has_a_voice(open_tables: OpenTables) -> None:
    """Who only watches cannot call; once on a seat one can."""
    tables = open_tables()
    told = await tables.create(NewTable(game="toy", seats=TWO))
    await sit(tables, told, 0)
    guest, _ = await sit(tables, told, None)
    assert await refused(guest, Say("a", "knock")) is Code.UNKNOWN_SEAT_SECRET
    await tables.leave(guest)
    await sit_down(tables, told, 1)
