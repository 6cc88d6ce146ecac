"""Counts of action sequences on fixed deals, by the product and by the slow referee."""

from itertools import groupby

import pytest
from games.perft import Count, Setup, dealt_from, perft, read_counts
from referee.watten import Referee

from stube.games.watten import GAME

COUNTS = read_counts("watten")
BY_SETUP = {name: list(lines) for name, lines in groupby(COUNTS, key=lambda line: line.id)}
SLOW = 2000
"""Sequences that the referee, which plays each from the start, can count in a test."""


@pytest.mark.parametrize("name", BY_SETUP)
def test_counts_come_out_again(name: str) -> None:
    """Every line of the file is counted again (W-15, W-20, W-23 to W-29, W-33 to W-38)."""
    for line in BY_SETUP[name]:
        assert perft(dealt_from("watten", line.setup), line.depth) == line.count, line


def by_referee(setup: Setup, done: tuple[str, ...], depth: int) -> int:
    """Count as `perft` does, each sequence played from the deal by the slow referee."""
    judge = Referee(setup.options, setup.begin)
    for line in (f"deck {setup.deck}", *setup.then, *done):
        judge.feed(line)
    now = judge.expect()
    if depth == 0 or not now["turn"]:
        return 1
    first = now["turn"][0]
    if len(now["turn"]) > 1:
        raiser = int(done[-1][0]) if done else 0
        step = 1 if setup.options["direction"] == "clockwise" else -1
        first = (raiser + step) % 4
    choices = now["choices"][first]
    if depth == 1:
        return len(choices)
    return sum(by_referee(setup, (*done, f"{first} {choice}"), depth - 1) for choice in choices)


def deepest(name: str) -> Count:
    """The deepest line of a setup that the referee can count."""
    return [line for line in BY_SETUP[name] if line.count <= SLOW][-1]


@pytest.mark.parametrize("name", [name for name, lines in BY_SETUP.items() if "pack=" not in lines[0].setup])
def test_the_referee_counts_the_same(name: str) -> None:
    """The second implementation, written from rules.md alone, gives the same numbers (whole packs only)."""
    line = deepest(name)
    assert by_referee(Setup.read(GAME, line.setup), (), line.depth) == line.count
