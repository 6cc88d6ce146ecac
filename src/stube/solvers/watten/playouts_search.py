"""The ladder of card players that exact results are measured against: rule of thumb, flat playouts, a tree."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from stube.kernels import trick_rounds_search as kernel
from stube.solvers.watten.open_hands import Move, Position
from stube.solvers.watten.tables import Masks

CURIOUS = 0.7
"""Weight of what has been tried little in the tree."""

NODES = 1 << 16


def thumb(position: Position, hand: int) -> Move:
    """Give the move of the rule of thumb: lead high, win cheaply what an opponent holds, else throw low."""
    known = arguments(position)
    moves = position.moves(hand)
    cards = np.uint64(sum(1 << card for card in {move.card for move in moves}))
    card = kernel.by_thumb(cards, known["stands"], known["strength"], known["worth"], known["side"])
    return next(move for move in moves if move.card == card)


def flat(
    position: Position, worlds: Masks, moves: Sequence[Move], *, seed: int, policy: int = kernel.CHANCE
) -> npt.NDArray[np.int64]:
    """Play each world to its end once after every move.

    Args:
        position: where the round stands.
        worlds: [world, seat] → hands as masks of the pack of 33, uint64.
        moves: what the seat to play may do.
        seed: seed of all chance.
        policy: `trick_rounds_search.CHANCE` or `THUMB`.

    Returns:
        by move, in how many worlds the side of the seat to play won.
    """
    won = np.zeros(len(moves), np.int64)
    kernel.flat(worlds, **arguments(position), moves=np.array(moves, np.int64), policy=policy, seed=seed, won=won)
    return won


class Tree:
    """A tree over what a seat sees, grown by worlds."""

    def __init__(self, position: Position, *, curious: float = CURIOUS, policy: int = kernel.CHANCE) -> None:
        """Plant a tree at a position; see `flat`."""
        self._known = arguments(position)
        self._nodes = np.zeros((NODES, kernel.ROWS), np.int64)
        self._used = 1
        self._curious, self._policy = curious, policy

    def grow(self, worlds: Masks, *, seed: int) -> None:
        """Take one step down the tree, and one playout, in each world."""
        self._used = kernel.tree(
            worlds,
            **self._known,
            policy=self._policy,
            curious=self._curious,
            seed=seed,
            nodes=self._nodes,
            used=self._used,
        )

    def visits(self, moves: Sequence[Move]) -> npt.NDArray[np.int64]:
        """Give by move how often it was tried; of a card with and without the call, the first is told."""
        return self._told(moves, kernel.VISITS)

    def wins(self, moves: Sequence[Move]) -> npt.NDArray[np.int64]:
        """Give by move how many of its tries were won by the side of the seat to play; see `visits`."""
        return self._told(moves, kernel.WON)

    def _told(self, moves: Sequence[Move], row: int) -> npt.NDArray[np.int64]:
        found: dict[int, int] = {}
        child = int(self._nodes[0, kernel.CHILD])
        while child:
            found[int(self._nodes[child, kernel.CARD])] = int(self._nodes[child, row])
            child = int(self._nodes[child, kernel.SIBLING])
        return np.array([found.pop(move.card, 0) for move in moves], np.int64)


def arguments(position: Position) -> dict[str, Any]:
    """Give what the kernels of rounds of tricks want to know about a position, by name."""
    tables = position.tables
    stands = np.zeros(kernel.STANDS, np.int64)
    stands[kernel.SEAT], stands[kernel.LEADER] = position.seat, position.leader
    stands[kernel.LAID], stands[kernel.CALLED] = len(position.laid), int(position.called)
    stands[kernel.NEED_0], stands[kernel.NEED_1] = position.needs
    stands[kernel.LATER] = int(sum(position.needs) != 2 * position.tricks)
    if position.laid:
        heights = tables.strength[position.laid[0], list(position.laid)]
        best = int(heights.argmax())
        stands[kernel.LED], stands[kernel.TOP] = position.laid[0], heights[best]
        stands[kernel.BEST] = (position.leader + best * position.step) % len(position.side)
    return {
        "stands": stands,
        "after": position.step,
        "call": tables.call,
        "lapses": int(tables.lapses),
        "strength": tables.strength,
        "worth": np.array([-int(mask).bit_count() for mask in tables.beaten], np.int64),
        "compel": tables.compel,
        "allow": tables.allow,
        "carries": tables.carries,
        "side": np.array(position.side, np.int64),
        "announcer": np.array(position.announcer, np.int64),
    }
