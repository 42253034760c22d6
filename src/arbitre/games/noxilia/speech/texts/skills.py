"""The keyword abilities in words: what each is called, and a reminder of what it does.

What a keyword means is in the rules, not in a tree, so its reminder is one sentence per keyword and language.
In a reminder, `{x}` is the printed figure and `{x:dégât}` that figure with its noun, agreed.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from arbitre.words import *
from arbitre.words.typography import spaced

from ...language import keywords as k
from ...language.keywords import SKILLS, Resistance, Skill
from ..lexicon import COLOURS


class Keyword(NamedTuple):
    """A keyword in both languages."""

    en: str
    fr: str
    about_en: str
    about_fr: str
    gender: str = "f"


WORDS: Final[dict[type[Skill], Keyword]] = {
    k.Aquatic: Keyword(
        "Aquatic",
        "Aquatique",
        "May enter water zones, fight there and take what lies there.",
        "Peut entrer dans les zones d'eau, y combattre et y prendre ce qui s'y trouve.",
    ),
    k.GuardianAngel: Keyword(
        "Guardian Angel",
        "Ange gardien",
        "May engage to redirect to itself an attack on an ally in its zone; it can't strike back at that "
        "attack.",
        "Peut s'engager pour rediriger vers elle une attaque visant un allié de sa zone ; elle ne peut pas "
        "riposter à cette attaque.",
        "m",
    ),
    k.StealthAttack: Keyword(
        "Stealth Attack",
        "Attaque furtive",
        "Units it attacks can't strike back in any way.",
        "Les unités qu'elle attaque ne ripostent d'aucune manière.",
    ),
    k.DisablingAttack: Keyword(
        "Disabling Attack",
        "Attaque incapacitante",
        "When its attack takes life, the unit it hit becomes engaged.",
        "Quand son attaque entame la vie de sa cible, celle-ci est engagée.",
    ),
    k.PiercingAttack: Keyword(
        "Piercing Attack",
        "Attaque transperçante",
        "Its attacks ignore armor and leave it whole.",
        "Ses attaques ignorent l'armure et la laissent intacte.",
    ),
    k.MassAttack: Keyword(
        "Mass Attack {x}",
        "Attaque de masse {x}",
        "Attacks up to {x} enemies of its zone in melee, one after the other; bonuses and penalties "
        "count for the first only.",
        "Attaque au CAC jusqu'à {x:ennemi} de sa zone, l'un après l'autre ; bonus et malus ne comptent que "
        "pour le premier.",
    ),
    k.AttackAura: Keyword(
        "Attack Aura {x}",
        "Aura attaque {x}",
        "At the start of the turn, allies in its zone get +{x} melee for the turn; only the highest aura "
        "counts.",
        "Au début du tour, les alliés de sa zone ont +{x} au CAC pour le tour ; seule la plus forte compte.",
    ),
    k.Charge: Keyword(
        "Charge {x}",
        "Charge {x}",
        "Deals {x} more damage when it charges.",
        "Inflige {x:dégât} de plus quand elle charge.",
    ),
    k.Righteousness: Keyword(
        "Righteousness",
        "Droiture",
        "Can't be the target of a spell or ability paid with corruption mana.",
        "Ne peut être la cible d'un sort ou d'une capacité payés en mana de corruption.",
    ),
    k.Dodge: Keyword(
        "Dodge",
        "Esquive",
        "Once per game, may cancel a melee attack against it.",
        "Une fois par partie, peut annuler une attaque au CAC contre elle.",
    ),
    k.BrotherInArms: Keyword(
        "Brother in Arms",
        "Frère d'arme",
        "Can't fall back; has +1 melee with two other Brothers in Arms in its zone.",
        "Ne peut pas se replier ; a +1 au CAC avec deux autres Frères d'arme dans sa zone.",
        "m",
    ),
    k.BloodBrother: Keyword(
        "Blood Brother",
        "Frère de sang",
        "When another Blood Brother dies in its zone, it gets +2 melee and -1 armor for the turn.",
        "Quand un autre Frère de sang meurt dans sa zone, gagne +2 au CAC et -1 armure pour le tour.",
        "m",
    ),
    k.Climber: Keyword(
        "Climber",
        "Grimpeur",
        "Ignores the melee penalties of ramparts.",
        "Ignore les malus d'attaque au CAC des remparts.",
        "m",
    ),
    k.Infiltrator: Keyword(
        "Infiltrator",
        "Infiltrateur",
        "May move from a zone held by enemies into another.",
        "Peut aller d'une zone tenue par l'ennemi dans une autre.",
        "m",
    ),
    k.Interceptor: Keyword(
        "Interceptor",
        "Intercepteur",
        "Enemies in its zone have neither Flying nor Infiltrator.",
        "Les ennemis de sa zone n'y sont ni Volants ni Infiltrateurs.",
        "m",
    ),
    k.FastMarch: Keyword(
        "Fast March",
        "Marche rapide",
        "May take one more step when it moves or charges, for -1 armor until end of turn.",
        "Peut faire un pas de plus en se déplaçant ou en chargeant, au prix de -1 armure pour le tour.",
    ),
    k.Adventure: Keyword(
        "Go on adventure {x}",
        "Partir à l'aventure {x}",
        "Pay, engage and exile it for {x} turns; then its effect is played.",
        "Payez, engagez et exilez l'unité pour {x:tour} ; ensuite, appliquez son effet.",
    ),
    k.ForceThrough: Keyword(
        "Force Through {x}",
        "Passage en force {x}",
        "May move from a zone held by enemies into another; it then takes {x} damage.",
        "Peut aller d'une zone tenue par l'ennemi dans une autre ; elle subit alors {x:dégât}.",
        "m",
    ),
    k.Poison: Keyword(
        "Poison {x}",
        "Poison {x}",
        "When its attack takes life, the unit it hit has at least {x} poison markers: as much damage at each "
        "end of turn, whatever the armor.",
        "Quand son attaque entame la vie de sa cible, celle-ci a au moins {x:marqueur} poison : autant de "
        "dégâts à chaque fin de tour, sans tenir compte de l'armure.",
        "m",
    ),
    k.Purification: Keyword(
        "Purification",
        "Purification",
        "May move one step and remove all curses and poison markers from an ally in its zone.",
        "Peut faire un pas, puis retirer toutes les malédictions et tous les marqueurs poison d'un allié "
        "de sa zone.",
    ),
    k.Regeneration: Keyword(
        "Regeneration {x}",
        "Régénération {x}",
        "Recovers {x} life at each start of turn.",
        "Récupère {x:point} de vie à chaque début de tour.",
    ),
    k.MagicResistance: Keyword(
        "Magic Resistance {x}",
        "Résistance magique {x}",
        "Takes {x} less magic damage.",
        "Réduit de {x} les dégâts magiques qu'elle subit.",
    ),
    k.Resistance: Keyword(
        "{colour} Resistance {x}",
        "Résistance {colour} {x}",
        "Takes {x} less magic damage of that type.",
        "Réduit de {x} les dégâts de ce type de magie qu'elle subit.",
    ),
    k.DistantReinforcements: Keyword(
        "Distant Reinforcements {x}",
        "Renforts éloignés {x}",
        "Waits {x} turns in the reinforcement queue instead of 1.",
        "Attend {x:tour} dans la file de renfort au lieu de 1.",
        "m",
    ),
    k.Riposte: Keyword(
        "Riposte",
        "Riposte",
        "Attacked in melee and still alive, may engage to deal its melee damage to the attacker; never "
        "against a charge.",
        "Attaquée au CAC et vivante, peut s'engager pour infliger ses dégâts de CAC à l'attaquant ; jamais "
        "contre une charge.",
    ),
    k.LightningRiposte: Keyword(
        "Lightning Riposte",
        "Riposte éclair",
        "Attacked in melee, may engage to deal its melee damage before the attacker does; never against a "
        "charge.",
        "Attaquée au CAC, peut s'engager pour infliger ses dégâts de CAC avant l'attaquant ; jamais contre "
        "une charge.",
    ),
    k.InstinctiveRiposte: Keyword(
        "Instinctive Riposte {x}",
        "Riposte instinctive {x}",
        "Attacked in melee, deals {x} damage to the attacker without engaging; never against a charge.",
        "Attaquée au CAC, inflige {x:dégât} à l'attaquant sans s'engager ; jamais contre une charge.",
    ),
    k.Heal: Keyword(
        "Heal {x}",
        "Soin {x}",
        "May move one step and restore {x} life to an ally in its zone.",
        "Peut faire un pas, puis rendre {x:point} de vie à un allié de sa zone.",
        "m",
    ),
    k.Sorcerer: Keyword(
        "Sorcerer",
        "Sorcier",
        "May cast spells of the colors it produces.",
        "Peut lancer des sorts des couleurs qu'elle produit.",
        "m",
    ),
    k.Solid: Keyword(
        "Solid",
        "Solide",
        "Enemy spells and abilities can't engage it; its attacks can't be redirected.",
        "Les sorts et capacités ennemis ne peuvent pas l'engager ; ses attaques ne peuvent être redirigées.",
    ),
    k.PointBlankShot: Keyword(
        "Point-Blank Shot",
        "Tir de proximité",
        "May shoot at enemies in its own zone.",
        "Peut tirer sur les ennemis de sa propre zone.",
        "m",
    ),
    k.RapidFire: Keyword(
        "Rapid Fire {x}",
        "Tir rapide {x}",
        "Makes {x} ranged attacks on different targets in one action.",
        "Fait {x:attaque} à distance sur des cibles différentes en une seule action.",
        "m",
    ),
    k.Flying: Keyword(
        "Flying",
        "Volant",
        "Moves over enemy units; ignores the effects of ramparts unless flying enemies are there.",
        "Se déplace au-dessus des unités ennemies ; ignore les effets de rempart sauf si des unités volantes "
        "ennemies s'y trouvent.",
        "m",
    ),
}
"""Every keyword of the rulebook."""
assert WORDS.keys() == set(SKILLS), "an ability has no name"


class _Figure:
    """The figure of a keyword in its reminder; X where it is not printed."""

    def __init__(self, x: int | None) -> None:
        self.x = x

    def __format__(self, noun: str) -> str:
        figure = "X" if self.x is None else str(self.x)
        plural = self.x is None or self.x > 1
        return f"{figure} {noun}{'s' * plural}" if noun else figure


def _filled(text: str, x: int | None, colour: str) -> str:
    done = text.format(x=_Figure(x), colour=colour).strip()
    done = re.sub(r"\b(1 (?:poison marker|turn|enemie))s\b", r"\1", done)
    return spaced(done)


_AGREED: Final = {"infernal": "infernale"}
"""Types of mana that are adjectives, agreed with « résistance »."""


def _named(skill: type[Skill], x: int | None, colour: str = "") -> Name:
    word = WORDS[skill]
    if x and "{x}" not in word.en:
        raise Unwritten(f"{word.en} has no figure, but here it has {x}")
    about = COLOURS[colour] if colour else Name("[Type]", "[type]")
    if colour in _AGREED:
        about = Name(about.en, _AGREED[colour])
    en, fr = _filled(word.en, x, about.en), _filled(word.fr, x, about.fr)
    return Name(en, fr, "f" if word.gender == "f" else "m")


def skill_name(skill: Skill) -> Name:
    """The ability as a card prints it: Mass Attack 2."""
    return _named(type(skill), skill.x, skill.colour if isinstance(skill, Resistance) else "")


def skill_title(skill: type[Skill]) -> Name:
    """The ability in general, without a figure: Mass Attack."""
    word = WORDS[skill]
    en, fr = (re.sub(r" ?\{\w+\} ?", "", text) for text in (word.en, word.fr))
    return Name(en, fr, "f" if word.gender == "f" else "m")


def reminder(skill: Skill | type[Skill]) -> Phrase:
    """What the ability does, in one sentence; with X where no figure is given."""
    kind, x = (skill, None) if isinstance(skill, type) else (type(skill), skill.x)
    word = WORDS[kind]
    return Name(_filled(word.about_en, x, ""), _filled(word.about_fr, x, ""))
