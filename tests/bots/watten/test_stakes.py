"""Raise, hold and fold of the levels above `sensible`: by the table, never against what is certain, with reasons."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest
from bots.rounds import decisions
from games.watten.scripted import play
from games.watten.test_regional import dealt_for

from stube.bots import find
from stube.bots.levels import Level
from stube.bots.sensible.watten.situation import read
from stube.bots.watten.stakes import answer, prospects_of, speak
from stube.cards import draw
from stube.core import Choice
from stube.games.watten import GAME, WattenRules, WattenView


def view_of(phase: str, preset: str = "bavarian-11") -> WattenView:
    """Give the first view of a phase in rounds of somebody who raises whenever he may."""
    rules = GAME.presets[preset].rules
    bots = [find("always-raise"), find("sensible")] * 2
    for view, _, _ in decisions(GAME, rules, bots, 20, "stakes"):
        if isinstance(view, WattenView) and view.phase == phase and len(view.choices) > 1:
            return view
    raise AssertionError(phase)


def test_an_answer_follows_its_shares_and_says_why() -> None:
    """Of many answers each word comes as often as its share; worth and chance are kept."""
    view = view_of("answer")
    situation = read(view)
    prospects = prospects_of(view, situation)
    random = Random(1)
    words = [answer(view, situation, prospects, lambda: 0.25, random) for _ in range(400)]
    counts = Counter(word.said.split(":")[0].split()[0] for word in words)
    shares = dict(words[0].shares)
    assert sum(shares.values()) == pytest.approx(1)
    assert counts["fold"] / 400 == pytest.approx(shares["fold"], abs=0.1)
    assert words[0].chance == 0.25
    assert {kind for kind, _ in words[0].worth} == {"hold", "fold"}


def test_what_loses_the_match_is_not_folded() -> None:
    """A side that loses the match by folding holds with any hand."""
    view = replace(view_of("answer"), score=(9, 9))
    situation = read(view)
    words = {answer(view, situation, prospects_of(view, situation), lambda: 0.0, Random(n)).said for n in range(30)}
    assert "fold" not in words


def test_where_nobody_may_raise_nothing_is_said() -> None:
    """Without a raise among the choices the word is empty."""
    view = view_of("play")
    situation = read(view)
    cards: tuple[Choice, ...] = tuple(choice for choice in view.choices if choice.kind == "play")
    assert speak(prospects_of(view, situation), situation, cards, 1.0, Random(1)).said == ""


ENDS = ("bavarian-11", "italian-11", "bavaria-club", "southtyrol-guate-18", "kritischer-cup", "house-21", "three-hand")
"""A preset of each kind of stakes and of tense sides."""


@pytest.mark.parametrize("preset", ENDS)
def test_the_end_of_a_match(preset: str) -> None:
    """With one side tense, both, or nearly, rounds are played to their end and no rule is broken."""
    rules = GAME.presets[preset].rules
    assert isinstance(rules, WattenRules)
    seats, target, bot = rules.seats, int(rules.target), Level(1)
    for missing in (2, 6), (2, 2), (3, 4):
        score = " ".join(str(target - missing[min(unit, 1)]) for unit in range(2 if seats == 4 else seats))
        state = GAME.start(rules, {"dealer": "0", "score": score})
        random = Random(f"{preset}/{missing}")
        while state.result is None:
            if state.needs_deal is not None:
                state = state.deal(draw(state.needs_deal, state.pack, seats, random)).state
                continue
            seat = state.turn[0]
            state = state.play(seat, GAME.parse_action(bot.choose(state.view(seat), random))).state
        assert state.result.winners


def test_points_that_buy_nothing_are_no_gift() -> None:
    """The last trick is lost and a fold pays three, not four: nobody holds, though equity likes the others tense."""
    rules = GAME.presets["three-hand"].rules
    assert isinstance(rules, WattenRules)
    state = dealt_for(rules, "E9 SU E7 SO H9", "S8 LT EO EK HK", "SK E8 ET S9 LA", score="3 3 10")
    state = play(state, "0 strike 9, 2 trump E, 0 raise 3, 1 hold")
    state = play(state, "0 play SU, 1 play S8, 2 play SK, 2 play E8, 0 play H9, 1 play LT")
    state = play(state, "0 play SO, 1 play EO, 2 play ET, 1 play EK, 2 play S9, 0 play E9")
    state = play(state, "0 play E7, 1 play HK, 2 raise 4")
    view = state.view(0)
    assert {Level(8).choose(view, Random(seed)) for seed in range(12)} == {"fold"}
