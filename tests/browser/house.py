"""A server of its own for browser tests: started, killed without a word, started again on the same port."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import IO

ADDRESS = re.compile(r"http://127\.0\.0\.1:(\d+)/")


class House:
    """`stube serve` on loopback with bots that answer at once.

    Attributes:
        url: address of the start page, with a slash at its end.
    """

    def __init__(self, data: Path, pause: float = 0.0) -> None:
        """Start it.

        Args:
            data: folder of its database.
            pause: seconds that a bot waits before it acts.
        """
        self._data = data
        self._pause = pause
        self._port = 0
        self._process: subprocess.Popen[str] | None = None
        self.url = ""
        self.start()

    def start(self) -> None:
        """Start it on the port it had before, if it had one."""
        command = [sys.executable, "-m", "stube.cli", "serve", "--port", str(self._port), "--data", str(self._data)]
        self._process = subprocess.Popen(
            [*command, "--no-open", "--bot-pause", str(self._pause), "--log-level", "error"],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env={
                **os.environ,
                "PYTHONUNBUFFERED": "1",
                "STUBE_TABLES_PER_MINUTE": "1000",
                "STUBE_INVITATIONS_PER_MINUTE": "1000",
            },
        )
        found = ADDRESS.search(_first_line(self._process.stdout))
        assert found is not None, "the server did not say its address"
        self._port = int(found[1])
        self.url = found[0]

    def kill(self) -> None:
        """End it as a power cut would."""
        self._end(signal.SIGKILL)

    def close(self) -> None:
        """Ask it to end."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self._process is None:
            return
        self._process.send_signal(how)
        self._process.wait(timeout=10)
        if self._process.stdout is not None:
            self._process.stdout.close()
        self._process = None


def _first_line(output: IO[str] | None) -> str:
    return "" if output is None else output.readline()
