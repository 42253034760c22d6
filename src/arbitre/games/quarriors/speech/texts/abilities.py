"""How abilities are written: what is so, or what happens when."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from arbitre.kernel import effects as k
from arbitre.kernel.effects import Node
from arbitre.words import *
from arbitre.words.orders import permit
from arbitre.words.quantity import COUNT, THOSE, number_of, numbered

from ... import language as n
from ..lexicon import NAMES
from .filters import HOST, for_each, found, this
from .tale import Tale, say, says

LEXICON.add(
    verb("quarriors.suffer", "get", "subir"),
    verb("quarriors.stay", "stay", "rester", auxiliary="être"),
    verb("quarriors.belong", "belong", "appartenir"),
    noun("quarriors.minimum", "minimum", "minimum", "m"),
    noun("quarriors.phase_2", "phase 2", "phase 2", "f"),
    adverb("quarriors.from_then_on", "from then on", "désormais"),
)


# Triggers and guards: the event, told with what the condition says it is about

_THIS: Final[dict[str, Callable[[Tale], Phrase]]] = {
    "scored": lambda tale: Clause(this(tale), "score"),
    "destroyed": lambda tale: Clause(this(tale), "destroy", passive=True),
    "summoned": lambda tale: Clause(YOU, "summon", this(tale)),
}
_HOST: Final[dict[str, Phrase]] = {
    "scored": Clause(HOST, "score"),
    "destroyed": Clause(HOST, "destroy", passive=True),
}


def _about_this(on: str, tale: Tale) -> Phrase:
    return _THIS[on](tale)


def _about_host(on: str, tale: Tale) -> Phrase:
    return _HOST[on]


def _about_yours(on: str, tale: Tale) -> Phrase:
    return Clause(found(n.Creatures(n.YOURS), tale), {"destroyed": "destroy"}[on], passive=True)


def _you_destroyed(on: str, tale: Tale) -> Phrase:
    assert on == "destroyed", f"« {on} » by you is not written yet"
    return Clause(YOU, "destroy", found(n.Creatures(n.OPPONENTS), tale))


def _by_this(on: str, tale: Tale) -> Phrase:
    assert on == "attacked", f"« {on} » by this is not written yet"
    return Clause(this(tale), "attack", NP("player", "a"))


EVENTS: Final[dict[type[Node], Callable[[str, Tale], Phrase]]] = {
    n.AboutThis: _about_this,
    n.AboutHost: _about_host,
    n.AboutYours: _about_yours,
    n.YouDestroyed: _you_destroyed,
    n.ByThis: _by_this,
}
"""For each condition on an event, the event so limited: when this creature scores."""

_EARLY: Final = ("scored", "destroyed")
"""Events that come before the owner's roll, or in another player's turn."""


def _event(node: k.Trigger | k.Guard, tale: Tale) -> Phrase:
    assert node.when is not None, "an event that is about nothing in particular is not written yet"
    return EVENTS[type(node.when)](node.on, tale)


@says(k.Trigger)
def trigger(node: k.Trigger, tale: Tale) -> Phrase:
    happening = _event(node, tale)
    met = isinstance(node.when, n.ByThis)
    named = isinstance(node.when, n.AboutThis)
    then = say(node.do, tale._replace(early=node.on in _EARLY, player=met or tale.player, named=named))
    return when(happening, then)


@says(k.Guard)
def guard(node: k.Guard, tale: Tale) -> Phrase:
    happening = _event(node, tale)
    then = say(node.by, tale)
    return when(happening, permit(then) if node.may else then)


@says(n.AtLeast)
def at_least(node: n.AtLeast, tale: Tale) -> Phrase:
    assert isinstance(node.amount, n.Scored), "only scored creatures are compared with a number so far"
    assert isinstance(node.number, int), "a bound that is counted is not written yet"
    other = ("other",) if node.amount.other else ()
    creatures = numbered(NP("creature", adj=other), node.number, "at_least")
    return Clause(YOU, "score", creatures, tense="past", after=(THIS_TURN,))


# Figures


@says(n.Modify)
def modify(node: n.Modify, tale: Tale) -> Phrase:
    """This creature gets +2 defense; your creatures get +1/+1; … for each of your other creatures."""
    attack, defense = (1 if isinstance(a, Node) else a for a in (node.attack, node.defense))
    parts: list[Phrase] = []
    if attack and defense:
        parts.append(pair(attack, defense))
    else:
        parts += [Bonus(attack, "attack")] if attack else []
        parts += [Bonus(defense, "defense")] if defense else []
    parts += [Bonus(node.glory, "quarriors.renown")] if node.glory else []
    verb_key = "quarriors.suffer" if min(attack, defense, node.glory) < 0 else "get"
    counted = next((a for a in (node.attack, node.defense) if isinstance(a, Node)), 0)
    after = for_each(counted, tale)
    if node.floor:
        after += (Paren(Figure("quarriors.minimum", node.floor)),)
    return Clause(_who(node.who, tale), verb_key, All(tuple(parts)), after=after)


def _who(who: Node, tale: Tale) -> Phrase:
    """A subject: your creatures, not « all your creatures »."""
    return found(who, tale, THOSE)


@says(n.SetFigures)
def set_figures(node: n.SetFigures, tale: Tale) -> Phrase:
    """Its attack is 0; this creature's attack and defense are equal to the number of …"""
    values = {"attack": node.attack, "defense": node.defense}
    nouns = [noun for noun, value in values.items() if value is not None]
    assert nouns, "a figure is set"
    value = next(value for value in values.values() if value is not None)
    assert all(v in (None, value) for v in values.values()), "two figures with two values are not written yet"
    owner = found(node.who, tale)
    if len(nouns) == 1:
        subject: Phrase = NP(nouns[0], owner=owner)
    else:
        subject = Bilingual(
            en=All((NP(nouns[0], owner=owner), NP(nouns[1]))),
            fr=All((NP(nouns[0], "the"), NP(nouns[1], owner=owner))),
        )
    if isinstance(value, int):
        figure = Symbol(str(value))
        return Bilingual(en=Clause(subject, "be", figure), fr=Clause(subject, "be", PP("of", figure)))
    assert isinstance(value, n.CountOf)
    return Clause(subject, "be", Adj("equal"), to=number_of(found(value.of, tale, COUNT)))


# What simply is so


@says(n.SummonTax)
def summon_tax(node: n.SummonTax, tale: Tale) -> Phrase:
    each = PP("for", NP("creature", "each", that=Clause(they("opponent"), "summon")))
    more = NP("quarriors.quiddity", count=node.more, adj=("more",))
    return Clause(NP("opponent", "generic"), "pay", more, after=(each,))


@says(n.NoAttackFrom)
def no_attack_from(node: n.NoAttackFrom, tale: Tale) -> Phrase:
    weak = NP("creature", "generic", of=Figure("level", node.level_at_most, "or less"))
    return Clause(weak, "attack", YOU, modal="cannot")


@says(n.AttackCap)
def attack_cap(node: n.AttackCap, tale: Tale) -> Phrase:
    attackers = NP("creature", "each", that=Clause(None, "attack", YOU))
    return Clause(attackers, "have", NP("quarriors.attack_points", count=node.at_most, adv="at_most"))


@says(n.AttackBonus)
def attack_bonus(node: n.AttackBonus, tale: Tale) -> Phrase:
    few = NP("creature", "one", adv="exactly")
    if node.creatures != 1:
        few = NP("creature", count=node.creatures, adv="exactly")
    against = PP("against", NP("player", "a", that=Clause(None, "have", few)))
    return Clause(this(tale), "get", Bonus(node.amount, "attack"), after=(against,))


@says(n.AttackTotal)
def attack_total(node: n.AttackTotal, tale: Tale) -> Phrase:
    change = "less" if node.change < 0 else "more"
    damage = NP("quarriors.damage", count=abs(node.change), adj=(change,))
    return Clause(NP("attack", "generic", mods=(PP("against", YOU),)), "deal", damage)


@says(n.DrawSize)
def draw_size(node: n.DrawSize, tale: Tale) -> Phrase:
    after = (PP("instead_of", Symbol("6")), PP("quarriors.in_play", NP("quarriors.phase_2")))
    return Clause(YOU, "draw", NP("die", count=node.dice), after=after)


@says(n.NoPaidUnlock)
def no_paid_unlock(node: n.NoPaidUnlock, tale: Tale) -> Phrase:
    paying = PP("by", Clause(None, "pay"))
    return Clause(NP("die", "this"), "quarriors.unlock", modal="cannot", passive=True, after=(paying,))


@says(n.IgnoreAttached)
def ignore_attached(node: n.IgnoreAttached, tale: Tale) -> Phrase:
    opposing = NP("creature", "generic", adj=("quarriors.opposing",))
    spells = NP("spell", "generic", adj=("quarriors.attached",), mods=(PP("to", opposing),))
    return Clause(NP("attack", "your", plural=True), "quarriors.ignore", spells)


@says(n.Untargetable)
def untargetable(node: n.Untargetable, tale: Tale) -> Phrase:
    spells = NP("spell", "generic", adj=("quarriors.opposing",))
    return Clause(spells, "choose", this(tale), modal="cannot")


@says(n.OneSummonOf)
def one_summon_of(node: n.OneSummonOf, tale: Tale) -> Phrase:
    one = NP(NAMES[node.kind], "one")
    return Clause(YOU, "summon", one, modal="can", only=True, after=(PP("per", NP("turn")),))


@says(n.PlaceElsewhere)
def place_elsewhere(node: n.PlaceElsewhere, tale: Tale) -> Phrase:
    theirs = PP("in", NP("quarriors.locked", owner=NP("opponent", "a")))
    yours = PP("instead_of", Mine(Pronoun(2), "quarriors.locked"))
    placed = Clause(NP("die", "this"), "quarriors.lock", passive=True, modal="about to")
    put = when(placed, may(Clause(None, "put", it("die"), after=(theirs, yours))))
    player = Bilingual(en=they("opponent"), fr=it("opponent"))
    belongs = Clause(it("die"), "quarriors.belong", to=player, after=(Adv("quarriors.from_then_on"),))
    return Join((put, belongs), ";")


@says(n.CopyOpponent)
def copy_opponent(node: n.CopyOpponent, tale: Tale) -> Phrase:
    model = NP("creature", "a", adj=("quarriors.opposing",), of=NP("choice", "your"))
    copies = Clause(it("creature"), "become", NP("quarriors.copy", "a", of=model))
    points = (NP("quarriors.attack_points", count=0), NP("quarriors.defense_points", count=node.defense))
    figures = Clause(it("creature"), "have", All(points))
    none = If(Clause(NP("opponent", "no"), "have", NP("creature", "a")), figures)
    arrives = Clause(this(tale), "come", after=(PP("to_zone", NP("quarriors.ready", "your")),))
    return when(arrives, Join((copies, none), ";"))


@says(n.Perishes)
def perishes(node: n.Perishes, tale: Tale) -> Phrase:
    """The sentence before it has counted the dice that are meant."""
    zero = Symbol("0")
    gone = Bilingual(
        en=Clause(NP("number", "that"), "be", zero), fr=Clause(NP("number", "this"), "be", PP("of", zero))
    )
    return If(gone, Clause(this(tale), "destroy", passive=True), "when", last=True)


@says(n.CastLate)
def cast_late(node: n.CastLate, tale: Tale) -> Phrase:
    after = (PP("after", NP("attack", "your")),)
    return Clause(this(tale), "cast", modal="can", passive=True, only=True, after=after)


@says(n.FromPool)
def from_pool(node: n.FromPool, tale: Tale) -> Phrase:
    use = Clause(None, "use", NP("quarriors.quiddity", "the", of=NP("face", "this")))
    return Join((PP("instead_of", use), permit(say(node.do, tale._replace(this="die")))), ",")
