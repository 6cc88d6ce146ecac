"""The file of pairs: what was written stands, whatever happened while it was."""

import json
from pathlib import Path

import pytest
from arena.contests import contest, pair

from stube.arena.journal import as_line, from_json, open_journal
from stube.errors import Code, RulesError, StubeError

HEADER = contest().header
PAIRS = [pair(number, 1 / 3 * number, luck=0.1 * number) for number in (0, 2, 1)]


def written(path: Path) -> bytes:
    """Write three pairs and give the file."""
    journal = open_journal(path, HEADER)
    for one in PAIRS:
        journal.add(one)
    journal.close()
    return path.read_bytes()


def test_a_pair_goes_there_and_back() -> None:
    """Every digit of a pair is kept."""
    for one in PAIRS:
        assert from_json(json.loads(as_line(one))) == one


def test_a_file_is_gone_on_with(tmp_path: Path) -> None:
    """Pairs are read back; further ones are put behind them; the same number is kept once."""
    path = tmp_path / "pairs"
    before = written(path)
    journal = open_journal(path, HEADER)
    assert journal.pairs == {one.number: one for one in PAIRS}
    journal.add(pair(2, 99.0))
    journal.add(pair(3, 4.0))
    journal.close()
    assert path.read_bytes() == before + as_line(pair(3, 4.0)).encode()


def test_killed_anywhere_it_can_be_read(tmp_path: Path) -> None:
    """Cut off after any byte, the file keeps all whole lines, and is whole again once it is gone on with."""
    path = tmp_path / "pairs"
    data = written(path)
    for length in range(len(data)):
        path.write_bytes(data[:length])
        journal = open_journal(path, HEADER)
        whole = data[:length].count(b"\n")
        assert list(journal.pairs) == [one.number for one in PAIRS[: max(0, whole - 1)]]
        for one in PAIRS:
            journal.add(one)
        journal.close()
        assert path.read_bytes() == data


@pytest.mark.parametrize("line", [b"{", b"[]", b'{"pair": 1}', b'{"pair": 1, "sittings": [[1]], "spent": []}', b"\xff"])
def test_damage_is_refused_with_its_line(tmp_path: Path, line: bytes) -> None:
    """A line that is no pair, with its end, was not left by a killed run."""
    path = tmp_path / "pairs"
    lines = written(path).splitlines()
    path.write_bytes(b"\n".join([*lines[:2], line, *lines[2:]]) + b"\n")
    before = path.read_bytes()
    with pytest.raises(RulesError) as refused:
        open_journal(path, HEADER)
    assert refused.value.code is Code.ARENA_FILE_DAMAGED
    assert refused.value.details["line"] == 3
    assert path.read_bytes() == before


@pytest.mark.parametrize(("field", "value"), [("seed", "2"), ("bots", ["a", "b"]), ("code", "0"), ("sprt", None)])
def test_another_contest_is_refused(tmp_path: Path, field: str, value: object) -> None:
    """A file of other bots, deals, bounds or code is left alone, and the field that differs is named."""
    path = tmp_path / "pairs"
    header = {**HEADER, "sprt": {"h1": 1}}
    open_journal(path, header).close()
    with pytest.raises(RulesError) as refused:
        open_journal(path, {**header, field: value})
    assert refused.value.code is Code.ARENA_FILE_OTHER
    assert refused.value.details["field"] == field


def test_a_file_that_is_none_is_refused(tmp_path: Path) -> None:
    """A folder cannot be written; some other file is not overwritten."""
    with pytest.raises(StubeError) as refused:
        open_journal(tmp_path, HEADER)
    assert refused.value.code is Code.BAD_USAGE
    (tmp_path / "letter").write_text("Dear aunt,\n")
    with pytest.raises(RulesError) as damaged:
        open_journal(tmp_path / "letter", HEADER)
    assert damaged.value.code is Code.ARENA_FILE_DAMAGED
    assert (tmp_path / "letter").read_text() == "Dear aunt,\n"


def test_without_a_file_pairs_are_kept_in_memory() -> None:
    """No name, no file."""
    journal = open_journal(None, HEADER)
    journal.add(PAIRS[0])
    assert list(journal.pairs) == [0]
    journal.close()
