"""What Magic calls things in both languages: types, keywords, counters, ability words.

French follows the printed cards: a subtype is a common noun (une pièce, les ninjas), and stands with a
capital beside a type (une créature Jouet).
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from arbitre.words import Name, Text
from arbitre.words.phrase import Gender

from . import keywords as kw
from .catalogue import CARDS
from .names import NAMES_OF, CardName


class Title(NamedTuple):
    """A name and one line about what it names."""

    name: Name
    line: Name


class Sort(NamedTuple):
    """A type or subtype: its English and French nouns, and the gender of the French one."""

    en: str
    fr: str
    gender: Gender = "m"
    en_plural: str = ""
    fr_plural: str = ""


def spaced(text: str) -> str:
    """French with a no-break space before its high marks and inside its quotation marks."""
    return re.sub(r"(?<=«) ", "\u00a0", re.sub(r" (?=[:;?!»])", "\u00a0", text))


def line(en: str, fr: str) -> Name:
    """A whole sentence in both languages."""
    return Name(en, spaced(fr))


def text(en: str, fr: str) -> Text:
    """A part of a sentence in both languages."""
    return Text(en, spaced(fr))


TYPES: Final[dict[str, Sort]] = {
    "artifact": Sort("artifact", "artefact"),
    "battle": Sort("battle", "bataille", "f"),
    "creature": Sort("creature", "créature", "f"),
    "emblem": Sort("emblem", "emblème"),
    "enchantment": Sort("enchantment", "enchantement"),
    "instant": Sort("instant", "éphémère"),
    "kindred": Sort("kindred", "clan"),
    "land": Sort("land", "terrain"),
    "planeswalker": Sort("planeswalker", "planeswalker"),
    "scheme": Sort("scheme", "machination", "f"),
    "sorcery": Sort("sorcery", "rituel", "m", "sorceries"),
}

SUPERTYPES: Final[dict[str, tuple[str, str]]] = {
    "basic": ("Basic", "de base"),
    "legendary": ("Legendary", "légendaire"),
    "ongoing": ("Ongoing", "en cours"),
    "snow": ("Snow", "neigeux"),
    "world": ("World", "du monde"),
}

SUBTYPES: Final[dict[str, Sort]] = {
    "advisor": Sort("Advisor", "conseiller"),
    "angel": Sort("Angel", "ange"),
    "archer": Sort("Archer", "archer"),
    "artificer": Sort("Artificer", "artificier"),
    "ashiok": Sort("Ashiok", "Ashiok"),
    "assassin": Sort("Assassin", "assassin"),
    "aura": Sort("Aura", "aura", "f"),
    "avatar": Sort("Avatar", "avatar"),
    "balloon": Sort("Balloon", "ballon"),
    "barbarian": Sort("Barbarian", "barbare"),
    "bard": Sort("Bard", "barde"),
    "bat": Sort("Bat", "chauve-souris", "f", "", "chauves-souris"),
    "bear": Sort("Bear", "ours", "m", "", "ours"),
    "beast": Sort("Beast", "bête", "f"),
    "berserker": Sort("Berserker", "berserker"),
    "bird": Sort("Bird", "oiseau"),
    "blood": Sort("Blood", "sang"),
    "boar": Sort("Boar", "sanglier"),
    "cat": Sort("Cat", "chat"),
    "citizen": Sort("Citizen", "citoyen"),
    "class": Sort("Class", "classe", "f", "Classes"),
    "cleric": Sort("Cleric", "clerc"),
    "clown": Sort("Clown", "clown"),
    "clue": Sort("Clue", "indice"),
    "construct": Sort("Construct", "construction", "f"),
    "coward": Sort("Coward", "couard"),
    "crab": Sort("Crab", "crabe"),
    "cyclops": Sort("Cyclops", "cyclope", "m", "Cyclopes"),
    "demon": Sort("Demon", "démon"),
    "detective": Sort("Detective", "détective"),
    "devil": Sort("Devil", "diable"),
    "dinosaur": Sort("Dinosaur", "dinosaure"),
    "djinn": Sort("Djinn", "djinn"),
    "doctor": Sort("Doctor", "docteur"),
    "dog": Sort("Dog", "chien"),
    "dragon": Sort("Dragon", "dragon"),
    "drake": Sort("Drake", "drakôn"),
    "druid": Sort("Druid", "druide"),
    "dwarf": Sort("Dwarf", "nain", "m", "Dwarves"),
    "elder": Sort("Elder", "ancêtre"),
    "elemental": Sort("Elemental", "élémental", "m", "", "élémentaux"),
    "elephant": Sort("Elephant", "éléphant"),
    "elf": Sort("Elf", "elfe", "m", "Elves"),
    "equipment": Sort("Equipment", "équipement", "m", "Equipment"),
    "eye": Sort("Eye", "œil", "m", "", "yeux"),
    "faerie": Sort("Faerie", "peuple fée", "m", "", "peuples fées"),
    "fish": Sort("Fish", "poisson", "m", "Fish"),
    "food": Sort("Food", "nourriture", "f", "Foods"),
    "forest": Sort("Forest", "forêt", "f"),
    "fox": Sort("Fox", "renard", "m", "Foxes"),
    "frog": Sort("Frog", "grenouille", "f"),
    "fungus": Sort("Fungus", "fongus", "m", "Fungi", "fongus"),
    "gargoyle": Sort("Gargoyle", "gargouille", "f"),
    "giant": Sort("Giant", "géant"),
    "glimmer": Sort("Glimmer", "nitescence", "f"),
    "gnome": Sort("Gnome", "gnome"),
    "goat": Sort("Goat", "chèvre", "f"),
    "goblin": Sort("Goblin", "gobelin"),
    "gold": Sort("Gold", "or", "m", "Gold", "or"),
    "golem": Sort("Golem", "golem"),
    "gremlin": Sort("Gremlin", "gremlin"),
    "griffin": Sort("Griffin", "griffon"),
    "hippo": Sort("Hippo", "hippopotame"),
    "homunculus": Sort("Homunculus", "homoncule", "m", "Homunculi"),
    "horror": Sort("Horror", "horreur", "f"),
    "horse": Sort("Horse", "cheval", "m", "", "chevaux"),
    "human": Sort("Human", "humain", "m", "Humans"),
    "hydra": Sort("Hydra", "hydre", "f"),
    "illusion": Sort("Illusion", "illusion", "f"),
    "imp": Sort("Imp", "diablotin"),
    "insect": Sort("Insect", "insecte"),
    "island": Sort("Island", "île", "f"),
    "jackal": Sort("Jackal", "chacal", "m", "", "chacals"),
    "kaito": Sort("Kaito", "Kaito"),
    "kithkin": Sort("Kithkin", "kithkin", "m", "Kithkin"),
    "knight": Sort("Knight", "chevalier"),
    "kraken": Sort("Kraken", "kraken"),
    "leech": Sort("Leech", "sangsue", "f"),
    "leviathan": Sort("Leviathan", "léviathan"),
    "lizard": Sort("Lizard", "lézard"),
    "mercenary": Sort("Mercenary", "mercenaire"),
    "merfolk": Sort("Merfolk", "ondin", "m", "Merfolk"),
    "minion": Sort("Minion", "séide"),
    "minotaur": Sort("Minotaur", "minotaure"),
    "monk": Sort("Monk", "moine"),
    "monkey": Sort("Monkey", "singe"),
    "mountain": Sort("Mountain", "montagne", "f"),
    "mouse": Sort("Mouse", "souris", "f", "Mice", "souris"),
    "mutant": Sort("Mutant", "mutant"),
    "myr": Sort("Myr", "myr", "m", "Myr"),
    "nightmare": Sort("Nightmare", "cauchemar"),
    "niko": Sort("Niko", "Niko"),
    "ninja": Sort("Ninja", "ninja", "m", "Ninjas"),
    "noble": Sort("Noble", "noble"),
    "nymph": Sort("Nymph", "nymphe", "f"),
    "ogre": Sort("Ogre", "ogre"),
    "ooze": Sort("Ooze", "limon"),
    "orc": Sort("Orc", "orque"),
    "otter": Sort("Otter", "loutre", "f"),
    "ox": Sort("Ox", "bœuf", "m", "Oxen"),
    "peasant": Sort("Peasant", "paysan"),
    "phoenix": Sort("Phoenix", "phénix", "m", "Phoenixes", "phénix"),
    "phyrexian": Sort("Phyrexian", "phyrexian"),
    "pirate": Sort("Pirate", "pirate"),
    "plains": Sort("Plains", "plaine", "f", "Plains"),
    "plant": Sort("Plant", "plante", "f"),
    "rabbit": Sort("Rabbit", "lapin"),
    "ranger": Sort("Ranger", "ranger"),
    "rat": Sort("Rat", "rat"),
    "reflection": Sort("Reflection", "reflet"),
    "robot": Sort("Robot", "robot"),
    "rogue": Sort("Rogue", "gredin"),
    "room": Sort("Room", "pièce", "f"),
    "saga": Sort("Saga", "saga", "f", "Sagas"),
    "samurai": Sort("Samurai", "samouraï", "m", "Samurai", "samouraïs"),
    "scarecrow": Sort("Scarecrow", "épouvantail"),
    "scorpion": Sort("Scorpion", "scorpion"),
    "scout": Sort("Scout", "éclaireur"),
    "serpent": Sort("Serpent", "grand serpent", "m", "", "grands serpents"),
    "shade": Sort("Shade", "ombre", "f"),
    "shaman": Sort("Shaman", "shamane"),
    "shapeshifter": Sort("Shapeshifter", "changeforme", "m", "", "changeformes"),
    "shard": Sort("Shard", "éclat"),
    "shrine": Sort("Shrine", "sanctuaire"),
    "skeleton": Sort("Skeleton", "squelette"),
    "slug": Sort("Slug", "limace", "f"),
    "snake": Sort("Snake", "serpent"),
    "soldier": Sort("Soldier", "soldat"),
    "specter": Sort("Specter", "spectre"),
    "sphinx": Sort("Sphinx", "sphinx", "m", "Sphinxes", "sphinx"),
    "spider": Sort("Spider", "araignée", "f"),
    "spirit": Sort("Spirit", "esprit"),
    "spy": Sort("Spy", "espion", "m", "Spies"),
    "squirrel": Sort("Squirrel", "écureuil"),
    "survivor": Sort("Survivor", "survivant"),
    "swamp": Sort("Swamp", "marais", "m", "", "marais"),
    "tamiyo": Sort("Tamiyo", "Tamiyo"),
    "thopter": Sort("Thopter", "mécanoptère"),
    "thrull": Sort("Thrull", "thrull"),
    "toy": Sort("Toy", "jouet"),
    "treasure": Sort("Treasure", "trésor"),
    "treefolk": Sort("Treefolk", "sylvin", "m", "Treefolk"),
    "troll": Sort("Troll", "troll"),
    "turtle": Sort("Turtle", "tortue", "f"),
    "tyvar": Sort("Tyvar", "Tyvar"),
    "unicorn": Sort("Unicorn", "licorne", "f"),
    "vampire": Sort("Vampire", "vampire"),
    "vehicle": Sort("Vehicle", "véhicule"),
    "wall": Sort("Wall", "mur"),
    "warlock": Sort("Warlock", "psychagogue"),
    "warrior": Sort("Warrior", "guerrier"),
    "weird": Sort("Weird", "bizarroïde"),
    "werewolf": Sort("Werewolf", "loup-garou", "m", "Werewolves", "loups-garous"),
    "wizard": Sort("Wizard", "sorcier"),
    "wolf": Sort("Wolf", "loup", "m", "Wolves"),
    "worm": Sort("Worm", "ver"),
    "wraith": Sort("Wraith", "apparition", "f"),
    "wurm": Sort("Wurm", "guivre", "f"),
    "zombie": Sort("Zombie", "zombie"),
}

COLOUR_NAMES: Final[dict[str, tuple[str, str]]] = {
    "W": ("white", "blanc"),
    "U": ("blue", "bleu"),
    "B": ("black", "noir"),
    "R": ("red", "rouge"),
    "G": ("green", "vert"),
}

KEYWORD_NAMES: Final[dict[type[kw.Keyword], Sort]] = {
    kw.Convoke: Sort("convoke", "convocation", "f"),
    kw.Crew: Sort("crew", "pilotage"),
    kw.Cycling: Sort("cycling", "recyclage"),
    kw.Deathtouch: Sort("deathtouch", "contact mortel"),
    kw.Defender: Sort("defender", "défenseur"),
    kw.Disguise: Sort("disguise", "déguisement"),
    kw.DoubleStrike: Sort("double strike", "double initiative", "f"),
    kw.Enchant: Sort("enchant", "enchanter"),
    kw.Equip: Sort("equip", "équipement"),
    kw.FirstStrike: Sort("first strike", "initiative", "f"),
    kw.Flash: Sort("flash", "flash"),
    kw.Flashback: Sort("flashback", "flashback"),
    kw.Flying: Sort("flying", "vol"),
    kw.Haste: Sort("haste", "célérité", "f"),
    kw.Hexproof: Sort("hexproof", "défense talismanique", "f"),
    kw.Impending: Sort("impending", "imminence", "f"),
    kw.Indestructible: Sort("indestructible", "indestructible"),
    kw.Kicker: Sort("kicker", "kick"),
    kw.Lifelink: Sort("lifelink", "lien de vie"),
    kw.Menace: Sort("menace", "menace", "f"),
    kw.Morph: Sort("morph", "mue", "f"),
    kw.Ninjutsu: Sort("ninjutsu", "ninjutsu"),
    kw.Protection: Sort("protection", "protection", "f"),
    kw.Prowess: Sort("prowess", "prouesse", "f"),
    kw.Reach: Sort("reach", "portée", "f"),
    kw.Shroud: Sort("shroud", "linceul"),
    kw.Trample: Sort("trample", "piétinement"),
    kw.Vigilance: Sort("vigilance", "vigilance", "f"),
    kw.Ward: Sort("ward", "parade", "f"),
}
"""The name of each keyword; what has « indestructible » is so in French."""

KEYWORD_WORDS: Final[dict[str, Sort]] = {kind.word: sort for kind, sort in KEYWORD_NAMES.items()}
"""The same by the word traits know them by."""

ABILITY_WORDS: Final[dict[str, tuple[str, str]]] = {
    "delirium": ("Delirium", "Délire"),
    "eerie": ("Eerie", "Angoisse"),
    "survival": ("Survival", "Survie"),
}
"""Words in front of abilities that mean nothing by themselves (207.2c)."""

COUNTER_NAMES: Final[dict[str, tuple[str, str]]] = {
    "finality": ("finality", "fatalité"),
    "loyalty": ("loyalty", "loyauté"),
    "lore": ("lore", "sapience"),
    "stun": ("stun", "étourdissement"),
    "time": ("time", "temps"),
    **{word: (sort.en, sort.fr) for word, sort in KEYWORD_WORDS.items()},
}
"""The kinds of counters that are words; the others are figures (+1/+1)."""


def counter_kind(kind: str) -> Name:
    """A kind of counter, as it stands beside the noun: +1/+1, time / « temps »."""
    if kind not in COUNTER_NAMES:
        return Name(kind, kind)
    en, fr = COUNTER_NAMES[kind]
    return Name(en, spaced(f"« {fr} »"))


def _phrase(called: CardName) -> Name:
    gender: Gender = "f" if called.gender == "f" else "m"
    return Name(called.en, called.fr, gender, called.plural)


NAMES: Final[dict[str, Name]] = {slug: _phrase(called) for slug, called in NAMES_OF.items()} | {
    card.slug: Name(
        " // ".join(NAMES_OF[face.slug].en for face in card.faces),
        " // ".join(NAMES_OF[face.slug].fr for face in card.faces),
        "f",
    )
    for card in CARDS
    if len(card.faces) > 1
}
"""The display name of every card and of every door, by slug; a Room (une pièce) by both."""

DECKS: Final[dict[str, Title]] = {
    "house-of-rooms": Title(
        Name("House of Rooms", "La maison aux cent pièces", "f"),
        line(
            "White and blue: open every door and let the enchantments do the rest.",
            "Blanc et bleu : ouvrez chaque accès, les enchantements font le reste.",
        ),
    ),
    "restless-graves": Title(
        Name("Restless Graves", "Tombes sans repos", "f", plural=True),
        line(
            "Red and green: fill the graveyard until everybody is delirious.",
            "Rouge et vert : remplissez le cimetière jusqu'au délire.",
        ),
    ),
}
"""Each ready-made deck with its character."""
