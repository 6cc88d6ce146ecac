"""Random rounds of German Whist by the thousand, each of which the state machine can play again."""

from dataclasses import dataclass

import numpy as np

from stube.cards import Card
from stube.games.german_whist.layout import lay_out
from stube.games.german_whist.rules import GermanWhistRules
from stube.kernels import two_hand_rounds
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
    """Play one round, the first of the seed.

    Args:
        rules: the rule set.
        seed: seed of all chance.
        trump: the suit that is trumps where there are any: the deck is one that turns it up.
    """
    layout, pack = lay_out(rules, at.CARDS), _pack(rules, trump)
    if _is_plain(rules):
        deck, made, tricks = (
            np.zeros(at.CARDS, np.int64),
            np.zeros(2 * layout.tricks, np.int64),
            np.zeros((2, 2), np.int64),
        )
        two_hand_rounds.one_round(0, seed, _numbers(rules), deck, made, tricks)
        early, late = tricks
    else:
        noted = np.full(at.CARDS + 2 * at.CARDS + at.WORLD, -1, np.int64)
        decided = int(_play(rules, 1, seed, trump, noted)[-1])
        deck, made = noted[: at.CARDS], noted[at.CARDS : at.CARDS + decided]
        world = noted[-at.WORLD :]
        early, late = (world[part : part + layout.hands] for part in (at.EARLY, at.LATE))
    return RandomRound(
        deck=tuple(pack.cards[card] for card in deck),
        cards=tuple(pack.cards[card] for card in made),
        foregame=tuple(map(int, early)),
        endgame=tuple(map(int, late)),
    )


def random_rounds(rules: GermanWhistRules, number: int, seed: int) -> tuple[int, ...]:
    """Play many rounds; give the tricks of each of four hands and, last, the decisions."""
    if _is_plain(rules):
        sums = np.zeros(5, np.int64)
        two_hand_rounds.random_rounds(number, seed, _numbers(rules), sums)
    else:
        sums = _play(rules, number, seed, "C", np.zeros(0, np.int64))
    return tuple(map(int, sums))


def _is_plain(rules: GermanWhistRules) -> bool:
    """Say whether two hands draw in turn and play to the end, so that the quick kernel knows all there is."""
    layout, numbers = lay_out(rules, at.CARDS), _numbers(rules)
    return layout.hands == layout.players == 2 and not layout.aside and numbers[at.FACES] <= 1 and not numbers[at.RACE]


def _has_trumps(rules: GermanWhistRules) -> bool:
    return rules.trump == "first_upcard"


def _pack(rules: GermanWhistRules, trump: str) -> Cards:
    return cards_of(trump if _has_trumps(rules) else None)


def _numbers(rules: GermanWhistRules) -> at.Ints:
    return numbers_of(rules, at.CARDS, trumps=_has_trumps(rules))


def _play(rules: GermanWhistRules, number: int, seed: int, trump: str, made: at.Ints) -> at.Ints:
    """Play by the kernel that knows every form; the cards of lane 0 are trumps where there are any."""
    layout, sums, trumps = lay_out(rules, at.CARDS), np.zeros(5, np.int64), _has_trumps(rules)
    upcard = layout.hand * (layout.hands + layout.aside) if trumps else -1
    cards, suits = np.arange(at.CARDS, dtype=np.int64), _pack(rules, trump).suits
    at.random_rounds(number, seed, _numbers(rules), suits, int(layout.aside), int(trumps), upcard, cards, made, sums)
    return sums
