"""Writes the lessons' views: two rounds played by hand, as the server would tell seat 0 of them.

    python web/scripts/lessons.py            writes web/src/rules/lessons/*.json
    python web/scripts/lessons.py --check    exit status 1 when a file differs

The browser shows these views on the real table; which beat says what stands in the texts (`lesson-GAME-BEAT`).
"""
# ruff: noqa: INP001 - a script, no part of a package

import json
import sys
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from stube.bots.simple import RandomBot
from stube.cards import Deck
from stube.core import Game, State, turn_order
from stube.core.event import Event, seen
from stube.games import find
from stube.protocol import wire_args, write_view
from stube.testing import dealt_to, deck_of
from stube.testing.scripted import take

FOLDER = Path(__file__).parents[1] / "src/rules/lessons"
ME = 0


@dataclass(frozen=True)
class Beat:
    """A step of a lesson: what the text is called, what the learner does (nothing: reads on), what follows.

    `skips` plays on without being shown until the stock is gone, or one trick is left.
    """

    text: str
    wants: str = ""
    then: tuple[str, ...] = ()
    skips: int = 0


WATTEN = (
    Beat("hello"),
    Beat("criticals"),
    Beat("strike", "strike U", ("3 trump L",)),
    Beat("chief"),
    Beat("call", "play LU call", ("1 play L8", "2 play L9", "3 play LT", "0 look 2", "2 sign wink", "2 sign end")),
    Beat("signal"),
    Beat("partner", "play SA", ("1 play ST", "2 play S7", "3 play SO", "2 play E8", "3 raise 3")),
    Beat("raise", "hold", ("3 play EA",)),
    Beat("max", "play HK", ("1 play E9",)),
    Beat("end"),
)
"""Seat 0 is forehand and sits across from seat 2; seat 3 deals and names trumps."""

WATTEN_HANDS = ("HK LU EU SA H7", "LA E9 ST H9 L8", "S7 L9 E8 HT S8", "LT EA SO HO E7")

GERMAN_WHIST = (
    Beat("hello"),
    Beat("stock"),
    Beat("win", "play CA", ("1 play C4",)),
    Beat("lose", "play C3", ("1 play C9", "1 play D7")),
    Beat("follow", "play DK"),
    Beat("endgame", skips=1),
    Beat("last", "*"),
    Beat("end"),
)
"""Seat 1 deals, seat 0 leads; hearts are trumps."""

WHIST_HANDS = ("SA SK S4 HA HQ H3 DK D9 D2 CA CJ C7 C3", "H5 HK H9 H7 H4 DA DJ D7 D5 CK CQ C9 C4")
WHIST_STOCK = "HJ S3 D3 HT DQ C2 S9 SJ"
LUCK = 2
"""The seed of the middle of the round, in which seat 0 wins more than half."""


def watten() -> dict[str, Any]:
    """Give the lesson of Watten."""
    game = find("watten")
    rules = game.presets["bavarian-11"].rules
    order = turn_order(ME, 4, "clockwise")
    deck = deck_of(game.pack(rules), dealt_to(order, (3, 2)), dict(enumerate(WATTEN_HANDS)))
    return lesson(game, "bavarian-11", {"dealer": "3"}, deck, WATTEN)


def german_whist() -> dict[str, Any]:
    """Give the lesson of German Whist."""
    game = find("german_whist")
    rules = game.presets["classic"].rules
    to = dealt_to(turn_order(ME, 2, "clockwise"), (1,) * 13)
    deck = deck_of(game.pack(rules), to, dict(enumerate(WHIST_HANDS)), WHIST_STOCK)
    return lesson(game, "classic", {"dealer": "1"}, deck, GERMAN_WHIST)


def lesson(game: Game, preset: str, setup: dict[str, str], deck: Deck, beats: tuple[Beat, ...]) -> dict[str, Any]:
    """Play a lesson and give what the browser needs of it."""
    state: State = game.start(game.presets[preset].rules, setup).deal(deck).state
    told = []
    for beat in beats:
        before = view_of(state)
        frames = []
        if beat.skips:
            state = skip(game, state, beat.skips)
        lines = () if not beat.wants else (f"{ME} {wanted(state, beat)}", *beat.then)
        for line in lines:
            step = take(game, state, line)
            state = step.state
            frames.append({"events": events_of(step.events), "view": view_of(state)})
        told.append({"text": beat.text, "wants": beat.wants, "before": before, "frames": frames})
    return {"game": game.id, "preset": preset, "seats": game.seats(game.presets[preset].rules), "beats": told}


def wanted(state: State, beat: Beat) -> str:
    """Give what the learner is to do; `*` is whatever is left."""
    return str(state.choices(ME)[0]) if beat.wants == "*" else beat.wants


def skip(game: Game, state: State, left: int) -> State:
    """Play on with cards drawn by lot until so many are left in hand and seat 0 is asked."""
    random, bot = Random(LUCK), RandomBot()  # noqa: S311 - the same cards each time, no secret
    while not (ME in state.turn and view_of(state)["counts"][ME] == left and view_of(state).get("stock_count", 0) == 0):
        seat = state.turn[0]
        state = take(game, state, f"{seat} {bot.choose(state.view(seat), random)}").state
    return state


def view_of(state: State) -> dict[str, Any]:
    """Give what seat 0 sees."""
    view: dict[str, Any] = json.loads(write_view(state.view(ME)))
    return view


def events_of(events: tuple[Event, ...]) -> list[dict[str, Any]]:
    """Give what seat 0 is told of a step, as it goes over the wire."""
    return [{"code": event.code, "args": wire_args(event.args)} for event in seen(events, ME)]


def main() -> int:
    """Write the files, or check them."""
    stale = False
    FOLDER.mkdir(exist_ok=True)
    for name, made in (("watten", watten()), ("german_whist", german_whist())):
        path = FOLDER / f"{name}.json"
        text = json.dumps(made, ensure_ascii=False, separators=(",", ":")) + "\n"
        if "--check" in sys.argv:
            stale |= not path.is_file() or path.read_text(encoding="utf-8") != text
        else:
            path.write_text(text, encoding="utf-8")
    return int(stale)


if __name__ == "__main__":
    sys.exit(main())
