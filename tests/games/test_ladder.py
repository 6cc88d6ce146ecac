"""The ladder read as people read it tells who takes a trick, and why, just as the game does."""

from itertools import product
from random import Random

import pytest

from stube.cards import Card
from stube.core.view import Rung
from stube.games import find
from stube.games.german_whist.order import top
from stube.games.watten.order import order_of
from stube.games.watten.rules import WattenRules

TRICKS = 25
CRITICAL = {"max", "belli", "spitz", "weli"}


def taker(rungs: tuple[Rung, ...], cards: list[str]) -> int:
    """Read off who takes a trick: the highest rung, of equal cards the first, plain ones if their suit is led.

    The browser's rulebook reads it so (`web/src/rules/ladder.ts`).
    """

    def height(card: str) -> tuple[int, int]:
        at, rung = next((at, rung) for at, rung in enumerate(rungs) if card in rung.cards)
        if rung.role != "plain":
            return at, 0
        return (at, rung.cards.index(card)) if card[0] == cards[0][0] else (len(rungs), 0)

    return min(range(len(cards)), key=lambda at: (height(cards[at]), at))


@pytest.mark.parametrize("preset", find("watten").presets)
def test_the_ladder_decides_watten_as_the_game_does(preset: str) -> None:
    """Random tricks under every strike and trump that can be named have the same winner, for the same reason."""
    game, random = find("watten"), Random(preset)
    rules = game.presets[preset].rules
    assert isinstance(rules, WattenRules)
    possible = game.named(rules)
    for strike, trump in product(possible["strike"], possible["trump"]):
        rungs = game.ladder(rules, {"strike": strike, "trump": trump})
        role = {card: rung.role for rung in rungs for card in rung.cards}
        order = order_of(rules, rules.pack, strike, trump)
        for _ in range(TRICKS):
            cards: list[Card] = random.sample(list(rules.pack.cards), 4)
            names = [str(card) for card in cards]
            winner = order.winner(tuple(cards))
            assert taker(rungs, names) == winner, (strike, trump, names)
            assert (order.reason(tuple(cards)) == "critical") == (role[names[winner]] in CRITICAL)


@pytest.mark.parametrize("trump", [None, *"CDHS"])
def test_the_ladder_decides_german_whist_as_the_game_does(trump: str | None) -> None:
    """Random tricks of two and three cards have the same winner."""
    game, random = find("german_whist"), Random(7)
    rules = game.presets["no-trump" if trump is None else "classic"].rules
    rungs = game.ladder(rules, {} if trump is None else {"trump": trump})
    names = [card for rung in rungs for card in rung.cards]
    assert len(names) == 52
    for _ in range(20 * TRICKS):
        cards = random.sample(names, random.choice((2, 3)))
        laid = tuple(Card(name[0], name[1]) for name in cards)
        assert taker(rungs, cards) == top(laid, trump).place, cards
