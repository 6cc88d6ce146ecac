"""What a bot is."""

from collections.abc import Callable
from random import Random
from typing import Protocol, TypeAlias

from stube.bots.budget import Budget
from stube.core import View


class Bot(Protocol):
    """Something that chooses an action from a view; it keeps no memory between two calls."""

    def choose(self, view: View, random: Random) -> str:
        """Give the text form of the action to take.

        Args:
            view: what the seat may know; all that the bot is told.
            random: the only source of chance: same view, same seed, same choice.

        Returns:
            The action of one of `view.choices`. Where these are empty: the action of one of
            `view.free` to act out of turn, or an empty text to do nothing.
        """


class Glancing(Protocol):
    """A bot that has eyes and a face, at tables where looks and gestures are free."""

    def glance(self, view: View, random: Random) -> tuple[float, str] | None:
        """Give its next look or gesture.

        Args:
            view: what the seat may know.
            random: the only source of chance.

        Returns:
            Seconds until a person would do it, and the action; None where there is nothing for now.
        """


Factory: TypeAlias = Callable[[], Bot]
"""Makes a bot that can sit on any seat of any game."""


class Budgeted(Protocol):
    """A factory whose bots take a budget; without one they play with their own."""

    def __call__(self, *, budget: Budget | None = None) -> Bot:
        """Make the bot."""
