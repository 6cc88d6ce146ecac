"""Contests of quick bots for tests."""

from stube import games
from stube.arena.contest import Contest, contest_of
from stube.arena.pairs import Pair, Sitting
from stube.bots import Budget


def contest(
    one: str = "random",
    other: str = "lowest",
    game: str = "watten",
    preset: str = "bavarian-11",
    *,
    seed: str = "1",
    matches: bool = False,
    budget: Budget | None = None,
) -> Contest:
    """Describe a contest at a preset."""
    known = games.find(game)
    return contest_of((one, other), known, known.presets[preset].rules, seed=seed, matches=matches, budget=budget)


def pair(number: int, points: float, second: float | None = None, luck: float = 0.0) -> Pair:
    """Give a pair of two sittings with these points."""
    sittings = tuple(
        Sitting(one, 0.5 + (one > 0) / 2 - (one < 0) / 2, one, 1, luck)
        for one in (points, points if second is None else second)
    )
    return Pair(number, sittings, ((5, 0.5), (4, 0.25)))
