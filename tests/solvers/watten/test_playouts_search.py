"""The ladder below exact results keeps the duties, and finds what there is to find in one world."""

from random import Random

import numpy as np
import pytest

from stube.games.watten import GAME, WattenRules
from stube.kernels import trick_rounds_search as kernel
from stube.solvers.watten.open_hands import Position, mask_of, solve
from stube.solvers.watten.playouts_search import Tree, flat, thumb
from stube.solvers.watten.tables import Masks, tables_of


def position(preset: str, size: int, random: Random) -> tuple[Position, Masks]:
    """The last tricks of a round, one card already led."""
    rules = GAME.presets[preset].rules
    assert isinstance(rules, WattenRules)
    seats, pack = rules.seats, rules.pack
    cards = random.sample(pack.cards, seats * size)
    hands = [mask_of(cards[size * seat : size * seat + size]) for seat in range(seats)]
    leader = random.randrange(seats)
    led = hands[leader].bit_length() - 1
    hands[leader] &= ~(1 << led)
    tables = tables_of(rules, pack, random.choice(pack.ranks), random.choice(pack.suits))
    where = Position(
        tables=tables,
        side=tuple(min(seat, 1) if seats == 3 else seat % 2 for seat in range(seats)),
        announcer=tuple(seat in {0, seats - 1} for seat in range(seats)),
        step=1,
        seat=(leader + 1) % seats,
        leader=leader,
        laid=(led,),
        called=bool(tables.call and int(tables.carries[1]) >> led & 1),
        needs=(1, 1) if size == 1 else (2, 1),
        tricks=3,
    )
    return where, np.array([hands], np.uint64)


@pytest.mark.parametrize("preset", GAME.presets)
def test_the_last_card_is_judged_exactly(preset: str) -> None:
    """Where everybody has one card left a playout has one course, and its result is the solver's."""
    random = Random(preset)
    for _ in range(50):
        where, world = position(preset, 1, random)
        moves = where.moves(int(world[0, where.seat]))
        assert list(flat(where, world, moves, seed=1)) == list(solve(where, world, moves).won[0])


@pytest.mark.parametrize(
    "preset", [name for name, preset in GAME.presets.items() if preset.rules.values()["call"] != "optional"]
)
def test_a_tree_over_one_world_finds_what_wins(preset: str) -> None:
    """Grown long enough in a single world the tree tries a winning card most, where there is one.

    Where the call is optional a later lead may call in the solver and does not in the tree.
    """
    random = Random(preset)
    told = 0
    for _ in range(30):
        where, world = position(preset, 2, random)
        moves = where.moves(int(world[0, where.seat]))
        won = solve(where, world, moves).won[0]
        if won.min() == won.max():
            continue
        tree = Tree(where)
        tree.grow(np.repeat(world, 3000, axis=0), seed=2)
        assert won[int(tree.visits(moves).argmax())] == 1
        told += 1
    assert told


def test_only_cards_that_duties_allow_are_tried() -> None:
    """A seat with one trump under forced trumps has that one move in its tree."""
    random = Random(3)
    bound = 0
    for _ in range(200):
        where, world = position("tirol-open-11", 3, random)
        hand = int(world[0, where.seat])
        moves = where.moves(hand)
        if len(moves) == hand.bit_count():
            continue
        bound += 1
        tree = Tree(where)
        tree.grow(np.repeat(world, 100, axis=0), seed=4)
        assert tree.visits(moves).sum() == 100
        assert thumb(where, hand) in moves
    assert bound > 5


def test_the_same_seed_gives_the_same_playouts() -> None:
    """Playouts take their chance from the seed, whoever plays them."""
    where, world = position("bavarian-11", 4, Random(5))
    worlds = np.repeat(world, 200, axis=0)
    moves = where.moves(int(world[0, where.seat]))
    for policy in (kernel.CHANCE, kernel.THUMB):
        first, again, other = (list(flat(where, worlds, moves, seed=seed, policy=policy)) for seed in (1, 1, 2))
        assert first == again
        assert all(0 <= won <= 200 for won in first)
        assert first != other or set(first) <= {0, 200}
