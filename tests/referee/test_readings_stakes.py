"""Readings of stakes in the flow: tense modes, misraises, the jump, the last card, Maschine."""

import pytest

from referee.options import Options, defaults
from referee.staging import act, feed_all, may_raise, played_out, started
from referee.watten import Referee

TOP = ["HK", "S7", "E7", "H9", "HA"]


def base(**changes: str) -> Options:
    """The default rule set with some options changed."""
    return {**defaults("watten"), **changes}


def raises(judge: Referee, seat: int) -> list[str]:
    """Raises that a seat has now, on turn or not."""
    now = judge.expect()
    found = now["choices"].get(seat, []) + now["free"].get(seat, [])
    return [action for action in found if action.startswith("raise")]


# ---- tense modes


@pytest.mark.parametrize(
    ("mode", "target", "score", "chooser", "stake"),
    [
        ("choose_3_or_give_2", "15", [13, 6], 0, 3),
        ("choose_3_or_give_2", "15", [6, 14], 3, 3),
        ("four_if_far", "18", [16, 9], 0, 4),
        ("four_if_far", "18", [16, 10], 0, 3),
        ("four_if_far", "18", [-3, 17], 3, 4),
    ],
)
def test_tense_side_chooses(mode: str, target: str, score: list[int], chooser: int, stake: int) -> None:
    """Its announcer stays or gives before anything else; staying fixes the stake and closes the raising."""
    judge = started(base(target=target, gespannt_mode=mode, maschine="win_2"), score, {chooser: TOP})
    now = judge.expect()
    assert now["choices"] == {chooser: ["give", "stay"]}
    assert (now["free"], now["stake"]) == ({}, 2)
    judge.feed(f"{chooser} stay")
    now = judge.expect()
    assert (now["turn"], now["stake"]) == ([0], stake)
    assert not may_raise(judge, 0)
    assert not may_raise(judge, 1)
    points = [0, 0]
    points[chooser % 2] = stake
    assert played_out(judge)["points"] == points


def test_giving_two() -> None:
    """``give`` writes 2 for the other side and ends the round, however tense the giver."""
    judge = started(base(target="15", gespannt_mode="choose_3_or_give_2"), [6, 13])
    assert judge.feed("3 give") == {"trick": None, "round_over": True, "points": [2, 0]}


def test_three_seats_choose_in_a_tense_mode() -> None:
    """The dealer chooses for a pair that is tense through the other seat; far looks at every other."""
    options = base(players="3", target="18", gespannt_mode="four_if_far")
    judge = started(options, [5, 16, 3])
    assert judge.expect()["choices"] == {2: ["give", "stay"]}
    judge.feed("2 stay")
    assert judge.expect()["stake"] == 4
    judge = started(options, [16, 3, 10])
    judge.feed("0 stay")
    assert judge.expect()["stake"] == 3


def test_counts_3() -> None:
    """The hand is worth 3 from the start, as if raised; nobody may raise, nobody is asked."""
    judge = started(base(gespannt_mode="counts_3", concede="pays_stake"), [9, 5])
    now = judge.expect()
    assert (now["turn"], now["stake"]) == ([0], 3)
    assert not may_raise(judge, 0)
    assert not may_raise(judge, 1)
    assert judge.feed("0 concede")["points"] == [0, 3], "nothing is capped in this mode"


@pytest.mark.parametrize("mode", ["choose_3_or_give_2", "counts_3", "four_if_far"])
def test_both_tense(mode: str) -> None:
    """Both tense: the round is worth 2, nobody chooses, nobody raises."""
    judge = started(base(gespannt_mode=mode), [9, 10])
    assert (judge.phase, judge.expect()["stake"]) == ("play", 2)
    assert not may_raise(judge, 0)
    assert not may_raise(judge, 1)


@pytest.mark.parametrize("mode", ["choose_3_or_give_2", "counts_3", "four_if_far"])
def test_nobody_tense(mode: str) -> None:
    """A tense mode changes nothing while nobody is tense."""
    judge = started(base(gespannt_mode=mode), [8, 3])
    assert (judge.phase, judge.expect()["stake"]) == ("play", 2)
    assert may_raise(judge, 0)


# ---- misraises


@pytest.mark.parametrize(
    ("misraise", "mode", "points", "over"),
    [
        ("opponents_2_end", "no_raise", [0, 2], True),
        ("opponents_bid_end", "no_raise", [0, 3], True),
        ("deduct_2", "no_raise", [-2, 0], False),
        ("opponents_2_end", "counts_3", [0, 2], True),
        ("opponents_bid_end", "counts_3", [0, 4], True),
        ("deduct_2", "counts_3", [-2, 0], False),
    ],
)
def test_misraise(misraise: str, mode: str, points: list[int], *, over: bool) -> None:
    """A tense side's raise is possible and punished, in a tense mode too, where the others stay closed."""
    judge = started(base(target="15", misraise=misraise, gespannt_mode=mode), [13, 6])
    assert may_raise(judge, 0)
    assert may_raise(judge, 1) == (mode == "no_raise")
    said = act(judge, 0, "raise")
    assert (said["points"], said["round_over"]) == (points, over)
    if misraise == "deduct_2":
        assert judge.expect()["stake"] == (3 if mode == "counts_3" else 2)
        assert may_raise(judge, 0) == (mode == "no_raise"), "no longer tense at 11 of 15"


def test_misraise_bid_of_a_larger_size() -> None:
    """``opponents_bid_end`` pays the stake that was named, with multiples the one chosen."""
    options = base(target="15", misraise="opponents_bid_end", raise_size="multiples", raise_step="2")
    judge = started(options, [13, 6])
    assert raises(judge, 0) == ["raise 10", "raise 4", "raise 6", "raise 8"]
    assert judge.feed("0 raise 8")["points"] == [0, 8]


def test_no_misraise_in_an_answer() -> None:
    """A tense side that answers is not offered the raise back, whatever the penalty."""
    judge = started(base(target="15", misraise="opponents_2_end"), [6, 13])
    act(judge, 0, "raise")
    assert judge.expect()["choices"][1] == ["fold", "hold"]


# ---- the jump to four

JUMP = {"jump_to_four": "behind_4", "target": "18"}


def test_jump_is_open_to_both_seats_of_the_side_behind() -> None:
    """Four behind: on turn among the choices, off turn free; not for the others, not three behind."""
    judge = started(base(**JUMP), [4, 8])
    now = judge.expect()
    assert "jump" in now["choices"][0]
    assert "jump" in now["free"][2]
    assert "jump" not in now["free"][1] + now["free"][3]
    judge = started(base(**JUMP), [5, 8])
    assert "jump" not in judge.expect()["choices"][0]


def test_jump_folded_pays_two_and_raised_back_pays_four() -> None:
    """Refused it pays 2 by any count of folds; the raise back is to 5, and refusing that pays 4."""
    for fold_pays in ("last_agreed", "stake_minus_one", "flat_2"):
        judge = started(base(**JUMP, fold_pays=fold_pays), [4, 8])
        judge.feed("2 jump")
        assert judge.expect()["choices"] == {1: ["fold", "hold", "raise 5"], 3: ["fold", "hold", "raise 5"]}
        assert judge.feed("3 fold")["points"] == [2, 0]
    judge = started(base(**JUMP, fold_pays="stake_minus_one", raise_step="2"), [4, 8])
    feed_all(judge, "0 jump; 1 raise 6")
    assert judge.expect()["stake"] == 4
    assert judge.feed("0 fold")["points"] == [0, 5]


def test_jump_held_gives_the_right_to_the_others() -> None:
    """Held at 4, only the side that held may raise next, and nobody jumps again."""
    judge = started(base(**JUMP), [4, 8])
    feed_all(judge, "0 jump; 1 hold")
    now = judge.expect()
    assert now["stake"] == 4
    assert not may_raise(judge, 0)
    assert raises(judge, 1) == ["raise 5"]
    assert "jump" not in now["choices"][0] + now["free"].get(2, [])


@pytest.mark.parametrize(
    ("changes", "score", "lines"),
    [
        ({}, [4, 8], "0 play HK"),
        ({}, [4, 8], "0 raise 3; 1 hold"),
        ({"gespannt_mode": "counts_3"}, [4, 16], ""),
        ({}, [8, 4], ""),
        ({"jump_to_four": "off"}, [4, 8], ""),
    ],
)
def test_no_jump(changes: Options, score: list[int], lines: str) -> None:
    """Not after the lead, after a raise, or with the raising closed; and the side ahead never jumps."""
    judge = started(base(**{**JUMP, **changes}), score, {0: TOP})
    if lines:
        feed_all(judge, lines)
    now = judge.expect()
    possible = {0: [], 2: []} | now["choices"] | now["free"]
    assert "jump" not in possible[0] + possible[2]


def test_jump_against_a_tense_side_and_by_three_seats() -> None:
    """A tense side may be jumped at; of several seats the highest scores are compared."""
    judge = started(base(**JUMP), [12, 16])
    assert "jump" in judge.expect()["choices"][0]
    options = base(**JUMP, players="3")
    assert "jump" in started(options, [4, 8, 0]).expect()["choices"][0]
    assert "jump" not in started(options, [5, 8, 0]).expect()["choices"][0]
    assert "jump" in started(options, [8, 4, 0]).expect()["free"][2]
    assert 2 not in started(base(**JUMP, players="3", raise_when="own_turn"), [8, 5, 0]).expect()["free"]


# ---- the last card


def at_last_trick(options: Options, score: list[int], last: dict[int, str]) -> Referee:
    """Seats 0 and 1 have two tricks of a side each; seat 1 leads the last trick, each seat its last card."""
    hands = {
        0: ["HK", "S7", "EK", "EO", last[0]],
        1: ["E8", "ET", "H9", "HA", last[1]],
        2: ["SA", "SK", "SO", "S8", last[2]],
        3: ["LA", "LK", "LO", "L8", last[3]],
    }
    judge = started(options, score, hands)
    for number in range(4):
        first = 1 if number == 3 else 0
        for place in range(4):
            seat = (first + place) % 4
            judge.feed(f"{seat} play {hands[seat][number]}")
    assert (judge.expect()["tricks"], judge.expect()["turn"]) == ([2, 2], [1])
    return judge


LAST = {0: "EA", 1: "LT", 2: "SU", 3: "L7"}


def test_must_match() -> None:
    """Once the last trick is led, only who holds or has played a card that goes with it may raise."""
    judge = at_last_trick(base(last_card_rule="must_match", raise_when="any_time"), [0, 0], LAST)
    assert [raises(judge, seat) for seat in range(4)] == [["raise 3"]] * 4, "not yet led"
    judge.feed("1 play LT")
    assert [raises(judge, seat) for seat in range(4)] == [[], ["raise 3"], [], ["raise 3"]]
    judge.feed("2 play SU")
    assert [raises(judge, seat) for seat in range(4)] == [[], ["raise 3"], [], ["raise 3"]]


@pytest.mark.parametrize(("card", "matches"), [("LU", True), ("H7", True), ("S9", True), ("E7", True), ("EU", False)])
def test_must_match_what_goes_with_the_lead(card: str, *, matches: bool) -> None:
    """The led suit, a trump, a strike, a critical."""
    judge = at_last_trick(base(last_card_rule="must_match"), [0, 0], {**LAST, 2: card})
    judge.feed("1 play LT")
    assert bool(raises(judge, 2)) == matches


def test_must_match_only_without_an_earlier_raise() -> None:
    """After a raise in the round the rule has no say."""
    judge = at_last_trick(base(last_card_rule="must_match", raise_alternates="no"), [0, 0], LAST)
    feed_all(judge, "1 raise 3; 0 hold; 1 play LT")
    assert raises(judge, 2) == ["raise 4"]


def test_must_match_is_silent_before_the_last_trick() -> None:
    """With two tricks of five to win, 1-1 is decided with cards still in hand: nobody has a last card."""
    hands = {0: ["HK", "EK", "EA", "EO", "ET"], 1: ["E8", "H9", "LT", "L8", "LO"]}
    hands |= {2: ["SA", "SK", "SO", "S8", "L7"], 3: ["SU", "ST", "EU", "LA", "LK"]}
    judge = started(base(last_card_rule="must_match", tricks_to_win="2", raise_when="any_time"), [0, 0], hands)
    lines = "0 play HK; 1 play E8; 2 play SA; 3 play SU; 0 play EK; 1 play H9; 2 play SK; 3 play ST; 1 play LT"
    feed_all(judge, lines)
    assert judge.expect()["tricks"] == [1, 1]
    assert [bool(raises(judge, seat)) for seat in range(4)] == [True, True, True, True]


@pytest.mark.parametrize(
    ("last", "seat", "points"),
    [
        (LAST, 3, [0, 3]),
        (LAST, 2, [0, 3]),
        (LAST, 0, [0, 3]),
        ({**LAST, 2: "H7"}, 2, [3, 0]),
        ({**LAST, 3: "EU"}, 3, [3, 0]),
        (LAST, 1, [0, 3]),
    ],
)
def test_challenge(last: dict[int, str], seat: int, points: list[int]) -> None:
    """Anybody may raise; on ``farbe`` the raisers get the asked stake if the last card goes with the lead."""
    judge = at_last_trick(base(last_card_rule="challenge", raise_when="any_time"), [0, 0], last)
    judge.feed("1 play LT")
    judge.feed(f"{seat} raise 3")
    answering = judge.expect()["turn"][0]
    assert judge.expect()["choices"][answering] == ["farbe", "fold", "hold", "raise 4"]
    said = judge.feed(f"{answering} farbe")
    assert (said["points"], said["round_over"]) == (points, True)


def test_challenge_is_for_the_first_raise_only() -> None:
    """A raise back, and a raise before the trick is led, cannot be challenged."""
    options = base(last_card_rule="challenge", raise_when="any_time")
    judge = at_last_trick(options, [0, 0], LAST)
    feed_all(judge, "1 play LT; 3 raise 3; 0 raise 4")
    assert judge.expect()["choices"][1] == ["fold", "hold", "raise 5"]
    judge = at_last_trick(options, [0, 0], LAST)
    judge.feed("1 raise 3")
    assert judge.expect()["choices"][0] == ["fold", "hold", "raise 4"]


def test_challenge_and_mandatory_answers() -> None:
    """A forced fold leaves nothing else; a forced hold leaves the challenge."""
    options = base(last_card_rule="challenge", target="11", must_accept="forced_fold")
    judge = at_last_trick(options, [8, 9], LAST)
    feed_all(judge, "1 play LT; 2 raise 3")
    assert judge.expect()["choices"][1] == ["fold"]
    judge = at_last_trick({**options, "must_accept": "either"}, [8, 9], LAST)
    feed_all(judge, "1 play LT; 2 raise 3")
    assert judge.expect()["choices"][1] == ["farbe", "hold"]
    assert judge.feed("1 farbe")["points"] == [0, 3]


# ---- Maschine


@pytest.mark.parametrize(("value", "points"), [("win_2", 2), ("win_3", 3)])
def test_maschine(value: str, points: int) -> None:
    """Who holds all criticals ends the round before the first lead, on turn or not; nobody has to."""
    judge = started(base(maschine=value), [0, 0], {1: TOP})
    assert "maschine" in judge.expect()["free"][1]
    assert judge.feed("1 maschine") == {"trick": None, "round_over": True, "points": [0, points]}
    judge = started(base(maschine=value), [0, 0], {0: TOP})
    assert "maschine" in judge.expect()["choices"][0]
    judge.feed("0 raise 3")
    assert not any("maschine" in found for found in judge.expect()["choices"].values())
    feed_all(judge, "1 hold; 0 play HA")
    judge = started(base(maschine=value), [0, 0], {1: TOP})
    feed_all(judge, f"0 {judge.expect()['choices'][0][0]}")
    assert "maschine" not in judge.expect()["choices"][1], "the first card is led"


def test_maschine_needs_every_critical_that_the_table_has() -> None:
    """Four criticals where four are listed; without criticals there is none."""
    four = base(maschine="win_2", deck="33", weli="critical", criticals="HK,S7,S6,E7")
    assert "maschine" not in started(four, [0, 0], {0: TOP}).expect()["choices"][0]
    assert "maschine" in started(four, [0, 0], {0: [*TOP[:3], "S6"]}).expect()["choices"][0]
    none = started(base(maschine="win_2", criticals="none"), [0, 0], {0: TOP}).expect()
    assert not any("maschine" in found for found in [none["choices"][0], *none["free"].values()])


@pytest.mark.parametrize(("loss", "points"), [("base", [0, 2]), ("stake", [0, 3])])
def test_maschine_against_a_tense_side(loss: str, points: list[int]) -> None:
    """Its points are what the loser concedes: a tense loser under ``gespannt_loss=base`` gives 2."""
    judge = started(base(maschine="win_3", gespannt_loss=loss), [9, 0], {1: TOP})
    assert judge.feed("1 maschine")["points"] == points
