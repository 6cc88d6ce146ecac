"""The kit for testing: what a game must hold to, rule sets and walks to try it with, decks and players by hand.

A third game is one more folder in `stube.games`; its author tests it with these:

* `contract`: laws that every game keeps, each a function over a `Walk`;
* `walks`: series played at random, with every state and event on the way;
* `strategies`: rule sets, walks, states and actions for Hypothesis;
* `deals`: a deck from a few named cards;
* `scripted`: lines of play as people write them, and a bot that plays a list;
* `refusals`: the code that something is refused with;
* `falsified`: a state that gives false answers, to see that a check can fail;
* `playthrough`: a series as a file in which a person reads what the rules do.

Only tests import it.
"""

from stube.testing.contract import LAWS, Law, check_game
from stube.testing.deals import dealt_to, deck_of
from stube.testing.falsified import falsified
from stube.testing.playthrough import playthrough
from stube.testing.refusals import code_of
from stube.testing.scripted import Scripted, play, take
from stube.testing.walks import Position, Walk, random_step

__all__ = [
    "LAWS",
    "Law",
    "Position",
    "Scripted",
    "Walk",
    "check_game",
    "code_of",
    "dealt_to",
    "deck_of",
    "falsified",
    "play",
    "playthrough",
    "random_step",
    "take",
]
