"""Why a bot chose what it chose: codes with numbers; the sentences are others' to make."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum


class ReasonCode(StrEnum):
    """The closed list of reasons, with their arguments."""

    ROUND = "round"
    """`chance`: to win the round, as it is estimated."""
    CHANCE = "chance"
    """`action`, `chance`: to win the round after it."""
    TRICKS = "tricks"
    """`action`, `tricks`, `exact`: tricks ahead at the end after it, or exactly those still won."""
    EQUITY = "equity"
    """`word`, `chance`: to win the match after this word about the stake, if nothing more is said."""
    SHARE = "share"
    """`word`, `share`: how often this word is right with such a chance; it is drawn by lot."""
    HOLDS = "holds"
    """`seat`, `card`, `chance`: how surely a seat is believed to hold a critical."""
    OVERTAKES = "overtakes"
    """`card`, `over`, `gain`: it beats the partner's winning card, for so much more chance than leaving it."""


@dataclass(frozen=True, slots=True)
class Reason:
    """One reason.

    Attributes:
        code: which.
        args: its arguments, see `ReasonCode`.
    """

    code: ReasonCode
    args: Mapping[str, str | int | float]


@dataclass(frozen=True, slots=True)
class Thought:
    """A choice and what speaks for it.

    Attributes:
        action: what `choose` gives for the same view, seed and budget.
        reasons: what was found out on the way; none where nothing had to be weighed.
    """

    action: str
    reasons: tuple[Reason, ...] = ()
