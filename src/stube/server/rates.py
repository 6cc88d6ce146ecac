"""How often an address may ask: a bucket of tokens that fills with time."""

import time
from collections.abc import Callable

MOST_ADDRESSES = 10_000


class Rate:
    """Allows a number of requests a second in the long run, and a burst of them at once.

    Addresses with a full bucket are forgotten, so that memory stays bounded.
    """

    def __init__(self, per_second: float, burst: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._per_second = per_second
        self._burst = float(burst)
        self._clock = clock
        self._buckets: dict[str, tuple[float, float]] = {}  # tokens and when they were counted

    def take(self, address: str) -> bool:
        """Take one token; False when there is none."""
        now = self._clock()
        tokens = self._tokens(address, now)
        if tokens < 1:
            return False
        if len(self._buckets) >= MOST_ADDRESSES and address not in self._buckets:
            self._forget(now)
        self._buckets[address] = (tokens - 1, now)
        return True

    def _tokens(self, address: str, now: float) -> float:
        tokens, counted = self._buckets.get(address, (self._burst, now))
        return min(self._burst, tokens + (now - counted) * self._per_second)

    def _forget(self, now: float) -> None:
        """Forget full buckets; were all in use, forget them all rather than turn strangers away."""
        self._buckets = {
            address: bucket for address, bucket in self._buckets.items() if self._tokens(address, now) < self._burst
        }
        if len(self._buckets) >= MOST_ADDRESSES:
            self._buckets = {}
