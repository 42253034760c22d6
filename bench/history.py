"""Keeps what `make bench` measured: a table to read, a row for each game in history.tsv, and history.svg.

    arbitre bench --json | python bench/history.py          the table; the run joins the history
    arbitre bench --json | python bench/history.py --json   the report as it came; the run joins the history

All figures beside python-chess, which ran in turns with them: over 1 is faster than chess. What was measured
on other machines is comparable as far as both ran the same Python.
"""

from __future__ import annotations

import csv
import json
import subprocess
import sys
from datetime import date
from math import log10
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
COLUMNS = ("date", "commit", "build", "game", "decisions", "games", "greedy", "fork", "view_us", "save_us")
WANTED = {
    "games": {"quarriors": 6, "noxilia": 2, "seven_fallen": 1.5, "magic": 1.5},
    "greedy": {"quarriors": 1, "noxilia": 0.15, "seven_fallen": 0.3, "magic": 0.3},
}
TITLES = {"games": "random games ÷ chess", "greedy": "greedy against greedy ÷ chess"}
COLOURS = {"quarriors": "#b5651d", "noxilia": "#2a7f62", "seven_fallen": "#6a4fb3", "magic": "#1f6fb2"}


def rows_of(report: dict[str, Any], day: str, commit: str) -> list[dict[str, str]]:
    """A row for each game of a report."""
    found = []
    for game, of in report["games"].items():
        figures = {
            "decisions": f"{of['ratio_decisions']:.2f}",
            "games": f"{of['ratio_games']:.2f}",
            "greedy": f"{of['ratio_greedy']:.3f}",
            "fork": f"{of['ratio_fork']:.2f}",
            "view_us": f"{of['view_us']:.0f}",
            "save_us": f"{of['save_us']:.0f}",
        }
        found.append({"date": day, "commit": commit, "build": report["build"], "game": game, **figures})
    return found


def table(rows: list[dict[str, str]]) -> str:
    """Rows as a table for people."""
    shown = [COLUMNS[3:], *(tuple(row[column] for column in COLUMNS[3:]) for row in rows)]
    widths = [max(len(line[k]) for line in shown) for k in range(len(shown[0]))]
    return "\n".join(
        "  ".join(word.ljust(width) if k == 0 else word.rjust(width) for k, (word, width) in enumerate(pairs))
        for pairs in (list(zip(line, widths)) for line in shown)
    )


def read(path: Path) -> list[dict[str, str]]:
    """What was measured before."""
    if not path.exists():
        return []
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, delimiter="\t"))


def write(path: Path, rows: list[dict[str, str]]) -> None:
    """All that was measured."""
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, COLUMNS, delimiter="\t", lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)


def plot(rows: list[dict[str, str]]) -> str:
    """The compiled runs as two small panels, on a scale of tens; dashed is what is wanted."""
    rows = [row for row in rows if row["build"] == "compiled"]
    runs = list(dict.fromkeys((row["date"], row["commit"]) for row in rows))
    parts = [
        '<svg xmlns="http://www.w3.org/2000/svg" width="760" height="260" '
        'font-family="sans-serif" font-size="11">',
        '<rect width="760" height="260" fill="white"/>',
    ]
    for k, figure in enumerate(TITLES):
        parts += _panel(rows, runs, figure, 40 + 380 * k)
    return "\n".join([*parts, "</svg>"]) + "\n"


def _panel(rows: list[dict[str, str]], runs: list[tuple[str, str]], figure: str, left: int) -> list[str]:
    width, top, height = 240, 30, 190
    least, most = (-2.0, 1.0)

    def x(run: tuple[str, str]) -> float:
        return left + width * (runs.index(run) / (len(runs) - 1) if len(runs) > 1 else 0.5)

    def y(value: float) -> float:
        return top + height * (most - log10(max(value, 10**least))) / (most - least)

    parts = [f'<text x="{left}" y="18" font-weight="bold">{TITLES[figure]}</text>']
    for power in (-2, -1, 0, 1):
        at = y(10.0**power)
        parts.append(f'<line x1="{left}" x2="{left + width}" y1="{at:.1f}" y2="{at:.1f}" stroke="#ddd"/>')
        parts.append(f'<text x="{left - 6}" y="{at + 4:.1f}" text-anchor="end">{10.0**power:g}</text>')
    taken: list[float] = []
    for game, colour in COLOURS.items():
        of = [
            (x((r["date"], r["commit"])), y(float(r[figure])), r[figure]) for r in rows if r["game"] == game
        ]
        if not of:
            continue
        wanted = y(WANTED[figure][game])
        parts.append(
            f'<line x1="{left}" x2="{left + width}" y1="{wanted:.1f}" y2="{wanted:.1f}" '
            f'stroke="{colour}" stroke-dasharray="2 4" opacity="0.6"/>'
        )
        points = " ".join(f"{across:.1f},{down:.1f}" for across, down, _ in of)
        parts.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="1.5"/>')
        parts += [f'<circle cx="{a:.1f}" cy="{d:.1f}" r="2.5" fill="{colour}"/>' for a, d, _ in of]
        label = of[-1][1] + 4
        while any(abs(label - other) < 12 for other in taken):
            label += 1  # no name upon another
        taken.append(label)
        parts.append(
            f'<text x="{left + width + 6}" y="{label:.1f}" fill="{colour}">{game} {of[-1][2]}</text>'
        )
    first, last = runs[0][0], runs[-1][0]
    parts.append(f'<text x="{left}" y="{top + height + 20}">{first}</text>')
    parts.append(f'<text x="{left + width}" y="{top + height + 20}" text-anchor="end">{last}</text>')
    return parts


def _commit() -> str:
    found = subprocess.run(
        ("git", "rev-parse", "--short", "HEAD"), cwd=HERE, capture_output=True, text=True, check=False
    )
    return found.stdout.strip() or "-"


def main() -> None:
    """Keep the report that comes in."""
    text = sys.stdin.read()
    report = json.loads(text)
    rows = rows_of(report, date.today().isoformat(), _commit())
    known = read(HERE / "history.tsv")
    write(HERE / "history.tsv", known + rows)
    if any(row["build"] == "compiled" for row in known + rows):
        (HERE / "history.svg").write_text(plot(known + rows), encoding="utf-8")
    print(text if "--json" in sys.argv else f"{table(rows)}\n\nbench/history.svg shows the runs so far.")


if __name__ == "__main__":
    main()
