"""Play by hand: lines as people write them, and a bot that plays a list."""

from collections.abc import Iterable
from random import Random
from typing import TypeVar

from stube.cards import parse_deal
from stube.core import Game, State, Step, View

S = TypeVar("S", bound=State)


def take(game: Game, state: S, line: str) -> Step[S]:
    """Take one line: `0 play HK` is an action of seat 0, `deck E7 …` a deal.

    Raises:
        NotationError: the line cannot be read.
        IllegalAction: the rules refuse it.
    """
    first, _, action = line.partition(" ")
    if first.isdecimal():
        return state.play(int(first), game.parse_action(action))
    return state.deal(parse_deal(line, state.pack))


def play(game: Game, state: S, *lines: str) -> S:
    """Take lines one after another; several may stand in one text, separated by commas.

    Raises:
        NotationError: a line cannot be read.
        IllegalAction: the rules refuse one.
    """
    for line in ",".join(lines).split(","):
        state = take(game, state, line.strip()).state
    return state


class Scripted:
    """A bot that plays a list of actions on its own turns, whatever it sees.

    Attributes:
        left: what it has not played yet.
        views: what it was shown when it chose each of them.
    """

    def __init__(self, actions: Iterable[str]) -> None:
        """Take the list."""
        self.left = list(actions)
        self.views: list[View] = []

    def choose(self, view: View, random: Random) -> str:
        """Give the next action of the list when it can be done; out of turn only what is free then.

        Raises:
            AssertionError: on turn, and the list is at its end or goes on with what is not offered.
        """
        coming = self.left[0] if self.left else None
        offered = [choice.action for choice in view.choices or view.free]
        if not view.choices and coming not in offered:
            return ""
        self.views.append(view)
        assert coming in offered, f"seat {view.seat} is to play {coming!r} and may {offered}"
        return self.left.pop(0)
