"""The frozen bots that German Whist is measured against; the compiler is loaded by their first decision.

They search where two play a round to its last card and draw without a choice. Rounds with a race, an open stock or
more hands they play by the plain rule.
"""

from collections.abc import Mapping
from random import Random
from types import MappingProxyType

from stube.bots.baselines.german_whist_plain import plain_choice
from stube.bots.bot import Factory
from stube.bots.budget import Budget
from stube.bots.sensible.german_whist.situation import Situation, read
from stube.core import View
from stube.games.german_whist import GermanWhistView

USUAL = Budget(seconds=0.005)
"""Their thought where nobody says otherwise."""


class Greedy:
    """Wins cheaply what is worth it, leads high for a good card and low else; no search."""

    def choose(self, view: View, random: Random) -> str:
        """Give the plain choice; see `stube.bots.Bot`."""
        assert isinstance(view, GermanWhistView)
        if len(view.choices) < 2:
            return view.choices[0].action if view.choices else ""
        return plain_choice(view, read(view))


class Search:
    """Looks at random playouts to the last card: each card in the same worlds, or one tree over all of them."""

    def __init__(self, *, tree: bool, exact: bool = False, budget: Budget | None = None) -> None:
        """Set how it searches.

        Args:
            tree: whether the worlds share one tree (information-set tree search).
            exact: whether endings are solved, at the table and at the ends of playouts.
            budget: thought for a decision.
        """
        self._tree, self._exact, self._budget = tree, exact, budget or USUAL

    def choose(self, view: View, random: Random) -> str:
        """Give the choice; see `stube.bots.Bot`."""
        assert isinstance(view, GermanWhistView)
        if len(view.choices) < 2:
            return view.choices[0].action if view.choices else ""
        situation = read(view)
        if not searched(situation):
            return plain_choice(view, situation)
        from stube.bots.baselines import german_whist_search as search  # noqa: PLC0415 - loads the compiler

        if self._exact and not situation.foregame:
            return search.solved(situation)
        return search.choose(view, situation, random, self._budget, tree=self._tree, exact=self._exact)


def searched(situation: Situation) -> bool:
    """Say whether the searches know the form that is played."""
    return situation.hands == 2 and situation.rules.race_scope == "off" and situation.rules.stock_view != "open_n"


def flat(*, budget: Budget | None = None) -> Search:
    """Make flat Monte Carlo."""
    return Search(tree=False, budget=budget)


def ismcts(*, budget: Budget | None = None) -> Search:
    """Make information-set tree search."""
    return Search(tree=True, budget=budget)


def ismcts_exact(*, budget: Budget | None = None) -> Search:
    """Make information-set tree search over the foregame whose leaves are solved, with an endgame that is."""
    return Search(tree=True, exact=True, budget=budget)


SPARRING: Mapping[str, Factory] = MappingProxyType(
    {"whist-greedy": Greedy, "whist-flat": flat, "whist-ismcts": ismcts, "whist-ismcts-exact": ismcts_exact}
)
