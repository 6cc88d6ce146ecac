"""What the server is handed: the games, the bots, the sources of chance and time. It knows none of them by name."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from random import Random, SystemRandom
from typing import Protocol

from stube import protocol
from stube.cards import Deal, DealKind, Pack, draw
from stube.cards.verifiable import seal
from stube.core import Game, RuleSet, View
from stube.errors import Code, RulesError
from stube.server.dealing import Chance, Dealer, Sealing
from stube.server.store import now


class Bot(Protocol):
    """What the server asks of a bot; `stube.bots.Bot` says more."""

    def choose(self, view: View, random: Random) -> str:
        """Give the text form of an action, or an empty text out of turn."""


def system_chance(kind: DealKind, pack: Pack, seats: int) -> Deal:
    """Make a deal with the operating system's randomness."""
    return draw(kind, pack, seats, SystemRandom())


@dataclass(frozen=True, slots=True, kw_only=True)
class Catalogue:
    """The games and bots by id, and where the time comes from; tests hand in deals of their own as `chance`.

    Without `shares` nobody has a hand in the deals of new tables, and nobody is told how they are made.
    """

    games: Mapping[str, Game]
    bots: Mapping[str, Callable[[], Bot]]
    usual: str = ""
    languages: tuple[str, ...] = ()
    chance: Chance | None = None
    sealing: Sealing = seal
    shares: bool = True
    clock: Callable[[], int] = field(default=now)

    @property
    def standin(self) -> str:
        """The bot that plays for who is away, where a table names none."""
        return self.usual if self.usual in self.bots else next(iter(self.bots), "")

    def game(self, name: str) -> Game:
        """Give a game by its id.

        Raises:
            RulesError: `unknown_game`, with the known ids.
        """
        if name not in self.games:
            raise RulesError(Code.UNKNOWN_GAME, game=name, known=tuple(self.games))
        return self.games[name]

    def dealer(self, *, shares: bool) -> Dealer:
        """Give what makes the deals of a table: its shares, where it has any and no test has deals of its own."""
        return Dealer(self.chance or (None if shares else system_chance), self.sealing)

    def describe(self) -> protocol.Catalogue:
        """Give the catalogue as it goes to the start page."""
        return protocol.Catalogue(
            games=tuple(map(_describe_game, self.games.values())),
            bots=tuple(self.bots),
            languages=self.languages,
        )


def _describe_game(game: Game) -> protocol.GameInfo:
    return protocol.GameInfo(
        id=game.id,
        default_preset=game.default_preset,
        presets=tuple(
            protocol.PresetInfo(
                id=preset.id,
                seats=game.seats(preset.rules),
                rules=preset.rules.values(),
                playable=is_playable(preset.rules),
            )
            for preset in game.presets.values()
        ),
        options=tuple(
            protocol.OptionInfo(
                name=option.name,
                values=option.values,
                default=option.default,
                playable=tuple(
                    value
                    for value in option.values
                    if is_playable(replace(game.presets[game.default_preset].rules, **{option.name: value}))
                ),
            )
            for option in game.rules_type.options()
        ),
    )


def is_playable(rules: RuleSet) -> bool:
    """Say whether a round can be played with these rules already."""
    try:
        rules.check_playable()
    except RulesError:
        return False
    return True
