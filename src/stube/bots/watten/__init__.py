"""Watten by rounds played out in worlds that are believed, by what was learned of play.

The compiler is loaded by the first decision and not with this module.
"""

from random import Random

from stube.bots.budget import Budget
from stube.bots.reasons import Thought
from stube.core import View


def choose(view: View, random: Random, budget: Budget, *, signals: bool = False, balanced: bool = True) -> str:
    """Give the best choice that is found; see `stube.bots.Bot`.

    Args:
        view: what the seat may know.
        random: the source of chance.
        budget: thought for a card.
        signals: whether to look at the partner and tell it by gestures what is held, out of turn.
        balanced: whether stakes are treated by the solved balance, or by the rules of `sensible`.
    """
    from stube.bots.watten import thinking  # noqa: PLC0415 - loads the compiler

    return thinking.think(view, random, budget, signals=signals, balanced=balanced).action


def explain(view: View, random: Random, budget: Budget, *, signals: bool = False, balanced: bool = True) -> Thought:
    """Give what `choose` gives, with its reasons and what is believed about the criticals."""
    from stube.bots.watten import thinking  # noqa: PLC0415 - loads the compiler

    return thinking.explain(view, random, budget, signals=signals, balanced=balanced)


def warm() -> None:
    """Load and compile what the bot thinks with."""
    from stube.bots.watten import thinking  # noqa: PLC0415 - loads the compiler

    thinking.warm()
