"""What everything in Seven Fallen is called, in English and in French, and a line of flavour for each card.

The table of the cards is `names.tsv`, beside them.
"""

from __future__ import annotations

from typing import Final

from arbitre.games.card_names import CardName, card_names

from ..language.definitions import (
    CELESTIAL_PURITY,
    ENDLESS_NIGHT,
    EONDRA,
    IMPERIAL_SPIRITIST,
    METASCIENCE,
    POSEIDIA,
    STRUCTURE_EXTROS,
    TEMPLE_OF_LIGHT,
    THE_WAY,
    VALKYR,
)

NAMES: Final[dict[str, CardName]] = card_names(__package__)
"""Every card of the house set, by slug."""

REALMS: Final[dict[str, CardName]] = {
    METASCIENCE: CardName("Metascience", "Métascience", "f"),
    EONDRA: CardName("Eondra", "Eondra", "f"),
    ENDLESS_NIGHT: CardName("Endless Night", "Nuit Sans Fin", "f"),
    TEMPLE_OF_LIGHT: CardName("Temple of Light", "Temple de la Lumière", "m"),
    POSEIDIA: CardName("Poseidia", "Poseidia", "f"),
    CELESTIAL_PURITY: CardName("Celestial Purity", "Pureté Céleste", "f"),
    THE_WAY: CardName("The Way", "La Voie", "f"),
}
"""The seven realms (7F-01)."""

CLASSES: Final[dict[str, CardName]] = {
    # named in the rulebook
    "dragon": CardName("Dragon", "Dragon"),
    "ghoul": CardName("Ghoul", "Goule", "f"),
    VALKYR: CardName("Valkyr", "Valkyr", "f"),
    IMPERIAL_SPIRITIST: CardName("Imperial - Spiritist", "Impérial - Spiritiste"),
    STRUCTURE_EXTROS: CardName("Structure - Extros", "Structure - Extros", "f"),
    # ours
    "actor": CardName("Actor", "Comédien"),
    "archer": CardName("Archer", "Archer"),
    "armour": CardName("Armor", "Armure", "f"),
    "beast": CardName("Beast", "Bête", "f"),
    "cantor": CardName("Cantor", "Chantre"),
    "clay": CardName("Clay", "Argile", "f"),
    "coral": CardName("Coral", "Corail"),
    "corsair": CardName("Corsair", "Corsaire"),
    "dove": CardName("Dove", "Colombe", "f"),
    "elite": CardName("Elite", "Élite", "f"),
    "emperor": CardName("Emperor", "Empereur"),
    "glass": CardName("Glass", "Verre"),
    "inquisitor": CardName("Inquisitor", "Inquisiteur"),
    "iron": CardName("Iron", "Fer"),
    "knight": CardName("Knight", "Chevalier"),
    "machine": CardName("Machine", "Machine", "f"),
    "master": CardName("Master", "Maître"),
    "merchant": CardName("Merchant", "Marchand"),
    "phoenix": CardName("Firebird", "Oiseau de feu"),
    "pilgrim": CardName("Pilgrim", "Pèlerin"),
    "queen": CardName("Queen", "Reine", "f"),
    "relic": CardName("Relic", "Relique", "f"),
    "scholar": CardName("Scholar", "Savant"),
    "seraph": CardName("Seraph", "Séraphin"),
    "shell": CardName("Shell", "Coquille", "f"),
    "siren": CardName("Siren", "Sirène", "f"),
    "soldier": CardName("Soldier", "Soldat"),
    "stone": CardName("Stone", "Pierre", "f"),
    "warden": CardName("Warden", "Gardien des seuils"),
    "weapon": CardName("Weapon", "Arme", "f"),
    "wood": CardName("Wood", "Bois"),
}
"""The classes, as the noun printed under the name."""

DECKS: Final = card_names(__package__, "decks")
"""The ready-made decks, by slug, each with its plan."""
