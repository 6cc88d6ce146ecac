"""The foregame between two hands: every card in sampled worlds, the tricks after it by nets."""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

import numpy as np
import numpy.typing as npt

from stube.bots.budget import Budget, Clock
from stube.bots.german_whist.opponent import read as judge
from stube.bots.german_whist.sight import ahead, game_of
from stube.bots.sensible.german_whist.situation import Situation
from stube.cards import Card
from stube.games.german_whist import GermanWhistView
from stube.kernels import whist_ahead, whist_nets
from stube.solvers.german_whist.nets import Form, nets_of
from stube.solvers.german_whist.packs import cards_of
from stube.solvers.worlds.german_whist import read

BATCH = 8  # worlds between two looks at the clock
DRAWN = 64  # worlds drawn at once: drawing eight costs nearly as much
PRIOR = 12  # worlds that what the nets say of a card at once counts for
NARROW = ((0.15, 6), (0.35, 4), (0.6, 3))  # from so much of the budget on, only so many cards are looked at


@dataclass(frozen=True, slots=True)
class Looked:
    """What looking ahead found.

    Attributes:
        worth: by card, tricks ahead of the other at the end and a part for winning the round.
        worlds: worlds looked at.
    """

    worth: Mapping[Card, float]
    worlds: int


def look_ahead(
    view: GermanWhistView,
    situation: Situation,
    form: Form,
    random: Random,
    budget: Budget,
    stakes: tuple[float, float],
    tricks: int = 0,
) -> Looked:
    """Weigh the cards that may be played.

    Args:
        view: what the seat may know.
        situation: what was read from it.
        form: the form that is played.
        random: the source of chance.
        budget: thought for the decision.
        stakes: the worth of a trick ahead, and of winning the round.
        tricks: tricks that the nets play after this one.
    """
    clock, seed = Clock(budget), random.getrandbits(62)
    pack, nets, game = cards_of(situation.trump), nets_of(form), game_of(view, situation)
    weights = np.concatenate([[ahead(view, situation), *stakes], nets.spread])
    led = pack.numbers[situation.laid[0]] if situation.laid else -1
    cards = _apart(situation, pack.numbers, game)
    arrays = nets.first, nets.second, nets.third
    guess = np.zeros(52, np.float32)
    room, place = np.zeros(256, np.float32), np.zeros(56, np.int64)
    if led < 0:
        whist_nets.lead(game, *arrays, room, guess, place)
    else:
        whist_nets.reply(game, led, *arrays, room, guess, place)
    spread = weights[whist_ahead.SPREAD + game[whist_nets.STAGE]]
    sums, done = np.zeros((52, 2)), np.zeros(52)
    for card in cards:
        sums[card, 0] = PRIOR * whist_ahead.worth_of(weights[0] + float(guess[card]), spread, weights)
    done[cards] = PRIOR
    unseen, live, worlds = read(view), list(cards), 0
    asked = sum(1 << card for card in live)
    opponent = judge(view, situation, random)
    taken, due = pack.mask(situation.known[1 - situation.me]), 0.5
    drawn = np.empty(0, np.uint64)

    while number := clock.batch(BATCH):
        for share, most in NARROW:
            if clock.share >= share and len(live) > most:
                live = sorted(live, key=lambda card: -sums[card, 0] / done[card])[:most]
                asked = sum(1 << card for card in live)
        if len(drawn) < number:
            drawn = pack.of_places(unseen.draw(DRAWN, (seed + worlds) % (1 << 62))[:, 1 - situation.me])
        due += number * opponent.plain
        follows = min(number, int(due))
        due -= follows
        if follows:
            hands = opponent.hands(follows, taken)
            if hands is None:
                hands, drawn = drawn[:follows], drawn[follows:]
            whist_ahead.look(game, led, asked, hands, seed + worlds, tricks, 1, weights, *arrays, sums)
        if number > follows:
            hands, drawn = drawn[: number - follows], drawn[number - follows :]
            whist_ahead.look(game, led, asked, hands, seed + worlds + follows, tricks, 0, weights, *arrays, sums)
        done[live] += number
        worlds += number
    return Looked({pack.cards[card]: float(sums[card, 0] / done[card]) for card in cards}, worlds)


def _apart(situation: Situation, numbers: Mapping[Card, int], game: npt.NDArray[np.int64]) -> list[int]:
    """Give the cards that may be played, the lowest of those between which no card is left in play."""
    found = list[int]()
    gone = int(game[whist_nets.GONE])
    if situation.laid:
        gone &= ~(1 << numbers[situation.laid[0]])
    own = sorted(numbers[card] for card in situation.playable)
    for card in own:
        below = card - 1
        while below >= 0 and below // 13 == card // 13 and gone >> below & 1:
            below -= 1
        if below < 0 or below // 13 != card // 13 or below not in own:
            found.append(card)
    return found
