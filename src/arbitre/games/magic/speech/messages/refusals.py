"""Why not: the reasons for which Magic refuses an action, or a deck."""

from __future__ import annotations

from typing import Final

from arbitre.words import *
from arbitre.words.lines import fixed, line
from arbitre.words.tables import sentences
from arbitre.words.telling import Teller

from ..terms import COLOUR_NAMES, NAMES

REFUSALS: Final = Catalogue()

_PLAIN: Final = sentences(__package__, "refusals")
"""The reasons that are the same whatever they are about, as whole sentences."""

fixed(REFUSALS, "no", _PLAIN)


@REFUSALS.message("no.cannot_pay")
def cannot_pay(teller: Teller, cost: str) -> Phrase:
    return Sentence(Clause(YOU, "pay", Symbol(cost), modal="cannot"))


@REFUSALS.message("no.cannot_pay_tax")
def cannot_pay_tax(teller: Teller, cost: str, tax: str) -> Phrase:
    return line(
        f"You can't pay {cost}, of which {tax} is the tax for having cast your commander before.",
        f"Vous ne pouvez pas payer {cost}, dont {tax} de taxe pour avoir déjà lancé votre commandant.",
    )


@REFUSALS.message("no.condition_not_met")
def condition_not_met(teller: Teller, node: str) -> Phrase:
    """The card's own words say what is asked for."""
    return Headed(teller.definition(node), teller.sentence(node))


# Decks


def _card(slug: str) -> str:
    return NAMES[slug].en if slug in NAMES else f"“{slug}”"


def _carte(slug: str) -> str:
    return NAMES[slug].fr if slug in NAMES else f"« {slug} »"


@REFUSALS.message("no.unknown_card")
def unknown_card(teller: Teller, slug: str) -> Phrase:
    return line(f"There is no card {_card(slug)} here.", f"Il n'y a pas de carte {_carte(slug)} ici.")


@REFUSALS.message("no.not_a_card")
def not_a_card(teller: Teller, slug: str) -> Phrase:
    return line(f"{_card(slug)} is a token, not a card.", f"{_carte(slug)} est un jeton, pas une carte.")


@REFUSALS.message("no.not_in_deck")
def not_in_deck(teller: Teller, slug: str) -> Phrase:
    return line(
        f"{_card(slug)} is a scheme: it belongs in the scheme deck.",
        f"{_carte(slug)} est une machination : sa place est dans le deck de machinations.",
    )


@REFUSALS.message("no.not_a_scheme")
def not_a_scheme(teller: Teller, slug: str) -> Phrase:
    return line(
        f"{_card(slug)} is no scheme: it can't be in a scheme deck.",
        f"{_carte(slug)} n'est pas une machination : elle ne peut pas être dans un deck de machinations.",
    )


@REFUSALS.message("no.too_few_schemes")
def too_few_schemes(teller: Teller, size: int, least: int) -> Phrase:
    return line(
        f"The scheme deck has {size} cards; it must have at least {least}.",
        f"Le deck de machinations a {size} cartes ; il doit en avoir au moins {least}.",
    )


@REFUSALS.message("no.house_card")
def house_card(teller: Teller, slug: str) -> Phrase:
    return line(
        f"{_card(slug)} is a house card; this table plays without them.",
        f"{_carte(slug)} est une carte maison ; cette table joue sans.",
    )


@REFUSALS.message("no.bad_number")
def bad_number(teller: Teller, slug: str, number: int) -> Phrase:
    return line(
        f"{number} is no number of copies of {_card(slug)}.",
        f"{number} n'est pas un nombre d'exemplaires de {_carte(slug)}.",
    )


@REFUSALS.message("no.too_many_copies")
def too_many_copies(teller: Teller, slug: str, number: int, most: int) -> Phrase:
    return line(
        f"The deck has {number} copies of {_card(slug)}; at most {most} are allowed.",
        f"Le deck a {number} exemplaires de {_carte(slug)} ; {most} au plus sont permis.",
    )


@REFUSALS.message("no.deck_too_small")
def deck_too_small(teller: Teller, size: int, least: int) -> Phrase:
    return _size(size, f"at least {least}", f"au moins {least}")


@REFUSALS.message("no.deck_too_large")
def deck_too_large(teller: Teller, size: int, most: int) -> Phrase:
    return _size(size, f"at most {most}", f"au plus {most}")


def _size(size: int, en: str, fr: str) -> Phrase:
    return line(
        f"The deck has {size} cards; it must have {en}.", f"Le deck a {size} cartes ; il doit en avoir {fr}."
    )


@REFUSALS.message("no.sideboard_too_large")
def sideboard_too_large(teller: Teller, size: int, most: int) -> Phrase:
    return line(
        f"The sideboard has {size} cards; it may have at most {most}.",
        f"La réserve a {size} cartes ; elle peut en avoir {most} au plus.",
    )


@REFUSALS.message("no.no_commander_here")
def no_commander_here(teller: Teller, slug: str) -> Phrase:
    return line(
        f"{_card(slug)} leads the deck, but this table plays without commanders.",
        f"{_carte(slug)} mène le deck, mais cette table joue sans commandant.",
    )


@REFUSALS.message("no.not_a_commander")
def not_a_commander(teller: Teller, slug: str) -> Phrase:
    return line(
        f"{_card(slug)} can't be a commander: only a legendary creature can.",
        f"{_carte(slug)} ne peut pas être un commandant : il faut une créature légendaire.",
    )


@REFUSALS.message("no.one_commander")
def one_commander(teller: Teller, number: int) -> Phrase:
    return line(
        f"{number} cards lead the deck; it has one commander.",
        f"{number} cartes mènent le deck ; il a un seul commandant.",
    )


@REFUSALS.message("no.commander_twice")
def commander_twice(teller: Teller, slug: str) -> Phrase:
    return line(
        f"{_card(slug)} leads the deck: it can't be among its other cards too.",
        f"{_carte(slug)} mène le deck : cette carte ne peut pas être aussi parmi les autres.",
    )


@REFUSALS.message("no.outside_colours")
def outside_colours(teller: Teller, slug: str, colours: str) -> Phrase:
    en = " and ".join(COLOUR_NAMES[colour][0] for colour in colours) or "colorless"
    fr = " et ".join(COLOUR_NAMES[colour][1] for colour in colours) or "incolore"
    return line(
        f"{_card(slug)} is outside the commander's colors ({en}).",
        f"{_carte(slug)} est hors des couleurs du commandant ({fr}).",
    )
