"""Whether a deck may be played, and what is wrong with it, each fault with its rule.

What is asked of a deck is a set of independent figures: a table that plays Commander asks for a hundred
cards, one copy of each, a commander and its colours; nothing here knows the name of a format.
"""

from __future__ import annotations

from functools import cache

import msgspec

from arbitre.kernel.effects import walk
from arbitre.kernel.pieces import Refusal

from ..cards.index import CARD_NUMBER, CARDS
from ..language import AddMana, Mana
from ..language.definitions import BASIC_LAND_TYPES, COLOURS, Card, Deck, colours_of, mana

LEAST_SCHEMES = 10


class DeckRules(msgspec.Struct, frozen=True, kw_only=True):
    """What a table asks of a deck."""

    least: int = 60
    most: int | None = None
    copies: int = 4
    sideboard: int = 15
    commander: bool = False  # one legendary creature (or more), chosen apart
    identity: bool = False  # only cards within its colours
    house: bool = True  # cards of our own invention are allowed


CONSTRUCTED = DeckRules()
COMMANDER = DeckRules(least=100, most=100, copies=1, sideboard=0, commander=True, identity=True)


def check(deck: Deck, rules: DeckRules = CONSTRUCTED) -> list[Refusal]:
    """Everything that is wrong with a deck; nothing if it may be played."""
    everything = (*deck.main, *deck.sideboard, *((slug, 1) for slug in deck.commander))
    named = (*(slug for slug, _ in everything), *deck.schemes)
    unknown = [slug for slug in named if slug not in CARD_NUMBER]
    if unknown:
        return [Refusal("100.2a", ("unknown_card", slug)) for slug in unknown]
    wrong = [Refusal("100.2a", ("not_a_card", slug)) for slug, _ in everything if card_of(slug).token]
    wrong += [Refusal("100.2a", ("bad_number", slug, number)) for slug, number in everything if number < 1]
    if not rules.house:
        wrong += [Refusal("100.2a", ("house_card", slug)) for slug, _ in everything if card_of(slug).house]
    wrong += [Refusal("100.2a", ("not_in_deck", slug)) for slug, _ in everything if is_scheme(card_of(slug))]
    return wrong + _size(deck, rules) + _copies(everything, rules) + _commander(deck, rules) + _schemes(deck)


@cache
def checked(deck: Deck, rules: DeckRules) -> tuple[Refusal, ...]:
    """Everything that is wrong with a deck, remembered: tables are set up often with the same ones."""
    return tuple(check(deck, rules))


def card_of(slug: str) -> Card:
    """The card with this slug."""
    return CARDS[CARD_NUMBER[slug]]


def _size(deck: Deck, rules: DeckRules) -> list[Refusal]:
    """A deck has a least size (100.2a), a sideboard a greatest (100.4a), Commander just one (903.5a)."""
    size = sum(number for _, number in deck.main) + len(deck.commander)
    wrong = []
    if size < rules.least:
        wrong.append(
            Refusal("903.5a" if rules.commander else "100.2a", ("deck_too_small", size, rules.least))
        )
    if rules.most is not None and size > rules.most:
        wrong.append(Refusal("903.5a", ("deck_too_large", size, rules.most)))
    aside = sum(number for _, number in deck.sideboard)
    if aside > rules.sideboard:
        wrong.append(Refusal("100.4a", ("sideboard_too_large", aside, rules.sideboard)))
    return wrong


def _copies(everything: tuple[tuple[str, int], ...], rules: DeckRules) -> list[Refusal]:
    """So many copies of a card, deck and sideboard together; basic lands without limit (100.2a, 903.5b)."""
    numbers: dict[str, int] = {}
    for slug, number in everything:
        numbers[slug] = numbers.get(slug, 0) + number
    rule = "903.5b" if rules.copies == 1 else "100.2a"
    return [
        Refusal(rule, ("too_many_copies", slug, number, rules.copies))
        for slug, number in numbers.items()
        if number > rules.copies and "basic" not in card_of(slug).faces[0].supertypes
    ]


def _schemes(deck: Deck) -> list[Refusal]:
    """A scheme deck has at least ten schemes, all of them different (904.3, archenemy/3)."""
    if not deck.schemes:
        return []
    wrong = [
        Refusal("904.3", ("not_a_scheme", slug))
        for slug in dict.fromkeys(deck.schemes)
        if not is_scheme(card_of(slug))
    ]
    wrong += [
        Refusal("904.3", ("too_many_copies", slug, deck.schemes.count(slug), 1))
        for slug in dict.fromkeys(deck.schemes)
        if deck.schemes.count(slug) > 1
    ]
    if len(deck.schemes) < LEAST_SCHEMES:
        wrong.append(Refusal("904.3", ("too_few_schemes", len(deck.schemes), LEAST_SCHEMES)))
    return wrong


def is_scheme(card: Card) -> bool:
    """Whether a card belongs in a scheme deck."""
    return "scheme" in card.faces[0].types


def _commander(deck: Deck, rules: DeckRules) -> list[Refusal]:
    if not rules.commander:
        return [Refusal("903.3", ("no_commander_here", slug)) for slug in deck.commander]
    if not deck.commander:
        return [Refusal("903.3", ("no_commander",))]
    wrong = [
        Refusal("903.3", ("not_a_commander", slug)) for slug in deck.commander if not can_lead(card_of(slug))
    ]
    if len(deck.commander) > 1:
        wrong.append(Refusal("903.3", ("one_commander", len(deck.commander))))
    others = {slug for slug, _ in deck.main} & set(deck.commander)
    wrong += [Refusal("903.5b", ("commander_twice", slug)) for slug in sorted(others)]
    if rules.identity:
        allowed = "".join(identity(card_of(slug)) for slug in deck.commander)
        wrong += [
            Refusal("903.5c", ("outside_colours", slug, identity(card_of(slug))))
            for slug, _ in deck.main
            if not set(identity(card_of(slug))) <= set(allowed)
        ]
    return wrong


def can_lead(card: Card) -> bool:
    """A commander is a legendary creature card (903.3)."""
    face = card.faces[0]
    return "legendary" in face.supertypes and "creature" in face.types


_IDENTITIES: dict[str, str] = {}


def identity(card: Card) -> str:
    """The colour identity (903.4): its colours and every mana symbol in its text."""
    known = _IDENTITIES.get(card.slug)
    if known is None:
        known = _IDENTITIES[card.slug] = _read_identity(card)
    return known


def _read_identity(card: Card) -> str:
    found = ""
    for face in card.faces:
        found += colours_of(face) + "".join(BASIC_LAND_TYPES.get(word, "") for word in face.subtypes)
        for node in walk((face.abilities, () if face.effect is None else face.effect)):
            if isinstance(node, Mana):
                found += mana(node.cost).colours()
            elif isinstance(node, AddMana):
                found += node.symbols + (node.any_of if node.any_of != COLOURS else "")
            elif isinstance(cost := getattr(node, "cost", None), str):
                found += mana(cost).colours()
    return "".join(colour for colour in COLOURS if colour in found)
