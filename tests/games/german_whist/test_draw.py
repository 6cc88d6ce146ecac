"""What is drawn from the stock after a trick."""

from random import Random

import pytest
from games.german_whist.scripted import (
    D1,
    any_step,
    at_random,
    card,
    cards,
    dealt,
    deck_with,
    low,
    on_table,
    played,
    start,
)

from stube.cards import FRENCH_52
from stube.games.german_whist import GermanWhistState, Play, Take


def test_winner_takes_the_upcard() -> None:
    """G09 of rules.md 4.5: N takes KH, D takes 3C unseen, a new card is turned, N leads trick 6 (G-14, G-15, G-18)."""
    deck = deck_with({0: "AH AC AD AS QS 2D", 1: "2H 2C 3D 2S 3S"}, "JH 4C 5H 5C 6H 6C 7H 7C KH 3C 9D")
    state = played(dealt(deck), "AH", "2H", "AC", "2C", "AD", "3D", "AS", "2S")
    table = on_table(state)
    assert (len(table.tricks), table.row, table.stock[:2]) == (4, cards("KH"), cards("3C 9D"))
    step = played(state, "QS").play(1, Play(card("3S")))
    table = on_table(step.state)
    assert card("KH") in table.hands[0]
    assert card("3C") in table.hands[1]
    assert (table.row, step.state.turn, len(table.tricks)) == (cards("9D"), (0,), 5)
    told = [(event.code, dict(event.args), event.audience) for event in step.events]
    assert told == [
        ("played", {"seat": 1, "card": "S3", "called": False}, None),
        ("trick_won", {"seat": 0, "card": "SQ", "reason": "higher_card"}, None),
        ("drew", {"seat": 0, "card": "HK"}, None),
        ("drew", {"seat": 1, "card": "C3"}, frozenset({1})),
        ("drew_hidden", {"seat": 1}, frozenset({0})),
        ("upcard", {"card": "D9"}, None),
    ]


def before_last_of_trick_13(seed: int) -> GermanWhistState:
    """Play a deal by chance up to the last card of the foregame."""
    random = Random(seed)
    state = any_step(start(), random).state
    while len(on_table(state).tricks) < 12 or not on_table(state).trick.laid:
        state = state.play(state.turn[0], at_random(random)(state)).state
    return state


def dealer_wins_trick_13(state: GermanWhistState) -> bool:
    """Say whether the lowest card that follows gives the trick to seat 1."""
    return on_table(state.play(state.turn[0], low(state)).state).tricks[-1].winner == 1


def test_last_trick_of_the_foregame() -> None:
    """G10 of rules.md 4.5: the last upcard and the last hidden card, then 13 each and no stock (G-14, G-16, G-18)."""
    state = next(filter(dealer_wins_trick_13, map(before_last_of_trick_13, range(100))))
    table = on_table(state)
    assert table.in_stock == 2
    upcard, hidden = table.row[0], table.stock[0]
    state = state.play(state.turn[0], low(state)).state
    table = on_table(state)
    assert table.tricks[-1].winner == 1
    assert upcard in table.hands[1]
    assert hidden in table.hands[0]
    assert (table.in_stock, [len(hand) for hand in table.hands], state.turn) == (0, [13, 13], (1,))
    assert not table.in_foregame


def test_open_stock() -> None:
    """G20 of rules.md 4.5: N chooses AH, D takes hidden 2S, the row is filled up to three (G-33)."""
    deck = deck_with({0: "AC", 1: "2C"}, "4C AH 9D 2S 7D 8D")
    state = dealt(deck, "open-stock")
    assert on_table(state).trump == "C"
    state = played(state, "AC", "2C")
    assert (state.phase, state.turn) == ("take", (0,))
    assert state.choices(0) == tuple(Take(open_card) for open_card in cards("4C AH 9D"))
    assert state.choices(1) == ()
    step = state.play(0, Take(card("AH")))
    table = on_table(step.state)
    assert card("AH") in table.hands[0]
    assert card("2S") in table.hands[1]
    assert (table.row, step.state.phase, step.state.turn) == (cards("4C 9D 7D"), "play", (0,))
    assert [event.code for event in step.events] == ["drew", "drew", "drew_hidden", "row"]
    assert step.events[-1].args == {"cards": ("C4", "D9", "D7")}


@pytest.mark.parametrize("open_n", [str(number) for number in range(2, 27)])
def test_open_stock_runs_out_at_trick_13(open_n: str) -> None:
    """G21 of rules.md 4.5: two open cards at trick 13, one for each; it goes up for every size of row (G-34)."""
    state = dealt(cards(D1), "open-stock", open_n=open_n)
    while len(on_table(state).tricks) < 13:
        state = state.play(state.turn[0], low(state)).state
    table = on_table(state)
    assert (len(table.row), len(table.stock), state.phase) == (2, 0, "take")
    chooser = state.turn[0]
    assert table.tricks[-1].winner == chooser
    kept, left = table.row
    table = on_table(state.play(chooser, Take(kept)).state)
    assert kept in table.hands[chooser]
    assert left in table.hands[1 - chooser]
    assert (table.in_stock, table.drawing, table.next_hand) == (0, (), chooser)


def test_loser_chooses_when_nothing_is_hidden() -> None:
    """With all 26 cards open the loser chooses too (G-34)."""
    state = played(
        dealt(deck_with({0: "AC", 1: "2C"}, "4C AH 9D 2S"), "open-stock", open_n="26"), "AC", "2C", "take 9D"
    )
    assert (state.phase, state.turn, len(state.choices(1))) == ("take", (1,), 25)
    state = played(state, "take AH")
    assert card("AH") in on_table(state).hands[1]
    assert (state.phase, state.turn, len(on_table(state).row)) == ("play", (0,), 24)


def test_three_with_an_open_stock() -> None:
    """The winner chooses, the others take hidden cards in turn; at the end they choose from the row (G-33, G-34)."""
    state = dealt(FRENCH_52.cards, "three", stock_view="open_n", open_n="2", setup={"dealer": "2"})
    state = play_until(state, "take")
    table, winner = on_table(state), state.turn[0]
    first, second = table.stock[:2]
    state = state.play(winner, state.choices(winner)[0]).state
    assert first in on_table(state).hands[(winner + 1) % 3]
    assert second in on_table(state).hands[(winner + 2) % 3]
    while len(on_table(state).tricks) < 8:
        state = state.play(state.turn[0], low(state)).state
    table, winner = on_table(state), state.turn[0]
    assert (len(table.row), len(table.stock)) == (2, 1)
    hidden, left = table.stock[0], table.row[1]
    table = on_table(state.play(winner, Take(table.row[0])).state)
    assert hidden in table.hands[(winner + 1) % 3]
    assert left in table.hands[(winner + 2) % 3]


def play_until(state: GermanWhistState, phase: str) -> GermanWhistState:
    """Let everybody play low until a phase is reached."""
    while state.phase != phase:
        state = state.play(state.turn[0], low(state)).state
    return state


@pytest.mark.parametrize("trump", ["first_upcard", "none"])
def test_hidden_stock(trump: str) -> None:
    """Nothing is turned but the card that fixes trumps, and that is still drawn first (G-35)."""
    deck = deck_with({0: "AC KC", 1: "2C 3C"}, "4H AH 9D 2S")
    state = dealt(deck, "no-trump", trump=trump)
    table = on_table(state)
    shown = [event.args["card"] for event in state.events if event.code == "upcard"]
    assert (table.trump, shown) == (("H", ["H4"]) if trump == "first_upcard" else (None, []))
    state = played(state, "AC", "2C")
    assert card("4H") in on_table(state).hands[0]
    assert card("AH") in on_table(state).hands[1]
    assert on_table(state).row == ()
    step = played(state, "KC").play(1, Play(card("3C")))
    assert card("9D") in on_table(step.state).hands[0]
    assert card("2S") in on_table(step.state).hands[1]
    audiences = [(event.code, event.audience) for event in step.events[2:]]
    assert audiences == [
        ("drew", frozenset({0})),
        ("drew_hidden", frozenset({1})),
        ("drew", frozenset({1})),
        ("drew_hidden", frozenset({0})),
    ]


def test_ghost_plays_its_lowest() -> None:
    """The ghost follows with its lowest card, draws in turn and leads when it wins (G-43, G-44)."""
    # Seats 0, 1, 2 and the ghost get one card each in turn; clubs are trumps.
    deck = cards(
        "2H 3H 4H AH 2D 3D 4D AD 5D 6D 7D KD 5H 6H 7H KH 8H 9H TH JH 8D 9D TD JD 5S 6S 7S 8S"
        " 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AC 2S 3S 4S 9S TS JS QS KS AS QH QD"
    )
    state = dealt(deck, "three", ghost="auto_lowest", setup={"dealer": "2"})
    state = played(state, "8H", "9H")
    step = state.play(2, Play(card("TH")))
    table = on_table(step.state)
    # Of A K J of hearts it plays the jack, which wins; it draws the upcard, and leads its lowest card.
    assert table.tricks[0].cards == cards("8H 9H TH JH")
    assert (table.tricks[0].winner, table.foregame) == (3, (0, 0, 0, 1))
    assert table.known[3] == cards("2C")
    assert table.trick.cards == cards("2C")
    assert [held in table.hands[seat] for seat, held in enumerate(cards("3C 4C 5C"))] == [True, True, True]
    assert step.state.turn == (0,)
    codes = [event.code for event in step.events]
    assert codes == [
        *("played", "ghost_played", "trick_won"),
        *("drew", "drew", "drew_hidden", "drew", "drew_hidden", "drew", "drew_hidden"),
        *("upcard", "ghost_played"),
    ]


def test_ghost_takes_the_lowest_card() -> None:
    """Where a player would choose, the ghost takes the lowest card of the row; closed, the upcard as all do (G-44)."""
    deck = cards(
        "2H 3H 4H AH 2D 3D 4D AD 5D 6D 7D KD 5H 6H 7H KH 8H 9H TH JH 8D 9D TD JD 5S 6S 7S 8S"
        " TC 9C 2C 5C 6C 7C 8C 3C 4C JC QC KC AC 2S 3S 4S 9S TS JS QS KS AS QH QD"
    )
    state = dealt(deck, "three", ghost="auto_lowest", stock_view="open_n", open_n="3", setup={"dealer": "2"})
    table = on_table(played(state, "8H", "9H", "TH"))
    assert (table.tricks[0].winner, table.known[3]) == (3, cards("2C"))
    closed = dealt(deck, "three", ghost="auto_lowest", setup={"dealer": "2"})
    step = played(closed, "2D", "3D").play(2, Play(card("7D")))
    assert on_table(step.state).tricks[0].cards == cards("2D 3D 7D JD")
    told = [event for event in step.events if event.args.get("seat") == 3 and event.code.startswith("drew")]
    assert [(event.code, event.audience) for event in told] == [("drew", None)]
    assert step.state.turn == (0,)


def test_hidden_draw_of_the_ghost() -> None:
    """When a player wins, the ghost's card comes from the hidden part, and everybody learns only that (G-17, G-44)."""
    deck = cards(
        "AH 3H 4H 2H AD 3D 4D 2D 5D 6D 7D KD 5H 6H 7H KH 8H 9H TH JH 8D 9D TD JD 5S 6S 7S 8S"
        " 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AC 2S 3S 4S 9S TS JS QS KS AS QH QD"
    )
    state = dealt(deck, "three", ghost="auto_lowest", setup={"dealer": "2"})
    step = played(state, "AH", "3H").play(2, Play(card("4H")))
    table = on_table(step.state)
    assert table.tricks[0].cards == cards("AH 3H 4H 2H")
    assert card("5C") in table.hands[3]
    told = [(event.code, dict(event.args), event.audience) for event in step.events if event.args.get("seat") == 3]
    assert told == [("drew_hidden", {"seat": 3}, None)]
    assert table.known == (cards("2C"), (), (), ())
