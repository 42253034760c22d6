"""Asking a person for a line: with editing at a terminal, echoed where the answers come from a file."""

from __future__ import annotations

import sys


class NoMore(Exception):
    """The answers have ended: end of file or Ctrl-D."""


def ask_line(prompt: str = ">") -> str:
    """The next line typed. Raises `NoMore` at the end of the input."""
    sys.stdout.flush()
    if sys.stdin.isatty() and sys.stdout.isatty():
        try:
            import readline  # noqa: F401  (gives input() its line editing and history)
        except ImportError:
            pass
        try:
            return input(prompt + " ").strip()
        except EOFError:
            print()
            raise NoMore from None
    sys.stdout.write(prompt + " ")
    try:
        line = sys.stdin.readline()
    except UnicodeDecodeError:
        line = "?\n"
    if not line:
        sys.stdout.write("\n")
        raise NoMore
    sys.stdout.write(line if line.endswith("\n") else line + "\n")
    return line.strip()
