"""Why not: the reasons for which Noxilia refuses an action, or a deck. Only those against decks name cards.

A reason without anything to fill in is one sentence in each language; the others are built.
"""

from __future__ import annotations

from typing import Final

from arbitre.words import *
from arbitre.words.lines import filled, fixed, quoted
from arbitre.words.tables import sentences
from arbitre.words.telling import Teller

from ..lexicon import CLANS, COLOURS, KIND_NAMES, NAMES, RACES, TYPES

REFUSALS: Final = Catalogue()

_PLAIN: Final = sentences(__package__, "refusals")
"""The reasons that are the same whatever they are about."""

fixed(REFUSALS, "no", _PLAIN)


@REFUSALS.message("no.too_poor")
def too_poor(teller: Teller, price: int, have: int) -> Phrase:
    needed = need(YOU, NP("noxilia.gold", count=price))
    return Sentence(Join((needed, Clause(YOU, "have", Some(have, "noxilia.gold"))), ","))


@REFUSALS.message("no.not_your_turn")
def not_your_turn(teller: Teller, active: int) -> Phrase:
    return Sentence(Clause(NP("action", "this"), "fall_to", to=teller.seat(active)))


# Decks

_OF_A_DECK: Final = sentences(__package__, "deck_refusals")
"""What is wrong with a deck, each with what it is about."""

_WORDS: Final[dict[str, Name]] = {**RACES, **TYPES, **COLOURS, **KIND_NAMES}


def _word(part: object, lang: Language) -> str:
    """A part of such a sentence: cards by name, clans, and the words of the rulebook."""
    if isinstance(part, tuple):
        return ", ".join(_word(each, lang) for each in part)
    if not isinstance(part, str):
        return str(part)
    if part in _WORDS:
        return write(_WORDS[part], lang).lower()
    return write(CLANS[part] if part in CLANS else quoted(_called(part, lang)), lang)


def _called(slug: str, lang: Language) -> str:
    return write(NAMES[slug], lang) if slug in NAMES else slug


filled(REFUSALS, "no", _OF_A_DECK, _word)
