"""How effects hang together: one after the other, if, may, choose, unless somebody pays."""

from __future__ import annotations

from typing import Final

import msgspec

from arbitre.kernel import effects as k
from arbitre.kernel.effects import Node, This, walk
from arbitre.words import (
    NP,
    PP,
    YOU,
    Adj,
    Agreed,
    All,
    Bilingual,
    Clause,
    Deeds,
    Join,
    Phrase,
    Pronoun,
    Symbol,
    Text,
    Words,
)
from arbitre.words.flow import Flow
from arbitre.words.orders import THEY, permit, told_of, unless, until
from arbitre.words.saying import unsaid

from ... import language as n
from ..terms import text
from .amounts import where_x
from .conditions import holds
from .costs import mine, paying_either
from .events import beginning, happens
from .filters import How, about, bare, found, is_own
from .groups import put
from .idioms import OF_THEIR_CHOICE
from .players import THAT_PLAYER, player
from .rows import row
from .tale import (
    DONE,
    INSTEAD,
    SAYS,
    Tale,
    behind,
    it,
    itself,
    led,
    say,
    says,
    sentences,
    that_one,
    undone,
)


def after(part: Node, tale: Tale) -> Tale:
    """What « it » speaks of once this was said."""
    tale = tale._replace(chosen=None)
    if isinstance(part, n.ChooseTargets):
        return tale._replace(aims=part.targets)
    aims = [
        node for node in walk(part) if isinstance(node, n.Target) and not isinstance(node.among, n.Players)
    ]
    if isinstance(part, n.Destroy) and len(aims) > 1:
        return tale._replace(about=("magic.permanent",), many=True, done="magic.destroyed")
    if aims and not isinstance(part, n.CreateCopies):
        others = isinstance(aims[0].among, n.Permanents) and aims[0].among.whose == n.OPPONENTS
        return about(aims[0], tale)._replace(player=tale.player or (others and aims[0].number == 1))
    match part:
        case n.ManifestDread():
            return tale._replace(about=("magic.creature",), many=part.times != 1)
        case n.CreateTokens() | n.CreateCopies():
            many = part.number != 1 or (isinstance(part, n.CreateTokens) and isinstance(part.who, n.Players))
            return tale._replace(about=("token",), many=many)
        case n.Exile(n.TopCards() as cards):
            several = cards.number != 1 or cards.of != n.You()
            return about(cards, tale)._replace(card=True, many=several)
        case n.Exile():
            return tale._replace(about=("card",), many=False, card=False)
        case n.ExileDiverse():
            return tale._replace(about=("card",), many=True)
        case n.TakeDifferent():
            return tale._replace(chosen=text("the rest"))
        case n.Reveal():
            return about(part.which, tale)
        case n.Affect(which=n.Targeted()) if any(
            isinstance(change, n.IsAlso) and "creature" in change.types for change in part.do
        ):
            return tale._replace(about=("magic.creature",))
        case n.Tap(which=k.It()):
            return tale._replace(named=False, done="magic.tapped")
        case _:
            named = isinstance(getattr(part, "which", None), This)
            return tale._replace(named=tale.named or named)


class _Flow(Flow[Tale]):
    """Sentences of their own, but for what is said in one breath."""

    mark = "."
    done = DONE

    def after(self, node: Node, tale: Tale) -> Tale:
        return after(node, tale)

    def holds(self, node: Node, tale: Tale) -> Phrase:
        return holds(node, tale)

    def theirs(self, tale: Tale) -> Tale:
        return tale._replace(theirs=True)

    def seq(self, node: k.Seq, tale: Tale) -> Phrase:
        return row(node.parts, self.parts(node.parts, tale), tale)

    def may(self, node: k.May, tale: Tale) -> Phrase:
        """« When you do » needs no « if you do » before it."""
        if not isinstance(node.then, n.WhenYouDo):
            return super().may(node, tale)
        allowed = permit(say(node.do, tale), self.done)
        return self.told(allowed, say(node.then, self.after(node.do, tale)))

    def if_so(self, node: k.If, tale: Tale) -> Phrase:
        if node.otherwise is not None:
            return sentences(say(node.otherwise, tale), rather(node, tale))
        if isinstance(node.when, n.Not):
            return behind(say(node.do, tale), "unless", unless(holds(node.when.of, tale)))
        if isinstance(node.do, n.Search) and node.when == n.AtLeast(n.CountOf(n.Made()), 1):
            seek = say(node.do, tale)
            assert isinstance(seek, All), "one searches, puts and shuffles"
            yours = Bilingual(Deeds(YOU, seek.items, "then"), told_of(seek, YOU))
            return led("if", holds(node.when, tale), yours)
        if isinstance(node.do, n.WinGame):
            return behind(say(node.do, tale), "if", holds(node.when, tale))
        return super().if_so(node, tale)

    def asked(self, condition: Node, tale: Tale) -> Tale:
        if isinstance(condition, n.IsCard):
            tale = tale._replace(about=("card",), many=False)
        return tale._replace(named=tale.named or any(isinstance(part, This) for part in walk(condition)))

    def choose(self, node: k.Choose, tale: Tale) -> Phrase:
        """What is chosen becomes the object of what is done with it."""
        assert node.up_to or node.number != n.ANY_NUMBER, "any number may be none"
        first = node.do.parts[0] if isinstance(node.do, k.Seq) else node.do
        if isinstance(first, n.Affect) and first.do == (n.ControlledBy(),):
            assert isinstance(node.number, int), "so many are chosen"
            what = found(node.among, tale, How("a", node.number, node.up_to))
            gain = say(node.do, about(node.among, tale))
            return All((Clause(None, "choose", what), gain))
        if isinstance(first, n.DiscardThese):
            return _from_hand(node, tale)
        if isinstance(first, n.Enforce | n.Spares):
            assert isinstance(node.number, int), "a number that is counted is not written here"
            what = found(node.among, tale, How("a", node.number, node.up_to))
            return sentences(Clause(None, "choose", what), say(node.do, about(node.among, tale)))
        made = isinstance(node.among, n.Cards) and isinstance(node.among.among, n.Made)
        if isinstance(node.among, n.Cards) and made and node.among.whose != n.YOURS:
            return _from_among(node, node.among, tale)
        one = node.up_to and node.number == 1
        number = node.number if isinstance(node.number, int) else Symbol("X")
        how = How("a", number, node.up_to and not one, moving=True, placed=not made)
        spoken = about(node.among, tale)._replace(chosen=found(node.among, tale, how))
        order = say(node.do, spoken._replace(own=is_own(node.among)))
        if isinstance(node.number, Node):
            return Join((order, where_x(node.number, tale)), ",")
        return permit(order, self.done) if one else order


def _from_among(node: k.Choose, among: n.Cards, tale: Tale) -> Phrase:
    """You put a permanent card from among the milled cards onto the battlefield under your control."""
    assert node == k.Choose(among, n.PutOntoBattlefield(which=k.It())), "one of them onto the battlefield"
    how = How("a", placed=False)
    card = put(bare(among, tale, how, "among"), how)
    source = text("from among the milled cards")
    there, under = PP("onto", NP("magic.battlefield", "the")), PP("under", NP("magic.control", "your"))
    return Bilingual(
        Clause(YOU, "put", Words((card, source)), after=(there, under)),
        Clause(YOU, "put", after=(Join((there, under, Words((card, source))), ","),)),
    )


def _from_hand(node: k.Choose, tale: Tale) -> Phrase:
    """You may choose a nonland card from it. That player discards that card."""
    assert isinstance(node.among, n.Cards) and node.up_to and node.number == 1, "one card of a hand"
    assert node.among.where == ("hand",) and node.among.whose == n.ANYONES, "a hand that was looked at"
    how = How("a", placed=False)
    what = put(bare(node.among, tale, how, "controlled_by"), how)
    chosen = Clause(None, "choose", what, after=(text("from it"),))
    return sentences(permit(chosen), say(node.do, tale))


FLOW: Final = _Flow(SAYS)


def rather(node: k.If, tale: Tale) -> Phrase:
    """If there are …, instead search your library for a card."""
    said = say(node.do, tale._replace(instead=True))
    done = until(said, INSTEAD) if isinstance(node.do, n.SacrificeOf) else Words((INSTEAD, said))
    return led("if", holds(node.when, tale), done)


@says(n.Each)
def each(node: n.Each, tale: Tale) -> Phrase:
    if isinstance(node.who, n.ControllersOf) and isinstance(node.who.of, n.Target):
        return _chooses_among(node.who.of, node.do, tale)
    spoken = about(node.who.of, tale) if isinstance(node.who, n.OwnersOf) else tale
    return told_of(say(node.do, spoken._replace(theirs=True)), player(node.who, tale))


def _chooses_among(target: n.Target, do: Node, tale: Tale) -> Phrase:
    """Choose two target creatures controlled by the same opponent. That player chooses one of those."""
    assert isinstance(do, k.Choose) and do == k.Choose(n.Targeted(), do.do), "one of those targeted"
    spoken = about(target, tale)
    one = Text("one of {0}", "l'une de {0}", (that_one(spoken),))
    chosen = spoken._replace(many=False)
    return sentences(
        Clause(None, "choose", found(target, tale)),
        Clause(THAT_PLAYER, "choose", one),
        say(do.do, chosen._replace(chosen=that_one(chosen))),
    )


_NEXT_OPPONENT: Final = text("starting with the next opponent in turn order")


@says(n.EachChooses)
def each_chooses(node: n.EachChooses, tale: Tale) -> Phrase:
    """Starting with the next opponent in turn order, each player chooses a creature you don't control."""
    one = Clause(NP("player", "each"), "choose", found(node.among, tale))
    spoken = about(node.among, tale)
    assert len(spoken.about) == 1, "things of one sort are chosen"
    those = NP(spoken.about[0], "the", ("magic.chosen",), plural=True)
    return sentences(Join((_NEXT_OPPONENT, one), ","), say(node.do, spoken._replace(chosen=those)))


@says(n.ControllersMay)
def controllers_may(node: n.ControllersMay, tale: Tale) -> Phrase:
    """For each opponent, choose up to one target artifact that player controls. For each permanent chosen
    this way, its controller may exile it."""
    parts: list[Phrase] = []
    if isinstance(node.which, n.Target):
        chosen = Clause(None, "choose", found(node.which, tale))
        parts.append(
            Join((PP("for", NP("opponent", "each")), chosen), ",") if node.which.each_opponent else chosen
        )
    else:
        assert isinstance(node.which, n.Targeted), "what was targeted"
    spoken = tale._replace(about=("magic.permanent",), many=False, chosen=None)
    way = Agreed(Words((Adj("magic.chosen"), text("this way"))), NP("magic.permanent"))
    each = PP("for", NP("magic.permanent", "each", mods=(way,)))
    who = NP("magic.controller", owner=it(spoken))
    may = told_of(permit(say(node.do, spoken), DONE), who)
    return sentences(*parts, Join((each, may), ","))


# Paying or not


@says(n.MayOr)
def may_or(node: n.MayOr, tale: Tale) -> Phrase:
    """Choose up to one target permanent. Its controller may sacrifice it. If they don't, …"""
    parts: list[Phrase] = []
    spoken = tale
    if isinstance(node.who, n.ControllersOf) and isinstance(node.who.of, n.Target):
        parts.append(Clause(None, "choose", found(node.who.of, tale)))
        spoken = about(node.who.of, tale)
        who: Phrase = NP("magic.controller", owner=it(spoken))
    else:
        who = player(node.who, tale)
    you = isinstance(node.who, n.You)
    parts.append(told_of(permit(say(node.do, spoken), DONE), who))
    otherwise = say(node.otherwise, spoken._replace(player=not you, named=False))
    parts.append(led("if", undone(YOU if you else THEY), otherwise))
    return sentences(*parts)


@says(n.MayPay)
def may_pay(node: n.MayPay, tale: Tale) -> Phrase:
    who = player(node.who, tale)
    you = isinstance(node.who, n.You)
    pays = paying_either(node.costs, node.or_, tale)
    if isinstance(node.otherwise, n.CounterSpell) and node.do is None:
        return behind(say(node.otherwise, tale), "unless", unless(told_of(pays, who)))
    parts = [permit(pays, DONE) if you and not tale.theirs else told_of(permit(pays, DONE), who)]
    if isinstance(node.do, n.WhenYouDo):
        parts.append(say(node.do, tale))
    elif node.do is not None:
        done = DONE if you else Bilingual(Clause(THEY, "do"), Clause(THEY, "do", Pronoun(3)))
        parts.append(led("if", done, say(node.do, tale)))
    if node.otherwise is not None:
        parts.append(led("if", undone(YOU if you else THEY), say(node.otherwise, tale)))
    return sentences(*parts)


@says(n.MaySacrificeOrDiscard)
def may_sacrifice_or_discard(node: n.MaySacrificeOrDiscard, tale: Tale) -> Phrase:
    """Each opponent may sacrifice a nonland permanent of their choice or discard a card."""
    what = mine(node.among, 1, tale)
    assert isinstance(what, NP), "permanents of one sort"
    own = Bilingual(msgspec.structs.replace(what, mods=(OF_THEIR_CHOICE, *what.mods)), what)
    discard = text("or discard a card")
    return Clause(player(node.who, tale), "sacrifice", own, modal="may", after=(discard,))


# Delayed and reflexive abilities


@says(n.Delayed)
def delayed(node: n.Delayed, tale: Tale) -> Phrase:
    """Sacrifice it at the beginning of the next end step; when you next cast a spell this turn, copy it."""
    ability = node.ability
    assert isinstance(ability, n.Triggered), "only triggered abilities are delayed"
    spoken = tale._replace(named=True) if isinstance(node.about, This) else tale
    if isinstance(ability.when, n.BeginningOf):
        unsaid(node, "until", "each_time")
        done = say(ability.do, _called_it(node.about, spoken))
        return Words((done, beginning(ability.when, next_one=True)))
    if isinstance(ability.when, n.Casts) and node.until == "turn" and not node.each_time:
        event = happens(ability.when, tale)
        assert isinstance(event, Clause)
        spell = event.object or NP("spell", "a")
        casts = Clause(YOU, "cast")
        said = Bilingual(
            Text("when {0} next cast {1} this turn", "", (YOU, spell)),
            Text("", "quand {0} pour la prochaine fois ce tour-ci {1}", (casts, spell)),
        )
        return Join((said, say(ability.do, spoken._replace(about=("spell",), many=False))), ",")
    if node.each_time:
        assert node.until == "turn", "each time until end of turn"
        end = text("until end of turn")
        return Join((end, say(ability, spoken)), ",")
    return say(ability, spoken)


def _called_it(of: Node | None, tale: Tale) -> Tale:
    """This object, spoken of as « it » in a delayed ability about itself."""
    if not isinstance(of, This):
        return tale
    if tale.name is None:
        return tale._replace(about=(tale.kind,), many=False)
    return tale._replace(chosen=itself(tale))


@says(n.WhenYouDo)
def when_you_do(node: n.WhenYouDo, tale: Tale) -> Phrase:
    return say(node.ability, tale._replace(chosen=None, named=False))
