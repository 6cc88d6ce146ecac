# ruff: noqa: INP001 - commands, no package
"""Learns how cards are played in Watten: `python bench/watten_learning.py --rounds 1500 --write`.

Bots play rounds for the cards alone with each other; every card that was chosen among several is one observation of
the conditional logit of `stube.kernels.trick_policy`, fitted by gradient ascent with a small penalty on its weights.
Prints how well it foretells choices of rounds that were held out; with `--write` it puts the weights into their file.
"""

import argparse
import sys
from pathlib import Path
from random import Random

import msgspec
import numpy as np
import numpy.typing as npt

from stube import bots
from stube.bots import Bot, Budget
from stube.bots.sensible.watten.ranking import NUMBER
from stube.cards import draw
from stube.core import State
from stube.games.watten import GAME, WattenRules
from stube.games.watten.state import WattenState
from stube.kernels import trick_cases as kernel
from stube.solvers.watten import learned
from stube.solvers.watten.open_hands import Position
from stube.solvers.watten.tables import tables_of

Ints = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float64]

FILE = Path(learned.__file__).with_name("learned_cards.json")
STEPS, RATE, PENALTY = 400, 0.05, 1.0
HELD_OUT = 10
"""Every tenth choice is held out."""


def rounds(preset: str, number: int, players: list[Bot], seed: str) -> Ints:
    """Play rounds; give the choices as `learned.cases_of` does."""
    rules = GAME.presets[preset].rules
    rules = WattenRules.read({**rules.values(), "better": "off"})
    chance, found = Random(f"{seed}/{preset}"), list[Ints]()  # noqa: S311 - the same rounds each time
    for one in range(number):
        state: State = GAME.start(rules, {"dealer": str(one % rules.seats)})
        assert state.needs_deal is not None
        state = state.deal(draw(state.needs_deal, state.pack, state.seats, chance)).state
        while state.turn:
            seat = state.turn[0]
            action = players[seat % len(players)].choose(state.view(seat), chance)
            state = state.play(seat, GAME.parse_action(action)).state
        assert isinstance(state, WattenState)
        found.append(_choices(rules, state))
    return np.concatenate(found)


def _choices(rules: WattenRules, state: WattenState) -> Ints:
    """Give the choices of a round that is over; see `learned.cases_of`."""
    view = state.view(0)
    assert view.strike is not None
    assert view.trump is not None
    past = [
        learned.Laid(card.seat, NUMBER[card.card], called=trick.called and place == 0)
        for trick in (*view.tricks, view.trick)
        for place, card in enumerate(trick.laid)
    ]
    left = np.array([[sum(1 << NUMBER[str(card)] for card in hand) for hand in state.hands]], np.uint64)
    start = Position(
        tables=tables_of(rules, rules.pack, view.strike, view.trump),
        side=tuple(next(side for side, seats in enumerate(view.sides) if seat in seats) for seat in range(state.seats)),
        announcer=tuple(seat in view.announcers for seat in range(state.seats)),
        step=(1 if rules.direction == "clockwise" else -1) % state.seats,
        seat=past[0].seat,
        leader=past[0].seat,
        laid=(),
        called=False,
        needs=(int(rules.tricks_to_win), int(rules.tricks_to_win)),
        tricks=int(rules.tricks_to_win),
    )
    pack = sum(1 << NUMBER[str(card)] for card in rules.pack.cards)
    return learned.cases_of(start, left, past, pack=pack)


def fit(choices: Ints) -> Floats:
    """Fit the weights of all classes; [class] → logit."""
    choices = choices[(choices[:, 1:] >= 0).sum(axis=1) > 1]
    place, there = choices[:, 0], choices[:, 1:] >= 0
    held_out = np.arange(len(place)) % HELD_OUT == 0
    classes = learned.classes()[np.where(there, choices[:, 1:], 0)]
    train = ~held_out
    logits, mean, square = (np.zeros(kernel.CLASSES) for _ in range(3))
    of_chosen = np.bincount(classes[train][np.arange(train.sum()), place[train]].ravel(), minlength=kernel.CLASSES)
    for _ in range(STEPS):
        chances = _chances(logits, classes[train], there[train])
        expected = np.bincount(
            classes[train].ravel(), weights=np.repeat(chances.ravel(), kernel.SORTS), minlength=kernel.CLASSES
        )
        slope = of_chosen - expected - PENALTY * logits
        mean, square = 0.9 * mean + 0.1 * slope, 0.99 * square + 0.01 * slope**2
        logits += RATE * mean / (np.sqrt(square) + 1e-8)
    for name, some in (("fitted", train), ("held out", held_out)):
        chances = _chances(logits, classes[some], there[some])
        told = chances[np.arange(len(chances)), place[some]]
        even = np.log(there[some].sum(axis=1)).mean()
        sys.stdout.write(
            f"{name}: {len(told)} choices, surprise {-np.log(told).mean():.3f} of {even:.3f}, "
            f"first guess right {100 * (chances.argmax(axis=1) == place[some]).mean():.1f} %\n"
        )
    return logits


def _chances(logits: Floats, classes: Ints, there: npt.NDArray[np.bool_]) -> Floats:
    power = np.where(there, logits[classes].sum(axis=2), -np.inf)
    chances: Floats = np.exp(power - power.max(axis=1, keepdims=True))
    chances /= chances.sum(axis=1, keepdims=True)
    return chances


def main() -> None:
    """Play, fit, and write if it is wanted."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=1500, help="of each preset")
    parser.add_argument("--presets", default="bavarian-11")
    parser.add_argument("--players", default="cards-pimc", help="who plays, by turns of seats; all take the budget")
    parser.add_argument("--budget", default="40worlds")
    parser.add_argument("--seed", default="learning")
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args()
    players = [bots.find(name, budget=Budget.parse(asked.budget)) for name in asked.players.split(",")]
    choices = np.concatenate([rounds(one, asked.rounds, players, asked.seed) for one in asked.presets.split(",")])
    logits = fit(choices)
    if asked.write:
        source = (
            f"{asked.rounds} rounds each of {asked.presets} by {asked.players} at {asked.budget}, seed {asked.seed}"
        )
        told = learned.Learned(source, tuple(round(float(logit), 3) + 0.0 for logit in logits))
        FILE.write_bytes(msgspec.json.encode(told) + b"\n")


if __name__ == "__main__":
    main()
