"""Why a seat may not raise, answer, give up, declare or claim now."""

from typing import TYPE_CHECKING

from stube.errors import Arg, Code, IllegalAction
from stube.games.watten import actions as do
from stube.games.watten.phases import Phase
from stube.games.watten.suspects import Suspect

if TYPE_CHECKING:
    from stube.games.watten.state import WattenState

Staking = do.Raise | do.Jump | do.Machine | do.Hold | do.Fold | do.Farbe | do.Concede
SPEAKS_FOR_SIDE = Staking | do.Stay | do.Give


def staking_refusal(state: "WattenState", seat: int, action: Staking) -> IllegalAction | None:
    """Give why a seat may not do something about the stake now."""
    match action:
        case do.Raise(to):
            return raise_refusal(state, seat) or _size_refusal(state, to)
        case do.Jump():
            return _opening_refusal(state, action) or _side_refusal(
                state, state.side(seat), state.stakes.jump_refusal(state.side(seat))
            )
        case do.Machine():
            return _opening_refusal(state, action) or _machine_refusal(state, seat)
        case do.Hold() | do.Fold() | do.Farbe():
            return _answer_refusal(state, seat, action)
        case do.Concede():
            return _concede_refusal(state, seat)


def raise_refusal(state: "WattenState", seat: int) -> IllegalAction | None:
    """Give why a seat may not raise (or raise back in its answer) now."""
    if state.phase not in {Phase.PLAY, Phase.ANSWER}:  # before the cut there are no sides yet
        return IllegalAction(Code.NOT_NOW, kind=do.Raise.kind)
    side = state.side(seat)
    if state.phase is Phase.ANSWER:
        if seat not in state.answering:
            return IllegalAction(Code.ANSWER_FIRST, kind=do.Raise.kind)
        return _side_refusal(state, side, state.stakes.reraise_refusal(side))
    if state.decided:
        return IllegalAction(Code.ROUND_IS_DECIDED)
    return _side_refusal(state, side, state.stakes.raise_refusal(side)) or _moment_refusal(state, seat)


def _side_refusal(state: "WattenState", side: int, code: Code | None) -> IllegalAction | None:
    if code is None:
        return None
    details: dict[str, Arg] = {}
    if code is Code.SIDE_IS_TENSE:
        details = {"side": side, "score": max(state.stakes.points(side)), "target": int(state.rules.target)}
    return IllegalAction(code, **details)


def _moment_refusal(state: "WattenState", seat: int) -> IllegalAction | None:
    """Refuse a raise at the wrong moment of a trick (W-33), or with a last card that does not match (W-58)."""
    laid = state.trick.laid
    match state.rules.raise_when:
        case "before_own_card" if seat in state.trick.seats:
            return IllegalAction(Code.RAISE_TOO_LATE)
        case "own_turn" if seat not in state.turn:
            return IllegalAction(Code.RAISE_NOT_OUT_OF_TURN)
        case "between_tricks" if laid:
            return IllegalAction(Code.RAISE_BETWEEN_TRICKS)
    if state.rules.last_card_rule == "must_match" and state.deciding and laid and not state.stakes.raises:
        return None if state.last_card_matches(seat) else IllegalAction(Code.LAST_CARD_MUST_MATCH)
    return None


def _size_refusal(state: "WattenState", to: int) -> IllegalAction | None:
    possible = state.stakes.new_stakes()
    return None if to in possible else IllegalAction(Code.WRONG_RAISE, to=to, possible=possible)


def _opening_refusal(state: "WattenState", action: do.Jump | do.Machine) -> IllegalAction | None:
    """Refuse what can only be said before the first lead."""
    if state.phase is not Phase.PLAY or state.led:
        code = Code.ANSWER_FIRST if state.phase is Phase.ANSWER else Code.NOT_NOW
        return IllegalAction(code, kind=action.kind)
    return None


def _machine_refusal(state: "WattenState", seat: int) -> IllegalAction | None:
    """Refuse declaring without all criticals (W-57)."""
    criticals = state.order.criticals
    if state.rules.maschine == "off":
        return IllegalAction(Code.NOT_NOW, kind=do.Machine.kind)
    if not criticals or not set(criticals) <= set(state.hands[seat]):
        return IllegalAction(Code.NOT_ALL_CRITICALS, criticals=tuple(map(str, criticals)))
    return None


def farbe_is_open(state: "WattenState") -> bool:
    """Say whether the waiting raise may be challenged: the round's first, in the deciding trick (W-58)."""
    first = state.stakes.raises == 1 and state.rules.last_card_rule == "challenge"
    return first and state.deciding and bool(state.trick.laid)


def _answer_refusal(state: "WattenState", seat: int, action: do.Hold | do.Fold | do.Farbe) -> IllegalAction | None:
    if state.phase is not Phase.ANSWER:
        return IllegalAction(Code.NOTHING_TO_ANSWER)
    if seat not in state.answering:
        return IllegalAction(Code.NOT_YOUR_TURN, turn=state.turn)
    if isinstance(action, do.Farbe) and not farbe_is_open(state):
        return IllegalAction(Code.NOT_NOW, kind=action.kind)
    if isinstance(action, do.Fold) and state.stakes.must_hold():
        return IllegalAction(Code.MUST_ACCEPT, to=state.stakes.asked)
    if isinstance(action, do.Hold | do.Farbe) and state.stakes.must_fold():
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


def claimable(state: "WattenState", seat: int) -> tuple[Suspect, ...]:
    """Give the cards that a seat may claim to have broken a duty (W-59)."""
    if state.phase not in {Phase.PLAY, Phase.ANSWER, Phase.ROUND_OVER} or not state.knows_announcement(seat):
        return ()
    if state.match_is_over:
        return ()
    return tuple(suspect for suspect in state.suspects if state.side(suspect.seat) != state.side(seat))


def claim_refusal(state: "WattenState", seat: int, claim: do.Claim) -> IllegalAction | None:
    """Give why a seat may not make this claim."""
    known = {(suspect.seat, suspect.card) for suspect in claimable(state, seat)}
    if (claim.seat, claim.card) in known:
        return None
    return IllegalAction(Code.NOTHING_TO_CLAIM, seat=claim.seat, card=str(claim.card))
