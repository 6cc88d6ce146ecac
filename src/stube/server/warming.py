"""Getting the bots ready while the table is already open."""

import asyncio
from asyncio.subprocess import DEVNULL, PIPE
from collections.abc import Callable, Sequence

import structlog

log = structlog.get_logger(__name__)

UNTIL_LEFT = """\
import os, sys, threading
threading.Thread(target=lambda: (sys.stdin.read(), os._exit(1)), daemon=True).start()
"""
"""What a process apart does first: it ends when its input does, so a server that was killed leaves nothing behind."""


async def warm_up(warm: Callable[[], None], apart: Sequence[str]) -> None:
    """Let another process compile what bots think with, then load here what it has left on the disk.

    Compiling takes half a minute once and keeps the interpreter to itself; in this process all tables would wait.

    Args:
        warm: gets the bots ready in this process, in a thread.
        apart: the command that does the same in a process of its own; it ends when this is cancelled, and
            begins with `UNTIL_LEFT` to end when this process does.
    """
    try:
        process = await asyncio.create_subprocess_exec(*apart, stdin=PIPE, stdout=DEVNULL, stderr=DEVNULL)
    except (OSError, NotImplementedError):  # some event loops start no processes: then it is compiled here
        log.warning("no_process", command=apart[0])
    else:
        try:
            await process.wait()
        except asyncio.CancelledError:
            process.kill()
            await process.wait()
            raise
    try:
        await asyncio.to_thread(warm)
    except Exception:
        log.exception("bots_not_warm")  # they get ready at their first decision, or fail there
