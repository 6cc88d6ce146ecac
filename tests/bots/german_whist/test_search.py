"""German Whist by search: every preset to its end, the same choice from the same view, nothing from hidden cards."""

from dataclasses import replace
from random import Random

import pytest

from stube.bots import Budget, find
from stube.bots.german_whist.search import Searcher
from stube.cards import draw
from stube.games.german_whist import GAME, GermanWhistRules, GermanWhistState

BOTS = ("whist-search", "whist-ismcts", "whist-flat", "whist-greedy", "whist-ismcts-exact")


def dealt(preset: str, seed: int) -> GermanWhistState:
    """Give a round after the deal."""
    rules = GAME.presets[preset].rules
    assert isinstance(rules, GermanWhistRules)
    state = GAME.start(rules, {"dealer": "0"})
    assert state.needs_deal is not None
    return state.deal(draw(state.needs_deal, state.pack, state.seats, Random(seed))).state


@pytest.mark.parametrize("preset", GAME.presets)
def test_every_preset(preset: str) -> None:
    """All bots play each preset to the end of a round by actions that the rules offer."""
    for first in range(2):
        state, chance = dealt(preset, first), Random(preset)
        bots = [find(name, budget=Budget(worlds=6)) for name in BOTS[first : first + 3]]
        while state.result is None:
            seat = state.turn[0]
            view = state.view(seat)
            said = bots[seat].choose(view, chance)
            assert said in {choice.action for choice in view.choices}
            state = state.play(seat, GAME.parse_action(said)).state


@pytest.mark.parametrize("name", BOTS)
def test_same_choice_and_no_peeping(name: str) -> None:
    """The same view, seed and worlds give the same choice, also where the others' cards lie otherwise."""
    bot = find(name, budget=Budget(worlds=12))
    state = dealt("classic", 7)
    seat = state.turn[0]
    choice = bot.choose(state.view(seat), Random(1))
    assert bot.choose(state.view(seat), Random(1)) == choice
    table = state.table
    assert table is not None
    other = table.hands[1 - seat]
    hands = (table.hands[seat], table.stock[:13]) if seat == 0 else (table.stock[:13], table.hands[seat])
    moved = replace(state, table=replace(table, hands=hands, stock=other + table.stock[13:]))
    assert moved.view(seat).hand == state.view(seat).hand
    assert bot.choose(moved.view(seat), Random(1)) == choice


def test_the_last_tricks_are_exact() -> None:
    """From the first trick of the endgame on the search bot knows each card's tricks, and they come true."""
    state, chance = dealt("classic", 3), Random(3)
    bot, plain = Searcher(Budget(worlds=4)), find("whist-greedy")
    promised = None
    while state.result is None:
        seat = state.turn[0]
        view = state.view(seat)
        if view.stage == "endgame" and len(view.choices) > 1:
            thought = bot.think(view, chance)
            assert thought.exact is not None
            assert thought.worth[thought.action] == max(thought.worth.values())
            lying = len(view.trick.laid)
            if promised is None and not lying:
                promised = seat, view.won_tricks[seat] + thought.worth[thought.action]
            said = thought.action
        else:
            said = plain.choose(view, chance)
        state = state.play(seat, GAME.parse_action(said)).state
    assert promised is not None
    assert state.result.tricks[promised[0]] == promised[1]
