"""What was learned of play: chances that add up, duties kept, results that are those of the rules."""

from dataclasses import replace
from random import Random

import numpy as np
import pytest
from solvers.watten.test_playouts_search import position

from stube.cards import GERMAN_33
from stube.games.watten import GAME
from stube.kernels.trick_policy import CLASSES, SORTS, UNHEARD_OF
from stube.solvers.watten.learned import BY_ITSELF, Laid, classes_of, likelihood, play_out
from stube.solvers.watten.open_hands import solve
from stube.solvers.watten.playouts_search import flat

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


def test_what_there_is_to_learn_is_what_likelihood_goes_by() -> None:
    """Each play is told with the classes of all cards that duties allowed, and the place of the one that was laid."""
    random = Random(4)
    for _ in range(20):
        where, world = position("tirol-open-11", 3, random)
        moves = where.moves(int(world[0, where.seat]))
        chosen = random.randrange(len(moves))
        world[0, where.seat] &= ~np.uint64(1 << moves[chosen].card)
        past = [
            Laid(where.leader, where.laid[0], where.called),
            Laid(where.seat, moves[chosen].card, called=False),
        ]
        start = replace(where, seat=where.leader, laid=(), called=False)
        told = classes_of(start, world, past, pack=PACK)
        classes = told[1, 1:].reshape(-1, SORTS)
        assert told[1, 0] == chosen
        assert (classes[: len(moves)] >= 0).all()
        assert (classes[: len(moves)] < CLASSES).all()
        assert (classes[len(moves) :] == -1).all()


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


def test_it_plays_better_than_chance() -> None:
    """The seat to play wins more worlds where all play by what was learned than where all play at random, if it can."""
    random, learned, chance = Random(7), 0, 0
    for number in range(40):
        where, world = position("bavarian-11", 3, random)
        moves = where.moves(int(world[0, where.seat]))
        won = solve(where, world, moves).won[0]
        if won.sum() != 1:
            continue
        gone = 1 << where.laid[0]
        many = np.repeat(world, 100, axis=0)
        learned += int(play_out(where, many, [BY_ITSELF], gone=gone, pack=PACK, seed=number)[0])
        chance += int(flat(where, many, moves, seed=number).sum()) // len(moves)
    assert learned > 1.1 * chance > 0
