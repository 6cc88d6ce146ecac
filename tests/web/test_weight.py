"""What a phone has to fetch before the first card: the built page is weighed, packed as it is sent."""

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

MOST_SCRIPT = 100_000
MOST_STYLE = 20_000
WAY = ("index.html", "src/views/AtTable.svelte")
"""The page, and what is fetched while somebody chooses a game."""


@pytest.fixture(scope="module")
def static(repository: Path) -> Path:
    """The folder of built files."""
    folder = repository / "src/stube/server/static"
    assert (folder / "index.html").is_file(), "the browser's table is not built: npm ci && npm run build in web/"
    return folder


def _packed(file: Path) -> int:
    return len(gzip.compress(file.read_bytes(), mtime=0))


def _closure(manifest: dict[str, dict[str, Any]], names: list[str]) -> set[str]:
    found: set[str] = set()
    while names:
        name = names.pop()
        if name not in found:
            found.add(name)
            names += manifest[name].get("imports", ())
    return found


@pytest.mark.parametrize("language", ["de", "en", "es", "fr", "it"])
def test_the_script_to_the_first_table_is_light(static: Path, language: str) -> None:
    """All scripts and words on the way from the start page to a table are at most 100 kB packed, in every language."""
    manifest = json.loads((static / ".vite/manifest.json").read_text(encoding="utf-8"))
    words = [name for name in manifest if name.endswith(f"virtual:texts/{language}/words")]
    assert len(words) == 1
    files = {manifest[name]["file"] for name in _closure(manifest, [*WAY, *words])}
    weights = {file: _packed(static / file) for file in files}
    assert sum(weights.values()) <= MOST_SCRIPT, sorted(weights.items(), key=lambda weight: -weight[1])


def test_the_style_is_light(static: Path) -> None:
    """All style sheets together are at most 20 kB packed."""
    assert sum(_packed(file) for file in static.glob("assets/*.css")) <= MOST_STYLE


def test_no_script_of_the_start_page_waits_for_another(static: Path) -> None:
    """The page itself names every script that it starts with: on a slow line each step costs a way there and back."""
    manifest = json.loads((static / ".vite/manifest.json").read_text(encoding="utf-8"))
    page = (static / "index.html").read_text(encoding="utf-8")
    files = {manifest[name]["file"] for name in _closure(manifest, ["index.html"])}
    assert files == {file for file in files if f'href="/{file}"' in page or f'src="/{file}"' in page}
