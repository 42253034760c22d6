"""Reading Chromium's trace: what a page's main thread and its painters did while something moved."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

CATEGORIES = (
    "devtools.timeline",
    "disabled-by-default-devtools.timeline",
    "blink.user_timing",
    "toplevel",
    "cc",
    "viz",
)
SORTS = {
    "FunctionCall": "script",
    "EvaluateScript": "script",
    "FireAnimationFrame": "script",
    "RunMicrotasks": "script",
    "TimerFire": "script",
    "EventDispatch": "script",
    "WebSocketReceive": "script",
    "V8.GC_MC_BACKGROUND": "script",
    "UpdateLayoutTree": "style",
    "Layout": "layout",
    "PrePaint": "pre-paint",
    "Paint": "paint",
    "Layerize": "layers",
    "Commit": "commit",
}
ELSEWHERE = {
    "RasterTask": "raster",
    "Decode Image": "images",
    "ImageDecodeTask": "images",
}
THREADS = {"Compositor": "compositor", "VizCompositorThread": "display"}


class Spent:
    """Milliseconds of processor by sort of work: while a new table is worked in, and while something moves.

    Time in which a thread had no processor is not counted, so that a busy machine changes little. `gaps` are
    the times from each drawn picture of a movement to the next, as they were.
    """

    def __init__(self) -> None:
        self.sums: dict[str, Counter[str]] = {"update": Counter(), "moving": Counter()}
        self.frames = 0
        self.tables = 0
        self.gaps: list[float] = []
        self.longest = 0.0

    def tell(self) -> None:
        """Print it."""
        update = {name: value / max(1, self.tables) for name, value in self.sums["update"].items()}
        moving = {name: value / max(1, self.frames) for name, value in self.sums["moving"].items()}
        print(f"main thread for each of {self.tables} tables: {_line(update)}")
        print(f"main thread for each of {self.frames} moving frames: {_line(moving)}")
        print(f"longest task of the main thread while something moves {self.longest:.1f} ms")


def _line(spent: dict[str, float]) -> str:
    whole = spent.get("whole", 0.0)
    rest = sorted(((value, name) for name, value in spent.items() if name != "whole"), reverse=True)
    return f"{whole:.2f} ms (" + ", ".join(f"{name} {value:.2f}" for value, name in rest) + ")"


def spent(trace: bytes) -> Spent:
    """What a trace tells. The page marks `heard`, `shown`, `moving` and `still` in it."""
    events: list[dict[str, Any]] = json.loads(trace)["traceEvents"]
    marks = sorted(
        (e["ts"], e["name"]) for e in events if e.get("cat") == "blink.user_timing" and e["ph"] in "RI"
    )
    page = next((e["pid"], e["tid"]) for e in events if e.get("cat") == "blink.user_timing")
    named = [(e, e["args"]["name"]) for e in events if e["name"] == "thread_name"]
    helpers = {(e["pid"], e["tid"]): THREADS[name] for e, name in named if name in THREADS}
    found = Spent()
    windows = {"update": _windows(marks, "heard", "shown"), "moving": _windows(marks, "moving", "still")}
    windows["moving"] = _without(windows["moving"], windows["update"])
    found.tables = sum(name == "heard" for _, name in marks)
    whole = sorted((e for e in events if e["ph"] == "X" and e.get("dur")), key=lambda e: (e["ts"], -e["dur"]))
    own = [e for e in whole if (e["pid"], e["tid"]) == page]
    for word, spans in windows.items():
        sums = found.sums[word]
        tasks = [_within(e, spans) for e in own if e["name"] == "RunTask"]
        sums["whole"] = sum(tasks)
        if word == "moving":
            found.longest = max(tasks, default=0.0)
        for name, part in _exclusive([e for e in own if e["name"] in SORTS], spans):
            sums[SORTS[name]] += part
        for event in whole:
            name = event["name"]
            if name == "RunTask":
                sort = helpers.get((event["pid"], event["tid"]))
            else:
                sort = ELSEWHERE.get(name)
            if sort:
                sums[f"({sort})"] += _within(event, spans)
    frames = [e["ts"] for e in own if e["name"] == "FireAnimationFrame"]
    drawn = [e["ts"] for e in whole if e["name"] == "Display::DrawAndSwap"]
    for first, last in _windows(marks, "moving", "still"):
        seen = [at for at in drawn if first <= at < last]
        found.gaps += [(b - a) / 1000 for a, b in pairwise(seen)]
    found.frames = sum(any(a <= at < b for a, b in windows["moving"]) for at in frames)
    return found


def _exclusive(events: list[dict[str, Any]], spans: list[tuple[int, int]]) -> Iterator[tuple[str, float]]:
    """Each event's own time, without that of the events inside it."""
    inside: list[tuple[int, int]] = []
    own = [0.0] * len(events)
    for at, event in enumerate(events):
        while inside and inside[-1][0] <= event["ts"]:
            inside.pop()
        own[at] = _within(event, spans)
        if inside:
            own[inside[-1][1]] -= own[at]
        inside.append((event["ts"] + event["dur"], at))
    for event, part in zip(events, own):
        yield event["name"], part


def _within(event: dict[str, Any], spans: list[tuple[int, int]]) -> float:
    """The milliseconds of processor of an event that lie in the spans, taking it to be evenly spread."""
    start, end = event["ts"], event["ts"] + event["dur"]
    part = sum(max(0, min(end, b) - max(start, a)) for a, b in spans)
    return part / 1000 * event.get("tdur", event["dur"]) / event["dur"] if part else 0.0


def _windows(marks: list[tuple[int, str]], first: str, last: str) -> list[tuple[int, int]]:
    """The spans from each first mark to the next last one, those that touch joined."""
    spans: list[tuple[int, int]] = []
    begun: int | None = None
    for at, name in marks:
        if name == first and begun is None:
            begun = at
        elif name == last and begun is not None:
            spans.append((begun, at))
            begun = None
    return spans


def _without(spans: list[tuple[int, int]], others: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """What is left of spans where none of the others is."""
    left = spans
    for start, end in others:
        left = [part for a, b in left for part in ((a, min(b, start)), (max(a, end), b)) if part[0] < part[1]]
    return left
