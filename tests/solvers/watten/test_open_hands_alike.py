"""Positions of open hands that must have the same result because the same round is told in another way."""

from collections.abc import Callable
from dataclasses import replace
from random import Random

import numpy as np
import pytest
from solvers.watten.test_open_hands import RULES, deal, position

from stube.games.watten.order import strike_ranks
from stube.kernels.open_order import TABLE, compare
from stube.solvers.watten.open_hands import Move, Position, mask_of, solve
from stube.solvers.watten.tables import Masks, Tables, tables_of

Told = tuple[Position, Masks, tuple[Move, ...]]

NAMES = ["bavarian-11", "italian-tirolo-15", "southtyrol-guate-18", "trump-all", "automatic", "two-hand", "three-hand"]


def told(name: str, rng: Random) -> Told:
    """A random position with all cards or some, its hands, and what may be played."""
    table, pack, strike, trump = deal(RULES[name], rng, rng.randrange(2 * RULES[name].seats))
    where = position(table, pack, strike, trump)
    world = np.array([[mask_of(hand) for hand in table.hands]], np.uint64)
    return where, world, where.moves(int(world[0, table.turn]))


def with_sides_exchanged(one: Told, _rng: Random) -> Told:
    """The other side is side 0."""
    where, world, moves = one
    return replace(where, side=tuple(1 - side for side in where.side), needs=where.needs[::-1]), world, moves


def with_seats_turned(one: Told, rng: Random) -> Told:
    """Everybody moves on by some seats."""
    where, world, moves = one
    seats = len(where.side)
    by = rng.randrange(seats)
    turned = [(seat - by) % seats for seat in range(seats)]
    where = replace(
        where,
        side=tuple(where.side[seat] for seat in turned),
        announcer=tuple(where.announcer[seat] for seat in turned),
        seat=(where.seat + by) % seats,
        leader=(where.leader + by) % seats,
    )
    return where, world[:, turned], moves


def with_seats_mirrored(one: Told, _rng: Random) -> Told:
    """The seats are counted the other way round, and so is play."""
    where, world, moves = one
    seats = len(where.side)
    where = replace(
        where,
        side=where.side[::-1],
        announcer=where.announcer[::-1],
        step=(seats - where.step) % seats,
        seat=seats - 1 - where.seat,
        leader=seats - 1 - where.leader,
    )
    return where, world[:, ::-1].copy(), moves


def with_cards_renamed(one: Told, rng: Random) -> Told:
    """The cards have other numbers, suits and ranks mixed, and their heights are twice as far apart."""
    where, world, moves = one
    names = rng.sample(range(33), 33)

    def renamed(mask: int) -> int:
        return sum(1 << names[card] for card in range(33) if mask >> card & 1)

    every = np.vectorize(renamed, otypes=[np.uint64])
    old = where.tables
    strength, compel, allow = np.empty_like(old.strength), np.empty_like(old.compel), np.empty_like(old.allow)
    strength[np.ix_(names, names)] = 2 * old.strength
    compel[..., names], allow[..., names] = every(old.compel), every(old.allow)
    tables = rebuilt(replace(old, strength=strength, compel=compel, allow=allow, carries=every(old.carries)))
    where = replace(where, tables=tables, laid=tuple(names[card] for card in where.laid))
    return where, every(world), tuple(Move(names[card], called) for card, called in moves)


def rebuilt(tables: Tables) -> Tables:
    """The same strengths and duties, compared anew; every card of a duty is of its own kind."""
    spoken = [int(mask) for mask in (*tables.compel.flat, *tables.allow.flat, *tables.carries)]
    bound = [any(mask >> card & 1 for mask in spoken) or tables.compel[..., card].any() for card in range(33)]
    kind = np.array([card if bound[card] else -1 for card in range(33)])
    place, compared = np.zeros(33, np.int64), np.zeros(TABLE, np.int64)
    masks = tables.compel, tables.allow, tables.carries
    compare(tables.strength, kind, *masks, tables.call, int(tables.lapses), place, compared)
    return replace(tables, place=place, compared=compared)


@pytest.mark.parametrize("change", [with_sides_exchanged, with_seats_turned, with_seats_mirrored, with_cards_renamed])
@pytest.mark.parametrize("name", NAMES)
def test_the_same_round_told_otherwise_has_the_same_results(name: str, change: Callable[[Told, Random], Told]) -> None:
    """Every move of a position with up to all cards in hand wins or loses in both."""
    rng = Random(f"{name}/{change.__name__}")
    for _ in range(40):
        one = told(name, rng)
        assert (solve(*one).won == solve(*change(one, rng)).won).all()


@pytest.mark.parametrize("name", NAMES)
def test_worlds_solved_together_have_the_results_of_each_alone(name: str) -> None:
    """What is kept of one world is never wrong in another: other hands of the same cards, or of other cards."""
    rng = Random(name)
    for _ in range(10):
        where, world, moves = told(name, rng)
        mover = int(world[0, where.seat])
        laid = sum(1 << card for card in where.laid)
        free = [card for card in range(33) if not (mover | laid) >> card & 1]
        worlds = []
        for _ in range(20):
            cards = iter(rng.sample(free, len(free)))
            sizes = [int(hand).bit_count() for hand in world[0]]
            hands = [sum(1 << next(cards) for _ in range(size)) for size in sizes]
            hands[where.seat] = mover
            worlds.append(hands)
        together = np.array(worlds, np.uint64)
        alone = [solve(where, together[place : place + 1], moves).won[0] for place in range(len(worlds))]
        assert (solve(where, together, moves).won == np.array(alone)).all()


@pytest.mark.parametrize("name", RULES)
def test_what_beats_the_card_on_top_does_not_depend_on_the_lead(name: str) -> None:
    """A card that can be on top is beaten by the same cards whatever was led: what the search is built on.

    And a duty names no plain card.
    """
    rng = Random(name)
    pack = deal(RULES[name], rng, 0)[1]
    for _ in range(3):
        tables = tables_of(RULES[name], pack, rng.choice(strike_ranks(RULES[name], pack)), rng.choice(pack.suits))
        strength = tables.strength
        for led in range(33):
            for top in range(33):
                if strength[led, top] >= strength[led, led]:
                    over = sum(1 << card for card in range(33) if strength[led, card] > strength[led, top])
                    assert over == int(tables.beaten[top])
        plain = [card for card in range(33) if len(set(strength[:, card])) > 1]
        spoken = [int(mask) for mask in (*tables.compel.flat, *tables.allow.flat, *tables.carries)]
        assert not any(mask >> card & 1 for mask in spoken for card in plain)
