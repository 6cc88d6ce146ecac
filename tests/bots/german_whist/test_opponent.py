"""Who the other is taken for: from views alone, right about who follows the rule, and at no cost in endings."""

from collections.abc import Iterator
from random import Random

import pytest

from stube.bots import Budget, find
from stube.bots.german_whist.opponent import PRIOR, read
from stube.bots.sensible.german_whist.situation import read as situation_of
from stube.cards import draw
from stube.games.german_whist import GAME, GermanWhistView
from stube.games.german_whist.state import GermanWhistState
from stube.solvers.german_whist.endings import against_rule, solve
from stube.solvers.german_whist.packs import cards_of


def rounds(preset: str, name: str, number: int) -> Iterator[tuple[GermanWhistState, GermanWhistView]]:
    """Play rounds of a bot on seat 1 against any card; give what seat 0 decides on."""
    bot = find(name, budget=Budget(worlds=8))
    for seed in range(number):
        chance = Random(f"{preset}/{seed}")
        state = GAME.start(GAME.presets[preset].rules, {"dealer": str(seed % 2)})
        while state.result is None:
            if state.needs_deal is not None:
                state = state.deal(draw(state.needs_deal, state.pack, state.seats, chance)).state
                continue
            seat = state.turn[0]
            view = state.view(seat)
            if seat == 0:
                yield state, view
            said = bot.choose(view, chance) if seat else chance.choice(view.choices).action
            state = state.play(seat, GAME.parse_action(said)).state


@pytest.mark.parametrize(("name", "least", "most"), [("whist-greedy", 0.7, 1.0), ("whist-search", 0.0, 0.1)])
def test_it_is_recognised(name: str, least: float, most: float) -> None:
    """After ten tricks it is mostly sure who follows the plain rule and who does not."""
    said = [
        read(view, situation_of(view), Random(len(view.tricks))).plain
        for _, view in rounds("classic", name, 12)
        if len(view.tricks) == 10
    ]
    assert least <= sum(said) / len(said) <= most


@pytest.mark.parametrize("preset", ["classic", "no-trump", "high-low", "last13"])
def test_hands_fit(preset: str) -> None:
    """Hands drawn have the cards taken face up and the right number, of cards that were not seen elsewhere."""
    looked = 0
    for state, view in rounds(preset, "whist-greedy", 2):
        if view.stage != "foregame" or view.phase != "play":
            continue
        situation = situation_of(view)
        pack = cards_of(situation.trump)
        taken = pack.mask(situation.known[1])
        opponent = read(view, situation, Random(1))
        hands = opponent.hands(5, taken)
        if hands is None:
            assert opponent.plain == PRIOR
            continue
        looked += 1
        assert state.table is not None
        for hand in map(int, hands):
            assert hand & taken == taken
            assert hand & ~(pack.mask(situation.unseen) | taken) == 0
            assert hand.bit_count() == len(state.table.hands[1])
    assert looked > 10


def test_traps_are_best_cards() -> None:
    """What a card brings against the rule is never less than against the best answers, sometimes more."""
    more = 0
    for _, view in rounds("classic", "whist-greedy", 4):
        situation = situation_of(view)
        other = situation.open_hand()
        if situation.foregame or other is None or len(situation.playable) < 2:
            continue
        led = situation.laid[0] if situation.laid else None
        hand = tuple(card for card in other if card != led)
        found = solve(situation.hand, hand, situation.trump, led=led)
        got = against_rule(situation.hand, hand, situation.trump, found.best, led=led)
        assert got.keys() == set(found.best)
        for card, tricks in got.items():
            assert found.tricks[card] <= tricks <= len(situation.hand)
            more += tricks > found.tricks[card]
    assert more
