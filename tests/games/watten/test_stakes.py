"""The stakes of a round on their own: each refusal with its details, each payment with its reason."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from games.watten.scripted import rules_of

from stube.errors import Code, IllegalAction
from stube.games.watten.scoring import Stakes, match_winner, match_winners, tense


def stakes(score: tuple[int, ...] = (5, 5), **options: str) -> Stakes:
    """Stakes at the opening of the play."""
    return Stakes.begin(rules_of(**options), score)


def refusal(call: Callable[[], Stakes]) -> tuple[Code, dict[str, object]]:
    """The code and the details of a refusal."""
    with pytest.raises(IllegalAction) as caught:
        call()
    return caught.value.code, dict(caught.value.details)


@pytest.mark.parametrize(("points", "within", "exactly"), [(8, False, False), (9, True, True), (10, True, False)])
def test_tense_within_two_or_by_exactly_two(points: int, *, within: bool, exactly: bool) -> None:
    """W-42: two or fewer points to go, or exactly two."""
    assert tense(rules_of(), points) is within
    assert tense(rules_of(gespannt_from="exact_2"), points) is exactly


def test_the_highest_of_those_at_the_target_wins_the_match() -> None:
    """W-41: nobody below the target; of several the highest; equal highest share."""
    rules = rules_of()
    assert (match_winners(rules, (10, 9)), match_winner(rules, (10, 9))) == ((), None)
    assert (match_winners(rules, (11, 9)), match_winner(rules, (11, 9))) == ((0,), 0)
    assert match_winner(rules, (3, 12)) == 1
    assert match_winners(rules, (11, 13, 4)) == (1,)
    assert (match_winners(rules, (12, 3, 12)), match_winner(rules, (12, 3, 12))) == ((0, 2), None)


def test_every_refusal_names_its_side_or_stake() -> None:
    """W-34 to W-38: who is refused, what was asked, what would be possible."""
    start = stakes()
    raised = start.raised(0, 3)
    assert refusal(lambda: start.raised(0, 4)) == (Code.WRONG_RAISE, {"to": 4, "possible": (3,)})
    assert refusal(lambda: raised.raised(0, 4)) == (Code.ANSWER_FIRST, {"side": 0})
    assert refusal(lambda: raised.held(1).raised(0, 4)) == (Code.OTHER_SIDE_IS_TO_RAISE, {"side": 0})
    assert refusal(lambda: raised.held(0)) == (Code.NOTHING_TO_ANSWER, {"side": 0})
    assert refusal(lambda: start.held(1)) == (Code.NOTHING_TO_ANSWER, {"side": 1})
    assert refusal(lambda: start.folded(1)) == (Code.NOTHING_TO_ANSWER, {"side": 1})
    assert refusal(lambda: raised.won(0)) == (Code.ANSWER_FIRST, {})
    assert refusal(lambda: start.won(0).won(0)) == (Code.ROUND_IS_DECIDED, {})
    assert refusal(lambda: start.conceded(0)) == (Code.CONCEDE_IS_OFF, {})
    assert refusal(lambda: stakes(concede="pays_stake").won(0).conceded(1)) == (Code.ROUND_IS_DECIDED, {})
    binding = stakes((9, 5), must_accept="either").raised(1, 3)
    assert refusal(lambda: binding.folded(0)) == (Code.MUST_ACCEPT, {"to": 3})
    forced = stakes((9, 5), must_accept="forced_fold").raised(1, 3)
    assert refusal(lambda: forced.held(0)) == (Code.MUST_FOLD, {"to": 3})
    choosing = stakes((9, 5), gespannt_mode="choose_3_or_give_2")
    assert refusal(lambda: choosing.won(0)) == (Code.ANSWER_FIRST, {})
    assert refusal(lambda: choosing.chose(1, plays=True)) == (Code.NOT_NOW, {"kind": "stay"})
    assert refusal(lambda: choosing.chose(1, plays=False)) == (Code.NOT_NOW, {"kind": "give"})
    assert refusal(lambda: start.machined(0)) == (Code.NOT_NOW, {"kind": "maschine"})
    assert refusal(lambda: start.jumped(0)) == (Code.NOT_NOW, {"side": 0, "behind": 4})


@pytest.mark.parametrize(
    ("rule", "score", "to", "binds"),
    [
        ("either", (8, 5), 3, False),
        ("either", (9, 5), 3, True),
        ("either", (5, 9), 3, True),
        ("either", (8, 5), 4, True),
        ("raiser", (9, 5), 3, False),
        ("raiser", (5, 9), 3, True),
        ("raiser", (5, 8), 4, True),
        ("off", (9, 9), 4, False),
    ],
)
def test_when_a_raise_must_be_held(rule: str, score: tuple[int, int], to: int, *, binds: bool) -> None:
    """W-46: when the stake asked and the score of a side that counts pass the target, and not at it."""
    waiting = replace(stakes(score, must_accept=rule), asked=to, last_raiser=1, fold_is=to - 1)
    assert waiting.must_hold() is binds
    assert waiting.must_fold() is False
    assert replace(waiting, asked=None).must_hold() is False


@pytest.mark.parametrize(
    ("end", "how", "winner", "score"),
    [
        (lambda start: start.won(1), "played", 1, (5, 7)),
        (lambda start: start.raised(0, 3).held(1).won(1), "played", 1, (5, 8)),
        (lambda start: start.raised(0, 3).folded(1), "folded", 0, (7, 5)),
        (lambda start: start.raised(0, 3).raised(1, 4).folded(0), "folded", 1, (5, 8)),
        (lambda start: start.conceded(0), "conceded", 1, (5, 7)),
        (lambda start: start.machined(1), "machine", 1, (5, 8)),
        (lambda start: start.claimed(0, right=True), "claimed", 0, (7, 5)),
        (lambda start: start.claimed(0, right=False), "claimed", 1, (5, 7)),
        (lambda start: start.raised(0, 3).challenged(0), "challenged", 0, (8, 5)),
        (lambda start: start.raised(0, 3).challenged(1), "challenged", 1, (5, 8)),
    ],
)
def test_every_end_says_how_and_for_whom(
    end: Callable[[Stakes], Stakes], how: str, winner: int, score: tuple[int, int]
) -> None:
    """W-32 to W-38, W-57 to W-59: over, nothing waits any more, and the points are where they belong."""
    over = end(stakes(concede="pays_stake", maschine="win_3", illegal_card="claim_2"))
    assert (over.over, over.how, over.winner, over.asked, over.choosing) == (True, how, winner, None, None)
    assert over.score == score
    assert over.gained == (score[0] - 5, score[1] - 5)


def test_a_claim_may_be_worth_the_stake_and_adds_to_a_round_that_is_over() -> None:
    """W-59: two, or the agreed stake; the end of the round stays what it was."""
    start = stakes(illegal_card="claim_stake").raised(0, 3).held(1)
    assert start.claimed(1, right=True).score == (5, 8)
    assert stakes(illegal_card="claim_2").raised(0, 3).held(1).claimed(1, right=True).score == (5, 7)
    late = start.won(0).claimed(1, right=True)
    assert (late.how, late.winner, late.score, late.gained) == ("played", 0, (8, 8), (3, 3))


def test_far_behind_a_side_may_bet_four() -> None:
    """W-47: four or more behind, once, not when tense; folded it pays two and the other side may raise back."""
    jump = {"jump_to_four": "behind_4", "target": "18"}
    assert stakes((12, 9), **jump).jump_refusal(1) is Code.NOT_FAR_BEHIND
    assert stakes((12, 8), **jump).jump_refusal(0) is Code.NOT_FAR_BEHIND
    bet = stakes((12, 8), **jump).jumped(1)
    assert (bet.asked, bet.agreed, bet.last_raiser, bet.raises, bet.fold_pays(0)) == (4, 2, 1, 1, 2)
    assert bet.raised(0, 5).asked == 5
    assert bet.held(0).jump_refusal(1) is Code.NOT_NOW
    assert stakes((12, 8), **jump).raised(0, 3).jump_refusal(1) is Code.NOT_NOW
    over = stakes((12, 8), **jump).won(0)
    assert over.jump_refusal(1) is Code.ROUND_IS_DECIDED


def test_tense_modes_close_the_raising() -> None:
    """W-44: three at once, or a choice; with both tense nobody raises, in every mode."""
    counts = stakes((9, 5), gespannt_mode="counts_3")
    assert (counts.agreed, counts.closed, counts.choosing) == (3, True, None)
    assert counts.raise_refusal(1) is Code.STAKE_LIMIT_REACHED
    chooses = stakes((5, 9), gespannt_mode="four_if_far")
    assert (chooses.choosing, chooses.raise_refusal(0)) == (1, Code.ANSWER_FIRST)
    assert chooses.chose(1, plays=True).agreed == 4
    assert chooses.chose(1, plays=True).raise_refusal(0) is Code.STAKE_LIMIT_REACHED
    given = chooses.chose(1, plays=False)
    assert (given.how, given.winner, given.score, given.choosing) == ("given", 0, (7, 9), None)
    both = stakes((9, 9), gespannt_mode="counts_3")
    assert (both.agreed, both.closed, both.choosing) == (2, True, None)
    assert stakes((5, 5), gespannt_mode="counts_3").closed is False
    assert stakes((9, 5)).closed is False


def test_a_misraise_is_paid_and_a_void_one_changes_nothing_else() -> None:
    """W-45: two, the stake asked, or two off with the raise void."""
    ends = stakes((9, 5), misraise="opponents_bid_end").raised(0, 3)
    assert (ends.how, ends.winner, ends.score) == ("misraised", 1, (9, 8))
    ends = stakes((9, 5), misraise="opponents_2_end", raise_step="2").raised(0, 4)
    assert (ends.how, ends.winner, ends.score) == ("misraised", 1, (9, 7))
    void = stakes((9, 5), misraise="deduct_2").raised(0, 3)
    assert (void.over, void.asked, void.agreed, void.raises, void.last_raiser) == (False, None, 2, 0, None)
    assert (void.score, void.gained) == ((7, 5), (-2, 0))
    assert stakes((9, 5), misraise="deduct_2").raise_refusal(0) is None
    assert (void.won(0).score, void.won(0).gained) == ((9, 5), (0, 0))


def test_points_belong_to_each_unit_of_a_side() -> None:
    """W-49: a pair of three players gains, pays and is tense together."""
    three = Stakes.fresh(rules_of("three-hand"), (13, 4, 6), ((1,), (0, 2))).opened()
    assert (three.tense(0), three.tense(1), three.agreed) == (False, True, 3)
    assert three.won(1).score == (16, 4, 9)
    assert three.won(1).gained == (3, 0, 3)
    assert three.points(1) == (13, 6)


@pytest.mark.parametrize(
    ("options", "agreed", "stakes_left"),
    [
        ({}, 2, (3,)),
        ({"raise_step": "2"}, 4, (6,)),
        ({"max_stake": "4"}, 3, (4,)),
        ({"max_stake": "4"}, 4, ()),
        ({"raise_size": "multiples"}, 2, (3, 4, 5, 6)),
        ({"raise_size": "multiples", "raise_step": "2"}, 2, (4, 6)),
        ({"raise_size": "multiples"}, 9, (10,)),
    ],
)
def test_stakes_that_may_be_asked(options: dict[str, str], agreed: int, stakes_left: tuple[int, ...]) -> None:
    """W-34, W-35: one step, or multiples up to the target of the side behind; at most four where that is the limit."""
    assert replace(stakes((5, 5), **options), agreed=agreed).new_stakes() == stakes_left


def test_charges_for_better_cards() -> None:
    """W-20: nothing, two off, or two written, which may end the match at once."""
    assert stakes(better_charge="none").better_charged(0).score == (5, 5)
    assert stakes().better_charged(0).score == (3, 5)
    written = stakes(better_charge="opponents_write").better_charged(0)
    assert (written.score, written.over) == ((5, 7), False)
    wins = stakes((5, 9), better_charge="opponents_write").better_charged(0)
    assert (wins.score, wins.how, wins.winner) == ((5, 11), "written", 1)


@pytest.mark.parametrize(
    ("options", "pays"),
    [
        ({"illegal_card": "claim_2"}, 2),
        ({"illegal_card": "claim_2", "call": "off"}, None),
        ({"illegal_card": "claim_2", "call": "off", "follow": "trump_all"}, 2),
        ({"illegal_card": "prevented"}, None),
    ],
)
def test_a_claim_pays_where_a_duty_can_be_broken(options: dict[str, str], pays: int | None) -> None:
    """W-59: with neither a call nor forced trumps there is no duty, and nothing to claim."""
    assert stakes((5, 5), **options).claim_pays() == pays
