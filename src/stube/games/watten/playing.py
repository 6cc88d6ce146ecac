"""What happens when a seat acts; every action that comes here is possible."""

from dataclasses import replace
from typing import TYPE_CHECKING

from stube.core import EVERYBODY, Event, RoundResult, Step, Trick
from stube.errors import Arg
from stube.games.watten import actions as do
from stube.games.watten.dealing import announcement, looks, packet, step
from stube.games.watten.order import carries_call
from stube.games.watten.phases import Phase
from stube.games.watten.scoring import OTHER, Stakes, match_winner
from stube.games.watten.signals import put

if TYPE_CHECKING:
    from stube.games.watten.state import WattenState


def act(state: "WattenState", seat: int, action: do.WattenAction) -> "Step[WattenState]":
    """Give the next state and what happened on the way."""
    match action:
        case do.NameStrike(rank):
            return _name_strike(state, rank)
        case do.NameTrump(suit):
            return _name_trump(state, suit)
        case do.Better():
            return _better(state, seat)
        case do.Grant() | do.Refuse():
            return _answer_better(state, seat, granted=isinstance(action, do.Grant))
        case do.Play():
            return _play(state, seat, action)
        case do.Raise(to):
            return _raise(state, seat, to)
        case do.Hold():
            return _hold(state, seat)
        case do.Fold() | do.Concede():
            return _give_up(state, seat, folds=isinstance(action, do.Fold))
        case do.Look(at):
            return _look(state, seat, at)
        case do.BeginGesture(gesture):
            glances, watching = state.glances.begin(seat, gesture)
            event = Event("gesture", {"seat": seat, "gesture": gesture}, watching | {seat})
            return step(replace(state, glances=glances), event, decides=False)
        case do.EndGesture():
            return _end_gesture(state, seat)


# Announcing


def _name_strike(state: "WattenState", rank: str) -> "Step[WattenState]":
    """Name the strike; now the dealer looks (W-13), where `staged` forehand's partner too (W-14)."""
    before = {seat for seat in range(state.seats) if state.may_look(seat)}
    state = replace(state, strike=rank, phase=Phase.TRUMP, better_refused=False)
    named = announcement(state)[0]
    now = [seat for seat in range(state.seats) if state.may_look(seat) and seat not in before]
    return step(state, named, *looks(state, *now))


def _name_trump(state: "WattenState", suit: str) -> "Step[WattenState]":
    """Name the trump; the packets still to come are dealt and everybody looks (W-11, W-13)."""
    state = replace(state, trump=suit, phase=Phase.PLAY, better_refused=False)
    events: tuple[Event, ...] = (announcement(state)[1],)
    to_come = state.rules.packet_sizes[1:] if state.rules.announce_on == "3" else ()
    for size in to_come:
        state, dealt = packet(state, size)
        events += dealt
    return step(state, *events, *looks(state, *range(state.seats)))


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
    phase = Phase.STRIKE if state.strike is None else Phase.TRUMP
    state = replace(state, asking=None, phase=phase)
    if not granted:
        return step(replace(state, better_refused=True), Event("better_refused", {"seat": seat}, EVERYBODY))
    return _new_cards(state, asker, Event("better_granted", {"seat": seat}, EVERYBODY))


def _new_cards(state: "WattenState", asker: int, said: Event) -> "Step[WattenState]":
    """Charge the asker's side and give new cards (W-20, W-22)."""
    side = state.side(asker)
    stakes = state.stakes.better_charged(side)
    events: list[Event] = [said]
    if stakes.score[side] != state.stakes.score[side]:
        events.append(Event("penalty", {"side": side, "points": 2}, EVERYBODY))
    elif stakes.score != state.stakes.score:
        events.append(Event("written", {"side": OTHER[side], "points": 2}, EVERYBODY))
    state = replace(state, stakes=stakes)
    if stakes.over:
        return _end_round(replace(state, hands=((),) * state.seats), *events)
    if state.rules.better_redeal == "whole_deal":
        thrown_in = replace(state, phase=Phase.DECK, hands=((),) * state.seats, stock=(), strike=None)
        return step(thrown_in, *events)
    hands, stock = list(state.hands), state.stock
    for seat in state.announcers:
        count = len(hands[seat])
        hands[seat], stock = stock[:count], stock[count:]
    state = replace(state, hands=tuple(hands), stock=stock, better_refused=False)
    events.append(Event("exchanged", {"count": len(hands[asker])}, EVERYBODY))
    return step(state, *events, *looks(state, *(seat for seat in state.announcers if state.may_look(seat))))


# Playing


def _play(state: "WattenState", seat: int, action: do.Play) -> "Step[WattenState]":
    card = action.card
    automatic = (
        state.rules.call == "automatic"
        and not state.trick.laid
        and carries_call(state.rules, state.order, card, len(state.tricks))
    )
    called = action.called or automatic
    hand = tuple(held for held in state.hands[seat] if held != card)
    trick = state.trick.lay(seat, card, called=called)
    played = Event("played", {"seat": seat, "card": str(card), "called": called}, EVERYBODY)
    state = replace(state, hands=put(state.hands, seat, hand), trick=trick)
    if len(trick.laid) < state.seats:
        return step(state, played)
    return _end_trick(state, played)


def _end_trick(state: "WattenState", played: Event) -> "Step[WattenState]":
    """Give the trick to its winner; three tricks of a side decide the round (W-30, W-31)."""
    trick = state.trick
    top = trick.laid[state.order.winner(trick.cards)]
    won = Event("trick_won", {"seat": top.seat, "card": str(top.card)}, EVERYBODY)
    state = replace(state, trick=Trick(), tricks=(*state.tricks, replace(trick, winner=top.seat)))
    left = any(state.hands)
    if not state.decided or (left and state.rules.stop_when_decided == "play_out"):
        return step(state, played, won)
    stakes = state.stakes.won(_first_decided(state))
    return _end_round(replace(state, stakes=stakes), played, won)


def _first_decided(state: "WattenState") -> int:
    """Give the side that had its tricks first; played on, the other may reach that number too."""
    counts = [0, 0]
    for trick in state.tricks:
        assert trick.winner is not None
        side = state.side(trick.winner)
        counts[side] += 1
        if counts[side] == int(state.rules.tricks_to_win):
            return side
    raise AssertionError(counts)


# Stakes


def _raise(state: "WattenState", seat: int, to: int) -> "Step[WattenState]":
    events = []
    if state.phase is Phase.ANSWER:
        events.append(Event("held", {"seat": seat, "stake": state.stakes.asked}, EVERYBODY))
    stakes = state.stakes.raised(state.side(seat), to)
    if stakes.asked is None:
        events.append(Event("misraised", {"seat": seat, "to": to}, EVERYBODY))
        state = replace(state, stakes=stakes)
        return _end_round(state, *events) if stakes.over else step(state, *events)
    events.append(Event("raised", {"seat": seat, "agreed": stakes.agreed, "to": to}, EVERYBODY))
    return step(replace(state, stakes=stakes, raiser=seat, phase=Phase.ANSWER), *events)


def _hold(state: "WattenState", seat: int) -> "Step[WattenState]":
    stakes = state.stakes.held(state.side(seat))
    held = Event("held", {"seat": seat, "stake": stakes.agreed}, EVERYBODY)
    return step(replace(state, stakes=stakes, raiser=None, phase=Phase.PLAY), held)


def _give_up(state: "WattenState", seat: int, *, folds: bool) -> "Step[WattenState]":
    side = state.side(seat)
    stakes = state.stakes.folded(side) if folds else state.stakes.conceded(side)
    pays = stakes.gained[OTHER[side]] - state.stakes.gained[OTHER[side]]
    said = Event("folded" if folds else "conceded", {"seat": seat, "pays": pays}, EVERYBODY)
    return _end_round(replace(state, stakes=stakes), said)


# The end of a round


def _end_round(state: "WattenState", *before: Event) -> "Step[WattenState]":
    """Close the round: show what the options show, count the match and the series (W-39, W-48)."""
    stakes = state.stakes
    assert stakes.how is not None
    assert stakes.winner is not None
    result = RoundResult(
        how=stakes.how,
        winners=(stakes.winner,),
        tricks=(state.tricks_of(0), state.tricks_of(1)),
        points=stakes.gained,
        shown=_shown(state, stakes),
    )
    events = [*before]
    if state.rules.announcement == "hidden":
        events.append(Event("revealed", {"strike": state.strike, "trump": state.trump}, EVERYBODY))
    events += [
        Event("cards_shown", {"seat": seat, "cards": cards}, EVERYBODY)
        for seat, cards in enumerate(result.shown)
        if cards
    ]
    told: dict[str, Arg] = {
        "how": result.how,
        "winners": result.winners,
        "tricks": result.tricks,
        "points": result.points,
    }
    events.append(Event("round_over", told, EVERYBODY))
    state = replace(state, phase=Phase.ROUND_OVER, raiser=None, result=result)
    winner = match_winner(state.rules, stakes.score)
    if winner is not None:
        events.append(Event("match_over", {"winner": winner, "score": stakes.score}, EVERYBODY))
        won = put(state.won, winner, state.won[winner] + 1)
        state = replace(state, won=(won[0], won[1]))
        if won[winner] >= state.rules.matches_to_win:
            events.append(Event("series_over", {"winners": (winner,)}, EVERYBODY))
            state = replace(state, phase=Phase.OVER, winner=winner)
    return step(state, *events)


def _shown(state: "WattenState", stakes: Stakes) -> tuple[tuple[str, ...], ...]:
    """Give the cards left that everybody may see, by seat (W-39)."""
    rules = state.rules
    hands = tuple(tuple(map(str, hand)) for hand in state.hands)
    nothing: tuple[tuple[str, ...], ...] = ((),) * state.seats
    if stakes.how == "played":
        return hands if rules.stop_when_decided == "show" or rules.fold_shows == "yes" else nothing
    if stakes.how in {"folded", "conceded"} and rules.fold_shows == "yes":
        return tuple(() if state.side(seat) == stakes.winner else hand for seat, hand in enumerate(hands))
    return nothing


# Signals


def _look(state: "WattenState", seat: int, at: int | None) -> "Step[WattenState]":
    """Turn the eyes, for all to see; what is to be seen there is seen by this seat alone (W-51)."""
    glances = state.glances.look(seat, at)
    events = [Event("looked", {"seat": seat, "at": at}, EVERYBODY)]
    state = replace(state, glances=glances)
    return step(state, *events, *_sight(state, seat), decides=False)


def _end_gesture(state: "WattenState", seat: int) -> "Step[WattenState]":
    """End a gesture: those learn of it who have seen it and still look (W-52)."""
    before = state.glances
    seeing = {other for other in before.seen[seat] if before.visible_to(other) == seat}
    over = Event("gesture_over", {"seat": seat}, frozenset({seat, *seeing}))
    state = replace(state, glances=before.end(seat))
    return step(state, over, *_sight(state, seat), decides=False)


def _sight(state: "WattenState", seat: int) -> tuple[Event, ...]:
    """Give the gesture that a seat sees from now on, if any."""
    at = state.glances.visible_to(seat)
    if at is None:
        return ()
    gesture = state.glances.making[at]
    return (Event("gesture", {"seat": at, "gesture": gesture}, frozenset({seat})),)
