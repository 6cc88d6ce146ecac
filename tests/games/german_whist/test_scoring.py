"""What tricks are worth, and where the match stands after them."""

import pytest
from games.german_whist.scripted import rules_of
from hypothesis import given
from hypothesis import strategies as st

from stube.errors import Code, NotationError
from stube.games.german_whist import GermanWhistRules, scoring
from stube.games.german_whist.layout import Layout, lay_out
from stube.games.german_whist.scoring import Goal, Outcome, Standing, Tally


def layout_of(rules: GermanWhistRules) -> Layout:
    """Give the numbers of a round with the full pack."""
    return lay_out(rules, 52)


def settled(rules: GermanWhistRules, tally: Tally, goal: Goal | None = None) -> Outcome:
    """Settle a round of the full pack; the goal is the rule set's when left out."""
    said = rules.goal if rules.goal != "by_upcard" else "most"
    return scoring.settle(rules, layout_of(rules), tally, goal or said)


@pytest.mark.parametrize(
    ("example", "preset", "fore", "end", "counted", "winners", "points"),
    [
        ("G11", "classic", (11, 2), (5, 8), (16, 10), (0,), (3, 0)),
        ("G11", "last13", (11, 2), (5, 8), (5, 8), (1,), (0, 1)),
        ("G11", "weighted", (11, 2), (5, 8), (21, 18), (0,), (1, 0)),
        ("G12", "classic", (8, 5), (5, 8), (13, 13), (), (0, 0)),
        ("G12", "last13", (8, 5), (5, 8), (5, 8), (1,), (0, 1)),
        ("G12", "weighted", (8, 5), (5, 8), (18, 21), (1,), (0, 1)),
        ("G14", "classic", (13, 0), (13, 0), (26, 0), (0,), (13, 0)),
        ("G15", "classic", (7, 6), (7, 6), (14, 12), (0,), (1, 0)),
    ],
)
def test_worked_rounds(
    example: str,
    preset: str,
    fore: tuple[int, int],
    end: tuple[int, int],
    counted: tuple[int, int],
    winners: tuple[int, ...],
    points: tuple[int, int],
) -> None:
    """G11, G12, G14 and G15 of rules.md 4.5: counted tricks, winner, points (G-20, G-21, G-24, G-26)."""
    rules = rules_of(preset)
    outcome = settled(rules, scoring.read_tally(rules, fore, end))
    assert (outcome.counted, outcome.winners, outcome.points) == (counted, winners, points), example
    assert outcome.tricks == tuple(map(sum, zip(fore, end, strict=True)))
    assert outcome.how == "played"


@pytest.mark.parametrize(("fallback", "winners", "points"), [("most", (0,), (1, 0)), ("nobody", (), (0, 0))])
def test_race_that_nobody_finished(fallback: str, winners: tuple[int, ...], points: tuple[int, int]) -> None:
    """G17 of rules.md 4.5: a race to 9 of the last 13 ends 8 to 5 (G-28)."""
    rules = rules_of(race_scope="last13", win_at="9", race_fallback=fallback, score="hand")
    outcome = settled(rules, Tally((3, 10), (8, 5)))
    assert (outcome.how, outcome.winners, outcome.points) == ("played", winners, points)


def test_race_fallback_compares_tricks_in_scope() -> None:
    """What is compared is what was raced for, and a fallback win never costs points (G-26, G-28)."""
    rules = rules_of(race_scope="last13", win_at="9")
    outcome = settled(rules, Tally((3, 10), (8, 5)))
    assert (outcome.winners, outcome.counted, outcome.points) == ((0,), (11, 15), (0, 0))
    fewest = settled(rules, Tally((3, 10), (8, 5)), "fewest")
    assert (fewest.winners, fewest.points) == ((1,), (0, 0))


def test_race_nobody_pays_tricks() -> None:
    """A round drawn because nobody finished still pays tricks, and is not dealt again (G-27, G-28)."""
    rules = rules_of(race_scope="last13", win_at="9", race_fallback="nobody", score="tricks", tie="replay")
    outcome = settled(rules, Tally((3, 10), (8, 5)))
    assert (outcome.winners, outcome.points, outcome.replayed) == ((), (11, 15), False)


@pytest.mark.parametrize(
    ("scope", "win_at", "tally", "winner"),
    [
        ("all26", "7", Tally((7, 2), (0, 0)), 0),
        ("all26", "7", Tally((6, 6), (0, 0)), None),
        ("all26", "9", Tally((5, 8), (1, 1)), 1),
        ("all26", "majority", Tally((7, 6), (7, 3)), 0),
        ("all26", "majority", Tally((7, 6), (6, 7)), None),
        ("last13", "7", Tally((13, 0), (0, 7)), 1),
        ("last13", "7", Tally((13, 0), (6, 6)), None),
        ("last13", "majority", Tally((13, 0), (0, 7)), 1),
        ("last13", "majority", Tally((13, 0), (6, 6)), None),
        ("off", "majority", Tally((13, 0), (13, 0)), None),
    ],
)
def test_when_a_race_is_over(scope: str, win_at: str, tally: Tally, winner: int | None) -> None:
    """7, 9 or more than half of the tricks in scope end the round (G-25)."""
    rules = rules_of(race_scope=scope, win_at=win_at)
    assert scoring.race_reached(rules, layout_of(rules), tally) == winner


@pytest.mark.parametrize(
    ("score", "goal", "tally", "winners", "points"),
    [
        ("difference", "most", Tally((7, 1), (0, 0)), (0,), (3, 0)),
        ("hand", "most", Tally((7, 1), (0, 0)), (0,), (1, 0)),
        ("tricks", "most", Tally((7, 1), (0, 0)), (0,), (7, 1)),
        ("over_6", "most", Tally((7, 1), (0, 0)), (0,), (1, 0)),
        ("difference", "fewest", Tally((7, 2), (0, 0)), (1,), (0, 3)),
        ("difference", "fewest", Tally((7, 6), (0, 0)), (1,), (0, 1)),
        ("tricks", "fewest", Tally((7, 2), (0, 0)), (1,), (2, 7)),
    ],
)
def test_points_of_a_race(score: str, goal: Goal, tally: Tally, winners: tuple[int], points: tuple[int, int]) -> None:
    """A race counts the tricks played so far; with the fewest whoever is there first loses (G-25, G-26, G-27)."""
    outcome = settled(rules_of("race-7", score=score), tally, goal)
    assert (outcome.how, outcome.winners, outcome.points) == ("race", winners, points)


def test_race_is_worth_at_least_one() -> None:
    """A race over tricks that do not count is still worth a point (G-26)."""
    outcome = settled(rules_of(race_scope="all26", win_at="7", count="last13"), Tally((7, 0), (0, 0)))
    assert (outcome.counted, outcome.points) == ((0, 0), (1, 0))


@pytest.mark.parametrize(
    ("tie", "last", "winners", "points", "replayed"),
    [
        ("draw", 0, (), (0, 0), False),
        ("replay", 0, (), (0, 0), True),
        ("last_trick", 0, (0,), (0, 0), False),
        ("last_trick", 1, (1,), (0, 0), False),
        ("stage2_majority", 0, (1,), (0, 0), False),
    ],
)
def test_tie(tie: str, last: int, winners: tuple[int, ...], points: tuple[int, int], *, replayed: bool) -> None:
    """What becomes of 13 to 13 (G-24)."""
    outcome = settled(rules_of(tie=tie), Tally((8, 5), (5, 8), last))
    assert (outcome.winners, outcome.points, outcome.replayed) == (winners, points, replayed)
    hand = settled(rules_of(tie=tie, score="hand"), Tally((8, 5), (5, 8), last))
    assert hand.points == tuple(int(player in winners) for player in range(2))


def test_tie_of_equal_stages() -> None:
    """Equal endgames too: a draw. It takes an even endgame (G-24)."""
    rules = rules_of(tie="stage2_majority", hand_size="10")
    assert settled(rules, Tally((8, 8), (5, 5))).winners == ()
    assert settled(rules, Tally((9, 7), (4, 6)), "fewest").winners == (0,)


@pytest.mark.parametrize(
    ("score", "tie", "points"),
    [
        ("tricks", "draw", (13, 13)),
        ("over_6", "draw", (7, 7)),
        ("tricks", "replay", (0, 0)),
        ("over_6", "replay", (0, 0)),
    ],
)
def test_points_of_a_draw(score: str, tie: str, points: tuple[int, int]) -> None:
    """Tricks are paid in a draw, not in a round that is dealt again (G-24, G-27)."""
    assert settled(rules_of(score=score, tie=tie), Tally((8, 5), (5, 8))).points == points


@pytest.mark.parametrize(
    ("score", "points"), [("difference", (0, 3)), ("hand", (0, 1)), ("tricks", (10, 16)), ("over_6", (4, 10))]
)
def test_points_for_the_fewest(score: str, points: tuple[int, int]) -> None:
    """Fewest tricks win, and each scale is turned round (G-23, G-26, G-27)."""
    outcome = settled(rules_of(goal="fewest", score=score), Tally((11, 2), (5, 8)))
    assert (outcome.winners, outcome.points) == ((1,), points)


def test_fewest_rounds_the_share_up() -> None:
    """13 counted tricks in two parts are 7, less the winner's 4 (G-26)."""
    assert settled(rules_of(goal="fewest", count="last13"), Tally((13, 0), (9, 4))).points == (0, 3)
    assert settled(rules_of(count="last13"), Tally((13, 0), (9, 4))).points == (3, 0)


@pytest.mark.parametrize(
    ("options", "tally", "winners", "points"),
    [
        ({}, Tally((5, 2, 1), (3, 2, 2)), (0,), (8, 4, 3)),
        ({"score": "difference"}, Tally((5, 2, 1), (3, 2, 2)), (0,), (3, 0, 0)),
        ({"score": "difference", "goal": "fewest"}, Tally((5, 2, 1), (3, 2, 2)), (2,), (0, 0, 2)),
        ({"score": "hand"}, Tally((3, 3, 2), (3, 3, 1)), (0, 1), (1, 1, 0)),
        ({"score": "difference"}, Tally((3, 3, 2), (3, 3, 1)), (0, 1), (1, 1, 0)),
        ({"score": "over_6"}, Tally((5, 2, 1), (3, 2, 2)), (0,), (2, 0, 0)),
        ({"score": "hand", "match": "points_50"}, Tally((3, 3, 2), (3, 3, 1)), (), (0, 0, 0)),
        ({"score": "tricks", "match": "points_50"}, Tally((3, 3, 2), (3, 3, 1)), (), (6, 6, 3)),
        ({"score": "hand", "match": "best_of_3"}, Tally((3, 3, 2), (3, 3, 1)), (), (0, 0, 0)),
        ({"score": "hand", "match": "best_of_5"}, Tally((3, 3, 2), (3, 3, 1)), (), (0, 0, 0)),
        ({"score": "hand", "tie": "replay"}, Tally((3, 3, 2), (3, 3, 1)), (), (0, 0, 0)),
        ({"score": "hand", "tie": "last_trick"}, Tally((3, 3, 2), (3, 3, 1), 1), (1,), (0, 1, 0)),
        ({"score": "hand", "tie": "last_trick"}, Tally((3, 3, 2), (3, 3, 1), 2), (0, 1), (1, 1, 0)),
        ({"score": "hand", "tie": "last_trick"}, Tally((3, 3, 2), (3, 3, 1), None), (0, 1), (1, 1, 0)),
        ({"score": "hand", "tie": "stage2_majority"}, Tally((4, 3, 1), (2, 3, 2)), (1,), (0, 1, 0)),
        ({"score": "hand", "tie": "stage2_majority"}, Tally((2, 3, 3), (3, 2, 2)), (0,), (1, 0, 0)),
        ({"score": "hand", "tie": "stage2_majority"}, Tally((2, 2, 4), (3, 3, 1)), (0, 1), (1, 1, 0)),
    ],
)
def test_three_players(
    options: dict[str, str], tally: Tally, winners: tuple[int, ...], points: tuple[int, int, int]
) -> None:
    """Most of the 15 tricks, shares, ties and points of three (G-21, G-24, G-26, G-27, G-42)."""
    outcome = settled(rules_of("three", **options), tally)
    assert (outcome.winners, outcome.points) == (winners, points)


def test_three_players_race_for_the_fewest() -> None:
    """Who reaches the number loses; the two others are compared (G-25)."""
    rules = rules_of("three", goal="fewest", win_at="7", race_scope="all26", score="hand")
    assert settled(rules, Tally((7, 3, 2), (0, 0, 0))).winners == (2,)
    assert settled(rules, Tally((7, 2, 2), (0, 0, 0))).winners == (1, 2)


def test_three_players_with_a_ghost_that_plays() -> None:
    """Only players' tricks are in the share; the majority is one of all 13 tricks (G-44)."""
    rules = rules_of("three", ghost="auto_lowest", score="difference")
    assert settled(rules, Tally((2, 1, 1), (3, 1, 2))).points == (2, 0, 0)
    race = rules_of("three", ghost="auto_lowest", race_scope="all26")
    assert scoring.race_number(race, layout_of(race)) == 7


def test_majority() -> None:
    """More than half of all that can be counted (G-21)."""
    numbers = {
        preset: scoring.majority(rules_of(preset), layout_of(rules_of(preset)))
        for preset in ("classic", "last13", "weighted")
    }
    assert numbers == {"classic": 14, "last13": 7, "weighted": 20}


@pytest.mark.parametrize(
    ("fore", "end"),
    [
        ((11, 2, 0), (5, 8)),
        ((11, 2, 0), (5, 8, 0)),
        ((11, 3), (5, 8)),
        ((11, 1), (5, 8)),
        ((11, 2), (5, 9)),
        ((11, 2), (5, 7)),
        ((14, -1), (5, 8)),
        ((), ()),
    ],
)
def test_tricks_that_cannot_be(fore: tuple[int, ...], end: tuple[int, ...]) -> None:
    """Numbers of tricks that no finished round has are refused by code (G-16)."""
    with pytest.raises(NotationError) as refused:
        scoring.read_tally(rules_of(), fore, end)
    assert refused.value.code is Code.BAD_NUMBER


def test_who_won_the_last_trick_must_play() -> None:
    """The winner of the last trick is one of the seats (G-24)."""
    assert scoring.read_tally(rules_of(), (8, 5), (5, 8), 1).last == 1
    with pytest.raises(NotationError):
        scoring.read_tally(rules_of(), (8, 5), (5, 8), 2)


def test_races_as_people_report_them() -> None:
    """Who had the number in the foregame was first; where that cannot be told the referee does not judge (G-25)."""
    seven, nine = rules_of("race-7"), rules_of("race-9")
    assert settled(seven, scoring.read_tally(seven, (11, 2), (5, 8))).winners == (0,)
    assert settled(seven, scoring.read_tally(seven, (7, 4), (0, 0))).winners == (0,)
    assert settled(nine, scoring.read_tally(nine, (5, 8), (0, 1))).winners == (1,)
    for fore, end in (((7, 6), (5, 8)), ((5, 3), (0, 0)), ((5, 3), (4, 0))):
        with pytest.raises(NotationError):
            scoring.read_tally(nine, fore, end)
    last = rules_of(race_scope="last13", win_at="7")
    assert settled(last, scoring.read_tally(last, (13, 0), (2, 7))).winners == (1,)
    with pytest.raises(NotationError):
        scoring.read_tally(last, (13, 0), (7, 7))


def test_tricks_that_the_ghost_took() -> None:
    """With a ghost that plays, tricks may be missing: they are its own (G-44)."""
    rules = rules_of("three", ghost="auto_lowest")
    assert scoring.read_tally(rules, (2, 1, 1), (3, 1, 2)).tricks == (5, 2, 3)
    with pytest.raises(NotationError):
        scoring.read_tally(rules, (3, 3, 1), (3, 1, 2))


def won_by(player: int) -> Outcome:
    """A round of two players that one of them wins with a point."""
    points = (1, 0) if player == 0 else (0, 1)
    return Outcome("played", (player,), (14, 12), (14, 12), points)


DRAWN = Outcome("played", (), (13, 13), (13, 13), (0, 0))
AGAIN = Outcome("played", (), (13, 13), (13, 13), (0, 0), replayed=True)


def stand(rules: GermanWhistRules, outcomes: list[Outcome]) -> list[Standing]:
    """Give the standing after each round."""
    standings = [scoring.begin(rules)]
    for outcome in outcomes:
        standings.append(scoring.after(rules, standings[-1], outcome))
    return standings[1:]


def test_best_of_three_with_a_draw() -> None:
    """G18 of rules.md 4.5: N, D, 13 to 13, N: won 2 to 1 after four deals (G-30, G-31)."""
    after = stand(rules_of(), [won_by(0), won_by(1), DRAWN, won_by(0)])
    assert [standing.won for standing in after] == [(1, 0), (1, 1), (1, 1), (2, 1)]
    assert [standing.over for standing in after] == [False, False, False, True]
    assert after[-1].winners == (0,)
    assert after[-1].score == (2, 1)


def test_best_of_five() -> None:
    """Three rounds win it (G-30)."""
    after = stand(rules_of(match="best_of_5"), [won_by(1), won_by(1), won_by(0), won_by(1)])
    assert [standing.over for standing in after] == [False, False, False, True]
    assert (after[-1].winners, after[-1].won) == ((1,), (1, 3))


def test_single_round() -> None:
    """One round, also when it is drawn; a round dealt again does not end it (G-24, G-30)."""
    rules = rules_of(match="single")
    [again, drawn] = stand(rules, [AGAIN, DRAWN])
    assert (again.over, drawn.over, drawn.winners) == (False, True, ())
    [won] = stand(rules, [won_by(1)])
    assert (won.over, won.winners, won.won) == (True, (1,), (0, 1))


def points(*each: int) -> Outcome:
    """A round that pays these points."""
    return Outcome("played", (0,), each, each, each)


def test_to_fifty_points() -> None:
    """Who alone has 50 has won (G-32)."""
    after = stand(rules_of("points-50"), [points(49, 10), points(1, 10)])
    assert [standing.over for standing in after] == [False, True]
    assert (after[-1].winners, after[-1].won, after[-1].score) == ((0,), (2, 0), (50, 20))


def test_both_pass_fifty() -> None:
    """G24 of rules.md 4.5: 52 to 52 after eight deals, the target becomes 60, play on (G-32)."""
    rounds = [points(7, 6), points(6, 7)] * 4
    after = stand(rules_of("points-50"), rounds)
    assert (after[-1].score, after[-1].target, after[-1].over) == ((52, 52), 60, False)
    last = scoring.after(rules_of("points-50"), after[-1], points(9, 4))
    assert (last.score, last.winners, last.target) == ((61, 56), (0,), 60)


def test_target_rises_until_one_is_left() -> None:
    """It rises as often as two have it; who has it alone then has won (G-32)."""
    [standing] = stand(rules_of("points-50"), [points(72, 65)])
    assert (standing.target, standing.winners) == (70, (0,))
    [even] = stand(rules_of("points-50"), [points(75, 71)])
    assert (even.target, even.over) == (80, False)


@given(
    st.sampled_from(["all26", "last13", "weighted_1_2"]),
    st.sampled_from(["most", "fewest"]),
    st.integers(0, 13),
    st.integers(0, 13),
    st.sampled_from(["difference", "hand", "tricks", "over_6"]),
)
def test_points_as_the_options_say(count: str, goal: str, early: int, late: int, score: str) -> None:
    """Every scale, worked out another way for every result of two players (G-20 to G-27)."""
    rules = rules_of(count=count, goal=goal, score=score)
    outcome = settled(rules, Tally((early, 13 - early), (late, 13 - late)))
    values = {"all26": (1, 1), "last13": (0, 1), "weighted_1_2": (1, 2)}[count]
    first = values[0] * early + values[1] * late
    total = 13 * sum(values)
    mine = [first, total - first]
    if goal == "fewest":
        mine.reverse()
    ahead = mine[0] - mine[1]
    assert outcome.winners == (() if ahead == 0 else (0,) if ahead > 0 else (1,))
    expected = {
        "difference": [(max(ahead, 0) + 1) // 2, (max(-ahead, 0) + 1) // 2],
        "hand": [int(ahead > 0), int(ahead < 0)],
        "tricks": mine,
        "over_6": [max(0, tricks - 6) for tricks in mine],
    }[score]
    assert outcome.points == tuple(expected)


@pytest.mark.parametrize(
    ("fore", "end", "text"),
    [((14, -1), (6, 7), "14 -1 + 6 7"), ((6, 7), (14, -1), "6 7 + 14 -1"), ((8, 5), (5, 9), "8 5 + 5 9")],
)
def test_a_tally_that_cannot_be_is_given_back(fore: tuple[int, int], end: tuple[int, int], text: str) -> None:
    """G-20: less than no tricks or too many are refused, with the numbers as they were understood."""
    with pytest.raises(NotationError) as caught:
        scoring.read_tally(rules_of(), fore, end)
    assert caught.value.details["text"] == text


def test_whoever_plays_may_have_won_the_last_trick() -> None:
    """G-24: seats 0 and 1, nobody else."""
    assert scoring.read_tally(rules_of(), (8, 5), (5, 8), 0).last == 0
    with pytest.raises(NotationError):
        scoring.read_tally(rules_of(), (8, 5), (5, 8), -1)


def test_a_race_ends_where_it_is_won() -> None:
    """G-25: of two with the number the foregame must show who was first; after the end any trick may be missing."""
    seven = rules_of("race-7")
    assert settled(seven, scoring.read_tally(seven, (7, 6), (4, 9))).winners == (0,)
    assert settled(seven, scoring.read_tally(seven, (6, 7), (13, 0))).winners == (1,)
    with pytest.raises(NotationError):
        scoring.read_tally(seven, (6, 6), (1, 1))
    assert settled(seven, scoring.read_tally(seven, (7, 6), (0, 0))).winners == (0,)
    nine = rules_of("race-9")
    assert settled(nine, scoring.read_tally(nine, (8, 5), (1, 2))).winners == (0,)
    assert settled(nine, scoring.read_tally(nine, (8, 5), (1, 3))).winners == (0,)


def test_a_match_to_points_begins_with_its_target() -> None:
    """G-32: the target stands from the first round on, and only in this form."""
    assert scoring.begin(rules_of(match="points_50")).target == scoring.TARGET
    assert scoring.begin(rules_of(match="single")).target is None
