"""Counting sequences of actions, as chess programs do, and the file of counts."""

from dataclasses import dataclass
from pathlib import Path

from games.german_whist.scripted import rules_of

from stube.cards import Deck
from stube.games.german_whist import GAME, GermanWhistState

COUNTS = Path(__file__).resolve().parents[2] / "data/perft/german_whist.perft"


@dataclass(frozen=True, slots=True)
class Count:
    """One line of the file: what is dealt, how deep is counted, how many sequences there are."""

    id: str
    setup: str
    depth: int
    count: int


def read_counts() -> list[Count]:
    """Read the file: `id | setup | depth | count`, with `#` before notes."""
    lines = [line for line in COUNTS.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]
    parts = [[part.strip() for part in line.split("|")] for line in lines]
    return [Count(name, setup, int(depth), int(count)) for name, setup, depth, count in parts]


def dealt_from(setup: str) -> GermanWhistState:
    """Deal what a setup says: `preset=… pack=… dealer=… deck=C2,C3,… option=value …`."""
    said = dict(word.split("=") for word in setup.split())
    preset, deck = said.pop("preset"), said.pop("deck")
    begin = {key: said.pop(key) for key in GAME.setup_keys if key in said}
    state = GAME.start(rules_of(preset, **said), begin)
    return state.deal(Deck(state.pack.parse_all(deck.replace(",", " ")))).state


def perft(state: GermanWhistState, depth: int) -> int:
    """Count the sequences of so many actions; one that ends the round earlier counts once."""
    if depth == 0 or not state.turn:
        return 1
    seat = state.turn[0]
    actions = state.choices(seat)
    if depth == 1:
        return len(actions)
    return sum(perft(state.play(seat, action).state, depth - 1) for action in actions)
