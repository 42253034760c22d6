"""What Magic calls things in both languages: types, keywords, counters, ability words.

French follows the printed cards: a subtype is a common noun (une pièce, les ninjas), and stands with a
capital beside a type (une créature Jouet).
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from arbitre.words import *
from arbitre.words.lines import titles
from arbitre.words.phrase import Gender
from arbitre.words.tables import rows
from arbitre.words.typography import spaced

from ..cards.index import CARDS
from ..cards.names import NAMES_OF
from ..language import keywords as kw
from ..language.creature_types import CREATURE_TYPES as ALL_CREATURE_TYPES
from ..language.definitions import ROOM


class Sort(NamedTuple):
    """A type or subtype: its English and French nouns, and the gender of the French one."""

    en: str
    fr: str
    gender: Gender = "m"
    en_plural: str = ""
    fr_plural: str = ""


_FRENCH: Final = {en: spaced(fr) for en, [fr] in rows(__package__, "phrases").items()}


def text(en: str, *slots: Phrase | int | str) -> Text:
    """A part of a sentence in both languages, whose French stands in `phrases.tsv`; {0}, {1} … are phrases,
    which meet the words around them as grammar wants, or figures: `text("the number of {0}", …)`."""
    said = (Symbol(str(slot)) if isinstance(slot, int | str) else slot for slot in slots)
    return Text(en, _FRENCH[en], tuple(said))


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
    "ongoing": ("Ongoing", "continue"),
    "snow": ("Snow", "neigeux"),
    "world": ("World", "du monde"),
}


def _creature_type(en: str, fr: str, gender: str, *plurals: str) -> Sort:
    return Sort(en, fr, "f" if gender == "f" else "m", *plurals)


CREATURE_TYPES: Final = {word: _creature_type(*named) for word, named in ALL_CREATURE_TYPES.items()}

SUBTYPES: Final[dict[str, Sort]] = {
    **CREATURE_TYPES,
    "ashiok": Sort("Ashiok", "Ashiok"),
    "aura": Sort("Aura", "aura", "f"),
    "blood": Sort("Blood", "sang"),
    "class": Sort("Class", "classe", "f", "Classes"),
    "clue": Sort("Clue", "indice"),
    "curse": Sort("Curse", "malédiction", "f"),
    "equipment": Sort("Equipment", "équipement", "m", "Equipment"),
    "food": Sort("Food", "nourriture", "f", "Foods"),
    "forest": Sort("Forest", "forêt", "f"),
    "gold": Sort("Gold", "or", "m", "Gold", "or"),
    "island": Sort("Island", "île", "f"),
    "kaito": Sort("Kaito", "Kaito"),
    "mountain": Sort("Mountain", "montagne", "f"),
    "niko": Sort("Niko", "Niko"),
    "plains": Sort("Plains", "plaine", "f", "Plains"),
    "room": Sort("Room", "pièce", "f"),
    "saga": Sort("Saga", "saga", "f", "Sagas"),
    "shard": Sort("Shard", "éclat"),
    "shrine": Sort("Shrine", "sanctuaire"),
    "siege": Sort("Siege", "siège"),
    "swamp": Sort("Swamp", "marais", "m", "", "marais"),
    "tamiyo": Sort("Tamiyo", "Tamiyo", "f"),
    "treasure": Sort("Treasure", "trésor"),
    "tyvar": Sort("Tyvar", "Tyvar"),
    "vehicle": Sort("Vehicle", "véhicule"),
}

PERSONS: Final = ("kaito", "tamiyo", "tyvar")
"""Planeswalkers whom English calls he or she; the French nouns above have their gender."""

COLOUR_NAMES: Final[dict[str, tuple[str, str]]] = {
    "W": ("white", "blanc"),
    "U": ("blue", "bleu"),
    "B": ("black", "noir"),
    "R": ("red", "rouge"),
    "G": ("green", "vert"),
}

KEYWORD_NAMES: Final[dict[type[kw.Keyword], Sort]] = {
    kw.Blitz: Sort("blitz", "blitz"),
    kw.Changeling: Sort("changeling", "changelin"),
    kw.Convoke: Sort("convoke", "convocation", "f"),
    kw.Crew: Sort("crew", "pilotage"),
    kw.Cycling: Sort("cycling", "recyclage"),
    kw.Deathtouch: Sort("deathtouch", "contact mortel"),
    kw.Defender: Sort("defender", "défenseur"),
    kw.Disguise: Sort("disguise", "déguisement"),
    kw.DoubleStrike: Sort("double strike", "double initiative", "f"),
    kw.Enchant: Sort("enchant", "enchanter"),
    kw.Equip: Sort("equip", "équipement"),
    kw.Escape: Sort("escape", "échappée", "f"),
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
    kw.Madness: Sort("madness", "folie", "f"),
    kw.Menace: Sort("menace", "menace", "f"),
    kw.Miracle: Sort("miracle", "miracle"),
    kw.Morph: Sort("morph", "mue", "f"),
    kw.Ninjutsu: Sort("ninjutsu", "ninjutsu"),
    kw.Persist: Sort("persist", "persistance", "f"),
    kw.Protection: Sort("protection", "protection", "f"),
    kw.Prowess: Sort("prowess", "prouesse", "f"),
    kw.Reach: Sort("reach", "portée", "f"),
    kw.Retrace: Sort("retrace", "pistage"),
    kw.Shroud: Sort("shroud", "linceul"),
    kw.Suspend: Sort("suspend", "suspension", "f"),
    kw.Undying: Sort("undying", "survivance", "f"),
    kw.Trample: Sort("trample", "piétinement"),
    kw.Vigilance: Sort("vigilance", "vigilance", "f"),
    kw.Ward: Sort("ward", "parade", "f"),
}
"""The name of each keyword; what has « indestructible » is so in French."""

KEYWORD_WORDS: Final[dict[str, Sort]] = {kind.word: sort for kind, sort in KEYWORD_NAMES.items()}
"""The same by the word traits know them by."""

ANCHOR_WORDS: Final[dict[str, tuple[str, str]]] = {
    "believe": ("Believe", "Croire"),
    "doubt": ("Doubt", "Douter"),
}
"""Words one of which is chosen as a permanent enters; the ability behind it is then the one it has."""

ABILITY_WORDS: Final[dict[str, tuple[str, str]]] = {
    "council's dilemma": ("Council's dilemma", "Dilemme du conseil"),
    "delirium": ("Delirium", "Délire"),
    "eerie": ("Eerie", "Angoisse"),
    "morbid": ("Morbid", "Morbidité"),
    "survival": ("Survival", "Survie"),
}
"""Words in front of abilities that mean nothing by themselves (207.2c)."""

BALLOTS: Final[dict[str, tuple[str, str]]] = {"money": ("money", "argent"), "time": ("time", "temps")}
"""What players vote for (701.32)."""

COUNTER_NAMES: Final[dict[str, tuple[str, str]]] = {
    "defense": ("defense", "défense"),
    "finality": ("finality", "fatalité"),
    "loyalty": ("loyalty", "loyauté"),
    "lore": ("lore", "sapience"),
    "nest": ("nest", "nid"),
    "possession": ("possession", "possession"),
    "soul": ("soul", "âme"),
    "stun": ("stun", "étourdissement"),
    "time": ("time", "temps"),
    **{word: (sort.en, sort.fr) for word, sort in KEYWORD_WORDS.items()},
}
"""The kinds of counters that are words; the others are figures (+1/+1)."""


PARITIES: Final = {"odd": Name("Odd", "Impair"), "even": Name("Even", "Pair")}
"""Odd and even, where one of them is chosen."""

_FIGURES: Final = re.compile(r"[+-]\d+/[+-]\d+")


def counter_kind(kind: str) -> Name:
    """A kind of counter, as it stands beside the noun: +1/+1, time / « temps »."""
    if _FIGURES.fullmatch(kind):
        return Name(kind, kind)
    if kind not in COUNTER_NAMES:
        raise Unwritten(f"counters of the kind {kind!r} have no name")
    en, fr = COUNTER_NAMES[kind]
    return Name(en, spaced(f"« {fr} »"))


NAMES: Final[dict[str, Name]] = {slug: called.phrase for slug, called in NAMES_OF.items()} | {
    card.slug: Name(
        " // ".join(NAMES_OF[face.slug].en for face in card.faces),
        " // ".join(NAMES_OF[face.slug].fr for face in card.faces),
        NAMES_OF[card.faces[0].slug].gender,  # le Fumoir enfumé // Salon brumeux
        NAMES_OF[card.faces[0].slug].plural,
    )
    for card in CARDS
    if card.layout == ROOM
}
"""The display name of every card and of every door, by slug; a Room by both, as the first is said."""

DECKS: Final = titles(__package__, "decks")
"""Each ready-made deck with its character."""
