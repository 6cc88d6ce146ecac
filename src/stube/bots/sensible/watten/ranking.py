"""Who beats whom and what must be played, as small tables over card numbers.

Everything here is read off `stube.games.watten.order`; no rule is repeated. A card's number is its
place in the German pack of 33.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from stube.cards import GERMAN_33, Card, Pack
from stube.games.watten.order import Order, carries_call, duty, order_of
from stube.games.watten.rules import WattenRules

NUMBER: dict[str, int] = {str(card): number for number, card in enumerate(GERMAN_33.cards)}
SUIT_OF: tuple[str, ...] = tuple(card.suit for card in GERMAN_33.cards)

Bound = tuple[frozenset[int], frozenset[int]] | None
"""A duty: who holds one of the first set must play one of the second."""


@dataclass(frozen=True, slots=True)
class Ranking:
    """The order of a round in numbers.

    Attributes:
        strike: the strike rank.
        trump: the trump suit.
        rows: by led card, the strength of every card; 0 never wins, of equal cards the first wins.
        worth: the strength of every card when its own suit is led.
        floor: worth of the lowest card that is more than plain.
        strong: worth of the lowest strike: what usually holds a trick.
        maximum: the Max, if the rules have it.
        callable_first: the lead that may carry a call in the first trick, if any.
        callable_later: the same in later tricks.
        call_is_automatic: whether that lead always calls.
        lapses: whether a called duty ends once the lead is beaten.
        binds: whether anything ever binds a follower.
        duties: by lead, whether called, whether partner, whether announcer: what binds.
    """

    strike: str
    trump: str
    rows: tuple[tuple[int, ...], ...]
    worth: tuple[int, ...]
    floor: int
    strong: int
    maximum: int | None
    callable_first: int | None
    callable_later: int | None
    call_is_automatic: bool
    lapses: bool
    binds: bool
    duties: dict[tuple[int, bool, bool, bool], Bound]

    def may_call(self, card: int, *, first_trick: bool) -> bool:
        """Say whether leading this card may carry the call."""
        return card == (self.callable_first if first_trick else self.callable_later)


@cache
def ranking_of(rules: WattenRules, pack: Pack, strike: str, trump: str) -> Ranking:
    """Build the tables of an announcement."""
    order = order_of(rules, pack, strike, trump)
    heights = {suit: tuple(order.height(card, Card(suit, "7")) for card in GERMAN_33.cards) for suit in GERMAN_33.suits}
    floor = len(order.plain) + 1
    strikes = [card for card in (*order.blinds, order.chief) if card is not None]
    tops = [heights[card.suit][NUMBER[str(card)]] for card in strikes]
    return Ranking(
        strike=strike,
        trump=trump,
        rows=tuple(heights[suit] for suit in SUIT_OF),
        worth=tuple(heights[card.suit][number] for number, card in enumerate(GERMAN_33.cards)),
        floor=floor,
        strong=min(tops, default=floor),
        maximum=NUMBER["HK"] if order.criticals and str(order.criticals[0]) == "HK" else None,
        callable_first=_callable(rules, order, 0),
        callable_later=_callable(rules, order, 1),
        call_is_automatic=rules.call == "automatic",
        lapses=rules.call_lapses == "yes",
        binds=rules.call != "off" or rules.follow != "free",
        duties=_duties(rules, order),
    )


def _callable(rules: WattenRules, order: Order, trick: int) -> int | None:
    chief = order.chief
    return NUMBER[str(chief)] if chief is not None and carries_call(rules, order, chief, trick) else None


def _duties(rules: WattenRules, order: Order) -> dict[tuple[int, bool, bool, bool], Bound]:
    """List what binds a follower, for every lead that binds anybody."""
    found: dict[tuple[int, bool, bool, bool], Bound] = {}
    for card in GERMAN_33.cards:
        for called in (False, True):
            if called and not any(carries_call(rules, order, card, trick) for trick in (0, 1)):
                continue
            for partner in (False, True):
                for announcer in (False, True):
                    bound = duty(rules, order, (card,), called=called, partner=partner, announcer=announcer)
                    if bound is not None:
                        key = (NUMBER[str(card)], called, partner, announcer)
                        found[key] = (_numbers(bound.compel), _numbers(bound.allow))
    return found


def _numbers(cards: Iterable[Card]) -> frozenset[int]:
    return frozenset(NUMBER[str(card)] for card in cards)


def allowed(hand: list[int], bound: Bound) -> list[int]:
    """Give the cards of a hand that a duty lets be played."""
    if bound is None or bound[0].isdisjoint(hand):
        return hand
    return [card for card in hand if card in bound[1]]
