"""The words for effects in scenarios: "archery of Cinder Archer", "effect 2", "effect draw".

An effect is called by the keyword it comes from, or by what it does; those of a Dilemma or of a choice also
by their number on the card.
"""

from __future__ import annotations

import re
from typing import Any, Final

from arbitre.kernel.effects import Trigger
from arbitre.kernel.stack import Item
from arbitre.words.finding import slug as plain

from .. import language as n
from ..cards.index import CARDS, KEYWORDS, MIRACLE, NODES, TYPE
from ..language.sentences import SENTENCES
from ..rules.model import Table
from .phrases import title


def words_of(name: str) -> str:
    """The name of a class as words: LastBreath -> last breath."""
    return re.sub(r"(?<!^)([A-Z])", r" \1", name).lower()


def _called() -> dict[str, str]:
    """For each effect that can be put on the stack, the keyword it comes from."""
    found = {f"{word}/0": word for word in SENTENCES}
    for card in CARDS:
        for node in card.abilities:
            if isinstance(node, Trigger):
                found[NODES.name(node.do)] = "trigger"
            elif isinstance(node, n.Dilemma):
                found |= {NODES.name(each): f"dilemma {k}" for k, each in enumerate(node.effects, 1)}
            elif hasattr(node, "do"):
                found[NODES.name(node.do)] = words_of(type(node).__name__)
    return found


CALLED: Final = _called()


def _numbered() -> dict[str, int]:
    """For each effect that is one of several to choose from, its number on the card."""
    found: dict[str, int] = {}
    for node in list(NODES.nodes.values()):
        parts: tuple[Any, ...] = ()
        if isinstance(node, n.Dilemma):
            parts = node.effects
        elif isinstance(node, n.ChooseOne):
            parts = node.parts
        found |= {NODES.name(part): k for k, part in enumerate(parts, 1)}
    return found


NUMBERED: Final = _numbered()


def say_effect(name: str) -> str:
    """One of several effects to choose from: "2 discard"."""
    return f"{NUMBERED.get(name, 0)} {words_of(type(NODES.nodes[name]).__name__)}"


def called(name: str) -> tuple[str, ...]:
    """What one of several effects to choose from is called: "2", "discard" and "2-discard"."""
    does = plain(words_of(type(NODES.nodes[name]).__name__))
    number = str(NUMBERED.get(name, 0))
    return number, does, f"{number}-{does}"


CHOOSABLE: Final = tuple(dict.fromkeys(word for name in NUMBERED for word in called(name)))
"""All that an effect to choose from can be called."""
SOURCES: Final = ("", "effect", *dict.fromkeys(CALLED.values()))
"""What can stand before the source of an effect."""


def say_source(table: Table, name: str, source: int) -> str:
    """An effect on the stack: "archery of Cinder Archer"; a Miracle by its name alone."""
    return said_of(table, name, source) + title(CARDS[table.pieces[source].what].slug)


def said_of(table: Table, name: str, source: int) -> str:
    """What stands before the source of an effect: "archery of ", nothing before a Miracle."""
    what = table.pieces[source].what
    printed: Any = CARDS[what]
    if TYPE[what] == MIRACLE and name == NODES.name(printed.effect):
        return ""
    return f"{CALLED.get(name, 'effect')} of "


def say_item(table: Table, item: Item) -> str:
    """An effect on the stack in words."""
    return say_source(table, item.name, item.source)


def powers(what: int) -> list[str]:
    """The abilities of a card that are used by name, in the order they are printed."""
    kinds = (n.DivineWord, n.CombatPhase, n.Purgatory)
    return [NODES.name(node) for node in KEYWORDS[what] if isinstance(node, kinds)]


def sacrifices(what: int) -> list[str]:
    """The Sacrifice abilities of a card."""
    return [NODES.name(node) for node in KEYWORDS[what] if isinstance(node, n.Sacrifice)]


KEYWORD_NAMES: Final = {plain(words_of(keyword.__name__)): keyword for keyword in n.KEYWORDS}
"""The keywords, by what they are called."""
