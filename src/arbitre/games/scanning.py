"""Cards found where they lie: every module below a package that holds a `CARD`, or `CARDS`.

Their numbers are the rows of the table of names, so a saved game stays readable: new names go at its end.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from importlib import import_module
from pkgutil import walk_packages
from typing import Any, TypeVar

C = TypeVar("C")

TABLES = ("index", "names")
"""Modules beside the cards that are made of them."""


def found_in(package: str, kind: type[C]) -> Iterator[C]:
    """The cards in the modules below a package, by the names of the modules."""
    home = import_module(package)
    for module in sorted(walk_packages(home.__path__, f"{package}."), key=lambda found: found.name):
        if module.name.rpartition(".")[2] in TABLES:
            continue
        held: dict[str, Any] = vars(import_module(module.name))
        for card in held.get("CARDS", (held["CARD"],) if "CARD" in held else ()):
            assert isinstance(card, kind), f"{module.name} holds {card!r}, which is no {kind.__name__}"
            yield card


def numbered(cards: Iterable[C], slug_of: Callable[[C], str], rows: Sequence[str]) -> tuple[C, ...]:
    """Cards in the order of the rows of names; every card has its row, and each is there once."""
    place = {slug: number for number, slug in enumerate(rows)}
    listed = {slug_of(card): card for card in cards}
    unnamed = sorted(listed.keys() - place.keys())
    assert not unnamed, f"names.tsv has no row for {', '.join(unnamed)}"
    return tuple(listed[slug] for slug in sorted(listed, key=place.__getitem__))
