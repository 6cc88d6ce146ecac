# ruff: noqa: INP001, T201, S311 - a script
"""How many tables one node holds: time from sending an action until every seat has seen it, and memory.

python bench/load.py --tables 1000 --database sqlite --seconds 60
python bench/load.py --tables 1000 --database postgresql

Tables of four people play Watten, at each an action every two seconds, whatever the server's answers take. The clients
are a process of their own (this one) with sockets of the barest kind. Printed is one line of JSON, beside it the load
of the machine, for figures of a busy machine say little.
"""

import argparse
import asyncio
import gc
import json
import os
import resource
import struct
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from random import Random
from statistics import quantiles
from typing import Any, cast

import httpx
import msgspec
import uvloop
from nodes import Nodes, free_ports

from stube.testing.postgres import cluster

WISH = {"game": "watten", "preset": "bavarian-11", "seats": ["person"] * 4}
TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A


class Choice(msgspec.Struct):
    """What of a choice is looked at."""

    action: str
    kind: str = ""


class View(msgspec.Struct):
    """What of a view is looked at."""

    decision: int
    choices: list[Choice]
    over: bool
    result: Any = None


class Message(msgspec.Struct):
    """What of a message is looked at."""

    type: str
    view: View | None = None
    code: str = ""


class Seat(asyncio.Protocol):
    """One socket: sends frames whose mask is zero, so that they cost nothing."""

    def __init__(self, table: "Table", hello: Sequence[dict[str, Any]]) -> None:
        self._table, self._hello = table, hello
        self._buffer = b""
        self._open = False
        self._transport: asyncio.Transport | None = None
        self.view: View | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a WebSocket."""
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(
            f"GET /ws/{self._table.id} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        """Take what comes apart."""
        self._buffer += data
        if not self._open:
            head, end, rest = self._buffer.partition(b"\r\n\r\n")
            if not end:
                return
            assert b" 101 " in head.split(b"\r\n")[0], head
            self._open, self._buffer = True, rest
            for message in self._hello:
                self.send(message)
        while (frame := self._frame()) is not None:
            kind, payload = frame
            if kind == TEXT:
                self._hear(MESSAGES.decode(payload))
            elif kind == PING:
                self._write(PONG, payload)
            elif kind == CLOSE:
                self._table.run.closed += 1

    def send(self, message: dict[str, Any]) -> None:
        """Send a message."""
        self._write(TEXT, json.dumps(message).encode())

    def _write(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        head = struct.pack("!BB", kind, 0x80 | size) if size < 126 else struct.pack("!BBH", kind, 0x80 | 126, size)
        assert self._transport is not None
        self._transport.write(head + b"\0\0\0\0" + payload)

    def _frame(self) -> tuple[int, bytes] | None:
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        size, begin = buffer[1], 2
        if size == 126:
            size, begin = int.from_bytes(buffer[2:4], "big"), 4
        elif size == 127:
            size, begin = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < begin + size:
            return None
        self._buffer = buffer[begin + size :]
        return buffer[0], buffer[begin : begin + size]

    def _hear(self, message: Message) -> None:
        self._table.run.heard += 1
        if message.type == "update" and message.view is not None:
            self.view = message.view
            self._table.seen(self)
        elif message.type in {"refused", "failed"}:
            self._table.run.refused.append(message.code)


MESSAGES = msgspec.json.Decoder(Message)


class Table:
    """One table and its four seats."""

    def __init__(self, run: "Run", told: dict[str, Any]) -> None:
        self.run, self.id = run, told["table"]
        self._told = told
        self.seats: list[Seat] = []
        self._sent: tuple[float, int] | None = None  # when, and on which decision
        self._saw: set[Seat] = set()
        self._number = 0

    async def connect(self, seat: int) -> None:
        """Connect a person, who sits down if it is not the opener."""
        if seat == 0:
            hello = [{"type": "hello", "secret": self._told["secret"]}]
        else:
            secret = f"{self.id}{seat:030}"
            hello = [
                {"type": "hello", "invitation": self._told["invitation"]},
                {"type": "sit", "id": f"sit{seat}", "seat": seat, "name": "", "secret": secret},
            ]
        _, made = await asyncio.get_running_loop().create_connection(
            lambda: Seat(self, hello), "127.0.0.1", self.run.port
        )
        self.seats.append(made)

    @property
    def ready(self) -> bool:
        """Whether somebody can act."""
        return any(seat.view is not None and (seat.view.choices or seat.view.result) for seat in self.seats)

    async def play(self, until: float, begin: float) -> None:
        """Act every so often."""
        moment = time.monotonic() + self.run.random.uniform(0, self.run.every)
        while moment < until:
            await asyncio.sleep(max(0.0, moment - time.monotonic()))
            if self._sent is not None and moment > begin:
                self.run.late += 1
            self._act(measured=moment > begin)
            moment += self.run.every

    def _act(self, *, measured: bool) -> None:
        for seat in self.seats:
            view = seat.view
            if view is None or view.over or not (view.choices or view.result):
                continue
            self._number += 1
            self._saw.clear()
            self._sent = (time.perf_counter() if measured else 0.0, view.decision)
            if view.choices:
                plain = [choice for choice in view.choices if choice.kind not in {"raise", "fold"}] or view.choices
                action = self.run.random.choice(plain).action
                seat.send({"type": "act", "id": f"c{self._number}", "on": view.decision, "action": action})
            else:
                seat.send({"type": "next", "id": f"c{self._number}"})
            self.run.actions += measured
            return

    def seen(self, seat: Seat) -> None:
        """Note that a seat has seen what was done last."""
        if self._sent is None or seat.view is None or seat.view.decision <= self._sent[1]:
            return
        self._saw.add(seat)
        if len(self._saw) == len(self.seats):
            if self._sent[0]:
                self.run.times.append(time.perf_counter() - self._sent[0])
            self._sent = None


class Run:
    """All tables, and what was measured."""

    def __init__(self, port: int, every: float, seed: int) -> None:
        self.port, self.every, self.random = port, every, Random(seed)
        self.times: list[float] = []
        self.refused: list[str] = []
        self.actions = self.late = self.heard = self.closed = 0


async def appends(port: int) -> tuple[float, float]:
    """Give how many rows the node has written, and how many seconds that took in all."""
    async with httpx.AsyncClient() as client:
        lines = (await client.get(f"http://127.0.0.1:{port}/metrics")).text.splitlines()
    figures = dict(line.rsplit(" ", 1) for line in lines if line.startswith("stube_append_seconds_"))
    return float(figures["stube_append_seconds_count"]), float(figures["stube_append_seconds_sum"])


def say(what: str) -> None:
    """Tell how far it is."""
    print(f"{time.process_time():.0f} s of mine: {what}", file=sys.stderr, flush=True)


async def in_turn(work: Sequence[Any], at_once: int) -> list[Any]:
    """Await many, not too many at a time."""
    gate = asyncio.Semaphore(at_once)

    async def one(each: Any) -> Any:
        async with gate:
            return await each

    return await asyncio.gather(*(one(each) for each in work))


async def measure(options: argparse.Namespace, nodes: Nodes) -> dict[str, Any]:
    """Open, connect, play, and give the figures."""
    (port,) = nodes.ports
    run = Run(port, options.every, options.seed)
    where = f"http://127.0.0.1:{port}"
    async with httpx.AsyncClient(base_url=where, timeout=60) as client:
        while True:
            try:
                if (await client.get("/ready")).is_success:
                    break
            except httpx.HTTPError:
                await asyncio.sleep(0.1)
        await client.post("/api/tables", json=WISH)
        empty = nodes.memory(port)
        told = await in_turn([client.post("/api/tables", json=WISH) for _ in range(options.tables)], 8)
    say("opened")
    tables = [Table(run, answer.json()) for answer in told]
    await in_turn([table.connect(0) for table in tables], 50)
    await asyncio.sleep(3)
    one_each = nodes.memory(port)
    say("openers there")
    for seat in (1, 2, 3):
        await in_turn([table.connect(seat) for table in tables], 50)
    while not all(table.ready for table in tables):  # noqa: ASYNC110 - a look now and then will do
        await asyncio.sleep(0.5)
    await asyncio.sleep(3)
    all_there = nodes.memory(port)
    say("all there")
    gc.collect()
    gc.freeze()
    before = os.getloadavg()[0]
    begin = time.monotonic() + options.every + 2
    playing = [asyncio.create_task(table.play(begin + options.seconds, begin)) for table in tables]
    await asyncio.sleep(begin - time.monotonic())
    cpu, own = nodes.seconds(port), time.process_time()
    was = await appends(options.figures)
    await asyncio.gather(*playing)
    count, seconds = (now - then for now, then in zip(await appends(options.figures), was, strict=True))
    cpu, own = nodes.seconds(port) - cpu, time.process_time() - own
    await asyncio.sleep(2)
    sockets = 4 * len(tables)
    cut = quantiles(run.times, n=100) if len(run.times) > 1 else [0.0] * 99
    return {
        "database": options.database,
        "tables": len(tables),
        "sockets": sockets,
        "actions a second": round(run.actions / options.seconds, 1),
        "ms": {f"p{part}": round(1000 * cut[part - 1], 1) for part in (50, 95, 99)},
        "late": run.late,
        "unseen": run.actions - len(run.times),
        "refused": sorted(set(run.refused)),
        "closed": run.closed,
        "kB a socket": round((all_there - one_each) / 3 / len(tables) / 1000, 1),
        "kB all in": round((all_there - empty) / sockets / 1000, 1),
        "kB after play": round((nodes.memory(port) - empty) / sockets / 1000, 1),
        "ms to the disk": round(1000 * seconds / max(1, count), 1),
        "server cores": round(cpu / options.seconds, 2),
        "client cores": round(own / options.seconds, 2),
        "server ms an action": round(1000 * cpu / max(1, run.actions), 2),
        "load before, after": [round(before, 1), round(os.getloadavg()[0], 1)],
    }


def main() -> None:
    """Run as asked."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--every", type=float, default=2.0, help="seconds between two actions at a table")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="stube-load-")))
        port, options.figures = free_ports(2)
        environment = {
            "STUBE_DATA": str(folder),
            "STUBE_LOG_LEVEL": "warning",
            "STUBE_METRICS_PORT": str(options.figures),
        }
        if options.database == "postgresql":
            environment["STUBE_DATABASE"] = stack.enter_context(cluster()).address()
        nodes = stack.enter_context(Nodes([port], folder / "log", environment))
        print(json.dumps(uvloop.run(measure(options, nodes))))
        print((folder / "log").read_text()[-2000:], end="")


if __name__ == "__main__":
    main()
