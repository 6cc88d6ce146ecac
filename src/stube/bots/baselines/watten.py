"""Frozen opponents for Watten: the known ways to play cards under hidden information, that later bots are measured on.

They are not made better any more: tests keep their play as it was, whatever is changed elsewhere. All announce
alike, by what they win on average over worlds that fit, and treat stakes by two thresholds, so that what differs is
how they play cards. `pimc-R-H` raises from a chance of R per cent and holds from H; `pimc` is `pimc-65-30`. They
raise when it is their turn to play and not in answer to a raise, and never beyond what ends the match.
`cards-NAME` plays the cards of NAME, announces as all here do and says nothing about stakes: two such bots play for
the cards alone. The compiler is loaded by the first decision and not with this module.
"""

from collections.abc import Mapping
from functools import partial
from random import Random
from types import MappingProxyType

from stube.bots import levels
from stube.bots.bot import Bot, Budgeted, Factory
from stube.bots.budget import Budget
from stube.bots.sensible import Sensible
from stube.core import View
from stube.games.watten import WattenView

USUAL = Budget(seconds=0.005)
"""The thought of a frozen bot where nobody says otherwise."""

WAYS = ("pimc", "ismcts", "flat", "greedy")
RAISES = (50, 55, 60, 65, 70, 75)
HOLDS = (20, 25, 30, 35, 40, 45)


class Baseline:
    """One way to play cards, with two thresholds for stakes; see `stube.bots.Bot`. Other games are played sensibly."""

    def __init__(
        self, way: str, *, raises: float = 0.65, holds: float = 0.30, speaks: bool = True, budget: Budget | None = None
    ) -> None:
        """Set how it plays.

        Args:
            way: one of `WAYS`.
            raises: the chance to win the round from which it raises.
            holds: the chance from which it holds.
            speaks: whether it says anything about stakes that it need not.
            budget: thought for a card.
        """
        self._way, self._raises, self._holds, self._speaks = way, raises, holds, speaks
        self._budget = budget or USUAL

    def choose(self, view: View, random: Random) -> str:
        """Give the choice; nothing out of turn."""
        if not isinstance(view, WattenView):
            return Sensible().choose(view, random)
        if not view.choices:
            return ""
        from stube.bots.baselines.watten_player import Player  # noqa: PLC0415 - loads the compiler

        return Player(self._way, self._raises, self._holds, self._budget, speaks=self._speaks).choose(view, random)


class CardsOnly:
    """The cards of another bot; announcements are those of the frozen ones, and nothing is said about stakes."""

    def __init__(self, make: Budgeted, *, budget: Budget | None = None) -> None:
        """Play this one's cards with so much thought."""
        self._bot: Bot = make(budget=budget)
        self._frozen = Baseline("pimc", speaks=False)

    def choose(self, view: View, random: Random) -> str:
        """Give the choice; nothing out of turn."""
        if not isinstance(view, WattenView):
            return self._bot.choose(view, random)
        if not view.choices:
            return ""
        if view.phase != "play":
            return self._frozen.choose(view, random)
        from stube.bots.baselines.watten_player import cards_only  # noqa: PLC0415 - loads the compiler

        return self._bot.choose(cards_only(view), random)


def _grid() -> Mapping[str, Factory]:
    return {
        f"pimc-{raises}-{holds}": partial(Baseline, "pimc", raises=raises / 100, holds=holds / 100)
        for raises in RAISES
        for holds in HOLDS
    }


SPARRING: Mapping[str, Factory] = MappingProxyType(
    {
        **_grid(),
        **{way: partial(Baseline, way) for way in WAYS},
        **{f"cards-{way}": partial(Baseline, way, speaks=False) for way in WAYS},
        **{
            f"cards-{name}": partial(CardsOnly, partial(levels.Level, worlds)) for name, worlds in levels.WORLDS.items()
        },
    }
)
