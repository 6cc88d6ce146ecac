"""The endgame of two open hands: exact, and among equal cards the one after which the other has most to lose.

What it has to lose: on average over its answers, or, as likely as it follows the plain rule, by that rule to the end.
"""

from collections.abc import Callable
from functools import cache

from stube.bots.sensible.german_whist.situation import Situation
from stube.cards import FRENCH_52, Card
from stube.games.german_whist.order import following, strength
from stube.solvers.german_whist.endings import Ending, against_rule, solve

TRAPS = 6
"""So many equal cards are looked at for what the other can lose after them."""

LEAST = 0.05
"""How likely the other must be to follow the plain rule before it counts what such a one would give away."""

LAST = 5
"""Cards a hand from which on a tie that the last trick breaks is looked ahead to; before that tricks alone count."""


def solved(
    situation: Situation, other: tuple[Card, ...], ahead: int, plain: Callable[[], float]
) -> tuple[Card, Ending]:
    """Give the card to play and what every card is worth.

    Args:
        situation: an endgame between two hands.
        other: the other hand, with the card that it has led.
        ahead: counted tricks that the seat is ahead (where none are wanted, behind).
        plain: gives how likely the other follows the plain rule.
    """
    led = situation.laid[0] if situation.laid else None
    hand = tuple(card for card in other if card != led)
    race = None
    if situation.race is not None:
        race = situation.race[situation.me], situation.race[1 - situation.me]
    found = solve(situation.hand, hand, situation.trump, led=led, few=situation.sign < 0, race=race)
    cheap = sorted(found.best, key=lambda card: _price(situation, card))
    if situation.rules.tie == "last_trick" and race is None and len(situation.hand) <= LAST:
        return _to_the_last_trick(situation, hand, ahead, cheap), found
    apart = _apart(cheap, situation, hand)[:TRAPS]
    if race is not None or len(apart) < 2 or len(situation.hand) < 2:
        return cheap[0], found
    follows = plain()
    gained = dict.fromkeys(apart, 0.0)
    if follows >= LEAST:
        few = situation.sign < 0
        gained |= against_rule(situation.hand, hand, situation.trump, apart, led=led, few=few)

    def worth(card: Card) -> float:
        return follows * situation.sign * gained[card] + (1 - follows) * _lost(situation, hand, card)

    return max(apart, key=worth), found


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


def _to_the_last_trick(situation: Situation, other: tuple[Card, ...], ahead: int, cards: list[Card]) -> Card:
    """Give the first of some best cards that wins most where the last trick decides between equals."""

    def lead(leader: tuple[Card, ...], follower: tuple[Card, ...], ahead: int) -> float:
        return max(reply(leader, follower, ahead, card) for card in leader)

    def reply(leader: tuple[Card, ...], follower: tuple[Card, ...], ahead: int, card: Card) -> float:
        return min(close(leader, follower, ahead, card, answer) for answer in following(follower, card.suit).cards)

    @cache
    def close(leader: tuple[Card, ...], follower: tuple[Card, ...], ahead: int, card: Card, answer: Card) -> float:
        heights = strength(situation.trump, card.suit)
        wins = heights[card] > heights[answer]
        now = ahead + (1 if wins else -1) * situation.sign * situation.late
        rest = tuple([own for own in leader if own != card]), tuple([own for own in follower if own != answer])
        if not rest[0]:
            return now or (0.5 if wins else -0.5)
        return lead(*rest, now) if wins else -lead(*rest[::-1], -now)

    if situation.laid:
        led, mine = situation.laid[0], situation.hand
        return max(cards, key=lambda card: -close((*other, led), mine, -ahead, led, card))
    return max(cards, key=lambda card: reply(situation.hand, other, ahead, card))
