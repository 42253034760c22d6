"""How abilities are written: what is so, what happens when, what a unit may be used for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from arbitre.kernel import effects as k
from arbitre.kernel.effects import Node
from arbitre.words import *
from arbitre.words.orders import permit
from arbitre.words.quantity import COUNT, numbered
from arbitre.words.saying import known, unsaid

from ... import language as n
from ...language.definitions import BATTLEFIELD
from ...language.keywords import Adventure
from ..lexicon import KINDS
from .filters import HOME, OPPONENT, found
from .skills import skill_name
from .tale import UNIT, Tale, actor, here, in_zone, say, says, this
from .units import figures
from .verbs import price

LEXICON.add(
    adverb("noxilia.play", "play", "en jeu"),
    noun("noxilia.ranged_attack", "ranged attack", ("attaque à distance", "attaques à distance"), "f"),
    noun("noxilia.move", "move", "déplacement", "m"),
    noun("noxilia.magic", "magic", "magie", "f", mass="both"),
    noun("noxilia.healing", "healing", "soin", "m", mass="en", plural="fr"),
    adverb("noxilia.each_dawn", "at the start of each turn", "au début de chaque tour"),
    adverb("noxilia.each_dusk", "at the end of each turn", "à la fin de chaque tour"),
    adverb("noxilia.once_a_turn", "once per turn", "une fois par tour"),
)

_MOMENTS: Final[dict[str, Adv]] = {"dawn": Adv("noxilia.each_dawn"), "dusk": Adv("noxilia.each_dusk")}
"""Events that are a time of the turn."""


# Triggers: the event, told with what the condition says it is about

_HAPPENS: Final[dict[str, Callable[[Phrase], Clause]]] = {
    "revealed": lambda who: Clause(who, "noxilia.turn", passive=True, after=(Adv("face_up"),)),
    "concealed": lambda who: Clause(who, "noxilia.turn", passive=True, after=(Adv("face_down"),)),
    "died": lambda who: Clause(who, "die"),
    "attacked": lambda who: Clause(who, "attack", passive=True),
    "wounded": lambda who: Clause(who, "noxilia.wound", passive=True),
    "healed": lambda who: Clause(who, "noxilia.heal", passive=True),
    "poisoned": lambda who: Clause(who, "noxilia.receive", NP("noxilia.poison_marker", "some")),
    "stepped": lambda who: Clause(who, "noxilia.arrive", after=(PP("in", NP("zone", "a")),)),
    "entered": lambda who: Clause(who, "enter", after=(Adv("noxilia.play"),)),
    "engaged": lambda who: Clause(who, "noxilia.engage", passive=True),
    "disengaged": lambda who: Clause(who, "noxilia.disengage", passive=True),
    "captured": lambda who: Clause(who, "capture", passive=True),
    "equipped": lambda who: Clause(who, "noxilia.equip", passive=True),
    "flooded": lambda who: Clause(who, "noxilia.flood", passive=True),
}
"""What happens to somebody."""
_DOES: Final[dict[str, Callable[[Phrase], Clause]]] = {
    "attacked": lambda who: Clause(who, "attack"),
    "wounded": lambda who: Clause(
        who, "noxilia.wound", NP(UNIT, "a"), after=(PP("by", Clause(None, "attack")),)
    ),
    "died": lambda who: Clause(who, "destroy", NP(UNIT, "a")),
}
"""What somebody does."""


def _player(node: n.AboutPlayer, tale: Tale) -> Phrase:
    return found(n.Units(node.whose), tale)


def _both(node: n.Both, tale: Tale) -> Phrase:
    """Another of your units: of a player's, and not this one."""
    whose = next((part.whose for part in node.parts if isinstance(part, n.AboutPlayer)), n.ANYONES)
    which = next((part.which for part in node.parts if isinstance(part, n.About)), n.Units(whose))
    other = any(isinstance(part, n.Not) and isinstance(part.of, n.AboutThis) for part in node.parts)
    if other and isinstance(which, n.Units):
        fields = {name: getattr(which, name) for name in which.__struct_fields__}
        which = n.Units(**{**fields, "other": True})
    return found(which, tale)


ABOUT: Final[dict[type[Node], Callable[[Any, Tale], Phrase]]] = {
    n.AboutThis: lambda node, tale: this(tale),
    n.AboutBearer: lambda node, tale: actor(tale),
    n.ByThis: lambda node, tale: actor(tale),
    n.About: lambda node, tale: found(node.which, tale),
    n.AboutPlayer: _player,
    n.Both: _both,
}
"""For each condition on an event, whom it is about."""


@says(k.Trigger)
def trigger(node: k.Trigger, tale: Tale) -> Phrase:
    if node.on in _MOMENTS:
        assert node.when is None or isinstance(node.when, n.YourMoment), "a moment is about no unit"
        return Join((_MOMENTS[node.on], say(node.do, tale)), ",")
    assert node.when is not None, "an event that is about nothing in particular is not written yet"
    about = node.when
    happening = (_DOES if isinstance(about, n.ByThis) else _HAPPENS)[node.on](ABOUT[type(about)](about, tale))
    # « It » would not be clear where another unit was named as well.
    mine = isinstance(about, n.AboutThis | n.ByThis | n.AboutBearer) and happening.object is None
    struck = Bilingual(en=NP(UNIT, "that"), fr=NP(UNIT, "this"))
    told = tale._replace(named=mine, it=None if isinstance(about, n.AboutThis) else struck, about=tale.this)
    return when(happening, say(node.do, told))


@says(k.Guard)
def guard(node: k.Guard, tale: Tale) -> Phrase:
    assert node.when is not None, "an event that is about nothing in particular is not written yet"
    happening = _HAPPENS[node.on](ABOUT[type(node.when)](node.when, tale))
    then = say(node.by, tale._replace(named=True))
    return when(happening, permit(then) if node.may else then)


# Conditions


@says(n.AtLeast)
def at_least(node: n.AtLeast, tale: Tale) -> Phrase:
    """You have at least 3 common units in your graveyard."""
    assert isinstance(node.amount, n.CountOf), "only cards that are counted are compared with a number so far"
    assert isinstance(node.number, int), "a bound that is counted is not written yet"
    unsaid(node.amount, "each", "most")
    of = node.amount.of
    whose = getattr(of, "whose", n.YOURS)
    who = OPPONENT if whose == n.OPPONENTS else YOU
    what = found(of, tale, COUNT)
    return Clause(who, "have", numbered(_whoever(what), node.number, "at_least"))


def _whoever(what: Phrase) -> Phrase:
    """The same where the subject says whose it is."""
    if isinstance(what, Bilingual):
        return Bilingual(_whoever(what.en), _whoever(what.fr))
    assert isinstance(what, NP)
    return msgspec.structs.replace(what, adj=tuple(key for key in what.adj if key != "noxilia.enemy"))


@says(n.Not)
def not_so(node: n.Not, tale: Tale) -> Phrase:
    inner = say(node.of, tale)
    assert isinstance(inner, Clause), "only a plain condition can be denied so far"
    return msgspec.structs.replace(inner, neg="not")


@says(n.Both)
def both_so(node: n.Both, tale: Tale) -> Phrase:
    """(In an « if ».) Of an event, `ABOUT` says whom it is about."""
    return All(tuple(say(part, tale) for part in node.parts))


@says(n.Standing)
def standing(node: n.Standing, tale: Tale) -> Phrase:
    """This unit stands in a zone of your opponent's camp; on a battlefield."""
    owner = {n.YOURS: YOU, n.OPPONENTS: OPPONENT, n.ANYONES: None}[node.home]
    if owner is not None and set(node.kinds) == {BATTLEFIELD}:
        raise Unwritten("a battlefield lies in nobody's half")
    if owner is not None and set(node.kinds) >= HOME:
        where: Phrase = NP("zone", "a", of=NP("noxilia.camp", owner=owner))
    else:
        zones = [
            NP(KINDS[kind], "a") if owner is None or kind == BATTLEFIELD else NP(KINDS[kind], owner=owner)
            for kind in node.kinds
        ]
        where = All(tuple(zones), "or") if len(zones) > 1 else zones[0]
    prep = "on" if set(node.kinds) == {BATTLEFIELD} else "in"
    return Clause(this(tale), "noxilia.stand", after=(PP(prep, where),))


# What simply is so


@says(n.Ground)
def ground(node: n.Ground, tale: Tale) -> Phrase:
    """Of a zone: who stands there has more or less; shots at its controller's units deal more or less."""
    parts: list[Phrase] = []
    changes = figures(node.melee, node.ranged, node.armour)
    if changes:
        worse = max(node.melee, node.ranged, node.armour) <= 0
        parts.append(
            Clause(_standing_here(node.who, tale), "noxilia.suffer" if worse else "get", All(tuple(changes)))
        )
    if node.shots:
        assert node.who == "allies", "shots are told of those at one's own units"
        mine = PP("against", _standing_here("allies", tale))
        shots = NP("noxilia.ranged_attack", "generic", mods=(mine,))
        parts.append(Clause(shots, "deal", _more("damage", node.shots)))
    return All(tuple(parts)) if len(parts) > 1 else parts[0]


def _standing_here(who: str, tale: Tale) -> Phrase:
    where = (in_zone(here(tale)),)
    if who == "allies":
        return NP(UNIT, "your", plural=True, mods=where)
    enemy = known(who, "enemies", "all") == "enemies"
    return NP(UNIT, "generic", adj=("noxilia.enemy",) if enemy else (), mods=where)


@says(n.Activated)
def activated(node: n.Activated, tale: Tale) -> Phrase:
    """Once per turn, price, engage this unit: what is done."""
    paid = price(node.gold, node.mana, node.costs, tale)
    if node.engages:
        paid = (Clause(None, "noxilia.engage", NP(tale.this, "this")), *paid)
    head: Phrase = Adv("noxilia.once_a_turn")
    if paid:
        head = Join((head, All(paid)), ",")
    body = say(node.do, tale)
    if node.reach >= 0:
        body = All((body, Paren(Figure("noxilia.reach", node.reach))), "")
    return Headed(Sentence(head, end=""), body)


@says(Adventure)
def adventure(node: Adventure, tale: Tale) -> Phrase:
    """Go on adventure 2, pay 1 gold: what it brings home."""
    paid = price(node.gold, node.mana, node.costs, tale)
    head = Join((skill_name(node), All(paid)), ",") if paid else skill_name(node)
    return Headed(head, say(node.do, tale))


# The game is played otherwise


def _of(whose: str, noun: str) -> Phrase:
    """Units, your units, enemy units."""
    if whose == n.YOURS:
        return NP(noun, "your", plural=True)
    enemy = known(whose, n.OPPONENTS, n.ANYONES) == n.OPPONENTS
    return NP(noun, "generic", adj=("noxilia.enemy",) if enemy else ())


def _who(whose: str) -> Phrase:
    return {n.YOURS: YOU, n.OPPONENTS: OPPONENT, n.ANYONES: NP("player", "each")}[whose]


def _more(noun: str, amount: int) -> NP:
    """1 more gold, 1 less damage, 1 fewer card."""
    less = "less" if LEXICON.noun(noun).mass in ("en", "both") else "fewer"
    return NP(noun, count=abs(amount), adj=(less if amount < 0 else "more",))


def _moving(whose: str, amount: int) -> Bilingual:
    """Units move 1 fewer zone / les déplacements font 1 zone de moins."""
    zones = _more("zone", amount)
    return Bilingual(
        en=Clause(_of(whose, UNIT), "move", zones), fr=Clause(_of(whose, "noxilia.move"), "do", zones)
    )


_RULES: Final[dict[str, Callable[[n.Rule], Phrase]]] = {
    "no_charge": lambda r: Clause(_of(r.whose, UNIT), "noxilia.charge", modal="cannot"),
    "no_ranged": lambda r: Clause(
        _of(r.whose, UNIT), "noxilia.make", NP("noxilia.ranged_attack", "some"), modal="cannot"
    ),
    "no_spells": lambda r: Clause(
        NP("player", "generic") if r.whose == n.ANYONES else _who(r.whose),
        "noxilia.cast_or_lay",
        NP("spell", "some"),
        modal="cannot",
    ),
    "no_fall_back": lambda r: Clause(_of(r.whose, UNIT), "noxilia.fall_back", modal="cannot"),
    "steps": lambda r: _moving(r.whose, r.amount),
    "gold": lambda r: Clause(_who(r.whose), "noxilia.collect", _more("noxilia.gold", r.amount)),
    "draw": lambda r: Clause(_who(r.whose), "draw", _more("card", r.amount)),
    "unit_cost": lambda r: Clause(_of(r.whose, UNIT), "cost", _more("noxilia.gold", r.amount)),
    "event_cost": lambda r: Clause(_of(r.whose, "noxilia.event"), "cost", _more("noxilia.gold", r.amount)),
    "spell_cost": lambda r: Clause(
        _of(r.whose, "noxilia.active"), "cost", _more("noxilia.mana.any", r.amount)
    ),
    "magic": lambda r: Clause(NP("noxilia.magic", "generic"), "deal", _more("damage", r.amount)),
    "healing": lambda r: Clause(
        NP("noxilia.healing", "generic"), "noxilia.restore", _more("noxilia.life", r.amount)
    ),
}
"""For each way the game may be played otherwise, the sentence that says so."""
assert set(_RULES) == set(n.RULES), "a rule has no words"


@says(n.Rule)
def rule(node: n.Rule, tale: Tale) -> Phrase:
    if node.name.startswith("no_"):
        unsaid(node, "amount")
    if node.name in ("magic", "healing"):
        unsaid(node, "whose")
    return _RULES[node.name](node)
