"""Deck lists in the common text format, read and written in French or in English.

One line for each card: how many, then its name (`4 Jump Scare`, `4 Petite frayeur`). Empty lines and lines
that begin with `#` or `//` are skipped; `Sideboard` (`Réserve`), `Commander` and `Schemes` (`Machinations`)
begin those parts, or `SB:` stands in front of a line.
"""

from __future__ import annotations

import difflib
from collections import Counter
from collections.abc import Iterable
from typing import Final

from arbitre.games.deck_reading import BEHIND, SKIPPED, Line, read_lines
from arbitre.kernel.rules import BadInput

from ..cards.index import CARD_NUMBER, CARDS
from ..cards.names import BY_NAME, is_coming, plain, written
from ..language.definitions import Deck

MOST: Final = 250
"""More copies of a card than any deck has."""
MAIN: Final = "main"
PARTS: Final = {
    **dict.fromkeys(("deck", "main", "main deck", "maindeck", "mainboard", "jeu", "deck principal"), MAIN),
    **dict.fromkeys(("sideboard", "side", "reserve"), "sideboard"),
    **dict.fromkeys(("commander", "commanders", "commandant", "commandants"), "commander"),
    **dict.fromkeys(("schemes", "scheme", "scheme deck", "machinations", "machination"), "schemes"),
    "deck de machinations": "schemes",
    **dict.fromkeys(("about", "a propos"), SKIPPED),
}
"""Lines that begin a part of a deck list, without accents."""


def read_deck(text: str, slug: str = "deck") -> Deck:
    """A deck from its list. Raises `BadInput` with every line that is wrong."""
    parts: dict[str, dict[str, int]] = {part: {} for part in PARTS.values()}
    wrong: list[str] = []
    for line in read_lines(text, PARTS):
        problem = _take(line, parts[line.part])
        if problem:
            wrong.append(f"Line {line.at}: {problem}")
    if wrong:
        raise BadInput("\n".join(wrong))
    if not any(parts.values()):
        raise BadInput("The deck list is empty: write one line for each card, such as '4 Jump Scare'.")
    return Deck(
        slug=slug,
        main=tuple(parts[MAIN].items()),
        sideboard=tuple(parts["sideboard"].items()),
        commander=_singly(parts["commander"]),
        schemes=_singly(parts["schemes"]),
    )


def _singly(part: dict[str, int]) -> tuple[str, ...]:
    """Each card as often as it is written."""
    return tuple(slug for slug, number in part.items() for _ in range(number))


def _take(line: Line, part: dict[str, int]) -> str:
    """Add a line to a part of the deck; what is wrong with it, if anything."""
    number, name = line.number, line.name
    if not 1 <= number <= MOST:
        return f"{number} is no number of copies; it is between 1 and {MOST}."
    slug = BY_NAME.get(plain(name)) or BY_NAME.get(plain(BEHIND.sub("", name)))
    if slug is None and is_coming(BEHIND.sub("", name)):
        return f"'{name}' is a card of the set that is not here yet."
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
    parts: dict[str, Iterable[tuple[str, int]]] = {
        "Commander": Counter(deck.commander).items(),
        "Deck": deck.main,
        "Réserve" if language == "fr" else "Sideboard": deck.sideboard,
        "Machinations" if language == "fr" else "Schemes": Counter(deck.schemes).items(),
    }
    written = {heading: lines for heading, part in parts.items() if (lines := _lines(part, language))}
    if list(written) == ["Deck"]:
        return "\n".join(written["Deck"]) + "\n"
    return "\n\n".join("\n".join((heading, *lines)) for heading, lines in written.items()) + "\n"


def _lines(part: Iterable[tuple[str, int]], language: str) -> list[str]:
    return [f"{number} {written(CARDS[CARD_NUMBER[slug]], language)}" for slug, number in part]
