"""Strike and trump: by what is won on average after each, in deals that may be."""

from collections.abc import Sequence
from functools import cache
from random import Random

import numpy as np
import numpy.typing as npt

from stube.bots.budget import Budget
from stube.bots.reasons import Reason, ReasonCode, Thought
from stube.bots.sensible.watten.announcing import A_TRUMP, asks_for_better, held, named
from stube.bots.sensible.watten.equity import Prospects
from stube.bots.sensible.watten.ranking import NUMBER, ranking_of
from stube.bots.sensible.watten.situation import Situation
from stube.bots.watten.worlds import mask, opening, unseen_of
from stube.cards import GERMAN_33, Pack
from stube.core import Choice
from stube.games.watten import WattenRules, WattenView
from stube.solvers.watten.learned import BY_ITSELF, play_out
from stube.solvers.watten.tables import Masks

MOST = 400
"""Deals looked at for an announcement, at most: each is played out under every one that is tried."""

A_CARD_HELD = 0.02
"""What a card of the rank or suit counts besides: breaks near-ties towards what is held."""


def name(view: WattenView, situation: Situation, prospects: Prospects, random: Random, budget: Budget) -> Thought:
    """Name the strike or the trump, or ask for better cards if that pays."""
    names = [choice for choice in view.choices if choice.kind in {"strike", "trump", "show"}]
    tried = [choice for choice in names if held(choice)] or names
    chances = _chances(view, situation, tried, random, min(MOST, budget.worlds or MOST))
    best = max(tried, key=lambda choice: chances[choice.action] + A_CARD_HELD * held(choice))
    reasons = tuple(Reason(ReasonCode.CHANCE, {"action": action, "chance": found}) for action, found in chances.items())
    better = next((choice for choice in view.choices if choice.kind == "better"), None)
    asks = better is not None and asks_for_better(prospects, chances[best.action])
    return Thought(better.action if better and asks else best.action, reasons)


def _chances(
    view: WattenView, situation: Situation, choices: list[Choice], random: Random, number: int
) -> dict[str, float]:
    """Give the chance to win the round after each announcement; the same worlds for all of them."""
    other = next(seat for seat in situation.announcers if seat != situation.me)
    worlds = unseen_of(situation).draw(number, random.getrandbits(62))
    theirs = _seen_by(situation, worlds[:, other], random)
    wins = {}
    for choice in choices:
        rank, suit = named(choice)
        if view.phase == "strike":
            strikes = [rank] * number
            trumps = [view.trump] * number if view.trump else _likely_trumps(situation, rank, theirs)
        else:
            trumps = [suit] * number
            strikes = [view.strike] * number if view.strike else _likely_strikes(situation, theirs)
        wins[choice.action] = _won(situation, worlds, strikes, trumps, random) / number
    return wins


def _won(situation: Situation, worlds: Masks, strikes: Sequence[str], trumps: Sequence[str], random: Random) -> int:
    """Count the worlds that the own side wins, each under its announcement."""
    pack = mask([NUMBER[str(card)] for card in situation.pack.cards])
    won = 0
    orders = list(zip(strikes, trumps, strict=True))
    for strike, trump in dict.fromkeys(orders):
        some = worlds[[order == (strike, trump) for order in orders]]
        where = opening(situation, strike, trump)
        leads = int(play_out(where, some, [BY_ITSELF], gone=0, pack=pack, seed=random.getrandbits(62))[0])
        won += leads if situation.is_ours(where.seat) else len(some) - leads
    return won


# What the other announcer does with his cards


def _seen_by(situation: Situation, hands: npt.NDArray[np.uint64], random: Random) -> npt.NDArray[np.bool_]:
    """Give by world the cards that the other announcer has seen when he announces: some of his hand by chance."""
    held_by = (hands[:, None] >> np.arange(len(GERMAN_33.cards), dtype=np.uint64) & np.uint64(1)).astype(bool)
    order = np.random.default_rng(random.getrandbits(63)).random(held_by.shape)
    order[~held_by] = 2.0
    seen = min(int(situation.rules.announce_on), int(hands[0]).bit_count())
    last = np.sort(order, axis=1)[:, seen - 1 : seen]
    return order <= last


def _likely_trumps(situation: Situation, strike: str, theirs: npt.NDArray[np.bool_]) -> list[str]:
    """Guess by world what suit is named: where his trumps, and the chief, are worth most."""
    worth = theirs @ _trump_worth(situation.rules, situation.rules.pack, strike)
    suits = situation.rules.pack.suits
    return [suits[best] for best in worth.argmax(axis=1)]


@cache
def _trump_worth(rules: WattenRules, pack: Pack, strike: str) -> npt.NDArray[np.float64]:
    """Give [card, suit]: what a card is worth to a dealer who names this suit."""
    rankings = [ranking_of(rules, pack, strike, suit) for suit in pack.suits]
    worth = [[max(0, card - ranking.floor + A_TRUMP) for card in ranking.worth] for ranking in rankings]
    return np.array(worth, np.float64).T


def _likely_strikes(situation: Situation, theirs: npt.NDArray[np.bool_]) -> list[str]:
    """Guess by world what rank is named: one of those held most often."""
    ranks = situation.rules.pack.ranks
    of_rank = np.array([[card.rank == rank for rank in ranks] for card in GERMAN_33.cards], np.float64)
    return [ranks[best] for best in (theirs @ of_rank).argmax(axis=1)]
