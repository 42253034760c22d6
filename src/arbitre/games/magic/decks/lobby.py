"""Decks as the lobby knows them: ready-made ones, and one as somebody pastes it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from arbitre.games.deck_reading import read_deck
from arbitre.games.faults import refused
from arbitre.games.specification import Decks
from arbitre.games.tables import DeckFault, Evening, Format, Label, Ready, label
from arbitre.kernel.rules import BadInput
from arbitre.words.phrase import Language

from ..cards.index import CARD_NUMBER, CARDS
from ..cards.names import is_coming
from ..language.definitions import Deck
from ..rules.formats import ARCHENEMY
from ..rules.options import deck_rules, read
from ..speech.lexicon import DECKS, FORMATS
from ..speech.messages.refusals import REFUSALS
from . import DECKS as BY_SLUG
from . import READY, fitting
from .check import DeckRules, check
from .lists import MAIN, PARTS, write_deck

Entry = tuple[str, int]
FACES: Final = 3
CONSTRUCTED: Final = Label("60 cards", "60 cartes")
LED: Final = Label("Commander, 100 cards", "Commander, 100 cartes")
HEADINGS: Final = {heading: "" if part == MAIN else part for heading, part in PARTS.items()}
"""Lines of a deck list that begin a part of it, without accents; the cards themselves have no name."""
ASKED: Final = ("format", "deck_size", "copies", "commander")
"""The options a deck must answer to."""
USUAL: Final = "free-for-all"
ENOUGH: Final = 4
"""So many players are enough for every format: what it asks of decks does not depend on their number."""


def ready() -> list[Ready]:
    """The ready-made decks."""
    return [
        Ready(
            deck.slug,
            label(DECKS[deck.slug].name),
            label(DECKS[deck.slug].line),
            [*((slug, 1) for slug in deck.commander), *deck.main],
            _faces(deck),
            LED if deck.commander else CONSTRUCTED,
            Label(write_deck(deck, "en"), write_deck(deck, "fr")),
        )
        for deck in READY
    ]


def _faces(deck: Deck) -> list[str]:
    """Who leads the deck, and the spells one sees most of."""
    spells = [entry for entry in deck.main if "land" not in CARDS[CARD_NUMBER[entry[0]]].faces[0].types]
    most = [slug for slug, _ in sorted(spells, key=lambda entry: -entry[1])]
    return [*deck.commander, *most][:FACES]


def gather(
    cards: list[Entry],
    sideboard: Sequence[Entry] = (),
    commander: Sequence[Entry] = (),
    schemes: Sequence[Entry] = (),
) -> dict[str, Any]:
    """A deck from cards and their numbers."""
    return {
        "slug": "pasted",
        "main": [list(entry) for entry in cards],
        "sideboard": [list(entry) for entry in sideboard],
        "commander": [slug for slug, number in commander for _ in range(number)],
        "schemes": [slug for slug, number in schemes for _ in range(number)],
    }


def faults(
    written: str | dict[str, Any], lang: Language, options: dict[str, Any] | None = None
) -> list[DeckFault]:
    """What is wrong with a deck written out for a table with these options; nothing if it may be played."""
    if isinstance(written, str):
        if written not in BY_SLUG:
            return []  # no deck: whoever deals refuses it
        deck = BY_SLUG[written]
    else:
        deck = read_deck(written, Deck)
    wrong = check(deck, _asked(options or {}))
    return [refused(refusal, REFUSALS, CARD_NUMBER, lang) for refusal in wrong]


def _asked(options: dict[str, Any]) -> DeckRules:
    """What a table with these options asks of a deck."""
    return deck_rules(read(ENOUGH, {key: value for key, value in options.items() if key in ASKED}))


def deck(written: str | dict[str, Any]) -> Any:
    """One value of the option `decks`: a ready-made deck by name, or the list of one written out. Whether it
    may be played is for the table to say."""
    if isinstance(written, str):
        if written not in BY_SLUG:
            raise BadInput(f"No deck is called '{written}'; there are {', '.join(BY_SLUG)}.")
        return written
    found = read_deck(written, Deck)
    unknown = [refusal for refusal in check(found) if refusal.say[0] == "unknown_card"]
    if unknown:
        raise BadInput(" ".join(refused(each, REFUSALS, CARD_NUMBER, "en").text for each in unknown))
    return write_deck(found)


EVENING: Final = Evening(
    "archenemy-evening",
    Label("Archenemy evening", "Soirée Archenemy"),
    Label(
        "You are the archenemy, with the Seneschal’s Table and a scheme deck, against three heroes.",
        "Vous êtes l’archi-ennemi, avec la Table du sénéchal et un deck de machinations, contre trois héros.",
    ),
    {"format": "archenemy-commander"},
    ["seneschals-table", "shards-of-hope", "crows-in-the-attic", "all-the-questions"],
)

LOBBY: Final = Decks(
    option="decks",
    per_seat=True,
    ready=ready,
    lists=BY_SLUG,
    gather=gather,
    faults=faults,
    deck=deck,
    fitting=lambda options: [deck.slug for deck in fitting(_asked(options))],
    headings=HEADINGS,
    coming=is_coming,
    write=lambda written, lang: write_deck(read_deck(written, Deck), lang),
    formats=[
        Format(
            slug,
            label(title.name),
            label(title.line),
            2 if slug == USUAL else ENOUGH,
            "archenemy" if slug in ARCHENEMY else "",
        )
        for slug, title in FORMATS.items()
    ],
    in_formats=("format", "archenemy", "commander"),
    evenings=(EVENING,),
)
