"""The numbered clauses of German Whist and who cites them."""

import re
from pathlib import Path

CLAUSE = re.compile(r"^- \*\*(G-\d\d)\*\*", re.MULTILINE)
CITED = re.compile(r"\bG-\d\d\b")
RANGE = re.compile(r"\b(G-\d\d) to (G-\d\d)\b")


def clauses(repository: Path) -> dict[str, str]:
    """Give the clauses with their texts, in the order of the document."""
    text = (repository / "docs/rules/german_whist.md").read_text(encoding="utf-8")
    starts = list(CLAUSE.finditer(text))
    ends = [*(start.start() for start in starts[1:]), len(text)]
    return {start[1]: text[start.end() : end] for start, end in zip(starts, ends, strict=True)}


def cited_in(folder: Path, known: list[str]) -> set[str]:
    """Give the clauses that the Python files of a folder cite, ranges filled in."""
    found = set[str]()
    for path in folder.glob("*.py"):
        text = path.read_text(encoding="utf-8").replace("rules.md G-", "")
        found.update(CITED.findall(text))
        for first, last in RANGE.findall(text):
            found.update(clause for clause in known if first <= clause <= last)
    return found


def test_numbers_are_in_order(repository: Path) -> None:
    """Each clause has a number of its own, and they rise."""
    numbers = list(clauses(repository))
    text = (repository / "docs/rules/german_whist.md").read_text(encoding="utf-8")
    assert len(numbers) >= 40
    assert CLAUSE.findall(text) == sorted(set(numbers))


def test_every_clause_is_tested(repository: Path) -> None:
    """At least one test cites each clause."""
    known = list(clauses(repository))
    assert set(known) - cited_in(Path(__file__).parent, known) == set()


def test_every_cited_clause_exists(repository: Path) -> None:
    """Neither code nor tests cite a clause that there is not."""
    known = list(clauses(repository))
    code = cited_in(repository / "src/stube/games/german_whist", known)
    assert code
    assert (code | cited_in(Path(__file__).parent, known)) - set(known) == set()


def test_every_clause_names_its_source(repository: Path) -> None:
    """Each clause cites a row of rules.md, or says that it is ours; a heading may say it for its clauses."""
    text = (repository / "docs/rules/german_whist.md").read_text(encoding="utf-8")
    silent = []
    for section in text.split("\n## ")[1:]:
        named_by_heading = bool(re.search(r"rules\.md|3\.6|H7", section.splitlines()[0]))
        for paragraph in section.split("\n- ")[1:]:
            said = re.search(r"\bH\d+\b|rules\.md|\bours\b|3\.[46]", paragraph)
            if not (said or named_by_heading):
                silent.append(paragraph[:10])
    assert silent == []
