"""Rule sets as files: both forms, what is wrong with one and where, and fingerprints in records."""

import re
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some
from records.played import played
from referee.options import random_options

from stube.core import fingerprint
from stube.errors import Code, RecordError, RulesError, StubeError
from stube.games import catalogue, find
from stube.records import json, read_record, text
from stube.records.rules import MAX_BYTES, RulesFile, make, read, write_json, write_text

GAMES = catalogue()
MINE = """\
stube-rules 1
game: watten
preset: bavaria-club
rule target: 18
rule max_stake: 4
name: Wia beim Wirt
dialect: tyrolean
"""


def refused(content: str | bytes) -> RulesError:
    """Give the error that a file is refused with."""
    with pytest.raises(RulesError) as caught:
        read(content.encode() if isinstance(content, str) else content, GAMES)
    return caught.value


def test_a_file_is_read() -> None:
    """A preset with changes, a name and a dialect."""
    file = read(MINE.encode(), GAMES)
    assert (file.game, file.preset, file.name, file.dialect) == ("watten", "bavaria-club", "Wia beim Wirt", "tyrolean")
    assert file.changed == {"target": "18", "max_stake": "4"}
    assert file.rules == find("watten").rules_type.read(file.changed, GAMES["watten"].presets["bavaria-club"].rules)
    assert set(write_text(file).splitlines()) == set(MINE.splitlines())


def test_a_file_is_read_as_people_write_it() -> None:
    """Blank lines, remarks, any line end, equals signs, a game with a hyphen, no preset."""
    file = read(
        b"\xef\xbb\xbf# my own\r\n\r\nstube-rules  1\rGame:  german-whist \n tie = replay\nrule  hand_size :10\n", GAMES
    )
    assert (file.game, file.preset, file.changed) == ("german_whist", "classic", {"hand_size": "10", "tie": "replay"})


@given(seed=some.integers(min_value=0, max_value=2**32), game=some.sampled_from(sorted(GAMES)))
@settings(max_examples=60, deadline=None)
def test_both_forms_round_trip(seed: int, game: str) -> None:
    """Whatever rule set against whatever preset, with a name in any letters, comes back from both forms."""
    random = Random(seed)
    rules = GAMES[game].rules_type.read(random_options(game, random))
    preset = random.choice(sorted(GAMES[game].presets))
    file = make(GAMES[game], preset, rules, random.choice(["", "Zoë’s: rules = 1", "#1"]), "")
    for write in (write_text, write_json):
        assert read(write(file).encode(), GAMES) == file
    assert isinstance(file, RulesFile)


def changed(old: str, new: str) -> str:
    """Give the file with one piece exchanged."""
    assert old in MINE
    return MINE.replace(old, new)


BAD = [
    ("", Code.RULES_NO_HEADER, 1),
    ("# nothing\n\nwatten", Code.RULES_NO_HEADER, 3),
    (changed("stube-rules 1", "stube-rules 2"), Code.RULES_NO_HEADER, 1),
    (changed("game: watten", "game: chess"), Code.UNKNOWN_GAME, 2),
    (changed("bavaria-club", "bavaria-pub"), Code.UNKNOWN_PRESET, 3),
    (changed("rule target", "rule goal"), Code.UNKNOWN_OPTION, 4),
    (changed("target: 18", "target: 19"), Code.UNKNOWN_VALUE, 4),
    (changed("target: 18", "deck: 33"), Code.OPTIONS_CLASH, 4),
    (changed("max_stake: 4", "target: 15"), Code.RULES_FIELD_TWICE, 5),
    (changed("rule max_stake: 4", "what is this"), Code.RULES_LINE_UNKNOWN, 5),
    (changed("rule max_stake", "colour"), Code.RULES_LINE_UNKNOWN, 5),
    (changed("Wia", "W\x07a"), Code.RULES_LINE_UNKNOWN, 6),
    (changed("Wia", "W" * 40), Code.RULES_LINE_UNKNOWN, 6),
    (changed("tyrolean", "swabian"), Code.UNKNOWN_VALUE, 7),
    ("stube-rules 1\npreset: ladin\n", Code.RULES_FIELD_MISSING, 2),
    ('{"format": "stube-rules",\n"version": 2, "game": "watten"}', Code.RULES_NO_HEADER, 1),
    ('{"format": "stube-rules", "version": 1,\n"game": "watten",\n"rules": {"target": "19"}}', Code.UNKNOWN_VALUE, 3),
    (
        '{"format": "stube-rules", "version": 1,\n"game": "watten",\n"rules": {"target": 15}}',
        Code.RULES_LINE_UNKNOWN,
        3,
    ),
    ('{"format": "stube-rules", "version": 1, "game": "watten", "more": 1}', Code.RULES_LINE_UNKNOWN, 1),
    ('{"format": ', Code.RULES_LINE_UNKNOWN, 1),
    ("{" * 9000, Code.RULES_LINE_UNKNOWN, 1),
    ('{"format": "stube-rules", "version": 1, "game": "watten", "rules": ' + "[" * 9000, Code.RULES_LINE_UNKNOWN, 1),
]


@pytest.mark.parametrize(("content", "code", "line"), BAD)
def test_what_is_wrong_is_said_with_its_line(content: str, code: Code, line: int) -> None:
    """A code, the line, and what would be right; nothing is half applied."""
    error = refused(content)
    assert (error.code, error.details["line"]) == (code, line)
    assert any(error.details.get(name) for name in ("right", "known", "options", "first"))


def test_a_file_has_a_size() -> None:
    """One byte more than the largest is not looked at; bytes that are no text are said with their line."""
    assert read((MINE + "#" * (MAX_BYTES - len(MINE))).encode(), GAMES).game == "watten"
    assert refused(MINE + "#" * (MAX_BYTES - len(MINE) + 1)).code is Code.RULES_TOO_LARGE
    error = refused(b"stube-rules 1\ngame: \xff\n")
    assert (error.code, error.details["line"]) == (Code.RULES_NOT_TEXT, 2)


@given(some.binary(max_size=200))
@settings(max_examples=200)
def test_any_bytes_are_refused_by_code(content: bytes) -> None:
    """Nothing but an error of ours comes of bytes that are no rule set, with a header before them or without."""
    for data in (content, b"stube-rules 1\n" + content, b"{" + content):
        with pytest.raises(StubeError):
            read(data, GAMES)


RECORD = played("watten", "bavarian-11")
PRINT = fingerprint("watten", GAMES["watten"].presets["bavarian-11"].rules)


def test_records_carry_the_fingerprint() -> None:
    """Both forms have it, and reading gives it back; it is not part of the checksum."""
    assert RECORD.fingerprint == PRINT
    assert f"\nfingerprint: {PRINT}\n" in text.write(RECORD)
    for form in (text, json):
        assert read_record(form.write(RECORD).encode(), GAMES).fingerprint == PRINT
    assert replace(RECORD, fingerprint="").checksum() == RECORD.checksum()


def test_older_records_have_none() -> None:
    """A record without it is read as before, and then has it."""
    old = replace(RECORD, fingerprint="")
    assert "fingerprint" not in text.write(old)
    for form in (text, json):
        again = read_record(form.write(old).encode(), GAMES)
        assert again == RECORD
        assert again.fingerprint == PRINT


@pytest.mark.parametrize("form", [text, json])
def test_another_fingerprint_is_refused(form: object) -> None:
    """A fingerprint that is not that of the rules is named with its line and the right one."""
    assert form in {text, json}
    written = text.write(RECORD) if form is text else json.write(RECORD)
    with pytest.raises(RecordError) as caught:
        read_record(re.sub(PRINT, "aaaaaaaaaa", written).encode(), GAMES)
    assert (caught.value.code, caught.value.details["field"]) == (Code.RECORD_BAD_VALUE, "fingerprint")
    assert caught.value.details["right"] == (PRINT,)
    assert isinstance(caught.value.details["line"], int)
