"""Turns of phrase that the two languages build differently, written once."""

from __future__ import annotations

from .phrase import NP, PP, YOU, Adv, Bilingual, Clause, Phrase, Pronoun, Symbol, Words

THIS_TURN = Adv("this_turn")
UNTIL_END_OF_TURN = Bilingual(
    en=PP("until", NP("end", of=NP("turn"))),
    fr=PP("until", NP("end", "the", of=NP("turn", "the"))),
)
IF_YOU_DO = Bilingual(en=Clause(YOU, "do"), fr=Clause(YOU, "do", Pronoun(3)))
"""The condition of « if you do »: `If(IF_YOU_DO, …)`."""


def need(who: Phrase, what: Phrase) -> Bilingual:
    """You need 3 quiddity / il vous faut 3 quiddités."""
    return Bilingual(en=Clause(who, "need", what), fr=Clause(Pronoun(3), "be_needed", what, to=who))


def remaining(count: int) -> Bilingual:
    """7 left / reste 7."""
    figure, left = Symbol(str(count)), Adv("remaining")
    return Bilingual(en=Words((figure, left)), fr=Words((left, figure)))
