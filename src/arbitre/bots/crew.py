"""Several processes for one choice: each dreams a share of the dreams.

Whoever thinks forks itself, so that the others begin with the glimpse it has, and nothing is sent to them
but which dream to dream. Dreams are numbered and what they tell is added up in their order, so that a search
comes to the same whatever the number of processes. What a process that failed should have told is dreamt by
the one that asked. Where a system cannot fork, one process thinks alone.
"""

from __future__ import annotations

import gc
import os
import signal
from collections.abc import Callable, Iterator
from contextlib import suppress
from multiprocessing import Pipe
from multiprocessing.connection import Connection

from .deadline import TimeUp

Dream = tuple[int, int]
"""The number of a dream, and how many turns it looks ahead."""

Follow = Callable[[Dream, list[int]], Iterator[float]]
"""What becomes of each of these answers in a dream."""


class Crew:
    """The processes that think about one choice; this one is the first of them."""

    def __init__(self, processes: int, follow: Follow) -> None:
        self._follow = follow
        self._lines: list[Connection] = []
        self._pids: list[int] = []
        self._asked: dict[Dream, tuple[Connection, list[int]]] = {}
        if hasattr(os, "fork"):
            for _ in range(processes - 1):
                self._hire()

    def _hire(self) -> None:
        here, there = Pipe()
        pid = os.fork()
        if not pid:
            try:
                gc.freeze()  # what is older than this process is never looked through: it stays shared
                for line in (*self._lines, here):
                    line.close()
                _work(there, self._follow)
            finally:
                os._exit(0)
        there.close()
        self._lines.append(here)
        self._pids.append(pid)

    def follow(self, dream: Dream, arms: list[int], left: int) -> Iterator[float]:
        """What becomes of each of these answers in a dream. The others are told to dream the next ones
        meanwhile; `left` are wanted at most, this one among them (0: any number)."""
        asked = self._asked.pop(dream, None)
        if asked is not None:
            line, those = asked
            found = dict(zip(those, _heard(line, dream), strict=False))
            if all(arm in found for arm in arms):
                return iter([found[arm] for arm in arms])
        else:
            number, ahead = dream
            for more, line in enumerate(self._lines[: left - 1] if left else self._lines, 1):
                try:
                    line.send(((number + more, ahead), arms))
                except OSError:  # it is gone: this process dreams that one too
                    continue
                self._asked[number + more, ahead] = line, arms
        return self._follow(dream, arms)

    def close(self) -> None:
        """Let the others go, whatever they are doing."""
        for line in self._lines:
            line.close()
        for pid in self._pids:
            os.kill(pid, signal.SIGKILL)
            os.waitpid(pid, 0)
        self._lines, self._pids, self._asked = [], [], {}


def _heard(line: Connection, dream: Dream) -> list[float]:
    """What another process tells of a dream; nothing if it is gone. What nobody waits for any more is passed
    over."""
    try:
        while True:
            told, chances = line.recv()
            if told == dream:
                return list(chances)
    except (EOFError, OSError):
        return []


def _work(line: Connection, follow: Follow) -> None:
    """What the others do: dream what they are told to, until nobody asks any more."""
    while True:
        dream, arms = line.recv()
        chances: list[float] = []
        with suppress(TimeUp):
            chances.extend(follow(dream, arms))
        line.send((dream, chances))
