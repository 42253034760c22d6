"""Whether a deck may be played, and what is wrong with it, each fault with its rule.

Two formats: starter (a book of 42, a Register of 9) and constructed (at least 50, exactly 10; FR-02). There
is no realm limit unless the table asks for one (FR-41).
"""

from __future__ import annotations

from typing import Any, Final

from arbitre.kernel.pieces import Refusal

from .. import language as n
from ..cards.index import CARD_NUMBER, CARDS
from ..language.definitions import COPIES, STRUCTURE_EXTROS, Angel, Card, Deck

BOOK_TYPES: Final = ("angel", "golem", "miracle", "equipment", "blessing")
STARTER_BOOK: Final = 42
STARTER_REGISTER: Final = 9
LEAST_BOOK: Final = 50
REGISTER: Final = 10
REALM_LEAST: Final = 20


def check(deck: Deck, realm_limit: bool = False) -> list[Refusal]:
    """Everything that is wrong with a deck; nothing if it may be played."""
    unknown = [slug for slug in _slugs(deck) if slug not in CARD_NUMBER]
    if unknown:
        return [Refusal("F-006", ("unknown_card", slug)) for slug in unknown]
    wrong = _eden(deck) + _sizes(deck) + _types(deck)
    numbers: dict[str, int] = {}
    for slug, number in deck.book:
        numbers[slug] = numbers.get(slug, 0) + number
    book = [(card_of(slug), number) for slug, number in numbers.items()]
    wrong += _copies(deck, book) + _leader(book) + _loyalist(book)
    if realm_limit:
        realm = card_of(deck.divinity).realm
        mine = sum(number for card, number in book if card.realm == realm)
        if mine < REALM_LEAST:
            wrong.append(Refusal("FR-41", ("too_few_of_realm", mine, REALM_LEAST)))
    return wrong


def card_of(slug: str) -> Card:
    """The card with this name."""
    return CARDS[CARD_NUMBER[slug]]


def _slugs(deck: Deck) -> list[str]:
    eden = [deck.divinity, deck.temple, deck.archangel]
    return eden + [slug for slug, _ in deck.register] + [slug for slug, _ in deck.book]


def _eden(deck: Deck) -> list[Refusal]:
    """One Divinity, one Temple, one Archangel (F-006)."""
    wanted = (("divinity", deck.divinity), ("temple", deck.temple), ("archangel", deck.archangel))
    return [Refusal("F-006", ("not_a", slug, name)) for name, slug in wanted if card_of(slug).type != name]


def _sizes(deck: Deck) -> list[Refusal]:
    book = sum(number for _, number in deck.book)
    register = sum(number for _, number in deck.register)
    if deck.format == "starter":
        right = book == STARTER_BOOK and register == STARTER_REGISTER
        return [] if right else [Refusal("F-007", ("starter_size", book, register))]
    if deck.format != "constructed":
        return [Refusal("FR-02", ("unknown_format", deck.format))]
    wrong = []
    if book < LEAST_BOOK:
        wrong.append(Refusal("F-004", ("book_too_small", book, LEAST_BOOK)))
    if register != REGISTER:
        wrong.append(Refusal("F-005", ("register_size", register, REGISTER)))
    return wrong


def _types(deck: Deck) -> list[Refusal]:
    wrong = [
        Refusal("F-009", ("not_for_the_book", slug))
        for slug, _ in deck.book
        if card_of(slug).type not in BOOK_TYPES
    ]
    wrong += [
        Refusal("F-005", ("not_for_the_register", slug))
        for slug, _ in deck.register
        if card_of(slug).type != "worshipper"
    ]
    wrong += [Refusal("F-005", ("bad_number", slug, number)) for slug, number in deck.register if number < 1]
    return wrong


def _has(card: Card, keyword: type[Any]) -> bool:
    return any(isinstance(node, keyword) for node in card.abilities)


def _copies(deck: Deck, book: list[tuple[Card, int]]) -> list[Refusal]:
    """Three of each, or what the card says; Swarm with the right Temple (F-008, F-182)."""
    extros = STRUCTURE_EXTROS in card_of(deck.temple).classes
    wrong = []
    for card, number in book:
        most = min(COPIES, card.copies)
        for node in card.abilities:
            if isinstance(node, n.Swarm):
                most = node.copies if extros else most
        if number > most:
            rule = "F-182" if _has(card, n.Swarm) else "F-008"
            wrong.append(Refusal(rule, ("too_many_copies", card.slug, number, most)))
        elif number < 1:
            wrong.append(Refusal("F-008", ("bad_number", card.slug, number)))
    return wrong


def _leader(book: list[tuple[Card, int]]) -> list[Refusal]:
    """With a Leader every other page is single; no two Leaders of different names (F-218 to F-220)."""
    leaders = [card.slug for card, _ in book if _has(card, n.Leader)]
    if not leaders:
        return []
    wrong = [
        Refusal("F-219", ("two_leaders", leaders[0], slug)) for slug in leaders[1:] if slug != leaders[0]
    ]
    wrong += [
        Refusal("F-218", ("single_with_leader", card.slug, number))
        for card, number in book
        if number > 1 and card.slug not in leaders
    ]
    return wrong


def _loyalist(book: list[tuple[Card, int]]) -> list[Refusal]:
    """Every Angel has exactly the printed classes of the Loyalists (F-221)."""
    loyal = next((card for card, _ in book if isinstance(card, Angel) and _has(card, n.Loyalist)), None)
    if loyal is None:
        return []
    return [
        Refusal("F-221", ("not_loyal", card.slug, loyal.slug))
        for card, _ in book
        if isinstance(card, Angel) and set(card.classes) != set(loyal.classes)
    ]
