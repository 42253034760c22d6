"""Decks as the lobby knows them: ready-made ones, and one as somebody pastes it."""

from __future__ import annotations

from typing import Any, Final

from arbitre.games.deck_reading import read_deck
from arbitre.games.faults import refused
from arbitre.games.specification import Decks
from arbitre.games.tables import DeckFault, Ready, label
from arbitre.kernel.pieces import Refusal
from arbitre.words.phrase import Language

from ..cards.index import CARD_NUMBER, CARDS
from ..language.definitions import Deck
from ..rules.setup import OPTIONS
from ..speech.lexicon import DECKS
from ..speech.messages.refusals import REFUSALS
from . import DECKS as BY_SLUG
from . import READY, fitting
from .check import LEAST_BOOK, check

ORDINARY: Final[dict[str, Any]] = {"format": "any"}
"""Who brings a deck to a drawn table need not know its format."""


def ready() -> list[Ready]:
    """The ready-made decks."""
    return [
        Ready(
            deck.slug,
            label(DECKS[deck.slug].name),
            label(DECKS[deck.slug].line),
            [
                *((slug, 1) for slug in (deck.divinity, deck.temple, deck.archangel)),
                *deck.register,
                *deck.book,
            ],
            [deck.divinity, deck.archangel, deck.temple],
        )
        for deck in READY
    ]


def gather(cards: list[tuple[str, int]]) -> dict[str, Any]:
    """A deck from cards and their numbers: what a card is says where it belongs."""
    found: dict[str, Any] = {"slug": "pasted", "divinity": "", "temple": "", "archangel": ""}
    register: list[tuple[str, int]] = []
    book: list[tuple[str, int]] = []
    for slug, number in cards:
        sort = CARDS[CARD_NUMBER[slug]].type
        if sort in found:
            found[sort] = slug
        else:
            (register if sort == "worshipper" else book).append((slug, number))
    size = sum(number for _, number in book)
    style = "constructed" if size >= LEAST_BOOK else "starter"
    return {**found, "register": register, "book": book, "format": style}


def faults(
    written: str | dict[str, Any], lang: Language, options: dict[str, Any] | None = None
) -> list[DeckFault]:
    """What is wrong with a deck for a table with these options; nothing if it may be played."""
    if isinstance(written, dict):
        for part in ("divinity", "temple", "archangel"):
            if not written.get(part):
                return [_told(Refusal("F-006", (f"no_{part}",)), lang)]
    elif written not in BY_SLUG:
        return []  # who deals knows no such deck, and says so
    asked = {**OPTIONS, **ORDINARY, **(options or {})}
    given = BY_SLUG[written] if isinstance(written, str) else deck(written)
    wrong = check(given, asked["realm_limit"] is True)
    if asked["format"] not in ("any", given.format):
        wrong.append(Refusal("F-007", ("other_format", given.format, asked["format"])))
    return [_told(refusal, lang) for refusal in wrong]


def _told(refusal: Refusal, lang: Language) -> DeckFault:
    return refused(refusal, REFUSALS, CARD_NUMBER, lang)


def deck(written: str | dict[str, Any]) -> Any:
    """One of the two values of the option `decks`."""
    return written if isinstance(written, str) else read_deck(written, Deck)


LOBBY: Final = Decks(
    option="decks",
    per_seat=True,
    ready=ready,
    lists=BY_SLUG,
    gather=gather,
    faults=faults,
    deck=deck,
    fitting=lambda options: [each.slug for each in fitting(options)],
    ordinary=ORDINARY,
)
