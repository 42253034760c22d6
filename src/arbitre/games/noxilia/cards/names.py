"""What everything in Noxilia is called, in English and in French, and a line of flavour for each card.

The table of the cards is `names.tsv`, beside them.
"""

from __future__ import annotations

from typing import Final

from arbitre.games.card_names import CardName, card_names

NAMES: Final[dict[str, CardName]] = card_names(__package__)
"""Every card, by slug."""

CLANS: Final = card_names(__package__, "clans")
"""The clans, by slug, each with its character; the ready-made decks carry the same slugs."""

RACES: Final[dict[str, CardName]] = {
    "human": CardName("human", "humain"),
    "undead": CardName("undead", "mort-vivant"),
    "sylvan": CardName("sylvan", "sylvain"),
    "gnome": CardName("gnome", "gnome"),
}
"""The races, as the masculine noun."""

SPACES: Final[dict[str, CardName]] = {
    "battlefield-1": CardName("The Ford", "Le Gué"),
    "battlefield-2": CardName("The Fallow", "La Jachère", "f"),
}
"""The two battlefields, which have no card. The other zones are called as their zone cards."""
