"""What gestures mean: the table's code, codes that partners have agreed on, and the account of all gestures (W-53)."""

from dataclasses import dataclass, replace

from stube.games.watten.signals import GESTURES, MEANINGS, Vocabulary


@dataclass(frozen=True, slots=True)
class Codes:
    """The signal codes of a match.

    Attributes:
        table: the code that everybody knows.
        private: by side, the code that its partners have agreed on instead.
        opened: by side, the codes of a match that is over, if one was private.
    """

    table: Vocabulary
    private: tuple[Vocabulary | None, Vocabulary | None] = (None, None)
    opened: tuple[Vocabulary, ...] = ()

    def of(self, side: int) -> Vocabulary:
        """Give the code that a side uses."""
        return self.private[side] or self.table

    def agreed(self, side: int, gesture: str) -> "Codes":
        """Give a gesture its next meaning for a side, or none; what comes to the table's code is that one."""
        pairs: dict[str, str | None] = {**dict(self.of(side)), gesture: self.next(side, gesture)}
        code = tuple((made, said) for made in GESTURES if (said := pairs.get(made)) is not None)
        private = None if dict(code) == dict(self.table) else code
        return replace(self, private=(private, self.private[1]) if side == 0 else (self.private[0], private))

    def next(self, side: int, gesture: str) -> str | None:
        """Give the meaning that a gesture gets next; the only gesture of a code is never without one."""
        now = dict(self.of(side))
        meanings = (*MEANINGS, None) if now.keys() - {gesture} else MEANINGS
        return meanings[(meanings.index(now.get(gesture)) + 1) % len(meanings)]

    def open(self) -> "Codes":
        """Open what was private: the match is over, and partners may agree anew."""
        return Codes(self.table, opened=(self.of(0), self.of(1)) if any(self.private) else self.opened)


@dataclass(frozen=True, slots=True)
class Made:
    """A gesture that was made, for the account after the match.

    Attributes:
        round: number of the round.
        seat: who made it.
        gesture: which.
        meaning: what it meant for the side then.
        seen: the seats that saw it.
    """

    round: int
    seat: int
    gesture: str
    meaning: str
    seen: tuple[int, ...]
