"""What is wrong with a scenario, for a French reader.

The reader of scenarios and the games complain in English, as scenarios are written; `complaints.tsv` has each
complaint and each part of one in both languages, `{}` standing for what it is about.
"""

from __future__ import annotations

import re
from functools import cache
from itertools import pairwise

from arbitre.words.tables import rows
from arbitre.words.typography import QUOTED, typeset

_PLACE = re.compile(r"(.*?:\d+: )?(.*)", re.DOTALL)
_PLACE_SLOTS = re.compile(r"^\{\}:(?:\{\}|1): ?")


@cache
def _table() -> list[tuple[re.Pattern[str], list[bool], str]]:
    """The complaints, those that say most first; of each slot, whether words of the file stand there."""
    found = [
        (_PLACE_SLOTS.sub("", english), _PLACE_SLOTS.sub("", french))
        for english, [french] in rows(__package__, "complaints").items()
    ]
    return [
        (_pattern(english), _quoted(english), french)
        for english, french in sorted(found, key=lambda row: -len(row[0].replace("{}", "")))
    ]


def _quoted(english: str) -> list[bool]:
    """Which slots are in quotation marks."""
    around = english.split("{}")
    return [before.endswith("'") and after.startswith("'") for before, after in pairwise(around)]


def _pattern(english: str) -> re.Pattern[str]:
    """What a complaint looks like; an apostrophe inside quoted words does not end them."""
    inside = "(.*?)".join(map(re.escape, english.split("{}")))
    return re.compile(inside.replace("'(.*?)'", r"'(.*?)'(?!\w)"), re.DOTALL)


def in_french(problem: str) -> str:
    """A complaint with its place, in French; what the table does not know stays as it is."""
    found = _PLACE.fullmatch(problem)
    assert found is not None  # anything is a complaint
    return (found[1] or "") + typeset(QUOTED.sub(r"« \1 »", _said(found[2])))


def _said(text: str) -> str:
    bare = text.strip()
    for pattern, quoted, french in _table():
        if known := pattern.fullmatch(bare):
            for part, as_it_is in zip(known.groups(), quoted, strict=True):
                french = french.replace("{}", part if as_it_is else _listed(part), 1)
            return text.replace(bare, french)
    about, colon, rest = bare.partition(": ")
    return f"{about} : {_said(rest)}" if colon and _said(rest) != rest else text


def _listed(text: str) -> str:
    """A part of a complaint: several of them where each is one, or else one."""
    parts = text.split("; ")
    told = [_said(part) for part in parts]
    each = len(parts) > 1 and all(part != said for part, said in zip(parts, told, strict=True))
    return " ; ".join(told) if each else _said(text)
