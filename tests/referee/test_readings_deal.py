"""Readings before the first lead: two and three seats, keeping at the cut, exchanged roles, shown cards."""

import pytest

from referee.options import Options, defaults
from referee.staging import announced, at_table, feed_all, may_raise, played_out, stacked, started
from referee.watten import clash

TOP = ["HK", "S7", "E7", "H9", "HA"]


def base(**changes: str) -> Options:
    """The default rule set with some options changed."""
    return {**defaults("watten"), **changes}


@pytest.mark.parametrize(
    ("changes", "name"),
    [
        ({"weli": "critical"}, "weli_disagrees"),
        ({"deck": "33"}, "weli_disagrees"),
        ({"announcement": "hidden"}, "call_needs_open"),
        ({"follow": "trump_all"}, "call_needs_free_follow"),
        ({"call": "off", "follow": "trump_all", "announcement": "hidden"}, "forced_trumps_need_open"),
        ({"call": "off", "last_card_rule": "challenge", "announcement": "hidden"}, "last_card_needs_open"),
        ({"hand_size": "3"}, "packets_do_not_fit"),
        ({"hand_size": "3", "packets": "3"}, "tricks_do_not_fit"),
        ({"hand_size": "3", "packets": "3", "tricks_to_win": "2", "announce_on": "5"}, "announce_on_does_not_fit"),
        ({"packets": "2+3"}, "announce_on_needs_three"),
        ({"call": "off", "follow": "trump_announcers", "announcement": "hidden", "illegal_card": "claim_2"}, None),
        ({"tricks_to_win": "2", "follow": "trump_all", "call": "off", "last_card_rule": "must_match"}, None),
    ],
)
def test_clashes(changes: Options, name: str | None) -> None:
    """What contradicts itself has a name, and no round is played by it; what looks odd but does not, may be."""
    assert clash(base(**changes)) == name
    if name is None:
        at_table(base(**changes))
    else:
        with pytest.raises(AssertionError, match=name):
            at_table(base(**changes))


def test_two_seats() -> None:
    """Two players: the seat that does not deal is forehand, a side is a seat, a trick is two cards."""
    for forehand in ("after_dealer", "before_dealer"):
        judge = at_table(base(players="2", forehand=forehand))
        judge.feed(stacked(judge.options, {0: TOP, 1: ["E8", "H8", "L8", "S8", "EA"]}))
        assert judge.expect()["turn"] == [0]
        feed_all(judge, "0 strike 9; 1 trump H; 0 play H9 call")
        now = judge.expect()
        assert sorted(now["hands"]) == [0, 1]
        assert now["choices"] == {1: ["play H8", "raise 3"]}, "the only other seat is an opponent"
        assert judge.feed("1 play H8")["trick"] == 0
        assert judge.expect()["tricks"] == [1, 0]
        assert played_out(judge)["points"] == [2, 0]
        assert judge.expect()["dealer"] == 0


def test_two_seats_cut_two_cards() -> None:
    """Each seat cuts one card."""
    judge = at_table(base(players="2"))
    judge.phase = "cut"
    with pytest.raises(AssertionError):
        judge.feed("cut EA L8 HK SU")
    judge.feed("cut EA L8")
    assert judge.expect()["dealer"] == 1


def test_three_seats_sides_belong_to_the_round() -> None:
    """Three players: forehand alone against the two others; the winners each score; sides change with the deal."""
    judge = started(base(players="3"), [0, 0, 0], {1: TOP})
    assert played_out(judge)["points"] == [0, 2, 2]
    now = judge.expect()
    assert (now["score"], now["won"], now["dealer"]) == ([0, 2, 2], [0, 0, 0], 0)
    announced(judge, {1: TOP})
    assert judge.expect()["turn"] == [1]
    winners = [judge.feed(f"{seat} {judge.expect()['choices'][seat][0]}")["trick"] for seat in (1, 2, 0)]
    assert winners == [None, None, 1]
    assert judge.expect()["tricks"] == [1, 0], "side 0 is forehand, seat 1"
    assert played_out(judge)["points"] == [0, 2, 0]


def test_three_seats_the_call() -> None:
    """Of the pair, the one who did not lead is the partner; forehand's call binds both as opponents."""
    hands = {0: ["H9", "E8"], 1: ["H8", "HK", "EA"], 2: ["H7", "S7", "EO"]}
    judge = started(base(players="3"), [0, 0, 0], hands)
    feed_all(judge, "0 play H9 call")
    assert judge.expect()["choices"][1][:2] == ["play H8", "play HK"]
    hands = {0: ["E8", "EU"], 1: ["EA", "H9", "S8"], 2: ["EO", "HK", "H8"]}
    judge = started(base(players="3"), [0, 0, 0], hands)
    feed_all(judge, "0 play E8; 1 play EA; 2 play EO; 1 play H9 call")
    assert [action for action in judge.expect()["choices"][2] if action.startswith("play")] == ["play H8"]


def test_three_seats_one_tense_seat_makes_its_side_tense() -> None:
    """A pair may not raise if one of it is tense; forehand still may."""
    judge = started(base(players="3"), [0, 9, 0])
    assert not may_raise(judge, 1)
    assert may_raise(judge, 0)
    judge = started(base(players="3"), [9, 0, 0])
    assert may_raise(judge, 1)
    assert not may_raise(judge, 0)


@pytest.mark.parametrize(
    ("overshoot", "score", "winners"),
    [("counts", [0, 9, 9], [1, 2]), ("counts", [0, 10, 9], [1]), ("capped", [0, 10, 9], [1, 2])],
)
def test_three_seats_reach_the_target_together(overshoot: str, score: list[int], winners: list[int]) -> None:
    """The higher score wins, equal ones share; a capped score is equal."""
    judge = started(base(players="3", overshoot=overshoot), score, {1: TOP})
    played_out(judge)
    now = judge.expect()
    assert (now["winners"], now["over"]) == (winners, True)
    assert now["won"] == [1 if unit in winners else 0 for unit in range(3)]


@pytest.mark.parametrize(("charge", "score"), [("deduct", [0, -2, -2]), ("opponents_write", [2, 0, 0])])
def test_three_seats_pay_for_better_cards(charge: str, score: list[int]) -> None:
    """What a side pays or is written holds for each of its members."""
    judge = at_table(base(players="3", better_charge=charge))
    judge.feed(stacked(judge.options, {}))
    feed_all(judge, "0 strike 9; 2 better")
    assert judge.expect()["score"] == score


def test_cut_steal_by_the_cutter() -> None:
    """The cutter is asked before any packet; a kept card makes his last packet one shorter."""
    judge = at_table(base(cut_steal="cutter"))
    judge.feed(stacked(judge.options, {}, end="HK S7"))
    now = judge.expect()
    assert (now["needs"], now["choices"]) == (None, {2: ["keep", "leave"]})
    assert now["hands"] == {0: [], 1: [], 2: [], 3: []}
    judge.feed("2 keep")
    now = judge.expect()
    assert now["turn"] == [0], "the dealer is not asked"
    assert "S7" in now["hands"][2]
    assert [len(now["hands"][seat]) for seat in range(4)] == [3, 3, 4, 3]
    feed_all(judge, "0 strike 9; 3 trump L")
    assert [len(hand) for hand in judge.expect()["hands"].values()] == [5, 5, 5, 5]


def test_cut_steal_by_the_dealer_next() -> None:
    """Once the cutter has kept one, the dealer is asked about the next critical; never after a leave."""
    options = base(cut_steal="cutter_then_dealer")
    judge = at_table(options)
    judge.feed(stacked(options, {}, end="HK S7"))
    judge.feed("2 keep")
    assert judge.expect()["choices"] == {3: ["keep", "leave"]}
    judge.feed("3 keep")
    now = judge.expect()
    assert now["turn"] == [0]
    assert [len(now["hands"][seat]) for seat in range(4)] == [3, 3, 4, 4]
    judge = at_table(options)
    judge.feed(stacked(options, {}, end="HK S7"))
    judge.feed("2 leave")
    assert judge.expect()["turn"] == [0]
    judge = at_table(options)
    judge.feed(stacked(options, {}, end="H8 S7"))
    judge.feed("2 keep")
    assert judge.expect()["choices"] == {3: ["leave"]}, "asked all the same, so that nobody learns what lies there"
    judge = at_table(options)
    judge.feed(stacked(options, {}, end="S7 H8"))
    assert judge.expect()["choices"] == {2: ["leave"]}


def test_cut_steal_in_the_other_direction() -> None:
    """Anticlockwise, the seat before dealer 3 is seat 0."""
    judge = at_table(base(cut_steal="cutter", direction="anticlockwise"))
    judge.feed(stacked(judge.options, {}, end="HK"))
    assert judge.expect()["turn"] == [0]


@pytest.mark.parametrize("source", ["bottom_card", "lowest_rank"])
def test_cut_steal_is_not_a_first_card(source: str) -> None:
    """A card kept at the cut is not among those that fix strike and trump."""
    judge = at_table(base(players="2", cut_steal="cutter", announce_source=source))
    judge.feed(stacked(judge.options, {0: ["LU", "LO", "LK"], 1: ["S9", "EO", "EK"]}, end="E7"))
    judge.feed("0 keep")
    assert (judge.strike, judge.trump) == ("U", "S")
    assert [len(hand) for hand in judge.expect()["hands"].values()] == [5, 5]


def test_cut_steal_and_the_announcers() -> None:
    """A kept card counts as held, and is not among the cards exchanged for better ones."""
    options = base(players="2", cut_steal="cutter", must_hold="yes", better_redeal="announcers_only")
    judge = at_table(options)
    judge.feed(stacked(options, {0: ["LU", "LO", "LA"], 1: ["S9", "EO", "EK"]}, end="E7"))
    judge.feed("0 keep")
    assert judge.expect()["choices"][0] == ["better", "strike 7", "strike A", "strike O", "strike U"]
    rest = list(judge.rest)
    judge.feed("0 better")
    now = judge.expect()
    assert now["hands"] == {0: sorted(["E7", *rest[:3]]), 1: sorted(rest[3:6])}


def test_cut_steal_leaves_one_card_more_for_an_exchange() -> None:
    """With a card kept at the cut 13 cards are enough for a second exchange of six: seven are still to deal."""
    judge = at_table(base(cut_steal="cutter", better_redeal="announcers_only"))
    judge.feed(stacked(judge.options, {}, end="E7"))
    feed_all(judge, "2 keep; 0 better; 0 strike 9")
    assert len(judge.rest) == 13
    assert "better" in judge.expect()["choices"][3]
    feed_all(judge, "3 better; 3 trump H")
    assert [len(hand) for hand in judge.expect()["hands"].values()] == [5, 5, 5, 5]
    assert judge.rest == []


def test_strike_swap_granted() -> None:
    """The dealer asks out of turn; granted, he names the rank, then forehand the suit, and forehand leads."""
    judge = at_table(base(strike_swap="by_agreement"))
    judge.feed(stacked(judge.options, {}))
    assert judge.expect()["free"] == {3: ["swap"]}
    judge.feed("3 swap")
    now = judge.expect()
    assert (now["choices"], now["free"]) == ({0: ["grant", "refuse"]}, {})
    judge.feed("0 grant")
    now = judge.expect()
    assert (now["turn"], now["free"]) == ([3], {})
    assert "better" in now["choices"][3]
    judge.feed("3 strike U")
    assert judge.expect()["turn"] == [0]
    judge.feed("0 trump L")
    assert (judge.strike, judge.trump, judge.expect()["turn"]) == ("U", "L", [0])


def test_strike_swap_refused_and_asked_once() -> None:
    """Refused, everything stays as it was and is not asked again in this round; nor after a name."""
    judge = at_table(base(strike_swap="by_agreement"))
    judge.feed(stacked(judge.options, {}))
    feed_all(judge, "3 swap; 0 refuse")
    now = judge.expect()
    assert (now["turn"], now["free"]) == ([0], {})
    feed_all(judge, "0 better; " + stacked(judge.options, {}))
    assert judge.expect()["free"] == {}, "a thrown-in deal is the same round"
    judge = at_table(base(strike_swap="by_agreement"))
    judge.feed(stacked(judge.options, {}))
    judge.feed("0 strike 9")
    assert judge.expect()["free"] == {}


def test_strike_swap_stands_for_the_round() -> None:
    """After a deal thrown in the exchange still holds; in the next round it does not."""
    judge = at_table(base(strike_swap="by_agreement"))
    deck = stacked(judge.options, {})
    feed_all(judge, f"{deck}; 3 swap; 0 grant; 3 better; {deck}")
    assert judge.expect()["turn"] == [3]
    feed_all(judge, "3 strike 9; 0 trump H")
    played_out(judge)
    judge.feed(deck)
    assert judge.expect()["turn"] == [1]
    assert judge.expect()["free"] == {0: ["swap"]}


def test_strike_swap_waits_for_the_answer_about_better_cards() -> None:
    """While forehand's question is open the dealer answers it; afterwards he may ask for the exchange."""
    judge = at_table(base(strike_swap="by_agreement", better="by_agreement"))
    judge.feed(stacked(judge.options, {}))
    judge.feed("0 better")
    assert judge.expect()["free"] == {}
    judge.feed("3 refuse")
    assert judge.expect()["free"] == {3: ["swap"]}


def test_shown_card() -> None:
    """The rank of the first card shown and the suit of the second; each from what he may see."""
    options = base(announce_source="shown_card", must_hold="yes")
    judge = at_table(options)
    judge.feed(stacked(options, {0: ["LU", "LO", "EA", "HA"], 3: ["S9", "EO", "EK"]}))
    assert judge.expect()["choices"] == {0: ["better", "show EA", "show LO", "show LU"]}
    judge.feed("0 show LO")
    assert judge.expect()["choices"] == {3: ["better", "show EK", "show EO", "show S9"]}
    judge.feed("3 show S9")
    assert (judge.strike, judge.trump, judge.phase) == ("O", "S", "play")
    assert "LO" in judge.expect()["hands"][0]


@pytest.mark.parametrize(("six", "weli"), [("off", False), ("on", True)])
def test_shown_weli(six: str, *, weli: bool) -> None:
    """The Weli shows a rank only where six may be named; for the suit it is bells."""
    options = base(deck="33", weli="bells_six", announce_source="shown_card", strike_six=six)
    judge = at_table(options)
    judge.feed(stacked(options, {0: ["LU", "LO", "S6"]}))
    assert ("show S6" in judge.expect()["choices"][0]) == weli
    judge = at_table(options)
    judge.feed(stacked(options, {0: ["LU"], 3: ["S6"]}))
    feed_all(judge, "0 show LU; 3 show S6")
    assert (judge.strike, judge.trump) == ("U", "S")


def test_shown_card_is_taken_back_by_an_exchange() -> None:
    """New cards for both at the dealer's request: forehand chooses a card again; no exchange of roles any more."""
    options = base(announce_source="shown_card", better_redeal="announcers_only", strike_swap="by_agreement")
    judge = at_table(options)
    judge.feed(stacked(options, {0: ["LU", "LO", "EA"]}))
    feed_all(judge, "0 show LU; 3 better")
    now = judge.expect()
    assert (now["turn"], now["free"]) == ([0], {})
    assert [action.split()[1] for action in now["choices"][0] if action != "better"] == now["hands"][0]


def test_shown_card_under_exchanged_roles() -> None:
    """The dealer shows the rank and forehand the suit."""
    options = base(announce_source="shown_card", strike_swap="by_agreement")
    judge = at_table(options)
    judge.feed(stacked(options, {0: ["LU"], 3: ["S9"]}))
    feed_all(judge, "3 swap; 0 grant; 3 show S9; 0 show LU")
    assert (judge.strike, judge.trump) == ("9", "L")


@pytest.mark.parametrize("source", ["bottom_card", "lowest_rank"])
def test_no_exchange_of_roles_where_nothing_is_named(source: str) -> None:
    """``strike_swap`` has no effect when first cards fix strike and trump."""
    judge = at_table(base(announce_source=source, strike_swap="by_agreement"))
    judge.feed(stacked(judge.options, {}))
    assert judge.phase == "play"
