"""What a score and a stake are worth: the chance to win the match."""

from dataclasses import dataclass, replace
from functools import cache

from stube.bots.sensible.watten.situation import Situation
from stube.games.watten import WattenView
from stube.games.watten.scoring import BASE, Stakes, match_winners

# What a later round is worth, and how often: most are played for the base, some are raised once or more.
_LATER_ROUNDS = ((0, 0.6), (1, 0.3), (2, 0.1))


@cache
def match_chance(mine: int, theirs: int, step: int) -> float:
    """Give the chance to win a match of even sides.

    Args:
        mine: points that the own unit still needs.
        theirs: the same for the best of the others.
        step: size of a raise.
    """
    if min(mine, theirs) <= 0:
        return 1.0 if mine < theirs else 0.0 if theirs < mine else 0.5
    chance = 0.0
    for raises, often in _LATER_ROUNDS:
        points = BASE + raises * step
        chance += often / 2 * (match_chance(mine - points, theirs, step) + match_chance(mine, theirs - points, step))
    return chance


@dataclass(frozen=True, slots=True)
class Prospects:
    """One side's prospects in the match, whatever the round comes to.

    Attributes:
        stakes: the round's stake and the score, as `games.watten.scoring` counts them.
        side: the own side in this round.
        unit: the own scoring unit; with three players it is alone in the match.
    """

    stakes: Stakes
    side: int
    unit: int

    def at(self, stakes: Stakes) -> "Prospects":
        """Give the same side's prospects at other stakes."""
        return replace(self, stakes=stakes)

    def of(self, stakes: Stakes) -> float:
        """Give the chance to win the match once a round has ended like this."""
        target, step = int(stakes.rules.target), int(stakes.rules.raise_step)
        own = stakes.score[self.unit]
        others = max(points for unit, points in enumerate(stakes.score) if unit != self.unit)
        return match_chance(target - own, target - others, step)

    def playing(self, stakes: Stakes, chance: float) -> float:
        """Give the chance to win the match when the cards decide and the round is won with this chance."""
        won, lost = stakes.won(self.side), stakes.won(1 - self.side)
        return chance * self.of(won) + (1 - chance) * self.of(lost)

    def loses_match(self, stakes: Stakes) -> bool:
        """Say whether somebody else has won the match."""
        winners = match_winners(stakes.rules, stakes.score)
        return bool(winners) and self.unit not in winners

    def is_cheaper(self, given_up: Stakes, lost: Stakes) -> bool:
        """Say whether giving up pays less than losing by the cards, and does not lose the match."""
        other = 1 - self.side
        return sum(given_up.points(other)) < sum(lost.points(other)) and not self.loses_match(given_up)


def prospects_of(view: WattenView, situation: Situation) -> Prospects:
    """Read the stakes off a view."""
    pending = view.pending
    stakes = Stakes(
        rules=situation.rules,
        score=view.score,
        sides=tuple(
            tuple(unit for unit, seats in enumerate(view.units) if set(seats) <= set(members)) for members in view.sides
        ),
        agreed=pending.agreed if pending else view.stake,
        asked=pending.to if pending else None,
        fold_is=pending.fold_pays if pending else 0,
        last_raiser=situation.sides[pending.seat] if pending else view.last_raiser,
        choosing=situation.side if view.phase == "choose" else None,
        gained=(0,) * len(view.score),
    )
    unit = next(unit for unit, seats in enumerate(view.units) if situation.me in seats)
    return Prospects(stakes, situation.side, unit)
