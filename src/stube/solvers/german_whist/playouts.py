"""Random rounds of German Whist by the thousand, each of which the state machine can play again."""

from dataclasses import dataclass

import numpy as np

from stube.cards import FRENCH_52, Card
from stube.games.german_whist.layout import lay_out
from stube.games.german_whist.rules import GermanWhistRules
from stube.kernels import whist_rounds as at
from stube.solvers.german_whist.packs import Cards, cards_of, numbers_of


@dataclass(frozen=True, slots=True)
class RandomRound:
    """One round, all choices equally likely among those that the rules leave.

    Attributes:
        deck: the pack in dealing order.
        cards: the card of every decision in order, played or taken.
        foregame: tricks by hand, the seat after the dealer first.
        endgame: the same after the stock was used up.
    """

    deck: tuple[Card, ...]
    cards: tuple[Card, ...]
    foregame: tuple[int, ...]
    endgame: tuple[int, ...]


def random_round(rules: GermanWhistRules, seed: int, trump: str) -> RandomRound:
    """Play one round.

    Args:
        rules: the rule set.
        seed: seed of all chance.
        trump: the suit that is trumps where there are any: the deck is one that turns it up.
    """
    made = np.full(at.CARDS + 2 * at.CARDS + at.WORLD, -1, np.int64)
    sums, pack = _play(rules, 1, seed, trump, made)
    layout, world = lay_out(rules, at.CARDS), made[-at.WORLD :]
    deck = tuple(pack.cards[card] for card in made[: at.CARDS])
    decided = int(sums[-1])
    return RandomRound(
        deck=deck,
        cards=tuple(pack.cards[card] for card in made[at.CARDS : at.CARDS + decided]),
        foregame=tuple(map(int, world[at.EARLY : at.EARLY + layout.hands])),
        endgame=tuple(map(int, world[at.LATE : at.LATE + layout.hands])),
    )


def random_rounds(rules: GermanWhistRules, number: int, seed: int, trump: str = "C") -> tuple[int, ...]:
    """Play many rounds; give the tricks of each of four hands and, last, the decisions."""
    return tuple(map(int, _play(rules, number, seed, trump, np.zeros(0, np.int64))[0]))


def _play(rules: GermanWhistRules, number: int, seed: int, trump: str, made: at.Ints) -> tuple[at.Ints, Cards]:
    trumps = rules.trump == "first_upcard"
    pack, layout, sums = cards_of(trump if trumps else None), lay_out(rules, at.CARDS), np.zeros(5, np.int64)
    numbers = numbers_of(rules, at.CARDS, trumps=trumps)
    dealt = layout.hand * (layout.hands + layout.aside)
    upcard = dealt if trumps else -1
    cards = np.arange(len(FRENCH_52.cards), dtype=np.int64)
    at.random_rounds(number, seed, numbers, pack.suits, int(layout.aside), int(trumps), upcard, cards, made, sums)
    return sums, pack
