"""The order and the duties of a round as arrays, for kernels that know no rule."""

from dataclasses import dataclass
from functools import lru_cache

import numpy as np
import numpy.typing as npt

from stube.cards import GERMAN_33, Pack
from stube.games.watten.order import carries_call, duty, order_of
from stube.games.watten.rules import WattenRules
from stube.kernels.open_order import AUTOMATIC, CARDS, FREE, MOST_SUITS, OPTIONAL, TABLE, compare

Ints = npt.NDArray[np.int64]
Masks = npt.NDArray[np.uint64]


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
        beaten: cards that beat a card when it is led.
        place, compared: how the cards compare; see `stube.kernels.open_order.compare`.
    """

    strength: npt.NDArray[np.int8]
    compel: Masks
    allow: Masks
    carries: Masks
    call: int
    lapses: bool
    beaten: Masks
    place: Ints
    compared: Ints


@lru_cache(maxsize=512)  # a round has one announcement, and weighing announcements needs them all
def tables_of(rules: WattenRules, pack: Pack, strike: str, trump: str) -> Tables:
    """Build the tables of an announcement from `stube.games.watten.order`, the only place that knows."""
    order = order_of(rules, pack, strike, trump)
    cards = GERMAN_33.cards
    size = len(cards)
    bit = {card: 1 << place for place, card in enumerate(cards)}
    of_suit = {led.suit: led for led in cards}  # of a lead the suit alone matters
    heights = {suit: [order.height(card, led) for card in cards] for suit, led in of_suit.items()}
    strength = np.array([heights[led.suit] for led in cards], dtype=np.int8)
    compel = np.zeros((2, 2, 2, size), dtype=np.uint64)
    allow = np.zeros((2, 2, 2, size), dtype=np.uint64)
    carries = np.zeros(2, dtype=np.uint64)
    for place, led in enumerate(cards):
        for later in (0, 1):
            if carries_call(rules, order, led, later):
                carries[later] |= np.uint64(bit[led])
        calls = (0, 1) if any(int(mask) >> place & 1 for mask in carries) else (0,)
        for called in calls:
            for partner in (0, 1):
                for announcer in (0, 1):
                    bound = duty(
                        rules, order, (led,), called=bool(called), partner=bool(partner), announcer=bool(announcer)
                    )
                    if bound:
                        where = called, partner, announcer, place
                        compel[where] = sum(map(bit.__getitem__, bound.compel))
                        allow[where] = sum(map(bit.__getitem__, bound.allow))
    # Cards are of one kind when the same duties speak of them, as leads and as cards to be played.
    spoken = sorted({int(mask) for mask in np.concatenate((compel, allow)).reshape(-1)} | set(map(int, carries)))
    signs = [
        (*(mask >> place & 1 for mask in spoken), *compel[..., place].flat, *allow[..., place].flat)
        for place in range(size)
    ]
    kind = np.array([signs.index(sign) for sign in signs])
    call = {"off": FREE, "optional": OPTIONAL, "automatic": AUTOMATIC}[rules.call]
    lapses = rules.call_lapses == "yes"
    places, compared = np.zeros(size, np.int64), np.zeros(TABLE, np.int64)
    suits = compare(strength, kind, compel, allow, carries, call, int(lapses), places, compared)
    assert size == CARDS
    assert suits <= MOST_SUITS
    return Tables(
        strength=strength,
        compel=compel,
        allow=allow,
        carries=carries,
        call=call,
        lapses=lapses,
        beaten=((strength > strength.diagonal()[:, None]) * np.array([*bit.values()], np.uint64)).sum(
            axis=1, dtype=np.uint64
        ),
        place=places,
        compared=compared,
    )
