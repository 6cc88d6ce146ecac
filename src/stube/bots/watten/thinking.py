"""Watten by rounds played out in worlds that are believed: cards, announcements, chances for the stakes.

What a seat knows is read as `sensible` reads it; how stakes are answered is shared with it too. What differs is
the eye: where `sensible` plays some deals out by rule of thumb, this weighs many by all that was seen and plays them
out by what was learned.
"""

from random import Random

from stube.bots.budget import Budget
from stube.bots.sensible import watten as sensible
from stube.bots.sensible.watten import claiming, playing, raising
from stube.bots.sensible.watten.certainty import round_is_won
from stube.bots.sensible.watten.equity import Prospects, prospects_of
from stube.bots.sensible.watten.situation import Situation, read
from stube.bots.watten import announcing, signalling, stakes
from stube.bots.watten.sight import chance, judge
from stube.cards import Deck
from stube.core import View
from stube.games.watten import GAME, WattenView

ANSWERS = 2
"""How many times the thought for a card goes into an answer to a raise or a word about the announcement."""


def choose(view: View, random: Random, budget: Budget, *, signals: bool = False, balanced: bool = True) -> str:
    """Give the choice; see `stube.bots.Bot`.

    Args:
        view: what the seat may know.
        random: the source of chance.
        budget: thought for a card.
        signals: whether to tell the partner by gestures what is held, and to believe what was seen.
        balanced: whether stakes are treated by the solved balance, or by the rules of `sensible`.
    """
    assert isinstance(view, WattenView)
    if signals and not view.choices and view.seat is not None:
        return sensible.choose(view, random, sensible_worlds(budget)) or signalling.aside(view, read(view))
    decides = {choice.kind for choice in view.choices}
    if not decides or decides & {"keep", "leave"} or view.phase in {"swap", "better"}:
        return sensible.choose(view, random, sensible_worlds(budget))
    situation = signalling.believed(view, read(view)) if signals else read(view)
    claim = claiming.claim_or_none(view)
    if claim:
        return claim
    prospects = stakes.prospects_of(view, situation) if balanced else prospects_of(view, situation)
    match view.phase:
        case "strike" | "trump":
            return announcing.name(view, situation, prospects, random, budget)
        case "choose":
            return raising.stay_or_give(prospects, chance(view, situation, random, budget, ANSWERS))
        case "answer":

            def estimate() -> float:
                return chance(view, situation, random, budget, ANSWERS)

            if balanced:
                return stakes.answer(view, situation, prospects, estimate, random).said
            return raising.answer(view, situation, prospects, estimate).action
    return _play(view, situation, prospects, random, budget, balanced=balanced)


def warm() -> None:
    """Load and compile what it thinks with."""
    rules = GAME.presets[GAME.default_preset].rules
    state = GAME.start(rules, {"dealer": "0"}).deal(Deck(GAME.pack(rules).cards)).state
    choose(state.view(state.turn[0]), Random(0), Budget(worlds=1))  # noqa: S311 - nothing hangs on it


def sensible_worlds(budget: Budget) -> int:
    """Give how many worlds of `sensible` go with a budget, where it is asked instead."""
    return min(40, budget.worlds or 20)


def _play(
    view: WattenView, situation: Situation, prospects: Prospects, random: Random, budget: Budget, *, balanced: bool
) -> str:
    cards = playing.playable(situation, view.choices)
    if max(situation.won) >= situation.needed:
        return playing.least_worth(situation, cards).action  # played out for nothing
    speaks = any(choice.kind != "play" for choice in view.choices)
    if len(cards) == 1 and not speaks:
        return cards[0].action
    best = judge(view, situation, cards, random, budget)
    win = 1.0 if round_is_won(situation) else raising.believed(view, situation, best.chance)
    said = raising.concede_or_none(prospects, situation, view.choices, win)
    if said is None and balanced:
        sure = 1.0 if round_is_won(situation) else best.chance
        said = stakes.speak(prospects, situation, view.choices, sure, random).choice
    elif said is None:
        said = raising.raise_or_none(prospects, situation, view.choices, win)
    said = said or raising.machine_or_none(prospects, view.choices, win)
    return said.action if said else best.lead.action
