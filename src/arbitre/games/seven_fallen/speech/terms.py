"""The names of keywords, classes, realms and decks, and those of the cards as phrases.

The 42 keywords are called as in the rulebook; the seven realms too.
"""

from __future__ import annotations

from typing import Final

from arbitre.kernel.effects import Node
from arbitre.words import *
from arbitre.words.lines import Title, line

from .. import language as n
from ..cards import names as given
from ..cards.index import CARDS
from ..decks import DECKS as READY_MADE


def _of_slug(slug: str) -> Name:
    """A name from a slug, for what only the tests play with."""
    text = " ".join(word.capitalize() for word in slug.split("-"))
    return Name(text, text)


NAMES: Final[dict[str, Name]] = {
    card.slug: given.NAMES[card.slug].phrase if card.slug in given.NAMES else _of_slug(card.slug)
    for card in CARDS
}
"""The display name of every card, by slug."""

KEYWORD_NAMES: Final[dict[type[Node], Name]] = {
    n.Archery: Name("Archery", "Archerie", "f"),
    n.Assassin: Name("Assassin", "Assassin"),
    n.DivineAurora: Name("Divine Aurora", "Aurore divine", "f"),
    n.Berserk: Name("Berserk", "Berserk"),
    n.Gust: Name("Gust", "Bourrasque", "f"),
    n.Catalyst: Name("Catalyst", "Catalyseur"),
    n.Collateral: Name("Collateral", "Collatéral"),
    n.Damned: Name("Damned", "Damné"),
    n.LastBreath: Name("Last Breath", "Dernier souffle"),
    n.Dilemma: Name("Dilemma", "Dilemme"),
    n.Doppelganger: Name("Doppelgänger", "Doppelgänger"),
    n.Aegis: Name("Aegis", "Égide", "f"),
    n.Evade: Name("Evade", "Esquive", "f"),
    n.Swarm: Name("Swarm", "Essaim"),
    n.Fervour: Name("Fervor", "Ferveur", "f"),
    n.Flame: Name("Flame", "Flamme", "f"),
    n.Trickery: Name("Trickery", "Fourberie", "f"),
    n.Stealth: Name("Stealth", "Furtif"),
    n.Guardian: Name("Guardian", "Gardien"),
    n.Freeze: Name("Freeze", "Geler"),
    n.Honour: Name("Honor", "Honneur"),
    n.DivineIntervention: Name("Divine Intervention", "Intervention divine", "f"),
    n.Invocation: Name("Invocation", "Invocation", "f"),
    n.Leader: Name("Leader", "Leader"),
    n.Loyalist: Name("Loyalist", "Loyaliste"),
    n.Light: Name("Light", "Lumière", "f"),
    n.SuddenDeath: Name("Sudden Death", "Mort subite", "f"),
    n.DivineNight: Name("Divine Night", "Nuit divine", "f"),
    n.Pacifist: Name("Pacifist", "Pacifiste"),
    n.DivineWord: Name("Divine Word", "Parole divine", "f"),
    n.CombatPhase: Name("Combat Phase", "Phase de combat", "f"),
    n.Phoenix: Name("Phoenix", "Phoenix"),
    n.Purgatory: Name("Purgatory", "Purgatoire"),
    n.Withdrawal: Name("Withdrawal", "Retrait"),
    n.Sacrifice: Name("Sacrifice", "Sacrifice"),
    n.Symbiosis: Name("Symbiosis", "Symbiose", "f"),
    n.Tempest: Name("Tempest", "Tempête", "f"),
    n.Tornado: Name("Tornado", "Tornado", "f"),
    n.Treasure: Name("Treasure", "Trésor"),
    n.Darkness: Name("Darkness", "Ténèbres", "f", plural=True),
    n.Valiant: Name("Valiant", "Vaillant"),
    n.Valhalla: Name("Valhalla", "Valhalla"),
}
"""The name of each keyword (`OutOfSecret` and `Exposed` are sentences and have none)."""

SENTENCE_KEYWORDS: Final[dict[str, type[Node]]] = {
    "archery": n.Archery,
    "assassin": n.Assassin,
    "catalyst": n.Catalyst,
    "collateral": n.Collateral,
    "flame": n.Flame,
    "freeze": n.Freeze,
    "honour": n.Honour,
    "valhalla": n.Valhalla,
}
"""The keyword whose effect a sentence of the game's own is."""

REALMS: Final[dict[str, Name]] = {realm: called.phrase for realm, called in given.REALMS.items()}

CLASSES: Final[dict[str, Name]] = {
    **{name: _of_slug(name) for card in CARDS for name in card.classes},
    **{name: called.phrase for name, called in given.CLASSES.items()},
}
"""The display name of every class."""

DECKS: Final[dict[str, Title]] = {
    **{slug: Title(_of_slug(slug), _of_slug(slug)) for slug in READY_MADE},
    **{
        slug: Title(called.phrase, line(called.flavour_en, called.flavour_fr))
        for slug, called in given.DECKS.items()
    },
}
"""Each ready-made deck with its character."""
