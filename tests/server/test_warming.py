"""Bots get ready beside the tables: in another process first, then here; a server that stops does not wait for it."""

import asyncio
import sys
import time
from pathlib import Path

import pytest

from stube.server.warming import UNTIL_LEFT, warm_up


async def test_another_process_goes_first(tmp_path: Path) -> None:
    """What is loaded here finds what the other process has left."""
    left = tmp_path / "left"
    found: list[bool] = []
    command = (sys.executable, "-c", f"open({str(left)!r}, 'w').close()")
    await warm_up(lambda: found.append(left.exists()), command)
    assert found == [True]


async def test_without_another_process_it_is_done_here(tmp_path: Path) -> None:
    """A command that cannot be run, or that fails, keeps nobody from playing."""
    done: list[str] = []
    await warm_up(lambda: done.append("here"), (str(tmp_path / "nothing"),))
    await warm_up(lambda: done.append("here too"), (sys.executable, "-c", "raise SystemExit(3)"))
    assert done == ["here", "here too"]


async def test_what_fails_here_fails_later() -> None:
    """Bots that cannot be made ready say so where they are asked, and the server stays up."""

    def fail() -> None:
        raise OSError

    await warm_up(fail, (sys.executable, "-c", ""))


async def test_a_server_that_stops_does_not_wait() -> None:
    """Cancelled, the other process is ended at once, and nothing is loaded."""
    loaded: list[None] = []
    task = asyncio.create_task(
        warm_up(lambda: loaded.append(None), (sys.executable, "-c", "import time; time.sleep(60)"))
    )
    await asyncio.sleep(0.3)
    begun = time.monotonic()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert time.monotonic() - begun < 20
    assert loaded == []


async def test_a_killed_server_leaves_nothing_behind() -> None:
    """The process apart ends by itself when the one that waits for it is gone, however that went."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", f"{UNTIL_LEFT}import time; time.sleep(60)", stdin=asyncio.subprocess.PIPE
    )
    assert process.stdin is not None
    process.stdin.close()
    assert await asyncio.wait_for(process.wait(), 20) == 1
