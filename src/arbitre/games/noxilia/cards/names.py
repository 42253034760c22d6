"""What everything in Noxilia is called, in English and in French, and a line of flavour for each card.

The table of the cards is `names.tsv`, beside them.
"""

from __future__ import annotations

from typing import Final

from arbitre.games.card_names import CardName, card_names

NAMES: Final[dict[str, CardName]] = card_names(__package__)
"""Every card, by slug."""

CLANS: Final[dict[str, CardName]] = {
    "aubeterre": CardName(
        "Oath of Aubeterre",
        "Serment d'Aubeterre",
        "m",
        False,
        "Shoulder to shoulder, crossbows behind, sisters behind those: a wall that walks.",
        "Épaule contre épaule, les arbalètes derrière, les sœurs grises ensuite : un mur qui marche.",
    ),
    "hollow-court": CardName(
        "Hollow Court",
        "Cour creuse",
        "f",
        False,
        "They die for one another, again and again, and the wine is never quite safe.",
        "On y meurt les uns pour les autres, encore et encore, et le vin n'y est jamais bien sûr.",
    ),
    "willow-choir": CardName(
        "Willow Choir",
        "Chœur des saules",
        "m",
        False,
        "One mind in many bodies: over the wall, under the water, already behind you.",
        "Un seul esprit, beaucoup de corps : par-dessus le mur, sous l'eau, déjà derrière vous.",
    ),
}
"""The clans, by slug, each with its character; the ready-made decks carry the same slugs."""

RACES: Final[dict[str, CardName]] = {
    "human": CardName("human", "humain"),
    "undead": CardName("undead", "mort-vivant"),
    "sylvan": CardName("sylvan", "sylvain"),
}
"""The races, as the masculine noun."""

SPACES: Final[dict[str, CardName]] = {
    "battlefield-1": CardName("The Ford", "Le Gué"),
    "battlefield-2": CardName("The Fallow", "La Jachère", "f"),
}
"""The two battlefields, which have no card. The other zones are called as their zone cards."""
