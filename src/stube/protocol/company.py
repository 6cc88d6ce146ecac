"""Who sits at a table and by which customs: what everybody there is told alike."""

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from stube.protocol.limits import Count, Id, Name, Text

Speed: TypeAlias = Literal["slow", "normal", "fast"]
"""How long bots let a table breathe before they act."""


class Customs(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table agrees on besides the rules of the game.

    Attributes:
        speed: how long bots let the table breathe.
        absence: what happens when a person has been away for `absence_seconds`: the table waits, a bot
            plays until the person is back, or the match ends.
        absence_seconds: how long a person may be away before it.
        clock: seconds for one action; 0 is without end. When they are over a bot's choice is made.
        watchers: what those who only watch see: nothing, no hand, the hands of the round before, or all
            hands, once every person at the table has agreed.
        listed: whether the table is in the public list while a seat is free.
        bots_after: seconds after which bots take the seats that are free; 0 never. People who sit down
            on such a seat play from the next round on.
        standin: the bot that plays for who is away; None takes the server's own choice.
        gesture_ms: how long a gesture takes, in milliseconds.
        bots_signal: whether bots look about, make signs and so may see some.
        chat: whether people may write to each other.
        calls: whether the canned calls may be used.
        fold_needs_both: whether giving up needs both persons of a side.
        open_deals: when the cards that were folded are opened for checking.
    """

    speed: Speed = "normal"
    absence: Literal["wait", "bot", "end"] = "bot"
    absence_seconds: Annotated[int, Meta(ge=5, le=3600)] = 60
    clock: Literal[0, 15, 30, 60, 120] = 0
    watchers: Literal["none", "no_hands", "delayed", "open"] = "no_hands"
    listed: bool = False
    bots_after: Annotated[int, Meta(ge=0, le=600)] = 0
    standin: Id | None = None
    gesture_ms: Annotated[int, Meta(ge=50, le=5000)] = 1500
    bots_signal: bool = True
    chat: bool = False
    calls: bool = True
    fold_needs_both: bool = False
    open_deals: Literal["match", "never"] = "match"


class SeatInfo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits on a seat.

    Attributes:
        name: what the person wants to be called (may be empty); the bot's id for a bot; empty when free.
        kind: whether it is a person or a bot, or free for whoever comes.
        here: whether the person is connected.
        standin: the bot that plays for the seat for the time being.
    """

    name: Name
    kind: Literal["person", "bot", "free"]
    here: bool = False
    standin: Id | None = None


class MatchScore(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A series that has been finished at this table this evening.

    Attributes:
        names: who sat on each seat; a bot's id for a bot.
        units: the seats of each scoring unit.
        winners: the units that won it.
        score: the points of each unit at the end.
        won: what each unit had won in the series.
        rounds: how many rounds it took.
    """

    names: tuple[Name, ...]
    units: tuple[tuple[int, ...], ...]
    winners: tuple[int, ...]
    score: tuple[int, ...]
    won: tuple[int, ...]
    rounds: int


class Company(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="company"):
    """Who is at the table; sent after `Welcome` and whenever it changes, to everybody alike.

    Attributes:
        seats: who sits where.
        host: the seat that may fill and free seats; None while nobody sits.
        stage: whether seats are free and nothing is dealt, the match is on, or it is over.
        rematch: seats that want to play again; when all persons do, the next match begins.
        folding: the seat that wants to give up and waits for the other person of its side; told to that side only.
        agreed: seats that agree to open hands for watchers.
        open: whether those who watch see all hands now.
        ended: whether the match was ended because somebody stayed away.
        sheet: the matches finished at this table, in order.
        talk: whether the rules leave people free to talk now, so to call and to write where the customs allow it.
    """

    seats: tuple[SeatInfo, ...]
    host: int | None
    stage: Literal["gathering", "playing", "over"]
    rematch: tuple[int, ...] = ()
    folding: int | None = None
    agreed: tuple[int, ...] = ()
    open: bool = False
    ended: bool = False
    sheet: tuple[MatchScore, ...] = ()
    talk: bool = True


class Said(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="said"):
    """A seat has used a canned call; the texts of a call are the message `call-CODE`."""

    seat: int
    code: Id


class Chatted(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="chatted"):
    """A seat has written something."""

    seat: int
    text: Text


class RanOut(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="ran_out"):
    """The time of a seat for an action was over; a bot has chosen for it.

    Attributes:
        seat: whose.
        on: the decision.
    """

    seat: int
    on: Count
