"""The nouns of what filters find: for the noun phrase itself, and for the pronoun that follows."""

from __future__ import annotations

from typing import Final

from arbitre.kernel.effects import It, Node, This
from arbitre.words import *
from arbitre.words.lexicon import english_noun, french_noun

from ... import language as n
from ...language.sentences import OnThatLine
from .tale import Tale


def noun_of(types: tuple[str, ...], word: str = "or") -> str:
    """The noun for cards of these types; for several types a word made for the purpose."""
    keys = [f"seven_fallen.{name}" for name in types]
    if len(keys) == 1:
        return keys[0]
    key = f"seven_fallen.{word}.{'+'.join(types)}"
    terms = [LEXICON.noun(each) for each in keys]
    english = [[english_noun(term, plural) for term in terms] for plural in (False, True)]
    french = [[french_noun(term, plural) for term in terms] for plural in (False, True)]
    en, fr = ({"or": "or", "and": "and"}[word], {"or": "ou", "and": "et"}[word])

    def listed(forms: list[str], last: str) -> str:
        return f"{', '.join(forms[:-1])} {last} {forms[-1]}"

    LEXICON.add(
        noun(
            key,
            (listed(english[0], en), listed(english[1], en)),
            (listed(french[0], fr), listed(french[1], fr)),
            "f" if all(t.gender == "f" for t in terms) else "m",
        )
    )
    return key


def card_noun(node: n.Cards, word: str) -> str:
    if node.types:
        return noun_of(node.types, word)
    if node.attacking:
        return "seven_fallen.attacker"
    return "card" if set(node.where) & {"rear", "fire", "adoration", "divine"} else "seven_fallen.page"


_NOUNS: Final[dict[type[Node], str]] = {
    n.Top: "seven_fallen.page",
    OnThatLine: "seven_fallen.page",
    n.Bearer: "seven_fallen.angel",
    n.EquipmentOn: "seven_fallen.equipment",
    n.Attackers: "seven_fallen.attacker",
    n.Defender: "seven_fallen.defender",
    n.EventSource: "card",
    n.AllOf: "card",
}


def about(node: Node, tale: Tale) -> str:
    """The noun a pronoun for what a filter finds agrees with."""
    if isinstance(node, n.Cards):
        return card_noun(node, "or")
    if isinstance(node, n.LinkedTo):
        return partner(node, tale)
    if isinstance(node, It):
        return tale.about
    if isinstance(node, n.Top):
        return "seven_fallen.page" if node.pile == "book" else "seven_fallen.worshipper"
    return tale.this if isinstance(node, This) else _NOUNS[type(node)]


def whose(node: Node, tale: Tale) -> str:
    """Whose the cards are that a filter finds."""
    if isinstance(node, It):
        return tale.whose
    if isinstance(node, This | n.Bearer):
        return n.YOURS
    return str(getattr(node, "whose", n.ANYONES))


def several(node: Node) -> bool:
    """Whether a filter by itself finds more than one card."""
    if isinstance(node, n.Cards):
        return not unique(node)
    if isinstance(node, n.Top):
        return node.number > 1
    return isinstance(node, n.Attackers | n.AllOf | n.EquipmentOn)


def partner(node: n.LinkedTo, tale: Tale) -> str:
    head = tale.this if isinstance(node.of, This) else tale.about
    return "seven_fallen.angel" if head == "seven_fallen.golem" else "seven_fallen.golem"


def unique(node: n.Cards) -> bool:
    """Whether each player has but one: his Divinity, his Temple, his Archangel."""
    return len(node.types) == 1 and node.types[0] in ("divinity", "temple", "archangel")
