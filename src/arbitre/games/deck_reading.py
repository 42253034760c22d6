"""A deck as somebody wrote it out: lines of a list, or parts by name, read into what a game knows as one."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final, TypeVar

import msgspec

from arbitre.kernel.rules import BadInput
from arbitre.kernel.shapes import shaped
from arbitre.words.finding import bare

D = TypeVar("D")

BEHIND: Final = re.compile(r"\s*[(\[][A-Za-z0-9]{2,6}[)\]](\s+[^\s/]+)*$")
"""The set and number other programs write behind a name: « Jump Scare (DSK) 17 », « Island [DSK] *F* »."""
LINE: Final = re.compile(r"(?:(\d{1,3})\s*[xX×]?\s+)?(.+?)(?:\s+[xX×]\s*(\d{1,3}))?")
COUNTED: Final = re.compile(r"\s*[(:]?\s*\d+\)?$")
"""How many cards a part has, where a program writes it behind a heading: « Sideboard (15) »."""
ASIDE: Final = ("sb:", "sideboard")
SKIPPED: Final = "about"
"""The part of a list that says something of it, and holds no card."""


class Line(msgspec.Struct, frozen=True):
    """A card of a deck list: in which line, for which part of the deck, how many, called what."""

    at: int
    part: str
    number: int
    name: str


def read_lines(text: str, headings: Mapping[str, str]) -> Iterator[Line]:
    """The cards of a list, one in a line, with their number before or after (« 3 Portal », « Portal x3 »).
    Lines that begin with # or // are skipped; `headings` begin another part of the deck, `SB:` stands in
    front of a single card of the sideboard, where there is one."""
    part = headings.get("deck", "")
    for at, raw in enumerate(text.splitlines(), 1):
        line = raw.split(" #")[0].strip().lstrip("\ufeff")
        if not line or line.startswith(("#", "//")):
            continue
        heading = _heading(line, headings)
        if heading is not None:
            part = heading
            continue
        where = part
        prefix, aside = ASIDE
        if aside in headings.values() and line[: len(prefix)].casefold() == prefix:
            line, where = line[len(prefix) :].strip(), aside
        if where == SKIPPED or not line:
            continue
        read = LINE.fullmatch(line)
        assert read is not None  # whatever is not empty is a name
        before, name, after = read.groups()
        yield Line(at, where, int(before or after or 1), name.strip())


def _heading(line: str, headings: Mapping[str, str]) -> str | None:
    plain = bare(line.strip(":[]() "))
    return headings.get(plain, headings.get(bare(COUNTED.sub("", line).strip(":[]() "))))


def read_deck(written: dict[str, Any], deck: type[D]) -> D:
    """The deck. Raises `BadInput` if a part is missing or of the wrong kind."""
    try:
        return shaped(written, deck)
    except msgspec.ValidationError as error:
        raise BadInput(f"A deck cannot be read: {error}.") from error
