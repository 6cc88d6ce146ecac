# ruff: noqa: INP001 - commands, no package
"""Two bots' cards alone on duplicate deals: `python bench/watten_pairs.py cards-strong cards-pimc --budget 5ms`.

As `stube arena` plays them, from views and with the frozen announcements, but both sittings of a pair go on from the
same announcement, and each decision draws its chance from pair, seat and cards laid: what both bots would do alike
happens alike in both sittings, which makes the spread of a pair smaller. Prints the first bot's mean over pairs.
"""

import argparse
import math
import sys
from random import Random
from statistics import fmean, pstdev

from stube import bots
from stube.bots import Bot, Budget
from stube.cards import draw
from stube.core import State
from stube.games.watten import GAME, WattenRules


def opened(rules: WattenRules, seed: str, number: int) -> State:
    """Deal and announce."""
    state: State = GAME.start(rules, {"dealer": str(number % rules.seats)})
    assert state.needs_deal is not None
    state = state.deal(draw(state.needs_deal, state.pack, state.seats, Random(seed))).state  # noqa: S311
    announcer = bots.find("cards-pimc")
    while (view := state.view(state.turn[0])).phase in {"strike", "trump"}:
        said = announcer.choose(view, Random(f"{seed}/{view.phase}"))  # noqa: S311 - the same each time
        state = state.play(state.turn[0], GAME.parse_action(said)).state
    return state


def play(state: State, players: tuple[Bot, Bot], seed: str) -> int:
    """Play the cards; gives 1 where the first player's side wins."""
    step = 0
    while state.turn:
        seat = state.turn[0]
        view = state.view(seat)
        said = view.choices[0].action
        if len(view.choices) > 1:
            said = players[seat % 2].choose(view, Random(f"{seed}/{step}"))  # noqa: S311 - the same each time
        state, step = state.play(seat, GAME.parse_action(said)).state, step + 1
    result = state.view(None).result
    assert result is not None
    return int(0 in result.winners)


def main() -> None:
    """Play the pairs."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("one")
    parser.add_argument("other")
    parser.add_argument("--preset", default="bavarian-11", help="one with four seats")
    parser.add_argument("--budget", default="5ms")
    parser.add_argument("--pairs", type=int, default=1000)
    parser.add_argument("--seed", default="pairs")
    asked = parser.parse_args()
    rules = WattenRules.read({**GAME.presets[asked.preset].rules.values(), "better": "off"})
    one, other = (bots.find(name, budget=Budget.parse(asked.budget)) for name in (asked.one, asked.other))
    play(opened(rules, "warm", 0), (one, other), "warm")  # compiled, or loaded
    pairs = list[float]()
    for number in range(asked.pairs):
        seed = f"{asked.seed}/{number}"
        state = opened(rules, seed, number)
        pairs.append((play(state, (one, other), seed) + 1 - play(state, (other, one), seed)) / 2)
        if len(pairs) % 100 == 0 or len(pairs) == asked.pairs:
            half = 1.96 * pstdev(pairs) / math.sqrt(len(pairs))
            sys.stdout.write(
                f"{asked.one} v {asked.other}, {asked.preset}, {asked.budget}, {len(pairs)} pairs, seed {asked.seed}: "
                f"{100 * fmean(pairs):.2f} ± {100 * half:.2f} %\n"
            )
            sys.stdout.flush()


if __name__ == "__main__":
    main()
