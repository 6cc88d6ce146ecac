"""Nobody finds an invitation, a ticket or a secret by trying: thousands of guesses, from one address and from many."""

from dataclasses import dataclass

import httpx
from server.conftest import Serve
from server.test_sockets import ALONE, opened

from stube.errors import Code
from stube.server import metrics
from stube.server.guard import asker
from stube.server.opening import ID_LENGTH, LETTERS
from stube.server.rates import MOST_ADDRESSES, Rate

GUESSES = 2000
EVERYBODY = {"proxies": "*", "invitations_per_minute": 60.0}


@dataclass
class Clock:
    """Seconds that pass when told to."""

    now: float = 0.0

    def __call__(self) -> float:
        """The time."""
        return self.now


def refusals(code: Code) -> float:
    """How often this process has refused something with a code."""
    return float(metrics.REFUSALS.labels(code)._value.get())


async def test_thousands_of_guesses_from_one_address(serve: Serve) -> None:
    """Of 2,000 guesses a minute's worth is looked up, the rest refused, and both are counted in the metrics."""
    async with serve(**EVERYBODY) as where, httpx.AsyncClient(base_url=where) as client:
        told = await opened(where, ALONE)
        wrong, slowed = refusals(Code.UNKNOWN_INVITATION), refusals(Code.TOO_MANY_REQUESTS)
        statuses = []
        for number in range(GUESSES):
            guess = f"{number:0{ID_LENGTH}}" if number < GUESSES - 1 else told["invitation"]
            answer = await client.post("/api/invitations", json={"invitation": guess})
            statuses.append(answer.status_code)
        looked_up = statuses.count(400)
        assert set(statuses) == {400, 429}, "the right one comes too late to be looked up"
        assert 60 <= looked_up <= 60 + GUESSES / 20  # it fills again while the test runs, by one a second
        assert refusals(Code.UNKNOWN_INVITATION) - wrong == looked_up
        assert refusals(Code.TOO_MANY_REQUESTS) - slowed == GUESSES - looked_up


async def test_guesses_from_many_addresses(serve: Serve) -> None:
    """Each address has its own measure, guesses of all are counted together, and a stranger is not turned away."""
    async with serve(**EVERYBODY) as where, httpx.AsyncClient(base_url=where) as client:
        told = await opened(where, ALONE)
        wrong = refusals(Code.UNKNOWN_INVITATION)
        for number in range(500):
            sent = {"X-Forwarded-For": f"10.0.{number % 250}.1"}
            answer = await client.post("/api/invitations", json={"invitation": f"{number:010}"}, headers=sent)
            assert answer.status_code == 400
        assert refusals(Code.UNKNOWN_INVITATION) - wrong == 500
        right = {"invitation": told["invitation"]}
        answer = await client.post("/api/invitations", json=right, headers={"X-Forwarded-For": "10.1.0.1"})
        assert answer.json()["table"] == told["table"]


def test_a_measure_holds_over_hours_and_thousands_of_addresses() -> None:
    """Whoever tries without a pause for two hours gets 60 and one a second; 9,000 others beside them change nothing."""
    clock = Clock()
    rate = Rate(1.0, 60, clock)
    given = 0
    for second in range(7200):
        clock.now = float(second)
        rate.take(f"10.{second % 9000 // 250}.{second % 250}.1")
        given += sum(rate.take("guesser") for _ in range(5))
    assert given == 60 + 7199
    for number in range(3 * MOST_ADDRESSES):
        rate.take(f"flood {number}")
    assert len(rate._buckets) <= MOST_ADDRESSES


def test_a_network_of_addresses_counts_as_one() -> None:
    """Of IPv6 whoever has one address has 2^64: the first half counts; IPv4 written as IPv6 is IPv4; odd names stay."""
    assert asker("2001:db8:1:2::1") == asker("2001:db8:1:2:ffff::7") != asker("2001:db8:1:3::1")
    assert asker("::ffff:192.0.2.7") == asker("192.0.2.7") == "192.0.2.7"
    assert (asker(""), asker("testclient")) == ("", "testclient")


def test_the_odds_that_the_guide_states() -> None:
    """Beside a thousand open tables: one address finds one in a year with 1 in 35,000, a thousand in a day 13,000."""
    codes = len(set(LETTERS)) ** ID_LENGTH
    year = 365 * 24 * 3600
    assert 35_000 < codes / (year * 1000) < 36_000
    assert 13_000 < codes / (1000 * 24 * 3600 * 1000) < 13_100
