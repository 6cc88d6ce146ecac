"""The plain rule of the frozen German Whist bots."""

from stube.bots.sensible.german_whist.situation import Situation
from stube.cards import FRENCH_52, Card
from stube.games.german_whist import GermanWhistView
from stube.games.german_whist.order import HEIGHT

PRIZE = HEIGHT["T"]  # from a ten on, and any trump, a card on the stock is worth a good card
CHEAP = HEIGHT["T"]  # a trick that costs no more is taken in any case


def plain_choice(view: GermanWhistView, situation: Situation) -> str:
    """Give the choice of the rule: win cheaply what is worth it, lead high for a good card and low else.

    Where tricks are not wanted it takes low cards, ducks under and leads low.
    """
    few = situation.sign < 0

    def worth(card: Card) -> int:
        return HEIGHT[card.rank] + (len(HEIGHT) if card.suit == situation.trump else 0)

    def lowest(cards: list[Card]) -> Card:
        return min(cards, key=lambda card: (worth(card), FRENCH_52.cards.index(card)))

    def highest(cards: list[Card]) -> Card:
        return max(cards, key=lambda card: (worth(card), FRENCH_52.cards.index(card)))

    def tallest(cards: list[Card]) -> Card:
        return max(cards, key=lambda card: (HEIGHT[card.rank], card.suit != situation.trump, card.suit))

    cards = [FRENCH_52.parse(str(choice.args["card"])) for choice in view.choices]
    if view.phase == "take":
        return f"take {lowest(cards) if few else highest(cards)}"
    wanted = not situation.foregame or any(worth(card) >= PRIZE for card in situation.prizes)
    if not situation.laid:
        return f"play {tallest(cards) if wanted and not few else lowest(cards)}"
    winning = [card for card in cards if situation.wins(card)]
    losing = [card for card in cards if not situation.wins(card)]
    if few:
        return f"play {highest(losing or winning)}"
    if winning and (wanted or not losing or worth(lowest(winning)) <= CHEAP):
        return f"play {lowest(winning)}"
    return f"play {lowest(losing)}"
