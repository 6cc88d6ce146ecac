"""Documents point at things that are there."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LINK = re.compile(r"\]\(([^)#\s]+)(?:#[^)]*)?\)")
DOCUMENTS = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_lead_somewhere(document: Path) -> None:
    """Each link and picture of a document that is not an address names a file or folder of the tree."""
    targets = LINK.findall(document.read_text(encoding="utf-8"))
    missing = [target for target in targets if "://" not in target and not (document.parent / target).exists()]
    assert missing == []


def test_decisions_are_numbered_without_gaps() -> None:
    """Decision records count up from 0001, and their heading has the same number."""
    records = sorted((ROOT / "docs/decisions").glob("*.md"))
    assert [int(record.name[:4]) for record in records] == list(range(1, len(records) + 1))
    headings = [record.read_text(encoding="utf-8").splitlines()[0] for record in records]
    assert [heading.split(".")[0] for heading in headings] == [f"# {n}" for n in range(1, len(records) + 1)]
