# ruff: noqa: INP001 - a command, no package
"""Open hands beside the oracle that tries everything: `PYTHONPATH=tests python bench/watten_open_hands.py`.

Every move of random positions of every preset, and of every duty and ladder of its own, from the second trick on
(where three cards are dealt, or two or three play, from the first). The first argument is how many (10,000 where
there is none). Prints how many positions of each rule set agree.
"""

import sys
from random import Random

from solvers.watten.test_open_hands import RULES, compare


def main() -> None:
    """Compare, and print the counts."""
    number = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    each, done = -(-number // len(RULES)), 0
    for name, rules in RULES.items():
        rng, seats = Random(f"larger/{name}"), rules.seats  # noqa: S311 - the same positions each time
        first = seats if seats == 4 and rules.hand_size == "5" else 0
        for _ in range(each):
            compare(rules, rng, first + rng.randrange(seats))
        done += each
        sys.stdout.write(f"{name}: {each} positions agree, {done} in all\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
