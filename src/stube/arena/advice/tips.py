"""The tips of the founding texts, each with the question that it is put to and what it claims of the answers."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from types import MappingProxyType
from typing import Literal, TypeAlias

from stube import games
from stube.arena.advice import german_whist, watten
from stube.arena.advice.forks import Ask, Board, Weigh, gains, seat_everywhere
from stube.arena.advice.habits import find
from stube.arena.contest import contest_of
from stube.arena.pairs import Pair, play_pair
from stube.core import View, find_preset

Sample: TypeAlias = Callable[[str, int], Mapping[str, float]]
"""Plays what a seed and a number say; gives by group what heeding the tip gained."""

Unit = Literal["points", "rounds", "match", "tricks"]

BOT = "regular"
"""Who plays, where nothing else is said."""


_QUIET = {"watten": {"signals": "none"}}
"""Where nobody signs, nobody need be asked so often."""


@dataclass(frozen=True, slots=True)
class Tip:
    """A piece of advice and its question.

    Attributes:
        id: what it is called.
        game: id of the game.
        unit: what gains are counted in: `points` ahead in a round; `rounds` won of a hundred; `match`: chances to
            win the match, of a hundred; `tricks`.
        bot: who plays.
        sample: plays one deal.
        deals: so many, at full effort.
        claims: groups in which heeding the tip must gain for it to hold.
        shown: all groups in the order in which they are shown, where there are some in which the tip claims nothing.
        ranges: what a group reaches from and to: a `chance` in a hundred, a `trick`, points of a `score`.
        limit: a number that the question names.
    """

    id: str
    game: str
    unit: Unit
    bot: str
    sample: Sample
    deals: int
    claims: tuple[str, ...]
    shown: tuple[str, ...] = ()
    ranges: tuple[Literal["chance", "trick", "score"], Mapping[str, tuple[int, int]]] | None = None
    limit: int | None = None

    @property
    def groups(self) -> tuple[str, ...]:
        """All groups, in the order in which they are shown."""
        return self.shown or self.claims


def points_ahead(end: View, unit: int) -> float:
    """Give the points of a round that one of two units is ahead."""
    assert end.result is not None
    return end.result.points[unit] - end.result.points[1 - unit]


def _board(game_id: str, bot: str, seed: str, setup: Mapping[str, str], changes: Mapping[str, str]) -> Board:
    game = games.find(game_id)
    rules = find_preset(game, game.default_preset).rules
    return seat_everywhere(game, game.rules_type.read(dict(changes), rules), find(bot), seed, setup)


def _forked(
    game: str,
    ask: Ask,
    weigh: Weigh = points_ahead,
    *,
    bot: str = BOT,
    score: Callable[[int, Random], str] | None = None,
    counts: tuple[str, ...] = (),
) -> Sample:
    """Make what plays a deal on twice where the tip speaks.

    Args:
        game: id of the game.
        ask: where the tip speaks.
        weigh: what ends are worth.
        bot: who plays.
        score: gives the score that a deal is played at; else it is 0-0.
        counts: values of the option `count` that deals take in turn.
    """

    def sample(seed: str, number: int) -> Mapping[str, float]:
        setup = {"dealer": str(number % 2)}
        if score is not None:
            setup["score"] = score(number, Random(f"{seed}/{number}/score"))  # noqa: S311 - repeatable on purpose
        changes = {"count": counts[number % len(counts)]} if counts else _QUIET.get(game, {})
        return gains(_board(game, bot, f"{seed}/{number}", setup, changes), ask, weigh)

    return sample


def _duel(game_id: str, one: str, other: str, group: str) -> Sample:
    """Make what plays a pair of bots with exchanged sides; the first heeds the tip. Points ahead."""

    def sample(seed: str, number: int) -> Mapping[str, float]:
        return {group: _pair(game_id, (one, other), seed, number).mean("points")}

    return sample


def _cards(heeds: str, ignores: str, group: str) -> Sample:
    """Make what plays a pair of Watten without raises; rounds won in a hundred, over the half."""

    def sample(seed: str, number: int) -> Mapping[str, float]:
        pair = _pair("watten", (f"{heeds}+quiet", f"{ignores}+quiet"), seed, number)
        return {group: 100 * (pair.mean("share") - 0.5)}

    return sample


def _pair(game_id: str, names: tuple[str, str], seed: str, number: int) -> Pair:
    game = games.find(game_id)
    rules = find_preset(game, game.default_preset).rules
    return play_pair(contest_of(names, game, rules, seed=seed), number)


def _leading(seed: str, number: int) -> Mapping[str, float]:
    board = _board("german_whist", BOT, f"{seed}/{number}", {"dealer": str(number % 2)}, {})
    return german_whist.leading(board)


def _timing(seed: str, number: int) -> Mapping[str, float]:
    found = dict(_forked("german_whist", german_whist.deciding)(seed, number))
    if {"early", "late"} <= set(found):
        found["early-over-late"] = found["early"] - found["late"]
    return found


def _both(*samples: Sample) -> Sample:
    def sample(seed: str, number: int) -> Mapping[str, float]:
        return {group: gain for one in samples for group, gain in one(seed, number).items()}

    return sample


_DUCKING = tuple(f"{count}-{prize}" for count in ("all26", "last13") for prize in ("low", "middle", "high", "trump"))

TIPS: Mapping[str, Tip] = MappingProxyType(
    {
        tip.id: tip
        for tip in (
            Tip(
                "count-criticals",
                "watten",
                "rounds",
                "sensible",
                _cards("sensible", "sensible+forgets-criticals", "counts"),
                2000,
                ("counts",),
            ),
            Tip(
                "raise-with-three",
                "watten",
                "points",
                BOT,
                _forked("watten", watten.raising),
                2400,
                ("nearly", "sure"),
                (*watten.RAISING, "sure"),
                ("chance", watten.RAISING),
            ),
            Tip(
                "hold-with-three",
                "watten",
                "points",
                BOT,
                _forked("watten", watten.holding),
                3200,
                tuple(watten.HOLDING),
                ranges=("chance", watten.HOLDING),
            ),
            Tip(
                "bluff-late",
                "watten",
                "match",
                BOT,
                _forked("watten", watten.bluffing, watten.match_chance, score=watten.some_score),
                2400,
                ("late",),
                ("early", "late"),
                ("score", {"early": watten.EARLY, "late": watten.LATE}),
                watten.WEAK,
            ),
            Tip(
                "chief-trap",
                "watten",
                "points",
                BOT,
                _forked("watten", watten.chief_lead, bot=f"{BOT}+quiet"),
                2400,
                ("max-out", "max-gone"),
            ),
            Tip(
                "learn-signals",
                "watten",
                "rounds",
                BOT,
                _both(*(_cards(f"{bot}-signals", bot, bot) for bot in (BOT, "strong"))),
                1000,
                (BOT, "strong"),
            ),
            Tip(
                "lose-on-purpose",
                "german_whist",
                "points",
                BOT,
                _forked("german_whist", german_whist.ducking, counts=("all26", "last13")),
                500,
                ("all26-low", "last13-low"),
                _DUCKING,
            ),
            Tip(
                "watch-trumps",
                "german_whist",
                "points",
                "sensible",
                _duel("german_whist", "sensible", "sensible+forgets-trumps", "watches"),
                300,
                ("watches",),
            ),
            Tip(
                "early-upcards",
                "german_whist",
                "points",
                BOT,
                _timing,
                500,
                ("early-over-late",),
                (*german_whist.PARTS, "early-over-late"),
                ("trick", german_whist.PARTS),
            ),
            Tip(
                "lead-long",
                "german_whist",
                "tricks",
                BOT,
                _leading,
                300,
                ("long", "draws", "kept"),
                ("long", "draws", "best", "kept"),
            ),
        )
    }
)
"""By id, in the order of the founding texts."""
