"""What each keyword means, in the fewest words: written by hand where the game has no tree for it."""

from __future__ import annotations

from typing import Final

from arbitre.kernel.effects import Node
from arbitre.words import *
from arbitre.words.lines import line
from arbitre.words.tables import sentences

from ... import language as n

MOMENTS: Final[dict[str, Name]] = {
    "archery": Name(
        "When this card declares an attack against a page or an Archangel",
        "Quand cette carte déclare une attaque contre une page ou un Archange",
    ),
    "assassin": Name("When this card comes into play", "Quand cette carte arrive en jeu"),
    "catalyst": Name("When this card has come into play", "Quand cette carte est arrivée en jeu"),
    "collateral": Name(
        "When this attacker hits a page and survives", "Quand cet attaquant touche une page et survit"
    ),
    "flame": Name("When this card comes into play", "Quand cette carte arrive en jeu"),
    "freeze": Name("When this card comes into play", "Quand cette carte arrive en jeu"),
    "honour": Name(
        "When this card attacks with an Equipment", "Quand cette carte attaque avec un Équipement"
    ),
    "valhalla": Name("In your Divine Night", "Pendant votre Nuit divine"),
}
"""When the keywords that are played as sentences of the game happen."""

_TEXTS: Final = sentences(__package__, "reminders")

REMINDERS: Final[dict[type[Node], Name]] = {
    getattr(n, word): line(en, fr) for word, (en, fr) in _TEXTS.items() if word.isalpha()
}
"""For each keyword that is no sentence of the game's own, what it means."""

ON: Final[dict[tuple[type[Node], str], Name]] = {
    (n.LastBreath, "archangel"): line(*_TEXTS["LastBreath of the Eden"]),
    (n.Symbiosis, "temple"): line(*_TEXTS["Symbiosis without ATK"]),
    (n.Symbiosis, "golem"): line(*_TEXTS["Symbiosis without ATK"]),
}
"""What it means on a card of this type, where that is not the same (F-169, F-246)."""
