"""Watten states from a few named cards, and lines of play as a person writes them."""

from collections.abc import Iterator
from random import Random

from stube.cards import Card, Deck, draw
from stube.games.watten import GAME, WattenRules, WattenState
from stube.games.watten.actions import WattenAction

PLAIN = ("E8 E9 L8 S8 H8", "ET L9 S9 H9 LT", "EU ST HT LU SU", "EO LO HO SO EK")
"""Four hands without a critical, for rounds in which the cards do not matter."""


def rules_of(preset: str = "bavarian-11", **options: str) -> WattenRules:
    """A preset with some options changed."""
    rules = WattenRules.read(options, base=GAME.presets[preset].rules)  # type: ignore[arg-type]
    assert isinstance(rules, WattenRules)
    return rules


def deck_for(rules: WattenRules, hands: tuple[str, ...], dealer: int = 3) -> Deck:
    """A deck that deals these hands (by seat, each card in the order dealt), the rest behind them."""
    named = [list(rules.pack.parse_all(hand)) for hand in hands]
    step = 1 if rules.direction == "clockwise" else -1
    seats = [(dealer + step * (place + 1)) % 4 for place in range(4)]
    cards: list[Card] = []
    begun = 0
    for size in rules.packet_sizes:
        for seat in seats:
            cards += named[seat][begun : begun + size]
        begun += size
    return Deck((*cards, *(card for card in rules.pack.cards if card not in cards)))


def dealt(rules: WattenRules, hands: tuple[str, ...] = PLAIN, **setup: str) -> WattenState:
    """A state right after the deal; the dealer is seat 3 unless the setup says otherwise."""
    setup = {"dealer": "3", **setup}
    return GAME.start(rules, setup).deal(deck_for(rules, hands, int(setup["dealer"]))).state


def play(state: WattenState, *lines: str) -> WattenState:
    """Play lines such as `0 strike U`; several may stand in one text, separated by commas."""
    for line in ", ".join(lines).split(", "):
        seat, _, action = line.partition(" ")
        state = state.play(int(seat), GAME.parse_action(action)).state
    return state


def announced(
    rules: WattenRules, hands: tuple[str, ...] = PLAIN, *, strike: str = "7", trump: str = "L", **setup: str
) -> WattenState:
    """A state in which forehand (seat 0) is about to lead."""
    return play(dealt(rules, hands, **setup), f"0 strike {strike}", f"3 trump {trump}")


def texts(actions: tuple[WattenAction, ...]) -> list[str]:
    """Actions as texts."""
    return [str(action) for action in actions]


def at_random(state: WattenState, random: Random, *, signals: bool = True) -> WattenState:
    """One random step: chance where chance is waited for, else a choice or something out of turn."""
    if state.needs_deal:
        return state.deal(draw(state.needs_deal, state.pack, state.seats, random)).state
    if state.announced and random.random() < 0.2:
        seat = random.randrange(state.seats)
        found = [a for a in state.free(seat) if signals or a.kind in {"raise", "concede"}]
        if found:
            return state.play(seat, random.choice(found)).state
    seat = random.choice(state.turn)
    return state.play(seat, random.choice(state.choices(seat))).state


def walk(rules: WattenRules, seed: int, steps: int = 200, **setup: str) -> Iterator[WattenState]:
    """The states of a random series, at most so many."""
    random = Random(seed)
    state = GAME.start(rules, setup)
    for _ in range(steps):
        yield state
        if state.over:
            return
        state = at_random(state, random)
