"""Rounds of Watten by chance: what the kernel needs to know of a rule set, and what came of the rounds."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np
import numpy.typing as npt

from stube.cards import GERMAN_33
from stube.games.watten import WattenRules
from stube.games.watten.order import strike_ranks
from stube.games.watten.scoring import Stakes
from stube.kernels import trick_rounds as kernel
from stube.solvers.watten.tables import tables_of

STAKES = 64
"""Stakes known to the kernel; twenty raises, one before each card, stay below."""


@dataclass(frozen=True, slots=True)
class Played:
    """What came of random rounds.

    Attributes:
        rounds: how many.
        cards: cards played.
        actions: cards, what was named, raises and answers.
        won: rounds won by the side that led first.
        points: points paid.
        folded: rounds given up.
        log: [round, `trick_rounds.WIDTH`], int16; no rows where none was asked for.
    """

    rounds: int
    cards: int
    actions: int
    won: int
    points: int
    folded: int
    log: npt.NDArray[np.int16]


def play(
    rules: WattenRules, number: int, *, seed: int = 0, start: int = 0, raising: bool = False, log: bool = False
) -> Played:
    """Play rounds from the deal to their end, every decision by chance, at no score.

    Nobody asks for better cards, keeps a card of the cut, swaps, declares or concedes.

    Args:
        rules: the rule set.
        number: how many rounds.
        seed: seed of all chance.
        start: number of the first round; a round depends on the seed and its number alone.
        raising: raise before a tenth of all cards where it may be, and hold nine times of ten.
        log: write every decision down.
    """
    counts = np.zeros(kernel.COUNTS, np.int64)
    rows = np.zeros((number if log else 0, kernel.WIDTH), np.int16)
    kernel.rounds(seed, start, number, **_known(rules), raising=int(raising), counts=counts, log=rows)
    cards, actions, won, points, folded = map(int, counts)
    return Played(number, cards, actions, won, points, folded, rows)


@lru_cache(maxsize=8)
def _known(rules: WattenRules) -> dict[str, Any]:
    pack, seats = rules.pack, rules.seats
    cards = GERMAN_33.cards
    ranks, suits = strike_ranks(rules, pack), "".join(pack.suits)
    orders = [tables_of(rules, pack, rank, suit) for rank in ranks for suit in suits]
    compel = np.array([tables.compel for tables in orders])
    dealer = seats - 1 if rules.forehand == "after_dealer" else 1 % seats
    naming = {
        "chosen": kernel.HELD if rules.must_hold == "yes" else kernel.NAMED,
        "shown_card": kernel.HELD,
        "bottom_card": kernel.FIRST,
        "lowest_rank": kernel.LOWEST,
    }[rules.announce_source]
    return {
        "pack": np.array([cards.index(card) for card in pack.cards], np.int8),
        "seats": seats,
        "held": int(rules.hand_size),
        "tricks": int(rules.tricks_to_win),
        "strength": np.array([tables.strength for tables in orders]),
        "compel": compel,
        "allow": np.array([tables.allow for tables in orders]),
        "binds": compel.any(axis=(2, 3)).astype(np.int8),
        "carries": np.array([tables.carries for tables in orders]),
        "call": orders[0].call,
        "lapses": int(orders[0].lapses),
        "side": np.array([min(place, 1) if seats == 3 else place % 2 for place in range(seats)], np.int64),
        "announcer": np.array([int(place in {0, dealer}) for place in range(seats)], np.int64),
        "dealer": dealer,
        "naming": naming,
        "seen": 3 if rules.announce_on == "3" else int(rules.hand_size),
        "first_names": np.array([ranks.find(card.rank) for card in cards], np.int64),
        "second_names": np.array([suits.find(card.suit) for card in cards], np.int64),
        "firsts": len(ranks),
        "seconds": len(suits),
        "rank": np.array(["6789TUOKA".index(card.rank) for card in cards], np.int64),
        **_stakes(rules),
        "alternates": int(rules.raise_alternates == "yes"),
        "between": int(rules.raise_when == "between_tricks"),
        "matching": int(rules.last_card_rule == "must_match"),
    }


def _stakes(rules: WattenRules) -> dict[str, npt.NDArray[np.int64]]:
    """Ask the round's own stakes, at no score, what may be raised from which stake, and what folding pays."""
    raised_to, answer, folding = (np.zeros(STAKES, np.int64) for _ in range(3))
    stakes = Stakes.begin(rules, (0,) * (3 if rules.seats == 3 else 2))
    if rules.seats == 3:
        stakes = Stakes.fresh(rules, (0, 0, 0), ((0,), (1, 2))).opened()
    side = 0
    while stakes.raise_refusal(side) is None and stakes.new_stakes()[0] < STAKES:
        to = stakes.new_stakes()[0]
        raised_to[stakes.agreed] = to
        stakes, side = stakes.raised(side, to), 1 - side
        answer[to] = 1 if stakes.must_hold() else 2 if stakes.must_fold() else 0
        folding[to] = stakes.fold_pays(side)
        if stakes.must_fold():
            break
        stakes = stakes.held(side)
    return {"raised_to": raised_to, "answer": answer, "folding": folding}
