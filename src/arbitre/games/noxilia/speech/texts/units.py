"""How effects on units are written: damage, healing, curses, changes of figures."""

from __future__ import annotations

from arbitre.kernel.effects import Node
from arbitre.words import (
    LEXICON,
    NP,
    PP,
    UNTIL_END_OF_TURN,
    Adv,
    All,
    Clause,
    Join,
    Paren,
    Phrase,
    Pronoun,
    adverb,
    signed,
    they,
)
from arbitre.words.moves import move
from arbitre.words.orders import until
from arbitre.words.quantity import ALL, EACH, THOSE

from ... import language as n
from ...language.keywords import Skill
from .amounts import Amount, amount_of
from .filters import again, found, noun_of
from .skills import skill_name, skill_title
from .tale import Tale, say, says
from .verbs import take_control_of

LEXICON.add(
    adverb("noxilia.ignoring_armour", "ignoring armour", "sans tenir compte de l'armure"),
    adverb("noxilia.until_purified", "until purified", "jusqu'à sa purification"),
    adverb("noxilia.not_cumulative", "not cumulative", "non cumulables"),
    adverb("noxilia.without_effect", "without effect", "sans effet"),
    adverb(
        "noxilia.with_no_enemy_near",
        "those with no enemy within one zone",
        "celles sans ennemi à moins d'une zone",
    ),
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
    return Clause(found(node.which, tale, EACH), "noxilia.suffer", markers, after=note)


@says(n.Curse)
def curse(node: n.Curse, tale: Tale) -> Phrase:
    """The curse itself is a statement about « it »."""
    order = Clause(None, "noxilia.curse", found(node.which, tale, EACH))
    about = again(node.which, tale)._replace(about=noun_of(node.which, tale))
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
    after = (UNTIL_END_OF_TURN,) if node.until == "turn" else ()
    return take_control_of(found(node.which, tale, ALL), *after)


@says(n.Equip)
def equip(node: n.Equip, tale: Tale) -> Phrase:
    thing = PP("noxilia.equip_with", found(node.which, tale))
    return Clause(None, "noxilia.equip", found(node.on, tale), after=(thing,))


@says(n.TurnUp)
def turn_up(node: n.TurnUp, tale: Tale) -> Phrase:
    """A latent spell turned up so is lost."""
    order = Clause(None, "noxilia.turn", found(node.which, tale, ALL), after=(Adv("face_up"),))
    if not isinstance(node.which, n.Latents):
        return order
    grave = PP("into", NP("noxilia.graveyard", "the"))
    lost = Clause(they("noxilia.latent"), "put", passive=True, after=(grave, Adv("noxilia.without_effect")))
    return Join((order, lost), ":")


@says(n.TurnDown)
def turn_down(node: n.TurnDown, tale: Tale) -> Phrase:
    """Only where nobody looks."""
    after = (Adv("face_down"), Paren(Adv("noxilia.with_no_enemy_near")))
    return Clause(None, "noxilia.turn", found(node.which, tale, ALL), after=after)


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
) -> Phrase:
    """Somebody gets +1 melee and Flying; gets +1 melee for each …; loses Flying."""
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
    parts += [skill_name(skill) for skill in skills]
    if not parts:
        return Clause(who, "lose", All(lost))
    worse = not skills and not after and max(plain) <= 0
    gain = Clause(who, "noxilia.suffer" if worse else "get", All(tuple(parts)), after=after)
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
    return changed(who, values, node.gets, tale, lost)
