"""Whether what bots believe comes true: chances to win a round, places of cards; on deals played for this alone.

One decision of each deal is looked at, drawn by chance; its forecasts hang together, so the deal is the unit.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import log
from random import Random
from types import MappingProxyType
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from stube import games
from stube.arena.advice.forks import Board, seat_everywhere
from stube.arena.advice.habits import find
from stube.arena.figures import Figure, figure, require_statistics
from stube.bots import Budget
from stube.bots.sensible.watten.situation import read
from stube.bots.watten.sight import chance
from stube.bots.watten.worlds import Beliefs, tempered
from stube.cards import GERMAN_33
from stube.core import View, find_preset
from stube.games.german_whist import GermanWhistView
from stube.games.watten import WattenView
from stube.solvers.worlds import german_whist

BOT = "regular+quiet"
"""Who plays the deals: without raises, so that every round is decided by cards."""

WORLDS = 64
"""Worlds that are looked at for a chance to win, as many as `strong` looks at for a card."""

BINS = 10

SURE = 1e-3
"""A forecast counts as at least so far from certain, so that a single miss is not endlessly bad."""

PLACED = 400
"""Worlds that the places of cards are counted in."""

_TOPS = {"max", "belli", "spitz", "weli", "chief"}


@dataclass(frozen=True, slots=True)
class Forecast:
    """Something that was believed.

    Attributes:
        said: the chance that it holds.
        plain: what it would be if nothing were known but how many cards there are.
        came: whether it holds; None while that is not decided.
    """

    said: float
    plain: float
    came: bool | None

    def score(self, said: float) -> float:
        """Give the log score of a chance: nats below certainty, less is better."""
        kept = min(1 - SURE, max(SURE, said))
        return -log(kept if self.came else 1 - kept)


@dataclass(frozen=True, slots=True)
class Bin:
    """Forecasts of about the same chance: their mean, the share that came true, and how many they are."""

    said: float
    came: Figure
    forecasts: int


@dataclass(frozen=True, slots=True)
class Calibration:
    """How good forecasts are.

    Attributes:
        kind: what was forecast, one of `KINDS`.
        deals: deals with a forecast.
        bins: by tenths of the chance, those that are not empty.
        score: mean log score of the forecasts of a deal.
        plain: the same of the plain forecasts.
        better: by how much the former is less, with its interval.
    """

    kind: str
    deals: int
    bins: tuple[Bin, ...]
    score: float
    plain: float
    better: Figure


Look: TypeAlias = Callable[[Board, View, Random], list[Forecast]]
"""Gives forecasts about a decision."""


def _wins(_board: Board, view: View, random: Random) -> list[Forecast]:
    """Forecast that the own side wins the round."""
    assert isinstance(view, WattenView)
    return [Forecast(chance(view, read(view), random, Budget(worlds=WORLDS)), 0.5, None)]


def _tops(board: Board, view: View, random: Random) -> list[Forecast]:
    """Forecast of each card above the blind strikes which of the others holds it."""
    assert isinstance(view, WattenView)
    situation = read(view)
    worlds = Beliefs(view, situation).draw(situation.rankings[0], PLACED, random).worlds
    plain = [count / len(situation.unseen) for count in situation.counts]
    shares = ((worlds >> np.uint64(place) & np.uint64(1)).mean(axis=0) for place in range(len(GERMAN_33.cards)))
    table = np.array([list(map(tempered, share.tolist(), plain)) for share in shares])
    tops = {card for rung in view.ladder if rung.role in _TOPS for card in rung.cards}
    return _places(board, view, [(place, str(card)) for place, card in enumerate(GERMAN_33.cards)], table, tops)


def _held(board: Board, view: View, _random: Random) -> list[Forecast]:
    """Forecast of each card whether the other holds it."""
    assert isinstance(view, GermanWhistView)
    cards = [(place, str(card)) for card, place in german_whist.PLACE.items()]
    return _places(board, view, cards, german_whist.read(view).shares(), {card for _, card in cards})


def _places(
    board: Board, view: View, cards: Iterable[tuple[int, str]], table: npt.NDArray[np.float64], asked: set[str]
) -> list[Forecast]:
    """Forecast who of the others holds the cards that this seat has not seen.

    Args:
        board: the table, with the truth.
        view: what the seat sees.
        cards: place in the table and code of every card.
        table: [card, seat] → chance.
        asked: cards that are forecast.
    """
    laid = {card.card for trick in (*view.tricks, view.trick) for card in trick.laid}
    seen = laid | {card.card for card in view.hand}
    unseen = [(place, card) for place, card in cards if card not in seen and _in_pack(view, card)]
    found = []
    for seat, count in enumerate(view.counts):
        if seat == view.seat:
            continue
        holds = {card.card for card in board.state.view(seat).hand}
        found += [
            Forecast(float(table[place, seat]), count / len(unseen), card in holds)
            for place, card in unseen
            if card in asked
        ]
    return found


def _in_pack(view: View, card: str) -> bool:
    return any(card in rung.cards for rung in view.ladder)


KINDS: Mapping[str, tuple[str, int, Look]] = MappingProxyType(
    {
        "watten-wins": ("watten", 20, _wins),
        "watten-holds": ("watten", 20, _tops),
        "german_whist-holds": ("german_whist", 52, _held),
    }
)
"""By name: the game, how many cards are played in a round of its default preset, what is forecast."""


def sample(kind: str, seed: str, number: int) -> list[Forecast]:
    """Play one deal and give the forecasts about one of its decisions, with what came of them."""
    game_id, cards, look = KINDS[kind]
    game = games.find(game_id)
    rules = find_preset(game, game.default_preset).rules
    board = seat_everywhere(game, rules, find(BOT), f"{seed}/{number}", {"dealer": str(number % game.seats(rules))})
    chance = Random(f"{seed}/{number}/{kind}")  # noqa: S311 - repeatable on purpose
    due, found, unit = chance.randrange(cards), list[Forecast](), 0

    def ask(view: View) -> None:
        nonlocal unit
        played = sum(len(trick.laid) for trick in (*view.tricks, view.trick))
        if view.phase == "play" and played == due and not found:
            unit = next(unit for unit, seats in enumerate(view.units) if view.seat in seats)
            found.extend(look(board, view, chance))

    end = board.go_on(ask)
    assert end.result is not None
    won = unit in end.result.winners
    return [one if one.came is not None else Forecast(one.said, one.plain, won) for one in found]


def calibrate(kind: str, deals: Sequence[Sequence[Forecast]]) -> Calibration:
    """Count forecasts, deal by deal.

    Raises:
        RulesError: `missing_extra`: SciPy is not installed.
    """
    require_statistics()
    there = [forecasts for forecasts in deals if forecasts]
    said = np.array([np.mean([one.score(one.said) for one in forecasts]) for forecasts in there])
    plain = np.array([np.mean([one.score(one.plain) for one in forecasts]) for forecasts in there])
    bins = []
    for number in range(BINS):
        inside = [[one for one in forecasts if _bin(one.said) == number] for forecasts in there]
        inside = [some for some in inside if some]
        if inside:
            came = figure(np.array([np.mean([bool(one.came) for one in some]) for some in inside]))
            chances = [float(np.mean([one.said for one in some])) for some in inside]
            bins.append(Bin(float(np.mean(chances)), came, sum(map(len, inside))))
    return Calibration(kind, len(there), tuple(bins), float(said.mean()), float(plain.mean()), figure(plain - said))


def _bin(said: float) -> int:
    return min(BINS - 1, int(said * BINS))
