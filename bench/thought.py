# ruff: noqa: INP001, T201 - a command, no package
"""Where a bot's thought goes: `python bench/thought.py BOT GAME [--preset ID] [--rounds N]`.

The thread's own time of its decisions by function, of all of them and of the slowest. Compiled code is not seen from
inside: a kernel's time stands beside the function that calls it. Watching makes Python slower than it is.
"""

import argparse
import cProfile
import pstats
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from stube import bots, games
from stube.arena.contest import Contest, Seating, seating, sittings
from stube.arena.pairs import play_seated
from stube.bots import Bot
from stube.core import View
from stube.core.game import find_preset

SLOWEST = 0.02
"""The share of all decisions that is also shown by itself."""

LINES = 10
WARM_UP = 2
"""Rounds before, which build tables and load kernels."""


class Watched:
    """A bot whose decisions are watched, each by itself."""

    def __init__(self, bot: Bot) -> None:
        """Watch this bot."""
        self.bot = bot
        self.seen: list[tuple[float, pstats.Stats]] = []

    def choose(self, view: View, random: Random) -> str:
        """Let the bot choose."""
        if len(view.choices) == 1:
            return self.bot.choose(view, random)
        watch = cProfile.Profile(time.thread_time)
        begun = time.thread_time()
        chosen: str = watch.runcall(self.bot.choose, view, random)
        self.seen.append((time.thread_time() - begun, pstats.Stats(watch)))
        return chosen


def show(title: str, seen: Sequence[tuple[float, pstats.Stats]]) -> None:
    """Print the functions that took the most time themselves."""
    own: dict[str, float] = {}
    for _, stats in seen:
        found: dict[tuple[str, int, str], Any] = stats.stats  # type: ignore[attr-defined]
        for (file, _, name), (_, _, took, _, _) in found.items():
            place = f"{Path(file).parent.name}/{Path(file).stem}.{name}" if "/" in file else name
            own[place] = own.get(place, 0.0) + took
    whole = sum(own.values())
    print(f"\n{title}: {len(seen)} decisions, {1000 * whole / len(seen):.2f} ms each")
    for place, took in sorted(own.items(), key=lambda one: -one[1])[:LINES]:
        print(f"  {100 * took / whole:5.1f} %  {1000 * took / len(seen):7.3f} ms  {place}")


def main() -> None:
    """Play rounds of the bot against itself and show where its time went."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bot")
    parser.add_argument("game", choices=sorted(games.catalogue()))
    parser.add_argument("--preset", help="the game's own where not named")
    parser.add_argument("--rounds", type=int, default=20)
    asked = parser.parse_args()
    game = games.find(asked.game)
    rules = tuple(find_preset(game, asked.preset or game.default_preset).rules.values().items())
    contest = Contest(bots=(asked.bot, asked.bot), game=asked.game, rules=rules, seed="thought")
    ready, watched = seating(contest), Watched(bots.find(asked.bot))
    seated = Seating(ready.game, ready.rules, (watched, watched), ready.unit_of, sittings(len(ready.sittings[0])))
    for number in range(-WARM_UP, asked.rounds):
        if number == 0:
            watched.seen.clear()
        play_seated(contest, seated, abs(number), 0)
    slowest = sorted(watched.seen, key=lambda one: -one[0])[: max(1, round(SLOWEST * len(watched.seen)))]
    show("all", watched.seen)
    show(f"the slowest {SLOWEST:.0%}", slowest)


if __name__ == "__main__":
    main()
