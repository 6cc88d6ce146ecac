"""`stube rules`: the rulebook, two rule sets compared, files checked, fingerprints."""

from pathlib import Path

import pytest
from cli.typed import type_in

from stube.cli._documents import document
from stube.core import fingerprint
from stube.games import catalogue, find
from stube.locales import LANGUAGES

PRESETS = [(game.id, preset) for game in catalogue().values() for preset in game.presets]
Said = pytest.CaptureFixture[str]


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """A file of a table's own rules."""
    file = tmp_path / "mine.rules"
    file.write_text("stube-rules 1\ngame: watten\npreset: ladin\nrule target: 15\nname: Beim Oberwirt\n")
    return file


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_every_preset_is_told(spoken: str, monkeypatch: pytest.MonkeyPatch, capsys: Said) -> None:
    """In each language the rulebook of every preset is words: nothing is missing in a sentence, no id shows."""
    monkeypatch.setenv("STUBE_LANGUAGE", spoken)
    for game, preset in PRESETS:
        told = type_in(f"rules show --game {game} --preset {preset}", capsys)
        assert (told.code, told.err) == (0, "")
        assert fingerprint(game, find(game).presets[preset].rules) in told.out
        assert not [line for line in told.out.splitlines() if any(mark in line for mark in ("{", "}", "_", "--", "$"))]
        assert len(told.out.splitlines()) > 40


def test_the_rulebook_for_programs(capsys: Said) -> None:
    """The same as data: what was changed, each sentence with its clause, its message and its text."""
    data = type_in("rules show --preset southtyrol-guate-18 --set target=15 --json", capsys).data
    assert (data["preset"], data["changed"]) == ("southtyrol-guate-18", {"target": "15"})
    (goal,) = [entry for entry in data["entries"] if entry["number"] == "W-41"]
    assert (goal["message"], goal["args"], goal["section"]) == ("w-41", {"target": 15}, "end")
    assert goal["text"].startswith("The first to have 15 points")
    assert [entry["mark"] for entry in data["entries"] if entry["message"] == "w-44--four-ours"] == ["ours"]


def test_the_table_has_its_dialect(capsys: Said, mine: Path) -> None:
    """A preset speaks the words of its region, a file those it names; the reader's language stays."""
    assert "Haube" in type_in("rules show --preset bavaria-club", capsys).out
    assert "(Rechter)" in type_in("rules show --preset tirol-open-15", capsys).out
    mine.write_text(mine.read_text() + "dialect: tyrolean\n")
    assert "(Rechter)" in type_in(f"rules show {mine}", capsys).out


def test_a_file_is_shown_by_its_name(capsys: Said, mine: Path) -> None:
    """Its name heads the rulebook, and what it changes is said."""
    first, second, third = type_in(f"rules show {mine}", capsys).out.splitlines()[:3]
    assert first == "Watten: Beim Oberwirt"
    assert "target = 15" in second
    assert type_in(f"rules fingerprint {mine}", capsys).out.strip() in third


def test_two_rule_sets_are_compared(capsys: Said, mine: Path) -> None:
    """Options by their words, then the clauses that only one of them has; for programs by their names."""
    told = type_in(f"rules diff ladin {mine}", capsys).out
    assert "11" in told
    assert "W-41" in told
    data = type_in(f"rules diff ladin {mine} --json", capsys).data
    assert data["options"] == [{"name": "target", "one": "11", "other": "15", "effect": True}]
    assert (data["only_one"], data["only_other"]) == (["w-41"], ["w-41"])
    assert type_in("rules diff ladin ladin", capsys).out == "Both play exactly alike.\n"
    assert type_in(f"rules diff classic {mine} --game german_whist", capsys).code == 2


def test_what_has_no_effect_is_said(capsys: Said, tmp_path: Path) -> None:
    """Two rule sets that differ only in an option without effect play alike."""
    file = tmp_path / "x.rules"
    file.write_text("stube-rules 1\ngame: watten\nrechte_exempt = yes\n")
    told = type_in(f"rules diff bavarian-11 {file}", capsys).out.splitlines()
    assert told[0] == "Both play exactly alike."
    assert told[1].endswith("(no effect)")
    assert len(told) == 2


def test_a_rule_set_is_checked(capsys: Said, mine: Path) -> None:
    """Fine ones have a fingerprint; others are refused with the place and what would be right."""
    assert "Fingerprint" in type_in(f"rules check {mine}", capsys).out
    assert type_in("rules check --preset ladin --json", capsys).data["ok"] is True
    clash = type_in(f"rules check {mine} --set deck=32", capsys)
    assert (clash.code, "weli_disagrees" in clash.err or "Weli" in clash.err) == (2, True)
    mine.write_text(mine.read_text().replace("target: 15", "target: 12"))
    told = type_in(f"rules check {mine}", capsys)
    assert (told.code, told.out) == (2, "")
    assert told.err.startswith("stube: unknown_value: Line 4: ")
    data = type_in(f"rules check {mine} --json", capsys).data
    assert (data["error"], data["details"]["line"], data["details"]["value"]) == ("unknown_value", 4, "12")


@pytest.mark.parametrize(
    "line", ["nowhere/x.rules", "x.rules --preset ladin", "--preset nothing", "--set x", "--game go"]
)
def test_what_cannot_be_read_is_refused(line: str, capsys: Said) -> None:
    """No such file, a file and a preset at once, an unknown preset, option or game: exit code 2 and a sentence."""
    told = type_in(f"rules check {line}", capsys)
    assert (told.code, told.out) == (2, "")
    assert told.err.startswith("stube: ")


def test_a_rule_set_is_written_and_read_again(capsys: Said, tmp_path: Path) -> None:
    """What `export` prints is a file that plays the same."""
    wish = "--game german_whist --preset open-stock --set open_n=5"
    file = tmp_path / "own.rules"
    file.write_text(type_in(f"rules export {wish}", capsys).out)
    prints = [type_in(f"rules fingerprint {one}", capsys).out for one in (wish, str(file))]
    assert prints[0] == prints[1]


def test_documents_are_written(capsys: Said, tmp_path: Path) -> None:
    """One page a game; without a folder they are printed."""
    assert type_in(f"rules docs --write {tmp_path}", capsys).code == 0
    for game in catalogue().values():
        assert (tmp_path / f"{game.id}.md").read_text(encoding="utf-8") == document(game)
    assert document(find("watten")) in type_in("rules docs", capsys).out
