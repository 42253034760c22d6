"""Why not: the reasons for which Magic refuses an action, or a deck."""

from __future__ import annotations

from typing import Final

from arbitre.words import *
from arbitre.words.lines import filled, fixed, line, quoted
from arbitre.words.tables import sentences
from arbitre.words.telling import Teller

from ..terms import COLOUR_NAMES, NAMES

REFUSALS: Final = Catalogue()

fixed(REFUSALS, "no", sentences(__package__, "refusals"))


@REFUSALS.message("no.cannot_pay")
def cannot_pay(teller: Teller, cost: str) -> Phrase:
    return Sentence(Clause(YOU, "pay", Symbol(cost), modal="cannot"))


@REFUSALS.message("no.condition_not_met")
def condition_not_met(teller: Teller, node: str) -> Phrase:
    """The card's own words say what is asked for."""
    return Headed(teller.definition(node), teller.sentence(node))


# Decks


def _word(part: object, lang: Language) -> str:
    """A part of such a sentence: a card by its name, anything else as it is."""
    if not isinstance(part, str) or part.startswith("{"):
        return str(part)
    return write(NAMES[part] if part in NAMES else quoted(part), lang)


filled(REFUSALS, "no", sentences(__package__, "deck_refusals"), _word)


@REFUSALS.message("no.outside_colours")
def outside_colours(teller: Teller, slug: str, colours: str) -> Phrase:
    en = " and ".join(COLOUR_NAMES[colour][0] for colour in colours) or "colorless"
    fr = " et ".join(COLOUR_NAMES[colour][1] for colour in colours) or "incolore"
    return line(
        f"{_word(slug, 'en')} is outside the commander's colors ({en}).",
        f"{_word(slug, 'fr')} est hors des couleurs du commandant ({fr}).",
    )
