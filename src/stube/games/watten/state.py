"""A series of Watten at one point in time."""

from dataclasses import dataclass
from functools import cached_property

from stube.cards import Card, Deal, DealKind, Pack
from stube.core import Action, Event, Keeping, RoundResult, Step, Trick, turn_order
from stube.core.seating import next_seat
from stube.errors import Code, IllegalAction
from stube.games.watten import dealing, legality, playing, views
from stube.games.watten.actions import EndGesture, WattenAction
from stube.games.watten.codes import Codes, Made
from stube.games.watten.order import Duty, Order, duty, order_of
from stube.games.watten.phases import Phase
from stube.games.watten.raising import raise_refusal
from stube.games.watten.rules import WattenRules
from stube.games.watten.scoring import Stakes, match_winners
from stube.games.watten.signals import Glances, Vocabulary
from stube.games.watten.suspects import Suspect
from stube.games.watten.view import WattenView

NO_TRICK = Trick()
NO_GLANCES = Glances.none(0)


_NEEDS = {
    Phase.CUT: DealKind.CUT,
    Phase.DEALER: DealKind.DEALER,
    Phase.DECK: DealKind.DECK,
    Phase.ROUND_OVER: DealKind.DECK,
}


@dataclass(frozen=True, slots=True)
class WattenState(Keeping):
    """A frozen state; `deal` and `play` give the next one.

    Attributes:
        rules: the rule set.
        pack: the pack played with.
        codes: the signal codes of the table and of its sides.
        phase: what is going on.
        decision: decisions and deals so far; looks and gestures do not move it.
        round: number of the round in the series, from 1.
        dealer: seat of the dealer.
        stakes: the round's stake and the match's score.
        won: matches won by each unit, a win against a side without points may count two.
        matches: matches played.
        stock: cards not dealt, the next first.
        aside: cards laid aside unseen for better ones.
        hands: cards of each seat: one kept at the cut, then the others in the order dealt.
        kept: by seat, the card kept at the cut.
        swap_asked: whether the dealer has asked to swap the announcements in this round.
        swapped: whether the dealer names the rank and forehand the suit.
        named: whether something has been named or chosen in this deal.
        shown: the card chosen to be shown for the rank, until the other is chosen.
        strike: the strike rank, once named.
        trump: the trump suit, once named.
        better_used: how often each side has used its right to better cards this round.
        better_refused: announcers who have been refused better cards on those they hold.
        asking: the announcer who asks for better cards, or to swap.
        trick: the trick on the table.
        tricks: finished tricks of the round.
        raiser: the seat that made the waiting raise.
        suspects: cards that may have broken a duty and have not been claimed.
        glances: looks and gestures.
        made: the gestures of the match that are over.
        events: what has happened since the round's first deal.
        result: how the round ended, until the next is dealt.
        winners: the units that won the series.
    """

    rules: WattenRules
    pack: Pack
    codes: Codes
    phase: Phase
    stakes: Stakes
    decision: int = 0
    round: int = 0
    dealer: int | None = None
    won: tuple[int, ...] = (0, 0)
    matches: int = 0
    stock: tuple[Card, ...] = ()
    aside: tuple[Card, ...] = ()
    hands: tuple[tuple[Card, ...], ...] = ()
    kept: tuple[Card | None, ...] = ()
    swap_asked: bool = False
    swapped: bool = False
    named: bool = False
    shown: Card | None = None
    strike: str | None = None
    trump: str | None = None
    better_used: tuple[int, int] = (0, 0)
    better_refused: frozenset[int] = frozenset()
    asking: int | None = None
    trick: Trick = NO_TRICK
    tricks: tuple[Trick, ...] = ()
    raiser: int | None = None
    suspects: tuple[Suspect, ...] = ()
    glances: Glances = NO_GLANCES
    made: tuple[Made, ...] = ()
    events: tuple[Event, ...] = ()
    result: RoundResult | None = None
    winners: tuple[int, ...] = ()

    # Who sits where

    @property
    def seats(self) -> int:
        """Number of seats."""
        return self.rules.seats

    @property
    def units(self) -> tuple[tuple[int, ...], ...]:
        """The seats of each unit that scores: two sides, or with three players each seat (W-49)."""
        return ((0, 2), (1, 3)) if self.seats == 4 else tuple((seat,) for seat in range(self.seats))

    @cached_property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """The seats of each side in this round; with three players forehand is alone (W-49)."""
        if self.seats != 3:
            return self.units
        if self.dealer is None:
            return ()
        return (self.forehand,), tuple(seat for seat in range(3) if seat != self.forehand)

    def side(self, seat: int) -> int:
        """Give the side of a seat in this round."""
        return seat % 2 if self.seats != 3 else int(seat != self.forehand)

    def code(self, seat: int | None) -> Vocabulary:
        """Give the code that a seat uses with its partner; for a watcher (None) the table's."""
        return self.codes.table if seat is None or self.seats != 4 else self.codes.of(self.side(seat))

    def after(self, seat: int) -> int:
        """Give the next seat in the direction of play."""
        return next_seat(seat, self.seats, self.rules.direction)

    @cached_property
    def dealing_order(self) -> tuple[int, ...]:
        """The seats in the order of the deal: the dealer comes last (W-11)."""
        assert self.dealer is not None
        return turn_order(self.after(self.dealer), self.seats, self.rules.direction)

    @cached_property
    def forehand(self) -> int:
        """The seat that names the strike and leads (W-12)."""
        order = self.dealing_order
        return order[0] if self.rules.forehand == "after_dealer" else order[-2]

    @cached_property
    def announcers(self) -> tuple[int, int]:
        """Forehand and dealer."""
        assert self.dealer is not None
        return self.forehand, self.dealer

    @property
    def namers(self) -> tuple[int, int]:
        """Who names the strike, and who the trump; a swap exchanges them (W-55)."""
        forehand, dealer = self.announcers
        return (dealer, forehand) if self.swapped else (forehand, dealer)

    @property
    def cutter(self) -> int:
        """The seat before the dealer (W-56)."""
        return self.dealing_order[-2]

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
        return self.phase in {Phase.PLAY, Phase.ANSWER, Phase.CHOOSE}

    @cached_property
    def turn(self) -> tuple[int, ...]:
        """Seats whose decision is waited for, in order of play."""
        match self.phase:
            case Phase.STEAL:
                return (self.cutter if self.kept[self.cutter] is None else self.announcers[1],)
            case Phase.STRIKE:
                return (self.namers[0],)
            case Phase.TRUMP:
                return (self.namers[1],)
            case Phase.BETTER | Phase.SWAP:
                return tuple(seat for seat in self.announcers if seat != self.asking)
            case Phase.CHOOSE:
                return tuple(seat for seat in self.announcers if self.side(seat) == self.stakes.choosing)
            case Phase.PLAY:
                return (self.to_play,)
            case Phase.ANSWER:
                return self.answering
        return ()

    @property
    def passing(self) -> tuple[tuple[int, WattenAction], ...]:
        """The seats that make a gesture, each with the end of it."""
        return tuple((seat, EndGesture()) for seat, gesture in enumerate(self.glances.making) if gesture)

    @cached_property
    def to_play(self) -> int:
        """The seat that plays the next card."""
        if self.trick.laid:
            return self.after(self.trick.laid[-1].seat)
        if self.tricks:
            winner = self.tricks[-1].winner
            assert winner is not None
            return winner
        return self.forehand

    @cached_property
    def answering(self) -> tuple[int, ...]:
        """Seats that may answer the waiting raise, in order of play (W-37)."""
        if self.raiser is None:
            return ()
        order = turn_order(self.raiser, self.seats, self.rules.direction)
        others = tuple(seat for seat in order if self.side(seat) != self.side(self.raiser))
        return others if self.rules.responder == "either" else others[:1]

    @cached_property
    def order(self) -> Order:
        """Who beats whom in this round, once announced."""
        assert self.strike is not None
        assert self.trump is not None
        return order_of(self.rules, self.pack, self.strike, self.trump)

    @cached_property
    def won_tricks(self) -> tuple[int, int]:
        """The number of tricks that each side has won in this round."""
        sides = [self.side(trick.winner) for trick in self.tricks if trick.winner is not None]
        return sides.count(0), sides.count(1)

    def tricks_of(self, side: int) -> int:
        """Give the number of tricks that a side has won in this round."""
        return self.won_tricks[side]

    @cached_property
    def decided(self) -> bool:
        """Whether a side has the tricks that win the round (W-30)."""
        return max(self.won_tricks) >= int(self.rules.tricks_to_win)

    @property
    def led(self) -> bool:
        """Whether a card has been led in this round."""
        return bool(self.trick.laid or self.tricks)

    @property
    def deciding(self) -> bool:
        """Whether this is the last trick and decides the round: both sides lack one (W-58)."""
        short = int(self.rules.tricks_to_win) - 1
        last = len(self.tricks) == int(self.rules.hand_size) - 1
        return last and self.won_tricks == (short, short)

    def last_card_matches(self, seat: int) -> bool:
        """Say whether a seat's last card is of the led suit, a trump, a strike or a critical (W-58)."""
        laid = dict(self.trick.laid)
        card = self.hands[seat][0] if self.hands[seat] else laid[seat]
        assert self.trick.led is not None
        return card.suit == self.trick.led.suit or self.order.role(card) is not None

    @property
    def match_is_over(self) -> bool:
        """Whether the match has been won by the score as it stands (W-41)."""
        return bool(match_winners(self.rules, self.stakes.score))

    @cached_property
    def duty(self) -> Duty | None:
        """What binds the seat that plays next to the trick on the table."""
        if not self.trick.laid:
            return None
        seat = self.to_play
        return duty(
            self.rules,
            self.order,
            self.trick.cards,
            called=self.trick.called,
            partner=self.side(self.trick.laid[0].seat) == self.side(seat),
            announcer=seat in self.announcers,
        )

    @cached_property
    def raising(self) -> tuple[IllegalAction | None, ...]:
        """By seat, why it may not raise (or raise back in its answer) now; None where it may."""
        return tuple([raise_refusal(self, seat) for seat in range(self.seats)])

    # Who may know what

    def may_look(self, seat: int) -> bool:
        """Say whether a seat may look at the cards it was dealt (W-13, W-14, W-55)."""
        announcing = self._announcing
        if announcing not in {Phase.STEAL, Phase.STRIKE, Phase.TRUMP}:
            return True
        if seat in self.announcers:
            at_once = self.rules.strike_swap == "by_agreement" or seat == self.namers[0]
            return announcing is Phase.TRUMP or at_once
        staged = self.rules.others_look == "staged" and self.side(seat) == self.side(self.namers[0])
        return self.rules.others_look == "free" or (staged and announcing is Phase.TRUMP)

    @property
    def _announcing(self) -> Phase:
        """The announcement that is waited for, also while a question about it waits."""
        if self.phase not in {Phase.BETTER, Phase.SWAP}:
            return self.phase
        return Phase.STRIKE if self.strike is None and self.shown is None else Phase.TRUMP

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

    @cached_property
    def open_view(self) -> WattenView:
        """What everybody may know who knows strike and trump, once they are fixed."""
        return views.common(self, knows=True)

    @cached_property
    def blind_view(self) -> WattenView:
        """What everybody may know who may not know strike and trump."""
        return views.common(self, knows=False)

    def view(self, seat: int | None) -> WattenView:
        """Build what a seat (or a watcher, None) may know."""
        return views.build(self, seat)
