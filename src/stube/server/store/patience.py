"""Waiting for a database that is being restarted."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from stube.server.store.failures import StoreDownError, is_passing

T = TypeVar("T")

PAUSES = (0.02, 0.05, 0.1, 0.2, 0.4)  # seconds between tries, the last for ever after


def pause(tries: int) -> float:
    """Give how many seconds to wait after so many tries that failed, at least one."""
    return PAUSES[min(tries, len(PAUSES)) - 1]


async def patiently(ask: Callable[[], Awaitable[T]], patience: float) -> T:
    """Ask something that may be asked again until the database answers.

    Args:
        ask: is called until it does not fail, or fails in a way that trying again does not mend.
        patience: seconds until it is given up.

    Raises:
        StoreDownError: the database has not answered in time.
    """
    loop = asyncio.get_running_loop()
    until, tries = loop.time() + patience, 0
    while True:
        try:
            return await ask()
        except Exception as error:
            tries += 1
            if not is_passing(error):
                raise
            if loop.time() + pause(tries) > until:
                raise StoreDownError from error
        await asyncio.sleep(pause(tries))
