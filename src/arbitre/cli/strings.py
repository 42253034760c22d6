"""The strings of the interface, each in English and in French, from one table (strings.tsv).

Whole sentences only: nothing is glued from pieces. What is said about a game (prompts, story, cards) comes
from the game's own words; these are the words of the program around it. `{…}` is a name or a number.
"""

from __future__ import annotations

from typing import Final

from arbitre.words.tables import sentences
from arbitre.words.typography import curved, typeset

STRINGS: Final = {
    key: (curved(en.replace("\\n", "\n")), typeset(fr.replace("\\n", "\n")))
    for key, (en, fr) in sentences(__package__, "strings").items()
}
