"""``stube judge``: the referee for arguments at real tables.

    stube judge trick --game watten --strike 9 --trump H EK EA LA E8
    stube judge legal --game watten --strike O --trump L --led LO --called "E9 L8 HK"
    stube judge score --game watten --score 9-8 "BD:raise AC:hold BD:win"
    stube judge score --game german_whist --tricks N:11+5,D:2+8
    stube judge announce --game watten --strike U --trump L
    stube judge presets --game watten

Cards are written suit or rank first, with `T` or `10`, in any case. What each game can be asked
stands in the file of the game's name in this folder.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

import click

from stube.cli._answers import Answer, Answering, give
from stube.cli._rules import JSON, find_game, read_rules, rule_options

if TYPE_CHECKING:
    from stube.cli.judge._asked import Given
    from stube.core import Game, RuleSet

Command = TypeVar("Command", bound=Callable[..., Any])

GAME = click.option("--game", "game_id", required=True, metavar="GAME", help="watten or german_whist")
TRUMP = click.option("--trump", metavar="SUIT", help="The trump suit (or none, where a game has that).")
STRIKE = click.option("--strike", metavar="RANK", help="Watten: the strike rank.")


@click.group(name="judge")
def command() -> None:
    """Say who wins, what may be played, what it pays: by the rules of your table."""


def _judged(question: str, game_id: str, preset: str | None, changes: tuple[str, ...], given: Given) -> Answer:
    from stube.cli.judge._asked import ask

    game = find_game(game_id)
    return ask(game, question, _rules(game, preset, changes), given)


def _rules(game: Game, preset: str | None, changes: tuple[str, ...]) -> RuleSet:
    """Read the rules of a judged moment: an option nobody named gives way (`off`) to one that was named.

    A whole rule set is refused for such a clash; for one trick `--set follow=trump_all` is enough said.
    """
    from stube.cli._words import words
    from stube.errors import Code, RulesError

    try:
        return read_rules(game, preset, changes)
    except RulesError as error:
        options = error.details.get("options")
        if error.code is not Code.OPTIONS_CLASH or not isinstance(options, tuple):
            raise
        named = {change.partition("=")[0].strip() for change in changes}
        known = {option.name: option.values for option in game.rules_type.options()}
        unnamed = [str(name) for name in options if name not in named and "off" in known[str(name)]]
        if len(unnamed) != 1 or len(named & set(map(str, options))) != len(options) - 1:
            raise
        assumed = f"{unnamed[0]}=off"
        click.echo(words("cli-assumed", change=assumed), err=True)
        return _rules(game, preset, (*changes, assumed))


def _question(function: Command) -> Command:
    return GAME(rule_options(JSON(function)))


@command.command(cls=Answering)
@_question
@STRIKE
@TRUMP
@click.argument("cards", nargs=-1)
def trick(
    game_id: str,
    preset: str | None,
    changes: tuple[str, ...],
    json_wanted: bool,  # noqa: FBT001 - click hands options over by name
    strike: str | None,
    trump: str | None,
    cards: tuple[str, ...],
) -> None:
    """Say which of the CARDS of a trick is on top; positions count from 0 in the order of play."""
    from stube.cli.judge._asked import Given

    given = Given(strike=strike, trump=trump, cards=" ".join(cards))
    give(lambda: _judged("trick", game_id, preset, changes, given), json_wanted=json_wanted)


@command.command(cls=Answering)
@_question
@STRIKE
@TRUMP
@click.option("--led", metavar="CARD", help="The card led; leave it out for the seat that leads.")
@click.option("--called", is_flag=True, help="Watten: the lead carried the call.")
@click.option("--played", multiple=True, metavar="CARD", help="A card played since the lead; may be repeated.")
@click.option("--trick", "trick_number", type=int, help="Watten: number of the trick, from 1.")
@click.option(
    "--role",
    "roles",
    multiple=True,
    type=click.Choice(["opponent", "partner", "announcer"]),
    help="Watten: who the seat is to the leader; announcer: it is forehand or dealer. May be repeated.",
)
@click.argument("hand", nargs=-1)
def legal(
    game_id: str,
    preset: str | None,
    changes: tuple[str, ...],
    json_wanted: bool,  # noqa: FBT001 - click hands options over by name
    strike: str | None,
    trump: str | None,
    led: str | None,
    called: bool,  # noqa: FBT001 - click hands options over by name
    played: tuple[str, ...],
    trick_number: int | None,
    roles: tuple[str, ...],
    hand: tuple[str, ...],
) -> None:
    """Say which cards of a HAND may be played, and why only these."""
    from stube.cli.judge._asked import Given

    given = Given(
        strike=strike,
        trump=trump,
        led=led,
        called=called or None,
        played=" ".join(played) or None,
        trick=trick_number,
        roles=roles or None,
        cards=" ".join(hand),
    )
    give(lambda: _judged("legal", game_id, preset, changes, given), json_wanted=json_wanted)


@command.command(cls=Answering)
@_question
@click.option("--score", "before", metavar="A-B", help="Watten: points of AC and BD before the round (--score=-2:5).")
@click.option("--tricks", metavar="N:11+5,D:2+8", help="German Whist: tricks with and after the draw, by player.")
@click.option("--last", metavar="WHO", help="German Whist: who won the last trick, where a tie asks for it.")
@click.option("--upcard", metavar="CARD", help="German Whist: the card turned first, where the goal hangs on it.")
@click.argument("events", nargs=-1)
def score(
    game_id: str,
    preset: str | None,
    changes: tuple[str, ...],
    json_wanted: bool,  # noqa: FBT001 - click hands options over by name
    before: str | None,
    tricks: str | None,
    last: str | None,
    upcard: str | None,
    events: tuple[str, ...],
) -> None:
    """Count a round. Watten: EVENTS such as "BD:raise AC:hold BD:win"; German Whist: --tricks."""
    from stube.cli.judge._asked import Given

    given = Given(score=before, tricks=tricks, last=last, upcard=upcard, events=" ".join(events) or None)
    give(lambda: _judged("score", game_id, preset, changes, given), json_wanted=json_wanted)


@command.command(cls=Answering)
@_question
@STRIKE
@TRUMP
@click.option("--forehand", metavar="CARDS", help="Watten: forehand's first cards, in the order dealt.")
@click.option("--dealer", metavar="CARDS", help="Watten: the dealer's first cards, in the order dealt.")
def announce(
    game_id: str,
    preset: str | None,
    changes: tuple[str, ...],
    json_wanted: bool,  # noqa: FBT001 - click hands options over by name
    strike: str | None,
    trump: str | None,
    forehand: str | None,
    dealer: str | None,
) -> None:
    """Say which cards an announcement makes high: named, or read off the announcers' cards."""
    from stube.cli.judge._asked import Given

    given = Given(strike=strike, trump=trump, forehand=forehand, dealer=dealer)
    give(lambda: _judged("announce", game_id, preset, changes, given), json_wanted=json_wanted)


@command.command(cls=Answering)
@GAME
@JSON
def presets(
    game_id: str,
    json_wanted: bool,  # noqa: FBT001 - click hands options over by name
) -> None:
    """List every preset of a game with its options."""
    from stube.cli.judge._asked import list_presets

    give(lambda: list_presets(find_game(game_id)), json_wanted=json_wanted)
