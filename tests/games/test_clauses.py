"""The numbered clauses of each game as `docs/rules` has them, and who cites them."""

import re
from pathlib import Path

import pytest

from stube.cli._documents import document
from stube.games import find

GAMES = {"watten": "W", "german_whist": "G"}
TESTS = Path(__file__).parent
SOURCE = re.compile(r"\b[A-FH]\d+\b|\bG\d\b|\bK-\d\d\b|rules\.md|\bours\b|\b3\.[146]\b")


def clauses(repository: Path, game: str) -> dict[str, str]:
    """Give a game's clauses with their texts, in the order of the document."""
    text = (repository / f"docs/rules/{game}.md").read_text(encoding="utf-8")
    starts = list(re.finditer(rf"^- \*\*({GAMES[game]}-\d\d)\*\*", text, re.MULTILINE))
    ends = [*(start.start() for start in starts[1:]), len(text)]
    return {start[1]: text[start.end() : end] for start, end in zip(starts, ends, strict=True)}


def cited_in(folder: Path, game: str, known: list[str]) -> set[str]:
    """Give the clauses that the Python files of a folder cite, ranges filled in."""
    clause = rf"{GAMES[game]}-\d\d"
    found = set[str]()
    for path in folder.glob("*.py"):
        text = path.read_text(encoding="utf-8").replace("rules.md G-", "")
        found.update(re.findall(rf"\b{clause}\b", text))
        for first, last in re.findall(rf"\b({clause}) (?:to|…) ({clause})\b", text):
            found.update(number for number in known if first <= number <= last)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_documents_are_fresh(repository: Path, game: str) -> None:
    """`docs/rules` is what `stube rules docs` writes."""
    text = (repository / f"docs/rules/{game}.md").read_text(encoding="utf-8")
    assert text == document(find(game))


@pytest.mark.parametrize("game", GAMES)
def test_each_clause_has_a_number_of_its_own(repository: Path, game: str) -> None:
    """No number stands twice, and the document has every clause of the rulebook, in order of play."""
    numbers = list(clauses(repository, game))
    assert len(numbers) >= 40
    assert len(set(numbers)) == len(numbers)
    assert numbers == [clause.number for clause in find(game).rulebook.clauses]


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_is_tested(repository: Path, game: str) -> None:
    """At least one test cites each clause."""
    known = list(clauses(repository, game))
    assert set(known) - cited_in(TESTS / game, game, known) == set()


@pytest.mark.parametrize("game", GAMES)
def test_every_cited_clause_exists(repository: Path, game: str) -> None:
    """Neither code nor tests cite a clause that there is not."""
    known = list(clauses(repository, game))
    code = cited_in(repository / f"src/stube/games/{game}", game, known)
    assert code
    assert (code | cited_in(TESTS / game, game, known)) - set(known) == set()


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_names_its_source(repository: Path, game: str) -> None:
    """Each clause cites a row of rules.md, or says that it is ours; a heading may say it for its clauses."""
    text = (repository / f"docs/rules/{game}.md").read_text(encoding="utf-8")
    silent = []
    for section in text.split("\n## ")[1:]:
        named_by_heading = bool(SOURCE.search(section.splitlines()[0]))
        silent += [
            paragraph[:10]
            for paragraph in section.split("\n- ")[1:]
            if not (named_by_heading or SOURCE.search(paragraph))
        ]
    assert silent == []
