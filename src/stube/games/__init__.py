"""The games, one folder each; a new folder is found by itself."""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from types import MappingProxyType

from stube.core import Game
from stube.errors import Code, RulesError


@cache
def catalogue() -> Mapping[str, Game]:
    """Give every game by its id."""
    found = {module.name: import_module(f"{__name__}.{module.name}").GAME for module in iter_modules(__path__)}
    return MappingProxyType(dict(sorted(found.items())))


def find(name: str) -> Game:
    """Give one game.

    Raises:
        RulesError: `unknown_game`, with the known ids.
    """
    games = catalogue()
    if name not in games:
        raise RulesError(Code.UNKNOWN_GAME, game=name, known=tuple(games))
    return games[name]
