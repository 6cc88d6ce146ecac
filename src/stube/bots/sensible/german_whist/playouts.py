"""An endgame played out plainly with open hands: win cheaply, else give the least."""

from collections.abc import Sequence

from stube.cards import Card
from stube.games.german_whist.order import HEIGHT, following, strength


def tricks_of(
    hands: Sequence[Sequence[Card]], laid: Sequence[tuple[int, Card]], turn: int, trump: str | None, sign: int
) -> tuple[int, ...]:
    """Give the tricks that each hand wins from here.

    Args:
        hands: cards of each hand.
        laid: the trick on the table: pairs of hand and card.
        turn: the hand that plays next.
        trump: the trump suit, if any.
        sign: 1 when tricks are wanted, −1 when they are not.
    """
    left, table, won = [list(hand) for hand in hands], list(laid), [0] * len(hands)
    while any(left) or table:
        if len(table) == len(hands):
            turn = _top(table, trump)
            won[turn] += 1
            table = []
            continue
        card = _plain_card(left[turn], table, trump, sign)
        left[turn].remove(card)
        table.append((turn, card))
        turn = (turn + 1) % len(hands)
    return tuple(won)


def _top(table: Sequence[tuple[int, Card]], trump: str | None) -> int:
    heights = strength(trump, table[0][1].suit)
    return max(table, key=lambda laid: heights[laid[1]])[0]


def _plain_card(hand: Sequence[Card], table: Sequence[tuple[int, Card]], trump: str | None, sign: int) -> Card:
    led = table[0][1].suit if table else None
    cards = following(hand, led).cards
    if led is None:
        return max(cards, key=lambda card: sign * HEIGHT[card.rank])
    heights = strength(trump, led)
    top = max(heights[card] for _, card in table)
    winning = [card for card in cards if heights[card] > top]
    losing = [card for card in cards if heights[card] <= top]
    wished = (winning or losing) if sign > 0 else (losing or winning)
    # Cheaply: the lowest that does it; unwanted cards go first where tricks are not wanted.
    return min(wished, key=lambda card: (card.suit == trump, sign * HEIGHT[card.rank]))
