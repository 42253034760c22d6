"""The words of Seven Fallen in both languages: terms, and the names of all that has one.

French follows the rulebook (Adorateur, Arrière-garde, Limbes; EC, ATQ, FV, BOU …). English has letters of its
own for the figures: CE, Celestial Energy; ATK, attack; VF, Vital Force; SHD, Shield.
"""

from __future__ import annotations

from typing import Final

from arbitre.words import *
from arbitre.words.finding import caller, finder
from arbitre.words.lines import titles

from ..cards.index import CARDS
from ..decks import READY
from ..rules.model import AURORA, NIGHT, SET_UP, WORD
from .terms import CLASSES, DECKS, KEYWORD_NAMES, NAMES, REALMS

__all__ = [
    "AREAS",
    "AREA_NAMES",
    "CLASSES",
    "DECKS",
    "KEYWORD_NAMES",
    "NAMES",
    "OPTIONS",
    "PHASES",
    "REALMS",
    "TYPE_NAMES",
    "VALUES",
    "find",
    "name",
]

LEXICON.add(
    noun("seven_fallen.divinity", "Divinity", "Divinité", "f"),
    noun("seven_fallen.temple", "Temple", "Temple", "m"),
    noun("seven_fallen.archangel", "Archangel", "Archange", "m"),
    noun("seven_fallen.worshipper", "Worshipper", "Adorateur", "m"),
    noun("seven_fallen.angel", "Angel", "Ange", "m"),
    noun("seven_fallen.golem", "Golem", "Golem", "m"),
    noun("seven_fallen.miracle", "Miracle", "Miracle", "m"),
    noun("seven_fallen.equipment", ("Equipment", "Equipment"), "Équipement", "m"),
    noun("seven_fallen.blessing", "Blessing", "Bénédiction", "f"),
    noun("seven_fallen.page", "page", "page", "f"),
    noun("seven_fallen.attacker", "attacker", "attaquant", "m"),
    noun("seven_fallen.defender", "defender", "défenseur", "m"),
    noun("seven_fallen.bearer", "equipped Angel", ("Ange équipé", "Anges équipés"), "m"),
    noun("seven_fallen.ec", "CE", "EC", "m", mass="both"),
    noun("seven_fallen.atq", "ATK", "ATQ", "f", mass="both"),
    noun("seven_fallen.fv", "VF", "FV", "f", mass="both"),
    noun("seven_fallen.bou", "SHD", "BOU", "m", mass="both"),
    noun("seven_fallen.marker", "marker", "marqueur", "m"),
    noun("seven_fallen.feather", "Feather", "Plume", "f"),
    noun("seven_fallen.combat_damage", "combat damage", ("dégât au combat", "dégâts au combat"), "m",
         mass="en", plural="fr"),
    noun("seven_fallen.class", ("class", "classes"), "classe", "f"),
    noun("seven_fallen.time", "time", ("fois", "fois"), "f"),
    noun("seven_fallen.half", ("half", "halves"), "moitié", "f"),
    noun("seven_fallen.book", "Sacred Book", ("Livre Sacré", "Livres Sacrés"), "m"),
    noun("seven_fallen.register", "Register", "Registre", "m"),
    noun("seven_fallen.adoration", "Adoration", "Adoration", "f"),
    noun("seven_fallen.divine", "Divine area", ("zone du Divin", "zones du Divin"), "f"),
    noun("seven_fallen.rear", "Rear Guard", ("Arrière-garde", "Arrière-gardes"), "f"),
    noun("seven_fallen.fire", "Firing Line", ("Ligne de feu", "Lignes de feu"), "f"),
    noun("seven_fallen.secret", "Secret", "Secret", "m"),
    noun("seven_fallen.limbo", "Limbo", ("Limbes", "Limbes"), "m", mass="en", plural="fr"),
    noun("seven_fallen.purgatory", ("Purgatory", "Purgatories"), "Purgatoire", "m"),
    noun("seven_fallen.pandemonium", "Pandemonium", "Pandémonium", "m"),
    noun("seven_fallen.stack", "Stack", ("Pile", "Piles"), "f"),
    noun("seven_fallen.attack_phase", "attack phase", ("Phase d'attaque", "Phases d'attaque"), "f"),
    noun("seven_fallen.night", "Divine Night", ("Nuit divine", "Nuits divines"), "f"),
    noun("seven_fallen.reinforcement", "Reinforcement", "Renfort", "m"),
    noun("seven_fallen.oath", "Oath", "Serment", "m"),
    verb("seven_fallen.banish", "banish", "bannir"),
    verb("seven_fallen.revoke", "revoke", "révoquer"),
    verb("seven_fallen.tilt", "tilt", "incliner"),
    verb("seven_fallen.freeze", "freeze", "geler"),
    verb("seven_fallen.straighten", "straighten", "redresser"),
    verb("seven_fallen.target", "target", "cibler"),
    verb("seven_fallen.announce", "announce", "annoncer"),
    verb("seven_fallen.link", "link", "lier"),
    verb("seven_fallen.take_damage", "take", "subir"),
    verb("seven_fallen.come", "come", "arriver", auxiliary="être"),
    adjective("seven_fallen.opposing", "opposing", "adverse"),
    adjective("seven_fallen.mortal", "mortal", "mortel"),
    adjective("seven_fallen.tilted", "tilted", "incliné"),
    adjective("seven_fallen.untilted", "untilted", "non incliné"),
    adjective("seven_fallen.frozen", "frozen", "gelé"),
    adjective("seven_fallen.unfrozen", "unfrozen", "non gelé"),
    adjective("seven_fallen.wounded", "wounded", "blessé"),
    adjective("seven_fallen.unwounded", "unwounded", "non blessé"),
    adjective("seven_fallen.linked", "linked", "lié"),
    adjective("seven_fallen.unlinked", "unlinked", "non lié"),
    adjective("seven_fallen.equipped", "equipped", "équipé"),
    adjective("seven_fallen.unequipped", "unequipped", "non équipé"),
    adjective("seven_fallen.attacking", "attacking", "attaquant"),
    adjective("seven_fallen.unattacking", "non-attacking", "non attaquant"),
    adjective("seven_fallen.under_way", "under way", "en cours", en_after=True, invariable=True),
    adverb("seven_fallen.into_play", "into play", "en jeu"),
    adverb("seven_fallen.in_play", "in play", "en jeu"),
    adverb("seven_fallen.in_secret", "in Secret", "en Secret"),
    adverb("seven_fallen.into_secret", "into Secret", "en Secret"),
    adverb("seven_fallen.out_of_secret", "out of Secret", "du Secret"),
    adverb("seven_fallen.in_combat", "in combat", "au combat"),
    adverb("seven_fallen.in_ambush", "in Ambush", "en Embuscade"),
    adverb("seven_fallen.as_reinforcement", "as Reinforcement", "en Renfort"),
    preposition("seven_fallen.of_pile", "in", "de"),
    preposition("seven_fallen.in_line", "in", "en"),
)  # fmt: skip


def shield_sign(amount: int) -> Name:
    """What a marker on a Golem says: +1 SHD / +1 BOU."""
    return Name(f"{amount:+d} SHD", f"{amount:+d} BOU")


TYPE_NAMES: Final[dict[str, Name]] = {
    "divinity": Name("Divinity", "Divinité", "f"),
    "temple": Name("Temple", "Temple"),
    "archangel": Name("Archangel", "Archange"),
    "worshipper": Name("Worshipper", "Adorateur"),
    "angel": Name("Angel", "Ange"),
    "golem": Name("Golem", "Golem"),
    "miracle": Name("Miracle", "Miracle"),
    "equipment": Name("Equipment", "Équipement"),
    "blessing": Name("Blessing", "Bénédiction", "f"),
}
"""The nine types of card."""

AREAS: Final = {
    "book": "seven_fallen.book",
    "hand": "hand",
    "register": "seven_fallen.register",
    "adoration": "seven_fallen.adoration",
    "divine": "seven_fallen.divine",
    "rear": "seven_fallen.rear",
    "fire": "seven_fallen.fire",
    "secret": "seven_fallen.secret",
    "limbo": "seven_fallen.limbo",
    "purgatory": "seven_fallen.purgatory",
    "pandemonium": "seven_fallen.pandemonium",
}
"""The noun of each area of a seat."""

AREA_NAMES: Final[dict[str, Name]] = {
    "book": Name("Sacred Book", "Livre Sacré"),
    "hand": Name("Hand", "Main", "f"),
    "register": Name("Register", "Registre"),
    "adoration": Name("Adoration", "Adoration", "f"),
    "divine": Name("Divine", "Divin"),
    "rear": Name("Rear Guard", "Arrière-garde", "f"),
    "fire": Name("Firing Line", "Ligne de feu", "f"),
    "secret": Name("Secret", "Secret"),
    "limbo": Name("Limbo", "Limbes", plural=True),
    "purgatory": Name("Purgatory", "Purgatoire"),
    "pandemonium": Name("Pandemonium", "Pandémonium"),
    "stack": Name("Stack", "Pile", "f"),
}
"""The same as headings."""

PHASES: Final[dict[int, Name]] = {
    SET_UP: Name("Set-up", "Mise en place", "f"),
    AURORA: Name("Divine Aurora", "Aurore divine", "f"),
    WORD: Name("Divine Word", "Parole divine", "f"),
    NIGHT: Name("Divine Night", "Nuit divine", "f"),
}

OPTIONS: Final = titles(__package__, "options")
"""The options of a table."""

VALUES: Final[dict[str, Name]] = {
    "random": Name("Random", "Au hasard"),
    "starter": Name("Starter", "Starter"),
    "constructed": Name("Constructed", "Construit"),
    "any": Name("Any", "Tous", plural=True),
}
"""The values of options that are words (a ready-made deck has its own name)."""

assert {card.slug for card in CARDS} <= NAMES.keys(), "a card has no name"
assert {deck.slug for deck in READY} <= DECKS.keys(), "a ready-made deck has no name"

name: Final = caller(NAMES, DECKS)
"""What a card or a ready-made deck is called."""

find: Final = finder(NAMES)
"""The card that somebody means."""
