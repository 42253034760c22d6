"""How effects on units are written: damage, healing, curses, changes of figures."""

from __future__ import annotations

from typing import Literal

import msgspec

from arbitre.kernel.effects import Node
from arbitre.words import *
from arbitre.words.idioms import gets
from arbitre.words.moves import is_pronoun, move
from arbitre.words.orders import until
from arbitre.words.quantity import ALL, EACH, THOSE
from arbitre.words.saying import known

from ... import language as n
from ...language.keywords import Skill
from .amounts import Amount, amount_of
from .filters import again, found, noun_of
from .skills import skill_name, skill_title
from .tale import Tale, say, says
from .verbs import take_control_of

LEXICON.add(
    verb("noxilia.turn_down", "turn", "mettre"),
    adverb("noxilia.ignoring_armour", "ignoring armor", "sans tenir compte de l'armure"),
    adverb("noxilia.until_purified", "until purified", "jusqu'à sa purification"),
    adverb("noxilia.not_cumulative", "not cumulative", "non cumulables"),
    adverb("noxilia.without_effect", "without effect", "sans effet"),
    adverb("noxilia.one_zone_away", "within one zone", "à moins d'une zone"),
    adverb("noxilia.if_unseen", "if no enemy is within one zone", "si aucun ennemi n'est à moins d'une zone"),
)


@says(n.Damage)
def damage(node: n.Damage, tale: Tale) -> Phrase:
    noun = f"noxilia.damage.{node.colour}" if node.colour else "damage"
    amount = amount_of(node.amount, noun, tale)
    order = Clause(None, "deal", amount.what, to=found(node.which, tale, EACH), after=amount.after)
    return Join((order, Adv("noxilia.ignoring_armour")), ",") if node.piercing else order


@says(n.RestoreLife)
def restore_life(node: n.RestoreLife, tale: Tale) -> Phrase:
    amount = amount_of(node.amount, "noxilia.life", tale)
    whom = found(node.which, tale, EACH)
    return Clause(None, "noxilia.restore", amount.what, to=whom, after=amount.after)


@says(n.Poisons)
def poisons(node: n.Poisons, tale: Tale) -> Phrase:
    markers = NP("noxilia.poison_marker", count=node.markers)
    note = (Paren(Adv("noxilia.not_cumulative")),)
    return Clause(found(node.which, tale, EACH), "noxilia.receive", markers, after=note)


@says(n.Curse)
def curse(node: n.Curse, tale: Tale) -> Phrase:
    """The curse itself is a statement about « it »."""
    order = Clause(None, "noxilia.curse", found(node.which, tale, EACH))
    about = again(node.which, tale)._replace(about=noun_of(node.which, tale), lasting=True)
    return Join((order, until(say(node.ability, about), Adv("noxilia.until_purified"))), ":")


@says(n.Purify)
def purify(node: n.Purify, tale: Tale) -> Phrase:
    return Clause(None, "noxilia.purify", found(node.which, tale, ALL))


@says(n.Engage)
def engage(node: n.Engage, tale: Tale) -> Phrase:
    return Clause(None, "noxilia.engage", found(node.which, tale, ALL))


@says(n.Disengage)
def disengage(node: n.Disengage, tale: Tale) -> Phrase:
    return Clause(None, "noxilia.disengage", found(node.which, tale, ALL))


@says(n.MoveTo)
def move_to(node: n.MoveTo, tale: Tale) -> Phrase:
    there = PP("to_zone", found(node.to, tale))
    return move("move", found(node.which, tale, ALL), there, ahead=False)


@says(n.Destroy)
def destroy(node: n.Destroy, tale: Tale) -> Phrase:
    return Clause(None, "destroy", found(node.which, tale, ALL))


@says(n.TakeControl)
def take_control(node: n.TakeControl, tale: Tale) -> Phrase:
    after = (UNTIL_END_OF_TURN,) if known(node.until, "turn", "") else ()
    return take_control_of(found(node.which, tale, ALL), *after)


@says(n.Equip)
def equip(node: n.Equip, tale: Tale) -> Phrase:
    thing = PP("noxilia.equip_with", found(node.which, tale))
    return Clause(None, "noxilia.equip", found(node.on, tale), after=(thing,))


@says(n.TurnUp)
def turn_up(node: n.TurnUp, tale: Tale) -> Phrase:
    """A latent spell turned up so is lost."""
    order = _turned("noxilia.turn", found(node.which, tale, ALL), Adv("face_up"))
    if not isinstance(node.which, n.Latents):
        return order
    grave = PP("into", NP("noxilia.graveyard", "the"))
    lost = Clause(they("noxilia.latent"), "put", passive=True, after=(grave, Adv("noxilia.without_effect")))
    return Join((order, lost), ":")


@says(n.TurnDown)
def turn_down(node: n.TurnDown, tale: Tale) -> Phrase:
    """Only where nobody looks."""
    what = found(node.which, tale, ALL)
    if isinstance(node.which, n.Units) and isinstance(what, NP):
        near = NP("noxilia.enemy", "no", mods=(Adv("noxilia.one_zone_away"),))
        what = msgspec.structs.replace(what, that=Clause(None, "have", near))
        return _turned("noxilia.turn_down", what, Adv("face_down"))
    return _turned("noxilia.turn_down", what, Adv("face_down"), Paren(Adv("noxilia.if_unseen")))


def _turned(verb_key: str, what: Phrase, way: Adv, *after: Phrase) -> Clause:
    """Turn it face up; turn face up all these, lest the way be heard of the last thing named."""
    if is_pronoun(what):
        return Clause(None, verb_key, what, after=(way, *after))
    return Clause(None, verb_key, after=(way, what, *after))


# Figures


def figures(melee: int, ranged: int, armour: int, life: int = 0) -> list[Phrase]:
    """Changes of figures: +1 melee, -1 armour."""
    changes = {
        "noxilia.melee": melee,
        "noxilia.ranged": ranged,
        "noxilia.armour": armour,
        "noxilia.vitality": life,
    }
    return [NP(noun, count=signed(change)) for noun, change in changes.items() if change]


def changed(
    who: Phrase,
    values: tuple[int | Node, ...],
    skills: tuple[Skill, ...],
    tale: Tale,
    lost: tuple[Phrase, ...] = (),
    *,
    has: Literal["gain", "have"] = "gain",
) -> Phrase:
    """Somebody gets +1 melee and gains Flying; gets +1 melee for each …; loses Flying. `has` is how English
    says that they have an ability: they gain it, or have it as long as this is so."""
    plain = [0 if isinstance(value, Node) else value for value in values]
    parts = figures(*plain)
    after: tuple[Phrase, ...] = ()
    for noun, value in zip(
        ("noxilia.melee", "noxilia.ranged", "noxilia.armour", "noxilia.vitality"), values, strict=False
    ):
        if isinstance(value, Node):
            amount = _signed(noun, value, tale)
            parts.append(amount.what)
            after += amount.after
    named = tuple(skill_name(skill) for skill in skills)
    if not parts and not named:
        return Clause(who, "lose", All(lost))
    worse = not skills and not after and max(plain) <= 0
    gain = gets(who, tuple(parts), named, has, after, "noxilia.suffer" if worse else "get")
    return All((gain, Clause(_again(who), "lose", All(lost)))) if lost else gain


def _signed(noun: str, value: Node, tale: Tale) -> Amount:
    amount = amount_of(value, noun, tale)
    if isinstance(value, n.CountOf):
        return Amount(NP(noun, count=signed(value.each)), amount.after)
    return amount


def _again(who: Phrase) -> Phrase:
    return Pronoun(3, "noxilia.unit", plural=True) if not isinstance(who, Pronoun) else who


@says(n.Adjust)
def adjust(node: n.Adjust, tale: Tale) -> Phrase:
    who = found(node.which, tale, THOSE)
    return until(changed(who, (node.melee, node.ranged, node.armour), node.skills, tale), UNTIL_END_OF_TURN)


@says(n.ChangeArmour)
def change_armour(node: n.ChangeArmour, tale: Tale) -> Phrase:
    """Markers, which the next reset takes away."""
    who = found(node.which, tale, EACH)
    if node.amount > 0:
        return Clause(who, "gain", NP("noxilia.armour_marker", count=node.amount))
    return Clause(who, "lose", NP("noxilia.armour_marker", count=-node.amount))


@says(n.Modify)
def modify(node: n.Modify, tale: Tale) -> Phrase:
    values = (node.melee, node.ranged, node.armour, node.life)
    lost: tuple[Phrase, ...] = tuple(skill_title(skill) for skill in node.loses)
    who = found(node.who, tale, ALL if isinstance(node.who, n.Units) and not node.who.at else THOSE)
    return changed(who, values, node.gets, tale, lost, has="gain" if tale.lasting else "have")
