"""``stube replay FILE``: a recorded match, trick by trick.

With `--json` one state a line, after each entry of the record:
`{"entry": number from 1, "text": "0 play HK", "decision", "round", "phase", "dealer", "turn", "needs_deal",
"score", "won", "stake" (null in games without one), "hands" (what each seat sees of its own), "trick",
"tricks" ([{"cards": […], "seats": […], "winner"}]), "result", "over"}`. `-` reads the standard input.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, BinaryIO

import click

from stube.cli._answers import Answering, as_json, refuse
from stube.cli._rules import JSON
from stube.cli._telling import Telling, signs
from stube.cli._words import words
from stube.errors import StubeError

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from stube.core import Game, State, TrickView
    from stube.records import Record


@click.command(name="replay", cls=Answering)
@click.argument("file", type=click.File("rb"))
@JSON
def command(
    file: BinaryIO,
    json_wanted: bool,  # noqa: FBT001 - click hands options over by name
) -> None:
    """Print the recorded match in FILE, trick by trick; refuse one that is damaged, with line and reason."""
    from rich.console import Console

    from stube import games
    from stube.records import MAX_BYTES, read_record

    try:
        record = read_record(file.read(MAX_BYTES + 1), games.catalogue())
    except StubeError as refusal:
        refuse(refusal, json_wanted=json_wanted)
    lines = _states if json_wanted else _story
    console = Console(highlight=False, markup=not json_wanted, soft_wrap=True)
    for line in lines(record, games.catalogue()):
        if json_wanted:
            click.echo(line)
        else:
            console.print(line)


def _states(record: Record, games: Mapping[str, Game]) -> Iterator[str]:
    """Give each state as a line of JSON."""
    from stube.records import replay

    for number, (entry, step) in enumerate(replay(record, games), 1):
        yield as_json({"entry": number, "text": str(entry), **_facts(step.state)})


def _facts(state: State) -> dict[str, object]:
    watcher = state.view(None)
    result = watcher.result
    return {
        "decision": state.decision,
        "round": watcher.round,
        "phase": watcher.phase,
        "dealer": watcher.dealer,
        "turn": list(state.turn),
        "needs_deal": None if state.needs_deal is None else state.needs_deal.value,
        "score": list(watcher.score),
        "won": list(watcher.won),
        "stake": getattr(watcher, "stake", None),
        "hands": [[card.card for card in state.view(seat).hand] for seat in range(state.seats)],
        "trick": _trick(watcher.trick),
        "tricks": [_trick(trick) for trick in watcher.tricks],
        "result": result
        and {
            "how": result.how,
            "winners": list(result.winners),
            "tricks": list(result.tricks),
            "points": list(result.points),
        },
        "over": state.over,
    }


def _trick(trick: TrickView) -> dict[str, object]:
    return {
        "cards": [laid.card for laid in trick.laid],
        "seats": [laid.seat for laid in trick.laid],
        "winner": trick.winner,
    }


def _story(record: Record, games: Mapping[str, Game]) -> Iterator[str]:
    """Give the lines that a person reads."""
    from rich.markup import escape

    from stube.cards import FRENCH_52
    from stube.locales import message_id
    from stube.records import replay

    names = [escape(sitter.name or str(sitter)) for sitter in record.seats]
    seats = ", ".join(f"{seat} {name}" for seat, name in enumerate(names))
    yield f"[bold]{words(message_id('game', record.game))}[/bold]: {seats}"
    told, over = None, False
    for _, step in replay(record, games):
        watcher, over = step.state.view(None), step.state.over
        told = told or Telling(names, watcher.units, french=step.state.pack.id.startswith(FRENCH_52.id))
        if watcher.round != told.round:
            told.round = watcher.round
            yield f"\n[bold]{words('replay-round', number=watcher.round)}[/bold]"
        for event in step.events:
            yield from (f"  {line}" for line in told.tell(event))
        if watcher.result is not None:
            yield f"  {words('replay-score', score=' : '.join(map(str, watcher.score)))}"
            yield from (f"  {line}" for line in signs(watcher, names))
    if not over:
        yield f"\n{words('replay-open')}"
