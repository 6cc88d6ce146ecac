"""Sensible German Whist."""
from random import Random
from stube.core import View

def choose(view: View, random: Random) -> str:
    return view.choices[0].action if view.choices else ""
