"""Sensible German Whist: weighs the card to draw against its price, then counts and plays the endgame out."""

from random import Random

from stube.bots.sensible.german_whist import endgame, foregame
from stube.bots.sensible.german_whist.situation import read
from stube.cards import FRENCH_52
from stube.core import View
from stube.games.german_whist import GermanWhistView


def choose(view: View, random: Random, worlds: int) -> str:
    """Give the sensible choice; see `stube.bots.Bot`.

    Args:
        view: what the seat may know.
        random: the source of chance.
        worlds: how many worlds to look at where the others' cards cannot be told.
    """
    assert isinstance(view, GermanWhistView)
    if len(view.choices) < 2:
        return view.choices[0].action if view.choices else ""
    situation = read(view)
    if view.phase == "take":
        row = tuple(FRENCH_52.parse(str(choice.args["card"])) for choice in view.choices)
        return f"take {foregame.take(situation, row)}"
    card = foregame.choose(situation) if situation.foregame else endgame.choose(situation, random, worlds)
    return f"play {card}"
