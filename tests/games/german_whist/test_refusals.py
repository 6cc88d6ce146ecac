"""What a state refuses, and by which code."""

from dataclasses import dataclass

import pytest
from games.german_whist.scripted import (
    RANKS,
    card,
    cards,
    dealt,
    deck_with,
    play_round,
    played,
    rules_of,
    start,
)

from stube.cards import FRENCH_52, Card, Cut, Deal, Deck, FirstDealer
from stube.errors import Code, IllegalAction
from stube.games.german_whist import GAME, GermanWhistAction, GermanWhistState, Play, Take


@dataclass(frozen=True, slots=True)
class Bow:
    """An action of another game."""

    kind: str = "bow"


FOLLOWING = played(dealt(deck_with({0: "AC 9D", 1: "2C 3H"}, "4C AH 9S 2S")), "AC")
TAKING = played(dealt(deck_with({0: "AC", 1: "2C"}, "4C AH 9D 2S"), "open-stock"), "AC", "2C")
BETWEEN = play_round(dealt(FRENCH_52.cards))
FINISHED = play_round(dealt(FRENCH_52.cards, match="single"))


@pytest.mark.parametrize(
    ("state", "seat", "action", "code", "details"),
    [
        (FOLLOWING, 0, Play(card("9D")), Code.NOT_YOUR_TURN, {"seat": 1}),
        (FOLLOWING, 2, Play(card("9D")), Code.NOT_YOUR_TURN, {"seat": 1}),
        (FOLLOWING, 1, Play(card("9D")), Code.NOT_YOUR_CARD, {"card": "D9"}),
        (FOLLOWING, 1, Play(card("AC")), Code.NOT_YOUR_CARD, {"card": "CA"}),
        (FOLLOWING, 1, Play(card("3H")), Code.MUST_FOLLOW_SUIT, {"suit": "C"}),
        (FOLLOWING, 1, Take(card("4C")), Code.NOTHING_TO_TAKE, {}),
        (FOLLOWING, 1, Bow(), Code.NOT_NOW, {}),
        (TAKING, 1, Take(card("4C")), Code.NOT_YOUR_TURN, {"seat": 0}),
        (TAKING, 0, Take(card("2S")), Code.NOT_IN_THE_ROW, {"card": "S2"}),
        (TAKING, 0, Play(card("4C")), Code.NOT_NOW, {}),
        (start(), 0, Play(card("4C")), Code.NEEDS_DEAL, {"kind": "deck"}),
        (GAME.start(rules_of()), 0, Play(card("4C")), Code.NEEDS_DEAL, {"kind": "cut"}),
        (BETWEEN, 0, Play(card("4C")), Code.NEEDS_DEAL, {"kind": "deck"}),
        (FINISHED, 0, Play(card("4C")), Code.SERIES_IS_OVER, {}),
    ],
)
def test_actions_that_are_refused(
    state: GermanWhistState, seat: int, action: GermanWhistAction, code: Code, details: dict[str, str | int]
) -> None:
    """Each refusal has its code and says why; nothing changes (G-10, G-11, G-33)."""
    before = [state.view(watching) for watching in (None, 0, 1)]
    with pytest.raises(IllegalAction) as refused:
        state.play(seat, action)
    assert (refused.value.code, dict(refused.value.details)) == (code, details)
    assert [state.view(watching) for watching in (None, 0, 1)] == before
    assert action not in state.choices(seat)


@pytest.mark.parametrize(
    ("state", "deal", "code"),
    [
        (FOLLOWING, Deck(FRENCH_52.cards), Code.NO_DEAL_NEEDED),
        (FINISHED, Deck(FRENCH_52.cards), Code.NO_DEAL_NEEDED),
        (start(), FirstDealer(0), Code.NEEDS_DEAL),
        (GAME.start(rules_of()), Deck(FRENCH_52.cards), Code.NEEDS_DEAL),
        (GAME.start(rules_of()), Cut(cards("AH")), Code.BAD_DEAL),
        (GAME.start(rules_of()), Cut(cards("AH KH QH")), Code.BAD_DEAL),
        (GAME.start(rules_of()), Cut((card("AH"), card("AH"))), Code.BAD_DEAL),
        (GAME.start(rules_of(), {"pack": RANKS}), Cut((card("AH"), Card("E", "7"))), Code.BAD_DEAL),
        (GAME.start(rules_of(first_dealer="random")), FirstDealer(2), Code.BAD_DEAL),
        (GAME.start(rules_of(first_dealer="random")), FirstDealer(-1), Code.BAD_DEAL),
        (start(), Deck(FRENCH_52.cards[1:]), Code.BAD_DEAL),
        (start(), Deck((*FRENCH_52.cards[1:], FRENCH_52.cards[1])), Code.BAD_DEAL),
        (start(), Deck((*FRENCH_52.cards, FRENCH_52.cards[1])), Code.BAD_DEAL),
    ],
)
def test_deals_that_are_refused(state: GermanWhistState, deal: Deal, code: Code) -> None:
    """A deal that is not waited for, or is none of this pack, is refused (G-03, G-04)."""
    with pytest.raises(IllegalAction) as refused:
        state.deal(deal)
    assert refused.value.code is code
