"""The pairwise rule sets: complete, without a clash, and no pair missing that any rule set can hold."""

import random
from itertools import combinations, product

import pytest

from referee.options import Options, clash, defaults, random_options, values
from referee.pairwise import GROUPS, compatible, pairs, pairwise

GAMES = ["watten", "german_whist"]


@pytest.mark.parametrize("game", GAMES)
def test_every_compatible_pair_is_covered(game: str) -> None:
    """Each pair of values of two options stands in a rule set, or every completion of it clashes."""
    rows = pairwise(game)
    for row in rows:
        assert list(row) == list(values(game))
        assert all(value in values(game)[name] for name, value in row.items())
        assert clash(game, row) is None
    covered = set().union(*(pairs(row) for row in rows))
    for one, other in combinations(values(game), 2):
        for pair in product(values(game)[one], values(game)[other]):
            wanted = {one: pair[0], other: pair[1]}
            if frozenset(wanted.items()) not in covered:
                assert not _possible(game, wanted), wanted


def _possible(game: str, wanted: Options) -> bool:
    """Whether a pair has a completion without a clash, by trying all of its group."""
    group = next((group for group in GROUPS[game] if set(wanted) <= set(group)), None)
    assert group is not None, f"{wanted}: only options of one group may exclude each other"
    others = [name for name in group if name not in wanted]
    for row in product(*(values(game)[name] for name in others)):
        if clash(game, {**defaults(game), **dict(zip(others, row, strict=True)), **wanted}) is None:
            return True
    return False


@pytest.mark.parametrize("game", GAMES)
def test_random_rule_sets_hold_only_compatible_pairs(game: str) -> None:
    """What other code draws without a clash holds no pair that is taken for impossible here."""
    known = compatible(game)
    for seed in range(300):
        assert pairs(random_options(game, random.Random(seed))) <= known


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_rule_sets(game: str) -> None:
    """A seed names one list; another seed gives another; neither is longer than twice what must be."""
    rows = pairwise(game, 3)
    assert rows == pairwise(game, 3)
    assert rows != pairwise(game, 4)
    sizes = sorted(len(found) for found in values(game).values())
    assert sizes[-1] * sizes[-2] <= len(rows) <= 2 * sizes[-1] * sizes[-2]
