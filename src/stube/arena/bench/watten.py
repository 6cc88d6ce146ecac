"""Rows of Watten: open hands, worlds."""

import time
from collections.abc import Iterator, Mapping
from random import Random
from statistics import fmean

import numpy as np
import numpy.typing as npt

from stube.arena.bench.measuring import percentile
from stube.bots import find
from stube.bots.sensible.watten.situation import Situation, read
from stube.bots.watten.worlds import draw
from stube.cards import draw as draw_deal
from stube.core import State
from stube.games.watten import GAME, WattenRules, WattenView
from stube.games.watten.order import strike_ranks
from stube.solvers.watten.open_hands import Position, mask_of, solve, value
from stube.solvers.watten.tables import tables_of

DEALS = 4_400
"""Deals at full effort, shared out over the presets."""

SIGNED = 20
"""Deals of each preset in the signature."""

VIEWS = 110
"""Views that worlds are drawn for at full effort."""

DRAWN = 5_000
"""Worlds drawn for each view at full effort."""

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
        begun = time.perf_counter()
        solved = value(*question)
        took.append(1000 * (time.perf_counter() - begun))
        tricks.append(solved.tricks)
    return {"mean": fmean(took), "p99": percentile(took, 99), "tricks": fmean(tricks)}


def every_lead(effort: float) -> Mapping[str, float]:
    """Time the results of every lead of the same deals, a call a deal; ms."""
    took = list[float]()
    for position, world in _all(effort / 4):
        moves = position.moves(int(world[0, position.seat]))
        begun = time.perf_counter()
        solve(position, world, moves)
        took.append(1000 * (time.perf_counter() - begun))
    return {"mean": fmean(took), "p99": percentile(took, 99)}


def _all(effort: float) -> Iterator[Question]:
    each = max(1, round(DEALS * effort / len(GAME.presets)))
    for preset in GAME.presets:
        yield from questions(preset, each)


def signature() -> Mapping[str, int]:
    """Count the tricks that the search begins, by preset, over fixed deals."""
    return {preset: sum(value(*one).tricks for one in questions(preset, SIGNED)) for preset in GAME.presets}


def worlds(effort: float) -> Mapping[str, float]:
    """Draw worlds that fit the views of rounds played at random, so many a view; worlds a second."""
    drawn, seconds = 0, 0.0
    number = max(100, round(DRAWN * effort))
    for situation in _situations(max(4, round(VIEWS * effort))):
        ranking = situation.rankings[0] if len(situation.rankings) == 1 else None
        draw(situation, ranking, 10, Random(0))  # noqa: S311 - compiled, or loaded
        begun = time.perf_counter()
        found = draw(situation, ranking, number, Random(1))  # noqa: S311 - the same worlds each time
        seconds += time.perf_counter() - begun
        drawn += len(found)
    return {"rate": drawn / seconds}


def _situations(number: int) -> Iterator[Situation]:
    """Give what seats know in the middle of rounds at all presets, played at random, always the same ones."""
    bot, presets = find("random"), list(GAME.presets.values())
    for place in range(number):
        preset, chance = presets[place % len(presets)], Random(f"worlds/{place}")  # noqa: S311 - the same views
        state: State = GAME.start(preset.rules, {"dealer": "0"})
        cards = chance.randrange(1, 12)
        while True:
            if state.needs_deal is not None:
                state = state.deal(draw_deal(state.needs_deal, state.pack, state.seats, chance)).state
            view = state.view(state.turn[0])
            assert isinstance(view, WattenView)
            if view.phase == "play":
                cards -= 1
                if cards <= 0:
                    yield read(view)
                    break
            said = bot.choose(view, chance)
            state = state.play(state.turn[0], GAME.parse_action(said)).state
