"""Bots with one habit more: `regular+signs` is `regular` that signs, `sensible+forgets-trumps` one that forgets."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from random import Random
from types import MappingProxyType
from typing import TypeAlias, TypeVar

from stube import bots
from stube.bots import Bot, Budget
from stube.core import Choice, Seen, View
from stube.errors import Code, RulesError
from stube.games.german_whist import GermanWhistView
from stube.games.watten import WattenView
from stube.games.watten.signals import HOLDINGS

V = TypeVar("V", bound=View)
Habit: TypeAlias = Callable[[Bot], Bot]

RAISES = frozenset({"raise", "jump"})
CRITICAL = frozenset({"max", "belli", "spitz", "weli"})


def find(name: str, *, budget: Budget | None = None) -> Bot:
    """Make a bot with its habits, which stand behind its id with a plus each.

    Raises:
        RulesError: `unknown_bot`: the bot or a habit is none of ours.
    """
    base, *habits = name.split("+")
    bot = bots.find(base, budget=budget)
    for habit in habits:
        if habit not in HABITS:
            raise RulesError(Code.UNKNOWN_BOT, bot=name, known=tuple(f"{base}+{known}" for known in HABITS))
        bot = HABITS[habit](bot)
    return bot


def without(view: V, kinds: Iterable[str]) -> V:
    """Give the view without choices of these kinds, as long as something is left where something is waited for."""
    shunned = frozenset(kinds)

    def kept(choices: tuple[Choice, ...]) -> tuple[Choice, ...]:
        return tuple(choice for choice in choices if choice.kind not in shunned)

    return replace(view, choices=kept(view.choices) or view.choices, free=kept(view.free))


@dataclass(frozen=True, slots=True)
class Shuns:
    """A bot that leaves some kinds of choices alone; see `stube.bots.Bot`."""

    bot: Bot
    kinds: frozenset[str]

    def choose(self, view: View, random: Random) -> str:
        """Give the bot's choice among the others."""
        return self.bot.choose(without(view, self.kinds), random)


@dataclass(frozen=True, slots=True)
class Forgets:
    """A bot that no longer knows which of some cards others have played in former tricks.

    Attributes:
        bot: who plays.
        cards: gives the cards that it takes no notice of, as codes.
    """

    bot: Bot
    cards: Callable[[View], frozenset[str]]

    def choose(self, view: View, random: Random) -> str:
        """Give the bot's choice as if those cards were still out; its own it remembers."""
        lost = self.cards(view)
        tricks = tuple(
            replace(trick, laid=tuple(laid for laid in trick.laid if laid.seat == view.seat or laid.card not in lost))
            for trick in view.tricks
        )
        return self.bot.choose(replace(view, tricks=tricks), random)


def criticals(view: View) -> frozenset[str]:
    """Give the criticals of a round of Watten."""
    return frozenset(card for rung in view.ladder if rung.role in CRITICAL for card in rung.cards)


def trumps(view: View) -> frozenset[str]:
    """Give the trumps of a round of German Whist."""
    suit = view.trump if isinstance(view, GermanWhistView) else None
    return frozenset(card for rung in view.ladder for card in rung.cards if card[0] == suit)


@dataclass(frozen=True, slots=True)
class Signs:
    """A bot that signs each critical and the chief to its partner before the first card, and believes the partner.

    It looks at the partner, makes one gesture of the table's code after the other while the partner looks, and
    takes what it has seen for a card that was shown to it. It never signs what it does not hold.
    """

    bot: Bot

    def choose(self, view: View, random: Random) -> str:
        """Look or sign if that is due, else give the bot's choice with what the partner has signed."""
        if not isinstance(view, WattenView) or view.seat is None:
            return self.bot.choose(view, random)
        partner = _partner(view, view.seat)
        if partner is None:
            return self.bot.choose(view, random)
        due = self._due(view, view.seat, partner)
        return due or self.bot.choose(_believing(view, partner), random)

    def _due(self, view: WattenView, me: int, partner: int) -> str:
        if view.phase != "play" or view.tricks or view.trick.laid:
            return ""
        offered = {choice.action for choice in view.free}
        if view.gesture is not None:
            return "sign end" if "sign end" in offered else ""
        if view.gaze[me] != partner:
            return f"look {partner}" if f"look {partner}" in offered else ""
        if view.gaze[partner] != me:
            return ""
        made = {str(event.args["gesture"]) for event in view.events if _is_sign_of(event, me)}
        told = {sign.meaning for sign in view.code if sign.gesture in made}
        held = {card.card for card in view.hand}
        for sign in view.code:
            card = _card_of(view, sign.meaning)
            if card in held and sign.meaning not in told and f"sign {sign.gesture}" in offered:
                return f"sign {sign.gesture}"
        return ""


def _partner(view: WattenView, me: int) -> int | None:
    side = next(side for side in view.sides if me in side)
    return next((seat for seat in side if seat != me), None)


def _is_sign_of(event: Seen, seat: int) -> bool:
    return event.code == "gesture" and event.args["seat"] == seat


def _card_of(view: WattenView, meaning: str) -> str | None:
    if meaning == "chief":
        card = f"{view.trump}{view.strike}"
        return None if card in criticals(view) else card
    return HOLDINGS.get(meaning)


def _believing(view: WattenView, partner: int) -> WattenView:
    meanings = {sign.gesture: sign.meaning for sign in view.code}
    seen = [meanings.get(str(event.args["gesture"]), "") for event in view.events if _is_sign_of(event, partner)]
    cards = tuple(card for card in (_card_of(view, meaning) for meaning in seen) if card is not None)
    if not cards:
        return view
    return replace(view, events=(*view.events, Seen("shown", {"seat": partner, "cards": cards})))


def _forgets_criticals(bot: Bot) -> Bot:
    return Forgets(bot, criticals)


def _forgets_trumps(bot: Bot) -> Bot:
    return Forgets(bot, trumps)


def _quiet(bot: Bot) -> Bot:
    return Shuns(bot, RAISES)


HABITS: Mapping[str, Habit] = MappingProxyType(
    {
        "forgets-criticals": _forgets_criticals,
        "forgets-trumps": _forgets_trumps,
        "quiet": _quiet,
        "signs": Signs,
    }
)
"""What can stand behind a plus; `quiet` never raises."""
