# ruff: noqa: INP001, T201, S311 - a script; its chance is for repeating a run, not for secrets
"""Plays tables through several nodes while nodes are killed, the database is restarted and sockets are cut.

python bench/faults.py --tables 200 --kills 100 --restarts 5 --seed 1

Scripted players sit at real tables over real sockets, each connected to any node, now and then to two. They repeat
commands, send old ones again before new ones, and cut their connections. In the end, from the database alone: every
log is dense and replays, every table has finished, all that anybody was ever told is in the log where it was told
and once, no command that was only ever refused has acted, and everybody's last view is the replay's.
"""

import argparse
import asyncio
import json
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
from nodes import Nodes, free_ports
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from stube import protocol
from stube.games import catalogue
from stube.protocol import write_view
from stube.server.catalogue import Catalogue
from stube.server.company import Company
from stube.server.dealing import Dealing
from stube.server.store import Store, open_store
from stube.server.story import Story
from stube.testing.postgres import Cluster, cluster

SILENCE = 6.0
"""Seconds without a word after which a player asks whether the node lives, and again until they look elsewhere."""
LONGEST_WAIT = 8.0
"""Seconds between two attempts to connect at most; they double from 0.25, as the browser's do."""

WISHES: tuple[dict[str, Any], ...] = (
    {"game": "watten", "preset": "bavarian-11", "seats": ["person"] * 4},
    {"game": "watten", "preset": "two-hand", "seats": ["person"] * 2},
    {"game": "watten", "preset": "italian-11", "seats": ["person", "lowest", "person", "random"]},
    {"game": "watten", "preset": "three-hand", "seats": ["person", "person", "random"]},
    {"game": "german_whist", "preset": "classic", "seats": ["person"] * 2},
    {"game": "german_whist", "preset": "classic", "seats": ["person", "lowest"]},
)

Message = dict[str, Any]


@dataclass
class Run:
    """What all players of a run share."""

    ports: list[int]
    random: Random
    pace: float
    counts: Counter[str] = field(default_factory=Counter)
    finished: int = 0

    def where(self) -> str:
        """Give a node, any of them."""
        return f"127.0.0.1:{self.random.choice(self.ports)}"


@dataclass
class Told:
    """An update as it came: what had been seen before it, its number, its events."""

    since: int
    number: int
    events: list[Any]


class Player:
    """One seat: plays what it is offered until the match is over."""

    def __init__(self, run: Run, table: str, seat: int, secret: str, invitation: str, *, sits: bool) -> None:
        self.table, self.seat, self.secret = table, seat, secret
        self.view: Message | None = None
        self.told: list[Told] = []
        self.refused: set[str] = set()
        self.sent: Counter[str] = Counter()
        self._run = run
        self._invitation = None if sits else invitation
        self._number = 0
        self._ids = 0
        self._pending: Message | None = None
        self._old: Message | None = None
        self._wait = 0.25

    async def play(self) -> None:
        """Play, over as many connections as it takes."""
        while self.view is None or not self.view["over"]:
            try:
                async with connect(f"ws://{self._run.where()}/ws/{self.table}", compression=None) as connection:
                    await self._converse(connection)
            except (OSError, WebSocketException, TimeoutError):
                self._run.counts["connections lost"] += 1
                await asyncio.sleep(self._wait * self._run.random.uniform(0.5, 1))
                self._wait = min(2 * self._wait, LONGEST_WAIT)
        self._run.finished += 1

    async def _hear(self, connection: ClientConnection) -> Message:
        """Wait for a message; where none comes for long, ask whether the node is there."""
        try:
            said = await asyncio.wait_for(connection.recv(), SILENCE)
        except TimeoutError:
            await connection.send('{"type":"ping"}')
            said = await asyncio.wait_for(connection.recv(), SILENCE)
        self._wait = 0.25
        message: Message = json.loads(said)
        return message

    async def _converse(self, connection: ClientConnection) -> None:
        random = self._run.random
        hello = {"type": "hello", "secret": None if self._invitation else self.secret, "invitation": self._invitation}
        await connection.send(json.dumps({**hello, "since": 0 if self._invitation else self._number}))
        if self._invitation:
            sit = {"type": "sit", "id": f"sit{self.seat}", "seat": self.seat, "name": "", "secret": self.secret}
            await connection.send(json.dumps(sit))
        since = 0 if self._invitation else self._number
        while self.view is None or not self.view["over"]:
            message = await self._hear(connection)
            match message["type"]:
                case "welcome" if message["seat"] == self.seat:
                    self._invitation = None
                case "update" if message["view"]["seat"] == self.seat:
                    self.told.append(Told(since, message["number"], message["events"]))
                    since = self._number = message["number"]
                    self.view = message["view"]
                    await self._answer(connection)
                case "refused":
                    self._run.counts[f"refused: {message['code']}"] += 1
                    await self._refused(connection, message)
                case "failed":
                    self._run.counts[f"failed: {message['code']}"] += 1
                    raise ConnectionError
                case _:
                    continue
            if random.random() < 0.004:
                self._run.counts["connections cut"] += 1
                connection.transport.abort()

    async def _refused(self, connection: ClientConnection, message: Message) -> None:
        if message["code"] == "try_again":
            await asyncio.sleep(0.3)
        if self.view is None:
            raise ConnectionError  # not seated yet: once more from the door
        if message["code"] != "try_again":
            self.refused.add(message["id"])
            if self._pending is not None and message["id"] == self._pending["id"]:
                self._pending = None
            if message["view"] is not None:
                self.view = message["view"]
        await self._answer(connection)

    async def _answer(self, connection: ClientConnection) -> None:
        """Do what the view asks for, if it asks for anything."""
        view, random = self.view, self._run.random
        assert view is not None
        command = self._pending
        if command is not None and command["on"] != view["decision"]:
            command, self._old = None, command
        kept = True
        if command is None:
            if view["result"] and not view["over"]:
                command = {"type": "next"}
            elif view["choices"]:
                kept = not view["free"] or random.random() > 0.02  # looks and the like need not be answered by a change
                offered = view["choices"] if kept else view["free"]
                command = {"type": "act", "action": random.choice(offered)["action"]}
            else:
                self._pending = None
                return
            self._ids += 1
            command |= {"id": f"{self.seat}-{self._ids}", "on": view["decision"]}
            self._pending = command if kept else None
            await asyncio.sleep(random.expovariate(1 / self._run.pace))
        if self._old is not None and random.random() < 0.05:
            self._run.counts["old commands sent again"] += 1
            await self._send(connection, self._old)
        await self._send(connection, command)
        if random.random() < 0.05:
            self._run.counts["commands repeated"] += 1
            await self._send(connection, command)
        if random.random() < 0.03:
            await self._send_elsewhere(command)

    async def _send_elsewhere(self, command: Message) -> None:
        """Send the same command through another node at the same time."""
        self._run.counts["commands sent through two nodes"] += 1
        try:
            async with connect(f"ws://{self._run.where()}/ws/{self.table}", compression=None) as other:
                await other.send(json.dumps({"type": "hello", "secret": self.secret, "since": 0}))
                await self._send(other, command)
                await asyncio.wait_for(other.recv(), SILENCE)
        except (OSError, WebSocketException, TimeoutError):
            pass

    async def _send(self, connection: ClientConnection, command: Message) -> None:
        self.sent[command["id"]] += 1
        self._run.counts["commands"] += 1
        wire = command if command["type"] == "act" else {"type": "next", "id": command["id"]}
        await connection.send(json.dumps(wire))


async def open_table(run: Run, wish: Message) -> list[Player]:
    """Open a table and give its players."""
    async with httpx.AsyncClient(timeout=SILENCE) as client:
        while True:
            try:
                answer = await client.post(f"http://{run.where()}/api/tables", json=wish)
            except httpx.HTTPError:
                await asyncio.sleep(0.2)
                continue
            if answer.is_success:
                break
            run.counts[f"http {answer.status_code}"] += 1
            await asyncio.sleep(0.2)
    told = answer.json()
    table, invitation = told["table"], told["invitation"]
    secrets = [told["secret"] if seat == told["seat"] else f"{table}-{seat:030}" for seat in range(len(wish["seats"]))]
    return [
        Player(run, table, seat, secrets[seat], invitation, sits=seat == told["seat"])
        for seat, who in enumerate(wish["seats"])
        if who == "person"
    ]


async def disturb(run: Run, nodes: Nodes, database: Cluster, kills: int, restarts: int, every: float) -> None:
    """Kill nodes and restart the database, spread over time."""
    pause_before = {round((number + 0.5) * kills / restarts): number for number in range(restarts)}
    for number in range(kills):
        if number in pause_before:
            how = ("fast", "immediate")[pause_before[number] % 2]
            await asyncio.to_thread(database.stop, how)
            await asyncio.sleep(run.random.uniform(0, 2))
            await asyncio.to_thread(database.start)
            run.counts[f"database restarts ({how})"] += 1
        await asyncio.sleep(run.random.expovariate(1 / every))
        port = run.random.choice(run.ports)
        nodes.kill(port)
        run.counts["nodes killed"] += 1


async def check(store: Store, table: str, players: list[Player]) -> list[str]:
    """Give what is wrong with a table."""
    row = await store.table(table)
    assert row is not None
    game = catalogue()[row.game]
    rules = game.rules_type.read(msgspec.json.decode(row.rules, type=dict[str, str]))
    start = game.start(rules, msgspec.json.decode(row.setup))
    dealer = Catalogue(games=catalogue(), bots={}).dealer(shares=row.secret is not None)
    dealing = Dealing(table, row.secret or b"", start.seats, dealer)
    story = Story(game, start, Company.opened(row.seats, row.created), dealing)
    log = await store.log(table)
    faults = []
    if [entry.number for entry in log] != list(range(1, len(log) + 1)):
        faults.append(f"{table}: the log has gaps")
    for entry in log:
        story.take(entry, story.read(entry))
    commands = Counter((entry.seat, entry.command) for entry in log if entry.command is not None)
    faults += [f"{table}: {command} acted {count} times" for command, count in commands.items() if count != 1]
    if not story.state.over:
        faults.append(f"{table}: not finished")
    for player in players:
        line = story.lines[player.seat]
        for told in player.told:
            expected = [
                {"code": event.code, "args": protocol.wire_args(event.args)}
                for update in line.updates[told.since : told.number]
                for event in update
            ]
            if told.events and told.events != json.loads(json.dumps(expected)):
                faults.append(f"{table} {player.seat}: update {told.since} to {told.number} is not what the log says")
        if player.view != json.loads(write_view(story.state.view(player.seat))):
            faults.append(f"{table} {player.seat}: the last view is not the replay's")
        acted = {command for seat, command in commands if seat == player.seat}
        faults += [
            f"{table} {player.seat}: {command} was refused and acted"
            for command in player.refused & acted
            if player.sent[command] == 1
        ]
    return faults


async def run_all(options: argparse.Namespace) -> dict[str, Any]:
    """Play, disturb, check; give the summary."""
    random = Random(options.seed)
    run = Run(free_ports(options.nodes), random, options.pace)
    log = Path(tempfile.mkstemp(prefix="stube-faults-", suffix=".log")[1])
    began = time.monotonic()
    with cluster(("max_connections = 100",)) as database:
        address = database.address()
        with Nodes(run.ports, log, {"STUBE_DATABASE": address, "STUBE_BOT_PAUSE": "0.05"}) as nodes:
            players: list[Player] = []
            playing: list[asyncio.Task[None]] = []

            async def one_table(number: int) -> None:
                seated = await open_table(run, WISHES[number % len(WISHES)])
                players.extend(seated)
                await asyncio.gather(*(player.play() for player in seated))
                run.counts["tables"] += 1

            playing = [asyncio.create_task(one_table(number)) for number in range(options.at_once)]
            trouble = asyncio.create_task(disturb(run, nodes, database, options.kills, options.restarts, options.every))
            number = options.at_once
            while not trouble.done() or not all(task.done() for task in playing):
                await asyncio.sleep(1)
                nodes.start_the_dead()
                for task in (trouble, *playing):
                    if task.done():
                        task.result()
                # Until there were enough; and there is always something to disturb.
                while (number < options.tables or not trouble.done()) and options.at_once > sum(
                    not task.done() for task in playing
                ):
                    playing.append(asyncio.create_task(one_table(number)))
                    number += 1
                done = f"{run.counts['tables']}/{len(playing)} tables, {run.counts['nodes killed']} kills"
                print(
                    f"\r{time.monotonic() - began:5.0f} s: {done}, {run.counts['commands']} commands  ",
                    end="",
                    file=sys.stderr,
                )
                if time.monotonic() - began > options.limit:
                    break
            print(file=sys.stderr)
            left = [task for task in playing if not task.done()]
            for task in left:
                task.cancel()
            await asyncio.gather(*left, return_exceptions=True)
        faults: list[str] = [f"{len(left)} tables did not finish"] if left else []
        rows = 0
        async with open_store(address) as store:
            by_table: dict[str, list[Player]] = {}
            for player in players:
                by_table.setdefault(player.table, []).append(player)
            for table, seated in by_table.items():
                faults += await check(store, table, seated)
                rows += len(await store.log(table))
    said = await asyncio.to_thread(log.read_text, errors="replace")
    errors = [line for line in said.splitlines() if '"level": "error"' in line]
    faults += [f"logged: {line[:400]}" for line in errors[:20]]
    return {
        "seed": options.seed,
        "nodes": options.nodes,
        "tables": len(by_table),
        "players": len(players),
        "rows": rows,
        "told": sum(len(player.told) for player in players),
        "seconds": round(time.monotonic() - began),
        "counts": dict(sorted(run.counts.items())),
        "errors logged": len(errors),
        "log": str(log),
        "faults": faults,
    }


def main() -> None:
    """Run as asked; the summary is the last thing printed, and faults are the exit code."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200, help="tables in all, or more while nodes are killed")
    parser.add_argument("--at-once", type=int, default=200, help="tables at a time")
    parser.add_argument("--nodes", type=int, default=3)
    parser.add_argument("--kills", type=int, default=100, help="nodes killed in all")
    parser.add_argument("--restarts", type=int, default=5, help="restarts of the database in all")
    parser.add_argument("--every", type=float, default=2.0, help="seconds between kills, on average")
    parser.add_argument("--pace", type=float, default=1.0, help="seconds that a player thinks, on average")
    parser.add_argument("--limit", type=float, default=3600, help="seconds after which what has not ended is a fault")
    parser.add_argument("--seed", type=int, default=1)
    summary = asyncio.run(run_all(parser.parse_args()))
    print(json.dumps(summary, indent=1))
    sys.exit(bool(summary["faults"]))


if __name__ == "__main__":
    main()
