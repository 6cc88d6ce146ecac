"""Worlds that fit what a seat knows: drawn evenly, then kept as often as all that was seen in them is likely."""

from collections.abc import Sequence
from dataclasses import replace
from math import exp, log
from random import Random
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from stube.bots.sensible.watten.ranking import NUMBER, SUIT_OF, Ranking
from stube.bots.sensible.watten.situation import Situation
from stube.bots.watten import signalling
from stube.cards import GERMAN_33
from stube.games.watten import WattenView
from stube.solvers.watten.learned import Laid, likelihood
from stube.solvers.watten.open_hands import Position
from stube.solvers.watten.tables import Masks, tables_of
from stube.solvers.worlds.unseen import Unseen

DRAWN = 6
"""Deals drawn for each that is looked at."""

HELD_BY_CHOICE = (0.02, 0.18, 0.45, 0.72, 0.95, 1.0)
"""By how many cards of a rank or suit its holder was given: how often he names it, where he may choose.

Measured on 6,000 deals announced by expectation; with none, which bots never do, people sometimes.
"""

HELD_BY_CARDS = (0.002, 0.2, 0.4, 0.6, 0.8, 1.0)
"""The same where a card of his decides."""

TRUST = 0.65
"""The power that the likelihood of what was laid is taken to: learned play foretells nobody as well as it thinks.

Fitted by the true deals of rounds: averaged open hands, which it was learned from, are told best by 0.93, `strong` by
0.53, the rule of thumb by 0.70, `sensible` by 0.74.
"""

UNTOLD, UNTRUE = 0.15, 0.02
"""How often a partner who has told something holds what it has left out, or not what it has told, for one time that
its hand and its gestures go together; people do not tell all. Set by judgement, not fitted."""

PLACED = 0.75
"""What is believed of a card's place is this far from what the numbers of cards alone say, in log odds.

Fitted by `stube.arena.calibration` on 400 deals: 0.0165 nats better than the numbers, 0.0145 as it was counted.
"""

_RANK_OF = tuple(card.rank for card in GERMAN_33.cards)


class Believed(NamedTuple):
    """Worlds as often as they are believed, under one order of the round.

    Attributes:
        position: the round as it stands.
        worlds: [world, seat] → hands as masks of the pack of 33.
        weight: how likely what was seen is under this order, for comparing batches.
    """

    position: Position
    worlds: Masks
    weight: float


def mask(cards: "frozenset[int] | tuple[int, ...] | list[int]") -> int:
    """Give cards as bits."""
    return sum(1 << card for card in cards)


def tempered(share: float, plain: float) -> float:
    """Give the chance of a card's place, from the share of believed worlds and what the numbers of cards say."""
    if not (0 < share < 1 and 0 < plain < 1):
        return share
    odds = log(plain / (1 - plain))
    return 1 / (1 + exp(-odds - PLACED * (log(share / (1 - share)) - odds)))


def unseen_of(situation: Situation) -> Unseen:
    """Give what is certain of the cards that the seat does not see; while it is announced hands are filled up."""
    seats = range(situation.seats)
    known = [mask(situation.held[seat]) for seat in seats]
    known[situation.me] = mask(situation.hand)
    pool = mask(situation.unseen) & ~sum(known[seat] for seat in seats if seat != situation.me)
    needs = [max(0, situation.counts[seat] - known[seat].bit_count()) for seat in seats]
    found = Unseen(pool, tuple(known), tuple(needs), tuple(mask(cards) for cards in situation.void))
    # Where duties were broken, or a sign was false, no deal fits what was refused.
    return found if found.total else replace(found, never=(0,) * situation.seats)


class Beliefs:
    """What a seat believes of a round that is being played: from what was announced and from all that was laid."""

    def __init__(self, view: WattenView, situation: Situation) -> None:
        """Read what was laid from the view, the rest from the situation."""
        self._situation, self._unseen = situation, unseen_of(situation)
        self._past = tuple(
            Laid(card.seat, NUMBER[card.card], called=trick.called and place == 0)
            for trick in (*view.tricks, view.trick)
            for place, card in enumerate(trick.laid)
        )
        self.gone = mask([laid.card for laid in self._past])
        self.pack = mask([NUMBER[str(card)] for card in situation.pack.cards])
        self._hints = signalling.hints(view, situation)
        self._orders: dict[tuple[str, str], tuple[Position, Position]] = {}

    def _order(self, ranking: Ranking) -> tuple[Position, Position]:
        """Give the round before its first card, and as it stands."""
        named = ranking.strike, ranking.trump
        if named not in self._orders:
            start = opening(self._situation, *named, self._past[0].seat if self._past else None)
            self._orders[named] = start, _standing(self._situation, ranking)
        return self._orders[named]

    def draw(self, ranking: Ranking, number: int, random: Random) -> Believed:
        """Give so many worlds under one order of the round."""
        situation = self._situation
        worlds = self._unseen.draw(DRAWN * number, random.getrandbits(62))
        start, standing = self._order(ranking)
        chances = likelihood(start, worlds, self._past, pack=self.pack, me=situation.me)
        weights = chances**TRUST * self._announced(ranking, worlds) * self._told(worlds)
        sums = weights.cumsum()
        kept = np.searchsorted(sums, (np.arange(number) + random.random()) / number * sums[-1])
        return Believed(standing, worlds[kept], float(weights.mean()))

    def _announced(self, ranking: Ranking, worlds: Masks) -> npt.NDArray[np.float64]:
        """Give how likely each announcer names what he named with the cards that he was given."""
        situation = self._situation
        weights = np.ones(len(worlds))
        if not situation.announcers:
            return weights
        chosen = situation.rules.announce_source == "chosen" and situation.rules.must_hold == "no"
        table = np.array(HELD_BY_CHOICE if chosen else HELD_BY_CARDS)
        named = (_cards(_RANK_OF, ranking.strike), _cards(SUIT_OF, ranking.trump))
        for seat, cards in zip(situation.announcers, named, strict=True):
            if seat != situation.me:
                laid = (mask(situation.laid_by[seat]) & cards).bit_count()
                weights *= table[laid + np.bitwise_count(worlds[:, seat] & np.uint64(cards))]
        return weights

    def _told(self, worlds: Masks) -> npt.NDArray[np.float64]:
        """Give how well a partner's hands go with what it has told."""
        weights = np.ones(len(worlds))
        for seat, cards, least, told in self._hints:
            laid = len(cards & self._situation.laid_by[seat])
            holds = laid + np.bitwise_count(worlds[:, seat] & np.uint64(mask(cards))) >= least
            weights[holds != told] *= UNTRUE if told else UNTOLD
        return weights


def opening(situation: Situation, strike: str, trump: str, first: int | None = None) -> Position:
    """Give the round before the first card, under an announcement; forehand leads unless somebody else did."""
    seat = situation.announcers[0] if first is None else first
    return Position(
        tables=tables_of(situation.rules, situation.pack, strike, trump),
        side=situation.sides,
        announcer=tuple(seat in situation.announcers for seat in range(situation.seats)),
        step=situation.step % situation.seats,
        seat=seat,
        leader=seat,
        laid=(),
        called=False,
        needs=(situation.needed, situation.needed),
        tricks=situation.needed,
    )


def _standing(situation: Situation, ranking: Ranking) -> Position:
    """Give the round as it stands."""
    assert situation.to_play is not None
    ours, theirs = situation.missing, situation.they_miss
    return Position(
        tables=tables_of(situation.rules, situation.pack, ranking.strike, ranking.trump),
        side=situation.sides,
        announcer=tuple(seat in situation.announcers for seat in range(situation.seats)),
        step=situation.step % situation.seats,
        seat=situation.to_play,
        leader=situation.laid[0][0] if situation.laid else situation.to_play,
        laid=tuple(card for _, card in situation.laid),
        called=situation.called,
        needs=(ours, theirs) if situation.side == 0 else (theirs, ours),
        tricks=situation.needed,
    )


def _cards(letters: Sequence[str], letter: str) -> int:
    return sum(1 << card for card, of in enumerate(letters) if of == letter)
