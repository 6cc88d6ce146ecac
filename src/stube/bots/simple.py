"""Bots that need no thought: `random`, `lowest`, `highest`; any game, by the shared part of a view alone."""

from collections.abc import Mapping
from random import Random

from stube.bots.bot import Factory
from stube.cards import FRENCH_52, GERMAN_33
from stube.core import Choice, View

# Both packs in one order each: no pack has letters that would stand side by side wrongly here.
RANKS = {rank: height for height, rank in enumerate("23456789TJUQOKA")}  # the Weli is the six of bells
SUITS = {suit: place for pack in (FRENCH_52, GERMAN_33) for place, suit in enumerate(pack.suits)}

OUT_OF_TURN = 1 / 16  # how often the random bot takes an action out of turn that it could take

# What a plain bot does only when nothing else is left, the most harmless first.
SHUNNED = ("look", "sign", "refuse", "grant", "better", "raise", "concede", "fold")


class RandomBot:
    """Takes any choice, all equally likely; out of turn it now and then raises."""

    def choose(self, view: View, random: Random) -> str:
        """Give a random choice; see `stube.bots.Bot`."""
        if view.choices:
            return random.choice(view.choices).action
        raises = [choice for choice in view.free if choice.kind == "raise"]
        return random.choice(raises).action if raises and random.random() < OUT_OF_TURN else ""


class ByRank:
    """Takes the lowest or the highest card or rank by its plain rank; never raises, always holds.

    Equal ranks, and suits that are named, rise in the order C D H S or E L H S; a card without a call before
    the same card with one. It asks for nothing and grants nothing.
    """

    def __init__(self, *, highest: bool) -> None:
        """Take the highest, or the lowest."""
        self._sign = -1 if highest else 1

    def choose(self, view: View, random: Random) -> str:
        """Give the lowest or highest choice; nothing out of turn. See `stube.bots.Bot`."""
        if not view.choices:
            return ""
        return min(view.choices, key=self._height).action

    def _height(self, choice: Choice) -> tuple[int, int, int, bool, str]:
        rank, suit = _rank_and_suit(choice.args)
        called = bool(choice.args.get("called"))
        height, place = RANKS.get(rank, 0), SUITS.get(suit, 0)
        return _shunned(choice), self._sign * height, self._sign * place, called, choice.action


def _rank_and_suit(args: Mapping[str, object]) -> tuple[str, str]:
    card = args.get("card")
    if isinstance(card, str) and len(card) == 2:
        return card[1], card[0]
    return str(args.get("rank", "")), str(args.get("suit", ""))


def _shunned(choice: Choice) -> int:
    """Say how much a choice is avoided; 0 is not at all."""
    return SHUNNED.index(choice.kind) + 1 if choice.kind in SHUNNED else 0


def lowest() -> ByRank:
    """Make the bot that takes the lowest."""
    return ByRank(highest=False)


def highest() -> ByRank:
    """Make the bot that takes the highest."""
    return ByRank(highest=True)


BOTS: Mapping[str, Factory] = {"random": RandomBot, "lowest": lowest, "highest": highest}
