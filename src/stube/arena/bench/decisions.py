"""How long bots take over a decision."""

import time
from collections.abc import Mapping, Sequence
from random import Random

from stube import bots, games
from stube.arena.bench.measuring import percentile
from stube.arena.contest import Contest, Seating, seating, sittings
from stube.arena.pairs import play_seated
from stube.bots import Bot
from stube.core import View

ROUNDS = 200
"""Rounds of each game at full effort, shared out over all presets."""

WARM_UP = 2
"""Rounds before; the first decisions build tables that later ones find."""


class Timed:
    """A bot whose decisions are timed, in milliseconds of this thread's own processor time.

    Only what has more than one answer counts as a decision.
    """

    def __init__(self, bot: Bot) -> None:
        """Time this bot."""
        self.bot, self.took = bot, list[float]()

    def choose(self, view: View, random: Random) -> str:
        """Let the bot choose."""
        begun = time.thread_time()
        chosen = self.bot.choose(view, random)
        if len(view.choices) > 1:
            self.took.append(1000 * (time.thread_time() - begun))
        return chosen


def decisions(effort: float, bot: str, game: str) -> Mapping[str, float]:
    """Give the median and the 99th percentile over rounds of every preset, in milliseconds."""
    known, timed = games.find(game), Timed(bots.find(bot))
    names = list(known.presets)
    each = max(1, round(ROUNDS * effort / len(names)))
    for place, name in enumerate(names):
        rules = tuple(known.presets[name].rules.values().items())
        contest = Contest(bots=(bot, bot), game=game, rules=rules, seed=f"bench/{name}")
        ready = _with(seating(contest), timed)
        for number in range(-WARM_UP if place == 0 else 0, each):
            if number == 0 and place == 0:
                timed.took.clear()
            play_seated(contest, ready, abs(number), 0)
    return _figures(timed.took)


def _with(ready: Seating, bot: Bot) -> Seating:
    return Seating(ready.game, ready.rules, (bot, bot), ready.unit_of, sittings(len(ready.sittings[0])))


def _figures(took: Sequence[float]) -> Mapping[str, float]:
    return {"p50": percentile(took, 50), "p99": percentile(took, 99)}
