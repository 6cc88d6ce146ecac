"""What a card is worth: the tricks of the endgame that it may be expected to win."""

from stube.bots.sensible.german_whist.situation import Situation
from stube.cards import Card
from stube.games.german_whist.order import HEIGHT

# Chance to win a trick for the highest card left of a suit, and what each higher card left takes off it.
_TRUMP = (0.35, 0.65, 0.8)  # any trump may ruff
_PLAIN = (0.0, 0.75, 0.55)  # a plain ace may be ruffed
_NO_TRUMPS = (0.05, 0.9, 0.65)


def worth(situation: Situation, card: Card) -> float:
    """Give the tricks to expect of a card in the own hand.

    Cards above it count if they are still to be reckoned with: not the own ones, not those played.
    """
    above = sum(
        other.suit == card.suit and HEIGHT[other.rank] > HEIGHT[card.rank]
        for other in (*situation.unseen, *situation.prizes, *_known_elsewhere(situation))
    )
    least, more, fall = _NO_TRUMPS
    if situation.trump is not None:
        least, more, fall = _TRUMP if card.suit == situation.trump else _PLAIN
    return least + more * fall**above


def _known_elsewhere(situation: Situation) -> tuple[Card, ...]:
    return tuple(card for cards in situation.known for card in cards)


def unknown_card(situation: Situation) -> float:
    """Give the worth to expect of a card that nobody has seen."""
    if not situation.unseen:
        return 0.0
    return sum(worth(situation, card) for card in situation.unseen) / len(situation.unseen)
