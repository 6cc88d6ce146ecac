"""What is asked and told to go through a match that is over: rounds, and what happened in one, step by step."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from stube.protocol.company import SeatInfo
from stube.protocol.limits import Count, Id, Secret, Value
from stube.protocol.server import Args, Update

LARGEST_FILE = 256 * 1024
"""Longest record that is played through for a browser, in characters; a long match takes some 50 000."""

RecordText = Annotated[str, Meta(max_length=LARGEST_FILE)]
"""A record in either of its forms."""


class ReplayWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Show me a round of a match that is over, as my seat saw it; by somebody who sits at the table.

    Attributes:
        secret: the secret of a seat.
        match: which match of the table, from 0; None takes the last one that is over.
        round: which of its rounds, from 1.
        open: whether all hands are to be shown too.
    """

    secret: Secret
    match: Count | None = None
    round: Count = 1
    open: bool = False


class FileWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Show me a round of a match that I have the record of.

    Attributes:
        record: the file.
        seat: whose eyes see it; None takes those of the first person, or of seat 0 where bots alone played.
        round: which of its rounds, from 1.
        open: whether all hands are to be shown too.
    """

    record: RecordText
    seat: Count | None = None
    round: Count = 1
    open: bool = False


class Whispered(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that happened and that not everybody was told.

    Attributes:
        code: what.
        args: arguments of the code.
        seats: who was told.
    """

    code: str
    args: Args
    seats: tuple[int, ...]


class ReplayStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A step of a round.

    Attributes:
        update: what the seat was told then; `hands` has the cards of all seats where all are shown.
        whispered: what happened and was not told to everybody; only where all hands are shown.
    """

    update: Update
    whispered: tuple[Whispered, ...] = ()


class RoundLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A round of the match in one line.

    Attributes:
        round: its number in the match, from 1.
        winners: the units that won it; none where it was drawn, or broken off.
        points: by unit, what it got.
        deal: `checked`: the deals of the round were worked out again and nobody has chosen them; `wrong`: they do
            not follow from what was promised; None where there is nothing to check by.
    """

    round: Count
    winners: tuple[int, ...]
    points: tuple[int, ...]
    deal: Literal["checked", "wrong"] | None


class Replay(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A match that is over, and one of its rounds step by step.

    Attributes:
        game: id of the game.
        preset: id of the preset; None when single options were changed.
        rules: every option with its value.
        fingerprint: the rules' fingerprint.
        seats: who sat where.
        seat: whose eyes see it; None sees no hand: at a table that never opens cards, who came later than the match.
        opens: whether all hands may be asked for.
        rounds: of the match, in order.
        round: number of the round that is told.
        steps: what happened in it; the first is its first deal.
    """

    game: Id
    preset: Id | None
    rules: dict[str, Value]
    fingerprint: Id
    seats: tuple[SeatInfo, ...]
    seat: int | None
    opens: bool
    rounds: tuple[RoundLine, ...]
    round: Count
    steps: tuple[ReplayStep, ...]
