"""Each room of the house, opened in a fresh interpreter, loads only what the table of rooms allows."""

import subprocess
import sys
import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.metadata import PackageNotFoundError, packages_distributions, requires
from pathlib import Path

import pytest
from architecture.rooms import PICKED_UP, ROOMS
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

SOURCE = Path(__file__).resolve().parents[2] / "src" / "stube"

OWNERS = packages_distributions()  # reads every installed distribution: once is enough

# Names that the interpreter and compiled modules put into sys.modules by themselves.
WITHOUT_FILES = ("_sysconfigdata", "_cython_", "cython_runtime", "__mp_main__")

# Prints what importing the named modules loaded, beyond what every interpreter has.
OPEN = """
import importlib, sys
before = set(sys.modules)
for name in sys.argv[1:]:
    importlib.import_module(name)
print("\\n".join(sorted(set(sys.modules) - before)))
"""


@dataclass(frozen=True, slots=True)
class Opening:
    """One fresh interpreter: which modules it imports, and what that may load."""

    name: str
    imports: tuple[str, ...]
    own: str
    rooms: frozenset[str]
    outside: tuple[str, ...]


def rooms_on_disk() -> list[str]:
    """Names of all modules and packages directly inside the package."""
    folders = [path.name for path in SOURCE.iterdir() if path.is_dir() and any(path.rglob("*.py"))]
    files = [path.stem for path in SOURCE.glob("*.py") if path.stem != "__init__"]
    return sorted(folders + files)


def modules_of(dotted: str) -> list[str]:
    """Dotted names of a module or package and of everything inside it."""
    place = SOURCE.parent.joinpath(*dotted.split("."))
    if not place.is_dir():
        return [dotted]
    found = {path.relative_to(SOURCE.parent).with_suffix("") for path in place.rglob("*.py")}
    return sorted({".".join(path.parts).removesuffix(".__init__") for path in found})


def openings() -> list[Opening]:
    """One opening a room; one a game; one for each module that is wired apart."""
    found = []
    for name in rooms_on_disk():
        if name not in ROOMS:
            continue  # test_every_room_has_an_entry says so
        room = ROOMS[name]
        whole = f"stube.{name}"
        apart = [module for module, _ in room.apart]
        units = [(whole, whole, room.rooms)] + [(module, whole, room.rooms | more) for module, more in room.apart]
        if name == "games":
            games = [path.name for path in sorted((SOURCE / name).iterdir()) if (path / "__init__.py").is_file()]
            units += [(f"{whole}.{game}", f"{whole}.{game}", room.rooms) for game in games]
            apart += [module for game in games for module in modules_of(f"{whole}.{game}")]
        for start, own, rooms in units:
            inside = modules_of(start)
            if start == whole:
                inside = [module for module in inside if module not in apart]
            imports = tuple(module for module in inside if module not in room.unopened)
            found.append(Opening(start, imports, own, rooms, room.outside))
    return found


def open_in_fresh_interpreter(imports: tuple[str, ...]) -> list[str]:
    """Names of all modules that an interpreter of its own has loaded after the imports."""
    done = subprocess.run([sys.executable, "-I", "-c", OPEN, *imports], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


@cache
def modules_of_distribution(written: str) -> frozenset[str]:
    """Top-level modules of a distribution and of all that it needs, extras as written."""
    wanted, names = [Requirement(written)], set[str]()
    asked = set[tuple[str, str]]()
    while wanted:
        requirement = wanted.pop()
        name = canonicalize_name(requirement.name)
        try:
            needs = [Requirement(text) for text in requires(name) or []]
        except PackageNotFoundError:
            continue  # needed on another platform only
        names.add(name)
        for extra in ("", *requirement.extras):
            if (name, extra) not in asked:
                asked.add((name, extra))
                wanted += [need for need in needs if need.marker is None or need.marker.evaluate({"extra": extra})]
    tops = frozenset(top for top, of in OWNERS.items() if names.intersection(map(canonicalize_name, of)))
    return tops.union(*(PICKED_UP.get(name, ()) for name in names))


def strangers(opening: Opening, loaded: list[str]) -> list[str]:
    """Which of the loaded modules the opening may not load."""
    outside = frozenset[str]().union(*map(modules_of_distribution, opening.outside))
    packages = {"stube", *(opening.own.rsplit(".", n)[0] for n in range(1, opening.own.count(".")))}
    allowed = (opening.own, *(f"stube.{room}" for room in opening.rooms))

    def may(module: str) -> bool:
        top = module.partition(".")[0]
        if top == "stube":
            return module in packages or any(module == room or module.startswith(f"{room}.") for room in allowed)
        return top in sys.stdlib_module_names or top.startswith(WITHOUT_FILES) or top in outside

    return [module for module in loaded if not may(module)]


def test_every_room_has_an_entry() -> None:
    """A folder or module of the package that the table of rooms does not know is refused."""
    assert set(rooms_on_disk()) <= set(ROOMS)


def test_every_room_has_a_contract(repository: Path) -> None:
    """Each room is the source of an import-linter contract, so that a new room cannot do as it likes."""
    settings = tomllib.loads((repository / "pyproject.toml").read_text(encoding="utf-8"))
    named = set[str]()
    for contract in settings["tool"]["importlinter"]["contracts"]:
        named |= {module.split(".")[1] for module in contract.get("source_modules", [])}
        named |= {room for layer in contract.get("layers", []) for room in layer.split(" : ")}
    assert set(rooms_on_disk()) <= named


@pytest.mark.parametrize("opening", openings(), ids=lambda opening: opening.name)
def test_a_room_loads_only_what_it_may(opening: Opening) -> None:
    """A room opened alone loads the standard library, the rooms below it and what it names, nothing else."""
    assert strangers(opening, open_in_fresh_interpreter(opening.imports)) == []


def test_a_stranger_is_seen() -> None:
    """The check itself can fail: a rules room that loaded msgspec or the server would be caught."""
    cards = Opening("stube.cards", ("stube.cards", "msgspec"), "stube.cards", frozenset({"errors"}), ())
    found = strangers(cards, open_in_fresh_interpreter(cards.imports))
    assert "msgspec" in found
    assert "stube.server" in strangers(cards, ["stube", "stube.cards.card", "stube.errors", "stube.server"])
