"""What those who run a server are told: whether it is well, its figures, its log; and what none of them says."""

import logging
import re
from collections.abc import Iterator
from random import Random

import httpx
import pytest
import structlog
from server.conftest import Serve
from server.test_sockets import OTHERS, hear, opened, say, seated, socket

from stube.core import View
from stube.server import journal, metrics
from stube.server.settings import Settings
from stube.server.store import Store, StoreDownError

CARD = re.compile(r"\b[ELHS][789TUOKA]\b")
"""Cards of the toy's pack, as they are written everywhere."""


@pytest.fixture
def own_log() -> Iterator[None]:
    """Puts the log back as it was."""
    root = logging.getLogger()
    kept, level = root.handlers[:], root.level
    yield
    root.handlers[:] = kept
    root.setLevel(level)
    structlog.reset_defaults()


class Talkative:
    """A bot whose fault tells its hand."""

    def choose(self, view: View, random: Random) -> str:
        """Fail."""
        raise RuntimeError(f"{[card.card for card in view.hand]} {view.choices}")


async def test_a_process_that_lives_says_so(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a database the process still lives, but nobody should be sent to it; with it both answer."""

    async def down(_: Store, __: float) -> None:
        raise StoreDownError

    async with serve() as where, httpx.AsyncClient(base_url=where) as client:
        assert [(await client.get(path)).json()["status"] for path in ("/health", "/ready")] == ["ok", "ok"]
        monkeypatch.setattr(Store, "ping", down)
        assert (await client.get("/health")).status_code == 200
        answer = await client.get("/ready")
        assert (answer.status_code, answer.json()["code"]) == (503, "try_again")


async def test_figures_are_told_for_prometheus(serve: Serve) -> None:
    """Tables, sockets, rows, refusals and times are told on a port of their own, and no id of anything."""
    with metrics.told("127.0.0.1", 0) as port:
        async with httpx.AsyncClient() as client:
            url = f"http://127.0.0.1:{port}/metrics"
            refused = 'stube_refusals_total{code="bad_card"} '
            before = _figure((await client.get(url)).text, refused)
            async with serve() as where:
                told = await opened(where)
                async with socket(where, told["table"]) as connection:
                    await seated(connection, told["secret"])
                    await say(connection, type="act", id="x", on=2, action="play XX")
                    assert (await hear(connection))["code"] == "bad_card"
                    text = (await client.get(url)).text
    assert _figure(text, refused) == before + 1
    assert _figure(text, "stube_tables_live ") == 1
    assert _figure(text, "stube_sockets ") == 1
    assert _figure(text, 'stube_rows_total{kind="deal"} ') >= 2
    assert _figure(text, "stube_append_seconds_count ") >= 2
    assert _figure(text, "process_resident_memory_bytes ") > 0
    assert not any(secret in text for secret in (told["table"], told["secret"], told["invitation"]))


def _figure(text: str, name: str) -> float:
    found = [line for line in text.splitlines() if line.startswith(name)]
    return float(found[0].rpartition(" ")[2]) if found else 0.0


def test_without_a_port_no_figures_are_told() -> None:
    """Nothing listens unless it was asked for."""
    with metrics.told("127.0.0.1", Settings().metrics_port) as port:
        assert port is None


@pytest.mark.usefixtures("own_log")
@pytest.mark.parametrize("log_json", [False, True])
async def test_the_log_of_a_match_has_no_secret_no_card_and_no_name(
    serve: Serve, capsys: pytest.CaptureFixture[str], *, log_json: bool
) -> None:
    """A match with all that goes wrong at a table leaves a log, and in it nothing of what the people know."""
    journal.set_up(Settings(log_level="debug", log_json=log_json))
    wish = {"game": "toy", "preset": "three", "seats": ["person", "person", "talkative"], "name": "Annegret"}
    async with serve(registry={"talkative": Talkative}) as where:
        told = await opened(where, wish)
        async with socket(where, told["table"]) as connection:
            view = await seated(connection, told["secret"])
            for number in range(60):
                if view["over"]:
                    break
                await say(connection, type="act", id=f"bad{number}", on=view["decision"], action="play EK EA")
                await connection.send('{"garbage of Annegret": "play EK"}')
                if view["result"]:
                    await say(connection, type="next", id=f"n{number}")
                elif view["choices"]:
                    action = view["choices"][0]["action"]
                    await say(connection, type="act", id=f"a{number}", on=view["decision"], action=action)
                elif view["turn"] == [1]:
                    async with socket(where, told["table"]) as other:
                        theirs = await seated(other, OTHERS)
                        action = theirs["choices"][0]["action"]
                        await say(other, type="act", id=f"b{number}", on=theirs["decision"], action=action)
                        await hear(other)
                while (heard := await hear(connection))["type"] != "update" or heard["view"] == view:
                    pass
                view = heard["view"]
    log = capsys.readouterr().err
    assert "table_opened" in log
    assert "bot_failed" in log
    assert "RuntimeError" in log
    for word in ("Annegret", told["secret"], told["invitation"], OTHERS):
        assert word not in log
    assert CARD.findall(log) == []
