"""Which card: by worlds that fit the view, among those that good sense leaves."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from stube.bots.sensible.watten.certainty import beats, partner_has_won
from stube.bots.sensible.watten.playouts import winning_side
from stube.bots.sensible.watten.ranking import NUMBER
from stube.bots.sensible.watten.situation import Situation
from stube.bots.sensible.watten.worlds import draw
from stube.core import Choice

FIRST_LOOK = 6
"""After so many worlds the cards that have fallen far behind are not looked at any more."""

BEHIND = 3
"""How many worlds fewer than the best is far behind."""


@dataclass(frozen=True, slots=True)
class Lead:
    """A card that may be played, with or without the call."""

    action: str
    card: int
    called: bool


@dataclass(frozen=True, slots=True)
class Judged:
    """A card with the chance that the own side wins the round after it."""

    lead: Lead
    chance: float


def playable(situation: Situation, choices: tuple[Choice, ...]) -> tuple[Lead, ...]:
    """Give the cards among the choices that break no duty."""
    leads = (
        Lead(choice.action, NUMBER[str(choice.args["card"])], bool(choice.args["called"]))
        for choice in choices
        if choice.kind == "play"
    )
    return tuple(lead for lead in leads if lead.card in situation.playable)


def with_sense(situation: Situation, leads: tuple[Lead, ...]) -> tuple[Lead, ...]:
    """Leave out what no sensible player does.

    The partner's card that nobody still to play can beat is not beaten while another card may be played,
    and the Max is not thrown on it.
    """
    if not partner_has_won(situation):
        return leads
    beating = {lead: sum(beats(situation, ranking, lead.card) for ranking in situation.rankings) for lead in leads}
    least = min(beating.values())
    leads = tuple(lead for lead in leads if beating[lead] == least)
    kept = tuple(lead for lead in leads if all(lead.card != ranking.maximum for ranking in situation.rankings))
    return kept or leads


def judge(situation: Situation, leads: tuple[Lead, ...], random: Random, worlds: int) -> Judged:
    """Give the best card and its chance: the same worlds are played out after each.

    Args:
        situation: what the seat knows; it is its turn to play.
        leads: the cards to choose from, at least one.
        random: the source of the worlds.
        worlds: how many of them.
    """
    wins = dict.fromkeys(leads, 0)
    for number in range(worlds):
        if number == FIRST_LOOK:
            best = max(wins.values())
            wins = {lead: count for lead, count in wins.items() if best - count < BEHIND}
        world = draw(situation, random)
        for lead in wins:
            after = world.copy()
            after.lay(lead.card, called=lead.called)
            wins[lead] += winning_side(after) == situation.side
    best = max(wins.values())
    equal = [lead for lead, count in wins.items() if count == best]
    return Judged(least_worth(situation, equal), best / worlds)


def chance(situation: Situation, random: Random, worlds: int) -> float:
    """Give the chance that the own side wins the round from here, whoever is on turn."""
    wins = sum(winning_side(draw(situation, random)) == situation.side for _ in range(worlds))
    return wins / worlds


def least_worth(situation: Situation, leads: Sequence[Lead]) -> Lead:
    """Give the card that is missed least."""
    return min(leads, key=lambda lead: _worth(situation, lead))


def _worth(situation: Situation, lead: Lead) -> float:
    """Weigh what is given away with a card: its place in the order, averaged where that is hidden."""
    return sum(ranking.worth[lead.card] for ranking in situation.rankings) / len(situation.rankings)
