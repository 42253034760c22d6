"""How many: of what a filter finds, and of what is given or taken."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

import msgspec

from .phrase import NP, PP, Adj, Bilingual, Phrase, Unwritten

ANY_NUMBER: Final = 12
"""Above this, a choice is of any number."""


class Quantified(NamedTuple):
    """How many of what a filter finds: exactly or up to `number`, or all, each …; aimed at or not."""

    how: Literal["a", "all", "each", "any", "up to", "count", "those"]
    number: int = 1
    target: bool = False


ONE: Final = Quantified("a")
ALL: Final = Quantified("all")
EACH: Final = Quantified("each")
COUNT: Final = Quantified("count")
"""What a number is of: the number of creatures in play, 3 common units."""
THOSE: Final = Quantified("those")
"""The plural as a subject: your creatures get, opposing creatures get."""


def chosen(number: int, up_to: bool, target: bool = False) -> Quantified:
    """How many may be chosen: one, 2, up to 2, any number. (One that need not be is a permission.)"""
    if number > ANY_NUMBER:
        return Quantified("any", target=target)
    if up_to and number > 1:
        return Quantified("up to", number, target)
    return Quantified("a", number, target)


def numbered(what: Phrase, number: int, bound: str = "") -> Phrase:
    """A noun with a number: 3 creatures; at least 3 creatures (`bound` is an adverb); a creature."""
    if isinstance(what, Bilingual):
        return Bilingual(numbered(what.en, number, bound), numbered(what.fr, number, bound))
    if not isinstance(what, NP):
        raise Unwritten(f"{what} is not counted")
    if number == 1 and bound in ("", "at_least"):
        return msgspec.structs.replace(what, det="a", count=None)
    return msgspec.structs.replace(what, det="", count=number, adv=bound)


def for_each(each: Phrase) -> PP:
    """… for each of these, behind what is done once for each."""
    return PP("for", each)


def equal_to(noun: str, amount: Phrase) -> NP:
    """Damage equal to its attack / des dégâts égaux à son attaque."""
    return NP(noun, "some", mods=(Adj("equal"), PP("to", amount)))


def as_many_as(what: Phrase, amount: Phrase) -> NP:
    """A number of cards equal to its power / un nombre de cartes égal à sa force."""
    return NP("number", "a", of=what, mods=(Adj("equal"), PP("to", amount)))


def number_of(what: Phrase) -> NP:
    """The number of these."""
    return NP("number", "the", of=what)
