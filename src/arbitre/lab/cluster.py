"""The same work over Ray: many processes, on one machine or on many.

A bundle of tasks whose process dies is done again by another; what comes back is in the order of the tasks,
so nobody can tell where they were done. Every machine has Arbitre installed, of the same version as here.
"""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final, TypeVar
from warnings import catch_warnings, simplefilter

import arbitre
from arbitre.extras import need
from arbitre.kernel.rules import BadInput

Task = TypeVar("Task")
Outcome = TypeVar("Outcome")

AGAIN = 20
"""How often a bundle is done again whose process dies, before the whole run gives up."""
QUIET: Final = {"log_to_driver": False, "logging_level": "error"}
SETTINGS: Final = {
    "RAY_USAGE_STATS_ENABLED": "0",  # nothing is told to anybody
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",
    "RAY_raylet_start_wait_time_s": "180",  # a busy machine is slow to begin
}
AHEAD = 3
"""Bundles handed out for each process: one that is done, and others that wait."""


def over_ray(
    address: str, jobs: int, work: Callable[[Task], Outcome], tasks: Sequence[Task]
) -> Iterator[Outcome]:
    """The outcome of each task, in the order of the tasks. Without an address `jobs` processes are started
    here; with one the cluster there says how many there are. Raises `BadInput` if there is none."""
    ray = need("ray", "ray")
    with here(jobs) if not address else _there(ray, address):
        workers = max(1, int(ray.cluster_resources().get("CPU", jobs)))
        size = max(1, min(16, len(tasks) // (workers * 4)))
        bundles = [list(tasks[at : at + size]) for at in range(0, len(tasks), size)]
        remote = ray.remote(num_cpus=1, max_retries=AGAIN)(bundle)
        waiting: deque[Any] = deque()
        for each in bundles:
            waiting.append(remote.remote(arbitre.__version__, work, each))
            if len(waiting) >= workers * AHEAD:
                yield from _outcomes(ray, waiting.popleft())
        while waiting:
            yield from _outcomes(ray, waiting.popleft())


@contextmanager
def here(jobs: int) -> Iterator[None]:
    """A cluster of so many processes on this machine, which nobody outside can reach; one that was joined
    before, or that the environment names (`RAY_ADDRESS`), is used as it is."""
    ray = need("ray", "ray")
    if ray.is_initialized():
        yield
        return
    for name, value in SETTINGS.items():
        os.environ.setdefault(name, value)
    if os.environ.get("RAY_ADDRESS"):
        ray.init(**QUIET)
    else:
        ray.init(num_cpus=jobs, include_dashboard=False, _node_ip_address="127.0.0.1", **QUIET)
    try:
        yield
    finally:
        ray.shutdown()


@contextmanager
def _there(ray: Any, address: str) -> Iterator[None]:
    """The cluster at an address."""
    try:
        with catch_warnings():  # what Ray would warn of is said below
            simplefilter("ignore")
            ray.init(address=f"ray://{address}", **QUIET)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise BadInput(f"The Ray cluster at '{address}' cannot be joined ({error}).") from None
    try:
        yield
    finally:
        ray.shutdown()


def _outcomes(ray: Any, promise: Any) -> Any:
    """What a bundle brought. What a task raises is raised here, as in one process."""
    try:
        return ray.get(promise)
    except ray.exceptions.RayTaskError as error:
        raise error.cause if isinstance(error.cause, BadInput) else error from None


def bundle(version: str, work: Callable[[Task], Outcome], tasks: list[Task]) -> list[Outcome]:
    """Do some tasks, in whatever process this is."""
    if version != arbitre.__version__:
        raise BadInput(f"A worker has Arbitre {arbitre.__version__}, whoever asks it {version}.")
    return [work(task) for task in tasks]
