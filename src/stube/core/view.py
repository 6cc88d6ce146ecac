"""What a seat may know, built and never stripped.

A view is made of texts, numbers and tuples only, so that it goes through JSON unchanged; cards are
codes. It holds the seat's own history of the round: bots keep no memory. The browser draws what
stands here and knows no rules: the hand is sorted, each card says whether it may be played and
why not, the ladder is given.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from stube.core.event import Seen
from stube.errors import Arg


@dataclass(frozen=True, slots=True, kw_only=True)
class Choice:
    """An action that is offered.

    Attributes:
        action: its text form, sent back as it stands.
        kind: first word of the text form (`play`, `raise`, …).
        args: what a button must say: card, call, stake, what the others would get, cost.
        binds: whether it speaks for the whole side: raises, answers to them, giving up.
    """

    action: str
    kind: str
    args: Mapping[str, Arg]
    binds: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Refusal:
    """Why something cannot be done now: an error code with arguments."""

    code: str
    args: Mapping[str, Arg]


@dataclass(frozen=True, slots=True, kw_only=True)
class HandCard:
    """A card in the seat's own hand.

    Attributes:
        card: its code.
        role: what it is this round (`max`, `chief`, `blind`, `trump`, …), None when plain or unknown.
        playable: whether it may be played now.
        refusal: why not, when it is the seat's turn to play and this card may not be played.
    """

    card: str
    role: str | None
    playable: bool
    refusal: Refusal | None


@dataclass(frozen=True, slots=True, kw_only=True)
class LaidCard:
    """A card on the table, with the seat that laid it."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True, kw_only=True)
class TrickView:
    """A trick as it lies.

    Attributes:
        laid: cards in order of play.
        winner: the seat whose card lies on top (of a finished trick: that won it); None while
            that would tell what this seat may not know.
        reason: why that card is on top, as a code; None for those who may not know.
        called: whether the lead carried a call.
    """

    laid: tuple[LaidCard, ...]
    winner: int | None
    reason: str | None
    called: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Rung:
    """One step of the ladder: cards of equal height, higher rungs first.

    Attributes:
        role: `max`, `belli`, `spitz`, `weli`, `guate`, `chief`, `blind`, `trump` or `plain`.
        cards: card codes.
    """

    role: str
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundResult:
    """How a round ended.

    Attributes:
        how: code of the way it ended (`played`, `folded`, `conceded`, `misraised`, …).
        winners: the units that won it; none when it is drawn.
        tricks: tricks won by each side.
        points: points that each unit got in the whole round, penalties included.
        shown: by seat, cards left that everybody may see now.
    """

    how: str
    winners: tuple[int, ...]
    tricks: tuple[int, ...]
    points: tuple[int, ...]
    shown: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """What one seat sees of a state; games add their own fields.

    Attributes:
        game: id of the game.
        rules_version: version of its rules.
        rules: every option with its value.
        seat: whose view it is; None is a watcher.
        sides: the seats of each side in this round.
        units: the seats of each scoring unit.
        phase: what is going on (`cut`, `deck`, `play`, …; see the game).
        needs_deal: the kind of deal that is waited for, if any.
        decision: number of decisions and deals made so far; looks and gestures do not move it.
        round: number of the round in the series, from 1; 0 before the first deal.
        dealer: seat of the dealer, if known.
        turn: seats whose decision is waited for.
        hand: own cards that may be seen, highest first.
        unseen: number of own cards that may not be looked at yet.
        counts: number of cards that each seat holds.
        trick: the trick on the table.
        tricks: finished tricks of the round, in order.
        won_tricks: number of tricks won by each side.
        ladder: who beats whom this round, for those who may know; highest first.
        score: points of each unit in the match.
        target: points that win the match, if it is played to points.
        won: what each unit has won in the series (matches, or rounds in a best-of).
        to_win: how many of these win the series.
        choices: what the seat may do, when its decision is waited for.
        free: what it may do besides: looks, gestures, a raise out of turn.
        events: what the seat has seen since the first deal of the round.
        result: how the round ended, when it is over and the next is not dealt.
        over: whether the series is over.
        winners: units that won the series.
    """

    game: str
    rules_version: int
    rules: Mapping[str, str]
    seat: int | None
    sides: tuple[tuple[int, ...], ...]
    units: tuple[tuple[int, ...], ...]
    phase: str
    needs_deal: str | None
    decision: int
    round: int
    dealer: int | None
    turn: tuple[int, ...]
    hand: tuple[HandCard, ...]
    unseen: int
    counts: tuple[int, ...]
    trick: TrickView
    tricks: tuple[TrickView, ...]
    won_tricks: tuple[int, ...]
    ladder: tuple[Rung, ...]
    score: tuple[int, ...]
    target: int | None
    won: tuple[int, ...]
    to_win: int
    choices: tuple[Choice, ...]
    free: tuple[Choice, ...]
    events: tuple[Seen, ...]
    result: RoundResult | None
    over: bool
    winners: tuple[int, ...]
