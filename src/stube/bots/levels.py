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
from stube.core import View
from stube.games.german_whist import GermanWhistView
from stube.games.watten import WattenView

WORLDS: Mapping[str, int] = {"regular": 12, "strong": 64, "master": 320}
"""What the thought for a card comes to, by level; in worlds when most of each has to be solved."""

IN_WATTEN = 2
"""In Watten a world is played out twice after each card, which is that much cheaper."""

CHEAPER = 4
"""In German Whist a world is valued by nets, which is that much cheaper."""


class Level:
    """Plays any game; see `stube.bots.Bot`. A game that has no solver is played as `sensible` does."""

    def __init__(
        self, worlds: int, *, signals: bool = False, balanced: bool = True, budget: Budget | None = None
    ) -> None:
        """Set how it thinks.

        Args:
            worlds: how many worlds it looks at for a card, unless a budget says how many.
            signals: whether it uses signals.
            balanced: whether it treats stakes by the solved balance, or by the rules of `sensible`.
            budget: how much it may think.
        """
        self._signals, self._balanced = signals, balanced
        self._watten = budget or Budget(worlds=IN_WATTEN * worlds)
        self._whist = budget or Budget(worlds=CHEAPER * worlds)

    def choose(self, view: View, random: Random) -> str:
        """Give the choice; an empty text out of turn unless acting there is certain to pay."""
        if isinstance(view, GermanWhistView):
            return german_whist.choose(view, random, self._whist)
        if not isinstance(view, WattenView):
            return Sensible().choose(view, random)
        return watten.choose(view, random, self._watten, signals=self._signals, balanced=self._balanced)

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
