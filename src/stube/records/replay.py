"""Playing a record again, and saying what is wrong with one that cannot be."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from stube.cards import parse_deal
from stube.core import Game, State, Step
from stube.errors import Arg, Code, NotationError, RecordError, StubeError
from stube.records.record import Entry, Record

SHOWN = 12
"""How many legal actions an error names at most."""


def begin(record: Record, games: Mapping[str, Game]) -> State:
    """Give the state before the first entry.

    Args:
        record: the record.
        games: the games that are known, by id.

    Raises:
        RecordError: `record_bad_value` (no such game, or rules or setup that it refuses) or
            `record_rules_version_unknown`.
    """
    game = games.get(record.game)
    if game is None:
        raise RecordError(
            Code.RECORD_BAD_VALUE, field="game", text=record.game, reason=Code.UNKNOWN_GAME.value, right=tuple(games)
        )
    if record.rules_version != game.rules_version:
        raise RecordError(
            Code.RECORD_RULES_VERSION_UNKNOWN,
            field="rules-version",
            version=record.rules_version,
            right=(str(game.rules_version),),
        )
    try:
        return game.start(game.rules_type.read(record.rules), record.setup)
    except StubeError as refusal:
        raise RecordError(
            Code.RECORD_BAD_VALUE, field="rules", reason=refusal.code.value, text=str(refusal)
        ) from refusal


def replay(record: Record, games: Mapping[str, Game]) -> Iterator[tuple[Entry, Step[State]]]:
    """Play a record again, entry by entry.

    Args:
        record: the record.
        games: the games that are known, by id.

    Yields:
        Each entry with what came of it.

    Raises:
        RecordError: as `begin`; `record_illegal_action` when the rules refuse an entry, or
            `record_rotated` when they take all entries once every seat is shifted by the same
            number. Both name the line, the entry, the rules' own reason and what would be right.
    """
    state = begin(record, games)
    game = games[record.game]
    for number, entry in enumerate(record.entries):
        try:
            step = _apply(game, state, entry)
        except StubeError as refusal:
            raise _explain(record, games, state, number, refusal) from refusal
        yield entry, step
        state = step.state


def _apply(game: Game, state: State, entry: Entry) -> Step[State]:
    if entry.seat is None:
        return state.deal(parse_deal(entry.text, state.pack))
    if not 0 <= entry.seat < state.seats:
        raise NotationError(Code.BAD_SEAT, seat=entry.seat, seats=state.seats)
    return state.play(entry.seat, game.parse_action(entry.text))


def _explain(record: Record, games: Mapping[str, Game], state: State, number: int, refusal: StubeError) -> RecordError:
    found: dict[str, Arg] = {
        "line": record.line_of(number),
        "text": str(record.entries[number])[:80],
        "reason": refusal.code.value,
        "right": _right(state),
    }
    shift = rotation(record, games)
    if shift is not None:
        return RecordError(Code.RECORD_ROTATED, seats=shift, **found)
    return RecordError(Code.RECORD_ILLEGAL_ACTION, **found)


def _right(state: State) -> tuple[str, ...]:
    """Name what the rules wait for."""
    if state.over:
        return ()
    if state.needs_deal is not None:
        return (state.needs_deal.value,)
    return tuple(f"{seat} {action}" for seat in state.turn for action in state.choices(seat))[:SHOWN]


def rotation(record: Record, games: Mapping[str, Game]) -> int | None:
    """Give by how many seats the actions of a record must be shifted for the rules to take them all.

    Returns:
        1 up to the number of seats less one, or None when no shift helps.
    """
    game = games[record.game]
    start = begin(record, games)
    for shift in range(1, start.seats):
        if _plays_through(game, start, rotate(record, shift, start.seats).entries):
            return shift
    return None


def rotate(record: Record, shift: int, seats: int) -> Record:
    """Give the record with every action `shift` seats further on; the deals stay."""
    shifted = tuple(
        entry if entry.seat is None else Entry((entry.seat + shift) % seats, entry.text) for entry in record.entries
    )
    return replace(record, entries=shifted)


def _plays_through(game: Game, state: State, entries: tuple[Entry, ...]) -> bool:
    for entry in entries:
        try:
            state = _apply(game, state, entry).state
        except StubeError:
            return False
    return True
