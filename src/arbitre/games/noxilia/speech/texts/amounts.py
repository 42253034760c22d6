"""What the amounts of a card mean: so much of something, or so much for each of something."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from arbitre.kernel.effects import Node
from arbitre.words import *
from arbitre.words.quantity import EACH, as_many_as, equal_to, for_each

from ... import language as n
from .filters import found
from .tale import Tale

FIGURES: Final = {
    "melee": "noxilia.melee",
    "ranged": "noxilia.ranged",
    "armour": "noxilia.armour",
    "life": "noxilia.vitality",
    "lost": "noxilia.life",
    "cost": "cost",
}


class Amount(NamedTuple):
    """An object, and what stands behind the clause: 1 damage … for each of your units."""

    what: Phrase
    after: tuple[Phrase, ...] = ()


def _count_of(node: n.CountOf, noun: str, tale: Tale) -> Amount:
    each = found(node.of, tale, EACH)
    cap = (Paren(NP(noun, count=node.most, adv="at_most")),) if node.most < 99 else ()
    return Amount(NP(noun, count=node.each), (for_each(each), *cap))


def _figure_of(node: n.FigureOf, noun: str, tale: Tale) -> Amount:
    figure = NP(FIGURES[node.figure], owner=found(node.of, tale))
    if noun == "damage":
        return Amount(equal_to(noun, figure))
    # French counts pieces: « un nombre de pièces d'or égal à son coût ».
    return Amount(Bilingual(equal_to(noun, figure), as_many_as(NP(noun, plural=True), figure)))


def _that_much(node: n.ThatMuch, noun: str, tale: Tale) -> Amount:
    return Amount(NP(noun, plural=True, adv="noxilia.that_much"))


AMOUNTS: Final[dict[type[Node], Callable[[Any, str, Tale], Amount]]] = {
    n.CountOf: _count_of,
    n.FigureOf: _figure_of,
    n.ThatMuch: _that_much,
}
"""For each amount, so much of a noun."""


def amount_of(amount: int | Node, noun: str, tale: Tale) -> Amount:
    """So much of something: 2 gold; 1 gold for each …; that much life."""
    if isinstance(amount, int):
        return Amount(NP(noun, count=amount))
    return AMOUNTS[type(amount)](amount, noun, tale)
