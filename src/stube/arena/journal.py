"""The file of pairs: appended to and never changed, so that a run that was killed is gone on with.

The first line says what is compared, each further line is a pair, all as JSON. A last line without its end
is what was being written when the run was killed: it is cut off. Any other line that cannot be read is
damage, and refused.
"""

import json
import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from io import TextIOWrapper
from pathlib import Path
from typing import Any

from stube.arena.pairs import Pair, Sitting
from stube.errors import Code, RulesError, StubeError

FORMAT = 1


@dataclass(slots=True)
class Journal:
    """The pairs played so far, and the file that keeps them, if there is one.

    Attributes:
        pairs: by number.
    """

    pairs: dict[int, Pair] = field(default_factory=dict)
    _file: TextIOWrapper | None = None

    def add(self, pair: Pair) -> None:
        """Keep a pair; on return its line has left the process."""
        if pair.number in self.pairs:
            return
        self.pairs[pair.number] = pair
        if self._file is not None:
            self._file.write(as_line(pair))
            self._file.flush()

    def close(self) -> None:
        """Close the file."""
        if self._file is not None:
            self._file.close()
            self._file = None


def open_journal(path: Path | None, header: Mapping[str, object]) -> Journal:
    """Begin a file of pairs, or read one and go on with it.

    Args:
        path: the file; None keeps the pairs in memory only.
        header: what is compared; the file must say the same.

    Raises:
        RulesError: `arena_file_other`, with the field that differs, or `arena_file_damaged`, with the line.
        StubeError: `bad_usage`: the file cannot be opened.
    """
    if path is None:
        return Journal()
    try:
        return _opened(path, {"format": FORMAT, **header})
    except OSError as wrong:
        raise StubeError(Code.BAD_USAGE, message=f"{path}: {wrong.strerror}") from wrong


def _opened(path: Path, header: Mapping[str, object]) -> Journal:
    data = path.read_bytes() if path.exists() else b""
    whole = data[: data.rfind(b"\n") + 1]
    lines = whole.splitlines()
    pairs = _read(path, lines, header)
    if whole != data:
        os.truncate(path, len(whole))
    file = path.open("a", encoding="utf-8", newline="\n")
    if not lines:
        file.write(json.dumps(header) + "\n")
        file.flush()
    return Journal(pairs, file)


def _read(path: Path, lines: list[bytes], header: Mapping[str, object]) -> dict[int, Pair]:
    pairs: dict[int, Pair] = {}
    for number, line in enumerate(lines, 1):
        try:
            said = json.loads(line)
            pair = None if number == 1 else from_json(said)
        except (ValueError, KeyError, TypeError, IndexError):
            raise RulesError(Code.ARENA_FILE_DAMAGED, file=str(path), line=number) from None
        if pair is not None:
            pairs.setdefault(pair.number, pair)
            continue
        differs = _difference(said, header)
        if differs is not None:
            raise RulesError(Code.ARENA_FILE_OTHER, file=str(path), field=differs)
    return pairs


def _difference(said: object, header: Mapping[str, object]) -> str | None:
    """Give the first field in which a file's first line is not the header."""
    told = said if isinstance(said, dict) else {}
    wanted = json.loads(json.dumps(header))
    return next((name for name in wanted if told.get(name) != wanted[name]), None)


def as_line(pair: Pair) -> str:
    """Give a pair as a line of JSON; floats go there and back unchanged."""
    sittings = [[one.points, one.share, one.tricks, one.rounds, one.luck] for one in pair.sittings]
    return json.dumps({"pair": pair.number, "sittings": sittings, "spent": pair.spent}) + "\n"


def from_json(said: Any) -> Pair:
    """Read a pair.

    Raises:
        ValueError, KeyError, TypeError, IndexError: it is none.
    """
    sittings = tuple(
        Sitting(float(points), float(share), float(tricks), int(rounds), float(luck))
        for points, share, tricks, rounds, luck in said["sittings"]
    )
    spent = tuple((int(count), float(seconds)) for count, seconds in said["spent"])
    return Pair(int(said["pair"]), sittings, spent)
