"""Exact results of open hands in a round of Watten."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from stube.cards import GERMAN_33, Card
from stube.kernels import open_hands
from stube.kernels.open_order import AUTOMATIC, FREE
from stube.solvers.watten.tables import Masks, Tables


class Move(NamedTuple):
    """A card (its place in the pack of 33) that a seat plays, and whether its lead calls."""

    card: int
    called: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Position:
    """Where a round stands, all but who holds what.

    Attributes:
        tables: the announcement's order and duties.
        side: by seat, 0 or 1.
        announcer: by seat, whether it is forehand or dealer.
        step: from a seat to the next in play: 1, or seats − 1.
        seat: the seat to play.
        leader: the seat that led; the seat to play where nothing lies.
        laid: cards on the table in order of play, as places in the pack of 33.
        called: whether the lead carried the call.
        needs: tricks that each side still needs.
        tricks: tricks that win the round.
    """

    tables: Tables
    side: tuple[int, ...]
    announcer: tuple[bool, ...]
    step: int
    seat: int
    leader: int
    laid: tuple[int, ...]
    called: bool
    needs: tuple[int, int]
    tricks: int

    def moves(self, hand: int) -> tuple[Move, ...]:
        """Give what the seat to play may do with a hand (a mask); duties are kept."""
        cards = [place for place in range(hand.bit_length()) if hand >> place & 1]
        if not self.laid:
            return tuple(move for card in cards for move in self._leads(card))
        bound, allowed = self._duty()
        if hand & bound:
            cards = [card for card in cards if allowed >> card & 1]
        return tuple(Move(card, self.called) for card in cards)

    def _leads(self, card: int) -> tuple[Move, ...]:
        later = int(sum(self.needs) != 2 * self.tricks)
        if self.tables.call == FREE or not int(self.tables.carries[later]) >> card & 1:
            return (Move(card, called=False),)
        loud = Move(card, called=True)
        return (loud,) if self.tables.call == AUTOMATIC else (Move(card, called=False), loud)

    def _duty(self) -> tuple[int, int]:
        led = self.laid[0]
        if self.called and self.tables.lapses and self.tables.strength[led, list(self.laid)].argmax() != 0:
            return 0, 0
        partner = self.side[self.seat] == self.side[self.leader]
        where = int(self.called), int(partner), int(self.announcer[self.seat]), led
        return int(self.tables.compel[where]), int(self.tables.allow[where])


class Solved(NamedTuple):
    """What `solve` found.

    Attributes:
        won: [world, move] → 1 where the side of the seat to play wins the round, int8.
        tricks: how many tricks the search began.
    """

    won: npt.NDArray[np.int8]
    tricks: int


def solve(position: Position, worlds: Masks, moves: Sequence[Move]) -> Solved:
    """Solve every move in every world: all see all hands and play their best.

    Args:
        position: where the round stands.
        worlds: [world, seat] → hands as masks of the pack of 33, uint64; the seat to play holds the same in all.
        moves: what the seat to play may do.

    Raises:
        ValueError: hands overlap or are not of one size, or the seat to play does not hold a move's card.
    """
    won = np.zeros((len(worlds), len(moves)), np.int8)
    return Solved(won, _run(position, worlds, np.array(moves, np.int64).reshape(-1, 2), won))


def value(position: Position, worlds: Masks) -> Solved:
    """Solve a position in every world; the hand of the seat to play may differ from world to world.

    Args:
        position: where the round stands.
        worlds: [world, seat] → hands as masks of the pack of 33, uint64.

    Returns:
        one column: 1 where the side of the seat to play wins.

    Raises:
        ValueError: hands overlap or are not of one size.
    """
    won = np.zeros((len(worlds), 1), np.int8)
    return Solved(won, _run(position, worlds, np.zeros((0, 2), np.int64), won))


def _run(position: Position, worlds: Masks, moves: npt.NDArray[np.int64], won: npt.NDArray[np.int8]) -> int:
    tables = position.tables
    first, second = position.needs
    tricks = open_hands.solve(
        worlds,
        np.array(position.laid, np.int64),
        position.seat,
        position.leader,
        int(position.called),
        first | second << 2,
        2 * position.tricks,
        position.step,
        np.array(position.side, np.int64),
        np.array(position.announcer, np.int64),
        tables.place,
        tables.compared,
        moves,
        won,
    )
    if tricks < 0:
        raise ValueError(f"world {-1 - tricks}: hands overlap, differ in size, or lack a card that is to be played")
    return tricks


def mask_of(cards: Iterable[Card]) -> int:
    """Give a set of cards as a mask of the pack of 33."""
    return sum(1 << GERMAN_33.cards.index(card) for card in cards)
