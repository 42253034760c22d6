"""Whether a deck may be played, and what is wrong with it, each fault with its rule (N-214 to N-219)."""

from __future__ import annotations

from typing import Final

from arbitre.kernel.pieces import Refusal

from ..cards.index import CARDS, NUMBER
from ..language.definitions import COLOURS, COMMAND, COMPLEMENTARY, DECK_TYPES, RAMPART, Card
from .deck import Deck

DECK_SIZE: Final = 60  # N-215
MOST_COPIES: Final = {
    "hero": 2,
    "event": 2,
    "spell": 4,
    "latent": 4,
    "equipment": 4,
    "unit": 4,
}  # N-217, N-218
ZONES: Final = (COMMAND, COMPLEMENTARY, RAMPART, RAMPART)  # N-056
FEWEST_FATES: Final = 10  # NG-01


def check(deck: Deck) -> list[Refusal]:
    """Everything that is wrong with a deck; nothing if it may be played."""
    unknown = [slug for slug in _slugs(deck) if slug not in NUMBER]
    if unknown:
        return [Refusal("", ("unknown_card", slug)) for slug in dict.fromkeys(unknown)]
    banner, monarch = _card(deck.banner), _card(deck.monarch)
    if banner.type != "banner":
        return [Refusal("N-027", ("not_a_banner", deck.banner))]
    wrong = []
    if monarch.type != "monarch":
        wrong.append(Refusal("N-017", ("not_a_monarch", deck.monarch)))
    elif not _belongs(monarch, banner):
        wrong.append(Refusal("N-219", ("foreign_monarch", deck.monarch, deck.banner)))
    wrong += _zones(deck, banner) + _fates(deck)
    total = sum(number for _, number in deck.cards)
    if total != DECK_SIZE:
        wrong.append(Refusal("N-215", ("deck_size", total, DECK_SIZE)))
    counted: dict[str, int] = {}
    for slug, number in deck.cards:
        counted[slug] = counted.get(slug, 0) + number
    for slug, number in counted.items():
        wrong += _copies(_card(slug), number) + _fits(_card(slug), banner)
    return wrong


def _slugs(deck: Deck) -> list[str]:
    return [deck.banner, deck.monarch, *deck.zones, *deck.fates, *(slug for slug, _ in deck.cards)]


def _card(slug: str) -> Card:
    return CARDS[NUMBER[slug]]


def _belongs(card: Card, banner: Card) -> bool:
    """Of the same clan, or of no clan and an allowed race (N-043, N-219)."""
    return card.clan == banner.clan or (not card.clan and card.race in banner.races)


def _zones(deck: Deck, banner: Card) -> list[Refusal]:
    wrong = []
    for slug, kind in zip(deck.zones, ZONES, strict=True):
        card = _card(slug)
        if card.type != "zone" or card.kind != kind:
            wrong.append(Refusal("N-026", ("not_that_zone", slug, kind, ZONES)))
        elif card.clan not in ("", banner.clan):
            wrong.append(Refusal("N-214", ("foreign_zone", slug)))
    return wrong


def _fates(deck: Deck) -> list[Refusal]:
    wrong = [Refusal("N-024", ("not_a_fate", slug)) for slug in deck.fates if _card(slug).type != "fate"]
    if len(deck.fates) < FEWEST_FATES:
        wrong.append(Refusal("NG-01", ("few_fates", len(deck.fates), FEWEST_FATES)))
    return wrong


def _copies(card: Card, number: int) -> list[Refusal]:
    if card.type == "monarch":
        return [Refusal("N-216", ("monarch_apart", card.slug, DECK_SIZE))]
    if card.type not in DECK_TYPES:
        return [Refusal("N-215", ("not_for_the_deck", card.slug, card.type, DECK_SIZE))]
    most = MOST_COPIES[card.type]
    if number < 1:
        return [Refusal("N-215", ("bad_number", card.slug, number))]
    rule = "N-217" if most == 2 else "N-218"
    return [Refusal(rule, ("too_many_copies", card.slug, number, most))] if number > most else []


def _fits(card: Card, banner: Card) -> list[Refusal]:
    """Clan and race of units (N-219), types and colours of spells (N-214)."""
    wrong = []
    if card.clan not in ("", banner.clan):
        wrong.append(Refusal("N-219", ("foreign_clan", card.slug, card.clan, banner.clan)))
    elif card.is_unit and not _belongs(card, banner):
        wrong.append(Refusal("N-219", ("foreign_race", card.slug, card.race, banner.races)))
    elif card.race and card.race not in banner.races and not card.clan:
        wrong.append(Refusal("N-214", ("for_another_race", card.slug, card.race)))
    if card.type in ("spell", "latent"):
        if card.type not in banner.spells:
            wrong.append(Refusal("N-214", ("foreign_spell", card.slug, card.type, banner.spells)))
        for colour, number in zip(COLOURS, card.mana.counts, strict=False):
            if number and colour not in banner.colours:
                wrong.append(Refusal("N-214", ("foreign_mana", card.slug, colour)))
    return wrong
