"""Constraints on places: the counted draws, shares and totals against the plain list of all worlds."""

from random import Random

import numpy as np
import pytest
from scipy import stats

from stube.solvers.worlds import unseen as counted
from stube.solvers.worlds.unseen import Clue, TooManyError, Unseen


def puzzle(seed: int) -> Unseen:
    """Nine cards, three places, forbidden cards and a clue that weighs."""
    random = Random(seed)
    needs = random.choice([(2, 2, 2), (1, 3, 2), (0, 4, 5), (3, 3, 3)])
    never = tuple(random.getrandbits(9) & random.getrandbits(9) & random.getrandbits(9) for _ in range(3))
    clue = Clue(1, (0b101010101,), lambda counts: 1.0 + counts[0])
    return Unseen(pool=0b111111111, known=(1 << 20, 0, 0), needs=needs, never=never, clues=(clue,))


@pytest.mark.parametrize("seed", range(12))
def test_draws_shares_and_total_agree_with_the_list(seed: int) -> None:
    """Chi-square of draws, the chance of every card at every place, and the weight of all worlds."""
    unseen = puzzle(seed)
    if not unseen.total:
        with pytest.raises(ValueError, match="no world"):
            unseen.draw(1, 1)
        return
    worlds, chances = unseen.every()
    assert unseen.total == pytest.approx(sum(weight for _, weight in unseen._walk(0, unseen.pool)))
    drawn = unseen.draw(40_000, seed)
    places = {world.tobytes(): place for place, world in enumerate(worlds)}
    counts = np.bincount([places[world.tobytes()] for world in drawn], minlength=len(worlds))
    if len(worlds) > 1:
        assert stats.chisquare(counts, chances * 40_000).pvalue > 1e-4
    for card in range(9):
        held = ((worlds >> np.uint64(card)) & np.uint64(1)).astype(float)
        assert np.allclose(chances @ held, unseen.shares()[card])
    assert (drawn[:, 0] >> np.uint64(20) == 1).all()


def test_sums_that_are_not_kept_are_added_up_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is kept changes speed, never results: the same worlds come at the same seed."""
    drawn = puzzle(3).draw(500, 9)
    monkeypatch.setattr(counted, "KEPT", 0)
    assert (puzzle(3).draw(500, 9) == drawn).all()


def test_too_much_is_refused() -> None:
    """A list longer than asked for, and classes without end, are errors and no waiting."""
    with pytest.raises(TooManyError):
        Unseen((1 << 30) - 1, (0, 0), (10, 10), (0, 0)).every(most=50)
    clues = tuple(Clue(0, (1 << card,), lambda _: 1.0) for card in range(30))
    with pytest.raises(TooManyError):
        _ = Unseen((1 << 30) - 1, (0,), (1,), (0,), clues).total
