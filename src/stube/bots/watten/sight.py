"""What comes of a card: rounds played out in worlds as often as they are believed, by what was learned of play.

Open hands solved exactly suppose that everybody sees everything; here each seat plays by what it can see.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import exp, log
from random import Random

import numpy as np

from stube.bots.budget import Budget, Clock
from stube.bots.sensible.watten.playing import Lead, least_worth, with_sense
from stube.bots.sensible.watten.situation import Situation
from stube.bots.watten.worlds import Beliefs, Believed
from stube.games.watten import WattenView
from stube.solvers.watten.learned import BY_ITSELF, play_out
from stube.solvers.watten.open_hands import Move
from stube.solvers.watten.tables import Masks

BATCH = 256
"""Worlds at a time."""

ORDERS = 8
"""Where strike and trump are hidden, so many announcements that may be are looked at at once."""

ROUNDS = 2
"""How often each world is played out."""

ALMOST = 0.01
"""Cards whose chances differ by less count as equal: the one missed least is played."""

LEAN, DOUBT = -0.10, 0.85
"""What is added to the log odds of a chance that was counted, and what they are multiplied with before.

Fitted by `bench/watten_stakes.py calibrate`: others play better against a side than learned play, whose cards were
counted, and the best of several cards has had luck.
"""

NEVER = 0.002
"""What came up in no world, or in all, is taken to be so far from certain."""


def calibrated(share: float) -> float:
    """Give the chance of what came up in a share of the rounds that were played out."""
    kept = min(max(share, NEVER), 1 - NEVER)
    return 1 / (1 + exp(-LEAN - DOUBT * log(kept / (1 - kept))))


@dataclass(frozen=True, slots=True)
class Judged:
    """What was found out about the cards.

    Attributes:
        lead: the card to play.
        chance: the chance that the own side wins the round after it.
        values: by card that may be played, that chance: the reasons.
    """

    lead: Lead
    chance: float
    values: tuple[tuple[Lead, float], ...]


def _batches(
    beliefs: Beliefs, situation: Situation, random: Random, budget: Budget, times: int = 1
) -> Iterator[Believed]:
    """Give worlds until the budget is spent, some at a time, each batch under one order of the round."""
    clock = Clock(budget, times)
    while size := clock.batch(BATCH // ORDERS if len(situation.rankings) > 1 else BATCH):
        yield beliefs.draw(random.choice(situation.rankings), size, random)


def judge(view: WattenView, situation: Situation, leads: Sequence[Lead], random: Random, budget: Budget) -> Judged:
    """Give the best card and the chance that the own side wins the round after it."""
    beliefs = Beliefs(view, situation)
    moves = [Move(lead.card, lead.called) for lead in leads]
    wins, weight = np.zeros(len(moves)), 0.0
    for position, worlds, likely in _batches(beliefs, situation, random, budget):
        again = np.repeat(worlds, ROUNDS, axis=0)
        seed = random.getrandbits(62)
        won = play_out(position, again, moves, gone=beliefs.gone, pack=beliefs.pack, seed=seed)
        wins += likely * won
        weight += likely * len(again)
    values = tuple((lead, calibrated(float(share))) for lead, share in zip(leads, wins / weight, strict=True))
    return _chosen(situation, values)


def _chosen(situation: Situation, values: tuple[tuple[Lead, float], ...]) -> Judged:
    """Give the card to play: the best of those that good sense leaves, of nearly equal ones the least.

    What good sense leaves out is worth next to nothing (four rounds in 100,000 decisions), and annoys the partner.
    """
    found = dict(values)
    sane = with_sense(situation, tuple(found))
    top = max(found[lead] for lead in sane)
    lead = least_worth(situation, [lead for lead in sane if top - found[lead] < ALMOST])
    return Judged(lead, top, values)


def chance(view: WattenView, situation: Situation, random: Random, budget: Budget, times: int = 1) -> float:
    """Give the chance that the own side wins the round from here, whoever is to play."""
    if situation.missing <= 0 or situation.they_miss <= 0:
        return float(situation.missing <= 0)
    beliefs = Beliefs(view, situation)
    wins = weight = 0.0
    for position, worlds, likely in _batches(beliefs, situation, random, budget, times):
        again = np.repeat(worlds, ROUNDS, axis=0)
        seed = random.getrandbits(62)
        won = int(play_out(position, again, [BY_ITSELF], gone=beliefs.gone, pack=beliefs.pack, seed=seed)[0])
        wins += likely * (won if situation.is_ours(position.seat) else len(again) - won)
        weight += likely * len(again)
    return calibrated(wins / weight)


def believed_worlds(view: WattenView, situation: Situation, random: Random, budget: Budget) -> Masks:
    """Give worlds as often as they are believed, [world, seat] → hands as masks of the pack of 33."""
    beliefs = Beliefs(view, situation)
    return np.concatenate([found.worlds for found in _batches(beliefs, situation, random, budget)])
