"""What the rows of a rule index are about, in words: `topics.tsv` next to the game's `rules.tsv`."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from arbitre.games import rules as rules_of
from arbitre.kernel.rules import BadInput
from arbitre.words.phrase import Language

COLUMNS = ("topic", "english", "french")


@cache
def topics(game: str) -> dict[str, tuple[str, str]]:
    """The topics of a game in English and in French. Raises `BadInput` for a table that is not in order."""
    name = rules_of(game).name
    table = files(f"arbitre.games.{name}").joinpath("topics.tsv").read_text(encoding="utf-8")
    first, *rows = table.splitlines()
    if tuple(first.split("\t")) != COLUMNS:
        raise BadInput(f"topics.tsv of {name}: line 1 must name the columns {', '.join(COLUMNS)}.")
    found: dict[str, tuple[str, str]] = {}
    for number, row in enumerate(rows, 2):
        cells = row.split("\t")
        if len(cells) != len(COLUMNS) or not all(cells) or cells[0] in found:
            raise BadInput(f"topics.tsv of {name}: line {number} is not one new row of {len(COLUMNS)} cells.")
        found[cells[0]] = (cells[1], cells[2])
    return found


def topic(game: str, key: str, lang: Language) -> str:
    """A topic in the reader's language; one that has no words yet stands for itself."""
    return topics(game).get(key, (key, key))[lang == "fr"]
