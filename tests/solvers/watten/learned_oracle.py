"""Learned play once more in plain Python, from what a seat sees and the weights of classes, for `test_learned`."""

from dataclasses import replace
from importlib.resources import files
from math import exp

import msgspec
import numpy as np

from stube.kernels.chance import STEP, mixed
from stube.kernels.open_order import AUTOMATIC
from stube.kernels.trick_cases import AROUND, KINDS, LEADS, MOST, NEEDS, SURE, TOPS
from stube.solvers.watten.learned import Learned
from stube.solvers.watten.open_hands import Move, Position

ALL = (1 << 64) - 1
LOGITS = msgspec.json.decode(
    files("stube.solvers.watten").joinpath("learned_cards.json").read_bytes(), type=Learned
).logits


def steps(number: int, *bounds: int) -> int:
    """Say how many of these bounds a number has reached."""
    return sum(number >= bound for bound in bounds)


def classes(where: Position, hand: int, gone: int) -> list[tuple[int, int, int]]:
    """Give the classes of all cards that the seat may play."""
    strength, side = where.tables.strength, where.side[where.seat]
    cards = sorted({move.card for move in where.moves(hand)})
    unseen = [card for card in range(33) if not (hand | gone) >> card & 1]
    value = {card: -int(where.tables.beaten[card]).bit_count() for card in cards}
    mine, theirs = (min(need, 3) - 1 for need in (where.needs[side], where.needs[1 - side]))
    pressed, needs = int(theirs == 0), 30 * (3 * mine + theirs)

    def beat(card: int, led: int) -> int:
        return sum(strength[led, other] > strength[led, card] for other in unseen)

    if not where.laid:
        sure = min(2, sum(beat(card, card) == 0 for card in cards))
        found = []
        for card in cards:
            step = steps(beat(card, card), 1, 2, 3, 5, 9)
            highest, lowest = value[card] == max(value.values()), value[card] == min(value.values())
            place = 2 if highest else 0 if lowest else 1
            found.append(((step * 3 + place) * 2 + pressed, NEEDS + needs + step, SURE + (sure * 3 + place) * 6 + step))
        return found
    led = where.laid[0]
    best = max(range(len(where.laid)), key=lambda turn: (strength[led, where.laid[turn]], -turn))
    seats = len(where.side)
    ours = where.side[(where.leader + best * where.step) % seats] == side
    later = [(where.seat + turn * where.step) % seats for turn in range(1, seats - len(where.laid))]
    who = 3 * ours + min(2, sum(where.side[seat] != side for seat in later))
    top = TOPS + 4 * (6 * who + steps(beat(where.laid[best], led), 1, 2, 3, 5, 9))
    winning = [card for card in cards if strength[led, card] > strength[led, where.laid[best]]]
    kind = LEADS + KINDS * (2 * who + pressed)
    found = []
    for card in cards:
        if card in winning:
            cheap = int(value[card] == min(value[one] for one in winning))
            step = steps(beat(card, led), 1, 2, 3, 5, 9)
            found.append((kind + 8 + 2 * step + cheap, NEEDS + needs + 8 + 4 * who + cheap, top + 2 + cheap))
        else:
            low = int(value[card] == min(value.values()))
            step = steps(beat(card, card), 2, 5, 10)
            found.append((kind + 2 * step + low, NEEDS + needs + 6 + 4 * who + low, top + low))
    assert kind < LEADS + AROUND * KINDS
    return found


def chances(where: Position, hand: int, gone: int) -> dict[int, float]:
    """Give by card that may be played how likely it is."""
    cards = sorted({move.card for move in where.moves(hand)})
    weights = [exp(sum(LOGITS[one] for one in some)) for some in classes(where, hand, gone)]
    return {card: weight / sum(weights) for card, weight in zip(cards, weights, strict=True)}


def laid(where: Position, move: Move) -> Position:
    """Lay a card."""
    cards, seats = (*where.laid, move.card), len(where.side)
    called = where.called if where.laid else move.called
    if len(cards) < seats:
        return replace(where, laid=cards, called=called, seat=(where.seat + where.step) % seats)
    strength = where.tables.strength[cards[0]]
    best = max(range(seats), key=lambda turn: (strength[cards[turn]], -turn))
    winner = (where.leader + best * where.step) % seats
    needs = tuple(need - (side == where.side[winner]) for side, need in enumerate(where.needs))
    return replace(where, laid=(), called=False, seat=winner, leader=winner, needs=(needs[0], needs[1]))


def winner(where: Position, hands: list[int], move: Move | None, gone: int, luck: int, *, against: bool) -> int:
    """Play a round on, after a move if one is given; gives the side that wins."""
    while min(where.needs):
        hand = hands[where.seat]
        if move is None:
            likely = chances(where, hand, gone)
            number = (luck + int(STEP) * (where.seat * MOST + hand.bit_count())) & ALL
            bits = int(mixed(np.uint64(number)))
            share = ((ALL - bits if against else bits) >> 11) / 2**53
            for card, chance in likely.items():  # noqa: B007 - the last one where none is left
                share -= chance
                if share < 0:
                    break
            calls = not where.laid and where.tables.call == AUTOMATIC
            later = int(sum(where.needs) != 2 * where.tricks)
            move = Move(card, called=calls and bool(int(where.tables.carries[later]) >> card & 1))
        hands[where.seat] &= ~(1 << move.card)
        gone |= 1 << move.card
        where, move = laid(where, move), None
    return where.needs.index(0)
