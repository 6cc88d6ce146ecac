"""The table of endings: built in seconds, kept in the user's cache folder, mapped into memory.

Without a folder it lives in memory; without a table the search is slower and its results are the same.
"""

import hashlib
import os
import tempfile
from dataclasses import dataclass
from functools import cache
from math import comb
from pathlib import Path

import numpy as np
import numpy.typing as npt
import platformdirs

from stube.kernels.two_hands_lanes import LANE
from stube.kernels.two_hands_table import HALF, LENGTHS, ROWS, fill, fill_ranks, fill_starts, pack

CARDS = 9
"""Cards a hand of the endings in the table; 5.9 MB with trumps, 1.8 MB without."""

VERSION = 1
_MAGIC = b"stube-endings"
_HEAD = 64  # magic, version, kind, then the checksum


@dataclass(frozen=True, slots=True, eq=False)
class Table:
    """Endings of so many cards a hand, and what is needed to find one.

    Attributes:
        values: half a byte an ending; empty where there is no table.
        starts: see `stube.kernels.two_hands_table.fill_starts`.
        ranks: see `stube.kernels.two_hands_table.fill_ranks`.
        cards: cards a hand.
        ways: ways to share them out.
    """

    values: npt.NDArray[np.uint8]
    starts: npt.NDArray[np.int32]
    ranks: npt.NDArray[np.int32]
    cards: int
    ways: int


def empty() -> Table:
    """Give no table."""
    return Table(np.zeros(0, np.uint8), np.zeros(0, np.int32), _ranks(), 0, 0)


@cache
def table_of(*, trumps: bool, few: bool) -> Table:
    """Give the table of one kind, from the folder or built anew.

    Args:
        trumps: whether a suit is trumps.
        few: whether tricks are not wanted.
    """
    starts = np.zeros(LENGTHS, np.int32)
    number = fill_starts(CARDS, LANE if trumps else 0, starts)
    size = (number * comb(2 * CARDS, CARDS) + 1) // 2
    path = _path(trumps=trumps, few=few)
    values = _read(path, size) if path else None
    if values is None:
        values = build(CARDS, trumps=trumps, few=few)[1]
        if path and _write(path, values):
            values = _read(path, size)
            assert values is not None
    return Table(values, starts, _ranks(), CARDS, comb(2 * CARDS, CARDS))


def build(
    cards: int, *, trumps: bool, few: bool, single: bool = False
) -> tuple[npt.NDArray[np.uint8], npt.NDArray[np.uint8]]:
    """Build the table of so many cards; give it a byte an ending, and packed.

    Args:
        cards: cards a hand, at most 11.
        trumps: whether a suit is trumps.
        few: whether tricks are not wanted.
        single: whether the follower's answers of the last trick filled in are thinned out; see `two_hands_table`.
    """
    trump = LANE if trumps else 0
    below, starts_below = np.zeros(1, np.uint8), np.zeros(LENGTHS, np.int32)
    for held in range(1, cards + 1):
        starts = np.zeros(LENGTHS, np.int32)
        number = fill_starts(held, trump, starts)
        values = np.zeros(number * comb(2 * held, held), np.uint8)
        thinned = int(single and held == cards)
        fill(held, trump, int(few), thinned, below, starts_below, _ranks(), values)
        below, starts_below = values, starts
    packed = np.zeros((len(below) + 1) // 2, np.uint8)
    pack(below, packed)
    return below, packed


@cache
def _ranks() -> npt.NDArray[np.int32]:
    ranks = np.zeros(ROWS << HALF, np.int32)
    fill_ranks(ranks)
    return ranks


def _path(*, trumps: bool, few: bool) -> Path | None:
    name = f"endings-{CARDS}-{'trumps' if trumps else 'plain'}-{'few' if few else 'most'}.table"
    folder = platformdirs.user_cache_path("stube") / "tables"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return None
    return folder / name if os.access(folder, os.W_OK) else None


def _head(path: Path, body: bytes) -> bytes:
    digest = hashlib.sha256(path.name.encode() + body).digest()
    return (_MAGIC + bytes([VERSION]) + digest).ljust(_HEAD, b"\0")


def _read(path: Path, size: int) -> npt.NDArray[np.uint8] | None:
    """Map a file into memory; None if it is missing, of another version or damaged."""
    try:
        if path.stat().st_size != _HEAD + size:
            return None
        mapped = np.memmap(path, np.uint8, "c")  # kernels are compiled for arrays that could be written to
    except OSError:
        return None
    body = np.asarray(mapped[_HEAD:])
    return body if bytes(mapped[:_HEAD]) == _head(path, body.tobytes()) else None


def _write(path: Path, values: npt.NDArray[np.uint8]) -> bool:
    """Write a file in one step, so that another process never sees half of it; say whether it worked."""
    body = values.tobytes()
    try:
        with tempfile.NamedTemporaryFile(dir=path.parent, delete=False) as file:
            file.write(_head(path, body) + body)
        Path(file.name).replace(path)
    except OSError:
        return False
    return True
