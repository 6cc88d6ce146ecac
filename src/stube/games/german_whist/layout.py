"""How many cards and tricks a round has."""

from dataclasses import dataclass
from functools import cache
from typing import Protocol

from stube.core.rules import clash


class Dealing(Protocol):
    """The options that decide how a pack is dealt out."""

    @property
    def seats(self) -> int:
        """Number of players."""

    @property
    def hand_size(self) -> str:
        """Cards dealt to each hand."""

    @property
    def ghost(self) -> str:
        """What becomes of the third-hand form's extra hand."""


@dataclass(frozen=True, slots=True)
class Layout:
    """Numbers of one round.

    Attributes:
        players: seats that people or bots take.
        hand: cards dealt to each hand.
        aside: whether a hand is laid aside unseen.
        hands: hands that play and draw: the players, and the ghost if it plays (it is the last).
        foregame: tricks after which cards are drawn.
        endgame: tricks after the stock is used up.
    """

    players: int
    hand: int
    aside: bool
    hands: int
    foregame: int
    endgame: int

    @property
    def ghost(self) -> int | None:
        """The number of the ghost that plays, if there is one."""
        return self.players if self.hands > self.players else None

    @property
    def tricks(self) -> int:
        """Tricks of the whole round."""
        return self.foregame + self.endgame


def _stock(players: int, hand: int, ghost: str, cards: int) -> tuple[int, int]:
    """Give the cards left after the deal and the number of hands that draw them."""
    hands = players + (ghost == "auto_lowest")
    dealt = players + (ghost != "none")
    return cards - dealt * hand, hands


def fits(players: int, hand: int, ghost: str, cards: int) -> bool:
    """Say whether a hand size fits: a stock is left, and it runs out evenly (G-05, G-41)."""
    stock, hands = _stock(players, hand, ghost, cards)
    return stock > 0 and stock % hands == 0


@cache
def lay_out(rules: Dealing, cards: int) -> Layout:
    """Give the numbers of a round with a pack of so many cards.

    Raises:
        RulesError: `options_clash`, `hand_size_does_not_fit`: a small pack does not go up.
    """
    hand = int(rules.hand_size)
    if not fits(rules.seats, hand, rules.ghost, cards):
        raise clash("hand_size_does_not_fit", "hand_size", "players")
    stock, hands = _stock(rules.seats, hand, rules.ghost, cards)
    return Layout(rules.seats, hand, rules.ghost == "aside", hands, stock // hands, hand)
