"""The levels above `sensible`: the same eye, with more or fewer worlds to look at.

The compiler is loaded by the first decision of such a bot and not with this module.
"""

from collections.abc import Mapping
from functools import partial
from random import Random

from stube.bots import german_whist, watten
from stube.bots.bot import Factory
from stube.bots.budget import Budget
from stube.bots.reasons import Thought
from stube.bots.sensible import Sensible
from stube.bots.watten.glancing import glance
from stube.core import View
from stube.games.german_whist import GermanWhistView
from stube.games.watten import WattenView

WORLDS: Mapping[str, int] = {"regular": 24, "strong": 128, "master": 640}
"""Worlds looked at for a card of Watten, by level; each is played out twice after every card."""

IN_GERMAN_WHIST = 2
"""So many times as many in German Whist, where nets value what comes of a trick."""


class Level:
    """Plays any game; see `stube.bots.Bot`. A game that has no solver is played as `sensible` does."""

    def __init__(
        self, worlds: int, *, signals: bool = False, balanced: bool = True, budget: Budget | None = None
    ) -> None:
        """Set how it thinks.

        Args:
            worlds: how many worlds it looks at for a card of Watten, unless a budget says how many.
            signals: whether it looks and signals out of turn by itself, as a contest needs it.
            balanced: whether it treats stakes by the solved balance, or by the rules of `sensible`.
            budget: how much it may think.
        """
        self._signals, self._balanced = signals, balanced
        self._watten = budget or Budget(worlds=worlds)
        self._whist = budget or Budget(worlds=IN_GERMAN_WHIST * worlds)

    def choose(self, view: View, random: Random) -> str:
        """Give the choice; an empty text out of turn unless acting there is certain to pay."""
        if isinstance(view, GermanWhistView):
            return german_whist.choose(view, random, self._whist)
        if not isinstance(view, WattenView):
            return Sensible().choose(view, random)
        return watten.choose(view, random, self._watten, signals=self._signals, balanced=self._balanced)

    def glance(self, view: View, random: Random) -> tuple[float, str] | None:
        """Give the next look or gesture with the seconds until it; see `stube.bots.bot.Glancing`."""
        return glance(view, random) if isinstance(view, WattenView) else None

    def explain(self, view: View, random: Random) -> Thought:
        """Give the choice with its reasons; see `stube.bots.reasons`."""
        if isinstance(view, GermanWhistView):
            return german_whist.explain(view, random, self._whist)
        if not isinstance(view, WattenView):
            return Thought(self.choose(view, random))
        return watten.explain(view, random, self._watten, signals=self._signals, balanced=self._balanced)


BOTS: Mapping[str, Factory] = {name: partial(Level, worlds) for name, worlds in WORLDS.items()}

SPARRING: Mapping[str, Factory] = {
    **{f"{name}-signals": partial(Level, worlds, signals=True) for name, worlds in WORLDS.items()},
    **{f"{name}-thumb": partial(Level, worlds, balanced=False) for name, worlds in WORLDS.items()},
}
"""The same with signals, and with the stakes treated as `sensible` does: what these are worth is measured."""
