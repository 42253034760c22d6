"""Work spread over processes. Whoever has many tasks hands them here, so that another engine (Ray, for many
machines) can take the place of the local processes without anybody noticing."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import TypeVar

from arbitre.kernel.rules import BadInput

Task = TypeVar("Task")
Outcome = TypeVar("Outcome")

Progress = Callable[[int, int], None]
"""Called with how much is done and how much there is."""


def run(jobs: int, work: Callable[[Task], Outcome], tasks: Sequence[Task]) -> Iterator[Outcome]:
    """The outcome of each task, in the order of the tasks, whatever the number of jobs.

    `work` is a function of a module and tasks are plain data, so that both can go to another process.
    Processes are spawned, not forked: a progress bar has a thread, and a fork would copy its locks.
    """
    if jobs < 1:
        raise BadInput(f"At least 1 job is needed, not {jobs}.")
    if jobs == 1 or len(tasks) < 2:
        yield from map(work, tasks)
        return
    size = max(1, min(16, len(tasks) // (jobs * 4)))
    pool = ProcessPoolExecutor(min(jobs, len(tasks)), mp_context=get_context("spawn"))
    try:
        yield from pool.map(work, tasks, chunksize=size)
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def tell(progress: Progress | None, done: int, total: int) -> None:
    """Report progress to whoever listens."""
    if progress is not None:
        progress(done, total)
