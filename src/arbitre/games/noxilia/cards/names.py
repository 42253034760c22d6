"""What everything in Noxilia is called, in English and in French, and a line of flavour for each card.

The tables lie beside the cards; here they become one dictionary by slug.
"""

from __future__ import annotations

from typing import Final

from arbitre.games.card_names import CardName, card_name

from .aubeterre import flavour as aubeterre_flavour
from .aubeterre import names as aubeterre_names
from .hollow_court import flavour as hollow_court_flavour
from .hollow_court import names as hollow_court_names
from .neutral import flavour as neutral_flavour
from .neutral import names as neutral_names
from .willow_choir import flavour as willow_choir_flavour
from .willow_choir import names as willow_choir_names

_ROWS: Final = (
    aubeterre_names.NAMES | hollow_court_names.NAMES | willow_choir_names.NAMES | neutral_names.NAMES
)
_LINES: Final = (
    aubeterre_flavour.FLAVOUR
    | hollow_court_flavour.FLAVOUR
    | willow_choir_flavour.FLAVOUR
    | neutral_flavour.FLAVOUR
)

NAMES: Final[dict[str, CardName]] = {slug: card_name(row, _LINES[slug]) for slug, row in _ROWS.items()}
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
