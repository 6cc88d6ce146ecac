"""What happens at a table by itself because time has passed: stand-ins, another host, a decision, an end.

Pure: it follows from the fold of the log, so any server finds the same.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from stube.protocol import Customs
from stube.server.chairs import Chair
from stube.server.company import next_host
from stube.server.house_rows import Ended, Hosted, HouseRow, RanOut, StoodIn
from stube.server.story import Reading, Story

SECOND = 1000  # in milliseconds


@dataclass(frozen=True, slots=True)
class Coming:
    """A row that will be written at a moment unless something happens before.

    Attributes:
        at: when, in milliseconds since 1970.
        what: the row.
        seat: the row's seat.
    """

    at: int
    what: HouseRow
    seat: int | None = None


def coming(story: Story | Reading, customs: Customs, opened: int, standin: str) -> Coming | None:
    """Give what happens next by itself; None while nothing will, or nobody is here.

    Args:
        story: the fold of the log, or what a row would make of it.
        customs: what the table agrees on.
        opened: when it was opened, in milliseconds since 1970.
        standin: the bot that plays for who is away.
    """
    if not story.company.present or story.company.closed or story.state.over or story.company.ended:
        return None
    found = [*_hosts(story, customs), *_seats(story, customs, opened, standin), *_clock(story, customs)]
    return min(found, key=lambda one: one.at, default=None)


def _hosts(story: Story | Reading, customs: Customs) -> Iterator[Coming]:
    """When the host has been away for long somebody who is here is host."""
    company = story.company
    if company.host is not None and not company.chairs[company.host].nodes:
        heir = next_host(company.chairs)
        if heir is not None and heir != company.host:
            yield Coming(_gone(company.chairs[company.host], customs), Hosted(seat=heir))


def _seats(story: Story | Reading, customs: Customs, opened: int, standin: str) -> Iterator[Coming]:
    """Bots sit in for who has been away for long, and where the table asks for it on seats that nobody takes."""
    for seat, chair in enumerate(story.company.chairs):
        if not chair.missing:
            continue
        if story.dealt and customs.absence == "bot":
            yield Coming(_gone(chair, customs), StoodIn(seat=seat, bot=standin))
        elif story.dealt and customs.absence == "end":
            yield Coming(_gone(chair, customs), Ended())
        elif not story.dealt and customs.bots_after and chair.kind == "free":
            yield Coming(max(opened + customs.bots_after * SECOND, chair.since), StoodIn(seat=seat, bot=standin))


def _clock(story: Story | Reading, customs: Customs) -> Iterator[Coming]:
    """When the time for a decision is over a bot makes it; it runs for who is here."""
    decision = story.state.decision
    if not customs.clock or (story.company.ran_out or (0, -1))[1] == decision:
        return
    for seat in story.state.turn:
        chair = story.company.chairs[seat]
        if chair.nodes and chair.player is None:
            yield Coming(deadline(story, customs, seat), RanOut(on=decision), seat)
            return


def deadline(story: Story | Reading, customs: Customs, seat: int) -> int:
    """Give when the time of a seat for the decision that waits is over, in milliseconds since 1970."""
    return max(story.since, story.company.chairs[seat].since) + customs.clock * SECOND


def _gone(chair: Chair, customs: Customs) -> int:
    return chair.since + customs.absence_seconds * SECOND
