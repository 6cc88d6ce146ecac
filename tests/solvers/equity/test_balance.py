"""Raising in balance: what the solution must keep, whatever the rounds were."""

from dataclasses import replace

import numpy as np
import numpy.typing as npt
import pytest

from stube.games.watten.rules import WattenRules
from stube.games.watten.scoring import Stakes
from stube.kernels.raises import FOLD, HOLD
from stube.solvers.equity.balance import KNOTS, STREETS, Balance, Courses, Graph, Strategy, points, thresholds, walk

FAR = Stakes.begin(WattenRules(), (0, 0))
CHANCES = np.tile(KNOTS, STREETS)


def rounds(number: int, turns: int = 4, seed: int = 1) -> Courses:
    """Give rounds whose chance wanders; both sides see it with some error, and the last look is nearly right."""
    random = np.random.default_rng(seed)
    rows = []
    for course in range(number):
        path = np.clip(0.5 + np.cumsum(random.normal(0, 0.2, turns)), 0.02, 0.98)
        winner = int(random.random() > path[-1])
        for turn, true in enumerate(path):
            side = turn % 2
            seen = [float(np.clip(true + random.normal(0, 0.1), 0, 1)) for _ in (0, 1)]
            own, other = (seen[0], 1 - seen[1]) if side == 0 else (1 - seen[0], seen[1])
            rows.append((course, side, 5 - turn, turn % 2, 0, 0, own, other, winner))
    return Courses.read(np.array(rows, np.float32))


@pytest.fixture(scope="module")
def courses() -> Courses:
    """Rounds for all tests here."""
    return rounds(60)


def test_nothing_much_can_be_gained_against_it(courses: Courses) -> None:
    """On the rounds it was solved on a learned response gains less than half a per cent of the stake of two."""
    balance = Balance((courses,), Graph.build(FAR, points)).solve(200)
    assert balance.exploitability(60) < 0.005 * 2


def test_a_response_beats_fixed_chances(courses: Courses) -> None:
    """Who answers best to somebody that raises early and folds often gains, and is beaten by nothing he does."""
    graph = Graph.build(FAR, points)
    fixed = thresholds(graph, CHANCES, 0.65, 0.45)
    found = Balance((courses,), graph, fixed, 1.0).solve(60).average()
    assert walk(courses, graph, found.joined(fixed, 0, graph.answers)).mean() > 0.1
    even = walk(courses, graph, fixed).mean()
    assert even == pytest.approx(0, abs=1e-9)


@pytest.mark.parametrize(("step", "least"), [("1", 1 / 6), ("2", 1 / 4)])
def test_what_is_worth_holding(step: str, least: float) -> None:
    """Far from the target, with nobody left to raise, a raise from n − step to n is held from (n − f) / (2n)."""
    rules = WattenRules.read({"raise_step": step, "immediate_reraise": "no", "max_stake": "4"})
    to = 2 + int(step)
    asked = replace(FAR, rules=rules).raised(0, to)
    assert (to - asked.fold_is) / (2 * to) == pytest.approx(least)
    graph = Graph.build(replace(FAR, rules=rules), points)
    random = np.random.default_rng(3)
    # One turn a round: side 0 raises whatever it holds, side 1 knows its chance exactly at a knot.
    knots = random.integers(0, len(KNOTS), 6000)
    lost = random.random(len(knots)) >= KNOTS[knots]
    rows = np.array(
        [
            (at, 0, 1, 0, 0, 0, 0.5, KNOTS[knot], int(not out))
            for at, (knot, out) in enumerate(zip(knots, lost, strict=True))
        ],
        np.float32,
    )
    courses = Courses.read(rows)
    always = thresholds(graph, CHANCES, 0.0, 0.0)
    answers = Balance((courses,), graph, always, 1.0).solve(12).average().answer
    held = answers[len(KNOTS) : 2 * len(KNOTS), graph.asked[2, to, 0]]
    assert (held[(least + 0.06) < KNOTS, HOLD] > 0.9).all()
    assert (held[(least - 0.06) > KNOTS, FOLD] > 0.9).all()


def test_a_raise_against_a_tense_side_gains_nothing() -> None:
    """A tense side that is spared pays the base, held or folded, so a raise only puts more at risk (K-39)."""
    spared = Graph.build(Stakes.begin(WattenRules(gespannt_loss="base"), (0, 9)), points)
    held = spared.opens[3, None, 0]
    assert spared.settled[held].tolist() == [2, -3]
    assert spared.settled[0].tolist() == [2, -2]
    assert spared.folds.tolist() == [2]
    pays = Graph.build(Stakes.begin(WattenRules(gespannt_loss="stake"), (0, 9)), points)
    assert {raiser for _, _, raiser in pays.asked} == {0}


def test_raising_hands_the_right_over() -> None:
    """Who has raised and is held has no raise before the other side's."""
    graph = Graph.build(FAR, points)
    for (_, _, raiser), node in graph.opens.items():
        assert raiser is None or graph.raises[node, raiser] == -1
        if raiser is not None and graph.raises[node].max() >= 0:
            assert graph.raises[node, 1 - raiser] >= 0


def test_exchanging_the_sides_changes_the_sign(courses: Courses) -> None:
    """Both sides doing the same gain nothing over rounds and their mirror images."""
    graph = Graph.build(FAR, points)
    random = np.random.default_rng(5)
    speak = random.random((1, len(CHANCES), 1)) * np.ones((2, 1, len(graph.opens)))
    hold = random.random((len(CHANCES), 1, 1))
    answer = np.concatenate([hold, 1 - hold, 0 * hold], axis=-1) * np.ones((1, len(graph.asked), 1))
    worth = walk(courses, graph, Strategy(speak, answer))
    assert worth.mean(axis=1) == pytest.approx(0, abs=1e-9)


def slowly(courses: Courses, course: int, graph: Graph, strategy: Strategy) -> float:
    """Give the worth of a round to side 0, one history after another, straight from what the words mean."""
    first, last = int(courses.begin[course]), int(courses.begin[course + 1])

    def share(table: npt.NDArray[np.float64], low: int, part: float) -> npt.NDArray[np.float64]:
        return np.asarray((1 - part) * table[low] + part * table[low + 1], np.float64)

    def play(turn: int, node: int) -> float:
        if turn == last:
            return float(graph.settled[node, courses.winner[course]])
        side = int(courses.speaker[turn])
        asked = int(graph.raises[node, side])
        passed = play(turn + 1, node)
        if asked < 0:
            return passed
        often = share(strategy.speak[side, :, node], int(courses.own[turn]), float(courses.own_part[turn]))
        return float((1 - often) * passed + often * answered(turn, asked))

    def answered(turn: int, node: int) -> float:
        own = graph.answers[node] == courses.speaker[turn]
        low, part = (courses.own, courses.own_part) if own else (courses.other, courses.other_part)
        holds, folds, backs = share(strategy.answer[:, node], int(low[turn]), float(part[turn]))
        found = holds * play(turn + 1, int(graph.holds[node])) + folds * graph.folds[node]
        return float(found + (backs * answered(turn, int(graph.back[node])) if graph.back[node] >= 0 else 0))

    return play(first, 0)


def test_the_kernel_walks_as_the_words_say() -> None:
    """Every round is worth what a plain walk through all its histories gives, for strategies made at random."""
    courses, graph, random = rounds(12, turns=4, seed=9), Graph.build(FAR, points), np.random.default_rng(2)
    answer = random.random((len(CHANCES), len(graph.asked), 3)) * graph.offered
    strategy = Strategy(random.random((2, len(CHANCES), len(graph.opens))), answer / answer.sum(-1, keepdims=True))
    found = walk(courses, graph, strategy)[:, 0]
    assert found == pytest.approx([slowly(courses, course, graph, strategy) for course in range(12)])
