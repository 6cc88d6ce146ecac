"""Decks from named cards, lines of play, walks and strategies."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from server.toy import Toy, ToyRules

from stube.cards import FRENCH_52, GERMAN_32
from stube.errors import Code, IllegalAction, NotationError
from stube.games import catalogue, find
from stube.testing import Walk, code_of, dealt_to, deck_of, play, take
from stube.testing.strategies import rule_sets, states


def test_packets_go_round_the_table() -> None:
    """Each seat gets its packet in the order of the deal, round by round."""
    assert dealt_to((1, 0), (2, 1)) == (1, 1, 0, 0, 1, 0)


def test_named_cards_lie_where_they_are_dealt() -> None:
    """Each seat gets the cards named for it, the rest of the pack fills what is left, in its order."""
    deck = deck_of(FRENCH_52, dealt_to((0, 1), (1,) * 3), {0: "HA KS", 1: "2d"}, then="C4, 10H")
    assert [str(card) for card in deck.cards[:9]] == ["HA", "D2", "SK", "C2", "C3", "C5", "C4", "HT", "C6"]
    assert sorted(deck.cards) == sorted(FRENCH_52.cards)


@pytest.mark.parametrize(
    ("hands", "then", "code"),
    [({0: "E7", 1: "E7"}, "", Code.CARD_TWICE), ({0: "E7"}, "7E", Code.CARD_TWICE), ({0: "S6"}, "", Code.BAD_CARD)],
)
def test_a_card_that_cannot_be_dealt_is_refused(hands: dict[int, str], then: str, code: Code) -> None:
    """A card named twice, or of another pack, is refused."""
    assert code_of(lambda: deck_of(GERMAN_32, (0, 1), hands, then)) is code


def test_a_hand_that_is_too_large_is_refused() -> None:
    """A seat cannot be given more cards than it is dealt."""
    with pytest.raises(ValueError, match="seat 0 gets 1 cards, not 2"):
        deck_of(GERMAN_32, (0, 1), {0: "E7 E8"})


def test_lines_are_played() -> None:
    """Deals and actions are taken as they are written; what is refused or cannot be read is said so."""
    toy = Toy()
    deck = "deck EA LK EK LA HK HA SK SA"
    state = play(toy, toy.start(ToyRules()), "dealer 1", deck, "1 raise, 0 play EA")
    assert state.laid == ((0, toy.pack(state.rules).parse("EA")),)
    assert [event.code for event in take(toy, state, "1 play EK").events] == ["played", "round_over"]
    with pytest.raises(IllegalAction):
        play(toy, state, "0 play LK")
    with pytest.raises(NotationError):
        take(toy, state, "1 dance")


@pytest.mark.parametrize("game", sorted(catalogue()))
def test_a_walk_can_be_played_again(game: str) -> None:
    """The same seed gives the same series; another seed another."""
    rules = find(game).presets[find(game).default_preset].rules
    first, again, other = (Walk.play(find(game), rules, seed, most=40) for seed in (1, 1, 2))
    assert first == again
    assert first.entries != other.entries
    assert list(first.sample(3)) == [0, 20, 40]


@pytest.mark.parametrize("game", sorted(catalogue()))
@settings(max_examples=30)
@given(data=st.data())
def test_drawn_rule_sets_can_be_played(game: str, data: st.DataObject) -> None:
    """Every drawn rule set is one that a table may agree on, and few are presets as they stand."""
    rules = data.draw(rule_sets(find(game), changes=4))
    rules.check()
    assert find(game).start(rules).rules == rules


@settings(max_examples=20)
@given(states(Toy(), most=30))
def test_drawn_states_are_states_of_the_game(state: object) -> None:
    """A drawn state belongs to the game, wherever it stands."""
    assert isinstance(state, type(Toy().start(ToyRules())))
