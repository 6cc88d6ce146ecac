"""A seat's view as numbers: what is known, what is to be dealt, and to whom."""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from stube.bots.sensible.german_whist.situation import Situation
from stube.cards import FRENCH_52
from stube.games.german_whist import GermanWhistView
from stube.games.german_whist.layout import lay_out
from stube.games.german_whist.rounds import face_up
from stube.kernels import whist_rounds as at
from stube.solvers.german_whist.packs import Cards, cards_of, numbers_of

Ints = npt.NDArray[np.int64]


@dataclass(frozen=True, slots=True, eq=False)
class Known:
    """What a seat knows, for `stube.kernels.whist_search`.

    Attributes:
        pack: the cards as numbers.
        rules: see `stube.kernels.whist_rounds`.
        world: the round, with the own hand only.
        known: by hand, cards that are known to lie in it.
        need: by hand, how many more.
        pool: cards nobody has shown.
        caps: [hand, lane] → how many unknown cards of a lane a hand can hold.
        recent: by hand, whether it has shown a void.
        hidden: cards of the hidden stock.
    """

    pack: Cards
    rules: Ints
    world: Ints
    known: Ints
    need: Ints
    pool: int
    caps: Ints
    recent: Ints
    hidden: int


def know(view: GermanWhistView, situation: Situation) -> Known:
    """Read a view, and what `sensible` has read from it."""
    pack = cards_of(situation.trump)
    size = sum(len(rung.cards) for rung in view.ladder)
    rules = numbers_of(situation.rules, size, trumps=situation.trump is not None)
    layout = lay_out(situation.rules, size)
    world = np.zeros(at.WORLD, np.int64)
    known, need = np.zeros(at.SEATS, np.int64), np.zeros(at.SEATS, np.int64)
    known[situation.me] = pack.mask(situation.hand)
    for hand in range(situation.hands):
        if hand != situation.me:
            known[hand] = pack.mask(situation.known[hand])
            need[hand] = situation.hidden(hand)
    world[at.HAND : at.HAND + at.SEATS] = known
    winners = [trick.winner for trick in view.tricks]
    for number, winner in enumerate(winners):
        assert winner is not None
        world[(at.EARLY if number < layout.foregame else at.LATE) + winner] += 1
    for place, card in enumerate(situation.laid):
        world[at.LAID + place] = pack.numbers[card]
    world[at.LYING], world[at.PLAYED] = len(situation.laid), len(winners)
    world[at.LEADER] = (situation.me - len(situation.laid)) % situation.hands
    world[at.ROW] = pack.mask(situation.prizes)
    world[at.DRAWN], world[at.FIRST], world[at.TURN] = situation.hands, at.NOBODY, situation.me
    if view.phase == "take":
        assert winners[-1] is not None
        world[at.WINNER] = world[at.LEADER] = winners[-1]
        world[at.DRAWN] = (situation.me - winners[-1]) % situation.hands
    caps, recent = _voids(view, situation, pack, layout.foregame)
    return Known(
        pack=pack,
        rules=rules,
        world=world,
        known=known,
        need=need,
        pool=pack.mask(situation.unseen),
        caps=np.minimum(caps, need[:, None]),
        recent=recent,
        hidden=view.stock_count - len(situation.prizes),
    )


def _voids(view: GermanWhistView, situation: Situation, pack: Cards, foregame: int) -> tuple[Ints, Ints]:
    """Give the hidden draws of each hand since it last did not follow to a lane; a hidden draw lifts a void."""
    many = 99
    caps, recent = np.full((at.SEATS, 4), many, np.int64), np.zeros(at.SEATS, np.int64)
    blind = face_up(situation.rules) == 0  # the winner's card is not seen either
    lane = {FRENCH_52.suits[suit]: number for number, suit in enumerate(pack.suits)}
    for number, trick in enumerate((*view.tricks, view.trick)):
        for laid in trick.laid:
            if laid.seat != situation.me and laid.card[0] != trick.laid[0].card[0]:
                caps[laid.seat, lane[trick.laid[0].card[0]]] = 0
                recent[laid.seat] = 1
        if number < min(len(view.tricks), foregame):
            for hand in range(situation.hands):
                caps[hand] += int(blind or hand != trick.winner)
    return caps, recent
