"""A bot of plain sense for each game: what an attentive card player does at the table.

One folder a game. Each has `choose(view, random)`; it uses the game's own order, duties and scoring,
looks at a view only and keeps nothing between two calls. A game without a folder is played by the
lowest card.
"""

from collections.abc import Callable, Mapping
from random import Random

from stube.bots.bot import Factory
from stube.bots.sensible import german_whist, watten
from stube.bots.simple import lowest
from stube.core import View
from stube.games.german_whist import GermanWhistView
from stube.games.watten import WattenView

WORLDS = 20
"""How many deals that fit its view the bot looks at for a card; everything else goes with it."""

_WAYS: Mapping[type[View], Callable[[View, Random, int], str]] = {
    WattenView: watten.choose,
    GermanWhistView: german_whist.choose,
}


class Sensible:
    """Plays any game; see `stube.bots.Bot`. Same view, same seed and same worlds: same choice."""

    def __init__(self, worlds: int = WORLDS) -> None:
        """Look at so many worlds for a card."""
        self._worlds = worlds

    def choose(self, view: View, random: Random) -> str:
        """Give the sensible choice; an empty text out of turn unless acting there is certain to pay."""
        way = _WAYS.get(type(view))
        return way(view, random, self._worlds) if way else lowest().choose(view, random)

    def glance(self, view: View, random: Random) -> tuple[float, str] | None:
        """Give the next look or gesture with the seconds until it; see `stube.bots.bot.Glancing`."""
        from stube.bots.watten.glancing import glance  # noqa: PLC0415 - it reads a view as this package does

        return glance(view, random) if isinstance(view, WattenView) else None


BOTS: Mapping[str, Factory] = {"sensible": Sensible}
