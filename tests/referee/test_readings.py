"""Readings of rules.md part 2 and 3.6 in the flow of the slow referee, each by hand-made cards."""

import pytest

from referee import watten_cards
from referee.options import defaults
from referee.staging import act, may_raise, played_out, stacked, started
from referee.watten import Referee

Options = dict[str, str]


def base(**changes: str) -> Options:
    """The default rule set with some options changed."""
    return {**defaults("watten"), **changes}


@pytest.mark.parametrize(
    ("strike", "trump", "chief", "blinds"),
    [
        ("K", "H", "HK", "EK LK SK"),
        ("K", "E", "EK", "LK SK"),
        ("K", "L", "LK", "EK SK"),
        ("K", "S", "SK", "EK LK"),
        ("7", "S", "S7", "H7 L7"),
        ("7", "E", "E7", "H7 L7"),
        ("7", "H", "H7", "L7"),
        ("7", "L", "L7", "H7"),
        ("O", "L", "LO", "EO HO SO"),
    ],
)
def test_k07_strike_meets_a_critical(strike: str, trump: str, chief: str, blinds: str) -> None:
    """K-07: chief and blinds of every pair in the table."""
    assert watten_cards.chief(strike, trump) == chief
    assert sorted(watten_cards.blinds(base(), strike, trump)) == blinds.split()


@pytest.mark.parametrize(
    ("first", "line", "dealer"),
    [
        ("cut_low", "cut EA L8 HK SU", 1),
        ("cut_low", "cut EA L8 HK S8", None),
        ("cut_high", "cut EA L8 HK SU", 0),
        ("cut_high", "cut EA L8 HA S8", None),
    ],
)
def test_k15_cut_for_the_first_deal(first: str, line: str, dealer: int | None) -> None:
    """K-15: the extreme card deals, ace high; equal extremes are cut again."""
    judge = Referee(base(first_dealer=first))
    judge.feed(line)
    assert judge.expect()["dealer"] == dealer
    assert judge.expect()["needs"] == ("cut" if dealer is None else "deck")


@pytest.mark.parametrize(
    ("direction", "forehand", "leader", "second"),
    [
        ("clockwise", "after_dealer", 2, 3),
        ("anticlockwise", "after_dealer", 0, 3),
        ("clockwise", "before_dealer", 0, 1),
        ("anticlockwise", "before_dealer", 2, 1),
    ],
)
def test_k14_forehand_and_direction(direction: str, forehand: str, leader: int, second: int) -> None:
    """K-14: who names the strike, who leads and who plays second when seat 1 deals."""
    judge = Referee(base(direction=direction, forehand=forehand), {"dealer": "1"})
    judge.feed(stacked(base(), {}))
    assert judge.expect()["turn"] == [leader]
    judge.feed(f"{leader} strike 9")
    assert judge.expect()["turn"] == [1]
    judge.feed("1 trump H")
    assert judge.expect()["turn"] == [leader]
    card = judge.expect()["hands"][leader][0]
    judge.feed(f"{leader} play {card}")
    assert judge.expect()["turn"] == [second]


def test_k11_second_packet_comes_after_the_announcements() -> None:
    """K-11: three cards each while announcing, five each afterwards."""
    judge = Referee(base(), {"dealer": "3"})
    judge.feed(stacked(base(), {0: ["HK", "E8", "E9", "SA", "S8"]}))
    assert judge.expect()["hands"][0] == ["E8", "E9", "HK"]
    judge.feed("0 strike 9")
    judge.feed("3 trump H")
    assert judge.expect()["hands"][0] == ["E8", "E9", "HK", "S8", "SA"]


def test_k16_better_once_a_side_and_new_cards_for_the_announcers() -> None:
    """K-16, ``announcers_only``: forehand, then the dealer, get three cards each from the top of the rest."""
    judge = Referee(base(better_redeal="announcers_only"), {"dealer": "3"})
    line = stacked(base(), {})
    pack = line.split()[1:]
    judge.feed(line)
    assert judge.feed("0 better")["points"] == [-2, 0]
    now = judge.expect()
    assert now["hands"][0] == sorted(pack[12:15])
    assert now["hands"][3] == sorted(pack[15:18])
    assert "better" not in now["choices"][0]
    judge.feed("0 strike 9")
    assert "better" in judge.expect()["choices"][3], "14 cards are left: 6 new ones and 8 still to deal just fit"
    judge.feed("3 better")
    assert judge.expect()["hands"][0] == sorted(pack[18:21])
    assert judge.expect()["choices"] == {3: ["trump E", "trump H", "trump L", "trump S"]}, "the strike stands"
    judge.feed("3 trump L")
    assert judge.expect()["hands"][0] == sorted([*pack[18:21], *pack[24:26]])


def test_k16_no_exchange_without_enough_cards() -> None:
    """K-16: with all five dealt, a second exchange of ten would need more cards than are left."""
    options = base(better_redeal="announcers_only", announce_on="5", better_limit="none")
    judge = Referee(options, {"dealer": "3"})
    judge.feed(stacked(options, {}))
    assert "better" in judge.expect()["choices"][0]
    judge.feed("0 better")
    assert "better" not in judge.expect()["choices"][0]


def test_k16_better_by_agreement_may_be_refused() -> None:
    """K-16, ``by_agreement``: a refused question costs nothing and is not asked again on the same cards."""
    options = base(better="by_agreement", better_limit="none")
    judge = Referee(options, {"dealer": "3"})
    judge.feed(stacked(options, {}))
    judge.feed("0 better")
    assert judge.expect()["choices"] == {3: ["grant", "refuse"]}
    assert judge.feed("3 refuse")["points"] == [0, 0]
    assert judge.expect()["turn"] == [0]
    assert "better" not in judge.expect()["choices"][0]
    judge.feed("0 strike 9")
    assert "better" in judge.expect()["choices"][3]


def test_k34_before_own_card() -> None:
    """K-34: a seat that has played to the trick may not raise until the next one, the others may."""
    judge = started(base(), [0, 0], {0: ["L8"], 2: ["L9"]})
    judge.feed("0 play L8")
    now = judge.expect()
    assert 0 not in now["free"]
    assert now["free"][2] == ["raise 3"]
    assert "raise 3" in now["choices"][1]


def test_k39_a_tense_side_concedes_the_base_only() -> None:
    """K-39: at 9 of 11 a side that holds 3 and loses gives 2; a fold gives 2 as well."""
    judge = started(base(), [9, 4], {1: ["HK", "S7", "E7", "H9", "HA"]})
    act(judge, 1, "raise")
    act(judge, 0, "hold")
    assert played_out(judge)["points"] == [0, 2]


@pytest.mark.parametrize(
    ("rule", "score", "answers"),
    [
        ("off", [18, 0], ["fold", "hold", "raise 4"]),
        ("either", [18, 0], ["fold", "hold", "raise 4"]),
        ("either", [19, 0], ["hold"]),
        ("raiser", [19, 0], ["fold", "hold"]),
        ("raiser", [0, 18], ["fold", "hold", "raise 4"]),
        ("forced_fold", [19, 0], ["fold"]),
    ],
)
def test_k43_mandatory_acceptance(rule: str, score: list[int], answers: list[str]) -> None:
    """K-43 at 21: BD raise to 3; what AC may answer depends on whether 3 would pass the target."""
    judge = started(base(target="21", must_accept=rule), score)
    act(judge, 1, "raise")
    assert judge.expect()["choices"][0] == answers


def test_k46_best_of_three_goes_on_after_a_match() -> None:
    """K-46: a match won starts the next at 0-0 with the next dealer; two won end the series."""
    options = base(match="best_of_3")
    judge = Referee(options, {"dealer": "3", "score": "9 9", "won": "0 1"})
    judge.feed(stacked(options, {0: ["HK", "S7", "E7", "H9", "HA"]}))
    judge.feed("0 strike 9")
    judge.feed("3 trump H")
    assert not may_raise(judge, 0)
    assert played_out(judge)["points"] == [2, 0]
    now = judge.expect()
    assert (now["score"], now["won"], now["dealer"], now["over"]) == ([0, 0], [1, 1], 0, False)
