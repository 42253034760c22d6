"""Why not: the reasons for which Seven Fallen refuses an action, or a deck."""

from __future__ import annotations

from typing import Final

from arbitre.words import *
from arbitre.words.lines import fixed, line, quoted
from arbitre.words.tables import sentences
from arbitre.words.telling import Teller

from ..lexicon import NAMES, VALUES
from ..naming import noun_of

LEXICON.add(
    noun("seven_fallen.copy", ("copy", "copies"), "exemplaire", "m"),
    noun("seven_fallen.leader", "Leader", "Leader", "m"),
    verb("seven_fallen.satisfy", "keep", "satisfaire", fr_like="faire"),
    noun("seven_fallen.format", "format", "format", "m"),
    verb("seven_fallen.write", "write", "écrire"),
    verb("seven_fallen.exist", "exist", "exister"),
)

REFUSALS: Final = Catalogue()

_PLAIN: Final = sentences(__package__, "refusals")
"""The reasons that are the same whatever they are about, as whole sentences."""

fixed(REFUSALS, "no", _PLAIN)


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


@REFUSALS.message("no.unknown_card")
def unknown_card(teller: Teller, slug: str) -> Phrase:
    return Sentence(Clause(_card(slug), "seven_fallen.exist", neg="not"))


@REFUSALS.message("no.not_a")
def not_a(teller: Teller, slug: str, kind: str) -> Phrase:
    return Sentence(Clause(_card(slug), "be", NP(f"seven_fallen.{kind}", "a"), neg="not"))


@REFUSALS.message("no.unknown_format")
def unknown_format(teller: Teller, name: str) -> Phrase:
    return Sentence(Clause(quoted(name), "be", NP("seven_fallen.format", "a"), neg="not"))


def _must_have(pile: str, noun_key: str, number: int, have: int, adv: str = "") -> Phrase:
    wanted = NP(noun_key, count=number, adv=adv)
    rule = Clause(NP(pile, "the"), "have", wanted, modal="must")
    it = Pronoun(3, pile)
    return Sentence(Join((rule, Clause(it, "have", Some(have, noun_key))), ";"))


@REFUSALS.message("no.other_format")
def other_format(teller: Teller, mine: str, table: str) -> Phrase:
    return line(
        f"The format of the deck is {VALUES[mine].en}; that of the table is {VALUES[table].en}.",
        f"Le format du deck est {VALUES[mine].fr} ; celui de la table est {VALUES[table].fr}.",
    )


@REFUSALS.message("no.starter_size")
def starter_size(teller: Teller, book: int, register: int) -> Phrase:
    return line(
        f"A starter has 42 pages and 9 Worshippers; this one has {book} and {register}.",
        f"Un starter a 42 pages et 9 Adorateurs ; celui-ci en a {book} et {register}.",
    )


@REFUSALS.message("no.book_too_small")
def book_too_small(teller: Teller, have: int, least: int) -> Phrase:
    return _must_have("seven_fallen.book", "seven_fallen.page", least, have, "at_least")


@REFUSALS.message("no.register_size")
def register_size(teller: Teller, have: int, wanted: int) -> Phrase:
    return _must_have("seven_fallen.register", "seven_fallen.worshipper", wanted, have)


@REFUSALS.message("no.too_few_of_realm")
def too_few_of_realm(teller: Teller, have: int, least: int) -> Phrase:
    return line(
        f"The Sacred Book must have at least {least} pages of its Divinity's realm; it has {have}.",
        f"Le Livre Sacré doit avoir au moins {least} pages du Royaume de sa Divinité ; il en a {have}.",
    )


@REFUSALS.message("no.not_for_the_book")
def not_for_the_book(teller: Teller, slug: str) -> Phrase:
    return _belongs(slug, "seven_fallen.book")


@REFUSALS.message("no.not_for_the_register")
def not_for_the_register(teller: Teller, slug: str) -> Phrase:
    return _belongs(slug, "seven_fallen.register")


def _belongs(slug: str, pile: str) -> Phrase:
    where = PP("in", NP(pile, "the"))
    return Sentence(Clause(_card(slug), "place", modal="cannot", passive=True, after=(where,)))


@REFUSALS.message("no.bad_number")
def bad_number(teller: Teller, slug: str, number: int) -> Phrase:
    what = NP("number", "a", of=NP("seven_fallen.copy", "some", mods=(PP("of", _card(slug)),)))
    return Sentence(Clause(Symbol(str(number)), "be", what, neg="not"))


@REFUSALS.message("no.too_many_copies")
def too_many_copies(teller: Teller, slug: str, number: int, most: int) -> Phrase:
    allowed = NP("seven_fallen.copy", count=most, of=_card(slug), adv="at_most")
    have = Clause(YOU, "have", Some(number, "seven_fallen.copy"))
    return Sentence(Join((Clause(None, "seven_fallen.write", allowed), have), ";"))


@REFUSALS.message("no.single_with_leader")
def single_with_leader(teller: Teller, slug: str, number: int) -> Phrase:
    return too_many_copies(teller, slug, number, 1)


@REFUSALS.message("no.two_leaders")
def two_leaders(teller: Teller, first: str, second: str) -> Phrase:
    one = Clause(_card(first), "be", NP("seven_fallen.leader", "a"))
    return Sentence(Join((one, Clause(_card(second), "be", Adj("possible"), neg="not")), ":"))


@REFUSALS.message("no.not_loyal")
def not_loyal(teller: Teller, slug: str, loyal: str) -> Phrase:
    classes = NP("seven_fallen.class", "the", owner=_card(loyal), plural=True)
    return Sentence(Clause(_card(slug), "have", classes, neg="not"))
