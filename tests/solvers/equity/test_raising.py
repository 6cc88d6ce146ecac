"""The subgame of raising: equilibrium, and the laws that it must keep."""

from dataclasses import replace

import numpy as np
import pytest

from stube.games.watten.rules import WattenRules
from stube.games.watten.scoring import Stakes
from stube.solvers.equity.raising import Node, Signals, Subgame, normal_signals, points, worth_holding

SIGNALS = normal_signals(16)
FAR = Stakes.begin(WattenRules(), (0, 0))


def test_it_is_solved() -> None:
    """Far from the target the best response gains less than 0.5 % of the stake."""
    game = Subgame.build(SIGNALS, FAR, points, 0, highest=6).solve(200)
    assert 0 <= game.exploitability() < 0.005 * 2


@pytest.mark.parametrize(("step", "least"), [("1", 1 / 6), ("2", 1 / 4)])
def test_what_is_worth_holding(step: str, least: float) -> None:
    """With nobody left to raise, who answers holds from (n - f) / (2n): against one bucket it is exact."""
    rules = WattenRules.read({"raise_step": step})
    asked = replace(FAR, rules=rules).raised(0, 2 + int(step))
    assert worth_holding(asked.asked or 0, asked.fold_is) == pytest.approx(least)
    chances = np.linspace(0.02, 0.98, 25)
    signals = Signals(np.full((1, 25), 1 / 25), 1 - chances[None, :])
    game = Subgame.build(signals, asked, points, 1, highest=2 + int(step)).solve(100)
    holds = game.root.average()[game.root.actions.index("hold")]
    assert (holds[chances > least + 0.01] > 0.99).all()
    assert (holds[chances < least - 0.01] < 0.01).all()


def test_a_raise_against_a_tense_side_gains_nothing() -> None:
    """A tense side that is spared pays the base, so a raise against it is worth no more than none (K-39)."""
    tense = Stakes.begin(WattenRules(gespannt_loss="base"), (0, 9))
    free = Subgame.build(SIGNALS, tense, points, 0, highest=4).solve(200)
    still = Subgame.build(SIGNALS, tense, points, 0, highest=2).solve(1)
    assert free.value() <= still.value() + 0.01


def test_raising_hands_the_right_over() -> None:
    """Where the right alternates, who has raised and is held has no raise before the other side's."""

    def check(node: Node) -> None:
        if node.side is not None and any(action.startswith("raise") for action in node.actions):
            assert node.side != node.stakes.last_raiser
        for after in node.after:
            check(after)

    check(Subgame.build(SIGNALS, FAR, points, 0, highest=5).root)
