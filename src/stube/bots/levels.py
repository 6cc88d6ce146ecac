"""The levels above `sensible`: the same eye, with more or fewer worlds to look at.

The compiler is loaded by the first decision of such a bot and not with this module.
"""

from collections.abc import Mapping
from functools import partial
from random import Random

from stube.bots.bot import Factory
from stube.bots.budget import Budget
from stube.bots.sensible import Sensible
from stube.core import View
from stube.games.watten import WattenView

WORLDS: Mapping[str, int] = {"regular": 12, "strong": 64, "master": 320}
"""Worlds looked at for a card, by level."""


class Level:
    """Plays any game; see `stube.bots.Bot`. A game that has no solver is played as `sensible` does."""

    def __init__(self, worlds: int, *, budget: Budget | None = None) -> None:
        """Think so much about a card, unless a budget says how much."""
        self._budget = budget or Budget(worlds=worlds)

    def choose(self, view: View, random: Random) -> str:
        """Give the choice; an empty text out of turn unless acting there is certain to pay."""
        if not isinstance(view, WattenView):
            return Sensible().choose(view, random)
        from stube.bots import watten  # noqa: PLC0415 - loads the compiler

        return watten.choose(view, random, self._budget)


def warm() -> None:
    """Compile what the levels think with."""
    from stube.bots import watten  # noqa: PLC0415 - loads the compiler

    watten.warm()


BOTS: Mapping[str, Factory] = {name: partial(Level, worlds) for name, worlds in WORLDS.items()}
