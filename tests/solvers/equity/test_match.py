"""Match equity is what backward induction must give."""

from fractions import Fraction
from random import Random

import pytest

from stube.games.watten.rules import PRESETS, WattenRules
from stube.solvers.equity.match import MatchEquity, RoundModel, Series, table

ONE = RoundModel(Fraction(1, 2), ((0, False, Fraction(1)),))


@pytest.mark.parametrize("name", PRESETS)
def test_it_sums_to_one(name: str) -> None:
    """Both units' chances sum to one with the deal exchanged."""
    rules = PRESETS[name].rules
    assert isinstance(rules, WattenRules)
    equity = MatchEquity(rules, RoundModel(Fraction(45, 100)))
    for (mine, theirs), chance in table(equity, 0, lowest=-1):
        assert 0 <= chance <= 1
        assert chance + equity.of((theirs, mine), 1) == 1


def test_equal_scores_are_even_where_the_deal_does_not_matter() -> None:
    """Even sides at equal scores have even chances, below nothing too."""
    equity = MatchEquity(WattenRules())
    assert {equity.of((points, points), dealer) for points in range(-4, 11) for dealer in (0, 1)} == {Fraction(1, 2)}


def test_small_scores_by_hand() -> None:
    """Rounds of two points to eleven: at 9:9 one round decides, at 9:7 it takes two."""
    equity = MatchEquity(WattenRules(), ONE)
    assert equity.of((9, 9), 0) == Fraction(1, 2)
    assert equity.of((9, 7), 0) == Fraction(3, 4)
    assert equity.of((11, 3), 0) == 1
    assert equity.of((3, 12), 0) == 0


def test_series_count_matches_and_schneider() -> None:
    """A match ahead in the best of three is three quarters; a Schneider wins such a series at once."""
    rules = WattenRules(match="best_of_3")
    assert MatchEquity(rules, ONE).of((0, 0), 0, Series((1, 0), 1)) == Fraction(3, 4)
    double = WattenRules(match="best_of_3", schneider="double")
    assert MatchEquity(double, ONE).of((11, 0), 0) == 1
    assert MatchEquity(double, ONE).of((11, 1), 0) < 1


def test_simulated_matches_agree() -> None:
    """Matches drawn from the same model are won as often as the induction says, within four standard errors."""
    model = RoundModel(Fraction(2, 5), ((0, False, Fraction(1)),))
    chance, rng, wins, number = float(MatchEquity(WattenRules(), model).of((4, 7), 0)), Random(7), 0, 20_000
    for _ in range(number):
        score, dealer = [4, 7], 0
        while max(score) < 11:
            score[dealer if rng.random() < 0.4 else 1 - dealer] += 2
            dealer = 1 - dealer
        wins += score[0] > score[1]
    assert abs(wins / number - chance) < 4 * (chance * (1 - chance) / number) ** 0.5


def test_bad_models_are_refused() -> None:
    """Ways that do not sum to one are no model."""
    with pytest.raises(ValueError, match="sum to one"):
        RoundModel(ways=((0, False, Fraction(1, 2)),))


def test_a_point_more_can_be_worse() -> None:
    """W-44: where a tense side makes the round count three, 13 to 12 is one round for the match, 12 to 12 is not yet.

    In `two-hand` (to 15, tense from 13) the round at 13 to 12 gives either side enough: its chance, 45 in a hundred for
    the dealer here, is the chance of the match. At 12 to 12 nobody is tense and much more is open.
    """
    rules = PRESETS["two-hand"].rules
    assert isinstance(rules, WattenRules)
    equity = MatchEquity(rules, RoundModel(Fraction(45, 100)))
    assert equity.of((13, 12), 0) == Fraction(45, 100)
    assert equity.of((12, 12), 0) > Fraction(1, 2)
