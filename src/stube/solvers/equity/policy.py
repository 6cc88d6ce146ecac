"""What to say about the stake: a mixed strategy from one's own chance to win the round, with its reasons."""

from dataclasses import dataclass, replace
from functools import lru_cache
from random import Random

import numpy as np

from stube.games.watten.scoring import OTHER, Stakes
from stube.solvers.equity.raising import Node, Signals, Subgame, Vector, Worth, normal_signals

ITERATIONS = 100
HEADROOM = 2
"""How many raises beyond the stake are thought through."""


@dataclass(frozen=True, slots=True)
class Word:
    """A word about the stake, and why.

    Attributes:
        action: `pass`, `raise:N`, `hold` or `fold`.
        chance: the chance to win the round that it was chosen for.
        shares: how often each action is right at this chance.
        worth: what each is worth to the own side, against the other side's equilibrium.
    """

    action: str
    chance: float
    shares: tuple[tuple[str, float], ...]
    worth: tuple[tuple[str, float], ...]


@lru_cache(maxsize=4)
def _signals(buckets: int) -> Signals:
    return normal_signals(buckets)


@lru_cache(maxsize=256)
def _solved(stakes: Stakes, worth: Worth, first: int) -> Subgame:
    step = int(stakes.rules.raise_step)
    highest = (stakes.asked or stakes.agreed) + HEADROOM * step
    return Subgame.build(_signals(16), stakes, worth, first, highest).solve(ITERATIONS)


def before_raise(stakes: Stakes) -> Stakes:
    """Give the stakes before the waiting raise, so that the raiser's hands are weighed by how it raises."""
    raiser = stakes.last_raiser
    before = OTHER[raiser] if raiser is not None and stakes.raises > 1 else None
    return replace(stakes, asked=None, fold_is=0, last_raiser=before, raises=max(0, stakes.raises - 1))


def say(stakes: Stakes, side: int, chance: float, worth: Worth, random: Random) -> Word:
    """Choose by chance among the actions that the solution mixes.

    Args:
        stakes: the open round; a waiting raise is answered.
        side: the own side.
        chance: the own estimate of the chance to win the round, before what raises tell.
        worth: what an ended round is worth to side 0; one object for many calls, solutions are kept by it.
        random: all chance.

    Raises:
        ValueError: the chance is none, or it is the other side that must answer.
    """
    if not 0 <= chance <= 1 or (stakes.asked is not None and stakes.last_raiser == side):
        message = "a chance lies between 0 and 1, and nobody answers the own raise"
        raise ValueError(message)
    game, node, seen = _find(stakes, side, worth)
    if node.side != side:
        return Word("pass", chance, (("pass", 1.0),), ())
    signals = game.signals
    bucket = int(np.abs(signals.own(side) - chance).argmin())
    often = node.average()[:, bucket]
    shares = tuple((action, float(share)) for action, share in zip(node.actions, often, strict=True))
    values = game.values(node, side, seen)[:, bucket]
    action = random.choices(node.actions, [share for _, share in shares])[0]
    return Word(action, chance, shares, tuple(zip(node.actions, map(float, values), strict=True)))


def _find(stakes: Stakes, side: int, worth: Worth) -> tuple[Subgame, Node, Vector]:
    if stakes.asked is not None:
        game = _solved(before_raise(stakes), worth, OTHER[side])
        name = f"raise:{stakes.asked}"
        if name in game.root.actions:
            place = game.root.actions.index(name)
            return game, game.root.after[place], game.root.average()[place]
    game = _solved(stakes, worth, side)
    return game, game.root, np.ones(game.signals.joint.shape[OTHER[side]])
