"""Looks and gestures: who looked has seen, nobody else is told."""

from dataclasses import replace

import pytest
from games.watten.scripted import announced, deck_for, play, rules_of, texts

from stube.games.watten import GAME, WattenState
from stube.games.watten.codes import Codes
from stube.games.watten.signals import COMMON_CODE, MEANINGS, is_true, read_code

HANDS = ("HK E8 E9 H8 S8", "LO LT ET L8 S9", "L9 L7 EU H9 ST", "S7 E7 SO HO EK")


def beginning(**options: str) -> WattenState:
    """Strike O, trump L; seat 0 has Max, 1 the chief, 2 nothing, 3 Belli and Spitz."""
    return announced(rules_of(**options), HANDS, strike="O", trump="L")


def told(state: WattenState, seat: int | None) -> list[tuple[str, int]]:
    """The gestures, and ends of gestures, that a seat has been told of: (what, whose)."""
    return [
        (event.args["gesture"] if event.code == "gesture" else "over", event.args["seat"])  # type: ignore[misc]
        for event in state.view(seat).events
        if event.code.startswith("gesture")
    ]


def test_who_looks_sees_and_nobody_else_is_told() -> None:
    """W-52: partner and opponent see the gesture if they look at the seat; the rest, and watchers, learn nothing."""
    state = play(beginning(), "2 look 0, 1 look 0, 0 sign wink")
    assert [told(state, seat) for seat in (0, 1, 2, 3, None)] == [[("wink", 0)], [("wink", 0)], [("wink", 0)], [], []]
    assert state.view(2).sees[0].gesture == "wink"
    assert state.view(3).sees == ()
    state = play(state, "1 look hand, 0 sign end")
    assert told(state, 1) == [("wink", 0)]
    assert told(state, 2) == [("wink", 0), ("over", 0)]
    assert told(state, 3) == []


def test_who_looks_later_still_sees_a_gesture_that_runs() -> None:
    """W-52: seen is who looked in between, not who looked at its beginning."""
    state = play(beginning(), "0 sign wink")
    assert told(state, 2) == []
    state = play(state, "2 look 0")
    assert told(state, 2) == [("wink", 0)]
    state = play(state, "0 sign end, 3 look 0")
    assert told(state, 3) == []


def test_who_makes_a_gesture_sees_none_meanwhile() -> None:
    """W-52: the own gesture blinds; what still runs afterwards is seen then."""
    state = play(beginning(), "2 look 0, 2 sign down, 0 sign wink")
    assert told(state, 2) == [("down", 2)]
    state = play(state, "2 sign end")
    assert told(state, 2) == [("down", 2), ("over", 2), ("wink", 0)]


def test_everybody_sees_where_a_seat_looks() -> None:
    """W-51: eyes are for all to see, a watcher too."""
    state = play(beginning(), "2 look 0, 3 look 1, 3 look hand")
    assert state.view(None).gaze == (None, None, 0, None)
    looks = [event.args for event in state.view(1).events if event.code == "looked"]
    assert looks == [{"seat": 2, "at": 0}, {"seat": 3, "at": 1}, {"seat": 3, "at": None}]


def test_looks_and_gestures_are_free_and_move_no_decision() -> None:
    """They stand in `free`, never in `choices`; the decision counter and the turn stay."""
    state = beginning()
    after = play(state, "2 look 0, 0 sign wink, 0 sign end")
    assert (after.decision, after.turn, texts(after.choices(0))) == (
        state.decision,
        state.turn,
        texts(state.choices(0)),
    )
    assert "sign wink" in texts(state.free(0))
    assert "sign end" not in texts(state.free(0))


def test_signals_stay_open_while_a_raise_waits_and_end_with_the_round() -> None:
    """W-50: a waiting raise closes nothing; a new round begins with eyes on the own hand."""
    state = play(beginning(), "0 raise 3, 2 look 0, 0 sign wink")
    assert told(state, 2) == [("wink", 0)]
    state = play(state, "1 fold")
    assert {action.kind for action in state.free(2)} == {"mean"}


@pytest.mark.parametrize(
    ("seat", "true"),
    [
        (0, {"wink", "brows"}),
        (1, {"up", "nod", "brows"}),
        (2, {"down", "blink", "brows"}),
        (3, {"nose", "lips", "mouth", "shoulder", "brows"}),
    ],
)
def test_false_gestures_can_be_forbidden(seat: int, true: set[str]) -> None:
    """W-54: then only what the hand bears out can be shown; a request is never false."""
    strict = {text.split()[1] for text in texts(beginning(false_signals="forbidden").free(seat)) if "sign" in text}
    free = {text.split()[1] for text in texts(beginning().free(seat)) if "sign" in text}
    assert strict == true
    assert free == {gesture for gesture, _ in COMMON_CODE}


def test_a_seat_that_may_not_know_the_strike_cannot_claim_the_chief() -> None:
    """W-54, W-10: otherwise the offer itself would tell it."""
    hands = ("LU E8 E9 L8 SA", "SU ET L9 S8 H8", "EU ST HU LT S9", "ST LO HO SO EK")
    rules = rules_of("blind", signals="gestures", false_signals="forbidden", announce_source="chosen")
    state = announced(rules, (*hands[:3], "H9 LO HO SO EK"), strike="U", trump="S")
    assert not {"sign up", "sign nod"} & set(texts(state.free(1)))


def test_a_table_may_have_its_own_code() -> None:
    """W-53: the vocabulary is data: other gestures, other meanings, several for one."""
    state = GAME.start(rules_of(), {"code": "kiss=max wink=max nod=lead_trumps"})
    assert [(sign.gesture, sign.meaning) for sign in state.view(0).code] == [
        ("kiss", "max"),
        ("wink", "max"),
        ("nod", "lead_trumps"),
    ]


def test_no_code_is_shown_where_signals_are_off() -> None:
    """W-50: `signals = none` leaves neither looks nor gestures."""
    state = announced(rules_of(signals="none"), HANDS, strike="O", trump="L")
    assert (state.view(0).code, state.free(0)[1:]) == ((), ())


def test_the_common_code_covers_every_meaning_but_the_weli() -> None:
    """W-53: each holding that every pack has, nothing, and a request have a gesture."""
    assert {meaning for _, meaning in COMMON_CODE} == set(MEANINGS) - {"weli"}
    assert read_code(" ".join(f"{gesture}={meaning}" for gesture, meaning in COMMON_CODE)) == COMMON_CODE


def test_a_critical_is_claimed_only_where_it_is_one() -> None:
    """W-02, W-54: where the seven of bells is no critical, Belli cannot be claimed truly."""
    state = beginning()
    hand = state.hands[3]
    assert is_true("belli", hand, state.order.criticals, None)
    assert not is_true("belli", hand, (), None)


def test_partners_agree_on_a_code_of_their_own() -> None:
    """W-53: while no cards are out, for one side a gesture means something else or nothing; others learn nothing."""
    state = play(GAME.start(rules_of(), {"dealer": "3"}), "0 mean wink, 2 mean kiss, 2 mean brows")
    mine = {sign.gesture: sign.meaning for sign in state.view(0).code}
    assert (mine["wink"], mine["kiss"], "brows" in mine) == ("belli", "max", False)
    assert state.view(2).code == state.view(0).code
    for place in (1, 3, None):
        assert {sign.gesture: sign.meaning for sign in state.view(place).code} == dict(COMMON_CODE)
        assert state.view(place) == GAME.start(rules_of(), {"dealer": "3"}).view(place)
    assert not [text for text in texts(beginning().free(0)) if text.startswith("mean")]


def test_a_private_code_rules_what_may_be_shown() -> None:
    """W-53, W-54: the gestures of one's own code can be made, and where false ones are forbidden they must be true."""
    state = announced_with("0 mean kiss, 0 mean brows", false_signals="forbidden")
    assert "sign kiss" in texts(state.free(0))
    assert "sign brows" not in texts(state.free(0))


def test_what_comes_back_to_the_table_s_code_is_that_one() -> None:
    """W-53: a change that is taken back leaves no private code to be opened."""
    state = play(GAME.start(rules_of(), {"dealer": "3"}), ", ".join(["0 mean wink"] * 8))
    assert state == replace(GAME.start(rules_of(), {"dealer": "3"}), events=state.events)


def test_after_the_match_everybody_sees_every_gesture_and_the_codes() -> None:
    """W-53: not before it is over; then who made which, what it meant, who saw it, and what was private."""
    state = announced_with("0 mean kiss", score="12 0", target="15")
    state = play(state, "2 look 0, 0 sign kiss, 3 look 0, 0 sign end, 1 sign up, 1 raise 3, 0 raise 4")
    assert all((state.view(place).made, state.view(place).codes) == ((), ()) for place in (0, 1, None))
    state = play(state, "3 fold")
    for place in (0, 1, None):
        view = state.view(place)
        assert [(made.round, made.seat, made.gesture, made.meaning, made.seen) for made in view.made] == [
            (1, 0, "kiss", "max", (2, 3)),
            (1, 1, "up", "chief", ()),
        ]
        assert [{sign.gesture: sign.meaning for sign in code}.get("kiss") for code in view.codes] == ["max", None]


def announced_with(agreed: str, *, score: str = "0 0", **options: str) -> WattenState:
    """As `beginning`, with what partners have agreed on before."""
    rules = rules_of(**options)
    state = play(GAME.start(rules, {"dealer": "3", "score": score}), agreed)
    return play(state.deal(deck_for(rules, HANDS)).state, "0 strike O, 3 trump L")


def test_the_last_gesture_of_a_code_keeps_a_meaning() -> None:
    """W-53: a side cannot be left without any gesture."""
    codes = Codes((("wink", "lead_trumps"),))
    assert codes.next(0, "wink") == "max"
    assert codes.agreed(0, "nose").next(0, "wink") is None
