"""Sensible Watten: announces by what it holds, plays and raises by estimated chances.

It makes no signs and believes none, so it never tells a false one. It asks for no swap and grants none,
keeps what it finds at the cut, and breaks no duty where breaches are only claimed.
"""

from random import Random

from stube.bots.sensible.watten import announcing, claiming, playing, raising
from stube.bots.sensible.watten.certainty import round_is_won
from stube.bots.sensible.watten.equity import Prospects, prospects_of
from stube.bots.sensible.watten.situation import Situation, read
from stube.core import View
from stube.games.watten import WattenView

SPEAKS = {"raise", "jump", "maschine", "concede", "claim"}
"""What may be worth saying out of turn."""


def choose(view: View, random: Random, worlds: int) -> str:
    """Give the sensible choice; see `stube.bots.Bot`.

    Args:
        view: what the seat may know.
        random: the source of chance.
        worlds: how many worlds to look at for a card; announcing and answering weigh more.
    """
    assert isinstance(view, WattenView)
    if not view.choices and not any(choice.kind in SPEAKS for choice in view.free):
        return ""
    kinds = {choice.kind for choice in view.choices}
    if "leave" in kinds:
        return "keep" if "keep" in kinds else "leave"
    if view.phase == "swap":
        return "refuse"  # who asks knows why
    situation = read(view)
    claim = claiming.claim_or_none(view)
    if claim:
        return claim
    prospects = prospects_of(view, situation)
    if not view.choices:
        return _out_of_turn(view, situation, prospects)
    match view.phase:
        case "strike" | "trump":
            return announcing.name(view, situation, prospects, random, 2 * worlds)
        case "better":
            return announcing.answer_better(view, situation, prospects, random, 2 * worlds)
        case "choose":
            return raising.stay_or_give(prospects, playing.chance(situation, random, 3 * worlds))
        case "answer":
            return raising.answer(
                view, situation, prospects, lambda: playing.chance(situation, random, 3 * worlds)
            ).action
    return _play(view, situation, prospects, random, worlds)


def _out_of_turn(view: WattenView, situation: Situation, prospects: Prospects) -> str:
    """Speak up out of turn only where nothing is left to chance: the round is won, or lost for more."""
    if view.phase != "play":
        return ""
    gives_up = raising.concede_or_none(prospects, situation, view.free, None)
    if gives_up:
        return gives_up.action
    if not round_is_won(situation):
        return ""
    said = raising.raise_or_none(prospects, situation, view.free, 1.0)
    said = said or raising.machine_or_none(prospects, view.free, 1.0)
    return said.action if said else ""


def _play(view: WattenView, situation: Situation, prospects: Prospects, random: Random, worlds: int) -> str:
    leads = playing.playable(situation, view.choices)
    cards = playing.with_sense(situation, leads)
    if max(situation.won) >= situation.needed:
        return playing.least_worth(situation, cards).action  # played out for nothing
    speaks = any(choice.kind != "play" for choice in view.choices)
    if len(cards) == 1 and not speaks:
        return cards[0].action
    best = playing.judge(situation, cards, random, worlds)
    win = raising.believed(view, situation, best.chance)
    said = raising.concede_or_none(prospects, situation, view.choices, win)
    said = said or raising.raise_or_none(prospects, situation, view.choices, win)
    said = said or raising.machine_or_none(prospects, view.choices, win)
    return said.action if said else best.lead.action
