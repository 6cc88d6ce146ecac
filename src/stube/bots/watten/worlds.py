"""Worlds that fit what a seat knows, as arrays for the solver."""

from random import Random

import numpy as np
import numpy.typing as npt

from stube.bots.sensible.watten.ranking import SUIT_OF, Ranking
from stube.bots.sensible.watten.situation import Situation
from stube.cards import GERMAN_33
from stube.kernels.deals import deal

Masks = npt.NDArray[np.uint64]

TRIES = 60
"""Deals drawn for one that is kept, before a doubt is left aside."""

NAMES_WITHOUT_HOLDING = 0.3
"""How often a world stays in which an announcer holds nothing of what he named freely."""

CERTAIN = 0.01
"""The same where the rules say that he names what he holds."""

_RANK_OF = tuple(card.rank for card in GERMAN_33.cards)


def mask(cards: "frozenset[int] | tuple[int, ...] | list[int]") -> int:
    """Give cards as bits."""
    return sum(1 << card for card in cards)


def draw(situation: Situation, ranking: Ranking | None, number: int, random: Random) -> Masks:
    """Deal what is unseen to the seats, evenly over all that is known for certain.

    Announcers mostly hold what they named. While it is announced the own hand is filled up as well.

    Args:
        situation: what the seat knows.
        ranking: the order of the round; None while it is announced.
        number: how many worlds.
        random: the source of the seed.

    Returns:
        [world, seat] → hands as masks of the pack of 33.
    """
    seats = range(situation.seats)
    known = [mask(situation.held[seat]) for seat in seats]
    known[situation.me] = mask(situation.hand)
    pool = mask(situation.unseen) & ~sum(known[seat] for seat in seats if seat != situation.me)
    needs = [max(0, situation.counts[seat] - known[seat].bit_count()) for seat in seats]
    may = [pool & ~mask(situation.void[seat]) for seat in seats]
    order = np.array(sorted((seat for seat in seats if needs[seat]), key=lambda seat: may[seat].bit_count()), np.int64)
    wants = _wants(situation, ranking)
    spared = NAMES_WITHOUT_HOLDING
    if situation.rules.must_hold == "yes" or situation.rules.announce_source != "chosen":
        spared = CERTAIN
    worlds = np.zeros((number, situation.seats), np.uint64)
    filled = 0
    # A doubt is left aside where it leaves no deal: first what announcers hold, then what was refused.
    for doubt in range(3):
        if filled == number:
            break
        filled += deal(
            np.uint64(pool),
            np.array(may if doubt < 2 else [pool] * situation.seats, np.uint64),
            np.array(needs, np.int64),
            order,
            np.array(wants if doubt < 1 else [0] * situation.seats, np.uint64),
            spared,
            random.getrandbits(63),
            TRIES,
            worlds[filled:],
        )
    worlds |= np.array(known, np.uint64)
    return worlds


def _wants(situation: Situation, ranking: Ranking | None) -> list[int]:
    """Give by seat the cards of which an announcer probably holds one."""
    wants = [0] * situation.seats
    if ranking is None or not situation.announcers:
        return wants
    forehand, dealer = situation.announcers
    strikes = {card for card in range(len(_RANK_OF)) if _RANK_OF[card] == ranking.strike}
    trumps = {card for card in range(len(SUIT_OF)) if SUIT_OF[card] == ranking.trump}
    for seat, cards in ((forehand, strikes), (dealer, trumps)):
        if seat != situation.me and not cards & (situation.laid_by[seat] | situation.held[seat]):
            wants[seat] |= mask(frozenset(cards))
    return wants
