"""Why not: the reasons for which Noxilia refuses an action, or a deck. Only those against decks name cards.

A reason without anything to fill in is one sentence in each language; the others are built.
"""

from __future__ import annotations

from typing import Final

from arbitre.words import *
from arbitre.words.lines import filled, fixed, quoted
from arbitre.words.telling import Teller

from ..lexicon import CLANS, COLOURS, KIND_NAMES, NAMES, RACES, TYPES

REFUSALS: Final = Catalogue()

_PLAIN: Final[dict[str, tuple[str, str]]] = {
    "not_your_unit": ("This is no unit of yours in play.", "Ce n'est pas une de vos unités en jeu."),
    "engaged": ("This unit is already engaged.", "Cette unité est déjà engagée."),
    "no_step": ("There is no zone this unit may move to.", "Aucune zone ne s'ouvre à cette unité."),
    "enemies_here": (
        "A unit can't charge out of a zone where enemies stand.",
        "Une unité ne peut pas charger depuis une zone où se trouvent des ennemis.",
    ),
    "no_target": ("No enemy is within its range.", "Aucun ennemi n'est à sa portée."),
    "no_enemies_here": (
        "Falling back is for units that have enemies in their zone: move it instead.",
        "Le repli est pour une unité qui a des ennemis dans sa zone : déplacez-la plutôt.",
    ),
    "no_way_back": (
        "No zone held by enemies lies one step nearer to its command zone.",
        "Aucune zone tenue par l'ennemi n'est un pas plus près de sa zone de commandement.",
    ),
    "brother_in_arms": ("A Brother in Arms never falls back.", "Un Frère d'arme ne se replie jamais."),
    "infiltrator_moves": (
        "An Infiltrator has no need to fall back: move it instead.",
        "Un Infiltrateur n'a pas besoin de se replier : déplacez-le plutôt.",
    ),
    "water": (
        "Only units with Aquatic may do that in the water.",
        "Seules les unités ayant Aquatique peuvent faire cela dans l'eau.",
    ),
    "no_ranged": ("This unit has no ranged attack.", "Cette unité n'a pas d'attaque à distance."),
    "fate_forbids": (
        "The Hand of Fate forbids it this turn.",
        "La Main du destin l'interdit ce tour-ci.",
    ),
    "nothing_to_take": (
        "There is no equipment to take, here or one step away.",
        "Il n'y a aucun équipement à prendre, ni ici ni à un pas.",
    ),
    "no_healer": ("This unit doesn't have that ability.", "Cette unité n'a pas cette capacité."),
    "nobody_hurt": (
        "No unit of yours needs it, here or one step away.",
        "Aucune de vos unités n'en a besoin, ni ici ni à un pas.",
    ),
    "no_adventure": ("This unit doesn't go on adventures.", "Cette unité ne part pas à l'aventure."),
    "no_ability": ("This unit has no such ability.", "Cette unité n'a pas cette capacité."),
    "used_this_turn": (
        "This ability was already used this turn.",
        "Cette capacité a déjà servi ce tour-ci.",
    ),
    "not_in_hand": ("This card isn't in your hand.", "Cette carte n'est pas dans votre main."),
    "wrong_type": ("This card isn't played in that way.", "Cette carte ne se joue pas ainsi."),
    "hero_in_play": (
        "You already have this Hero: only one may be yours at a time.",
        "Vous avez déjà ce héros : un seul à la fois peut être à vous.",
    ),
    "cannot_pay_extra": (
        "You can't pay its additional cost.",
        "Vous ne pouvez pas payer son coût supplémentaire.",
    ),
    "no_sorcerer": (
        "You have no disengaged unit with Sorcerer.",
        "Vous n'avez aucune unité dégagée ayant Sorcier.",
    ),
    "wrong_colour": (
        "No Sorcerer of yours produces mana of its color.",
        "Aucun de vos Sorciers ne produit de mana de sa couleur.",
    ),
    "no_mana": ("You can't produce enough mana.", "Vous ne pouvez pas produire assez de mana."),
    "nothing_to_target": ("There is nothing it could target.", "Il n'y a rien à cibler."),
    "no_unit": ("You have no unit in play.", "Vous n'avez aucune unité en jeu."),
    "not_a_unit": ("This card is no unit of your deck.", "Cette carte n'est pas une unité de votre deck."),
    "twice_already": (
        "You can't choose the same unit more than twice.",
        "Vous ne pouvez pas choisir plus de deux fois la même unité.",
    ),
    "no_room": (
        "Your Banner leaves no zone for another starting unit.",
        "Votre bannière ne laisse aucune zone à une autre unité de départ.",
    ),
    "not_action_phase": (
        "That is done in the action phase.",
        "Cela se fait pendant la phase d'actions.",
    ),
    "not_adjacent": ("That zone isn't adjacent.", "Cette zone n'est pas adjacente."),
    "enemy_to_enemy": (
        "A unit can't move from a zone held by enemies into another.",
        "Une unité ne peut pas passer d'une zone tenue par l'ennemi dans une autre.",
    ),
}
"""The reasons that are the same whatever they are about."""

fixed(REFUSALS, "no", _PLAIN)


@REFUSALS.message("no.too_poor")
def too_poor(teller: Teller, price: int, have: int) -> Phrase:
    needed = need(YOU, NP("noxilia.gold", count=price))
    return Sentence(Join((needed, Clause(YOU, "have", Some(have, "noxilia.gold"))), ","))


@REFUSALS.message("no.not_your_turn")
def not_your_turn(teller: Teller, active: int) -> Phrase:
    return Sentence(Clause(NP("action", "this"), "fall_to", to=teller.seat(active)))


# Decks

_OF_A_DECK: Final[dict[str, tuple[str, str]]] = {
    "unknown_card": ("No card is called {0}.", "Aucune carte ne s'appelle {0}."),
    "no_banner": ("It has no Banner.", "Il n'y a pas de Bannière."),
    "no_monarch": ("It has no Monarch.", "Il n'y a pas de Monarque."),
    "zone_cards": (
        "It has {0} zone cards; it needs four: {1}.",
        "Cartes de zone : {0} ; il en faut quatre : {1}.",
    ),
    "not_a_banner": ("{0} is no Banner.", "{0} n'est pas une Bannière."),
    "not_a_monarch": ("{0} is no Monarch.", "{0} n'est pas un Monarque."),
    "foreign_monarch": (
        "The Monarch {0} is not of the clan or race of {1}.",
        "Le Monarque {0} n'est ni du clan ni d'une race de {1}.",
    ),
    "not_that_zone": (
        "{0} is no card for this place ({1}); the zone cards are {2}.",
        "{0} n'est pas une carte pour cette place ({1}) ; les cartes de zone sont : {2}.",
    ),
    "foreign_zone": ("The zone {0} is of another clan.", "La zone {0} est d'un autre clan."),
    "not_a_fate": ("{0} is no Hand of Fate.", "{0} n'est pas une Main du destin."),
    "few_fates": (
        "It has {0} Hand of Fate cards; {1} at least.",
        "Mains du destin : {0} ; il en faut au moins {1}.",
    ),
    "deck_size": (
        "It has {0} cards; a deck has exactly {1}.",
        "Il y a {0} cartes ; un deck en a exactement {1}.",
    ),
    "monarch_apart": (
        "The Monarch {0} is not one of the {1}; it is brought once.",
        "Le Monarque {0} ne compte pas parmi les {1} ; on l'apporte une fois.",
    ),
    "not_for_the_deck": (
        "{0} does not belong in the {2}: {1}.",
        "{0} n'a pas sa place parmi les {2} : {1}.",
    ),
    "bad_number": (
        "{1} copies of {0} is no number of cards.",
        "{1} exemplaires de {0} : ce n'est pas un nombre de cartes.",
    ),
    "too_many_copies": ("{1} copies of {0}; {2} at most.", "{1} exemplaires de {0} ; {2} au plus."),
    "foreign_clan": (
        "{0} is of the clan {1}, the Banner of {2}.",
        "{0} est du clan {1}, la Bannière du clan {2}.",
    ),
    "foreign_race": (
        "{0} is of the race {1}; the Banner allows {2}.",
        "{0} est de la race {1} ; la Bannière admet : {2}.",
    ),
    "for_another_race": (
        "{0} is for the race {1}, which the Banner does not allow.",
        "{0} est pour la race {1}, que la Bannière n'admet pas.",
    ),
    "foreign_spell": (
        "{0} is of the type {1}; the Banner allows {2}.",
        "{0} est du type {1} ; la Bannière admet : {2}.",
    ),
    "foreign_mana": (
        "{0} costs {1} mana, which the Banner does not allow.",
        "{0} coûte du mana ({1}) que la Bannière n'admet pas.",
    ),
}
"""What is wrong with a deck, each with what it is about."""

_WORDS: Final[dict[str, Name]] = {**RACES, **TYPES, **COLOURS, **KIND_NAMES}


def _word(part: object, lang: Language) -> str:
    """A part of such a sentence: cards by name, clans, and the words of the rulebook."""
    if isinstance(part, tuple):
        return ", ".join(_word(each, lang) for each in part)
    if not isinstance(part, str):
        return str(part)
    if part in _WORDS:
        return write(_WORDS[part], lang).lower()
    return write(CLANS[part] if part in CLANS else quoted(_called(part, lang)), lang)


def _called(slug: str, lang: Language) -> str:
    return write(NAMES[slug], lang) if slug in NAMES else slug


filled(REFUSALS, "no", _OF_A_DECK, _word)
