"""The eyes of bots at a table: whom they look at, when they tell something, how long it takes."""

from collections import Counter
from dataclasses import replace
from random import Random

from games.watten.scripted import announced, play, rules_of

from stube.bots import registry
from stube.bots.watten.glancing import TO_TELL, glance
from stube.games.watten import WattenState

HANDS = ("HK E8 E9 H8 S8", "LO LT ET L8 S9", "L9 L7 EU H9 ST", "S7 E7 SO HO EK")
TIMES = 400


def beginning(*lines: str, **options: str) -> WattenState:
    """Seat 0 leads and has Max, seat 2 is its partner and has nothing, seat 3 has Belli and Spitz."""
    state = announced(rules_of(**options), HANDS, strike="O", trump="L")
    return play(state, *lines) if lines else state


def looks(state: WattenState, seat: int) -> Counter[str]:
    """What a bot on this seat does next, as often as it does it."""
    found = [glance(state.view(seat), Random(seed)) for seed in range(TIMES)]
    return Counter("" if one is None else one[1] for one in found)


def test_a_bot_looks_about_like_a_person() -> None:
    """Mostly at the partner, also at both opponents and at the own cards; not where it looks already."""
    seen = looks(beginning("2 look 1"), 2)
    assert seen.keys() == {"look 0", "look 3", "look hand"}
    assert seen["look 0"] > TIMES / 2 > seen["look hand"] > seen["look 3"] > TIMES / 20


def test_it_takes_a_person_s_time() -> None:
    """Seconds pass before a look, never the same twice; a partner who looks is told something sooner."""
    state = beginning("1 look 3")
    waits = [found[0] for seed in range(50) if (found := glance(state.view(1), Random(seed)))]
    assert min(waits) > 2
    assert len(set(waits)) == 50
    told = glance(state.view(3), Random(1))
    assert told is not None
    assert TO_TELL[0] <= told[0] <= TO_TELL[1]


def test_a_partner_who_looks_is_told_what_is_true_and_once() -> None:
    """Only while the partner looks and no opponent does; what was told is not told again."""
    assert set(looks(beginning("1 look 3"), 3)) == {"sign nose"}
    assert not any("sign" in text for text in looks(beginning("1 look 3, 0 look 3"), 3))
    told = beginning("1 look 3, 3 sign nose, 3 sign end, 3 sign mouth, 3 sign end")
    assert set(looks(told, 3)) == {"sign brows"}  # two strikes
    assert not any("sign" in text for text in looks(play(told, "3 sign brows", "3 sign end"), 3))


def test_who_decides_looks_at_the_own_cards() -> None:
    """On turn the eyes go down and stay there; while a gesture lasts nothing else is done."""
    assert set(looks(beginning("0 look 2"), 0)) == {"look hand"}
    assert set(looks(beginning(), 0)) == {""}
    assert set(looks(beginning("3 sign nose"), 3)) == {""}


def test_where_there_are_no_signs_nobody_looks() -> None:
    """Rules without signals, and a round that is not announced yet, leave the eyes where they are."""
    assert set(looks(beginning(signals="none"), 2)) == {""}
    assert glance(replace(beginning().view(2), phase="trump"), Random(0)) is None


def test_the_bots_of_a_table_have_eyes() -> None:
    """Those that play by a plan look and signal; those that play anything have no eyes."""
    assert {name for name, make in registry().items() if hasattr(make(), "glance")} == {
        "sensible",
        "regular",
        "strong",
        "master",
    }
