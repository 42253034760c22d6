"""Why not: the reasons for which Quarriors! refuses an action, or a Wilds."""

from __future__ import annotations

from typing import Final

from arbitre.words import *
from arbitre.words.lines import filled, fixed
from arbitre.words.tables import sentences
from arbitre.words.telling import Teller

from ..lexicon import NAMES

REFUSALS: Final = Catalogue()

fixed(REFUSALS, "no", sentences(__package__, "refusals"))


@REFUSALS.message("no.too_poor")
def too_poor(teller: Teller, price: int, have: int) -> Phrase:
    needed = need(YOU, NP("quarriors.quiddity", count=price))
    return Sentence(Join((needed, Clause(YOU, "have", Some(have, "quarriors.quiddity"))), ","))


@REFUSALS.message("no.not_your_turn")
def not_your_turn(teller: Teller, active: int) -> Phrase:
    return Sentence(Clause(NP("player", "the", adj=("active",)), "be", teller.seat(active)))


# The Wilds


def _word(part: object, lang: Language) -> str:
    return write(NAMES[part], lang) if isinstance(part, str) and part in NAMES else str(part)


filled(REFUSALS, "no", sentences(__package__, "wilds_refusals"), _word)
