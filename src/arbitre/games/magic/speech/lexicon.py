"""The words of Magic in both languages: terms, and the names of zones, steps and options."""

from __future__ import annotations

from typing import Final

from arbitre.words import *
from arbitre.words.lines import titles

from ..cards.names import BY_NAME, plain
from ..rules.model import (
    ATTACKERS,
    BEGIN_COMBAT,
    BLOCKERS,
    CLEANUP,
    DAMAGE,
    DRAW,
    END,
    END_COMBAT,
    FIRST_DAMAGE,
    MAIN_1,
    MAIN_2,
    MULLIGANS,
    OPENING,
    UNTAP,
    UPKEEP,
)
from .terms import COLOUR_NAMES, DECKS, KEYWORD_WORDS, NAMES, PERSONS, SUBTYPES, TYPES, Sort

__all__ = ["DECKS", "FORMATS", "NAMES", "OPTIONS", "STEPS", "VALUES", "ZONES", "ZONE_NAMES", "find", "name"]

LEXICON.add(
    noun("magic.permanent", "permanent", "permanent", "m"),
    noun("magic.source", "source", "source", "f"),
    noun("magic.target", "target", "cible", "f"),
    noun("magic.controller", "controller", "contrôleur", "m", person=True),
    noun("magic.counter", "counter", "marqueur", "m"),
    noun("magic.copy", ("copy", "copies"), "copie", "f"),
    noun("magic.mana", "mana", ("mana", "manas"), "m", mass="en"),
    noun("magic.life", "life", ("point de vie", "points de vie"), "m", mass="en"),
    noun("magic.damage", "damage", ("blessure", "blessures"), "f", mass="en", plural="fr"),
    noun(
        "magic.combat_damage", "combat damage", ("blessure de combat", "blessures de combat"), "f",
        mass="en", plural="fr",
    ),
    noun(
        "magic.noncombat_damage", "noncombat damage", ("blessure non-combat", "blessures non-combat"), "f",
        mass="en", plural="fr",
    ),
    noun("magic.library", ("library", "libraries"), "bibliothèque", "f"),
    noun("magic.graveyard", "graveyard", "cimetière", "m"),
    noun("magic.battlefield", "battlefield", ("champ de bataille", "champs de bataille"), "m"),
    noun("magic.exile", "exile", "exil", "m"),
    noun("magic.stack", "stack", "pile", "f"),
    noun("magic.command", "command zone", ("zone de commandement", "zones de commandement"), "f"),
    noun("magic.schemes", "scheme deck", ("deck de machinations", "decks de machinations"), "m"),
    noun("magic.door", "door", "accès", "m"),
    noun("magic.power", "power", "force", "f"),
    noun(
        "magic.power_and_toughness", "power and toughness",
        ("force et l'endurance", "force et l'endurance"), "f", mass="both",
    ),
    noun("magic.authority", "control", "contrôle", "m"),
    noun("magic.life_total", "life total", ("total de points de vie", "totaux de points de vie"), "m"),
    noun("magic.mana_cost", "mana cost", ("coût de mana", "coûts de mana"), "m"),
    noun("magic.mana_value", "mana value", ("valeur de mana", "valeurs de mana"), "f"),
    noun("magic.attacker", "attacker", "attaquant", "m"),
    noun("magic.blocker", "blocker", "bloqueur", "m"),
    noun("magic.choice", "choice", ("choix", "choix"), "m"),
    noun("magic.commander", "commander", "commandant", "m"),
    noun("magic.pile", "pile", "tas", "m"),
    noun("magic.vote", "vote", "vote", "m"),
    noun("magic.mode", "mode", "mode", "m"),
    noun("magic.control", "control", "contrôle", "m"),
    noun("magic.untap_step", "untap step", ("étape de dégagement", "étapes de dégagement"), "f"),
    noun("magic.step.upkeep", "upkeep", "entretien", "m"),
    noun("magic.step.draw", "draw step", ("étape de pioche", "étapes de pioche"), "f"),
    noun(
        "magic.step.first main", "first main phase",
        ("première phase principale", "premières phases principales"), "f",
    ),
    noun(
        "magic.step.second main", "second main phase",
        ("deuxième phase principale", "deuxièmes phases principales"), "f",
    ),
    noun("magic.step.combat", "combat", "combat", "m"),
    noun("magic.step.end", "end step", ("étape de fin", "étapes de fin"), "f"),
    noun("magic.opening_hand", "opening hand", ("main de départ", "mains de départ"), "f"),
    noun(
        "magic.starting_life", "starting life total",
        ("total de points de vie de départ", "totaux de points de vie de départ"), "m",
    ),
    noun("magic.toughness", "toughness", "endurance", "f"),
    noun("magic.unlock_cost", "unlock cost", ("coût de déverrouillage", "coûts de déverrouillage"), "m"),
    noun("magic.hand_size", "maximum hand size", ("limite", "limites"), "f"),
    noun("magic.coin", "coin", "pièce", "f"),
    noun("magic.type", "type", "type", "m"),
    noun("magic.card_type", "card type", ("type de carte", "types de carte"), "m"),
    noun("magic.creature_type", "creature type", ("type de créature", "types de créature"), "m"),
    noun("magic.extra_turn", "extra turn", ("tour supplémentaire", "tours supplémentaires"), "m"),
    verb("magic.spend_mana", "spend this mana", "dépenser ce mana"),
    verb("magic.spend", "spend", "dépenser"),
    verb("magic.there_is", "be", "y avoir"),
    verb("magic.become_of_it", "become", "en devenir", auxiliary="être"),
    verb("magic.control", "control", "contrôler"),
    verb("magic.remain", "remain", "rester", auxiliary="être"),
    verb("magic.wish", "wish", "désirer"),
    verb("magic.own", "own", "posséder"),
    verb("magic.follow", "follow", "suivre"),
    verb("magic.come", "enter", "arriver", auxiliary="être"),
    verb("magic.exile", "exile", "exiler"),
    verb("magic.tap", "tap", "engager"),
    verb("magic.untap", "untap", "dégager", en_like="tap"),
    verb("magic.discard", "discard", "se défausser de"),
    verb("magic.discard_each", "each discard", "se défausser chacun de"),
    verb("magic.discard_of", "discard", "se défausser"),
    verb("magic.mill", "mill", "meuler"),
    verb("magic.surveil", "surveil", "surveiller"),
    verb("magic.manifest", "manifest", "manifester"),
    verb("magic.cloak", "cloak", "voiler"),
    verb("magic.distribute", "distribute", "distribuer"),
    verb("magic.gain_control_of_it", "gain control of", "en acquérir le contrôle", fr_like="acquérir"),
    verb("magic.gain_control", "gain control of", "acquérir le contrôle de", fr_like="acquérir"),
    verb("magic.switch", "switch", "intervertir", fr_like="finir"),
    verb("magic.search", "search", "chercher"),
    verb("magic.scry", "scry", "effectuer regard", fr_order="regard"),
    verb("magic.monstrosity", "monstrosity", "effectuer monstruosité", fr_order="monstruosité"),
    verb("magic.repeat", "repeat", "répéter"),
    verb("magic.separate", "separate", "séparer"),
    verb("magic.change", "change", "remplacer"),
    verb("magic.create", "create", "créer"),
    verb("magic.acquire", "gain", "acquérir", fr_like="acquérir"),
    verb("magic.copy", "copy", "copier"),
    verb("magic.counter", "counter", "contrecarrer"),
    verb("magic.suspend", "suspend", "suspendre"),
    verb("magic.regenerate", "regenerate", "régénérer"),
    verb("magic.transform", "transform", "transformer"),
    verb("magic.unlock", "unlock", "déverrouiller"),
    verb("magic.unlock_self", "unlock", "se déverrouiller"),
    verb("magic.fully_unlock", "fully unlock", "déverrouiller complètement"),
    verb("magic.lock", "lock", "verrouiller"),
    verb("magic.goad", "goad", "inciter"),
    verb("magic.target", "target", "cibler"),
    verb("magic.trigger", "trigger", "se déclencher"),
    verb("magic.activate", "activate", "activer"),
    verb("magic.double", "double", "doubler"),
    verb("magic.turn_up", "turn face up", "retourner face visible"),
    verb("magic.turn_down", "turn face down", "retourner face cachée"),
    verb("magic.prevent", "prevent", "prévenir"),
    verb("magic.vote", "vote", "voter"),
    verb("magic.go", "go", "aller", auxiliary="être"),
    verb("magic.come_back", "come back", "revenir", auxiliary="être"),
    verb("magic.untap_self", "untap", "se dégager", en_like="tap"),
    verb("magic.begin", "begin", "commencer"),
    verb("magic.suffer", "be dealt", "subir"),
    verb("magic.kick", "kick", "kicker"),
    verb("magic.redistribute", "redistribute", "redistribuer"),
    verb("magic.set", "set", "mettre"),
    verb("magic.abandon", "abandon", "abandonner"),
    adjective("magic.targeted", "target", "ciblé"),
    adjective("magic.tapped", "tapped", "engagé"),
    adjective("magic.destroyed", "destroyed", "détruit"),
    adjective("magic.untapped", "untapped", "dégagé"),
    adjective("magic.attacking", "attacking", "attaquant"),
    adjective("magic.blocking", "blocking", "bloqueur"),
    adjective("magic.unblocked", "unblocked", "non-bloqué"),
    adjective("magic.blocked", "blocked", "bloqué"),
    adjective("magic.face_down", "face-down", "face cachée", invariable=True),
    adjective("magic.face_up", "face-up", "face visible", invariable=True),
    adjective("magic.nonattacking", "nonattacking", "non-attaquant"),
    adjective("magic.nonblocking", "nonblocking", "non-bloqueur"),
    adjective("magic.modified", "modified", "modifié"),
    adjective("magic.unmodified", "unmodified", "non-modifié"),
    adjective("magic.defending", "defending", "défenseur"),
    adjective("magic.enchanted", "enchanted", "enchanté"),
    adjective("magic.equipped", "equipped", "équipé"),
    adjective("magic.locked", "locked", "verrouillé"),
    adjective("magic.unlocked", "unlocked", "déverrouillé"),
    adjective("magic.colorless", "colorless", "incolore"),
    adjective("magic.chosen", "chosen", "choisi"),
    adjective("magic.turned", "turned", "retourné"),
    adjective("magic.suspended", "suspended", "en suspension", invariable=True),
    adjective("magic.single", "single", "unique"),
    adjective("magic.alone", "alone", "seul"),
    adjective("magic.exiled", "exiled", "exilé"),
    adjective("magic.sacrificed", "sacrificed", "sacrifié"),
    adjective("magic.basic", "basic", "de base", invariable=True),
    adjective("magic.snow", "snow", "neigeux"),
    adjective("magic.world", "world", "du monde", invariable=True),
    adjective("magic.ongoing", "ongoing", "continu"),
    adjective("magic.legendary", "legendary", "légendaire"),
    adjective("magic.additional", "additional", "supplémentaire"),
    *(adjective(f"magic.colour.{key}", en, fr) for key, (en, fr) in COLOUR_NAMES.items()),
    *(
        adjective(f"magic.noncolour.{key}", f"non{en}", f"non-{fr}", fr_like=fr)
        for key, (en, fr) in COLOUR_NAMES.items()
    ),
    adverb("magic.if", "if", "si"),
    adverb("magic.when", "when", "quand"),
    adverb("magic.next_time", "the next time", "la prochaine fois que"),
    adverb("magic.whenever", "whenever", "à chaque fois que"),
    adverb("magic.while", "as long as", "tant que"),
    adverb("magic.during", "while", "tant que"),
    adverb("magic.unless", "unless", "à moins que"),
    adverb("magic.as", "as", "au moment où"),
    adverb("magic.until", "until", "jusqu'à ce que"),
    adverb("magic.that_much", "that much", "autant de"),
    adverb("magic.that_many", "that many", "autant de"),
    preposition("magic.from", "from", "depuis"),
    preposition("magic.with", "with", "avec"),
)  # fmt: skip


def _sort(key: str, sort: Sort) -> None:
    """A type as a noun; of two French words only the first takes the plural."""
    en = (sort.en, sort.en_plural) if sort.en_plural else sort.en
    fr = (sort.fr, sort.fr_plural) if sort.fr_plural else sort.fr
    LEXICON.add(noun(key, en, fr, sort.gender, person=key.rpartition(".")[2] in PERSONS))


for _word, _type in TYPES.items():
    _sort(f"magic.{_word}", _type)
for _word, _type in SUBTYPES.items():
    _sort(f"magic.sub.{_word}", _type)
for _word, _type in KEYWORD_WORDS.items():
    LEXICON.add(noun(f"magic.keyword.{_word}", _type.en, _type.fr, _type.gender, mass="both"))

ZONES: Final = {
    "battlefield": "magic.battlefield",
    "stack": "magic.stack",
    "exile": "magic.exile",
    "library": "magic.library",
    "hand": "hand",
    "graveyard": "magic.graveyard",
    "command": "magic.command",
    "schemes": "magic.schemes",
}
"""The noun of each zone people see."""

ZONE_NAMES: Final[dict[str, Name]] = {
    "battlefield": Name("Battlefield", "Champ de bataille"),
    "stack": Name("Stack", "Pile", "f"),
    "exile": Name("Exile", "Exil"),
    "library": Name("Library", "Bibliothèque", "f"),
    "hand": Name("Hand", "Main", "f"),
    "graveyard": Name("Graveyard", "Cimetière"),
    "command": Name("Command zone", "Zone de commandement", "f"),
    "schemes": Name("Schemes", "Machinations", "f", plural=True),
}
"""The same as headings."""

STEPS: Final[dict[str, Name]] = {
    MULLIGANS: Name("Mulligans", "Mulligans", plural=True),
    OPENING: Name("Opening hands", "Mains de départ", "f", plural=True),
    UNTAP: Name("Untap step", "Étape de dégagement", "f"),
    UPKEEP: Name("Upkeep", "Entretien"),
    DRAW: Name("Draw step", "Étape de pioche", "f"),
    MAIN_1: Name("First main phase", "Première phase principale", "f"),
    BEGIN_COMBAT: Name("Beginning of combat", "Début du combat"),
    ATTACKERS: Name("Declare attackers", "Déclaration des attaquants", "f"),
    BLOCKERS: Name("Declare blockers", "Déclaration des bloqueurs", "f"),
    FIRST_DAMAGE: Name("First-strike damage", "Blessures d'initiative", "f", plural=True),
    DAMAGE: Name("Combat damage", "Blessures de combat", "f", plural=True),
    END_COMBAT: Name("End of combat", "Fin du combat", "f"),
    MAIN_2: Name("Second main phase", "Deuxième phase principale", "f"),
    END: Name("End step", "Étape de fin", "f"),
    CLEANUP: Name("Cleanup step", "Étape de nettoyage", "f"),
}

OPTIONS: Final = titles(__package__, "options")
"""The options of a table."""

FORMATS: Final = titles(__package__, "formats")
"""The formats, each with a line about it."""

VALUES: Final[dict[str, Name]] = {
    "random": Name("Random", "Au hasard"),
    **{slug: title.name for slug, title in FORMATS.items()},
}
"""The values of options that are words."""


def name(slug: str, lang: Language) -> str:
    """The name of a card, of a door or of a ready-made deck.

    >>> name("locker-room", "en"), name("locker-room", "fr")
    ('Locker Room', 'Vestiaire')
    """
    found = NAMES[slug] if slug in NAMES else DECKS[slug].name
    return write(found, lang)


def find(text: str) -> str | None:
    """The slug of a card, from its slug or its name in either language; nothing if unknown.

    >>> find("Petite frayeur"), find("jump scare"), find("dragon")
    ('jump-scare', 'jump-scare', None)
    """
    return BY_NAME.get(plain(text))
