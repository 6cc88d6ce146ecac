"""Old tables and the names in them go by themselves."""

import asyncio

import structlog

from stube.server.store import Store, StoreDownError, listing, now

log = structlog.get_logger(__name__)

EVERY = 3600.0  # seconds between two looks
DAY = 24 * 3600 * 1000  # milliseconds


async def expire(store: Store, days: float) -> None:
    """Delete again and again the tables at which nothing has happened for so many days; never returns."""
    while True:
        try:
            gone = await listing.expire(store, now() - int(days * DAY))
            if gone:
                log.info("tables_expired", tables=gone)
        except StoreDownError:
            log.warning("nothing_expired")
        except Exception:
            log.exception("expiry_failed")
        await asyncio.sleep(EVERY)
