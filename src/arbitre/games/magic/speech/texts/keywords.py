"""Keywords as they stand on a card, with their cost."""

from __future__ import annotations

from typing import Final

from arbitre.kernel.effects import Node
from arbitre.words import *
from arbitre.words.saying import only_says

from ... import language as n
from ...language import keywords as kw
from ..terms import KEYWORD_NAMES, text
from .costs import cost, mana
from .filters import How, found
from .players import is_player
from .tale import Tale, says

PLAIN: Final = (*kw.PLAIN, kw.Prowess)
"""Keywords that stand together on one line."""


def name(node: kw.Keyword, tale: Tale) -> Phrase:
    """A keyword with what it is of: ward {2}, impending 4—{2}{R}{R}, enchant creature."""
    sort = KEYWORD_NAMES[type(node)]
    word = Text(sort.en, sort.fr)
    match node:
        case kw.Ward():
            return _at_cost(word, node.cost, tale)
        case kw.Miracle():
            return _at_cost(word, node.cost, tale)
        case kw.Equip():
            return _at_cost(word, node.cost, tale)
        case kw.Escape():
            exile = cost(n.ExileSome(n.Cards(whose=n.YOURS, other=True), node.number), tale)
            paid = cost(n.Mana(node.cost) if node.cost else n.OwnManaCost(), tale)
            price = Text(
                f"{sort.en}\u2014{node.cost or 'Pay its mana cost'}", ""
            )  # no space around this dash
            english = Join((price, Sentence(exile)), ",")
            return Bilingual(english, Join((word, Sentence(Join((paid, exile), ","))), "—"))
        case kw.Impending() | kw.Suspend():
            head = Text(f"{sort.en} {node.number}", f"{sort.fr} {node.number}")
            paid = mana(node.cost)
            return Bilingual(Text(f"{head.en}\u2014{paid.text}", ""), Join((head, paid), "—"))
        case (
            kw.Blitz()
            | kw.Flashback()
            | kw.Ninjutsu()
            | kw.Cycling()
            | kw.Kicker()
            | kw.Madness()
            | kw.Morph()
            | kw.Disguise()
        ):
            return Words((word, mana(node.cost)))
        case kw.Crew():
            return Words((word, Symbol(str(node.number))))
        case kw.Enchant():
            what = _enchanted(node.what, tale)
            return Bilingual(Words((word, what)), Join((word, what), ":"))
        case kw.Protection():
            return Words((word, text("from"), quality(node.from_)))
        case _:
            return word


def _at_cost(word: Text, price: Node, tale: Tale) -> Phrase:
    """Ward {2}; with a cost in words: Ward—Sacrifice three nonland permanents."""
    said = cost(price, tale)
    if isinstance(said, Symbol):
        return Words((word, said))
    english = f"{word.en}\u2014{write(Sentence(said), 'en')}"  # no space around this dash
    return Bilingual(Text(english, ""), Join((word, Sentence(said)), "—"))


def _enchanted(what: Node, tale: Tale) -> Phrase:
    if is_player(what):
        only_says(what, "whose")
        return NP("player" if getattr(what, "whose", n.ANYONES) == n.ANYONES else "opponent")
    bare = found(what, tale, How("count"))
    assert isinstance(bare, NP), "an Aura enchants one sort of thing"
    return NP(bare.noun, "", bare.adj, called=bare.called, mods=bare.mods)


_QUALITIES: Final = {
    "W": ("white", "le blanc"),
    "U": ("blue", "le bleu"),
    "B": ("black", "le noir"),
    "R": ("red", "le rouge"),
    "G": ("green", "le vert"),
}


def quality(node: Node) -> Phrase:
    """What something is protected from: red, artifacts."""
    assert isinstance(node, n.Filter), "protection is from objects"
    if node.colours:
        only_says(node, "colours")
        return Text(*_QUALITIES[node.colours])
    return found(node, Tale(), How("those"))


@says(*KEYWORD_NAMES)
def keyword(node: kw.Keyword, tale: Tale) -> Phrase:
    """A keyword in a prompt is its name."""
    return name(node, tale)
