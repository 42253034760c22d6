"""The page a player reads: rich text where there is a terminal, plain text of 80 columns where there is none.

Colour only repeats what words or signs already say.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any, TextIO, cast

from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from .ui import colours, readable, width

STRONG = "bold"
QUIET = "dim"
TITLE = "bold cyan"
MINE = "bold green"
THEIRS = "bold yellow"
ASKING = "bold magenta"
WRONG = "bold red"


NOTHING = "–"
NO_BREAK = "\u00a0"
STUCK = "\ue000"
"""Stands for a no-break space while lines are broken: rich would break there too."""


def _text(text: str, style: str = "") -> Text:
    return Text(readable(text).replace(NO_BREAK, STUCK), style)


def flowing(things: Sequence[str], room: int) -> str:
    """Things separated by commas, in lines of at most `room` columns where they fit."""
    lines = [""]
    for at, thing in enumerate(things):
        text = thing + ("," if at + 1 < len(things) else "")
        if lines[-1] and len(lines[-1]) + 1 + len(text) > room:
            lines.append(text)
        else:
            lines[-1] = f"{lines[-1]} {text}".strip()
    return "\n".join(lines) or NOTHING


class _Page:
    """Where the console writes: what was stuck together is a no-break space again."""

    def __init__(self, file: TextIO) -> None:
        self._file = file

    def write(self, text: str) -> int:
        return self._file.write(text.replace(STUCK, NO_BREAK))

    def __getattr__(self, name: str) -> Any:
        return getattr(self._file, name)


class _Console(Console):
    def on_broken_pipe(self) -> None:
        """Let `main` deal with a reader that has gone, as for every other command."""
        raise BrokenPipeError


class Screen:
    """Where a game is shown."""

    def __init__(self) -> None:
        self.console = _Console(
            file=cast("TextIO", _Page(sys.stdout)),
            width=width(),
            force_terminal=colours(),
            no_color=not colours(),
            highlight=False,
            markup=False,
            emoji=False,
            legacy_windows=False,
        )

    def line(self, text: str = "", style: str = "") -> None:
        """A paragraph, wrapped."""
        self.console.print(_text(text, style))

    def unbroken(self, text: str, style: str = "") -> None:
        """A line that is not wrapped: it holds something to be copied, such as the name of a file."""
        self.console.print(_text(text, style), soft_wrap=True)

    def indented(self, text: str, style: str = "", by: int = 2) -> None:
        """A paragraph set in from the left, every line of it."""
        self.console.print(Padding(_text(text, style), (0, 0, 0, by), expand=False))

    def heading(self, text: str) -> None:
        """A rule across the page with a title in it."""
        self.console.print(Rule(_text(text, TITLE), align="left", characters="─", style=QUIET))

    def items(self, rows: Sequence[tuple[str, str]], style: str = "", indent: int = 1) -> None:
        """Names and what belongs to them, in two columns; the second wraps within itself."""
        grid = Grid.grid(padding=(0, 1, 0, 0), pad_edge=False)
        grid.add_column(justify="left", no_wrap=True, style=style)
        grid.add_column(ratio=1, overflow="fold")
        for name, text in rows:
            grid.add_row(_text(name), _text(text))
        self.console.print(Padding(grid, (0, 0, 0, indent), expand=False))

    def lists(self, rows: Sequence[tuple[str, Sequence[str]]], indent: int) -> None:
        """Names and the things that belong to them; a line breaks only between two things."""
        wide = max((len(name) for name, _ in rows), default=0)
        room = self.console.width - indent - wide - 1
        self.items([(name, flowing(things, room)) for name, things in rows], QUIET, indent)

    def numbered(self, labels: Sequence[str]) -> None:
        """The options, each with the number that chooses it."""
        wide = len(str(len(labels)))
        self.items([(f"{number:>{wide}}.", label) for number, label in enumerate(labels, 1)], STRONG)

    def columns(self, cells: Sequence[str], number: int) -> None:
        """Short cells side by side, read downwards."""
        rows = -(-len(cells) // number)
        grid = Grid.grid(padding=(0, 2, 0, 0), pad_edge=False, expand=True)
        for _ in range(number):
            grid.add_column(ratio=1, no_wrap=True, overflow="ellipsis")
        for row in range(rows):
            grid.add_row(*(_text(cell) for cell in cells[row::rows]))
        self.console.print(Padding(grid, (0, 0, 0, 1)))
