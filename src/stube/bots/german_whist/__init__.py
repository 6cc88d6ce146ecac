"""German Whist by search.

The compiler is loaded by the first decision and not with this module.
"""

from collections.abc import Mapping
from random import Random
from types import MappingProxyType

from stube.bots.bot import Factory
from stube.bots.budget import Budget
from stube.bots.reasons import Reason, ReasonCode, Thought
from stube.core import View

USUAL = Budget(seconds=0.005)
"""The thought where nobody says otherwise."""


def choose(view: View, random: Random, budget: Budget) -> str:
    """Give the best choice that is found; see `stube.bots.Bot`.

    Args:
        view: what the seat may know.
        random: the source of chance.
        budget: thought for a decision of the foregame; the endgame is exact and takes what it takes.
    """
    from stube.bots.german_whist.search import Searcher  # noqa: PLC0415 - loads the compiler

    return Searcher(budget).choose(view, random)


def explain(view: View, random: Random, budget: Budget) -> Thought:
    """Give what `choose` gives, with what each card is worth."""
    from stube.bots.german_whist.search import Searcher  # noqa: PLC0415 - loads the compiler

    if len(view.choices) < 2:
        return Thought(Searcher(budget).choose(view, random))
    found = Searcher(budget).think(view, random)
    exact = int(found.exact is not None)
    return Thought(
        found.action,
        tuple(
            Reason(ReasonCode.TRICKS, {"action": action, "tricks": worth, "exact": exact})
            for action, worth in found.worth.items()
        ),
    )


def warm() -> None:
    """Load and compile what the bot thinks with, and build its table of endings."""
    from stube.bots.german_whist.warming import warm_up  # noqa: PLC0415 - loads the compiler

    warm_up()


class Searching:
    """The bot of `choose`, with an id of its own for the arena."""

    def __init__(self, *, budget: Budget | None = None) -> None:
        """Think so much about a decision."""
        self._budget = budget or USUAL

    def choose(self, view: View, random: Random) -> str:
        """Give the choice; see `stube.bots.Bot`."""
        return choose(view, random, self._budget)


SPARRING: Mapping[str, Factory] = MappingProxyType({"whist-search": Searching})
