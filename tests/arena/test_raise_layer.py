"""The best response to raising on a small pack: exact where it can be counted, and no less than a learned one."""

from functools import cache

import numpy as np
import pytest

from stube.arena.best_response import every_deal
from stube.arena.raise_layer import Layer, exploitability
from stube.bots import Budget, find
from stube.games.watten import GAME
from stube.games.watten.rules import WattenRules
from stube.games.watten.scoring import Stakes
from stube.solvers.equity.balance import KNOTS, STREETS, Balance, Graph, Strategy, points, thresholds

RULES = WattenRules.read(
    {
        **GAME.presets["bavarian-11"].rules.values(),
        "players": "2",
        "hand_size": "3",
        "packets": "3",
        "announce_on": "3",
        "tricks_to_win": "2",
        "better": "off",
        "signals": "none",
    }
)
GRAPH = Graph.build(Stakes.begin(RULES, (0, 0)), points)


@cache
def layer() -> Layer:
    """Give every twentieth deal of eight cards, the cards played by rule of thumb."""
    deals = list(every_deal(GAME, RULES, {"pack": "7K", "score": "0 0", "dealer": "0"}, 3))[::20]
    return Layer.play(deals, find("lowest"), Budget(worlds=2))


def fixed(raises: float, holds: float) -> Strategy:
    """Give fixed chances, by class of the layer."""
    return layer().taught(thresholds(GRAPH, np.tile(KNOTS, STREETS), raises, holds))


def test_who_always_folds_loses_the_stake() -> None:
    """Against a side that folds to every raise and never raises, raising at once wins the agreed stake each time."""
    assert exploitability(layer(), GRAPH, fixed(2.0, 2.0)) == pytest.approx(int(RULES.base))


def test_who_never_raises_and_never_folds_pays_for_each_sure_round() -> None:
    """The responder raises once where it will win: more than nothing, at most one above the base."""
    found = exploitability(layer(), GRAPH, fixed(2.0, 0.0))
    assert 0 < found <= int(RULES.base) + 1


def test_more_thought_leaves_less_to_gain() -> None:
    """In balance hardly anything is gained, and less than before; a learned response finds no more than that."""
    balance = Balance((layer().courses,), GRAPH, classes=layer().classes).solve(20)
    early = exploitability(layer(), GRAPH, balance.average())
    found = balance.solve(180).average()
    late = exploitability(layer(), GRAPH, found)
    assert 0 <= late < early / 3
    assert balance.exploitability(60) <= late + 1e-9


def test_the_responder_knows_no_more_than_its_seat() -> None:
    """Deals that look alike to a seat are one class: there are fewer classes than turns, and none is both seats'."""
    courses = layer().courses
    assert len(layer().spots) < 2 * len(courses.speaker)
    assert not set(courses.own[courses.speaker == 0]) & set(courses.own[courses.speaker == 1])
