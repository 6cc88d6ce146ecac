"""Strike and trump as all frozen bots name them: by what is won on average with open hands."""

from random import Random

from stube.bots.baselines.watten_worlds import uniform
from stube.bots.sensible.watten.announcing import asks_for_better, held, likely_strike, likely_trump, named
from stube.bots.sensible.watten.equity import prospects_of
from stube.bots.sensible.watten.situation import Situation
from stube.core import Choice
from stube.games.watten import WattenView
from stube.solvers.watten.open_hands import Position, value
from stube.solvers.watten.tables import tables_of

WORLDS = 32
"""Deals looked at for an announcement, whatever the budget: each is solved under every one that is tried."""

A_CARD_HELD = 0.02
"""What a card of the rank or suit counts besides: breaks near-ties towards what is held."""


def announce(view: WattenView, situation: Situation, random: Random) -> str:
    """Name the strike or the trump, or ask for better cards."""
    names = [choice for choice in view.choices if choice.kind in {"strike", "trump", "show"}]
    tried = [choice for choice in names if held(choice)] or names
    wins = _wins(view, situation, tried, random)
    best = max(tried, key=lambda choice: wins[choice.action] / WORLDS + A_CARD_HELD * held(choice))
    better = next((choice for choice in view.choices if choice.kind == "better"), None)
    asks = better and asks_for_better(prospects_of(view, situation), wins[best.action] / WORLDS)
    return better.action if better and asks else best.action


def _wins(view: WattenView, situation: Situation, choices: list[Choice], random: Random) -> dict[str, int]:
    """Give the worlds won after each announcement; the same worlds for all of them."""
    other = next(seat for seat in situation.announcers if seat != situation.me)
    wins = dict.fromkeys((choice.action for choice in choices), 0)
    for world in uniform(situation, WORLDS, random):
        theirs = [card for card in range(33) if int(world[other]) >> card & 1]
        guessed = random.sample(theirs, len(theirs))
        for choice in choices:
            rank, suit = named(choice)
            if view.phase == "strike":
                strike, trump = rank, likely_trump(view, situation, rank, guessed)
            else:
                strike, trump = view.strike or likely_strike(situation, guessed, random), suit
            where = _opening(situation, strike, trump)
            leads = int(value(where, world[None]).won[0, 0])
            wins[choice.action] += leads if situation.is_ours(where.seat) else 1 - leads
    return wins


def _opening(situation: Situation, strike: str, trump: str) -> Position:
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
