"""Claims that a card broke a duty: made only when the seat has shown since that it could have kept it."""

from stube.cards import GERMAN_33
from stube.core import TrickView
from stube.games.watten import WattenRules, WattenView
from stube.games.watten.order import Order, duty, order_of


def claim_or_none(view: WattenView) -> str | None:
    """Give a claim that is certain to be right, if there is one."""
    claims = [choice for choice in view.free if choice.kind == "claim"]
    if not claims or view.strike is None or view.trump is None:
        return None
    rules = WattenRules.read(view.rules)
    order = order_of(rules, rules.pack, view.strike, view.trump)
    for claim in claims:
        if _is_proved(view, rules, order, str(claim.args["card"])):
            return claim.action
    return None


def _is_proved(view: WattenView, rules: WattenRules, order: Order, code: str) -> bool:
    """Say whether the player of a card has played one since that the duty would have asked for."""
    tricks = (*view.tricks, view.trick)
    number = next(number for number, trick in enumerate(tricks) if _place(trick, code) is not None)
    trick = tricks[number]
    place = _place(trick, code)
    assert place is not None
    leader, seat = trick.laid[0].seat, trick.laid[place].seat
    bound = duty(
        rules,
        order,
        tuple(GERMAN_33.parse(laid.card) for laid in trick.laid[:place]),
        called=trick.called,
        partner=any(leader in members and seat in members for members in view.sides),
        announcer=seat in view.announcers,
    )
    later = [laid.card for trick in tricks[number + 1 :] for laid in trick.laid if laid.seat == seat]
    return bound is not None and any(GERMAN_33.parse(card) in bound.compel for card in later)


def _place(trick: TrickView, code: str) -> int | None:
    return next((place for place, laid in enumerate(trick.laid) if laid.card == code), None)
