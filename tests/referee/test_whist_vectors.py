"""The worked examples of rules.md 4.5 (German Whist) against the slow referee, one test a number."""

import random
from typing import Any

import pytest

from referee.german_whist import PACK, RANKS, Referee, legal, score, trick_winner
from referee.options import defaults

Options = dict[str, str]

D1 = (
    "4C QS 5C 3S KS QH TD 5S JH 8C JD 3C 9H 9C 7H 2C KC 6H 6C 4D JS TC TH JC 8H 4H AS 2S AD TS 5D KH 8S 3H "
    "QD KD AC 3D 6D 4S 7D 6S 8D 7S AH QC 2H 5H 2D 9D 7C 9S"
)
D2 = (
    "8S 7S 5H TD 6H 4H 6D 2S 9S 8H 2C KD KC 6S AH 5S 9H 3C 2H AC JS KH 7C 9C KS 6C 3S QS 7D 8D JC QC TH 3H "
    "7H 2D AS AD QH 8C 4C 5C 4D 5D TS JH TC QD 3D 9D JD 4S"
)


def base(**changes: str) -> Options:
    """The default rule set (the preset ``classic``) with some options changed."""
    return {**defaults("german_whist"), **changes}


def cards(text: str) -> list[str]:
    """Cards as rules.md 4.5 writes them, rank first, turned round."""
    return [card[1] + card[0] for card in text.split()]


def mechanical(judge: Referee, which: str) -> tuple[str, list[tuple[str, str]], dict[str, Any]]:
    """Play a round with LOW or HIGH seats: winners of the tricks as N and D, the tricks, the last answer."""
    non_dealer = judge.expect()["turn"][0]
    winners, tricks, trick = "", [], {}
    while True:
        now = judge.expect()
        seat = now["turn"][0]
        plays = [action.split()[1] for action in now["choices"][seat]]
        plays.sort(key=lambda card: (RANKS.index(card[1]), card[0]))
        trick[seat] = plays[0] if which == "LOW" else plays[-1]
        said = judge.feed(f"{seat} play {trick[seat]}")
        if said["trick"] is not None:
            winners += "N" if said["trick"] == non_dealer else "D"
            tricks.append((trick[non_dealer], trick[1 - non_dealer]))
        if said["round_over"]:
            return winners, tricks, said


def dealt(pack: str, dealer: int = 1, **changes: str) -> Referee:
    """A referee with the pack of an example dealt."""
    judge = Referee(base(**changes), {"dealer": str(dealer)})
    judge.feed("deck " + " ".join(cards(pack)))
    return judge


@pytest.mark.parametrize(
    ("number", "trump", "trick", "winner"),
    [
        ("G01", "H", "9C QC", 1),
        ("G02", "H", "AC 2H", 1),
        ("G03", "H", "AC KD", 0),
        ("G04", "H", "5H 3H", 0),
        ("G05", None, "9C AD", 0),
        ("G06", "H", "2D 2H", 1),
    ],
)
def test_trick_winner(number: str, trump: str | None, trick: str, winner: int) -> None:
    """Leader (0) or follower (1) wins the trick as rules.md 4.5 says."""
    assert trick_winner(trump, cards(trick)) == winner, number


def test_g07_the_suit_led_must_be_followed() -> None:
    """G07: to 4S a hand with 7S may play 7S only."""
    assert legal("S4", cards("7S KH 2C")) == ["S7"]


def test_g08_no_duty_to_trump() -> None:
    """G08: a hand void in spades may play its trump or its club."""
    assert legal("S4", cards("KH 2C")) == ["C2", "HK"]


def staged(hands: dict[int, str], stock: str, **changes: str) -> Referee:
    """Two seats with these cards first in their hands and this stock, the rest anyhow; seat 1 dealt."""
    options = base(**changes)
    first = {seat: cards(text) for seat, text in hands.items()}
    top = cards(stock)
    size = int(options["hand_size"])
    rest = [card for card in PACK if card not in [*first[0], *first[1], *top]]
    order = []
    for _ in range(size):
        order += [first[seat].pop(0) if first[seat] else rest.pop(0) for seat in (0, 1)]
    judge = Referee(options, {"dealer": "1"})
    judge.feed("deck " + " ".join(order + top + rest))
    return judge


def test_g09_winner_takes_the_upcard_loser_the_next() -> None:
    """G09: N wins: N takes KH, D takes 3C unseen, N leads again."""
    judge = staged({0: "AS", 1: "KS"}, "KH 3C 5D")
    judge.feed("0 play SA")
    assert judge.feed("1 play SK")["trick"] == 0
    now = judge.expect()
    assert "HK" in now["hands"][0]
    assert "C3" in now["hands"][1]
    assert now["turn"] == [0]
    assert judge.hidden[0] == "D5"


def test_g10_trick_thirteen_empties_the_stock() -> None:
    """G10: after trick 13 the stock is empty, both hold 13 cards, and its winner leads trick 14."""
    judge = dealt(D1)
    winner = 0
    for _ in range(12):
        for _ in range(2):
            seat = judge.expect()["turn"][0]
            judge.feed(f"{seat} {judge.expect()['choices'][seat][0]}")
    upcard, last = judge.hidden
    for _ in range(2):
        seat = judge.expect()["turn"][0]
        said = judge.feed(f"{seat} {judge.expect()['choices'][seat][0]}")
        winner = said["trick"]
    now = judge.expect()
    assert judge.hidden == []
    assert upcard in now["hands"][winner]
    assert last in now["hands"][1 - winner]
    assert [len(now["hands"][seat]) for seat in (0, 1)] == [13, 13]
    assert now["turn"] == [winner]


COUNTS: list[tuple[str, str, tuple[int, int], list[int], list[int]]] = [
    ("G11", "all26", (11, 5), [0], [3, 0]),
    ("G11", "last13", (11, 5), [1], [0, 2]),
    ("G11", "weighted_1_2", (11, 5), [0], [2, 0]),
    ("G12", "all26", (8, 5), [], [0, 0]),
    ("G12", "last13", (8, 5), [1], [0, 2]),
    ("G12", "weighted_1_2", (8, 5), [1], [0, 2]),
    ("G14", "all26", (13, 13), [0], [13, 0]),
    ("G15", "all26", (7, 7), [0], [1, 0]),
]


@pytest.mark.parametrize(("number", "count", "stages", "winners", "points"), COUNTS)
def test_counts(number: str, count: str, stages: tuple[int, int], winners: list[int], points: list[int]) -> None:
    """N's tricks of both stages give the winner, and the points by difference, of rules.md 4.5."""
    fore, end = [stages[0], 13 - stages[0]], [stages[1], 13 - stages[1]]
    found = score(base(count=count), fore, end, "HA", 0)
    assert (found["winners"], found["points"]) == (winners, points), number


@pytest.mark.parametrize(("fallback", "winners"), [("most", [0]), ("nobody", [])])
def test_g17_a_race_that_nobody_finishes(fallback: str, winners: list[int]) -> None:
    """G17: race to 9 of the last 13, stage 2 ends 8-5: most wins, or nobody does."""
    options = base(race_scope="last13", win_at="9", race_fallback=fallback)
    found = score(options, [3, 10], [8, 5], "HA", 0)
    assert found["winners"] == winners
    assert found["drawn"] == (winners == [])


def test_g18_a_drawn_round_does_not_count() -> None:
    """G18: N wins, D wins, 13-13, N wins: the best of three ends 2-1 after four rounds."""
    judge = dealt(D1)
    assert mechanical(judge, "LOW")[2]["points"] == [3, 0]
    judge.feed("deck " + " ".join(cards(D1)))  # now seat 0 has dealt, so seat 1 has the better cards
    assert mechanical(judge, "LOW")[2]["points"] == [0, 3]
    judge.feed("deck " + " ".join(cards(D2)))
    assert mechanical(judge, "LOW")[2]["points"] == [0, 0]
    assert judge.expect()["won"] == [1, 1]
    assert not judge.expect()["over"]
    judge.feed("deck " + " ".join(_dealer_wins(random.Random(1))))
    mechanical(judge, "LOW")
    now = judge.expect()
    assert (now["won"], now["winners"], now["over"]) == ([2, 1], [0], True)


def _dealer_wins(rng: random.Random) -> list[str]:
    """A pack with which the dealer wins among mechanical seats."""
    pack = list(PACK)
    while True:
        rng.shuffle(pack)
        judge = Referee(base(match="single"), {"dealer": "0"})
        judge.feed("deck " + " ".join(pack))
        mechanical(judge, "LOW")
        if judge.expect()["winners"] == [0]:
            return pack


def test_g20_open_stock() -> None:
    """G20: face up 4C AH 9D, hidden top 2S: N chooses AH, D takes 2S, the row is three again."""
    judge = staged({0: "AS", 1: "KS"}, "4C AH 9D 2S 3C", stock_view="open_n", open_n="3")
    judge.feed("0 play SA")
    judge.feed("1 play SK")
    assert judge.expect()["choices"] == {0: ["take C4", "take D9", "take HA"]}
    judge.feed("0 take HA")
    now = judge.expect()
    assert "HA" in now["hands"][0]
    assert "S2" in now["hands"][1]
    assert sorted(judge.row) == ["C3", "C4", "D9"]
    assert now["turn"] == [0]


@pytest.mark.parametrize("n", range(2, 27))
def test_g21_an_open_stock_runs_out_at_trick_thirteen(n: int) -> None:
    """G21: for every ``open_n`` the last two cards lie open at trick 13 or are shared out; then none is left."""
    judge = dealt(D2, stock_view="open_n", open_n=str(n))
    tricks = 0
    while tricks < 13 or judge.phase == "take":
        now = judge.expect()
        seat = now["turn"][0]
        said = judge.feed(f"{seat} {now['choices'][seat][0]}")
        tricks += said["trick"] is not None
        if tricks == 13 and said["trick"] is not None:
            assert len(judge.row) == 2
            assert judge.hidden == []
            winner = said["trick"]
            taken, left = judge.row
            judge.feed(f"{winner} take {taken}")
            assert taken in judge.hands[winner]
            assert left in judge.hands[1 - winner], "the loser takes the other without an action"
    assert (judge.row, judge.hidden) == ([], [])
    assert [len(judge.hands[seat]) for seat in (0, 1)] == [13, 13]


def test_g22_three_seats() -> None:
    """G22: 7 + 7 + 7 dealt, 7 for the ghost, 24 in the stock: 8 draw tricks and 7 more, 15 in all."""
    options = base(players="3", hand_size="7", ghost="aside", score="tricks", match="single")
    judge = Referee(options, {"dealer": "2"})
    judge.feed("deck " + " ".join(cards(D1)))
    assert len(judge.hidden) == 24
    tricks = drawn = 0
    while not judge.expect()["over"]:
        seat = judge.expect()["turn"][0]
        said = judge.feed(f"{seat} {judge.expect()['choices'][seat][0]}")
        if said["trick"] is not None:
            tricks += 1
            drawn = tricks if judge.hidden else drawn
    assert drawn == 7, "the eighth trick draws the last three cards"
    assert tricks == 15
    assert sum(judge.expect()["score"]) == 15


def test_g24_both_pass_fifty() -> None:
    """G24: both pass 50 in the same round (52-52): the target becomes 60 and play goes on."""
    options = base(match="points_50", count="last13", score="tricks")
    judge = Referee(options, {"dealer": "1", "score": "47 44"})
    judge.feed("deck " + " ".join(cards(D1)))
    mechanical(judge, "LOW")
    now = judge.expect()
    assert (now["score"], now["over"], now["needs"]) == ([52, 52], False, "deck")
    assert judge.target == 60


DEALS: list[tuple[str, str, str, str, list[int], list[tuple[int, int]], list[str | None], str]] = [
    (
        "D1",
        D1,
        "LOW",
        "NNDNNNNNNNNDN DNDNDDDDNDNND",
        [3, 0],
        [(11, 2), (5, 8)],
        ["N", "D", "N"],
        "4C/2C 5C/3C 6C/8C",
    ),
    (
        "D1",
        D1,
        "HIGH",
        "NNNNNDDDDDDNN NDDDNNNNNNNNN",
        [4, 0],
        [(7, 6), (10, 3)],
        ["N", "N", "N"],
        "KS/QS AS/5S AD/4D",
    ),
    (
        "D2",
        D2,
        "LOW",
        "DNDNNNDNDNNDN DNDNDNDNDDDDN",
        [0, 0],
        [(8, 5), (5, 8)],
        [None, "D", "D"],
        "2C/3C 2S/8S 2H/4H",
    ),
    (
        "D2",
        D2,
        "HIGH",
        "NNDDNNNNNNNNN DDDDDDDDDDNNN",
        [1, 0],
        [(11, 2), (3, 10)],
        ["N", "D", "D"],
        "AH/KH KS/QS KC/AC",
    ),
]


@pytest.mark.parametrize(("number", "pack", "which", "line", "points", "stages", "winners", "first"), DEALS)
def test_complete_deals(
    number: str,
    pack: str,
    which: str,
    line: str,
    points: list[int],
    stages: list[tuple[int, int]],
    winners: list[str | None],
    first: str,
) -> None:
    """D1 and D2 run trick by trick as printed, with the printed result under all three counts."""
    judge = dealt(pack)
    assert judge.trump == "S"
    won, tricks, said = mechanical(judge, which)
    assert won == line.replace(" ", ""), number
    assert said["points"] == points, number
    assert [(part.count("N"), part.count("D")) for part in (won[:13], won[13:])] == stages, number
    # Each pair is printed with the leader's card first.
    leaders = "N" + won
    found = [pair if leaders[i] == "N" else pair[::-1] for i, pair in enumerate(tricks[:3])]
    assert ["/".join(card[1] + card[0] for card in pair) for pair in found] == first.split(), number
    for count, winner in zip(("all26", "last13", "weighted_1_2"), winners, strict=True):
        fore, end = list(stages[0]), list(stages[1])
        expected = [] if winner is None else ["ND".index(winner)]
        assert score(base(count=count), fore, end, "SA", 0)["winners"] == expected, number


@pytest.mark.parametrize(
    ("number", "pack", "non_dealer", "dealer"),
    [
        ("D1", D1, "4C 5C 6C KC TD JD 7H 8H 9H TH JH JS KS", "2C 3C 8C 9C TC JC 4D 4H 6H QH 3S 5S QS"),
        ("D2", D2, "2C 7C KC 6D 2H 5H 6H 9H AH 8S 9S JS KS", "3C 6C 9C AC TD KD 4H 8H KH 2S 5S 6S 7S"),
    ],
)
def test_hands_of_the_complete_deals(number: str, pack: str, non_dealer: str, dealer: str) -> None:
    """The first 26 cards of D1 and D2, dealt singly, make the printed hands."""
    hands = dealt(pack).expect()["hands"]
    assert hands == {0: sorted(cards(non_dealer)), 1: sorted(cards(dealer))}, number
