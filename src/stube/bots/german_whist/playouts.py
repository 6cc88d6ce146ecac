"""Forms for which there are no nets: rows, races, more hands, small packs. Every card is played on in worlds."""

from random import Random

import numpy as np
import numpy.typing as npt

from stube.bots.budget import Budget, Clock
from stube.bots.german_whist.foregame import Looked
from stube.bots.sensible.german_whist.situation import Situation
from stube.cards import FRENCH_52
from stube.games.german_whist import GermanWhistView
from stube.kernels import whist_rounds as at
from stube.kernels import whist_search
from stube.kernels.two_hands import KEPT
from stube.solvers.german_whist.endings import tops
from stube.solvers.german_whist.nets import Form, nets_of, taught
from stube.solvers.german_whist.packs import cards_of, layout_of, numbers_for, trick_weights
from stube.solvers.german_whist.table import empty
from stube.solvers.worlds.german_whist import read

Ints = npt.NDArray[np.int64]

BATCH = 8  # worlds between two looks at the clock
HALF = 0.5  # how often a playout follows the plain rule; else it plays at random
PRIZE = 8  # the height from which an open card is worth a trick: a ten
FULL = 13  # cards a hand of the endings that the nets know


def play_on(
    view: GermanWhistView, situation: Situation, random: Random, budget: Budget, stakes: tuple[float, float]
) -> Looked:
    """Weigh the cards that may be played or taken; see `foregame.look_ahead`."""
    clock, seed = Clock(budget), random.getrandbits(62)
    pack = cards_of(situation.trump)
    rules = numbers_for(situation.rules, layout_of(view), trumps=situation.trump is not None)
    world = _world(view, situation)
    leaf = _leaf(situation, rules)
    nets = nets_of(_form(situation) if leaf == whist_search.ESTIMATED else "trumps")
    weights = np.array(
        [*trick_weights(situation.rules), *stakes, situation.sign < 0, leaf, HALF, PRIZE, _last_breaks(situation)],
        np.float64,
    )
    kept, none = np.full(KEPT, -1, np.int64), empty()
    unseen, sums, worlds = read(view), np.zeros((52, 2)), 0
    pool, hidden = pack.mask(situation.unseen), view.stock_count - len(situation.prizes)
    while number := clock.batch(BATCH):
        whist_search.flat(
            world, rules, pack.suits, weights, pack.of_places(unseen.draw(number, (seed + worlds) % (1 << 62))), pool,
            hidden, seed + worlds, pack.lanes, tops(), kept, none.values, none.starts, none.ranks,
            np.zeros(3, np.int64), nets.first, nets.second, nets.third, sums,
        )  # fmt: skip
        worlds += number
    cards = [FRENCH_52.parse(str(choice.args["card"])) for choice in view.choices]
    return Looked({card: float(sums[pack.numbers[card], 0]) / worlds for card in cards}, worlds)


def _form(situation: Situation) -> Form:
    return "trumps" if situation.trump is not None else "few" if situation.sign < 0 else "plain"


def _last_breaks(situation: Situation) -> bool:
    """Say whether the last trick decides between equals."""
    return situation.rules.tie == "last_trick"


def _leaf(situation: Situation, rules: Ints) -> int:
    """Give how the last tricks are found: between two, where no race decides before them, without playing on."""
    if situation.hands > 2 or situation.rules.race_scope != "off" or not situation.foregame:
        return whist_search.PLAYED_OUT
    late = rules[at.TRICKS] - rules[at.FORE]
    if late < FULL or not taught(_form(situation)) or (situation.trump is not None and situation.sign < 0):
        return whist_search.SOLVED
    return whist_search.ESTIMATED


def _world(view: GermanWhistView, situation: Situation) -> Ints:
    """Give the round as `stube.kernels.whist_rounds` wants it, without the others' hands."""
    pack, layout = cards_of(situation.trump), layout_of(view)
    world = np.zeros(at.WORLD, np.int64)
    world[at.HAND + situation.me] = pack.mask(situation.hand)
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
    return world
