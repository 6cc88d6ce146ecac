"""The table of raises: read as it was solved, and what scores are worth is what the induction gives."""

import numpy as np
import pytest

from stube.games.watten.rules import PRESETS, WattenRules
from stube.games.watten.scoring import Stakes
from stube.solvers.equity.balance import KNOTS, street
from stube.solvers.equity.building import graph_at, kept, single
from stube.solvers.equity.match import MatchEquity, RoundModel
from stube.solvers.equity.table import KINDS, LOWEST, kind_of, preset_of, table

FAR = Stakes.begin(WattenRules(), (0, 0))
LEADS = (3, True)


def test_every_preset_has_a_kind_and_its_scores() -> None:
    """No preset falls back to anything: its stakes have a kind and its scores are known."""
    kept = table()
    for name, preset in PRESETS.items():
        rules = preset.rules
        assert isinstance(rules, WattenRules)
        assert kind_of(rules) in KINDS
        assert preset_of(rules) is not None
        assert kept.equity[name].shape == (int(rules.target) - LOWEST,) * 2 + (2,)


def test_sure_and_hopeless_hands() -> None:
    """A hopeless side folds, a sure one never does; shares sum to one."""
    asked = FAR.raised(0, 3)
    hopeless = table().answering(asked, (11, 11), LEADS, 0.0)
    sure = table().answering(asked, (11, 11), LEADS, 1.0)
    assert hopeless is not None
    assert sure is not None
    assert hopeless[1] > 0.9
    assert sure[1] < 0.05
    assert sum(sure) == pytest.approx(1)


def test_stakes_beyond_the_table_are_not_guessed() -> None:
    """Where the stake is higher than was thought through, nothing is said."""
    high = FAR.raised(0, 3).held(1).raised(1, 4).held(0).raised(0, 5).held(1)
    assert table().raising(high, (11, 11), LEADS, 1.0) is None
    assert table().answering(high.raised(1, 6), (11, 11), LEADS, 1.0) is None


def test_scores_are_worth_what_the_induction_gives() -> None:
    """The two sides' chances sum to one, and a table built from the same model agrees at a score near the end."""
    kept = table().equity["bavarian-11"]
    assert np.abs(kept + kept.transpose(1, 0, 2)[..., ::-1] - 1).max() < 1e-6
    won = Stakes.begin(WattenRules(), (9, 9)).won(0)
    assert table().worth(won, 0, deals=True) == 1
    assert table().worth(won, 1, deals=True) == 0
    rules = single(WattenRules())
    even = MatchEquity(rules, RoundModel()).of((9, 9), 0)
    assert table().worth(Stakes.begin(rules, (9, 9)), 0, deals=True) == pytest.approx(float(even), abs=0.1)


def test_a_strategy_is_looked_up_as_it_was_kept() -> None:
    """What a table says at a knot is the share of the strategy that stands in it, for both sides."""
    rules = single(WattenRules())
    graph = graph_at(rules, (4, 6), MatchEquity(rules, RoundModel()))
    assert graph is not None
    strategy = kept(table(), graph, "spared", (4, 6))
    begin = Stakes.begin(rules, (7, 5))
    for side, needs in (0, (4, 6)), (1, (6, 4)):
        where = int(street(LEADS[0], 0)) * len(KNOTS) + 7
        share = table().raising(begin, needs, LEADS, float(KNOTS[7]))
        assert share == pytest.approx(strategy.speak[side, where, 0])
        asked = begin.raised(1 - side, 3)
        shares = table().answering(asked, needs, LEADS, float(KNOTS[7]))
        assert shares == pytest.approx(strategy.answer[where, graph.asked[2, 3, 1 - side]])
