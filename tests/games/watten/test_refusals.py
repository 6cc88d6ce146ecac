"""Every refusal of Watten: the code that says why, and nothing has changed."""

import pytest
from games.watten.scripted import announced, dealt, play, rules_of

from stube.cards import GERMAN_32, Cut, Deck, FirstDealer
from stube.errors import Code, IllegalAction, NotationError, RulesError
from stube.games.watten import GAME, WattenState
from stube.games.watten.actions import NameStrike, NameTrump, Play

CALLED = ("LO E8 E9 H8 S8", "L8 HK ET LT S9", "L9 S7 EU H9 ST", "E7 LA SO HO EK")
"""Strike O, trump L: seat 0 has the chief; 1 a trump and Max; 2 a trump and Belli; 3 Spitz and a trump."""


def refused(state: WattenState, line: str) -> IllegalAction:
    """The error that a line meets."""
    seat, _, action = line.partition(" ")
    with pytest.raises(IllegalAction) as caught:
        state.play(int(seat), GAME.parse_action(action))
    return caught.value


def beginning(**options: str) -> WattenState:
    """A round in which seat 0 is about to lead; strike O, trump L; nobody is tense."""
    return announced(rules_of(**options), CALLED, strike="O", trump="L")


TENSE = {"score": "9 5"}


@pytest.mark.parametrize(
    ("options", "setup", "before", "line", "code"),
    [
        # W-12, W-15: announcing
        ({}, {}, "", "1 strike U", Code.NOT_YOUR_TURN),
        ({}, {}, "", "0 trump L", Code.NOT_NOW),
        ({}, {}, "", "0 play LO", Code.NOT_NOW),
        ({}, {}, "", "0 strike 6", Code.UNKNOWN_STRIKE),
        ({"must_hold": "yes"}, {}, "", "0 strike A", Code.MUST_HOLD_IT),
        ({"must_hold": "yes"}, {}, "0 strike 8", "3 trump H", Code.MUST_HOLD_IT),
        # W-20 … W-22: better cards
        ({"better": "off"}, {}, "", "0 better", Code.BETTER_IS_OFF),
        (
            {"better": "by_agreement", "better_charge": "none"},
            {},
            "0 better, 3 refuse",
            "0 better",
            Code.BETTER_LIMIT_REACHED,
        ),
        (
            {"better": "by_agreement", "better_charge": "none", "better_limit": "none"},
            {},
            "0 better, 3 refuse",
            "0 better",
            Code.BETTER_WAS_REFUSED,
        ),
        ({"better": "by_agreement"}, {}, "0 better", "0 strike U", Code.ANSWER_FIRST),
        ({"better": "by_agreement"}, {}, "0 better", "0 grant", Code.NOT_YOUR_TURN),
        (
            {"better_redeal": "announcers_only", "announce_on": "5"},
            {},
            "0 better, 0 strike U",
            "3 better",
            Code.NOT_ENOUGH_CARDS,
        ),
        # W-33 … W-38: raises before there is anything to raise
        ({}, {}, "", "0 raise 3", Code.NOT_NOW),
        ({}, {}, "", "0 hold", Code.NOTHING_TO_ANSWER),
        ({"concede": "pays_stake"}, {}, "", "0 concede", Code.NOT_NOW),
        # W-50: signals open with the play
        ({}, {}, "", "1 look 2", Code.SIGNALS_NOT_OPEN),
        ({"signals": "none"}, {}, "", "1 look 2", Code.SIGNALS_ARE_OFF),
    ],
)
def test_refusals_while_announcing(
    options: dict[str, str], setup: dict[str, str], before: str, line: str, code: Code
) -> None:
    """Before the play each impossible action has its own code."""
    state = dealt(rules_of(**options), CALLED, **setup)
    state = play(state, before) if before else state
    assert refused(state, line).code is code


@pytest.mark.parametrize(
    ("options", "setup", "before", "line", "code"),
    [
        # W-23: cards
        ({}, {}, "", "1 play HK", Code.NOT_YOUR_TURN),
        ({}, {}, "", "0 play HK", Code.NOT_YOUR_CARD),
        ({}, {}, "", "0 strike U", Code.NOT_NOW),
        # W-26, W-27: duties under the call
        ({}, {}, "0 play LO call", "1 play ET", Code.MUST_GIVE_TRUMP_OR_CRITICAL),
        ({}, {}, "0 play LO call, 1 play HK", "2 play S7", Code.MUST_GIVE_TRUMP),
        # W-24, W-25, W-29: calls
        ({}, {}, "", "0 play E8 call", Code.NO_CALL_WITH_THIS_CARD),
        ({"call": "off"}, {}, "", "0 play LO call", Code.NO_CALL_WITH_THIS_CARD),
        ({"call": "automatic"}, {}, "", "0 play LO call", Code.NO_CALL_WITH_THIS_CARD),
        ({}, {}, "0 play E8", "1 play L8 call", Code.NO_CALL_WITH_THIS_CARD),
        # W-33: the moment of a raise
        ({}, {}, "0 play E8", "0 raise 3", Code.RAISE_TOO_LATE),
        ({"raise_when": "own_turn"}, {}, "", "1 raise 3", Code.RAISE_NOT_OUT_OF_TURN),
        ({"raise_when": "between_tricks"}, {}, "0 play E8", "1 raise 3", Code.RAISE_BETWEEN_TRICKS),
        # W-34, W-35: sizes and sides
        ({}, {}, "", "0 raise 4", Code.WRONG_RAISE),
        ({}, {}, "", "0 raise 2", Code.WRONG_RAISE),
        ({"raise_step": "2"}, {}, "", "0 raise 3", Code.WRONG_RAISE),
        ({}, {}, "0 raise 3, 1 hold", "2 raise 4", Code.OTHER_SIDE_IS_TO_RAISE),
        ({"immediate_reraise": "no"}, {}, "0 raise 3", "1 raise 4", Code.NO_RERAISE_IN_ANSWER),
        ({"max_stake": "4"}, {}, "0 raise 3, 1 raise 4", "2 raise 5", Code.STAKE_LIMIT_REACHED),
        ({"max_stake": "points_needed"}, {"score": "2 8"}, "0 raise 3", "1 raise 4", Code.ENOUGH_TO_WIN),
        # W-37: the answer comes first
        ({}, {}, "0 raise 3", "0 play E8", Code.ANSWER_FIRST),
        ({}, {}, "0 raise 3", "2 raise 4", Code.ANSWER_FIRST),
        ({}, {}, "0 raise 3", "2 hold", Code.NOT_YOUR_TURN),
        ({"responder": "next_opponent"}, {}, "0 raise 3", "3 hold", Code.NOT_YOUR_TURN),
        ({}, {}, "", "1 hold", Code.NOTHING_TO_ANSWER),
        ({"concede": "pays_stake"}, {}, "0 raise 3", "1 concede", Code.ANSWER_FIRST),
        # W-38: giving up
        ({}, {}, "", "0 concede", Code.CONCEDE_IS_OFF),
        ({"concede": "pays_stake"}, {}, "", "1 concede", Code.NOT_YOUR_TURN),
        # W-42: tense
        ({}, TENSE, "", "0 raise 3", Code.SIDE_IS_TENSE),
        ({}, TENSE, "1 raise 3", "0 raise 4", Code.SIDE_IS_TENSE),
        # W-46: raises that bind
        ({"must_accept": "either"}, TENSE, "1 raise 3", "0 fold", Code.MUST_ACCEPT),
        ({"must_accept": "forced_fold"}, TENSE, "1 raise 3", "0 hold", Code.MUST_FOLD),
        ({"must_accept": "forced_fold"}, {"score": "5 9"}, "0 raise 3", "1 raise 4", Code.MUST_FOLD),
        # W-51 … W-54: looks and gestures
        ({}, {}, "", "1 look 1", Code.BAD_LOOK),
        ({}, {}, "", "1 look hand", Code.BAD_LOOK),
        ({}, {}, "", "1 look 7", Code.BAD_LOOK),
        ({}, {}, "", "1 sign kiss", Code.UNKNOWN_GESTURE),
        ({}, {}, "1 sign wink", "1 sign nod", Code.GESTURE_RUNNING),
        ({}, {}, "", "1 sign end", Code.NO_GESTURE_RUNNING),
        ({"false_signals": "forbidden"}, {}, "", "0 sign wink", Code.FALSE_SIGNAL),
    ],
)
def test_refusals_in_play(options: dict[str, str], setup: dict[str, str], before: str, line: str, code: Code) -> None:
    """In play each impossible action has its own code."""
    state = announced(rules_of(**options), CALLED, strike="O", trump="L", **setup)
    state = play(state, before) if before else state
    assert refused(state, line).code is code


def test_no_raise_once_the_round_is_decided() -> None:
    """M15, W-31: with the other tricks played for nothing nobody may raise or give up."""
    hands = ("LA LK LO LU LT", "E8 E9 ET EU EO", "H8 H9 HT HU HO", "S8 S9 ST SU SO")
    state = announced(rules_of(stop_when_decided="play_out", concede="pays_stake"), hands, strike="7", trump="L")
    for trick in ("LA E8 H8 S8", "LK E9 H9 S9", "LO ET HT ST"):
        state = play(state, *(f"{seat} play {card}" for seat, card in enumerate(trick.split())))
    assert refused(state, "1 raise 3").code is Code.ROUND_IS_DECIDED
    assert refused(state, "0 concede").code is Code.ROUND_IS_DECIDED
    assert state.choices(0)


def test_a_refusal_says_what_would_be_right() -> None:
    """The arguments of a refusal name the cards that may be played, and the stakes that may be asked."""
    called = play(beginning(), "0 play LO call")
    assert refused(called, "1 play ET").details == {"card": "ET", "playable": ("L8", "HK", "LT")}
    assert refused(beginning(), "0 raise 5").details == {"to": 5, "possible": (3,)}
    tense = announced(rules_of(), CALLED, strike="O", trump="L", **TENSE)
    assert refused(tense, "2 raise 3").details == {"side": 0, "score": 9, "target": 11}


def test_a_deal_must_be_the_one_that_is_waited_for() -> None:
    """Deals of another kind, of other cards, or at another time are refused."""
    state = GAME.start(rules_of())
    cards = GERMAN_32.cards
    for deal, code in (
        (Deck(cards), Code.NEEDS_DEAL),
        (Cut(cards[:3]), Code.BAD_DEAL),
        (Cut((cards[0],) * 4), Code.BAD_DEAL),
    ):
        with pytest.raises(IllegalAction) as caught:
            state.deal(deal)
        assert caught.value.code is code
    waiting = state.deal(Cut(GERMAN_32.parse_all("E7 E8 E9 ET"))).state
    for deal in (Deck(cards[1:]), Deck((*cards[1:], cards[1]))):
        with pytest.raises(IllegalAction) as caught:
            waiting.deal(deal)
        assert caught.value.code is Code.BAD_DEAL
    with pytest.raises(IllegalAction) as caught:
        dealt(rules_of()).deal(Deck(cards))
    assert caught.value.code is Code.NO_DEAL_NEEDED
    lot = GAME.start(rules_of(first_dealer="random"))
    with pytest.raises(IllegalAction) as caught:
        lot.deal(FirstDealer(4))
    assert caught.value.code is Code.BAD_DEAL


def test_nothing_can_be_done_before_a_deal_or_after_the_end() -> None:
    """Waiting for a deal, and after the series, every action is refused."""
    assert refused(GAME.start(rules_of()), "0 strike U").code is Code.NEEDS_DEAL
    between = play(beginning(), "0 raise 3, 1 fold")
    assert refused(between, "0 play LO").code is Code.NEEDS_DEAL
    rules = rules_of(misraise="opponents_bid_end")
    over = play(announced(rules, CALLED, strike="O", trump="L", score="9 9"), "0 raise 3")
    assert over.over
    assert refused(over, "1 play HK").code is Code.SERIES_IS_OVER
    assert over.turn == ()


def test_strange_seats_ranks_and_suits_are_refused() -> None:
    """A seat, rank or suit that does not exist is refused, not looked up."""
    with pytest.raises(IllegalAction) as caught:
        dealt(rules_of()).play(4, NameStrike("U"))
    assert caught.value.code is Code.BAD_SEAT
    with pytest.raises(IllegalAction) as caught:
        dealt(rules_of()).play(0, NameStrike("78"))
    assert caught.value.code is Code.UNKNOWN_STRIKE
    with pytest.raises(IllegalAction) as caught:
        play(dealt(rules_of()), "0 strike U").play(3, NameTrump("EL"))
    assert caught.value.code is Code.UNKNOWN_TRUMP


@pytest.mark.parametrize(
    ("changes", "name"),
    [
        ({"deck": "33"}, "weli_disagrees"),
        ({"weli": "critical"}, "weli_disagrees"),
        ({"criticals": "HK,S6,E7"}, "weli_disagrees"),
        ({"deck": "33", "weli": "bells_six", "criticals": "HK,S6,E7"}, "weli_disagrees"),
        ({"packets": "3"}, "packets_do_not_fit"),
        ({"hand_size": "3"}, "packets_do_not_fit"),
        ({"packets": "2+3"}, "announce_on_needs_three"),
        ({"packets": "5"}, "announce_on_needs_three"),
        ({"hand_size": "3", "packets": "3", "announce_on": "5", "tricks_to_win": "2"}, "announce_on_does_not_fit"),
        ({"hand_size": "3", "packets": "3"}, "tricks_do_not_fit"),
        ({"announcement": "hidden"}, "call_needs_open"),
        ({"follow": "trump_all"}, "call_needs_free_follow"),
        ({"follow": "trump_all", "call": "off", "announcement": "hidden"}, "forced_trumps_need_open"),
        ({"last_card_rule": "challenge", "call": "off", "announcement": "hidden"}, "last_card_needs_open"),
    ],
)
def test_contradictions_have_names(changes: dict[str, str], name: str) -> None:
    """W-03, W-11, W-24, W-30: options that contradict each other are refused by a named clash."""
    with pytest.raises(RulesError) as caught:
        rules_of(**changes)
    assert (caught.value.code, caught.value.details["clash"]) == (Code.OPTIONS_CLASH, name)


@pytest.mark.parametrize(
    ("values", "code"), [({"decks": "32"}, Code.UNKNOWN_OPTION), ({"deck": "36"}, Code.UNKNOWN_VALUE)]
)
def test_unknown_options_and_values_say_what_is_known(values: dict[str, str], code: Code) -> None:
    """A mistyped option or value is answered with the list of those there are."""
    with pytest.raises(RulesError) as caught:
        GAME.rules_type.read(values)
    assert caught.value.code is code
    assert caught.value.details["known"]


@pytest.mark.parametrize(
    ("setup", "code"),
    [
        ({"table": "1"}, Code.UNKNOWN_SETUP),
        ({"dealer": "4"}, Code.BAD_NUMBER),
        ({"dealer": "x"}, Code.BAD_NUMBER),
        ({"score": "11 0"}, Code.BAD_NUMBER),
        ({"score": "1"}, Code.BAD_NUMBER),
        ({"won": "1 0"}, Code.BAD_NUMBER),
        ({"code": "wink=nobody"}, Code.UNKNOWN_GESTURE),
        ({"code": "wink=max wink=belli"}, Code.UNKNOWN_GESTURE),
    ],
)
def test_a_bad_setup_is_refused(setup: dict[str, str], code: Code) -> None:
    """What stands beside the rules is read strictly."""
    with pytest.raises((RulesError, NotationError)) as caught:
        GAME.start(rules_of(), setup)
    assert caught.value.code is code


@pytest.mark.parametrize(
    "text",
    [
        "",
        "play",
        "play H",
        "play HK  call",
        "play HK loud",
        "raise",
        "raise x",
        "raise 03",
        "look",
        "sign tail",
        "strike 5",
        "trump X",
        "hold on",
    ],
)
def test_broken_action_texts_are_refused(text: str) -> None:
    """An action's text form is read strictly."""
    with pytest.raises(NotationError) as caught:
        GAME.parse_action(text)
    assert caught.value.code in {Code.BAD_ACTION, Code.BAD_CARD}


def test_an_action_of_another_game_is_refused() -> None:
    """Only Watten's actions are taken."""

    class Foreign:
        kind = "take"

        def __str__(self) -> str:
            return "take AH"

    with pytest.raises(IllegalAction) as caught:
        beginning().play(0, Foreign())
    assert caught.value.code is Code.BAD_ACTION
    assert dict(caught.value.details) == {"text": "take AH", "game": "watten"}


def test_a_card_cannot_be_played_twice() -> None:
    """A card that lies on the table is not in the hand."""
    state = play(beginning(), "0 play E8, 1 play ET, 2 play L9, 3 play LA")
    with pytest.raises(IllegalAction) as caught:
        state.play(3, Play(GERMAN_32.parse("LA")))
    assert caught.value.code is Code.NOT_YOUR_CARD
