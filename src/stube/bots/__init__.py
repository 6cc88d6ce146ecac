"""Things that choose an action from a view.

A module of this folder offers its bots as `BOTS`, a mapping from the bot's id to what makes it; it is
found by itself. Bots that nobody should meet at a table (frozen baselines, exploiters) stand in `SPARRING`
instead: `find` knows them, the tables do not offer them. A factory that can be called with `budget=` makes
bots that think as long as they are told; the others play as they always do.
"""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from inspect import signature
from pkgutil import iter_modules
from types import MappingProxyType
from typing import cast

from stube.bots.bot import Bot, Budgeted, Factory
from stube.bots.budget import Budget
from stube.errors import Code, RulesError

__all__ = ["Bot", "Budget", "Budgeted", "Factory", "everybody", "find", "registry", "takes_budget", "warm"]


@cache
def registry() -> Mapping[str, Factory]:
    """Give what makes each bot that a table offers, by the bot's id, sorted."""
    return _found("BOTS")


@cache
def everybody() -> Mapping[str, Factory]:
    """Give what makes each bot, those for sparring included, by the bot's id, sorted."""
    return MappingProxyType(dict(sorted({**registry(), **_found("SPARRING")}.items())))


def _found(offer: str) -> Mapping[str, Factory]:
    found: dict[str, Factory] = {}
    for module in iter_modules(__path__):
        found |= getattr(import_module(f"{__name__}.{module.name}"), offer, {})
    return MappingProxyType(dict(sorted(found.items())))


def takes_budget(name: str) -> bool:
    """Say whether a bot thinks as long as it is told.

    Raises:
        RulesError: `unknown_bot`.
    """
    return "budget" in signature(_factory(name)).parameters


def find(name: str, *, budget: Budget | None = None) -> Bot:
    """Make one bot.

    Args:
        name: its id.
        budget: how much it may think about a decision; bots that take none do not heed it.

    Raises:
        RulesError: `unknown_bot`, with the known ids.
    """
    factory = _factory(name)
    if budget is None or not takes_budget(name):
        return factory()
    return cast(Budgeted, factory)(budget=budget)


def warm() -> None:
    """Load and compile what the bots think with, so that no first decision waits for it; takes seconds once."""
    for module in iter_modules(__path__):
        ready = getattr(import_module(f"{__name__}.{module.name}"), "warm", None)
        if ready is not None:
            ready()


def _factory(name: str) -> Factory:
    bots = everybody()
    if name not in bots:
        raise RulesError(Code.UNKNOWN_BOT, bot=name, known=tuple(bots))
    return bots[name]
