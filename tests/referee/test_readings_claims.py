"""Readings of forced trumps in the flow, and of claims that a card was wrong."""

import pytest

from referee.options import Options, defaults
from referee.staging import announced, at_table, feed_all, played_out, started
from referee.watten import Referee

TYROL = {"follow": "trump_all", "call": "off", "criticals": "none"}
HANDS = {
    0: ["HO", "HA", "EA", "EK", "EO"],
    1: ["H7", "LA", "E9", "LK", "LO"],
    2: ["LU", "LT", "L8", "SU", "ST"],
    3: ["H9", "SA", "SK", "SO", "HT"],
}


def base(**changes: str) -> Options:
    """The default rule set with some options changed."""
    return {**defaults("watten"), **changes}


def tyrol(**changes: str) -> Options:
    """Forced trumps for all, no call, no criticals."""
    return base(**{**TYROL, **changes})


def claiming(options: Options, score: list[int] | None = None) -> Referee:
    """Seat 0 has led HO, a trump; seat 1 is to play."""
    judge = started(options, score or [0, 0], HANDS)
    judge.feed("0 play HO")
    return judge


def cards(judge: Referee) -> list[str]:
    """Cards that the seat on turn may play."""
    now = judge.expect()
    return [action.split()[1] for action in now["choices"][now["turn"][0]] if action.startswith("play")]


def claims(judge: Referee) -> dict[int, list[str]]:
    """Claims by seat."""
    found = {
        seat: [action for action in free if action.startswith("claim")] for seat, free in judge.expect()["free"].items()
    }
    return {seat: actions for seat, actions in found.items() if actions}


# ---- forced trumps


@pytest.mark.parametrize(
    ("follow", "of_seat"),
    [
        ("free", {1: 5, 2: 5, 3: 5}),
        ("trump_all", {1: 2, 2: 5, 3: 2}),
        ("trump_announcers", {1: 5, 2: 5, 3: 2}),
    ],
)
def test_forced_trumps(follow: str, of_seat: dict[int, int]) -> None:
    """A trump lead binds all, the two announcers, or nobody; who has no trump is free."""
    judge = claiming(tyrol(follow=follow))
    for seat, count in of_seat.items():
        assert len(cards(judge)) == count, seat
        judge.feed(f"{seat} play {cards(judge)[0]}")


def test_forehand_is_bound_as_an_announcer() -> None:
    """Under ``trump_announcers`` forehand follows when the dealer leads a trump; the partners do not."""
    hands = {0: ["E8", "HA", "LA", "LK", "SA"], 1: ["E7", "HO"], 2: ["ET", "HU"], 3: ["EA", "H8"]}
    judge = started(tyrol(follow="trump_announcers"), [0, 0], hands)
    feed_all(judge, "0 play E8; 1 play E7; 2 play ET; 3 play EA; 3 play H8")
    assert cards(judge) == ["HA"]
    judge.feed("0 play HA")
    assert len(cards(judge)) == 4


@pytest.mark.parametrize(("exempt", "guate", "count"), [("no", "off", 1), ("yes", "off", 5), ("yes", "on", 5)])
def test_rechte_exempt(exempt: str, guate: str, count: int) -> None:
    """The chief, and the Guate where there is one, need not be given but may be."""
    hands = {0: ["HO"], 1: ["H9" if guate == "off" else "HT", "LA", "LK", "LO", "LU"]}
    judge = started(tyrol(rechte_exempt=exempt, guate=guate), [0, 0], hands)
    judge.feed("0 play HO")
    assert len(cards(judge)) == count
    hands[1] = ["H9", "H7", "LA", "L9", "LU"]
    judge = started(tyrol(rechte_exempt=exempt, guate=guate), [0, 0], hands)
    judge.feed("0 play HO")
    assert cards(judge) == ["H7", "H9", "L9"], "another trump compels, and then the chief may be played too"


def test_a_critical_may_always_be_played_to_a_forced_trump() -> None:
    """A critical is never compelled by a trump lead, and always allowed."""
    options = tyrol(criticals="HK,S7,E7")
    judge = started(options, [0, 0], {0: ["HO"], 1: ["HK", "H7", "LA", "LU", "LT"]})
    judge.feed("0 play HO")
    assert cards(judge) == ["H7", "HK"]
    judge = started(options, [0, 0], {0: ["HO"], 1: ["HK", "LO", "LA", "LU", "LT"]})
    judge.feed("0 play HO")
    assert len(cards(judge)) == 5


# ---- claims


def test_any_card_is_possible_and_only_a_wrong_looking_one_can_be_claimed() -> None:
    """Under claims nothing is prevented; a trump or blind to a trump lead is beyond suspicion."""
    judge = claiming(tyrol(illegal_card="claim_2"))
    assert len(cards(judge)) == 5
    for card in ("H7", "E9"):
        judge = claiming(tyrol(illegal_card="claim_2"))
        judge.feed(f"1 play {card}")
        assert claims(judge) == {}
    judge = claiming(tyrol(illegal_card="claim_2"))
    judge.feed("1 play LA")
    now = judge.expect()
    assert claims(judge) == {0: ["claim 1 LA"], 2: ["claim 1 LA"]}
    assert now["turn"] == [2]
    assert not any(action.startswith("claim") for action in now["choices"][2])


@pytest.mark.parametrize(("value", "right", "wrong"), [("claim_2", 2, 2), ("claim_stake", 3, 3)])
def test_claim_right_and_wrong(value: str, right: int, wrong: int) -> None:
    """Right: the claiming side is written 2 or the agreed stake; wrong: the claimed side; the round is over."""
    judge = started(tyrol(illegal_card=value, gespannt_loss="base"), [0, 0], HANDS)
    feed_all(judge, "0 raise 3; 1 hold; 0 play HO; 1 play LA; 2 play LU")
    assert claims(judge) == {0: ["claim 1 LA"], 1: ["claim 2 LU"], 2: ["claim 1 LA"], 3: ["claim 2 LU"]}
    assert judge.feed("2 claim 1 LA") == {"trick": None, "round_over": True, "points": [right, 0]}
    assert claims(judge) == {1: ["claim 2 LU"], 3: ["claim 2 LU"]}, "each card once, until the next deal"
    assert judge.feed("1 claim 2 LU") == {"trick": None, "round_over": False, "points": [wrong, 0]}
    assert judge.expect()["needs"] == "deck"


def test_claim_while_a_raise_is_pending() -> None:
    """The agreed stake counts, without the raise; a tense loser's limit does not touch a penalty."""
    judge = started(tyrol(illegal_card="claim_stake"), [0, 9], HANDS)
    feed_all(judge, "0 raise 3; 1 hold; 0 play HO; 1 play LA")
    assert judge.feed("0 claim 1 LA")["points"] == [3, 0], "BD are tense, and conceded 2 only"
    judge = claiming(tyrol(illegal_card="claim_stake"))
    feed_all(judge, "1 play LA; 2 raise 3")
    assert claims(judge) == {0: ["claim 1 LA"], 2: ["claim 1 LA"]}
    assert judge.feed("0 claim 1 LA")["points"] == [2, 0]


def test_claim_after_the_round() -> None:
    """After the round its points come on top, and may win the match; the next deal ends all claims."""
    judge = claiming(tyrol(illegal_card="claim_2", concede="pays_stake"), [7, 0])
    feed_all(judge, "1 play LA; 3 raise 3; 0 fold")
    assert judge.expect()["score"] == [7, 2]
    assert claims(judge) == {0: ["claim 1 LA"], 2: ["claim 1 LA"]}
    assert judge.feed("0 claim 1 LA")["points"] == [2, 0]
    assert judge.expect()["score"] == [9, 2]
    judge = claiming(tyrol(illegal_card="claim_2"), [9, 0])
    feed_all(judge, "1 play LA; 3 raise 3; 0 fold; 2 claim 1 LA")
    now = judge.expect()
    assert (now["over"], now["winners"], now["free"]) == (True, [0], {})
    judge = claiming(tyrol(illegal_card="claim_2"))
    feed_all(judge, "1 play LA; 3 raise 3; 0 fold")
    announced(judge, HANDS)
    assert claims(judge) == {}


def test_no_claim_once_the_match_is_over() -> None:
    """A match that has been won cannot be claimed away, in a series neither."""
    judge = claiming(tyrol(illegal_card="claim_2", match="best_of_3"), [0, 9])
    feed_all(judge, "1 play LA; 2 play L8; 3 play H9")
    assert claims(judge) != {}
    hands = {0: ["HO", "HA", "HK", "H9", "EA"], 1: ["H7", "LA", "LK", "LO", "LU"]}
    judge = started(tyrol(illegal_card="claim_2", match="best_of_3"), [9, 0], hands)
    feed_all(judge, "0 play HO; 1 play LA")
    played_out(judge)
    assert (judge.expect()["won"], judge.expect()["free"]) == ([1, 0], {})


def test_claim_under_the_call() -> None:
    """Under the call a partner is suspect by his own duty, and a duty that has lapsed makes nobody so."""
    hands = {0: ["H9"], 1: ["HK", "H8", "LA", "LK", "LO"], 2: ["S7", "H7", "LU"], 3: ["EA", "HT", "HU"]}
    judge = started(base(illegal_card="claim_2"), [0, 0], hands)
    feed_all(judge, "0 play H9 call; 1 play HK; 2 play S7; 3 play EA")
    assert claims(judge)[1] == ["claim 2 S7"], "a partner gives a trump, not a critical"
    assert claims(judge)[0] == ["claim 3 EA"]
    judge = started(base(illegal_card="claim_2", call_lapses="yes"), [0, 0], hands)
    feed_all(judge, "0 play H9 call; 1 play HK; 2 play S7; 3 play EA")
    assert claims(judge) == {}


def test_claim_of_an_exempt_chief() -> None:
    """Who holds only the exempt chief could not be compelled: the claim is wrong."""
    judge = started(tyrol(illegal_card="claim_2", rechte_exempt="yes"), [0, 0], {0: ["HO"], 1: ["H9", "LA", "LK"]})
    feed_all(judge, "0 play HO; 1 play LA")
    assert judge.feed("0 claim 1 LA")["points"] == [0, 2]


def test_claim_under_a_hidden_announcement() -> None:
    """While the round is on only an announcer can know; once it is over every opponent does."""
    options = tyrol(illegal_card="claim_2", follow="trump_announcers", announcement="hidden")
    judge = claiming(options)
    feed_all(judge, "1 play LA; 2 play LU; 3 play SA")
    assert claims(judge) == {0: ["claim 3 SA"]}, "1 and 2 had no duty; 2 does not know of it"
    feed_all(judge, "0 play HA; 3 raise 3; 2 fold")
    assert claims(judge) == {0: ["claim 3 SA"], 2: ["claim 3 SA"]}
    judge = claiming({**options, "illegal_card": "prevented"})
    assert claims(judge) == {}


def test_claims_of_three_seats_follow_the_sides_of_their_round() -> None:
    """After the round the deal has passed on; who may claim whom is still what it was."""
    hands = {0: ["HO"], 1: ["H7", "LA", "LK"], 2: ["LU", "LT"]}
    judge = started(tyrol(players="3", illegal_card="claim_2"), [0, 0, 0], hands)
    feed_all(judge, "0 play HO; 1 play LA; 2 play LU; 0 raise 3; 1 fold")
    assert claims(judge) == {0: ["claim 1 LA", "claim 2 LU"]}
    assert judge.feed("0 claim 2 LU")["points"] == [0, 2, 2]
    assert judge.feed("0 claim 1 LA")["points"] == [2, 0, 0]


# ---- series


def series(score: str, won: str = "", **changes: str) -> Referee:
    """A referee at 9 points of 11 for unit 0, before a round that unit 0 wins."""
    judge = at_table(base(**changes), score, won)
    return announced(judge, {0: ["HK", "S7", "E7", "H9", "HA"]})


def test_three_games_are_all_played() -> None:
    """Two matches won do not end the series; after the third, most matches win it, equal most share."""
    judge = series("9 3", "1 0", match="three_games")
    played_out(judge)
    now = judge.expect()
    assert (now["won"], now["score"], now["over"], now["needs"]) == ([2, 0], [0, 0], False, "deck")
    judge = series("9 3", "0 2", match="three_games")
    played_out(judge)
    now = judge.expect()
    assert (now["won"], now["over"], now["winners"]) == ([1, 2], True, [1])
    judge = series("9 3 3", "0 1 1", match="three_games", players="3")
    played_out(judge)
    assert judge.expect()["winners"] == [0, 1, 2]


@pytest.mark.parametrize(
    ("match", "score", "won", "over"),
    [
        ("best_of_3", "9 0", [2, 0], True),
        ("best_of_3", "9 -2", [2, 0], True),
        ("best_of_3", "9 1", [1, 0], False),
        ("three_games", "9 0", [2, 0], False),
        ("single", "9 0", [1, 0], True),
    ],
)
def test_schneider_counts_two_matches(match: str, score: str, won: list[int], *, over: bool) -> None:
    """A match won against nothing counts two in a series, and one where there is only one."""
    judge = series(score, match=match, schneider="double")
    played_out(judge)
    assert (judge.expect()["won"], judge.expect()["over"]) == (won, over)


def test_schneider_of_three_seats() -> None:
    """All others must be without points; shared matches are never double."""
    changes = {"match": "best_of_3", "schneider": "double", "players": "3"}
    judge = series("9 0 -1", **changes)
    played_out(judge)
    assert judge.expect()["won"] == [2, 0, 0]
    judge = series("9 0 1", **changes)
    played_out(judge)
    assert judge.expect()["won"] == [1, 0, 0]


def test_schneider_off() -> None:
    """Without the option a match won against nothing counts one."""
    judge = series("9 0", match="best_of_3")
    played_out(judge)
    assert judge.expect()["won"] == [1, 0]
