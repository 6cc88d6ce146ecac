"""A PostgreSQL of one's own for tests and measurements: started, restarted, thrown away."""

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

PROGRAMS = "initdb", "postgres", "pg_ctl"


def find_programs() -> Path | None:
    """Give the folder of PostgreSQL's programs, newest version first; None where there are none."""
    beside = shutil.which("postgres")
    folders = [
        *sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name), reverse=True),
        *([Path(beside).parent] if beside else []),
    ]
    return next((folder for folder in folders if all((folder / name).is_file() for name in PROGRAMS)), None)


class Cluster:
    """A running PostgreSQL that only this machine reaches.

    It belongs to another user where we are root, since PostgreSQL refuses to be root.

    Args:
        programs: the folder of its programs.
        folder: an empty folder for its data.
        settings: lines for its configuration; what is left out is PostgreSQL's own, durable default.
    """

    def __init__(self, programs: Path, folder: Path, settings: Sequence[str] = ()) -> None:
        self._programs = programs
        self._data = folder / "data"
        self._user = _other_user() if os.getuid() == 0 else None
        if self._user is not None:
            shutil.chown(folder, self._user)
        self._run("initdb", "--pgdata", str(self._data), "--username", "stube", "--auth", "trust", "--no-sync")
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        lines = (f"port = {self.port}", f"unix_socket_directories = '{folder}'", "max_connections = 60", *settings)
        with (self._data / "postgresql.auto.conf").open("a", encoding="utf-8") as configuration:
            configuration.writelines(f"{line}\n" for line in lines)
        self.start()

    def address(self, name: str = "postgres") -> str:
        """Give the address of a database."""
        return f"postgresql://stube@127.0.0.1:{self.port}/{name}"

    def start(self) -> None:
        """Start it, and wait until it answers."""
        self._run("pg_ctl", "start", "--wait", "--silent", "--pgdata", str(self._data), "--log", str(self._log))

    def stop(self, mode: str = "fast") -> None:
        """Stop it: `smart` waits for everybody, `fast` throws everybody out, `immediate` is a crash."""
        self._run("pg_ctl", "stop", "--wait", "--silent", "--pgdata", str(self._data), "--mode", mode)

    @property
    def _log(self) -> Path:
        return self._data.parent / "log"

    def _run(self, program: str, *arguments: str) -> None:
        done = subprocess.run(
            [str(self._programs / program), *arguments],
            cwd=self._data.parent,
            stdin=subprocess.DEVNULL,
            # A file, because the server would hold a pipe open for as long as it lives.
            stdout=subprocess.DEVNULL,
            stderr=subprocess.STDOUT,
            user=self._user,
            group=self._user,
            extra_groups=None if self._user is None else [],
            check=False,
        )
        if done.returncode != 0:
            said = self._log.read_text(errors="replace") if self._log.is_file() else ""
            raise RuntimeError(f"{program} ended with {done.returncode}\n{said[-2000:]}")


@contextmanager
def cluster(settings: Sequence[str] = ()) -> Iterator[Cluster]:
    """Run a PostgreSQL while a context is open.

    Raises:
        FileNotFoundError: its programs are not installed.
    """
    programs = find_programs()
    if programs is None:
        raise FileNotFoundError("PostgreSQL is not installed (on Debian: apt-get install postgresql)")
    folder = Path(tempfile.mkdtemp(prefix="stube-postgres-"))
    try:
        running = Cluster(programs, folder, settings)
        try:
            yield running
        finally:
            running.stop("immediate")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _other_user() -> str:
    """Give a user that PostgreSQL may be: its own where the system has one."""
    known = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in known else "nobody"
