"""Words about the stake follow the solution and say why."""

from random import Random

import pytest

from stube.games.watten.rules import WattenRules
from stube.games.watten.scoring import Stakes
from stube.solvers.equity.policy import say
from stube.solvers.equity.raising import points

FAR = Stakes.begin(WattenRules(), (0, 0))


def test_a_raise_is_answered_by_the_chance() -> None:
    """A hopeless side folds, a sure one does not; the shares sum to one and the same seed says the same."""
    asked = FAR.raised(0, 3)
    assert say(asked, 1, 0.02, points, Random(1)).action == "fold"
    sure = say(asked, 1, 0.98, points, Random(1))
    assert sure.action != "fold"
    assert sum(share for _, share in sure.shares) == pytest.approx(1)
    assert sure == say(asked, 1, 0.98, points, Random(1))
    assert dict(sure.worth)["hold"] > dict(sure.worth)["fold"]


def test_who_may_not_raise_passes() -> None:
    """The side whose raise was held has no word until the other has raised."""
    held = FAR.raised(0, 3).held(1)
    assert say(held, 0, 0.99, points, Random(1)).action == "pass"


def test_no_chance_is_refused() -> None:
    """A chance above one is none."""
    with pytest.raises(ValueError, match="between 0 and 1"):
        say(FAR, 0, 1.5, points, Random(1))
