"""Small parts of the server: rates, outbox, settings, listening, the log's form."""

import asyncio
import logging
import socket
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import msgspec
import pytest
import structlog

from stube.server import journal, running
from stube.server.outbox import MOST_WAITING, NORMAL, TRY_AGAIN, Outbox
from stube.server.rates import Rate
from stube.server.settings import Settings


class Clock:
    """Time that stands still until it is moved."""

    now = 0.0

    def __call__(self) -> float:
        """Give the time."""
        return self.now


def test_a_rate_allows_a_burst_and_then_a_trickle() -> None:
    """A burst at once, then one for each share of a second, each address for itself."""
    clock = Clock()
    rate = Rate(2.0, 3, clock)
    assert [rate.take("a") for _ in range(4)] == [True, True, True, False]
    assert rate.take("b")
    clock.now = 0.5
    assert [rate.take("a") for _ in range(2)] == [True, False]
    clock.now = 1000.0
    assert [rate.take("a") for _ in range(4)] == [True, True, True, False]


def test_a_rate_forgets_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    """Memory is bounded: addresses with a full bucket go first, then all."""
    monkeypatch.setattr("stube.server.rates.MOST_ADDRESSES", 3)
    clock = Clock()
    rate = Rate(1.0, 1, clock)
    assert all(rate.take(name) for name in "abc")
    clock.now = 10.0
    assert rate.take("d")
    assert set(rate._buckets) == {"d"}
    assert all(rate.take(name) for name in "efg")
    assert set(rate._buckets) == {"g"}


async def test_an_outbox_keeps_order_and_ends() -> None:
    """Messages come in order; after closing, what waited still comes, and nothing more is taken in."""
    outbox = Outbox()
    outbox.send(b"1")
    outbox.send(b"2")
    outbox.close()
    outbox.send(b"3")
    assert [await outbox.next() for _ in range(3)] == [b"1", b"2", None]
    assert outbox.code == NORMAL


async def test_an_outbox_waits_for_what_is_sent() -> None:
    """Whoever asks for the next message gets it when it comes, the first of several; what comes later waits."""
    outbox = Outbox()
    asking = asyncio.create_task(outbox.next())
    for _ in range(3):
        await asyncio.sleep(0)
    assert not asking.done()
    outbox.send(b"1")
    outbox.send(b"2")
    assert [await asking, await outbox.next()] == [b"1", b"2"]
    asking = asyncio.create_task(outbox.next())
    await asyncio.sleep(0)
    outbox.close()
    assert await asking is None


async def test_who_reads_too_slowly_is_cut_off() -> None:
    """An outbox holds so many messages and no more; then the connection is to end, with a code that says try again."""
    outbox = Outbox()
    for _ in range(MOST_WAITING + 5):
        outbox.send(b"x")
    assert (outbox.closed, outbox.code) == (True, TRY_AGAIN)
    assert [await outbox.next() for _ in range(MOST_WAITING + 1)] == [b"x"] * MOST_WAITING + [None]


def test_settings_come_from_the_environment_and_what_is_given() -> None:
    """What is given goes before the environment, the environment before the defaults; None is not given."""
    environment = {"STUBE_PORT": "9000", "STUBE_DATA": "/srv/stube", "STUBE_BOT_PAUSE": "0.5", "OTHER": "1"}
    settings = Settings.read(environment, port=9001, host=None, bot_pause=None)
    assert (settings.port, settings.host, settings.data) == (9001, "127.0.0.1", Path("/srv/stube"))
    assert settings.bot_pause == 0.5
    assert settings.store == "sqlite:////srv/stube/stube.sqlite3"
    elsewhere = "postgresql://stube@database/stube"
    assert Settings.read({"STUBE_DATABASE": elsewhere}).store == elsewhere
    assert Settings.read({}) == Settings()


@pytest.mark.parametrize(
    ("name", "value"), [("PORT", "many"), ("PORT", "70000"), ("BOT_PAUSE", "-1"), ("LOG_LEVEL", "loud")]
)
def test_settings_that_cannot_be_are_refused(name: str, value: str) -> None:
    """A value of the wrong kind or out of range names itself in the error."""
    with pytest.raises(msgspec.ValidationError, match=name.lower()):
        Settings.read({f"STUBE_{name}": value})


def test_a_free_port_is_found_when_the_usual_one_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a wish any free port does; a port that was asked for and is taken is an error."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        taken = other.getsockname()[1]
        monkeypatch.setattr(running, "DEFAULT_PORT", taken)
        with running.listen(Settings()) as found:
            assert found.getsockname()[1] != taken
            assert running.address(found) == f"http://127.0.0.1:{found.getsockname()[1]}/"
        with pytest.raises(OSError, match="in use"):
            running.listen(Settings(port=taken))


def test_small_writes_are_sent_at_once() -> None:
    """An accepted connection does not wait for acknowledgements before its next small packet."""
    with (
        running.listen(Settings(port=0)) as listening,
        socket.create_connection(listening.getsockname()[:2]),
        listening.accept()[0] as accepted,
    ):
        assert accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)


def test_the_local_network_is_told_its_own_address() -> None:
    """Who listens everywhere is told where others find this machine: never an address that means themselves."""
    with socket.create_server(("0.0.0.0", 0)) as found:  # noqa: S104 - for a moment
        port = found.getsockname()[1]
        told = running.address(found)
        assert told == f"http://{running.in_network(socket.AF_INET)}:{port}/"
        assert "0.0.0.0" not in told  # noqa: S104
        with socket.create_connection((urlsplit(told).hostname, port), timeout=5):
            pass  # it leads here


@pytest.mark.parametrize("host", ["127.0.0.1", "127.8.8.8", "::1", "localhost"])
def test_a_machine_alone_has_no_address_for_others(host: str) -> None:
    """Where nobody else can come no address is told; an invitation by it would lead them back to themselves."""
    assert running.outside(host, 8765) is None


def test_others_are_told_an_address_that_is_not_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who listens everywhere is told the machine's address in its network; any other is told as it is."""
    monkeypatch.setattr(running, "in_network", lambda _family: "192.168.7.3")
    assert running.outside("0.0.0.0", 81) == "http://192.168.7.3:81/"  # noqa: S104 - compared with
    assert running.outside("fd00::5", 81) == "http://[fd00::5]:81/"
    assert running.outside("stube.lan", 81) == "http://stube.lan:81/"


def test_without_a_network_there_is_still_an_address(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where no way leads out, the machine itself can play."""

    def unreachable(*_given: object) -> None:
        raise OSError

    class Lonely(socket.socket):
        connect = unreachable

    monkeypatch.setattr(socket, "socket", Lonely)
    assert running.in_network(socket.AF_INET) == "127.0.0.1"
    assert running.in_network(socket.AF_INET6) == "::1"


@pytest.fixture
def quiet_log() -> Iterator[None]:
    """Puts the log back as it was."""
    root = logging.getLogger()
    kept, level = root.handlers[:], root.level
    yield
    root.handlers[:] = kept
    root.setLevel(level)
    structlog.reset_defaults()


@pytest.mark.usefixtures("quiet_log")
@pytest.mark.parametrize("log_json", [False, True])
def test_the_log_shows_no_values_of_variables(capsys: pytest.CaptureFixture[str], *, log_json: bool) -> None:
    """A traceback in the log names places in the code, not the hands that lay there nor the error's own words."""
    journal.set_up(Settings(log_json=log_json))
    hand = {"geheim" + "er Schlag": 1}
    try:
        hand.pop("kein " + "Schlag")
    except KeyError:
        structlog.get_logger("stube.test").exception("fault", table="t1")
    said = capsys.readouterr().err
    assert "fault" in said
    assert "t1" in said
    assert "Traceback" in said
    assert "KeyError" in said
    assert "kein Schlag" not in said
    assert "geheimer" not in said
