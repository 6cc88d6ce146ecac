"""``stube play``: the table in the terminal, against bots.

    stube play watten --preset bavarian-11 --bots sensible

The same games, bots and words as in the browser; `STUBE_LANGUAGE` or the system decides the language.
"""

from __future__ import annotations

import click

from stube.cli._rules import find_game, read_rules, rule_options
from stube.cli._words import language


@click.command("play")
@click.argument("game_id", metavar="GAME", default="watten")
@rule_options
@click.option("--bots", "names", default="sensible", show_default=True, metavar="A[,B,C]", help="Bots by seat, or one.")
@click.option("--pause", type=click.FloatRange(0, 10), default=0.6, show_default=True, help="Seconds between bots.")
@click.option("--seed", help="Seed of all chance; the system's when left out.")
def command(
    game_id: str, preset: str | None, changes: tuple[str, ...], names: str, pause: float, seed: str | None
) -> None:
    """Play GAME against bots, here in the terminal."""
    from random import Random, SystemRandom

    from stube import bots
    from stube.cards import FRENCH_52
    from stube.errors import Code, RulesError
    from stube.terminal.sitting import Sitting
    from stube.terminal.table import Table
    from stube.terminal.words import Words

    game = find_game(game_id)
    rules = read_rules(game, preset, changes)
    seats = game.seats(rules)
    named = names.split(",") if "," in names else [names] * (seats - 1)
    if len(named) != seats - 1:
        raise RulesError(Code.WRONG_BOT_COUNT, got=len(named), seats=seats - 1, units=1)
    random = SystemRandom() if seed is None else Random(seed)  # noqa: S311 - repeatable on purpose
    sitting = Sitting(game, rules, [bots.find(name) for name in named], random)
    french = game.pack(rules).id.startswith(FRENCH_52.id)
    Table(sitting, Words(language(), french=french, seats=seats), pause).run()
