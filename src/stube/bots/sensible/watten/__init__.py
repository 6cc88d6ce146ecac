"""Sensible Watten: announces by what it holds, plays and raises by estimated chances.

It makes no signs and believes none, so it never tells a false one.
"""

from random import Random

from stube.bots.sensible.watten import announcing, playing, raising
from stube.bots.sensible.watten.certainty import round_is_won
from stube.bots.sensible.watten.equity import Prospects, prospects_of
from stube.bots.sensible.watten.situation import Situation, read
from stube.core import View
from stube.games.watten import WattenView


def choose(view: View, random: Random, worlds: int) -> str:
    """Give the sensible choice; see `stube.bots.Bot`.

    Args:
        view: what the seat may know.
        random: the source of chance.
        worlds: how many worlds to look at for a card; announcing and answering weigh more.
    """
    assert isinstance(view, WattenView)
    if not view.choices and not any(choice.kind in {"raise", "concede"} for choice in view.free):
        return ""
    situation = read(view)
    prospects = prospects_of(view, situation)
    if not view.choices:
        return _out_of_turn(view, situation, prospects)
    match view.phase:
        case "strike" | "trump":
            return announcing.name(view, situation, prospects, random, 2 * worlds)
        case "better":
            return announcing.answer_better(view, situation, prospects, random, 2 * worlds)
        case "answer":
            return raising.answer(view, situation, prospects, random, 3 * worlds).action
    return _play(view, situation, prospects, random, worlds)


def _out_of_turn(view: WattenView, situation: Situation, prospects: Prospects) -> str:
    """Speak up out of turn only where nothing is left to chance: the round is won, or lost for more."""
    gives_up = raising.concede_or_none(prospects, situation, view.free, None)
    if gives_up:
        return gives_up.action
    if not round_is_won(situation):
        return ""
    raised = raising.raise_or_none(prospects, view.free, 1.0)
    return raised.action if raised else ""


def _play(view: WattenView, situation: Situation, prospects: Prospects, random: Random, worlds: int) -> str:
    cards = playing.with_sense(situation, playing.playable(view.choices))
    if max(situation.won) >= situation.needed:
        return playing.least_worth(situation, cards).action  # played out for nothing
    speaks = len(view.choices) > len(playing.playable(view.choices))
    if len(cards) == 1 and not speaks:
        return cards[0].action
    best = playing.judge(situation, cards, random, worlds)
    win = raising.believed(view, situation, best.chance)
    said = raising.concede_or_none(prospects, situation, view.choices, win)
    said = said or raising.raise_or_none(prospects, view.choices, win)
    return said.action if said else best.lead.action
