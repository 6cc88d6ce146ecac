"""Cards that may have broken a duty, where breaches are claimed and not prevented."""

from dataclasses import dataclass

from stube.cards import Card


@dataclass(frozen=True, slots=True)
class Suspect:
    """A card that may have broken a duty, and the hand of that moment (W-59).

    Attributes:
        seat: who played it.
        card: the card.
        hand: what the seat held then, the card among it.
        wrong: whether the hand held a card that compelled it otherwise.
    """

    seat: int
    card: Card
    hand: tuple[Card, ...]
    wrong: bool
