"""The frozen opponents stay as they are: found for sparring only, within the rules, choice for choice the same."""

import json
from pathlib import Path
from random import Random

import pytest
from bots.rounds import decisions

from stube import bots
from stube.bots import Budget, takes_budget
from stube.bots.baselines.watten import SPARRING, WAYS, Baseline
from stube.core import RuleSet
from stube.games import german_whist
from stube.games.watten import GAME
from stube.protocol.views import read_view, write_view

FROZEN = json.loads((Path(__file__).parents[2] / "data/frozen_watten.json").read_text(encoding="utf-8"))
"""By bot and preset, the choices that were made when they were frozen."""

FEW = Budget(worlds=6)
PRESETS = ("bavarian-11", "blind", "southtyrol-open-15", "two-hand", "three-hand")
"""A preset with a call, a hidden one, one with forced trumps, two and three seats."""
NAMES = ("pimc", *(f"cards-{way}" for way in WAYS))


def rules_of(preset: str) -> RuleSet:
    """Give the rules of a preset."""
    return GAME.presets[preset].rules


def told(name: str, preset: str) -> list[str]:
    """Give the choices of a bot that plays two rounds with itself."""
    seats = [bots.find(name, budget=FEW) for _ in range(GAME.seats(rules_of(preset)))]
    return [action for _, action, _ in decisions(GAME, rules_of(preset), seats, 2, f"frozen/{preset}")]


@pytest.mark.parametrize("name", SPARRING)
def test_they_are_for_sparring_and_take_a_budget(name: str) -> None:
    """Found by their ids and offered at no table; thinking as long as they are told."""
    assert name not in bots.registry()
    assert takes_budget(name)


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("name", NAMES)
def test_their_play_is_as_it_was(name: str, preset: str) -> None:
    """At a fixed seed and so many worlds every choice of two rounds is the one that was written down."""
    assert ", ".join(told(name, preset)) == FROZEN[f"{name} {preset}"]


def test_thresholds_decide_about_stakes() -> None:
    """From a chance of nothing it raises whenever it may, and holds; from more than certainty it never does."""
    eager, timid = (Baseline("pimc", raises=line, holds=line, budget=FEW) for line in (0.0, 1.1))
    raised = answered = 0
    for view, action, _ in decisions(GAME, rules_of("bavarian-11"), [eager, timid] * 2, 12, "stakes"):
        kinds = {choice.kind for choice in view.choices if not choice.args.get("misraise")}
        if (view.seat or 0) % 2 == 0 and "raise" in kinds:
            assert action.startswith("raise")
            raised += 1
        if (view.seat or 0) % 2 and "fold" in kinds:
            assert action == "fold"
            answered += 1
    assert raised
    assert answered


def test_for_the_cards_alone_nothing_is_said() -> None:
    """Two bots of `cards-` never raise, fold or give a round up."""
    for preset in PRESETS:
        seats = [bots.find(name, budget=FEW) for name in ("cards-pimc", "cards-regular", "cards-greedy", "cards-flat")]
        found = decisions(GAME, rules_of(preset), seats[: GAME.seats(rules_of(preset))], 2, "cards")
        said = {action.split()[0] for _, action, _ in found}
        assert "play" in said
        assert not said & {"raise", "jump", "fold", "concede", "give", "maschine"}


@pytest.mark.parametrize("name", [f"cards-{way}" for way in WAYS])
def test_a_lead_that_may_call_is_one_card(name: str) -> None:
    """Where a card may be led with the call and without, it is weighed as one card, and one of both is played."""
    twice = 0
    for view, action, _ in decisions(
        GAME, rules_of("bavarian-11"), [bots.find(name, budget=Budget(worlds=2))] * 4, 40, "calls"
    ):
        calls = {choice.args.get("card") for choice in view.choices if choice.args.get("called")}
        plain = {choice.args.get("card") for choice in view.choices if not choice.args.get("called")}
        twice += bool(calls & plain)
        assert action in {choice.action for choice in (*view.choices, *view.free)}
    assert twice > 5


def test_they_see_the_view_alone() -> None:
    """Written as JSON and read back a view leads to the same choice, and so does asking twice."""
    bot = Baseline("ismcts", budget=FEW)
    for number, (view, _, _) in enumerate(decisions(GAME, rules_of("bavarian-11"), [bot] * 4, 1, "json")):
        again = read_view(write_view(view), GAME.view_type)
        assert bot.choose(view, Random(number)) == bot.choose(again, Random(number))


def test_other_games_are_played_sensibly() -> None:
    """German Whist is no matter of theirs."""
    rules = german_whist.GAME.presets["classic"].rules
    seats = [bots.find("sensible")] * 2
    view = next(decisions(german_whist.GAME, rules, seats, 1, "whist")).view
    assert bots.find("pimc").choose(view, Random(0)) == bots.find("sensible").choose(view, Random(0))
