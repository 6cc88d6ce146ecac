"""The referee of Watten: tricks, duties, announcements."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

from stube.cli._answers import Answer
from stube.cli._words import words
from stube.cli.judge._asked import Given, Question, may_be_played, on_top_is, read_distinct
from stube.cli.judge._watten_score import score
from stube.errors import Code, NotationError

if TYPE_CHECKING:
    from stube.cards import Card
    from stube.games.watten.order import Order
    from stube.games.watten.rules import WattenRules
    from stube.games.watten.state import WattenState

SEATS = 4


def trick(rules: WattenRules, given: Given) -> Answer:
    """Say which card of a trick is on top."""
    order = _order(rules, given)
    cards = rules.pack.read_all(given.need("cards"))
    if len(cards) > SEATS:
        raise NotationError(Code.TOO_MANY_CARDS, count=len(cards), most=SEATS)
    place, reason = order.winner(cards), order.reason(cards)
    data = {"winner": place, "card": str(cards[place]), "reason": reason}
    return Answer(data, lambda: on_top_is(cards, place, reason))


def _order(rules: WattenRules, given: Given) -> Order:
    from stube.games.watten.order import order_of

    return order_of(rules, rules.pack, _strike(rules, given.need("strike")), _trump(rules, given.need("trump")))


def _strike(rules: WattenRules, text: str) -> str:
    rank = text.strip().upper().replace("10", "T")
    known = rules.pack.ranks + ("6" if rules.strike_six == "on" and rules.pack.extra else "")
    if len(rank) != 1 or rank not in known:
        raise NotationError(Code.UNKNOWN_STRIKE, rank=text, known=tuple(known))
    return rank


def _trump(rules: WattenRules, text: str) -> str:
    suit = text.strip().upper()
    if len(suit) != 1 or suit not in rules.pack.suits:
        raise NotationError(Code.UNKNOWN_TRUMP, suit=text, known=tuple(rules.pack.suits))
    return suit


def legal(rules: WattenRules, given: Given) -> Answer:
    """Say which cards of a hand may be played."""
    order = _order(rules, given)
    led, played, hand = read_distinct(rules.pack, given.led, given.played, given.need("cards"))
    if len(led) > 1:
        raise NotationError(Code.TOO_MANY_CARDS, count=len(led), most=1)
    if played and not led:
        raise NotationError(Code.MISSING_ARGUMENT, argument="led")
    cards, reason = _playable(rules, order, (*led, *played), hand, given)
    codes = [str(card) for card in cards]
    return Answer({"legal": codes, "reason": reason}, lambda: may_be_played(codes, reason))


def _playable(
    rules: WattenRules, order: Order, laid: tuple[Card, ...], hand: tuple[Card, ...], given: Given
) -> tuple[tuple[Card, ...], str]:
    from stube.games.watten.order import carries_call, duty, playable

    number = 1 if given.trick is None else given.trick
    if number not in range(1, int(rules.hand_size) + 1):
        raise NotationError(Code.BAD_NUMBER, text=str(number), most=int(rules.hand_size))
    if not laid:
        return hand, "lead"
    may_call = carries_call(rules, order, laid[0], number - 1)
    if given.called and not may_call:
        return hand, Code.NO_CALL_WITH_THIS_CARD.value
    roles = given.roles or ("opponent",)
    bound = duty(
        rules,
        order,
        laid,
        called=may_call and (given.called is True or rules.call == "automatic"),
        partner="partner" in roles,
        announcer="announcer" in roles,
    )
    if bound is None:
        return hand, "free"
    if not any(card in bound.compel for card in hand):
        return hand, "void"
    return playable(hand, bound), bound.reason.value


def announce(rules: WattenRules, given: Given) -> Answer:
    """Say which cards an announcement makes high."""
    from stube.games.watten.order import order_of

    if rules.announce_source == "chosen":
        strike, trump = _strike(rules, given.need("strike")), _trump(rules, given.need("trump"))
    else:
        strike, trump = _read_off(rules, given)
    order = order_of(rules, rules.pack, strike, trump)
    blinds = [str(card) for card in rules.pack.cards if card in order.blinds]
    data = {
        "strike": strike,
        "trump": trump,
        "chief": str(order.chief) if order.chief else None,
        "guate": str(order.guate) if order.guate else None,
        "blinds": blinds,
        "criticals": [str(card) for card in order.criticals],
        "ladder": [{"role": rung.role, "cards": list(rung.cards)} for rung in order.rungs],
    }
    ladder = " > ".join("=".join(rung.cards) for rung in order.rungs)
    return Answer(data, lambda: words("cli-announced", strike=strike, trump=trump, ladder=ladder))


def _read_off(rules: WattenRules, given: Given) -> tuple[str, str]:
    """Let a state read strike and trump off the announcers' cards: it is dealt a pack that gives them these."""
    forehand, dealer = read_distinct(rules.pack, given.need("forehand"), given.need("dealer"))
    if rules.announce_source == "shown_card":
        return forehand[0].rank, dealer[0].suit
    some = _dealt(rules, rules.pack.cards)
    deck = list(rules.pack.cards)
    for seat, cards in zip(some.announcers, (forehand, dealer), strict=True):
        held = some.hands[seat]
        if len(cards) > len(held):
            raise NotationError(Code.TOO_MANY_CARDS, count=len(cards), most=len(held))
        for place, card in zip(map(rules.pack.cards.index, held), cards, strict=False):
            other = deck.index(card)
            deck[place], deck[other] = deck[other], deck[place]
    dealt = _dealt(rules, tuple(deck))
    return str(dealt.strike), str(dealt.trump)


def _dealt(rules: WattenRules, deck: tuple[Card, ...]) -> WattenState:
    """Give the state after a deck is dealt."""
    from stube.cards import Deck
    from stube.games.watten import GAME

    uncut = rules.read({"cut_steal": "off"}, rules)
    return GAME.start(uncut, {"dealer": "0"}).deal(Deck(deck)).state


QUESTIONS = MappingProxyType(
    {
        "trick": Question(frozenset({"strike", "trump"}), trick),
        "legal": Question(frozenset({"strike", "trump", "led", "called", "played", "trick", "roles"}), legal),
        "score": Question(frozenset({"score", "events"}), score),
        "announce": Question(frozenset({"strike", "trump", "forehand", "dealer"}), announce),
    }
)
"""What the referee of Watten can be asked."""
