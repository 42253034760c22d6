"""The rules text of a card, written from the same tree that is played.

How each node is written is in `verbs` and `pages` (effects), `abilities`,
`modifiers`, `keywords`, `filters` and `amounts`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Final

from arbitre.kernel.effects import Node, Trigger, walk
from arbitre.words import *

from ... import language as n
from ...cards.index import CARD_NUMBER, CARDS, NODES
from ...language.definitions import Card, Miracle
from ..terms import KEYWORD_NAMES
from . import abilities as _abilities  # noqa: F401  (teaches `say` the abilities)
from . import pages as _pages  # noqa: F401  (and the effects on pages)
from .amounts import CONDITIONS, holds
from .keywords import PLAIN, headed, reminder, reminder_of
from .modifiers import gains, keyword_name
from .nouns import noun_of
from .tale import SAYS, Tale, say
from .types import provenance, type_line

__all__ = [
    "card_text",
    "clause_text",
    "glossary",
    "keyword_name",
    "provenance",
    "reminded",
    "reminder",
    "reminders",
    "type_line",
]

_OATH: Final = Name("Oath", "Serment")


def _tale(card: Card) -> Tale:
    return Tale(f"seven_fallen.{card.type}")


@cache
def card_text(slug: str) -> Phrase:
    """All a card says, a line for each sentence: keywords that stand alone share the first; then what a
    Miracle does when it is played, then what else happens."""
    return _written(CARDS[CARD_NUMBER[slug]], _lines)


@cache
def reminded(slug: str) -> Phrase:
    """The same with reminders in brackets: each keyword on a line with what it means, those that a card only
    gives below."""
    card: Any = CARDS[CARD_NUMBER[slug]]
    told = {type(node) for node in card.abilities}
    given: dict[type[Node], Node] = {}
    for node in walk((card.abilities, getattr(card, "effect", ()))):
        if (
            isinstance(node, n.Gain)
            and type(node.keyword) not in told
            and type(node.keyword) in KEYWORD_NAMES
        ):
            given.setdefault(type(node.keyword), node.keyword)
    notes = [Paren(Join((keyword_name(node), reminder_of(node)), ":")) for node in given.values()]
    return _written(card, _explained, notes)


def _written(
    card: Card, written: Callable[[tuple[Node, ...], Tale], list[Phrase]], notes: Sequence[Phrase] = ()
) -> Phrase:
    tale = _tale(card)
    plain = tuple(node for node in card.abilities if isinstance(node, PLAIN))
    lines = written(plain, tale)
    if isinstance(card, Miracle):
        lines += [Headed(_OATH, _oath(oath, tale)) for oath in card.oaths]
        lines.append(Sentence(say(card.effect, tale)))
    lines += written(tuple(node for node in card.abilities if node not in plain), tale)
    return Paragraphs((*lines, *notes))


def _explained(abilities: tuple[Node, ...], tale: Tale) -> list[Phrase]:
    """The lines of some abilities, each keyword on its own with what it means behind it."""
    lines: list[Phrase] = []
    rest: tuple[Node, ...] = ()
    kind = tale.this.rpartition(".")[2]
    for node in (*abilities, None):
        if node is not None and type(node) not in KEYWORD_NAMES:
            rest += (node,)
            continue
        lines += _lines(rest, tale)
        rest = ()
        if node is not None:
            named = headed(node, tale) or Sentence(keyword_name(node), end="")
            lines.append(Words((named, Paren(reminder_of(node, kind)))))
    return lines


def _lines(abilities: tuple[Node, ...], tale: Tale) -> list[Phrase]:
    lines: list[Phrase] = []
    at = 0
    while at < len(abilities):
        run = _run(abilities[at:], tale)
        at += run
        group = abilities[at - run : at]
        first = group[0]
        if isinstance(first, PLAIN):
            lines.append(Sentence(All(tuple(keyword_name(node) for node in group), "")))
        else:
            together = gains(group, tale) if run > 1 else say(first, tale)
            assert together is not None
            lines.append(headed(first, tale) or Sentence(together))
    return lines


def _run(abilities: tuple[Node, ...], tale: Tale) -> int:
    """How many abilities from the first share its line: plain keywords, or what the same cards get."""
    run = 1
    if isinstance(abilities[0], PLAIN):
        while run < len(abilities) and isinstance(abilities[run], PLAIN):
            run += 1
        return run
    while run < len(abilities) and gains(abilities[: run + 1], tale) is not None:
        run += 1
    return run


def _oath(oath: Node, tale: Tale) -> Phrase:
    return holds(oath, tale) if type(oath) in CONDITIONS else say(oath, tale)


def reminders(slug: str) -> tuple[tuple[Phrase, Phrase], ...]:
    """For each keyword a card has or gives, its name with its figure, and what it means."""
    card: Any = CARDS[CARD_NUMBER[slug]]
    found: dict[type[Node], Node] = {}
    for node in card.abilities:
        inner = node.keyword if isinstance(node, n.Gain) else node
        if isinstance(inner, n.KEYWORDS):
            found.setdefault(type(inner), inner)
    return tuple((keyword_name(node), reminder(word)) for word, node in found.items())


def glossary() -> list[tuple[Name, Phrase]]:
    """Every keyword with what it means."""
    return [(name, reminder(word)) for word, name in KEYWORD_NAMES.items()]


def clause_text(node: str | Node, amount: int | None = None) -> Phrase:
    """What an effect, ability or keyword of a card says by itself, without capital or full stop; prompts use
    it. A node is given by its name in the register, or itself; `amount` is that of its event, if known.
    """
    return _clause_text(node if isinstance(node, str) else NODES.name(node), amount)


@cache
def _clause_text(name: str, amount: int | None) -> Phrase:
    slug = name.partition("/")[0]
    number = CARD_NUMBER.get(slug)
    tale = Tale("card") if number is None else _tale(CARDS[number])
    node = NODES.nodes[name]
    assert type(node) in SAYS, f"{type(node).__name__} is no sentence"
    return say(node, tale._replace(amount=amount, it=_heard_of(node, CARDS[number] if number else None)))


def _heard_of(node: Node, card: Card | None) -> Phrase | None:
    """What « it » is where only the effect of a trigger is quoted, not the event that says it: that Angel."""
    for ability in card.abilities if card is not None else ():
        if isinstance(ability, Trigger) and ability.do == node and isinstance(ability.when, n.About):
            key = noun_of(ability.when.types) if ability.when.types else "card"
            return Bilingual(en=NP(key, "that"), fr=NP(key, "this"))
    return None
