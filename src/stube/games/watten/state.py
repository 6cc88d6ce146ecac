"""A series of Watten at one point in time."""

from dataclasses import dataclass

from stube.cards import Card, Deal, DealKind, Pack
from stube.core import Action, Event, RoundResult, Step, Trick, turn_order
from stube.core.seating import next_seat
from stube.errors import Code, IllegalAction
from stube.games.watten import dealing, legality, playing, views
from stube.games.watten.actions import WattenAction
from stube.games.watten.order import Duty, Order, duty, order_of
from stube.games.watten.phases import Phase
from stube.games.watten.rules import WattenRules
from stube.games.watten.scoring import Stakes
from stube.games.watten.signals import Glances, Vocabulary
from stube.games.watten.view import WattenView

SEATS = 4
NO_TRICK = Trick()
NO_GLANCES = Glances.none(SEATS)


_NEEDS = {
    Phase.CUT: DealKind.CUT,
    Phase.DEALER: DealKind.DEALER,
    Phase.DECK: DealKind.DECK,
    Phase.ROUND_OVER: DealKind.DECK,
}


@dataclass(frozen=True, slots=True)
class WattenState:
    """A frozen state; `deal` and `play` give the next one.

    Attributes:
        rules: the rule set.
        pack: the pack played with.
        code: the table's signal code.
        phase: what is going on.
        decision: decisions and deals so far; looks and gestures do not move it.
        round: number of the round in the series, from 1.
        dealer: seat of the dealer.
        stakes: the round's stake and the match's score.
        won: matches won by each side.
        stock: cards not dealt, the next first.
        hands: cards of each seat, in the order dealt.
        strike: the strike rank, once named.
        trump: the trump suit, once named.
        better_used: how often each side has used its right to better cards this round.
        better_refused: whether the announcer on turn has been refused better cards on these.
        asking: the announcer who asks for better cards.
        trick: the trick on the table.
        tricks: finished tricks of the round.
        raiser: the seat that made the waiting raise.
        glances: looks and gestures.
        events: what has happened since the round's first deal.
        result: how the round ended, until the next is dealt.
        winner: the side that won the series.
    """

    rules: WattenRules
    pack: Pack
    code: Vocabulary
    phase: Phase
    stakes: Stakes
    decision: int = 0
    round: int = 0
    dealer: int | None = None
    won: tuple[int, int] = (0, 0)
    stock: tuple[Card, ...] = ()
    hands: tuple[tuple[Card, ...], ...] = ((),) * SEATS
    strike: str | None = None
    trump: str | None = None
    better_used: tuple[int, int] = (0, 0)
    better_refused: bool = False
    asking: int | None = None
    trick: Trick = NO_TRICK
    tricks: tuple[Trick, ...] = ()
    raiser: int | None = None
    glances: Glances = NO_GLANCES
    events: tuple[Event, ...] = ()
    result: RoundResult | None = None
    winner: int | None = None

    # Who sits where

    @property
    def seats(self) -> int:
        """Number of seats."""
        return SEATS

    def after(self, seat: int) -> int:
        """Give the next seat in the direction of play."""
        return next_seat(seat, SEATS, self.rules.direction)

    @property
    def dealing_order(self) -> tuple[int, ...]:
        """The seats in the order of the deal: the dealer comes last (W-11)."""
        assert self.dealer is not None
        return turn_order(self.after(self.dealer), SEATS, self.rules.direction)

    @property
    def forehand(self) -> int:
        """The seat that names the strike and leads (W-12)."""
        order = self.dealing_order
        return order[0] if self.rules.forehand == "after_dealer" else order[-2]

    @property
    def announcers(self) -> tuple[int, int]:
        """Forehand and dealer."""
        assert self.dealer is not None
        return self.forehand, self.dealer

    @staticmethod
    def side(seat: int) -> int:
        """Give the side of a seat: 0 for seats 0 and 2, 1 for seats 1 and 3."""
        return seat % 2

    # What is going on

    @property
    def needs_deal(self) -> DealKind | None:
        """The kind of deal that is waited for, if any."""
        return _NEEDS.get(self.phase)

    @property
    def over(self) -> bool:
        """Whether the series is over."""
        return self.phase is Phase.OVER

    @property
    def announced(self) -> bool:
        """Whether strike and trump are fixed and the round is being played."""
        return self.phase in {Phase.PLAY, Phase.ANSWER}

    @property
    def turn(self) -> tuple[int, ...]:
        """Seats whose decision is waited for, in order of play."""
        match self.phase:
            case Phase.STRIKE:
                return (self.forehand,)
            case Phase.TRUMP:
                return (self.announcers[1],)
            case Phase.BETTER:
                return tuple(seat for seat in self.announcers if seat != self.asking)
            case Phase.PLAY:
                return (self.to_play,)
            case Phase.ANSWER:
                return self.answering
        return ()

    @property
    def to_play(self) -> int:
        """The seat that plays the next card."""
        if self.trick.laid:
            return self.after(self.trick.laid[-1].seat)
        if self.tricks:
            winner = self.tricks[-1].winner
            assert winner is not None
            return winner
        return self.forehand

    @property
    def answering(self) -> tuple[int, ...]:
        """Seats that may answer the waiting raise, in order of play (W-37)."""
        if self.raiser is None:
            return ()
        first = self.after(self.raiser)
        both = (first, self.after(self.after(first)))
        return both if self.rules.responder == "either" else (first,)

    @property
    def order(self) -> Order:
        """Who beats whom in this round, once announced."""
        assert self.strike is not None
        assert self.trump is not None
        return order_of(self.rules, self.pack, self.strike, self.trump)

    def tricks_of(self, side: int) -> int:
        """Give the number of tricks that a side has won in this round."""
        return sum(trick.winner is not None and self.side(trick.winner) == side for trick in self.tricks)

    @property
    def decided(self) -> bool:
        """Whether a side has the tricks that win the round (W-30)."""
        return max(self.tricks_of(0), self.tricks_of(1)) >= int(self.rules.tricks_to_win)

    def duty(self, seat: int) -> Duty | None:
        """Give what binds a seat that plays to the trick on the table."""
        if not self.trick.laid:
            return None
        return duty(
            self.rules,
            self.order,
            self.trick.cards,
            called=self.trick.called,
            partner=self.side(self.trick.laid[0].seat) == self.side(seat),
            announcer=seat in self.announcers,
        )

    # Who may know what

    def may_look(self, seat: int) -> bool:
        """Say whether a seat may look at its own cards (W-13, W-14)."""
        if self.phase is Phase.STRIKE or (self.phase is Phase.BETTER and self.strike is None):
            return seat == self.forehand or (self.rules.others_look == "free" and seat not in self.announcers)
        if self.phase in {Phase.TRUMP, Phase.BETTER}:
            staged = self.rules.others_look == "staged" and self.side(seat) == self.side(self.forehand)
            return seat in self.announcers or staged or self.rules.others_look == "free"
        return True

    def knows_announcement(self, seat: int | None) -> bool:
        """Say whether a seat (or a watcher, None) may know strike and trump (W-10)."""
        if self.rules.announcement == "open" or self.result is not None:
            return True
        return seat is not None and self.dealer is not None and seat in self.announcers

    # What happens

    def choices(self, seat: int) -> tuple[WattenAction, ...]:
        """Give the actions that decide what is waited for; none unless the seat is in `turn`."""
        return legality.choices(self, seat)

    def free(self, seat: int) -> tuple[WattenAction, ...]:
        """Give the actions possible besides: looks, gestures, a raise out of turn."""
        return legality.free(self, seat)

    def deal(self, deal: Deal) -> "Step[WattenState]":
        """Take a deal.

        Raises:
            IllegalAction: `no_deal_needed`, `needs_deal` or `bad_deal`.
        """
        return dealing.take(self, deal)

    def play(self, seat: int, action: Action) -> "Step[WattenState]":
        """Let a seat act.

        Raises:
            IllegalAction: with the code that says why; nothing has changed.
        """
        if not isinstance(action, WattenAction):
            raise IllegalAction(Code.BAD_ACTION, text=str(action), game="watten")
        refusal = legality.refusal(self, seat, action)
        if refusal:
            raise refusal
        return playing.act(self, seat, action)

    def view(self, seat: int | None) -> WattenView:
        """Build what a seat (or a watcher, None) may know."""
        return views.build(self, seat)
