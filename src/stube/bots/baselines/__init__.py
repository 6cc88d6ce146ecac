"""Frozen bots that others are measured against; nobody meets them at a table.

A module of this folder offers its bots as `SPARRING`. They are not made better: their choices on fixed views are
kept by tests, and what they share with others (rules, solvers) gives the same results however fast it becomes.
"""

from collections.abc import Mapping
from importlib import import_module
from pkgutil import iter_modules
from types import MappingProxyType

from stube.bots.bot import Factory


def _found() -> Mapping[str, Factory]:
    found: dict[str, Factory] = {}
    for module in iter_modules(__path__):
        if not module.name.endswith("_search"):  # these load the compiler
            found |= getattr(import_module(f"{__name__}.{module.name}"), "SPARRING", {})
    return MappingProxyType(found)


SPARRING: Mapping[str, Factory] = _found()
