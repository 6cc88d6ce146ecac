"""What a seat at a Watten table may know."""

from dataclasses import dataclass

from stube.core import Refusal, View


@dataclass(frozen=True, slots=True, kw_only=True)
class PendingRaise:
    """A raise that waits for its answer.

    Attributes:
        seat: who raised.
        agreed: the stake before it.
        to: the stake it asks for.
        fold_pays: what the raising side gets if it is folded.
        answering: seats that may answer; the first answer binds.
    """

    seat: int
    agreed: int
    to: int
    fold_pays: int
    answering: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Sign:
    """One entry of the table's signal code: a gesture and what it means."""

    gesture: str
    meaning: str


@dataclass(frozen=True, slots=True, kw_only=True)
class MadeSign:
    """A gesture of a match that is over: when it was made, by whom, what it meant, which seats saw it."""

    round: int
    seat: int
    gesture: str
    meaning: str
    seen: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class SeenGesture:
    """A gesture that this seat sees right now."""

    seat: int
    gesture: str


@dataclass(frozen=True, slots=True, kw_only=True)
class WattenView(View):
    """A view of Watten; its phases are those of `phases.Phase`.

    Attributes:
        forehand: the seat that names the strike and leads.
        announcers: forehand and dealer.
        strike: the strike rank, for those who may know it.
        trump: the trump suit, for those who may know it.
        knows_announcement: whether this seat may know strike and trump (once they are fixed).
        asking: the seat that asks for better cards and waits for an answer.
        stake: what the round is worth now.
        pending: the raise that waits for an answer.
        last_raiser: the side that raised last in this round.
        tense: by unit, whether it is tense.
        chosen: the card that this seat has chosen to show and that is still secret.
        claim_pays: what a claim brings the side that is right about it; None where no duty can be broken.
        raise_refusal: why this seat may not raise at this moment; None when it may (or watches).
        gaze: by seat, the seat it looks at; None looks at the own hand.
        gesture: the gesture that this seat is making.
        sees: gestures that this seat sees right now.
        code: the signal code that this seat uses with its partner, when signals are allowed.
        codes: by side, the signal codes, once the match is over, if partners had agreed on their own.
        made: every gesture of the match, once it is over.
    """

    forehand: int | None
    announcers: tuple[int, ...]
    strike: str | None
    trump: str | None
    knows_announcement: bool
    asking: int | None
    stake: int
    pending: PendingRaise | None
    last_raiser: int | None
    tense: tuple[bool, ...]
    chosen: str | None
    claim_pays: int | None
    raise_refusal: Refusal | None
    gaze: tuple[int | None, ...]
    gesture: str | None
    sees: tuple[SeenGesture, ...]
    code: tuple[Sign, ...]
    codes: tuple[tuple[Sign, ...], ...]
    made: tuple[MadeSign, ...]
