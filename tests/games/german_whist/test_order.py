"""Who beats whom and what must be followed."""

from itertools import pairwise

import pytest
from games.german_whist.scripted import card, cards
from hypothesis import given
from hypothesis import strategies as st

from stube.cards import FRENCH_52, Card, small
from stube.games.german_whist import order

SOME_CARDS = st.lists(st.sampled_from(FRENCH_52.cards), min_size=1, max_size=4, unique=True)
TRUMPS = st.sampled_from(["C", "D", "H", "S", None])


@pytest.mark.parametrize(
    ("example", "trump", "trick", "place", "reason"),
    [
        ("G01", "H", "9C QC", 1, "higher_card"),
        ("G02", "H", "AC 2H", 1, "trump"),
        ("G03", "H", "AC KD", 0, "led_suit"),
        ("G04", "H", "5H 3H", 0, "higher_card"),
        ("G05", None, "9C AD", 0, "led_suit"),
        ("G06", "H", "2D 2H", 1, "trump"),
    ],
)
def test_worked_tricks(example: str, trump: str | None, trick: str, place: int, reason: str) -> None:
    """G01 to G06 of rules.md 4.5: who wins the trick, and why (G-12, G-13, G-06)."""
    assert order.top(cards(trick), trump) == (place, reason), example


@pytest.mark.parametrize(
    ("example", "hand", "legal", "reason"),
    [("G07", "7S KH 2C", "7S", "must_follow_suit"), ("G08", "KH 2C", "KH 2C", "void")],
)
def test_worked_duties(example: str, hand: str, legal: str, reason: str) -> None:
    """G07 and G08 of rules.md 4.5: a spade is led, trumps are hearts, and there is no duty to trump (G-11)."""
    assert order.following(cards(hand), "S") == (cards(legal), reason), example


def test_leader_plays_anything() -> None:
    """Nothing binds the leader (G-10)."""
    assert order.following(cards("7S KH"), None) == (cards("7S KH"), "lead")


def test_three_cards_of_which_two_ruff() -> None:
    """The higher of two trumps takes a plain lead, wherever it lies (G-12)."""
    assert order.top(cards("AS 9H 2H"), "H") == (1, "trump")
    assert order.top(cards("AS 2H 9H"), "H") == (2, "trump")
    assert order.top(cards("2S AD AC KS"), "H") == (3, "higher_card")


def test_ranks_from_the_top() -> None:
    """A K Q J T 9 … 2 in every suit, trumps or not (G-02)."""
    for suit in "CDHS":
        line = [Card(suit, rank) for rank in "AKQJT98765432"]
        for trump in (suit, None, "C" if suit != "C" else "D"):
            assert all(order.top((low, high), trump).place == 1 for high, low in pairwise(line))
            assert all(order.top((high, low), trump).place == 0 for high, low in pairwise(line))


@given(SOME_CARDS, TRUMPS)
def test_winner_is_what_the_clause_says(trick: list[Card], trump: str | None) -> None:
    """The winner, found the slow way: highest trump, else highest of the suit led (G-12, G-13)."""
    trumps = [laid for laid in trick if laid.suit == trump]
    wins = trumps or [laid for laid in trick if laid.suit == trick[0].suit]
    best = max(wins, key=lambda laid: "23456789TJQKA".index(laid.rank))
    assert trick[order.top(trick, trump).place] == best


@given(SOME_CARDS, TRUMPS)
def test_reason_is_what_the_clause_says(trick: list[Card], trump: str | None) -> None:
    """A ruff is `trump`; else `higher_card` if another card of the suit lies there, else `led_suit` (G-12)."""
    won = order.top(trick, trump)
    suits = [laid.suit for laid in trick]
    if suits[won.place] != suits[0]:
        assert won.reason == "trump"
        assert suits[won.place] == trump
    else:
        assert won.reason == ("higher_card" if suits.count(suits[0]) > 1 else "led_suit")


@given(st.sets(st.sampled_from(FRENCH_52.cards), min_size=1, max_size=13), st.sampled_from("CDHS"))
def test_following_is_what_the_clause_says(hand: set[Card], led: str) -> None:
    """All cards of the suit led and only these, or else the whole hand (G-11)."""
    may = order.following(sorted(hand), led)
    same = {held for held in hand if held.suit == led}
    assert set(may.cards) == (same or hand)
    assert may.reason == ("must_follow_suit" if same else "void")


def test_lowest_card() -> None:
    """By rank, equal ranks in the order C D H S (G-43)."""
    assert order.lowest(cards("3C 2S 2H AC")) == card("2H")


@pytest.mark.parametrize(("suit", "goal"), [("C", "fewest"), ("D", "most"), ("H", "most"), ("S", "fewest")])
def test_goal_by_upcard(suit: str, goal: str) -> None:
    """Red asks for the most, black for the fewest (G-22)."""
    assert order.goal_of(Card(suit, "7")) == goal


def test_hand_is_sorted_from_trumps() -> None:
    """Trumps first, then suit by suit with black and red in turn, each from the highest (G-60)."""
    assert order.sort_hand(cards("2C AS 3H KH 9D TD"), "H") == cards("KH 3H 2C TD 9D AS")
    assert order.sort_hand(cards("2C AS 3H 9D"), None) == cards("AS 3H 2C 9D")


def test_ladder() -> None:
    """Trumps one by one, then the plain ranks side by side (G-02, G-12)."""
    pack = small(FRENCH_52, "23")
    rungs = [(rung.role, " ".join(rung.cards)) for rung in order.ladder("H", pack)]
    assert rungs == [("trump", "H3"), ("trump", "H2"), ("plain", "C3 D3 S3"), ("plain", "C2 D2 S2")]
    assert [rung.cards for rung in order.ladder(None, pack)] == [("C3", "D3", "H3", "S3"), ("C2", "D2", "H2", "S2")]
