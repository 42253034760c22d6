"""Decks as the lobby knows them: ready-made ones, and one as somebody pastes it."""

from __future__ import annotations

from typing import Any, Final

from arbitre.games.deck_reading import read_deck
from arbitre.games.faults import refused
from arbitre.games.specification import Decks
from arbitre.games.tables import DeckFault, Ready, label
from arbitre.kernel.pieces import Refusal
from arbitre.words.phrase import Language

from ..cards.index import CARDS, NUMBER
from ..speech.lexicon import DECKS
from ..speech.messages.refusals import REFUSALS
from . import READY, Deck
from .check import ZONES, check


def ready() -> list[Ready]:
    """The ready-made decks."""
    return [
        Ready(
            deck.slug,
            label(DECKS[deck.slug].name),
            label(DECKS[deck.slug].line),
            [
                *((slug, 1) for slug in (deck.banner, deck.monarch, *deck.zones)),
                *((slug, deck.fates.count(slug)) for slug in dict.fromkeys(deck.fates)),
                *deck.cards,
            ],
            [deck.monarch, deck.banner, deck.zones[0]],
        )
        for deck in READY
    ]


def gather(cards: list[tuple[str, int]]) -> dict[str, Any]:
    """A deck from cards and their numbers: what a card is says where it belongs."""
    found: dict[str, Any] = {
        "slug": "pasted",
        "banner": "",
        "monarch": "",
        "zones": [],
        "fates": [],
        "cards": [],
    }
    for slug, number in cards:
        card = CARDS[NUMBER[slug]]
        if card.type in ("banner", "monarch"):
            found[card.type] = slug
        elif card.type == "zone":
            found["zones"] += [slug] * number
        elif card.type == "fate":
            found["fates"] += [slug] * number
        else:
            found["cards"].append((slug, number))
    found["zones"].sort(key=lambda slug: ZONES.index(CARDS[NUMBER[slug]].kind) if _placed(slug) else 9)
    return found


def _placed(slug: str) -> bool:
    return CARDS[NUMBER[slug]].kind in ZONES


def faults(
    written: str | dict[str, Any], lang: Language, options: dict[str, Any] | None = None
) -> list[DeckFault]:
    """What is wrong with a deck written out; nothing if it may be played. No option changes that."""
    if isinstance(written, str):
        return []  # a ready-made one
    wrong = _missing(written) or check(deck(written))
    return [refused(refusal, REFUSALS, NUMBER, lang) for refusal in wrong]


def _missing(written: dict[str, Any]) -> list[Refusal]:
    """Parts without which there is nothing to check."""
    for part, rule in (("banner", "N-027"), ("monarch", "N-017")):
        if not written.get(part):
            return [Refusal(rule, (f"no_{part}",))]
    zones = len(written.get("zones", []))
    return [] if zones == len(ZONES) else [Refusal("N-056", ("zone_cards", zones, ZONES))]


def deck(written: str | dict[str, Any]) -> Any:
    """One of the two values of the option `decks`."""
    return written if isinstance(written, str) else read_deck(written, Deck)


LOBBY: Final = Decks(
    option="decks",
    per_seat=True,
    ready=ready,
    lists={each.slug: each for each in READY},
    gather=gather,
    faults=faults,
    deck=deck,
    fitting=lambda options: [each.slug for each in READY],
)
