"""Wrong rules of Watten to be planted; each plant is named for what is wrong then."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from referee.planting import Patch, instead
from stube.cards import Card
from stube.core import Step
from stube.errors import Code, IllegalAction
from stube.games.watten import dealing, ending, order, raising, scoring, state
from stube.games.watten.order import Duty, Order
from stube.games.watten.rules import WattenRules
from stube.games.watten.scoring import Stakes
from stube.games.watten.state import WattenState

# Watten: the cards


def blinds_by_suit(patch: Patch) -> None:
    """Blinds are ranked by suit: acorns over leaves over hearts over bells."""

    def wrong(right: Callable[..., int], self: Order, card: Card, led: Card) -> float:
        return right(self, card, led) - ("ELHS".index(card.suit) / 10 if card in self.blinds else 0)

    instead(patch, Order, "height", wrong)


def last_of_equals(patch: Patch) -> None:
    """Of equal strikes the last one played wins."""

    def wrong(_: Callable[..., int], self: Order, cards: tuple[Card, ...]) -> int:
        heights = [self.height(card, cards[0]) for card in cards]
        return max(place for place, height in enumerate(heights) if height == max(heights))

    instead(patch, Order, "winner", wrong)


def ace_low(patch: Patch) -> None:
    """The ace is below the seven, whatever the option says."""
    patch.setitem(order._RANKS, "high", order._RANKS["low"])


def under_other_rules(**options: Any) -> Callable[[Patch], None]:
    """Let duties be reckoned as if some options had other values."""

    def plant(patch: Patch) -> None:
        def wrong(right: Callable[..., Duty | None], rules: WattenRules, *given: Any, **named: Any) -> Duty | None:
            return right(replace(rules, **options), *given, **named)

        instead(patch, state, "duty", wrong)

    return plant


def criticals_not_allowed(patch: Patch) -> None:
    """A critical may not be played where a duty binds."""

    def wrong(right: Callable[..., Duty | None], rules: WattenRules, ladder: Order, *given: Any, **named: Any) -> Any:
        bound = right(rules, ladder, *given, **named)
        return bound and bound._replace(allow=bound.allow - frozenset(ladder.criticals))

    instead(patch, state, "duty", wrong)


# Watten: the deal, stakes and points


def deal_stays(patch: Patch) -> None:
    """The same seat deals again."""

    def wrong(right: Callable[..., WattenState], before: WattenState) -> WattenState:
        return replace(right(before), dealer=before.dealer)

    instead(patch, dealing, "_next_round", wrong)


def second_packet_from_the_dealer(patch: Patch) -> None:
    """The packets after the first are dealt to the dealer first."""

    def wrong(right: Callable[..., Any], at: WattenState, first: int, end: int) -> tuple[WattenState, tuple[Any, ...]]:
        events: tuple[Any, ...] = ()
        dealer = at.dealer
        before = next(seat for seat in range(at.seats) if at.after(seat) == dealer)
        for place in range(first, end):
            at, more = right(replace(at, dealer=before if place else dealer), place, place + 1)
            at, events = replace(at, dealer=dealer), events + more
        return at, events

    instead(patch, dealing, "packets", wrong)


def tense_by_exactly_two(patch: Patch) -> None:
    """One point away a side is not tense."""
    patch.setattr(scoring, "tense", lambda rules, points: int(rules.target) - points == 2)


def fold_at_the_new_stake(patch: Patch) -> None:
    """Folding a raise pays the stake that it asks for."""

    def wrong(right: Callable[..., Stakes], self: Stakes, side: int, to: int) -> Stakes:
        return replace(right(self, side, to), fold_is=to)

    instead(patch, Stakes, "raised", wrong)


def raising_back_does_not_hold(patch: Patch) -> None:
    """A raise back leaves the agreed stake where it was."""

    def wrong(right: Callable[..., Stakes], self: Stakes, side: int, to: int) -> Stakes:
        return replace(right(self, side, to), agreed=self.agreed)

    instead(patch, Stakes, "raised", wrong)


def no_alternation(patch: Patch) -> None:
    """The side that raised last may raise again."""

    def wrong(right: Callable[..., Code | None], self: Stakes, side: int) -> Code | None:
        return right(replace(self, last_raiser=None), side)

    instead(patch, Stakes, "_limit_refusal", wrong)


def raise_after_the_own_card(patch: Patch) -> None:
    """A seat may still raise when it has played to the trick."""

    def wrong(right: Callable[..., Any], at: WattenState, seat: int) -> IllegalAction | None:
        found: IllegalAction | None = right(at, seat)
        return None if found and found.code is Code.RAISE_TOO_LATE else found

    instead(patch, raising, "_moment_refusal", wrong)


def better_is_free(patch: Patch) -> None:
    """Better cards cost nothing."""
    patch.setattr(Stakes, "better_charged", lambda self, _side: self)


def no_limit_of_the_loss(patch: Patch) -> None:
    """A tense side loses the whole stake."""
    patch.setattr(Stakes, "conceded_by", lambda _self, _side, points: points)


def raises_can_always_be_folded(patch: Patch) -> None:
    """A raise that must be held may be folded."""
    patch.setattr(Stakes, "must_hold", lambda _self: False)


def two_for_a_high_win(patch: Patch) -> None:
    """A match won above the target counts twice."""

    def wrong(right: Callable[..., Any], at: WattenState, *before: Any) -> Step[WattenState]:
        step: Step[WattenState] = right(at, *before)
        high = [points > int(at.rules.target) for points in at.stakes.score]
        won = tuple(count + over for count, over in zip(step.state.won, high, strict=True))
        return replace(step, state=replace(step.state, won=won))

    instead(patch, ending, "settle", wrong)
