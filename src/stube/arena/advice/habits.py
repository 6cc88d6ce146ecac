"""Bots with one habit more: `regular+quiet` never raises, `sensible+forgets-trumps` forgets what fell."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from random import Random
from types import MappingProxyType
from typing import TypeAlias, TypeVar

from stube import bots
from stube.bots import Bot, Budget
from stube.core import Choice, View
from stube.errors import Code, RulesError
from stube.games.german_whist import GermanWhistView

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

    For bots that count cards and read nothing else from former tricks, as `sensible`: what they see then are
    tricks with a card too few.

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
    }
)
"""What can stand behind a plus."""
