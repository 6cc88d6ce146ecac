"""What is wrong with a file is said with its line and the reason."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from records.played import played

from stube import games
from stube.errors import Code, RecordError
from stube.records import MAX_BYTES, Entry, Record, Sitter, json, read_record, text
from stube.records.replay import rotate

GAMES = games.catalogue()
WATTEN = played("watten", "bavarian-11")
WHIST = played("german_whist", "classic", rounds=1)
LINES = text.write(WHIST).splitlines()


def refused(data: str | bytes) -> RecordError:
    """Give the error that a file is refused with."""
    with pytest.raises(RecordError) as caught:
        read_record(data.encode() if isinstance(data, str) else data, GAMES)
    assert isinstance(caught.value.details.get("line"), int)
    return caught.value


def with_line(old: str, new: str | None) -> str:
    """Give the file with one line exchanged, or left out."""
    assert old in LINES
    lines = [new if line == old else line for line in LINES]
    return "\n".join(line for line in lines if line is not None)


@pytest.mark.parametrize("kept", range(len(LINES) - 1))
def test_a_file_cut_at_any_line_is_truncated(kept: int) -> None:
    """A file that ends early is refused as truncated, at its last line; an empty one has no header."""
    error = refused("\n".join(LINES[:kept]))
    if kept:
        assert (error.code, error.details["line"]) == (Code.RECORD_TRUNCATED, kept)
    else:
        assert error.code is Code.RECORD_NO_HEADER


@given(st.data())
def test_a_file_cut_anywhere_is_refused(data: st.DataObject) -> None:
    """Wherever either form is cut off, it is refused with a line, as truncated or without a header."""
    form = data.draw(st.sampled_from([text, json]))
    whole = form.write(WATTEN).rstrip()
    error = refused(whole[: data.draw(st.integers(0, len(whole) - 1))])
    assert error.code in {Code.RECORD_TRUNCATED, Code.RECORD_NO_HEADER}


@given(st.data())
def test_one_changed_letter_never_goes_unseen(data: st.DataObject) -> None:
    """A file with one letter changed is refused with a line, or reads as the same record."""
    form = data.draw(st.sampled_from([text, json]))
    whole = form.write(WATTEN)
    place = data.draw(st.integers(0, len(whole) - 1))
    letter = data.draw(st.sampled_from('0123456789EHLSKUOTA play:#\n{"é'))
    changed = whole[:place] + letter + whole[place + 1 :]
    if reads_the_same(changed):
        return
    refused(changed)


def reads_the_same(data: str) -> bool:
    """Say whether a file is read as the untouched match; another match would be a fault."""
    try:
        again = read_record(data.encode(), GAMES)
    except RecordError:
        return False
    assert again == WATTEN
    return True


@pytest.mark.parametrize("record", [WATTEN, WHIST, played("german_whist", "three")])
@pytest.mark.parametrize("form", [text, json])
def test_a_rotated_record_is_called_rotated(record: Record, form: object) -> None:
    """Actions shifted by a seat do not fit the deal: the line is named, and by how many seats to turn them back."""
    seats = len(record.seats)
    for shift in range(1, seats):
        turned = rotate(record, shift, seats)
        error = refused(text.write(turned) if form is text else json.write(turned))
        assert error.code is Code.RECORD_ROTATED
        assert (shift + int(str(error.details["seats"]))) % seats == 0
        first = next(number for number, entry in enumerate(record.entries) if entry.seat is not None)
        if form is text:
            assert error.details["line"] == record.line_of(first)
        assert error.details["text"] == str(turned.entries[first])


def test_an_illegal_action_is_refused_with_what_would_be_right() -> None:
    """A card that the seat does not hold: the line, the rules' own reason, and the actions that would do."""
    place = next(number for number, entry in enumerate(WHIST.entries) if entry.text.startswith("play"))
    held = WHIST.entries[place]
    foreign = next(e.text for e in WHIST.entries[place:] if e.seat not in {None, held.seat})
    entries = list(WHIST.entries)
    entries[place] = Entry(held.seat, foreign)
    error = refused(text.write(replace(WHIST, entries=tuple(entries))))
    assert error.code is Code.RECORD_ILLEGAL_ACTION
    assert error.details["line"] == WHIST.line_of(place)
    assert error.details["reason"] == "not_your_card"
    assert str(held) in str(error.details["right"])


def test_an_entry_out_of_order_is_refused() -> None:
    """A deal where an action is due, and an action where a deal is due, are refused at their line."""
    for broken, line in ((WHIST.entries[:1] * 2, 1), (WHIST.entries[1:], 0)):
        error = refused(text.write(replace(WHIST, entries=broken)))
        assert error.code is Code.RECORD_ILLEGAL_ACTION
        assert error.details["line"] == WHIST.line_of(line)


def test_a_file_too_large_is_refused_unread() -> None:
    """Beyond the limit nothing is read; the line where the limit lies is named."""
    error = refused(b"#\n" * (MAX_BYTES // 2) + b"#")
    assert (error.code, error.details["line"]) == (Code.RECORD_TOO_LARGE, MAX_BYTES // 2 + 1)


def test_bytes_that_are_no_text_are_refused() -> None:
    """A file that is no UTF-8 is refused at the line and column of the first such byte."""
    error = refused(b"stube-record 1\ngame: \xff")
    assert (error.code, error.details["line"], error.details["column"]) == (Code.RECORD_NOT_TEXT, 2, 7)


GAME, VERSION, RULE, SEAT = "game: german_whist", "rules-version: 1", "rule tie: draw", "seat 0: person Anna"
DECK = next(line for line in LINES if line.startswith("deck"))


@pytest.mark.parametrize(
    ("old", "new", "code", "field"),
    [
        ("stube-record 1", "stube-record 2", Code.RECORD_FORMAT_UNKNOWN, "stube-record"),
        ("stube-record 1", "a shopping list", Code.RECORD_NO_HEADER, None),
        (GAME, "game: skat", Code.RECORD_BAD_VALUE, "game"),
        (GAME, None, Code.RECORD_FIELD_MISSING, "game"),
        (VERSION, "rules-version: 99", Code.RECORD_RULES_VERSION_UNKNOWN, "rules-version"),
        (VERSION, "rules-version: 0", Code.RECORD_RULES_VERSION_UNKNOWN, "rules-version"),
        (RULE, None, Code.RECORD_FIELD_MISSING, "rule tie"),
        (RULE, "rule tie: shrug", Code.RECORD_BAD_VALUE, "rule tie"),
        (RULE, f"{RULE}\n{RULE}", Code.RECORD_FIELD_TWICE, "rule tie"),
        (RULE, f"{RULE}\nrule beer: yes", Code.RECORD_BAD_VALUE, "rule beer"),
        ("setup dealer: 1", "setup dealer: 7", Code.RECORD_BAD_VALUE, "rules"),
        ("setup dealer: 1", "setup beer: 7", Code.RECORD_BAD_VALUE, "rules"),
        (SEAT, None, Code.RECORD_FIELD_MISSING, "seat 0"),
        (SEAT, "seat 0: dog Anna", Code.RECORD_BAD_VALUE, "seat 0"),
        (SEAT, "seat 0: person " + "a" * 65, Code.RECORD_BAD_VALUE, "seat 0"),
        (SEAT, f"{SEAT}\nseat 2: person Zoë", Code.RECORD_LINE_UNKNOWN, "seat 2"),
        (SEAT, f"{SEAT}\nwho is that", Code.RECORD_LINE_UNKNOWN, "entry"),
        (DECK, DECK.replace("C4", "C1"), Code.RECORD_BAD_VALUE, "entry"),
        (DECK, DECK.replace("C4", "C5"), Code.RECORD_BAD_VALUE, "entry"),
        (LINES[-1], f"{LINES[-1]}\n0 play C4", Code.RECORD_LINE_UNKNOWN, "end"),
        (LINES[-1], LINES[-1][:-3], Code.RECORD_TRUNCATED, "end"),
        (LINES[-1], LINES[-1].replace("end 53", "end 54"), Code.RECORD_TRUNCATED, "end"),
        (LINES[-1], LINES[-1][:-3] + "xyz", Code.RECORD_DAMAGED, "checksum"),
        (LINES[-2], None, Code.RECORD_TRUNCATED, "end"),
        (LINES[-2], f"{LINES[-2]}\n{LINES[-2]}", Code.RECORD_DAMAGED, "end"),
    ],
)
def test_each_fault_has_its_reason(old: str, new: str | None, code: Code, field: str | None) -> None:
    """Each way to spoil a file is refused with its own code, the line where it is, and the field."""
    error = refused(with_line(old, new))
    assert error.code is code
    assert error.details.get("field") == field
    if new is not None and "\n" not in new and field not in {"rules", "end"}:
        assert error.details["line"] == LINES.index(old) + 1


def test_a_bad_word_is_pointed_at() -> None:
    """In a line of cards the first word that cannot be is named with its column."""
    error = refused(with_line(DECK, DECK.replace("C4", "C1")))
    assert error.details["word"] == "C1"
    assert error.details["column"] == DECK.index("C4") + 1
    assert error.details["reason"] == "bad_card"


@pytest.mark.parametrize(
    ("old", "new", "code", "field"),
    [
        ('"stube-record"', '"other"', Code.RECORD_NO_HEADER, "format"),
        ('"version": 1', '"version": 7', Code.RECORD_FORMAT_UNKNOWN, "version"),
        ('"rules_version": 1', '"rules_version": 7', Code.RECORD_RULES_VERSION_UNKNOWN, "rules-version"),
        ('"rules_version": 1', '"rules_version": "one"', Code.RECORD_BAD_VALUE, "rules_version"),
        ('"rules_version": 1,', "", Code.RECORD_FIELD_MISSING, "rules_version"),
        ('"game"', '"beer": 1, "game"', Code.RECORD_LINE_UNKNOWN, "beer"),
        ('"tie": "draw"', '"tie": "shrug"', Code.RECORD_BAD_VALUE, "rule tie"),
        ('"kind": "person"', '"kind": "dog"', Code.RECORD_BAD_VALUE, "seat 0"),
        ('"entries": [', '"entries": [7,', Code.RECORD_BAD_VALUE, "entries[0]"),
        ('"setup": {', '"setup": {{', Code.RECORD_DAMAGED, None),
    ],
)
def test_each_fault_in_json_has_its_reason(old: str, new: str, code: Code, field: str | None) -> None:
    """The JSON form is refused by the same codes, with line and field."""
    whole = json.write(WHIST)
    assert old in whole
    error = refused(whole.replace(old, new, 1))
    assert error.code is code
    assert error.details.get("field") == field
    if code not in {Code.RECORD_FIELD_MISSING, Code.RECORD_DAMAGED}:
        assert error.details["line"] == whole[: whole.index(old)].count("\n") + 1


@pytest.mark.parametrize("name", ["two\nlines", " ahead", "two  blanks", "x" * 65, "\u2028", "bell\a"])
def test_a_name_that_no_line_can_hold_is_refused(name: str) -> None:
    """Names are one printable line, so that they come back as they were."""
    with pytest.raises(RecordError):
        Sitter(name, bot=False)
