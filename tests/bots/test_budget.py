"""Budgets: what can be read, what is refused, who is handed one."""

from collections.abc import Mapping
from random import Random

import pytest

from stube import bots
from stube.bots import Budget, Factory
from stube.core import View
from stube.errors import Code, RulesError


@pytest.mark.parametrize(
    ("text", "budget", "said"),
    [
        ("5ms", Budget(seconds=0.005), "5ms"),
        ("0.2s", Budget(seconds=0.2), "200ms"),
        ("1.5 ms", Budget(seconds=0.0015), "1.5ms"),
        ("200worlds", Budget(worlds=200), "200worlds"),
        ("1world", Budget(worlds=1), "1worlds"),
        ("5ms,200worlds", Budget(seconds=0.005, worlds=200), "5ms,200worlds"),
    ],
)
def test_budgets_are_read_and_written(text: str, budget: Budget, said: str) -> None:
    """Time, work or both; the text form is read back as the same budget."""
    assert Budget.parse(text) == budget
    assert str(budget) == said
    assert Budget.parse(said) == budget


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", Code.BAD_BUDGET),
        ("5", Code.BAD_BUDGET),
        ("-5ms", Code.BAD_BUDGET),
        ("nanms", Code.BAD_BUDGET),
        ("1e9ms", Code.BAD_BUDGET),
        ("5ms,6ms", Code.BAD_BUDGET),
        ("2.5worlds", Code.BAD_BUDGET),
        ("five worlds", Code.BAD_BUDGET),
        ("0ms", Code.BUDGET_EMPTY),
        ("0worlds", Code.BUDGET_EMPTY),
        ("5ms,0worlds", Code.BUDGET_EMPTY),
        ("3600s", Code.BUDGET_TOO_LARGE),
        ("999999999999worlds", Code.BUDGET_TOO_LARGE),
        ("9" * 400 + "s", Code.BUDGET_TOO_LARGE),
    ],
)
def test_other_budgets_are_refused(text: str, code: Code) -> None:
    """What is no budget, one of nothing and one of hours have a code each."""
    with pytest.raises(RulesError) as refused:
        Budget.parse(text)
    assert refused.value.code is code


@pytest.mark.parametrize("nothing", [{}, {"seconds": float("nan")}, {"seconds": -1.0}, {"worlds": 0}])
def test_a_budget_of_nothing_cannot_be_made(nothing: dict[str, float]) -> None:
    """Also code that makes a budget itself is refused one of nothing."""
    with pytest.raises(RulesError) as refused:
        Budget(**nothing)  # type: ignore[arg-type]  # that is the point
    assert refused.value.code is Code.BUDGET_EMPTY


class Thinker:
    """A bot that takes a budget."""

    def __init__(self, *, budget: Budget | None = None) -> None:
        self.budget = budget

    def choose(self, view: View, random: Random) -> str:
        """Take the first choice."""
        return view.choices[0].action if view.choices else ""


def test_a_budget_reaches_the_bots_that_take_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """A factory with `budget` gets it; one without makes its bot as always; without a budget both do."""
    known: Mapping[str, Factory] = {"thinker": Thinker, **bots.everybody()}
    monkeypatch.setattr(bots, "everybody", lambda: known)
    some = Budget(worlds=7)
    thinker, plain = bots.find("thinker", budget=some), bots.find("thinker")
    assert isinstance(thinker, Thinker)
    assert thinker.budget == some
    assert isinstance(plain, Thinker)
    assert plain.budget is None
    assert type(bots.find("random", budget=some)) is type(bots.find("random"))
    assert bots.takes_budget("thinker")
    assert not bots.takes_budget("random")
