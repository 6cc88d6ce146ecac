"""The sequential test: right as often as it promises, and sooner than a fixed number of pairs."""

from math import inf, log

import numpy as np
import pytest

from stube.arena.sprt import Running, Sprt, run

TEST = Sprt(0.0, 0.5, least=30)


def test_the_ratio_is_that_of_two_normals_with_their_own_spread() -> None:
    """After some values the ratio is n/2 · log of the mean squares about either mean, worked out afresh."""
    values = [0.3, -1.0, 2.0, 0.1, 0.4]
    found = run(TEST, values)
    about = [sum((value - mean) ** 2 for value in values) / 5 for mean in (0.0, 0.5)]
    assert found.ratio == pytest.approx(5 / 2 * log(about[0] / about[1]))
    assert found.verdict is None
    assert TEST.bounds == pytest.approx((-2.944439, 2.944439))


@pytest.mark.parametrize(("mean", "wrong"), [(0.0, "H1"), (0.5, "H0")])
def test_errors_are_as_rare_as_promised(mean: float, wrong: str) -> None:
    """Of 400 tests under either hypothesis about one in twenty goes wrong, and all end early."""
    chance = np.random.default_rng(11)
    # Results of pairs are no normal numbers: halves of whole points, rarely large.
    spread = np.array([-3.0, -1.0, 0.0, 0.0, 1.0, 3.0])
    ended = [run(TEST, chance.choice(spread, 2000) + mean) for _ in range(400)]
    errors = sum(each.verdict == wrong for each in ended) / 400
    assert errors < 0.08, errors
    assert all(each.verdict is not None for each in ended)
    fixed = 2 * 1.645**2 * 2 * float(np.var(spread)) / 0.5**2  # pairs that a test of fixed size needs
    assert np.mean([each.pairs for each in ended]) < fixed


def test_nothing_is_decided_before_the_first_look() -> None:
    """However clear it seems, the verdict waits for the least number of pairs; then it stands."""
    running = Running(TEST)
    for number in range(1, 30):
        assert running.add(0.5 + 0.01 * (number % 2)) is None
    assert running.add(0.5) == "H1"
    pairs = running.pairs
    assert running.add(-100.0) == "H1"
    assert running.pairs == pairs


def test_results_without_spread_are_decided() -> None:
    """Pairs that are all alike and are one of the hypotheses are no division by nothing."""
    assert run(TEST, [0.0] * 40).verdict == "H0"
    assert run(TEST, [0.5] * 40).verdict == "H1"
    assert run(TEST, [0.5] * 5).ratio == inf
