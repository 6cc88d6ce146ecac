"""The protocols that a game fulfils: what a game is, what a state is."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Generic, Protocol, Self, TypeVar

from stube.cards import Deal, DealKind, Pack
from stube.core.event import Event
from stube.core.rulebook import Rulebook
from stube.core.rules import RuleSet
from stube.core.view import Rung, View
from stube.errors import Code, RulesError

S_co = TypeVar("S_co", covariant=True)


class Action(Protocol):
    """Something a seat does; `str(action)` is its text form, `kind` the first word of it."""

    @property
    def kind(self) -> str:
        """First word of the text form."""

    def __str__(self) -> str:
        """Text form, read back by the game's `parse_action`."""


@dataclass(frozen=True, slots=True)
class Step(Generic[S_co]):
    """What comes of a deal or an action: the next state and what happened on the way."""

    state: S_co
    events: tuple[Event, ...]


class State(Protocol):
    """A series of matches at one point in time; frozen.

    Two lists of actions: `choices` (the decision that is waited for) and `free` (looks, gestures,
    a raise out of turn). `play` takes the members of both and refuses everything else with a code.
    """

    @property
    def rules(self) -> RuleSet:
        """The rule set."""

    @property
    def pack(self) -> Pack:
        """The pack played with."""

    @property
    def seats(self) -> int:
        """Number of seats."""

    @property
    def needs_deal(self) -> DealKind | None:
        """The kind of deal that is waited for, if any."""

    @property
    def decision(self) -> int:
        """Number of decisions and deals so far; looks and gestures do not move it."""

    @property
    def turn(self) -> tuple[int, ...]:
        """Seats whose decision is waited for, in order of play; the first answer binds."""

    @property
    def passing(self) -> tuple[tuple[int, Action], ...]:
        """What ends by itself after a moment (a gesture): seats, each with its action that ends it."""

    @property
    def over(self) -> bool:
        """Whether the series is over."""

    def choices(self, seat: int) -> tuple[Action, ...]:
        """Actions that decide what is waited for; empty unless the seat is in `turn`."""

    def free(self, seat: int) -> tuple[Action, ...]:
        """Actions possible besides."""

    def deal(self, deal: Deal) -> Step[Self]:
        """Take a deal.

        Raises:
            IllegalAction: `no_deal_needed`, `needs_deal` (another kind) or `bad_deal`.
        """

    def play(self, seat: int, action: Action) -> Step[Self]:
        """Let a seat act.

        Raises:
            IllegalAction: with the code that says why; nothing has changed.
        """

    def view(self, seat: int | None) -> View:
        """Build what a seat (or a watcher, None) may know."""


@dataclass(frozen=True, slots=True)
class Preset:
    """A named, complete assignment of options."""

    id: str
    rules: RuleSet


class Game(Protocol):
    """A kind of game: its rules, its rulebook and the reading of its texts."""

    id: str
    rules_version: int
    rules_type: type[RuleSet]
    view_type: type[View]
    presets: Mapping[str, Preset]
    aliases: Mapping[str, str]
    default_preset: str
    setup_keys: tuple[str, ...]
    rulebook: Rulebook
    calls: tuple[str, ...]
    """Codes of what people at a table call to each other; the locales have a message `call-CODE` for each."""

    gives_up: tuple[str, ...]
    """Kinds of actions by which a seat gives the round up for its whole side."""

    def again(self, state: State) -> State:
        """Begin another series with the same rules and seats: the next dealer deals, the decision counter goes on."""

    def may_talk(self, state: State) -> bool:
        """Say whether the rules leave people free to talk now: where it could tell a partner something, not."""

    def start(self, rules: RuleSet, setup: Mapping[str, str] | None = None) -> State:
        """Begin a series.

        Args:
            rules: a rule set of this game.
            setup: what stands besides the rules, as texts: `dealer` (no cut), `score`, `won`
                (where the series stands), and what the game adds.

        Raises:
            RulesError: `not_yet_playable`, `options_clash` or `unknown_setup`.
            NotationError: a value of the setup cannot be read.
        """

    def seats(self, rules: RuleSet) -> int:
        """Number of seats that people or bots take."""

    def pack(self, rules: RuleSet) -> Pack:
        """The pack of a rule set."""

    def named(self, rules: RuleSet) -> Mapping[str, tuple[str, ...]]:
        """Give what a round fixes (`strike`, `trump`), each with the letters of all that can be named."""

    def ladder(self, rules: RuleSet, named: Mapping[str, str]) -> tuple[Rung, ...]:
        """Give who beats whom in a round where this is named, highest first.

        Args:
            rules: a rule set of this game.
            named: what the round fixes, one for each of `Game.named`.

        Raises:
            RulesError: `unknown_strike` or `unknown_trump`, with what could be named.
        """

    def parse_action(self, text: str) -> Action:
        """Read an action's text form.

        Raises:
            NotationError: `bad_action` or `bad_card`, with the text.
        """


def find_preset(game: Game, name: str) -> Preset:
    """Give a preset by its id or alias.

    Raises:
        RulesError: `unknown_preset`, with the known ids.
    """
    try:
        return game.presets[game.aliases.get(name, name)]
    except KeyError:
        raise RulesError(Code.UNKNOWN_PRESET, preset=name, known=tuple(game.presets)) from None
