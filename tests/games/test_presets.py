"""Every preset is the assignment that rules.md gives it (the tables of 3.2 and 3.5, in tests/data/presets)."""

import csv
from pathlib import Path

import pytest

from stube.core import find_preset
from stube.games import catalogue, find

TABLES = Path(__file__).parent.parent / "data" / "presets"


def columns(name: str) -> dict[str, dict[str, str]]:
    """Read a table of presets: by preset, each option's value."""
    with (TABLES / f"{name}.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    return {preset: {row["option"]: row[preset] for row in rows} for preset in rows[0] if preset != "option"}


@pytest.mark.parametrize("game", sorted(catalogue()))
def test_presets_are_complete_and_exact(game: str) -> None:
    """Each column of the table is a preset of that name (or alias) with just these values."""
    for preset, expected in columns(game).items():
        values = find_preset(find(game), preset).rules.values()
        assert {name: values[name] for name in expected} == expected, preset
        rest = {
            option.name: option.default for option in find(game).rules_type.options() if option.name not in expected
        }
        assert {name: values[name] for name in rest} == rest, preset


def test_regional_presets_are_complete_and_exact() -> None:
    """The same for the presets of the regions (3.3)."""
    for preset, expected in columns("watten_regional").items():
        values = find_preset(find("watten"), preset).rules.values()
        assert {name: values[name] for name in expected} == expected, preset


def test_watten_has_the_eleven_founding_presets() -> None:
    """The ten of the table, Blind as its sentence stands, `wurft` for `wurf`; and the eleven of the regions."""
    game = find("watten")
    literal = {"announce_source": "lowest_rank", "announcement": "open", "call": "optional"}
    assert len(columns("watten")) + 1 == len(columns("watten_regional")) == 11
    assert len(game.presets) == 22
    assert game.presets["blind-literal"].rules.values() == {**game.presets["blind"].rules.values(), **literal}
    assert find_preset(game, "wurft") is game.presets["wurf"]


@pytest.mark.parametrize(("game", "count"), [("watten", 61), ("german_whist", 16)])
def test_all_options_are_there(game: str, count: int) -> None:
    """61 and 16 options, each with its default among its values, in every preset."""
    options = find(game).rules_type.options()
    assert len(options) == count
    assert all(option.default in option.values for option in options)
    for preset in find(game).presets.values():
        assert list(preset.rules.values()) == [option.name for option in options]
