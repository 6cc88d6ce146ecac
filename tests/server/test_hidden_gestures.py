"""Gestures and codes that are not for everybody leave no trace in the bytes of a real socket, numbers included."""

import json
from collections.abc import Mapping
from contextlib import AsyncExitStack
from itertools import count
from random import Random
from typing import Any

import httpx
from server.conftest import Serve
from server.test_gestures import WATTEN
from server.test_sockets import say
from websockets.asyncio.client import ClientConnection, connect

from stube.cards import Deal, DealKind, Pack, draw
from stube.server.dealing import Chance

PLACES = (0, 1, 2, 3, None)
Lines = tuple[str, ...]
OPENING: Lines = ("2 look 0", "1 look 3")
"""Seat 2 sees what seat 0 does; seat 1 looks elsewhere, seat 3 at its own cards."""
AFTERWARDS: Lines = ("3 look 2", "turn", "turn")


def the_same() -> Chance:
    """Chance that deals the same at each table."""
    random = Random(5)

    def chance(kind: DealKind, pack: Pack, seats: int) -> Deal:
        return draw(kind, pack, seats, random)

    return chance


class Played:
    """A table of four persons and a watcher over real sockets; `sent` has every byte that each place got."""

    def __init__(self, sockets: Mapping[int | None, ClientConnection]) -> None:
        self.sent: dict[int | None, list[str]] = {place: [] for place in sockets}
        self._sockets = sockets
        self._ids = count()

    async def do(self, place: int | None, **message: object) -> None:
        """Send a command, and go on when everybody has got all that came of it."""
        await say(self._sockets[place], id=f"c{next(self._ids)}", **message)
        for other in (place, *self._sockets):
            await self.catch_up(other)

    async def catch_up(self, place: int | None) -> None:
        """Hear all that waits for a place."""
        await say(self._sockets[place], type="ping")
        while (heard := str(await self._sockets[place].recv())) != '{"type":"pong"}':
            self.sent[place].append(heard)

    async def play(self, *lines: str) -> None:
        """Let seats act: `2 look 0`, or `turn` for the first choice of the seat whose turn it is."""
        for line in lines:
            seat, action = line.split(" ", 1) if line != "turn" else (self.view(0)["turn"][0], "")
            view = self.view(int(seat))
            action = action or view["choices"][0]["action"]
            await self.do(int(seat), type="act", on=view["decision"], action=action)

    def view(self, place: int) -> dict[str, Any]:
        """Give the newest view of a place."""
        views = (json.loads(text).get("view") for text in reversed(self.sent[place]))
        found: dict[str, Any] = next(view for view in views if view)
        return found


async def played(serve: Serve, *lines: str, agreed: Lines = ()) -> dict[int | None, list[str]]:
    """Give what each place was sent in a round that is opened, goes on with these lines, and ends alike."""
    wish = {
        "game": "watten",
        "preset": "italian-11",
        "options": {"first_dealer": "random"},
        "seats": ["person"] * 4,
        "customs": {"gesture_ms": 5000},
    }
    async with AsyncExitStack() as stack:
        where = await stack.enter_async_context(serve(games={"watten": WATTEN}, chance=the_same()))
        async with httpx.AsyncClient(base_url=where) as client:
            told = (await client.post("/api/tables", json=wish)).json()
        address = where.replace("http", "ws", 1) + f"/ws/{told['table']}"
        sockets = {place: await stack.enter_async_context(connect(address, max_size=None)) for place in PLACES}
        table = Played(sockets)
        for place in PLACES:
            hello = {"secret": told["secret"]} if place == 0 else {"invitation": told["invitation"]}
            await say(sockets[place], type="hello", **hello)
            await table.catch_up(place)
        for seat in (1, 2):
            await table.do(seat, type="sit", seat=seat, name="", secret=f"{seat:032}")
        await table.play(*agreed)
        await table.do(3, type="sit", seat=3, name="", secret=f"{3:032}")
        await table.play("turn", "turn", *OPENING, *lines, *AFTERWARDS)
        names = {told["table"]: "TABLE", told["invitation"]: "INVITATION"}
        return {place: [_masked(text, names) for text in texts] for place, texts in table.sent.items()}


def _masked(text: str, names: Mapping[str, str]) -> str:
    for name, mask in names.items():
        text = text.replace(name, mask)
    return text


async def test_a_gesture_that_was_not_seen_leaves_no_trace(serve: Serve) -> None:
    """W-52: another gesture, or none at all, is the same to the byte for who did not look; who looked sees which."""
    winked = await played(serve, "0 sign wink", "0 sign end")
    wrinkled = await played(serve, "0 sign nose", "0 sign end")
    nothing = await played(serve)
    for place in (1, 3, None):
        assert winked[place] == wrinkled[place] == nothing[place]
    for place in (0, 2):
        assert winked[place] != wrinkled[place]
        assert winked[place] != nothing[place]


async def test_a_private_code_leaves_no_trace(serve: Serve) -> None:
    """W-53: what partners agree on, and gestures by it that others see, tell the others nothing of the code."""
    plain = await played(serve, "3 look 0", "0 sign wink", "0 sign end", "3 look hand")
    lines = ("3 look 0", "0 sign wink", "0 sign end", "3 look hand")
    coded = await played(serve, *lines, agreed=("0 mean wink", "2 mean kiss", "0 mean wink"))
    for place in (1, 3, None):
        assert coded[place] == plain[place]
    assert any("wink" in text for text in coded[3][-8:])
    for place in (0, 2):
        assert coded[place] != plain[place]
