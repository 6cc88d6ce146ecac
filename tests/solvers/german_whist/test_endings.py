"""Exact endings against the slow twin, and against themselves under changes that change nothing."""

from itertools import combinations
from random import Random

import pytest
from solvers.german_whist import slow_twin

from stube.cards import FRENCH_52, Card
from stube.games.german_whist.order import HEIGHT
from stube.solvers.german_whist.endings import solve

GOALS = [(trump, few) for trump in ("H", None) for few in (False, True)]


def plain(cards: tuple[Card, ...]) -> slow_twin.Hand:
    """Give cards as the twin has them."""
    return frozenset((card.suit, HEIGHT[card.rank]) for card in cards)


def check(own: tuple[Card, ...], other: tuple[Card, ...], trump: str | None, few: bool) -> None:  # noqa: FBT001
    """Compare every lead, and every answer to the best lead."""
    found = solve(own, other, trump, few=few)
    mine, theirs = plain(own), plain(other)
    for card in own:
        lead = (card.suit, HEIGHT[card.rank])
        assert found.tricks[card] == slow_twin.after_lead(mine, theirs, lead, trump, few), (own, other, card)
    led = found.best[0]
    lead = (led.suit, HEIGHT[led.rank])
    answer = solve(other, [card for card in own if card != led], trump, led=led, few=few)
    for card, tricks in answer.tricks.items():
        worth = slow_twin.after_answer(mine, theirs, lead, (card.suit, HEIGHT[card.rank]), trump, few)
        assert tricks == len(own) - worth, (own, other, led, card)


@pytest.mark.parametrize(("trump", "few"), GOALS)
def test_all_of_a_small_pack(trump: str | None, few: bool) -> None:  # noqa: FBT001
    """Every way to share out every six cards of two suits of four and one of two is solved as the rules say."""
    pack = tuple(Card(suit, rank) for suit, ranks in (("H", "25JA"), ("S", "37K"), ("C", "4Q")) for rank in ranks)
    for six in combinations(pack, 6):
        for own in combinations(six, 3):
            check(own, tuple(card for card in six if card not in own), trump, few)


@pytest.mark.parametrize(("trump", "few"), GOALS)
def test_random_larger_ones(trump: str | None, few: bool) -> None:  # noqa: FBT001
    """Random endings of four and five cards are solved as the rules say."""
    chance = Random(f"{trump} {few}")
    for number in range(150):
        held = 4 + number % 2
        cards = tuple(chance.sample(FRENCH_52.cards, 2 * held))
        check(cards[:held], cards[held:], trump, few)
    slow_twin.leader_tricks.cache_clear()


@pytest.mark.parametrize("few", [False, True])
def test_races(few: bool) -> None:  # noqa: FBT001
    """A race that ends before the last trick is won as the rules say, by some card or by none."""
    chance = Random(f"race {few}")
    for _ in range(150):
        cards = tuple(chance.sample(FRENCH_52.cards, 8))
        own, other = cards[:4], cards[4:]
        for race in ((1, 1), (2, 1), (1, 2), (2, 2), (1, 3), (3, 1)):
            found = solve(own, other, "S", few=few, race=race)
            wins = slow_twin.wins_race(plain(own), plain(other), "S", *race, few)
            assert any(found.wins_race.values()) == wins, (own, other, race)


@pytest.mark.parametrize(("trump", "few"), GOALS)
def test_table_changes_nothing_but_speed(trump: str | None, few: bool) -> None:  # noqa: FBT001
    """With and without the table every card of 13 has the same tricks, and the best are the same."""
    chance = Random(f"table {trump} {few}")
    for _ in range(15):
        cards = chance.sample(FRENCH_52.cards, 26)
        with_it = solve(cards[:13], cards[13:], trump, few=few)
        without = solve(cards[:13], cards[13:], trump, few=few, with_table=False)
        assert (with_it.tricks, with_it.best) == (without.tricks, without.best)


def test_what_changes_nothing() -> None:
    """Plain suits may change places and gaps between ranks close: each card keeps its tricks."""
    chance = Random("changes")
    for _ in range(30):
        cards = chance.sample(FRENCH_52.cards, 16)
        turned = {"C": "S", "D": "C", "H": "H", "S": "D"}
        heights = {
            card: FRENCH_52.ranks[
                sum(other.suit == card.suit and HEIGHT[other.rank] < HEIGHT[card.rank] for other in cards)
            ]
            for card in cards
        }
        moved = [Card(turned[card.suit], heights[card]) for card in cards]
        before, after = solve(cards[:8], cards[8:], "H"), solve(moved[:8], moved[8:], "H")
        assert list(before.tricks.values()) == list(after.tricks.values())


def test_the_trap_of_the_public_table() -> None:
    """Who discards on a plain lead loses the trick; of two cards about the one led only one loses."""
    hand = FRENCH_52.parse_all
    assert solve(hand("C2"), hand("DA"), "H").tricks == {Card("C", "2"): 1}
    led = solve(hand("C3 C5"), hand("DA"), "H", led=Card("C", "4"))
    assert led.tricks == {Card("C", "5"): 2, Card("C", "3"): 0}


def test_impossible_hands() -> None:
    """Overlapping, empty and unequal hands are refused."""
    hand = FRENCH_52.parse_all
    for own, other in (("C2", "C2"), ("C2 C3", "C4"), ("", "")):
        with pytest.raises(ValueError, match=r"\d"):
            solve(hand(own), hand(other), "H")
