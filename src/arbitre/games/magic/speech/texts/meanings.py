"""What keywords mean: in brackets on the cards that explain them, and for whoever asks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from arbitre.words import *

from ... import language as n
from ...language import keywords as kw
from ..terms import KEYWORD_NAMES, counter_kind, text
from .amounts import measured
from .changes import kind_of
from .costs import cost
from .events import beginning
from .filters import found
from .idioms import FREELY
from .nouns import YOU_CONTROL, keyword_noun, of_type
from .reminders import convoke, miracle, turn_up
from .tale import Tale, led, say, sentences

Reminder = Callable[[Any, Tale], Phrase]

_GRAVEYARD: Final = PP("magic.from", NP("magic.graveyard", "your"))
_HAND: Final = PP("magic.from", NP("hand", "your"))
_THIS_CARD: Final = NP("card", "this")
_THIS_SPELL: Final = NP("spell", "this")


def _said(node: kw.Keyword, tale: Tale) -> Phrase:
    """What the ability that the keyword stands for would say by itself: ward, cycling, prowess."""
    ability, *_ = kw.expand(node)
    return say(ability, Tale(tale.kind))


def _cost_of(node: kw.Keyword) -> Phrase:
    """Its flashback cost / son coût de flashback."""
    sort = KEYWORD_NAMES[type(node)]
    return Text(f"its {sort.en} cost", f"son coût {of_type(sort.fr)}")


def _time(number: int) -> Phrase:
    return measured("magic.counter", number, Tale(), counter_kind("time"))


def _impending(node: kw.Impending, tale: Tale) -> Phrase:
    cast = Clause(YOU, "cast", _THIS_SPELL, after=(PP("for", _cost_of(node)),))
    enters = Clause(it("spell"), "magic.come", after=(PP("magic.with", _time(node.number)),))
    is_not = text("isn't a creature until the last is removed")
    remove = Bilingual(
        Clause(None, "remove", _time(1), after=(PP("from", it("spell")),)),
        Clause(None, "remove", _time(1), to=it("spell")),
    )
    step = beginning(n.BeginningOf("end"))
    return sentences(led("if", cast, All((enters, is_not))), Join((step, remove), ","))


def _suspend(node: kw.Suspend, tale: Tale) -> Phrase:
    """Rather than cast it from the hand: exiled with time counters, cast when the last is gone."""
    cast = Clause(None, "cast", _THIS_CARD, after=(_HAND,), mood="infinitive")
    pay = Clause(YOU, "pay", Symbol(node.cost), modal="may")
    on = PP("on", it("card"))
    exile = Clause(
        None, "magic.exile", it("card"), after=(PP("magic.with", _time(node.number)), on), mood="infinitive"
    )
    rather = Words((text("rather than"), cast))
    remove = Join((beginning(n.BeginningOf("upkeep")), Clause(None, "remove", _time(1))), ",")
    gone = text("the last is removed")
    free = FREELY
    free_cast = Clause(YOU, "cast", it("card"), modal="may", after=(free,))
    told = (Join((rather, All((pay, exile))), ","), remove, led("when", gone, free_cast))
    if tale.kind == "spell":
        return sentences(*told)
    haste = text("if you cast a creature spell this way, it has haste")
    return sentences(*told, haste)


def _escape(node: kw.Escape, tale: Tale) -> Phrase:
    return Clause(YOU, "cast", _THIS_CARD, modal="may", after=(_GRAVEYARD, PP("for", _cost_of(node))))


def _undying(node: kw.Undying, tale: Tale) -> Phrase:
    """When this creature dies, if it had no +1/+1 counters on it, it comes back with one."""
    creature = NP("magic.creature", "this")
    mine = it("magic.creature")
    none = NP("magic.counter", "no", called=counter_kind("+1/+1"), plural=True)
    had = Clause(mine, "have", none, tense="imperfect", after=(PP("on", mine),))
    onto = text("to the battlefield")
    under = PP("under", NP("magic.control", owner=NP("owner", owner=mine)))
    one = PP("magic.with", NP("magic.counter", "a", called=counter_kind("+1/+1")))
    back = Clause(None, "return", mine, after=(onto, under, one, PP("on", mine)))
    return Join(
        (Words((Adv("magic.when"), Clause(creature, "die"))), Words((Adv("magic.if"), had)), back), ","
    )


def _madness(node: kw.Madness, tale: Tale) -> Phrase:
    discard = Clause(YOU, "magic.discard", _THIS_CARD)
    exile = text("discard it into exile")
    cast = Clause(None, "cast", it("card"), after=(PP("for", _cost_of(node)),))
    bury = Clause(None, "put", it("card"), after=(PP("into", NP("magic.graveyard", "your")),))
    do = text("you do")
    return sentences(led("if", discard, exile), led("when", do, All((cast, bury), "or")))


def _ninjutsu(node: kw.Ninjutsu, tale: Tale) -> Phrase:
    attacker = NP("magic.attacker", "a", ("magic.unblocked",), mods=(YOU_CONTROL,))
    return_ = Bilingual(
        Sentence(Clause(None, "return", attacker, after=(Text("to hand", ""),)), end=""),
        Clause(None, "return", after=(PP("into", NP("hand", "your")), attacker)),
    )
    onto = text("onto the battlefield")
    tapped = text("tapped and attacking")
    put = Bilingual(
        Clause(None, "put", _THIS_CARD, after=(onto, _HAND, tapped)),
        Clause(None, "put", after=(onto, Join((_THIS_CARD, tapped, _HAND), ","))),
    )
    return Headed(Join((Symbol(node.cost), return_), ","), put)


def _kicker(node: kw.Kicker, tale: Tale) -> Phrase:
    more = text("an additional {0}", node.cost)
    return Clause(YOU, "pay", more, modal="may", after=(Adv("magic.as"), Clause(YOU, "cast", _THIS_SPELL)))


def _crew(node: kw.Crew, tale: Tale) -> Phrase:
    crew = text("any number of creatures you control with total power {0} or more", node.number)
    until = text("until end of turn")
    becomes = Clause(NP(tale.kind, "this"), "become", kind_of(("artifact", "creature"), ()), after=(until,))
    return Headed(Sentence(Clause(None, "magic.tap", crew), end=""), becomes)


def _equip(node: kw.Equip, tale: Tale) -> Phrase:
    target = found(n.Target(n.CREATURE_YOU_CONTROL), tale)
    attach = Clause(None, "attach", after=(PP("to", target),))
    when = text("equip only as a sorcery")
    return Headed(Sentence(cost(node.cost, tale), end=""), sentences(attach, when))


def _flashback(node: kw.Flashback, tale: Tale) -> Phrase:
    cast = Clause(YOU, "cast", _THIS_CARD, modal="may", after=(_GRAVEYARD, PP("for", _cost_of(node))))
    exile = Clause(None, "magic.exile", it("card"))
    then = Bilingual(Words((Text("then", ""), exile)), Words((exile, Text("", "ensuite"))))
    return sentences(cast, then)


def _blitz(node: kw.Blitz, tale: Tale) -> Phrase:
    cast = Clause(YOU, "cast", _THIS_SPELL, after=(PP("for", _cost_of(node)),))
    draws = Quoted(say(n.Triggered(when=n.Dies(), do=n.Draw()), Tale("magic.creature")))
    both = All((keyword_noun(kw.Haste), draws))
    gains = Bilingual(Clause(it("spell"), "gain", both), Clause(it("spell"), "magic.acquire", both))
    step = beginning(n.BeginningOf("end", n.ANYONES), next_one=True)
    sacrifice = Words((Clause(None, "sacrifice", it("spell")), step))
    return sentences(led("if", cast, gains), sacrifice)


def _miracle(node: kw.Miracle, tale: Tale) -> Phrase:
    return miracle(_THIS_CARD)


def _retrace(node: kw.Retrace, tale: Tale) -> Phrase:
    land = n.DiscardSome(1, n.Cards(whose=n.YOURS, where=("hand",), types=("land",)))
    more = text("in addition to paying its other costs")
    after = (_GRAVEYARD, PP("by", cost(land, tale)), more)
    return Clause(YOU, "cast", _THIS_CARD, modal="may", after=after)


def _changeling(node: kw.Changeling, tale: Tale) -> Phrase:
    return text("this card is every creature type")


def _persist(node: kw.Persist, tale: Tale) -> Phrase:
    creature = NP("magic.creature", "this")
    it_ = it("magic.creature")
    kind = counter_kind("-1/-1")
    none, some = (NP("magic.counter", det, called=kind, plural=True) for det in ("no", "some"))
    bare = Bilingual(
        Clause(it_, "have", none, tense="imperfect", after=(PP("on", it_),)),
        Clause(it_, "have", some, tense="imperfect", neg="not", after=(PP("on", it_),)),
    )
    under = PP("under", NP("magic.control", owner=NP("owner", owner=it_)))
    counter = NP("magic.counter", "a", called=counter_kind("-1/-1"))
    to = text("to the battlefield")
    back = Clause(None, "return", it_, after=(to, under, PP("magic.with", counter), PP("on", it_)))
    dies = Words((Adv("magic.when"), Clause(creature, "die")))
    return Join((dies, Words((Adv("magic.if"), bare)), back), ",")


def _face_down(ward: str, parade: str) -> Reminder:
    """Morph and disguise: cast face down, turned up later."""
    creature = Text(f"as a 2/2 creature{ward}", f"comme une créature 2/2{parade}")

    def said(node: kw.Morph | kw.Disguise, tale: Tale) -> Phrase:
        after = (Adv("face_down"), creature, PP("for", Symbol("{3}")))
        cast = Clause(YOU, "cast", _THIS_CARD, modal="may", after=after)
        return sentences(cast, turn_up(_cost_of(node)))

    return said


def _convoke(node: kw.Convoke, tale: Tale) -> Phrase:
    return convoke(_THIS_SPELL, _THIS_SPELL)


REMINDERS: Final[dict[type[kw.Keyword], Reminder]] = {
    kw.Blitz: _blitz,
    kw.Changeling: _changeling,
    kw.Convoke: _convoke,
    kw.Crew: _crew,
    kw.Cycling: _said,
    kw.Disguise: _face_down(" with ward {2}", " avec parade {2}"),
    kw.Equip: _equip,
    kw.Escape: _escape,
    kw.Flashback: _flashback,
    kw.Impending: _impending,
    kw.Kicker: _kicker,
    kw.Madness: _madness,
    kw.Miracle: _miracle,
    kw.Morph: _face_down("", ""),
    kw.Ninjutsu: _ninjutsu,
    kw.Persist: _persist,
    kw.Prowess: _said,
    kw.Retrace: _retrace,
    kw.Suspend: _suspend,
    kw.Undying: _undying,
    kw.Ward: _said,
}
"""What a keyword means, for those that cards explain; evergreen ones are not explained there."""

MEANINGS: Final[dict[type[kw.Keyword], Text]] = {
    kw.Deathtouch: text("Any amount of damage this creature deals to a creature is enough to destroy it."),
    kw.Defender: text("This creature can't attack."),
    kw.DoubleStrike: text("This creature deals both first-strike and regular combat damage."),
    kw.Enchant: text("Target what this Aura enchants as you cast it. It enters attached to that target."),
    kw.FirstStrike: text("This creature deals combat damage before creatures without first strike."),
    kw.Flash: text("You may cast this spell any time you could cast an instant."),
    kw.Flying: text("This creature can't be blocked except by creatures with flying or reach."),
    kw.Haste: text("This creature can attack and use {T} as soon as it comes under your control."),
    kw.Hexproof: text("This creature can't be the target of spells or abilities your opponents control."),
    kw.Indestructible: text(
        'Damage and effects that say "destroy" don\'t destroy this creature.',
    ),
    kw.Lifelink: text("Damage dealt by this creature also causes you to gain that much life."),
    kw.Menace: text("This creature can't be blocked except by two or more creatures."),
    kw.Protection: text(
        "This creature can't be blocked, targeted, dealt damage, enchanted, or equipped by anything"
        " of that sort.",
    ),
    kw.Reach: text("This creature can block creatures with flying."),
    kw.Shroud: text("This creature can't be the target of spells or abilities."),
    kw.Trample: text(
        "This creature can deal excess combat damage to the player or planeswalker it's attacking."
    ),
    kw.Vigilance: text("Attacking doesn't cause this creature to tap."),
}
"""What the other keywords mean, for whoever asks."""


def reminder(node: kw.Keyword, tale: Tale) -> Phrase | None:
    """What stands in brackets behind a keyword on a card, if anything."""
    build = REMINDERS.get(type(node))
    return None if build is None else Sentence(build(node, tale))
