"""The rule index of a game: one row for each rule, resolution, decision and fact, with an id.

The table is `rules.tsv` in the game's package. Only rows of the kind "rule" are counted by coverage; the
others are there so that a citation in the code (`QR-03`) leads somewhere. `text` is the English sentence.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files

import msgspec

from arbitre.games import rules as rules_of
from arbitre.kernel.rules import BadInput
from arbitre.words.phrase import Language
from arbitre.words.typography import typeset

COLUMNS = ("id", "kind", "topic", "text", "french", "source", "certainty")


class Entry(msgspec.Struct, frozen=True):
    """A row of the index.

    `kind` is "rule", "resolution" (of an unclear passage), "decision" (where no source speaks), "fact", or
    "core" (a rule of the game's complete rules that its own rulings rest on).
    `source` is "rulebook", "outside facts" (with the fact it rests on) or "decision".
    """

    id: str
    kind: str
    topic: str
    text: str
    french: str
    source: str
    certainty: str

    def said(self, lang: Language) -> str:
        """The sentence in the reader's language."""
        return typeset(self.french if lang == "fr" else self.text)


@cache
def index(game: str) -> dict[str, Entry]:
    """The rows of a game's index by id. Raises `BadInput` for a game that does not exist."""
    return {cells[0]: Entry(*cells) for _, cells in table(game, "rules.tsv", COLUMNS)}


def table(game: str, file: str, columns: tuple[str, ...]) -> Iterator[tuple[str, list[str]]]:
    """The rows of a table of a game, each with its place. Raises `BadInput` for a game that does not exist,
    and for a table that is not in order."""
    name = rules_of(game).name
    first, *rows = files(f"arbitre.games.{name}").joinpath(file).read_text(encoding="utf-8").splitlines()
    if tuple(first.split("\t")) != columns:
        raise BadInput(f"{file} of {name}: line 1 must name the columns {', '.join(columns)}.")
    seen: set[str] = set()
    for number, row in enumerate(rows, 2):
        cells = row.split("\t")
        if len(cells) != len(columns) or not all(cells) or cells[0] in seen:
            raise BadInput(f"{file} of {name}: line {number} is not one new row of {len(columns)} cells.")
        seen.add(cells[0])
        yield f"{file} of {name}: line {number}", cells
