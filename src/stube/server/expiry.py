"""Names and what was written go by themselves from tables that rest, and later the tables."""

import asyncio

import structlog
from msgspec.structs import replace

from stube.server.house_rows import Chatted, HouseRow, Renamed, Sat, format_house, parse_house
from stube.server.settings import Settings
from stube.server.store import Store, StoreDownError, listing, now

log = structlog.get_logger(__name__)

EVERY = 3600.0  # seconds between two looks
DAY = 24 * 3600 * 1000  # milliseconds

# How the rows begin in which people have entered something, and how they begin without it.
ENTERED = {
    f'{{"what":"{what}","{field}":"': f'{{"what":"{what}","{field}":""'
    for what, field in (("sat", "name"), ("renamed", "name"), ("chatted", "text"))
}


async def expire(store: Store, settings: Settings) -> None:
    """Clear again and again; never returns."""
    while True:
        try:
            await clear(store, now(), settings)
        except StoreDownError:
            log.warning("nothing_expired")
        except Exception:
            log.exception("expiry_failed")
        await asyncio.sleep(EVERY)


async def clear(store: Store, at: int, settings: Settings) -> None:
    """Delete tables at which nothing has happened for `keep_days`, and names after `keep_names_days`.

    Args:
        store: the database.
        at: now, in milliseconds since 1970.
        settings: say after how many days.

    Raises:
        StoreDownError: the database does not answer.
    """
    gone = await listing.expire(store, at - int(settings.keep_days * DAY))
    nameless = await listing.forget_texts(store, at - int(settings.keep_names_days * DAY), ENTERED, _without)
    if gone or nameless:
        log.info("expired", tables=gone, texts=nameless)


def _without(text: str) -> str:
    what: HouseRow = parse_house(text)
    if isinstance(what, Sat | Renamed):
        what = replace(what, name="")
    elif isinstance(what, Chatted):
        what = replace(what, text="")
    return format_house(what)
