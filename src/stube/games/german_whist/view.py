"""What a seat at a German Whist table may know."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from stube.cards import Card
from stube.core import Choice, HandCard, Refusal, RoundResult, TrickView, View
from stube.core.event import seen
from stube.core.trick import Trick
from stube.core.view import LaidCard
from stube.errors import Code
from stube.games.german_whist.order import following, ladder, top
from stube.games.german_whist.scoring import counted, majority, race_number, raced_for, to_win

if TYPE_CHECKING:  # the state builds views, so at run time this module is the lower one
    from stube.games.german_whist.rounds import Round
    from stube.games.german_whist.state import GermanWhistState

GAME_ID = "german_whist"
RULES_VERSION = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class GermanWhistView(View):
    """A view of German Whist. Phases: `cut`, `dealer`, `deck`, `play`, `take`, `round_over`, `over`.

    Each seat is a side and a unit of its own; `won` counts rounds in every form, and `to_win` is 0
    where points win the match. A ghost hand that plays has the number after the
    last seat in tricks, `known` and `turn`-like arguments of events.

    Attributes:
        stage: `foregame` while the trick on the table is followed by a draw, then `endgame`.
        trump: the trump suit, None without trumps.
        goal: `most` or `fewest` tricks, None before a deal that decides it.
        first_upcard: the card turned first in this round, which fixed trumps or the goal.
        upcard: the face-up card on top of the stock.
        row: the face-up cards of an open stock.
        stock_count: cards left in the stock, open and hidden.
        known: by hand, cards that this seat knows it to hold, because it took them face up (its own left out).
        counted: counted tricks of each seat so far.
        needed: tricks that win (for the fewest: that lose), or that end a race; None if three
            players compare and no number decides.
        race: whether the round ends at once when a seat has them.
        toward: tricks of each seat that count towards `needed`.
        ghost_tricks: tricks of a ghost that plays.
        ghost_count: cards that it holds.
    """

    stage: str | None
    trump: str | None
    goal: str | None
    first_upcard: str | None
    upcard: str | None
    row: tuple[str, ...]
    stock_count: int
    known: tuple[tuple[str, ...], ...]
    counted: tuple[int, ...]
    needed: int | None
    race: bool
    toward: tuple[int, ...]
    ghost_tricks: int
    ghost_count: int


def build(state: "GermanWhistState", seat: int | None) -> GermanWhistView:
    """Build what a seat (or a watcher, None) may know (G-17, G-60 to G-62)."""
    rules, layout, table, standing = state.rules, state.layout, state.table, state.standing
    number = race_number(rules, layout)
    nothing = (0,) * layout.players
    counts = counted(rules, table.tally) if table else nothing
    open_row = _codes(table.row) if table else ()
    return GermanWhistView(
        game=GAME_ID,
        rules_version=RULES_VERSION,
        rules=rules.values(),
        seat=seat,
        sides=tuple((player,) for player in range(layout.players)),
        units=tuple((player,) for player in range(layout.players)),
        phase=state.phase,
        needs_deal=None if state.needs_deal is None else str(state.needs_deal),
        decision=state.decision,
        round=state.number,
        dealer=state.dealer,
        turn=state.turn,
        hand=() if table is None or seat is None else _hand(state, table, seat),
        unseen=0,
        counts=tuple(map(len, table.hands[: layout.players])) if table else nothing,
        trick=_trick(table.trick, table.trump) if table else _NO_TRICK,
        tricks=tuple(_trick(trick, table.trump) for trick in table.tricks) if table else (),
        won_tricks=table.tally.tricks if table else nothing,
        ladder=ladder(table.trump, state.pack) if table else (),
        score=standing.score,
        target=standing.target,
        won=standing.won,
        to_win=to_win(rules),
        choices=() if seat is None else _choices(state, seat),
        free=(),
        events=seen(state.events, seat),
        result=_result(state),
        over=state.over,
        winners=standing.winners,
        stage=None if table is None else "foregame" if table.in_foregame else "endgame",
        trump=table.trump if table else None,
        goal=table.goal if table else None if rules.goal == "by_upcard" else rules.goal,
        first_upcard=str(table.first) if table and table.first else None,
        upcard=open_row[0] if open_row and rules.stock_view != "open_n" else None,
        row=open_row if rules.stock_view == "open_n" else (),
        stock_count=table.in_stock if table else 0,
        known=_known(table, seat) if table else ((),) * layout.hands,
        counted=counts,
        needed=number or (majority(rules, layout) if layout.players == 2 else None),
        race=number is not None,
        toward=raced_for(rules, table.tally) if table and number is not None else counts,
        ghost_tricks=table.foregame[-1] + table.endgame[-1] if table and layout.ghost else 0,
        ghost_count=len(table.hands[-1]) if table and layout.ghost else 0,
    )


_NO_TRICK = TrickView(laid=(), winner=None, reason=None, called=False)


def _codes(cards: tuple[Card, ...]) -> tuple[str, ...]:
    return tuple(map(str, cards))


def _trick(trick: Trick, trump: str | None) -> TrickView:
    """Show a trick: who is on top, and why."""
    if not trick.laid:
        return _NO_TRICK
    won = top(trick.cards, trump)
    laid = tuple(LaidCard(seat=seat, card=str(card)) for seat, card in trick.laid)
    return TrickView(laid=laid, winner=trick.laid[won.place].seat, reason=won.reason, called=False)


def _hand(state: "GermanWhistState", table: "Round", seat: int) -> tuple[HandCard, ...]:
    """Show the own hand, and why a card may not be played when it is the seat's turn to play."""
    hand = table.hands[seat]
    asked = seat in state.turn and not table.drawing
    may = following(hand, table.led).cards if asked else ()
    refusal = Refusal(code=str(Code.MUST_FOLLOW_SUIT), args={"suit": table.led})
    return tuple(
        HandCard(
            card=str(card),
            role="trump" if card.suit == table.trump else None,
            playable=card in may,
            refusal=refusal if asked and card not in may else None,
        )
        for card in hand
    )


def _choices(state: "GermanWhistState", seat: int) -> tuple[Choice, ...]:
    """Offer the seat's choices, with what a button must say."""
    return tuple(
        Choice(
            action=str(action),
            kind=action.kind,
            args={"card": str(action.card), "called": False} if action.kind == "play" else {"card": str(action.card)},
        )
        for action in state.choices(seat)
    )


def _known(table: "Round", seat: int | None) -> tuple[tuple[str, ...], ...]:
    """Give what everybody saw the hands take and not play yet (G-61)."""
    return tuple(
        () if holder == seat else _codes(tuple(card for card in cards if card in table.hands[holder]))
        for holder, cards in enumerate(table.known)
    )


def _result(state: "GermanWhistState") -> RoundResult | None:
    """Show how the round ended; what is left in the hands after a race stays hidden (G-62)."""
    if state.result is None:
        return None
    result = state.result
    return RoundResult(
        how=result.how,
        winners=result.winners,
        tricks=result.tricks,
        points=result.points,
        shown=((),) * state.seats,
    )
