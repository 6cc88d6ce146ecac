"""The slow referee plays against itself: random rule sets and starts, cards conserved, every match ends."""

import random
from collections import Counter

import pytest

from referee import watten
from referee.effects import count_effects
from referee.options import random_options, random_setup, values
from referee.pairwise import pairwise
from referee.selfplay import AnyReferee, random_line, random_match, referee

MATCHES = 100


def _cards(judge: AnyReferee) -> list[str]:
    """Every card that is in a hand, in the trick, or not dealt."""
    found = [card for hand in judge.hands.values() for card in hand]
    found += [card for _, card in judge.trick]
    return found + (judge.rest if isinstance(judge, watten.Referee) else judge.row + judge.hidden)


def _may_leave(judge: AnyReferee, line: str, *, trick_done: bool) -> int:
    """How many cards go out of play with a line that did not end the round."""
    if trick_done:
        return len(judge.hands)
    if isinstance(judge, watten.Referee) and line.split()[1] in ("better", "grant"):
        # Both announcers lay aside what they hold, but for a card kept at the cut.
        announcers = (judge.forehand, judge.dealer)
        return sum(len(judge.hands[seat]) - (seat in judge.kept) for seat in judge.hands if seat in announcers)
    return 0


@pytest.mark.parametrize("game", ["watten", "german_whist"])
def test_random_matches_end_and_keep_their_cards(game: str) -> None:
    """Any rule set is playable: every line that is offered is accepted, no card comes up twice or is lost."""
    for seed in range(MATCHES):
        rng = random.Random(seed)
        options = random_options(game, rng)
        judge = referee(game, options, random_setup(options, rng))
        aside = int(options.get("hand_size", "0")) if options.get("ghost") == "aside" else 0
        lines = 0
        while not judge.expect()["over"]:
            before = _cards(judge)
            swapping = isinstance(judge, watten.Referee) and judge.phase == "swap"
            line = random_line(judge, rng)
            said = judge.feed(line)
            lines += 1
            assert lines < 20_000, f"seed {seed} does not end: {options}"
            after = _cards(judge)
            assert len(set(after)) == len(after), f"seed {seed}: {line}"
            between = line.split()[0] in ("cut", "dealer") or not before  # also claims of a card of the last round
            if said["round_over"] or not after or (between and not line.startswith("deck")):
                assert after == []
            elif line.startswith("deck"):
                assert len(after) == len(judge.pack) - aside
            else:
                assert set(after) <= set(before), f"seed {seed}: {line}"
                gone = _may_leave(judge, line, trick_done=said["trick"] is not None)
                asked = isinstance(judge, watten.Referee) and judge.phase == "question"
                assert len(before) - len(after) == (0 if asked or swapping else gone), f"seed {seed}: {line}"


@pytest.mark.parametrize("game", ["watten", "german_whist"])
def test_pairwise_rule_sets_are_played(game: str) -> None:
    """Every rule set of the pairwise list takes the lines that it offers, over several rounds."""
    for number, options in enumerate(pairwise(game)):
        rng = random.Random(number)
        judge = referee(game, options, random_setup(options, rng))
        for _ in range(150):
            if judge.expect()["over"]:
                break
            judge.feed(random_line(judge, rng))


def test_random_matches_of_watten_reach_what_is_rare() -> None:
    """Each kind of line comes up, with two, three and four seats."""
    kinds: Counter[str] = Counter()
    for seed in range(250):
        rng = random.Random(seed)
        options = random_options("watten", rng)
        lines = random_match("watten", options, random_setup(options, rng), rng)
        kinds["players " + options["players"]] += 1
        kinds.update(line.split()[1] for line in lines if line[0].isdigit())
    rare = {"keep", "leave", "swap", "grant", "refuse", "better", "show", "maschine", "jump", "farbe", "claim", "stay"}
    rare |= {"give", "concede", "raise", "players 2", "players 3", "players 4"}
    assert rare <= set(kinds)


@pytest.mark.parametrize("game", ["watten", "german_whist"])
def test_a_match_is_the_same_again_from_its_lines(game: str) -> None:
    """Feeding the lines of a match to a fresh referee leads to the same end."""
    for seed in range(10):
        rng = random.Random(seed)
        options = random_options(game, rng)
        setup = random_setup(options, rng)
        lines = random_match(game, options, setup, rng)
        first, second = referee(game, options, setup), referee(game, options, setup)
        for line in lines:
            assert first.feed(line) == second.feed(line)
            assert first.expect() == second.expect()
        assert first.expect()["over"]


@pytest.mark.parametrize("line", ["deck HK", "4 play HK", "0 play HK", "0 raise 9", "0 hold", "dealer 2"])
def test_impossible_lines_are_refused(line: str) -> None:
    """A line that is not possible raises and changes nothing."""
    options = random_options("watten", random.Random(5))
    judge = referee("watten", options, {"dealer": "1"})
    before = judge.expect()
    with pytest.raises(AssertionError):
        judge.feed(line)
    assert judge.expect() == before


@pytest.mark.parametrize("game", ["watten", "german_whist"])
def test_effects_are_counted(game: str) -> None:
    """Over some matches the twins find options that matter, and never one that only changes views."""
    counter: Counter[tuple[str, str]] = Counter()
    for seed in range(30):
        rng = random.Random(seed)
        options = random_options(game, rng)
        setup = random_setup(options, rng)
        count_effects(options, setup, random_match(game, options, setup, rng), counter, rng)
    assert len(counter) > 30
    assert all(value in values(game)[name] for name, value in counter)
    assert not any(name in ("others_look", "fold_shows", "signals") for name, _ in counter)
