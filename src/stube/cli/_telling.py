"""A match told to a person: its events as sentences, its tricks as lines of card codes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from stube.cli._words import because, words

if TYPE_CHECKING:
    from stube.core import Event, View
    from stube.errors import Arg

SEAT, RANK, SUIT, CARD, UNIT = {"seat"}, {"rank", "strike"}, {"suit", "trump"}, {"card", "cards"}, {"winner", "winners"}


class Telling:
    """Gathers cards into tricks; every other event is a sentence."""

    def __init__(self, names: Sequence[str], units: Sequence[Sequence[int]], *, french: bool) -> None:
        """Tell of these seats.

        Args:
            names: what each seat is called.
            units: the seats of each scoring unit.
            french: whether the cards are those of the French pack.
        """
        self.round = -1
        self._names = names
        self._units = units
        self._pack = "french-" if french else ""
        self._laid: list[str] = []
        self._number = 0

    def tell(self, event: Event) -> Iterator[str]:
        """Give the lines that an event adds."""
        if event.code.endswith("_hidden") and event.audience is not None:
            return  # what the others are told of something that is told here in full
        if event.code == "dealt":
            self._number = 0
        if event.code in {"played", "ghost_played"}:
            mark = "!" if event.args.get("called") else ""
            self._laid.append(f"{event.args.get('seat', '–')} {event.args['card']}{mark}")
        elif event.code == "trick_won":
            yield self._trick(event)
        else:
            if event.code == "round_over" and self._laid:
                yield words("replay-unfinished", cards="   ".join(self._laid))
                self._laid = []
            yield self._sentence(event)

    def _trick(self, event: Event) -> str:
        self._number += 1
        reason = event.args.get("reason")
        why = because("reason", str(reason)) if reason else ""
        cards, self._laid = "   ".join(self._laid), []
        line = words("replay-trick", number=self._number, cards=cards, who=self._seat(event.args["seat"]))
        return f"{line} ({why})" if why else line

    def _sentence(self, event: Event) -> str:
        from stube.locales import message_id

        told = dict(event.args)
        if "seat" not in told and event.audience is not None and len(event.audience) == 1:
            told["seat"] = next(iter(event.audience))
        spoken: dict[str, Arg] = {name: self._spoken(name, value) for name, value in told.items()}
        if UNIT & told.keys():
            spoken["won"] = "nobody" if told.get("winners") == () else "them"
        return words(message_id("event", event.code), you="no", **spoken)

    def _spoken(self, name: str, value: Arg) -> Arg:
        """Turn codes and numbers of seats into words."""
        if name == "side" and isinstance(value, int):
            return " + ".join(self._names[seat] for seat in self._units[value])
        if name == "at":
            return "hand" if value is None else self._seat(value)
        if name in UNIT:
            units = value if isinstance(value, tuple) else (value,)
            return tuple(self._seat(seat) for unit in units if isinstance(unit, int) for seat in self._units[unit])
        if isinstance(value, tuple):
            return tuple(str(self._spoken(name, one)) for one in value)
        if name in SEAT:
            return self._seat(value)
        return self._card_words(name, value) if isinstance(value, str) else value

    def _card_words(self, name: str, code: str) -> str:
        if name in CARD:
            return words("card", suit=self._card_words("suit", code[0]), rank=self._card_words("rank", code[1]))
        if name in RANK:
            return words(f"rank-{self._pack}{code}")
        return words(f"suit-{self._pack}{code}") if name in SUIT else code

    def _seat(self, seat: Arg) -> str:
        """Name a seat; a ghost hand has the number after the last."""
        ghost = isinstance(seat, int) and seat >= len(self._names)
        return words("replay-ghost") if ghost or not isinstance(seat, int) else self._names[seat]


def signs(view: View, names: Sequence[str]) -> Iterator[str]:
    """Give a line for each gesture of a match that is over, with who saw it; games without gestures have none."""
    from stube.locales import message_id

    made = getattr(view, "made", ())
    if made:
        yield words("made-title")
    for sign in made:
        seen = ", ".join(names[seat] for seat in sign.seen)
        line = words(
            "made-line",
            name=names[sign.seat],
            sign=words(message_id("gesture", sign.gesture)),
            meaning=words(message_id("meaning", sign.meaning)),
            seen=words("made-seen", names=seen) if seen else words("made-unseen"),
        )
        yield f"  {words('made-round', round=sign.round)}, {line}"
