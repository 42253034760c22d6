"""Every creature type there is (205.3m), as of the rules this game is played by: the words cards and players
use. The table beside this file also keeps what each is called; `speech.terms` reads that part."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

_TABLE: Final = files(__package__).joinpath("creature_types.tsv").read_text(encoding="utf-8")

ROWS: Final = [row.split("\t") for row in _TABLE.splitlines()[1:]]

CREATURE_TYPES: Final = tuple(row[0] for row in ROWS)
