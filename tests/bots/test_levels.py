"""The levels above `sensible`: rules kept, only the view seen, the same choice every time, no fault of play."""

import subprocess
import sys
from random import Random

import pytest
from bots.detectors import faults
from bots.rounds import decisions

from stube.bots import Bot, Budget, find, takes_budget
from stube.bots.levels import WORLDS, Level
from stube.bots.simple import RandomBot
from stube.core import RuleSet
from stube.games.watten import GAME, WattenView
from stube.protocol.views import read_view, write_view

IDS = ("bavarian-11", "blind", "southtyrol-blind-18", "italian-11", "two-hand", "three-hand")
"""A preset of each kind: with a call, hidden, with forced trumps, with three cards, two seats, three."""
PRESETS = [(name, GAME.presets[name].rules) for name in IDS]


def test_the_compiler_waits_for_the_first_decision() -> None:
    """Knowing which bots there are does not load it: a server answers before its bots are ready."""
    code = "import sys, stube.bots; stube.bots.registry(); print('numba' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"


@pytest.mark.parametrize("name", WORLDS)
def test_a_level_is_found_and_takes_a_budget(name: str) -> None:
    """Each level is a bot of its own, and thinks as long as it is told."""
    assert takes_budget(name)
    assert isinstance(find(name, budget=Budget(worlds=3)), Level)


@pytest.mark.parametrize(("name", "rules"), PRESETS, ids=IDS)
def test_no_preset_confuses_it(name: str, rules: RuleSet) -> None:
    """Rounds against a random side: nothing illegal, none of the detectors' faults."""
    bots: list[Bot] = [Level(4), RandomBot()]
    seats = [bots[seat % 2] for seat in range(GAME.seats(rules))]
    for view, action, _ in decisions(GAME, rules, seats, 3, name):
        if isinstance(view, WattenView) and (view.seat or 0) % 2 == 0:
            assert not faults(view, action), action


@pytest.mark.parametrize(("name", "rules"), PRESETS[:3], ids=IDS[:3])
def test_a_view_through_json_gives_the_same_choice(name: str, rules: RuleSet) -> None:
    """Written as JSON and read back, a view leads to the same choice, and so does asking twice."""
    for number, (view, _, _) in enumerate(decisions(GAME, rules, [Level(3)] * GAME.seats(rules), 1, name)):
        again = read_view(write_view(view), GAME.view_type)
        first, second, third = (Level(3).choose(shown, Random(number)) for shown in (view, again, view))
        assert first == second == third
