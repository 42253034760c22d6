"""Replacement effects: if something would happen, something else happens instead."""

from __future__ import annotations

from typing import Final

from arbitre.kernel.effects import Ability, It, Node, This, walk
from arbitre.words import (
    NP,
    PP,
    YOU,
    Adj,
    Adv,
    All,
    Bilingual,
    Clause,
    Deeds,
    Join,
    Phrase,
    Text,
    Words,
    numeral,
)
from arbitre.words.orders import THEY, permit, unless, until
from arbitre.words.saying import unsaid

from ... import language as n
from ..terms import counter_kind, text
from .abilities import worded
from .amounts import measured
from .changes import excepted
from .conditions import holds
from .costs import paying
from .events import DAMAGE, Told, after, happens
from .filters import COUNT, EACH, THOSE, How, found
from .permissions import DEEDS, OTHER_DEEDS, play, until_able
from .tale import (
    INSTEAD,
    THIS_TURN,
    Tale,
    behind,
    it,
    itself,
    led,
    say,
    says,
    sentences,
    this,
    undone,
)
from .verbs import ENDS


@says(n.Replacement)
def replacement(node: n.Replacement, tale: Tale) -> Phrase:
    if isinstance(node.by, n.ArriveAsCopy):
        assert node.may, "one may have it enter as a copy"
    else:
        unsaid(node, "may")
    if node.itself:
        assert isinstance(getattr(node.of, "who", None), This), "what happens to this"
    if isinstance(node.of, n.Enters):
        unsaid(node, "next_time")
        said = _entering(node, tale)
    elif isinstance(node.of, n.TurnedFaceUp) and node.itself:
        unsaid(node, "next_time")
        turned = Clause(this(tale), "magic.turn_up", passive=True)
        said = led("as", turned, say(node.by, tale._replace(named=True)))
    else:
        said = replaced(node, tale, None)
    return worded(node.word, said)


# Entering


def _entering(node: n.Replacement, tale: Tale) -> Phrase:
    """This enters tapped; as it enters, choose; you may have it enter as a copy."""
    assert isinstance(node.of, n.Enters)
    who = this(tale) if node.itself else found(node.of.who, tale, EACH)
    match node.by:
        case n.ArriveTapped():
            tapped = Clause(who, "magic.come", Adj("magic.tapped"))
            if isinstance(node.if_, n.Not):
                return behind(tapped, "unless", unless(holds(node.if_.of, tale)))
            return tapped if node.if_ is None else led("if", holds(node.if_, tale), tapped)
        case n.ArriveWith():
            return _arrive_with(node, node.by, tale, who)
        case n.ArriveAsCopy():
            unsaid(node, "if_")
            return _as_copy(node.by, tale)
        case n.ArriveAndLater():
            later = say(n.Delayed(node.by.ability, about=This()), tale)
            return later if node.if_ is None else led("if", holds(node.if_, tale), later)
        case n.PayOrArriveTapped():
            unsaid(node, "if_")
            lead = Join((_as_it_enters(tale), permit(paying(node.by.costs, tale))), ",")
            tapped = Clause(itself(tale), "magic.come", Adj("magic.tapped"))
            return sentences(lead, led("if", undone(YOU), tapped))
        case _:
            assert node.itself, "as this enters"
            unsaid(node, "if_")
            return Join((_as_it_enters(tale), say(node.by, tale)), ",")


def _as_it_enters(tale: Tale) -> Phrase:
    return Words((Adv("magic.as"), Clause(this(tale), "magic.come")))


def _arrive_with(node: n.Replacement, by: n.ArriveWith, tale: Tale, who: Phrase) -> Phrase:
    kind = counter_kind(by.kind)
    if node.itself:
        counters = measured("magic.counter", by.number, tale, kind)
        asked = node.if_ is not None
        subject = itself(tale) if asked else who
        said = Clause(subject, "magic.come", after=(PP("magic.with", counters), PP("on", itself(tale))))
        return said if node.if_ is None else led("if", _kicked(node.if_, tale), said)
    assert isinstance(node.of, n.Enters)
    unsaid(node, "if_")
    assert isinstance(by.number, int), "a number that is counted is not written yet"
    if by.number > 1:
        several = numeral(by.number)
        extras = NP("magic.counter", "", ("magic.additional",), count=several, called=kind)
        them = it(tale._replace(about=("magic.creature",), many=True))
        those = found(node.of.who, tale, THOSE)
        return Clause(those, "magic.come", after=(PP("magic.with", extras), PP("on", them)))
    extra = NP("magic.counter", "a", ("magic.additional",), called=kind)
    pronoun = it(tale._replace(about=("magic.creature",), many=False))
    return Clause(who, "magic.come", after=(PP("magic.with", extra), PP("on", pronoun)))


def _kicked(condition: Node, tale: Tale) -> Phrase:
    if isinstance(condition, n.CastIt) and condition.paying == "kicker":
        return Clause(this(tale), "magic.kick", passive=True, tense="past")
    return holds(condition, tale)


def _as_copy(by: n.ArriveAsCopy, tale: Tale) -> Phrase:
    """You may have this creature enter as a copy of any creature on the battlefield, except …"""
    of = text("{0} on the battlefield", found(by.of, tale, How("any")))
    copy = text("as a copy of {0}", of)
    said = permit(Clause(this(tale), "magic.come", after=(copy,)))
    if not by.except_:
        return said
    return Join((said, text("except {0}", _exceptions(by, tale))), ",")


def _exceptions(by: n.ArriveAsCopy, tale: Tale) -> Phrase:
    feminine = tale.name is not None and tale.name.gender == "f"
    key = "magic.creature" if feminine else "magic.permanent"
    return excepted(by.except_, tale._replace(about=(key,), many=False))


# Other events


def replaced(node: n.Replacement, tale: Tale, end: Phrase | None) -> Phrase:
    """If … would …, … instead; `end` says until when, of what a spell brings about."""
    if isinstance(node.by, n.Prevent) and node.by.then is None:
        return _prevented(node, node.by, tale, end)
    event = happens(node.of, tale, Told(modal="then would" if node.next_time else "would"))
    if end is not None:
        event = until(event, end)
    if node.if_ is not None:
        event = behind(event, "during", holds(node.if_, tale))
    return led(
        "next_time" if node.next_time else "if",
        event,
        _instead(node, after(node.of, tale)._replace(chosen=None)),
    )


def _prevented(node: n.Replacement, by: n.Prevent, tale: Tale, end: Phrase | None) -> Phrase:
    """Prevent all damage that would be dealt this turn; prevent 2 of that damage."""
    assert isinstance(node.of, n.DealsDamage), "only damage is prevented"
    unsaid(node, "if_", "next_time")
    so_long = () if end is None else (end,)
    whom: Phrase | None = None
    if node.of.to is not None:
        whom = (
            tale.chosen if isinstance(node.of.to, It) and tale.chosen is not None else found(node.of.to, tale)
        )
    if by.amount is None:
        dealt = text("that would be dealt")
        to = () if whom is None else (PP("to", whom),)
        source = node.of.source
        whence = () if source is None else (PP("by_agent", found(source, tale, COUNT)),)
        every = NP(DAMAGE[node.of.combat], "all", mods=(dealt, *to, *whence, *so_long))
        return Clause(None, "magic.prevent", every)
    assert isinstance(by.amount, int), "so much of it that is counted is not written yet"
    unsaid(node.of, "source", "combat")
    suffers = Clause(
        whom or NP("player", "a"), "magic.suffer", NP("magic.damage", "some"), modal="would", after=so_long
    )
    return led(
        "if",
        suffers,
        Clause(None, "magic.prevent", text("{0} of that damage", by.amount)),
    )


def _instead(node: n.Replacement, tale: Tale) -> Phrase:
    match node.by:
        case n.ExileInstead():
            return Clause(None, "magic.exile", it(tale), after=(INSTEAD,))
        case n.Regenerate():
            return Clause(None, "magic.regenerate", it(tale))
        case n.MuchMore():
            return _more(node.of, node.by, tale)
        case n.TwiceAsMuch():
            return _twice(node.of, tale)
        case n.Prevent():
            assert node.by.then is not None
            unsaid(node.by, "amount")
            prevent = Clause(None, "magic.prevent", text("that damage"))
            return All((prevent, say(node.by.then, tale)))
        case n.Instead():
            return _done_instead(node.by, tale)
        case _:
            return say(node.by, tale)


def _more(event: Node, by: n.MuchMore, tale: Tale) -> Phrase:
    assert isinstance(by.number, int), "a number that is counted is not written yet"
    if isinstance(event, n.CountersPut):
        more = numeral(by.number)
        counters = text("that many plus {0} of those counters", more)
        return _put_instead(counters, "sont mis", tale)
    if isinstance(event, n.DealsDamage):
        damage = text("that much damage plus {0}", by.number)
        return Clause(it(tale._replace(many=False)), "deal", damage, after=(INSTEAD,))
    assert isinstance(event, n.GainsLife), "only life, damage and counters grow so"
    much = text("that much life plus {0}", by.number)
    return Clause(YOU, "gain", much, after=(INSTEAD,))


def _put_instead(counters: Phrase, put: str, tale: Tale) -> Phrase:
    """So many counters are put on it instead, in the gender of what they are put on."""
    return Text("{0} are put on {1} instead", f"{{0}} {put} sur {{1}} à la place", (counters, it(tale)))


def _twice(event: Node, tale: Tale) -> Phrase:
    match event:
        case n.DealsDamage():
            double = text("double that damage")
            return Clause(it(tale), "deal", double, after=(INSTEAD,))
        case n.TokensMade():
            tokens = text("twice that many of those tokens")
            return Bilingual(
                Words((tokens, Text("are created instead", ""))),
                Clause(tokens, "magic.create", passive=True, after=(INSTEAD,)),
            )
        case n.CountersPut():
            double = text("twice that many of those counters")
            return _put_instead(double, "est mis", tale)
        case _:
            raise TypeError(f"twice {type(event).__name__} is not written")


def _done_instead(by: n.Instead, tale: Tale) -> Phrase:
    said = say(by.do, tale)
    if isinstance(said, Clause):
        return until(said, INSTEAD)
    if isinstance(said, Join) and said.mark == ".":
        return Words((INSTEAD, All(said.items)))
    return Words((INSTEAD, said))


WRITTEN = (n.ArriveTapped, n.ArriveAndLater, n.ArriveWith, n.ArriveAsCopy, n.PayOrArriveTapped, n.Instead,
           n.ExileInstead, n.MuchMore, n.TwiceAsMuch, n.Prevent, n.Regenerate)  # fmt: skip
"""The replacements that are written here, as part of the sentence they stand in."""


# In force for a time

FOR_GOOD: Final = text("for the rest of the game")


@says(n.Enforce)
def enforce(node: n.Enforce, tale: Tale) -> Phrase:
    """An ability that is in force this turn; what it is about is said in full if it is aimed here."""
    aimed = isinstance(node.about, n.Target)
    ability: Ability = node.ability
    end = THIS_TURN if node.until == "turn" else ENDS.get(node.until)
    if node.until == "game" and isinstance(ability, n.Cannot):
        end = FOR_GOOD
    if end is None:
        assert node.until == "game" and isinstance(ability, n.Replacement) and ability.next_time, "next time"
        return replaced(ability, tale, None)
    if not any(isinstance(part, It) for part in walk(ability)):
        unsaid(node, "about")
    if isinstance(ability, n.MayPlay):
        return play(ability, tale, end)
    if isinstance(ability, n.Only):
        return Join((end, say(ability, tale)), ",")
    if isinstance(ability, n.Must) and ability.deed == "attack_owner":
        return until_able(ability, tale, end)
    if isinstance(ability, n.Cannot) and node.about is not None:
        told = aimed or isinstance(node.about, n.NotChosen)
        subject = found(node.about, tale) if told else it(tale)
        if ability.deed in OTHER_DEEDS:
            assert isinstance(node.about, n.Made), "players just spoken of"
            return Deeds(THEY, (until(OTHER_DEEDS[ability.deed], end),))
        verb, passive = DEEDS[ability.deed]
        return Clause(subject, verb, modal="cannot", passive=passive, after=(end,))
    if isinstance(ability, n.Replacement) and isinstance(ability.by, n.Regenerate):
        assert node.about is not None, "it is said what regenerates"
        unsaid(ability, "next_time")
        return Clause(None, "magic.regenerate", found(node.about, tale))
    if isinstance(ability, n.Replacement):
        chosen = found(node.about, tale) if aimed and node.about is not None else None
        return replaced(ability, tale._replace(chosen=chosen), end)
    if isinstance(ability, n.Can) and ability.deed == "no_hand_limit":
        return Words((say(ability, tale), end))
    return until(say(ability, tale), end)
