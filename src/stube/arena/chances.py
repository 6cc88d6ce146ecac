"""How rounds go: what both sides think of their chances, card by card, in rounds that nobody raises.

Cards of the levels above `sensible` hang on nothing that was said about the stake, so one round shows what comes of
every raise and answer that might have been made in it.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from stube.bots.budget import Budget
from stube.bots.sensible.watten.playing import playable
from stube.bots.sensible.watten.situation import read
from stube.bots.watten import choose
from stube.bots.watten.sight import chance, judge
from stube.cards import draw
from stube.games.watten import GAME, WattenRules, WattenState, WattenView

LEFT_OUT = frozenset({"raise", "jump", "maschine", "concede", "better", "claim"})
"""Kinds of choices that are never taken here: they are about the stake, or bring other cards."""


class Turn(NamedTuple):
    """A point where a seat is to play a card, and might raise.

    Attributes:
        side: its side; side 0 is the dealer's.
        cards: cards in its hand.
        laid: cards that lie in the trick.
        tricks: tricks won by its side.
        lost: tricks won by the other side.
        own: its chance that its side wins the round, as it estimates it.
        other: the same of the first opponent after it, who would answer.
    """

    side: int
    cards: int
    laid: int
    tricks: int
    lost: int
    own: float
    other: float


@dataclass(frozen=True, slots=True)
class Course:
    """One round.

    Attributes:
        turns: every point where a card was chosen while the round was open.
        winner: the side that won it; 0 is the dealer's.
    """

    turns: tuple[Turn, ...]
    winner: int


def courses(rules: WattenRules, number: int, *, seed: str, worlds: int, first: int = 0) -> Iterator[Course]:
    """Play rounds at no score, each from its own deal and chance.

    Args:
        rules: the rule set.
        number: how many rounds.
        seed: seed of all chance.
        worlds: worlds looked at for an estimate.
        first: number of the first round.
    """
    for place in range(first, first + number):
        yield _play(rules, Random(f"{seed}/{place}"), place, worlds)  # noqa: S311 - repeatable


def _play(rules: WattenRules, random: Random, place: int, worlds: int) -> Course:
    budget = Budget(worlds=worlds)
    state = GAME.start(rules, {"dealer": str(place % rules.seats)})
    turns: list[Turn] = []
    while state.result is None:
        if state.needs_deal is not None:
            state = state.deal(draw(state.needs_deal, state.pack, state.seats, random)).state
            continue
        seat = state.turn[0]
        view = quiet(state.view(seat))
        said = ""
        if view.phase == "play":
            situation = read(view)
            leads = playable(situation, view.choices)
            best = judge(view, situation, leads, random, budget)
            turns.append(_turn(state, seat, best.chance, random, budget))
            said = best.lead.action
        else:
            said = choose(view, random, budget)
        state = state.play(seat, GAME.parse_action(said)).state
    assert state.dealer is not None
    assert state.stakes.winner is not None
    return Course(tuple(turns), int(state.stakes.winner != state.side(state.dealer)))


def _turn(state: WattenState, seat: int, own: float, random: Random, budget: Budget) -> Turn:
    assert state.dealer is not None
    side = state.side(seat)
    answers = state.after(seat)
    while state.side(answers) == side:
        answers = state.after(answers)
    view = state.view(answers)
    other = chance(view, read(view), random, budget)
    return Turn(
        side=int(side != state.side(state.dealer)),
        cards=len(state.hands[seat]),
        laid=len(state.trick.laid),
        tricks=state.tricks_of(side),
        lost=state.tricks_of(1 - side),
        own=own,
        other=other,
    )


def quiet(view: WattenView) -> WattenView:
    """Give a view without words about the stake."""
    kept = tuple(choice for choice in view.choices if choice.kind not in LEFT_OUT)
    return replace(view, choices=kept or view.choices, free=())


def as_rows(found: Iterator[Course]) -> npt.NDArray[np.float32]:
    """Give a row a turn: number of the course, the turn's fields, the winner."""
    return np.array(
        [(place, *turn, course.winner) for place, course in enumerate(found) for turn in course.turns], np.float32
    )
