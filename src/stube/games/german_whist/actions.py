"""What a seat can do: play a card, take a card of the open stock."""

from dataclasses import dataclass
from typing import ClassVar, Literal

from stube.cards import FRENCH_52, Card


@dataclass(frozen=True, slots=True)
class Play:
    """Lay a card to the trick (G-10, G-11)."""

    kind: ClassVar[Literal["play"]] = "play"
    card: Card

    def __str__(self) -> str:
        """Give the text form, `play HK`."""
        return f"play {self.card}"


@dataclass(frozen=True, slots=True)
class Take:
    """Choose a face-up card of an open stock (G-33, G-34)."""

    kind: ClassVar[Literal["take"]] = "take"
    card: Card

    def __str__(self) -> str:
        """Give the text form, `take HA`."""
        return f"take {self.card}"


GermanWhistAction = Play | Take

# A state offers the same few actions again and again: they are made once.
PLAYS = {card: Play(card) for card in FRENCH_52.cards}
TAKES = {card: Take(card) for card in FRENCH_52.cards}
