"""The rulebook of a game as data: numbered clauses, and which of their sentences a rule set plays.

The sentences themselves stand in `stube.locales`, under the ids given here (`w-27--trump-only`).
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from stube.core.rules import RuleSet
from stube.errors import Arg, Code

Values = str | tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Sentence:
    """One sentence of a clause.

    Attributes:
        variant: what tells it from the clause's other sentences; empty for the one that always holds.
        when: the values that options must have for it; of a tuple one is enough.
        args: its arguments: name to the option whose value it names.
        mark: `ours` where no source settles the point, `unconfirmed` where only one has it, else empty.
    """

    variant: str
    when: Mapping[str, Values]
    args: Mapping[str, str]
    mark: str = ""

    def holds(self, values: Mapping[str, str]) -> bool:
        """Say whether a canonical rule set plays it."""
        return all(
            values[option] == wanted if isinstance(wanted, str) else values[option] in wanted
            for option, wanted in self.when.items()
        )


def says(variant: str = "", /, *, args: Mapping[str, str] | None = None, mark: str = "", **when: Values) -> Sentence:
    """Make a sentence: `says("second-later", announce_on="3")`."""
    return Sentence(variant, when, args or {}, mark)


OURS = "ours"
UNCONFIRMED = "unconfirmed"


@dataclass(frozen=True, slots=True)
class Clause:
    """One numbered rule.

    Attributes:
        number: `W-27`; never given to another rule.
        section: where it stands in the order of play.
        source: rows of `rules.md`, or `ours` where no source settles the point.
        sentences: what it says, in order, each with its conditions.
        note: what programmers must know besides (names of clashes).
    """

    number: str
    section: str
    source: str
    sentences: tuple[Sentence, ...]
    note: str = ""

    def message(self, sentence: Sentence) -> str:
        """Give the id of a sentence's message."""
        return "--".join(filter(None, (self.number.lower(), sentence.variant)))


@dataclass(frozen=True, slots=True)
class Entry:
    """A sentence that a rule set plays.

    Attributes:
        section: where it stands in the order of play.
        number: the clause's.
        message: id of the sentence.
        args: its arguments; numbers as numbers.
        mark: whether it is `ours`, `unconfirmed`, or neither.
    """

    section: str
    number: str
    message: str
    args: Mapping[str, Arg]
    mark: str


@dataclass(frozen=True, slots=True)
class OptionGroup:
    """Options that belong together where people choose them."""

    id: str
    options: tuple[str, ...]


def _no_facts(_: RuleSet) -> Mapping[str, str]:
    return {}


@dataclass(frozen=True, kw_only=True)
class Rulebook:
    """All clauses of a game.

    Attributes:
        clauses: in order of play.
        refusals: for each code that refuses an action, where to look it up: numbers of clauses or ids
            of sentences, the first that the rule set plays.
        groups: every option once.
        dialects: preset to the dialect of its words; presets not named speak the first one.
        known_dialects: the dialects; empty for a game whose words are the same everywhere.
        facts: what follows from several options together, by names that sentences may ask for like options.
    """

    clauses: tuple[Clause, ...] = ()
    refusals: Mapping[Code, tuple[str, ...]] = field(default_factory=dict)
    groups: tuple[OptionGroup, ...] = ()
    dialects: Mapping[str, str] = field(default_factory=dict)
    known_dialects: tuple[str, ...] = ()
    facts: Callable[[RuleSet], Mapping[str, str]] = _no_facts

    @cached_property
    def sections(self) -> tuple[str, ...]:
        """The sections in order of play."""
        return tuple(dict.fromkeys(clause.section for clause in self.clauses))

    def entries(self, rules: RuleSet) -> tuple[Entry, ...]:
        """Give what a rule set plays and nothing else, in order of play."""
        canonical = rules.canonical()
        return tuple(self._entries({**canonical.values(), **self.facts(canonical)}))

    def _entries(self, values: Mapping[str, str]) -> Iterator[Entry]:
        for clause in self.clauses:
            for sentence in clause.sentences:
                if sentence.holds(values):
                    args = {name: _number(values[option]) for name, option in sentence.args.items()}
                    yield Entry(clause.section, clause.number, clause.message(sentence), args, sentence.mark)

    def clause_of(self, rules: RuleSet) -> dict[Code, str]:
        """Give for each code that refuses an action the clause of this rule set that says why."""
        played = {name: entry.number for entry in self.entries(rules) for name in (entry.number, entry.message)}
        found = {code: [played[name] for name in names if name in played] for code, names in self.refusals.items()}
        return {code: numbers[0] for code, numbers in found.items() if numbers}

    def dialect(self, preset: str) -> str:
        """Give the dialect of a preset's words."""
        return self.dialects.get(preset, next(iter(self.known_dialects), ""))


def _number(value: str) -> Arg:
    return int(value) if value.isdecimal() else value


def changes(rulebook: Rulebook, one: RuleSet, other: RuleSet) -> tuple[tuple[Entry, ...], tuple[Entry, ...]]:
    """Give the sentences that only the first of two rule sets plays, and those that only the other plays."""
    mine, theirs = rulebook.entries(one), rulebook.entries(other)
    return (
        tuple(entry for entry in mine if entry not in theirs),
        tuple(entry for entry in theirs if entry not in mine),
    )
