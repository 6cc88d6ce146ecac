"""What happens while strike and trump are found: the cut, swaps, better cards, names, shown cards."""

from dataclasses import replace
from typing import TYPE_CHECKING

from stube.cards import Card
from stube.core import EVERYBODY, Event, Step
from stube.games.watten import actions as do
from stube.games.watten.dealing import announcement, begin_play, dealt_to, fix, keep, leave, looks, step
from stube.games.watten.ending import end_round
from stube.games.watten.phases import Phase
from stube.games.watten.scoring import OTHER
from stube.games.watten.signals import put

if TYPE_CHECKING:
    from stube.games.watten.state import WattenState


def act(state: "WattenState", seat: int, action: do.WattenAction) -> Step["WattenState"]:
    """Give the next state and what happened on the way."""
    match action:
        case do.Keep():
            return keep(state, seat)
        case do.Leave():
            return leave(state, seat)
        case do.Swap():
            asked = Event("swap_asked", {"seat": seat}, EVERYBODY)
            return step(replace(state, asking=seat, swap_asked=True, phase=Phase.SWAP), asked)
        case do.NameStrike(rank):
            return _named_first(replace(state, strike=rank), *announcement(replace(state, strike=rank))[:1])
        case do.NameTrump(suit):
            state = replace(state, trump=suit)
            return begin_play(state, announcement(state)[1])
        case do.Show():
            return _show(state, seat, action)
        case do.Better():
            return _better(state, seat)
        case do.Grant() | do.Refuse() if state.phase is Phase.SWAP:
            return _answer_swap(state, seat, granted=isinstance(action, do.Grant))
        case do.Grant() | do.Refuse():
            return _answer_better(state, seat, granted=isinstance(action, do.Grant))
    raise AssertionError(action)


def _named_first(state: "WattenState", *named: Event) -> Step["WattenState"]:
    """Pass on to the trump; those look who may from now on (W-13, W-14)."""
    before = {seat for seat in range(state.seats) if replace(state, strike=None, shown=None).may_look(seat)}
    state = replace(state, phase=Phase.TRUMP, named=True)
    now = [seat for seat in range(state.seats) if state.may_look(seat) and seat not in before]
    return step(state, *named, *looks(state, *now))


def _show(state: "WattenState", seat: int, action: do.Show) -> Step["WattenState"]:
    """Choose the card to show; the first stays secret until the second is chosen (W-18)."""
    if state.phase is Phase.STRIKE:
        chosen = Event("chosen", {"card": str(action.card)}, frozenset({seat}))
        told = Event("has_chosen", {"seat": seat}, EVERYBODY)
        return _named_first(replace(state, shown=action.card), chosen, told)
    assert state.shown is not None
    return fix(state, (state.shown,), (action.card,))


def _answer_swap(state: "WattenState", seat: int, *, granted: bool) -> Step["WattenState"]:
    """Let the dealer name the rank and forehand the suit, if forehand grants it (W-55)."""
    state = replace(state, asking=None, swapped=granted, phase=Phase.STRIKE)
    return step(state, Event("swap_granted" if granted else "swap_refused", {"seat": seat}, EVERYBODY))


def _better(state: "WattenState", seat: int) -> "Step[WattenState]":
    """Call for better cards, or ask the other announcer (W-20, W-21)."""
    used = put(state.better_used, state.side(seat), state.better_used[state.side(seat)] + 1)
    state = replace(state, better_used=(used[0], used[1]))
    if state.rules.better == "by_agreement":
        asked = Event("better_asked", {"seat": seat}, EVERYBODY)
        return step(replace(state, asking=seat, phase=Phase.BETTER), asked)
    return _new_cards(state, seat, Event("better", {"seat": seat}, EVERYBODY))


def _answer_better(state: "WattenState", seat: int, *, granted: bool) -> "Step[WattenState]":
    asker = state.asking
    assert asker is not None
    phase = Phase.STRIKE if state.strike is None and state.shown is None else Phase.TRUMP
    state = replace(state, asking=None, phase=phase)
    if not granted:
        return step(
            replace(state, better_refused=state.better_refused | {asker}),
            Event("better_refused", {"seat": seat}, EVERYBODY),
        )
    return _new_cards(state, asker, Event("better_granted", {"seat": seat}, EVERYBODY))


def _new_cards(state: "WattenState", asker: int, said: Event) -> "Step[WattenState]":
    """Charge the asker's side and give new cards (W-20, W-22)."""
    side = state.side(asker)
    stakes = state.stakes.better_charged(side)
    events: list[Event] = [said]
    if stakes.points(side) != state.stakes.points(side):
        events.append(Event("penalty", {"side": side, "points": 2}, EVERYBODY))
    elif stakes.score != state.stakes.score:
        events.append(Event("written", {"side": OTHER[side], "points": 2}, EVERYBODY))
    state = replace(state, stakes=stakes)
    if stakes.over:
        return end_round(replace(state, hands=((),) * state.seats), *events)
    if state.rules.better_redeal == "whole_deal":
        nothing: tuple[tuple[Card, ...], ...] = ((),) * state.seats
        return step(replace(state, phase=Phase.DECK, hands=nothing, stock=(), strike=None, shown=None), *events)
    return _exchange(state, *events)


def _exchange(state: "WattenState", *before: Event) -> Step["WattenState"]:
    """Give both announcers as many new cards as they were dealt; a card only chosen is chosen again (W-22)."""
    hands, stock, aside = list(state.hands), state.stock, list(state.aside)
    for seat in state.announcers:
        aside += dealt_to(state, seat)
        kept = tuple(card for card in hands[seat] if card == state.kept[seat])
        count = len(dealt_to(state, seat))
        hands[seat], stock = (*kept, *stock[:count]), stock[count:]
    phase = Phase.STRIKE if state.strike is None else Phase.TRUMP
    state = replace(state, hands=tuple(hands), stock=stock, aside=tuple(aside), better_refused=frozenset())
    state = replace(state, shown=None, phase=phase)
    exchanged = Event("exchanged", {"count": len(dealt_to(state, state.forehand))}, EVERYBODY)
    seen = (seat for seat in state.announcers if state.may_look(seat))
    return step(state, *before, exchanged, *looks(state, *seen))
