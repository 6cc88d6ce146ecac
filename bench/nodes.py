# ruff: noqa: INP001, PLC0415 - a script; only the nursery loads the server
"""Nodes of the server as processes of their own, started in a fraction of a second, for the fault and the load run.

A nursery has loaded the server once and forks a node whenever it is asked to, so that a node that was killed is
back before its importing alone would be done. `python bench/nodes.py` is that nursery: a port a line on its standard
input, a process id a line on its standard output.
"""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Self

UNLIMITED = {
    f"STUBE_{name}": "1000000"
    for name in (
        "TABLES_PER_MINUTE",
        "CONNECTS_PER_MINUTE",
        "QUESTIONS_PER_MINUTE",
        "INVITATIONS_PER_MINUTE",
        "MESSAGES_PER_SECOND",
    )
}
"""Everybody comes from one address here."""


@dataclass
class Nodes:
    """Nodes on ports of their own over one database.

    Attributes:
        ports: where they listen.
        log: all that they say.
        processes: by port, the process that listens there now.
    """

    ports: Sequence[int]
    log: Path
    environment: Mapping[str, str]
    processes: dict[int, int] = field(default_factory=dict)

    def __enter__(self) -> Self:
        """Start them all."""
        self._nursery = subprocess.Popen(
            [sys.executable, __file__],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.log.open("ab"),
            env={**os.environ, **UNLIMITED, "STUBE_LOG_JSON": "1", **self.environment},
            text=True,
            bufsize=1,
        )
        for port in self.ports:
            self.start(port)
        return self

    def __exit__(self, *_: object) -> None:
        """Stop them all."""
        for how in (signal.SIGTERM, signal.SIGKILL):
            for process in self.processes.values():
                with suppress(ProcessLookupError):
                    os.kill(process, how)
            time.sleep(1)
        assert self._nursery.stdin
        self._nursery.stdin.close()
        self._nursery.wait()

    def start(self, port: int) -> None:
        """Start the node of a port; it listens a moment later."""
        assert self._nursery.stdin
        assert self._nursery.stdout
        self._nursery.stdin.write(f"{port}\n")
        self.processes[port] = int(self._nursery.stdout.readline())

    def start_the_dead(self) -> None:
        """Start what was killed, or ended because it found no database, as whoever runs services does."""
        for port, process in self.processes.items():
            try:
                os.kill(process, 0)
            except ProcessLookupError:
                self.start(port)

    def kill(self, port: int, how: signal.Signals = signal.SIGKILL) -> None:
        """End the node of a port."""
        with suppress(ProcessLookupError):
            os.kill(self.processes[port], how)

    def memory(self, port: int) -> int:
        """Give the bytes of memory that a node has to itself."""
        lines = Path(f"/proc/{self.processes[port]}/smaps_rollup").read_text(encoding="ascii").splitlines()
        kilobytes = dict(line.split()[:2] for line in lines[1:])
        return 1024 * (int(kilobytes["Private_Clean:"]) + int(kilobytes["Private_Dirty:"]))

    def seconds(self, port: int) -> float:
        """Give the seconds of processor time that a node has taken."""
        fields = Path(f"/proc/{self.processes[port]}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def free_ports(count: int) -> list[int]:
    """Give ports that nobody listens on."""
    sockets = [socket.create_server(("127.0.0.1", 0)) for _ in range(count)]
    ports: list[int] = [opened.getsockname()[1] for opened in sockets]
    for opened in sockets:
        opened.close()
    return ports


def nurse() -> None:
    """Fork a node for each line."""
    import gc

    from stube.server.app import create_app
    from stube.server.running import serve
    from stube.server.settings import Settings

    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # the dead are nobody's to wait for
    gc.collect()
    gc.freeze()  # what is loaded stays shared
    for line in sys.stdin:
        child = os.fork()
        if child:
            sys.stdout.write(f"{child}\n")
            sys.stdout.flush()
            continue
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        os.close(0)
        os.setsid()  # of its own to whoever shares out processors, as on a machine of its own
        settings = Settings.read(port=int(line))
        quiet: dict[str, Any] = {"open_browser": False, "tell": lambda _: None}
        serve(create_app(settings), settings, **quiet)
        os._exit(0)


if __name__ == "__main__":
    nurse()
