"""``stube rules``: rule sets read, compared, checked and named; the rulebook in the reader's language.

    stube rules show --preset southtyrol-blind-18
    stube rules diff bavarian-11 bavaria-club
    stube rules check my.rules
    stube rules fingerprint --preset ladin --set target=15
    stube rules export --preset ladin --set target=15 > my.rules
    stube rules docs --write docs/rules

A rule set is a FILE (`-` is the standard input), or a preset of `--game` with single options changed.
`check` ends with exit code 2, the place and what would be right when a rule set cannot be played.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from stube.cli._answers import Answer, Answering, give
from stube.cli._rules import JSON, rule_options, rules_file
from stube.cli._words import words

if TYPE_CHECKING:
    from collections.abc import Callable

    from stube.core import Game
    from stube.core.rulebook import Entry
    from stube.records.rules import RulesFile

FILE = click.argument("file", required=False, metavar="[FILE]")
GAME = click.option("--game", "game_id", default="watten", show_default=True, metavar="GAME", help="Whose rules.")


@click.group(name="rules")
def command() -> None:
    """Show, compare, check and name rule sets."""


def _about_one(name: str, about: str, answer: Callable[[RulesFile], Answer]) -> None:
    """Add a command about one rule set, given as a file or as a preset with changes."""

    @command.command(name=name, cls=Answering, help=about)
    @FILE
    @GAME
    @rule_options
    @JSON
    def _(
        file: str | None,
        game_id: str,
        preset: str | None,
        changes: tuple[str, ...],
        json_wanted: bool,  # noqa: FBT001 - click hands options over by name
    ) -> None:
        give(lambda: answer(rules_file(file, game_id, preset, changes)), json_wanted=json_wanted)


def _show(file: RulesFile) -> Answer:
    from stube.cli._rulebook import told

    game = _game(file)
    return Answer({**_named(file), "entries": _entries(game, file)}, lambda: told(game, file))


def _check(file: RulesFile) -> Answer:
    data = {"ok": True, **_named(file)}
    return Answer(data, lambda: words("cli-rules-fine", fingerprint=_fingerprint(file)))


def _export(file: RulesFile) -> Answer:
    from stube.records.rules import write_text

    return Answer(_named(file), lambda: write_text(file).rstrip("\n"))


_about_one("show", "Print the rulebook of a rule set.", _show)
_about_one("check", "Say whether a rule set can be played, or what clashes, and where.", _check)
_about_one(
    "fingerprint",
    "Print the fingerprint of a rule set: the same for all that play alike.",
    lambda file: Answer({"fingerprint": _fingerprint(file)}, lambda: _fingerprint(file)),
)
_about_one("export", "Print a rule set as a file.", _export)


@command.command(name="diff", cls=Answering)
@click.argument("one", metavar="A")
@click.argument("other", metavar="B")
@GAME
@JSON
def diff(
    one: str,
    other: str,
    game_id: str,
    json_wanted: bool,  # noqa: FBT001 - click hands options over by name
) -> None:
    """Say how two rule sets differ; A and B are files or presets of the game."""

    def answer() -> Answer:
        from stube.cli._rulebook import difference

        return difference(*(_file_or_preset(name, game_id) for name in (one, other)))

    give(answer, json_wanted=json_wanted)


@command.command(name="docs")
@click.option("--write", "folder", type=click.Path(path_type=Path), help="Write the pages into this folder.")
def docs(folder: Path | None) -> None:
    """Print every game's clauses as Markdown, or write one page a game."""
    from stube.cli._documents import document
    from stube.games import catalogue

    for game in catalogue().values():
        if folder is None:
            click.echo(document(game))
        else:
            (folder / f"{game.id}.md").write_text(document(game), encoding="utf-8")


def _file_or_preset(name: str, game_id: str) -> RulesFile:
    """Take a name as a file if there is one or it looks like one, else as a preset."""
    as_file = name == "-" or "/" in name or Path(name).is_file()
    return rules_file(name, game_id, None, ()) if as_file else rules_file(None, game_id, name, ())


def _game(file: RulesFile) -> Game:
    from stube.games import find

    return find(file.game)


def _fingerprint(file: RulesFile) -> str:
    from stube.core import fingerprint

    return fingerprint(file.game, file.rules)


def _named(file: RulesFile) -> dict[str, object]:
    """Give what a rule set is, for programs."""
    return {
        "game": file.game,
        "preset": file.preset,
        "name": file.name,
        "fingerprint": _fingerprint(file),
        "changed": dict(file.changed),
        "options": file.rules.values(),
    }


def _entries(game: Game, file: RulesFile) -> list[dict[str, object]]:
    from stube.cli._rulebook import sentence

    def data(entry: Entry) -> dict[str, object]:
        return {
            "section": entry.section,
            "number": entry.number,
            "message": entry.message,
            "args": dict(entry.args),
            "mark": entry.mark,
            "text": sentence(entry, dialect),
        }

    dialect = file.dialect or game.rulebook.dialect(file.preset)
    return [data(entry) for entry in game.rulebook.entries(file.rules)]
