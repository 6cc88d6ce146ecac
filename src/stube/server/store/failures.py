"""What an error of the database means: a key was there already, or the connection is lost."""

from collections.abc import Iterator

import asyncpg
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError

from stube.errors import Code, TableError

_TAKEN = {"SQLITE_CONSTRAINT_PRIMARYKEY", "SQLITE_CONSTRAINT_UNIQUE", "23505"}

# The class of a SQLSTATE: connection lost, transaction rolled back (deadlock), resources short, stopped by an operator.
_PASSING = {"08", "40", "53", "57"}
_PASSING_STATES = {"25P03", "25P04", "55P03"}  # idle too long in a transaction, a lock not given in time
_PASSING_SQLITE = {"SQLITE_BUSY", "SQLITE_BUSY_SNAPSHOT", "SQLITE_LOCKED"}


class NumberTakenError(Exception):
    """A row with this key is there already: somebody else was first, and nothing was written."""


class StoreDownError(TableError):
    """The database has not answered for as long as we wait; what was asked may or may not have happened."""

    def __init__(self) -> None:
        super().__init__(Code.TRY_AGAIN)


def is_taken(error: BaseException) -> bool:
    """Say whether a key was there already, and not another promise of the tables broken."""
    return any(_state(cause) in _TAKEN for cause in _causes(error))


def is_passing(error: BaseException) -> bool:
    """Say whether the same may succeed when it is tried again: lost connections, restarts, deadlocks."""
    for cause in _causes(error):
        if isinstance(cause, OSError | asyncpg.InterfaceError | PoolTimeoutError):  # TimeoutError is an OSError
            return True
        if isinstance(cause, DBAPIError) and cause.connection_invalidated:
            return True
        state = _state(cause)
        if state[:2] in _PASSING or state in _PASSING_STATES or state in _PASSING_SQLITE:
            return True
    return False


def _causes(error: BaseException) -> Iterator[BaseException]:
    cause: BaseException | None = error
    while cause is not None:
        yield cause
        cause = getattr(cause, "orig", None) or cause.__cause__


def _state(error: BaseException) -> str:
    """Give SQLite's name of an error, or PostgreSQL's SQLSTATE."""
    return str(getattr(error, "sqlite_errorname", None) or getattr(error, "sqlstate", None) or "")
