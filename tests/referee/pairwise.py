"""Rule sets in which every pair of compatible option values occurs, drawn greedily from a seed.

Options that can clash are drawn together, as whole combinations without a clash; all others are
independent. Every value stands in some combination, so two values clash only inside one group.
"""

import random
from itertools import combinations, product

from referee.options import clash, defaults, values

Options = dict[str, str]
Value = tuple[str, str]  # option and value
Pair = frozenset[Value]

GROUPS: dict[str, tuple[tuple[str, ...], ...]] = {
    "watten": (
        ("deck", "criticals", "weli"),
        ("hand_size", "packets", "announce_on", "tricks_to_win"),
        ("announcement", "follow", "call", "last_card_rule"),
    ),
    "german_whist": (
        ("players", "hand_size", "ghost", "count", "win_at", "race_scope"),
        ("stock_view", "open_n", "goal", "trump"),
    ),
}
LOOKED_AT = 40
"""Of a group with more combinations than this, some are looked at for each rule set."""


def units(game: str) -> list[list[Options]]:
    """What is drawn together: for each group, and each option outside of them, its combinations."""
    found = []
    known = values(game)
    for group in GROUPS[game]:
        rows = [dict(zip(group, row, strict=True)) for row in product(*(known[name] for name in group))]
        found.append([row for row in rows if clash(game, {**defaults(game), **row}) is None])
    alone = [name for name in known if not any(name in group for group in GROUPS[game])]
    return found + [[{name: value} for value in known[name]] for name in alone]


def pairs(options: Options) -> set[Pair]:
    """All pairs of values that stand in a rule set or a part of one."""
    return {frozenset(pair) for pair in combinations(options.items(), 2)}


def compatible(game: str) -> set[Pair]:
    """All pairs of values that some rule set without a clash holds."""
    found: set[Pair] = set()
    parts = units(game)
    for part in parts:
        for row in part:
            found |= pairs(row)
    for one, other in combinations(parts, 2):
        mine = {value for row in one for value in row.items()}
        theirs = {value for row in other for value in row.items()}
        found |= {frozenset(pair) for pair in product(mine, theirs)}
    return found


def pairwise(game: str, seed: int = 0) -> list[Options]:
    """Give complete rule sets, none with a clash, that hold every compatible pair at least once."""
    rng = random.Random(seed)
    parts = units(game)
    # In one order, whatever the hashes of this run; drawn from the end.
    due = sorted(compatible(game), key=sorted)
    rng.shuffle(due)
    missing = set(due)
    rows: list[Options] = []
    while missing:
        while due[-1] not in missing:
            due.pop()
        row = _rule_set(parts, dict(due[-1]), missing, rng)
        missing -= pairs(row)
        rows.append({name: row[name] for name in values(game)})
    return rows


def _rule_set(parts: list[list[Options]], wanted: Options, missing: set[Pair], rng: random.Random) -> Options:
    """Build a rule set around the wanted pair, part by part, each with what covers most pairs still missing."""
    row: Options = {}
    # The parts of the wanted pair first, so that the others are chosen to go with it.
    order = rng.sample(parts, len(parts))
    order.sort(key=lambda part: not any(name in wanted for name in part[0]))
    for part in order:
        fitting = [some for some in part if all(wanted.get(name, value) == value for name, value in some.items())]
        if len(fitting) > LOOKED_AT:
            fitting = rng.sample(fitting, LOOKED_AT)
        rng.shuffle(fitting)
        best: Options = max(fitting, key=lambda some: _newly(row, some, missing))
        row |= best
    return row


def _newly(row: Options, some: Options, missing: set[Pair]) -> int:
    """How many missing pairs come with some more values."""
    inside = sum(pair in missing for pair in pairs(some))
    return inside + sum(frozenset(pair) in missing for pair in product(row.items(), some.items()))
