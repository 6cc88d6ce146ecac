"""Looks and gestures: who sees what, and the table's code as data (W-50 … W-54).

A seat looks at one place at a time: its own hand (None) or another seat; everybody sees where. A
gesture begins and ends; whoever looks at the seat in between has seen it, and nobody else is told.
Whoever makes a gesture sees none meanwhile.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import TypeVar

from stube.cards import Card
from stube.errors import Code, NotationError

_T = TypeVar("_T")

HOLDINGS = {"max": "HK", "belli": "S7", "spitz": "E7", "weli": "S6"}
"""Meanings that claim one critical."""
MEANINGS = (*HOLDINGS, "chief", "nothing", "lead_trumps")
GESTURES = ("wink", "nose", "lips", "mouth", "shoulder", "up", "nod", "down", "blink", "brows", "kiss")

Vocabulary = tuple[tuple[str, str], ...]
"""Pairs of a gesture and what it means; several gestures may mean the same."""

COMMON_CODE: Vocabulary = (
    ("wink", "max"),
    ("nose", "belli"),
    ("lips", "belli"),
    ("mouth", "spitz"),
    ("shoulder", "spitz"),
    ("up", "chief"),
    ("nod", "chief"),
    ("down", "nothing"),
    ("blink", "nothing"),
    ("brows", "lead_trumps"),
)
"""The code that a table has when it says nothing else (`rules.md` F2)."""


def read_code(text: str) -> Vocabulary:
    """Read a table's own code, `wink=max nose=belli …`; a gesture has one meaning.

    Raises:
        NotationError: `unknown_gesture`, with the word.
    """
    pairs: dict[str, str] = {}
    for word in text.split():
        gesture, _, meaning = word.partition("=")
        if gesture not in GESTURES or meaning not in MEANINGS or gesture in pairs:
            raise NotationError(Code.UNKNOWN_GESTURE, gesture=word, known=GESTURES, meanings=MEANINGS)
        pairs[gesture] = meaning
    return tuple(pairs.items())


def is_true(meaning: str, hand: Iterable[Card], criticals: tuple[Card, ...], chief: Card | None) -> bool:
    """Say whether a hand bears a meaning out; a request is never false.

    Args:
        meaning: one of MEANINGS.
        hand: the cards held.
        criticals: the criticals of the round.
        chief: the chief strike, None when the seat does not know it.
    """
    cards = set(hand)
    if meaning in HOLDINGS:
        return any(str(card) == HOLDINGS[meaning] and card in criticals for card in cards)
    if meaning == "chief":
        return chief is not None and chief in cards
    if meaning == "nothing":
        return chief not in cards and not cards & set(criticals)
    return True


@dataclass(frozen=True, slots=True)
class Glances:
    """Where each seat looks, which gesture it makes, and who has seen that gesture.

    Attributes:
        gaze: by seat, the seat looked at; None is the own hand.
        making: by seat, the gesture it is making.
        seen: by seat, the seats that have seen its present gesture.
    """

    gaze: tuple[int | None, ...]
    making: tuple[str | None, ...]
    seen: tuple[frozenset[int], ...]

    @classmethod
    def none(cls, seats: int) -> "Glances":
        """Everybody looks at the own hand and makes no gesture."""
        return cls((None,) * seats, (None,) * seats, (frozenset(),) * seats)

    def visible_to(self, seat: int) -> int | None:
        """Give the seat whose gesture this seat sees now, if any."""
        at = self.gaze[seat]
        if at is None or self.making[seat] is not None or self.making[at] is None:
            return None
        return at

    def look(self, seat: int, at: int | None) -> "Glances":
        """Turn a seat's eyes; what is to be seen there is seen."""
        return _noting(replace(self, gaze=put(self.gaze, seat, at)), seat)

    def begin(self, seat: int, gesture: str) -> tuple["Glances", frozenset[int]]:
        """Begin a gesture; give also the seats that see it begin."""
        begun = replace(self, making=put(self.making, seat, gesture), seen=put(self.seen, seat, frozenset()))
        watching = frozenset(other for other in range(len(self.gaze)) if begun.visible_to(other) == seat)
        return replace(begun, seen=put(begun.seen, seat, watching)), watching

    def at_rest(self) -> "Glances":
        """End all gestures."""
        return replace(Glances.none(len(self.gaze)), gaze=self.gaze)

    def end(self, seat: int) -> "Glances":
        """End a gesture; the seat sees again what is to be seen where it looks."""
        ended = replace(self, making=put(self.making, seat, None), seen=put(self.seen, seat, frozenset()))
        return _noting(ended, seat)


def _noting(glances: Glances, seat: int) -> Glances:
    """Note that a seat has seen the gesture that it sees now, if any."""
    at = glances.visible_to(seat)
    return glances if at is None else replace(glances, seen=put(glances.seen, at, glances.seen[at] | {seat}))


def put(values: tuple[_T, ...], place: int, value: _T) -> tuple[_T, ...]:
    """Give the values with one of them exchanged."""
    return (*values[:place], value, *values[place + 1 :])
