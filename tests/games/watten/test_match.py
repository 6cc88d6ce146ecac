"""Rounds, matches, series: deals that pass, scores, better cards, the end."""

import pytest
from games.watten.scripted import PLAIN, announced, dealt, deck_for, play, rules_of, texts

from stube.cards import Cut, FirstDealer
from stube.games.watten import GAME, WattenState
from stube.games.watten.phases import Phase

SWEEP = ("LA LK LO LU LT", "E8 E9 ET EU EO", "H8 H9 HT HU HO", "S8 S9 ST SU SO")
"""Strike 7, trump L: seat 0 wins every trick it leads."""


def swept(state: WattenState, tricks: int = 3) -> WattenState:
    """Let seat 0 lead and win so many tricks of SWEEP."""
    for place in range(tricks):
        state = play(state, *(f"{seat} play {SWEEP[seat].split()[place]}" for seat in range(4)))
    return state


@pytest.mark.parametrize(
    ("option", "cards", "dealer"),
    [
        ("cut_low", "E7 E8 LA ET", 0),
        ("cut_low", "EA L8 S7 HT", 2),
        ("cut_high", "EK LA S7 HT", 1),
        ("cut_low", "E7 S7 LA ET", None),
        ("cut_high", "EA LA S7 ET", None),
        ("cut_high", "E7 S7 LA ET", 2),
    ],
)
def test_the_cut_finds_the_first_dealer(option: str, cards: str, dealer: int | None) -> None:
    """W-16: lowest or highest deals, ace high; where the deciding card is not alone all cut again."""
    state = GAME.start(rules_of(first_dealer=option))
    state = state.deal(Cut(state.pack.parse_all(cards))).state
    assert (state.dealer, state.needs_deal) == (dealer, "cut" if dealer is None else "deck")


def test_the_weli_is_lowest_in_the_cut_and_a_lot_may_decide() -> None:
    """W-16: below the seven; `random` takes a lot instead."""
    state = GAME.start(rules_of("tyrol-kritisch-15"))
    assert state.deal(Cut(state.pack.parse_all("E7 S6 LA ET"))).state.dealer == 1
    assert GAME.start(rules_of(first_dealer="random")).deal(FirstDealer(2)).state.dealer == 2


@pytest.mark.parametrize(
    ("options", "forehand", "next_forehand"),
    [
        ({}, 0, 1),
        ({"direction": "anticlockwise"}, 2, 1),
        ({"forehand": "before_dealer"}, 2, 3),
        ({"forehand": "before_dealer", "direction": "anticlockwise"}, 0, 3),
    ],
)
def test_forehand_and_the_passing_deal(options: dict[str, str], forehand: int, next_forehand: int) -> None:
    """W-12, W-17: who announces the strike and leads, and who after one round; seat 3 has dealt."""
    rules = rules_of(**options)
    state = play(dealt(rules), f"{forehand} strike 7", "3 trump L")
    assert state.turn == (forehand,)
    state = play(state, f"{forehand} raise 3")
    state = play(state, f"{state.turn[0]} fold")
    assert state.phase is Phase.ROUND_OVER
    state = state.deal(deck_for(rules, PLAIN, state.after(3))).state
    assert state.turn == (next_forehand,)
    assert state.round == 2


def test_packets_go_round_the_table_and_the_second_waits() -> None:
    """W-11, K-11: three each, announcing, two each; with `announce_on = 5` all before."""
    state = dealt(rules_of())
    assert ([len(hand) for hand in state.hands], len(state.stock)) == ([3] * 4, 20)
    state = dealt(rules_of(announce_on="5", packets="2+3"))
    assert ([len(hand) for hand in state.hands], len(state.stock)) == ([5] * 4, 12)
    assert state.hands[0] == state.pack.parse_all(PLAIN[0])


def test_the_round_stops_shows_or_goes_on() -> None:
    """W-30, W-31, K-23: three tricks decide; played out, the other two are played for nothing."""
    stopped = swept(announced(rules_of(), SWEEP))
    assert (stopped.phase, stopped.stakes.score) == (Phase.ROUND_OVER, (2, 0))
    going = swept(announced(rules_of(stop_when_decided="play_out"), SWEEP))
    assert (going.phase, going.stakes.score) == (Phase.PLAY, (0, 0))
    done = swept_rest(going)
    assert (done.phase, done.stakes.score, len(done.tricks)) == (Phase.ROUND_OVER, (2, 0), 5)


def swept_rest(state: WattenState) -> WattenState:
    """Play the last two tricks of SWEEP."""
    for place in (3, 4):
        state = play(state, *(f"{seat} play {SWEEP[seat].split()[place]}" for seat in range(4)))
    return state


def test_who_has_the_tricks_first_wins_a_round_played_out() -> None:
    """W-30: with two tricks to win and five played, the side that had two first is the winner."""
    rules = rules_of(stop_when_decided="play_out", tricks_to_win="2")
    hands = ("LA LK E8 E9 ET", "S8 S9 LO LU LT", "H8 H9 HT HU HO", "EU EO ST SU SO")
    state = announced(rules, hands, strike="7", trump="L")
    state = play(state, "0 play LA, 1 play S8, 2 play H8, 3 play EU")
    state = play(state, "0 play LK, 1 play S9, 2 play H9, 3 play EO")
    state = play(state, "0 play E8, 1 play LO, 2 play HT, 3 play ST")
    state = play(state, "1 play LU, 2 play HU, 3 play SU, 0 play E9")
    state = play(state, "1 play LT, 2 play HO, 3 play SO, 0 play ET")
    assert state.result is not None
    assert (state.result.winners, state.result.tricks, state.stakes.score) == ((0,), (2, 3), (2, 0))


def test_bessere_is_forced_paid_and_dealt_again_by_the_same_dealer() -> None:
    """E13, E15, W-20, W-22: two points off, the whole deal anew, once a side and round."""
    state = play(dealt(rules_of(), score="5 7"), "0 better")
    assert (state.stakes.score, state.needs_deal, state.dealer, state.round) == ((3, 7), "deck", 3, 1)
    state = state.deal(deck_for(state.rules, PLAIN)).state
    assert "better" not in texts(state.choices(0))
    state = play(state, "0 strike U, 3 better")
    assert (state.stakes.score, state.strike) == ((3, 5), None)
    state = state.deal(deck_for(state.rules, PLAIN)).state
    assert "better" not in texts(play(state, "0 strike U").choices(3))


def test_written_penalties_can_win_the_match() -> None:
    """E14, K-42, W-41: written for the others, and the first event at the target ends the match."""
    rules = rules_of(better_charge="opponents_write")
    assert play(dealt(rules, score="5 7"), "0 better").stakes.score == (5, 9)
    over = play(dealt(rules, score="5 9"), "0 better")
    assert (over.phase, over.winners, over.stakes.score) == (Phase.OVER, (1,), (5, 11))
    assert over.result is not None
    assert (over.result.how, over.result.points) == ("written", (0, 2))
    assert over.hands == ((),) * 4


def test_paying_may_end_being_tense() -> None:
    """E17, K-16: at nine a side is tense; after paying it has seven and may raise."""
    state = play(dealt(rules_of(), score="9 6"), "0 better")
    assert state.stakes.score == (7, 6)
    state = play(state.deal(deck_for(state.rules, PLAIN)).state, "0 strike 7, 3 trump L")
    assert "raise 3" in texts(state.choices(0))


def test_better_cards_by_agreement_can_be_refused_or_granted() -> None:
    """W-21, W-22: asked, refused; asked by the other announcer, granted: these two get new cards."""
    rules = rules_of(better="by_agreement", better_redeal="announcers_only", better_charge="none")
    state = play(dealt(rules), "0 better")
    assert (state.turn, texts(state.choices(3))) == ((3,), ["grant", "refuse"])
    state = play(state, "3 refuse")
    assert (state.turn, "better" in texts(state.choices(0))) == ((0,), False)
    before, stock = state.hands, state.stock
    state = play(state, "0 strike U, 3 better, 0 grant")
    assert (state.strike, state.turn) == ("U", (3,))
    assert state.hands == (stock[:3], before[1], before[2], stock[3:6])
    assert state.stakes.score == (0, 0)


def test_misraises_cost_what_the_option_says() -> None:
    """E18, E20, K-41, W-45: two for the others, the stake asked for them, or two off and the round goes on."""
    score = {"score": "13 12"}
    for value, result, over in (
        ("opponents_2_end", (13, 14), True),
        ("opponents_bid_end", (13, 15), True),
        ("deduct_2", (11, 12), False),
    ):
        state = play(announced(rules_of("bavarian-15", misraise=value), SWEEP, **score), "0 raise 3")
        assert (state.stakes.score, state.result is not None) == (result, over)
    state = play(announced(rules_of("bavarian-15", misraise="deduct_2"), SWEEP, **score), "0 raise 3")
    assert (state.stakes.agreed, state.turn, "raise 3" in texts(state.choices(0))) == (2, (0,), True)


def test_off_turn_raises_and_who_answers_first() -> None:
    """W-33, W-37: any seat that has not played to the trick may raise; the first answer binds."""
    state = play(announced(rules_of(), SWEEP), "0 play LA")
    assert "raise 3" in texts(state.free(3))
    assert "raise 3" not in texts(state.free(0))
    state = play(state, "3 raise 3")
    assert state.turn == (0, 2)
    state = play(state, "2 hold")
    assert (state.stakes.agreed, state.turn) == (3, (1,))
    assert state.view(None).pending is None


def test_after_an_answer_the_trick_goes_on_where_it_was() -> None:
    """W-37: a raise and its answer never move whose turn it is to play."""
    state = play(announced(rules_of(raise_when="any_time"), SWEEP), "0 play LA, 1 play E8")
    state = play(state, "0 raise 3, 3 raise 4, 0 raise 5, 1 hold")
    assert (state.turn, state.stakes.agreed, state.stakes.last_raiser) == ((2,), 5, 0)


def test_multiples_are_offered_up_to_the_target() -> None:
    """W-34: any multiple of the step, up to the first that takes the side behind to the target."""
    rules = rules_of("kritischer-cup", raise_size="multiples")
    state = announced(rules, SWEEP, score="4 8")
    assert [text for text in texts(state.choices(0)) if "raise" in text] == [
        "raise 4",
        "raise 6",
        "raise 8",
        "raise 10",
        "raise 12",
    ]


def test_a_best_of_three_needs_two_matches() -> None:
    """W-48, K-46: a match won counts one; the next starts at nothing and the deal goes on."""
    rules = rules_of("kritischer-cup")
    state = play(announced(rules, SWEEP, score="12 3"), "0 raise 4, 1 fold")
    assert (state.won, state.stakes.score, state.phase) == ((0, 0), (14, 3), Phase.ROUND_OVER)
    state = swept(announced(rules, SWEEP, score="13 3"))
    assert (state.won, state.stakes.score, state.phase) == ((1, 0), (15, 3), Phase.ROUND_OVER)
    state = state.deal(deck_for(rules, PLAIN, 0)).state
    assert (state.stakes.score, state.dealer, state.round) == ((0, 0), 0, 2)
    last = swept(announced(rules, SWEEP, score="13 3", won="1 1"))
    assert (last.phase, last.winners, last.won) == (Phase.OVER, (0,), (2, 1))


def test_a_capped_score_stops_at_the_target() -> None:
    """E05, W-40: with `overshoot = capped` nothing is counted beyond."""
    for value, score in (("counts", (12, 8)), ("capped", (11, 8))):
        state = play(announced(rules_of(overshoot=value), SWEEP, score="9 8"), "1 raise 3, 0 hold")
        assert swept(state).stakes.score == score


def test_blind_reads_rank_and_suit_off_the_first_cards() -> None:
    """W-18, W-19: nothing is named, all cards are dealt, forehand leads at once."""
    state = dealt(rules_of("blind"), ("S6 E9 E8 L8 SA", "HT ET L9 S9 H8", "EU ST HU LT SU", "HA LO HO SO EK"))
    assert (state.strike, state.trump, state.phase, state.turn) == ("9", "H", Phase.PLAY, (0,))
    shown = [event.args for event in state.view(3).events if event.code == "shown"]
    assert shown == [{"seat": 0, "cards": ("S6", "E9")}, {"seat": 3, "cards": ("HA",)}]
    literal = dealt(rules_of("blind-literal"), ("S6 E9 H8 L7 SA", "HT ET L9 S9 S8", "EU ST HU LT SU", "S7 LO HO SO EK"))
    assert (literal.strike, literal.trump) == ("8", "S")
