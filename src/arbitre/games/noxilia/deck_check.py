"""Whether a deck may be played, and in words what is wrong with it (N-214 to N-219)."""

from __future__ import annotations

from typing import Final

from .catalogue import CARDS, NUMBER
from .decks.deck import Deck
from .definitions import COLOURS, COMMAND, COMPLEMENTARY, DECK_TYPES, RAMPART, Card

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


def problems(deck: Deck) -> list[str]:
    """What is wrong with a deck, a sentence for each; nothing if it may be played."""
    unknown = [slug for slug in _slugs(deck) if slug not in NUMBER]
    if unknown:
        return [f"No card is called '{slug}'." for slug in dict.fromkeys(unknown)]
    banner, monarch = _card(deck.banner), _card(deck.monarch)
    if banner.type != "banner":
        return [f"'{deck.banner}' is no Banner (N-027)."]
    wrong = []
    if monarch.type != "monarch":
        wrong.append(f"'{deck.monarch}' is no Monarch (N-017).")
    elif not _belongs(monarch, banner):
        wrong.append(f"The Monarch '{deck.monarch}' is not of the clan or race of '{deck.banner}' (N-219).")
    wrong += _zones(deck, banner) + _fates(deck)
    total = sum(number for _, number in deck.cards)
    if total != DECK_SIZE:
        wrong.append(f"It has {total} cards; a deck has exactly {DECK_SIZE} (N-215).")
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


def _zones(deck: Deck, banner: Card) -> list[str]:
    wrong = []
    for slug, kind in zip(deck.zones, ZONES, strict=True):
        card = _card(slug)
        if card.type != "zone" or card.kind != kind:
            wrong.append(f"'{slug}' is no {kind} card; the zone cards are {', '.join(ZONES)} (N-026).")
        elif card.clan not in ("", banner.clan):
            wrong.append(f"The zone '{slug}' is of another clan (N-214).")
    return wrong


def _fates(deck: Deck) -> list[str]:
    wrong = [f"'{slug}' is no Hand of Fate (N-024)." for slug in deck.fates if _card(slug).type != "fate"]
    if len(deck.fates) < FEWEST_FATES:
        wrong.append(f"It has {len(deck.fates)} Hand of Fate cards; {FEWEST_FATES} at least (NG-01).")
    return wrong


def _copies(card: Card, number: int) -> list[str]:
    if card.type == "monarch":
        return [f"The Monarch '{card.slug}' is not one of the {DECK_SIZE}; it is brought once (N-216)."]
    if card.type not in DECK_TYPES:
        return [f"'{card.slug}' is a {card.type} and does not belong in the {DECK_SIZE} (N-215)."]
    most = MOST_COPIES[card.type]
    if number < 1:
        return [f"{number} copies of '{card.slug}' is no number of cards (N-215)."]
    rule = "N-217" if most == 2 else "N-218"
    return [f"{number} copies of '{card.slug}'; {most} at most ({rule})."] if number > most else []


def _fits(card: Card, banner: Card) -> list[str]:
    """Clan and race of units (N-219), types and colours of spells (N-214)."""
    wrong = []
    if card.clan not in ("", banner.clan):
        wrong.append(f"'{card.slug}' is of the clan {card.clan}, the Banner of {banner.clan} (N-219).")
    elif card.is_unit and not _belongs(card, banner):
        wrong.append(
            f"'{card.slug}' is of the race {card.race}; the Banner allows {_list(banner.races)} (N-219)."
        )
    elif card.race and card.race not in banner.races and not card.clan:
        wrong.append(f"'{card.slug}' is for the race {card.race}, which the Banner does not allow (N-214).")
    if card.type in ("spell", "latent"):
        if card.type not in banner.spells:
            wrong.append(f"'{card.slug}' is a {card.type}; the Banner allows {_list(banner.spells)} (N-214).")
        for colour, number in zip(COLOURS, card.mana.counts, strict=False):
            if number and colour not in banner.colours:
                wrong.append(f"'{card.slug}' costs {colour} mana, which the Banner does not allow (N-214).")
    return wrong


def _list(words: tuple[str, ...]) -> str:
    return ", ".join(words)
