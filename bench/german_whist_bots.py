"""Measures German Whist's bots: their worst case on a small pack, their endgames.

python bench/german_whist_bots.py worst [BOT ...] [--worlds N] [--count all26|last13]
python bench/german_whist_bots.py endgames [--decisions N]

Worst case: two suits of four ranks, two cards each, four in the stock; 10,080 deals, half of them the same as the
other half with the suits' names exchanged. Every choice is tried and the best response computed exactly. The stake
is what a round moves at most: all counted tricks to one side. Endgames: each choice is set beside the search.
"""  # noqa: INP001 - a script

import argparse
import time
from collections.abc import Iterator, Sequence
from itertools import combinations, permutations
from random import Random
from typing import Literal

from stube.arena.best_response import Responder, Weighed
from stube.bots import Budget, find
from stube.cards import FRENCH_52, Deck, Pack, draw
from stube.core import View
from stube.games.german_whist import GAME, GermanWhistRules, GermanWhistState, GermanWhistView
from stube.games.german_whist.layout import Layout
from stube.games.german_whist.scoring import begin
from stube.solvers.german_whist.endings import solve

SMALL = Pack("french-8", "HS", "JQKA")
HANDS = Layout(players=2, hand=2, aside=False, hands=2, foregame=2, endgame=2)


def every_deal(rules: GermanWhistRules) -> Iterator[Weighed]:
    """Give every deal that turns up the first suit: two hands, and the stock in order. Seat 1 leads."""
    start = GermanWhistState(rules, SMALL, HANDS, begin(rules), 0)
    cards = SMALL.cards
    for first in combinations(cards, 2):
        left = [card for card in cards if card not in first]
        for second in combinations(left, 2):
            for stock in permutations([card for card in left if card not in second]):
                if stock[0].suit == SMALL.suits[0]:
                    deck = Deck((first[0], second[0], first[1], second[1], *stock))
                    yield start.deal(deck).state, 1 / 5_040


def ahead(view: View) -> float:
    """Give how many counted tricks seat 0 is ahead."""
    assert isinstance(view, GermanWhistView)
    return float(view.counted[0] - view.counted[1])


def worst(names: Sequence[str], worlds: int, count: Literal["all26", "last13"]) -> None:
    """Print a line a bot."""
    rules = GermanWhistRules(count=count)
    stake = HANDS.tricks if count == "all26" else HANDS.endgame
    for name in names:
        begun = time.monotonic()
        responder = Responder(GAME, find(name, budget=Budget(worlds=worlds)), ahead, 1)
        found = sum(responder.value(every_deal(rules), seat) for seat in (0, 1)) / 2
        print(  # noqa: T201
            f"{name}: a best response gains {found:+.4f} tricks a round, {found / stake:.2%} of the stake, "
            f"{time.monotonic() - begun:.0f} s",
            flush=True,
        )


def endgames(number: int) -> None:
    """Let the bot play endgames after plain foregames; each choice must be worth as much as the best card."""
    bot, plain = find("whist-search", budget=Budget(worlds=1)), find("whist-greedy")
    asked = optimal = turned = 0
    while asked < number:
        chance = Random(f"decisions/{turned}")  # noqa: S311 - the same each time
        preset = ("classic", "last13", "high-low", "no-trump")[turned % 4]
        turned += 1
        state = GAME.start(GAME.presets[preset].rules, {"dealer": "0"})
        while state.result is None:
            if state.needs_deal is not None:
                state = state.deal(draw(state.needs_deal, state.pack, state.seats, chance)).state
                continue
            seat, table = state.turn[0], state.table
            view = state.view(seat)
            # Half of the time the other side errs, so that all kinds of endings come up.
            said = (plain if view.stage == "foregame" or seat == turned % 2 else bot).choose(view, chance)
            if view.stage == "endgame" and seat != turned % 2 and len(view.choices) > 1 and table is not None:
                led = table.trick.cards[0] if table.trick.laid else None
                hands, few = (table.hands[seat], table.hands[1 - seat]), table.goal == "fewest"
                worth = solve(*hands, table.trump, led=led, few=few, with_table=False).tricks
                best = min(worth.values()) if few else max(worth.values())
                asked, optimal = asked + 1, optimal + (worth[FRENCH_52.parse(said.removeprefix("play "))] == best)
            state = state.play(seat, GAME.parse_action(said)).state
    print(f"{optimal} of {asked} endgame decisions are optimal")  # noqa: T201


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("worst", "endgames"))
    parser.add_argument("bots", nargs="*", default=["random", "whist-greedy", "whist-ismcts", "whist-search"])
    parser.add_argument("--worlds", type=int, default=64)
    parser.add_argument("--count", choices=("all26", "last13"), default="all26")
    parser.add_argument("--decisions", type=int, default=10_000)
    asked = parser.parse_args()
    if asked.what == "worst":
        worst(asked.bots, asked.worlds, asked.count)
    else:
        endgames(asked.decisions)
