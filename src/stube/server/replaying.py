"""A record cut into the steps that a browser shows: what a seat was told, round by round, and what all hands held."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

import msgspec

from stube import protocol
from stube.core import Event, Game, State, View, fingerprint
from stube.core.event import seen
from stube.errors import Code, NotationError, RecordError
from stube.protocol import Replay, ReplayStep, RoundLine, SeatInfo, Update, Whispered, wire_args, write_view
from stube.records import Record, begin, replay, verify
from stube.server.ruling import preset_of
from stube.server.story import Place, concerns

LONGEST_NAME = 40
"""The wire's names are shorter than those that a record may hold."""


@dataclass(frozen=True, slots=True)
class Eyes:
    """How a match is looked at.

    Attributes:
        seat: whose eyes see it; None sees no hand.
        opens: whether all hands may be shown.
        open: whether they are.
    """

    seat: Place
    opens: bool = True
    open: bool = False


@dataclass(slots=True)
class _Round:
    """A round of the match as it is gone through.

    Attributes:
        number: its number.
        deals: which deals of the record are its own, from 0.
        view: what everybody saw at its end.
        taken: what happened in it, with the states before and after; kept only of the round that is wanted.
    """

    number: int
    deals: list[int] = field(default_factory=list)
    view: View | None = None
    taken: list[tuple[State, State, tuple[Event, ...]]] = field(default_factory=list)


def first_seat(record: Record) -> int:
    """Give the seat of the first person, or seat 0 where bots alone played."""
    return next((seat for seat, sitter in enumerate(record.seats) if not sitter.bot), 0)


def show(record: Record, games: Mapping[str, Game], eyes: Eyes, wanted: int) -> Replay:
    """Give one round of a record, step by step.

    Args:
        record: a record that plays through.
        games: the games that are known, by id.
        eyes: how it is looked at.
        wanted: number of the round; the nearest is taken.

    Raises:
        NotationError: `bad_seat`: there is no such seat.
        RecordError: see `stube.records.replay`.
    """
    game, start = games[record.game], begin(record, games)
    if eyes.seat is not None and eyes.seat >= start.seats:
        raise NotationError(Code.BAD_SEAT, seat=eyes.seat, seats=start.seats)
    rounds = _rounds(record, games, start, wanted)
    told = next((one for one in rounds if one.number == wanted), rounds[-1])
    if told.number != wanted:
        told = next(one for one in _rounds(record, games, start, told.number) if one.number == told.number)
    return Replay(
        game=record.game,
        preset=preset_of(game, start.rules, game.presets[game.default_preset]),
        rules=start.rules.values(),
        fingerprint=fingerprint(record.game, start.rules),
        seats=tuple(
            SeatInfo(name=sitter.name[:LONGEST_NAME], kind="bot" if sitter.bot else "person", here=True)
            for sitter in record.seats
        ),
        seat=eyes.seat,
        opens=eyes.opens,
        rounds=_lines(rounds, record, games),
        round=told.number,
        steps=tuple(_steps(told, start, eyes)),
    )


def _rounds(record: Record, games: Mapping[str, Game], start: State, wanted: int) -> list[_Round]:
    """Give the rounds of a record; what happened is kept of the one that is wanted. There is always one."""
    rounds = [_Round(1)]
    before, deals = start, 0
    for entry, step in replay(record, games):
        after = step.state
        if entry.seat is None:
            # A cut or a lot before the first deal belongs to it: no round has a number yet.
            if (number := max(1, after.view(None).round)) != rounds[-1].number:
                rounds.append(_Round(number))
            rounds[-1].deals.append(deals)
            deals += 1
        if after.needs_deal is not None or after.over:
            rounds[-1].view = after.view(None)
        if rounds[-1].number == wanted:
            rounds[-1].taken.append((before, after, step.events))
        before = after
    return rounds


def _steps(told: _Round, start: State, eyes: Eyes) -> Iterator[ReplayStep]:
    number = 0
    taken = told.taken or [(start, start, ())]
    for before, after, events in taken:
        if not (eyes.open or number == 0 or concerns(eyes.seat, before, after, events)):
            continue
        number += 1
        yield _step(number, after, events, eyes)


def _step(number: int, after: State, events: tuple[Event, ...], eyes: Eyes) -> ReplayStep:
    view = after.view(eyes.seat)
    update = Update(
        number=number,
        events=tuple(protocol.Seen(event.code, wire_args(event.args)) for event in seen(events, eyes.seat)),
        view=msgspec.Raw(write_view(view)),
        hands=_hands(after, view) if eyes.open else None,
    )
    whispered = tuple(
        Whispered(event.code, wire_args(event.args), tuple(sorted(event.audience)))
        for event in events
        if eyes.open and event.audience is not None
    )
    return ReplayStep(update, whispered)


def _hands(state: State, own: View) -> tuple[tuple[str, ...], ...]:
    views = [own if seat == own.seat else state.view(seat) for seat in range(state.seats)]
    return tuple(tuple(held.card for held in view.hand) for view in views)


def _lines(rounds: list[_Round], record: Record, games: Mapping[str, Game]) -> tuple[RoundLine, ...]:
    fine = _audited(record, games)
    return tuple(_line(one, [fine[deal] for deal in one.deals] if fine else []) for one in rounds)


def _line(told: _Round, fine: list[bool | None]) -> RoundLine:
    result = None if told.view is None else told.view.result
    known = [one for one in fine if one is not None]
    return RoundLine(
        round=told.number,
        winners=() if result is None else result.winners,
        points=() if result is None else result.points,
        deal="wrong" if False in known else "checked" if fine and len(known) == len(fine) else None,
    )


def _audited(record: Record, games: Mapping[str, Game]) -> list[bool | None]:
    """Say of each deal whether it follows from what was promised; None where that cannot be worked out."""
    try:
        found = verify(record, games)
    except RecordError as missing:
        deals = sum(entry.seat is None for entry in record.entries)
        return [] if missing.code is Code.RECORD_WITHOUT_PROOF else [False] * deals
    return [deal.finding.flaw is None if deal.finding.flaw or deal.finding.shown else None for deal in found]
