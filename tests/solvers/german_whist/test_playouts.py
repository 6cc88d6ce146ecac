"""Random rounds by numbers are rounds of the state machine."""

import pytest

from stube.cards import Deck
from stube.games.german_whist import GAME, GermanWhistRules
from stube.games.german_whist.actions import PLAYS, TAKES
from stube.solvers.german_whist.playouts import random_round, random_rounds

OPTIONS = [
    *({"preset": name} for name in GAME.presets),
    {"preset": "three", "ghost": "auto_lowest", "hand_size": "10"},
    {"preset": "open-stock", "open_n": "14"},
    {"preset": "race-7", "race_scope": "last13", "goal": "fewest"},
]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_state_machine_plays_the_same(options: dict[str, str]) -> None:
    """Each choice is one the state offers, the round ends with the last one, and the tricks are the same."""
    values = {name: value for name, value in options.items() if name != "preset"}
    rules = GermanWhistRules.read({**GAME.presets[options["preset"]].rules.values(), **values})
    for seed in range(25):
        played = random_round(rules, seed, "CDHS"[seed % 4])
        state = GAME.start(rules, {"dealer": str(rules.seats - 1)}).deal(Deck(played.deck)).state
        for number, card in enumerate(played.cards):
            assert state.result is None, (seed, number)
            taking = state.phase == "take"
            state = state.play(state.turn[0], TAKES[card] if taking else PLAYS[card]).state
        assert state.result is not None, seed
        assert state.table is not None
        assert (state.table.foregame, state.table.endgame) == (played.foregame, played.endgame), seed


def test_all_choices_are_taken() -> None:
    """Over many rounds both hands win about as much, and every round has its 26 tricks and 52 decisions."""
    rules = GAME.presets["classic"].rules
    assert isinstance(rules, GermanWhistRules)
    first, second, third, fourth, decisions = random_rounds(rules, 2000, 5)
    assert (first + second, third, fourth, decisions) == (52000, 0, 0, 104000)
    assert abs(first - second) < 1000
