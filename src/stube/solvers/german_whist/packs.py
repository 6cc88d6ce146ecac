"""Cards and rules of German Whist as numbers, for kernels that know no rule."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

import numpy as np
import numpy.typing as npt

from stube.cards import FRENCH_52, Card
from stube.games.german_whist import GermanWhistView
from stube.games.german_whist.layout import Layout, lay_out
from stube.games.german_whist.order import strength
from stube.games.german_whist.rounds import face_up
from stube.games.german_whist.rules import GermanWhistRules
from stube.games.german_whist.scoring import Tally, counted, race_number
from stube.kernels.two_hands_lanes import LANE

Ints = npt.NDArray[np.int64]

_SUIT = (1 << 13) - 1


@dataclass(frozen=True, slots=True, eq=False)
class Cards:
    """The pack in lanes, trumps in lane 0; a card is 13 · lane + its height in its suit.

    Attributes:
        cards: the card of every number.
        numbers: the number of every card.
        lanes: [4, 13] → numbers, for `stube.kernels.two_hands_lanes.compress`.
        suits: by lane, the place of its suit in the pack.
        trump: the mask of the trump lane, 0 without trumps.
    """

    cards: tuple[Card, ...]
    numbers: dict[Card, int]
    lanes: Ints
    suits: Ints
    trump: int

    def mask(self, cards: Iterable[Card]) -> int:
        """Give a set of cards as a mask of numbers."""
        return sum(1 << self.numbers[card] for card in cards)

    def of_places(self, sets: npt.NDArray[np.uint64]) -> npt.NDArray[np.uint64]:
        """Turn sets of places in the pack of 52 (`stube.solvers.worlds.german_whist.PLACE`) into sets of numbers."""
        found = np.zeros_like(sets)
        for lane, suit in enumerate(self.suits):
            found |= (sets >> np.uint64(13 * suit) & np.uint64(_SUIT)) << np.uint64(13 * lane)
        return found


@cache
def cards_of(trump: str | None) -> Cards:
    """Number the cards by `order.strength`, the only place that knows who beats whom."""
    suits = sorted(FRENCH_52.suits, key=lambda suit: suit != trump)
    cards = tuple(
        card
        for suit in suits
        for card in sorted((one for one in FRENCH_52.cards if one.suit == suit), key=strength(trump, suit).__getitem__)
    )
    return Cards(
        cards=cards,
        numbers={card: number for number, card in enumerate(cards)},
        lanes=np.arange(len(cards), dtype=np.int64).reshape(4, 13),
        suits=np.array([FRENCH_52.suits.index(suit) for suit in suits], dtype=np.int64),
        trump=LANE if trump else 0,
    )


def numbers_of(rules: GermanWhistRules, size: int, *, trumps: bool) -> Ints:
    """Give a rule set as `stube.kernels.whist_rounds` wants it, for a pack of so many cards."""
    return numbers_for(rules, lay_out(rules, size), trumps=trumps)


@cache
def numbers_for(rules: GermanWhistRules, layout: Layout, *, trumps: bool) -> Ints:
    """Give the same for a round of so many cards and tricks."""
    race = race_number(rules, layout) or 0
    return np.array(
        [
            layout.hands,
            layout.players,
            face_up(rules),
            layout.foregame,
            layout.tricks,
            int(trumps),
            race,
            int(rules.race_scope == "last13"),
        ],
        dtype=np.int64,
    )


def layout_of(view: GermanWhistView) -> Layout:
    """Give the numbers of a round that a seat sees, from what it holds, has drawn and will draw."""
    hands, me = len(view.known), view.seat
    drawn = sum(event.code == "drew" and event.args["seat"] == me for event in view.events)
    taking = view.phase == "take"
    draws = 1 + (view.stock_count - 1) // hands if taking else view.stock_count // hands
    laid = any(card.seat == me for card in view.trick.laid)
    hand = len(view.tricks) + len(view.hand) + laid - drawn
    aside = view.rules["ghost"] == "aside"
    return Layout(len(view.won_tricks), hand, aside, hands, drawn + draws, hand)


@cache
def trick_weights(rules: GermanWhistRules) -> tuple[int, int]:
    """Give what a trick of the foregame and one of the endgame count; in a race, towards it."""
    nothing = (0,) * rules.seats
    one = (1, *nothing[1:])
    if rules.race_scope != "off":
        return (0, 1) if rules.race_scope == "last13" else (1, 1)
    return counted(rules, Tally(one, nothing))[0], counted(rules, Tally(nothing, one))[0]
