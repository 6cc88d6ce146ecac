"""What two bots are compared on: the game, the deals, the seats, the thought they are given."""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from stube import games
from stube.arena.advice import habits
from stube.bots import Bot, Budget
from stube.core import Game, RuleSet

# What a pair's result depends on; a file of pairs is gone on with by the same code only.
_PLAYING = ("arena", "bots", "cards", "core", "games", "kernels", "solvers")


@dataclass(frozen=True, slots=True, kw_only=True)
class Contest:
    """Two bots and everything that decides how a pair of theirs ends; goes to other processes as it is.

    Attributes:
        bots: the ids of both; figures are those of the first.
        game: id of the game.
        rules: every option with its value.
        seed: seed of all chance.
        matches: whether a sitting is a whole match, from 0-0 to the target; else it is one round.
        budget: what each bot that takes one may think about a decision; None leaves it to the bots.
    """

    bots: tuple[str, str]
    game: str
    rules: tuple[tuple[str, str], ...]
    seed: str
    matches: bool = False
    budget: Budget | None = None

    @property
    def header(self) -> Mapping[str, str | bool | list[str] | None]:
        """What a file of pairs begins with; other values are another contest."""
        rules = hashlib.sha256(repr(sorted(self.rules)).encode()).hexdigest()[:16]
        return {
            "bots": list(self.bots),
            "game": self.game,
            "rules": rules,
            "seed": self.seed,
            "matches": self.matches,
            "budget": None if self.budget is None else str(self.budget),
            "code": code_fingerprint(),
        }


@dataclass(frozen=True, slots=True)
class Seating:
    """A contest made ready to play in this process.

    Attributes:
        game: the game.
        rules: its rule set.
        players: both bots.
        unit_of: by seat, the scoring unit.
        sittings: by sitting of a pair, by unit, which of the bots sits there.
    """

    game: Game
    rules: RuleSet
    players: tuple[Bot, Bot]
    unit_of: tuple[int, ...]
    sittings: tuple[tuple[int, ...], ...]


def contest_of(
    names: tuple[str, str],
    game: Game,
    rules: RuleSet,
    *,
    seed: str,
    matches: bool = False,
    budget: Budget | None = None,
) -> Contest:
    """Describe a contest.

    Raises:
        RulesError: `unknown_bot`, or the rule set cannot be played.
    """
    contest = Contest(
        bots=names,
        game=game.id,
        rules=tuple(rules.values().items()),
        seed=seed,
        matches=matches,
        budget=budget,
    )
    seating(contest)
    return contest


@cache
def seating(contest: Contest) -> Seating:
    """Find the game, make the bots and share out the seats.

    Two units play every deal twice, sides exchanged. With more units every deal is played with each bot
    alone on each unit in turn, the other bot on all others, so that no seat and no company favours one.

    Raises:
        RulesError: `unknown_game`, `unknown_bot`, or the rule set cannot be played.
    """
    game = games.find(contest.game)
    rules = game.rules_type.read(dict(contest.rules))
    units = game.start(rules, {"dealer": "0"}).view(None).units
    one, other = (habits.find(name, budget=contest.budget) for name in contest.bots)
    unit_of = {seat: unit for unit, members in enumerate(units) for seat in members}
    return Seating(
        game=game,
        rules=rules,
        players=(one, other),
        unit_of=tuple(unit_of[seat] for seat in range(game.seats(rules))),
        sittings=sittings(len(units)),
    )


def sittings(units: int) -> tuple[tuple[int, ...], ...]:
    """Give, by sitting of one deal, which of two bots sits on each unit."""
    if units == 2:
        return (0, 1), (1, 0)
    return tuple(tuple(loner ^ (unit != alone) for unit in range(units)) for loner in (0, 1) for alone in range(units))


@cache
def code_fingerprint() -> str:
    """Give a hash of all code that a result depends on, 16 hexadecimal digits."""
    root, found = Path(__file__).parents[1], hashlib.sha256()
    for path in sorted(path for room in _PLAYING for path in (root / room).rglob("*.py")):
        found.update(str(path.relative_to(root)).encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()[:16]
