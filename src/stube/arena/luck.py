"""What chance alone gave a unit while a deal was played: a control variate for figures of pairs.

A deal is played with the sides exchanged, so most of its luck goes away by itself: the open-handed value of
the deal, the nearest thought, is the same for both sittings with opposite signs and takes nothing off. What
stays is luck after the play of the sittings has parted. In German Whist that is who gets which hidden card
of the stock: whatever has been played, every card left in it is equally likely to be the top one, so what
the drawn card is worth more than the mean of those left is 0 on average, whoever plays. In Watten, once it
is dealt, nothing is left to chance; there is no such figure.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from stube.cards import FRENCH_52
from stube.core import Event, View
from stube.games.german_whist import GermanWhistView
from stube.games.german_whist.order import strength


def luck_of(view: View, unit_of: Sequence[int]) -> "Luck | None":
    """Give what measures luck in a sitting, None where nothing can.

    Args:
        view: a watcher's view before the first deal.
        unit_of: by seat, the scoring unit.
    """
    if isinstance(view, GermanWhistView) and len(view.units) == 2:
        return Luck(tuple(unit_of), [0.0] * len(view.units))
    return None


@dataclass(slots=True)
class Luck:
    """The luck of one sitting of German Whist, in heights of cards (a trump stands above all plain cards).

    Attributes:
        unit_of: by seat, the scoring unit.
        by_unit: by unit, the sum over all its hidden draws of the card's worth less the mean worth of
            the cards that could have come.
    """

    unit_of: tuple[int, ...]
    by_unit: list[float]
    _stock: set[str] | None = None
    _worth: Mapping[str, int] | None = None

    def begin(self, events: Sequence[Event], view: View) -> None:
        """Take note of a deal: every card that is not in a hand is in the stock."""
        assert isinstance(view, GermanWhistView)
        self._stock = {str(card) for card in FRENCH_52.cards}
        self._worth = _worths(view.trump, view.goal == "fewest")
        for event in events:
            if event.code == "picked_up":
                self._stock.difference_update(_cards(event))
        self.see(events)

    def see(self, events: Sequence[Event]) -> None:
        """Take note of what an action brought."""
        if self._stock is None or self._worth is None:
            return
        for event in events:
            if event.code in {"upcard", "row"}:
                self._stock.difference_update(_cards(event))
            elif event.code == "drew":
                self._drew(event, str(event.args["card"]))

    def _drew(self, event: Event, card: str) -> None:
        seat = event.args["seat"]
        assert self._stock is not None
        assert self._worth is not None
        if card in self._stock and isinstance(seat, int):  # else it lay open: no luck any more
            # Summed as whole numbers: the order of a set differs from process to process, and so would a float.
            mean = sum(map(self._worth.__getitem__, self._stock)) / len(self._stock)
            self.by_unit[self.unit_of[seat]] += (self._worth[card] - mean) / len(FRENCH_52.cards)
            self._stock.discard(card)


def _cards(event: Event) -> tuple[str, ...]:
    cards = event.args.get("cards", (event.args.get("card"),))
    return tuple(card for card in cards if isinstance(card, str)) if isinstance(cards, tuple) else ()


@cache
def _worths(trump: str | None, fewest: bool) -> Mapping[str, int]:  # noqa: FBT001 - the key of a table
    """Give a worth to every card: its strength, as a trump on a plain lead; high is bad when fewest tricks win."""
    found = {}
    for card in FRENCH_52.cards:
        led = next(suit for suit in FRENCH_52.suits if suit != trump) if card.suit == trump else card.suit
        height = strength(trump, led)[card]
        found[str(card)] = -height if fewest else height
    return found
