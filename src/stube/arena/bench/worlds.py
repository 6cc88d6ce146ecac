"""Rows of worlds: full states that fit what a seat has seen, drawn."""

import time
from collections.abc import Callable, Iterator, Mapping
from random import Random

from stube import games
from stube.bots import find
from stube.cards import draw as draw_deal
from stube.core import View
from stube.games.german_whist import GermanWhistView
from stube.games.watten import WattenView
from stube.solvers.worlds import german_whist, watten

VIEWS = 110
"""Views that worlds are drawn for at full effort, shared out over all presets."""

DRAWN = 5_000
"""Worlds drawn for each view at full effort."""


def worlds(effort: float, game: str) -> Mapping[str, float]:
    """Draw worlds that fit views of rounds played at random, so many a view.

    Returns:
        `rate`: worlds a second once a view is read; `read`: milliseconds that reading a view takes.
    """
    drawn, drawing, reading = 0, 0.0, 0.0
    number, views = max(100, round(DRAWN * effort)), list(_views(game, max(4, round(VIEWS * effort))))
    _reader(views[0])(10, 0)  # compiled, or loaded
    for view in views:
        begun = time.thread_time()
        draw = _reader(view)
        read = time.thread_time()
        drawn += draw(number, 1)
        drawing += time.thread_time() - read
        reading += read - begun
    return {"rate": drawn / drawing, "read": 1000 * reading / len(views)}


def _reader(view: View) -> Callable[[int, int], int]:
    """Read a view; give what draws so many worlds from a seed and says how many it has drawn."""
    if isinstance(view, WattenView):
        readings = watten.read(view)
        return lambda number, seed: sum(len(found) for _, found in watten.draw(readings, number, seed))
    assert isinstance(view, GermanWhistView)
    unseen = german_whist.read(view)
    return lambda number, seed: len(unseen.draw(number, seed))


def _views(game: str, number: int) -> Iterator[View]:
    """Give views in the middle of rounds at all presets, played at random, always the same ones."""
    known, choose = games.find(game), find("random").choose
    presets = list(known.presets.values())
    for place in range(number):
        chance = Random(f"worlds/{place}")  # noqa: S311 - the same views each time
        state = known.start(presets[place % len(presets)].rules, {"dealer": "0"})
        cards = chance.randrange(1, 12)
        while True:  # until a seat has to play the card of this number
            if state.needs_deal is not None:
                state = state.deal(draw_deal(state.needs_deal, state.pack, state.seats, chance)).state
            view = state.view(state.turn[0])
            cards -= view.phase == "play"
            if cards <= 0:
                yield view
                break
            state = state.play(state.turn[0], known.parse_action(choose(view, chance))).state
