"""The product and the slow referee agree: random matches, and a sample of the pairwise rule sets."""

import random
from collections import Counter

import pytest

from referee import rescore
from referee.beside import play, play_seed
from referee.options import defaults, random_setup
from referee.pairwise import pairwise

MATCHES = {"watten": 30, "german_whist": 12}
ROUNDS = {"watten": 2, "german_whist": 1}
EVERY = {"watten": 2, "german_whist": 7}


@pytest.mark.parametrize("game", ["watten", "german_whist"])
def test_random_matches_are_scored_alike(game: str) -> None:
    """Under random rule sets both see the same after every line of a match."""
    for seed in range(MATCHES[game]):
        played = play_seed(game, seed)
        assert played.found == (), f"seed {seed}: {played.lines[-5:]} under {played.options}"


@pytest.mark.parametrize("game", ["watten", "german_whist"])
def test_pairwise_rule_sets_are_scored_alike(game: str) -> None:
    """Under some of the rule sets that hold every pair of values both see the same, from random scores."""
    for place, options in list(enumerate(pairwise(game)))[:: EVERY[game]]:
        rng = random.Random(place)
        played = play(game, options, random_setup(options, rng), rng, rounds=ROUNDS[game])
        assert played.found == (), f"rule set {place}: {played.lines[-5:]}"
        assert played.rounds > 0


def test_a_run_reports_what_it_played(capsys: pytest.CaptureFixture[str]) -> None:
    """It plays what is asked for, counts effects, and fails when an option value had too few of them."""
    few = ["watten", "--matches", "3", "--jobs", "1", "--effects-every", "3"]
    assert rescore.main([*few, "--least", "0"]) == 0
    told = capsys.readouterr().out
    assert "0 pairwise rule sets, 3 matches" in told
    assert "no difference" in told
    assert any(f" {count}," in told for count in range(1, 4))
    assert "signals: in views only" in told
    assert "base: has one value" in told
    assert rescore.main([*few, "--least", "4"]) == 1
    assert "target=11" in capsys.readouterr().out


def test_a_run_plays_the_rounds_of_each_rule_set() -> None:
    """A task with a rule set plays so many rounds, over several matches if need be."""
    whole = rescore.tasks("watten", 0, 25, 3)
    assert [task.matches for task in whole[:3]] == [10, 10, 5]
    assert [task.options for task in whole[3:]] == pairwise("watten")
    report = rescore.work(whole[3], Counter(), 0)
    assert report.rounds == 3
    assert report.wrong is None


def test_a_rare_value_is_sought() -> None:
    """What had too few effects is played more, in matches that all have this value; only its effects are counted."""
    (task,) = rescore.seek("watten", 4, {("target", "18"): 1})
    options = [played.options for _, played in rescore._played(task)]
    assert [one["target"] for one in options] == ["18"] * 4
    assert {**defaults("watten"), "target": "18"} in options
    report = rescore.work(task, Counter(), 1)
    assert report.wrong is None
    assert set(report.counter) == {("target", "18")}
