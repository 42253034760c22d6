"""Why not: the reasons for which Seven Fallen refuses an action, or a deck."""

from __future__ import annotations

from typing import Final

from arbitre.words import *
from arbitre.words.lines import fixed, line, quoted
from arbitre.words.telling import Teller

from ..lexicon import NAMES, VALUES
from ..naming import noun_of

LEXICON.add(
    noun("seven_fallen.copy", ("copy", "copies"), "exemplaire", "m"),
    noun("seven_fallen.leader", "Leader", "Leader", "m"),
    verb("seven_fallen.satisfy", "keep", "satisfaire", fr_like="faire"),
    noun("seven_fallen.format", "format", "format", "m"),
    verb("seven_fallen.write", "write", "écrire"),
    verb("seven_fallen.exist", "exist", "exister"),
)

REFUSALS: Final = Catalogue()

_PLAIN: Final[dict[str, tuple[str, str]]] = {
    "not_in_hand": (
        "This card is neither in your hand nor in your Limbo.",
        "Cette carte n'est ni dans votre main ni dans vos Limbes.",
    ),
    "only_in_your_word": (
        "That is done in your Divine Word, outside attack phases and with no Stack open.",
        "Cela se fait pendant votre Parole divine, hors Phase d'attaque et sans Pile.",
    ),
    "without_the_word": (
        "That is done in your Divine Word or when it is your turn to answer.",
        "Cela se fait pendant votre Parole divine ou quand c'est à vous de répondre.",
    ),
    "not_at_this_moment": (
        "You can only play this page in your Divine Word, outside attack phases and with no Stack open.",
        "Vous ne pouvez jouer cette page que pendant votre Parole divine, hors Phase d'attaque et sans Pile.",
    ),
    "no_divinity": ("It has no Divinity.", "Il n'y a pas de Divinité."),
    "no_temple": ("It has no Temple.", "Il n'y a pas de Temple."),
    "no_archangel": ("It has no Archangel.", "Il n'y a pas d'Archange."),
    "no_tempest": (
        "This Golem can't be played by Tempest.",
        "Ce Golem ne peut pas être joué en Tempête.",
    ),
    "no_tornado_now": (
        "Tornado doesn't work in an opposing attack phase.",
        "Tornado ne permet rien pendant une Phase d'attaque adverse.",
    ),
    "only_phoenix": (
        "From Limbo this card can only be played for its Phoenix cost.",
        "Depuis les Limbes, cette carte ne se joue que pour son coût Phoenix.",
    ),
    "only_invoked": ("This Angel can only be invoked.", "Cet Ange ne peut qu'être invoqué."),
    "a_card_forbids": ("A card in play forbids it.", "Une carte en jeu l'interdit."),
    "no_angel_to_equip": ("You have no Angel to equip.", "Vous n'avez aucun Ange à équiper."),
    "too_few_worshippers": (
        "You have too few Worshippers in your Adoration.",
        "Vous avez trop peu d'Adorateurs dans votre Adoration.",
    ),
    "no_target": ("There is nothing to target.", "Il n'y a rien à cibler."),
    "no_effect_now": ("That would do nothing now.", "Cela n'aurait aucun effet maintenant."),
    "no_answer_with_intervention": (
        "With Divine Intervention nothing can be answered.",
        "Avec Intervention divine, on ne peut répondre à rien.",
    ),
    "not_a_miracle": ("This card is no Miracle.", "Cette carte n'est pas un Miracle."),
    "no_stealth": ("This page doesn't have Stealth.", "Cette page n'a pas Furtif."),
    "not_in_secret": ("This page isn't in Secret.", "Cette page n'est pas en Secret."),
    "not_in_attack_phase": (
        "You can't do that in an attack phase.",
        "Vous ne pouvez pas faire cela pendant une Phase d'attaque.",
    ),
    "one_per_contemplation": (
        "Only one page can be taken out of Secret per Contemplation.",
        "Une seule page peut être sortie du Secret par Contemplation.",
    ),
    "no_such_ability": (
        "This card can't use that ability here.",
        "Cette carte ne peut pas utiliser cette capacité ici.",
    ),
    "once_per_turn": (
        "This ability was already used this turn.",
        "Cette capacité a déjà été utilisée ce tour-ci.",
    ),
    "only_in_attack_phase": (
        "This ability can only be used in an attack phase.",
        "Cette capacité ne s'utilise que pendant une Phase d'attaque.",
    ),
    "stack_is_open": ("A Stack is open.", "Une Pile est ouverte."),
    "not_to_be_sacrificed": (
        "This card can't be destroyed for that.",
        "Cette carte ne peut pas être détruite pour cela.",
    ),
    "not_to_be_invoked": ("This card can't be invoked.", "Cette carte ne peut pas être invoquée."),
    "one_attack_phase": (
        "There is only one attack phase per turn.",
        "Il n'y a qu'une Phase d'attaque par tour.",
    ),
    "nobody_can_attack": ("You have no card that can attack.", "Aucune de vos cartes ne peut attaquer."),
    "not_on_rear_guard": (
        "This card isn't on your Rear Guard.",
        "Cette carte n'est pas sur votre Arrière-garde.",
    ),
    "no_attacker": ("This card can't attack.", "Cette carte ne peut pas attaquer."),
    "already_tilted": ("This card is already tilted.", "Cette carte est déjà inclinée."),
    "guardian": ("A Guardian doesn't attack.", "Un Gardien n'attaque pas."),
    "pacifist": ("A Pacifist doesn't attack.", "Un Pacifiste n'attaque pas."),
    "one_ambusher": (
        "Only one attacker can be in Ambush; the next are Reinforcements.",
        "Un seul attaquant peut être en Embuscade ; les suivants sont des Renforts.",
    ),
    "no_reinforcement": (
        "You can't announce any more Reinforcements.",
        "Vous ne pouvez pas annoncer d'autre Renfort.",
    ),
    "not_announced": (
        "This card wasn't announced as attacker.",
        "Cette carte n'a pas été annoncée attaquante.",
    ),
    "ambush_last": (
        "Attackers in Ambush attack last.",
        "Les attaquants en Embuscade attaquent en dernier.",
    ),
    "only_ambush": (
        "Only attackers in Ambush or Reinforcements attack the Divinity.",
        "Seuls les attaquants en Embuscade ou en Renfort attaquent la Divinité.",
    ),
    "divinity_defended": (
        "An Angel or Archangel on the Rear Guard defends the Divinity.",
        "Un Ange ou un Archange sur l'Arrière-garde défend la Divinité.",
    ),
    "no_defender": ("This card can't be attacked.", "Cette carte ne peut pas être attaquée."),
    "too_few_pages": ("You have too few pages in hand.", "Vous avez trop peu de pages en main."),
}
"""The reasons that are the same whatever they are about, as whole sentences."""

fixed(REFUSALS, "no", _PLAIN)


# Reasons with figures


@REFUSALS.message("no.too_poor")
def too_poor(teller: Teller, price: int, have: int) -> Phrase:
    needed = need(YOU, NP("seven_fallen.ec", count=price))
    return Sentence(Join((needed, Clause(YOU, "have", Some(have, "seven_fallen.ec"))), ","))


@REFUSALS.message("no.too_few_poseidor")
def too_few_poseidor(teller: Teller, price: int, have: int) -> Phrase:
    markers = NP("seven_fallen.marker", count=price, called=Name("Poseidor", "Poseidor"))
    return Sentence(Join((need(YOU, markers), Clause(YOU, "have", Some(have, "seven_fallen.marker"))), ","))


def _oath(teller: Teller, piece: int) -> Phrase:
    return NP("seven_fallen.oath", "the", owner=_named(noun_of(teller, piece)))


def _named(noun_or_name: str | Name) -> Phrase:
    return NP(noun_or_name, "a") if isinstance(noun_or_name, str) else noun_or_name


@REFUSALS.message("no.oath_unpayable")
@REFUSALS.message("no.oath_not_met")
def oath_not_met(teller: Teller, piece: int) -> Phrase:
    return Sentence(Clause(YOU, "seven_fallen.satisfy", _oath(teller, piece), modal="cannot"))


@REFUSALS.message("no.not_your_turn")
def not_your_turn(teller: Teller, active: int) -> Phrase:
    return Sentence(Clause(NP("player", "the", adj=("active",)), "be", teller.seat(active)))


# Decks


def _card(slug: str) -> Phrase:
    return NAMES[slug] if slug in NAMES else quoted(slug)


@REFUSALS.message("no.unknown_card")
def unknown_card(teller: Teller, slug: str) -> Phrase:
    return Sentence(Clause(_card(slug), "seven_fallen.exist", neg="not"))


@REFUSALS.message("no.not_a")
def not_a(teller: Teller, slug: str, kind: str) -> Phrase:
    return Sentence(Clause(_card(slug), "be", NP(f"seven_fallen.{kind}", "a"), neg="not"))


@REFUSALS.message("no.unknown_format")
def unknown_format(teller: Teller, name: str) -> Phrase:
    return Sentence(Clause(quoted(name), "be", NP("seven_fallen.format", "a"), neg="not"))


def _must_have(pile: str, noun_key: str, number: int, have: int, adv: str = "") -> Phrase:
    wanted = NP(noun_key, count=number, adv=adv)
    rule = Clause(NP(pile, "the"), "have", wanted, modal="must")
    it = Pronoun(3, pile)
    return Sentence(Join((rule, Clause(it, "have", Some(have, noun_key))), ";"))


@REFUSALS.message("no.other_format")
def other_format(teller: Teller, mine: str, table: str) -> Phrase:
    return line(
        f"The format of the deck is {VALUES[mine].en}; that of the table is {VALUES[table].en}.",
        f"Le format du deck est {VALUES[mine].fr} ; celui de la table est {VALUES[table].fr}.",
    )


@REFUSALS.message("no.starter_size")
def starter_size(teller: Teller, book: int, register: int) -> Phrase:
    return line(
        f"A starter has 42 pages and 9 Worshippers; this one has {book} and {register}.",
        f"Un starter a 42 pages et 9 Adorateurs ; celui-ci en a {book} et {register}.",
    )


@REFUSALS.message("no.book_too_small")
def book_too_small(teller: Teller, have: int, least: int) -> Phrase:
    return _must_have("seven_fallen.book", "seven_fallen.page", least, have, "at_least")


@REFUSALS.message("no.register_size")
def register_size(teller: Teller, have: int, wanted: int) -> Phrase:
    return _must_have("seven_fallen.register", "seven_fallen.worshipper", wanted, have)


@REFUSALS.message("no.too_few_of_realm")
def too_few_of_realm(teller: Teller, have: int, least: int) -> Phrase:
    return line(
        f"The Sacred Book must have at least {least} pages of its Divinity's realm; it has {have}.",
        f"Le Livre Sacré doit avoir au moins {least} pages du Royaume de sa Divinité ; il en a {have}.",
    )


@REFUSALS.message("no.not_for_the_book")
def not_for_the_book(teller: Teller, slug: str) -> Phrase:
    return _belongs(slug, "seven_fallen.book")


@REFUSALS.message("no.not_for_the_register")
def not_for_the_register(teller: Teller, slug: str) -> Phrase:
    return _belongs(slug, "seven_fallen.register")


def _belongs(slug: str, pile: str) -> Phrase:
    where = PP("in", NP(pile, "the"))
    return Sentence(Clause(_card(slug), "place", modal="cannot", passive=True, after=(where,)))


@REFUSALS.message("no.bad_number")
def bad_number(teller: Teller, slug: str, number: int) -> Phrase:
    what = NP("number", "a", of=NP("seven_fallen.copy", "some", mods=(PP("of", _card(slug)),)))
    return Sentence(Clause(Symbol(str(number)), "be", what, neg="not"))


@REFUSALS.message("no.too_many_copies")
def too_many_copies(teller: Teller, slug: str, number: int, most: int) -> Phrase:
    allowed = NP("seven_fallen.copy", count=most, of=_card(slug), adv="at_most")
    have = Clause(YOU, "have", Some(number, "seven_fallen.copy"))
    return Sentence(Join((Clause(None, "seven_fallen.write", allowed), have), ";"))


@REFUSALS.message("no.single_with_leader")
def single_with_leader(teller: Teller, slug: str, number: int) -> Phrase:
    return too_many_copies(teller, slug, number, 1)


@REFUSALS.message("no.two_leaders")
def two_leaders(teller: Teller, first: str, second: str) -> Phrase:
    one = Clause(_card(first), "be", NP("seven_fallen.leader", "a"))
    return Sentence(Join((one, Clause(_card(second), "be", Adj("possible"), neg="not")), ":"))


@REFUSALS.message("no.not_loyal")
def not_loyal(teller: Teller, slug: str, loyal: str) -> Phrase:
    classes = NP("seven_fallen.class", "the", owner=_card(loyal), plural=True)
    return Sentence(Clause(_card(slug), "have", classes, neg="not"))
