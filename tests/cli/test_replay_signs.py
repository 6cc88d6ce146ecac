"""`stube replay` of a match with signs: each is told in the end, with who saw it."""

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from cli.typed import type_in

from stube import games
from stube.cards import draw, format_deal
from stube.records import Entry, Record, Sitter, text

NAMES = ("Anna", "Ben", "Cilli", "Dora")


def signed(seed: int) -> tuple[Record, int]:
    """The record of a match of Watten by chance, with looks and signs, and how many signs there were."""
    game, random = games.catalogue()["watten"], Random(seed)
    rules = game.presets["bavarian-11"].rules
    state, entries, signs = game.start(rules), list[Entry](), 0
    while not state.over:
        if state.needs_deal is not None:
            deal = draw(state.needs_deal, state.pack, 4, random)
            entries.append(Entry(None, format_deal(deal)))
            state = state.deal(deal).state
            continue
        seat = random.randrange(4)
        asides = [action for action in state.free(seat) if action.kind in {"look", "sign", "end"}]
        if asides and random.random() < 0.25:
            action = random.choice(asides)
        else:
            seat = state.turn[0]
            action = random.choice(state.choices(seat))
        signs += action.kind == "sign"
        entries.append(Entry(seat, str(action)))
        state = state.play(seat, action).state
    sitters = tuple(Sitter(name, bot=False) for name in NAMES)
    return replace(Record.begin(game, rules, {}, sitters), entries=tuple(entries)), signs


def test_every_sign_and_who_saw_it_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The account after the last round has one line for each sign, and names those who looked."""
    record, signs = signed(4)
    file = tmp_path / "match.txt"
    file.write_text(text.write(record), encoding="utf-8")
    lines = type_in(f"replay {file}", capsys).out.splitlines()
    assert signs > 3
    account = lines[-signs:]
    assert all(line.strip().startswith("Round ") and line.rstrip().endswith(".") for line in account)
    assert any(name in line.partition("Seen by")[2] for line in account for name in NAMES)
