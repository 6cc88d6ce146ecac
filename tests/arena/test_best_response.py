"""The best response: never worse than any play, as good as open hands on one deal, blind to what is hidden."""

from random import Random

import pytest

from stube.arena.best_response import Responder, Weighed, every_deal
from stube.bots import Bot, find
from stube.cards import Card
from stube.core import State, View
from stube.games.watten import GAME
from stube.games.watten.rules import WattenRules
from stube.games.watten.state import WattenState

RULES = WattenRules.read(
    {
        **GAME.presets["bavarian-11"].rules.values(),
        **dict.fromkeys(("players", "tricks_to_win"), "2"),
        **dict.fromkeys(("hand_size", "packets", "announce_on"), "3"),
        "better": "off",
        "signals": "none",
        "gespannt_mode": "no_raise",
    }
)
DEALS = list(every_deal(GAME, RULES, {"pack": "7K", "score": "9 9", "dealer": "0"}, 3))


def won(view: View) -> float:
    """Give 1 to unit 0 for a round won, −1 for one lost."""
    assert view.result is not None
    return 1.0 if view.result.points[0] > view.result.points[1] else -1.0


def hand_of(state: State, seat: int) -> tuple[Card, ...]:
    """Give the cards dealt to a seat."""
    assert isinstance(state, WattenState)
    return state.hands[seat]


def even(deals: list[Weighed]) -> list[Weighed]:
    """Give some deals, equally likely."""
    return [(state, 1 / len(deals)) for state, _ in deals]


def against(state: State, me: Bot, bot: Bot) -> float:
    """Let two bots that do not mix play a round; seat 0 is `me`."""
    while state.turn:
        seat = state.turn[0]
        action = (bot if seat else me).choose(state.view(seat), Random(0))
        state = state.play(seat, GAME.parse_action(action)).state
    return won(state.view(None))


def best_open(state: State, bot: Bot, me: int = 0) -> float:
    """Give the best that a seat reaches when it sees everything: each way of choosing is tried."""
    if not state.turn:
        return (1 - 2 * me) * won(state.view(None))
    seat = state.turn[0]
    view = state.view(seat)
    tried = [choice.action for choice in view.choices] if seat == me else [bot.choose(view, Random(0))]
    return max(best_open(state.play(seat, GAME.parse_action(action)).state, bot, me) for action in tried)


def test_every_pair_of_hands_is_dealt_once() -> None:
    """Fifty-six first hands times ten second ones, with weights that sum to one."""
    assert len(DEALS) == 56 * 10
    assert len({(hand_of(state, 0), hand_of(state, 1)) for state, _ in DEALS}) == len(DEALS)
    assert sum(weight for _, weight in DEALS) == pytest.approx(1)


@pytest.mark.parametrize("name", ["lowest", "highest"])
def test_it_does_at_least_as_well_as_others(name: str) -> None:
    """Over some deals no bot of one habit does better against the same opponent."""
    deals, bot = even(DEALS[::40]), find(name)
    found = Responder(GAME, bot, won, asked=1).value(deals, 0)
    for other in ("lowest", "highest"):
        assert found >= sum(weight * against(state, find(other), bot) for state, weight in deals)


def test_on_one_deal_it_is_the_best_of_all_plays() -> None:
    """Where only one deal can be, nothing is hidden from who knows the opponent."""
    bot = find("lowest")
    for deal in DEALS[::112]:
        assert Responder(GAME, bot, won, asked=1).value(even([deal]), 0) == best_open(deal[0], bot)


def test_it_knows_no_more_than_its_seat() -> None:
    """Over deals that look alike to it, it does worse than deal by deal, somewhere."""
    bot = find("highest")
    own = hand_of(DEALS[5][0], 1)  # the forehand's: it names the strike and leads before it has seen anything
    alike = even([deal for deal in DEALS if hand_of(deal[0], 1) == own])
    assert len(alike) == 10
    together = Responder(GAME, bot, won, asked=1).value(alike, 1)
    assert together < -0.1 + sum(weight * best_open(state, bot, 1) for state, weight in alike)


def test_a_bot_that_mixes_is_asked_more_than_once() -> None:
    """Shares are how often each answer came; they sum to one."""
    responder = Responder(GAME, find("random"), won, asked=12)
    view = DEALS[0][0].view(DEALS[0][0].turn[0])
    shares = dict(responder._policy(view))
    assert sum(shares.values()) == pytest.approx(1)
    assert len(shares) > 1
    assert all(round(share * 12) == pytest.approx(share * 12) for share in shares.values())
