"""The rules text of a card, written from the same tree that is played.

How each node is written is in `verbs` (effects), `abilities` and `filters`.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from arbitre.kernel.effects import Node
from arbitre.words import *

from ... import language as n
from ...cards.index import CARD_NUMBER, CARDS, KIND_NUMBER, KINDS, NODES
from ...language.definitions import Card
from ...language.definitions import Clause as CardClause
from . import abilities as _abilities  # noqa: F401  (teaches `say` the abilities)
from . import verbs as _verbs  # noqa: F401  (and the effects)
from .faces import face_text, provenance, type_line
from .filters import found
from .tale import Tale, say, says

__all__ = ["card_text", "clause_text", "face_text", "provenance", "type_line"]

_WHERE: Final[dict[str, tuple[Phrase, ...]]] = {
    "ready": (),
    "pool": (),
    "locked": (Name("Locked", "Verrouillée", "f"),),
    "aside": (Name("Set aside", "Mise de côté", "f"),),
}

_MOMENTS: Final[dict[str, Clause]] = {
    "attacked": Clause(YOU, "attack", passive=True),
    "doomed": Clause(found(n.Creatures(n.YOURS), Tale()), "destroy", passive=True, modal="about to"),
    "destroyed": Clause(found(n.Creatures(n.YOURS), Tale()), "destroy", passive=True),
    "spell": Clause(NP("opponent", "a"), "cast", NP("spell", "a")),
}
"""When a reaction may be cast."""
_THAT_ONE: Final = Bilingual(en=NP("creature", "that"), fr=NP("creature", "this"))
"""The creature such a moment is about."""


@cache
def card_text(slug: str) -> Phrase:
    """All a card says, a line for each sentence; nothing where its dice say it all."""
    card = CARDS[CARD_NUMBER[slug]]
    lines: list[Phrase] = [_reaction(card)] if card.moments else []
    lines += [_line(clause, _tale(card)) for clause in card.clauses]
    return Paragraphs(tuple(lines))


def _tale(card: Card) -> Tale:
    if KINDS[KIND_NUMBER[card.kind]].sort != "spell":
        return Tale("creature")
    return Tale("spell", it=_THAT_ONE if card.moments else None)


def _reaction(card: Card) -> Phrase:
    """You may cast it when …"""
    whens = tuple(If(_MOMENTS[moment], Words(()), "when", last=True) for moment in card.moments)
    return Sentence(Clause(None, "cast", NP("spell", "this"), after=(All(whens, "or"),)))


@says(CardClause)
def _line(clause: CardClause, tale: Tale) -> Phrase:
    marks = tuple(Symbol("★" * bursts) for bursts in clause.bursts)
    # What happens as a die is locked is no ability of a locked die.
    where = () if isinstance(clause.does, n.PlaceElsewhere) else _WHERE[clause.where]
    head = (*where, *((All(marks, "or"),) if marks else ()))
    body = say(clause.does, tale)
    return Headed(Words(head), body) if head else Sentence(body)


def clause_text(node: str | Node) -> Phrase:
    """What an effect or ability of a card says by itself, without capital or full stop; prompts use it.

    A node is given by its name in the register, or itself.
    """
    return _clause_text(node if isinstance(node, str) else NODES.name(node))


@cache
def _clause_text(name: str) -> Phrase:
    card = CARDS[CARD_NUMBER[name.partition("/")[0]]]
    return say(NODES.nodes[name], _tale(card))
