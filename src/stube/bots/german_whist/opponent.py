"""What the other hand's choices of this round say about who plays it, and about its cards.

Two kinds of opponents are thought of: those who play well, and those who follow a plain rule of thumb. Both do what
that rule says more or less often. How likely each kind makes the choices seen is found in deals that fit them, and
nothing else is known of anybody: it begins anew with each round.
"""

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from random import Random
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from stube.bots.sensible.german_whist.situation import Situation
from stube.cards import FRENCH_52
from stube.core.event import Seen
from stube.games.german_whist import GermanWhistView
from stube.kernels import whist_opponent as at
from stube.solvers.german_whist.packs import cards_of

Ints = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float64]
Masks = npt.NDArray[np.uint64]

PRIOR = 0.1
"""How likely a follower of the plain rule is before anything was seen."""

SLIP = 0.03
"""How often such a one plays otherwise."""

WELL = {
    (True, True): (0.75, 0.72),
    (True, False): (0.35, 0.2),
    (False, True): (0.85, 0.85),
    (False, False): (0.35, 0.35),
}
"""How often those who play well do not do what the rule says: by foregame, leading; for a poor card, a good one.

So it was counted with the searches and with `sensible`, rounded.
"""

LOOKS, STEPS = 24, 6
"""Deals looked at for each choice, and exchanges of cards between two of them."""

BETWEEN = 30
"""Exchanges between two deals that are used."""


class _Choice(NamedTuple):
    """A choice of the other hand: the card led or −1, whether the rule wants the trick, and so on; see the kernel."""

    led: int
    want: int
    played: int
    known: int
    never: int = 0
    rather: int = 0


class _Walk(NamedTuple):
    """Deals that fit; see `stube.kernels.whist_opponent.walk`."""

    seen: Ints
    slips: Floats
    slots: Ints
    pool: Ints
    free: int
    hands: Ints
    state: Masks


@dataclass(frozen=True, slots=True)
class Opponent:
    """Who the other may be.

    Attributes:
        plain: how likely it follows the rule.
    """

    plain: float
    walk: _Walk | None = None

    def hands(self, number: int, taken: int) -> Masks | None:
        """Give hands of a follower of the rule that fit what it did; None where nothing was seen that tells.

        Args:
            number: how many.
            taken: the cards that it took face up and still holds.
        """
        if self.walk is None:
            return None
        found = np.zeros(number, np.uint64)
        at.draw(found, BETWEEN, *self.walk)
        return found | np.uint64(taken)


class _History:
    """What was seen of the other hand: its choices, and where the cards went that nobody saw it get."""

    def __init__(self, view: GermanWhistView, situation: Situation) -> None:
        self.numbers, self.trumps = cards_of(situation.trump).numbers, int(situation.trump is not None)
        self.other = 1 - situation.me
        draws = sum(event.code in {"drew", "drew_hidden"} for event in view.events) // 2
        self.foregame = draws + (view.stage == "foregame")  # tricks of it so far
        self.got, self.played, self.slips = list[int](), list[tuple[int, int]](), list[float]()
        self.choices = list(self._read(view.events))
        dealt = situation.hidden(self.other) + len(self.played) - len(self.got)
        self.got = [0] * dealt + self.got

    def _read(self, events: Iterable[Seen]) -> Iterator[_Choice]:
        tricks, shown, up, led = 0, 0, -1, -1
        for event in events:
            seat, code = event.args.get("seat"), event.args.get("card")
            card = -1 if code is None else self.numbers[FRENCH_52.parse(str(code))]
            match event.code:
                case "upcard":
                    up = card
                case "trick_won":
                    tricks, led, up = tricks + 1, -1, -1
                case "drew" if seat == self.other:
                    shown |= 1 << card
                case "drew_hidden" if seat == self.other:
                    self.got.append(len(self.slips))
                case "played" if seat != self.other:
                    led = card if led < 0 else led
                case "played":
                    fore = tricks < self.foregame
                    want = at.wanted(up, self.trumps) if fore else 1
                    if not shown >> card & 1:
                        self.played.append((card, len(self.slips)))
                    self.slips.append(WELL[fore, led < 0][want])
                    yield _Choice(led, want, card, shown)
                    shown &= ~(1 << card)
                    led = card


def read(view: GermanWhistView, situation: Situation, random: Random) -> Opponent:
    """Judge the other hand of a form that two hands play, from the events of the round."""
    if situation.hands != 2 or situation.rules.stock_view == "open_n":
        return Opponent(0.0)
    history = _History(view, situation)
    if not history.choices:
        return Opponent(PRIOR)
    seen, slots = np.array(history.choices, np.int64), np.zeros((len(history.got), 3), np.int64)
    slots[:, at.FROM] = history.got
    at.read(seen, history.trumps, int(situation.sign < 0))
    state = np.array([random.getrandbits(62)], np.uint64)
    pool = np.array([history.numbers[card] for card in situation.unseen], np.int64)
    free = at.begin(seen, slots, np.array(history.played, np.int64).reshape(-1, 2), pool, state)
    if free < 0:
        return Opponent(PRIOR)
    hands = np.zeros(len(seen), np.int64)
    good = _Walk(seen, np.array(history.slips), slots, pool, free, hands, state)
    plain = good._replace(slips=np.full(len(seen), SLIP))
    behind = at.weigh(LOOKS, STEPS, *good) - at.weigh(LOOKS, STEPS, *plain)
    return Opponent(1 / (1 + (1 / PRIOR - 1) * math.exp(min(behind, 500.0))), plain)
