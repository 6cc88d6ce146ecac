"""The regional clauses, one small round each: three players, swap, cut, machine, last cards, claims, series."""

import pytest
from games.watten.scripted import PLAIN, announced, dealt, play, rules_of, texts

from stube.cards import Deck
from stube.core import turn_order
from stube.core.seating import next_seat
from stube.errors import Code, IllegalAction
from stube.games.watten import GAME, WattenRules, WattenState
from stube.testing import dealt_to, deck_of

TYROL = {"deck": "32", "weli": "absent", "strike_six": "off", "illegal_card": "prevented"}


def dealt_for(rules: WattenRules, *hands: str, **setup: str) -> WattenState:
    """A state right after the deal with two or three players; the last seat deals."""
    dealer = rules.seats - 1
    order = turn_order(next_seat(dealer, rules.seats), rules.seats)
    deck = deck_of(rules.pack, dealt_to(order, rules.packet_sizes), dict(enumerate(hands)))
    return GAME.start(rules, {"dealer": str(dealer), **setup}).deal(deck).state


def refused(state: WattenState, line: str) -> Code:
    """The code that refuses a line."""
    with pytest.raises(IllegalAction) as error:
        play(state, line)
    return error.value.code


# Seats

THREE = ("HA E9 L8 S8 H8", "E7 L9 S9 H9 LT", "EU ST HT LU SU")


def test_three_have_three_scores() -> None:
    """W-49: forehand is alone; what the pair wins goes in full to each of it."""
    state = dealt_for(rules_of(players="3", call="off"), *THREE)
    assert (state.sides, state.units) == (((0,), (1, 2)), ((0,), (1,), (2,)))
    state = play(state, "0 strike 7, 2 trump L, 0 play E9, 1 raise 3, 0 fold")
    assert state.stakes.score == (0, 2, 2)


def test_of_three_a_pair_is_tense_with_one_of_it() -> None:
    """W-49: one tense player binds the partner of this round, and not the one alone."""
    state = play(dealt_for(rules_of(players="3"), *THREE, score="0 9 0"), "0 strike 7, 2 trump L")
    assert refused(state, "2 raise 3") is Code.SIDE_IS_TENSE
    assert play(state, "0 raise 3").stakes.asked == 3


def test_of_three_the_highest_score_wins() -> None:
    """W-49: if both of a pair reach the target at once the higher score wins, equal scores share."""
    won = "0 strike 7, 2 trump L, 0 raise 3, 1 hold, 0 play E9, 1 play E7, 2 play EU"
    rest = ", 1 play LT, 2 play LU, 0 play L8, 2 play SU, 0 play S8, 1 play S9, 2 play ST, 0 play H8, 1 play L9"
    for score, winners in (("0 10 8", (1,)), ("0 9 9", (1, 2))):
        state = dealt_for(rules_of(players="3", misraise="deduct_2", gespannt_loss="stake"), *THREE, score=score)
        state = play(state, won)
        for line in rest.strip(", ").split(", "):
            if state.result is None:
                state = play(state, line)
        assert state.winners == winners


def test_two_play_as_sides_of_one() -> None:
    """W-49: two are two sides; forehand is who does not deal (W-12)."""
    state = dealt_for(rules_of("two-hand"), *THREE[:2])
    assert (state.sides, state.forehand, state.turn) == (((0,), (1,)), 0, (0,))


# Announcing


def test_shown_cards_fix_strike_and_trump() -> None:
    """W-18: the rank of forehand's card, the suit of the dealer's; only these two are told."""
    rules = rules_of("southtyrol-blind-18")
    state = play(dealt(rules), "0 show E9")
    assert (state.view(0).chosen, state.view(3).chosen, state.view(3).strike) == ("E9", None, None)
    state = play(state, "3 show LO")
    assert (state.strike, state.trump) == ("9", "L")
    assert [state.view(seat).strike for seat in range(4)] == ["9", None, None, "9"]


def test_the_weli_is_no_strike_where_six_is_off() -> None:
    """W-18: it cannot be shown for the rank; for the suit it means bells."""
    rules = rules_of("southtyrol-blind-18", strike_six="off")
    state = dealt(rules, ("S6 E9 L8 S8 H8", *PLAIN[1:]))
    assert refused(state, "0 show S6") is Code.CANNOT_SHOW
    state = dealt(rules, (*PLAIN[:3], "S6 LO HO SO EK"))
    assert play(state, "0 show E9, 3 show S6").trump == "S"


def test_the_dealer_may_ask_to_swap() -> None:
    """W-55: granted, the dealer names the rank and forehand the suit; forehand leads; asked once a round."""
    state = play(dealt(rules_of(strike_swap="by_agreement")), "3 swap, 0 grant")
    assert state.turn == (3,)
    state = play(state, "3 strike 9, 0 trump H")
    assert (state.strike, state.trump, state.turn) == ("9", "H", (0,))
    state = play(dealt(rules_of(strike_swap="by_agreement")), "3 swap, 0 refuse")
    assert (state.turn, refused(state, "3 swap")) == ((0,), Code.SWAP_WAS_ASKED)


def test_who_cuts_may_keep_a_critical() -> None:
    """W-56: the cutter sees the last card and keeps a critical, then the dealer; each gets one card fewer."""
    rules = rules_of(cut_steal="cutter_then_dealer", call="off")
    cards = [card for card in rules.pack.cards if str(card) not in {"HK", "S7"}]
    state = GAME.start(rules, {"dealer": "3"}).deal(Deck((*cards, *rules.pack.parse_all("HK S7")))).state
    assert (state.turn, texts(state.choices(2))) == ((2,), ["keep", "leave"])
    state = play(state, "2 keep, 3 keep, 0 strike 9, 3 trump L")
    assert [len(hand) for hand in state.hands] == [5, 5, 5, 5]
    assert [str(card) for card in state.kept if card] == ["S7", "HK"]
    seen = [event.code for event in state.view(0).events]
    assert (seen.count("kept"), "cut_seen" in seen) == (2, False)


def test_who_cuts_a_plain_card_can_only_leave_it() -> None:
    """W-56: the cutter is asked all the same, so that nobody learns what the card is."""
    rules = rules_of(cut_steal="cutter_then_dealer")
    state = GAME.start(rules, {"dealer": "3"}).deal(Deck(rules.pack.cards)).state
    assert texts(state.choices(2)) == ["leave"]
    assert play(state, "2 leave").turn == (0,)


# Play


def test_the_guate_beats_the_chief() -> None:
    """W-08: the trump one rank above the strike is on top, after the ace the seven."""
    ladder = GAME.ladder(rules_of("southtyrol-guate-18"), {"strike": "A", "trump": "H"})
    assert [(rung.role, rung.cards) for rung in ladder[:2]] == [("guate", ("H7",)), ("chief", ("HA",))]


def test_trumps_are_followed_with_trumps_or_blinds() -> None:
    """W-23: forced trumps bind who holds a trump; a blind will do, and the chief may be held back."""
    hands = ("LA E9 L8 S8 H8", "LT L9 S9 H9 EK", "EU ST HT LU SU", "EO LO HO SO HK")
    state = play(announced(rules_of("tirol-open-11", **TYROL), hands, strike="9", trump="L"), "0 play LA")
    assert [str(action) for action in state.choices(1) if action.kind == "play"] == [
        "play L9",
        "play LT",
        "play H9",
        "play S9",
    ]
    hands = ("LA E9 L8 S8 H8", "ET L9 S7 H7 EK", *hands[2:])
    state = announced(rules_of("tirol-open-11", **TYROL, rechte_exempt="yes"), hands, strike="9", trump="L")
    state = play(state, "0 play LA")
    assert len([action for action in state.choices(1) if action.kind == "play"]) == 5


def test_all_criticals_are_the_machine() -> None:
    """W-57: declared before the first lead it ends the round for two points (three); later it is too late."""
    hands = (PLAIN[0], "HK S7 E7 H9 LT", *PLAIN[2:])
    for points, worth in ((2, "win_2"), (3, "win_3")):
        state = announced(rules_of(maschine=worth), hands, strike="9", trump="L")
        assert play(state, "1 maschine").stakes.score == (0, points)
        assert refused(state, "0 maschine") is Code.NOT_ALL_CRITICALS
        assert refused(play(state, "0 play E8"), "1 maschine") is Code.NOT_NOW


# Stakes


@pytest.mark.parametrize(
    ("mode", "score", "stays"),
    [("choose_3_or_give_2", "9 0", 3), ("four_if_far", "9 0", 4)],
)
def test_a_tense_side_chooses(mode: str, score: str, stays: int) -> None:
    """W-44: before the lead it plays for three (four) without raises, or gives two."""
    state = announced(rules_of(gespannt_mode=mode), score=score)
    assert (state.turn, texts(state.choices(0))) == ((0,), ["stay", "give"])
    assert play(state, "0 give").stakes.score == (9, 2)
    state = play(state, "0 stay")
    assert state.stakes.agreed == stays
    assert refused(state, "1 raise 5") is Code.STAKE_LIMIT_REACHED


def test_tense_counts_three_and_both_tense_two() -> None:
    """W-44: one tense side makes the round count three, two of them leave it at two."""
    assert announced(rules_of(gespannt_mode="counts_3"), score="9 0").stakes.agreed == 3
    assert announced(rules_of(gespannt_mode="counts_3"), score="9 9").stakes.agreed == 2


def test_a_side_far_behind_jumps_to_four() -> None:
    """W-47: four behind it bets four before the lead; folded it gets two; held, the others are to raise."""
    state = announced(rules_of(jump_to_four="behind_4"), score="0 4")
    assert play(state, "2 jump, 1 fold").stakes.score == (2, 4)
    held = play(state, "0 jump, 1 hold")
    assert (held.stakes.agreed, refused(held, "0 raise 5")) == (4, Code.OTHER_SIDE_IS_TO_RAISE)
    assert refused(announced(rules_of(jump_to_four="behind_4"), score="0 3"), "0 jump") is Code.NOT_FAR_BEHIND
    assert refused(play(state, "0 play E8"), "2 jump") is Code.NOT_NOW


def last_trick(rule: str) -> WattenState:
    """Two tricks each, and a card led to the fifth; nobody has raised."""
    hands = ("EK EO EU LO S8", "E8 E9 ET L8 ST", "LT S9 H9 HT HU", "EA SO SA LA LU")
    state = announced(rules_of("tirol-open-15", **TYROL, last_card_rule=rule), hands, strike="7", trump="L")
    lines = (
        "0 play EK, 1 play E8, 2 play LT, 3 play EA",
        "2 play S9, 3 play SO, 0 play EO, 1 play E9",
        "3 play SA, 0 play LO, 1 play ST, 2 play H9",
        "0 play EU, 1 play L8, 2 play HT, 3 play LA",
    )
    for line in lines:
        state = play(state, line)
    assert (state.tricks_of(0), state.tricks_of(1), state.turn) == (2, 2, (3,))
    return play(state, "3 play LU")


def test_a_last_card_must_match() -> None:
    """W-58: only a last card of the led suit, a trump, a strike or a critical may raise."""
    state = last_trick("must_match")
    assert refused(state, "0 raise 3") is Code.LAST_CARD_MUST_MATCH
    assert play(last_trick("off"), "0 raise 3").stakes.asked == 3


def test_a_last_card_is_challenged() -> None:
    """W-58: Farbe shows it; if it does not match, the other side wins the asked stake."""
    state = play(last_trick("challenge"), "0 raise 3, 1 farbe")
    assert (state.stakes.score, state.stakes.how) == ((0, 3), "challenged")


def test_the_last_card_may_already_lie() -> None:
    """W-58: where raising is open at any time the card played to this trick is the last card."""
    rules = rules_of("tirol-open-15", **TYROL, last_card_rule="challenge", raise_when="any_time")
    hands = ("EK EO LO EU S8", "E8 E9 ET L8 ST", "LT S9 H9 HT HU", "EA SO SA LA LU")
    state = announced(rules, hands, strike="7", trump="L")
    for line in (
        "0 play EK, 1 play E8, 2 play LT, 3 play EA",
        "2 play S9, 3 play SO, 0 play EO, 1 play E9",
        "3 play SA, 0 play LO, 1 play ST, 2 play H9",
        "0 play EU, 1 play L8, 2 play HT, 3 play LA",
        "3 play LU, 0 play S8",
    ):
        state = play(state, line)
    assert play(state, "0 raise 3, 1 farbe").stakes.score == (0, 3)
    assert play(state, "3 raise 3, 2 farbe").stakes.score == (0, 3)


# Conduct and series


def test_a_claim_opens_the_hand() -> None:
    """W-59: who breaks a duty can be claimed until the next deal; a card that broke none cannot."""
    hands = ("LA E9 L8 S8 H8", "LT E8 S9 H9 EK", "EU ST HT LU SU", "EO LO HO SO HK")
    rules = rules_of("tirol-open-11", **{**TYROL, "illegal_card": "claim_stake"})
    state = play(announced(rules, hands, strike="7", trump="L"), "0 play LA, 1 play E8")
    assert "claim 1 E8" in texts(state.free(0))
    assert refused(state, "3 claim 1 E8") is Code.NOTHING_TO_CLAIM
    done = play(state, "0 claim 1 E8")
    assert (done.stakes.score, done.stakes.how) == ((2, 0), "claimed")


def test_all_three_matches_are_played() -> None:
    """W-60: after two wins of one side the third match is played too; Schneider counts two."""
    rules = rules_of(match="three_games", schneider="double", concede="pays_stake", target="11")
    state = announced(rules, score="0 10", won="0 1")
    state = play(state, "0 concede")
    assert (state.won, state.over) == ((0, 3), False)
    lone = play(
        announced(rules_of(match="best_of_3", schneider="double", concede="pays_stake"), score="0 10"), "0 concede"
    )
    assert (lone.won, lone.over) == ((0, 2), True)
