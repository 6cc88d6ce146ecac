"""The record of a series: what was agreed, who sat there, every deal, every action."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Self

from stube.core import Game, RuleSet, fingerprint
from stube.errors import Code, RecordError

FORMAT_VERSION = 1
"""Number of the form of records; it changes when an old reader would misread a new record."""

MAX_BYTES = 4 * 1024 * 1024
"""Largest file that is read, in bytes. A long series takes some 50 000."""

MAX_NAME = 64
"""Longest name of a person or a bot, in characters."""

CHECKSUM_LENGTH = 64
"""Length of a checksum in hexadecimal digits."""


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who sits on a seat.

    Attributes:
        name: printable, words with one blank between them, at most `MAX_NAME` characters; may be empty.
        bot: whether it is a bot; else it is a person.
    """

    name: str
    bot: bool

    def __post_init__(self) -> None:
        """Refuse a name that a line of text cannot hold.

        Raises:
            RecordError: `record_bad_value`.
        """
        if not self.name.isprintable() or self.name != " ".join(self.name.split()) or len(self.name) > MAX_NAME:
            raise RecordError(Code.RECORD_BAD_VALUE, field="name", text=self.name[:MAX_NAME])

    def __str__(self) -> str:
        """Text form: `bot lowest`, `person Anna`."""
        return f"{'bot' if self.bot else 'person'} {self.name}".rstrip()


@dataclass(frozen=True, slots=True)
class Entry:
    """One deal or one action.

    Attributes:
        seat: who acted; None for a deal.
        text: text form of the deal or the action, as its reader wants it.
    """

    seat: int | None
    text: str

    def __str__(self) -> str:
        """Text form: `deck E7 …`, `0 play HK`."""
        return self.text if self.seat is None else f"{self.seat} {self.text}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Record:
    """A series as it can be kept for ever.

    Attributes:
        game: id of the game.
        rules_version: version of the rules that it was played by.
        rules: every option with its value, in their order.
        setup: what stood besides the rules (dealer, score, …; see `Game.start`).
        seats: who sat there, seat by seat.
        entries: every deal and every action, in order.
        fingerprint: of the rule set; it follows from `rules` and stands in both forms for whoever compares
            files. It is checked on reading, and may be missing in older records.
        proof: by field, what the deals can be checked by (see `stube.records.proof`); empty where nobody
            made them together.
        lines: the line of each entry in the file it was read from; empty when it was not read.
    """

    game: str
    rules_version: int
    rules: Mapping[str, str]
    setup: Mapping[str, str]
    seats: tuple[Sitter, ...]
    entries: tuple[Entry, ...] = ()
    proof: Mapping[str, str] = field(default_factory=dict)
    fingerprint: str = field(default="", compare=False)
    lines: tuple[int, ...] = field(default=(), compare=False, repr=False)

    @classmethod
    def begin(cls, game: Game, rules: RuleSet, setup: Mapping[str, str], seats: tuple[Sitter, ...]) -> Self:
        """Make the record of a series that begins now, under today's rules version."""
        return cls(
            game=game.id,
            rules_version=game.rules_version,
            rules=rules.values(),
            setup=dict(setup),
            seats=seats,
            fingerprint=fingerprint(game.id, rules),
        )

    def canonical(self) -> Iterator[str]:
        """Give the lines of the text form that the checksum is made of: all but the fingerprint and the end."""
        yield f"stube-record {FORMAT_VERSION}"
        yield f"game: {self.game}"
        yield f"rules-version: {self.rules_version}"
        yield from (f"rule {name}: {value}" for name, value in self.rules.items())
        yield from (f"setup {name}: {value}" for name, value in sorted(self.setup.items()))
        yield from (f"seat {seat}: {sitter}" for seat, sitter in enumerate(self.seats))
        yield from (f"proof {name}: {value}" for name, value in self.proof.items())
        yield from map(str, self.entries)

    def checksum(self) -> str:
        """Give the SHA-256 of the canonical lines, each with its line feed, in hexadecimal.

        It is the same for both forms, so that comments, blanks and the order of fields do no harm.
        """
        return sha256("".join(f"{line}\n" for line in self.canonical()).encode()).hexdigest()

    def line_of(self, entry: int) -> int:
        """Give the line of an entry (counted from 0): of the file read, else of the text form."""
        if self.lines:
            return self.lines[entry]
        head = len(self.rules) + len(self.setup) + len(self.seats) + len(self.proof)
        return 4 + bool(self.fingerprint) + head + entry
