"""The product beside the slow referee: one match played in both, line by line, and where they differ."""

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from referee.options import random_options, random_setup
from referee.selfplay import AnyReferee, random_line, referee
from stube.cards import parse_deal
from stube.core import Game, State
from stube.errors import StubeError
from stube.games import find
from stube.games.watten import WattenState

Options = dict[str, str]

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
        found = sorted(str(action) for action in state.free(seat) if action.kind not in {"look", "sign", "mean"})
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


@dataclass(frozen=True, slots=True)
class Played:
    """A match, or the part of it that was played.

    Attributes:
        options: the complete rule set.
        setup: how it started.
        lines: what was dealt and done.
        rounds: rounds that ended.
        found: the first differences; none when product and referee agree to the end.
    """

    options: Options
    setup: Options
    lines: list[str] = field(default_factory=list)
    rounds: int = 0
    found: tuple[str, ...] = ()


def play(
    game_id: str, options: Options, setup: Options, rng: random.Random, *, rounds: int | None = None, most: int = 20_000
) -> Played:
    """Play a match at random in both, to its end, so many rounds, or the first difference."""
    game = find(game_id)
    rules = game.rules_type.read(options)
    assert rules.values() == options
    judge = referee(game_id, options, setup)
    state: State = game.start(rules, setup)
    lines: list[str] = []
    ended = 0
    while len(lines) < most:
        found = tuple(differences(state, judge))
        if found or judge.expect()["over"] or ended == rounds:
            return Played(options, setup, lines, ended, found)
        lines.append(random_line(judge, rng))
        ended += judge.feed(lines[-1])["round_over"]
        try:
            state = step(game, state, lines[-1])
        except StubeError as refusal:
            return Played(options, setup, lines, ended, (f"the product refuses: {refusal}",))
    return Played(options, setup, lines, ended, (f"no end after {most} lines",))


def play_seed(game_id: str, seed: int) -> Played:
    """Play one match under a random rule set in both."""
    rng = random.Random(seed)
    options = random_options(game_id, rng)
    return play(game_id, options, random_setup(options, rng), rng)
