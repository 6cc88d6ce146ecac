"""What a seat sees, as sentences: the same messages that the browser's text view says."""

from collections.abc import Iterator, Mapping

from stube.core import Choice, View
from stube.core.event import Seen
from stube.errors import Arg
from stube.locales import message_id, say

BOT_NAMES = 8
TALK = frozenset({"look", "sign", "mean"})
"""Choices that need eyes and a face; a terminal has none."""


class Words:
    """Speaks of one table in one language, from one seat."""

    def __init__(self, language: str, *, french: bool, seats: int) -> None:
        """Speak of a table.

        Args:
            language: one of `stube.locales.LANGUAGES`.
            french: whether the cards are those of the French pack.
            seats: how many sit there.
        """
        self._language = language
        self._pack = "french-" if french else ""
        self._seats = seats

    def say(self, message: str, /, **args: Arg) -> str:
        """Give a message; see `stube.locales.say`."""
        return say(self._language, message, **args)

    def card(self, code: str) -> str:
        """Name a card."""
        return self.say("card", suit=self.suit(code[0]), rank=self.rank(code[1:]))

    def suit(self, letter: str) -> str:
        """Name a suit."""
        return self.say(f"suit-{self._pack}{letter}")

    def rank(self, letter: str) -> str:
        """Name a rank."""
        return self.say(f"rank-{self._pack}{letter}")

    def who(self, view: View, seat: int) -> str:
        """Name a seat; a ghost hand has the number after the last."""
        if seat >= self._seats:
            return self.say("replay-ghost")
        return self.say("you") if seat == view.seat else self.say(f"bot-name-{seat % BOT_NAMES + 1}")

    def choice(self, view: View, choice: Choice) -> str:
        """Say what a choice does."""
        args = choice.args
        variant = "-call" if args.get("called") is True else "-asks" if args.get("asks") is True else ""
        card, rank, suit, seat = (args.get(name) for name in ("card", "rank", "suit", "seat"))
        return self.say(
            f"choice-{choice.kind}{variant}",
            **{name: args.get(name, 0) for name in ("to", "stake", "pays")},
            card=self.card(card) if isinstance(card, str) else "",
            what=self.rank(rank) if isinstance(rank, str) else self.suit(suit) if isinstance(suit, str) else "",
            who=self.who(view, seat) if isinstance(seat, int) else "",
        )

    def refusal(self, view: View, code: str, args: Mapping[str, Arg]) -> str:
        """Say why something cannot be done."""
        return self.say(message_id("error", code), **self._spoken(view, args))

    def event(self, view: View, event: Seen) -> str:
        """Say what happened; empty where there is no sentence for it."""
        args = event.args
        spoken = self._spoken(view, args)
        if isinstance(args.get("seat"), int):
            spoken["you"] = "yes" if args["seat"] == view.seat else "no"
        winners = args.get("winners", args.get("winner"))
        if winners is not None:
            spoken["won"] = self._won(view, winners if isinstance(winners, tuple) else (winners,), args)
        try:
            return self.say(message_id("event", event.code), **spoken)
        except LookupError:
            return ""

    def score(self, view: View) -> Iterator[str]:
        """Give the score, one sentence a unit."""
        for unit, points in zip(view.units, view.score, strict=True):
            yield self.say("score-line", who=self._unit(view, unit), points=points, tense="no")

    def _unit(self, view: View, unit: tuple[int, ...]) -> str:
        if view.seat in unit:
            return self.say("us" if len(unit) > 1 else "you")
        return self.say("them") if len(unit) > 1 else self.who(view, unit[0])

    def _won(self, view: View, units: tuple[Arg, ...], args: Mapping[str, Arg]) -> str:
        """Say who won, as a word that a message chooses by; only a match or a series is shared."""
        if not units:
            return "nobody"
        shares = "score" in args or "how" not in args
        if shares and 1 < len(units) < len(view.units):
            return "shared"
        mine = next((at for at, unit in enumerate(view.units) if view.seat in unit), -1)
        if mine not in units:
            return "them"
        return "us" if len(units) > 1 or len(view.units[mine]) > 1 else "you"

    def _spoken(self, view: View, args: Mapping[str, Arg]) -> dict[str, Arg]:
        return {name: self._one(view, name, value) for name, value in args.items() if value is not None or name == "at"}

    def _one(self, view: View, name: str, value: Arg) -> Arg:
        """Turn a code or a number of a seat into a word."""
        if isinstance(value, tuple):
            spoken = [self._one(view, name.removesuffix("s"), one) for one in value]
            return tuple(str(word) for one in spoken for word in (one if isinstance(one, tuple) else (one,)))
        if name == "at":
            return self.who(view, value) if isinstance(value, int) else "hand"
        if isinstance(value, int) and not isinstance(value, bool):
            return self._number(view, name, value)
        if not isinstance(value, str):
            return value
        if name in {"rank", "strike"}:
            return self.rank(value)
        if name in {"suit", "trump"}:
            return self.suit(value)
        return self.card(value) if name == "card" else value

    def _number(self, view: View, name: str, value: int) -> Arg:
        if name == "seat":
            return self.who(view, value)
        if name == "winner":
            return tuple(self.who(view, seat) for seat in view.units[value])
        return self._unit(view, view.sides[value]) if name == "side" else value
