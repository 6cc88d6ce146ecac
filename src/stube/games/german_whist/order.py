"""Who beats whom and what must be followed: the only place that knows."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from types import MappingProxyType
from typing import Literal, NamedTuple

from stube.cards import FRENCH_52, Card, Pack
from stube.core import Rung

HEIGHT: Mapping[str, int] = MappingProxyType({rank: height for height, rank in enumerate(FRENCH_52.ranks)})
"""Ranks low to high, ace high (G-02)."""

RED = frozenset("DH")

WonBy = Literal["higher_card", "trump", "led_suit"]
Duty = Literal["lead", "must_follow_suit", "void"]

# Cards in the hand lie suit by suit, black and red in turn, from the trump suit on.
_LYING = "SHCD"


class Top(NamedTuple):
    """The card on top of a trick: its place in the order of play, and why it is on top.

    Reasons: `trump` a trump on a plain lead; `higher_card` highest of several of its suit;
    `led_suit` the others did not follow, and a discard never wins.
    """

    place: int
    reason: WonBy


class Following(NamedTuple):
    """The cards of a hand that may be played, and why these: `lead`, `must_follow_suit` or `void`."""

    cards: tuple[Card, ...]
    reason: Duty


@cache
def strength(trump: str | None, led: str) -> Mapping[Card, int]:
    """Give the strength of every card of the pack when a suit is led (G-12, G-13).

    Discards have 0, cards of the suit led 1 to 13 (two to ace), trumps on another lead 14 to 26.
    """
    table = dict.fromkeys(FRENCH_52.cards, 0)
    for card in FRENCH_52.cards:
        if card.suit == led:
            table[card] = 1 + HEIGHT[card.rank]
        elif card.suit == trump:
            table[card] = 1 + HEIGHT[card.rank] + len(HEIGHT)
    return MappingProxyType(table)


def top(cards: Sequence[Card], trump: str | None) -> Top:
    """Say which of the cards laid to a trick is on top.

    Args:
        cards: cards in order of play, at least the lead.
        trump: the trump suit, None without trumps.
    """
    led = cards[0].suit
    table = strength(trump, led)
    place = max(range(len(cards)), key=lambda position: table[cards[position]])
    suit = cards[place].suit
    if suit != led:
        return Top(place, "trump")
    return Top(place, "higher_card" if sum(card.suit == suit for card in cards) > 1 else "led_suit")


def following(hand: Iterable[Card], led: str | None) -> Following:
    """Say what may be played: the suit led if it is there, else any card (G-11).

    Args:
        hand: the cards of a seat.
        led: the suit led, None for the leader.
    """
    cards = tuple(hand)
    if led is None:
        return Following(cards, "lead")
    same = tuple([card for card in cards if card.suit == led])
    return Following(same, "must_follow_suit") if same else Following(cards, "void")


def lowest(cards: Iterable[Card]) -> Card:
    """Give the lowest card by rank, equal ranks in the order C D H S (G-43)."""
    return min(cards, key=lambda card: (HEIGHT[card.rank], card.suit))


def goal_of(upcard: Card) -> Literal["most", "fewest"]:
    """Give what the first upcard asks for under `goal = by_upcard`: red most, black fewest (G-22)."""
    return "most" if upcard.suit in RED else "fewest"


@cache
def _places(trump: str | None) -> Mapping[Card, tuple[int, int]]:
    start = _LYING.index(trump) if trump else 0
    suits = _LYING[start:] + _LYING[:start]
    return {card: (suits.index(card.suit), -HEIGHT[card.rank]) for card in FRENCH_52.cards}


def sort_hand(cards: Iterable[Card], trump: str | None) -> tuple[Card, ...]:
    """Give cards as they lie in a hand: trumps first, then suit by suit, each from the highest down."""
    return tuple(sorted(cards, key=_places(trump).__getitem__))


@cache
def ladder(trump: str | None, pack: Pack) -> tuple[Rung, ...]:
    """Give the rungs from the top: each trump alone, then the ranks of the plain suits together."""
    high_to_low = pack.ranks[::-1]
    trumps = tuple(Rung(role="trump", cards=(f"{trump}{rank}",)) for rank in high_to_low) if trump else ()
    plain = [suit for suit in pack.suits if suit != trump]
    return trumps + tuple(Rung(role="plain", cards=tuple(suit + rank for suit in plain)) for rank in high_to_low)
