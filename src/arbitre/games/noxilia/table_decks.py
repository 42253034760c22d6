"""Decks as the lobby knows them: ready-made ones, and one as somebody pastes it."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from arbitre.games.tables import DeckFault, Ready, label
from arbitre.kernel.rules import BadInput
from arbitre.words.phrase import Language

from .catalogue import CARDS, NUMBER
from .deck_check import ZONES, problems
from .decks import READY, Deck
from .lexicon import DECKS

DECK_OPTION: Final = "decks"
PER_SEAT: Final = True


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


def faults(written: dict[str, Any], lang: Language) -> list[DeckFault]:
    """What is wrong with a deck written out; nothing if it may be played."""
    for part in ("banner", "monarch"):
        if not written.get(part):
            named = {"banner": ("Banner", "Bannière (N-027)"), "monarch": ("Monarch", "Monarque (N-017)")}[
                part
            ]
            text = f"Il manque : {named[1]}." if lang == "fr" else f"It has no {named[0]}."
            return [DeckFault(text, "N-214")]
    if len(written.get("zones", [])) != len(ZONES):
        fr = f"Il faut {len(ZONES)} cartes de zone : {', '.join(ZONES)}."
        en = f"It needs {len(ZONES)} zone cards: {', '.join(ZONES)}."
        return [DeckFault(fr if lang == "fr" else en, "N-056")]
    return [DeckFault(text) for text in problems(deck(written))]


def deck(written: str | dict[str, Any]) -> Any:
    """One of the two values of the option `decks`."""
    if isinstance(written, str):
        return written
    try:
        return msgspec.convert(written, Deck)
    except msgspec.ValidationError as error:
        raise BadInput(f"A deck cannot be read: {error}.") from error
