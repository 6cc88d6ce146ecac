"""The worked examples of rules.md 4.1 to 4.4 (Watten) against the slow referee, one test a number."""

from typing import Any

import pytest

from referee import watten_cards
from referee.options import defaults
from referee.staging import act, may_raise, played_out, round_result, stacked, started
from referee.watten import Referee, legal, score, trick_winner

Options = dict[str, str]

TYROL = {"deck": "33", "weli": "critical", "criticals": "HK,S7,S6,E7"}
ITALIAN = {"deck": "33", "weli": "critical", "criticals": "HK,S7,E7,S6"}
THREE = {"deck": "33", "weli": "critical", "criticals": "HK,S6,E7"}
LOWEST = {"deck": "33", "weli": "lowest_trump", "criticals": "none"}
SIX = {"deck": "33", "weli": "bells_six", "criticals": "none"}
GUATE = {"guate": "on", "criticals": "none"}
BLIND = {
    **TYROL,
    "announcement": "hidden",
    "announce_source": "bottom_card",
    "better": "off",
    "better_charge": "none",
    "call": "off",
}


def base(**changes: str) -> Options:
    """The default rule set with some options changed."""
    return {**defaults("watten"), **changes}


def cards(text: str) -> list[str]:
    """Cards as rules.md writes them, ten as 10."""
    return text.replace("10", "T").split()


TRICKS: list[tuple[str, Options, str, str, str, str]] = [
    ("T01", {}, "9", "H", "EK EA LA E8", "B"),
    ("T02", {"ace": "low"}, "9", "H", "EK EA LA E8", "A"),
    ("T03", {}, "9", "H", "E8 LA SK E10", "D"),
    ("T04", {}, "9", "H", "S8 LA EK LO", "A"),
    ("T05", {}, "9", "H", "EA H8 EK LA", "B"),
    ("T06", {}, "9", "L", "LU LK LA L10", "C"),
    ("T07", {"ace": "low"}, "9", "L", "LU LK LA L10", "B"),
    ("T08", {}, "9", "H", "HA E9 HO LA", "B"),
    ("T09", {}, "9", "H", "HA E9 L9 S9", "B"),
    ("T10", {}, "9", "H", "S9 E9 H9 L9", "C"),
    ("T11", {}, "9", "H", "H9 H8 HO E7", "D"),
    ("T13", {}, "9", "H", "E7 S7 HK H9", "C"),
    ("T14", {}, "T", "L", "SA SK SO S7", "D"),
    ("T15", {}, "T", "S", "SA S8 S7 S10", "C"),
    ("T16", {}, "8", "L", "L7 EA SA HA", "A"),
    ("T17", {}, "K", "H", "EK LK HA HK", "D"),
    ("T18", {}, "K", "H", "LK EK SK HA", "A"),
    ("T19", {}, "K", "E", "LK EK SK EA", "B"),
    ("T21", {}, "7", "S", "H7 L7 SA S8", "A"),
    ("T22", {}, "7", "S", "H7 E7 L7 SA", "B"),
    ("T24", {}, "7", "H", "L7 HA H7 HO", "C"),
    ("T25", {}, "A", "E", "SA EK LA EA", "D"),
    ("T26", {}, "A", "E", "SA EK LA HA", "A"),
    ("T27", TYROL, "9", "H", "E7 S6 H9 HA", "B"),
    ("T28", ITALIAN, "9", "H", "E7 S6 H9 HA", "A"),
    ("T30", TYROL, "9", "H", "S6 S7 H9 HA", "B"),
    ("T31", THREE, "9", "H", "S7 S6 E7 HA", "B"),
    ("T32", THREE, "9", "H", "S8 S7 SU LA", "C"),
    ("T33", LOWEST, "9", "H", "LA S6 LK LO", "B"),
    ("T34", LOWEST, "9", "H", "S6 H7 LA SA", "B"),
    ("T36", SIX, "9", "S", "LA S6 LK LO", "B"),
    ("T37", {"criticals": "none"}, "9", "H", "HK H9 S7 HA", "B"),
    ("T38", GUATE, "T", "L", "L10 EU LU LA", "C"),
    ("T40", {**SIX, "strike_six": "on"}, "6", "H", "HA S6 HK LA", "B"),
    ("T41", {"criticals": "HK,E7,S7"}, "9", "H", "S7 E7 H9 HA", "B"),
]


@pytest.mark.parametrize(
    ("number", "changes", "strike", "trump", "trick", "winner"), TRICKS, ids=[row[0] for row in TRICKS]
)
def test_trick_winner(number: str, changes: Options, strike: str, trump: str, trick: str, winner: str) -> None:
    """The card that rules.md 4.1 names under its number wins the trick."""
    assert "ABCD"[trick_winner(base(**changes), strike, trump, cards(trick))] == winner, number


def _named(options: Options, strike: str, trump: str) -> tuple[str, list[str]]:
    return watten_cards.chief(strike, trump), sorted(watten_cards.blinds(options, strike, trump))


def test_a01_announcing_fixes_chief_and_blinds() -> None:
    """A01: forehand names U, dealer L: the chief is LU, the blinds are EU HU SU."""
    judge = Referee(base(), {"dealer": "3"})
    judge.feed(stacked(base(), {}))
    judge.feed("0 strike U")
    judge.feed("3 trump L")
    assert (judge.strike, judge.trump) == ("U", "L")
    assert _named(base(), "U", "L") == ("LU", ["EU", "HU", "SU"])


SHOWN: list[tuple[str, Options, dict[int, str], tuple[str, str], str, str]] = [
    ("A02", BLIND, {0: "LU", 3: "S9"}, ("U", "S"), "SU", "EU HU LU"),
    ("A03", BLIND, {0: "HK", 3: "E7"}, ("K", "E"), "EK", "LK SK"),
    ("A04", BLIND, {0: "S6 E9", 3: "HA"}, ("9", "H"), "H9", "E9 L9 S9"),
    ("A05", {**BLIND, **SIX, "strike_six": "on"}, {0: "S6 E9", 3: "HA"}, ("6", "H"), "S6", ""),
    (
        "A07",
        {"announce_source": "lowest_rank"},
        {0: "E9 H8 L8", 3: "SA S10 EK"},
        ("8", "S"),
        "S8",
        "E8 H8 L8",
    ),
]


@pytest.mark.parametrize(
    ("number", "changes", "first", "fixed", "chief", "blinds"), SHOWN, ids=[row[0] for row in SHOWN]
)
def test_cards_that_announce(
    number: str,
    changes: Options,
    first: dict[int, str],
    fixed: tuple[str, str],
    chief: str,
    blinds: str,
) -> None:
    """The first-dealt cards fix strike and trump as rules.md 4.1 says, and nothing has to be chosen."""
    options = base(**changes)
    judge = Referee(options, {"dealer": "3"})
    judge.feed(stacked(options, {seat: cards(text) for seat, text in first.items()}))
    assert (judge.strike, judge.trump) == fixed, number
    assert _named(options, *fixed) == (chief, blinds.split()), number
    assert judge.expect()["turn"] == [0], "forehand leads at once"


def test_a08_guate_stands_over_the_chief() -> None:
    """A08: strike O, trump L with Guate: LK, then LO, the blinds, then LA LU L10 …."""
    options = base(**GUATE)
    assert watten_cards.guate(options, "O", "L") == "LK"
    order = cards("LK LO EO LA LU L10 L9 L8 L7")
    heights = [watten_cards.strength(options, "O", "L", "EA", card) for card in order]
    assert heights == sorted(heights, reverse=True)
    assert len(set(heights)) == len(order)
    assert len({watten_cards.strength(options, "O", "L", "EA", card) for card in cards("EO HO SO")}) == 1


CALL = {"strike": "O", "trump": "L", "led": "LO", "called": True, "played": "", "trick": 1}
TYROLEAN = {"follow": "trump_all", "call": "off", "criticals": "none"}
FORCED = {"strike": "9", "trump": "H", "led": "HO", "called": False, "played": "", "trick": 1}

DUTIES: list[tuple[str, Options, dict[str, Any], str, str, str]] = [
    ("C01", {}, CALL, "opponent", "E9 L8 HK", "L8 HK"),
    ("C02", {}, CALL, "opponent", "E9 S10 H8", "any"),
    ("C03", {}, CALL, "opponent", "EO S9 H8", "any"),
    ("C04", {"call_blinds": "count_as_trump"}, CALL, "opponent", "EO S9 H8", "EO"),
    ("C06", {}, CALL, "partner", "L9 HK S8", "L9"),
    ("C07", {"call_partner": "trump_or_critical"}, CALL, "partner", "L9 HK S8", "L9 HK"),
    ("C08", {}, CALL, "partner", "S7 E9 H8", "any"),
    ("C10", {"call_partner": "free"}, CALL, "partner", "L9 HK S8", "any"),
    ("C11", {}, {**CALL, "called": False}, "opponent", "E9 L8 HK", "any"),
    ("C12", {}, {**CALL, "played": "HK L7"}, "opponent", "L7 E7 SA", "L7 E7"),
    ("C14", {}, {**CALL, "strike": "9", "trump": "S", "led": "S9"}, "partner", "S7 E8", "any"),
    (
        "C15",
        {"call_critical_is_trump": "yes"},
        {**CALL, "strike": "9", "trump": "S", "led": "S9"},
        "partner",
        "S7 E8",
        "S7",
    ),
    ("C17", {}, {**CALL, "strike": "K", "trump": "H", "led": "HK"}, "opponent", "E8 H8 L9", "H8"),
    ("C18", TYROLEAN, FORCED, "opponent", "H7 E9 LA", "H7 E9"),
    ("C19", TYROLEAN, FORCED, "opponent", "E9 LA SK", "any"),
    ("C21", {**TYROLEAN, **SIX}, {**FORCED, "led": "S6"}, "opponent", "H7 LA SK", "any"),
    ("C22", TYROLEAN, {**FORCED, "led": "E9"}, "opponent", "H7 LA", "any"),
    ("C24", TYROLEAN, FORCED, "opponent", "H9 LA SK", "H9"),
]


@pytest.mark.parametrize(
    ("number", "changes", "case", "role", "hand", "allowed"), DUTIES, ids=[row[0] for row in DUTIES]
)
def test_legal_cards(number: str, changes: Options, case: dict[str, Any], role: str, hand: str, allowed: str) -> None:
    """The cards that rules.md 4.2 lists under its number may be played, and no others."""
    found = legal(
        base(**changes),
        case["strike"],
        case["trump"],
        case["led"],
        cards(hand),
        role,
        called=case["called"],
        played=cards(case["played"]),
        trick=case["trick"],
    )
    assert found == sorted(cards(hand if allowed == "any" else allowed)), number


def test_c12_lapses_where_it_may() -> None:
    """C12 with ``call_lapses=yes`` (K-20): HK has beaten LO, so the next seat is free."""
    hand = cards("L7 E7 SA")
    free = legal(base(call_lapses="yes"), "O", "L", "LO", hand, "opponent", called=True, played=["HK"], trick=1)
    assert free == sorted(hand)


AC3_BD4 = "AC:raise BD:hold BD:raise"
POINTS: list[tuple[str, Options, str, list[int]]] = [
    ("S01", {}, "AC:win", [2, 0]),
    ("S02", {}, "AC:raise BD:hold BD:win", [0, 3]),
    ("S03", {}, "AC:raise BD:fold", [2, 0]),
    ("S04", {}, f"{AC3_BD4} AC:fold", [0, 3]),
    ("S05", {}, f"{AC3_BD4} AC:hold AC:win", [4, 0]),
    ("S07", {"concede": "pays_stake_minus_one"}, f"{AC3_BD4} AC:hold BD:concede", [3, 0]),
    ("S09", {"raise_step": "2"}, "AC:raise BD:fold", [2, 0]),
    ("S10", {"raise_step": "2", "fold_pays": "stake_minus_one"}, "AC:raise BD:fold", [3, 0]),
    ("S11", {"raise_step": "2"}, "AC:raise BD:hold BD:raise AC:hold BD:win", [0, 6]),
    ("S13", {"fold_pays": "flat_2"}, f"{AC3_BD4} AC:fold", [0, 2]),
    ("S14", {}, "AC:raise BD:raise AC:raise BD:raise AC:hold AC:win", [6, 0]),
]


@pytest.mark.parametrize(("number", "changes", "events", "result"), POINTS, ids=[row[0] for row in POINTS])
def test_points_of_a_round(number: str, changes: Options, events: str, result: list[int]) -> None:
    """A round is worth what rules.md 4.3 says, by the ledger alone and played with cards."""
    options = base(**changes)
    assert score(options, [0, 0], events)["score"] == result, number
    if number != "S07":
        assert round_result(options, [0, 0], events).expect()["score"] == result, number


def test_s07_giving_up_on_own_sides_turn() -> None:
    """S07: at the agreed stake 4 BD give up unasked, once one of them is on turn: AC get 3."""
    judge = round_result(base(concede="pays_stake_minus_one"), [0, 0], f"{AC3_BD4} AC:hold")
    judge.feed("0 play HA")
    assert "concede" in judge.expect()["choices"][1]
    assert judge.expect()["free"][3] == ["concede"], "by any seat of the side, and BD raised last"
    assert judge.feed("3 concede")["points"] == [3, 0]


T11, T15, T18 = {"target": "11"}, {"target": "15"}, {"target": "18"}
STAKE = {"gespannt_loss": "stake"}
# Result: score, and the side that wins the match.
ENDS: list[tuple[str, Options, list[int], str, list[int], int | None]] = [
    ("E01", T11, [9, 8], "AC:win", [11, 8], 0),
    ("E03", {**T11, **STAKE}, [9, 8], "BD:raise AC:hold BD:win", [9, 11], 1),
    ("E04", T11, [9, 8], "BD:raise AC:hold AC:win", [12, 8], 0),
    ("E05", {**T11, "overshoot": "capped"}, [9, 8], "BD:raise AC:hold AC:win", [11, 8], 0),
    ("E06", T11, [10, 9], "BD:win", [10, 11], 1),
    ("E07", T11, [8, 8], "AC:raise BD:hold AC:win", [11, 8], 0),
    ("E08", {**T15, **STAKE}, [12, 13], "AC:raise BD:fold", [14, 13], None),
    ("E09", T15, [12, 13], "AC:raise BD:hold AC:win", [14, 13], None),
    ("E11", T18, [15, 16], "AC:win", [17, 16], None),
    ("E13", {"better_charge": "deduct"}, [5, 7], "AC:better", [3, 7], None),
    ("E14", {"better_charge": "opponents_write"}, [5, 7], "AC:better", [5, 9], None),
    ("E15", {"better_charge": "deduct"}, [0, 0], "BD:better", [0, -2], None),
    ("E17", {"better_charge": "deduct", **T11}, [9, 6], "AC:better", [7, 6], None),
    ("E18", {**T15, "misraise": "opponents_2_end"}, [13, 12], "AC:raise", [13, 14], None),
    ("E20", {**T15, "misraise": "deduct_2"}, [13, 12], "AC:raise", [11, 12], None),
]


@pytest.mark.parametrize(
    ("number", "changes", "start", "events", "result", "winner"), ENDS, ids=[row[0] for row in ENDS]
)
def test_end_of_the_match(
    number: str,
    changes: Options,
    start: list[int],
    events: str,
    result: list[int],
    winner: int | None,
) -> None:
    """Scores and winners of rules.md 4.4, by the ledger alone and played with cards."""
    options = base(**changes)
    found = score(options, start, events)
    assert (found["score"], found["winner"]) == (result, winner), number
    now = round_result(options, start, events).expect()
    assert now["score"] == result, number
    assert now["winners"] == ([] if winner is None else [winner]), number
    assert now["over"] == (winner is not None), number


JUMP = {**T18, "jump_to_four": "behind_4"}
LATER: list[tuple[str, Options, list[int], str, list[int], int | None]] = [
    ("E21", {**T15, "gespannt_mode": "choose_3_or_give_2"}, [13, 6], "AC:give", [13, 8], None),
    # 3.6 caps what a tense side concedes in every mode, the row does not: house decision, the row stands.
    ("E23", {**T15, **STAKE, "gespannt_mode": "counts_3"}, [13, 12], "BD:win", [13, 15], 1),
    ("E25", JUMP, [12, 8], "BD:jump AC:fold", [12, 10], None),
    ("E26", JUMP, [12, 8], "BD:jump AC:hold BD:win", [12, 12], None),
]


@pytest.mark.parametrize(
    ("number", "changes", "start", "events", "result", "winner"), LATER, ids=[row[0] for row in LATER]
)
def test_end_of_the_match_in_regional_forms(
    number: str,
    changes: Options,
    start: list[int],
    events: str,
    result: list[int],
    winner: int | None,
) -> None:
    """The rows of rules.md 4.4 about regional forms, by the ledger alone and played with cards."""
    options = base(**changes)
    found = score(options, start, events)
    assert (found["score"], found["winner"]) == (result, winner), number
    now = round_result(options, start, events).expect()
    assert now["score"] == result, number
    assert now["winners"] == ([] if winner is None else [winner]), number


def test_e23_the_limited_loss_has_no_effect_in_a_tense_mode() -> None:
    """E23 as it stands, with ``gespannt_loss=base``: the tense AC concede the whole 3 of ``counts_3``."""
    options = base(**T15, gespannt_mode="counts_3")
    assert options["gespannt_loss"] == "base"
    assert round_result(options, [13, 12], "BD:win").expect()["score"] == [13, 15]


def test_e17_a_side_that_pays_may_raise_again() -> None:
    """E17: at 9 AC are tense; the Bessere takes them to 7, and in the new deal they may raise."""
    judge = round_result(base(), [9, 6], "AC:better")
    assert judge.expect()["needs"] == "deck"
    judge.feed(stacked(base(), {}))
    judge.feed("0 strike 9")
    assert not may_raise(judge, 0), "not before the play"
    judge.feed("3 trump H")
    assert may_raise(judge, 0)


WHO: list[tuple[str, str, list[int], int, bool]] = [
    ("M01", "11", [8, 8], 0, True),
    ("M02", "11", [9, 8], 0, False),
    ("M03", "11", [10, 8], 0, False),
    ("M05", "15", [12, 13], 0, True),
    ("M06", "15", [12, 13], 1, False),
    ("M07", "18", [15, 16], 0, True),
    ("M08", "18", [15, 16], 1, False),
    ("M09", "21", [18, 19], 1, False),
    ("M14a", "11", [9, 9], 0, False),
    ("M14b", "11", [9, 9], 1, False),
]


@pytest.mark.parametrize(("number", "target", "start", "side", "allowed"), WHO, ids=[row[0] for row in WHO])
def test_who_may_raise(number: str, target: str, start: list[int], side: int, *, allowed: bool) -> None:
    """Before the first lead a side may raise exactly when rules.md 4.4 says so."""
    assert may_raise(started(base(target=target), start), side) == allowed, number


def test_m10_m11_the_right_passes_to_the_other_side() -> None:
    """M10, M11: AC raised to 3 and BD accepted: AC may not raise again, BD may."""
    judge = round_result(base(), [5, 5], "AC:raise BD:hold")
    assert not may_raise(judge, 0)
    assert may_raise(judge, 1)


def test_m13_no_second_raise_against_a_tense_side() -> None:
    """M13: 9-5, BD raised to 3 and the tense AC held: BD may not raise again, nor may AC."""
    judge = round_result(base(), [9, 5], "BD:raise AC:hold")
    assert not may_raise(judge, 1)
    assert not may_raise(judge, 0)


@pytest.mark.parametrize("stop", ["yes", "show", "play_out"])
def test_m15_nobody_raises_in_a_decided_round(stop: str) -> None:
    """M15: once AC hold three tricks BD may not raise, whether the round stops there or not."""
    judge = started(base(stop_when_decided=stop), [5, 5], {0: ["HK", "S7", "E7", "H9", "HA"]})
    for card in ("HK", "S7", "E7"):
        assert may_raise(judge, 1)
        judge.feed(f"0 play {card}")
        for seat in (1, 2, 3):
            judge.feed(f"{seat} {judge.expect()['choices'][seat][0]}")
    assert not may_raise(judge, 1)
    assert not may_raise(judge, 0)
    if stop == "play_out":
        assert judge.expect()["tricks"] == [3, 0]
        assert played_out(judge)["points"] == [2, 0]


def test_m16_answer_first() -> None:
    """M16: while BD have not answered, nobody raises; BD hold, fold, or hold and raise in one."""
    judge = started(base(), [5, 5])
    act(judge, 0, "raise")
    assert not may_raise(judge, 0)
    assert not may_raise(judge, 1)
    now = judge.expect()
    assert now["choices"] == {1: ["fold", "hold", "raise 4"], 3: ["fold", "hold", "raise 4"]}
    assert now["free"] == {}
    assert now["stake"] == 2, "nothing is agreed yet"
