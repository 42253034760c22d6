"""How abilities are written: what is so, or what happens when."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from arbitre.kernel import effects as k
from arbitre.kernel.effects import Node
from arbitre.words import *
from arbitre.words.orders import permit
from arbitre.words.quantity import THOSE
from arbitre.words.saying import unsaid

from ... import language as n
from ..lexicon import CLASSES
from .amounts import figure, for_each, holds
from .filters import found
from .nouns import noun_of
from .tale import OPPONENT, Tale, say, says, this

LEXICON.add(
    verb("seven_fallen.come_out", "come", "sortir", auxiliary="être"),
    verb("seven_fallen.lower", "reduce", "réduire"),
    verb("seven_fallen.raise", "increase", "augmenter"),
    noun("seven_fallen.phoenix_cost", "Phoenix cost", ("coût Phoenix", "coûts Phoenix"), "m"),
    adjective("seven_fallen.alone", "alone", "seul"),
    adverb("seven_fallen.except_gust", "except with Gust", "sauf avec Bourrasque"),
    adverb("seven_fallen.not_by_gust", "other than by Gust", "autrement que par Bourrasque"),
    preposition("seven_fallen.by_so_much", "by", "de"),
)

_WAYS: Final[dict[str, Name]] = {
    "played": Name("by being played", "en étant joué"),
    "tempest": Name("by Tempest", "par Tempête"),
    "tornado": Name("by Tornado", "par Tornado"),
    "gust": Name("by Gust", "par Bourrasque"),
    "put": Name("by an effect", "par un effet"),
    "phoenix": Name("by Phoenix", "par Phoenix"),
    "invoked": Name("by Invocation", "par Invocation"),
}


# Events: what happens, told with what the condition says it is about


def _passive(verb_key: str) -> Callable[[Phrase], Clause]:
    return lambda subject: Clause(subject, verb_key, passive=True)


def _actively(verb_key: str, thing: Phrase | None = None, *after: Phrase) -> Callable[[Phrase], Clause]:
    return lambda subject: Clause(subject, verb_key, thing, after=after)


_HAPPENS: Final[dict[str, Callable[[Phrase], Clause]]] = {
    "entered": _actively("seven_fallen.come", None, Adv("seven_fallen.into_play")),
    "destroyed": _passive("destroy"),
    "banished": _passive("seven_fallen.banish"),
    "damaged": _actively("seven_fallen.take_damage", NP("damage", "some")),
    "declared": _actively("attack"),
    "mortal": _actively("become", Adj("seven_fallen.mortal")),
    "linked": _passive("seven_fallen.link"),
    "revoked": _passive("seven_fallen.revoke"),
    "energy": _actively("gain", NP("seven_fallen.ec")),
    "out_of_secret": _actively("seven_fallen.come_out", None, Adv("seven_fallen.out_of_secret")),
    "healed": _actively("lose", NP("damage", "some")),
    "discarded": _passive("be_discarded"),
}
"""For each kind of event that happens to a card, the sentence with that card as its subject."""

_DEEDS: Final[dict[str, tuple[str, str]]] = {
    "miracle": ("play", "seven_fallen.miracle"),
    "drawn": ("draw", "seven_fallen.page"),
}
"""Events that are somebody's deed."""


def _happens(on: str, subject: Phrase) -> Clause:
    return _HAPPENS[on](subject)


def _about_this(node: n.AboutThis, on: str, tale: Tale) -> Phrase:
    return _happens(on, this(tale))


def _about_bearer(node: n.AboutBearer, on: str, tale: Tale) -> Phrase:
    return _happens(on, NP("seven_fallen.bearer", "the"))


def _player(whose: str) -> Phrase:
    return {n.YOURS: YOU, n.OPPONENTS: OPPONENT}.get(whose, NP("player", "a"))


def card_like(node: n.About, tale: Tale) -> Phrase:
    """A card an event may be about: another of your Angels, an opposing Dragon Angel."""
    return found(n.Cards(node.whose, node.types, other=node.other, classes=node.classes), tale)


def _about(node: n.About, on: str, tale: Tale) -> Phrase:
    if on in _DEEDS:
        unsaid(node, "classes", "ways")
        verb_key, thing = _DEEDS[on]
        return Clause(_player(node.whose), verb_key, NP(noun_of(node.types) if node.types else thing, "a"))
    clause = _happens(on, card_like(_unlike_this(node, tale), tale))
    if node.ways == n.NOT_GUST:
        return Clause(clause.subject, clause.verb, after=(*clause.after, Adv("seven_fallen.not_by_gust")))
    ways = tuple(_WAYS[way] for way in node.ways)
    return Clause(clause.subject, clause.verb, after=(*clause.after, All(ways, "or"))) if ways else clause


def _unlike_this(node: n.About, tale: Tale) -> n.About:
    """« Another » only where this card could be meant: your own, and of its type."""
    mine = node.whose != n.OPPONENTS and tale.this in ("card", *(f"seven_fallen.{t}" for t in node.types))
    return n.About(node.whose, node.types, node.classes, node.other and mine, node.ways)


def _by_this(node: n.ByThis, on: str, tale: Tale) -> Phrase:
    return _done_by_this(on, None, tale)


def _done_by_this(on: str, victim: Phrase | None, tale: Tale, combat: bool = False) -> Phrase:
    """This Angel destroys an Angel, deals combat damage to one, attacks."""
    if on == "declared":
        return Clause(this(tale), "attack")
    if on == "damaged":
        thing = "seven_fallen.combat_damage" if combat else "damage"
        return Clause(this(tale), "deal", NP(thing, "some"), to=victim)
    return Clause(
        this(tale), {"destroyed": "destroy", "banished": "seven_fallen.banish"}[on], victim or NP("card", "a")
    )


def _together(node: n.Both, on: str, tale: Tale) -> Phrase:
    """Several conditions on one event: who did it, whether in combat, to what."""
    by = any(isinstance(part, n.ByThis) for part in node.parts)
    combat = any(isinstance(part, n.InCombat) for part in node.parts)
    abouts = [part for part in node.parts if isinstance(part, n.About)]
    rest = [part for part in node.parts if not isinstance(part, n.ByThis | n.InCombat | n.About)]
    if by:
        like = abouts[0] if abouts else n.About()
        happening = _done_by_this(
            on, card_like(like, tale) if like.types or not combat else None, tale, combat
        )
    else:
        event = abouts[0] if abouts else next(part for part in rest if type(part) in EVENTS)
        rest = [part for part in rest if part is not event]
        happening = EVENTS[type(event)](event, on, tale)
        if combat and isinstance(happening, Clause):
            happening = _in_combat(happening)
    extra = tuple(holds(part, tale) for part in rest)
    return All((happening, *extra)) if extra else happening


def _in_combat(clause: Clause) -> Clause:
    after = (*clause.after, Adv("seven_fallen.in_combat"))
    return Clause(clause.subject, clause.verb, clause.object, after=after, passive=clause.passive)


def _combat_only(node: n.InCombat, on: str, tale: Tale) -> Phrase:
    return _in_combat(_happens(on, NP("card", "a")))


EVENTS: Final[dict[type[Node], Callable[[Any, str, Tale], Phrase]]] = {
    n.AboutThis: _about_this,
    n.AboutBearer: _about_bearer,
    n.About: _about,
    n.ByThis: _by_this,
    n.InCombat: _combat_only,
    n.Both: _together,
}
"""For each condition on an event, the event so limited: when this Angel is destroyed."""


def _meant(node: Node | None, tale: Tale) -> Tale:
    """Of whom « it » speaks after the event was told."""
    parts = node.parts if isinstance(node, n.Both) else (node,)
    named = any(isinstance(part, n.AboutThis | n.ByThis) for part in parts)
    tale = tale._replace(named=named)
    for part in parts:
        if isinstance(part, n.About):
            key = noun_of(part.types) if part.types else "card"
            return tale._replace(about=key, whose=part.whose, named=False)
        if isinstance(part, n.AboutBearer):
            return tale._replace(about="seven_fallen.angel", whose=n.YOURS, borne=True)
    return tale._replace(about=tale.this, whose=n.YOURS)


def _event(on: str, condition: Node | None, tale: Tale) -> Phrase:
    if condition is None:
        return _happens(on, NP("card", "a"))
    return EVENTS[type(condition)](condition, on, tale)


@says(k.Trigger)
def trigger(node: k.Trigger, tale: Tale) -> Phrase:
    return when(_event(node.on, node.when, tale), say(node.do, _meant(node.when, tale)))


@says(k.Guard)
def guard(node: k.Guard, tale: Tale) -> Phrase:
    event = _event(node.on, node.when, tale)
    if isinstance(event, Clause):
        event = Clause(
            event.subject,
            event.verb,
            event.object,
            after=event.after,
            passive=event.passive,
            modal="about to",
        )
    done = say(node.by, _meant(node.when, tale))
    return when(event, permit(done) if node.may else done)


# What simply is so


@says(n.CostChange)
def cost_change(node: n.CostChange, tale: Tale) -> Phrase:
    pages = noun_of(node.types, "and") if node.types else "seven_fallen.page"
    called = Name(
        " or ".join(CLASSES[name].en for name in node.classes),
        " ou ".join(CLASSES[name].fr for name in node.classes),
    )
    number = figure(node.change)
    who = NP(
        pages,
        "your" if node.whose == n.YOURS else "generic",
        ("seven_fallen.opposing",) if node.whose == n.OPPONENTS else (),
        plural=True,
        called=called if node.classes else None,
    )
    much = NP("seven_fallen.ec", count=abs(number), adj=("less" if number < 0 else "more",))
    return Clause(who, "cost", much, after=for_each(node.change, tale))


@says(n.PhoenixChange)
def phoenix_change(node: n.PhoenixChange, tale: Tale) -> Phrase:
    """Thanator's sentence in the rulebook."""
    number = figure(node.change)
    cost = NP("seven_fallen.phoenix_cost", "the", owner=this(tale))
    much = PP("seven_fallen.by_so_much", NP("seven_fallen.ec", count=abs(number)))
    verb_key = "seven_fallen.lower" if number < 0 else "seven_fallen.raise"
    return Clause(cost, verb_key, passive=True, after=(much, *for_each(node.change, tale)))


@says(n.CannotPlay)
def cannot_play(node: n.CannotPlay, tale: Tale) -> Phrase:
    pages = NP(noun_of(node.types), "some")
    after: tuple[Phrase, ...] = ()
    if isinstance(node.when, n.AttackPhase):
        after += (PP("during", _attack_phases(node.when.whose)),)
    if not node.gust_too and "angel" in node.types:
        after += (Paren(Adv("seven_fallen.except_gust")),)
    who = NP("player", "generic") if node.whose == n.ANYONES else _player(node.whose)
    barred = Clause(who, "play", pages, modal="cannot", after=after)
    if node.when is None or isinstance(node.when, n.AttackPhase):
        return barred
    return If(holds(node.when, tale), barred, "while")


def _attack_phases(whose: str) -> NP:
    if whose == n.ANYONES:
        return NP("seven_fallen.attack_phase", "generic")
    adj = ("seven_fallen.opposing",) if whose == n.OPPONENTS else ()
    return NP("seven_fallen.attack_phase", "the" if adj else "your", adj)


@says(n.Untargetable)
def untargetable(node: n.Untargetable, tale: Tale) -> Phrase:
    after = (PP("with", NP("seven_fallen.miracle", "some")),) if node.miracles_only else ()
    who = found(node.who, tale, THOSE)
    return Clause(OPPONENT, "seven_fallen.target", who, modal="cannot", after=after)


@says(n.CannotAttack)
def cannot_attack(node: n.CannotAttack, tale: Tale) -> Phrase:
    return Clause(found(node.who, tale, THOSE), "attack", modal="cannot")


@says(n.CannotBeAttacked)
def cannot_be_attacked(node: n.CannotBeAttacked, tale: Tale) -> Phrase:
    return Clause(found(node.who, tale, THOSE), "attack", modal="cannot", passive=True)


@says(n.MoreReinforcements)
def more_reinforcements(node: n.MoreReinforcements, tale: Tale) -> Phrase:
    more = NP("seven_fallen.reinforcement", count=node.number, adj=("more",))
    return may(Clause(None, "seven_fallen.announce", more))


@says(n.MoreDraws)
def more_draws(node: n.MoreDraws, tale: Tale) -> Phrase:
    more = NP("seven_fallen.page", count=node.number, adj=("more",))
    return Clause(YOU, "draw", more, after=(PP("during", NP("seven_fallen.night", "your")),))


@says(n.MayAttack)
def may_attack(node: n.MayAttack, tale: Tale) -> Phrase:
    alone = Clause(Pronoun(3, tale.this), "be", Adj("seven_fallen.alone"))
    return If(alone, Clause(this(tale), "attack", modal="may"), "while", last=True)


@says(n.FewerWorshippers)
def fewer_worshippers(node: n.FewerWorshippers, tale: Tale) -> Phrase:
    fewer = NP("seven_fallen.worshipper", count=node.number, adj=("fewer",))
    return Clause(NP("seven_fallen.miracle", "your", plural=True), "need", fewer)
