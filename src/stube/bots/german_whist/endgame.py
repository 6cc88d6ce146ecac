"""The endgame of two open hands: exact, and among equal cards the one after which the other has most to lose."""

from stube.bots.sensible.german_whist.situation import Situation
from stube.cards import FRENCH_52, Card
from stube.games.german_whist.order import following
from stube.solvers.german_whist.endings import Ending, solve

TRAPS = 6
"""So many equal cards are looked at for what the other can lose after them."""


def solved(situation: Situation, other: tuple[Card, ...]) -> tuple[Card, Ending]:
    """Give the card to play and what every card is worth.

    Args:
        situation: an endgame between two hands.
        other: the other hand, with the card that it has led.
    """
    led = situation.laid[0] if situation.laid else None
    hand = tuple(card for card in other if card != led)
    race = None
    if situation.race is not None:
        race = situation.race[situation.me], situation.race[1 - situation.me]
    found = solve(situation.hand, hand, situation.trump, led=led, few=situation.sign < 0, race=race)
    cheap = sorted(found.best, key=lambda card: _price(situation, card))
    apart = _apart(cheap, situation, hand)[:TRAPS]
    if race is not None or len(apart) < 2 or len(situation.hand) < 2:
        return cheap[0], found
    return max(apart, key=lambda card: _lost(situation, hand, card)), found


def _price(situation: Situation, card: Card) -> tuple[bool, int, str]:
    return card.suit == situation.trump, situation.sign * FRENCH_52.ranks.index(card.rank), card.suit


def _apart(cards: list[Card], situation: Situation, other: tuple[Card, ...]) -> list[Card]:
    """Leave out cards between which and a cheaper one no card of the other hand or of the table lies."""
    order = FRENCH_52.cards.index
    walls = sorted(order(card) for card in (*other, *situation.laid))
    seen, found = set[tuple[str, int]](), list[Card]()
    for card in cards:
        run = card.suit, sum(wall < order(card) for wall in walls)
        if run not in seen:
            seen.add(run)
            found.append(card)
    return found


def _lost(situation: Situation, other: tuple[Card, ...], card: Card) -> float:
    """Give the tricks that the other loses on average by its next card after this one, all of them equally likely.

    Where the own seat leads again there is nothing to lose at once.
    """
    rest = tuple(own for own in situation.hand if own != card)
    few = situation.sign < 0
    if not situation.laid:
        answers = solve(other, rest, situation.trump, led=card, few=few).tricks
        assert set(answers) == set(following(other, card.suit).cards)
    elif situation.wins(card):
        return 0.0
    else:
        answers = solve(other, rest, situation.trump, few=few).tricks
    best = max(situation.sign * tricks for tricks in answers.values())
    return sum(best - situation.sign * tricks for tricks in answers.values()) / len(answers)
