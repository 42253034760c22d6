"""What must hold for the written cards of every game."""

import inspect
from collections.abc import Callable, Container, Mapping
from types import ModuleType

from arbitre.kernel.effects import Node
from arbitre.words import Language, Name, Phrase, write

from .traps import check

OTHERS = ("kernel.effects", "kernel.conditions", "definitions")
"""What is no word of the game's own, or printed figures and not a sentence."""


def check_written(
    modules: tuple[ModuleType, ...], abstract: Container[type], known: Container[type], least: int
) -> None:
    """Every node of the modules can be written; at least so many are found there."""
    found = [
        node
        for module in modules
        for _, node in inspect.getmembers(module, inspect.isclass)
        if issubclass(node, Node) and node not in abstract and not node.__module__.endswith(OTHERS)
    ]
    assert len(found) > least
    assert [node.__name__ for node in found if node not in known] == []


def check_card(type_line: Phrase, text: Phrase, lang: Language, starts: str = "") -> list[str]:
    """The lines of a card's text, none for one without abilities; they and its type line read well, and begin
    with a capital or with one of the marks in `starts`."""
    check(write(type_line, lang), lang)
    lines = write(text, lang).splitlines()
    for line in lines:
        check(line, lang)
        assert line[0].isupper() or line[0] in starts, line
    return lines


def both(phrase: Phrase) -> tuple[str, str]:
    """A phrase in English and in French."""
    return write(phrase, "en"), write(phrase, "fr")


def check_found(
    names: Mapping[str, Name], name: Callable[[str, Language], str], find: Callable[[str], str | None]
) -> None:
    """Everything is found by its slug and by its names, however they are written; nothing else is."""
    for slug, called in names.items():
        for text in (slug, called.en, called.fr, called.fr.upper(), name(slug, "fr"), called.en.lower()):
            assert find(text) == slug
    assert find("dragon") is None
    assert find("") is None
