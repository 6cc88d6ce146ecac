"""A rulebook says what its rule set plays: all of it, and nothing else; refusals lead into it."""

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random

import pytest
from referee.options import random_options

from stube.core import Game, RuleSet, fingerprint
from stube.core.rulebook import changes
from stube.errors import Code, IllegalAction, RulesError
from stube.games import catalogue, find
from stube.games.watten import WattenRules
from stube.testing import Walk

GAMES = sorted(catalogue())
Plays = Callable[[WattenRules], bool]


@cache
def rule_sets(game: str) -> tuple[RuleSet, ...]:
    """Give every preset, and every preset with one option flipped, as far as there is no clash."""
    found: dict[RuleSet, None] = {}
    for preset in find(game).presets.values():
        found[preset.rules] = None
        for option in preset.rules.options():
            found.update(dict.fromkeys(flips(preset.rules, option.name, option.values)))
    return tuple(found)


def flips(rules: RuleSet, name: str, values: tuple[str, ...]) -> Iterator[RuleSet]:
    """Give a rule set with one option at each other value that does not clash."""
    for value in values:
        flipped = replace(rules, **{name: value})
        try:
            flipped.check()
        except RulesError:
            continue
        if flipped != rules:
            yield flipped


def messages(game: Game, rules: RuleSet) -> set[str]:
    """Give the ids of the sentences that a rule set plays."""
    return {entry.message for entry in game.rulebook.entries(rules)}


@pytest.mark.parametrize("name", GAMES)
def test_same_play_same_book(name: str) -> None:
    """Rule sets that play alike have the same rulebook, word for word."""
    game = find(name)
    books: dict[str, object] = {}
    for rules in rule_sets(name):
        entries = game.rulebook.entries(rules)
        assert books.setdefault(fingerprint(name, rules), entries) == entries


# Options that can be felt and that the book does not tell apart: the cutter is asked and can keep nothing.
UNSAID = {("watten", "cut_steal")}


@pytest.mark.parametrize("name", GAMES)
def test_other_play_another_book(name: str) -> None:
    """Whatever option of a preset is flipped: if the game is another, the rulebook says something else."""
    game = find(name)
    for preset in game.presets.values():
        for option in preset.rules.options():
            for flipped in flips(preset.rules, option.name, option.values):
                if fingerprint(name, flipped) == fingerprint(name, preset.rules):
                    continue
                gone, new = changes(game.rulebook, preset.rules, flipped)
                assert gone or new or (name, option.name) in UNSAID, (preset.id, option.name, flipped.values())


@pytest.mark.parametrize("name", GAMES)
def test_every_sentence_is_said(name: str) -> None:
    """Each sentence is played by some rule set; each clause but that of the clashes has sentences."""
    game = find(name)
    random = Random(1)
    said: set[str] = set()
    some = (game.rules_type.read(random_options(name, random)) for _ in range(1500))
    for rules in (*rule_sets(name), *some):
        said |= messages(game, rules)
    there = {clause.message(sentence) for clause in game.rulebook.clauses for sentence in clause.sentences}
    assert there - said == set()
    assert [clause.number for clause in game.rulebook.clauses if not clause.sentences] in ([], ["G-50"])


def names_freely(rules: WattenRules) -> bool:
    """Say whether strike and trump are chosen."""
    return rules.announce_source in {"chosen", "shown_card"}


ONLY: dict[str, Plays] = {
    "W-02": lambda rules: rules.criticals != "none",
    "W-03": lambda rules: rules.weli in {"lowest_trump", "bells_six"},
    "W-06": lambda rules: rules.criticals != "none",
    "W-08": lambda rules: rules.guate == "on",
    "W-09": lambda rules: rules.strike_six == "on" and rules.deck == "33",
    "W-10": lambda rules: rules.announcement == "hidden" and rules.players != "2",
    "W-13": names_freely,
    "W-14": lambda rules: names_freely(rules) and rules.players != "2",
    "W-15": lambda rules: rules.announce_source == "chosen",
    "W-18": lambda rules: rules.announce_source != "chosen",
    "W-19": lambda rules: not names_freely(rules),
    "W-20": lambda rules: names_freely(rules) and rules.better != "off",
    "W-21": lambda rules: names_freely(rules) and rules.better == "by_agreement",
    "W-22": lambda rules: names_freely(rules) and rules.better != "off",
    **dict.fromkeys(("W-24", "W-25", "W-26", "W-28"), lambda rules: rules.call != "off"),
    "W-27": lambda rules: rules.call != "off" and rules.players != "2",
    "W-29": lambda rules: rules.call != "off" and (rules.players != "2" or rules.criticals != "none"),
    "W-38": lambda rules: rules.concede != "off",
    "W-43": lambda rules: rules.gespannt_mode == "no_raise",
    "W-45": lambda rules: rules.misraise != "refused",
    "W-46": lambda rules: rules.must_accept != "off",
    "W-47": lambda rules: rules.jump_to_four != "off",
    **dict.fromkeys(("W-51", "W-52", "W-53", "W-54"), lambda rules: rules.signals != "none"),
    "W-55": lambda rules: names_freely(rules) and rules.strike_swap != "off",
    "W-56": lambda rules: rules.cut_steal != "off" and rules.criticals != "none",
    "W-57": lambda rules: (
        rules.maschine != "off"
        and rules.criticals != "none"
        and len(rules.criticals.split(",")) <= int(rules.hand_size)
    ),
    "W-58": lambda rules: rules.last_card_rule != "off" and rules.raise_when != "between_tricks",
    "W-59": lambda rules: rules.call != "off" or rules.follow != "free",
    "W-60": lambda rules: rules.match == "three_games" or rules.schneider == "double",
    "W-48": lambda rules: rules.match != "three_games",
}
"""Watten: the clauses that not every rule set plays, and which do."""


def test_no_clause_is_told_that_is_not_played() -> None:
    """A clause stands in the rulebook of just the rule sets that play it; all others stand in every one."""
    game = find("watten")
    always = {clause.number for clause in game.rulebook.clauses} - set(ONLY)
    for rules in rule_sets("watten"):
        assert isinstance(rules, WattenRules)
        told = {entry.number for entry in game.rulebook.entries(rules)}
        played = {number for number, plays in ONLY.items() if plays(rules)}
        assert told == always | played, (sorted(told ^ (always | played)), rules)


def test_arguments_are_numbers() -> None:
    """What a sentence counts is a number, so that every language finds its form."""
    game = find("watten")
    entries = game.rulebook.entries(game.presets["southtyrol-guate-18"].rules)
    assert {entry.message: dict(entry.args) for entry in entries if entry.args} == {
        "w-32": {"points": 2},
        "w-34--step": {"step": 1},
        "w-41": {"target": 18},
    }


@pytest.mark.parametrize("name", GAMES)
def test_marks_follow_the_sources(name: str) -> None:
    """A sentence is marked as ours only where the clause's sources say that something is."""
    for clause in find(name).rulebook.clauses:
        marked = {sentence.mark for sentence in clause.sentences} - {""}
        assert marked <= {"ours", "unconfirmed"}
        assert "ours" not in marked or "ours" in clause.source, clause.number


@pytest.mark.parametrize("name", GAMES)
def test_every_option_is_in_one_group(name: str) -> None:
    """Where people choose, each option stands once."""
    grouped = [option for group in find(name).rulebook.groups for option in group.options]
    assert sorted(grouped) == sorted(option.name for option in find(name).rules_type.options())


@pytest.mark.parametrize("name", GAMES)
def test_presets_have_a_dialect(name: str) -> None:
    """Each preset's dialect is one of the game's, and only presets are named."""
    game = find(name)
    assert set(game.rulebook.dialects) <= set(game.presets)
    spoken = {game.rulebook.dialect(preset) for preset in game.presets}
    assert spoken == set(game.rulebook.known_dialects or ("",))


@pytest.mark.parametrize("name", GAMES)
def test_every_refusal_leads_to_a_clause(name: str) -> None:
    """Each code that refuses an action, in whatever rule set it comes up, has a clause that this rule set plays."""
    game = find(name)
    for number, rules in enumerate(rule_sets(name)):
        if number % 7:
            continue  # a seventh of some five hundred is enough to meet each code several times
        played = {entry.number for entry in game.rulebook.entries(rules)}
        lookup = game.rulebook.clause_of(rules)
        assert set(lookup.values()) <= played
        for code in refused(game, rules, Random(number)):
            assert lookup.get(code) in played, (code, rules)


def refused(game: Game, rules: RuleSet, random: Random) -> set[Code]:
    """Give the codes that refuse what was possible at other times of a random series, or at other tables."""
    positions = Walk.play(game, rules, random.randrange(1000), most=40).positions
    known = {str(action) for at in positions for seat in range(at.state.seats) for action in at.state.choices(seat)}
    known |= EVERYWHERE.get(game.id, set())
    codes = set()
    for position in random.sample(list(positions), min(6, len(positions))):
        for text in sorted(known):
            for seat in range(position.state.seats):
                try:
                    position.state.play(seat, game.parse_action(text))
                except IllegalAction as refusal:
                    codes.add(refusal.code)
    return codes


EVERYWHERE = {
    "watten": {
        *("better", "swap", "keep", "leave", "grant", "refuse", "stay", "give", "maschine", "jump", "farbe"),
        *("raise 3", "raise 7", "hold", "fold", "concede", "claim 1 EA", "show EA", "strike 6", "strike U", "trump L"),
        *("look 1", "look hand", "sign wink", "sign end", "play EA call", "play HK"),
    },
    "german_whist": {"play C2", "take C2"},
}


NO_REFUSALS = {"__init__.py", "clauses.py", "notation.py"}
ABOUT_TEXTS = {"BAD_NUMBER", "BAD_CARD"}


@pytest.mark.parametrize("name", GAMES)
def test_every_code_of_the_game_is_looked_up(repository: Path, name: str) -> None:
    """Each code that the game's own files name to refuse an action leads somewhere."""
    files = [path for path in (repository / "src/stube/games" / name).glob("*.py") if path.name not in NO_REFUSALS]
    own = {code for path in files for code in re.findall(r"\bCode\.([A-Z_]+)", path.read_text(encoding="utf-8"))}
    assert len(own) > 8
    assert {Code[code] for code in own - ABOUT_TEXTS} - set(find(name).rulebook.refusals) == set()
