# ruff: noqa: INP001 - commands, no package
"""Random rounds of every preset, from the kernel and again by the state machine: `python bench/watten_playouts.py`.

Rounds a preset are the first argument (100,000 where there is none), presets the others (all where there is none).
Prints a line for each preset: rounds a second of the kernel, actions a second, cards a round, and how many rounds were
played again without a difference.
"""

import sys
import time

from stube.games.watten import GAME, WattenRules
from stube.solvers.watten.playouts import play
from stube.solvers.watten.replays import replay

PART = 10_000
MEASURED = 500_000


def speed(rules: WattenRules, *, raising: bool) -> str:
    """Measure the kernel alone."""
    play(rules, 10, raising=raising)
    begun = time.thread_time()
    played = play(rules, MEASURED, raising=raising)
    took = time.thread_time() - begun
    rounds, actions = played.rounds / took, played.actions / took
    return f"{rounds / 1e6:.2f} M rounds/s, {actions / 1e6:.0f} M actions/s, {played.cards / played.rounds:.1f} cards"


def agreed(rules: WattenRules, number: int) -> int:
    """Play so many rounds again, half of them with raises."""
    for raising in (False, True):
        for start in range(0, number // 2, PART):
            size = min(PART, number // 2 - start)
            for row in play(rules, size, seed=11, start=start, raising=raising, log=True).log:
                replay(rules, row)
    return number // 2 * 2


def main() -> None:
    """Print the table."""
    number = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    for name in sys.argv[2:] or GAME.presets:
        rules = GAME.presets[name].rules
        assert isinstance(rules, WattenRules)
        bare, raised = speed(rules, raising=False), speed(rules, raising=True)
        sys.stdout.write(f"{name}: cards only {bare}; with raises {raised}; {agreed(rules, number)} rounds agree\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
