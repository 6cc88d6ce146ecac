"""What tricks are worth: the result of a round, and where the match stands after it.

Pure functions over numbers of tricks; the state and `stube judge score` both use them.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

from stube.cards import FRENCH_52
from stube.errors import Code, NotationError
from stube.games.german_whist.layout import Layout, lay_out
from stube.games.german_whist.rules import GermanWhistRules

Goal = Literal["most", "fewest"]
How = Literal["played", "race"]

TARGET = 50
TARGET_STEP = 10


@dataclass(frozen=True, slots=True)
class Tally:
    """Tricks taken in a round so far, by player; a ghost's tricks belong to nobody and are left out.

    Attributes:
        foregame: tricks with a draw after them.
        endgame: tricks after the stock was used up.
        last: the player who won the last trick, None if nobody did or it is not known.
    """

    foregame: tuple[int, ...]
    endgame: tuple[int, ...]
    last: int | None = None

    @property
    def tricks(self) -> tuple[int, ...]:
        """All tricks taken, by player."""
        return tuple(map(sum, zip(self.foregame, self.endgame, strict=True)))


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a round ended.

    Attributes:
        how: `played` to the last card, or ended by a `race`.
        winners: players who won it; none when it is drawn or dealt again.
        tricks: all tricks taken, by player.
        counted: counted tricks, by player.
        points: points, by player.
        replayed: whether the round is tied, does not count, and is dealt again by the same dealer.
    """

    how: How
    winners: tuple[int, ...]
    tricks: tuple[int, ...]
    counted: tuple[int, ...]
    points: tuple[int, ...]
    replayed: bool = False


@dataclass(frozen=True, slots=True)
class Standing:
    """Where the match stands, by player.

    Attributes:
        score: points.
        won: rounds won.
        target: points that win, if it is played to points.
        winners: who won the match.
        over: whether it is over.
    """

    score: tuple[int, ...]
    won: tuple[int, ...]
    target: int | None
    winners: tuple[int, ...] = ()
    over: bool = False


def counted(rules: GermanWhistRules, tally: Tally) -> tuple[int, ...]:
    """Give the counted tricks (G-20)."""
    if rules.count == "last13":
        return tally.endgame
    weight = 2 if rules.count == "weighted_1_2" else 1
    return tuple(early + weight * late for early, late in zip(tally.foregame, tally.endgame, strict=True))


def raced_for(rules: GermanWhistRules, tally: Tally) -> tuple[int, ...]:
    """Give the tricks in the scope of the race (G-25)."""
    return tally.endgame if rules.race_scope == "last13" else tally.tricks


def race_number(rules: GermanWhistRules, layout: Layout) -> int | None:
    """Give the tricks that end the round at once, None without a race (G-25)."""
    if rules.race_scope == "off":
        return None
    if rules.win_at != "majority":
        return int(rules.win_at)
    return (layout.endgame if rules.race_scope == "last13" else layout.tricks) // 2 + 1


def majority(rules: GermanWhistRules, layout: Layout) -> int:
    """Give the counted tricks that are more than half of all (G-21)."""
    weight = 2 if rules.count == "weighted_1_2" else 1
    early = 0 if rules.count == "last13" else layout.foregame
    return (early + weight * layout.endgame) // 2 + 1


def race_reached(rules: GermanWhistRules, layout: Layout, tally: Tally) -> int | None:
    """Give the player who has the tricks that end the round, if one has (G-25)."""
    number = race_number(rules, layout)
    if number is None:
        return None
    # At a table the round ends with the trick. In numbers that people give, who had it in the foregame was first.
    stages = (tally.endgame,) if rules.race_scope == "last13" else (tally.foregame, tally.tricks)
    reached = (player for stage in stages for player, tricks in enumerate(stage) if tricks >= number)
    return next(reached, None)


def settle(rules: GermanWhistRules, layout: Layout, tally: Tally, goal: Goal) -> Outcome:
    """Give the result of a round that is over.

    Args:
        rules: the rule set.
        layout: the numbers of the round.
        tally: the tricks; either all are played or one player has reached the race number.
        goal: what this round was played for (`by_upcard` is decided by the card turned first).
    """
    fastest = race_reached(rules, layout, tally)
    counts = counted(rules, tally)
    how: How = "played" if fastest is None else "race"
    if fastest is not None and goal == "most":
        return _won(rules, goal, how, (fastest,), tally)
    if fastest is None and rules.race_scope != "off" and rules.race_fallback == "nobody":
        return _won(rules, goal, how, (), tally)
    compared = counts if rules.race_scope == "off" else raced_for(rules, tally)
    firsts = _best([player for player in range(layout.players) if player != fastest], compared, goal)
    if len(firsts) == 1:
        return _won(rules, goal, how, firsts, tally)
    if rules.tie == "replay":
        return Outcome(how, (), tally.tricks, counts, (0,) * layout.players, replayed=True)
    return _won(rules, goal, how, _untied(rules, firsts, tally, goal), tally)


def _best(players: Sequence[int], numbers: Sequence[int], goal: Goal) -> tuple[int, ...]:
    """Give the players who are equal first (G-21, G-23)."""
    best = (max if goal == "most" else min)(numbers[player] for player in players)
    return tuple(player for player in players if numbers[player] == best)


def _untied(rules: GermanWhistRules, firsts: tuple[int, ...], tally: Tally, goal: Goal) -> tuple[int, ...]:
    """Give the winners among equal firsts: one if the tie is broken, else as a draw is (G-24, G-42)."""
    if rules.tie == "last_trick" and tally.last in firsts:
        return (tally.last,)
    if rules.tie == "stage2_majority":
        firsts = _best(firsts, tally.endgame, goal)
        if len(firsts) == 1:
            return firsts
    shared = rules.seats > 2 and rules.match == "single"
    return firsts if shared else ()


def _won(rules: GermanWhistRules, goal: Goal, how: How, winners: tuple[int, ...], tally: Tally) -> Outcome:
    counts = counted(rules, tally)
    return Outcome(how, winners, tally.tricks, counts, _points(rules, goal, how, winners, counts))


def _points(
    rules: GermanWhistRules, goal: Goal, how: How, winners: tuple[int, ...], counts: tuple[int, ...]
) -> tuple[int, ...]:
    """Give the points of a round, by player (G-26, G-27)."""
    players, total = len(counts), sum(counts)
    if rules.score == "hand":
        return tuple(int(player in winners) for player in range(players))
    if rules.score == "difference":
        least = 1 if how == "race" else 0
        ahead = [count - total // players if goal == "most" else -(-total // players) - count for count in counts]
        return tuple(max(least, ahead[player]) if player in winners else 0 for player in range(players))
    each = [count if goal == "most" else total - count for count in counts]
    return tuple(each) if rules.score == "tricks" else tuple(max(0, tricks - 6) for tricks in each)


def to_win(rules: GermanWhistRules) -> int:
    """Give the rounds that win the match, 0 where points do (G-30, G-32)."""
    return {"best_of_3": 2, "best_of_5": 3, "single": 1, "points_50": 0}[rules.match]


def begin(
    rules: GermanWhistRules, score: tuple[int, ...] | None = None, won: tuple[int, ...] | None = None
) -> Standing:
    """Give the standing at the start, or where an interrupted match stood; it may turn out to be over."""
    nothing = (0,) * rules.seats
    return _judged(rules, Standing(score or nothing, won or nothing, TARGET if rules.match == "points_50" else None))


def after(rules: GermanWhistRules, standing: Standing, outcome: Outcome) -> Standing:
    """Give the standing after a round (G-30 to G-32)."""
    if outcome.replayed:
        return standing
    score = tuple(map(sum, zip(standing.score, outcome.points, strict=True)))
    won = tuple(rounds + (player in outcome.winners) for player, rounds in enumerate(standing.won))
    so_far = replace(standing, score=score, won=won)
    return replace(so_far, winners=outcome.winners, over=True) if rules.match == "single" else _judged(rules, so_far)


def _judged(rules: GermanWhistRules, standing: Standing) -> Standing:
    """Say whether somebody has won the match: by rounds, or by points (G-30, G-32)."""
    if rules.match != "points_50":
        winners = tuple(player for player, rounds in enumerate(standing.won) if rounds >= to_win(rules))
        return replace(standing, winners=winners, over=bool(winners))
    target = standing.target or TARGET
    while sum(points >= target for points in standing.score) > 1:  # two or more have reached it: it rises
        target += TARGET_STEP
    winners = tuple(player for player, points in enumerate(standing.score) if points >= target)
    return replace(standing, target=target, winners=winners, over=bool(winners))


def read_tally(
    rules: GermanWhistRules, foregame: Sequence[int], endgame: Sequence[int], last: int | None = None
) -> Tally:
    """Make the tally of a finished round from numbers that a person gives (the full pack).

    Args:
        rules: the rule set.
        foregame: foregame tricks, by player.
        endgame: endgame tricks, by player.
        last: who won the last trick, if that is known.

    Raises:
        NotationError: `bad_number`: a number for somebody who does not play, more or fewer tricks
            than the round has, or two players with the number that ends a race and no telling
            who had it first.
    """
    layout = lay_out(rules, len(FRENCH_52.cards))
    tally = Tally(tuple(foregame), tuple(endgame), last)
    if (
        {len(foregame), len(endgame)} != {layout.players}
        or min(*foregame, *endgame) < 0
        or not (last is None or 0 <= last < layout.players)
        or not _possible(rules, layout, tally)
    ):
        early, late = (" ".join(map(str, numbers)) for numbers in (foregame, endgame))
        raise NotationError(Code.BAD_NUMBER, text=f"{early} + {late}")
    return tally


def _possible(rules: GermanWhistRules, layout: Layout, tally: Tally) -> bool:
    """Say whether a finished round can have these tricks."""
    early, late, number = sum(tally.foregame), sum(tally.endgame), race_number(rules, layout)
    reached = 0 if number is None else sum(tricks >= number for tricks in raced_for(rules, tally))
    if early > layout.foregame or late > layout.endgame:
        return False
    if reached > 1:
        return rules.race_scope == "all26" and max(tally.foregame) >= (number or 0)
    if layout.ghost is not None:
        return True  # what is missing is the ghost's
    complete = early == layout.foregame and late in ({layout.endgame} if not reached else range(layout.endgame + 1))
    return complete or (reached == 1 and late == 0)
