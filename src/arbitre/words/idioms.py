"""Turns of phrase that the two languages build differently, written once."""

from __future__ import annotations

from typing import Literal

from .phrase import *

THIS_TURN = Adv("this_turn")
UNTIL_END_OF_TURN = Bilingual(
    en=PP("until", NP("end", of=NP("turn"))),
    fr=PP("until", NP("end", "the", of=NP("turn", "the"))),
)
IF_YOU_DO = Bilingual(en=Clause(YOU, "do"), fr=Clause(YOU, "do", Pronoun(3)))
"""The condition of « if you do »: `If(IF_YOU_DO, …)`."""

OTHERWISE = Adv("otherwise")


def need(who: Phrase, what: Phrase) -> Bilingual:
    """You need 3 quiddity / il vous faut 3 quiddités."""
    return Bilingual(en=Clause(who, "need", what), fr=Clause(Pronoun(3), "be_needed", what, to=who))


def gets(
    who: Phrase,
    figures: tuple[Phrase, ...],
    abilities: tuple[Phrase, ...],
    has: Literal["gain", "have"],
    after: tuple[Phrase, ...] = (),
    verb: str = "get",
) -> Phrase:
    """It gets +1 attack and gains Flying / elle gagne +1 en attaque et Volant.

    English gets figures, and gains abilities or has them as long as something is so; French says one verb
    for all. What is counted (`after`) stands behind the figures."""
    if not abilities:
        return Clause(who, verb, All(figures), after=after)
    french = Clause(who, verb, All((*figures, *abilities)), after=after)
    if not figures:
        return Bilingual(en=Clause(who, has, All(abilities), after=after), fr=french)
    parts = (Clause(None, verb, All(figures), after=after), Clause(None, has, All(abilities)))
    return Bilingual(en=Deeds(who, parts), fr=french)


def remaining(count: int) -> Bilingual:
    """7 left / reste 7."""
    figure, left = Symbol(str(count)), Adv("remaining")
    return Bilingual(en=Words((figure, left)), fr=Words((left, figure)))


_NUMERALS = (
    ("zero", "zéro"), ("one", "un"), ("two", "deux"), ("three", "trois"), ("four", "quatre"),
    ("five", "cinq"), ("six", "six"), ("seven", "sept"), ("eight", "huit"), ("nine", "neuf"), ("ten", "dix"),
)  # fmt: skip


def numeral(number: int, gender: Gender = "m") -> Text:
    """A small number in words, for `NP.count`: two / deux; above ten, in figures."""
    if number >= len(_NUMERALS):
        return Text(str(number), str(number))
    en, fr = _NUMERALS[number]
    return Text(en, "une" if number == 1 and gender == "f" else fr)
