"""Counting sequences of actions, as chess programs do, and the files of counts."""

from dataclasses import dataclass
from pathlib import Path

from stube.cards import Deck
from stube.core import Game, State, find_preset
from stube.games import find
from stube.testing import play

COUNTS = Path(__file__).resolve().parents[1] / "data/perft"


@dataclass(frozen=True, slots=True)
class Count:
    """One line of a file: what is dealt, how deep is counted, how many sequences there are."""

    id: str
    setup: str
    depth: int
    count: int


def read_counts(game: str) -> list[Count]:
    """Read a game's file: `id | setup | depth | count`, with `#` before notes."""
    text = (COUNTS / f"{game}.perft").read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    parts = [[part.strip() for part in line.split("|")] for line in lines]
    return [Count(name, setup, int(depth), int(count)) for name, setup, depth, count in parts]


@dataclass(frozen=True, slots=True)
class Setup:
    """What a setup says: `preset=… pack=… dealer=… deck=C2,C3,… then=0_strike_U,… option=value …`."""

    options: dict[str, str]
    begin: dict[str, str]
    deck: str
    then: tuple[str, ...]

    @classmethod
    def read(cls, game: Game, text: str) -> "Setup":
        """Read a setup's words."""
        said = dict(word.split("=", 1) for word in text.split())
        rules = find_preset(game, said.pop("preset")).rules
        deck = said.pop("deck").replace(",", " ")
        then = tuple(line.replace("_", " ") for line in said.pop("then", "").split(",") if line)
        begin = {key: said.pop(key).replace("_", " ") for key in game.setup_keys if key in said}
        return cls(game.rules_type.read(said, rules).values(), begin, deck, then)


def dealt_from(game_id: str, text: str) -> State:
    """Deal what a setup says, and play what it lets happen before the counting."""
    game = find(game_id)
    setup = Setup.read(game, text)
    state = game.start(game.rules_type.read(setup.options), setup.begin)
    state = state.deal(Deck(state.pack.parse_all(setup.deck))).state
    return play(game, state, *setup.then) if setup.then else state


def perft(state: State, depth: int) -> int:
    """Count the sequences of so many choices; one that ends the round earlier counts once.

    Where several seats may answer, the first in order of play stands for all.
    """
    if depth == 0 or not state.turn:
        return 1
    seat = state.turn[0]
    actions = state.choices(seat)
    if depth == 1:
        return len(actions)
    return sum(perft(state.play(seat, action).state, depth - 1) for action in actions)
