"""A round played on twice from one decision: once as a tip says, once against it; all else is the same."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from random import Random
from typing import TypeAlias

from stube.arena.advice.habits import Shuns
from stube.arena.pairs import asked
from stube.bots import Bot
from stube.cards import draw
from stube.core import Game, RuleSet, State, View


@dataclass(frozen=True, slots=True)
class Ways:
    """Two ways on from a decision.

    Attributes:
        group: the kind of position, under which the gain is counted.
        heeds: the action that the tip asks for.
        ignores: the one against it.
        shuns: kinds of choices that everybody leaves alone for the rest of the round, both ways.
    """

    group: str
    heeds: str
    ignores: str
    shuns: frozenset[str] = frozenset()


Ask: TypeAlias = Callable[[View, Bot, Random], Ways | None]
"""Says whether a tip speaks about the view of a seat on turn; the bot is who sits there, chance is the asker's."""

Weigh: TypeAlias = Callable[[View, int], float]
"""What the end of a round, as a watcher sees it, is worth to a unit."""


@dataclass(slots=True)
class Board:
    """A round while bots play it; the same seed gives the same deals and the same streams of chance."""

    game: Game
    state: State
    players: tuple[Bot, ...]
    streams: tuple[Random, ...]
    seed: str
    deals: int = field(default=0)

    def go_on(self, ask: Callable[[View], None] = lambda _view: None) -> View:
        """Play to the end of the round, and give what a watcher sees then.

        Args:
            ask: is shown what the seat sees whose decision is waited for, before each.
        """
        while True:
            if self.state.needs_deal is not None:
                chance = Random(f"{self.seed}/deal {self.deals}")  # noqa: S311 - repeatable on purpose
                self.deals += 1
                deal = draw(self.state.needs_deal, self.state.pack, self.state.seats, chance)
                self.state = self.state.deal(deal).state
                continue
            if not self.state.turn:
                return self.state.view(None)
            for seat in asked(self.state):
                view = self.state.view(seat)
                if seat in self.state.turn:
                    ask(view)
                said = self.players[seat].choose(view, self.streams[seat])
                if said:
                    self.state = self.state.play(seat, self.game.parse_action(said)).state
                    break
            if not self.state.turn:
                end = self.state.view(None)
                if end.result is not None:
                    return end

    def after(self, seat: int, action: str, shuns: frozenset[str] = frozenset()) -> View:
        """Give the end of the round after an action of a seat; this board stays as it is.

        Args:
            seat: who acts.
            action: what it does.
            shuns: kinds of choices that everybody leaves alone from then on.
        """
        players = tuple(Shuns(bot, shuns) for bot in self.players) if shuns else self.players
        streams = tuple(map(_copied, self.streams))
        state = self.state.play(seat, self.game.parse_action(action)).state
        on = replace(self, state=state, players=players, streams=streams)
        end = state.view(None)
        return end if not state.turn and end.result is not None else on.go_on()


def _copied(stream: Random) -> Random:
    copied = Random()  # noqa: S311 - takes the state of a repeatable one
    copied.setstate(stream.getstate())
    return copied


def seat_everywhere(game: Game, rules: RuleSet, bot: Bot, seed: str, setup: Mapping[str, str]) -> Board:
    """Seat one bot on every seat; the deal comes when the board goes on."""
    seats = game.seats(rules)
    streams = tuple(Random(f"{seed}/{seat}") for seat in range(seats))  # noqa: S311 - repeatable on purpose
    return Board(game, game.start(rules, setup), (bot,) * seats, streams, seed)


def gains(board: Board, ask: Ask, weigh: Weigh) -> dict[str, float]:
    """Play a round out; at the first position of each group that a tip speaks about, play it on both ways.

    Args:
        board: the round, to be played.
        ask: whether and how the tip speaks.
        weigh: what the end of the round is worth.

    Returns:
        by group, what heeding gained over ignoring.
    """
    found: dict[str, float] = {}
    asking = Random(f"{board.seed}/asking")  # noqa: S311 - repeatable on purpose
    unit_of = {seat: unit for unit, seats in enumerate(board.state.view(None).units) for seat in seats}

    def look(view: View) -> None:
        assert view.seat is not None
        seat, ways = view.seat, ask(view, board.players[view.seat], asking)
        if ways is not None and ways.group not in found:
            heeded, ignored = (board.after(seat, way, ways.shuns) for way in (ways.heeds, ways.ignores))
            found[ways.group] = weigh(heeded, unit_of[seat]) - weigh(ignored, unit_of[seat])

    board.go_on(look)
    return found
