"""Things that choose an action from a view.

A module of this folder offers its bots as `BOTS`, a mapping from the bot's id to what makes it; it is
found by itself.
"""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from types import MappingProxyType

from stube.bots.bot import Bot, Factory
from stube.errors import Code, RulesError

__all__ = ["Bot", "Factory", "find", "registry"]


@cache
def registry() -> Mapping[str, Factory]:
    """Give what makes each bot, by the bot's id, sorted."""
    found: dict[str, Factory] = {}
    for module in iter_modules(__path__):
        found |= getattr(import_module(f"{__name__}.{module.name}"), "BOTS", {})
    return MappingProxyType(dict(sorted(found.items())))


def find(name: str) -> Bot:
    """Make one bot.

    Raises:
        RulesError: `unknown_bot`, with the known ids.
    """
    bots = registry()
    if name not in bots:
        raise RulesError(Code.UNKNOWN_BOT, bot=name, known=tuple(bots))
    return bots[name]()
