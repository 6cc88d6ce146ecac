"""Signals: what a partner is told by gestures, and what is known from those that were seen.

A bot looks at its partner, and tells what it holds while its partner looks back and no opponent does. It tells
the truth, so it believes a partner; an opponent's gesture counts only where false ones are forbidden. It tells all
there is to tell: a partner who has told something hardly holds what it has not told.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from stube.bots.sensible.watten.ranking import NUMBER
from stube.bots.sensible.watten.situation import IN_PLAY, Situation
from stube.games.watten import WattenView
from stube.games.watten.order import critical_cards, order_of
from stube.games.watten.signals import HOLDINGS

ASKS = 2
"""With so many strikes and trumps of the five cards dealt to it a bot asks its partner to lead trumps."""


class Hint(NamedTuple):
    """What a partner has told, or has left out, of the cards that were dealt to it.

    Attributes:
        seat: the partner.
        cards: the cards in question.
        least: how many of them …
        told: … it holds at least, as it told; or it has told other things and not this.
    """

    seat: int
    cards: frozenset[int]
    least: int
    told: bool


def aside(view: WattenView, situation: Situation) -> str:
    """Give a look or a gesture to make out of turn, an empty text for none."""
    if not view.code or view.phase not in IN_PLAY or len(situation.rankings) != 1 or not view.knows_announcement:
        return ""
    partner = _partner(situation)
    if partner is None:
        return ""
    if view.gesture is not None:
        return "sign end"
    if view.gaze[situation.me] != partner:
        return f"look {partner}"
    sign = sign_due(view, situation)
    return f"sign {sign}" if sign else ""


def sign_due(view: WattenView, situation: Situation) -> str:
    """Give a gesture that tells the partner something new while it alone looks here, an empty text for none."""
    watched = {seat for seat, at in enumerate(view.gaze) if at == situation.me}
    if len(situation.rankings) != 1 or not view.knows_announcement or watched != {_partner(situation)}:
        return ""
    told = {meaning for seat, meaning in _seen(view) if seat == situation.me}
    due = [gesture for gesture, meaning in _code(view).items() if meaning in _tells(situation) - told]
    return due[0] if due else ""


def believed(view: WattenView, situation: Situation) -> Situation:
    """Give what the seat knows together with what gestures have told it in this round."""
    held, void = [set(cards) for cards in situation.held], [set(cards) for cards in situation.void]
    partner = _partner(situation)
    claims = _claims(situation)
    for seat, meaning in _seen(view):
        if seat == situation.me or not (seat == partner or situation.rules.false_signals == "forbidden"):
            continue
        if meaning == "nothing":
            void[seat] |= set(claims.values())
        card = claims.get(meaning)
        free = card in situation.unseen and not any(card in cards for cards in held)
        if card is not None and free and len(held[seat]) < situation.counts[seat]:
            held[seat].add(card)
    return replace(situation, held=tuple(map(frozenset, held)), void=tuple(map(frozenset, void)))


def hints(view: WattenView, situation: Situation) -> tuple[Hint, ...]:
    """Give what a partner's gestures tell besides the cards it is now known to hold, or not to hold."""
    partner = _partner(situation)
    told = {meaning for seat, meaning in _seen(view) if seat == partner}
    if partner is None or not told:
        return ()
    found = [
        Hint(partner, frozenset({card}), 1, told=False)
        for meaning, card in _claims(situation).items()
        if meaning not in told and card in situation.unseen
    ]
    if len(situation.rankings) == 1 and "lead_trumps" in _code(view).values():
        found.append(Hint(partner, _strikes_and_trumps(situation), ASKS, told="lead_trumps" in told))
    return tuple(found)


def _partner(situation: Situation) -> int | None:
    mates = [seat for seat in range(situation.seats) if seat != situation.me and situation.is_ours(seat)]
    return mates[0] if len(mates) == 1 else None


def _claims(situation: Situation) -> dict[str, int]:
    """Give by meaning the card that it claims in this round, the chief only where it is known."""
    criticals = {str(card) for card in critical_cards(situation.rules, situation.pack)}
    found = {meaning: NUMBER[card] for meaning, card in HOLDINGS.items() if card in criticals}
    if len(situation.rankings) == 1:
        (ranking,) = situation.rankings
        chief = order_of(situation.rules, situation.pack, ranking.strike, ranking.trump).chief
        if chief is not None:
            found["chief"] = NUMBER[str(chief)]
    return found


def _strikes_and_trumps(situation: Situation) -> frozenset[int]:
    (ranking,) = situation.rankings
    return frozenset(
        NUMBER[str(card)] for card in situation.pack.cards if ranking.strike == card.rank or ranking.trump == card.suit
    )


def _tells(situation: Situation) -> set[str]:
    """Give what there is to tell: each card that a gesture claims, or that there is none, and a wish for trumps."""
    held = {meaning for meaning, card in _claims(situation).items() if card in situation.hand} or {"nothing"}
    dealt = situation.laid_by[situation.me].union(situation.hand)
    asks = len(dealt & _strikes_and_trumps(situation)) >= ASKS
    return held | {"lead_trumps"} if asks else held


def _code(view: WattenView) -> dict[str, str]:
    return {sign.gesture: sign.meaning for sign in view.code}


def _seen(view: WattenView) -> Iterator[tuple[int, str]]:
    """Give the gestures of this round that the seat has seen or made, as pairs of seat and meaning."""
    code = _code(view)
    for event in view.events:
        seat, gesture = event.args.get("seat"), event.args.get("gesture")
        if event.code == "gesture" and isinstance(seat, int) and isinstance(gesture, str):
            yield seat, code.get(gesture, "")
