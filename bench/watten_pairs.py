# ruff: noqa: INP001 - commands, no package
"""Two bots' cards alone on duplicate deals: `python bench/watten_pairs.py cards-strong cards-pimc --budget 5ms`.

As `stube arena` plays them, from views and with the frozen announcements, but both sittings of a pair go on from the
same announcement, and each decision draws its chance from pair, seat and cards laid: what both bots would do alike
happens alike in both sittings, which makes the spread of a pair smaller. Prints the first bot's mean over pairs.

With `--signals` both seats of the first bot may look and tell before each card: `python bench/watten_pairs.py
strong-signals+quiet strong+quiet --signals --budget 64worlds`.
"""

import argparse
import math
import sys
from itertools import cycle
from random import Random
from statistics import fmean, pstdev

from stube.arena.advice.habits import find
from stube.bots import Bot, Budget
from stube.cards import draw
from stube.core import State
from stube.games.watten import GAME, WattenRules


def opened(rules: WattenRules, seed: str, number: int) -> State:
    """Deal and announce."""
    state: State = GAME.start(rules, {"dealer": str(number % rules.seats)})
    assert state.needs_deal is not None
    state = state.deal(draw(state.needs_deal, state.pack, state.seats, Random(seed))).state  # noqa: S311
    announcer = find("cards-pimc")
    while (view := state.view(state.turn[0])).phase in {"strike", "trump"}:
        said = announcer.choose(view, Random(f"{seed}/{view.phase}"))  # noqa: S311 - the same each time
        state = state.play(state.turn[0], GAME.parse_action(said)).state
    return state


def told(state: State, player: Bot, side: int) -> State:
    """Let the seats of a side that are not on turn look at each other and tell what there is to tell."""
    silent = 0
    for seat in cycle((side, side + 2)):
        said = "" if seat in state.turn else player.choose(state.view(seat), Random(0))  # noqa: S311 - none is needed
        if said:
            state = state.play(seat, GAME.parse_action(said)).state
        silent = 0 if said else silent + 1
        if silent == len((side, side + 2)):
            break
    return state


def play(state: State, players: tuple[Bot, Bot], seed: str, talks: Bot | None = None) -> int:
    """Play the cards; gives 1 where the first player's side wins. One of the players may signal."""
    step = 0
    while state.turn:
        if talks is not None:
            state = told(state, talks, players.index(talks))
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
    parser.add_argument("--signals", action="store_true", help="let the first bot signal")
    asked = parser.parse_args()
    rules = WattenRules.read({**GAME.presets[asked.preset].rules.values(), "better": "off"})
    one, other = (find(name, budget=Budget.parse(asked.budget)) for name in (asked.one, asked.other))
    play(opened(rules, "warm", 0), (one, other), "warm")  # compiled, or loaded
    pairs, talks = list[float](), one if asked.signals else None
    for number in range(asked.pairs):
        seed = f"{asked.seed}/{number}"
        state = opened(rules, seed, number)
        won, lost = play(state, (one, other), seed, talks), play(state, (other, one), seed, talks)
        pairs.append((won + 1 - lost) / 2)
        if len(pairs) % 100 == 0 or len(pairs) == asked.pairs:
            half = 1.96 * pstdev(pairs) / math.sqrt(len(pairs))
            sys.stdout.write(
                f"{asked.one} v {asked.other}, {asked.preset}, {asked.budget}, {len(pairs)} pairs, seed {asked.seed}: "
                f"{100 * fmean(pairs):.2f} ± {100 * half:.2f} %\n"
            )
            sys.stdout.flush()


if __name__ == "__main__":
    main()
