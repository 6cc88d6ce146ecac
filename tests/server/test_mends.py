"""Ways out of a clash over HTTP: every one that is told ends it, none is told where nothing clashes."""

from typing import Any

import httpx
import pytest
from server.conftest import Serve

from stube.errors import Code, RulesError
from stube.games import catalogue, find
from stube.protocol import wire_args

GAMES = catalogue()
CLASHES: list[tuple[str, str, dict[str, str], str]] = [
    ("watten", "tirol-open-15", {"deck": "32"}, "deck"),
    ("watten", "bavarian-11", {"announcement": "hidden"}, "announcement"),
    ("watten", "bavarian-11", {"hand_size": "3"}, "hand_size"),
    ("german_whist", "classic", {"players": "3"}, "players"),
]


async def told(
    client: httpx.AsyncClient, game: str, preset: str, options: dict[str, str], *hold: str
) -> dict[str, Any]:
    """Ask for the ways out."""
    wish = {"game": game, "preset": preset, "options": options, "hold": hold}
    answer = await client.post("/api/rules/mends", json=wish)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


@pytest.mark.parametrize(("game", "preset", "options", "held"), CLASHES, ids=[case[3] for case in CLASHES])
async def test_every_way_out_ends_the_clash(
    serve: Serve, game: str, preset: str, options: dict[str, str], held: str
) -> None:
    """The clash and its options are those of the game; each way out leaves the held option alone and is playable."""
    base = find(game).presets[preset].rules
    with pytest.raises(RulesError) as refused:
        type(base).read(options, base)
    assert refused.value.code == Code.OPTIONS_CLASH
    async with serve(games=GAMES) as where, httpx.AsyncClient(base_url=where) as client:
        found = await told(client, game, preset, options, held)
    details = refused.value.details
    assert found["clash"] == details["clash"]
    assert tuple(found["options"]) == wire_args(details)["options"]
    mends = found["mends"]
    assert 1 <= len(mends) <= 3
    for mend in mends:
        assert held not in mend
        type(base).read({**options, **mend}, base)


async def test_nothing_is_told_where_nothing_clashes(serve: Serve) -> None:
    """A sound rule set has no clash; a wish that cannot be read is refused with its code."""
    async with serve(games=GAMES) as where, httpx.AsyncClient(base_url=where) as client:
        sound = await told(client, "watten", "bavarian-11", {"target": "18"})
        bad = await client.post("/api/rules/mends", json={"game": "watten", "options": {"target": "12"}})
    assert sound == {"clash": None, "options": [], "mends": []}
    assert (bad.status_code, bad.json()["code"]) == (400, "unknown_value")
