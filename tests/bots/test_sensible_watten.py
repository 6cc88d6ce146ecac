"""Sensible Watten: open play is solved exactly, the match is weighed, single judgements make sense."""

from dataclasses import replace
from random import Random

import pytest
from bots.rounds import decisions

from stube.bots.sensible import Sensible
from stube.bots.sensible.watten.equity import match_chance
from stube.bots.sensible.watten.playouts import Position, in_order, solve
from stube.bots.sensible.watten.ranking import NUMBER, ranking_of
from stube.bots.simple import RandomBot
from stube.cards import Deck
from stube.core import State
from stube.games.watten import GAME, WattenRules, WattenView
from stube.games.watten.actions import Play


def slow_winner(state: State) -> int:
    """The side that wins a round with open hands, by trying every card and call: the slow twin."""
    view = state.view(None)
    if view.result is not None:
        return view.result.winners[0]
    seat = state.turn[0]
    plays = [action for action in state.choices(seat) if isinstance(action, Play)]
    won = {slow_winner(state.play(seat, action).state) for action in plays}
    return seat % 2 if seat % 2 in won else 1 - seat % 2


def position(state: State) -> Position:
    """The same round as the bot plays it out, all hands open."""
    views = [state.view(seat) for seat in range(4)]
    first = views[0]
    assert isinstance(first, WattenView)
    assert first.strike is not None
    assert first.trump is not None
    rules = WattenRules.read(first.rules)
    ranking = ranking_of(rules, rules.pack, first.strike, first.trump)
    hands = [[NUMBER[card.card] for card in view.hand] for view in views]
    return Position(
        ranking=ranking,
        hands=in_order(hands, ranking),
        laid=[(card.seat, NUMBER[card.card]) for card in first.trick.laid],
        called=first.trick.called,
        seat=state.turn[0],
        won=list(first.won_tricks),
        needed=int(rules.tricks_to_win),
        step=1,
        sides=(0, 1, 0, 1),
        announcers=first.announcers,
        first_trick=not first.tricks,
    )


@pytest.mark.parametrize(
    "changes",
    [{}, {"call_lapses": "yes"}, {"call": "off", "follow": "trump_all"}, {"call": "automatic"}],
    ids=["bavarian", "lapsing", "forced", "automatic"],
)
def test_open_play_is_solved_exactly(changes: dict[str, str]) -> None:
    """From two cards a hand on, the fast solver and every-card play with the real rules name the same winner."""
    rules = WattenRules.read(changes)
    seen = 0
    for _, _, state in decisions(GAME, rules, [RandomBot()] * 4, 30, "open"):
        view = state.view(None)
        if view.phase == "play" and max(view.counts) == 2 and not view.trick.laid:
            assert solve(position(state)) == slow_winner(state)
            seen += 1
    assert seen > 5


def test_more_points_are_never_worse() -> None:
    """The chance to win the match lies between 0 and 1, falls with what is missing, and is even when even."""
    for mine in range(1, 22):
        for theirs in range(1, 22):
            here = match_chance(mine, theirs, 1)
            assert 0 < here < 1
            assert match_chance(mine + 1, theirs, 1) <= here <= match_chance(mine, theirs + 1, 1)
            assert here + match_chance(theirs, mine, 1) == pytest.approx(1)


def answers(score: str, rules: WattenRules) -> list[str]:
    """What the sensible side answers to raises of a side that raises whatever it holds."""
    found = []
    for number in range(12):
        state: State = GAME.start(rules, {"dealer": "0", "score": score})
        chance = Random(number)
        cards = chance.sample(state.pack.cards, 32)
        state = state.deal(Deck(tuple(cards))).state
        for action in ("strike U", "trump L"):
            state = state.play(state.turn[0], GAME.parse_action(action)).state
        raising = next(choice for choice in state.view(state.turn[0]).choices if choice.kind == "raise")
        state = state.play(state.turn[0], GAME.parse_action(raising.action)).state
        found.append(Sensible(worlds=4).choose(state.view(state.turn[0]), Random(1)))
    return found


def test_it_never_folds_the_match() -> None:
    """At nine of eleven a fold gives the others the match: it holds everything. Far from the end it folds some."""
    rules = replace(WattenRules(), gespannt_loss="stake")
    at_the_end = answers("0 8", replace(rules, fold_pays="stake_minus_one", raise_step="2", target="11"))
    assert "fold" not in at_the_end
    assert "fold" in answers("0 0", replace(rules, raise_step="2"))
