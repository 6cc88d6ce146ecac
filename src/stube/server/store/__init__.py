"""The store: tables, seats and logs as rows on SQLite or PostgreSQL; one writer with group commit; the bus of nodes."""

from stube.server.store.bus import Bus, News
from stube.server.store.database import SAME, Due, Store, now
from stube.server.store.failures import NumberTakenError, StoreDownError
from stube.server.store.opening import in_file, open_store
from stube.server.store.rows import Meeting, Row, SeatRow, TableRow

__all__ = [
    "SAME",
    "Bus",
    "Due",
    "Meeting",
    "News",
    "NumberTakenError",
    "Row",
    "SeatRow",
    "Store",
    "StoreDownError",
    "TableRow",
    "in_file",
    "now",
    "open_store",
]
