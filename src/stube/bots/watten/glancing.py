"""Eyes at the table: when a bot looks where, and when it tells its partner something, at a person's pace.

It looks at its partner most of the time, now and then at an opponent or at its own cards, and at these alone when it
is to decide. While its partner looks at it and no opponent does, it tells what it holds.
"""

from random import Random
from typing import TypeAlias

from stube.bots.sensible.watten.situation import IN_PLAY, read
from stube.bots.watten import signalling
from stube.games.watten import WattenView

Glance: TypeAlias = tuple[float, str]
"""Seconds until it happens, and the action."""

TO_OWN_CARDS = (0.4, 1.2)
TO_TELL = (0.8, 2.2)
TO_LOOK = (2.5, 7.0)
"""Seconds, from and to."""

PARTNER, OPPONENT, OWN_CARDS = 0.5, 0.14, 0.22
"""How often each is looked at next."""


def glance(view: WattenView, random: Random) -> Glance | None:
    """Give the next look or gesture; None where there is none for now."""
    seat = view.seat
    if seat is None or not view.code or view.phase not in IN_PLAY or view.gesture is not None:
        return None
    looks = {choice.args["at"]: choice.action for choice in view.free if choice.kind == "look"}
    if seat in view.turn:
        return (random.uniform(*TO_OWN_CARDS), looks[None]) if None in looks else None
    sign = signalling.sign_due(view, read(view))
    if sign:
        return random.uniform(*TO_TELL), f"sign {sign}"
    mates = {mate for side in view.sides if seat in side for mate in side}
    weights = [OWN_CARDS if at is None else PARTNER if at in mates else OPPONENT for at in looks]
    return random.uniform(*TO_LOOK), random.choices(list(looks.values()), weights)[0]
