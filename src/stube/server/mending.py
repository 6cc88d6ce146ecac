"""Ways out of a clash: which options of a rule set contradict each other, and what else would have to change."""

from collections import deque
from collections.abc import Iterator, Mapping
from itertools import islice

from stube import protocol
from stube.core import Game, RuleSet, find_preset
from stube.errors import Code, RulesError
from stube.server.catalogue import Catalogue

MOST = 3
"""So many ways out are told."""

MOST_TRIES = 3000
"""So many rule sets are looked at: each takes about ten microseconds."""


def tell_mends(catalogue: Catalogue, wish: protocol.MendsWish) -> protocol.MendsTold:
    """Say whether options clash, which, and the smallest changes of others that end it.

    Raises:
        RulesError: `unknown_game`, `unknown_preset`, `unknown_option` or `unknown_value`.
    """
    game = catalogue.game(wish.game)
    base = find_preset(game, wish.preset or game.default_preset).rules
    found = _clash(game, base, wish.options)
    if found is None:
        return protocol.MendsTold(clash=None, options=(), mends=())
    ways = list(islice(_ways(game, base, wish), MOST))
    # A longer way is no help where a short one is known.
    shortest = [way for way in ways if len(way) == len(ways[0])]
    return protocol.MendsTold(clash=str(found.details["clash"]), options=_named(found), mends=tuple(shortest))


def _ways(game: Game, base: RuleSet, wish: protocol.MendsWish) -> Iterator[dict[str, str]]:
    """Give changes that end every clash, shortest first: a change may end one and make the next."""
    values = {option.name: option.values for option in game.rules_type.options()}
    seen: set[frozenset[tuple[str, str]]] = set()
    tries: deque[dict[str, str]] = deque([{}])
    while tries and len(seen) < MOST_TRIES:
        change = tries.popleft()
        if frozenset(change.items()) in seen:
            continue
        seen.add(frozenset(change.items()))
        now = {**wish.options, **change}
        found = _clash(game, base, now)
        if found is None:
            yield change
            continue
        was = {**base.values(), **now}
        free = [name for name in _named(found) if name not in wish.hold and name not in change]
        tries.extend({**change, name: value} for name in free for value in values[name] if value != was[name])


def _clash(game: Game, base: RuleSet, options: Mapping[str, str]) -> RulesError | None:
    try:
        game.rules_type.read(options, base)
    except RulesError as error:
        if error.code != Code.OPTIONS_CLASH:
            raise
        return error
    return None


def _named(error: RulesError) -> tuple[str, ...]:
    options = error.details["options"]
    return tuple(map(str, options)) if isinstance(options, tuple) else ()
