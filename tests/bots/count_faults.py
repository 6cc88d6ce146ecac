"""Counts the faults of a bot over many rounds: `python tests/bots/count_faults.py`.

With the repository's environment and `tests` on the path; see `--help`. The faults are described in
`detectors`. Rounds are shared out over the rule sets below; it ends with status 1 if a fault was found.
"""

import argparse
import sys
from collections import Counter
from dataclasses import replace
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bots.detectors import FAULTS, watched

from stube.bots import find
from stube.games.watten import GAME, WattenRules
from stube.games.watten.rules import PRESETS


def rule_sets() -> dict[str, WattenRules]:
    """Every preset, and those with which giving up by concession is possible."""
    found: dict[str, WattenRules] = {}
    for name, preset in PRESETS.items():
        assert isinstance(preset.rules, WattenRules)
        found[name] = preset.rules
        found[f"{name} concede"] = replace(preset.rules, concede="pays_stake_minus_one", raise_when="any_time")
    return found


def main() -> int:
    """Count and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=10_000, help="rounds in all")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--bot", default="sensible", help="whose faults are counted")
    parser.add_argument("--opponents", default="sensible", help="the bot on the other side")
    asked = parser.parse_args()
    total: Counter[str] = Counter()
    sets = rule_sets()
    for place, (name, rules) in enumerate(sets.items()):
        share = asked.rounds // len(sets) + (place < asked.rounds % len(sets))
        sides = [find(asked.bot), find(asked.opponents)]
        found = watched(
            GAME, rules, (sides * 2)[: rules.seats], share, f"{asked.seed}/{name}", judged=range(0, rules.seats, 2)
        )
        total += found
        total["rounds"] += share
        print(f"{name:32} rounds {share}", *(f"{what} {found[what]}" for what in ("decisions", *FAULTS)), flush=True)  # noqa: T201
    print("total", dict(total))  # noqa: T201
    return int(any(total[fault] for fault in FAULTS))


if __name__ == "__main__":
    raise SystemExit(main())
