"""The JSON form of a record: the same fields as the text form, for programs."""

import re
from collections.abc import Mapping
from typing import TypeVar

import msgspec

from stube.core import Game
from stube.errors import Code, RecordError
from stube.records.draft import Draft, Found, settle
from stube.records.record import FORMAT_VERSION, Record

FORMAT = "stube-record"


class SitterForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits on a seat: `kind` is `person` or `bot`."""

    kind: str
    name: str = ""


class RecordForm(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A record as JSON has it.

    `entries` are the lines of the text form, `proof` its fields of that group (there may be none), `checksum`
    is its checksum.
    """

    format: str
    version: int
    game: str
    rules_version: int
    fingerprint: str = ""
    rules: dict[str, str]
    setup: dict[str, str] = {}
    seats: list[SitterForm]
    proof: dict[str, str] = {}
    entries: list[str]
    count: int
    checksum: str


class HeadForm(msgspec.Struct, frozen=True):
    """What is read first, so that a later format is refused by its number."""

    format: str = ""
    version: int = 0


def form(record: Record) -> RecordForm:
    """Give the JSON form as a value."""
    return RecordForm(
        format=FORMAT,
        version=FORMAT_VERSION,
        game=record.game,
        rules_version=record.rules_version,
        fingerprint=record.fingerprint,
        rules=dict(record.rules),
        setup=dict(sorted(record.setup.items())),
        seats=[SitterForm("bot" if sitter.bot else "person", sitter.name) for sitter in record.seats],
        proof=dict(record.proof),
        entries=[str(entry) for entry in record.entries],
        count=len(record.entries),
        checksum=f"sha256:{record.checksum()}",
    )


def write(record: Record) -> str:
    """Give the JSON form as text, indented, one entry a line."""
    return msgspec.json.format(msgspec.json.encode(form(record)), indent=1).decode() + "\n"


def read(text: str, games: Mapping[str, Game]) -> Record:
    """Read the JSON form and play it through.

    Args:
        text: the whole file.
        games: the games that are known, by id.

    Raises:
        RecordError: any of the codes `record_…`, with `line` and mostly `field` and `right`.
    """
    text = text.removeprefix("\ufeff")
    places = places_of(text)
    last = text.rstrip().count("\n") + 1
    head = _decode(text, HeadForm, places, last)
    if head.format != FORMAT:
        raise RecordError(
            Code.RECORD_NO_HEADER,
            line=places.get("$.format", 1),
            field="format",
            right=(FORMAT,),
            text=head.format[:80],
        )
    if head.version != FORMAT_VERSION:
        raise RecordError(
            Code.RECORD_FORMAT_UNKNOWN,
            line=places.get("$.version", 1),
            field="version",
            version=head.version,
            right=(str(FORMAT_VERSION),),
        )
    return settle(_draft(_decode(text, RecordForm, places, last), places, last), games)


def _draft(read: RecordForm, places: Mapping[str, int], last: int) -> Draft:
    def at(text: object, path: str) -> Found:
        return Found(" ".join(str(text).split()), places.get(f"$.{path}", 1))

    fields = {"game": at(read.game, "game"), "rules-version": at(read.rules_version, "rules_version")}
    if read.fingerprint:
        fields["fingerprint"] = at(read.fingerprint, "fingerprint")
    fields |= {f"rule {name}": at(value, f"rules.{name}") for name, value in read.rules.items()}
    fields |= {f"setup {name}": at(value, f"setup.{name}") for name, value in read.setup.items()}
    fields |= {f"proof {name}": at(value, f"proof.{name}") for name, value in read.proof.items()}
    fields |= {
        f"seat {seat}": at(f"{sitter.kind} {sitter.name}", f"seats[{seat}].kind")
        for seat, sitter in enumerate(read.seats)
    }
    return Draft(
        version=at(read.version, "version"),
        fields=fields,
        entries=[at(entry, f"entries[{number}]") for number, entry in enumerate(read.entries)],
        end=at(f"{read.count} {read.checksum}", "checksum"),
        last=last,
    )


Form = TypeVar("Form", HeadForm, RecordForm)

_BYTE = re.compile(r"\(byte (\d+)\)")
_PATH = re.compile(r"at `([^`]*)`$")
_NAME = re.compile(r"field `([^`]*)`")


def _decode(text: str, kind: type[Form], places: Mapping[str, int], last: int) -> Form:
    """Decode JSON strictly.

    Raises:
        RecordError: `record_truncated`, `record_damaged` (no JSON), `record_field_missing`,
            `record_line_unknown` (a field too many) or `record_bad_value`.
    """
    try:
        return msgspec.json.decode(text.encode(), type=kind)
    except msgspec.ValidationError as wrong:
        said = str(wrong)
        path = (_PATH.search(said) or ["", "$"])[1]
        name = (_NAME.search(said) or ["", ""])[1]
        field = f"{path}.{name}".removeprefix("$.").rstrip(".") if name else path.removeprefix("$.")
        line = places.get(f"{path}.{name}" if name else path, places.get(path, 1))
        code = Code.RECORD_BAD_VALUE
        if "missing required" in said:
            code = Code.RECORD_FIELD_MISSING
        elif "unknown field" in said:
            code = Code.RECORD_LINE_UNKNOWN
        raise RecordError(code, line=line, field=field, reason=_PATH.sub("", said).rstrip(" -")) from wrong
    except msgspec.DecodeError as wrong:
        said = str(wrong)
        byte = _BYTE.search(said)
        if byte is None:
            raise RecordError(Code.RECORD_TRUNCATED, line=last, right=("}",)) from wrong
        before = text.encode()[: int(byte[1])].decode(errors="ignore")
        line, column = before.count("\n") + 1, len(before) - (before.rfind("\n") + 1) + 1
        raise RecordError(Code.RECORD_DAMAGED, line=line, column=column, reason=_BYTE.sub("", said).strip()) from wrong


_TOKEN = re.compile(r'[{}\[\]:,]|"(?:[^"\\]|\\.)*"|[^\s{}\[\]:,"]+')


def places_of(text: str) -> dict[str, int]:
    """Give the line of each value by its path, such as `$.entries[3]`; of broken JSON as far as it goes."""
    places: dict[str, int] = {}
    paths: list[tuple[str, str, int]] = []  # path of the container, its bracket, values seen
    path, key, line, position = "$", "", 1, 0
    for token in _TOKEN.finditer(text):
        line += text.count("\n", position, token.start())
        position, word = token.start(), token[0]
        if word in {":", ","}:
            continue
        if word in {"}", "]"}:
            if paths:
                paths.pop()
            continue
        if paths:
            holder, bracket, seen = paths[-1]
            if bracket == "{" and not key:
                key = word.strip('"')
                continue
            path = f"{holder}.{key}" if bracket == "{" else f"{holder}[{seen}]"
            paths[-1], key = (holder, bracket, seen + 1), ""
        places[path] = line
        if word in {"{", "["}:
            paths.append((path, word, 0))
    return places
