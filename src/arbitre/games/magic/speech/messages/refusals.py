"""Why not: the reasons for which Magic refuses an action, or a deck."""

from __future__ import annotations

from typing import Final

from arbitre.words import *
from arbitre.words.lines import fixed, line
from arbitre.words.telling import Teller

from ..terms import COLOUR_NAMES, NAMES

REFUSALS: Final = Catalogue()

_PLAIN: Final[dict[str, tuple[str, str]]] = {
    "no_priority": ("You don't have priority.", "Vous n'avez pas la priorité."),
    "only_main_phase": (
        "You can only do that in your main phase while the stack is empty.",
        "Vous ne pouvez le faire que pendant votre phase principale, quand la pile est vide.",
    ),
    "cannot_pay_costs": ("You can't pay its costs.", "Vous ne pouvez pas payer ses coûts."),
    "no_target": ("There is no legal target.", "Il n'y a pas de cible légale."),
    "not_yours": ("You don't control it.", "Vous ne le contrôlez pas."),
    "once_per_turn": (
        "That ability was already activated this turn.",
        "Cette capacité a déjà été activée ce tour-ci.",
    ),
    "only_once": (
        "That ability can be activated only once, and it was.",
        "Cette capacité ne peut être activée qu'une seule fois, et elle l'a été.",
    ),
    # Casting and activating
    "cannot_cast": ("An effect says this can't be cast.", "Un effet empêche de lancer ce sort."),
    "cannot_cast_from_there": (
        "You can't cast this card from where it is.",
        "Vous ne pouvez pas lancer cette carte d'où elle est.",
    ),
    "not_your_commander": (
        "A commander is cast from the command zone by its owner only.",
        "Seul son propriétaire lance un commandant depuis la zone de commandement.",
    ),
    "no_mana_cost": (
        "This card has no mana cost: that can't be paid.",
        "Cette carte n'a pas de coût de mana : cela ne peut pas être payé.",
    ),
    "cannot_activate": (
        "An effect says this ability can't be activated.",
        "Un effet empêche d'activer cette capacité.",
    ),
    "no_such_ability": (
        "It has no such ability here.",
        "Cela n'a pas cette capacité ici.",
    ),
    # Lands, doors, face-down permanents
    "no_land": ("This card is not a land.", "Cette carte n'est pas un terrain."),
    "land_played": (
        "You have already played a land this turn.",
        "Vous avez déjà joué un terrain ce tour-ci.",
    ),
    "cannot_play": ("An effect says you can't play lands.", "Un effet vous empêche de jouer des terrains."),
    "cannot_play_from_there": (
        "You can't play this card from where it is.",
        "Vous ne pouvez pas jouer cette carte d'où elle est.",
    ),
    "no_door": ("It has no such door.", "Cette pièce n'a pas cet accès."),
    "door_open": ("That door is already unlocked.", "Cet accès est déjà déverrouillé."),
    "no_suspend": ("This card doesn't have suspend.", "Cette carte n'a pas la suspension."),
    "suspend_from_hand": (
        "A card is suspended from your hand only.",
        "Une carte ne se suspend que depuis votre main.",
    ),
    "not_face_down": ("It isn't face down.", "Cela n'est pas face cachée."),
    "no_creature_card": (
        "It can't be turned face up that way.",
        "Cela ne peut pas être retourné face visible ainsi.",
    ),
    "cannot_turn_up": (
        "An effect says it can't be turned face up.",
        "Un effet empêche de la retourner face visible.",
    ),
    # Combat
    "attack_no_creature": ("Only a creature can attack.", "Seule une créature peut attaquer."),
    "attack_not_yours": ("You don't control that creature.", "Vous ne contrôlez pas cette créature."),
    "attack_tapped": ("A tapped creature can't attack.", "Une créature engagée ne peut pas attaquer."),
    "attack_sick": (
        "You haven't controlled that creature since your turn began.",
        "Vous ne contrôlez pas cette créature depuis le début de votre tour.",
    ),
    "attack_defender": (
        "A creature with defender can't attack.",
        "Une créature avec le défenseur ne peut pas attaquer.",
    ),
    "attack_forbidden": ("An effect says it can't attack.", "Un effet l'empêche d'attaquer."),
    "attack_whom": ("That can't be attacked.", "Cela ne peut pas être attaqué."),
    "attack_whom_forbidden": ("It can't attack that.", "Elle ne peut pas attaquer cela."),
    "attack_alone": ("It can't attack alone.", "Elle ne peut pas attaquer seule."),
    "attack_required": (
        "More creatures that must attack could then not attack as they must.",
        "Des créatures qui doivent attaquer ne le pourraient alors pas.",
    ),
    "attack_not_now": (
        "Attackers are declared in your declare attackers step.",
        "Les attaquants se déclarent pendant votre étape de déclaration des attaquants.",
    ),
    "block_no_creature": ("Only a creature can block.", "Seule une créature peut bloquer."),
    "block_not_yours": ("You don't control that creature.", "Vous ne contrôlez pas cette créature."),
    "block_tapped": ("A tapped creature can't block.", "Une créature engagée ne peut pas bloquer."),
    "block_forbidden": ("An effect says it can't block.", "Un effet l'empêche de bloquer."),
    "block_alone": ("It can't block alone.", "Elle ne peut pas bloquer seule."),
    "block_not_attacked": ("That creature doesn't attack you.", "Cette créature ne vous attaque pas."),
    "block_unblockable": ("That attacker can't be blocked by it.", "Elle ne peut pas bloquer cet attaquant."),
    "block_flying": (
        "Only creatures with flying or reach can block a creature with flying.",
        "Seules des créatures avec le vol ou la portée peuvent bloquer une créature avec le vol.",
    ),
    "block_protection": (
        "That attacker has protection from it.",
        "Cet attaquant a la protection contre elle.",
    ),
    "block_menace": (
        "That attacker can only be blocked by two or more creatures.",
        "Cet attaquant ne peut être bloqué que par deux créatures ou plus.",
    ),
    "block_required": (
        "Creatures that must block could then not block as they must.",
        "Des créatures qui doivent bloquer ne le pourraient alors pas.",
    ),
    "block_not_now": (
        "Blockers are declared in the declare blockers step.",
        "Les bloqueurs se déclarent pendant l'étape de déclaration des bloqueurs.",
    ),
    # Decks
    "no_commander": ("The deck has no commander.", "Le deck n'a pas de commandant."),
}
"""The reasons that are the same whatever they are about, as whole sentences."""

fixed(REFUSALS, "no", _PLAIN)


@REFUSALS.message("no.cannot_pay")
def cannot_pay(teller: Teller, cost: str) -> Phrase:
    return Sentence(Clause(YOU, "pay", Symbol(cost), modal="cannot"))


@REFUSALS.message("no.cannot_pay_tax")
def cannot_pay_tax(teller: Teller, cost: str, tax: str) -> Phrase:
    return line(
        f"You can't pay {cost}, of which {tax} is the tax for having cast your commander before.",
        f"Vous ne pouvez pas payer {cost}, dont {tax} de taxe pour avoir déjà lancé votre commandant.",
    )


@REFUSALS.message("no.condition_not_met")
def condition_not_met(teller: Teller, node: str) -> Phrase:
    """The card's own words say what is asked for."""
    return Headed(teller.definition(node), teller.sentence(node))


# Decks


def _card(slug: str) -> str:
    return NAMES[slug].en if slug in NAMES else f"“{slug}”"


def _carte(slug: str) -> str:
    return NAMES[slug].fr if slug in NAMES else f"« {slug} »"


@REFUSALS.message("no.unknown_card")
def unknown_card(teller: Teller, slug: str) -> Phrase:
    return line(f"There is no card {_card(slug)} here.", f"Il n'y a pas de carte {_carte(slug)} ici.")


@REFUSALS.message("no.not_a_card")
def not_a_card(teller: Teller, slug: str) -> Phrase:
    return line(f"{_card(slug)} is a token, not a card.", f"{_carte(slug)} est un jeton, pas une carte.")


@REFUSALS.message("no.not_in_deck")
def not_in_deck(teller: Teller, slug: str) -> Phrase:
    return line(
        f"{_card(slug)} is a scheme: it belongs in the scheme deck.",
        f"{_carte(slug)} est une machination : sa place est dans le deck de machinations.",
    )


@REFUSALS.message("no.not_a_scheme")
def not_a_scheme(teller: Teller, slug: str) -> Phrase:
    return line(
        f"{_card(slug)} is no scheme: it can't be in a scheme deck.",
        f"{_carte(slug)} n'est pas une machination : elle ne peut pas être dans un deck de machinations.",
    )


@REFUSALS.message("no.too_few_schemes")
def too_few_schemes(teller: Teller, size: int, least: int) -> Phrase:
    return line(
        f"The scheme deck has {size} cards; it must have at least {least}.",
        f"Le deck de machinations a {size} cartes ; il doit en avoir au moins {least}.",
    )


@REFUSALS.message("no.house_card")
def house_card(teller: Teller, slug: str) -> Phrase:
    return line(
        f"{_card(slug)} is a house card; this table plays without them.",
        f"{_carte(slug)} est une carte maison ; cette table joue sans.",
    )


@REFUSALS.message("no.bad_number")
def bad_number(teller: Teller, slug: str, number: int) -> Phrase:
    return line(
        f"{number} is no number of copies of {_card(slug)}.",
        f"{number} n'est pas un nombre d'exemplaires de {_carte(slug)}.",
    )


@REFUSALS.message("no.too_many_copies")
def too_many_copies(teller: Teller, slug: str, number: int, most: int) -> Phrase:
    return line(
        f"The deck has {number} copies of {_card(slug)}; at most {most} are allowed.",
        f"Le deck a {number} exemplaires de {_carte(slug)} ; {most} au plus sont permis.",
    )


@REFUSALS.message("no.deck_too_small")
def deck_too_small(teller: Teller, size: int, least: int) -> Phrase:
    return _size(size, f"at least {least}", f"au moins {least}")


@REFUSALS.message("no.deck_too_large")
def deck_too_large(teller: Teller, size: int, most: int) -> Phrase:
    return _size(size, f"at most {most}", f"au plus {most}")


def _size(size: int, en: str, fr: str) -> Phrase:
    return line(
        f"The deck has {size} cards; it must have {en}.", f"Le deck a {size} cartes ; il doit en avoir {fr}."
    )


@REFUSALS.message("no.sideboard_too_large")
def sideboard_too_large(teller: Teller, size: int, most: int) -> Phrase:
    return line(
        f"The sideboard has {size} cards; it may have at most {most}.",
        f"La réserve a {size} cartes ; elle peut en avoir {most} au plus.",
    )


@REFUSALS.message("no.no_commander_here")
def no_commander_here(teller: Teller, slug: str) -> Phrase:
    return line(
        f"{_card(slug)} leads the deck, but this table plays without commanders.",
        f"{_carte(slug)} mène le deck, mais cette table joue sans commandant.",
    )


@REFUSALS.message("no.not_a_commander")
def not_a_commander(teller: Teller, slug: str) -> Phrase:
    return line(
        f"{_card(slug)} can't be a commander: only a legendary creature can.",
        f"{_carte(slug)} ne peut pas être un commandant : il faut une créature légendaire.",
    )


@REFUSALS.message("no.one_commander")
def one_commander(teller: Teller, number: int) -> Phrase:
    return line(
        f"{number} cards lead the deck; it has one commander.",
        f"{number} cartes mènent le deck ; il a un seul commandant.",
    )


@REFUSALS.message("no.commander_twice")
def commander_twice(teller: Teller, slug: str) -> Phrase:
    return line(
        f"{_card(slug)} leads the deck: it can't be among its other cards too.",
        f"{_carte(slug)} mène le deck : cette carte ne peut pas être aussi parmi les autres.",
    )


@REFUSALS.message("no.outside_colours")
def outside_colours(teller: Teller, slug: str, colours: str) -> Phrase:
    en = " and ".join(COLOUR_NAMES[colour][0] for colour in colours) or "colorless"
    fr = " et ".join(COLOUR_NAMES[colour][1] for colour in colours) or "incolore"
    return line(
        f"{_card(slug)} is outside the commander's colors ({en}).",
        f"{_carte(slug)} est hors des couleurs du commandant ({fr}).",
    )
