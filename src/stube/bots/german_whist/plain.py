"""The plain rule as a bot."""

from stube.bots.german_whist.worlds import know
from stube.bots.sensible.german_whist.situation import read
from stube.core import View
from stube.games.german_whist import GermanWhistView
from stube.kernels.whist_search import plain_choice

PRIZE = 8  # a ten


def greedy(view: View) -> str:
    """Give the choice of the plain rule."""
    assert isinstance(view, GermanWhistView)
    if len(view.choices) < 2:
        return view.choices[0].action if view.choices else ""
    situation = read(view)
    known = know(view, situation)
    card = known.pack.cards[plain_choice(known.world, known.rules, int(situation.sign < 0), PRIZE)]
    return f"{'take' if view.phase == 'take' else 'play'} {card}"
