"""How a Watten view is built: by listing what a seat may know."""

from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING

from stube.cards import Card
from stube.core import Choice, HandCard, Refusal, Trick, TrickView
from stube.core.event import seen as told
from stube.core.view import LaidCard
from stube.errors import Arg, IllegalAction
from stube.games.watten import actions as do
from stube.games.watten.legality import duty_refusal, play_refusal, said_besides, signs
from stube.games.watten.order import CRITICAL_ROLES, critical_cards, sort_unannounced
from stube.games.watten.phases import Phase
from stube.games.watten.raising import SPEAKS_FOR_SIDE
from stube.games.watten.scoring import BASE, FAR_STAKE, MACHINE, PENALTY, tense
from stube.games.watten.signals import Vocabulary
from stube.games.watten.view import MadeSign, PendingRaise, SeenGesture, Sign, WattenView

if TYPE_CHECKING:
    from stube.games.watten.state import WattenState

RULES_VERSION = 1


def build(state: "WattenState", seat: int | None) -> WattenView:
    """Build the view of a seat, or of a watcher (None): what everybody sees, and what the seat alone knows besides."""
    knows = state.knows_announcement(seat)
    seen = state.open_view if knows else state.blind_view
    if seat is None:
        return seen
    fixed = state.strike is not None and state.trump is not None
    hand = _hand(state, seat, knows=knows and fixed)
    return replace(
        seen,
        seat=seat,
        hand=hand,
        unseen=len(state.hands[seat]) - len(hand),
        choices=tuple([_choice(state, seat, action) for action in state.choices(seat)]),
        free=_free(state, seat),
        events=told(state.events, seat),
        chosen=None if state.shown is None or seat != state.namers[0] else str(state.shown),
        raise_refusal=_refusal(state.raising[seat]),
        gesture=state.glances.making[seat],
        sees=_sees(state, seat),
        code=_code(state, seat),
    )


def common(state: "WattenState", *, knows: bool) -> WattenView:
    """Build what everybody may know who knows, or may not know, strike and trump: the view of a watcher."""
    fixed = state.strike is not None and state.trump is not None
    return WattenView(
        game="watten",
        rules_version=RULES_VERSION,
        rules=state.rules.values(),
        seat=None,
        sides=state.sides,
        units=state.units,
        phase=state.phase.value,
        needs_deal=state.needs_deal and state.needs_deal.value,
        decision=state.decision,
        round=state.round,
        dealer=state.dealer,
        turn=state.turn,
        hand=(),
        unseen=0,
        counts=tuple(map(len, state.hands)),
        trick=_trick(state, state.trick, explain=knows),
        tricks=tuple([_trick(state, trick, explain=knows) for trick in state.tricks]),
        won_tricks=state.won_tricks,
        ladder=state.order.ladder if fixed and knows else (),
        score=state.stakes.score,
        target=int(state.rules.target),
        won=state.won,
        to_win=state.rules.matches,
        choices=(),
        free=(),
        events=told(state.events, None),
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
        tense=tuple([tense(state.rules, points) for points in state.stakes.score]),
        chosen=None,
        claim_pays=state.stakes.claim_pays(),
        raise_refusal=None,
        gaze=state.glances.gaze,
        gesture=None,
        sees=(),
        code=_code(state, None),
        codes=_opened(state),
        made=_account(state),
    )


def _hand(state: "WattenState", seat: int, *, knows: bool) -> tuple[HandCard, ...]:
    """Give the own cards that may be looked at, highest first."""
    cards = state.hands[seat] if state.may_look(seat) else _kept(state, seat)
    ordered = state.order.sort(cards) if knows else sort_unannounced(state.rules, state.pack, cards)
    return tuple([_hand_card(state, seat, card, knows=knows) for card in ordered])


def _kept(state: "WattenState", seat: int) -> tuple[Card, ...]:
    """Give the card kept at the cut, which its holder has seen."""
    card = state.kept[seat]
    return () if card is None or card not in state.hands[seat] else (card,)


def _hand_card(state: "WattenState", seat: int, card: Card, *, knows: bool) -> HandCard:
    if knows:
        role = state.order.role(card)
    else:
        role = CRITICAL_ROLES[str(card)] if card in critical_cards(state.rules, state.pack) else None
    if state.phase is not Phase.PLAY or seat not in state.turn:
        return _resting(str(card), role)
    refusal = play_refusal(state, seat, card, called=False)
    warning = refusal or duty_refusal(state, seat, card)
    return HandCard(card=str(card), role=role, playable=refusal is None, refusal=_refusal(warning))


@lru_cache(1024)
def _resting(card: str, role: str | None) -> HandCard:
    return HandCard(card=card, role=role, playable=False, refusal=None)


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


def _free(state: "WattenState", seat: int) -> tuple[Choice, ...]:
    said = [_choice(state, seat, action) for action in said_besides(state, seat)]
    return (*said, *_sign_choices(signs(state, seat)))


@lru_cache
def _sign_choices(actions: tuple[do.WattenAction, ...]) -> tuple[Choice, ...]:
    return tuple([_plain_choice(action) for action in actions])


@lru_cache(1024)
def _plain_choice(action: do.WattenAction) -> Choice:
    """Give a choice that says the same in every state and binds nobody else."""
    args: dict[str, Arg] = {}
    match action:
        case do.Play(card, called):
            args = {"card": str(card), "called": called}
        case do.Look(at):
            args = {"at": at}
        case do.BeginGesture(gesture) | do.Mean(gesture):
            args = {"gesture": gesture}
    return Choice(action=str(action), kind=action.kind, args=args)


def _choice(state: "WattenState", seat: int, action: do.WattenAction) -> Choice:
    if isinstance(action, do.Play):
        return _plain_choice(action)
    binds = isinstance(action, SPEAKS_FOR_SIDE) and len(state.sides[state.side(seat)]) > 1
    return Choice(action=str(action), kind=action.kind, args=_args(state, seat, action), binds=binds)


def _args(state: "WattenState", seat: int, action: do.WattenAction) -> dict[str, Arg]:
    """Give what a button for this action must say."""
    if isinstance(action, do.Claim):
        return {"seat": action.seat, "card": str(action.card)}
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


def _code(state: "WattenState", seat: int | None) -> tuple[Sign, ...]:
    return () if state.rules.signals == "none" else _signs(state.code(seat))


@lru_cache
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
