"""Rows of Watten: open hands, random rounds."""

import time
from collections.abc import Iterator, Mapping
from random import Random
from statistics import fmean

import numpy as np
import numpy.typing as npt

from stube.arena.bench.measuring import percentile
from stube.games.watten import GAME, WattenRules
from stube.games.watten.order import strike_ranks
from stube.solvers.watten import playouts
from stube.solvers.watten.open_hands import Position, mask_of, solve, value
from stube.solvers.watten.tables import tables_of

DEALS = 4_400
"""Deals at full effort, shared out over the presets."""

SIGNED = 20
"""Deals of each preset in the signature."""

ROUNDS = 4_000_000
"""Random rounds at full effort."""

Question = tuple[Position, npt.NDArray[np.uint64]]


def questions(preset: str, number: int) -> Iterator[Question]:
    """Give positions at the first lead with every hand full, always the same ones: announcements by chance."""
    rules = GAME.presets[preset].rules
    assert isinstance(rules, WattenRules)
    pack, seats, size = GAME.pack(rules), rules.seats, int(rules.hand_size)
    for deal in range(number):
        chance = Random(f"open hands/{preset}/{deal}")  # noqa: S311 - the same deals each time
        tables = tables_of(rules, pack, chance.choice(strike_ranks(rules, pack)), chance.choice(pack.suits))
        cards = chance.sample(pack.cards, seats * size)
        hands = [mask_of(cards[size * seat : size * seat + size]) for seat in range(seats)]
        forehand = chance.randrange(seats)
        step = 1 if rules.direction == "clockwise" else seats - 1
        needs = int(rules.tricks_to_win)
        position = Position(
            tables=tables,
            side=tuple(seat % 2 if seats != 3 else int(seat != forehand) for seat in range(seats)),
            announcer=tuple(seat in {forehand, (forehand - step) % seats} for seat in range(seats)),
            step=step,
            seat=forehand,
            leader=forehand,
            laid=(),
            called=False,
            needs=(needs, needs),
            tricks=needs,
        )
        yield position, np.array([hands], np.uint64)


def open_hands(effort: float) -> Mapping[str, float]:
    """Time the value of fixed deals of all presets before the first lead, a call a deal; ms, tricks a deal."""
    took, tricks = list[float](), list[int]()
    value(*next(questions(GAME.default_preset, 1)))  # compiled, or loaded
    for question in _all(effort):
        begun = time.thread_time()
        solved = value(*question)
        took.append(1000 * (time.thread_time() - begun))
        tricks.append(solved.tricks)
    return {"mean": fmean(took), "p99": percentile(took, 99), "tricks": fmean(tricks)}


def every_lead(effort: float) -> Mapping[str, float]:
    """Time the results of every lead of the same deals, a call a deal; ms."""
    took = list[float]()
    for position, world in _all(effort / 4):
        moves = position.moves(int(world[0, position.seat]))
        begun = time.thread_time()
        solve(position, world, moves)
        took.append(1000 * (time.thread_time() - begun))
    return {"mean": fmean(took), "p99": percentile(took, 99)}


def _all(effort: float) -> Iterator[Question]:
    each = max(1, round(DEALS * effort / len(GAME.presets)))
    for preset in GAME.presets:
        yield from questions(preset, each)


def signature() -> Mapping[str, int]:
    """Count the tricks that the search begins, by preset, over fixed deals."""
    return {preset: sum(value(*one).tricks for one in questions(preset, SIGNED)) for preset in GAME.presets}


def rounds(effort: float, raising: str) -> Mapping[str, float]:
    """Play random rounds of four players from the deal on; rounds a second, and what one has.

    Args:
        effort: how much of the work is done.
        raising: `on` for raises before a tenth of the cards, nine of ten held; `off` for cards only.
    """
    rules = GAME.presets[GAME.default_preset].rules
    assert isinstance(rules, WattenRules)
    number, raises = max(1000, round(ROUNDS * effort)), raising == "on"
    playouts.play(rules, 10, raising=raises)  # compiled, or loaded
    begun = time.thread_time()
    played = playouts.play(rules, number, raising=raises)
    took = time.thread_time() - begun
    return {
        "rate": number / took,
        "actions": played.actions / took,
        "cards": played.cards / number,
    }
