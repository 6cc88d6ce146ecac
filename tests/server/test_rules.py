"""Questions about rules over HTTP: what a rule set plays, how two differ, who beats whom, and bad wishes."""

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any

import httpx
import pytest
from server.conftest import Serve

from stube.core import fingerprint
from stube.games import catalogue, find

GAMES = catalogue()
PRESETS = [(name, preset) for name, game in GAMES.items() for preset in game.presets]


Opened = Callable[[], AbstractAsyncContextManager[httpx.AsyncClient]]


@pytest.fixture
def opened(serve: Serve) -> Opened:
    """Opens a client of a server that has all games."""

    @asynccontextmanager
    async def run() -> AsyncIterator[httpx.AsyncClient]:
        async with serve(games=GAMES) as where, httpx.AsyncClient(base_url=where) as client:
            yield client

    return run


async def ask(client: httpx.AsyncClient, path: str, **wish: object) -> Any:
    """Ask and give the answer, which must be one."""
    answer = await client.post(f"/api/rules{path}", json=wish)
    assert answer.status_code == 200, answer.text
    return answer.json()


async def test_every_preset_tells_its_rules(opened: Opened) -> None:
    """A preset is itself: nothing changed, its fingerprint, every option once, and a rulebook."""
    async with opened() as client:
        for game, preset in PRESETS:
            told = await ask(client, "", game=game, preset=preset)
            rules = GAMES[game].presets[preset].rules
            assert (told["preset"], told["base"], told["changed"]) == (preset, preset, [])
            assert told["fingerprint"] == fingerprint(game, rules)
            assert told["options"] == rules.values()
            grouped = [option["name"] for group in told["groups"] for option in group["options"]]
            assert sorted(grouped) == sorted(rules.values())
            numbers = {entry["number"] for entry in told["entries"]}
            assert len(numbers) > 15
            assert set(told["refusals"].values()) <= numbers
            assert (told["dialect"] in told["dialects"]) == bool(told["dialects"])
            named = GAMES[game].named(rules)
            assert (tuple(told["strikes"]), tuple(told["trumps"])) == (named.get("strike", ()), named.get("trump", ()))


async def test_changes_show(opened: Opened) -> None:
    """A changed option has another value than the base, says what would fit, and what has no effect."""
    async with opened() as client:
        told = await ask(client, "", game="watten", preset="bavarian-11", options={"call": "off", "target": "18"})
        assert told["preset"] is None
        assert told["changed"] == ["call", "target"]
        options = {option["name"]: option for group in told["groups"] for option in group["options"]}
        assert (options["call"]["value"], options["call"]["base"], options["call"]["effect"]) == (
            "off",
            "optional",
            True,
        )
        assert not options["call_scope"]["effect"]
        assert options["follow"]["fits"] == ["free", "trump_all", "trump_announcers"]
        assert options["weli"]["fits"] == ["absent"]
        assert options["call"]["fits"] == ["off", "optional", "automatic"]


async def test_a_preset_reached_by_changes_is_named(opened: Opened) -> None:
    """Who changes one preset into another has that one."""
    async with opened() as client:
        told = await ask(client, "", game="watten", preset="bavarian-11", options={"target": "15"})
        assert (told["preset"], told["base"], told["changed"]) == ("bavarian-15", "bavarian-11", ["target"])


async def test_the_ladder_holds_every_card(opened: Opened) -> None:
    """Every card once, criticals first, the Guate over the chief, for each strike and trump that can be named."""
    async with opened() as client:
        told = await ask(client, "/ladder", game="watten", preset="southtyrol-guate-18", strike="U", trump="H")
        assert [rung["role"] for rung in told["rungs"]][:3] == ["guate", "chief", "blind"]
        assert told["rungs"][0]["cards"] == ["HO"]
        assert sum(len(rung["cards"]) for rung in told["rungs"]) == 33
        assert (told["strikes"], told["trumps"]) == (list("789TUOKA6"), list("ELHS"))
        whist = await ask(client, "/ladder", game="german_whist", trump="C")
        assert sum(len(rung["cards"]) for rung in whist["rungs"]) == 52
        assert (whist["rungs"][0], whist["strikes"]) == ({"role": "trump", "cards": ["CA"]}, [])
        without = await ask(client, "/ladder", game="german_whist", preset="no-trump")
        assert ({rung["role"] for rung in without["rungs"]}, without["trumps"]) == ({"plain"}, [])


async def test_two_rule_sets_are_compared(opened: Opened) -> None:
    """What was chosen differently, whether it can be felt, and the sentences that only one of them plays."""
    async with opened() as client:
        one = {"game": "watten", "preset": "bavarian-11"}
        other = {"game": "watten", "preset": "bavarian-15", "options": {"max_stake": "4"}}
        told = await ask(client, "/diff", one=one, other=other)
        assert [(row["name"], row["one"], row["other"], row["effect"]) for row in told["options"]] == [
            ("max_stake", "none", "4", True),
            ("target", "11", "15", True),
        ]
        assert [entry["message"] for entry in told["only_other"]] == ["w-35--four", "w-41"]
        assert [entry["args"] for entry in told["only_one"]] == [{"target": 11}]
        same = await ask(client, "/diff", one=one, other={**one, "options": {"rechte_exempt": "yes"}})
        assert same["one"] == same["other"]
        assert (same["options"][0]["effect"], same["only_one"], same["only_other"]) == (False, [], [])


BAD = [
    ("", {"game": "chess"}, "unknown_game", "game", "chess"),
    ("", {"game": "watten", "preset": "x"}, "unknown_preset", "preset", "x"),
    ("", {"game": "watten", "options": {"x": "y"}}, "unknown_option", "option", "x"),
    ("", {"game": "watten", "options": {"target": "12"}}, "unknown_value", "value", "12"),
    ("", {"game": "watten", "options": {"deck": "33"}}, "options_clash", "clash", "weli_disagrees"),
    ("/ladder", {"game": "watten", "strike": "6", "trump": "E"}, "unknown_strike", "rank", "6"),
    ("/ladder", {"game": "watten", "strike": "U"}, "unknown_trump", "suit", ""),
    ("/ladder", {"game": "german_whist", "trump": "E"}, "unknown_trump", "suit", "E"),
    ("/diff", {"one": {"game": "watten"}, "other": {"game": "german_whist"}}, "unknown_game", "game", "german_whist"),
]


@pytest.mark.parametrize(("path", "wish", "code", "named", "value"), BAD)
async def test_what_cannot_be_is_refused_by_code(
    opened: Opened, path: str, wish: dict[str, object], code: str, named: str, value: str
) -> None:
    """A code, what is wrong, and what would be right."""
    async with opened() as client:
        answer = await client.post(f"/api/rules{path}", json=wish)
        assert (answer.status_code, answer.json()["code"]) == (400, code)
        args = answer.json()["args"]
        assert args[named] == value
        assert args.get("known") or args.get("options")


HOSTILE = [
    b"[" * 5000,
    b'{"game":"watten","options":' + b"{" * 4000,
    b'{"game":"watten","options":{"a":"' + b"x" * 65 + b'"}}',
    b'{"game":"watten","options":{' + b",".join(b'"o%d":"x"' % n for n in range(129)) + b"}}",
    b'{"game":"watten","more":1}',
    b'{"game":"watten","options":[]}',
    b"\xff",
    b"",
]


async def test_a_hostile_body_gets_a_code(opened: Opened) -> None:
    """Whatever is sent, the answer is a code, and nothing of the program."""
    async with opened() as client:
        for path in ("", "/ladder", "/diff"):
            for content in [*HOSTILE, b'{"game":"' + b"x" * 20_000 + b'"}']:
                answer = await client.post(
                    f"/api/rules{path}", content=content, headers={"content-type": "application/json"}
                )
                assert answer.status_code in {400, 413}
                assert answer.json()["code"] == "bad_message"
                assert "msgspec" not in answer.text


async def test_questions_are_counted(serve: Serve) -> None:
    """An address that asks without end is told so, another site's page is refused; any game answers."""
    async with serve(questions_per_minute=2.0) as where, httpx.AsyncClient(base_url=where) as client:
        told = await client.post("/api/rules", json={"game": "toy", "options": {"thrown": "yes"}})
        foreign = await client.post("/api/rules", json={"game": "toy"}, headers={"origin": "https://evil.example"})
        later = await client.post("/api/rules", json={"game": "toy", "options": {"flavour": "later"}})
        fourth = await client.post("/api/rules", json={"game": "toy"})
    assert [entry["number"] for entry in told.json()["entries"]] == ["T-01", "T-02"]
    assert (told.json()["dialect"], told.json()["dialects"]) == ("", [])
    assert (foreign.status_code, later.json()["code"]) == (403, "not_yet_playable")
    assert (fourth.status_code, fourth.json()["code"]) == (429, "too_many_requests")


async def test_invitations_carry_the_fingerprint(opened: Opened) -> None:
    """Who opens a table is told the fingerprint of its rules."""
    async with opened() as client:
        wish = {"game": "watten", "preset": "two-hand", "seats": ["person", "random"]}
        told = (await client.post("/api/tables", json=wish)).json()
        assert told["fingerprint"] == fingerprint("watten", find("watten").presets["two-hand"].rules)
