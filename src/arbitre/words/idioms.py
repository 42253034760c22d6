"""Turns of phrase that the two languages build differently, written once."""

from __future__ import annotations

from .phrase import NP, PP, YOU, Adv, Bilingual, Clause, Gender, Phrase, Pronoun, Symbol, Text, Words

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
