"""The worked examples of stakes, ends of games and who may raise (S, E, M, G)."""

import pytest
from cli.typed import judged

POINTS = [
    ("S01", "", "AC:win", [2, 0]),
    ("S02", "", "AC:raise BD:hold BD:win", [0, 3]),
    ("S03", "", "AC:raise BD:fold", [2, 0]),
    ("S04", "", "AC:raise BD:hold BD:raise AC:fold", [0, 3]),
    ("S05", "", "AC:raise BD:raise AC:hold AC:win", [4, 0]),
    ("S07", "--set concede=pays_stake_minus_one", "AC:raise BD:raise AC:hold BD:concede", [3, 0]),
    ("S09", "--set raise_step=2", "AC:raise BD:fold", [2, 0]),
    ("S10", "--set raise_step=2 --set fold_pays=stake_minus_one", "AC:raise BD:fold", [3, 0]),
    ("S11", "--set raise_step=2", "AC:raise BD:raise AC:hold BD:win", [0, 6]),
    ("S13", "--set fold_pays=flat_2", "AC:raise BD:hold BD:raise AC:fold", [0, 2]),
    ("S14", "", "AC:raise BD:hold BD:raise AC:hold AC:raise BD:hold BD:raise AC:hold AC:win", [6, 0]),
]

STAKE, FIFTEEN, FAR = "--set gespannt_loss=stake", "--set target=15", "--set target=18 --set jump_to_four=behind_4"
ENDS = [
    ("E01", "", "9-8", "AC:win", [11, 8], "AC"),
    ("E03", STAKE, "9-8", "BD:raise AC:hold BD:win", [9, 11], "BD"),
    ("E04", "", "9-8", "BD:raise AC:hold AC:win", [12, 8], "AC"),
    ("E05", "--set overshoot=capped", "9-8", "BD:raise AC:hold AC:win", [11, 8], "AC"),
    ("E06", "", "10-9", "BD:win", [10, 11], "BD"),
    ("E07", "", "8-8", "AC:raise BD:hold AC:win", [11, 8], "AC"),
    ("E08", f"{FIFTEEN} {STAKE}", "12-13", "AC:raise BD:fold", [14, 13], None),
    ("E09", FIFTEEN, "12-13", "AC:raise BD:hold AC:win", [14, 13], None),
    ("E11", "--set target=18", "15-16", "AC:win", [17, 16], None),
    ("E13", "--set better_charge=deduct", "5-7", "AC:better", [3, 7], None),
    ("E14", "--set better_charge=opponents_write", "5-7", "AC:better", [5, 9], None),
    ("E15", "--set better_charge=deduct", "0-0", "BD:better", [0, -2], None),
    ("E17", "--set better_charge=deduct", "9-6", "AC:better", [7, 6], None),
    ("E18", f"{FIFTEEN} --set misraise=opponents_2_end", "13-12", "AC:raise", [13, 14], None),
    ("E20", f"{FIFTEEN} --set misraise=deduct_2", "13-12", "AC:raise", [11, 12], None),
    ("E21", f"{FIFTEEN} --set gespannt_mode=choose_3_or_give_2", "13-6", "AC:give", [13, 8], None),
    ("E23", f"{FIFTEEN} {STAKE} --set gespannt_mode=counts_3", "13-12", "BD:win", [13, 15], "BD"),
    ("E25", FAR, "12-8", "BD:jump AC:fold", [12, 10], None),
    ("E26", FAR, "12-8", "BD:jump AC:hold BD:win", [12, 12], None),
    # the issue's own line
    ("issue", "", "9-8", "BD:raise AC:hold BD:win", [9, 10], None),
]


@pytest.mark.parametrize(("number", "options", "events", "points"), POINTS)
def test_points_of_a_round(
    number: str, options: str, events: str, points: list[int], capsys: pytest.CaptureFixture[str]
) -> None:
    """Examples S01 to S14: what a round pays, with nobody tense."""
    answer = judged(f'score --game watten {options} "{events}"', capsys)
    assert (answer["score"], answer["winner"]) == (points, None), number


@pytest.mark.parametrize(("number", "options", "before", "events", "after", "winner"), ENDS)
def test_the_end_of_the_game(
    number: str,
    options: str,
    before: str,
    events: str,
    after: list[int],
    winner: str | None,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Examples E01 to E26: the score after the events, and who has won the match."""
    answer = judged(f'score --game watten {options} --score={before} "{events}"', capsys)
    assert (answer["score"], answer["winner"]) == (after, winner), number


TENSE, TURN, OPEN, FIRST = "side_is_tense", "other_side_is_to_raise", None, "answer_first"
RAISES = [
    ("M01", "", "8-8", "", "AC", OPEN),
    ("M02", "", "9-8", "", "AC", TENSE),
    ("M03", "", "10-8", "", "AC", TENSE),
    ("M05", FIFTEEN, "12-13", "", "AC", OPEN),
    ("M06", FIFTEEN, "12-13", "", "BD", TENSE),
    ("M07", "--set target=18", "15-16", "", "AC", OPEN),
    ("M08", "--set target=18", "15-16", "", "BD", TENSE),
    ("M09", "--set target=21", "18-19", "", "BD", TENSE),
    ("M10", "", "5-5", "AC:raise BD:hold", "AC", TURN),
    ("M11", "", "5-5", "AC:raise BD:hold", "BD", OPEN),
    ("M13", "", "9-5", "BD:raise AC:hold", "BD", TURN),
    ("M14", "", "9-9", "", "AC", TENSE),
    ("M14", "", "9-9", "", "BD", TENSE),
    ("M15", "", "5-5", "AC:win", "BD", "round_is_decided"),
    ("M16", "", "5-5", "AC:raise", "AC", FIRST),
    ("M16", "", "5-5", "AC:raise", "BD", FIRST),
    ("E17", "--set better_charge=deduct", "9-6", "AC:better", "AC", OPEN),
    # a button that costs points is no right
    ("E20", f"{FIFTEEN} --set misraise=deduct_2", "13-12", "", "AC", TENSE),
]


@pytest.mark.parametrize(("number", "options", "score", "events", "side", "reason"), RAISES)
def test_who_may_raise(
    number: str,
    options: str,
    score: str,
    events: str,
    side: str,
    reason: str | None,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Examples M01 to M16: whether a side may raise next, and why not."""
    answer = judged(f'score --game watten {options} --score {score} "{events}"', capsys)
    assert answer["may_raise"][side] == {"allowed": reason is None, "reason": reason}, number


WHIST = [
    ("G11", "classic", "N:11+5,D:2+8", {"N": 3, "D": 0}, "N"),
    ("G11", "last13", "N:11+5,D:2+8", {"N": 0, "D": 1}, "D"),
    ("G11", "weighted", "N:11+5,D:2+8", {"N": 1, "D": 0}, "N"),
    ("G12", "classic", "N:8+5,D:5+8", {"N": 0, "D": 0}, None),
    ("G12", "last13", "D:5+8 N:8+5", {"N": 0, "D": 1}, "D"),
    ("G12", "weighted", "N:8+5,D:5+8", {"N": 0, "D": 1}, "D"),
    ("G14", "classic", "N:13+13,D:0+0", {"N": 13, "D": 0}, "N"),
    ("G15", "classic", "N:7+7,D:6+6", {"N": 1, "D": 0}, "N"),
]
RACE = "--set race_scope=last13 --set win_at=9 --set score=hand --set count=last13"


@pytest.mark.parametrize(("number", "preset", "tricks", "points", "winner"), WHIST)
def test_points_of_german_whist(
    number: str,
    preset: str,
    tricks: str,
    points: dict[str, int],
    winner: str | None,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Examples G11 to G15: who won and what it pays, by the way of counting."""
    answer = judged(f'score --game german_whist --preset {preset} --tricks "{tricks}"', capsys)
    assert (answer["points"], answer["winner"], answer["draw"]) == (points, winner, winner is None), number


@pytest.mark.parametrize(("fallback", "winner"), [("most", "D"), ("nobody", None)])
def test_a_race_that_nobody_wins(fallback: str, winner: str | None, capsys: pytest.CaptureFixture[str]) -> None:
    """Example G17: nobody reached nine of the last thirteen; the most win, or nobody does."""
    options = f"{RACE} --set race_fallback={fallback}"
    assert judged(f"score --game german_whist {options} --tricks N:8+5,D:5+8", capsys)["winner"] == winner


def test_three_players_are_counted_by_number(capsys: pytest.CaptureFixture[str]) -> None:
    """Example G22: fifteen tricks, eight with a draw and seven without; each gets its own, the most win."""
    answer = judged("score --game german_whist --preset three --tricks 0:3+2,1:3+4,2:2+1", capsys)
    assert (answer["points"], answer["winner"]) == ({"0": 5, "1": 7, "2": 3}, "1")


@pytest.mark.parametrize(
    ("options", "winner"),
    [("--set tie=last_trick --last d", "D"), ("--set tie=stage2_majority", "D"), ("--set tie=replay", None)],
)
def test_ties(options: str, winner: str | None, capsys: pytest.CaptureFixture[str]) -> None:
    """Example G12 with the ties broken: by the last trick, by the endgame, or by dealing again."""
    answer = judged(f"score --game german_whist {options} --tricks N:8+5,D:5+8", capsys)
    assert (answer["winner"], answer["replayed"]) == (winner, winner is None)


@pytest.mark.parametrize(("upcard", "winner"), [("7D", "D"), ("c7", "N")])
def test_the_upcard_may_turn_the_goal(upcard: str, winner: str, capsys: pytest.CaptureFixture[str]) -> None:
    """In high-low a red upcard asks for the most of the last thirteen, a black one for the fewest."""
    answer = judged(f"score --game german_whist --preset high-low --upcard {upcard} --tricks N:8+5,D:5+8", capsys)
    assert answer["winner"] == winner
