"""A match of German Whist at one point in time."""

from dataclasses import dataclass, replace

from stube.cards import Card, Cut, Deal, DealKind, Deck, FirstDealer, Pack
from stube.core import EVERYBODY, Action, Event, Step
from stube.core.seating import next_seat
from stube.errors import Code, IllegalAction
from stube.games.german_whist import course
from stube.games.german_whist.actions import PLAYS, TAKES, GermanWhistAction, Play, Take
from stube.games.german_whist.layout import Layout
from stube.games.german_whist.order import HEIGHT, following
from stube.games.german_whist.rounds import Round
from stube.games.german_whist.rules import GermanWhistRules
from stube.games.german_whist.scoring import Outcome, Standing, after, settle
from stube.games.german_whist.view import GermanWhistView, build


@dataclass(frozen=True, slots=True)
class GermanWhistState:
    """A match: cut or lot, then round after round until the match is over.

    Attributes:
        rules: the rule set.
        pack: the pack played with, the full one or a small one.
        layout: numbers of cards and tricks of a round.
        standing: points, rounds won, target.
        dealer: the seat that deals this round (or deals first), None before the cut.
        number: number of the round, from 1; a tied round that is dealt again keeps its number.
        decision: number of deals and decisions so far.
        table: the round on the table, None before the first deal.
        result: how the last round ended, None while one is played.
        events: what has happened since the round's first deal.
    """

    rules: GermanWhistRules
    pack: Pack
    layout: Layout
    standing: Standing
    dealer: int | None = None
    number: int = 0
    decision: int = 0
    table: Round | None = None
    result: Outcome | None = None
    events: tuple[Event, ...] = ()

    @property
    def seats(self) -> int:
        """Number of seats that people or bots take."""
        return self.layout.players

    @property
    def passing(self) -> tuple[tuple[int, Action], ...]:
        """Nothing ends by itself."""
        return ()

    @property
    def over(self) -> bool:
        """Whether the match is over (G-30)."""
        return self.standing.over

    @property
    def needs_deal(self) -> DealKind | None:
        """The kind of deal that is waited for: a cut or a lot for the first dealer, then decks."""
        if self.over:
            return None
        if self.dealer is None:
            return DealKind.CUT if self.rules.first_dealer == "cut_high" else DealKind.DEALER
        return DealKind.DECK if self.table is None or self.result is not None else None

    @property
    def phase(self) -> str:
        """What is going on: `cut`, `dealer`, `deck`, `play`, `take`, `round_over` or `over`."""
        if self.over:
            return "over"
        if self.result is not None:
            return "round_over"
        if self.table is None:
            return str(self.needs_deal)
        return "take" if self.table.drawing else "play"

    @property
    def turn(self) -> tuple[int, ...]:
        """The seat whose decision is waited for."""
        if self.table is None or self.result is not None:
            return ()
        return (self.table.next_hand,)

    def choices(self, seat: int) -> tuple[GermanWhistAction, ...]:
        """Give the cards that the seat may play or take; empty unless it is its turn."""
        if seat not in self.turn or self.table is None:
            return ()
        if self.table.drawing:
            return tuple([TAKES[card] for card in self.table.row])
        return tuple([PLAYS[card] for card in following(self.table.hands[seat], self.table.led).cards])

    def free(self, seat: int) -> tuple[GermanWhistAction, ...]:
        """Give what may be done besides: nothing in this game."""
        return ()

    def deal(self, deal: Deal) -> "Step[GermanWhistState]":
        """Take a deal.

        Raises:
            IllegalAction: `no_deal_needed`, `needs_deal` (another kind) or `bad_deal`.
        """
        if self.needs_deal is None:
            raise IllegalAction(Code.NO_DEAL_NEEDED)
        if deal.kind != self.needs_deal:
            raise IllegalAction(Code.NEEDS_DEAL, kind=str(self.needs_deal))
        match deal:
            case Cut(cards):
                return self._cut(cards)
            case FirstDealer(seat):
                if not 0 <= seat < self.seats:
                    raise IllegalAction(Code.BAD_DEAL)
                return self._step(replace(self, dealer=seat), [Event("dealer", {"seat": seat}, EVERYBODY)])
            case Deck(cards):
                return self._dealt(cards)

    def play(self, seat: int, action: Action) -> "Step[GermanWhistState]":
        """Let a seat act.

        Raises:
            IllegalAction: `series_is_over`, `needs_deal`, `not_your_turn`, `not_now`, `nothing_to_take`,
                `not_in_the_row`, `not_your_card` or `must_follow_suit`; nothing has changed.
        """
        table = self._on_turn(seat)
        events: list[Event] = []
        if isinstance(action, Play):
            _check_play(table, seat, action.card)
            table = course.lay(table, action.card, events)
        elif isinstance(action, Take):
            if not table.drawing:
                raise IllegalAction(Code.NOTHING_TO_TAKE)
            if action.card not in table.row:
                raise IllegalAction(Code.NOT_IN_THE_ROW, card=str(action.card))
            table = course.choose(table, action.card, events)
        else:
            raise IllegalAction(Code.NOT_NOW)
        if not table.over:
            return self._step(replace(self, table=table), events)
        return self._round_over(table, events)

    def view(self, seat: int | None) -> GermanWhistView:
        """Build what a seat (or a watcher, None) may know."""
        return build(self, seat)

    def _on_turn(self, seat: int) -> Round:
        if self.over:
            raise IllegalAction(Code.SERIES_IS_OVER)
        if self.table is None or self.result is not None:
            raise IllegalAction(Code.NEEDS_DEAL, kind=str(self.needs_deal))
        if seat != self.table.next_hand:
            raise IllegalAction(Code.NOT_YOUR_TURN, seat=self.table.next_hand)
        return self.table

    def _step(self, state: "GermanWhistState", events: list[Event]) -> "Step[GermanWhistState]":
        """Give the next state, one decision on, with what happened added to the round."""
        happened = tuple(events)
        return Step(replace(state, decision=self.decision + 1, events=state.events + happened), happened)

    def _cut(self, cards: tuple[Card, ...]) -> "Step[GermanWhistState]":
        """Find the first dealer: the highest card, ace high; equal highest ranks cut again (G-03)."""
        self._check_cards(cards, self.seats)
        events = [Event("cut", {"cards": tuple(map(str, cards))}, EVERYBODY)]
        heights = [HEIGHT[card.rank] for card in cards]
        highest = max(heights)
        if heights.count(highest) > 1:
            events.append(Event("cut_again", {}, EVERYBODY))
            return self._step(self, events)
        dealer = heights.index(highest)
        events.append(Event("dealer", {"seat": dealer}, EVERYBODY))
        return self._step(replace(self, dealer=dealer), events)

    def _dealt(self, cards: tuple[Card, ...]) -> "Step[GermanWhistState]":
        """Begin a round; the deal passes on unless a tied round is dealt again (G-03, G-24)."""
        self._check_cards(cards, len(self.pack.cards))
        state = self
        if self.dealer is not None and self.result is not None:
            again = self.result.replayed
            dealer = self.dealer if again else next_seat(self.dealer, self.seats)
            state = replace(self, dealer=dealer, number=self.number - again, result=None, events=())
        events: list[Event] = []
        table = course.begin(self.rules, self.layout, cards, state.dealer or 0, events)
        return self._step(replace(state, number=state.number + 1, table=table), events)

    def _round_over(self, table: Round, events: list[Event]) -> "Step[GermanWhistState]":
        """Score the round (G-20 to G-32)."""
        result = settle(self.rules, self.layout, table.tally, table.goal)
        standing = after(self.rules, self.standing, result)
        how = {"how": result.how, "winners": result.winners, "tricks": result.tricks, "points": result.points}
        events.append(Event("round_over", how, EVERYBODY))
        if result.replayed:
            events.append(Event("tie_replayed", {}, EVERYBODY))
        if standing.target != self.standing.target:
            events.append(Event("target_rises", {"target": standing.target}, EVERYBODY))
        if standing.over:
            events.append(Event("series_over", {"winners": standing.winners}, EVERYBODY))
        return self._step(replace(self, table=table, result=result, standing=standing), events)

    def _check_cards(self, cards: tuple[Card, ...], count: int) -> None:
        """Refuse a deal that has not so many different cards of the pack."""
        if len(cards) != count or len(set(cards)) != count or not set(cards) <= set(self.pack.cards):
            raise IllegalAction(Code.BAD_DEAL)


def _check_play(table: Round, seat: int, card: Card) -> None:
    """Refuse a card that may not be played (G-10, G-11)."""
    if table.drawing:
        raise IllegalAction(Code.NOT_NOW)
    if card not in table.hands[seat]:
        raise IllegalAction(Code.NOT_YOUR_CARD, card=str(card))
    if card not in following(table.hands[seat], table.led).cards:
        raise IllegalAction(Code.MUST_FOLLOW_SUIT, suit=table.led)
