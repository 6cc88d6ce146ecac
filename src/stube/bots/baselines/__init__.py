"""Frozen bots that others are measured against; nobody meets them at a table.

They are not made better: their choices on fixed views are kept by tests, and what they share with others (rules,
solvers) gives the same results however fast it becomes. The compiler is loaded by their first decision.
"""

from collections.abc import Mapping
from types import MappingProxyType

from stube.bots.baselines import german_whist, watten
from stube.bots.bot import Factory

SPARRING: Mapping[str, Factory] = MappingProxyType({**german_whist.SPARRING, **watten.SPARRING})
