"""A rulebook told to a person: sections, numbered clauses, and how two rule sets differ."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import groupby
from textwrap import fill
from typing import TYPE_CHECKING

from stube.cli._answers import Answer
from stube.cli._words import words
from stube.errors import Code, RulesError

if TYPE_CHECKING:
    from stube.core import Game
    from stube.core.rulebook import Entry
    from stube.records.rules import RulesFile

WIDTH = 100
INDENT = " " * 7
MARKS = {"ours": "cli-rules-mark-ours", "unconfirmed": "cli-rules-mark-unconfirmed"}


def sentence(entry: Entry, dialect: str) -> str:
    """Give a sentence in the reader's language and the table's dialect; what is ours says so."""
    text = words(entry.message, dialect=dialect, **entry.args)
    return f"{text} {words(MARKS[entry.mark])}" if entry.mark else text


def told(game: Game, file: RulesFile) -> str:
    """Give the whole rulebook of a rule set."""
    return "\n".join(_told(game, file))


def _told(game: Game, file: RulesFile) -> Iterator[str]:
    from stube.core import fingerprint
    from stube.locales import message_id

    yield f"{words(message_id('game', game.id))}: {file.name or preset_name(file)}"
    if file.changed:
        changed = tuple(f"{option} = {value}" for option, value in file.changed.items())
        yield words("cli-rules-own", preset=preset_name(file), changed=changed)
    yield words("cli-rules-fine", fingerprint=fingerprint(game.id, file.rules))
    dialect = file.dialect or game.rulebook.dialect(file.preset)
    for section, entries in groupby(game.rulebook.entries(file.rules), key=lambda entry: entry.section):
        yield ""
        yield words(message_id("section", f"{game.id}-{section}"))
        yield from _clauses(entries, dialect)


def _clauses(entries: Iterable[Entry], dialect: str) -> Iterator[str]:
    """Give clauses as paragraphs, each with its number before it."""
    for number, group in groupby(entries, key=lambda entry: entry.number):
        text = " ".join(sentence(entry, dialect) for entry in group)
        yield fill(f"{number:<{len(INDENT)}}{text}", WIDTH, subsequent_indent=INDENT)


def preset_name(file: RulesFile) -> str:
    """Give the name of the preset that a rule set starts from."""
    from stube.locales import message_id

    return words(message_id("preset", f"{file.game}-{file.preset}"))


def option_words(game: str, option: str, value: str | None = None) -> str:
    """Give the words for an option, or for one of its values."""
    parts = ("option", game, option) if value is None else ("value", game, option, value)
    return words(re.sub(r"[^A-Za-z0-9]+", "-", "-".join(parts)))


def difference(one: RulesFile, other: RulesFile) -> Answer:
    """Say how two rule sets of one game differ.

    Raises:
        RulesError: `unknown_game`, when they are of different games.
    """
    from stube.core import fingerprint
    from stube.core.rulebook import changes
    from stube.games import find

    if one.game != other.game:
        raise RulesError(Code.UNKNOWN_GAME, game=other.game, known=(one.game,))
    game = find(one.game)
    mine, theirs = one.rules.values(), other.rules.values()
    felt = {
        name: one.rules.canonical().values()[name] != other.rules.canonical().values()[name]
        for name in mine
        if mine[name] != theirs[name]
    }
    gone, new = changes(game.rulebook, one.rules, other.rules)

    def text() -> str:
        lines = [] if felt and any(felt.values()) else [words("cli-rules-same")]
        for name, effect in felt.items():
            values = (option_words(game.id, name, value) for value in (mine[name], theirs[name]))
            pair = dict(zip(("one", "other"), values, strict=True))
            message = "cli-rules-other" if effect else "cli-rules-alike"
            lines.append(words(message, option=option_words(game.id, name), **pair))
        for file, entries in ((one, gone), (other, new)):
            if entries:
                dialect = file.dialect or game.rulebook.dialect(file.preset)
                lines += ["", words("cli-rules-only", which=file.name or preset_name(file))]
                lines += _clauses(entries, dialect)
        return "\n".join(lines)

    data = {
        "game": game.id,
        "one": fingerprint(game.id, one.rules),
        "other": fingerprint(game.id, other.rules),
        "options": [
            {"name": name, "one": mine[name], "other": theirs[name], "effect": effect} for name, effect in felt.items()
        ],
        "only_one": [entry.message for entry in gone],
        "only_other": [entry.message for entry in new],
    }
    return Answer(data, text)
