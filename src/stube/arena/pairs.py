"""A pair: one deal played several times, the bots' seats exchanged; the unit of all figures."""

import time
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cache
from random import Random
from statistics import fmean

from stube.arena.contest import Contest, Seating, seating
from stube.arena.luck import Luck, luck_of
from stube.cards import draw
from stube.core import State, View
from stube.errors import Code, RulesError, StubeError

MOST_STEPS = 200_000
"""Actions of one sitting; a match that takes more is one that no bot wants to end."""


@dataclass(frozen=True, slots=True)
class Sitting:
    """One deal, or one match, with the bots on certain seats; all from the first bot's side.

    Attributes:
        points: points a unit of the first bot less points a unit of the second.
        share: 1 won, 0 lost, 0.5 drawn; between these where a bot sits on several units.
        tricks: tricks a unit of the first less tricks a unit of the second.
        rounds: rounds played.
        luck: what chance gave the first bot, expected to be 0 whoever plays; see `luck`.
    """

    points: float
    share: float
    tricks: float
    rounds: int
    luck: float


@dataclass(frozen=True, slots=True)
class Pair:
    """All sittings of one deal.

    Attributes:
        number: which pair of the contest, from 0.
        sittings: the sittings in order.
        spent: by bot, decisions with more than one answer, and the seconds of processor time they took.
    """

    number: int
    sittings: tuple[Sitting, ...]
    spent: tuple[tuple[int, float], ...]

    def mean(self, measure: str) -> float:
        """Give the mean of a measure (`points`, `share`, `tricks`, `luck`) over the sittings."""
        return fmean(getattr(sitting, measure) for sitting in self.sittings)


def play_pair(contest: Contest, number: int) -> Pair:
    """Play one pair.

    The same contest and number give the same pair, on any machine and in any order, unless a budget is
    time. Deals hang on seed, pair, round and deal alone, never on who plays. The dealer goes round from
    pair to pair and is the same in all sittings of one.

    Raises:
        RulesError: `bot_erred`: a bot chose what it may not, or the bots never come to an end.
    """
    ready = seating(contest)
    spent = [[0, 0.0], [0, 0.0]]
    done = []
    for sitting in range(len(ready.sittings)):
        played, thought = play_seated(contest, ready, number, sitting)
        done.append(played)
        for bot, (decisions, seconds) in enumerate(thought):
            spent[bot][0] += decisions
            spent[bot][1] += seconds
    return Pair(number, tuple(done), tuple((int(count), seconds) for count, seconds in spent))


@cache
def warm_up(contest: Contest) -> None:
    """Play a round that does not count, once a process: what bots load and compile is no thought of theirs."""
    play_seated(replace(contest, matches=False), seating(contest), -1, 0)


def play_seated(
    contest: Contest, ready: Seating, number: int, sitting: int
) -> tuple[Sitting, tuple[tuple[int, float], ...]]:
    """Play one sitting of a pair; give it and what each bot has spent, as `Pair.spent` has it.

    Raises:
        RulesError: `bot_erred`.
    """
    table = _Table(contest, ready, number, sitting, ready.sittings[sitting])
    played = table.play()
    return played, tuple((int(decisions), seconds) for decisions, seconds in table.spent)


@dataclass(slots=True)
class _Table:
    """One sitting while it is played."""

    contest: Contest
    ready: Seating
    number: int
    sitting: int
    bots: tuple[int, ...]
    spent: list[list[float]] = field(default_factory=lambda: [[0, 0.0], [0, 0.0]])
    streams: list[Random] = field(init=False)
    points: list[int] = field(init=False)
    tricks: list[int] = field(init=False)
    rounds: int = 0
    deals: int = 0
    luck: Luck | None = None

    def __post_init__(self) -> None:
        seats, units = range(len(self.ready.unit_of)), len(self.bots)
        self.streams = [Random(f"{self._seed}/sitting {self.sitting}/{seat}") for seat in seats]  # noqa: S311
        self.points, self.tricks = [0] * units, [0] * units

    @property
    def _seed(self) -> str:
        return f"{self.contest.seed}/{self.number}"

    def play(self) -> Sitting:
        """Play until the round, or the match, is over."""
        seats = len(self.ready.unit_of)
        state = self.ready.game.start(self.ready.rules, {"dealer": str(self.number % seats)})
        self.luck = luck_of(state.view(None), self.ready.unit_of)
        for _ in range(MOST_STEPS):
            state = self._step(state)
            if state.turn:
                continue
            view = state.view(None)
            if view.result is None:
                continue
            self._count(view)
            winners = self._winners(view)
            if winners is not None:
                return self._sitting(winners)
        raise RulesError(
            Code.BOT_ERRED, bot=self.contest.bots[0], pair=self.number, text=self.contest.bots[1], why="endless"
        )

    def _step(self, state: State) -> State:
        if state.needs_deal is not None:
            chance = Random(f"{self._seed}/round {self.rounds}/deal {self.deals}")  # noqa: S311 - repeatable
            self.deals += 1
            dealt = state.deal(draw(state.needs_deal, state.pack, state.seats, chance))
            if self.luck is not None:
                self.luck.begin(dealt.events, dealt.state.view(None))
            return dealt.state
        for seat in asked(state):
            said = self._choice(seat, state.view(seat))
            if said:
                return self._act(state, seat, said)
        return state

    def _act(self, state: State, seat: int, said: str) -> State:
        try:
            step = state.play(seat, self.ready.game.parse_action(said))
        except StubeError as refusal:
            bot = self.contest.bots[self.bots[self.ready.unit_of[seat]]]
            raise RulesError(
                Code.BOT_ERRED, bot=bot, pair=self.number, text=said[:40], why=refusal.code.value
            ) from refusal
        if self.luck is not None:
            self.luck.see(step.events)
        return step.state

    def _choice(self, seat: int, view: View) -> str:
        bot = self.bots[self.ready.unit_of[seat]]
        begun = time.thread_time()
        said = self.ready.players[bot].choose(view, self.streams[seat])
        if len(view.choices) > 1:
            self.spent[bot][0] += 1
            self.spent[bot][1] += time.thread_time() - begun
        return said

    def _count(self, view: View) -> None:
        assert view.result is not None
        self.rounds, self.deals = self.rounds + 1, 0
        for unit, members in enumerate(view.units):
            self.points[unit] += view.result.points[unit]
            side = next(side for side, seats in enumerate(view.sides) if members[0] in seats)
            self.tricks[unit] += view.result.tricks[side]

    def _winners(self, view: View) -> tuple[int, ...] | None:
        """Give the units that won the sitting, None while it goes on."""
        assert view.result is not None
        if not self.contest.matches:
            return view.result.winners
        ahead = tuple(unit for unit, won in enumerate(view.won) if won)
        if view.target is not None and ahead:
            return ahead  # a series of matches goes on after its first one; a sitting does not
        return view.winners if view.over else None

    def _sitting(self, winners: tuple[int, ...]) -> Sitting:
        won = [int(unit in winners) for unit in range(len(self.bots))]
        return Sitting(
            points=self._edge(self.points),
            share=0.5 + self._edge(won) / 2,
            tricks=self._edge(self.tricks),
            rounds=self.rounds,
            luck=self._edge(self.luck.by_unit) if self.luck is not None else 0.0,
        )

    def _edge(self, by_unit: list[int] | list[float]) -> float:
        """Give the mean over the first bot's units less that over the second's."""
        own = [value for value, bot in zip(by_unit, self.bots, strict=True) if bot == 0]
        others = [value for value, bot in zip(by_unit, self.bots, strict=True) if bot == 1]
        return fmean(own) - fmean(others)


def asked(state: State) -> Iterator[int]:
    """Give who is asked: first those who may act out of turn, in the order of seats, then the seat on turn."""
    yield from (seat for seat in range(state.seats) if seat not in state.turn and state.free(seat))
    yield from state.turn[:1]
