"""The foregame: what the cards to draw are worth against the trick and the card it costs.

Winning brings the trick, if it counts, and the better of two cards; the other seat gets the other one, so
the difference counts twice. Where tricks are not wanted everything is weighed the other way round.
"""

from math import comb

from stube.bots.sensible.german_whist.situation import Situation
from stube.bots.sensible.german_whist.worth import Worths, best_of, worths
from stube.cards import Card
from stube.games.german_whist.order import HEIGHT

DECIDES = 50.0  # a trick that ends the race is worth more than any card
RACE_SPENDS = 0.35  # in a race for all tricks a card is of use for a shorter time


def choose(situation: Situation) -> Card:
    """Give the card to play."""
    weighed = worths(situation)
    prize = prize_of(situation, weighed)

    def value(card: Card) -> tuple[float, int]:
        kept = situation.late * weighed.of[card] * (RACE_SPENDS if situation.race else 1.0)
        won = win_chance(situation, card, wanted=situation.sign * prize > 0)
        return situation.sign * (won * prize - kept), -situation.sign * HEIGHT[card.rank]

    return max(situation.playable, key=value)


def take(situation: Situation, cards: tuple[Card, ...]) -> Card:
    """Give the face-up card to take."""
    return best_of(situation, worths(situation), cards)


def prize_of(situation: Situation, weighed: Worths) -> float:
    """Give what winning this trick is worth, in tricks; negative when the card won is worse than an unseen one."""
    if situation.decides:
        return DECIDES
    if not situation.prizes:
        return situation.early
    drawn = weighed.of[best_of(situation, weighed, situation.prizes)] - weighed.unknown
    return situation.early + (1 if situation.race else 2) * situation.late * drawn


def win_chance(situation: Situation, card: Card, *, wanted: bool) -> float:
    """Give the chance that a card wins the trick.

    Args:
        situation: what the seat knows.
        card: the card to play.
        wanted: whether the others want the trick and beat what they can, or duck under what they can.
    """
    if not situation.wins(card):
        return 0.0
    chance = 1.0
    led = situation.laid[0].suit if situation.laid else card.suit
    for hand in situation.to_come:
        chance *= 1 - _beaten_chance(situation, hand, card, led, wanted=wanted)
    return chance


def _beaten_chance(situation: Situation, hand: int, card: Card, led: str, *, wanted: bool) -> float:
    """Give the chance that a hand beats a card on top, when it must follow the suit led."""
    suit = [other for other in situation.unseen if other.suit == led]
    known = [other for other in situation.known[hand] if other.suit == led]
    on_led = card.suit == led
    higher = [other for other in suit if on_led and HEIGHT[other.rank] > HEIGHT[card.rank]]
    known_higher = [other for other in known if on_led and HEIGHT[other.rank] > HEIGHT[card.rank]]
    if not wanted:
        if len(known) > len(known_higher):
            return 0.0
        none_lower = _none_of(situation, hand, len(suit) - len(higher))
        return none_lower * (1.0 if known_higher else 1 - _none_of(situation, hand, len(higher)))
    beats_in_suit = 1.0 if known_higher else 1 - _none_of(situation, hand, len(higher))
    return min(1.0, beats_in_suit + _ruff_chance(situation, hand, card, len(suit), void=not known, led=led))


def _ruff_chance(situation: Situation, hand: int, card: Card, in_suit: int, *, void: bool, led: str) -> float:
    """Give the chance that a hand is void of the suit led and has a trump that beats the card."""
    trump = situation.trump
    if trump is None or not void or led == trump:
        return 0.0

    def ruffs(other: Card) -> bool:
        return other.suit == trump and (card.suit != trump or HEIGHT[other.rank] > HEIGHT[card.rank])

    has = (
        1.0
        if any(map(ruffs, situation.known[hand]))
        else 1 - _none_of(situation, hand, sum(map(ruffs, situation.unseen)))
    )
    return _none_of(situation, hand, in_suit) * has


def _none_of(situation: Situation, hand: int, cards: int) -> float:
    """Give the chance that a hand holds none of so many of the unseen cards."""
    unseen, held = len(situation.unseen), situation.hidden(hand)
    return comb(unseen - cards, held) / comb(unseen, held) if held <= unseen else 0.0
