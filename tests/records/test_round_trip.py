"""What is written is read back the same, whoever wrote it and however untidily."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from records.played import PRESETS, played

from stube import games
from stube.records import Record, json, read_record, replay, text

GAMES = games.catalogue()


@pytest.mark.parametrize(("game", "preset"), PRESETS)
@settings(max_examples=4)
@given(seed=st.integers(0, 10**6))
def test_export_import_export_is_identical(game: str, preset: str, seed: int) -> None:
    """A match of any preset goes through both forms unchanged, and from one form to the other."""
    record = played(game, preset, seed)
    for form, other in ((text, json), (json, text)):
        written = form.write(record)
        again = read_record(written.encode(), GAMES)
        assert again == record
        assert form.write(again) == written
        assert other.write(again) == other.write(record)


@pytest.mark.parametrize(("game", "preset"), PRESETS)
def test_a_replay_meets_every_entry(game: str, preset: str) -> None:
    """Replaying gives each entry in order, and the states count decisions as the log does."""
    record = played(game, preset)
    steps = list(replay(record, GAMES))
    assert tuple(entry for entry, _ in steps) == record.entries
    assert steps[-1][1].state.decision <= len(record.entries)


def untidy(record: Record) -> str:
    """Write a record as an untidy person would."""
    head, entries = [], []
    for line in text.write(record).splitlines()[1:]:
        if ":" in line and not line.startswith("end"):
            name, _, value = line.partition(":")
            head.append(f"  {name.upper() if name in {'game', 'rules-version'} else name} :   {value}  ")
        else:
            entries.append(line)
    typed = [" \t".join(as_typed(word) for word in line.split()) for line in entries[:-1]]
    lines = ["# found on the shelf", "", "STUBE-RECORD   1", *reversed(head), "", *typed, "  # the end", entries[-1]]
    return "\ufeff" + "\r\n".join(lines) + "\r\n\r\n"


def as_typed(word: str) -> str:
    """Write a card rank first, small, with a ten in digits; leave the rest."""
    if len(word) == 2 and word[0] in "ELHSCD" and word[1] in "23456789TJUQOKA":
        return word[::-1].lower().replace("t", "10")
    return word


@pytest.mark.parametrize(("game", "preset"), [("watten", "italian-tirolo-15"), ("german_whist", "classic")])
def test_reading_is_liberal_and_writing_is_strict(game: str, preset: str) -> None:
    """Blanks, comments, Windows line ends, a byte order mark, any order of fields, cards as typed: the same record."""
    record = played(game, preset)
    again = read_record(untidy(record).encode(), GAMES)
    assert again == record
    assert text.write(again) == text.write(record)


def test_lines_of_entries_are_known() -> None:
    """A record that was read knows the line of each entry in its file."""
    record = played("watten", "bavarian-11")
    written = text.write(record)
    again = read_record(written.encode(), GAMES)
    lines = written.splitlines()
    assert [lines[again.line_of(number) - 1] for number in range(len(again.entries))] == list(map(str, record.entries))
    assert [again.line_of(number) for number in range(3)] == [record.line_of(number) for number in range(3)]
    form = json.write(record)
    place = read_record(form.encode(), GAMES).line_of(2)
    assert f'"{record.entries[2]}"' in form.splitlines()[place - 1]
