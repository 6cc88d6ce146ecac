"""A toy game that keeps the contract of games, so that tests of the server and of the kit need no real one.

Two seats (three with `seats=3`) get two cards each of a pack of eight, one card stays hidden under the
table. In turn each lays a card; the higher rank wins the round, the first to two rounds wins. Besides, a
seat may peek at its neighbour's face (`peek`, seen by itself alone) or raise out of turn (`raise`).
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Literal

from stube.cards import GERMAN_32, Card, Deal, DealKind, Deck, FirstDealer, Pack, small
from stube.core import (
    EVERYBODY,
    Action,
    Choice,
    Event,
    HandCard,
    Preset,
    RoundResult,
    Rulebook,
    RuleSet,
    Rung,
    Seen,
    State,
    Step,
    TrickView,
    View,
)
from stube.core.event import seen
from stube.core.rulebook import Clause, OptionGroup, says
from stube.core.view import LaidCard
from stube.errors import Code, IllegalAction, NotationError, RulesError

PACK = small(GERMAN_32, "KA")
HAND = 2


@dataclass(frozen=True, slots=True, kw_only=True)
class ToyRules(RuleSet):
    """The toy's options.

    `thrown` throws a deal in whose first card is the ace of acorns; with `order = any` the seats lay in any
    order and whoever is first binds; a later `flavour` cannot be played yet.
    """

    seats: Literal["2", "3"] = "2"
    thrown: Literal["no", "yes"] = "no"
    order: Literal["in_turn", "any"] = "in_turn"
    flavour: Literal["plain", "later"] = "plain"

    def check_playable(self) -> None:
        """Refuse the flavour that comes later."""
        if self.flavour == "later":
            raise RulesError(Code.NOT_YET_PLAYABLE, option="flavour", value="later")


@dataclass(frozen=True, slots=True)
class ToyAction:
    """One of `play CARD`, `raise`, `peek`."""

    kind: str
    card: Card | None = None

    def __str__(self) -> str:
        """Give the text form."""
        return f"{self.kind} {self.card}" if self.card else self.kind


@dataclass(frozen=True, slots=True, kw_only=True)
class ToyView(View):
    """A view of the toy: what has been peeked at by this seat, and the stake."""

    peeks: int
    stake: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ToyState:
    """A series of the toy."""

    rules: ToyRules
    pack: Pack = PACK
    seats: int = 2
    needs_deal: DealKind | None = DealKind.DEALER
    decision: int = 0
    dealer: int | None = None
    number: int = 0
    hands: tuple[tuple[Card, ...], ...] = ()
    laid: tuple[tuple[int, Card], ...] = ()
    raised: frozenset[int] = frozenset()
    peeks: tuple[int, ...] = (0, 0, 0)
    won: tuple[int, ...] = (0, 0, 0)
    result: RoundResult | None = None
    history: tuple[Event, ...] = field(default=())

    @property
    def turn(self) -> tuple[int, ...]:
        """The seats that are to lay a card."""
        if self.needs_deal or self.over or self.dealer is None:
            return ()
        if self.rules.order == "any":
            laid = {seat for seat, _ in self.laid}
            return tuple(seat for seat in range(self.seats) if seat not in laid)
        return ((self.dealer + 1 + len(self.laid)) % self.seats,)

    @property
    def passing(self) -> tuple[tuple[int, ToyAction], ...]:
        """Nothing ends by itself."""
        return ()

    @property
    def over(self) -> bool:
        """Whether somebody has won two rounds."""
        return max(self.won) == 2

    def choices(self, seat: int) -> tuple[ToyAction, ...]:
        """Lay any card in turn."""
        return tuple(ToyAction("play", card) for card in self.hands[seat]) if seat in self.turn else ()

    def free(self, seat: int) -> tuple[ToyAction, ...]:
        """Peek, or raise once a round."""
        if not self.turn:
            return ()
        return (ToyAction("peek"), *(() if seat in self.raised else (ToyAction("raise"),)))

    def deal(self, deal: Deal) -> Step["ToyState"]:
        """Take the first dealer, then a deck a round."""
        if self.needs_deal is None:
            raise IllegalAction(Code.NO_DEAL_NEEDED)
        if deal.kind is not self.needs_deal:
            raise IllegalAction(Code.NEEDS_DEAL, kind=str(self.needs_deal))
        moved = replace(self, decision=self.decision + 1)
        if isinstance(deal, FirstDealer):
            if deal.seat not in range(self.seats):
                raise IllegalAction(Code.BAD_DEAL)
            return moved._tell(
                Event("dealer", {"seat": deal.seat}, EVERYBODY), dealer=deal.seat, needs_deal=DealKind.DECK
            )
        if not isinstance(deal, Deck) or sorted(deal.cards) != sorted(self.pack.cards):
            raise IllegalAction(Code.BAD_DEAL)
        if self.rules.thrown == "yes" and deal.cards[0] == Card("E", "A"):
            return moved._tell(Event("thrown_in", {}, EVERYBODY))
        hands = tuple(deal.cards[seat * HAND : seat * HAND + HAND] for seat in range(self.seats))
        dealer = self.dealer if self.number == 0 else ((self.dealer or 0) + 1) % self.seats
        events = [Event("dealt", {"count": HAND}, EVERYBODY)]
        codes = [tuple(map(str, hand)) for hand in hands]
        events += [
            Event("picked_up", {"cards": cards}, frozenset({seat}), placed=cards) for seat, cards in enumerate(codes)
        ]
        cleared = replace(moved, history=(), laid=(), raised=frozenset(), result=None)
        return cleared._tell(*events, needs_deal=None, number=self.number + 1, dealer=dealer, hands=hands)

    def play(self, seat: int, action: Action) -> Step["ToyState"]:
        """Lay, raise or peek."""
        assert isinstance(action, ToyAction)
        if self.over:
            raise IllegalAction(Code.SERIES_IS_OVER)
        if self.needs_deal:
            raise IllegalAction(Code.NEEDS_DEAL, kind=str(self.needs_deal))
        if action.kind == "peek":
            peeks = tuple(count + (place == seat) for place, count in enumerate(self.peeks))
            return self._tell(Event("peeked", {"seat": seat}, frozenset({seat})), peeks=peeks)
        if action.kind == "raise":
            if seat in self.raised:
                raise IllegalAction(Code.OTHER_SIDE_IS_TO_RAISE)
            event = Event("raised", {"seat": seat}, EVERYBODY)
            return replace(self, decision=self.decision + 1)._tell(event, raised=self.raised | {seat})
        if seat not in self.turn:
            raise IllegalAction(Code.NOT_YOUR_TURN, seat=seat)
        if action.card is None or action.card not in self.hands[seat]:
            raise IllegalAction(Code.NOT_YOUR_CARD, card=str(action.card))
        hands = tuple(tuple(card for card in hand if card != action.card) for hand in self.hands)
        laid = (*self.laid, (seat, action.card))
        event = Event("played", {"seat": seat, "card": str(action.card)}, EVERYBODY)
        step = replace(self, decision=self.decision + 1)._tell(event, hands=hands, laid=laid)
        return step if len(laid) < self.seats else step.state._score(step.events)

    def _score(self, before: tuple[Event, ...]) -> Step["ToyState"]:
        best = max(self.laid, key=lambda laid: (PACK.ranks.index(laid[1].rank), -PACK.suits.index(laid[1].suit)))[0]
        won = tuple(count + (place == best) for place, count in enumerate(self.won))
        one = tuple(int(place == best) for place in range(self.seats))
        result = RoundResult(how="played", winners=(best,), tricks=one, points=one, shown=((),) * self.seats)
        after = replace(self, won=won, result=result)
        step = after._tell(
            Event("round_over", {"winner": best}, EVERYBODY),
            needs_deal=None if after.over else DealKind.DECK,
        )
        return Step(step.state, before + step.events)

    def _tell(self, *events: Event, **changes: object) -> Step["ToyState"]:
        return Step(replace(self, history=self.history + events, **changes), events)  # type: ignore[arg-type]

    def view(self, seat: int | None) -> ToyView:
        """Build what a seat may know."""
        hand = self.hands[seat] if seat is not None and self.hands else ()
        mine = set(self.choices(seat)) if seat is not None else set()
        winner = self.result.winners[0] if self.result else None
        trick = TrickView(
            laid=tuple(LaidCard(seat=place, card=str(card)) for place, card in self.laid),
            winner=winner,
            reason=None,
            called=False,
        )
        return ToyView(
            game="toy",
            rules_version=1,
            rules=self.rules.values(),
            seat=seat,
            sides=tuple((place,) for place in range(self.seats)),
            units=tuple((place,) for place in range(self.seats)),
            phase="over" if self.over else str(self.needs_deal or "play"),
            needs_deal=self.needs_deal,
            decision=self.decision,
            round=self.number,
            dealer=self.dealer,
            turn=self.turn,
            hand=tuple(
                HandCard(card=str(card), role=None, playable=ToyAction("play", card) in mine, refusal=None)
                for card in hand
            ),
            unseen=0,
            counts=tuple(map(len, self.hands)) or (0,) * self.seats,
            trick=trick,
            tricks=() if self.result is None else (trick,),
            won_tricks=(0,) * self.seats if self.result is None else self.result.tricks,
            ladder=(),
            score=self.won[: self.seats],
            target=2,
            won=(0,) * self.seats,
            to_win=1,
            choices=tuple(map(_choice, self.choices(seat))) if seat is not None else (),
            free=tuple(map(_choice, self.free(seat))) if seat is not None else (),
            events=seen(self.history, seat),
            result=self.result,
            over=self.over,
            winners=tuple(place for place in range(self.seats) if self.won[place] == 2),
            peeks=self.peeks[seat] if seat is not None else 0,
            stake=1 + len(self.raised),
        )


def _choice(action: ToyAction) -> Choice:
    return Choice(action=str(action), kind=action.kind, args={"card": str(action.card)} if action.card else {})


RULEBOOK = Rulebook(
    clauses=(
        Clause("T-01", "play", "ours", (says(), says("three", seats="3", args={"seats": "seats"}))),
        Clause("T-02", "deal", "ours", (says(thrown="yes"),)),
    ),
    refusals={Code.NOT_YOUR_TURN: ("T-01",), Code.NEEDS_DEAL: ("T-02", "T-01")},
    groups=(OptionGroup("all", ("seats", "thrown", "order", "flavour")),),
)


class Toy:
    """The toy as a `stube.core.Game`."""

    def __init__(self) -> None:
        self.id = "toy"
        self.rules_version = 1
        self.rules_type: type[RuleSet] = ToyRules
        self.view_type: type[View] = ToyView
        self.presets: Mapping[str, Preset] = {
            "two": Preset("two", ToyRules()),
            "three": Preset("three", ToyRules(seats="3")),
            "thrown": Preset("thrown", ToyRules(thrown="yes")),
            "any": Preset("any", ToyRules(order="any")),
        }
        self.aliases: Mapping[str, str] = {"pair": "two"}
        self.default_preset = "two"
        self.setup_keys: tuple[str, ...] = ("dealer", "score", "won")
        self.rulebook = RULEBOOK
        self.calls: tuple[str, ...] = ("knock", "hurry")
        self.gives_up: tuple[str, ...] = ("concede",)

    def again(self, state: State) -> ToyState:
        """Begin another series with the next dealer."""
        assert isinstance(state, ToyState)
        setup = {} if state.dealer is None else {"dealer": str((state.dealer + 1) % state.seats)}
        return replace(self.start(state.rules, setup), decision=state.decision + 1)

    def may_talk(self, state: State) -> bool:
        """Between rounds."""
        return state.needs_deal is not None or state.over

    def start(self, rules: RuleSet, setup: Mapping[str, str] | None = None) -> ToyState:
        """Begin a series: `score` says the rounds won (`1 0`), `won` that no match is (`0 0`)."""
        assert isinstance(rules, ToyRules)
        rules.check_playable()
        told, seats = dict(setup or {}), int(rules.seats)
        for key in told:
            if key not in self.setup_keys:
                raise RulesError(Code.UNKNOWN_SETUP, key=key)
        score = tuple(map(int, told.get("score", "0 " * seats).split()))
        dealer = int(told["dealer"]) if "dealer" in told else None
        if len(score) != seats or dealer not in {None, *range(seats)}:
            raise NotationError(Code.BAD_NUMBER, text=str(told))
        return ToyState(
            rules=rules,
            seats=seats,
            dealer=dealer,
            needs_deal=DealKind.DEALER if dealer is None else DealKind.DECK,
            won=(*score, 0)[:3],
        )

    def seats(self, rules: RuleSet) -> int:
        """Number of seats."""
        assert isinstance(rules, ToyRules)
        return int(rules.seats)

    def pack(self, rules: RuleSet) -> Pack:
        """The pack of eight."""
        return PACK

    def named(self, rules: RuleSet) -> Mapping[str, tuple[str, ...]]:
        """A round fixes nothing."""
        return {}

    def ladder(self, rules: RuleSet, named: Mapping[str, str]) -> tuple[Rung, ...]:
        """Rank by rank; nothing is named."""
        return tuple(Rung(role="plain", cards=tuple(suit + rank for suit in PACK.suits)) for rank in PACK.ranks[::-1])

    def parse_action(self, text: str) -> ToyAction:
        """Read an action."""
        kind, _, card = text.partition(" ")
        if kind in {"peek", "raise"} and not card:
            return ToyAction(kind)
        if kind == "play":
            return ToyAction(kind, PACK.parse(card))
        raise NotationError(Code.BAD_ACTION, text=text)


__all__ = ["PACK", "Seen", "Toy", "ToyAction", "ToyRules", "ToyState", "ToyView"]
