"""Options of the command line that name a game, a preset and single options of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

import click

from stube.errors import Code, RulesError, StubeError

if TYPE_CHECKING:
    from stube.core import Game, RuleSet
    from stube.records.rules import RulesFile

Command = TypeVar("Command", bound=Callable[..., Any])

JSON = click.option("--json", "json_wanted", is_flag=True, help="Answer in JSON, also when it is a refusal.")


def rule_options(command: Command) -> Command:
    """Add `--preset` and `--set` to a command."""
    command = click.option(
        "--set", "changes", multiple=True, metavar="OPTION=VALUE", help="Change one option; may be repeated."
    )(command)
    return click.option("--preset", metavar="ID", help="The preset to start from (default: the game's own).")(command)


def find_game(name: str) -> Game:
    """Find a game by its id; `german-whist` will do for `german_whist`.

    Raises:
        RulesError: `unknown_game`.
    """
    from stube import games

    return games.find(name.strip().lower().replace("-", "_"))


def read_rules(game: Game, preset: str | None, changes: tuple[str, ...]) -> RuleSet:
    """Make a rule set of a preset and changes such as `target=15`.

    Raises:
        RulesError: `unknown_preset`, `unknown_option`, `unknown_value` or `options_clash`.
    """
    from stube.core import find_preset

    base = find_preset(game, preset or game.default_preset).rules
    values = dict(_split(change, game) for change in changes)
    return game.rules_type.read(values, base)


def rules_file(path: str | None, game: str, preset: str | None, changes: tuple[str, ...]) -> RulesFile:
    """Read a rule set from a file (`-` is the standard input), or make it of a preset and changes.

    Changes come on top of a file too.

    Raises:
        RulesError: what `stube.records.rules.read` and `read_rules` refuse.
        StubeError: `bad_usage`: a file and a preset, or a file that cannot be opened.
    """
    from stube import games
    from stube.core import find_preset
    from stube.records import rules

    if path is None:
        found = find_game(game)
        base = find_preset(found, preset or found.default_preset)
        return rules.make(found, base.id, read_rules(found, base.id, changes))
    if preset is not None:
        raise StubeError(Code.BAD_USAGE, message="FILE --preset")
    try:
        with click.open_file(path, "rb") as opened:
            data = opened.read(rules.MAX_BYTES + 1)
    except OSError as wrong:
        raise StubeError(Code.BAD_USAGE, message=f"{path}: {wrong.strerror}") from wrong
    file = rules.read(data, games.catalogue())
    found = games.find(file.game)
    values = dict(_split(change, found) for change in changes)
    return rules.make(found, file.preset, found.rules_type.read(values, file.rules), file.name, file.dialect)


def _split(change: str, game: Game) -> tuple[str, str]:
    name, equals, value = (part.strip() for part in change.partition("="))
    if not equals:
        known = tuple(option.name for option in game.rules_type.options())
        raise RulesError(Code.UNKNOWN_OPTION, option=change, known=known)
    return name, value
