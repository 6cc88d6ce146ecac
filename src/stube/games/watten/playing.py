"""What happens when a seat acts; every action that comes here is possible."""

from dataclasses import replace
from typing import TYPE_CHECKING

from stube.cards import Card
from stube.core import EVERYBODY, Event, Step, Trick
from stube.errors import Arg
from stube.games.watten import actions as do
from stube.games.watten import announcing
from stube.games.watten.dealing import step
from stube.games.watten.ending import end_round, made, settle
from stube.games.watten.order import carries_call
from stube.games.watten.phases import Phase
from stube.games.watten.scoring import OTHER
from stube.games.watten.signals import put
from stube.games.watten.suspects import Suspect

if TYPE_CHECKING:
    from stube.games.watten.state import WattenState


def act(state: "WattenState", seat: int, action: do.WattenAction) -> Step["WattenState"]:
    """Give the next state and what happened on the way."""
    match action:
        case do.Play():
            return _play(state, seat, action)
        case do.Raise(to):
            return _raise(state, seat, to)
        case do.Hold():
            return _hold(state, seat)
        case do.Fold() | do.Concede():
            return _give_up(state, seat, folds=isinstance(action, do.Fold))
        case do.Stay() | do.Give():
            return _choose(state, seat, stays=isinstance(action, do.Stay))
        case do.Jump() | do.Machine() | do.Farbe():
            say = {do.Jump: _jump, do.Machine: _declare, do.Farbe: _challenge}
            return say[type(action)](state, seat)
        case do.Claim():
            return _claim(state, seat, action)
        case do.Look() | do.BeginGesture() | do.EndGesture():
            return _signal(state, seat, action)
        case do.Mean(gesture):
            side = state.side(seat)
            told: dict[str, Arg] = {"seat": seat, "gesture": gesture, "meaning": state.codes.next(side, gesture)}
            meant = Event("meant", told, frozenset(state.sides[side]))
            return step(replace(state, codes=state.codes.agreed(side, gesture)), meant, decides=False)
    return announcing.act(state, seat, action)


# Playing


def _play(state: "WattenState", seat: int, action: do.Play) -> "Step[WattenState]":
    card = action.card
    automatic = (
        state.rules.call == "automatic"
        and not state.trick.laid
        and carries_call(state.rules, state.order, card, len(state.tricks))
    )
    called = action.called or automatic
    suspects = _suspect(state, seat, card)
    hand = tuple(held for held in state.hands[seat] if held != card)
    trick = state.trick.lay(seat, card, called=called)
    played = Event("played", {"seat": seat, "card": str(card), "called": called}, EVERYBODY)
    state = replace(state, hands=put(state.hands, seat, hand), trick=trick, suspects=suspects)
    if len(trick.laid) < state.seats:
        return step(state, played)
    return _end_trick(state, played)


def _suspect(state: "WattenState", seat: int, card: Card) -> tuple[Suspect, ...]:
    """Note a card that may break a duty, where breaches are claimed and not prevented (W-59)."""
    bound = state.duty
    if state.rules.illegal_card == "prevented" or bound is None or card in bound.allow:
        return state.suspects
    hand = state.hands[seat]
    wrong = any(held in bound.compel for held in hand)
    return (*state.suspects, Suspect(seat, card, hand, wrong))


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
    return end_round(replace(state, stakes=stakes), played, won)


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
    events: list[Event] = []
    if state.phase is Phase.ANSWER:
        events.append(Event("held", {"seat": seat, "stake": state.stakes.asked}, EVERYBODY))
    stakes = state.stakes.raised(state.side(seat), to)
    if stakes.asked is None:
        events.append(Event("misraised", {"seat": seat, "to": to}, EVERYBODY))
        state = replace(state, stakes=stakes)
        return end_round(state, *events) if stakes.over else step(state, *events)
    events.append(Event("raised", {"seat": seat, "agreed": stakes.agreed, "to": to}, EVERYBODY))
    return step(replace(state, stakes=stakes, raiser=seat, phase=Phase.ANSWER), *events)


def _jump(state: "WattenState", seat: int) -> Step["WattenState"]:
    stakes = state.stakes.jumped(state.side(seat))
    jumped = Event("jumped", {"seat": seat, "agreed": stakes.agreed, "to": stakes.asked}, EVERYBODY)
    return step(replace(state, stakes=stakes, raiser=seat, phase=Phase.ANSWER), jumped)


def _choose(state: "WattenState", seat: int, *, stays: bool) -> Step["WattenState"]:
    """Let the tense side play on for more, or give the round up for two (W-44)."""
    stakes = state.stakes.chose(state.side(seat), plays=stays)
    state = replace(state, stakes=stakes)
    if not stays:
        return end_round(state, Event("given", {"seat": seat}, EVERYBODY))
    return step(replace(state, phase=Phase.PLAY), Event("stayed", {"seat": seat, "stake": stakes.agreed}, EVERYBODY))


def _declare(state: "WattenState", seat: int) -> Step["WattenState"]:
    """Let a seat show all criticals: the round is over (W-57)."""
    state = replace(state, stakes=state.stakes.machined(state.side(seat)))
    cards = tuple(map(str, state.order.criticals))
    declared = Event("machine", {"seat": seat}, EVERYBODY)
    return end_round(state, declared, Event("cards_shown", {"seat": seat, "cards": cards}, EVERYBODY))


def _challenge(state: "WattenState", seat: int) -> Step["WattenState"]:
    """Show the raiser's last card: it matches, or the raising side has lost (W-58)."""
    raiser = state.raiser
    assert raiser is not None
    played = [laid.card for laid in state.trick.laid if laid.seat == raiser]
    cards = tuple(map(str, (*state.hands[raiser], *played)))
    side = state.side(raiser)
    winner = side if state.last_card_matches(raiser) else OTHER[side]
    state = replace(state, stakes=state.stakes.challenged(winner))
    said = Event("farbe", {"seat": seat, "raiser": raiser}, EVERYBODY)
    return end_round(state, said, Event("cards_shown", {"seat": raiser, "cards": cards}, EVERYBODY))


def _claim(state: "WattenState", seat: int, claim: do.Claim) -> Step["WattenState"]:
    """Open the hand of that moment: whoever is right gets the points (W-59)."""
    suspect = next(found for found in state.suspects if (found.seat, found.card) == (claim.seat, claim.card))
    stakes = state.stakes.claimed(state.side(seat), right=suspect.wrong)
    left = tuple(found for found in state.suspects if found != suspect)
    told: dict[str, Arg] = {"seat": seat, "of": claim.seat, "card": str(claim.card), "right": suspect.wrong}
    events = (
        Event("claimed", told, EVERYBODY),
        Event("cards_shown", {"seat": claim.seat, "cards": tuple(map(str, suspect.hand))}, EVERYBODY),
    )
    on = state.result is None
    state = replace(state, stakes=stakes, suspects=left)
    if on:
        return end_round(state, *events)
    assert state.result is not None
    return settle(replace(state, result=replace(state.result, points=stakes.gained)), *events)


def _hold(state: "WattenState", seat: int) -> "Step[WattenState]":
    stakes = state.stakes.held(state.side(seat))
    held = Event("held", {"seat": seat, "stake": stakes.agreed}, EVERYBODY)
    return step(replace(state, stakes=stakes, raiser=None, phase=Phase.PLAY), held)


def _give_up(state: "WattenState", seat: int, *, folds: bool) -> "Step[WattenState]":
    side = state.side(seat)
    stakes = state.stakes.folded(side) if folds else state.stakes.conceded(side)
    pays = state.stakes.fold_pays(side) if folds else state.stakes.concession_pays(side)
    said = Event("folded" if folds else "conceded", {"seat": seat, "pays": pays}, EVERYBODY)
    return end_round(replace(state, stakes=stakes), said)


# Signals


def _signal(state: "WattenState", seat: int, action: do.Look | do.BeginGesture | do.EndGesture) -> Step["WattenState"]:
    match action:
        case do.Look(at):
            return _look(state, seat, at)
        case do.BeginGesture(gesture):
            glances, watching = state.glances.begin(seat, gesture)
            event = Event("gesture", {"seat": seat, "gesture": gesture}, watching | {seat})
            return step(replace(state, glances=glances), event, decides=False)
        case do.EndGesture():
            return _end_gesture(state, seat)


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
    state = replace(state, glances=before.end(seat), made=(*state.made, made(state, seat)))
    return step(state, over, *_sight(state, seat), decides=False)


def _sight(state: "WattenState", seat: int) -> tuple[Event, ...]:
    """Give the gesture that a seat sees from now on, if any."""
    at = state.glances.visible_to(seat)
    if at is None:
        return ()
    gesture = state.glances.making[at]
    return (Event("gesture", {"seat": at, "gesture": gesture}, frozenset({seat})),)
