"""Every creature type there is (205.3m), as of the rules this game is played by, with what it is called."""

from __future__ import annotations

from importlib.resources import files
from typing import Final


def _rows() -> dict[str, tuple[str, ...]]:
    rows = files(__package__).joinpath("creature_types.tsv").read_text(encoding="utf-8").splitlines()[1:]
    return {word: tuple(named) for word, *named in (row.split("\t") for row in rows)}


CREATURE_TYPES: Final = _rows()
"""For each type its English and French nouns, the gender of the French one, and irregular plurals."""
