"""What is wrong with a deck, in words (`check` finds it)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from arbitre.games.faults import Fault, in_words
from arbitre.words import Name, write
from arbitre.words.phrase import Language

from ..cards.index import NUMBER
from ..speech.lexicon import CLANS, COLOURS, KIND_NAMES, RACES, TYPES, name

FAULTS: Final[dict[str, tuple[str, str]]] = {
    "unknown_card": ("No card is called {0}.", "Aucune carte ne s'appelle {0}."),
    "no_banner": ("It has no Banner.", "Il n'y a pas de Bannière."),
    "no_monarch": ("It has no Monarch.", "Il n'y a pas de Monarque."),
    "zone_cards": (
        "It has {0} zone cards; it needs four: {1}.",
        "Cartes de zone : {0} ; il en faut quatre : {1}.",
    ),
    "not_a_banner": ("{0} is no Banner.", "{0} n'est pas une Bannière."),
    "not_a_monarch": ("{0} is no Monarch.", "{0} n'est pas un Monarque."),
    "foreign_monarch": (
        "The Monarch {0} is not of the clan or race of {1}.",
        "Le Monarque {0} n'est ni du clan ni d'une race de {1}.",
    ),
    "not_that_zone": (
        "{0} is no card for this place ({1}); the zone cards are {2}.",
        "{0} n'est pas une carte pour cette place ({1}) ; les cartes de zone sont : {2}.",
    ),
    "foreign_zone": ("The zone {0} is of another clan.", "La zone {0} est d'un autre clan."),
    "not_a_fate": ("{0} is no Hand of Fate.", "{0} n'est pas une Main du destin."),
    "few_fates": (
        "It has {0} Hand of Fate cards; {1} at least.",
        "Mains du destin : {0} ; il en faut au moins {1}.",
    ),
    "deck_size": (
        "It has {0} cards; a deck has exactly {1}.",
        "Il y a {0} cartes ; un deck en a exactement {1}.",
    ),
    "monarch_apart": (
        "The Monarch {0} is not one of the {1}; it is brought once.",
        "Le Monarque {0} ne compte pas parmi les {1} ; on l'apporte une fois.",
    ),
    "not_for_the_deck": (
        "{0} does not belong in the {2}: {1}.",
        "{0} n'a pas sa place parmi les {2} : {1}.",
    ),
    "bad_number": (
        "{1} copies of {0} is no number of cards.",
        "{1} exemplaires de {0} : ce n'est pas un nombre de cartes.",
    ),
    "too_many_copies": ("{1} copies of {0}; {2} at most.", "{1} exemplaires de {0} ; {2} au plus."),
    "foreign_clan": (
        "{0} is of the clan {1}, the Banner of {2}.",
        "{0} est du clan {1}, la Bannière du clan {2}.",
    ),
    "foreign_race": (
        "{0} is of the race {1}; the Banner allows {2}.",
        "{0} est de la race {1} ; la Bannière admet : {2}.",
    ),
    "for_another_race": (
        "{0} is for the race {1}, which the Banner does not allow.",
        "{0} est pour la race {1}, que la Bannière n'admet pas.",
    ),
    "foreign_spell": (
        "{0} is of the type {1}; the Banner allows {2}.",
        "{0} est du type {1} ; la Bannière admet : {2}.",
    ),
    "foreign_mana": (
        "{0} costs {1} mana, which the Banner does not allow.",
        "{0} coûte du mana ({1}) que la Bannière n'admet pas.",
    ),
}
_WORDS: Final[dict[str, Name]] = {**RACES, **TYPES, **COLOURS, **KIND_NAMES}


def tell(fault: Fault, lang: Language, card: Callable[[str], str] | None = None) -> str:
    """A fault in one sentence; `card` says how cards are called (by default by their names)."""
    called = card or (lambda slug: _quoted(name(slug, lang) if slug in NUMBER else slug, lang))
    return in_words(FAULTS[fault.key], lang, [_word(part, lang, called) for part in fault.about])


def _word(part: object, lang: Language, called: Callable[[str], str]) -> str:
    if isinstance(part, tuple):
        return ", ".join(_word(each, lang, called) for each in part)
    if not isinstance(part, str):
        return str(part)
    if part in CLANS:
        return write(CLANS[part], lang)
    if part in _WORDS:
        return write(_WORDS[part], lang).lower()
    return called(part)


def _quoted(text: str, lang: Language) -> str:
    return f"« {text} »" if lang == "fr" else f"“{text}”"
