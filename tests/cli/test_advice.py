"""`stube advice` and `stube standing` as they are typed."""

import json
from pathlib import Path

import pytest
from cli.typed import type_in

from stube.cli.advice import as_text
from stube.locales import LANGUAGES


def test_figures_are_kept_tip_by_tip(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A tip that is asked is put into the file in the order of the texts; the others stay as they are."""
    file = tmp_path / "figures.json"
    kept = {"id": "lead-long", "verdict": "holds"}
    file.write_text(json.dumps({"tips": [kept]}), encoding="utf-8")
    said = type_in(f"advice watch-trumps --effort 0.007 --seed 5 --write {file} --json", capsys).data
    found = json.loads(file.read_text(encoding="utf-8"))["tips"]
    assert found == [*said["tips"], kept]
    (tip,) = said["tips"]
    assert tip["command"] == "stube advice watch-trumps --effort 0.007 --seed 5"
    assert (tip["deals"], [group["deals"] for group in tip["groups"]]) == (2, [2])


def test_answers_are_told_in_five_languages(monkeypatch: pytest.MonkeyPatch) -> None:
    """Title, verdict, each line and its range are words of the language; a bound that is not known is not made up."""
    group = {"id": "early", "claimed": True, "mean": 1.5, "low": None, "high": 2.25, "deals": 7}
    tip = {"id": "bluff-late", "verdict": "open", "command": "stube advice", "groups": [group]}
    told = set()
    for language in LANGUAGES:
        monkeypatch.setenv("STUBE_LANGUAGE", language)
        text = as_text({**tip, "groups": [{**group, "range": ["score", 3, 8]}]})
        assert "advice-" not in text
        for part in ("* ", "+1.50", "?", "+2.25", "7", "3", "8", "stube advice"):
            assert part in text
        told.add(text)
    assert len(told) == len(LANGUAGES)


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("advice be-lucky", "unknown_row"),
        ("advice lead-long --effort 0", "bad_usage"),
        ("standing dreams", "unknown_row"),
        ("standing beliefs --into no/where", "bad_usage"),
    ],
)
def test_what_cannot_be_asked_is_refused(line: str, code: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Unknown tips and parts, efforts of nothing, folders without the page: a code, before anything is played."""
    refused = type_in(f"{line} --json", capsys)
    assert refused.code == 2
    assert refused.data["error"] == code


def test_a_damaged_file_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A file that is none of figures is neither read nor written over."""
    file = tmp_path / "figures.json"
    file.write_text("[1, 2]", encoding="utf-8")
    refused = type_in(f"advice lead-long --write {file} --json", capsys)
    assert (refused.code, refused.data["error"]) == (2, "bad_usage")
    assert file.read_text(encoding="utf-8") == "[1, 2]"
