"""What a deal does: the cut, the packets, the cards that fix strike and trump."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from stube.cards import Card, Cut, Deal, DealKind, Deck, FirstDealer
from stube.cards.packs import WELI
from stube.core import EVERYBODY, Event, Step, Trick
from stube.errors import Code, IllegalAction
from stube.games.watten.phases import Phase
from stube.games.watten.scoring import Stakes, match_winners
from stube.games.watten.signals import Glances, put

if TYPE_CHECKING:
    from stube.games.watten.state import WattenState

THREE = 3
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


def _deal(state: "WattenState", cards: tuple[Card, ...]) -> Step["WattenState"]:
    if state.phase is Phase.ROUND_OVER:
        state = _next_round(state)
    elif state.round == 0:
        state = replace(state, round=1, stakes=stakes_for(state, state.stakes.score))
    nothing: tuple[tuple[Card, ...], ...] = ((),) * state.seats
    state = replace(state, stock=cards, hands=nothing, kept=(None,) * state.seats, strike=None, trump=None)
    state = replace(state, aside=(), better_refused=frozenset(), named=False, shown=None)
    if state.rules.cut_steal != "off":
        return step(replace(state, phase=Phase.STEAL), _cut_seen(state, state.cutter))
    return _packets(state)


def stakes_for(state: "WattenState", score: tuple[int, ...]) -> Stakes:
    """Give fresh stakes for the round's sides."""
    if state.seats == THREE and state.dealer is not None:
        return Stakes.fresh(state.rules, score, state.sides)
    return Stakes.fresh(state.rules, score)


def _next_round(state: "WattenState") -> "WattenState":
    """Clear the table: the deal passes on; a match that was won is put away (W-17, W-48)."""
    assert state.dealer is not None
    score = state.stakes.score
    state = replace(state, dealer=state.after(state.dealer))
    if match_winners(state.rules, score):
        score = (0,) * len(score)
        state = replace(state, made=(), codes=replace(state.codes, opened=()))
    return replace(
        state,
        round=state.round + 1,
        stakes=stakes_for(state, score),
        better_used=(0, 0),
        swap_asked=False,
        swapped=False,
        trick=Trick(),
        tricks=(),
        suspects=(),
        glances=Glances.none(state.seats),
        events=(),
        result=None,
    )


# The cut


def _cut_seen(state: "WattenState", seat: int) -> Event:
    """Let a seat see the bottom card of the lifted part, which is the last of the deck (W-56)."""
    card = str(state.stock[-1])
    return Event("cut_seen", {"card": card}, frozenset({seat}), placed=(card,))


def keep(state: "WattenState", seat: int) -> Step["WattenState"]:
    """Keep the critical found at the cut; then the dealer may see the next card (W-56)."""
    card = state.stock[-1]
    kept = Event("kept", {"seat": seat}, EVERYBODY)
    state = replace(
        state,
        stock=state.stock[:-1],
        hands=put(state.hands, seat, (card,)),
        kept=put(state.kept, seat, card),
    )
    dealer = state.announcers[1]
    if state.rules.cut_steal == "cutter_then_dealer" and seat != dealer:
        return step(state, kept, _cut_seen(state, dealer))
    return _packets(state, kept)


def leave(state: "WattenState", seat: int) -> Step["WattenState"]:
    """Leave the card found at the cut."""
    return _packets(state, Event("left", {"seat": seat}, EVERYBODY))


# The packets


def _packets(state: "WattenState", *before: Event) -> Step["WattenState"]:
    """Deal what is dealt before the announcements, or all where cards announce (W-11, W-19)."""
    state, dealt = packets(state, 0, 1 if _waits(state) else len(state.rules.packet_sizes))
    if state.rules.names_freely:
        state = replace(state, phase=Phase.STRIKE)
        return step(state, *before, *dealt, *looks(state, *(s for s in range(state.seats) if state.may_look(s))))
    return _read_off(state, *before, *dealt)


def _waits(state: "WattenState") -> bool:
    """Say whether the packets after the first wait for the announcements."""
    return state.rules.names_freely and state.rules.announce_on == "3"


def packets(state: "WattenState", first: int, end: int) -> tuple["WattenState", tuple[Event, ...]]:
    """Deal these packets, each to every seat, the seat after the dealer first (W-11).

    A seat that kept a card at the cut gets one card fewer in the last packet (W-56).
    """
    sizes = state.rules.packet_sizes
    hands, stock, events = list(state.hands), state.stock, []
    for place in range(first, end):
        for seat in state.dealing_order:
            fewer = place == len(sizes) - 1 and state.kept[seat] is not None
            size = sizes[place] - fewer
            hands[seat], stock = (*hands[seat], *stock[:size]), stock[size:]
        events.append(Event("dealt", {"count": sizes[place]}, EVERYBODY))
    return replace(state, hands=tuple(hands), stock=stock), tuple(events)


def looks(state: "WattenState", *seats: int) -> tuple[Event, ...]:
    """Let seats look at the cards they hold."""
    held = {seat: tuple(map(str, state.hands[seat])) for seat in seats}
    return tuple(Event("picked_up", {"cards": held[seat]}, frozenset({seat}), placed=held[seat]) for seat in seats)


def dealt_to(state: "WattenState", seat: int) -> tuple[Card, ...]:
    """Give the cards dealt to a seat, without one kept at the cut."""
    return tuple(card for card in state.hands[seat] if card != state.kept[seat])


# Strike and trump


def _read_off(state: "WattenState", *before: Event) -> Step["WattenState"]:
    """Fix strike and trump by the announcers' cards (W-18, W-19): bottom card, or lowest of three."""
    lowest = state.rules.announce_source == "lowest_rank"

    def candidates(seat: int) -> list[Card]:
        cards = list(dealt_to(state, seat))
        return sorted(cards[:3], key=lambda card: _CUT_RANKS.index(card.rank)) if lowest else cards

    forehand, dealer = state.announcers
    for_rank = candidates(forehand)[:1]
    if for_rank == [WELI] and state.rules.strike_six == "off":
        for_rank = candidates(forehand)[:2]
    return fix(state, tuple(for_rank), candidates(dealer)[:1], *before)


def fix(
    state: "WattenState", for_rank: Sequence[Card], for_suit: Sequence[Card], *before: Event
) -> Step["WattenState"]:
    """Fix strike and trump by cards that the announcers show (W-10, W-18)."""
    audience = EVERYBODY if state.rules.announcement == "open" else frozenset(state.announcers)
    codes = [tuple(map(str, cards)) for cards in (for_rank, for_suit)]
    # A bottom card was dealt first, as everybody knows; which one of three is shown, only its holder.
    bottom = state.rules.announce_source == "bottom_card"
    shown = [
        Event("shown", {"seat": seat, "cards": cards}, audience, placed=cards if bottom else ())
        for seat, cards in zip(state.namers, codes, strict=True)
    ]
    state = replace(state, strike=for_rank[-1].rank, trump=for_suit[0].suit)
    return begin_play(state, *before, *shown, *announcement(state))


def announcement(state: "WattenState") -> tuple[Event, ...]:
    """Tell those who may know strike and trump."""
    audience = EVERYBODY if state.rules.announcement == "open" else frozenset(state.announcers)
    first, second = state.namers
    strike = Event("strike", {"seat": first, "rank": state.strike}, audience)
    return strike, Event("trump", {"seat": second, "suit": state.trump}, audience)


def begin_play(state: "WattenState", *before: Event) -> Step["WattenState"]:
    """Deal the packets still to come; all look; a tense side may have to choose first (W-11, W-13, W-44)."""
    state, dealt = packets(state, 1, len(state.rules.packet_sizes) if _waits(state) else 1)
    stakes = state.stakes.opened()
    phase = Phase.PLAY if stakes.choosing is None else Phase.CHOOSE
    state = replace(state, stakes=stakes, phase=phase, shown=None)
    return step(state, *before, *dealt, *looks(state, *range(state.seats)))
