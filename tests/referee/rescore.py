"""The product's states beside the slow referee's, line by line; every difference is told.

python -m referee.rescore watten --matches 10000      (from the folder `tests`)
"""

import argparse
import random
import sys
import time
from collections import Counter
from collections.abc import Iterator
from typing import Any

from referee.effects import VIEWS_ONLY, Key, count_effects
from referee.options import random_options, random_setup, supported, values
from referee.selfplay import AnyReferee, random_line, referee
from stube.cards import parse_deal
from stube.core import Game, State
from stube.games import find
from stube.games.watten import WattenState

BETWEEN = ("needs", "turn", "choices", "free", "won", "over", "winners")
"""What is compared when no round is being played: the rest belongs to the round before or after."""
IN_ROUND = (*BETWEEN, "score", "dealer", "stake", "tricks", "hands")


def said_by(state: State) -> dict[str, Any]:
    """Put a state of the product into the referee's words."""
    view = state.view(None)
    turn = sorted(state.turn)
    choices = {seat: sorted(map(str, state.choices(seat))) for seat in turn}
    free = {}
    for seat in range(state.seats):
        found = sorted(str(action) for action in state.free(seat) if action.kind not in {"look", "sign"})
        if found:
            free[seat] = found
    return {
        "needs": state.needs_deal and state.needs_deal.value,
        "turn": turn,
        "choices": choices,
        "free": free,
        "score": list(view.score),
        "won": list(view.won),
        "dealer": view.dealer,
        "stake": getattr(view, "stake", None),
        "tricks": list(view.won_tricks),
        "over": view.over,
        "winners": sorted(view.winners),
        "hands": {seat: sorted(_hand(state, seat)) for seat in range(state.seats)},
    }


def _hand(state: State, seat: int) -> list[str]:
    """Cards of a seat: the state's own where a seat may not look at all of them, else its view's."""
    if isinstance(state, WattenState):
        return list(map(str, state.hands[seat]))
    return [card.card for card in state.view(seat).hand]


def differences(state: State, judge: AnyReferee) -> Iterator[str]:
    """Tell each thing that the product and the referee see differently now."""
    ours, theirs = said_by(state), judge.expect()
    theirs["choices"] = {seat: sorted(found) for seat, found in theirs["choices"].items()}
    theirs["hands"] = {seat: theirs["hands"][seat] for seat in ours["hands"]}
    in_round = theirs["needs"] is None and not theirs["over"]
    for name in IN_ROUND if in_round else (*BETWEEN, "score") if theirs["over"] else BETWEEN:
        if name in theirs and ours[name] != theirs[name] and not (name == "stake" and theirs[name] is None):
            yield f"{name}: the product says {ours[name]}, the referee {theirs[name]}"


def step(game: Game, state: State, line: str) -> State:
    """Let the product take one line."""
    first, _, rest = line.partition(" ")
    if first.isdigit():
        return state.play(int(first), game.parse_action(rest)).state
    return state.deal(parse_deal(line, state.pack)).state


def rescore(game_id: str, seed: int, most: int = 20_000) -> tuple[list[str], dict[str, str], dict[str, str], list[str]]:
    """Play one random match in both; give its lines, options, setup and the first differences."""
    rng = random.Random(seed)
    game = find(game_id)
    options = random_options(game_id, rng)
    setup = random_setup(options, rng)
    rules = game.rules_type.read(options)
    assert rules.values() == options
    judge, state = referee(game_id, options, setup), game.start(rules, setup)
    lines: list[str] = []
    while len(lines) < most:
        found = list(differences(state, judge))
        if found or judge.expect()["over"]:
            return lines, options, setup, found
        line = random_line(judge, rng)
        lines.append(line)
        judge.feed(line)
        state = step(game, state, line)
    return lines, options, setup, [f"no end after {most} lines"]


def unmoved(game_id: str, counter: Counter[Key], least: int) -> list[str]:
    """Give the option values that had an effect in fewer than `least` matches."""
    found = []
    for name in values(game_id):
        possible = supported(game_id, name)
        if name in VIEWS_ONLY or len(possible) < 2:
            continue
        found += [f"{name}={value}: {counter[name, value]}" for value in possible if counter[name, value] < least]
    return found


def say(*words: object) -> None:
    """Write a line."""
    sys.stdout.write(" ".join(map(str, words)) + "\n")


def main() -> int:
    """Re-score many matches; print the count of effects; fail at the first difference."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=("watten", "german_whist"))
    parser.add_argument("--matches", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--effects-every", type=int, default=1)
    arguments = parser.parse_args()
    counter: Counter[Key] = Counter()
    begun, lines_in_all = time.monotonic(), 0
    for count in range(arguments.matches):
        seed = arguments.seed + count
        lines, options, setup, found = rescore(arguments.game, seed)
        lines_in_all += len(lines)
        if found:
            changed = {name: value for name, value in options.items() if value != values(arguments.game)[name][0]}
            say(f"seed {seed}: {found}\noptions {changed}\nsetup {setup}\n" + "\n".join(lines[-40:]))
            return 1
        if count % arguments.effects_every == 0:
            count_effects(options, setup, lines, counter, random.Random(seed))
        if sys.stderr.isatty() and count % 20 == 0:
            sys.stderr.write(f"\r{count} of {arguments.matches}")
    for name in values(arguments.game):
        say(f"{name}: " + ", ".join(f"{value} {counter[name, value]}" for value in supported(arguments.game, name)))
    say(f"{arguments.matches} matches, {lines_in_all} lines, no difference, {time.monotonic() - begun:.0f} s")
    say("fewer than 100 effects:", unmoved(arguments.game, counter, 100) or "none")
    return 0


if __name__ == "__main__":
    sys.exit(main())
