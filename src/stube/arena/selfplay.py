"""Bots that play round after round at one table, without a server."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random

from stube import bots
from stube.arena.checks import Watch
from stube.bots import Bot
from stube.cards import Card, Deal, DealKind, Deck, draw, format_deal
from stube.core import Direction, Game, RuleSet, State, Step, View
from stube.core.seating import next_seat
from stube.errors import Code, RulesError
from stube.records import Entry


@dataclass(frozen=True, slots=True)
class RoundPlayed:
    """One round.

    Attributes:
        how: code of the way it ended.
        sides: the seats of each side; with three players they change from round to round.
        winners: the seat that won each trick, in order.
        tricks: tricks of each side.
        points: points that each unit got.
    """

    how: str
    sides: tuple[tuple[int, ...], ...]
    winners: tuple[int, ...]
    tricks: tuple[int, ...]
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SeriesPlayed:
    """One series, as a record has it; the last may be unfinished.

    Attributes:
        setup: what it began with.
        entries: every deal and every action.
        over: whether it was played to its end.
    """

    setup: Mapping[str, str]
    entries: tuple[Entry, ...]
    over: bool


@dataclass(frozen=True, slots=True)
class SelfPlay:
    """What came of a number of rounds.

    Attributes:
        units: the seats of each scoring unit.
        rounds: the rounds in order.
        series: the series that they belong to.
    """

    units: tuple[tuple[int, ...], ...]
    rounds: tuple[RoundPlayed, ...]
    series: tuple[SeriesPlayed, ...]

    @property
    def score(self) -> tuple[int, ...]:
        """The points of all rounds, by unit."""
        return tuple(sum(played.points[unit] for played in self.rounds) for unit in range(len(self.units)))


def seat_bots(game: Game, rules: RuleSet, names: Sequence[str]) -> tuple[Bot, ...]:
    """Make a bot for every seat.

    Args:
        game: the game.
        rules: its rule set.
        names: a bot a seat, or a bot a scoring unit (two in Watten are the sides).

    Raises:
        RulesError: `unknown_bot` or `wrong_bot_count`.
    """
    seats, units = game.seats(rules), game.start(rules, {"dealer": "0"}).view(None).units
    if len(names) == seats:
        return tuple(bots.find(name) for name in names)
    if len(names) == len(units):
        unit_of = {seat: unit for unit, members in enumerate(units) for seat in members}
        return tuple(bots.find(names[unit_of[seat]]) for seat in range(seats))
    raise RulesError(Code.WRONG_BOT_COUNT, got=len(names), seats=seats, units=len(units))


def self_play(
    game: Game,
    rules: RuleSet,
    players: Sequence[Bot],
    *,
    rounds: int,
    seed: str,
    deck: tuple[Card, ...] | None = None,
    told: Callable[[int], None] = lambda _: None,
) -> SelfPlay:
    """Let bots play rounds, series after series, with every check on.

    Seat 0 begins as the seat that acts first (forehand, non-dealer); then the deal passes on, from
    series to series too. Before the seat on turn acts, the others are asked in the order of seats
    whether they act out of turn. Same arguments, same result: deals and each seat have their own
    stream of chance, so that the deals do not depend on who plays.

    Args:
        game: the game.
        rules: its rule set.
        players: a bot a seat.
        rounds: how many rounds.
        seed: seed of all chance.
        deck: the pack in dealing order for every deal; drawn by chance when left out.
        told: is told the number of rounds after each.

    Raises:
        RulesError: the rule set cannot be played.
        IllegalAction: `bad_deal`, the deck is not the pack; or a bot chose what it may not.
        BrokenStateError: a check failed.
    """
    chance = Random(f"{seed}/deals")  # noqa: S311 - repeatable on purpose

    def deal(state: State, kind: DealKind) -> Deal:
        if deck is not None and kind is DealKind.DECK:
            return Deck(deck)
        return draw(kind, state.pack, state.seats, chance)

    streams = [Random(f"{seed}/seat {seat}") for seat in range(len(players))]  # noqa: S311 - the same
    played: list[RoundPlayed] = []
    series: list[SeriesPlayed] = []
    dealer = first_dealer(game, rules)
    view = game.start(rules, {"dealer": str(dealer)}).view(None)
    while len(played) < rounds:
        table = _Table(game, players, streams, deal, game.start(rules, {"dealer": str(dealer)}))
        for result in table.rounds():
            played.append(result)
            told(len(played))
            if len(played) == rounds:
                break
        series.append(SeriesPlayed({"dealer": str(dealer)}, tuple(table.entries), table.state.over))
        last = table.state.view(None).dealer
        clockwise = rules.values().get("direction", "clockwise") == "clockwise"
        direction: Direction = "clockwise" if clockwise else "anticlockwise"
        dealer = next_seat(dealer if last is None else last, table.state.seats, direction)
    return SelfPlay(view.units, tuple(played), tuple(series))


def first_dealer(game: Game, rules: RuleSet, first: int = 0) -> int:
    """Give the dealer under whom a seat is the first to act; found by dealing, so that no rule is repeated here."""
    for dealer in range(game.seats(rules)):
        state = game.start(rules, {"dealer": str(dealer)})
        if state.deal(Deck(state.pack.cards)).state.turn[0] == first:
            return dealer
    raise RulesError(Code.BAD_SEAT, seat=first, seats=game.seats(rules))


@dataclass(slots=True)
class _Table:
    """One series while it is played; what happened is kept in `entries`."""

    game: Game
    players: Sequence[Bot]
    streams: Sequence[Random]
    deal: Callable[[State, DealKind], Deal]
    state: State
    entries: list[Entry] = field(default_factory=list)
    views: list[View] = field(default_factory=list)
    watcher: View = field(init=False)

    def rounds(self) -> Iterator[RoundPlayed]:
        """Play round after round until the series is over."""
        watch = Watch(self.state)
        while not self.state.over:
            needed = self.state.needs_deal
            if needed is not None:
                deal = self.deal(self.state, needed)
                self._go_on(Entry(None, format_deal(deal)), self.state.deal(deal), watch)
                continue
            if not self._out_of_turn(watch):
                seat = self.state.turn[0]
                self._act(seat, self._choice(seat), watch)
            result = self.watcher.result
            if result is not None:  # the next thing is a deal, or nothing: each result is met once
                winners = tuple(trick.winner for trick in self.watcher.tricks if trick.winner is not None)
                yield RoundPlayed(result.how, self.watcher.sides, winners, result.tricks, result.points)

    def _out_of_turn(self, watch: Watch) -> bool:
        """Ask the seats that are not on turn; say whether one of them decided something."""
        before = self.state.decision
        for seat in range(self.state.seats):
            if seat in self.state.turn or not self.state.free(seat):
                continue
            text = self._choice(seat)
            if text:
                self._act(seat, text, watch)
            if self.state.decision != before:
                return True
        return False

    def _choice(self, seat: int) -> str:
        return self.players[seat].choose(self.views[seat], self.streams[seat])

    def _act(self, seat: int, text: str, watch: Watch) -> None:
        self._go_on(Entry(seat, text), self.state.play(seat, self.game.parse_action(text)), watch)

    def _go_on(self, entry: Entry, step: Step[State], watch: Watch) -> None:
        self.entries.append(entry)
        self.state = step.state
        self.watcher, self.views = watch.look(self.state)
