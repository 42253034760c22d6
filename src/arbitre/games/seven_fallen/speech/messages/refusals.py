"""Why not: the reasons for which Seven Fallen refuses an action, or a deck."""

from __future__ import annotations

from typing import Final

from arbitre.words import *
from arbitre.words.lines import filled, fixed, quoted
from arbitre.words.tables import sentences
from arbitre.words.telling import Teller

from ...language.definitions import TYPES
from ..lexicon import NAMES, VALUES
from ..naming import noun_of

LEXICON.add(
    verb("seven_fallen.satisfy", "keep", "satisfaire", fr_like="faire"),
)

REFUSALS: Final = Catalogue()

fixed(REFUSALS, "no", sentences(__package__, "refusals"))


# Reasons with figures


@REFUSALS.message("no.too_poor")
def too_poor(teller: Teller, price: int, have: int) -> Phrase:
    needed = need(YOU, NP("seven_fallen.ec", count=price))
    return Sentence(Join((needed, Clause(YOU, "have", Some(have, "seven_fallen.ec"))), ","))


@REFUSALS.message("no.too_few_poseidor")
def too_few_poseidor(teller: Teller, price: int, have: int) -> Phrase:
    markers = NP("seven_fallen.marker", count=price, called=Name("Poseidor", "Poseidor"))
    return Sentence(Join((need(YOU, markers), Clause(YOU, "have", Some(have, "seven_fallen.marker"))), ","))


def _oath(teller: Teller, piece: int) -> Phrase:
    return NP("seven_fallen.oath", "the", owner=_named(noun_of(teller, piece)))


def _named(noun_or_name: str | Name) -> Phrase:
    return NP(noun_or_name, "a") if isinstance(noun_or_name, str) else noun_or_name


@REFUSALS.message("no.oath_unpayable")
@REFUSALS.message("no.oath_not_met")
def oath_not_met(teller: Teller, piece: int) -> Phrase:
    return Sentence(Clause(YOU, "seven_fallen.satisfy", _oath(teller, piece), modal="cannot"))


@REFUSALS.message("no.not_your_turn")
def not_your_turn(teller: Teller, active: int) -> Phrase:
    return Sentence(Clause(NP("player", "the", adj=("active",)), "be", teller.seat(active)))


# Decks


def _card(slug: str) -> Phrase:
    return NAMES[slug] if slug in NAMES else quoted(slug)


def _word(part: object, lang: Language) -> str:
    """A part of such a sentence: cards by name, kinds of cards, and the words of the table's options."""
    if not isinstance(part, str):
        return str(part)
    if part in TYPES:
        return write(NP(f"seven_fallen.{part}", "a"), lang)
    return write(VALUES[part] if part in VALUES else _card(part), lang)


filled(REFUSALS, "no", sentences(__package__, "deck_refusals"), _word)


@REFUSALS.message("no.not_loyal")
def not_loyal(teller: Teller, slug: str, loyal: str) -> Phrase:
    classes = NP("seven_fallen.class", "the", owner=_card(loyal), plural=True)
    return Sentence(Clause(_card(slug), "have", classes, neg="not"))
