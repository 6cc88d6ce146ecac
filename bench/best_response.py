# ruff: noqa: INP001 - commands, no package
"""How far a bot can be exploited on a small pack: every deal, every choice, the best response computed exactly.

    python bench/best_response.py [BOT ...] [--worlds N] [--asked N]
    python bench/best_response.py --raises ITERATIONS [--worlds N]

Watten for two with eight cards (7 and K of each suit, three in a hand, two tricks win, the usual criticals) and
both sides tense, so that nobody raises: announcing and card play alone. A round won counts +1, a round lost −1,
so a figure of 0.05 is five hundredths of the stake. A bot that mixes is asked so many times at each view, and the
response fits just those answers: the figure is then a little too high.

With `--raises` the stakes alone at 0-0, cards as `strong` plays them: raising is solved by CFR+ on these deals as the
table of the bots is on recorded rounds, and responded to with all that a seat knows; then the bots' table itself, which
was solved for the full pack.
"""

import argparse
import time

from stube.arena import raise_layer
from stube.arena.best_response import every_deal, exploitability
from stube.bots import Budget, find
from stube.core import View
from stube.games.watten import GAME
from stube.games.watten.rules import WattenRules
from stube.games.watten.scoring import Stakes
from stube.solvers.equity import building, table
from stube.solvers.equity.balance import Balance, Graph, points

CHANGES = {
    "players": "2",
    "hand_size": "3",
    "packets": "3",
    "announce_on": "3",
    "tricks_to_win": "2",
    "better": "off",
    "signals": "none",
    "gespannt_mode": "no_raise",
}
SIZE = 3


def won(view: View) -> float:
    """Give 1 to unit 0 for a round won, −1 for one lost."""
    assert view.result is not None
    return 1.0 if view.result.points[0] > view.result.points[1] else -1.0


def raises(rules: WattenRules, worlds: int, iterations: int) -> None:
    """Solve the raising on every deal and print what a best response gains, now and then on the way."""
    begin = {"pack": "7K", "score": "0 0"}
    deals = [deal for dealer in "01" for deal in every_deal(GAME, rules, {**begin, "dealer": dealer}, SIZE)]
    budget = Budget(worlds=worlds)
    layer = raise_layer.Layer.play(deals, find("strong", budget=budget), budget)
    graph = Graph.build(Stakes.begin(rules, (0, 0)), points)
    balance, base = Balance((layer.courses,), graph, classes=layer.classes), int(rules.base)
    print(f"{len(deals)} deals, {layer.classes - 1} things that a seat may know")  # noqa: T201
    while balance.iterations < iterations:
        balance.solve(min(200, iterations - balance.iterations))
        gain = raise_layer.exploitability(layer, graph, balance.average())
        print(f"{balance.iterations} iterations: a best response gains {gain / base:.3%} of the stake", flush=True)  # noqa: T201
    taught = layer.taught(building.kept(table.table(), graph, "spared", (11, 11)))
    gain = raise_layer.exploitability(layer, graph, taught)
    print(f"the table for the full pack: a best response gains {gain / base:.3%} of the stake")  # noqa: T201


def main() -> None:
    """Print a line a bot."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bots", nargs="*", default=["random", "lowest", "sensible", "regular", "strong"])
    parser.add_argument("--worlds", type=int, default=64)
    parser.add_argument("--asked", type=int, default=4)
    parser.add_argument("--raises", type=int, metavar="ITERATIONS", help="the stakes alone, solved for so long")
    asked = parser.parse_args()
    rules = WattenRules.read({**GAME.presets["bavarian-11"].rules.values(), **CHANGES})
    if asked.raises:
        raises(rules, asked.worlds, asked.raises)
        return
    for name in asked.bots:
        begun = time.monotonic()
        bot = find(name, budget=Budget(worlds=asked.worlds))
        found = exploitability(GAME, rules, {"pack": "7K", "score": "9 9"}, SIZE, bot, won, asked.asked)
        print(f"{name}: a best response gains {found:+.4f} of the stake a round, {time.monotonic() - begun:.0f} s")  # noqa: T201


if __name__ == "__main__":
    main()
