"""Who plays the pairs: this process, a pool of processes on this machine, or a Ray cluster.

Each way gives the pairs as they are finished, in any order; closing the iterator stops the work.
"""

import contextlib
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from itertools import islice
from multiprocessing import connection
from typing import Any, TypeAlias, TypeVar

from stube.arena.contest import Contest
from stube.arena.pairs import Pair, play_pair, warm_up
from stube.errors import Arg, Code, RulesError, StubeError

T = TypeVar("T")

AHEAD = 4
"""Pairs that wait for each process; more would only be thrown away when a run stops."""


@dataclass(frozen=True, slots=True)
class Refused:
    """An error of Stube on its way from another process."""

    code: str
    details: Mapping[str, Arg]


Workers: TypeAlias = Callable[[Contest, Iterable[int]], Iterator[Pair]]
"""Plays the pairs of a contest with these numbers."""


def here(contest: Contest, numbers: Iterable[int]) -> Iterator[Pair]:
    """Play in this process, one pair after the other."""
    for number in numbers:
        warm_up(contest)
        yield play_pair(contest, number)


def in_pool(jobs: int) -> Workers:
    """Play in so many processes on this machine.

    Raises (while it is read):
        RulesError: what a pair was refused with, or `worker_died`.
    """

    def play(contest: Contest, numbers: Iterable[int]) -> Iterator[Pair]:
        context = multiprocessing.get_context("spawn")  # a fork of a process with threads may hang
        pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=_alone)
        waiting = iter(numbers)
        running: set[Future[Pair | Refused]] = set()
        try:
            while True:
                for number in islice(waiting, AHEAD * jobs - len(running)):
                    running.add(pool.submit(_played, contest, number))
                if not running:
                    return
                done, running = wait(running, return_when=FIRST_COMPLETED)
                yield from (_pair(future.result()) for future in done)
        except BrokenProcessPool:
            raise RulesError(Code.WORKER_DIED) from None
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
            if running:  # stopped half way: nobody wants what they are at
                for process in multiprocessing.active_children():
                    process.terminate()
            pool.shutdown(wait=True)

    return play


def spread(work: Callable[[int], T], count: int, jobs: int) -> Iterator[T]:
    """Do the work for each number below `count`, in so many processes of this machine; results come in order.

    Args:
        work: a function that other processes can import, or a `partial` of one.
        count: how many numbers.
        jobs: processes; one is this one.

    Raises (while it is read):
        RulesError: `worker_died`, or what the work raises.
    """
    if jobs == 1:
        yield from map(work, range(count))
        return
    context = multiprocessing.get_context("spawn")  # a fork of a process with threads may hang
    pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=_alone)
    try:
        yield from pool.map(work, range(count), chunksize=4)
    except BrokenProcessPool:
        raise RulesError(Code.WORKER_DIED) from None
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _alone() -> None:
    """Make a process of the pool leave Ctrl-C to its parent, and end when that is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def watch() -> None:
        connection.wait([parent.sentinel])
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def on_ray(jobs: int) -> Workers:
    """Play on the Ray cluster that RAY_ADDRESS names, or on a local one with so many processes.

    Raises:
        RulesError: `missing_extra`: Ray is not installed; `worker_died` while pairs are read.
    """
    try:
        import ray  # noqa: PLC0415 - an extra
    except ImportError:
        raise RulesError(Code.MISSING_EXTRA, extra="ray") from None

    def play(contest: Contest, numbers: Iterable[int]) -> Iterator[Pair]:
        ours = not ray.is_initialized()
        if ours:
            local: dict[str, Any] = {} if os.environ.get("RAY_ADDRESS") else {"num_cpus": jobs}
            ray.init(include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR, **local)
        remote = ray.remote(_played)
        waiting, running = iter(numbers), list[Any]()
        try:
            while True:
                running += [remote.remote(contest, number) for number in islice(waiting, AHEAD * jobs - len(running))]
                if not running:
                    return
                done, running = ray.wait(running)
                yield from (_pair(ray.get(one)) for one in done)
        except (ray.exceptions.WorkerCrashedError, ray.exceptions.NodeDiedError):
            raise RulesError(Code.WORKER_DIED) from None
        finally:
            for one in running:
                with contextlib.suppress(Exception):  # it may have ended meanwhile
                    ray.cancel(one)
            if ours:
                ray.shutdown()

    return play


def _played(contest: Contest, number: int) -> Pair | Refused:
    """Play a pair where an error of Stube could not travel as one."""
    try:
        warm_up(contest)
        return play_pair(contest, number)
    except StubeError as refusal:
        return Refused(refusal.code.value, dict(refusal.details))


def _pair(found: Pair | Refused) -> Pair:
    if isinstance(found, Refused):
        raise RulesError(Code(found.code), **found.details)
    return found
