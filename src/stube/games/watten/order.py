"""Who beats whom, and what must be played: the only place that knows.

The ladder of a round (W-04): criticals in their order, the Guate, the chief strike, the blind
strikes (equal, the first played wins), the other trumps, then the cards of the led suit.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cache
from typing import NamedTuple

from stube.cards import Card, Pack
from stube.cards.packs import WELI
from stube.core import Rung
from stube.errors import Code
from stube.games.watten.rules import WattenRules

CRITICAL_ROLES = {"HK": "max", "S7": "belli", "E7": "spitz", "S6": "weli"}

_RANKS = {"high": "6789TUOKA", "low": "6A789TUOK"}
_NEXT_RANK = dict(zip("789TUOKA", "89TUOKA7", strict=True))


@dataclass(frozen=True, slots=True)
class Order:
    """Who beats whom under one rule set, strike and trump.

    Attributes:
        rungs: cards above the plain ones, highest first; the cards of a rung are equal.
        trump: the trump suit.
        criticals: the permanent top cards, highest first.
        chief: the card of the strike rank in the trump suit; it may be a critical (W-06).
        guate: the trump one rank above the strike, where the option is on.
        blinds: the strikes outside the trump suit.
        trumps: every trump that is no critical, the chief among them.
        plain: rank letters of a plain suit, low to high.
        ladder: the rungs, then each plain suit from its highest card.
    """

    rungs: tuple[Rung, ...]
    trump: str
    criticals: tuple[Card, ...]
    chief: Card | None
    guate: Card | None
    blinds: frozenset[Card]
    trumps: frozenset[Card]
    plain: str
    roles: dict[Card, str]
    _heights: dict[Card, int]
    _places: dict[Card, int]
    ladder: tuple[Rung, ...] = ()

    def role(self, card: Card) -> str | None:
        """Give what a card is this round (`max` … `trump`), None for a plain card."""
        return self.roles.get(card)

    def height(self, card: Card, led: Card) -> int:
        """Give the strength of a card in a trick; 0 never wins, of equal cards the first wins."""
        above = self._heights.get(card, 0)
        if above:
            return above
        return self.plain.index(card.rank) + 1 if card.suit == led.suit else 0

    def winner(self, cards: tuple[Card, ...]) -> int:
        """Give the place, in order of play, of the card that is on top (W-04, W-07)."""
        heights = [self.height(card, cards[0]) for card in cards]
        return heights.index(max(heights))

    def reason(self, cards: tuple[Card, ...]) -> str:
        """Give the code that says why the card on top is on top."""
        role = self.role(cards[self.winner(cards)])
        if role is None:
            return "led_suit"
        if role == "blind" and sum(card in self.blinds for card in cards) > 1:
            return "first_blind"
        return "critical" if role in CRITICAL_ROLES.values() else role

    def sort(self, cards: Iterable[Card]) -> tuple[Card, ...]:
        """Give cards highest first: by the ladder, then suit by suit."""
        return tuple(sorted(cards, key=self._places.__getitem__))


@cache
def order_of(rules: WattenRules, pack: Pack, strike: str, trump: str) -> Order:
    """Build the order of a round from its announcement."""
    in_pack = set(pack.cards)
    criticals = critical_cards(rules, pack)
    six = strike == "6"
    chief: Card | None = WELI if six else Card(trump, strike)
    if chief not in in_pack:
        chief = None
    blinds = frozenset(
        card for card in in_pack if not six and card.rank == strike and card.suit != trump and card not in criticals
    )
    suit = {card for card in in_pack if card.suit == trump}
    if rules.weli == "lowest_trump" or six:
        suit |= in_pack & {WELI}
    trumps = frozenset(suit - set(criticals) - blinds)
    guate = Card(trump, _NEXT_RANK[strike]) if rules.guate == "on" and not six else None
    if guate not in trumps:
        guate = None
    plain = _RANKS[rules.ace]
    others = sorted(trumps - {chief, guate}, key=lambda card: -plain.index(card.rank))
    rungs = [Rung(role=CRITICAL_ROLES[str(card)], cards=(str(card),)) for card in criticals]
    rungs += [Rung(role="guate", cards=(str(guate),))] if guate else []
    rungs += [Rung(role="chief", cards=(str(chief),))] if chief in trumps else []
    rungs += [Rung(role="blind", cards=tuple(map(str, sorted(blinds, key=pack.cards.index))))] if blinds else []
    rungs += [Rung(role="trump", cards=(str(card),)) for card in others]
    floor = len(plain) + 1
    heights = {pack.parse(code): floor + len(rungs) - place for place, rung in enumerate(rungs) for code in rung.cards}

    def place(card: Card) -> tuple[int, int, int]:
        return -heights.get(card, 0), "ELHS".index(card.suit), -plain.index(card.rank)

    order = Order(
        rungs=tuple(rungs),
        trump=trump,
        criticals=criticals,
        chief=chief,
        guate=guate,
        blinds=blinds,
        trumps=trumps,
        plain=plain,
        roles={pack.parse(code): rung.role for rung in rungs for code in rung.cards},
        _heights=heights,
        _places={card: number for number, card in enumerate(sorted(pack.cards, key=place))},
    )
    return replace(order, ladder=_ladder(order, pack))


def _ladder(order: Order, pack: Pack) -> tuple[Rung, ...]:
    plain = [card for card in pack.cards if order.role(card) is None]
    suits = [tuple(map(str, order.sort(card for card in plain if card.suit == suit))) for suit in pack.suits]
    return (*order.rungs, *(Rung(role="plain", cards=cards) for cards in suits if cards))


def strike_ranks(rules: WattenRules, pack: Pack) -> str:
    """Give the ranks that may be named, low to high, the six last where it may be (W-09)."""
    return pack.ranks + ("6" if rules.strike_six == "on" and pack.extra else "")


@cache
def critical_cards(rules: WattenRules, pack: Pack) -> tuple[Card, ...]:
    """Give the criticals of a rule set that are in the pack, highest first (W-02)."""
    if rules.criticals == "none":
        return ()
    cards = (Card(code[0], code[1]) for code in rules.criticals.split(","))
    return tuple(card for card in cards if card in pack.cards)


def sort_unannounced(rules: WattenRules, pack: Pack, cards: Iterable[Card]) -> tuple[Card, ...]:
    """Sort a hand for a seat that knows no strike and no trump: criticals, then suit by suit."""
    return tuple(sorted(cards, key=_unannounced(rules, pack).__getitem__))


@cache
def _unannounced(rules: WattenRules, pack: Pack) -> dict[Card, int]:
    """Give the place of each card where no strike and no trump are known."""
    criticals = critical_cards(rules, pack)
    plain = _RANKS[rules.ace]

    def place(card: Card) -> tuple[int, int, int]:
        top = criticals.index(card) if card in criticals else len(criticals)
        return top, "ELHS".index(card.suit), -plain.index(card.rank)

    return {card: number for number, card in enumerate(sorted(pack.cards, key=place))}


class Duty(NamedTuple):
    """Who holds one of `compel` must play one of `allow`; `reason` is the code of the refusal."""

    compel: frozenset[Card]
    allow: frozenset[Card]
    reason: Code


def carries_call(rules: WattenRules, order: Order, card: Card, trick: int) -> bool:
    """Say whether leading this card may carry the call in this trick, from 0 (W-24, W-25, W-29)."""
    if rules.call == "off" or card != order.chief:
        return False
    if card in order.criticals and rules.double_role_call == "no":
        return False
    return rules.call_scope == "any_trick" or trick == 0


def duty(
    rules: WattenRules, order: Order, cards: tuple[Card, ...], *, called: bool, partner: bool, announcer: bool
) -> Duty | None:
    """Give what binds the next seat of a trick, None when play is free.

    Args:
        rules: the rule set.
        order: the order of the round.
        cards: the cards laid so far, in order; at least the lead.
        called: whether the lead carried the call.
        partner: whether the seat is the leader's partner.
        announcer: whether the seat is forehand or dealer.
    """
    if called:
        return _call_duty(rules, order, cards, partner=partner)
    bound = rules.follow == "trump_all" or (rules.follow == "trump_announcers" and announcer)
    if not bound or cards[0] not in order.trumps:
        return None
    spared = {order.chief, order.guate} if rules.rechte_exempt == "yes" else set()
    allow = order.trumps | order.blinds | frozenset(order.criticals)
    return Duty(frozenset(order.trumps - spared), allow, Code.MUST_FOLLOW_TRUMP)


def _call_duty(rules: WattenRules, order: Order, cards: tuple[Card, ...], *, partner: bool) -> Duty | None:
    if rules.call_lapses == "yes" and order.winner(cards) != 0:
        return None
    trumps = order.trumps | (order.blinds if rules.call_blinds == "count_as_trump" else frozenset())
    if not partner or rules.call_partner == "trump_or_critical":
        either = trumps | frozenset(order.criticals)
        return Duty(either, either, Code.MUST_GIVE_TRUMP_OR_CRITICAL)
    if rules.call_partner == "free":
        return None
    if rules.call_critical_is_trump == "yes":
        trumps |= frozenset(card for card in order.criticals if card.suit == order.trump)
    return Duty(trumps, trumps, Code.MUST_GIVE_TRUMP)


def playable(hand: Iterable[Card], bound: Duty | None) -> tuple[Card, ...]:
    """Give the cards of a hand that a duty lets be played."""
    cards = tuple(hand)
    if bound is None or not any(card in bound.compel for card in cards):
        return cards
    return tuple(card for card in cards if card in bound.allow)
