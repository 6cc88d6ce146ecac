"""The one page with what its first moment needs: each thing asked for later costs a way there and back."""

import json
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

import msgspec

from stube.protocol import Catalogue

FALLBACK = "en"
TABLE = "src/views/AtTable.svelte"
HEAD_ENDS = "</head>"


@dataclass(frozen=True, slots=True, kw_only=True)
class Needed:
    """What a page is going to need at once.

    Attributes:
        language: whose words it speaks.
        catalogue: what a table may be opened with, where that is shown.
        table: whether it leads to a table.
    """

    language: str
    catalogue: Catalogue | None = None
    table: bool = False


def first_language(accepted: str, spoken: tuple[str, ...]) -> str:
    """Give the language that the page will speak unless its reader has chosen another.

    Args:
        accepted: the header `Accept-Language`.
        spoken: the languages of the house.
    """
    for tag in sorted((tag.partition(";") for tag in accepted.split(",")), key=_weight):
        short = tag[0].strip()[:2].lower()
        if short in spoken:
            return short
    return FALLBACK


def _weight(tag: tuple[str, str, str]) -> float:
    try:
        return -float(tag[2].strip().removeprefix("q="))
    except ValueError:
        return -1.0


def written(index: Path, needed: Needed) -> bytes:
    """Give the built page with all that in its head."""
    changed = index.stat().st_mtime_ns
    scripts = _scripts(index.parent, changed, needed.language, table=needed.table)
    head = "".join(f'<link rel="modulepreload" crossorigin href="/{file}">' for file in scripts)
    if needed.catalogue is not None:
        # No script: a text that the page reads. Only the sign that could end it has to be written otherwise.
        told = msgspec.json.encode(needed.catalogue).decode().replace("<", "\\u003c")
        head += f'<script type="application/json" id="catalogue">{told}</script>'
    return index.read_text(encoding="utf-8").replace(HEAD_ENDS, head + HEAD_ENDS, 1).encode()


@lru_cache(maxsize=32)
def _scripts(static: Path, changed: int, language: str, *, table: bool) -> tuple[str, ...]:
    del changed  # a part of the key
    try:
        manifest = json.loads((static / ".vite/manifest.json").read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return ()
    wanted = [name for name in manifest if name.endswith(f"virtual:texts/{language}/words")]
    if table and TABLE in manifest:
        wanted += [TABLE, *manifest[TABLE].get("imports", ())]
    return tuple(manifest[name]["file"] for name in wanted)
