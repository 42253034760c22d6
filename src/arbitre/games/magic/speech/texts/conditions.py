"""Whether: what must hold, as a statement."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from arbitre.kernel.effects import Node, This
from arbitre.words import (
    NP,
    PP,
    YOU,
    Adj,
    Adv,
    All,
    Bilingual,
    Clause,
    Name,
    Phrase,
    Pronoun,
    Text,
    Unwritten,
    Words,
    numeral,
)
from arbitre.words.saying import unsaid

from ... import language as n
from ..terms import ANCHOR_WORDS, KEYWORD_WORDS, counter_kind, text
from .amounts import value
from .filters import COUNT, ONE, How, bare, found, group
from .groups import put
from .idioms import it_is
from .nouns import YOU_CONTROL, zone_of
from .players import player
from .tale import THIS_TURN, Tale, it, it_again, itself, this

_HAND: Final = n.Cards(whose=n.YOURS, where=("hand",))


def _at_least(node: n.AtLeast, tale: Tale) -> Phrase:
    amount, number = node.amount, node.number
    assert isinstance(number, int), "a bound that is counted is not written yet"
    word = numeral(number)
    match amount:
        case n.CardTypesAmong():
            assert amount.of == n.Cards(whose=n.YOURS), "card types are counted in your graveyard"
            return _there(
                f"are {word.en} or more card types among cards in {{0}}",
                f"au moins {word.fr} types de carte parmi les cartes de {{0}}",
                NP("magic.graveyard", "your"),
            )
        case n.OpenDoors(names=True, of=n.ROOM_YOU_CONTROL):
            return _there(
                f"are {word.en} or more different names among unlocked doors of {{0}}",
                f"au moins {word.fr} noms différents parmi les accès déverrouillés de {{0}}",
                NP("magic.sub.room", "generic", mods=(YOU_CONTROL,)),
            )
        case n.CountersOn(of=of, kind=kind):
            return _counters(of, kind, number, tale)
        case n.Minus(one=n.Life(who=n.You()), other=n.StartingLife()):
            more = text("more than {0}", NP("magic.starting_life", "your"))
            return Clause(YOU, "have", NP("magic.life", count=number, adv="at_least"), after=(more,))
        case n.CountOf(of=n.Made()):
            assert number == 1, "what was chosen is there"
            return text("one or more of the chosen permanents are still on the battlefield")
        case n.CountOf(of=of):
            return _control(of, tale, number)
        case n.LandsThisTurn():
            assert number == 1, "a land entered"
            return _land_entered()
        case n.DiedThisTurn():
            some = Bilingual(
                NP("magic.creature", "", count=Text(f"{word.en} or more", "")),
                NP("magic.creature", "", count=numeral(number, "f"), adv="at_least"),
            )
            control = text("under {0}", NP("magic.authority", "your"))
            return Clause(some, "die", tense="past", after=(control, THIS_TURN))
        case n.DrawnLastTurn():
            assert number == 1, "a card"
            last = text("last turn")
            return Clause(YOU, "draw", NP("card", "a"), tense="past", after=(last,))
        case n.Minus(one=n.ManaValueOf(n.That()), other=n.ManaSpentOn(n.That()) as spent) if number == 1:
            return text("{0} was less than its mana value", value(spent, tale))
        case n.SacrificedThisTurn():
            some = Bilingual(
                NP("magic.permanent", "", count=Text(f"{word.en} or more", "")),
                NP("magic.permanent", "a" if number == 1 else "", count=None if number == 1 else word,
                   adv="at_least"),
            )  # fmt: skip
            return Clause(YOU, "sacrifice", some, tense="past", after=(THIS_TURN,))
        case _:
            more = text("is {0} or greater", number)
            return Words((value(amount, tale), more))


def _land_entered() -> Phrase:
    """A land entered the battlefield under your control this turn."""
    onto = Bilingual(Text("the battlefield", ""), PP("on", NP("magic.battlefield", "the")))
    under = text("under {0}", NP("magic.authority", "your"))
    return Clause(NP("magic.land", "a"), "magic.come", tense="past", after=(onto, under, THIS_TURN))


def _there(en: str, fr: str, where: Phrase) -> Phrase:
    """There are … / il y a …"""
    return Bilingual(
        Text(f"there {en}", "", (where,)), Clause(Pronoun(3), "magic.there_is", Text("", fr, (where,)))
    )


def _counters(of: Node, kind: str, number: int, tale: Tale) -> Phrase:
    """Kaito has one or more loyalty counters on it."""
    word = numeral(number)
    called = counter_kind(kind) if kind else None
    en = NP("magic.counter", "", count=Text(f"{word.en} or more", ""), called=called)
    fr = NP("magic.counter", "a" if number == 1 else "", count=None if number == 1 else word, called=called,
            adv="at_least")  # fmt: skip
    mine = isinstance(of, This)
    on = PP("on", itself(tale) if mine else it_again(of, tale))
    if mine and tale.named:
        are = Text("there are {0}", "", (en,))
        return Bilingual(Words((are, on)), Clause(Pronoun(3), "magic.there_is", fr, after=(on,)))
    subject = this(tale) if mine else it(tale)
    return Clause(subject, "have", Bilingual(en, fr), after=(on,))


def _control(of: Node, tale: Tale, number: int) -> Phrase:
    """You control two or more creatures."""
    assert isinstance(of, n.Permanents) and of.whose == n.YOURS, "permanents you control are counted here"
    some = put(bare(of, tale, ONE, "whose"), ONE)
    if number > 1:
        assert isinstance(some, NP), "of one sort"
        word = numeral(number)
        some = Bilingual(
            msgspec.structs.replace(some, det="", count=Text(f"{word.en} or more", "")),
            msgspec.structs.replace(some, det="", count=word, adv="at_least"),
        )
    return Clause(player(n.You(), tale), "magic.control", some)


def _at_most(node: n.AtMost, tale: Tale) -> Phrase:
    amount, number = node.amount, node.number
    if isinstance(amount, n.CountOf) and amount.of == _HAND and number == 0:
        return Bilingual(
            Clause(YOU, "have", NP("card", "no", plural=True, mods=(Text("in hand", ""),))),
            Clause(YOU, "have", NP("card", "a", mods=(Text("", "en main"),)), neg="not"),
        )
    if isinstance(amount, n.CountOf) and isinstance(amount.of, n.Permanents) and number == 0:
        assert amount.of.whose == n.YOURS, "permanents you control"
        some = put(bare(amount.of, tale, ONE, "whose"), ONE)
        assert isinstance(some, NP), "permanents of one sort"
        none = msgspec.structs.replace(some, det="no", plural=True)
        return Clause(player(n.You(), tale), "magic.control", none)
    if isinstance(amount, n.Life) and isinstance(number, int):
        low = Text(f"{number} or less life", f"{number} point{'s' * (number > 1)} de vie ou moins")
        return Clause(player(amount.who, tale, one=True), "have", low)
    if isinstance(amount, n.CountersOn) and number == 0:
        return _last_counter(amount, tale)
    assert isinstance(number, int), "a bound that is counted is not written yet"
    return Words((value(amount, tale), text("is {0} or less", number)))


def _last_counter(node: n.CountersOn, tale: Tale) -> Phrase:
    counters = NP("magic.counter", "no", called=counter_kind(node.kind), plural=True)
    me = itself(tale) if isinstance(node.of, This) else it_again(node.of, tale)
    return Clause(me, "have", counters, after=(PP("on", me),))


def _both(node: n.Both, tale: Tale) -> Phrase:
    first, *rest = (holds(part, tale) for part in node.parts)
    return All((first, *(Words((Text("", "que"), part)) for part in rest)))


def _fits(node: n.Fits, tale: Tale) -> Phrase:
    """It is tapped, it was a creature, it had counters on it."""
    wanted = node.filter
    if isinstance(wanted, n.Cards):
        return _is_card(n.IsCard(node.which, wanted), tale)
    assert isinstance(wanted, n.Permanents), "only permanents and cards are judged so"
    mine = isinstance(node.which, This)
    if wanted.tapped is not None:
        return Clause(
            found(node.which, tale), "be", Adj("magic.tapped" if wanted.tapped else "magic.untapped")
        )
    if wanted.face_down:
        return Clause(found(node.which, tale), "be", Adv("face_down"))
    if wanted.counters:
        some = NP(
            "magic.counter",
            "some",
            called=None if wanted.counters == "any" else counter_kind(wanted.counters),
        )
        now = mine and not tale.named
        subject = this(tale) if now else itself(tale) if mine else it(tale)
        pronoun = itself(tale) if mine else it(tale)
        if now:
            return Clause(subject, "have", some, after=(PP("on", pronoun),))
        return Clause(subject, "have", some, tense="imperfect", after=(PP("on", pronoun),))
    kind = put(group(wanted, tale, ONE), ONE)
    return Words((text("it was"), kind))


def _is_card(node: n.IsCard, tale: Tale) -> Phrase:
    assert isinstance(node.filter, n.Cards), "only cards are judged so"
    unsaid(node.filter, "whose")
    it_again(node.which, tale)
    card = put(group(node.filter, tale, How("a", placed=False)), ONE)
    return it_is(card)


def _put_this_way(node: n.PutThisWay, tale: Tale) -> Phrase:
    """A creature card is put into a graveyard this way."""
    assert isinstance(node.card, n.Cards) and node.card.where == ("graveyard",), "a card of a graveyard"
    card = put(group(node.card, tale, How("a", placed=False)), ONE)
    there = zone_of("graveyard", node.card.whose, tale)
    way = text("this way")
    return Clause(card, "put", passive=True, after=(text("into {0}", there), way))


def _dealt_this_way(node: n.DealtThisWay, tale: Tale) -> Phrase:
    assert isinstance(node.who, n.Players), "players who were dealt damage"
    damage = NP("magic.damage", "some")
    way = text("this way")
    return Clause(player(node.who, tale, one=True), "magic.suffer", damage, after=(way,))


def _prime(node: n.Prime, tale: Tale) -> Phrase:
    """You control a prime number of lands."""
    amount = node.amount
    assert isinstance(amount, n.CountOf) and isinstance(amount.of, n.Permanents), "permanents are counted"
    assert amount.of.whose == n.YOURS, "those you control"
    those = put(bare(amount.of, tale, COUNT, "whose"), COUNT)
    number = text("a prime number of {0}", those)
    return Clause(player(n.You(), tale), "magic.control", number)


def _your_turn(node: n.YourTurn, tale: Tale) -> Phrase:
    return it_is(NP("turn", "your"))


def _word_chosen(node: n.WordChosen, tale: Tale) -> Phrase:
    word = Name(*ANCHOR_WORDS[node.word])
    return text("{0} was chosen", word)


def _cast_it(node: n.CastIt, tale: Tale) -> Phrase:
    me = itself(tale)
    if node.paying:
        unsaid(node, "anybody")
    if node.paying == "kicker":
        who = NP("spell", "this") if tale.kind == "spell" else me
        return Clause(who, "magic.kick", passive=True, tense="past")
    if node.paying == "graveyard":
        where = PP("magic.from", NP("magic.graveyard", "your"))
        return Clause(player(n.You(), tale), "cast", me, tense="past", after=(where,))
    if node.paying:
        cost = Text("", f"pour son coût de {KEYWORD_WORDS[node.paying].fr}")
        return Bilingual(
            Text(f"its {node.paying} cost was paid", ""),
            Clause(me, "cast", passive=True, tense="past", after=(cost,)),
        )
    if node.anybody:
        return Clause(me, "cast", passive=True, tense="past")
    return Clause(player(n.You(), tale), "cast", me, tense="past")


def _came(node: n.CameThisTurn, tale: Tale) -> Phrase:
    return Clause(this(tale) if isinstance(node.which, This) else it(tale), "magic.come", tense="past",
                  after=(THIS_TURN,))  # fmt: skip


def _faces(node: n.FacesThisTurn, tale: Tale) -> Phrase:
    one = NP("magic.permanent", "a")
    control = text("under {0}", NP("magic.authority", "your"))
    came = Clause(
        one,
        "magic.come",
        tense="past",
        after=(
            Bilingual(Text("the battlefield", ""), PP("on", NP("magic.battlefield", "the"))),
            Adv("face_down"),
            control,
            THIS_TURN,
        ),
    )
    turned = Bilingual(
        Clause(YOU, "turn", one, tense="past", after=(Adv("face_up"), THIS_TURN)),
        Clause(YOU, "flip", one, tense="past", after=(Adv("face_up"), THIS_TURN)),
    )
    return All((came, Bilingual(turned, Words((Text("", "que"), turned)))), "or")


def _has_died(node: n.HasDied, tale: Tale) -> Phrase:
    return Clause(found(node.who, tale), "die", tense="past", after=(THIS_TURN,))


def _share(node: n.ShareCardType, tale: Tale) -> Phrase:
    assert isinstance(node.of, n.Made), "cards just milled"
    if node.wholly:
        return text("two cards that share all their card types were milled this way")
    return text("two cards that share a card type were milled this way")


def _less_than_half(node: n.LessThanHalf, tale: Tale) -> Phrase:
    half = text("less than half their starting life total")
    return Clause(player(node.who, tale._replace(his_turn=False)), "have", half)


CONDITIONS: Final[dict[type[Node], Callable[[Any, Tale], Phrase]]] = {
    n.AtLeast: _at_least,
    n.AtMost: _at_most,
    n.Both: _both,
    n.Fits: _fits,
    n.IsCard: _is_card,
    n.LessThanHalf: _less_than_half,
    n.PutThisWay: _put_this_way,
    n.DealtThisWay: _dealt_this_way,
    n.Prime: _prime,
    n.YourTurn: _your_turn,
    n.WordChosen: _word_chosen,
    n.CastIt: _cast_it,
    n.CameThisTurn: _came,
    n.FacesThisTurn: _faces,
    n.HasDied: _has_died,
    n.ShareCardType: _share,
}
"""For each condition, what holds."""


def holds(node: Node, tale: Tale) -> Phrase:
    """A condition as a statement. What does not hold is said by who asks (« unless »)."""
    if type(node) not in CONDITIONS:
        raise Unwritten(f"{type(node).__name__} is not written as a condition")
    return CONDITIONS[type(node)](node, tale)
