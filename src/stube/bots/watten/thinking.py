"""Watten by rounds played out in worlds that are believed: cards, announcements, chances for the stakes.

What a seat knows is read as `sensible` reads it; how stakes are answered is shared with it too. What differs is
the eye: where `sensible` plays some deals out by rule of thumb, this weighs many by all that was seen and plays them
out by what was learned.
"""

from random import Random

from stube.bots.budget import Budget
from stube.bots.reasons import Thought
from stube.bots.sensible import watten as sensible
from stube.bots.sensible.watten import claiming, playing, raising
from stube.bots.sensible.watten.certainty import round_is_won
from stube.bots.sensible.watten.equity import Prospects, prospects_of
from stube.bots.sensible.watten.situation import IN_PLAY, Situation, read
from stube.bots.watten import announcing, signalling, stakes, why
from stube.bots.watten.sight import chance, judge
from stube.cards import Deck
from stube.core import View
from stube.games.watten import GAME, WattenView

ANSWERS = 2
"""How many times the thought for a card goes into an answer to a raise or a word about the announcement."""


def think(view: View, random: Random, budget: Budget, *, signals: bool = False, balanced: bool = True) -> Thought:
    """Give the choice with its reasons; see `stube.bots.Bot`.

    Args:
        view: what the seat may know.
        random: the source of chance.
        budget: thought for a card.
        signals: whether to look at the partner and tell it by gestures what is held, out of turn.
        balanced: whether stakes are treated by the solved balance, or by the rules of `sensible`.
    """
    assert isinstance(view, WattenView)
    if signals and not view.choices and view.seat is not None:
        said = sensible.choose(view, random, sensible_worlds(budget)) or signalling.aside(view, read(view))
        return Thought(said)
    decides = {choice.kind for choice in view.choices}
    if not decides or decides & {"keep", "leave"} or view.phase in {"swap", "better"}:
        return Thought(sensible.choose(view, random, sensible_worlds(budget)))
    situation = signalling.believed(view, read(view))
    claim = claiming.claim_or_none(view)
    if claim:
        return Thought(claim)
    prospects = stakes.prospects_of(view, situation) if balanced else prospects_of(view, situation)
    match view.phase:
        case "strike" | "trump":
            return announcing.name(view, situation, prospects, random, budget)
        case "choose":
            found = chance(view, situation, random, budget, ANSWERS)
            return Thought(raising.stay_or_give(prospects, found), (why.of_round(found),))
        case "answer":

            def estimate() -> float:
                return chance(view, situation, random, budget, ANSWERS)

            if balanced:
                word = stakes.answer(view, situation, prospects, estimate, random)
                return Thought(word.said, why.of_word(word))
            return Thought(raising.answer(view, situation, prospects, estimate).action)
    return _play(view, situation, prospects, random, budget, balanced=balanced)


def warm() -> None:
    """Load and compile what it thinks with."""
    rules = GAME.presets[GAME.default_preset].rules
    state = GAME.start(rules, {"dealer": "0"}).deal(Deck(GAME.pack(rules).cards)).state
    think(state.view(state.turn[0]), Random(0), Budget(worlds=1))  # noqa: S311 - nothing hangs on it


def sensible_worlds(budget: Budget) -> int:
    """Give how many worlds of `sensible` go with a budget, where it is asked instead."""
    return min(40, budget.worlds or 20)


def _play(
    view: WattenView, situation: Situation, prospects: Prospects, random: Random, budget: Budget, *, balanced: bool
) -> Thought:
    cards = playing.playable(situation, view.choices)
    if max(situation.won) >= situation.needed:
        return Thought(playing.least_worth(situation, cards).action)  # played out for nothing
    speaks = any(choice.kind != "play" for choice in view.choices)
    if len(cards) == 1 and not speaks:
        return Thought(cards[0].action)
    best = judge(view, situation, cards, random, budget)
    reasons = why.of_cards(situation, best)
    win = 1.0 if round_is_won(situation) else raising.believed(view, situation, best.chance)
    said = raising.concede_or_none(prospects, situation, view.choices, win)
    if said is None and balanced:
        sure = 1.0 if round_is_won(situation) else best.chance
        word = stakes.speak(prospects, situation, view.choices, sure, random)
        reasons += why.of_word(word)
        said = word.choice
    elif said is None:
        said = raising.raise_or_none(prospects, situation, view.choices, win)
    said = said or raising.machine_or_none(prospects, view.choices, win)
    return Thought(said.action if said else best.lead.action, reasons)


def explain(view: View, random: Random, budget: Budget, *, signals: bool = False, balanced: bool = True) -> Thought:
    """Give the choice with its reasons, and what is believed about the criticals that are out."""
    thought = think(view, random, budget, signals=signals, balanced=balanced)
    assert isinstance(view, WattenView)
    if view.seat is None or view.phase not in IN_PLAY:
        return thought
    situation = signalling.believed(view, read(view))
    return Thought(thought.action, (*thought.reasons, *why.of_criticals(view, situation, random, budget)))
