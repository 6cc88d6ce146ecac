"""Bots that play rounds at one table, decision by decision."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

from stube.bots import Bot
from stube.cards import draw
from stube.core import Game, RuleSet, State, View


class Decision(NamedTuple):
    """A view, what was chosen from it, and the state it was a view of (for what only a test may look at)."""

    view: View
    action: str
    state: State


def decisions(game: Game, rules: RuleSet, players: Sequence[Bot], rounds: int, seed: str) -> Iterator[Decision]:
    """Let bots play so many rounds, series after series, and give every decision.

    Before the seat on turn the others are asked whether they act out of turn.
    """
    chance, streams = Random(f"{seed}/deals"), [Random(f"{seed}/{seat}") for seat in range(len(players))]
    state: State = game.start(rules, {"dealer": "0"})
    played = 0
    while played < rounds:
        if state.over:
            state = game.start(rules, {"dealer": str(chance.randrange(state.seats))})
        if state.needs_deal is not None:
            state = state.deal(draw(state.needs_deal, state.pack, state.seats, chance)).state
        if state.turn:
            decision = _next(state, players, streams)
            yield decision
            state = state.play(decision.view.seat or 0, game.parse_action(decision.action)).state
        played += not state.turn and state.view(None).result is not None


def _next(state: State, players: Sequence[Bot], streams: Sequence[Random]) -> Decision:
    """Ask those out of turn, then the seat on turn; give the first who acts."""
    others = (seat for seat in range(state.seats) if seat not in state.turn and state.free(seat))
    for seat in (*others, state.turn[0]):
        view = state.view(seat)
        action = players[seat].choose(view, streams[seat])
        if action:
            return Decision(view, action, state)
    raise AssertionError(state.turn)
