"""The strings of the interface, each in English and in French, from one table (strings.tsv).

Whole sentences only: nothing is glued from pieces. What is said about a game (prompts, story, cards) comes
from the game's own words; these are the words of the program around it. `{…}` is a name or a number.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from arbitre.words.typography import curved, typeset


def _table() -> dict[str, tuple[str, str]]:
    found: dict[str, tuple[str, str]] = {}
    for line in files(__package__).joinpath("strings.tsv").read_text("utf-8").splitlines()[1:]:
        if line:
            key, en, fr = line.replace("\\n", "\n").split("\t")
            assert key not in found, f"two strings are called {key}"
            found[key] = (curved(en), typeset(fr))
    return found


STRINGS: Final = _table()
