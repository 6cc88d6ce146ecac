"""The order and the duties of a round as arrays, for kernels that know no rule."""

from dataclasses import dataclass
from functools import lru_cache

import numpy as np
import numpy.typing as npt

from stube.cards import GERMAN_33, Pack
from stube.games.watten.order import carries_call, duty, order_of
from stube.games.watten.rules import WattenRules
from stube.kernels.hands_in_places import compare

Masks = npt.NDArray[np.uint64]

FREE, OPTIONAL, AUTOMATIC = 0, 1, 2
"""Whether a lead that may carry the call must, may or cannot."""


@dataclass(frozen=True, slots=True, eq=False)
class Tables:
    """One announcement under one rule set; a card is its place in the pack of 33, a set of cards a mask.

    Attributes:
        strength: [led, card] → height in the trick, int8; 0 never wins, of equal cards the first wins.
        compel: [called, partner of the leader, announcer, led] → who holds one of these …
        allow: … must play one of those.
        carries: [later trick] → cards whose lead may carry the call.
        call: `FREE`, `OPTIONAL` or `AUTOMATIC`.
        lapses: whether the call binds nobody once the lead is beaten.
        beaten, above, between: how the cards compare; see `stube.kernels.hands_in_places.compare`.
    """

    strength: npt.NDArray[np.int8]
    compel: Masks
    allow: Masks
    carries: Masks
    call: int
    lapses: bool
    beaten: Masks
    above: Masks
    between: Masks


@lru_cache(maxsize=512)  # a round has one announcement, and weighing announcements needs them all
def tables_of(rules: WattenRules, pack: Pack, strike: str, trump: str) -> Tables:
    """Build the tables of an announcement from `stube.games.watten.order`, the only place that knows."""
    order = order_of(rules, pack, strike, trump)
    cards = GERMAN_33.cards
    size = len(cards)
    bit = {card: np.uint64(1 << place) for place, card in enumerate(cards)}
    strength = np.array([[order.height(card, led) for card in cards] for led in cards], dtype=np.int8)
    compel = np.zeros((2, 2, 2, size), dtype=np.uint64)
    allow = np.zeros((2, 2, 2, size), dtype=np.uint64)
    carries = np.zeros(2, dtype=np.uint64)
    for place, led in enumerate(cards):
        for later in (0, 1):
            if carries_call(rules, order, led, later):
                carries[later] |= bit[led]
        for called in (0, 1):
            for partner in (0, 1):
                for announcer in (0, 1):
                    if called and not any(carries_call(rules, order, led, trick) for trick in (0, 1)):
                        continue
                    bound = duty(
                        rules, order, (led,), called=bool(called), partner=bool(partner), announcer=bool(announcer)
                    )
                    if bound:
                        where = called, partner, announcer, place
                        compel[where] = sum(1 << cards.index(card) for card in bound.compel)
                        allow[where] = sum(1 << cards.index(card) for card in bound.allow)
    # Cards are of one kind when the same duties speak of them, as leads and as cards to be played.
    masks = [*np.concatenate((compel, allow)).reshape(-1), *carries]
    signs = [
        (*(int(mask) >> place & 1 for mask in {int(mask) for mask in masks}), *map(int, compel[..., place].reshape(-1)))
        for place in range(size)
    ]
    kind = np.array([signs.index(sign) for sign in signs])
    beaten, above = np.zeros(size, np.uint64), np.zeros(size, np.uint64)
    between = np.zeros((size, size), np.uint64)
    compare(strength, kind, beaten, above, between)
    return Tables(
        strength=strength,
        compel=compel,
        allow=allow,
        carries=carries,
        call={"off": FREE, "optional": OPTIONAL, "automatic": AUTOMATIC}[rules.call],
        lapses=rules.call_lapses == "yes",
        beaten=beaten,
        above=above,
        between=between,
    )
