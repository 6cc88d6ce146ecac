"""What a card is worth: the tricks of the endgame that it may be expected to win."""

from collections.abc import Mapping
from dataclasses import dataclass

from stube.bots.sensible.german_whist.situation import Situation
from stube.cards import FRENCH_52, Card
from stube.games.german_whist.order import HEIGHT

# Chance to win a trick: at the least; more for the highest card left of a suit; what each higher one takes off.
_TRUMP = (0.35, 0.65, 0.8)  # any trump may ruff
_PLAIN = (0.0, 0.75, 0.55)  # a plain ace may be ruffed
_NO_TRUMPS = (0.05, 0.9, 0.65)


@dataclass(frozen=True, slots=True)
class Worths:
    """The worth of every card in the own hand, in tricks.

    Attributes:
        of: by card. Cards above it count if they are still to be reckoned with: not the own ones, not
            those played.
        unknown: what to expect of a card that nobody has seen.
    """

    of: Mapping[Card, float]
    unknown: float


def worths(situation: Situation) -> Worths:
    """Weigh all cards."""
    left = {card for cards in situation.known for card in cards}.union(situation.unseen, situation.prizes)
    found: dict[Card, float] = {}
    for suit in FRENCH_52.suits:
        least, more, fall = _NO_TRUMPS
        if situation.trump is not None:
            least, more, fall = _TRUMP if suit == situation.trump else _PLAIN
        above = 0
        for rank in reversed(FRENCH_52.ranks):
            card = Card(suit, rank)
            found[card] = least + more * fall**above
            above += card in left
    unseen = situation.unseen
    return Worths(found, sum(found[card] for card in unseen) / len(unseen) if unseen else 0.0)


def best_of(situation: Situation, weighed: Worths, cards: tuple[Card, ...]) -> Card:
    """Give the face-up card to take: the most worth, or the least where tricks are not wanted."""
    return max(cards, key=lambda card: situation.sign * (weighed.of[card] + 0.001 * HEIGHT[card.rank]))
