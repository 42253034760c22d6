"""The words of Noxilia in both languages: terms, and the names of all that has one.

French follows the rulebook (engager, rempart, file de renfort, Main du destin, repli …). The names of cards
are in `names`; those of abilities in `skills`.
"""

from __future__ import annotations

import re
from typing import Final

from arbitre.games.card_names import CardName
from arbitre.words import *
from arbitre.words.finding import caller, finder
from arbitre.words.lines import Title, line, titles

from ..cards.index import CARDS
from ..cards.names import CLANS as _CLANS
from ..cards.names import NAMES as _NAMES
from ..cards.names import RACES as _RACES
from ..cards.names import SPACES as _SPACES
from ..rules.model import (
    ACTIONS,
    BEGIN,
    CLOSE,
    COLLECT,
    DAWN,
    DUSK,
    MARCH,
    MULLIGAN,
    MUSTER,
    POISON_PHASE,
    TIME,
)

# Cards, players, places
LEXICON.add(
    noun("noxilia.unit", "unit", "unité", "f"),
    noun("noxilia.hidden_unit", "hidden unit", ("unité cachée", "unités cachées"), "f"),
    noun("noxilia.hidden_card", "hidden card", ("carte cachée", "cartes cachées"), "f"),
    noun("noxilia.hidden_treasure", "hidden treasure", ("trésor caché", "trésors cachés"), "m"),
    noun("noxilia.common", "common unit", ("unité commune", "unités communes"), "f"),
    noun("noxilia.monarch", "Monarch", "monarque", "m"),
    noun("noxilia.hero", ("Hero", "Heroes"), ("héros", "héros"), "m", aspirate=True),
    noun(
        "noxilia.common_or_token",
        ("common unit or token", "common units or tokens"),
        ("unité commune ou jeton", "unités communes ou jetons"),
        "f",
    ),
    noun(
        "noxilia.common_or_hero",
        ("common unit or Hero", "common units or Heroes"),
        ("unité commune ou héros", "unités communes ou héros"),
        "f",
    ),
    noun("noxilia.producer", "mana producer", ("producteur de mana", "producteurs de mana"), "m"),
    noun("noxilia.caster", "caster", "lanceur", "m"),
    noun("noxilia.bearer", "bearer", "porteur", "m"),
    noun("noxilia.attacker", "attacker", "attaquant", "m"),
    noun("noxilia.enemy", "enemy", "ennemi", "m"),
    noun("noxilia.active", "active spell", ("sort actif", "sorts actifs"), "m"),
    noun("noxilia.latent", "latent spell", ("sort latent", "sorts latents"), "m"),
    noun("noxilia.event", "event", "événement", "m"),
    noun("noxilia.equipment", ("piece of equipment", "pieces of equipment"), "équipement", "m"),
    noun("noxilia.treasure", "treasure", "trésor", "m"),
    noun("noxilia.adventure", "adventure", "aventure", "f"),
    noun("noxilia.banner", "Banner", "bannière", "f"),
    noun("noxilia.fate", "Hand of Fate", ("Main du destin", "Mains du destin"), "f"),
    noun("noxilia.command", "command zone", ("zone de commandement", "zones de commandement"), "f"),
    noun(
        "noxilia.complementary", "complementary zone", ("zone complémentaire", "zones complémentaires"), "f"
    ),
    noun("noxilia.rampart", "rampart", "rempart", "m"),
    noun("noxilia.battlefield", "battlefield", ("champ de bataille", "champs de bataille"), "m"),
    noun("noxilia.camp", "camp", "camp", "m"),
    noun("noxilia.library", "library", "bibliothèque", "f"),
    noun("noxilia.graveyard", "graveyard", "cimetière", "m"),
    noun("noxilia.exile", "exile", "exil", "m"),
    noun("noxilia.queue", "reinforcement queue", ("file de renfort", "files de renfort"), "f"),
    noun("noxilia.fates", "fate deck", ("pioche du destin", "pioches du destin"), "f"),
    noun("noxilia.pool", "treasure pool", ("réserve de trésors", "réserves de trésors"), "f"),
)

# Figures and amounts
LEXICON.add(
    noun("noxilia.melee", "melee", "attaque au CAC", "f", mass="both"),
    noun("noxilia.ranged", "ranged", "attaque à distance", "f", mass="both"),
    noun("noxilia.armour", "armor", "armure", "f", mass="both"),
    noun("noxilia.vitality", "life", "vie", "f", mass="both"),
    noun("noxilia.life", "life", ("point de vie", "points de vie"), "m", mass="en"),
    noun("noxilia.gold", "gold", ("pièce d'or", "pièces d'or"), "f", mass="en"),
    noun("noxilia.reach", "range", "portée", "f"),
    noun("noxilia.step", "step", "pas", "m"),
    noun("noxilia.armour_marker", "armor marker", ("marqueur d'armure", "marqueurs d'armure"), "m"),
    noun("noxilia.poison_marker", "poison marker", ("marqueur poison", "marqueurs poison"), "m"),
    noun("noxilia.time_marker", "time marker", ("marqueur temps", "marqueurs temps"), "m"),
    noun("noxilia.mana.light", "light mana", ("mana de lumière", "manas de lumière"), "m", mass="en"),
    noun("noxilia.mana.infernal", "infernal mana", ("mana infernal", "manas infernaux"), "m", mass="en"),
    noun(
        "noxilia.mana.corruption",
        "corruption mana",
        ("mana de corruption", "manas de corruption"),
        "m",
        mass="en",
    ),
    noun("noxilia.mana.death", "death mana", ("mana de mort", "manas de mort"), "m", mass="en"),
    noun("noxilia.mana.nature", "nature mana", ("mana de nature", "manas de nature"), "m", mass="en"),
    noun("noxilia.mana.psionic", "psionic mana", ("mana psionique", "manas psioniques"), "m", mass="en"),
    noun("noxilia.mana.pure", "pure mana", ("mana pur", "manas purs"), "m", mass="en"),
    noun("noxilia.mana.any", "mana of any type", ("mana quelconque", "manas quelconques"), "m", mass="en"),
)
for _colour, _en, _one, _several in (
    ("light", "light", "de lumière", "de lumière"),
    ("infernal", "infernal", "infernal", "infernaux"),
    ("corruption", "corruption", "de corruption", "de corruption"),
    ("death", "death", "de mort", "de mort"),
    ("nature", "nature", "de nature", "de nature"),
    ("psionic", "psionic", "psionique", "psioniques"),
):
    LEXICON.add(
        noun(
            f"noxilia.damage.{_colour}",
            f"{_en} damage",
            (f"dégât {_one}", f"dégâts {_several}"),
            "m",
            mass="en",
            plural="fr",
        )
    )

# What units do and what is done
LEXICON.add(
    verb("noxilia.engage", "engage", "engager"),
    verb("noxilia.disengage", "disengage", "dégager"),
    verb("noxilia.charge", "charge", "charger"),
    verb("noxilia.fall_back", "fall back", "se replier"),
    verb("noxilia.shoot", "shoot at", "tirer sur"),
    verb("noxilia.turn", "turn", "retourner"),
    verb("noxilia.restore", "restore", "rendre"),
    verb("noxilia.heal", "heal", "soigner"),
    verb("noxilia.recover", "recover", "récupérer"),
    verb("noxilia.purify", "purify", "purifier"),
    verb("noxilia.curse", "curse", "maudire"),
    verb("noxilia.wound", "wound", "blesser", en_like="end"),
    verb("noxilia.exile", "exile", "exiler"),
    verb("noxilia.suffer", "get", "subir"),
    verb("noxilia.receive", "get", "recevoir"),
    verb("noxilia.create", "create", "créer"),
    verb("noxilia.flood", "flood", "inonder"),
    verb("noxilia.steal", "steal", "voler"),
    verb("noxilia.redirect", "redirect", "rediriger"),
    verb("noxilia.equip", "equip", "équiper"),
    verb("noxilia.target", "target", "cibler"),
    verb("noxilia.concern", "concern", "concerner"),
    verb("noxilia.control", "control", "contrôler"),
    verb("noxilia.produce", "produce", "produire"),
    verb("noxilia.arrive", "arrive", "arriver", auxiliary="être"),
    verb("noxilia.go", "go", "aller", auxiliary="être"),
    verb("noxilia.stand", "stand", "se trouver"),
    verb("noxilia.lay", "lay", "poser", en_like="say"),
    verb("noxilia.cast_or_lay", "cast or lay", "lancer ni poser"),
    verb("noxilia.collect", "collect", "collecter"),
    verb("noxilia.riposte", "strike back", "riposter"),
    verb("noxilia.dodge", "dodge", "esquiver"),
    verb("noxilia.absorb", "absorb", "absorber"),
    verb("noxilia.shield", "shield", "protéger"),
    verb("noxilia.make", "make", "faire"),
    verb("noxilia.leave_for", "go", "partir", auxiliary="être"),
    verb("noxilia.crumble", "crumble", "tomber en poussière"),
    verb("noxilia.begin", "begin", "commencer"),
    verb("noxilia.muster", "muster", "recruter"),
    verb("noxilia.return", "return", "remettre"),
    adjective("noxilia.enemy", "enemy", "ennemi"),
    adjective("noxilia.allied", "allied", "allié"),
    adjective("noxilia.target", "target", "cible"),
    adjective("noxilia.engaged", "engaged", "engagé"),
    adjective("noxilia.disengaged", "disengaged", "dégagé"),
    adjective("noxilia.wounded", "wounded", "blessé"),
    adjective("noxilia.unwounded", "unwounded", "indemne"),
    adjective("noxilia.poisoned", "poisoned", "empoisonné"),
    adjective("noxilia.not_poisoned", "unpoisoned", "non empoisonné"),
    adjective("noxilia.cursed", "cursed", "maudit"),
    adjective("noxilia.not_cursed", "uncursed", "non maudit"),
    adjective("noxilia.face_up", "face-up", "face visible", invariable=True),
    adjective("noxilia.face_down", "face-down", "face cachée", invariable=True),
    adjective("noxilia.attacked", "attacked", "attaqué"),
    adjective("noxilia.no_monarch", "non-Monarch", "non monarque", invariable=True),
    adjective("noxilia.starting", "starting", "de départ", invariable=True),
    preposition("noxilia.in_zone", "in", "de"),
    preposition("noxilia.having", "with", "ayant"),
    preposition("noxilia.towards", "to", "vers"),
    preposition("noxilia.equip_with", "with", "de"),
    preposition("noxilia.during", "for", "pendant"),
)


def _from_slug(slug: str) -> Name:
    """A card that has no name yet is called after its slug."""
    text = slug.replace("-", " ").title()
    return Name(text, text)


NAMES: Final[dict[str, Name]] = {
    card.slug: _NAMES[card.slug].phrase if card.slug in _NAMES else _from_slug(card.slug) for card in CARDS
}
"""The display name of every card, by slug."""


def _without_article(called: CardName) -> Name:
    """A battlefield is called as zone cards are, without its article."""
    en, fr = called.en.removeprefix("The "), re.sub("^(Le |La |L')", "", called.fr)
    return Name(en, fr, called.gender)


SPACES: Final[dict[str, Name]] = {space: _without_article(called) for space, called in _SPACES.items()}
"""The battlefields, by the name of their space."""

CLANS: Final[dict[str, Name]] = {
    slug: _CLANS[slug].phrase if slug in _CLANS else _from_slug(slug)
    for slug in dict.fromkeys(card.clan for card in CARDS if card.clan)
}

RACES: Final[dict[str, Name]] = {
    slug: _RACES[slug].phrase if slug in _RACES else Name(slug, slug)
    for slug in dict.fromkeys(card.race for card in CARDS if card.race)
}

TYPES: Final[dict[str, Name]] = {
    "banner": Name("Banner", "Bannière", "f"),
    "zone": Name("Zone", "Zone", "f"),
    "fate": Name("Hand of Fate", "Main du destin", "f"),
    "treasure": Name("Treasure", "Trésor"),
    "monarch": Name("Monarch", "Monarque"),
    "hero": Name("Hero", "Héros"),
    "unit": Name("Common unit", "Unité commune", "f"),
    "token": Name("Token", "Jeton"),
    "spell": Name("Active spell", "Sort actif"),
    "latent": Name("Latent spell", "Sort latent"),
    "event": Name("Event", "Événement"),
    "equipment": Name("Equipment", "Équipement"),
}
"""The types of cards, as headings."""

COLOURS: Final[dict[str, Name]] = {
    "light": Name("Light", "Lumière", "f"),
    "infernal": Name("Infernal", "Infernal"),
    "corruption": Name("Corruption", "Corruption", "f"),
    "death": Name("Death", "Mort", "f"),
    "nature": Name("Nature", "Nature", "f"),
    "psionic": Name("Psionic", "Psionisme"),
    "pure": Name("Pure", "Pur"),
    "any": Name("Any", "Quelconque"),
}
"""The types of mana, in the order of `Mana.counts`."""

KINDS: Final[dict[str, str]] = {
    "command": "noxilia.command",
    "complementary": "noxilia.complementary",
    "rampart": "noxilia.rampart",
    "battlefield": "noxilia.battlefield",
}
"""The noun of each kind of zone."""

KIND_NAMES: Final[dict[str, Name]] = {
    "command": Name("Command zone", "Zone de commandement", "f"),
    "complementary": Name("Complementary zone", "Zone complémentaire", "f"),
    "rampart": Name("Rampart", "Rempart"),
    "battlefield": Name("Battlefield", "Champ de bataille"),
}

PLACES: Final[dict[str, str]] = {
    "library": "noxilia.library",
    "hand": "hand",
    "graveyard": "noxilia.graveyard",
    "exile": "noxilia.exile",
    "queue": "noxilia.queue",
    "fate": "noxilia.fates",
    "fate_discard": "discard_pile",
    "carried": "noxilia.equipment",
    "camp": "noxilia.camp",
}
"""The noun of each place of a seat."""

PLACE_NAMES: Final[dict[str, Name]] = {
    "library": Name("Library", "Bibliothèque", "f"),
    "hand": Name("Hand", "Main", "f"),
    "graveyard": Name("Graveyard", "Cimetière"),
    "exile": Name("Exile", "Exil"),
    "queue": Name("Queue", "File de renfort", "f"),
    "fate": Name("Fate deck", "Pioche du destin", "f"),
    "fate_discard": Name("Past fates", "Destins passés", plural=True),
    "carried": Name("Carried", "Porté"),
    "camp": Name("Camp", "Camp"),
}
"""The same as headings."""

PHASES: Final[dict[int, Name]] = {
    BEGIN: Name("Set-up", "Mise en place", "f"),
    MUSTER: Name("Starting units", "Unités de départ", "f", plural=True),
    MULLIGAN: Name("Mulligan", "Mulligan"),
    DAWN: Name("Fate and draw", "Destin et pioche"),
    COLLECT: Name("Collection", "Collecte", "f"),
    MARCH: Name("Reinforcements", "Renforts", plural=True),
    TIME: Name("Time and armor", "Temps et armures"),
    ACTIONS: Name("Actions", "Actions", "f", plural=True),
    POISON_PHASE: Name("Poison", "Poison"),
    DUSK: Name("End of turn", "Fin du tour", "f"),
    CLOSE: Name("Captures", "Captures", "f", plural=True),
}

OPTIONS: Final = titles(__package__, "options")
"""The options of a table."""

VALUES: Final[dict[str, Name]] = {
    "random": Name("Random", "Au hasard"),
    "duel": Name("One against one", "Un contre un"),
}
"""The values of options that are words (ready-made decks are in `DECKS`)."""

DECKS: Final[dict[str, Title]] = {
    slug: Title(clan.phrase, line(clan.flavour_en, clan.flavour_fr)) for slug, clan in _CLANS.items()
} | titles(__package__, "decks")
"""Each ready-made deck with its character: the first of a clan is called as the clan."""

name: Final = caller(NAMES, DECKS)
"""What a card or a ready-made deck is called."""

find: Final = finder(NAMES)
"""The card that somebody means."""
