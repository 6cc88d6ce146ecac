"""The things that a seat at a Watten table can do."""

from dataclasses import dataclass
from typing import ClassVar

from stube.cards import Card


@dataclass(frozen=True, slots=True)
class NameStrike:
    """Forehand names the strike rank."""

    kind: ClassVar[str] = "strike"
    rank: str

    def __str__(self) -> str:
        """Give `strike U`."""
        return f"strike {self.rank}"


@dataclass(frozen=True, slots=True)
class NameTrump:
    """The dealer names the trump suit."""

    kind: ClassVar[str] = "trump"
    suit: str

    def __str__(self) -> str:
        """Give `trump L`."""
        return f"trump {self.suit}"


@dataclass(frozen=True, slots=True)
class Show:
    """An announcer shows a card: its rank is the strike, or its suit the trump."""

    kind: ClassVar[str] = "show"
    card: Card

    def __str__(self) -> str:
        """Give `show HU`."""
        return f"show {self.card}"


@dataclass(frozen=True, slots=True)
class Claim:
    """An opponent claims that a card played by a seat broke a duty."""

    kind: ClassVar[str] = "claim"
    seat: int
    card: Card

    def __str__(self) -> str:
        """Give `claim 2 LA`."""
        return f"claim {self.seat} {self.card}"


@dataclass(frozen=True, slots=True)
class Play:
    """A seat plays a card; a led chief may carry the call."""

    kind: ClassVar[str] = "play"
    card: Card
    called: bool = False

    def __str__(self) -> str:
        """Give `play LO` or `play LO call`."""
        return f"play {self.card} call" if self.called else f"play {self.card}"


@dataclass(frozen=True, slots=True)
class Raise:
    """A side raises the stake; while a raise waits, it holds that one too."""

    kind: ClassVar[str] = "raise"
    to: int

    def __str__(self) -> str:
        """Give `raise 3`."""
        return f"raise {self.to}"


@dataclass(frozen=True, slots=True)
class Look:
    """A seat looks at another seat, or (None) at the own hand."""

    kind: ClassVar[str] = "look"
    at: int | None

    def __str__(self) -> str:
        """Give `look 2` or `look hand`."""
        return f"look {'hand' if self.at is None else self.at}"


@dataclass(frozen=True, slots=True)
class BeginGesture:
    """A seat begins a gesture of the table's code."""

    kind: ClassVar[str] = "sign"
    gesture: str

    def __str__(self) -> str:
        """Give `sign wink`."""
        return f"sign {self.gesture}"


@dataclass(frozen=True, slots=True)
class Mean:
    """A seat agrees with its partner on the next meaning of a gesture."""

    kind: ClassVar[str] = "mean"
    gesture: str

    def __str__(self) -> str:
        """Give `mean wink`."""
        return f"mean {self.gesture}"


@dataclass(frozen=True, slots=True)
class _Word:
    """An action that one word says."""

    kind: ClassVar[str] = ""

    def __str__(self) -> str:
        """Give the word."""
        return self.kind


@dataclass(frozen=True, slots=True)
class Keep(_Word):
    """Keep the critical found at the cut."""

    kind: ClassVar[str] = "keep"


@dataclass(frozen=True, slots=True)
class Leave(_Word):
    """Leave the card found at the cut."""

    kind: ClassVar[str] = "leave"


@dataclass(frozen=True, slots=True)
class Swap(_Word):
    """The dealer asks to swap the announcements."""

    kind: ClassVar[str] = "swap"


@dataclass(frozen=True, slots=True)
class Stay(_Word):
    """A tense side plays on, for three or four without raises."""

    kind: ClassVar[str] = "stay"


@dataclass(frozen=True, slots=True)
class Give(_Word):
    """A tense side gives the round up for two."""

    kind: ClassVar[str] = "give"


@dataclass(frozen=True, slots=True)
class Machine(_Word):
    """A seat declares that it holds all criticals."""

    kind: ClassVar[str] = "maschine"


@dataclass(frozen=True, slots=True)
class Jump(_Word):
    """A side far behind bets four before the lead."""

    kind: ClassVar[str] = "jump"


@dataclass(frozen=True, slots=True)
class Farbe(_Word):
    """The answer *Farbe*: the raiser's last card is to be shown."""

    kind: ClassVar[str] = "farbe"


@dataclass(frozen=True, slots=True)
class Better(_Word):
    """An announcer calls (or asks) for better cards."""

    kind: ClassVar[str] = "better"


@dataclass(frozen=True, slots=True)
class Grant(_Word):
    """The other announcer grants better cards."""

    kind: ClassVar[str] = "grant"


@dataclass(frozen=True, slots=True)
class Refuse(_Word):
    """The other announcer refuses better cards."""

    kind: ClassVar[str] = "refuse"


@dataclass(frozen=True, slots=True)
class Hold(_Word):
    """A side holds the raise: the round goes on for the new stake."""

    kind: ClassVar[str] = "hold"


@dataclass(frozen=True, slots=True)
class Fold(_Word):
    """A side folds the raise: the round is over."""

    kind: ClassVar[str] = "fold"


@dataclass(frozen=True, slots=True)
class Concede(_Word):
    """A side gives the round up with no raise waiting."""

    kind: ClassVar[str] = "concede"


@dataclass(frozen=True, slots=True)
class EndGesture:
    """A seat ends its gesture."""

    kind: ClassVar[str] = "sign"

    def __str__(self) -> str:
        """Give `sign end`."""
        return "sign end"


WattenAction = (
    NameStrike
    | NameTrump
    | Play
    | Raise
    | Look
    | BeginGesture
    | EndGesture
    | Better
    | Grant
    | Refuse
    | Hold
    | Fold
    | Concede
    | Keep
    | Leave
    | Swap
    | Show
    | Stay
    | Give
    | Machine
    | Jump
    | Farbe
    | Claim
    | Mean
)
