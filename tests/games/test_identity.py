"""Rule sets that play alike are the same, and have one short name for ever."""

import csv
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some
from referee.options import random_options, random_setup

from stube.cards import draw
from stube.core import RuleSet, State, View, find_preset, fingerprint
from stube.core.identity import FINGERPRINT_LENGTH, canonical_lines
from stube.errors import RulesError
from stube.games import catalogue, find

GOLDEN = Path(__file__).parent.parent / "data" / "presets" / "fingerprints.csv"
GAMES = sorted(catalogue())
STEPS = 150
SEEDS = some.integers(min_value=0, max_value=2**32)


def some_rules(game: str, random: Random) -> RuleSet:
    """Draw a rule set without a clash."""
    return find(game).rules_type.read(random_options(game, random))


def ways(rules: RuleSet, random: Random) -> RuleSet:
    """Give another rule set with the same canonical form: options without effect take any value that they may."""
    known = list(rules.options())
    random.shuffle(known)
    for option in known:
        other = replace(rules, **{option.name: random.choice(option.values)})
        try:
            other.check()
        except RulesError:
            continue
        if other.canonical() == rules.canonical():
            rules = other
    return rules


def seen(state: State, seat: int | None) -> View:
    """Give a view without the options that it names."""
    return replace(state.view(seat), rules={})


def assert_alike(states: list[State], seats: list[int | None]) -> None:
    """All wait for the same, and offer and show the same to these."""
    for wanted in ("turn", "needs_deal", "over", "decision"):
        assert len({getattr(state, wanted) for state in states}) == 1
    for seat in seats:
        first, *others = (seen(state, seat) for state in states)
        assert all(other == first for other in others)


def play_all(game: str, rules: list[RuleSet], setup: dict[str, str], random: Random) -> None:
    """Play random rounds by several rule sets with the same deals and actions.

    Views take nearly all of the time: after each step those on turn look and one other, a watcher among them, in
    turn; at the end everybody does.
    """
    states: list[State] = [find(game).start(each, setup) for each in rules]
    everybody = [None, *range(states[0].seats)]
    for number in range(STEPS):
        first = states[0]
        if first.over:
            break
        assert_alike(states, [*first.turn, everybody[number % len(everybody)]])
        if first.needs_deal:
            deal = draw(first.needs_deal, first.pack, first.seats, random)
            states = [state.deal(deal).state for state in states]
            continue
        offered = [(seat, action) for seat in first.turn for action in first.choices(seat)]
        assert offered
        if random.random() < 0.2:
            offered = [(seat, action) for seat in range(first.seats) for action in first.free(seat)] or offered
        seat, action = random.choice(offered)
        states = [state.play(seat, action).state for state in states]
    assert_alike(states, everybody)


@pytest.mark.parametrize("game", GAMES)
@given(seed=SEEDS)
@settings(max_examples=60, deadline=None)
def test_canonical_rules_play_alike(game: str, seed: int) -> None:
    """A rule set and its canonical form, or another with that form, give the same rounds (`rules.md` 3.6)."""
    random = Random(seed)
    rules = some_rules(game, random)
    play_all(game, [rules, rules.canonical(), ways(rules, random)], random_setup(rules.values(), random), random)


@pytest.mark.parametrize("game", GAMES)
@given(seed=SEEDS)
@settings(max_examples=200, deadline=None)
def test_the_canonical_form_is_a_form(game: str, seed: int) -> None:
    """It is a rule set without a clash, its own canonical form, and has the same fingerprint."""
    rules = some_rules(game, Random(seed))
    canonical = rules.canonical()
    canonical.check()
    assert canonical.canonical() == canonical
    assert fingerprint(game, canonical) == fingerprint(game, rules)


@pytest.mark.parametrize("game", GAMES)
@given(seed=SEEDS)
@settings(max_examples=200, deadline=None)
def test_other_rules_have_another_fingerprint(game: str, seed: int) -> None:
    """Rule sets of different canonical forms have different fingerprints."""
    random = Random(seed)
    one, other = some_rules(game, random), some_rules(game, random)
    assert (one.canonical() == other.canonical()) == (fingerprint(game, one) == fingerprint(game, other))


SAME = [
    ("watten", {"call": "off"}, {"call_scope": "first_trick", "call_lapses": "yes", "double_role_call": "no"}),
    ("watten", {"better": "off"}, {"better_charge": "none", "better_limit": "none"}),
    ("watten", {"announce_source": "bottom_card"}, {"better": "off", "must_hold": "yes", "announce_on": "5"}),
    ("watten", {"follow": "free"}, {"rechte_exempt": "yes"}),
    ("watten", {"signals": "none"}, {"false_signals": "forbidden"}),
    ("watten", {"call": "off", "follow": "free"}, {"illegal_card": "claim_2"}),
    ("watten", {"players": "2"}, {"direction": "anticlockwise", "responder": "next_opponent"}),
    ("watten", {"gespannt_mode": "counts_3"}, {"gespannt_loss": "stake"}),
    ("watten", {"raise_step": "1"}, {"fold_pays": "stake_minus_one"}),
    ("watten", {"max_stake": "4", "raise_step": "2"}, {"fold_pays": "flat_2", "raise_size": "multiples"}),
    ("watten", {"criticals": "none"}, {"maschine": "win_3", "call_critical_is_trump": "yes"}),
    ("watten", {"raise_when": "between_tricks"}, {"last_card_rule": "challenge"}),
    ("watten", {"fold_shows": "yes"}, {"stop_when_decided": "show"}),
    ("german_whist", {}, {"race_fallback": "nobody"}),
    ("german_whist", {"count": "last13"}, {"tie": "replay"}),
    ("german_whist", {"race_scope": "last13"}, {"win_at": "7", "tie": "last_trick"}),
    ("german_whist", {"hand_size": "10", "count": "last13"}, {"tie": "stage2_majority"}),
]


@pytest.mark.parametrize(("game", "base", "changed"), SAME)
def test_options_without_effect_are_no_difference(game: str, base: dict[str, str], changed: dict[str, str]) -> None:
    """What cannot be felt at a table changes no fingerprint."""
    kind = find(game).rules_type
    assert fingerprint(game, kind.read(base)) == fingerprint(game, kind.read(base | changed))


DIFFERENT = [
    ("watten", {"call": "automatic"}, {"call_scope": "first_trick"}),
    ("watten", {"raise_step": "2"}, {"fold_pays": "stake_minus_one"}),
    ("watten", {"max_stake": "4"}, {"fold_pays": "flat_2"}),
    ("watten", {"criticals": "none"}, {"cut_steal": "cutter"}),
    ("watten", {"players": "3", "strike_swap": "by_agreement"}, {"others_look": "staged"}),
    ("watten", {"better": "by_agreement", "better_redeal": "announcers_only"}, {"better_limit": "none"}),
    ("watten", {"signals": "gestures"}, {"signals": "free_talk"}),
    ("german_whist", {}, {"tie": "replay"}),
    ("german_whist", {"race_scope": "last13", "win_at": "9"}, {"race_fallback": "nobody"}),
    ("german_whist", {"race_scope": "all26"}, {"tie": "replay"}),
]


@pytest.mark.parametrize(("game", "base", "changed"), DIFFERENT)
def test_options_with_an_effect_are_a_difference(game: str, base: dict[str, str], changed: dict[str, str]) -> None:
    """What can be felt at a table changes the fingerprint."""
    kind = find(game).rules_type
    assert fingerprint(game, kind.read(base)) != fingerprint(game, kind.read(base | changed))


def test_presets_keep_their_fingerprints() -> None:
    """A preset has the fingerprint that was written down for it, and each has its own; it never changes."""
    with GOLDEN.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    told = {(row["game"], row["preset"]): row["fingerprint"] for row in rows}
    found = {(game, preset): fingerprint(game, find_preset(find(game), preset).rules) for game, preset in told}
    assert found == told
    assert {(game, preset) for game in GAMES for preset in find(game).presets} == set(told)
    assert len(set(told.values())) == len(told)
    assert {len(text) for text in told.values()} == {FINGERPRINT_LENGTH}


def test_a_fingerprint_is_made_of_what_is_not_default() -> None:
    """The lines name the game and each changed option with an effect, sorted; an option at its default is not there."""
    rules = find("watten").rules_type.read({"target": "15", "call": "off", "call_lapses": "yes"})
    assert canonical_lines("watten", rules) == ("game = watten", "call = off", "target = 15")
