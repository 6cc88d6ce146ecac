"""A round of Watten as a frozen bot plays it: announcement, stakes by two thresholds, cards by its way."""

from dataclasses import replace
from random import Random

from stube.bots.baselines.watten_announcing import announce
from stube.bots.baselines.watten_cards import chance, judge
from stube.bots.budget import Budget
from stube.bots.sensible import watten as sensible
from stube.bots.sensible.watten import claiming
from stube.bots.sensible.watten.playing import playable
from stube.bots.sensible.watten.situation import Situation, read
from stube.core import Choice
from stube.games.watten import WattenView

SENSIBLE = 12
"""Worlds of `sensible` where it is asked instead: the cut, a swap, the answer to a wish for better cards."""

RAISES = frozenset({"raise", "jump"})


class Player:
    """Chooses from one view after another; keeps nothing between two calls."""

    def __init__(self, way: str, raises: float, holds: float, budget: Budget, *, speaks: bool) -> None:
        """Set how it plays; see `stube.bots.baselines.watten.Baseline`."""
        self._way, self._raises, self._holds, self._budget, self._speaks = way, raises, holds, budget, speaks

    def choose(self, view: WattenView, random: Random) -> str:
        """Give the choice of a seat that is on turn."""
        if view.phase in {"swap", "better"} or any(choice.kind in {"keep", "leave"} for choice in view.choices):
            return sensible.choose(view, random, SENSIBLE)
        situation = read(view)
        claim = claiming.claim_or_none(view)
        if claim:
            return claim
        match view.phase:
            case "strike" | "trump":
                return announce(view, situation, random)
            case "choose":
                return "stay" if self._holds_out(situation, random) else "give"
            case "answer":
                return self._answer(view, situation, random)
        return self._play(view, situation, random)

    def _holds_out(self, situation: Situation, random: Random) -> bool:
        return not self._speaks or chance(situation, random, self._budget) >= self._holds

    def _answer(self, view: WattenView, situation: Situation, random: Random) -> str:
        kinds = {choice.kind for choice in view.choices}
        if not self._speaks or len(view.choices) == 1:
            return "hold" if "hold" in kinds else view.choices[0].action
        return "hold" if "fold" not in kinds or self._holds_out(situation, random) else "fold"

    def _raise_or_none(self, view: WattenView, situation: Situation) -> Choice | None:
        """Give the smallest raise that is no mistake, unless the stake as it is would already end the match."""
        unit = next(unit for unit, seats in enumerate(view.units) if situation.me in seats)
        if not self._speaks or view.score[unit] + view.stake >= int(situation.rules.target):
            return None
        offered = (choice for choice in view.choices if choice.kind in RAISES and not choice.args.get("misraise"))
        return next(offered, None)

    def _play(self, view: WattenView, situation: Situation, random: Random) -> str:
        leads = playable(situation, view.choices)
        raised = self._raise_or_none(view, situation)
        if len(leads) == 1 and raised is None:
            return leads[0].action
        lead, win = judge(self._way, situation, leads, random, self._budget)
        return raised.action if raised and win >= self._raises else lead.action


def cards_only(view: WattenView) -> WattenView:
    """Give the view of a seat on turn without all but cards to play."""
    return replace(view, choices=tuple(choice for choice in view.choices if choice.kind == "play"), free=())
