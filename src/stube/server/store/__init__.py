"""The store: tables, seats and logs as rows; one writer with group commit."""

from stube.server.store.database import Row, SeatRow, Store, TableRow, open_store
from stube.server.store.writer import NumberTakenError

__all__ = ["NumberTakenError", "Row", "SeatRow", "Store", "TableRow", "open_store"]
