"""What the code imports is what pyproject.toml asks for."""

import ast
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
NOT_WHEN_PLAYING = {"testing"}  # a room for tests: it may need what only tests install


def named(requirements: list[str]) -> set[str]:
    """Names of the distributions in a list of requirements, spelled one way."""
    return {canonicalize_name(Requirement(text).name) for text in requirements}


def imported_by(path: Path) -> set[str]:
    """Distributions that a file imports from directly, at its top or inside a function."""
    tops = set[str]()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            tops |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            tops.add(node.module.partition(".")[0])
    owners = packages_distributions()
    outside = tops - sys.stdlib_module_names - {"stube"}
    return {canonicalize_name(name) for top in outside for name in owners.get(top, [])}


def test_the_package_asks_for_all_that_it_imports() -> None:
    """A distribution that src imports directly is a dependency by its own name, not by somebody else's need."""
    playing, testing = set[str](), set[str]()
    for path in (ROOT / "src/stube").rglob("*.py"):
        room = path.relative_to(ROOT / "src/stube").parts[0]
        (testing if room in NOT_WHEN_PLAYING else playing).update(imported_by(path))
    needed = named(PROJECT["dependencies"])
    assert playing - needed == set()
    assert testing - needed - named(PROJECT["optional-dependencies"]["dev"]) == set()


def test_the_package_imports_all_that_it_asks_for() -> None:
    """No dependency is left over from an idea that has gone."""
    used = {name for path in (ROOT / "src/stube").rglob("*.py") for name in imported_by(path)}
    by_name_only = {"aiosqlite"}  # SQLAlchemy loads it by the address of the database
    assert named(PROJECT["dependencies"]) - used - by_name_only == set()
