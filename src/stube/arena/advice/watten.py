"""Where the tips for Watten speak: raising, holding, bluffing, leading the chief."""

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from random import Random

from stube.arena.advice.forks import Ways
from stube.arena.advice.habits import RAISES, criticals, without
from stube.bots import Bot
from stube.bots.sensible.watten.certainty import round_is_won
from stube.bots.sensible.watten.playing import chance
from stube.bots.sensible.watten.situation import Situation, read
from stube.core import Choice, View
from stube.games.watten import WattenRules, WattenView
from stube.solvers.equity.match import MatchEquity

WORLDS = 60
"""Deals that are played out for the chance to win a round; see `sensible`."""

LOOKS = 0.4
"""How often a decision is looked at, so that later tricks of a round have their say as well."""

NEARLY = 80
"""The chance, in a hundred, from which tricks count as nearly sure."""

WEAK = 35
"""The chance below which a raise is a bluff."""

RAISING = {"weak": (0, 35), "doubtful": (35, 50), "even": (50, 65), "good": (65, NEARLY), "nearly": (NEARLY, 100)}
HOLDING = {"hopeless": (0, 17), "poor": (17, 33), "short": (33, 50), "likely": (50, 70), "certain": (70, 100)}
"""Chances to win the round, in a hundred, by group: from the first up to the second, which belongs to the next."""

EARLY, LATE = (0, 4), (5, 8)
"""Scores of a match to 11 at which its rounds are looked at; from 9 on a side is tense and may not raise."""


def match_chance(end: View, unit: int) -> float:
    """Give the chance of a unit to win the match after a round, in points of a hundred."""
    assert end.dealer is not None
    equity = _equity(tuple(end.rules.items()))
    dealt = next(number for number, seats in enumerate(end.units) if end.dealer in seats)
    first = float(equity.of((end.score[0], end.score[1]), 1 - dealt))
    return 100 * (first if unit == 0 else 1 - first)


@cache
def _equity(rules: tuple[tuple[str, str], ...]) -> MatchEquity:
    return MatchEquity(WattenRules.read(dict(rules)))


def raising(view: View, bot: Bot, random: Random) -> Ways | None:
    """Raise once, or leave the stake as it is; by the chance to win the round."""
    raised = _raise_in(view)
    if raised is None:
        return None
    assert isinstance(view, WattenView)
    situation = read(view)
    sure = round_is_won(situation)
    if not sure and random.random() > LOOKS:
        return None
    group = "sure" if sure else _group(_chance(situation, random), RAISING)
    return Ways(group, raised.action, bot.choose(without(view, RAISES), random), RAISES)


def bluffing(view: View, bot: Bot, random: Random) -> Ways | None:
    """Raise once with a weak hand, or leave the stake as it is; early and late in the match."""
    raised = _raise_in(view)
    if raised is None or random.random() > LOOKS:
        return None
    assert isinstance(view, WattenView)
    if _chance(read(view), random) >= WEAK:
        return None
    group = "late" if max(view.score) >= LATE[0] else "early"
    return Ways(group, raised.action, bot.choose(without(view, RAISES), random), RAISES)


def some_score(number: int, random: Random) -> str:
    """Give a score to begin with: early in the match for even numbers, late for odd ones."""
    points = LATE if number % 2 else EARLY
    return f"{random.randint(*points)} {random.randint(*points)}"


def holding(view: View, _bot: Bot, random: Random) -> Ways | None:
    """Hold where three tricks are in sight and fold elsewhere, or the other way round; by the chance to win."""
    by_kind = {choice.kind: choice.action for choice in view.choices}
    if not isinstance(view, WattenView) or view.phase != "answer" or not {"hold", "fold"} <= set(by_kind):
        return None
    win = _chance(read(view), random)
    heeds, ignores = ("hold", "fold") if win >= 50 else ("fold", "hold")
    return Ways(_group(win, HOLDING), by_kind[heeds], by_kind[ignores], RAISES)


def chief_lead(view: View, bot: Bot, random: Random) -> Ways | None:
    """Lead something else, or the chief with the call; by whether the Max is still out."""
    if not isinstance(view, WattenView) or view.phase != "play" or view.trick.laid or not view.strike:
        return None
    chief = f"{view.trump}{view.strike}"
    leads = {choice.action for choice in view.choices if choice.args.get("card") == chief}
    called = next((choice.action for choice in view.choices if choice.action in leads and choice.args["called"]), None)
    others = tuple(choice for choice in view.choices if choice.kind == "play" and choice.action not in leads)
    if called is None or not others or chief in criticals(view):
        return None
    known = {card.card for card in view.hand} | {laid.card for trick in view.tricks for laid in trick.laid}
    tops = next((rung.cards for rung in view.ladder if rung.role == "max"), ())
    group = "max-out" if set(tops) - known else "max-gone"
    return Ways(group, bot.choose(_only(view, others), random), called)


def _raise_in(view: View) -> Choice | None:
    """Give the least raise that a seat may make before it plays, if it may."""
    if not isinstance(view, WattenView) or view.phase != "play" or max(view.won_tricks) >= _needed(view):
        return None
    return next((choice for choice in view.choices if choice.kind == "raise" and not choice.args.get("misraise")), None)


def _needed(view: WattenView) -> int:
    return int(view.rules["tricks_to_win"])


def _only(view: WattenView, choices: tuple[Choice, ...]) -> WattenView:
    return replace(view, choices=choices)


def _chance(situation: Situation, random: Random) -> float:
    return 100 * chance(situation, random, WORLDS)


def _group(win: float, groups: Mapping[str, tuple[int, int]]) -> str:
    return next((name for name, (_, below) in groups.items() if win < below), list(groups)[-1])
