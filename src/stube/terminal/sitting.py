"""One person and bots at a table of their own, step by step; nothing here waits or prints."""

from collections.abc import Sequence
from random import Random
from typing import Protocol

from stube.cards import draw
from stube.core import Game, RuleSet, State, Step, View
from stube.core.event import Seen, seen

ME = 0


class Bot(Protocol):
    """What chooses for another seat."""

    def choose(self, view: View, random: Random) -> str:
        """Give the action to take, or an empty text to do nothing out of turn."""


class Sitting:
    """Seat 0 is a person.

    Attributes:
        game: the game.
        view: what the person sees.
    """

    def __init__(self, game: Game, rules: RuleSet, bots: Sequence[Bot], random: Random) -> None:
        """Sit down.

        Args:
            game: the game.
            rules: its rule set.
            bots: one for each of the other seats, in order.
            random: the source of all chance.

        Raises:
            RulesError: the rule set cannot be played.
        """
        self.game = game
        self._bots = bots
        self._random = random
        self._state: State = game.start(rules)
        self.view: View = self._state.view(ME)

    @property
    def mine(self) -> bool:
        """Whether the person's decision is waited for."""
        return bool(self.view.choices)

    @property
    def ended(self) -> bool:
        """Whether a round has just ended, or the series."""
        return self.view.result is not None or self._state.over

    def step(self) -> tuple[Seen, ...]:
        """Deal, or let one bot act; gives what the person learns of it. Not to be asked while `mine`."""
        needed = self._state.needs_deal
        if needed is not None:
            return self._go_on(self._state.deal(draw(needed, self._state.pack, self._state.seats, self._random)))
        for seat in (*self._outsiders(), *self._state.turn):
            if seat == ME:
                continue
            text = self._bots[seat - 1].choose(self._state.view(seat), self._random)
            if text:
                return self._go_on(self._state.play(seat, self.game.parse_action(text)))
        return ()

    def act(self, action: str) -> tuple[Seen, ...]:
        """Do what the person chose; gives what happened.

        Raises:
            IllegalAction: with the code that says why not.
        """
        return self._go_on(self._state.play(ME, self.game.parse_action(action)))

    def _outsiders(self) -> tuple[int, ...]:
        """Seats that may decide something although it is not their turn."""
        turn = self._state.turn
        return tuple(seat for seat in range(self._state.seats) if seat not in turn and self._state.free(seat))

    def _go_on(self, step: Step[State]) -> tuple[Seen, ...]:
        self._state = step.state
        self.view = self._state.view(ME)
        return seen(step.events, ME)
