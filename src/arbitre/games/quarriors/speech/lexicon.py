"""The words of Quarriors! in both languages: terms, and the names of all that has one.

French follows the rulebook of the expansion (réserve, zone de combat, dépense, dommages; Quiddité with a
capital and without plural …); names of dice and cards that no French source gives are ours.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from arbitre.words import *
from arbitre.words.finding import caller, finder
from arbitre.words.lines import titles
from arbitre.words.phrase import Gender

from ..cards.index import CARDS, KINDS
from ..decks import WILDS as READY_MADE
from ..rules.model import ATTACK, CAPTURE, CLEAN_UP, ROLL, SCORE

LEXICON.add(
    noun("quarriors.quiddity", "quiddity", ("Quiddité", "Quiddité"), "f", mass="en"),
    noun("quarriors.damage", "damage", ("dommage", "dommages"), "m", mass="en", plural="fr"),
    noun("quarriors.glory", "Glory", ("point de gloire", "points de gloire"), "m", mass="en"),
    noun("quarriors.renown", "Glory", "gloire", "f", mass="both"),
    noun("quarriors.pool", "Active Pool", "réserve", "f"),
    noun("quarriors.ready", "Ready Area", ("zone de combat", "zones de combat"), "f"),
    noun("quarriors.locked", "Locked Area", ("zone verrouillée", "zones verrouillées"), "f"),
    noun("quarriors.spent", "Spent Pile", "dépense", "f"),
    noun("quarriors.used", "Used Pile", "défausse", "f"),
    noun(
        "quarriors.wilds", ("Wilds", "Wilds"), ("Étendues Sauvages", "Étendues Sauvages"), "f", plural="both"
    ),
    noun("quarriors.capture", "capture", "capture", "f"),
    noun("quarriors.lock", "lock", "verrou", "m"),
    noun("quarriors.creature_card", "creature card", ("carte de créature", "cartes de créature"), "f"),
    noun("quarriors.copy", "copy", "copie", "f"),
    noun("quarriors.sort", "type", "type", "m"),
    verb("quarriors.cull", "cull", "écarter"),
    verb("quarriors.lock", "lock", "verrouiller"),
    verb("quarriors.unlock", "unlock", "déverrouiller"),
    verb("quarriors.ready", "ready", "préparer"),
    verb("quarriors.go", "go", "aller", auxiliary="être"),
    verb("quarriors.go_back", "go back", "retourner", auxiliary="être"),
    verb("quarriors.set_aside", "set aside", "mettre de côté"),
    verb("quarriors.ignore", "ignore", "ignorer"),
    verb("quarriors.absorb", "absorb", "absorber"),
    verb("quarriors.show", "show", "montrer"),
    verb("quarriors.copy", "copy", "copier"),
    verb("quarriors.react", "react", "réagir"),
    verb("quarriors.go_on", "go", "passer"),
    verb("quarriors.begin", "begin", "commencer"),
    verb("quarriors.refill", "refill", "remplir", en_like="fill"),
    adjective("quarriors.locked", "locked", "verrouillé"),
    adjective("quarriors.attached", "attached", "attaché", en_after=True),
    adjective("quarriors.opposing", "opposing", "adverse"),
    adjective("quarriors.aside", "set aside", "mis de côté", en_after=True),
    adverb("quarriors.for_free", "for free", "gratuitement"),
    adverb("quarriors.at_once", "at once", "aussitôt"),
    preposition("quarriors.in_exchange_for", "for", "contre"),
)


class _Called(NamedTuple):
    en: str
    fr: str
    gender: Gender = "m"
    of: str = ""
    """For a spell: how French names a card of it (formule de mort, sort du chaos)."""
    aspirate: bool | None = None


_KINDS: Final[dict[str, _Called]] = {
    "basic-quiddity": _Called("Basic Quiddity", "Quiddité de base", "f"),
    "assistant": _Called("Assistant", "Assistant"),
    "portal": _Called("Portal", "Portail"),
    "death": _Called("Death", "Mort", "f", "de mort"),
    "growth": _Called("Growth", "Croissance", "f", "de croissance"),
    "life": _Called("Life", "Vie", "f", "de vie"),
    "shaping": _Called("Shaping", "Façonnage", "m", "de façonnage"),
    "victory": _Called("Victory", "Victoire", "f", "de victoire"),
    "chaos": _Called("Chaos", "Chaos", "m", "du chaos"),
    "harmony": _Called("Harmony", "Harmonie", "f", "d'harmonie"),
    "deathdealer": _Called("Deathdealer", "Marchand de mort"),
    "defender-of-the-pale": _Called("Defender of the Pale", "Défenseur de la Marche"),
    "devotee-of-the-holy-query": _Called("Devotee of the Holy Query", "Dévot de la Sainte Quête"),
    "ghostly-spirit": _Called("Ghostly Spirit", "Esprit spectral"),
    "primordial-ooze": _Called("Primordial Ooze", "Limon primordial"),
    "quake-dragon": _Called("Quake Dragon", "Dragon des séismes"),
    "questing-wizard": _Called("Questing Wizard", "Magicien en quête"),
    "scavenging-goblin": _Called("Scavenging Goblin", "Gobelin charognard"),
    "warrior-of-the-quay": _Called("Warrior of the Quay", "Guerrier du Quai"),
    "witching-hag": _Called("Witching Hag", "Sorcière de minuit", "f"),
    "qladiator": _Called("Qladiator", "Qladiateur"),
    "frost-howler": _Called("Frost Howler", "Hurleur du givre", aspirate=True),
    "pink-eye-cyclops": _Called("Pink Eye Cyclops", "Cyclope à l'œil rose"),
    "poison-dart-frog": _Called("Poison Dart Frog", "Grenouille venimeuse", "f"),
    "quake-dragon-mystic": _Called("Quake Dragon Mystic", "Mystique des séismes"),
    "quaxos-eye": _Called("Quaxos' Eye", "Œil de Quaxos"),
}

_STRENGTHS: Final = {"strong": ("Strong", "Fort", "Forte"), "mighty": ("Mighty", "Puissant", "Puissante")}
_SPELLS: Final[dict[str, tuple[str, str, Gender]]] = {
    "cantrip": ("Cantrip", "Formule", "f"),
    "charm": ("Charm", "Charme", "m"),
    "incantation": ("Incantation", "Incantation", "f"),
    "spell": ("Spell", "Sort", "m"),
}


def _named(kind: str, strength: str) -> Name:
    called = _KINDS[kind]
    if strength in _SPELLS:
        en, fr, gender = _SPELLS[strength]
        return Name(f"{called.en} {en}", f"{fr} {called.of}", gender)
    if strength in _STRENGTHS:
        en, masculine, feminine = _STRENGTHS[strength]
        fr = feminine if called.gender == "f" else masculine
        return Name(f"{en} {called.en}", f"{fr} {called.fr}", called.gender)
    return Name(called.en, called.fr, called.gender, aspirate=called.aspirate)


NAMES: Final[dict[str, Name]] = {
    **{kind.slug: _named(kind.slug, "") for kind in KINDS},
    **{card.slug: _named(card.kind, card.strength) for card in CARDS},
}
"""The display name of every kind of die and every card, by slug."""


AREAS: Final = {
    "bag": "bag",
    "pool": "quarriors.pool",
    "ready": "quarriors.ready",
    "locked": "quarriors.locked",
    "spent": "quarriors.spent",
    "used": "quarriors.used",
}
"""The noun of each area of a seat. Dice set aside lie in no named area."""

AREA_NAMES: Final[dict[str, Name]] = {
    "bag": Name("Bag", "Sac"),
    "pool": Name("Active Pool", "Réserve", "f"),
    "ready": Name("Ready Area", "Zone de combat", "f"),
    "locked": Name("Locked Area", "Zone verrouillée", "f"),
    "spent": Name("Spent Pile", "Dépense", "f"),
    "used": Name("Used Pile", "Défausse", "f"),
    "aside": Name("Set aside", "Mis de côté"),
    "wilds": Name("The Wilds", "Étendues Sauvages", "f", plural=True),
}
"""The same as headings."""

PHASES: Final[dict[int, Name]] = {
    0: Name("Set-up", "Mise en place", "f"),
    SCORE: Name("Score creatures", "Marquer les créatures"),
    ROLL: Name("Roll and ready", "Lancer et préparer"),
    ATTACK: Name("Attack", "Attaquer"),
    CAPTURE: Name("Capture", "Capturer"),
    CLEAN_UP: Name("Clean up", "Ranger"),
}

WILDS: Final = titles(__package__, "wilds")
"""Each ready-made Wilds with its character."""
assert WILDS.keys() == READY_MADE.keys(), "a ready-made Wilds has no name"

OPTIONS: Final = titles(__package__, "options")
"""The options of a table."""

VALUES: Final[dict[str, Name]] = {
    "random": Name("Random", "Au hasard"),
    "base": Name("Quarriors!", "Quarriors!"),
    "qladiator": Name("Quest of the Qladiator", "La Quête du Qladiateur", "f"),
}
"""The values of options that are words (a ready-made Wilds has its own name)."""

name: Final = caller(NAMES, WILDS)
"""What a card or a ready-made Wilds is called."""

find: Final = finder(NAMES)
"""The card that somebody means."""
