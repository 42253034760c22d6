"""Work spread over processes. Whoever has many tasks hands them here; local processes do them, or those of a
Ray cluster (`cluster`), without anybody noticing."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import TypeVar

from arbitre.kernel.rules import BadInput

Task = TypeVar("Task")
Outcome = TypeVar("Outcome")

RAY = "ray://"

Progress = Callable[[int, int], None]
"""Called with how much is done and how much there is."""


def is_engine(on: str) -> bool:
    """Whether work can be done there: nowhere in particular (local processes), `ray` or `ray://address`."""
    return on in ("", "ray") or (on.startswith(RAY) and len(on) > len(RAY))


def _check(on: str) -> None:
    if not is_engine(on):
        raise BadInput(f"Work is done on 'ray' or 'ray://address', not on '{on}'.")


def run(jobs: int, work: Callable[[Task], Outcome], tasks: Sequence[Task], on: str = "") -> Iterator[Outcome]:
    """The outcome of each task, in the order of the tasks, whatever the number of jobs and wherever they are
    done: in processes of this machine, or `on` Ray.

    `work` is a function of a module and tasks are plain data, so that both can go to another process.
    Processes are spawned, not forked: a progress bar has a thread, and a fork would copy its locks.
    """
    if jobs < 1:
        raise BadInput(f"At least 1 job is needed, not {jobs}.")
    _check(on)
    if on:
        from .cluster import over_ray

        yield from over_ray(on.removeprefix(RAY) if on.startswith(RAY) else "", jobs, work, tasks)
        return
    if jobs == 1 or len(tasks) < 2:
        yield from map(work, tasks)
        return
    size = max(1, min(16, len(tasks) // (jobs * 4)))
    pool = ProcessPoolExecutor(min(jobs, len(tasks)), mp_context=get_context("spawn"))
    try:
        yield from pool.map(work, tasks, chunksize=size)
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def counted(progress: Progress | None, total: int, done: Iterable[Outcome]) -> Iterator[Outcome]:
    """What comes of a work, piece by piece, each told to whoever waits for it."""
    for number, outcome in enumerate(done, 1):
        yield outcome
        tell(progress, number, total)


def tell(progress: Progress | None, done: int, total: int) -> None:
    """Report progress to whoever listens."""
    if progress is not None:
        progress(done, total)
