"""What a deal does: the cut, the packets, the cards that fix strike and trump."""

from dataclasses import replace
from typing import TYPE_CHECKING

from stube.cards import Card, Cut, Deal, DealKind, Deck, FirstDealer
from stube.cards.packs import WELI
from stube.core import EVERYBODY, Event, Step, Trick
from stube.errors import Code, IllegalAction
from stube.games.watten.phases import Phase
from stube.games.watten.scoring import Stakes, match_winner
from stube.games.watten.signals import Glances

if TYPE_CHECKING:
    from stube.games.watten.state import WattenState

_CUT_RANKS = "6789TUOKA"
"""In the cut and in Blind the ace is high and the Weli lowest, whatever the option `ace` says."""


def take(state: "WattenState", deal: Deal) -> "Step[WattenState]":
    """Take the deal that is waited for.

    Raises:
        IllegalAction: `no_deal_needed`, `needs_deal` (another kind) or `bad_deal`.
    """
    needed = state.needs_deal
    if needed is None:
        raise IllegalAction(Code.NO_DEAL_NEEDED)
    if deal.kind is not needed:
        raise IllegalAction(Code.NEEDS_DEAL, needs=str(needed), got=str(deal.kind))
    match deal:
        case Cut(cards):
            return _cut(state, cards)
        case FirstDealer(seat):
            if seat not in range(state.seats):
                raise IllegalAction(Code.BAD_DEAL, needs=str(DealKind.DEALER))
            return _first_dealer(state, seat, ())
        case Deck(cards):
            if len(cards) != len(state.pack.cards) or set(cards) != set(state.pack.cards):
                raise IllegalAction(Code.BAD_DEAL, needs=str(DealKind.DECK))
            return _deal(state, cards)


def step(state: "WattenState", *events: Event, decides: bool = True) -> "Step[WattenState]":
    """Give a step: the events go into the state's history."""
    counted = state.decision + 1 if decides else state.decision
    return Step(replace(state, events=(*state.events, *events), decision=counted), events)


def _cut(state: "WattenState", cards: tuple[Card, ...]) -> "Step[WattenState]":
    """Let the lowest (or highest) card deal first; equal ones cut again (W-16)."""
    if len(cards) != state.seats or not set(cards) <= set(state.pack.cards) or len(set(cards)) != len(cards):
        raise IllegalAction(Code.BAD_DEAL, needs=str(DealKind.CUT))
    cut = Event("cut", {"cards": tuple(map(str, cards))}, EVERYBODY)
    ranks = [_CUT_RANKS.index(card.rank) for card in cards]
    best = min(ranks) if state.rules.first_dealer == "cut_low" else max(ranks)
    if ranks.count(best) > 1:
        return step(state, cut, Event("cut_again", {}, EVERYBODY))
    return _first_dealer(state, ranks.index(best), (cut,))


def _first_dealer(state: "WattenState", seat: int, before: tuple[Event, ...]) -> "Step[WattenState]":
    found = Event("dealer", {"seat": seat}, EVERYBODY)
    return step(replace(state, dealer=seat, phase=Phase.DECK), *before, found)


def _deal(state: "WattenState", cards: tuple[Card, ...]) -> "Step[WattenState]":
    if state.phase is Phase.ROUND_OVER:
        state = _next_round(state)
    elif state.round == 0:
        state = replace(state, round=1)
    state = replace(state, stock=cards, hands=((),) * state.seats, strike=None, trump=None, better_refused=False)
    packets = state.rules.packet_sizes
    waits = state.rules.names_freely and state.rules.announce_on == "3"
    state, events = packet(state, packets[0])
    if not waits:
        for size in packets[1:]:
            state, more = packet(state, size)
            events += more
    if state.rules.names_freely:
        state = replace(state, phase=Phase.STRIKE)
        return step(state, *events, *looks(state, *(s for s in range(state.seats) if state.may_look(s))))
    state, shown = _read_off(state)
    return step(state, *events, *shown, *looks(state, *range(state.seats)))


def _next_round(state: "WattenState") -> "WattenState":
    """Clear the table: the deal passes on; a match that was won is put away (W-17, W-48)."""
    assert state.dealer is not None
    score = state.stakes.score
    if match_winner(state.rules, score) is not None:
        score = (0, 0)
    return replace(
        state,
        round=state.round + 1,
        dealer=state.after(state.dealer),
        stakes=Stakes.begin(state.rules, score),
        better_used=(0, 0),
        trick=Trick(),
        tricks=(),
        glances=Glances.none(state.seats),
        events=(),
        result=None,
    )


def packet(state: "WattenState", size: int) -> tuple["WattenState", tuple[Event, ...]]:
    """Deal each seat a packet of this size, the seat after the dealer first (W-11)."""
    hands, stock = list(state.hands), state.stock
    for seat in state.dealing_order:
        hands[seat], stock = (*hands[seat], *stock[:size]), stock[size:]
    return replace(state, hands=tuple(hands), stock=stock), (Event("dealt", {"count": size}, EVERYBODY),)


def looks(state: "WattenState", *seats: int) -> tuple[Event, ...]:
    """Let seats look at the cards they hold."""
    return tuple(Event("picked_up", {"cards": tuple(map(str, state.hands[seat]))}, frozenset({seat})) for seat in seats)


def _read_off(state: "WattenState") -> tuple["WattenState", tuple[Event, ...]]:
    """Fix strike and trump by the announcers' cards (W-18, W-19): bottom card, or lowest of three."""
    forehand, dealer = state.announcers
    lowest = state.rules.announce_source == "lowest_rank"

    def candidates(seat: int) -> list[Card]:
        cards = list(state.hands[seat])
        return sorted(cards[:3], key=lambda card: _CUT_RANKS.index(card.rank)) if lowest else cards

    from_forehand = candidates(forehand)[:1]
    if from_forehand == [WELI] and state.rules.strike_six == "off":
        from_forehand = candidates(forehand)[:2]
    from_dealer = candidates(dealer)[:1]
    audience = EVERYBODY if state.rules.announcement == "open" else frozenset(state.announcers)
    shown = [
        Event("shown", {"seat": seat, "cards": tuple(map(str, cards))}, audience)
        for seat, cards in ((forehand, from_forehand), (dealer, from_dealer))
    ]
    state = replace(state, strike=from_forehand[-1].rank, trump=from_dealer[0].suit, phase=Phase.PLAY)
    return state, (*shown, *announcement(state))


def announcement(state: "WattenState") -> tuple[Event, ...]:
    """Tell those who may know strike and trump."""
    audience = EVERYBODY if state.rules.announcement == "open" else frozenset(state.announcers)
    forehand, dealer = state.announcers
    strike = Event("strike", {"seat": forehand, "rank": state.strike}, audience)
    return strike, Event("trump", {"seat": dealer, "suit": state.trump}, audience)
