"""Strike and trump: by exact results of the deals that may be."""

from random import Random

from stube.bots.budget import Budget
from stube.bots.sensible.watten.announcing import (
    A_CARD_HELD,
    asks_for_better,
    held,
    likely_strike,
    likely_trump,
    named,
)
from stube.bots.sensible.watten.equity import Prospects
from stube.bots.sensible.watten.situation import Situation
from stube.bots.watten.worlds import draw
from stube.core import Choice
from stube.games.watten import WattenView
from stube.solvers.watten.open_hands import Position, value
from stube.solvers.watten.tables import tables_of

WORLDS = 48
"""Deals looked at for an announcement, at most: each is solved under every one that is tried."""


def name(view: WattenView, situation: Situation, prospects: Prospects, random: Random, budget: Budget) -> str:
    """Name the strike or the trump, or ask for better cards if that pays."""
    named_ones = [choice for choice in view.choices if choice.kind in {"strike", "trump", "show"}]
    tried = [choice for choice in named_ones if held(choice)] or named_ones
    worlds = min(WORLDS, budget.worlds or WORLDS)
    chances = _chances(view, situation, tried, random, worlds)
    best = max(tried, key=lambda choice: chances[choice.action] + A_CARD_HELD * held(choice))
    better = next((choice for choice in view.choices if choice.kind == "better"), None)
    if better and asks_for_better(prospects, chances[best.action]):
        return better.action
    return best.action


def _chances(
    view: WattenView, situation: Situation, choices: list[Choice], random: Random, number: int
) -> dict[str, float]:
    """Give the chance to win the round after each announcement; the same worlds for all of them."""
    other = next(seat for seat in situation.announcers if seat != situation.me)
    wins = dict.fromkeys((choice.action for choice in choices), 0)
    worlds = draw(situation, None, number, random)
    for world in worlds:
        theirs = [card for card in range(33) if int(world[other]) >> card & 1]
        guessed = random.sample(theirs, len(theirs))
        for choice in choices:
            rank, suit = named(choice)
            if view.phase == "strike":
                strike, trump = rank, likely_trump(view, situation, rank, guessed)
            else:
                strike, trump = view.strike or likely_strike(situation, guessed, random), suit
            position = opening(situation, strike, trump)
            leads = int(value(position, world[None]).won[0, 0])
            wins[choice.action] += leads if situation.is_ours(position.seat) else 1 - leads
    return {action: count / number for action, count in wins.items()}


def opening(situation: Situation, strike: str, trump: str) -> Position:
    """Give the round before the first card, under this announcement."""
    forehand = situation.announcers[0]
    return Position(
        tables=tables_of(situation.rules, situation.pack, strike, trump),
        side=situation.sides,
        announcer=tuple(seat in situation.announcers for seat in range(situation.seats)),
        step=situation.step % situation.seats,
        seat=forehand,
        leader=forehand,
        laid=(),
        called=False,
        needs=(situation.needed, situation.needed),
        tricks=situation.needed,
    )
