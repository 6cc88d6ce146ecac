"""Figures: intervals that hold what they promise, over pairs and nothing smaller."""

from math import inf

import numpy as np
import pytest
from arena.contests import pair

from stube.arena.figures import figure, measured, narrower_by_pairing, reduced


def test_a_figure_worked_by_hand() -> None:
    """Mean and Student interval of 1, 2, 3, 4: 2.5 ± 3.182 · 1.2910 / 2."""
    found = figure(np.array([1.0, 2.0, 3.0, 4.0]))
    assert (found.mean, found.pairs) == (2.5, 4)
    assert found.deviation == pytest.approx(1.290994)
    assert (found.low, found.high) == pytest.approx((0.445739, 4.554261), abs=1e-6)


def test_the_pair_is_the_unit() -> None:
    """Sittings that cancel out within a pair leave no spread, however far apart they are."""
    pairs = [pair(number, 5.0, -5.0) for number in range(10)]
    found = figure(measured(pairs, "points"))
    assert (found.mean, found.low, found.high) == (0.0, 0.0, 0.0)
    assert found.agrees


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    """Of 200 intervals over skewed pairs about 95 % hold the mean, by normal theory and by bootstrap."""
    chance = np.random.default_rng(7)
    held = [0, 0]
    for number in range(200):
        found = figure(chance.choice([-2.0, 0.0, 0.0, 1.0, 3.0], 150), seed=number)
        held[0] += found.low <= 0.4 <= found.high
        held[1] += found.bootstrap[0] <= 0.4 <= found.bootstrap[1]
        assert found.agrees or found.pairs < 100
    assert all(0.91 < count / 200 < 0.985 for count in held), held


def test_a_bootstrap_that_disagrees_says_so() -> None:
    """One giant result among few pairs: normal theory is not to be trusted, and the figure says it."""
    assert not figure(np.array([0.0] * 29 + [100.0])).agrees


def test_few_pairs_say_nothing() -> None:
    """One pair has no interval."""
    assert (figure(np.array([1.0])).low, figure(np.array([1.0])).high) == (-inf, inf)
    assert figure(np.array([])).pairs == 0


def test_the_same_values_give_the_same_figure() -> None:
    """The resampling has a seed of its own."""
    values = np.random.default_rng(1).normal(size=50)
    assert figure(values) == figure(values)


def test_luck_is_taken_off_without_moving_the_mean() -> None:
    """With luck in the results the interval gets narrower and still holds the truth; without any it is left out."""
    chance, off = np.random.default_rng(3), []
    for _ in range(40):
        luck = chance.normal(size=400)
        results = 0.25 + 2 * luck + chance.normal(size=400)
        pairs = [pair(n, float(x), luck=float(y)) for n, (x, y) in enumerate(zip(results, luck, strict=True))]
        found = reduced(pairs, "points")
        assert found is not None
        assert 3.5 < found.narrower < 7
        off.append((found.figure.mean - 0.25) * 400**0.5)
    assert abs(np.mean(off)) < 0.5
    assert 0.7 < np.std(off) < 1.3
    assert reduced([pair(number, 1.0) for number in range(10)], "points") is None


def test_luck_that_says_nothing_takes_nothing_off() -> None:
    """Luck that has nothing to do with the results leaves them as they are, but for a little noise."""
    chance = np.random.default_rng(4)
    pairs = [pair(n, float(chance.normal()), luck=float(chance.normal())) for n in range(2000)]
    found = reduced(pairs, "points")
    assert found is not None
    assert found.narrower == pytest.approx(1, abs=0.01)


def test_what_pairing_gains() -> None:
    """Deals that favour a side by 3 or −3 go away in pairs; results without a deal's share in them do not."""
    chance = np.random.default_rng(5)
    fair, luck = chance.normal(size=(2000, 2)), 3 * chance.normal(size=2000)
    paired = [
        pair(n, float(a + deal), float(b - deal)) for n, ((a, b), deal) in enumerate(zip(fair, luck, strict=True))
    ]
    assert narrower_by_pairing(paired, "points") == pytest.approx(10, rel=0.15)
    single = [pair(n, float(a), float(b)) for n, (a, b) in enumerate(fair)]
    assert narrower_by_pairing(single, "points") == pytest.approx(1, rel=0.1)
    assert narrower_by_pairing(single[:1], "points") is None
