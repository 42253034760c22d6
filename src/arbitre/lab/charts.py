"""Pictures of a report, as SVG: bars with intervals, a matrix of shares, a histogram. No script, no file."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

WIDE = 720
NAMES = 210
"""How much of the width names take."""


class Bar(NamedTuple):
    """A share (from 0 to 1) with its interval, and what is said beside it."""

    name: str
    share: float
    low: float
    high: float
    said: str


def bars(rows: Sequence[Bar], middle: bool = True) -> str:
    """A bar for each share, its interval drawn over it; a line at one half, where that means something."""
    room, high = WIDE - NAMES - 190, 26
    parts = []
    for at, row in enumerate(rows):
        y = at * high
        left, right = NAMES + room * row.low, NAMES + room * row.high
        parts.append(
            f'<text class="name" x="{NAMES - 8}" y="{y + 17}">{escape(row.name)}</text>'
            f'<rect class="bar" x="{NAMES}" y="{y + 5}" width="{room * row.share:.1f}" height="16" rx="2"/>'
            f'<path class="interval" d="M{left:.1f} {y + 13}H{right:.1f}M{left:.1f} {y + 8}v10'
            f'M{right:.1f} {y + 8}v10"/>'
            f'<text class="said" x="{NAMES + room + 10}" y="{y + 17}">{escape(row.said)}</text>'
        )
    if middle:
        half = NAMES + room / 2
        parts.append(f'<path class="half" d="M{half:.1f} 0V{high * len(rows)}"/>')
    return _picture(WIDE, high * len(rows), parts)


def matrix(names: Sequence[str], cells: dict[tuple[int, int], tuple[float, str, str]]) -> str:
    """For each two names the share of the one in the row: a colour, the figure, and more to be read."""
    wide, high, top = max(56, min(110, (WIDE - NAMES) // max(1, len(names)))), 34, 30
    parts = []
    for at, name in enumerate(names):
        parts.append(
            f'<text class="name" x="{NAMES - 8}" y="{top + at * high + 22}">{escape(name)}</text>'
            f'<text class="head" x="{NAMES + at * wide + wide / 2:.0f}" y="18"><title>{escape(name)}</title>'
            f"{escape(_short(name, wide // 7))}</text>"
        )
    for (row, column), (share, said, more) in cells.items():
        x, y = NAMES + column * wide, top + row * high
        # From the colour of who loses over white to that of who wins: readable without colour too.
        hue, strong = (205, share - 0.5) if share >= 0.5 else (25, 0.5 - share)
        parts.append(
            f'<g><title>{escape(more)}</title><rect x="{x}" y="{y}" width="{wide - 2}" height="{high - 2}"'
            f' rx="3" fill="hsl({hue} 70% {94 - 80 * strong:.0f}%)"/>'
            f'<text class="cell" x="{x + wide / 2 - 1:.0f}" y="{y + 21}">{escape(said)}</text></g>'
        )
    return _picture(NAMES + wide * len(names), top + high * len(names), parts)


def histogram(counts: dict[int, int]) -> str:
    """How often each number came; numbers are put together where there are many."""
    if not counts:
        return ""
    first, last = min(counts), max(counts)
    step = max(1, -(-(last - first + 1) // 30))
    lots = [0] * ((last - first) // step + 1)
    for number, times in counts.items():
        lots[(number - first) // step] += times
    wide, high = WIDE / len(lots), 120
    parts = []
    for at, times in enumerate(lots):
        tall = high * times / max(lots)
        low = first + at * step
        title = f"{low}" if step == 1 else f"{low}–{low + step - 1}"
        parts.append(
            f'<g><title>{title}: {times}</title><rect class="bar" x="{at * wide:.1f}" y="{high - tall:.1f}" '
            f'width="{max(1.0, wide - 2):.1f}" height="{tall:.1f}"/></g>'
        )
        if at % max(1, len(lots) // 10) == 0:
            parts.append(f'<text class="head" x="{at * wide + wide / 2:.1f}" y="{high + 16}">{low}</text>')
    return _picture(WIDE, high + 22, parts)


def interval(share: float, low: float, high: float) -> str:
    """A share and its interval in a cell of a table."""
    wide = 120
    return (
        f'<svg class="cell" width="{wide}" height="14" role="img"><path class="half" d="M{wide / 2} 0V14"/>'
        f'<path class="interval" d="M{wide * low:.1f} 7H{wide * high:.1f}"/>'
        f'<circle cx="{wide * share:.1f}" cy="7" r="3.5"/></svg>'
    )


def _short(name: str, room: int) -> str:
    return name if len(name) <= room else name[: room - 1] + "…"


def _picture(wide: float, high: float, parts: Sequence[str]) -> str:
    return f'<svg viewBox="0 0 {wide:.0f} {high:.0f}" width="{wide:.0f}" role="img">{"".join(parts)}</svg>'
