"""What is wrong with a scenario, for a French reader.

The reader of scenarios and the games complain in English, as scenarios are written; `complaints.tsv` has each
complaint and each part of one in both languages, `{}` standing for what it is about.
"""

from __future__ import annotations

import re
from functools import cache

from arbitre.words.tables import rows
from arbitre.words.typography import typeset

_PLACE = re.compile(r"(.*?:\d+: )?(.*)", re.DOTALL)


@cache
def _table() -> list[tuple[re.Pattern[str], str]]:
    """The complaints, those that say most first."""
    found = rows(__package__, "complaints").items()
    return [
        (re.compile("(.*?)".join(map(re.escape, english.split("{}"))), re.DOTALL), french)
        for english, [french] in sorted(found, key=lambda row: -len(row[0].replace("{}", "")))
    ]


def in_french(problem: str) -> str:
    """A complaint with its place, in French; what the table does not know stays as it is."""
    found = _PLACE.fullmatch(problem)
    assert found is not None  # anything is a complaint
    return (found[1] or "") + typeset(_said(found[2]))


def _said(text: str) -> str:
    bare = text.strip()
    for pattern, french in _table():
        if known := pattern.fullmatch(bare):
            for part in known.groups():
                french = french.replace("{}", _said(part), 1)
            return text.replace(bare, french)
    about, colon, rest = bare.partition(": ")
    return f"{about} : {_said(rest)}" if colon and _said(rest) != rest else text
