"""One scripted beginning for every option value that comes out otherwise when the value is flipped.

    python -m games.flips --update        (from the folder `tests`; writes tests/data/flips)
    python -m games.flips --digests       (the same beginnings, after a view has got a field)

A row holds a rule set with the value in it, another value of the same option, the lines of play up to
the first moment at which the two differ, what differs then, and a digest of it.
The lines are drawn by the slow referee's random play, from defaults and presets before anything else.
"""

import argparse
import dataclasses
import hashlib
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from referee.beside import step
from referee.effects import changed
from referee.options import defaults, random_options, random_setup, values
from referee.selfplay import AnyReferee, random_line, referee

from stube.core import Game, State
from stube.errors import StubeError
from stube.games import find

Options = dict[str, str]
Seen = list[dict[str, Any]]
Pair = tuple[State, State]

FOLDER = Path(__file__).resolve().parents[1] / "data/flips"
GAMES = ("watten", "german_whist")
WITHOUT_EFFECT = {
    ("watten", "base"): "has one value",
    ("watten", "call_opponents"): "has one value",
    ("german_whist", "follow"): "has one value",
}
"""Options that no row can flip, and why."""
FROM_THE_START = {"players", "first_dealer", "ghost"}
"""Options that may differ before anything has happened."""
SHOW_THE_DEALER = {"direction", "forehand"}
"""Options that differ as soon as the dealer is known."""
ECHOES = {
    "rules",
    "target",
    "to_win",
    "code",
    "needed",
    "race",
    "goal",
    "tense",
    "raise_refusal",
    "knows_announcement",
} | {"claim_pays"}
"""Fields of a view that only repeat options or give reasons: what can be done or has happened must differ."""

REFUSED = ["refused"]
"""What differs when the flipped rule set refuses the last line."""

SEEDS = 240
MOST_LINES = 130
SHORT = 440
"""Bytes: a row this short is taken at once; a longer one only if the next few seeds find none shorter."""
MORE_SEEDS = 5


class Row(msgspec.Struct, frozen=True, omit_defaults=True):
    """One option value, and a beginning that tells it from another.

    Attributes:
        option: the option.
        value: its value.
        other: the value that it is flipped to.
        options: the rule set, without options at their default.
        agrees: what else has to change for the other value to stand without a clash.
        setup: how the series starts.
        lines: deals and actions; before the last of them both rule sets are alike.
        differs: fields of the views that then differ, or `refused`.
        digest: what these fields say then under `value`.
    """

    option: str
    value: str
    other: str
    options: Options
    setup: Options
    lines: list[str]
    differs: list[str]
    digest: str
    agrees: Options = {}


def read_rows(game: str) -> list[Row]:
    """Read a game's rows."""
    return msgspec.json.decode((FOLDER / f"{game}.json").read_bytes(), type=list[Row])


def rule_sets(game: str, row: Row) -> tuple[Options, Options]:
    """Give a row's complete rule set, and the flipped one."""
    options = {**defaults(game), **row.options}
    return options, {**options, row.option: row.other, **row.agrees}


def wanted(game: str) -> list[tuple[str, str]]:
    """Give every option value that can have an effect."""
    return [
        (name, value)
        for name, possible in values(game).items()
        if (game, name) not in WITHOUT_EFFECT
        for value in possible
    ]


# What is to be seen


def seen(state: State, seats: Sequence[int | None] | None = None) -> Seen:
    """Give what these (without any named, a watcher and each seat) may see, but for what only repeats the options."""
    views = [state.view(seat) for seat in ((None, *range(state.seats)) if seats is None else seats)]
    return [
        {field.name: getattr(view, field.name) for field in dataclasses.fields(view) if field.name not in ECHOES}
        for view in views
    ]


def digest(found: Seen, names: Sequence[str]) -> str:
    """Give a digest of some fields of all views; after a refusal, of what has to be done and by whom."""
    told = [[view[name] for name in (("phase", "turn", "hand") if names == REFUSED else names)] for view in found]
    return hashlib.sha256(msgspec.json.encode(told)).hexdigest()[:12]


def differing(ours: Seen, theirs: Seen) -> list[str]:
    """Name the fields in which a view differs from its twin; a table of another size has other views."""
    if len(ours) != len(theirs):
        return ["sides"]
    names = {name for one, other in zip(ours, theirs, strict=True) for name in one if one[name] != other[name]}
    return [name for name in ours[0] if name in names]


def start(game: Game, options: Options, setup: Options) -> State:
    """Begin a series under complete options."""
    state: State = game.start(game.rules_type.read(options), setup)
    return state


# The search


def find_row(name: str, option: str, value: str) -> Row | None:
    """Look for a short beginning of a game that tells a value from another."""
    game = find(name)
    best: Row | None = None
    left = SEEDS
    for seed, base in enumerate(_bases(game, option, value)):
        if left == 0 or (best is not None and _size(best) <= SHORT):
            break
        left -= 1
        options = changed(game.id, base, option, value)
        if options is None or options[option] != value:
            continue
        row = _try(game, (option, value), options, Random(f"{option} {value} {seed}"))
        if row is not None:
            best = row if best is None or _size(row) < _size(best) else best
            left = min(left, MORE_SEEDS)
    return best


def _size(row: Row) -> int:
    """Bytes that a row takes in its file."""
    return len(msgspec.json.encode(row))


def _bases(game: Game, option: str, value: str) -> Iterator[Options]:
    """Give rule sets to begin from: the defaults, the presets, anything."""
    presets = [dict(preset.rules.values()) for preset in game.presets.values()]
    random = Random(f"bases {option} {value}")
    for _ in range(6):
        yield defaults(game.id)
    yield from random.sample(presets, len(presets))
    while True:
        yield random_options(game.id, random)


def _try(game: Game, named: tuple[str, str], options: Options, random: Random) -> Row | None:
    """Play one beginning until the rule set and a flipped one part."""
    option, value = named
    flipped = _flip(game, options, option, random)
    if flipped is None:
        return None
    setup = {} if option in FROM_THE_START else {"dealer": "0", **random_setup(options, random)}
    if option in SHOW_THE_DEALER:
        del setup["dealer"]
    try:
        pair = start(game, options, setup), start(game, flipped, setup)
    except StubeError:
        return None  # the score is too high for the other target
    if differing(*map(seen, pair)) and option not in FROM_THE_START:
        return None
    lines, ours, differs = _parted(game, pair, referee(game.id, options, setup), random)
    if not differs:
        return None
    usual = defaults(game.id)
    return Row(
        option=option,
        value=value,
        other=flipped[option],
        options={name: chosen for name, chosen in options.items() if chosen != usual[name]},
        agrees={name: other for name, other in flipped.items() if name != option and options[name] != other},
        setup=setup,
        lines=lines,
        differs=differs,
        digest=digest(seen(ours), differs),
    )


def _parted(game: Game, pair: Pair, judge: AnyReferee, random: Random) -> tuple[list[str], State, list[str]]:
    """Play both on until something differs.

    Returns:
        The lines up to the first difference, our state then, and what differs: nothing, if nothing was found.
    """
    lines: list[str] = []
    pairs = [pair]
    while not _seem_to_differ(pairs[-1], random):
        if len(lines) == MOST_LINES or pairs[-1][0].over:
            return lines, pairs[-1][0], []
        lines.append(random_line(judge, random))
        judge.feed(lines[-1])
        ours = step(game, pairs[-1][0], lines[-1])
        try:
            pairs.append((ours, step(game, pairs[-1][1], lines[-1])))
        except StubeError:
            if not differing(*map(seen, pairs[-1])):
                return lines, ours, REFUSED
            break  # it was not offered, and nobody had looked
    while len(pairs) > 1 and differing(*map(seen, pairs[-2])):
        pairs.pop()
    return lines[: len(pairs) - 1], pairs[-1][0], differing(*map(seen, pairs[-1]))


def _seem_to_differ(pair: Pair, random: Random) -> bool:
    """Compare what some seats see, since building every view takes most of the time."""
    if pair[0].seats != pair[1].seats:
        return True
    seats = {random.randrange(pair[0].seats), *pair[0].turn[:1]}
    return any(differing(*(seen(state, (seat,)) for state in pair)) for seat in seats)


def _flip(game: Game, options: Options, option: str, random: Random) -> Options | None:
    """Give the rule set with another value of the option that has an effect; alone, if it can stand alone."""
    others = [name for name in values(game.id)[option] if name != options[option]]
    random.shuffle(others)
    rules = game.rules_type.read(options)
    flipped = [changed(game.id, options, option, other) for other in others]
    fitting = [twin for twin in flipped if twin is not None and twin[option] != options[option]]
    fitting.sort(key=lambda twin: sum(twin[name] != options[name] for name in options))
    for twin in fitting:
        if game.rules_type.read(twin).canonical() != rules.canonical():
            return twin
    return None


def write_rows(name: str, workers: Executor) -> int:
    """Write a game's rows anew; give the number of values without one."""
    options, possible = zip(*wanted(name), strict=True)
    rows, missing = [], 0
    for option, value, row in zip(
        options, possible, workers.map(partial(find_row, name), options, possible), strict=True
    ):
        if row is None:
            missing += 1
            sys.stdout.write(f"{name} {option}={value}: no beginning found\n")
        else:
            rows.append(row)
    _write(name, rows)
    return missing


def write_digests(name: str) -> None:
    """Write anew what a game's beginnings show, and leave the beginnings as they are."""
    rows = []
    for row in read_rows(name):
        state = start(find(name), rule_sets(name, row)[0], row.setup)
        for line in row.lines:
            state = step(find(name), state, line)
        rows.append(msgspec.structs.replace(row, digest=digest(seen(state), row.differs)))
    _write(name, rows)


def _write(name: str, rows: Sequence[Row]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    lines = b",\n".join(msgspec.json.encode(row) for row in rows)
    (FOLDER / f"{name}.json").write_bytes(b"[\n" + lines + b"\n]\n")


def main() -> int:
    """Write all rows anew, or their digests alone."""
    parser = argparse.ArgumentParser(description=__doc__)
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--update", action="store_true")
    what.add_argument("--digests", action="store_true")
    if parser.parse_args().digests:
        for name in GAMES:
            write_digests(name)
        return 0
    with ProcessPoolExecutor(2) as workers:
        return int(sum(write_rows(name, workers) for name in GAMES) > 0)


if __name__ == "__main__":
    sys.exit(main())
