"""Random rounds of the kernel played again by the state machine, decision by decision."""

from collections.abc import Iterator
from dataclasses import replace

import numpy as np
import numpy.typing as npt

from stube.cards import GERMAN_33, Card, Deck
from stube.games.watten import GAME, WattenRules
from stube.games.watten.actions import Fold, Hold, Leave, NameStrike, NameTrump, Play, Raise, Show, WattenAction
from stube.games.watten.order import strike_ranks
from stube.games.watten.state import WattenState
from stube.kernels import trick_rounds as kernel

Row = npt.NDArray[np.int16]


class DiffersError(AssertionError):
    """The state machine refuses a decision of the kernel, or its round ends in another way."""


def replay(rules: WattenRules, row: Row, dealer: int = 0) -> WattenState:
    """Play a round of the log again and give the state at its end.

    Args:
        rules: the rule set.
        row: the round, as `playouts.play` wrote it down.
        dealer: the seat that deals.

    Raises:
        DiffersError: a decision is not among the choices, or winner, points or announcement are not the kernel's.
    """
    state = GAME.start(rules, {"dealer": str(dealer)})
    places = _places(state)
    state = state.deal(_deck(state, row, places)).state
    strike = strike_ranks(rules, rules.pack)[row[kernel.FIRST_NAMED]]
    trump = rules.pack.suits[row[kernel.SECOND_NAMED]]
    for action in _named(state, row, strike, trump, places):
        state = _do(state, state.turn[0], action)
    if (state.strike, state.trump) != (strike, trump):
        raise DiffersError(f"announced {state.strike} {state.trump}, not {strike} {trump}")
    first = kernel.HANDS + kernel.DEALT
    for code in row[first : first + row[kernel.NUMBER]]:
        if state.result is not None:
            raise DiffersError("the round was over")
        action, called = _action(int(code))
        if isinstance(action, Play):
            action = replace(action, called=called and rules.call == "optional")
        state = _do(state, state.turn[0], action)
        if isinstance(action, Play) and called and state.trick.laid and not state.trick.called:
            raise DiffersError("the lead did not call")
    _check_end(state, row, places)
    return state


def _check_end(state: WattenState, row: Row, places: list[int]) -> None:
    if state.result is None:
        raise DiffersError("the round goes on")
    winner, paid = state.stakes.winner, max(state.stakes.gained)
    assert winner is not None
    first = int(winner != state.side(places[0]))
    if (first, paid) != (row[kernel.WINNER], row[kernel.PAID]):
        raise DiffersError(f"won by {first} for {paid}, not by {row[kernel.WINNER]} for {row[kernel.PAID]}")


def _places(state: WattenState) -> list[int]:
    """Give the seats from forehand on."""
    places = [state.forehand]
    while len(places) < state.seats:
        places.append(state.after(places[-1]))
    return places


def _hand(row: Row, place: int, seats: int, size: int) -> list[Card]:
    return [GERMAN_33.cards[row[kernel.HANDS + place + seats * one]] for one in range(size)]


def _deck(state: WattenState, row: Row, places: list[int]) -> Deck:
    """Give a deck that deals the hands of a round."""
    size = int(state.rules.hand_size)
    hands = {seat: _hand(row, place, state.seats, size) for place, seat in enumerate(places)}
    cards = [
        hands[seat].pop(0) for packet in state.rules.packet_sizes for seat in state.dealing_order for _ in range(packet)
    ]
    return Deck((*cards, *(card for card in state.pack.cards if card not in cards)))


def _named(state: WattenState, row: Row, strike: str, trump: str, places: list[int]) -> Iterator[WattenAction]:
    rules = state.rules
    if rules.cut_steal != "off":
        yield Leave()
    if not rules.names_freely:
        return
    if rules.announce_source == "chosen":
        yield NameStrike(strike)
        yield NameTrump(trump)
        return
    seen = 3 if rules.announce_on == "3" else int(rules.hand_size)
    hands = [_hand(row, places.index(seat), state.seats, seen) for seat in state.namers]
    yield Show(next(card for card in hands[0] if card.rank == strike))
    yield Show(next(card for card in hands[1] if card.suit == trump))


def _action(code: int) -> tuple[WattenAction, bool]:
    if code == kernel.HOLD:
        return Hold(), False
    if code == kernel.FOLD:
        return Fold(), False
    if code > kernel.RAISE:
        return Raise(code - kernel.RAISE), False
    return Play(GERMAN_33.cards[code >> 1]), bool(code & 1)


def _do(state: WattenState, seat: int, action: WattenAction) -> WattenState:
    if action not in state.choices(seat):
        raise DiffersError(f"{seat} {action} is no choice: {', '.join(map(str, state.choices(seat)))}")
    return state.play(seat, action).state
