"""Measures German Whist's solver.

python bench/german_whist.py endings --deals 10000    time and positions of 13 + 13, with and without the table
python bench/german_whist.py answers                  whether the thinned answers are enough, every ending to 11
python bench/german_whist.py tables --deals 1000000   the table beside the search alone, random endings of 9 to 11
python bench/german_whist.py rounds                   random rounds a second
python bench/german_whist.py machine --deals 100000   random rounds of each preset, played again by the state machine
"""  # noqa: INP001 - a script

import argparse
import time

import numpy as np

from stube.games.german_whist import GAME, GermanWhistRules
from stube.kernels.two_hands import KEPT
from stube.kernels.two_hands_table import LARGEST
from stube.kernels.two_hands_values import many_values
from stube.solvers.german_whist.endings import tops
from stube.solvers.german_whist.packs import cards_of
from stube.solvers.german_whist.playouts import random_round, random_rounds
from stube.solvers.german_whist.replays import replay
from stube.solvers.german_whist.table import build, empty, table_of

PART = 1000
"""Rounds of a preset before those of the next."""


def endings(deals: int) -> None:
    """Solve fixed random deals with hearts as trumps."""
    chance, pack = np.random.default_rng(1), cards_of("H")
    order = [chance.permutation(52) for _ in range(deals)]
    owns, others = (np.array([int((1 << cards[part]).sum()) for cards in order]) for part in (slice(13), slice(13, 26)))
    kept, found, looked = np.full(KEPT, -1, np.int64), np.zeros(deals, np.int64), np.zeros(deals, np.int64)
    for each in (0, 1):
        for table in (empty(), table_of(trumps=True, few=False)):
            took = []
            for one in range(deals):
                begun, here = time.perf_counter(), slice(one, one + 1)
                many_values(
                    owns[here], others[here], pack.lanes, pack.trump, 0, each, kept, table.values, table.starts,
                    table.ranks, np.array([0, table.cards, table.ways]), tops(), found[here], looked[here],
                )  # fmt: skip
                took.append(1000 * (time.perf_counter() - begun))
            middle, late = np.percentile(took[1:], [50, 99])
            what = f"{'every card' if each else 'value'}, {'table' if table.cards else 'search alone'}"
            print(f"{what}: median {middle:.3f} ms, 99 % {late:.3f} ms, {looked.mean():.0f} positions on average")  # noqa: T201


def answers() -> None:
    """Compare each ending with all answers tried and with the thinned ones."""
    for trumps in (True, False):
        for cards in range(1, LARGEST + 1):
            whole = build(cards, trumps=trumps, few=False)[0]
            thinned = build(cards, trumps=trumps, few=False, single=True)[0]
            wrong = int((whole != thinned).sum())
            print(f"trumps {trumps}, {cards} cards: {wrong} of {len(whole)} endings differ")  # noqa: T201


def tables(number: int) -> None:
    """Solve random endings with the table and without, with trumps and without, for most tricks and for fewest."""
    chance, done = np.random.default_rng(2), 0
    kept = (np.full(KEPT, -1, np.int64), np.full(KEPT, -1, np.int64))
    while done < number:
        for trump in ("H", None):
            for few in (False, True):
                pack, held = cards_of(trump), int(chance.integers(9, 12))
                order = np.array([1 << chance.permutation(52) for _ in range(PART)])
                owns, others = order[:, :held].sum(axis=1), order[:, held : 2 * held].sum(axis=1)
                found = [np.zeros(PART, np.int64) for _ in kept]
                for table, memory, out in zip(
                    (table_of(trumps=bool(trump), few=few), empty()), kept, found, strict=True
                ):
                    many_values(
                        owns, others, pack.lanes, pack.trump, int(few), 0, memory, table.values, table.starts,
                        table.ranks, np.array([0, table.cards, table.ways]), tops(), out, np.zeros(PART, np.int64),
                    )  # fmt: skip
                    memory[:] = -1
                assert (found[0] == found[1]).all(), (trump, few, held)
                done += PART
        if done % (40 * PART) == 0:
            print(f"{done} endings: the table changes no value", flush=True)  # noqa: T201


def rounds() -> None:
    """Play random rounds of each preset."""
    for preset in GAME.presets.values():
        random_rounds(preset.rules, 10, 1)  # type: ignore[arg-type]
        begun = time.perf_counter()
        random_rounds(preset.rules, 100_000, 1)  # type: ignore[arg-type]
        print(f"{preset.id}: {0.1 / (time.perf_counter() - begun):.2f} million a second")  # noqa: T201


def machine(number: int) -> None:
    """Play so many rounds of each preset again with the state machine, a thousand of each in turn."""
    for start in range(0, number, PART):
        for name, preset in GAME.presets.items():
            rules = preset.rules
            assert isinstance(rules, GermanWhistRules)
            for seed in range(start, min(start + PART, number)):
                replay(rules, random_round(rules, seed, "CDHS"[seed % 4]))
            print(f"{name}: {min(start + PART, number)} rounds agree", flush=True)  # noqa: T201


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("endings", "answers", "tables", "rounds", "machine"))
    parser.add_argument("--deals", type=int, default=10_000)
    asked = parser.parse_args()
    {
        "endings": lambda: endings(asked.deals),
        "answers": answers,
        "tables": lambda: tables(asked.deals),
        "rounds": rounds,
        "machine": lambda: machine(asked.deals),
    }[asked.what]()
