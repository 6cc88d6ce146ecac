"""``stube selfplay``: bots play rounds without a server.

    stube selfplay german_whist --preset classic --bots lowest,highest --rounds 100 --seed 1 --json

Bots sit in the order of seats, seat 0 first: it is forehand (Watten) or non-dealer (German Whist) in
the first round. Two bots in Watten are sides. `--deck` is the pack in dealing order, used for every
deal. JSON: `{"rounds": [{"winners": [seat, …], "tricks": {…}, "points": {…}}], "score": {…}}`;
sides are AC and BD, the players of German Whist N (seat 0) and D, three players 0, 1 and 2.
"""

from __future__ import annotations

import sys
import time
from typing import TYPE_CHECKING

import click

from stube.cli._answers import Answer, Answering, give
from stube.cli._rules import JSON, find_game, read_rules, rule_options
from stube.cli._words import words

if TYPE_CHECKING:
    from collections.abc import Callable

    from stube.arena import SelfPlay

SECONDS_BETWEEN = 2.0


@click.command(name="selfplay", cls=Answering)
@click.argument("game_id", metavar="GAME")
@rule_options
@click.option("--bots", "names", required=True, metavar="A,B[,C,D]", help="Bots by seat, or by side.")
@click.option("--rounds", type=click.IntRange(min=1), default=1, show_default=True, help="How many rounds.")
@click.option("--seed", default="0", show_default=True, help="Seed of all chance.")
@click.option("--deck", metavar="CARDS", help="The pack in dealing order, used for every deal.")
@JSON
def command(
    game_id: str,
    preset: str | None,
    changes: tuple[str, ...],
    names: str,
    rounds: int,
    seed: str,
    deck: str | None,
    json_wanted: bool,  # noqa: FBT001 - click hands options over by name
) -> None:
    """Let bots play rounds of GAME and count the points."""
    give(lambda: _play(game_id, preset, changes, names, rounds, seed, deck), json_wanted=json_wanted)


def _play(
    game_id: str,
    preset: str | None,
    changes: tuple[str, ...],
    names: str,
    rounds: int,
    seed: str,
    deck: str | None,
) -> Answer:
    from stube.arena import seat_bots, self_play

    game = find_game(game_id)
    rules = read_rules(game, preset, changes)
    bots = seat_bots(game, rules, [name.strip() for name in names.split(",")])
    cards = game.pack(rules).read_all(deck) if deck is not None else None
    done = self_play(game, rules, bots, rounds=rounds, seed=seed, deck=cards, told=_progress(rounds))
    return Answer(_data(done), lambda: _text(done))


def _progress(rounds: int) -> Callable[[int], None]:
    """Make what writes a line to the error output now and then, once a run has become a long one."""
    last = time.monotonic()

    def told(done: int) -> None:
        nonlocal last
        if time.monotonic() - last >= SECONDS_BETWEEN and done < rounds:
            last = time.monotonic()
            click.echo(words("cli-progress", done=done, rounds=rounds), err=True)
            sys.stderr.flush()

    return told


def label(members: tuple[int, ...], seats: int) -> str:
    """Name a side or a scoring unit: AC and BD; N and D for two players; 0, 1, 2 and 1+2 for three."""
    names = {2: "ND", 4: "ABCD"}.get(seats)
    return "+".join(map(str, members)) if names is None else "".join(names[seat] for seat in members)


def _data(done: SelfPlay) -> dict[str, object]:
    seats = sum(map(len, done.units))
    units = [label(members, seats) for members in done.units]
    return {
        "rounds": [
            {
                "winners": list(played.winners),
                "tricks": dict(zip((label(side, seats) for side in played.sides), played.tricks, strict=True)),
                "points": dict(zip(units, played.points, strict=True)),
                "how": played.how,
            }
            for played in done.rounds
        ],
        "score": dict(zip(units, done.score, strict=True)),
    }


def _text(done: SelfPlay) -> str:
    units = [label(members, sum(map(len, done.units))) for members in done.units]
    points = ", ".join(f"{unit} {points}" for unit, points in zip(units, done.score, strict=True))
    finished = sum(series.over for series in done.series)
    return words("cli-selfplay", rounds=len(done.rounds), finished=finished, points=points)
