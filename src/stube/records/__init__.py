"""How a series is written, read and replayed.

Two forms with the same content: `text` for people, `json` for programs. Nothing here knows a game:
the known games are handed in.
"""

from collections.abc import Mapping

from stube.core import Game
from stube.errors import Code, RecordError
from stube.records import json, text
from stube.records.proof import Audited, verify
from stube.records.record import FORMAT_VERSION, MAX_BYTES, Entry, Record, Sitter
from stube.records.replay import begin, replay

__all__ = [
    "FORMAT_VERSION",
    "MAX_BYTES",
    "Audited",
    "Entry",
    "Record",
    "Sitter",
    "begin",
    "json",
    "read_record",
    "replay",
    "text",
    "verify",
]


def read_record(data: bytes, games: Mapping[str, Game]) -> Record:
    """Read a file of either form and play it through.

    Args:
        data: the whole file; read `MAX_BYTES + 1` bytes at most, more is refused anyhow.
        games: the games that are known, by id.

    Raises:
        RecordError: `record_too_large`, `record_not_text`, or any other code `record_…`, with the line.
    """
    if len(data) > MAX_BYTES:
        raise RecordError(Code.RECORD_TOO_LARGE, line=data.count(b"\n", 0, MAX_BYTES) + 1, limit=MAX_BYTES)
    try:
        decoded = data.decode("utf-8")
    except UnicodeDecodeError as wrong:
        line = data.count(b"\n", 0, wrong.start) + 1
        column = wrong.start - data.rfind(b"\n", 0, wrong.start)
        raise RecordError(Code.RECORD_NOT_TEXT, line=line, column=column, right=("UTF-8",)) from wrong
    if decoded.removeprefix("\ufeff").lstrip().startswith("{"):
        return json.read(decoded, games)
    return text.read(decoded, games)
