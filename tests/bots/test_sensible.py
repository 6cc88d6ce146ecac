"""The sensible bot at both games: rules kept, only the view seen, the same choice every time."""

from random import Random

import pytest
from bots.detectors import FAULTS, faults
from bots.rounds import decisions
from bots.variants import variants

from stube.bots import Bot, find, registry
from stube.bots.sensible import Sensible
from stube.bots.simple import RandomBot
from stube.core import Game, RuleSet
from stube.games import german_whist, watten
from stube.games.watten import WattenView
from stube.protocol.views import read_view, write_view

GAMES: tuple[Game, ...] = (watten.GAME, german_whist.GAME)
CASES = [(game, name, rules) for game in GAMES for name, rules in variants(game)]
PRESETS = [(game, preset.id, preset.rules) for game in GAMES for preset in game.presets.values()]


def names(cases: list[tuple[Game, str, RuleSet]]) -> list[str]:
    """Names of test cases."""
    return [f"{game.id}-{name}" for game, name, _ in cases]


def test_it_is_registered() -> None:
    """The bot is found by its id."""
    assert isinstance(find("sensible"), Sensible)
    assert "sensible" in registry()


def test_every_playable_value_is_tried() -> None:
    """The variants hold every value of every option that a round can be played with."""
    tried = {(game.id, option, value) for game, _, rules in CASES for option, value in rules.values().items()}
    every = {
        (game.id, option.name, value)
        for game in GAMES
        for option in game.rules_type.options()
        for value in option.values
    }
    assert every == tried


@pytest.mark.slow
@pytest.mark.parametrize(("game", "name", "rules"), CASES, ids=names(CASES))
def test_no_rule_set_confuses_it(game: Game, name: str, rules: RuleSet) -> None:
    """Twenty rounds against a random side under every preset and option value: nothing illegal, no fault.

    The bot looks at one world a card, so that this takes seconds; what it may do does not depend on it.
    """
    bots: list[Bot] = [Sensible(worlds=1), RandomBot()]
    seats = [bots[seat % 2] for seat in range(game.seats(rules))]
    for view, action, _ in decisions(game, rules, seats, 20, name):
        if isinstance(view, WattenView) and (view.seat or 0) % 2 == 0:
            assert not faults(view, action), action


@pytest.mark.parametrize(("game", "name", "rules"), PRESETS, ids=names(PRESETS))
def test_a_view_through_json_gives_the_same_choice(game: Game, name: str, rules: RuleSet) -> None:
    """Written as JSON and read back, a view leads to the same choice, and so does asking twice."""
    seats = [Sensible(worlds=2)] * game.seats(rules)
    for number, (view, _, _) in enumerate(decisions(game, rules, seats, 2, name)):
        again = read_view(write_view(view), game.view_type)
        first, second, third = (Sensible(worlds=2).choose(shown, Random(number)) for shown in (view, again, view))
        assert first == second == third


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_hidden_cards_change_nothing(game: Game) -> None:
    """Exchange two cards that a seat cannot see: what it sees and what it chooses stay the same."""
    from stube.cards import Deck  # noqa: PLC0415 - only here

    rules = game.presets[game.default_preset].rules
    for number in range(20):
        chance = Random(number)
        deck = chance.sample(game.pack(rules).cards, len(game.pack(rules).cards))
        states = [game.start(rules, {"dealer": "0"}).deal(Deck(tuple(deck))).state]
        seat = states[0].turn[0]
        own = {card.card for card in states[0].view(seat).hand}
        turned = {str(card) for card in deck[26:27]} if game is german_whist.GAME else set()
        places = [place for place, card in enumerate(deck) if str(card) not in own | turned]
        one, other = chance.sample(places, 2)
        deck[one], deck[other] = deck[other], deck[one]
        states.append(game.start(rules, {"dealer": "0"}).deal(Deck(tuple(deck))).state)
        views = [state.view(seat) for state in states]
        chosen = {Sensible(worlds=3).choose(view, Random(7)) for view in views}
        assert views[0] == views[1]
        assert len(chosen) == 1


def test_it_never_acts_without_a_choice() -> None:
    """A seat that has nothing to choose says nothing, whatever looks and signs it could make."""
    rules = watten.GAME.presets["bavarian-11"].rules
    bots = [Sensible(worlds=1)] * 4
    for view, action, state in decisions(watten.GAME, rules, bots, 10, "quiet"):
        assert not action.startswith(("look", "sign"))
        for seat in set(range(4)) - set(state.turn):
            said = Sensible(worlds=1).choose(state.view(seat), Random(1))
            assert said == "" or said.startswith(("raise", "concede")), view.seat


@pytest.mark.parametrize("preset", ["bavarian-11", "blind", "house-21", "italian-tirolo-15"])
def test_no_faults(preset: str) -> None:
    """None of the four faults in some rounds; `count_faults.py` looks at ten thousand."""
    rules = watten.GAME.presets[preset].rules
    found = [
        fault
        for view, action, _ in decisions(watten.GAME, rules, [Sensible(worlds=3)] * 4, 25, f"faults/{preset}")
        if isinstance(view, WattenView)
        for fault in faults(view, action)
    ]
    assert found == []
    assert len(FAULTS) == 4
