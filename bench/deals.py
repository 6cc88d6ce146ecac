# ruff: noqa: INP001 - commands, no package
"""How even verifiable deals are: every card at every place, every pair of neighbours, by chi-square.

python bench/deals.py [--deals 1000000] [--seed 0] [--pack german-32]
"""

import argparse
import time

import numpy as np
from scipy.stats import chi2

from stube.cards import FRENCH_52, GERMAN_32, GERMAN_33
from stube.cards.verifiable import digest, order, words

CHUNK = 10_000


def main() -> None:
    """Print both statistics with their probabilities under even chance."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--pack", choices=("german-32", "german-33", "french-52"), default="german-32")
    asked = parser.parse_args()
    size = {pack.id: len(pack.cards) for pack in (GERMAN_32, GERMAN_33, FRENCH_52)}[asked.pack]
    at, after = np.zeros((size, size)), np.zeros((size, size))
    begun = time.monotonic()
    for first in range(0, asked.deals, CHUNK):
        numbers = range(first, min(first + CHUNK, asked.deals))
        seeds = (digest("bench", asked.seed.to_bytes(8, "big"), number.to_bytes(8, "big")) for number in numbers)
        decks = np.array([order(size, words(seed)) for seed in seeds])
        for place in range(size):
            at[:, place] += np.bincount(decks[:, place], minlength=size)
        pairs = decks[:, :-1] * size + decks[:, 1:]
        after += np.bincount(pairs.ravel(), minlength=size * size).reshape(size, size)
    expected = asked.deals / size
    places = float(((at - expected) ** 2 / expected).sum())
    apart = ~np.eye(size, dtype=bool)
    expected = asked.deals * (size - 1) / (size * (size - 1))
    neighbours = float(((after[apart] - expected) ** 2 / expected).sum())
    say(f"{asked.deals} deals of {asked.pack}, seed {asked.seed}, {time.monotonic() - begun:.0f} s")
    say(_line("card at place", places, (size - 1) ** 2))
    say(_line("pairs of neighbours", neighbours, size * (size - 1) - 1))


def _line(what: str, found: float, freedom: int) -> str:
    return f"{what}: chi-square {found:.1f}, about {freedom} degrees of freedom, p = {chi2.sf(found, freedom):.3f}"


def say(line: str) -> None:
    """Print a line."""
    print(line)  # noqa: T201


if __name__ == "__main__":
    main()
