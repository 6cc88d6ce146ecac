"""Budgets: what can be read, what is refused, who is handed one."""

import time
from collections.abc import Mapping
from random import Random

import pytest

from stube import bots
from stube.bots import Budget, Factory
from stube.bots.budget import Clock
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


def test_a_clock_shares_out_so_many_worlds() -> None:
    """Worlds are handed out in batches until they are spent, and the last batch is what is left."""
    clock = Clock(Budget(worlds=20), times=2)
    assert [clock.batch(16) for _ in range(5)] == [16, 16, 8, 0, 0]


def test_a_clock_keeps_to_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Batches become smaller towards the end, by what worlds took so far, so that none goes far beyond it."""
    now = 0.0
    monkeypatch.setattr(time, "thread_time", lambda: now)
    clock, shared = Clock(Budget(seconds=0.01)), list[int]()
    while number := clock.batch(16):
        shared.append(number)
        now += number * 0.0003
    assert max(shared) <= 16
    assert abs(now - 0.01) <= 0.0003
    assert sum(shared) == clock.shared


def test_a_clock_lets_at_least_one_world_be_seen() -> None:
    """However little time there is, the first batch is not empty."""
    assert Clock(Budget(seconds=1e-9)).batch(16) > 0


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
