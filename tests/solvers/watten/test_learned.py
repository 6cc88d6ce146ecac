"""What was learned of play: chances that add up, duties kept, results that are those of the rules."""

from dataclasses import replace
from random import Random

import numpy as np
import pytest
from solvers.watten import learned_oracle as oracle
from solvers.watten.test_playouts_search import position

from stube.cards import GERMAN_33
from stube.games.watten import GAME
from stube.kernels.chance import next_random
from stube.kernels.trick_cases import CLASSES
from stube.kernels.trick_policy import UNHEARD_OF
from stube.solvers.watten.learned import BY_ITSELF, Laid, cases_of, classes, likelihood, play_out
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
            total += float(likelihood(start, after, past, pack=PACK, me=where.leader)[0])
        assert total == pytest.approx(1.0)


@pytest.mark.parametrize("preset", GAME.presets)
def test_rounds_go_as_in_plain_python(preset: str) -> None:
    """Each play has the classes and the chance that plain Python gives it, and each playout has the same winner."""
    random, ends = Random(preset), set[int]()
    for number in range(12):
        size = random.choice((2, 3, 4))
        where, world = position(preset, size, random)
        where = replace(where, needs=(2, 3) if size == 4 else (2, 2) if size == 3 else (1, 2))
        hands, gone = [int(hand) for hand in world[0]], 1 << where.laid[0]
        luck = int(next_random(np.array([number], np.uint64)))
        moves = where.moves(hands[where.seat])
        for move in moves:
            won = [oracle.winner(where, hands[:], move, gone, luck, against=against) for against in (False, True)]
            ends |= set(won)
            found = play_out(where, np.repeat(world, 2, axis=0), [move], gone=gone, pack=PACK, seed=number)
            assert found[0] == won.count(where.side[where.seat])

        start, led = replace(where, seat=where.leader, laid=(), called=False), where.laid[0]
        past, told = [Laid(where.leader, where.laid[0], where.called)], list[list[tuple[int, int, int]]]()
        chance = oracle.chances(start, hands[start.seat] | gone, 0)[led]
        while len(past) < len(where.side) * (size - 1) and min(where.needs):
            move = random.choice(where.moves(hands[where.seat]))
            told.append(oracle.classes(where, hands[where.seat], gone))
            chance *= oracle.chances(where, hands[where.seat], gone)[move.card]
            hands[where.seat] &= ~(1 << move.card)
            gone |= 1 << move.card
            past.append(Laid(where.seat, move.card, move.called and not where.laid))
            where = oracle.laid(where, move)
        left = np.array([hands], np.uint64)
        cases = cases_of(start, left, past, pack=PACK)[1:]
        assert [[tuple(classes()[case]) for case in row[1:] if case >= 0] for row in cases] == told
        assert float(likelihood(start, left, past, pack=PACK, me=-1)[0]) == pytest.approx(chance, rel=1e-4)
    assert ends == {0, 1}


def test_every_class_has_a_case() -> None:
    """All weights are used, and no case asks for more."""
    assert set(classes().flat) <= set(range(CLASSES))
    assert len(set(classes().flat)) > 0.8 * CLASSES


def test_own_plays_say_nothing() -> None:
    """A seat learns nothing from what it has laid itself, nor from a round in which nothing was laid."""
    where, world = position("bavarian-11", 3, Random(1))
    start = replace(where, seat=where.leader, laid=(), called=False)
    past = [Laid(where.leader, where.laid[0], where.called)]
    assert likelihood(start, world, past, pack=PACK, me=where.leader)[0] == 1
    assert likelihood(start, world, [], pack=PACK, me=0)[0] == 1
    assert likelihood(start, world, past, pack=PACK, me=where.seat)[0] < 1


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
        assert likelihood(start, world, past, pack=PACK, me=where.leader)[0] == pytest.approx(UNHEARD_OF)
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
