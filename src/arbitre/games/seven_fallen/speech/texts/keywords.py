"""How keywords are written: the name with its figure, what its user pays, its effect; and the reminders.

`OutOfSecret` and `Exposed` have no name: they are written as the sentences the rulebook quotes.
"""

from __future__ import annotations

import re
from typing import Any, Final

from arbitre.kernel.effects import Node
from arbitre.words import *

from ... import language as n
from ...language.sentences import SENTENCES
from ..terms import SENTENCE_KEYWORDS
from .modifiers import keyword_name
from .reminders import MOMENTS, ON, REMINDERS
from .tale import OPPONENT, Tale, say, says
from .verbs import paid

LEXICON.add(
    verb("seven_fallen.take_out", "take", "sortir"),
)

SPEAKING: Final = (
    n.DivineAurora,
    n.LastBreath,
    n.Fervour,
    n.DivineNight,
    n.DivineWord,
    n.CombatPhase,
    n.Purgatory,
    n.Sacrifice,
)
"""Keywords that are followed by an effect."""
SENTENCED: Final = (n.OutOfSecret, n.Exposed)
PLAIN: Final = tuple(word for word in n.KEYWORDS if word not in (*SPEAKING, n.Dilemma))
"""Keywords that stand alone, or with a figure."""


def effect(node: Any, tale: Tale) -> Phrase:
    """What a keyword does, after what its user pays."""
    return paid(getattr(node, "cost", n.FREE), say(node.do, tale), tale)


def _plain(node: Node, tale: Tale) -> Phrase:
    return keyword_name(node)


def _speaking(node: Node, tale: Tale) -> Phrase:
    return Join((keyword_name(node), effect(node, tale)), ":")


for _word in PLAIN:
    says(_word)(_plain)
for _word in SPEAKING:
    says(_word)(_speaking)


@says(n.Dilemma)
def dilemma(node: n.Dilemma, tale: Tale) -> Phrase:
    return Join((keyword_name(node), dilemma_effects(node, tale)), ":")


def dilemma_effects(node: n.Dilemma, tale: Tale) -> Phrase:
    return Join(tuple(say(part, tale) for part in node.effects), ";")


def _secret(by: Phrase, node: Any, tale: Tale) -> Phrase:
    page = NP("seven_fallen.page", "this")
    out = (Adv("seven_fallen.out_of_secret"),)
    taken = Bilingual(
        en=Clause(by, "seven_fallen.take_out", page, after=out),
        fr=Clause(by, "seven_fallen.take_out", page, after=out, tense="past"),
    )
    return If(taken, effect(node, tale), "after")


@says(n.OutOfSecret)
def out_of_secret(node: n.OutOfSecret, tale: Tale) -> Phrase:
    return _secret(YOU, node, tale)


@says(n.Exposed)
def exposed(node: n.Exposed, tale: Tale) -> Phrase:
    return _secret(OPPONENT, node, tale)


def headed(node: Node, tale: Tale) -> Phrase | None:
    """A line of a card that starts with a keyword; None for a keyword that stands alone."""
    if isinstance(node, n.Dilemma):
        return Headed(keyword_name(node), dilemma_effects(node, tale))
    if isinstance(node, SPEAKING):
        return Headed(keyword_name(node), effect(node, tale))
    return Sentence(say(node, tale)) if isinstance(node, SENTENCED) else None


# Reminders


def reminder(keyword: type[Node]) -> Phrase:
    """What a keyword means, in a sentence or two: for a player who points at it."""
    return _reminder(keyword, "X")


def reminder_of(node: Node, kind: str = "") -> Phrase:
    """The same of a keyword as it is printed, with its figure, on a card of this type."""
    if (type(node), kind) in ON:
        return ON[type(node), kind]
    return _reminder(type(node), str(getattr(node, "value", getattr(node, "copies", "X"))))


def _reminder(keyword: type[Node], figure: str) -> Phrase:
    """Where the game plays a keyword as a sentence of its own (`sentences`), that sentence is written."""
    for word, known in SENTENCE_KEYWORDS.items():
        if known is keyword:
            amount = int(figure) if figure.isdecimal() else Symbol(figure)
            tale = Tale("card", amount=amount if "value" in keyword.__struct_fields__ else None)
            return Sentence(Join((MOMENTS[word], say(SENTENCES[word], tale)), ","))
    said = REMINDERS[keyword]
    return Name(_FIGURE.sub(figure, said.en), _FIGURE.sub(figure, said.fr))


_FIGURE: Final = re.compile(r"\bX\b")
