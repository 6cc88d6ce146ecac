"""Records of real matches, played by random bots."""

from dataclasses import replace
from functools import cache

from stube import games
from stube.arena import seat_bots, self_play
from stube.core import find_preset
from stube.records import Record, Sitter

PRESETS = [(game.id, preset) for game in games.catalogue().values() for preset in game.presets]
NAMES = ("Anna", "", "Zoë Ó'Brien: 2nd", "#1")


@cache
def played(game_id: str, preset: str, seed: int = 1, rounds: int = 2) -> Record:
    """Give the record of a series after so many rounds at most."""
    game = games.find(game_id)
    rules = find_preset(game, preset).rules
    seats = game.seats(rules)
    done = self_play(game, rules, seat_bots(game, rules, ["random"] * seats), rounds=rounds, seed=str(seed))
    series = done.series[0]
    sitters = tuple(Sitter(NAMES[seat], bot=seat % 2 == 1) for seat in range(seats))
    return replace(Record.begin(game, rules, series.setup, sitters), entries=series.entries)
