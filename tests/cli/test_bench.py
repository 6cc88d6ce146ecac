"""`stube bench` as it is typed."""

import json
from pathlib import Path

import pytest
from cli.typed import type_in

from stube.locales import LANGUAGES


def test_rows_for_a_program(capsys: pytest.CaptureFixture[str]) -> None:
    """Each number has its unit, its ratio to the loop, what it must be and whether it is."""
    found = type_in("bench watten-open-hands --quick --json", capsys).data
    assert [value["mark"] for value in found] == ["mean", "p99", "tricks"]
    for value in found:
        assert value["value"] > 0
        assert (value["ratio"] is None) == (value["unit"] != "ms")
        assert value["must_met"] == (value["at_home"] <= value["must"])


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_rows_for_a_person(spoken: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """A table with a heading in the language, a line for each number, and what the loop took."""
    monkeypatch.setenv("STUBE_LANGUAGE", spoken)
    said = type_in("bench watten-open-hands --quick", capsys).out.splitlines()
    assert len(said) == 5
    assert "cli-" not in "".join(said)
    assert "0.06 ms" in said[1]
    assert "ms" in said[-1]


def test_the_signature(capsys: pytest.CaptureFixture[str], repository: Path) -> None:
    """What is printed for a program is what is on file, digit for digit."""
    kept = json.loads((repository / "tests/data/signature.json").read_text(encoding="utf-8"))
    assert type_in("bench --signature --json", capsys).data == kept
    lines = type_in("bench --signature", capsys).out.splitlines()
    assert len(lines) == sum(map(len, kept.values()))
