"""How well a hand goes with what its holder named, showed or kept: in which share of the orders of its deal."""

from collections.abc import Callable, Sequence
from itertools import permutations
from typing import NamedTuple

from stube.cards import Card
from stube.cards.packs import WELI

Dealt = Callable[[Card | None, tuple[Card, ...]], bool]
"""Whether a card kept at the cut (or None) and the first cards dealt, in order, go with what was announced."""

Feature = Callable[[Card], object]
"""What of a card matters to a test."""

RANKS = "6789TUOKA"
"""Low to high where the lowest of three cards announces."""


class Test(NamedTuple):
    """A test of how a hand was dealt.

    Attributes:
        first: cards in order of the deal that it looks at.
        holds: the test.
        feature: cards with the same feature are the same to it.
    """

    first: int
    holds: Dealt
    feature: Feature


def named(letter: str, *, of_rank: bool, first: int) -> Test:
    """Say what was named on the first cards must have been held then."""

    def holds(kept: Card | None, cards: tuple[Card, ...]) -> bool:
        held = cards if kept is None else (kept, *cards)
        return any(_letter(card, of_rank=of_rank) == letter for card in held)

    return Test(first, holds, lambda card: _letter(card, of_rank=of_rank) == letter)


def showed(shown: Card, first: int) -> Test:
    """Say a card that was chosen to be shown must have been among those held then."""
    return Test(first, lambda kept, cards: shown == kept or shown in cards, lambda card: card == shown)


def bottom(letter: str, *, of_rank: bool, weli_passes: bool) -> Test:
    """Say the first card announces; for the rank the second where the first is the Weli and may not."""

    def holds(_kept: Card | None, cards: tuple[Card, ...]) -> bool:
        card = cards[1] if of_rank and weli_passes and cards[0] == WELI else cards[0]
        return _letter(card, of_rank=of_rank) == letter

    first = 2 if of_rank and weli_passes else 1
    return Test(first, holds, lambda card: (_letter(card, of_rank=of_rank) == letter, card == WELI))


def dealt_first(shown: tuple[Card, ...]) -> Test:
    """Say these were the first cards dealt."""
    return Test(len(shown), lambda _kept, cards: cards == shown, lambda card: card in shown)


def lowest(shown: tuple[Card, ...]) -> Test:
    """Say these are the lowest of the first three cards; of equal ranks the one dealt first."""
    last = RANKS.index(shown[-1].rank)

    def holds(_kept: Card | None, cards: tuple[Card, ...]) -> bool:
        return tuple(sorted(cards, key=lambda card: RANKS.index(card.rank)))[: len(shown)] == shown

    def feature(card: Card) -> object:
        height = RANKS.index(card.rank)
        return (height > last) - (height < last), card in shown

    return Test(3, holds, feature)


def _letter(card: Card, *, of_rank: bool) -> str:
    return card.rank if of_rank else card.suit


def share(cards: Sequence[Card], tests: Sequence[Test], keepable: frozenset[Card] | None) -> float:
    """Give in which share of the orders of its deal a hand passes all tests.

    Args:
        cards: all cards that the seat was given.
        tests: what must hold.
        keepable: cards one of which was kept at the cut; None where none was.
    """
    if keepable is None:
        return _orders(None, tuple(cards), tests)
    hands = ((card, tuple(other for other in cards if other != card)) for card in cards if card in keepable)
    return sum(_orders(kept, rest, tests) for kept, rest in hands)


def _orders(kept: Card | None, cards: tuple[Card, ...], tests: Sequence[Test]) -> float:
    first = min(max((test.first for test in tests), default=0), len(cards))
    orders = list(permutations(cards, first))
    return sum(all(test.holds(kept, order[: test.first]) for test in tests) for order in orders) / len(orders)
