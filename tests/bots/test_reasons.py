"""Reasons: the choice is the one that is made, the numbers are what was weighed, and they are chances."""

from collections import Counter, defaultdict
from functools import cache
from random import Random

import pytest
from bots.rounds import decisions

from stube.bots.levels import Level
from stube.bots.reasons import ReasonCode, Thought
from stube.bots.sensible.watten.playing import playable
from stube.bots.sensible.watten.situation import read
from stube.bots.simple import RandomBot
from stube.bots.watten.sight import Judged
from stube.bots.watten.why import of_cards
from stube.core import View
from stube.games import find
from stube.games.watten import GAME, WattenView

BOT = Level(3)


@cache
def thoughts(game: str, preset: str) -> tuple[tuple[View, Thought, str], ...]:
    """Give by decision of three rounds the view, what was said of it, and what is chosen with the same seed."""
    found = find(game)
    rules = found.presets[preset].rules
    played = decisions(found, rules, [BOT] * found.seats(rules), 3, preset)
    seen = [view for view, _, _ in played if len(view.choices) > 1]
    return tuple((view, BOT.explain(view, Random(0)), BOT.choose(view, Random(0))) for view in seen)


PRESETS = [("watten", "bavarian-11"), ("watten", "southtyrol-blind-18"), ("german_whist", "classic")]


@pytest.mark.parametrize(("game", "preset"), PRESETS)
def test_the_reasons_are_those_of_the_choice(game: str, preset: str) -> None:
    """What is explained is what is chosen; the best chance or the most tricks is never far above it."""
    for _, thought, chosen in thoughts(game, preset):
        assert thought.action == chosen
        worth = {
            str(reason.args["action"]): float(reason.args["tricks"])
            for reason in thought.reasons
            if reason.code is ReasonCode.TRICKS
        }
        if worth:
            assert worth[chosen] == max(worth.values())


@pytest.mark.parametrize(("game", "preset"), PRESETS)
def test_every_card_that_is_weighed_may_be_played(game: str, preset: str) -> None:
    """Chances and tricks are told of choices only, each once, and cards are weighed in most decisions."""
    weighed = 0
    for view, thought, _ in thoughts(game, preset):
        told = [str(reason.args["action"]) for reason in thought.reasons if "action" in reason.args]
        assert len(set(told)) == len(told)
        assert set(told) <= {choice.action for choice in view.choices}
        weighed += bool(told)
    assert weighed > len(thoughts(game, preset)) / 2


@pytest.mark.parametrize(("game", "preset"), PRESETS[:2])
def test_numbers_are_chances(game: str, preset: str) -> None:
    """They lie between 0 and 1; shares of words sum to one; nobody is believed to hold the same card as another."""
    held = 0
    for _, thought, _ in thoughts(game, preset):
        shares, holders = 0.0, defaultdict[str, float](float)
        for reason in thought.reasons:
            for name in ("chance", "share"):
                assert -1e-9 <= float(reason.args.get(name, 0)) <= 1 + 1e-9
            if reason.code is ReasonCode.SHARE:
                shares += float(reason.args["share"])
            if reason.code is ReasonCode.HOLDS:
                holders[str(reason.args["card"])] += float(reason.args["chance"])
        assert shares == 0 or shares == pytest.approx(1)
        assert all(total <= 1 + 1e-9 for total in holders.values())
        held += len(holders)
    assert (held > 0) == (preset == "bavarian-11")  # the other has no criticals


def test_overtaking_the_partner_is_explained() -> None:
    """Whoever beats the partner's winning card is told the gain over leaving it; who leaves it is told nothing."""
    rules = GAME.presets["bavarian-11"].rules
    seen = [view for view, _, _ in decisions(GAME, rules, [RandomBot()] * 4, 30, "overtaking")]
    counts = Counter[bool]()
    for view in seen:
        assert isinstance(view, WattenView)
        if view.phase != "play" or not view.trick.laid or view.trick.winner != ((view.seat or 0) + 2) % 4:
            continue
        situation = read(view)
        values = tuple((lead, 0.1 * place) for place, lead in enumerate(playable(situation, view.choices)))
        row = situation.rankings[0].rows[situation.laid[0][1]]
        over = row[dict(situation.laid)[view.trick.winner]]
        for lead, _ in values:
            reasons = of_cards(situation, Judged(lead, 0.5, values))
            told = [reason.args for reason in reasons if reason.code is ReasonCode.OVERTAKES]
            assert bool(told) == (row[lead.card] > over)
            counts[bool(told)] += 1
    assert min(counts[True], counts[False]) > 10
