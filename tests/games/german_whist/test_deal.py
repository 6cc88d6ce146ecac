"""The deal and two complete deals of rules.md, trick by trick."""

from dataclasses import dataclass

import pytest
from games.german_whist.scripted import (
    D1,
    D2,
    Chooser,
    cards,
    dealt,
    deck_with,
    high,
    low,
    on_table,
    play_round,
    rules_of,
)

from stube.cards import FRENCH_52
from stube.games.german_whist.scoring import Tally, settle


def test_deal_goes_singly() -> None:
    """One card at a time, the first to the seat after the dealer, who leads (G-04, G-07)."""
    deck = FRENCH_52.cards
    for dealer, first in ((1, 0), (0, 1)):
        table = on_table(dealt(deck, setup={"dealer": str(dealer)}))
        assert set(table.hands[first]) == set(deck[0:26:2])
        assert set(table.hands[1 - first]) == set(deck[1:26:2])
        assert table.row + table.stock == deck[26:]
        assert table.next_hand == first


def test_first_card_of_the_stock_fixes_trumps() -> None:
    """Its suit is trumps, for this deal only (G-06)."""
    for suit in "CDHS":
        state = dealt(deck_with({}, f"{suit}7"))
        assert on_table(state).trump == suit
        assert state.events[-1].args == {"card": f"{suit}7"}
    assert on_table(dealt(deck_with({}, "H7"), "no-trump-upcard")).trump is None


def test_deal_for_three() -> None:
    """G22 of rules.md 4.5: 7 + 7 + 7 dealt, 7 to the ghost, last in each turn of the deal, 24 in the stock (G-40)."""
    deck = FRENCH_52.cards
    table = on_table(dealt(deck, "three", setup={"dealer": "0"}))
    assert [set(hand) for hand in table.hands] == [set(deck[2:28:4]), set(deck[0:28:4]), set(deck[1:28:4])]
    assert table.aside == deck[3:28:4]
    assert table.in_stock == 24
    assert table.next_hand == 1
    ghost = on_table(dealt(deck, "three", ghost="auto_lowest", setup={"dealer": "0"}))
    assert set(ghost.hands[3]) == set(deck[3:28:4])
    assert ghost.aside == ()


@pytest.mark.parametrize(("preset", "tricks"), [("classic", 26), ("three", 15)])
def test_number_of_tricks(preset: str, tricks: int) -> None:
    """G22 of rules.md 4.5: three play 15 tricks, two play 26 (G-16)."""
    state = play_round(dealt(FRENCH_52.cards, preset))
    assert len(on_table(state).tricks) == tricks


@dataclass(frozen=True, slots=True)
class Deal45:
    """What rules.md 4.5 says of one complete deal with one mechanical player."""

    deck: str
    choose: Chooser
    winners: str
    stages: tuple[tuple[int, int], tuple[int, int]]
    all26: tuple[int, int]
    last13: int
    weighted: tuple[int, int]
    first: str


HANDS = {
    D1: ("4C 5C 6C KC TD JD 7H 8H 9H TH JH JS KS", "2C 3C 8C 9C TC JC 4D 4H 6H QH 3S 5S QS", "AS"),
    D2: ("2C 7C KC 6D 2H 5H 6H 9H AH 8S 9S JS KS", "3C 6C 9C AC TD KD 4H 8H KH 2S 5S 6S 7S", "3S"),
}
DEALS = {
    "D1 low": Deal45(
        D1, low, "NNDNNNNNNNNDN DNDNDDDDNDNND", ((11, 2), (5, 8)), (3, 0), 1, (21, 18), "4C/2C 5C/3C 6C/8C"
    ),
    "D1 high": Deal45(
        D1, high, "NNNNNDDDDDDNN NDDDNNNNNNNNN", ((7, 6), (10, 3)), (4, 0), 0, (27, 12), "KS/QS AS/5S AD/4D"
    ),
    "D2 low": Deal45(
        D2, low, "DNDNNNDNDNNDN DNDNDNDNDDDDN", ((8, 5), (5, 8)), (0, 0), 1, (18, 21), "2C/3C 2S/8S 2H/4H"
    ),
    "D2 high": Deal45(
        D2, high, "NNDDNNNNNNNNN DDDDDDDDDDNNN", ((11, 2), (3, 10)), (1, 0), 1, (17, 22), "AH/KH KS/QS KC/AC"
    ),
}


@pytest.mark.parametrize("name", DEALS)
def test_complete_deals(name: str) -> None:
    """D1 and D2 of rules.md 4.5, trick by trick and in three counts (G-04, G-11, G-12, G-14, G-18, G-20, G-26)."""
    said = DEALS[name]
    state = dealt(cards(said.deck))
    first, second, upcard = HANDS[said.deck]
    assert set(on_table(state).hands[0]) == set(cards(first))
    assert set(on_table(state).hands[1]) == set(cards(second))
    assert on_table(state).row == cards(upcard)
    state = play_round(state, said.choose)
    table = on_table(state)
    winners = "".join("ND"[trick.winner or 0] for trick in table.tricks)
    assert winners == said.winners.replace(" ", "")
    laid = ["/".join(str(card)[::-1] for card in trick.cards) for trick in table.tricks[:3]]
    assert laid == said.first.split()
    assert (table.foregame, table.endgame) == said.stages
    assert state.result is not None
    assert state.result.points == said.all26
    tally = Tally(*said.stages)
    last13 = settle(rules_of("last13"), state.layout, tally, "most")
    weighted = settle(rules_of("weighted"), state.layout, tally, "most")
    assert (last13.winners, weighted.counted) == ((said.last13,), said.weighted)
    assert weighted.winners == ((0,) if said.weighted[0] > said.weighted[1] else (1,))
