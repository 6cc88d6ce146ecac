"""A trick: cards laid in turn."""

from dataclasses import dataclass, replace
from typing import NamedTuple, Self

from stube.cards import Card


class Laid(NamedTuple):
    """A card and the seat that laid it."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class Trick:
    """The cards laid to one trick so far, in order of play.

    Attributes:
        laid: cards with their seats.
        winner: the seat that has won it, once it is complete.
        called: whether the lead carried a call (Watten).
    """

    laid: tuple[Laid, ...] = ()
    winner: int | None = None
    called: bool = False

    @property
    def led(self) -> Card | None:
        """The card led, if any."""
        return self.laid[0].card if self.laid else None

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards in order of play."""
        return tuple(laid.card for laid in self.laid)

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats in order of play."""
        return tuple(laid.seat for laid in self.laid)

    def lay(self, seat: int, card: Card, *, called: bool = False) -> Self:
        """Give the trick with one card more."""
        return replace(self, laid=(*self.laid, Laid(seat, card)), called=self.called or called)
