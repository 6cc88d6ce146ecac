"""How well a hand goes with what its holder named, showed or kept: in which share of the orders of its deal."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import permutations
from typing import NamedTuple

from stube.cards import Card
from stube.cards.packs import WELI

Feature = tuple[int, int]
"""What of a card matters to a test."""

Holds = Callable[[Feature | None, Sequence[Feature]], bool]
"""Whether a card kept at the cut (or None) and the first cards dealt, in order, go with what was announced."""

RANKS = "6789TUOKA"
"""Low to high where the lowest of three cards announces."""


class Test(NamedTuple):
    """A test of how a hand was dealt.

    Attributes:
        first: cards in order of the deal that it looks at.
        holds: the test, of features.
        feature: the feature of a card.
    """

    first: int
    holds: Holds
    feature: Callable[[Card], Feature]


def named(letter: str, *, of_rank: bool, first: int) -> Test:
    """Say what was named on the first cards must have been held then."""
    return Test(first, _any_fits, lambda card: (int(_letter(card, of_rank=of_rank) == letter), 0))


def showed(shown: Card, first: int) -> Test:
    """Say a card that was chosen to be shown must have been among those held then."""
    return Test(first, _any_fits, lambda card: (int(card == shown), 0))


def bottom(letter: str, *, of_rank: bool, weli_passes: bool) -> Test:
    """Say the first card announces; for the rank the second where the first is the Weli and may not."""
    passes = of_rank and weli_passes

    def feature(card: Card) -> Feature:
        return int(_letter(card, of_rank=of_rank) == letter), int(passes and card == WELI)

    return Test(2 if passes else 1, _first_fits, feature)


def dealt_first(shown: tuple[Card, ...]) -> Test:
    """Say these were the first cards dealt."""
    return Test(len(shown), _in_order, lambda card: (shown.index(card) if card in shown else -1, 0))


def lowest(shown: tuple[Card, ...]) -> Test:
    """Say these are the lowest of the first three cards; of equal ranks the one dealt first."""
    last = RANKS.index(shown[-1].rank)

    def feature(card: Card) -> Feature:
        height = RANKS.index(card.rank)
        above = (height > last) - (height < last)
        return (above, len(shown)) if card in shown else (above, 0)

    return Test(3, _lowest_shown, feature)


def _letter(card: Card, *, of_rank: bool) -> str:
    return card.rank if of_rank else card.suit


def _any_fits(kept: Feature | None, cards: Sequence[Feature]) -> bool:
    return bool(kept and kept[0]) or any(fits for fits, _ in cards)


def _first_fits(_kept: Feature | None, cards: Sequence[Feature]) -> bool:
    return bool(cards[1][0] if cards[0][1] else cards[0][0])


def _in_order(_kept: Feature | None, cards: Sequence[Feature]) -> bool:
    return all(place == card[0] for place, card in enumerate(cards))


def _lowest_shown(_kept: Feature | None, cards: Sequence[Feature]) -> bool:
    number = max(shown for _, shown in cards)
    ordered = sorted(cards, key=lambda card: card[0])  # of equal ones the first stays first
    return number > 0 and all(shown for _, shown in ordered[:number])


def share(cards: Sequence[Card], tests: Sequence[Test], keepable: frozenset[Card] | None) -> float:
    """Give in which share of the orders of its deal a hand passes all tests.

    Args:
        cards: all cards that the seat was given.
        tests: what must hold.
        keepable: cards one of which was kept at the cut; None where none was.
    """
    hand = sorted((tuple(test.feature(card) for test in tests), bool(keepable and card in keepable)) for card in cards)
    return _share(tuple((test.first, test.holds) for test in tests), tuple(hand), kept=keepable is not None)


@lru_cache(maxsize=8192)
def _share(
    tests: tuple[tuple[int, Holds], ...], hand: tuple[tuple[tuple[Feature, ...], bool], ...], *, kept: bool
) -> float:
    features = tuple(feature for feature, _ in hand)
    if not kept:
        return _orders(tests, None, features)
    places = [place for place, (_, keepable) in enumerate(hand) if keepable]
    return sum(_orders(tests, features[place], features[:place] + features[place + 1 :]) for place in places)


def _orders(
    tests: tuple[tuple[int, Holds], ...], kept: tuple[Feature, ...] | None, cards: tuple[tuple[Feature, ...], ...]
) -> float:
    number = min(max((first for first, _ in tests), default=0), len(cards))
    passed = [
        all(
            holds(None if kept is None else kept[test], [card[test] for card in order[:first]])
            for test, (first, holds) in enumerate(tests)
        )
        for order in permutations(cards, number)
    ]
    return sum(passed) / len(passed)
