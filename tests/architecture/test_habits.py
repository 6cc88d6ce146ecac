"""Habits of the tree that no linter knows."""

import ast
import re
import subprocess
from pathlib import Path

import pytest

SAYS_NOTHING = {"utils", "util", "helpers", "helper", "common", "manager", "misc", "base"}
REGISTRY_HOST = re.compile(r"pypi\.org|pythonhosted\.org|registry\.npmjs|npmjs\.org|registry = \"http|index = \"http")
RESOLVED = '"' + "resolved" + '":'  # in parts, so that this file does not hold it
MACHINE_PATH = re.compile(r"/wor[k]/[a-z.]+|/roo[t]/|/op[t]/[a-z]+")
ROOT = Path(__file__).resolve().parents[2]


def python_files(*folders: str) -> list[Path]:
    """All Python files in these folders of the repository."""
    return [path for folder in folders for path in sorted((ROOT / folder).rglob("*.py"))]


def functions_in(path: Path) -> list[ast.FunctionDef | ast.AsyncFunctionDef]:
    """The test functions of a file, also those in classes."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    functions = (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef))
    return [function for function in functions if function.name.startswith("test_")]


def test_every_test_says_what_must_hold() -> None:
    """Each test function has a docstring."""
    silent = [
        f"{path.relative_to(ROOT)}:{test.lineno}"
        for path in python_files("tests")
        if path.name.startswith("test_")
        for test in functions_in(path)
        if not ast.get_docstring(test)
    ]
    assert silent == []


def test_no_file_has_a_name_that_says_nothing() -> None:
    """A file is named after what it holds."""
    files = python_files("src", "tests")
    assert [str(path.relative_to(ROOT)) for path in files if path.stem in SAYS_NOTHING] == []


def test_only_games_ask_which_game_it_is() -> None:
    """No code outside a game's own folder compares with the id of a game."""
    ids = sorted(path.parent.name for path in (ROOT / "src/stube/games").glob("*/__init__.py"))
    assert ids
    asks = re.compile(rf"""[!=]= *["']({"|".join(ids)})["']|["']({"|".join(ids)})["'] *[!=]=""")
    found = [
        f"{path.relative_to(ROOT)}:{number}"
        for path in python_files("src")
        if "games" not in path.relative_to(ROOT / "src/stube").parts[:1]
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if asks.search(line)
    ]
    assert found == []


def test_no_tracked_file_names_a_registry_or_a_machine() -> None:
    """Where packages come from is the user's own setting: no file that git keeps names a host or a path of ours."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=False)
    if listed.returncode != 0:
        pytest.skip("not a git checkout")
    found = []
    for name in filter(None, listed.stdout.split("\0")):
        path = ROOT / name
        if path == Path(__file__).resolve() or not path.is_file():
            continue
        text = path.read_bytes().decode("utf-8", errors="ignore")
        if REGISTRY_HOST.search(text) or RESOLVED in text or MACHINE_PATH.search(text):
            found.append(name)
    assert found == []
