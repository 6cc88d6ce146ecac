"""Measures bots: time a decision takes, and points a round on duplicate deals.

    python bench/bots.py time --rounds 10000          milliseconds: median, 99th percentile, worst
    python bench/bots.py pairs --pairs 2000           sensible against the plain bots, both games

A pair is one deal played twice with the bots' seats exchanged, from 0-0. What is printed is the mean of
points won less points lost a round, with the 95 % interval over the pairs.
"""  # noqa: INP001 - a script

import argparse
import time
from collections.abc import Iterator, Sequence
from random import Random
from statistics import fmean, stdev

from stube.bots import Bot, find
from stube.cards import draw
from stube.core import Game, RuleSet, State, View
from stube.games import german_whist, watten

GAMES: tuple[Game, ...] = (watten.GAME, german_whist.GAME)
WARM_UP = 2  # rounds; the first decisions build tables that later ones find


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


def one_round(game: Game, state: State, seats: Sequence[Bot], seed: str) -> State:
    """Play until a round is over; the first to act out of turn goes before the seat on turn."""
    chance, streams = Random(f"{seed}/deals"), [Random(f"{seed}/{seat}") for seat in range(state.seats)]  # noqa: S311
    while not state.over:
        if state.needs_deal is not None:
            state = state.deal(draw(state.needs_deal, state.pack, state.seats, chance)).state
        for seat in _asked(state):
            said = seats[seat].choose(state.view(seat), streams[seat])
            if said:
                state = state.play(seat, game.parse_action(said)).state
                break
        if not state.turn:
            view = state.view(None)
            if view.result is not None:
                return state
    return state


def _asked(state: State) -> Iterator[int]:
    yield from (seat for seat in range(state.seats) if seat not in state.turn and state.free(seat))
    yield from state.turn[:1]


def measure_time(rounds: int) -> None:
    """Time sensible bots at every preset, the rounds shared out."""
    for game in GAMES:
        bot = Timed(find("sensible"))
        for preset in game.presets.values():
            seats = [bot] * game.seats(preset.rules)
            for number in range(-WARM_UP, -(-rounds // len(game.presets))):
                if number == 0 and preset.id == next(iter(game.presets)):
                    bot.took.clear()
                one_round(game, game.start(preset.rules, {"dealer": "0"}), seats, f"{preset.id}/{number}")
        took = sorted(bot.took)
        percent = took[len(took) * 99 // 100]
        print(  # noqa: T201
            f"{game.id}: {len(took)} decisions, median {took[len(took) // 2]:.2f} ms, 99 % {percent:.2f} ms, "
            f"worst {took[-1]:.2f} ms"
        )


def measure_pairs(pairs: int, bot: str, others: Sequence[str]) -> None:
    """Play a bot against others at the default preset of each game."""
    for game in GAMES:
        rules = game.presets[game.default_preset].rules
        for other in others:
            found = [_pair(game, rules, (find(bot), find(other)), f"{number}") for number in range(pairs)]
            wide = 1.96 * stdev(found) / len(found) ** 0.5
            print(f"{game.id}: {bot} against {other}, {pairs} pairs: {fmean(found):+.3f} ± {wide:.3f} points a round")  # noqa: T201


def _pair(game: Game, rules: RuleSet, bots: tuple[Bot, Bot], seed: str) -> float:
    """Give the mean of both rounds of a pair: points of the first bot less those of the second."""
    total = 0
    for own in (0, 1):
        seats = [bots[(seat + own) % 2] for seat in range(game.seats(rules))]
        view = one_round(game, game.start(rules, {"dealer": "0"}), seats, seed).view(None)
        assert view.result is not None
        total += view.result.points[own] - view.result.points[1 - own]
    return total / 2


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("time", "pairs"))
    parser.add_argument("--rounds", type=int, default=10_000, help="of each game")
    parser.add_argument("--pairs", type=int, default=2_000)
    parser.add_argument("--bot", default="sensible")
    parser.add_argument("--against", default="lowest,random,highest")
    asked = parser.parse_args()
    if asked.what == "time":
        measure_time(asked.rounds)
    else:
        measure_pairs(asked.pairs, asked.bot, asked.against.split(","))


if __name__ == "__main__":
    main()
