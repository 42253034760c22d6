"""Deck lists in the common text format, read and written in French or in English.

One line for each card: how many, then its name (`4 Jump Scare`, `4 Petite frayeur`). Empty lines and lines
that begin with `#` or `//` are skipped; `Sideboard` (`Réserve`) and `Commander` begin those parts, or
`SB:` stands in front of a line.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable
from typing import Final

from arbitre.kernel.rules import BadInput

from ..cards.index import CARD_NUMBER, CARDS
from ..cards.names import BY_NAME, plain, written
from ..language.definitions import Deck

MOST: Final = 250
"""More copies of a card than any deck has."""
_LINE: Final = re.compile(r"(?:(?P<number>\d+)\s*[xX]?\s+)?(?P<name>.+)")
_SET: Final = re.compile(r"\s*\([A-Za-z0-9]{2,6}\)(\s+\S+)?$")
_PARTS: Final = {
    "deck": "main",
    "main": "main",
    "mainboard": "main",
    "jeu": "main",
    "deck principal": "main",
    "sideboard": "sideboard",
    "reserve": "sideboard",
    "commander": "commander",
    "commandant": "commander",
}


def read_deck(text: str, slug: str = "deck") -> Deck:
    """A deck from its list. Raises `BadInput` with every line that is wrong."""
    parts: dict[str, dict[str, int]] = {"main": {}, "sideboard": {}, "commander": {}}
    wrong: list[str] = []
    part = "main"
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.strip()
        if not line or line.startswith(("#", "//")):
            continue
        heading = _PARTS.get(plain(line.rstrip(":")))
        if heading is not None:
            part = heading
            continue
        where = part
        if line[:3].upper() == "SB:":
            line, where = line[3:].strip(), "sideboard"
        problem = _take(line, parts[where])
        if problem:
            wrong.append(f"Line {number}: {problem}")
    if wrong:
        raise BadInput("\n".join(wrong))
    if not parts["main"]:
        raise BadInput("The deck list is empty: write one line for each card, such as '4 Jump Scare'.")
    return Deck(
        slug=slug,
        main=tuple(parts["main"].items()),
        sideboard=tuple(parts["sideboard"].items()),
        commander=tuple(parts["commander"]),
    )


def _take(line: str, part: dict[str, int]) -> str:
    """Add a line to a part of the deck; what is wrong with it, if anything."""
    match = _LINE.fullmatch(line)
    if match is None:
        return f"'{line}' is no card; write a number and a name, such as '4 Jump Scare'."
    number = int(match["number"] or 1)
    if not 1 <= number <= MOST:
        return f"{number} is no number of copies; it is between 1 and {MOST}."
    name = match["name"].strip()
    slug = BY_NAME.get(plain(name)) or BY_NAME.get(plain(_SET.sub("", name)))
    if slug is None:
        near = difflib.get_close_matches(plain(name), BY_NAME, 1, 0.75)
        hint = f" Is it '{_as_written(BY_NAME[near[0]], near[0])}'?" if near else ""
        return f"there is no card '{name}'.{hint}"
    part[slug] = part.get(slug, 0) + number
    return ""


def _as_written(slug: str, near: str) -> str:
    card = CARDS[CARD_NUMBER[slug]]
    french = written(card, "fr")
    return french if near in plain(french) else written(card, "en")


def write_deck(deck: Deck, language: str = "en") -> str:
    """The list of a deck, in one language."""
    lines = _lines(deck.main, language)
    if deck.sideboard:
        lines += ["", "Réserve" if language == "fr" else "Sideboard", *_lines(deck.sideboard, language)]
    if deck.commander:
        lines += ["", "Commander", *_lines(((slug, 1) for slug in deck.commander), language)]
    return "\n".join(lines) + "\n"


def _lines(part: Iterable[tuple[str, int]], language: str) -> list[str]:
    return [f"{number} {written(CARDS[CARD_NUMBER[slug]], language)}" for slug, number in part]
