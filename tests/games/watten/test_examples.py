"""The worked examples of rules.md 4.1 to 4.4 against the product, one test a number.

The rows are the referee's (`referee.test_vectors`); here the product's order, duties, stakes and
states answer them.
"""

from typing import Any

import pytest
from games.watten.scripted import PLAIN, announced, dealt, play, rules_of, texts
from referee.test_vectors import CALL, DUTIES, ENDS, LATER, POINTS, SHOWN, TRICKS, WHO, cards

from stube.cards import Card, Pack
from stube.errors import Code
from stube.games.watten import GAME, WattenRules
from stube.games.watten.order import duty, order_of, playable
from stube.games.watten.scoring import Stakes, match_winners

SIDES = {"AC": 0, "BD": 1}


def changed(changes: dict[str, str]) -> WattenRules:
    """The default rule set with some options changed."""
    rules = GAME.rules_type.read(changes)
    assert isinstance(rules, WattenRules)
    return rules


def parsed(pack: Pack, text: str) -> tuple[Card, ...]:
    """Cards as rules.md writes them."""
    return tuple(pack.parse(code) for code in cards(text))


@pytest.mark.parametrize(
    ("number", "changes", "strike", "trump", "trick", "winner"), TRICKS, ids=[row[0] for row in TRICKS]
)
def test_trick_winner(number: str, changes: dict[str, str], strike: str, trump: str, trick: str, winner: str) -> None:
    """W-04 to W-09: the card that rules.md 4.1 names wins the trick."""
    rules = changed(changes)
    order = order_of(rules, rules.pack, strike, trump)
    assert "ABCD"[order.winner(parsed(rules.pack, trick))] == winner, number


def test_a01_announcing_fixes_chief_and_blinds() -> None:
    """A01, W-04: forehand names U, the dealer L: chief LU, blinds EU HU SU."""
    order = announced(rules_of(), strike="U", trump="L").order
    assert str(order.chief) == "LU"
    assert sorted(map(str, order.blinds)) == ["EU", "HU", "SU"]


@pytest.mark.parametrize(
    ("number", "changes", "first", "fixed", "chief", "blinds"), SHOWN, ids=[row[0] for row in SHOWN]
)
def test_cards_that_announce(
    number: str,
    changes: dict[str, str],
    first: dict[int, str],
    fixed: tuple[str, str],
    chief: str,
    blinds: str,
) -> None:
    """W-18: the announcers' cards dealt first fix strike and trump."""
    rules = changed(changes)
    named = [code for text in first.values() for code in cards(text)]
    others = [str(card) for card in rules.pack.cards if str(card) not in named]
    hands = []
    for seat in range(4):
        own = cards(first.get(seat, ""))
        while len(own) < 5:
            own.append(others.pop(0))
        hands.append(" ".join(own))
    state = dealt(rules, tuple(hands))
    assert (state.strike, state.trump, state.turn) == (*fixed, (0,)), number
    assert str(state.order.chief) == chief
    assert sorted(map(str, state.order.blinds)) == blinds.split()


def test_a08_guate_stands_over_the_chief() -> None:
    """A08, W-08: strike O, trump L with Guate: LK, then LO, the blinds, then LA LU LT …."""
    rules = changed({"guate": "on", "criticals": "none"})
    rungs = [rung.cards for rung in order_of(rules, rules.pack, "O", "L").rungs]
    assert rungs == [("LK",), ("LO",), ("EO", "HO", "SO"), ("LA",), ("LU",), ("LT",), ("L9",), ("L8",), ("L7",)]


@pytest.mark.parametrize(
    ("number", "changes", "case", "role", "hand", "allowed"), DUTIES, ids=[row[0] for row in DUTIES]
)
def test_legal_cards(
    number: str, changes: dict[str, str], case: dict[str, Any], role: str, hand: str, allowed: str
) -> None:
    """W-26 to W-29: the cards that rules.md 4.2 lists may be played, and no others."""
    rules = changed(changes)
    order = order_of(rules, rules.pack, case["strike"], case["trump"])
    laid = parsed(rules.pack, f"{case['led']} {case['played']}")
    bound = duty(rules, order, laid, called=case["called"], partner=role == "partner", announcer=role == "announcer")
    found = playable(parsed(rules.pack, hand), bound)
    assert found == parsed(rules.pack, hand if allowed == "any" else allowed), number


def test_c12_lapses_where_it_may() -> None:
    """C12 with `call_lapses = yes` (W-29): Max has beaten the chief, so the next seat is free."""
    rules = changed({"call_lapses": "yes"})
    order = order_of(rules, rules.pack, CALL["strike"], CALL["trump"])
    assert duty(rules, order, parsed(rules.pack, "LO HK"), called=True, partner=False, announcer=False) is None
    assert duty(rules, order, parsed(rules.pack, "LO LA"), called=True, partner=False, announcer=False)


@pytest.mark.parametrize("role", ["opponent", "partner"])
def test_forced_trumps_spare_the_chief_where_they_may(role: str) -> None:
    """C24 with `rechte_exempt = yes`: the chief does not compel, and may be played."""
    rules = changed({"follow": "trump_all", "call": "off", "criticals": "none", "rechte_exempt": "yes"})
    order = order_of(rules, rules.pack, "9", "H")
    bound = duty(rules, order, parsed(rules.pack, "HO"), called=False, partner=role == "partner", announcer=False)
    hand = parsed(rules.pack, "H9 LA SK")
    assert playable(hand, bound) == hand
    assert playable(parsed(rules.pack, "H9 H7 SK"), bound) == parsed(rules.pack, "H9 H7")


def folded(changes: dict[str, str], start: list[int], events: str) -> Stakes:
    """Fold events such as `AC:raise` over a round's stakes."""
    score = (start[0], start[1])
    stakes = Stakes.begin(changed(changes), score)
    for event in events.split():
        name, kind = event.split(":")
        side = SIDES[name]
        match kind:
            case "raise":
                stakes = stakes.raised(side, stakes.new_stakes()[0])
            case "play" | "give":
                stakes = stakes.chose(side, plays=kind == "play")
            case _:
                happen = {
                    "hold": stakes.held,
                    "fold": stakes.folded,
                    "win": stakes.won,
                    "concede": stakes.conceded,
                    "better": stakes.better_charged,
                    "jump": stakes.jumped,
                }
                stakes = happen[kind](side)
    return stakes


@pytest.mark.parametrize(("number", "changes", "events", "result"), POINTS, ids=[row[0] for row in POINTS])
def test_points_of_a_round(number: str, changes: dict[str, str], events: str, result: list[int]) -> None:
    """W-32 to W-38: a round is worth what rules.md 4.3 says."""
    assert list(folded(changes, [0, 0], events).score) == result, number


@pytest.mark.parametrize(
    ("number", "changes", "start", "events", "result", "winner"),
    [*ENDS, *LATER],
    ids=[row[0] for row in [*ENDS, *LATER]],
)
def test_end_of_the_match(
    number: str,
    changes: dict[str, str],
    start: list[int],
    events: str,
    result: list[int],
    winner: int | None,
) -> None:
    """W-40 to W-47: scores and winners of rules.md 4.4."""
    stakes = folded(changes, start, events)
    assert list(stakes.score) == result, number
    assert match_winners(stakes.rules, stakes.score) == (() if winner is None else (winner,)), number


def test_e23_is_paid_in_full_under_the_default_loss_too() -> None:
    """E23 as it is printed, W-43: a hand that counts three from the start costs the tense side three."""
    stakes = folded({"target": "15", "gespannt_mode": "counts_3"}, [13, 12], "BD:win")
    assert stakes.score == (13, 15)


@pytest.mark.parametrize(
    ("mode", "start", "events", "result"),
    [
        ("choose_3_or_give_2", [13, 6], "AC:play BD:win", (13, 9)),
        ("four_if_far", [13, 6], "AC:play AC:win", (17, 6)),
        ("four_if_far", [13, 10], "AC:play BD:win", (13, 13)),
        ("counts_3", [13, 13], "BD:win", (13, 15)),
    ],
)
def test_tense_modes_set_the_stake(mode: str, start: list[int], events: str, result: tuple[int, int]) -> None:
    """W-44: three, or four while the others are far; with both tense two."""
    assert folded({"target": "15", "gespannt_mode": mode}, start, events).score == result


@pytest.mark.parametrize(("number", "target", "start", "side", "allowed"), WHO, ids=[row[0] for row in WHO])
def test_who_may_raise(number: str, target: str, start: list[int], side: int, *, allowed: bool) -> None:
    """W-42: before the first lead a side may raise exactly when rules.md 4.4 says so."""
    state = announced(rules_of(target=target), score=f"{start[0]} {start[1]}")
    offered = [*state.choices(0), *state.free(1), *state.free(2), *state.free(3)]
    raises = {seat for seat in range(4) if "raise 3" in texts((*state.choices(seat), *state.free(seat)))}
    assert offered
    assert bool(raises & {side, side + 2}) == allowed, number


def test_m10_to_m16_the_right_passes_to_and_fro() -> None:
    """M10, M11, M13, M16, W-35, W-37: alternation, and the answer first."""
    stakes = folded({}, [5, 5], "AC:raise BD:hold")
    assert stakes.raise_refusal(0) is Code.OTHER_SIDE_IS_TO_RAISE
    assert stakes.raise_refusal(1) is None
    stakes = folded({}, [9, 5], "BD:raise AC:hold")
    assert stakes.raise_refusal(1) is Code.OTHER_SIDE_IS_TO_RAISE
    assert stakes.raise_refusal(0) is Code.SIDE_IS_TENSE
    stakes = folded({}, [5, 5], "AC:raise")
    assert stakes.raise_refusal(0) is Code.ANSWER_FIRST
    assert stakes.raise_refusal(1) is Code.ANSWER_FIRST
    waiting = play(announced(rules_of(), PLAIN), "0 raise 3")
    assert texts(waiting.choices(1)) == ["hold", "fold", "raise 4"]


def test_m15_nobody_raises_in_a_decided_round() -> None:
    """M15, W-33: once a side has its tricks the other may not raise."""
    assert folded({}, [5, 5], "AC:win").raise_refusal(1) is Code.ROUND_IS_DECIDED


def test_every_critical_and_strike_pair_of_k07() -> None:
    """K-07, W-06: chief and blinds for each strike rank that meets a critical."""
    rules = changed({})
    table = {
        "KH": ("HK", "EK LK SK"),
        "KE": ("EK", "LK SK"),
        "KL": ("LK", "EK SK"),
        "KS": ("SK", "EK LK"),
        "7S": ("S7", "H7 L7"),
        "7E": ("E7", "H7 L7"),
        "7H": ("H7", "L7"),
        "7L": ("L7", "H7"),
    }
    for named, (chief, blinds) in table.items():
        order = order_of(rules, rules.pack, named[0], named[1])
        assert (str(order.chief), " ".join(sorted(map(str, order.blinds)))) == (chief, blinds)
        assert (order.chief in order.criticals) == (chief in {"HK", "S7", "E7"})
