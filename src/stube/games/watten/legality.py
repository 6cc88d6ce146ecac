"""What a seat may do now, and the code that says why not."""

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import TYPE_CHECKING

from stube.cards import Card
from stube.errors import Code, IllegalAction
from stube.games.watten import actions as do
from stube.games.watten.dealing import dealt_to
from stube.games.watten.order import carries_call, critical_cards, playable, strike_ranks
from stube.games.watten.phases import Phase
from stube.games.watten.raising import Staking, claim_refusal, claimable, staking_refusal
from stube.games.watten.signals import GESTURES, Vocabulary, is_true

if TYPE_CHECKING:
    from stube.games.watten.state import WattenState


def choices(state: "WattenState", seat: int) -> tuple[do.WattenAction, ...]:
    """Give the actions that decide what is waited for, in a fixed order."""
    if seat not in state.turn:
        return ()
    match state.phase:
        case Phase.STEAL:
            return _possible(state, seat, (do.Keep(), do.Leave()))
        case Phase.STRIKE:
            return _possible(state, seat, (*_names(state, seat, "6789TUOKA", do.NameStrike), do.Better()))
        case Phase.TRUMP:
            return _possible(state, seat, (*_names(state, seat, "ELHS", do.NameTrump), do.Better()))
        case Phase.BETTER | Phase.SWAP:
            return do.Grant(), do.Refuse()
        case Phase.CHOOSE:
            return do.Stay(), do.Give()
        case Phase.ANSWER:
            return _possible(state, seat, (do.Hold(), do.Fold(), *_raises(state), do.Farbe()))
    calls = (False,) if state.trick.laid else (False, True)  # only a lead may call
    plays = [
        do.Play(card, called)
        for card in _in_order(state, seat)
        for called in calls
        if play_refusal(state, seat, card, called=called) is None
    ]
    return (*plays, *_said_in_play(state, seat))


def free(state: "WattenState", seat: int) -> tuple[do.WattenAction, ...]:
    """Give the actions possible besides: what may be said out of turn, claims, looks, gestures."""
    return (*said_besides(state, seat), *signs(state, seat))


def said_besides(state: "WattenState", seat: int) -> tuple[do.WattenAction, ...]:
    """Give what may be said out of turn, and claims."""
    found: tuple[do.WattenAction, ...] = ()
    if state.phase is Phase.STRIKE:
        found = _possible(state, seat, (do.Swap(),))
    elif state.phase is Phase.PLAY and seat not in state.turn:
        found = _said_in_play(state, seat)
    if not state.suspects:
        return found
    return (*found, *(do.Claim(suspect.seat, suspect.card) for suspect in claimable(state, seat)))


def signs(state: "WattenState", seat: int) -> tuple[do.WattenAction, ...]:
    """Give the looks, gestures and meanings that are possible, without asking for each what all have in common."""
    if state.rules.signals == "none" or state.over:
        return ()
    found: tuple[do.WattenAction, ...] = ()
    if state.announced:
        glances = state.glances
        code: Vocabulary = () if glances.making[seat] else state.code(seat)
        found = _looks_and_gestures(state.seats, seat, glances.gaze[seat], code)
        if glances.making[seat]:
            found = (*found, do.EndGesture())
        elif state.rules.false_signals == "forbidden":
            found = _possible(state, seat, found)
    if state.needs_deal is not None and _agreement_refusal(state) is None:
        found = (*found, *_MEANINGS)
    return found


@lru_cache
def _looks_and_gestures(seats: int, seat: int, gaze: int | None, code: Vocabulary) -> tuple[do.WattenAction, ...]:
    places = (None, *(at for at in range(seats) if at != seat))
    return *(do.Look(at) for at in places if at != gaze), *(do.BeginGesture(gesture) for gesture, _ in code)


_MEANINGS = tuple(map(do.Mean, GESTURES))


def _in_order(state: "WattenState", seat: int) -> list[Card]:
    return sorted(state.hands[seat], key=state.pack.cards.index)


def _names(
    state: "WattenState", seat: int, letters: str, name: Callable[[str], do.WattenAction]
) -> Iterable[do.WattenAction]:
    if state.rules.announce_source == "shown_card":
        return [do.Show(card) for card in _in_order(state, seat)]
    return map(name, letters)


def _said_in_play(state: "WattenState", seat: int) -> tuple[do.WattenAction, ...]:
    found: tuple[do.WattenAction, ...] = () if state.raising[seat] else tuple(_raises(state))
    if not state.led:  # these open a round
        found = _possible(state, seat, (*found, do.Jump(), do.Machine()))
    return found if state.rules.concede == "off" else (*found, *_possible(state, seat, (do.Concede(),)))


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
    if isinstance(action, do.Claim):
        return claim_refusal(state, seat, action)
    if isinstance(action, do.Look | do.BeginGesture | do.EndGesture):
        return _signal_refusal(state, seat, action)
    if isinstance(action, do.Mean):
        return _agreement_refusal(state)
    if state.needs_deal:
        return IllegalAction(Code.NEEDS_DEAL, needs=str(state.needs_deal))
    if isinstance(action, Staking):
        return staking_refusal(state, seat, action)
    if isinstance(action, do.Swap):
        return _swap_refusal(state, seat)
    return _turn_refusal(state, seat, action) or _own_refusal(state, seat, action)


_PHASES: dict[type, tuple[Phase, ...]] = {
    do.Keep: (Phase.STEAL,),
    do.Leave: (Phase.STEAL,),
    do.NameStrike: (Phase.STRIKE,),
    do.NameTrump: (Phase.TRUMP,),
    do.Show: (Phase.STRIKE, Phase.TRUMP),
    do.Better: (Phase.STRIKE, Phase.TRUMP),
    do.Grant: (Phase.BETTER, Phase.SWAP),
    do.Refuse: (Phase.BETTER, Phase.SWAP),
    do.Stay: (Phase.CHOOSE,),
    do.Give: (Phase.CHOOSE,),
    do.Play: (Phase.PLAY,),
}
"""When each decision is waited for."""


def _turn_refusal(state: "WattenState", seat: int, action: do.WattenAction) -> IllegalAction | None:
    if state.phase not in _PHASES[type(action)]:
        waits = state.phase in {Phase.ANSWER, Phase.BETTER, Phase.SWAP, Phase.CHOOSE}
        return IllegalAction(Code.ANSWER_FIRST if waits else Code.NOT_NOW, kind=action.kind)
    return None if seat in state.turn else IllegalAction(Code.NOT_YOUR_TURN, turn=state.turn)


def _own_refusal(state: "WattenState", seat: int, action: do.WattenAction) -> IllegalAction | None:
    match action:
        case do.Keep() if state.stock[-1] not in critical_cards(state.rules, state.pack):
            return IllegalAction(Code.NOTHING_TO_KEEP)
        case do.NameStrike(rank):
            return _strike_refusal(state, seat, rank)
        case do.NameTrump(suit):
            return _trump_refusal(state, seat, suit)
        case do.Show(card):
            return _show_refusal(state, seat, card)
        case do.Better():
            return _better_refusal(state, seat)
        case do.Play(card, called):
            return play_refusal(state, seat, card, called=called)
    return None


# Announcing


def _strike_refusal(state: "WattenState", seat: int, rank: str) -> IllegalAction | None:
    known = strike_ranks(state.rules, state.pack)
    if state.rules.announce_source == "shown_card":
        return IllegalAction(Code.NOT_NOW, kind=do.NameStrike.kind)
    if len(rank) != 1 or rank not in known:
        return IllegalAction(Code.UNKNOWN_STRIKE, rank=rank, known=tuple(known))
    held = [card.rank for card in state.hands[seat] if card.rank in known]
    return _must_hold(state, rank, held)


def _trump_refusal(state: "WattenState", seat: int, suit: str) -> IllegalAction | None:
    if state.rules.announce_source == "shown_card":
        return IllegalAction(Code.NOT_NOW, kind=do.NameTrump.kind)
    if len(suit) != 1 or suit not in state.pack.suits:
        return IllegalAction(Code.UNKNOWN_TRUMP, suit=suit, known=tuple(state.pack.suits))
    return _must_hold(state, suit, [card.suit for card in state.hands[seat]])


def _must_hold(state: "WattenState", named: str, held: list[str]) -> IllegalAction | None:
    """Refuse what the announcer does not hold, where he must (W-15); holding nothing frees him."""
    if state.rules.must_hold == "yes" and held and named not in held:
        return IllegalAction(Code.MUST_HOLD_IT, named=named, held=tuple(dict.fromkeys(held)))
    return None


def _show_refusal(state: "WattenState", seat: int, card: Card) -> IllegalAction | None:
    """Refuse showing a card that is not held, or one whose rank cannot be a strike (W-18)."""
    if state.rules.announce_source != "shown_card":
        return IllegalAction(Code.NOT_NOW, kind=do.Show.kind)
    if card not in state.hands[seat]:
        return IllegalAction(Code.NOT_YOUR_CARD, card=str(card))
    if state.phase is Phase.STRIKE and card.rank not in strike_ranks(state.rules, state.pack):
        return IllegalAction(Code.CANNOT_SHOW, card=str(card))
    return None


def _swap_refusal(state: "WattenState", seat: int) -> IllegalAction | None:
    """Refuse asking to swap but by the dealer, once, before anything is named (W-55)."""
    if state.rules.strike_swap == "off" or not state.rules.names_freely:
        return IllegalAction(Code.SWAP_IS_OFF)
    if state.phase is not Phase.STRIKE or state.named:
        return IllegalAction(Code.NOT_NOW, kind=do.Swap.kind)
    if seat != state.announcers[1]:
        return IllegalAction(Code.NOT_YOUR_TURN, turn=(state.announcers[1],))
    return IllegalAction(Code.SWAP_WAS_ASKED) if state.swap_asked else None


def _better_refusal(state: "WattenState", seat: int) -> IllegalAction | None:
    rules = state.rules
    if rules.better == "off":
        return IllegalAction(Code.BETTER_IS_OFF)
    if rules.better_limit == "1" and state.better_used[state.side(seat)]:
        return IllegalAction(Code.BETTER_LIMIT_REACHED, limit=1)
    if seat in state.better_refused:
        return IllegalAction(Code.BETTER_WAS_REFUSED)
    if rules.better_redeal == "announcers_only":
        exchange = sum(len(dealt_to(state, announcer)) for announcer in state.announcers)
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
    if state.rules.illegal_card == "prevented":
        breach = duty_refusal(state, seat, card)
        if breach:
            return breach
    if called:
        may = not state.trick.laid and carries_call(state.rules, state.order, card, len(state.tricks))
        if not may or state.rules.call == "automatic":
            return IllegalAction(Code.NO_CALL_WITH_THIS_CARD, card=str(card))
    return None


def duty_refusal(state: "WattenState", seat: int, card: Card) -> IllegalAction | None:
    """Give the duty that a card would break; where breaches are claimed it is a warning (W-26 … W-29, W-59)."""
    bound = state.duty
    if bound is None:
        return None
    allowed = playable(state.hands[seat], bound)
    if card not in allowed:
        return IllegalAction(bound.reason, card=str(card), playable=tuple(map(str, allowed)))
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
    code = dict(state.code(seat))
    meaning = code.get(gesture)
    if meaning is None:
        return IllegalAction(Code.UNKNOWN_GESTURE, gesture=gesture, known=tuple(code))
    if state.glances.making[seat]:
        return IllegalAction(Code.GESTURE_RUNNING, gesture=state.glances.making[seat])
    if state.rules.false_signals == "forbidden":
        chief = state.order.chief if state.knows_announcement(seat) else None
        if not is_true(meaning, state.hands[seat], state.order.criticals, chief):
            return IllegalAction(Code.FALSE_SIGNAL, gesture=gesture, meaning=meaning)
    return None


def _agreement_refusal(state: "WattenState") -> IllegalAction | None:
    """Refuse a private code but between partners, while no cards are out (W-53)."""
    if state.rules.signals == "none":
        return IllegalAction(Code.SIGNALS_ARE_OFF)
    may = state.needs_deal is not None and state.seats == 4
    return None if may else IllegalAction(Code.NOT_NOW, kind=do.Mean.kind)
