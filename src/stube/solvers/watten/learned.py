"""How cards are played in Watten, learned from rounds of bots: how likely plays were, how a round may go on.

The weights were fitted by `bench/watten_learning.py`, which says on what; they depend on no rule set, as what is
weighed is only who can beat whom.
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from importlib.resources import files
from typing import NamedTuple

import msgspec
import numpy as np
import numpy.typing as npt

from stube.kernels import trick_cases, trick_policy
from stube.solvers.watten.open_hands import Move, Position
from stube.solvers.watten.playouts_search import arguments
from stube.solvers.watten.tables import Masks, Tables

BY_ITSELF = Move(-1, called=False)
"""In place of a move: the card that is played is chosen by what was learned."""


class Laid(NamedTuple):
    """A card that was laid, its place in the pack of 33, and whether it led with the call."""

    seat: int
    card: int
    called: bool


class Learned(msgspec.Struct, frozen=True):
    """What was learned; `stube.kernels.trick_cases` says of what classes.

    Attributes:
        source: how it was fitted.
        logits: by class, the logarithm of its weight.
    """

    source: str
    logits: tuple[float, ...]


def likelihood(start: Position, worlds: Masks, past: Sequence[Laid], *, pack: int, me: int) -> npt.NDArray[np.float64]:
    """Give how likely all that others have played was, in each world.

    Args:
        start: the round before the first card.
        worlds: [world, seat] → hands now, as masks of the pack of 33, uint64.
        past: what was laid, in order.
        pack: the pack played with, a mask.
        me: the seat whose own cards say nothing.
    """
    chances = np.ones(len(worlds))
    if past:
        _weigh(start, worlds, past, pack, me, chances, np.zeros((0, 1 + trick_cases.MOST), np.int64))
    return chances


def cases_of(start: Position, world: Masks, past: Sequence[Laid], *, pack: int) -> npt.NDArray[np.int64]:
    """Give what there is to learn from a round: all choices with the cases of the cards there were.

    Args:
        start: the round before the first card.
        world: [1, seat] → the cards that are left in the end.
        past: what was laid, in order.
        pack: the pack played with, a mask.

    Returns:
        [play, 1 + `MOST`]: the place of the card among those that could be played, and their cases, −1 after the last;
        see `stube.kernels.trick_cases`.
    """
    told = np.full((len(past), 1 + trick_cases.MOST), -1, np.int64)
    _weigh(start, world, past, pack, -1, np.ones(1), told)
    return told


def _weigh(
    start: Position,
    worlds: Masks,
    past: Sequence[Laid],
    pack: int,
    me: int,
    chances: npt.NDArray[np.float64],
    told: npt.NDArray[np.int64],
) -> None:
    known = _known(start)
    trick_policy.likely(
        worlds,
        np.array(past, np.int64),
        np.uint64(pack),
        known["stands"],
        me,
        known["after"],
        known["lapses"],
        _over(start.tables),
        known["worth"],
        known["compel"],
        known["allow"],
        known["side"],
        known["announcer"],
        _weights(),
        chances,
        told,
    )


def play_out(
    position: Position, worlds: Masks, moves: Sequence[Move], *, gone: int, pack: int, seed: int
) -> npt.NDArray[np.int64]:
    """Play each world to its end once after every move, all seats by what was learned.

    Args:
        position: where the round stands.
        worlds: [world, seat] → hands as masks of the pack of 33, uint64.
        moves: what the seat to play may do, or `BY_ITSELF`.
        gone: the cards played so far, a mask.
        pack: the pack played with, a mask.
        seed: seed of all chance.

    Returns:
        by move, in how many worlds the side of the seat to play won.
    """
    won = np.zeros(len(moves), np.int64)
    trick_policy.play_out(
        worlds,
        gone=np.uint64(gone),
        pack=np.uint64(pack),
        over=_over(position.tables),
        moves=np.array(moves, np.int64),
        weights=_weights(),
        seed=seed,
        won=won,
        **_known(position),
    )
    return won


_known = lru_cache(maxsize=16)(arguments)  # of the orders of one round, before its first card and as it stands


@cache
def classes() -> npt.NDArray[np.int64]:
    """Give the classes of every case: [case, sort]."""
    found = np.zeros((trick_cases.CASES, trick_cases.SORTS), np.int64)
    trick_cases.sort_cases(found)
    return found


@cache
def _weights() -> npt.NDArray[np.float32]:
    text = files("stube.solvers.watten").joinpath("learned_cards.json").read_bytes()
    logits = np.array(msgspec.json.decode(text, type=Learned).logits)
    assert len(logits) == trick_cases.CLASSES
    weights: npt.NDArray[np.float32] = np.exp(logits[classes()].sum(axis=1)).astype(np.float32)
    return weights


@lru_cache(maxsize=512)  # as many as there are tables
def _over(tables: Tables) -> Masks:
    over = np.zeros(tables.strength.shape, np.uint64)
    trick_cases.compare(tables.strength, over)
    return over
