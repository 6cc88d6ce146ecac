"""What a seat may do now, and the code that says why not."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from stube.cards import Card
from stube.errors import Arg, Code, IllegalAction
from stube.games.watten import actions as do
from stube.games.watten.order import carries_call, playable
from stube.games.watten.phases import Phase
from stube.games.watten.signals import is_true

if TYPE_CHECKING:
    from stube.games.watten.state import WattenState


def choices(state: "WattenState", seat: int) -> tuple[do.WattenAction, ...]:
    """Give the actions that decide what is waited for, in a fixed order."""
    if seat not in state.turn:
        return ()
    match state.phase:
        case Phase.STRIKE:
            return _possible(state, seat, (*(do.NameStrike(rank) for rank in "6789TUOKA"), do.Better()))
        case Phase.TRUMP:
            return _possible(state, seat, (*(do.NameTrump(suit) for suit in "ELHS"), do.Better()))
        case Phase.BETTER:
            return do.Grant(), do.Refuse()
        case Phase.ANSWER:
            return _possible(state, seat, (do.Hold(), do.Fold(), *_raises(state)))
    hand = sorted(state.hands[seat], key=state.pack.cards.index)
    plays = [do.Play(card, called) for card in hand for called in (False, True)]
    return _possible(state, seat, (*plays, *_raises(state), do.Concede()))


def free(state: "WattenState", seat: int) -> tuple[do.WattenAction, ...]:
    """Give the actions possible besides: a raise or a concession out of turn, looks, gestures."""
    found: tuple[do.WattenAction, ...] = ()
    if state.phase is Phase.PLAY and seat not in state.turn:
        found = (*_raises(state), do.Concede())
    looks = [do.Look(at) for at in (None, *range(state.seats))]
    gestures = [do.BeginGesture(gesture) for gesture, _ in state.code]
    return _possible(state, seat, (*found, *looks, *gestures, do.EndGesture()))


def _raises(state: "WattenState") -> Iterable[do.Raise]:
    return (do.Raise(stake) for stake in state.stakes.new_stakes())


def _possible(state: "WattenState", seat: int, actions: Iterable[do.WattenAction]) -> tuple[do.WattenAction, ...]:
    return tuple(action for action in actions if refusal(state, seat, action) is None)


def refusal(state: "WattenState", seat: int, action: do.WattenAction) -> IllegalAction | None:
    """Give why a seat may not do this now, None when it may."""
    if seat not in range(state.seats):
        return IllegalAction(Code.BAD_SEAT, seat=seat)
    if state.over:
        return IllegalAction(Code.SERIES_IS_OVER)
    if isinstance(action, do.Look | do.BeginGesture | do.EndGesture):
        return _signal_refusal(state, seat, action)
    if state.needs_deal:
        return IllegalAction(Code.NEEDS_DEAL, needs=str(state.needs_deal))
    if isinstance(action, do.Raise | do.Hold | do.Fold | do.Concede):
        return _stakes_refusal(state, seat, action)
    match action:
        case do.NameStrike(rank):
            return _turn_refusal(state, seat, action, Phase.STRIKE) or _strike_refusal(state, seat, rank)
        case do.NameTrump(suit):
            return _turn_refusal(state, seat, action, Phase.TRUMP) or _trump_refusal(state, seat, suit)
        case do.Better():
            return _turn_refusal(state, seat, action, Phase.STRIKE, Phase.TRUMP) or _better_refusal(state, seat)
        case do.Grant() | do.Refuse():
            return _turn_refusal(state, seat, action, Phase.BETTER)
        case do.Play(card, called):
            return _turn_refusal(state, seat, action, Phase.PLAY) or play_refusal(state, seat, card, called=called)


def _turn_refusal(state: "WattenState", seat: int, action: do.WattenAction, *phases: Phase) -> IllegalAction | None:
    if state.phase not in phases:
        code = Code.ANSWER_FIRST if state.phase in {Phase.ANSWER, Phase.BETTER} else Code.NOT_NOW
        return IllegalAction(code, kind=action.kind)
    return None if seat in state.turn else IllegalAction(Code.NOT_YOUR_TURN, turn=state.turn)


# Announcing


def _strike_refusal(state: "WattenState", seat: int, rank: str) -> IllegalAction | None:
    known = state.pack.ranks + ("6" if state.rules.strike_six == "on" and state.pack.extra else "")
    if len(rank) != 1 or rank not in known:
        return IllegalAction(Code.UNKNOWN_STRIKE, rank=rank, known=tuple(known))
    held = [card.rank for card in state.hands[seat] if card.rank in known]
    return _must_hold(state, rank, held)


def _trump_refusal(state: "WattenState", seat: int, suit: str) -> IllegalAction | None:
    if len(suit) != 1 or suit not in state.pack.suits:
        return IllegalAction(Code.UNKNOWN_TRUMP, suit=suit, known=tuple(state.pack.suits))
    return _must_hold(state, suit, [card.suit for card in state.hands[seat]])


def _must_hold(state: "WattenState", named: str, held: list[str]) -> IllegalAction | None:
    """Refuse what the announcer does not hold, where he must (W-15); holding nothing frees him."""
    if state.rules.must_hold == "yes" and held and named not in held:
        return IllegalAction(Code.MUST_HOLD_IT, named=named, held=tuple(dict.fromkeys(held)))
    return None


def _better_refusal(state: "WattenState", seat: int) -> IllegalAction | None:
    rules = state.rules
    if rules.better == "off":
        return IllegalAction(Code.BETTER_IS_OFF)
    if rules.better_limit == "1" and state.better_used[state.side(seat)]:
        return IllegalAction(Code.BETTER_LIMIT_REACHED, limit=1)
    if state.better_refused:
        return IllegalAction(Code.BETTER_WAS_REFUSED)
    if rules.better_redeal == "announcers_only":
        exchange = sum(len(state.hands[announcer]) for announcer in state.announcers)
        to_come = sum(int(rules.hand_size) - len(hand) for hand in state.hands)
        if exchange + to_come > len(state.stock):
            return IllegalAction(Code.NOT_ENOUGH_CARDS, needed=exchange + to_come, left=len(state.stock))
    return None


# Playing


def play_refusal(state: "WattenState", seat: int, card: Card, *, called: bool) -> IllegalAction | None:
    """Give why a seat whose turn it is may not play this card (W-20 … W-29)."""
    hand = state.hands[seat]
    if card not in hand:
        return IllegalAction(Code.NOT_YOUR_CARD, card=str(card))
    bound = state.duty(seat)
    allowed = playable(hand, bound)
    if bound and card not in allowed:
        return IllegalAction(bound.reason, card=str(card), playable=tuple(map(str, allowed)))
    if called:
        may = not state.trick.laid and carries_call(state.rules, state.order, card, len(state.tricks))
        if not may or state.rules.call == "automatic":
            return IllegalAction(Code.NO_CALL_WITH_THIS_CARD, card=str(card))
    return None


# Stakes


def _stakes_refusal(
    state: "WattenState", seat: int, action: do.Raise | do.Hold | do.Fold | do.Concede
) -> IllegalAction | None:
    match action:
        case do.Raise(to):
            return raise_refusal(state, seat) or _stake_refusal(state, to)
        case do.Hold() | do.Fold():
            return _answer_refusal(state, seat, action)
        case do.Concede():
            return _concede_refusal(state, seat)


def raise_refusal(state: "WattenState", seat: int) -> IllegalAction | None:
    """Give why a seat may not raise (or raise back in its answer) now."""
    side = state.side(seat)
    if state.phase is Phase.ANSWER:
        if seat not in state.answering:
            return IllegalAction(Code.ANSWER_FIRST, kind=do.Raise.kind)
        return _side_refusal(state, side, state.stakes.reraise_refusal(side))
    if state.phase is not Phase.PLAY:
        return IllegalAction(Code.NOT_NOW, kind=do.Raise.kind)
    if state.decided:
        return IllegalAction(Code.ROUND_IS_DECIDED)
    return _side_refusal(state, side, state.stakes.raise_refusal(side)) or _moment_refusal(state, seat)


def _side_refusal(state: "WattenState", side: int, code: Code | None) -> IllegalAction | None:
    if code is None:
        return None
    details: dict[str, Arg] = {}
    if code is Code.SIDE_IS_TENSE:
        details = {"side": side, "score": state.stakes.score[side], "target": int(state.rules.target)}
    return IllegalAction(code, **details)


def _moment_refusal(state: "WattenState", seat: int) -> IllegalAction | None:
    """Refuse a raise at the wrong moment of a trick (W-33)."""
    laid = state.trick.laid
    match state.rules.raise_when:
        case "before_own_card" if seat in state.trick.seats:
            return IllegalAction(Code.RAISE_TOO_LATE)
        case "own_turn" if seat not in state.turn:
            return IllegalAction(Code.RAISE_NOT_OUT_OF_TURN)
        case "between_tricks" if laid:
            return IllegalAction(Code.RAISE_BETWEEN_TRICKS)
    return None


def _stake_refusal(state: "WattenState", to: int) -> IllegalAction | None:
    possible = state.stakes.new_stakes()
    return None if to in possible else IllegalAction(Code.WRONG_RAISE, to=to, possible=possible)


def _answer_refusal(state: "WattenState", seat: int, action: do.Hold | do.Fold) -> IllegalAction | None:
    if state.phase is not Phase.ANSWER:
        return IllegalAction(Code.NOTHING_TO_ANSWER)
    if seat not in state.answering:
        return IllegalAction(Code.NOT_YOUR_TURN, turn=state.turn)
    if isinstance(action, do.Fold) and state.stakes.must_hold():
        return IllegalAction(Code.MUST_ACCEPT, to=state.stakes.asked)
    if isinstance(action, do.Hold) and state.stakes.must_fold():
        return IllegalAction(Code.MUST_FOLD, to=state.stakes.asked)
    return None


def _concede_refusal(state: "WattenState", seat: int) -> IllegalAction | None:
    """Refuse giving up where it is off, or off the side's turn (W-38)."""
    if state.rules.concede == "off":
        return IllegalAction(Code.CONCEDE_IS_OFF)
    if state.phase is not Phase.PLAY:
        return IllegalAction(Code.ANSWER_FIRST if state.phase is Phase.ANSWER else Code.NOT_NOW, kind="concede")
    if state.decided:
        return IllegalAction(Code.ROUND_IS_DECIDED)
    if state.side(seat) != state.side(state.to_play):
        return IllegalAction(Code.NOT_YOUR_TURN, turn=state.turn)
    return None


# Signals


def _signal_refusal(
    state: "WattenState", seat: int, action: do.Look | do.BeginGesture | do.EndGesture
) -> IllegalAction | None:
    glances = state.glances
    if state.rules.signals == "none":
        return IllegalAction(Code.SIGNALS_ARE_OFF)
    if not state.announced:
        return IllegalAction(Code.SIGNALS_NOT_OPEN)
    match action:
        case do.Look(at):
            known = at is None or (at in range(state.seats) and at != seat)
            return None if known and at != glances.gaze[seat] else IllegalAction(Code.BAD_LOOK, at=at)
        case do.EndGesture():
            return None if glances.making[seat] else IllegalAction(Code.NO_GESTURE_RUNNING)
        case do.BeginGesture(gesture):
            return _gesture_refusal(state, seat, gesture)


def _gesture_refusal(state: "WattenState", seat: int, gesture: str) -> IllegalAction | None:
    meaning = dict(state.code).get(gesture)
    if meaning is None:
        return IllegalAction(Code.UNKNOWN_GESTURE, gesture=gesture, known=tuple(name for name, _ in state.code))
    if state.glances.making[seat]:
        return IllegalAction(Code.GESTURE_RUNNING, gesture=state.glances.making[seat])
    if state.rules.false_signals == "forbidden":
        chief = state.order.chief if state.knows_announcement(seat) else None
        if not is_true(meaning, state.hands[seat], state.order.criticals, chief):
            return IllegalAction(Code.FALSE_SIGNAL, gesture=gesture, meaning=meaning)
    return None
