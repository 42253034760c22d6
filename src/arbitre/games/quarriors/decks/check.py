"""Whether ten cards make a Wilds, and what is wrong with them, in words (Q-003, Q-004)."""

from __future__ import annotations

from typing import Final

from arbitre.games.faults import Fault, in_words
from arbitre.words.phrase import Language

from ..cards.index import CARD_NUMBER, CARDS, KIND_NUMBER, KINDS
from ..language.definitions import Card
from ..speech.lexicon import name

SPELL_CARDS: Final = 3
CREATURE_CARDS: Final = 7

FAULTS: Final[dict[str, tuple[str, str]]] = {
    "unknown_card": ("No card is called “{0}”.", "Aucune carte ne s'appelle « {0} »."),
    "not_for_the_wilds": (
        "{0} is a basic card: those come of themselves.",
        "{0} est une carte de base : celles-là viennent d'elles-mêmes.",
    ),
    "wilds_size": (
        "A Wilds is {0} spells and {1} creatures; this one has {2} and {3}.",
        "Il faut {0} sorts et {1} créatures ; il y en a {2} et {3}.",
    ),
    "same_kind": (
        "{0} and {1} use the same dice; a Wilds has one card of each kind.",
        "{0} et {1} utilisent les mêmes dés ; il y a une seule carte de chaque sorte.",
    ),
    "same_card": ("{0} is there twice.", "{0} y est deux fois."),
}


def check(wanted: list[str] | tuple[str, ...]) -> list[Fault]:
    """Everything that is wrong with a Wilds; nothing if it may be played."""
    unknown = [slug for slug in wanted if slug not in CARD_NUMBER]
    if unknown:
        return [Fault("", "unknown_card", slug) for slug in dict.fromkeys(unknown)]
    cards = [CARDS[CARD_NUMBER[slug]] for slug in wanted]
    sorts = [_sort(card) for card in cards]
    wrong = [Fault("Q-003", "not_for_the_wilds", card.slug) for card in cards if _sort(card) == "basic"]
    spells, creatures = sorts.count("spell"), sorts.count("creature")
    if (spells, creatures) != (SPELL_CARDS, CREATURE_CARDS):
        wrong.append(Fault("Q-003", "wilds_size", SPELL_CARDS, CREATURE_CARDS, spells, creatures))
    first: dict[str, str] = {}
    for card in cards:
        other = first.setdefault(card.kind, card.slug)
        if other != card.slug:
            wrong.append(Fault("Q-004", "same_kind", card.slug, other))
    twice = [slug for slug in dict.fromkeys(wanted) if wanted.count(slug) > 1]
    return wrong + [Fault("Q-004", "same_card", slug) for slug in twice]


def _sort(card: Card) -> str:
    return KINDS[KIND_NUMBER[card.kind]].sort


def tell(fault: Fault, lang: Language) -> str:
    """A fault in one sentence."""
    about = [name(part, lang) if part in CARD_NUMBER else part for part in map(str, fault.about)]
    return in_words(FAULTS[fault.key], lang, about)
