"""The table of rooms: who may load what.

The same table stands in ``docs/index.md`` for people and in ``pyproject.toml`` as import-linter
contracts. A folder or module of ``src/stube`` without an entry here fails the tests.
"""

from dataclasses import dataclass

RULES_FLOOR = frozenset({"errors", "cards", "core"})
EVERYTHING_BELOW = RULES_FLOOR | {"games", "records"}

# Modules that a distribution loads when they happen to be installed, though it does not ask for them.
PICKED_UP = {
    "msgspec": frozenset({"typing_extensions"}),
    "numba": frozenset({"_cyutility", "charset_normalizer", "coverage", "scipy", "yaml"}),
}


@dataclass(frozen=True, slots=True)
class Room:
    """What opening a room may load.

    Attributes:
        rooms: other rooms of Stube.
        outside: distributions by their names on the package index, with extras where needed; what
            these need themselves is allowed as well.
        apart: modules of the room that are opened on their own, with what they may load beyond
            the above: the one wiring module of the server.
        unopened: modules that only a tool can run (Alembic's environment).
    """

    rooms: frozenset[str] = frozenset()
    outside: tuple[str, ...] = ()
    apart: tuple[tuple[str, frozenset[str]], ...] = ()
    unopened: tuple[str, ...] = ()


ROOMS: dict[str, Room] = {
    "errors": Room(),
    "cards": Room(rooms=frozenset({"errors"})),
    "core": Room(rooms=frozenset({"errors", "cards"})),
    "games": Room(rooms=RULES_FLOOR),
    "records": Room(rooms=RULES_FLOOR, outside=("msgspec",)),
    "protocol": Room(rooms=RULES_FLOOR, outside=("msgspec",)),
    "locales": Room(rooms=frozenset({"errors"}), outside=("fluent-runtime", "babel")),
    "kernels": Room(rooms=frozenset({"errors"}), outside=("llvmlite", "numba", "numpy")),
    "solvers": Room(rooms=EVERYTHING_BELOW | {"kernels"}, outside=("msgspec", "numba", "numpy", "platformdirs")),
    "bots": Room(
        rooms=EVERYTHING_BELOW | {"kernels", "solvers"}, outside=("msgspec", "numba", "numpy", "platformdirs")
    ),
    "arena": Room(
        rooms=EVERYTHING_BELOW | {"kernels", "solvers", "bots"},
        outside=("matplotlib", "msgspec", "numba", "numpy", "platformdirs", "scipy"),
    ),
    "testing": Room(
        rooms=EVERYTHING_BELOW | {"kernels", "solvers", "bots", "arena", "protocol", "locales"},
        outside=("hypothesis", "msgspec", "fluent-runtime", "matplotlib", "numba", "numpy", "platformdirs", "scipy"),
    ),
    "server": Room(
        rooms=RULES_FLOOR | {"records", "protocol", "locales"},
        outside=(
            "aiosqlite",
            "alembic",
            "asyncpg",
            "fluent-runtime",
            "litestar",
            "msgspec",
            "platformdirs",
            "prometheus-client",
            "sqlalchemy[asyncio]",
            "structlog",
            "uvicorn[standard]",
        ),
        apart=(("stube.server.app", frozenset({"games", "bots", "kernels", "solvers"})),),
        unopened=("stube.server.store.migrations.env",),
    ),
    "terminal": Room(rooms=RULES_FLOOR | {"locales"}, outside=("babel", "fluent-runtime", "textual")),
    # The command line may use anything, but only when a command runs: opening it loads almost nothing.
    "cli": Room(rooms=frozenset({"errors"}), outside=("click", "rich")),
}
