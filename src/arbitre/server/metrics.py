"""Figures of a running server, for Prometheus to fetch and for the operator's page: how many, how long, how
often refused. Nothing about what anybody holds is in them, nor the name of anybody."""

from __future__ import annotations

import contextlib
import sys
import time
from bisect import bisect_left
from collections.abc import Iterator
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from .hub import Hub

BOUNDS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Seconds."""
MOST_LABELS: Final = 100
"""Words of one figure: what could be any number of words is counted as one beyond these."""

_LOCK = Lock()


class Count:
    """How often something happened, by a word."""

    def __init__(self, name: str, about: str, label: str) -> None:
        self.name, self.about, self.label = name, about, label
        self.of: dict[str, int] = {}

    def add(self, word: str) -> None:
        """Once more."""
        with _LOCK:
            word = word if word in self.of or len(self.of) < MOST_LABELS else "other"
            self.of[word] = self.of.get(word, 0) + 1

    def lines(self) -> Iterator[str]:
        """As Prometheus reads it."""
        yield f"# HELP {self.name} {self.about}"
        yield f"# TYPE {self.name} counter"
        for word, number in sorted(self.of.items()):
            yield f'{self.name}{{{self.label}="{word}"}} {number}'


class Spread:
    """How long something took, by a word."""

    def __init__(self, name: str, about: str, label: str) -> None:
        self.name, self.about, self.label = name, about, label
        self.of: dict[str, list[int]] = {}
        self.sums: dict[str, float] = {}

    def add(self, word: str, seconds: float) -> None:
        """Once more, so long."""
        with _LOCK:
            counts = self.of.setdefault(word, [0] * (len(BOUNDS) + 1))
            counts[bisect_left(BOUNDS, seconds)] += 1
            self.sums[word] = self.sums.get(word, 0.0) + seconds

    @contextlib.contextmanager
    def measured(self, word: str) -> Iterator[None]:
        """What is done inside, whether it succeeds or not."""
        began = time.perf_counter()
        try:
            yield
        finally:
            self.add(word, time.perf_counter() - began)

    def within(self, word: str, share: float) -> float:
        """The bound within which this share of them was, in seconds; 0 where there were none."""
        counts = self.of.get(word, [])
        wanted, so_far = share * sum(counts), 0
        for bound, number in zip((*BOUNDS, float("inf")), counts):
            so_far += number
            if so_far >= wanted:
                return bound
        return 0.0

    def lines(self) -> Iterator[str]:
        """As Prometheus reads it."""
        yield f"# HELP {self.name} {self.about}"
        yield f"# TYPE {self.name} histogram"
        for word, counts in sorted(self.of.items()):
            so_far = 0
            for bound, number in zip((*BOUNDS, "+Inf"), counts):
                so_far += number
                yield f'{self.name}_bucket{{{self.label}="{word}",le="{bound}"}} {so_far}'
            yield f'{self.name}_sum{{{self.label}="{word}"}} {self.sums[word]:.6f}'
            yield f'{self.name}_count{{{self.label}="{word}"}} {so_far}'


ANSWERS = Spread("arbitre_answer_seconds", "From an answer of a person to the table it made.", "game")
BOTS = Spread("arbitre_bot_seconds", "What bots waited and thought.", "bot")
STORE = Spread("arbitre_store_seconds", "What the database took.", "kind")
REFUSALS = Count("arbitre_refusals_total", "What was refused, by reason.", "reason")
FAULTS = Count("arbitre_faults_total", "What should not happen, by what it was.", "what")
ENTRIES = Count("arbitre_entries_total", "What was accepted in rooms, by kind.", "kind")


def gauges(hub: Hub) -> dict[str, float]:
    """What is so at this moment."""
    rooms = list(hub.rooms.values())
    found: dict[str, float] = {
        "arbitre_up_seconds": round(time.monotonic() - hub.began, 1),
        "arbitre_rooms": len(rooms),
        "arbitre_rooms_playing": sum(live.room.playing for live in rooms),
        "arbitre_seats": sum(sitter.chair.kind != "bot" for live in rooms for sitter in live.room.sitters),
        "arbitre_seats_here": sum(len({s.seat for s in live.here if s.seat >= 0}) for live in rooms),
        "arbitre_spectators": sum(s.seat < 0 for live in rooms for s in live.here),
        "arbitre_connections": hub.connections,
        "arbitre_bots_waiting": hub.workers.thinking,
        "arbitre_readers_waiting": hub.workers.reading,
        "arbitre_store_ours": int(hub.store.ours),
    }
    if sys.platform == "linux":
        status = Path("/proc/self/status").read_text()
        resident = next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS:"))
        found["arbitre_memory_bytes"] = int(resident) * 1024
        found["arbitre_open_files"] = len(list(Path("/proc/self/fd").iterdir()))
    return found


def written(hub: Hub) -> str:
    """Everything, as Prometheus reads it."""
    lines: list[str] = []
    for name, value in gauges(hub).items():
        lines += [f"# TYPE {name} gauge", f"{name} {value:g}" if value < 1e6 else f"{name} {value:.0f}"]
    for each in (ANSWERS, BOTS, STORE, REFUSALS, FAULTS, ENTRIES):
        lines += each.lines()
    return "\n".join(lines) + "\n"
