"""What the code imports is what pyproject.toml asks for."""

import ast
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[2]
OWNERS = packages_distributions()  # reads every installed distribution: once is enough
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
NOT_WHEN_PLAYING = {"testing"}  # a room for tests: it may need what only tests install


def named(requirements: list[str]) -> set[str]:
    """Names of the distributions in a list of requirements, spelled one way."""
    return {canonicalize_name(Requirement(text).name) for text in requirements}


def imported_by(room: Path) -> set[frozenset[str]]:
    """What the files of a room import directly, at their tops or inside functions.

    Each import is the set of distributions that it may come from: several share a namespace such as ``fluent``.
    """
    tops = set[str]()
    for path in room.rglob("*.py") if room.is_dir() else [room]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                tops |= {alias.name.partition(".")[0] for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                tops.add(node.module.partition(".")[0])
    outside = tops - sys.stdlib_module_names - {"stube"}
    return {frozenset(map(canonicalize_name, OWNERS.get(top, [f"nobody's {top}"]))) for top in outside}


ROOMS = {
    path: imported_by(path)
    for path in sorted((ROOT / "src/stube").iterdir())
    if any(path.rglob("*.py")) or path.suffix == ".py"
}


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.stem)
def test_the_package_asks_for_all_that_it_imports(room: Path) -> None:
    """A distribution that a room imports directly is a dependency by its own name, not by somebody else's need."""
    needed = named(PROJECT["dependencies"])
    if room.stem in NOT_WHEN_PLAYING:
        needed |= named(PROJECT["optional-dependencies"]["dev"])
    if room.stem == "arena":
        needed |= named(PROJECT["optional-dependencies"]["arena"]) | named(PROJECT["optional-dependencies"]["ray"])
    assert [sorted(owners) for owners in ROOMS[room] if not owners & needed] == []


def test_the_package_imports_all_that_it_asks_for() -> None:
    """No dependency is left over from an idea that has gone."""
    used = {name for imports in ROOMS.values() for owners in imports for name in owners}
    by_name_only = {"aiosqlite"}  # SQLAlchemy loads it by the address of the database
    assert named(PROJECT["dependencies"]) - used - by_name_only == set()
