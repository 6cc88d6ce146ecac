"""The frozen German Whist bots: what they chose when they were frozen they choose for ever."""

from random import Random

import pytest

from stube.bots import Budget, find
from stube.cards import draw
from stube.games.german_whist import GAME, GermanWhistState

VIEWS = (
    ("classic", 1, 0),
    ("classic", 2, 15),
    ("classic", 3, 33),
    ("last13", 4, 9),
    ("weighted", 5, 21),
    ("high-low", 6, 6),
    ("no-trump", 7, 12),
)

CHOSEN = {
    "whist-greedy": "DK HQ HQ H5 DJ D2 S5",
    "whist-flat": "H6 HQ HQ H8 DJ H5 CJ",
    "whist-ismcts": "CT HK HQ H8 D3 D2 C9",
    "whist-ismcts-exact": "D3 HA H2 H2 DJ HT C9",
}


def reached(preset: str, seed: int, acts: int) -> GermanWhistState:
    """Give the first state with something to choose after so many actions at random."""
    chance = Random(seed)
    state = GAME.start(GAME.presets[preset].rules, {"dealer": "0"})
    assert state.needs_deal is not None
    state = state.deal(draw(state.needs_deal, state.pack, state.seats, chance)).state
    while acts > 0 or len(state.choices(state.turn[0])) < 3:
        state = state.play(state.turn[0], chance.choice(state.choices(state.turn[0]))).state
        acts -= 1
    return state


@pytest.mark.parametrize("name", CHOSEN)
def test_frozen(name: str) -> None:
    """On fixed views, with a fixed number of worlds, each bot chooses what it chose when it was frozen."""
    bot, chosen = find(name, budget=Budget(worlds=40)), []
    for place in VIEWS:
        state = reached(*place)
        chosen.append(bot.choose(state.view(state.turn[0]), Random(1)).removeprefix("play "))
    assert " ".join(chosen) == CHOSEN[name]


def test_forms_that_are_not_searched() -> None:
    """With three hands, a race or an open stock the searches play as the plain rule does."""
    plain = find("whist-greedy")
    for preset in ("three", "race-7", "open-stock"):
        for acts in (0, 5, 20):
            state = reached(preset, 3, acts)
            view = state.view(state.turn[0])
            for name in ("whist-flat", "whist-ismcts", "whist-ismcts-exact"):
                assert find(name).choose(view, Random(0)) == plain.choose(view, Random(0))
