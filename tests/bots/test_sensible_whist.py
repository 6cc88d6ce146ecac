"""Sensible German Whist: the endgame is exact, the foregame weighs what is drawn."""

from itertools import product
from random import Random

import pytest
from bots.rounds import decisions

from stube.bots.sensible import Sensible
from stube.bots.sensible.german_whist.situation import read
from stube.bots.sensible.german_whist.solver import SUIT_BITS, SUITS, OutOfNodesError, Solver, bits
from stube.bots.simple import highest, lowest
from stube.cards import FRENCH_52, Card, Deck
from stube.core import View
from stube.games.german_whist import GAME, GermanWhistRules, GermanWhistView
from stube.games.german_whist.order import following, top

Hand = tuple[Card, ...]


def slow_tricks(leader: Hand, follower: Hand, trump: str | None, *, wanted: bool) -> int:
    """Tricks that matter to the leader, by trying every card: the solver's slow twin."""
    best = 0
    for card in leader:
        answers = []
        for reply in following(follower, card.suit).cards:
            left, right = (tuple(c for c in hand if c not in {card, reply}) for hand in (leader, follower))
            if top((card, reply), trump).place == 0:
                answers.append(int(wanted) + slow_tricks(left, right, trump, wanted=wanted))
            else:
                answers.append(int(not wanted) + len(left) - slow_tricks(right, left, trump, wanted=wanted))
        best = max(best, min(answers))
    return best


def slow_race(leader: Hand, follower: Hand, trump: str | None, needs: tuple[int, int], *, wanted: bool) -> bool:
    """Whether the leader comes out of a race as he wishes, by trying every card."""
    if not all(needs) or not leader:
        return (needs[0] < needs[1]) == wanted
    for card in leader:
        answers = []
        for reply in following(follower, card.suit).cards:
            left, right = (tuple(c for c in hand if c not in {card, reply}) for hand in (leader, follower))
            if top((card, reply), trump).place == 0:
                answers.append(slow_race(left, right, trump, (needs[0] - 1, needs[1]), wanted=wanted))
            else:
                answers.append(not slow_race(right, left, trump, (needs[1] - 1, needs[0]), wanted=wanted))
        if all(answers):
            return True
    return False


def deals(count: int, most: int) -> list[tuple[Hand, Hand, str | None]]:
    """Random hands, half of them from few cards, so that runs and long suits come up."""
    chance, found = Random(3), []
    for number in range(count):
        size = chance.randint(1, most)
        pack = FRENCH_52.cards if number % 2 else FRENCH_52.cards[:20]
        cards = chance.sample(pack, 2 * size)
        found.append((tuple(cards[:size]), tuple(cards[size:]), chance.choice([None, "C", "D"])))
    return found


@pytest.mark.parametrize("wanted", [True, False])
def test_the_solver_is_exact(*, wanted: bool) -> None:
    """Fast and slow count the same tricks, also through windows of one trick."""
    for leader, follower, trump in deals(120, 4):
        bit_trump = SUIT_BITS[SUITS.index(trump)] if trump else 0
        truth = slow_tricks(leader, follower, trump, wanted=wanted)
        assert Solver(bit_trump, wanted, 10**6).best(bits(leader), bits(follower), -1, 9) == truth
        for goal in range(1, len(leader) + 1):
            found = Solver(bit_trump, wanted, 10**6).best(bits(leader), bits(follower), goal - 1, goal)
            assert (found >= goal) == (truth >= goal)


@pytest.mark.parametrize("wanted", [True, False])
def test_the_race_is_exact(*, wanted: bool) -> None:
    """Fast and slow agree on who wins a race with open hands."""
    for (leader, follower, trump), needs in product(deals(60, 4), [(1, 1), (2, 1), (2, 3)]):
        if sum(needs) - 1 > len(leader):
            continue
        bit_trump = SUIT_BITS[SUITS.index(trump)] if trump else 0
        found = Solver(bit_trump, wanted, 10**6).wins_race(bits(leader), bits(follower), needs)
        assert found == slow_race(leader, follower, trump, needs, wanted=wanted)


def test_the_budget_ends_a_search() -> None:
    """A search that is too large stops instead of taking long."""
    cards = Random(1).sample(FRENCH_52.cards, 26)
    with pytest.raises(OutOfNodesError):
        Solver(SUIT_BITS[0], wanted=True, nodes=50).best(bits(cards[:13]), bits(cards[13:]), -1, 14)


def test_who_counts_knows_the_last_hand() -> None:
    """Once the stock is empty the other hand is told exactly by what has been seen."""
    for view, _, state in decisions(GAME, GAME.presets["classic"].rules, [highest(), lowest()], 3, "counting"):
        assert isinstance(view, GermanWhistView)
        truth = {card.card for card in state.view(1 - (view.seat or 0)).hand}
        told = read(view).open_hand()
        assert told is None if view.stage == "foregame" else set(map(str, told or ())) == truth


def first_answer(lead: str, hand: str, upcard: str, rules: GermanWhistRules) -> str:
    """What the dealer answers to a lead when he holds this hand (the rest of it by chance) and sees this upcard."""
    wanted = [FRENCH_52.parse(code) for code in hand.split()]
    up, led = FRENCH_52.parse(upcard), FRENCH_52.parse(lead)
    rest = [card for card in FRENCH_52.cards if card not in {*wanted, up, led} and card.suit != led.suit]
    others = [card for card in FRENCH_52.cards if card not in {*wanted, up, led, *rest}]
    dealer, leader = wanted + rest[: 13 - len(wanted)], [led, *others, *rest[13 - len(wanted) :]]
    deck = [card for pair in zip(leader[:13], dealer, strict=True) for card in pair] + [up, *leader[13:]]
    state = GAME.start(rules, {"dealer": "1"}).deal(Deck(tuple(deck))).state
    state = state.play(0, GAME.parse_action(f"play {lead}")).state
    view: View = state.view(1)
    return Sensible().choose(view, Random(1))


@pytest.mark.parametrize(
    ("lead", "hand", "upcard", "trump", "answer"),
    [
        ("C9", "CA CT C2", "HK", "first_upcard", "play CT"),  # a high trump is won, with the cheapest card that wins
        ("C9", "CA CT C2", "H2", "first_upcard", "play CT"),  # any trump is worth a middling card
        ("C9", "CA C3 C2", "D2", "none", "play C2"),  # a poor card is not worth the ace
        ("CK", "CA C3 C2", "D3", "none", "play C2"),  # nor with a king to catch, when the trick does not count
        ("C9", "CT C3 C2", "DA", "none", "play CT"),  # an ace is worth a ten
    ],
)
def test_it_wins_good_cards_cheaply_and_ducks_poor_ones(
    lead: str, hand: str, upcard: str, trump: str, answer: str
) -> None:
    """The card to draw decides whether a trick of the foregame is won, and the cheapest card wins it."""
    rules = GermanWhistRules.read({"count": "last13", "score": "hand", "trump": trump})
    assert first_answer(lead, hand, upcard, rules) == answer
