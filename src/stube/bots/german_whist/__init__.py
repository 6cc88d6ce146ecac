"""German Whist by search, and the frozen bots that it is measured against.

The compiler is loaded by the first decision and not with this module.
"""

from collections.abc import Mapping
from random import Random
from types import MappingProxyType
from typing import Literal

from stube.bots.bot import Factory
from stube.bots.budget import Budget
from stube.core import View

USUAL = Budget(seconds=0.005)
"""The thought of the frozen bots where nobody says otherwise."""


def choose(view: View, random: Random, budget: Budget) -> str:
    """Give the best choice that is found; see `stube.bots.Bot`.

    Args:
        view: what the seat may know.
        random: the source of chance.
        budget: thought for a decision of the foregame; the endgame is exact and takes what it takes.
    """
    from stube.bots.german_whist.search import Searcher  # noqa: PLC0415 - loads the compiler

    return Searcher(budget).choose(view, random)


def warm() -> None:
    """Load and compile what the bot thinks with, and build its table of endings."""
    from stube.bots.german_whist.warming import warm_up  # noqa: PLC0415 - loads the compiler

    warm_up()


class Greedy:
    """Wins cheaply what is worth it, leads high for a good card and low else; no search. Frozen."""

    def choose(self, view: View, random: Random) -> str:
        """Give the plain choice; see `stube.bots.Bot`."""
        from stube.bots.german_whist.plain import greedy  # noqa: PLC0415 - loads the compiler

        return greedy(view)


class Flat:
    """Flat Monte Carlo over random playouts to the last card. Frozen."""

    def __init__(self, *, budget: Budget | None = None) -> None:
        """Think so much about a decision."""
        self._budget = budget or USUAL

    def choose(self, view: View, random: Random) -> str:
        """Give the choice; see `stube.bots.Bot`."""
        from stube.bots.german_whist.search import Searcher  # noqa: PLC0415 - loads the compiler

        return Searcher(self._budget, half=0.0, leaf="played_out", exact=False).choose(view, random)


class Tree:
    """Information-set tree search over random playouts. Frozen.

    Its endgame is exact where `exact` is set, and so are the ends of its playouts.
    """

    def __init__(self, *, exact: bool = False, budget: Budget | None = None) -> None:
        """Think so much about a decision."""
        self._budget, self._exact = budget or USUAL, exact

    def choose(self, view: View, random: Random) -> str:
        """Give the choice; see `stube.bots.Bot`."""
        from stube.bots.german_whist.search import Searcher  # noqa: PLC0415 - loads the compiler

        leaf: Literal["solved", "played_out"] = "solved" if self._exact else "played_out"
        return Searcher(self._budget, half=0.0, leaf=leaf, exact=self._exact, tree=True).choose(view, random)


def exact_tree(*, budget: Budget | None = None) -> Tree:
    """Make the tree search with exact endings."""
    return Tree(exact=True, budget=budget)


class Searching:
    """The bot of `choose`, with an id of its own for the arena."""

    def __init__(self, *, budget: Budget | None = None) -> None:
        """Think so much about a decision."""
        self._budget = budget or USUAL

    def choose(self, view: View, random: Random) -> str:
        """Give the choice; see `stube.bots.Bot`."""
        return choose(view, random, self._budget)


SPARRING: Mapping[str, Factory] = MappingProxyType(
    {
        "whist-greedy": Greedy,
        "whist-flat": Flat,
        "whist-ismcts": Tree,
        "whist-ismcts-exact": exact_tree,
        "whist-search": Searching,
    }
)
