"""What a score and a stake are worth: the chance to win the match."""

from dataclasses import dataclass
from functools import cache

from stube.bots.sensible.watten.situation import Situation
from stube.games.watten import WattenView
from stube.games.watten.scoring import BASE, Stakes, match_winner

# What a later round is worth, and how often: most are played for the base, some are raised once or more.
_LATER_ROUNDS = ((0, 0.6), (1, 0.3), (2, 0.1))


@cache
def match_chance(mine: int, theirs: int, step: int) -> float:
    """Give the chance to win a match of even sides.

    Args:
        mine: points that the own side still needs; 0 or less, it has won.
        theirs: the same for the other side.
        step: size of a raise.
    """
    if mine <= 0:
        return 1.0
    if theirs <= 0:
        return 0.0
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
        side: the own side.
    """

    stakes: Stakes
    side: int

    def of(self, stakes: Stakes) -> float:
        """Give the chance to win the match once a round has ended like this."""
        target, step = int(stakes.rules.target), int(stakes.rules.raise_step)
        own, other = stakes.score[self.side], stakes.score[1 - self.side]
        return match_chance(target - own, target - other, step)

    def playing(self, stakes: Stakes, chance: float) -> float:
        """Give the chance to win the match when the cards decide and the round is won with this chance."""
        won, lost = stakes.won(self.side), stakes.won(1 - self.side)
        return chance * self.of(won) + (1 - chance) * self.of(lost)

    def loses_match(self, stakes: Stakes) -> bool:
        """Say whether the other side has won the match."""
        return match_winner(stakes.rules, stakes.score) == 1 - self.side

    def is_cheaper(self, given_up: Stakes, lost: Stakes) -> bool:
        """Say whether giving up pays less than losing by the cards, and does not lose the match."""
        other = 1 - self.side
        return given_up.score[other] < lost.score[other] and not self.loses_match(given_up)


def prospects_of(view: WattenView, situation: Situation) -> Prospects:
    """Read the stakes off a view."""
    pending = view.pending
    score = (view.score[0], view.score[1])
    if pending is None:
        stakes = Stakes(situation.rules, score, agreed=view.stake, last_raiser=view.last_raiser)
    else:
        stakes = Stakes(
            situation.rules,
            score,
            agreed=pending.agreed,
            asked=pending.to,
            fold_is=pending.fold_pays,
            last_raiser=pending.seat % 2,
        )
    return Prospects(stakes, situation.side)
