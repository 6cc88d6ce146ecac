"""Match equity: the chance to win the series from every score, by backward induction over rounds.

The method is Zadeh's for backgammon ("On doubling in tournament backgammon", Management Science 23, 1977):
what a score is worth follows from what each way of ending a round makes of it. Which ways there are, what they
pay and who has won is asked of `games.watten.scoring`; nothing of it is written again here.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from fractions import Fraction

from stube.games.watten.rules import WattenRules
from stube.games.watten.scoring import OTHER, Stakes, match_winners

HALF = Fraction(1, 2)
Score = tuple[int, int]


@dataclass(frozen=True, slots=True)
class RoundModel:
    """How rounds go, apart from the score.

    Attributes:
        dealers: chance that the dealer's side wins the round.
        ways: (raises, whether the last is folded, how often); what the rules refuse at a score is not raised,
            and where a raise may not be folded it is held.
    """

    dealers: Fraction = HALF
    ways: tuple[tuple[int, bool, Fraction], ...] = (
        (0, False, Fraction(6, 10)),
        (1, False, Fraction(2, 10)),
        (1, True, Fraction(1, 10)),
        (2, False, Fraction(1, 10)),
    )

    def __post_init__(self) -> None:
        """Refuse what is no distribution.

        Raises:
            ValueError: chances below nothing or that do not sum to one.
        """
        if sum(often for *_, often in self.ways) != 1 or min(often for *_, often in self.ways) < 0:
            message = "the ways a round may go must sum to one"
            raise ValueError(message)
        if not 0 <= self.dealers <= 1:
            message = "the dealers' chance must lie between 0 and 1"
            raise ValueError(message)


ASSUMED = RoundModel()
"""Even sides that raise four rounds in ten; not measured."""


@dataclass(frozen=True, slots=True)
class Series:
    """Matches won by each unit, and played."""

    won: Score = (0, 0)
    played: int = 0


@dataclass(slots=True)
class MatchEquity:
    """Exact chances of unit 0 to win the series, found when first asked for; a series that is shared counts half.

    With three players the two units are oneself and the best of the others: an approximation.

    Attributes:
        rules: the rule set.
        model: how rounds go.
    """

    rules: WattenRules
    model: RoundModel = ASSUMED
    _known: dict[tuple[Score, int, Series], Fraction] = field(default_factory=dict)

    def of(self, score: Score, dealer: int, series: Series = Series()) -> Fraction:
        """Give the chance of unit 0 before a round.

        Args:
            score: points of both units; may be negative.
            dealer: the unit that deals the round.
            series: what has been won before this match.
        """
        key = score, dealer, series
        if key not in self._known:
            self._known[key] = self._find(score, dealer, series)
        return self._known[key]

    def _find(self, score: Score, dealer: int, series: Series) -> Fraction:
        if match_winners(self.rules, score):
            return self._won(score, dealer, series)
        chance = Fraction(0)
        for winner in (0, 1):
            wins = self.model.dealers if winner == dealer else 1 - self.model.dealers
            for raises, folded, often in self.model.ways:
                for first in (0, 1):
                    chance += HALF * wins * often * self._round(score, dealer, series, (raises, folded, first, winner))
        return chance

    def _round(self, score: Score, dealer: int, series: Series, way: tuple[int, bool, int, int]) -> Fraction:
        """Give the chance after a round that went one way."""
        raises, folded, first, winner = way
        stakes = Stakes.begin(self.rules, score)
        side = stakes.choosing
        if side is not None:  # a tense side takes what is better for it (W-44)
            given = self.after(stakes.chose(side, plays=False), dealer, series)
            played = self.after(stakes.chose(side, plays=True).won(winner), dealer, series)
            stays = self._plays_on(stakes, side, dealer, series)
            gives = (given if side == 0 else 1 - given) > stays
            return given if gives else played
        # Of a folded raise the winner is the raiser, so who raises first follows from how often.
        side = (winner if raises % 2 else OTHER[winner]) if folded else first
        for number in range(raises):
            if stakes.raise_refusal(side) is not None or stakes.tense(side):
                break
            asked = stakes.raised(side, stakes.new_stakes()[0])
            last = folded and number == raises - 1
            if asked.must_fold() or (last and not asked.must_hold()):
                return self.after(asked.folded(OTHER[side]), dealer, series)
            stakes, side = asked.held(OTHER[side]), OTHER[side]
        return self.after(stakes.won(winner), dealer, series)

    def _plays_on(self, stakes: Stakes, side: int, dealer: int, series: Series) -> Fraction:
        """Give a tense side's own chance when it plays for the higher stake, before the cards are seen."""
        plays = stakes.chose(side, plays=True)
        wins = self.model.dealers if side == dealer else 1 - self.model.dealers
        values = [self.after(plays.won(winner), dealer, series) for winner in (side, OTHER[side])]
        own = values if side == 0 else [1 - value for value in values]
        return wins * own[0] + (1 - wins) * own[1]

    def after(self, stakes: Stakes, dealer: int, series: Series = Series()) -> Fraction:
        """Give the chance of unit 0 once a round has ended; the deal passes to the other unit.

        Args:
            stakes: the round, over.
            dealer: the unit that dealt it.
            series: what has been won before this match.
        """
        score = (stakes.score[0], stakes.score[1])
        return self.of(score, OTHER[dealer], series)

    def _won(self, score: Score, dealer: int, series: Series) -> Fraction:
        """Count a match that is over, and go on with the next, if one is played (W-41, W-48)."""
        winners = match_winners(self.rules, score)
        losers = [points for unit, points in enumerate(score) if unit not in winners]
        schneider = self.rules.schneider == "double" and bool(losers) and max(losers) <= 0
        worth = 2 if schneider and self.rules.match != "single" else 1
        won = (series.won[0] + worth * (0 in winners), series.won[1] + worth * (1 in winners))
        played, needed = series.played + 1, self.rules.matches
        if (played if self.rules.match == "three_games" else max(won)) >= needed:
            return Fraction(int(won[0] >= won[1]) + int(won[0] > won[1]), 2)
        return self.of((0, 0), dealer, Series(won, played))


def table(equity: MatchEquity, dealer: int, lowest: int = 0) -> Iterator[tuple[Score, Fraction]]:
    """Give every score of a match that goes on, with the chance of unit 0.

    Args:
        equity: the rules and the model.
        dealer: the unit that deals.
        lowest: the lowest score, may be negative.
    """
    span = range(lowest, int(equity.rules.target))
    for mine in span:
        for theirs in span:
            yield (mine, theirs), equity.of((mine, theirs), dealer)
