"""How a Watten view is built: by listing what a seat may know."""

from typing import TYPE_CHECKING

from stube.cards import Card
from stube.core import Choice, HandCard, Refusal, Trick, TrickView
from stube.core.event import seen
from stube.core.view import LaidCard
from stube.errors import Arg, IllegalAction
from stube.games.watten import actions as do
from stube.games.watten.legality import duty_refusal, play_refusal
from stube.games.watten.order import CRITICAL_ROLES, critical_cards, sort_unannounced
from stube.games.watten.phases import Phase
from stube.games.watten.raising import SPEAKS_FOR_SIDE, raise_refusal
from stube.games.watten.scoring import BASE, FAR_STAKE, MACHINE, PENALTY, tense
from stube.games.watten.signals import Vocabulary
from stube.games.watten.view import MadeSign, PendingRaise, SeenGesture, Sign, WattenView

if TYPE_CHECKING:
    from stube.games.watten.state import WattenState

RULES_VERSION = 1


def build(state: "WattenState", seat: int | None) -> WattenView:
    """Build the view of a seat, or of a watcher (None)."""
    knows = state.knows_announcement(seat)
    fixed = state.strike is not None and state.trump is not None
    hand = () if seat is None else _hand(state, seat, knows=knows and fixed)
    choices = () if seat is None else state.choices(seat)
    free = () if seat is None else state.free(seat)
    return WattenView(
        game="watten",
        rules_version=RULES_VERSION,
        rules=state.rules.values(),
        seat=seat,
        sides=state.sides,
        units=state.units,
        phase=state.phase.value,
        needs_deal=state.needs_deal and state.needs_deal.value,
        decision=state.decision,
        round=state.round,
        dealer=state.dealer,
        turn=state.turn,
        hand=hand,
        unseen=0 if seat is None else len(state.hands[seat]) - len(hand),
        counts=tuple(len(cards) for cards in state.hands),
        trick=_trick(state, state.trick, explain=knows),
        tricks=tuple(_trick(state, trick, explain=knows) for trick in state.tricks),
        won_tricks=(state.tricks_of(0), state.tricks_of(1)),
        ladder=state.order.ladder if fixed and knows else (),
        score=state.stakes.score,
        target=int(state.rules.target),
        won=state.won,
        to_win=state.rules.matches,
        choices=tuple(_choice(state, seat, action) for action in choices if seat is not None),
        free=tuple(_choice(state, seat, action) for action in free if seat is not None),
        events=seen(state.events, seat),
        result=state.result,
        over=state.over,
        winners=state.winners,
        forehand=None if state.dealer is None else state.forehand,
        announcers=() if state.dealer is None else state.announcers,
        strike=state.strike if knows else None,
        trump=state.trump if knows else None,
        knows_announcement=knows,
        asking=state.asking,
        stake=state.stakes.agreed,
        pending=_pending(state),
        last_raiser=state.stakes.last_raiser,
        tense=tuple(tense(state.rules, points) for points in state.stakes.score),
        chosen=None if seat is None or state.shown is None or seat != state.namers[0] else str(state.shown),
        claim_pays=state.stakes.claim_pays(),
        raise_refusal=None if seat is None else _refusal(raise_refusal(state, seat)),
        gaze=state.glances.gaze,
        gesture=None if seat is None else state.glances.making[seat],
        sees=() if seat is None else _sees(state, seat),
        code=() if state.rules.signals == "none" else _signs(state.code(seat)),
        codes=_opened(state),
        made=_account(state),
    )


def _hand(state: "WattenState", seat: int, *, knows: bool) -> tuple[HandCard, ...]:
    """Give the own cards that may be looked at, highest first."""
    cards = state.hands[seat] if state.may_look(seat) else _kept(state, seat)
    ordered = state.order.sort(cards) if knows else sort_unannounced(state.rules, state.pack, cards)
    return tuple(_hand_card(state, seat, card, knows=knows) for card in ordered)


def _kept(state: "WattenState", seat: int) -> tuple[Card, ...]:
    """Give the card kept at the cut, which its holder has seen."""
    card = state.kept[seat]
    return () if card is None or card not in state.hands[seat] else (card,)


def _hand_card(state: "WattenState", seat: int, card: Card, *, knows: bool) -> HandCard:
    if knows:
        role = state.order.role(card)
    else:
        role = CRITICAL_ROLES[str(card)] if card in critical_cards(state.rules, state.pack) else None
    to_play = state.phase is Phase.PLAY and seat in state.turn
    refusal = play_refusal(state, seat, card, called=False) if to_play else None
    warning = refusal or (duty_refusal(state, seat, card) if to_play else None)
    return HandCard(card=str(card), role=role, playable=to_play and refusal is None, refusal=_refusal(warning))


def _trick(state: "WattenState", trick: Trick, *, explain: bool) -> TrickView:
    """Give a trick as it lies.

    Who may not know strike and trump learns who has won it, without a reason, and not before it is
    complete: whose card is on top of an unfinished trick would tell of them (W-10).
    """
    winner, reason = trick.winner, None
    if trick.laid and explain:
        winner = trick.laid[state.order.winner(trick.cards)].seat
        reason = state.order.reason(trick.cards)
    laid = tuple(LaidCard(seat=seat, card=str(card)) for seat, card in trick.laid)
    return TrickView(laid=laid, winner=winner, reason=reason, called=trick.called)


def _choice(state: "WattenState", seat: int, action: do.WattenAction) -> Choice:
    binds = isinstance(action, SPEAKS_FOR_SIDE) and len(state.sides[state.side(seat)]) > 1
    return Choice(action=str(action), kind=action.kind, args=_args(state, seat, action), binds=binds)


def _args(state: "WattenState", seat: int, action: do.WattenAction) -> dict[str, Arg]:
    """Give what a button for this action must say."""
    match action:
        case do.Play(card, called):
            return {"card": str(card), "called": called}
        case do.Claim(of, card):
            return {"seat": of, "card": str(card)}
        case do.Look(at):
            return {"at": at}
        case do.BeginGesture(gesture) | do.Mean(gesture):
            return {"gesture": gesture}
    return _announcing_args(state, seat, action) or _staking_args(state, seat, action)


def _announcing_args(state: "WattenState", seat: int, action: do.WattenAction) -> dict[str, Arg]:
    match action:
        case do.NameStrike(rank):
            return {"rank": rank, "held": sum(card.rank == rank for card in state.hands[seat])}
        case do.NameTrump(suit):
            return {"suit": suit, "held": sum(card.suit == suit for card in state.hands[seat])}
        case do.Show(card):
            return {"card": str(card)}
        case do.Keep() | do.Leave():
            return {"card": str(state.stock[-1])}
        case do.Better():
            costs = 0 if state.rules.better_charge == "none" else PENALTY
            return {"costs": costs, "asks": state.rules.better == "by_agreement"}
    return {}


def _staking_args(state: "WattenState", seat: int, action: do.WattenAction) -> dict[str, Arg]:
    stakes, side = state.stakes, state.side(seat)
    match action:
        case do.Raise(to):
            return {"agreed": stakes.asked or stakes.agreed, "to": to, "misraise": stakes.tense(side)}
        case do.Jump():
            return {"agreed": stakes.agreed, "to": FAR_STAKE}
        case do.Hold():
            return {"stake": stakes.asked or BASE}
        case do.Fold():
            return {"pays": stakes.fold_pays(side)}
        case do.Concede():
            return {"pays": stakes.concession_pays(side)}
        case do.Stay():
            return {"stake": stakes.chose(side, plays=True).agreed}
        case do.Give():
            return {"pays": BASE}
        case do.Machine():
            return {"points": stakes.conceded_by(1 - side, MACHINE[state.rules.maschine])}
    return {}


def _pending(state: "WattenState") -> PendingRaise | None:
    asked, raiser = state.stakes.asked, state.raiser
    if asked is None or raiser is None:
        return None
    return PendingRaise(
        seat=raiser,
        agreed=state.stakes.agreed,
        to=asked,
        fold_pays=state.stakes.fold_pays(1 - state.side(raiser)),
        answering=state.answering,
    )


def _refusal(error: IllegalAction | None) -> Refusal | None:
    return None if error is None else Refusal(code=error.code.value, args=error.details)


def _sees(state: "WattenState", seat: int) -> tuple[SeenGesture, ...]:
    at = state.glances.visible_to(seat)
    gesture = None if at is None else state.glances.making[at]
    return () if at is None or gesture is None else (SeenGesture(seat=at, gesture=gesture),)


def _signs(code: Vocabulary) -> tuple[Sign, ...]:
    return tuple(Sign(gesture=gesture, meaning=meaning) for gesture, meaning in code)


def _opened(state: "WattenState") -> tuple[tuple[Sign, ...], ...]:
    """Give the code of each side once the match is over, if one had its own (W-53)."""
    return tuple(map(_signs, state.codes.opened if state.match_is_over else ()))


def _account(state: "WattenState") -> tuple[MadeSign, ...]:
    """Give every gesture of a match that is over, and who saw it (W-53)."""
    return tuple(
        MadeSign(round=made.round, seat=made.seat, gesture=made.gesture, meaning=made.meaning, seen=made.seen)
        for made in (state.made if state.match_is_over else ())
    )
