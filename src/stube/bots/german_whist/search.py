"""Chooses by search: the foregame by looking ahead in worlds that fit the view, the endgame exactly."""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

from stube.bots.budget import Budget
from stube.bots.german_whist.endgame import solved
from stube.bots.german_whist.foregame import look_ahead
from stube.bots.german_whist.opponent import read as judge
from stube.bots.german_whist.playouts import play_on
from stube.bots.german_whist.sight import form_of
from stube.bots.sensible.german_whist.situation import Situation, read
from stube.core import View
from stube.games.german_whist import GermanWhistView
from stube.solvers.german_whist.endings import Ending

TRICKS_PAY = 1.0, 2.0
"""The worth of a trick ahead and of winning where each trick counts for itself."""

ROUNDS_PAY = 0.3, 6.0
"""The same where only the round counts."""


@dataclass(frozen=True, slots=True)
class Thought:
    """What was found.

    Attributes:
        action: the action to take.
        worth: by action, tricks ahead of the other at the end, with a part for winning the round; in an exact
            ending the tricks still to be won.
        exact: the exact ending, if it was one.
        worlds: worlds looked at.
    """

    action: str
    worth: Mapping[str, float]
    exact: Ending | None
    worlds: int


class Searcher:
    """Thinks about one view after another; keeps nothing between two calls."""

    def __init__(self, budget: Budget) -> None:
        """Think so much about a decision; endings of two open hands are exact and take what they take."""
        self._budget = budget

    def choose(self, view: View, random: Random) -> str:
        """Give the choice; see `stube.bots.Bot`."""
        if len(view.choices) < 2:
            return view.choices[0].action if view.choices else ""
        return self.think(view, random).action

    def think(self, view: View, random: Random) -> Thought:
        """Give the choice with what speaks for it."""
        assert isinstance(view, GermanWhistView)
        situation = read(view)
        other = situation.open_hand() if view.phase == "play" and not situation.foregame else None
        if other is not None:
            mine, theirs = view.counted[situation.me], view.counted[1 - situation.me]

            def plain() -> float:
                return judge(view, situation, random).plain

            best, found = solved(situation, other, situation.sign * (mine - theirs), plain)
            return Thought(f"play {best}", {f"play {card}": float(won) for card, won in found.tricks.items()}, found, 0)
        stakes, form = stakes_of(situation), form_of(view, situation)
        if form is None or not situation.foregame:
            looked = play_on(view, situation, random, self._budget, stakes)
        else:
            looked = look_ahead(view, situation, form, random, self._budget, stakes)
        best = max(looked.worth, key=looked.worth.__getitem__)
        verb = "take" if view.phase == "take" else "play"
        return Thought(f"{verb} {best}", {f"{verb} {c}": w for c, w in looked.worth.items()}, None, looked.worlds)


def stakes_of(situation: Situation) -> tuple[float, float]:
    """Give the worth of a trick ahead, and of winning the round."""
    rules = situation.rules
    return TRICKS_PAY if rules.score != "hand" and rules.race_scope == "off" else ROUNDS_PAY
