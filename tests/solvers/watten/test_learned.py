"""What was learned of play: chances that add up, duties kept, results that are those of the rules."""

from dataclasses import replace
from random import Random

import numpy as np
import pytest
from solvers.watten.test_playouts_search import position

from stube.cards import GERMAN_33
from stube.games.watten import GAME, WattenRules
from stube.kernels.trick_policy import UNHEARD_OF
from stube.solvers.watten.learned import BY_ITSELF, Laid, likelihood, play_out
from stube.solvers.watten.open_hands import solve
from stube.solvers.watten.tables import tables_of

PACK = (1 << len(GERMAN_33.cards)) - 1


@pytest.mark.parametrize("preset", GAME.presets)
def test_the_last_card_is_judged_exactly(preset: str) -> None:
    """Where everybody has one card left a playout has one course, and its result is the solver's."""
    random = Random(preset)
    for _ in range(30):
        where, world = position(preset, 1, random)
        gone = 1 << where.laid[0]
        moves = where.moves(int(world[0, where.seat]))
        exact = list(solve(where, world, moves).won[0])
        assert list(play_out(where, world, moves, gone=gone, pack=PACK, seed=1)) == exact
        assert list(play_out(where, world, [BY_ITSELF], gone=gone, pack=PACK, seed=1)) == exact


@pytest.mark.parametrize("preset", ["bavarian-11", "tirol-open-11", "two-hand", "three-hand"])
def test_chances_of_all_cards_add_up(preset: str) -> None:
    """The likelihoods of all cards that a seat might have laid in one world sum to one."""
    random = Random(preset)
    for _ in range(20):
        where, world = position(preset, 3, random)
        led = Laid(where.leader, where.laid[0], where.called)
        start = replace(where, seat=where.leader, laid=(), called=False)
        hand = int(world[0, where.seat])
        total = 0.0
        for move in where.moves(hand):
            after = world.copy()
            after[0, where.seat] = hand & ~(1 << move.card)
            past = [led, Laid(where.seat, move.card, called=False)]
            total += float(np.exp(likelihood(start, after, past, pack=PACK, me=where.leader))[0])
        assert total == pytest.approx(1.0)


def test_own_plays_say_nothing() -> None:
    """A seat learns nothing from what it has laid itself, nor from a round in which nothing was laid."""
    where, world = position("bavarian-11", 3, Random(1))
    start = replace(where, seat=where.leader, laid=(), called=False)
    past = [Laid(where.leader, where.laid[0], where.called)]
    assert likelihood(start, world, past, pack=PACK, me=where.leader)[0] == 0
    assert likelihood(start, world, [], pack=PACK, me=0)[0] == 0
    assert likelihood(start, world, past, pack=PACK, me=where.seat)[0] < 0


def test_what_duties_forbid_is_unheard_of() -> None:
    """A card that a duty would not have let be laid is nearly impossible in the world that says so."""
    random, found = Random(2), 0
    for _ in range(100):
        where, world = position("tirol-open-11", 3, random)
        hand = int(world[0, where.seat])
        allowed = {move.card for move in where.moves(hand)}
        other = next((card for card in range(33) if hand >> card & 1 and card not in allowed), None)
        if other is None:
            continue
        found += 1
        start = replace(where, seat=where.leader, laid=(), called=False)
        world[0, where.seat] = hand & ~(1 << other)
        past = [Laid(where.leader, where.laid[0], where.called), Laid(where.seat, other, called=False)]
        assert likelihood(start, world, past, pack=PACK, me=where.leader)[0] == pytest.approx(np.log(UNHEARD_OF))
    assert found > 3


def test_a_sure_trick_is_taken_when_it_wins_the_round() -> None:
    """With the highest card in hand and one trick to win, a round that is played by what was learned is mostly won."""
    rules = GAME.presets["bavarian-11"].rules
    assert isinstance(rules, WattenRules)
    where, world = position("bavarian-11", 2, Random(7))
    tables = tables_of(rules, rules.pack, "9", "H")
    top = min(range(32), key=lambda card: int(tables.beaten[card]).bit_count())
    where = replace(where, tables=tables, laid=(), called=False, leader=where.seat, needs=(1, 1))
    for seat in range(4):
        world[0, seat] &= ~np.uint64(1 << top)
    world[0, where.seat] |= np.uint64(1 << top)
    many = np.repeat(world, 500, axis=0)
    assert play_out(where, many, [BY_ITSELF], gone=0, pack=PACK, seed=3)[0] > 350
