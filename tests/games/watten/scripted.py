"""Watten states from a few named cards, and lines of play as a person writes them."""

from collections.abc import Iterator

from stube import testing
from stube.cards import Deck
from stube.core import turn_order
from stube.core.seating import next_seat
from stube.games.watten import GAME, WattenRules, WattenState
from stube.games.watten.actions import WattenAction
from stube.testing import dealt_to, deck_of

PLAIN = ("E8 E9 L8 S8 H8", "ET L9 S9 H9 LT", "EU ST HT LU SU", "EO LO HO SO EK")
"""Four hands without a critical, for rounds in which the cards do not matter."""


def rules_of(preset: str = "bavarian-11", **options: str) -> WattenRules:
    """A preset with some options changed."""
    rules = WattenRules.read(options, base=GAME.presets[preset].rules)  # type: ignore[arg-type]
    assert isinstance(rules, WattenRules)
    return rules


def deck_for(rules: WattenRules, hands: tuple[str, ...], dealer: int = 3) -> Deck:
    """A deck that deals these hands (by seat, each card in the order dealt), the rest behind them."""
    order = turn_order(next_seat(dealer, 4, rules.direction), 4, rules.direction)
    return deck_of(rules.pack, dealt_to(order, rules.packet_sizes), dict(enumerate(hands)))


def dealt(rules: WattenRules, hands: tuple[str, ...] = PLAIN, **setup: str) -> WattenState:
    """A state right after the deal; the dealer is seat 3 unless the setup says otherwise."""
    setup = {"dealer": "3", **setup}
    return GAME.start(rules, setup).deal(deck_for(rules, hands, int(setup["dealer"]))).state


def play(state: WattenState, *lines: str) -> WattenState:
    """Play lines such as `0 strike U`; several may stand in one text, separated by commas."""
    return testing.play(GAME, state, *lines)


def announced(
    rules: WattenRules, hands: tuple[str, ...] = PLAIN, *, strike: str = "7", trump: str = "L", **setup: str
) -> WattenState:
    """A state in which forehand (seat 0) is about to lead."""
    return play(dealt(rules, hands, **setup), f"0 strike {strike}", f"3 trump {trump}")


def texts(actions: tuple[WattenAction, ...]) -> list[str]:
    """Actions as texts."""
    return [str(action) for action in actions]


def walk(rules: WattenRules, seed: int, steps: int = 200, **setup: str) -> Iterator[WattenState]:
    """The states of a random series, at most so many."""
    for position in testing.Walk.play(GAME, rules, seed, most=steps - 1, setup=setup).positions:
        assert isinstance(position.state, WattenState)
        yield position.state
