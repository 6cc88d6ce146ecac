"""What happened, as a code with arguments and the seats that may know it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from stube.errors import Arg

Audience: TypeAlias = frozenset[int] | None
"""The seats that learn of an event; `EVERYBODY` means watchers too."""

EVERYBODY: Audience = None


@dataclass(frozen=True, slots=True)
class Seen:
    """An event as one seat sees it: without its audience."""

    code: str
    args: Mapping[str, Arg]


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened.

    Attributes:
        code: what; the locales have a sentence for each.
        args: card codes, seats and numbers that the sentence names.
        audience: who learns of it. It has no default: each event says so.
        placed: codes of cards that it shows where they lay in the deck, so that who learns of it may check
            them against the deal's seal. A card that was played is not placed: whoever knew when it was
            dealt or drawn would know more than the card.
        told: what those who learn of it see; made once for all of them.
    """

    code: str
    args: Mapping[str, Arg]
    audience: Audience
    placed: tuple[str, ...] = ()
    told: Seen = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        """Make what is told of it."""
        object.__setattr__(self, "told", Seen(self.code, self.args))

    def seen_by(self, seat: int | None) -> bool:
        """Say whether a seat (or a watcher, None) learns of it."""
        return self.audience is None or (seat is not None and seat in self.audience)


def seen(events: tuple[Event, ...], seat: int | None) -> tuple[Seen, ...]:
    """Give the events that a seat (or a watcher, None) learns of, in order."""
    return tuple([event.told for event in events if event.audience is None or event.seen_by(seat)])
