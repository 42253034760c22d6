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
    "archer": CardName("Archer", "Archer"),
    "armour": CardName("Armor", "Armure", "f"),
    "beast": CardName("Beast", "Bête", "f"),
    "clay": CardName("Clay", "Argile", "f"),
    "coral": CardName("Coral", "Corail"),
    "corsair": CardName("Corsair", "Corsaire"),
    "dove": CardName("Dove", "Colombe", "f"),
    "elite": CardName("Elite", "Élite", "f"),
    "emperor": CardName("Emperor", "Empereur"),
    "glass": CardName("Glass", "Verre"),
    "inquisitor": CardName("Inquisitor", "Inquisiteur"),
    "iron": CardName("Iron", "Fer"),
    "machine": CardName("Machine", "Machine", "f"),
    "master": CardName("Master", "Maître"),
    "merchant": CardName("Merchant", "Marchand"),
    "phoenix": CardName("Firebird", "Oiseau de feu"),
    "pilgrim": CardName("Pilgrim", "Pèlerin"),
    "queen": CardName("Queen", "Reine", "f"),
    "relic": CardName("Relic", "Relique", "f"),
    "shell": CardName("Shell", "Coquille", "f"),
    "siren": CardName("Siren", "Sirène", "f"),
    "soldier": CardName("Soldier", "Soldat"),
    "stone": CardName("Stone", "Pierre", "f"),
    "warden": CardName("Warden", "Gardien des seuils"),
    "weapon": CardName("Weapon", "Arme", "f"),
    "wood": CardName("Wood", "Bois"),
}
"""The classes, as the noun printed under the name."""

DECKS: Final[dict[str, CardName]] = {
    "ember-host": CardName(
        "Ember Host",
        "Ost des braises",
        "m",
        False,
        "Strike first, wound everywhere, come home and be armed again.",
        "Frapper d'abord, blesser partout, rentrer et se faire armer de nouveau.",
    ),
    "drowned-treasury": CardName(
        "Drowned Treasury",
        "Trésor englouti",
        "m",
        False,
        "Hold, freeze, wait for the tide; then pay for the victory in gold.",
        "Tenir, geler, attendre la marée, puis payer la victoire comptant.",
    ),
    "court-without-dawn": CardName(
        "Court Without Dawn",
        "Cour sans aube",
        "f",
        False,
        "Every death is a payment, and the Emperor is cheaper than he looks.",
        "Chaque mort est un paiement, et l'Empereur coûte moins qu'il n'y paraît.",
    ),
    "elora-and-the-forty-seven": CardName(
        "Elora and the Forty-Seven",
        "Elora et les quarante-sept",
        "f",
        False,
        "One Captain, forty-seven others, no two of them alike.",
        "Une capitaine, quarante-sept autres, et pas deux qui se ressemblent.",
    ),
    "rising-reef": CardName(
        "Rising Reef",
        "Récif montant",
        "m",
        False,
        "A Temple that is alive, and does not know when to stop.",
        "Un Temple vivant, et qui ne sait pas s'arrêter.",
    ),
    "table-of-ghouls": CardName(
        "Table of Ghouls",
        "Table des goules",
        "f",
        False,
        "Nobody else is invited, except as the dish.",
        "Personne d'autre n'est convié, sinon comme plat.",
    ),
}
"""The ready-made decks, by slug, each with its plan."""
