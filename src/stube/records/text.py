"""The text form of a record: lines that a person can read and mend.

    stube-record 1
    game: german_whist
    rules-version: 1
    fingerprint: ln3v7tr67q
    rule players: 2
    …
    setup dealer: 1
    seat 0: person Anna
    seat 1: bot lowest
    proof table: h7k2m9qx
    …
    deck C4 SQ …
    0 play C4
    …
    end 53 sha256:…

One field or entry a line. The reader skips blank lines and lines that begin with `#`, takes any
end of line and any order of fields. The fingerprint of the rules may be missing, and so may the proof of
the deals (see `stube.records.proof`). `end` has the number of entries and the checksum of the rest
without the fingerprint.
"""

from collections.abc import Mapping

from stube.core import Game
from stube.errors import Code, RecordError
from stube.records.draft import Draft, Found, settle
from stube.records.record import FORMAT_VERSION, Record

HEADER = "stube-record"
FIELDS = ("game", "rules-version", "fingerprint")
GROUPS = ("rule", "setup", "seat", "proof")


def write(record: Record) -> str:
    """Give the text form, one line feed at the end of each line."""
    lines = list(record.canonical())
    if record.fingerprint:
        lines.insert(3, f"fingerprint: {record.fingerprint}")
    lines.append(f"end {len(record.entries)} sha256:{record.checksum()}")
    return "".join(f"{line}\n" for line in lines)


def read(text: str, games: Mapping[str, Game]) -> Record:
    """Read the text form and play it through.

    Args:
        text: the whole file.
        games: the games that are known, by id.

    Raises:
        RecordError: any of the codes `record_…`, with `line` and mostly `field` and `right`.
    """
    lines = [Found(" ".join(line.split()), number) for number, line in enumerate(_lines(text), 1)]
    lines = [line for line in lines if line.text and not line.text.startswith("#")]
    if not lines or lines[0].text.lower().partition(" ")[0] != HEADER:
        right = f"{HEADER} {FORMAT_VERSION}"
        raise RecordError(
            Code.RECORD_NO_HEADER,
            line=lines[0].line if lines else 1,
            text=lines[0].text[:80] if lines else "",
            right=(right,),
        )
    draft = Draft(version=Found(lines[0].text.partition(" ")[2], lines[0].line), last=lines[-1].line)
    ended = any(line.text.lower().partition(" ")[0] == "end" for line in lines)
    try:
        for line in lines[1:]:
            _sort(line, draft)
        return settle(draft, games)
    except RecordError as refusal:
        if not ended and refusal.details.get("line") == draft.last and refusal.code is not Code.RECORD_FIELD_TWICE:
            # What is wrong with the last line of a file without an end is that it is cut off.
            raise RecordError(
                Code.RECORD_TRUNCATED, line=draft.last, field="end", text=lines[-1].text[:80], right=("end …",)
            ) from refusal
        raise


def _lines(text: str) -> list[str]:
    """Split at line ends of any system, and nowhere else: a name may hold odd characters."""
    return text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n").split("\n")


def _sort(line: Found, draft: Draft) -> None:
    """Put one line into the draft.

    Raises:
        RecordError: `record_line_unknown` or `record_field_twice`.
    """
    if draft.end is not None:
        raise RecordError(Code.RECORD_LINE_UNKNOWN, line=line.line, field="end", text=line.text[:80], right=())
    first, _, rest = line.text.partition(" ")
    name, colon, value = line.text.partition(":")
    if first.lower() == "end":
        draft.end = Found(rest, line.line)
    elif colon and _is_field(name):
        name = " ".join(name.lower().split())
        if name in draft.fields:
            raise RecordError(Code.RECORD_FIELD_TWICE, line=line.line, field=name, first=draft.fields[name].line)
        draft.fields[name] = Found(value.strip(), line.line)
    else:
        draft.entries.append(line)


def _is_field(name: str) -> bool:
    words = name.lower().split()
    return len(words) > 0 and (words[0] in GROUPS or " ".join(words) in FIELDS)
