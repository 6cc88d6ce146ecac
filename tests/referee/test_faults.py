"""The slow referee would find a wrong rule in the product: planted faults are all caught, and nothing else is."""

from collections import Counter

import pytest

from referee import rescore
from referee.beside import Played
from referee.faults import FAULTS, Fault, one_match, planted

TRIES = 40
"""Matches to try where the noted one no longer shows the fault; the slowest is found in the eighth."""


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_a_planted_fault_is_caught(fault: Fault) -> None:
    """Some match shows a difference with the fault in the product; the same matches show none without it."""
    seeds = list(dict.fromkeys((fault.seed, *range(TRIES))))
    with planted(fault):
        caught = next((place for place, seed in enumerate(seeds) if one_match(fault, seed).found), None)
    assert caught is not None
    for seed in seeds[: caught + 1]:
        assert one_match(fault, seed).found == ()


def test_there_are_enough_faults() -> None:
    """More than ten for Watten and some for German Whist, each of its own kind."""
    assert len({fault.name for fault in FAULTS}) == len(FAULTS) == len({fault.plant for fault in FAULTS})
    games = Counter(fault.game for fault in FAULTS)
    assert games["watten"] >= 12
    assert games["german_whist"] >= 6


def test_a_run_stops_at_a_fault() -> None:
    """The re-scoring itself comes upon a fault that shows in every match, and names its seed."""
    fault = next(fault for fault in FAULTS if fault.name == "the deal does not pass")
    with planted(fault):
        report = rescore.work(rescore.Task("watten", 0, matches=3), Counter(), 0)
    assert report.wrong is not None
    seed, played = report.wrong
    assert 0 <= seed < 3
    assert played.found


def test_a_run_with_a_difference_fails(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """It ends with 1 and writes the difference, the rule set and the lines."""
    wrong = Played({"target": "15"}, {"dealer": "2"}, ["deck HK"], found=("score: the product says 1, the referee 2",))
    monkeypatch.setattr(rescore, "run", lambda *_given: rescore.Report(wrong=(7, wrong)))
    assert rescore.main(["watten", "--matches", "1"]) == 1
    told = capsys.readouterr().out
    for words in ("seed 7", "score: the product says 1", "{'target': '15'}", "{'dealer': '2'}", "deck HK"):
        assert words in told
