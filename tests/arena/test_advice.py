"""The old advice: forks that change nothing but one decision, habits, verdicts by the rule that was fixed before."""

import json
from math import inf
from pathlib import Path
from random import Random

import pytest

from stube import games
from stube.arena.advice.asking import LEAST, Answer, ask, find_tips, verdict
from stube.arena.advice.forks import Board, Ways, gains, seat_everywhere
from stube.arena.advice.habits import RAISES, criticals, find
from stube.arena.advice.tips import TIPS, points_ahead
from stube.arena.figures import Figure
from stube.bots import Bot
from stube.core import View
from stube.errors import Code, RulesError
from stube.locales import LANGUAGES, say


def board(bot: str, seed: str = "a", preset: str = "bavarian-11") -> Board:
    """Seat a bot on every seat of a table of Watten."""
    game = games.find("watten")
    return seat_everywhere(game, game.presets[preset].rules, find(bot), seed, {"dealer": "0"})


def answer(low: float, high: float, *, claimed: bool = True, deals: int = 2 * LEAST) -> Answer:
    """Give an answer with this interval."""
    return Answer("some", claimed, Figure((low + high) / 2, low, high, 1.0, deals, (low, high)))


@pytest.mark.parametrize(
    ("answers", "found"),
    [
        ([answer(0.1, 0.2), answer(0.01, 3)], "holds"),
        ([answer(0.1, 0.2), answer(-0.1, 3)], "part"),
        ([answer(0.1, 0.2), answer(-2, -1)], "part"),
        ([answer(-0.1, 0.2), answer(-2, -1)], "not"),
        ([answer(-0.1, 0.2)], "open"),
        ([answer(0.1, 0.2, deals=LEAST - 1)], "open"),
        ([answer(-inf, inf), answer(0.1, 0.2, claimed=False)], "open"),
        ([answer(0.1, 0.2), answer(-2, -1, claimed=False)], "holds"),
        ([], "open"),
    ],
)
def test_the_verdict_follows_the_rule(answers: list[Answer], found: str) -> None:
    """Only whole intervals speak, only where the tip claims something, and only of enough deals."""
    assert verdict(answers) == found


def test_a_fork_changes_one_decision_and_nothing_else() -> None:
    """Both ways with the same action gain nothing, whatever follows; and the round itself goes on as without them."""
    asked: list[int] = []

    def same(view: View, bot: Bot, random: Random) -> Ways | None:
        if view.phase != "play":
            return None
        asked.append(view.decision)
        said = bot.choose(view, random)
        return Ways(str(view.decision), said, said)

    forked = board("sensible")
    found = gains(forked, same, points_ahead)
    assert len(found) > 3
    assert set(found.values()) == {0.0}
    plain = board("sensible")
    plain.go_on()
    assert plain.state.view(None) == forked.state.view(None)


def test_after_a_raise_that_is_weighed_nobody_raises_again() -> None:
    """Where both ways shun raises, the round after a raise has this one, whoever could answer it with another."""
    raises = 0
    for seed in "ab":
        table = board("sensible", seed)

        def look(view: View, table: Board = table) -> None:
            choices = {choice.kind: choice.action for choice in view.choices}
            if "raise" in choices and view.seat is not None:
                before = sum(event.code == "raised" for event in view.events)
                end = table.after(view.seat, choices["raise"], RAISES)
                assert sum(event.code == "raised" for event in end.events) == before + 1
                nonlocal raises
                raises += 1

        table.go_on(look)
    assert raises > 2


def test_what_is_forgotten_is_what_others_played() -> None:
    """Who forgets criticals is shown former tricks without those of others; own cards and all else stay."""
    seen: list[tuple[View, View]] = []

    class Spy:
        def choose(self, view: View, random: Random) -> str:
            seen.append((view, view))
            return find("lowest").choose(view, random)

    table = board("lowest", "q")
    forgetful = find("lowest+forgets-criticals")
    object.__setattr__(forgetful, "bot", Spy())

    def look(view: View) -> None:
        forgetful.choose(view, Random(1))
        seen[-1] = view, seen[-1][1]

    table.go_on(look)
    lost = 0
    for view, shown in seen:
        for whole, left in zip(view.tricks, shown.tricks, strict=True):
            gone = [laid for laid in whole.laid if laid not in left.laid]
            assert all(laid.seat != view.seat and laid.card in criticals(view) for laid in gone)
            assert all(laid.seat == view.seat or laid.card not in criticals(view) for laid in left.laid)
            lost += len(gone)
    assert lost > 0


def test_unknown_habits_and_tips_are_refused() -> None:
    """What does not exist is named, with what there is."""
    with pytest.raises(RulesError) as refused:
        find("sensible+whistles")
    assert refused.value.code is Code.UNKNOWN_BOT
    assert "sensible+quiet" in str(refused.value.details["known"])
    with pytest.raises(RulesError) as refused:
        find_tips(["be-lucky"])
    assert refused.value.code is Code.UNKNOWN_ROW


@pytest.mark.parametrize("tip", TIPS)
def test_each_tip_can_be_asked(tip: str) -> None:
    """A deal gives the same gains again, in groups that the tip has; what it claims is among what is shown."""
    one = TIPS[tip]
    found = dict(one.sample("test", 1))
    assert dict(one.sample("test", 1)) == found
    assert set(found) <= set(one.groups)
    assert set(one.claims) <= set(one.groups)


@pytest.mark.slow
def test_the_number_of_processes_changes_nothing() -> None:
    """Two processes give the figures of one."""
    alone, together = (ask(TIPS["lead-long"], effort=0.01, seed="2", jobs=jobs) for jobs in (1, 2))
    assert alone == together
    assert alone.answers


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_tip_has_its_words(language: str) -> None:
    """Title, what was said, what was asked, what stands behind it, and each group that has no numbers as its name."""
    for tip in TIPS.values():
        for part in ("", ".said", ".asked", ".why"):
            assert say(language, f"advice-{tip.id}{part}", limit=tip.limit or 0)
        assert say(language, f"advice-unit-{tip.unit}")
        ranges = tip.ranges[1] if tip.ranges else {}
        for group in set(tip.groups) - set(ranges):
            assert say(language, f"advice-{tip.id}-{group}")


def test_the_verdicts_on_the_page_follow_from_its_figures(repository: Path) -> None:
    """The file of figures has known tips and groups; each verdict is what the rule makes of the numbers beside it."""
    tips = json.loads((repository / "web/src/advice/figures.json").read_text(encoding="utf-8"))["tips"]
    assert [tip["id"] for tip in tips] == [one for one in TIPS if one in {tip["id"] for tip in tips}]
    for tip in tips:
        answers = [
            Answer(
                group["id"],
                group["claimed"],
                Figure(
                    group["mean"],
                    -inf if group["low"] is None else group["low"],
                    inf if group["high"] is None else group["high"],
                    1.0,
                    group["deals"],
                    (0.0, 0.0),
                ),
            )
            for group in tip["groups"]
        ]
        assert {one.group for one in answers} <= set(TIPS[tip["id"]].groups)
        assert verdict(answers) == tip["verdict"]
        assert tip["command"].startswith(f"stube advice {tip['id']} ")
