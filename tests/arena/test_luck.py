"""Luck of the draw: what chance gave, worked out by hand, and nothing on average."""

from random import Random

import pytest
from arena.contests import contest

from stube import games
from stube.arena.luck import Luck, luck_of
from stube.arena.pairs import play_pair
from stube.cards import Deck
from stube.core import State
from stube.games.german_whist.order import strength

GAME = games.find("german_whist")


def after_one_trick(deck: Deck) -> tuple[Luck, State]:
    """Deal, and play the first trick by first choices."""
    state = GAME.start(GAME.presets["classic"].rules, {"dealer": "1"})
    luck = luck_of(state.view(None), (0, 1))
    assert luck is not None
    dealt = state.deal(deck)
    luck.begin(dealt.events, dealt.state.view(None))
    state = dealt.state
    for _ in range(2):
        step = state.play(state.turn[0], state.choices(state.turn[0])[0])
        luck.see(step.events)
        state = step.state
    return luck, state


def test_a_draw_worked_by_hand() -> None:
    """After a trick its loser has the hidden card's height less the mean height of the 25 that could have come."""
    deck = GAME.pack(GAME.presets["classic"].rules).cards
    luck, state = after_one_trick(Deck(deck))
    upcard, hidden = deck[26], deck[27]
    loser = 1 - (state.view(None).tricks[0].winner or 0)
    trump = upcard.suit

    def height(code: int) -> float:
        card = deck[code]
        led = "C" if trump != "C" else "D"
        return strength(trump, led if card.suit == trump else card.suit)[card] / 52

    mean = sum(map(height, range(27, 52))) / 25
    assert luck.by_unit[loser] == pytest.approx(height(deck.index(hidden)) - mean)
    assert luck.by_unit[1 - loser] == 0


def test_every_card_that_could_have_come_makes_it_nothing() -> None:
    """Over all cards that could lie on top the luck of a draw adds up to 0."""
    deck = list(GAME.pack(GAME.presets["classic"].rules).cards)
    Random(3).shuffle(deck)
    total = 0.0
    for top in range(27, 52):
        order = [*deck[:27], deck[top], *deck[27:top], *deck[top + 1 :]]
        total += sum(after_one_trick(Deck(tuple(order)))[0].by_unit)
    assert total == pytest.approx(0)


def test_equal_bots_share_the_luck_of_a_pair() -> None:
    """Bots that play alike get the same cards in either sitting: what is left in the pair is nothing."""
    assert play_pair(contest("lowest", "lowest", "german_whist", "classic"), 0).mean("luck") == pytest.approx(0)
    assert play_pair(contest("lowest", "random", "german_whist", "classic"), 0).mean("luck") != 0


@pytest.mark.parametrize(("game", "preset"), [("watten", "bavarian-11"), ("german_whist", "three")])
def test_where_nothing_is_left_to_chance_there_is_none(game: str, preset: str) -> None:
    """In Watten all chance is in the deal, and three players have no two sides: no luck is counted."""
    assert all(one.luck == 0 for one in play_pair(contest(game=game, preset=preset), 0).sittings)
