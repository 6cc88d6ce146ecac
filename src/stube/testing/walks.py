"""Series played at random, with every state and event on the way."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from random import Random
from typing import TypeVar

from stube.cards import draw, format_deal
from stube.core import Event, Game, RuleSet, State, Step, View
from stube.records import Entry, Record, Sitter

S = TypeVar("S", bound=State)

OUT_OF_TURN = 1 / 8
"""How often a random step is one out of turn, where one is possible."""

LONGEST = 5000
"""Steps after which a random series counts as one that does not end."""


def random_step(state: S, random: Random, *, out_of_turn: float = OUT_OF_TURN) -> tuple[Entry, Step[S]]:
    """Go one step on: a deal where one is waited for, else a choice or something out of turn.

    Args:
        state: a state that is not over.
        random: the source of all chance.
        out_of_turn: how likely a seat does something that nobody waits for, if it can.

    Returns:
        What was done, as a record has it, and what came of it.
    """
    if state.needs_deal is not None:
        deal = draw(state.needs_deal, state.pack, state.seats, random)
        return Entry(None, format_deal(deal)), state.deal(deal)
    seat = random.choice(state.turn)
    actions = state.choices(seat)
    if random.random() < out_of_turn:
        other = random.randrange(state.seats)
        free = state.free(other)
        seat, actions = (other, free) if free else (seat, actions)
    action = random.choice(actions)
    return Entry(seat, str(action)), state.play(seat, action)


@dataclass(frozen=True, slots=True)
class Position:
    """One point of a walk.

    Attributes:
        state: the state there.
        entry: the deal or action that led to it; None at the start.
        events: what happened on that step.
    """

    state: State
    entry: Entry | None = None
    events: tuple[Event, ...] = ()


@dataclass(frozen=True)
class Walk:
    """A random series of one game, from its start to its end or so far.

    Attributes:
        game: the game.
        rules: its rule set.
        setup: what the series began with.
        seed: seed of all chance; the same seed gives the same walk.
        positions: the start and what came of every step.
    """

    game: Game
    rules: RuleSet
    setup: Mapping[str, str]
    seed: int
    positions: tuple[Position, ...]
    _views: dict[tuple[int, int | None], View] = field(default_factory=dict, repr=False, compare=False)

    @classmethod
    def play(
        cls,
        game: Game,
        rules: RuleSet,
        seed: int,
        *,
        most: int = LONGEST,
        setup: Mapping[str, str] | None = None,
        out_of_turn: float = OUT_OF_TURN,
    ) -> "Walk":
        """Play at random until the series is over, so many steps at most."""
        random = Random(seed)
        positions = [Position(game.start(rules, setup))]
        while not positions[-1].state.over and len(positions) <= most:
            entry, step = random_step(positions[-1].state, random, out_of_turn=out_of_turn)
            positions.append(Position(step.state, entry, step.events))
        return cls(game, rules, dict(setup or {}), seed, tuple(positions))

    @property
    def last(self) -> State:
        """The state it ends in."""
        return self.positions[-1].state

    @property
    def places(self) -> tuple[int | None, ...]:
        """Everybody who gets a view: the seats and a watcher, None."""
        return (*range(self.positions[0].state.seats), None)

    @property
    def entries(self) -> tuple[Entry, ...]:
        """Every deal and every action."""
        return tuple(position.entry for position in self.positions if position.entry is not None)

    def view(self, number: int, place: int | None) -> View:
        """Give the view at a position; built once."""
        key = (number, place)
        if key not in self._views:
            self._views[key] = self.positions[number].state.view(place)
        return self._views[key]

    def sample(self, count: int = 12) -> Iterator[int]:
        """Give the numbers of at most so many positions, the first and the last among them, evenly spread."""
        last = len(self.positions) - 1
        yield from sorted({last * place // max(1, count - 1) for place in range(count)})

    def record(self) -> Record:
        """Give the record of the walk."""
        sitters = tuple(Sitter("", bot=True) for _ in range(self.positions[0].state.seats))
        return replace(Record.begin(self.game, self.rules, self.setup, sitters), entries=self.entries)

    def __str__(self) -> str:
        """Say how to play it again."""
        changed = " ".join(f"{name}={value}" for name, value in self.rules.values().items())
        return f"{self.game.id} seed {self.seed}: {changed}"
