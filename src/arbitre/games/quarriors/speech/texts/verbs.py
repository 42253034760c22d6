"""How effects are written: orders to the player."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

import msgspec

from arbitre.kernel import effects as k
from arbitre.kernel.effects import Node
from arbitre.words import *
from arbitre.words.flow import Chosen, Flow
from arbitre.words.idioms import OTHERWISE
from arbitre.words.moves import move
from arbitre.words.orders import is_order, permits
from arbitre.words.quantity import ALL, EACH, chosen
from arbitre.words.quantity import for_each as for_each_one

from ... import language as n
from ..lexicon import AREAS
from .filters import NOUNS, for_each, found, this
from .tale import SAYS, Tale, says

LEXICON.add(
    verb("quarriors.return", "return", "remettre"),
    verb("quarriors.raise", "turn", "faire passer"),
    verb("quarriors.trade", "swap", "échanger"),
    verb("quarriors.make", "make", "faire"),
    verb("quarriors.capture_free", "capture for free", "capturer gratuitement"),
    adverb("quarriors.if_possible", "if possible", "si possible"),
    adverb("quarriors.up_one_level", "up one level", "au niveau supérieur"),
    adverb("quarriors.once_per_player", "once per player attacked", "une seule fois par joueur attaqué"),
    adjective("quarriors.under_way", "under way", "en cours", en_after=True, invariable=True),
    preposition("quarriors.onto_face", "to", "sur"),
    preposition("quarriors.for_other", "for", "contre"),
)


# Effects of the kernel


class _Flow(Flow[Tale]):
    """What is chosen or counted first is « it » or « them » afterwards."""

    def after(self, node: Node, tale: Tale) -> Tale:
        named = tuple(inner for inner in k.walk(node) if type(inner) in NOUNS and not isinstance(inner, k.It))
        return tale._replace(said=tale.said + named, it=None)

    def row(self, parts: Sequence[Phrase]) -> Phrase:
        told = list(parts)
        for i, (first, second) in enumerate(pairwise(parts)):
            match first, second:
                case Clause(after=(*rest, last)), Clause(after=(*_, end)) if last == end:
                    told[i] = msgspec.structs.replace(first, after=tuple(rest))  # said once, at the end
        return super().row(told)

    def apiece(self, parts: Sequence[Phrase]) -> Phrase:
        """Statements: « and » between two of a kind, a semicolon before a permission."""
        first = parts[0]
        lasting = isinstance(first, Clause) and UNTIL_END_OF_TURN in first.after
        if is_order(first) or is_order(parts[-1]) or (lasting and any(permits(part) for part in parts)):
            return self.told(*parts)
        return All(tuple(parts))

    def asked(self, condition: Node, tale: Tale) -> Tale:
        counted = tuple(inner for inner in k.walk(condition) if isinstance(inner, n.Scored))
        return tale._replace(said=tale.said + counted)

    def apart(self, first: Node, tale: Tale) -> bool:
        return isinstance(first, k.Lasting)

    def chosen(self, node: k.Choose, tale: Tale) -> Chosen[Tale]:
        first = node.do.parts[0] if isinstance(node.do, k.Seq) else node.do
        moving = tale._replace(moving=isinstance(first, _MOVING))
        assert isinstance(node.number, int), "a number that is counted is not written here"
        what = found(node.among, moving, chosen(node.number, node.up_to))
        again = tale._replace(it=None, about=NOUNS[type(node.among)])
        return Chosen(what, again, again._replace(it=what))

    def each_opponent(self, node: k.EachOpponent, tale: Tale) -> Phrase:
        return Join((for_each_one(self.opponents), self.say(node.do, tale._replace(player=True))), ",")


_MOVING = (n.Cull, n.Return, n.Swap, n.TradeUp, n.Spend)

FLOW: Final = _Flow(SAYS)


# Verbs


def _dice(number: int) -> NP:
    return NP("die", "a") if number == 1 else NP("die", count=number)


def _gain(amount: int | Node, noun: str, tale: Tale) -> Phrase:
    number = amount if isinstance(amount, int) else 1
    return Clause(None, "gain", NP(noun, count=number), after=for_each(amount, tale))


@says(n.GainQuiddity)
def gain_quiddity(node: n.GainQuiddity, tale: Tale) -> Phrase:
    return _gain(node.amount, "quarriors.quiddity", tale)


@says(n.GainGlory)
def gain_glory(node: n.GainGlory, tale: Tale) -> Phrase:
    return _gain(node.amount, "quarriors.glory", tale)


@says(n.ExtraCaptures)
def extra_captures(node: n.ExtraCaptures, tale: Tale) -> Phrase:
    more = NP("quarriors.capture", "one", adj=("extra",))
    if node.number > 1:
        more = NP("quarriors.capture", count=node.number, adj=("extra",))
    return may(Clause(None, "quarriors.make", more, after=(THIS_TURN,)))


@says(n.CheaperCaptures)
def cheaper_captures(node: n.CheaperCaptures, tale: Tale) -> Phrase:
    less = NP("quarriors.quiddity", count=node.less, adj=("less",))
    return Clause(NP("quarriors.capture", "your", plural=True), "cost", less, after=(THIS_TURN,))


@says(n.DrawDice)
def draw_dice(node: n.DrawDice, tale: Tale) -> Phrase:
    """Dice drawn before the roll, or in another player's turn, wait in the pool."""
    if tale.early:
        return Clause(None, "draw", _dice(node.number), after=(PP("into", NP("quarriors.pool", "your")),))
    return Clause(None, ("draw", "roll"), _dice(node.number))


@says(n.Reroll)
def reroll(node: n.Reroll, tale: Tale) -> Phrase:
    return Clause(None, "reroll", found(node.which, tale._replace(this="die")))


@says(n.Destroy)
def destroy(node: n.Destroy, tale: Tale) -> Phrase:
    return Clause(None, "destroy", found(node.which, tale))


@says(n.DestroyAll)
def destroy_all(node: n.DestroyAll, tale: Tale) -> Phrase:
    return Clause(None, "destroy", found(node.which, tale, ALL))


@says(n.Return)
def put_back(node: n.Return, tale: Tale) -> Phrase:
    there = PP("to_zone", NP(AREAS[node.to], "your"))
    return move("quarriors.return", found(node.which, tale), there, ahead=False)


@says(n.Cull)
def cull(node: n.Cull, tale: Tale) -> Phrase:
    order = Clause(None, "quarriors.cull", found(node.which, tale))
    if not node.glory_each:
        return order
    gain = Clause(None, "gain", NP("quarriors.glory", count=node.glory_each))
    each = PP("for", Some("each", "die", they("die")))
    return Join((order, msgspec.structs.replace(gain, after=(each,))), ";")


@says(n.TurnUp)
def turn_up(node: n.TurnUp, tale: Tale) -> Phrase:
    what = found(node.which, tale, EACH)
    order = Clause(None, "quarriors.raise", what, after=(Adv("quarriors.up_one_level"),))
    return Join((order, Adv("quarriors.if_possible")), ",")


@says(n.TurnAlike)
def turn_alike(node: n.TurnAlike, tale: Tale) -> Phrase:
    face = NP("face", "another", of=NP("quarriors.sort", "the", adj=("same",)))
    return Clause(None, "turn", found(node.which, tale), after=(PP("quarriors.onto_face", face),))


@says(n.Spend)
def spend(node: n.Spend, tale: Tale) -> Phrase:
    what = found(node.which, tale._replace(this="die"))
    return move("put", what, PP("into", NP("quarriors.spent", "your")), ahead=False)


@says(n.Swap)
def swap(node: n.Swap, tale: Tale) -> Phrase:
    other = tale.it or it("die")
    own = it(tale.this) if tale.named else this(tale)
    return Clause(None, "quarriors.trade", own, after=(PP("quarriors.for_other", other),))


@says(n.CaptureFree)
def capture_free(node: n.CaptureFree, tale: Tale) -> Phrase:
    sort = {"spell": "quarriors.spell_die", "creature": "quarriors.creature_die"}[node.sort]
    die = NP(sort, "a", of=Figure("cost", node.cost_at_most, "or less"))
    order = Bilingual(
        en=Clause(None, "capture", die, after=(Adv("quarriors.for_free"),)),
        fr=Clause(None, "quarriors.capture_free", die),
    )
    if node.into == "used":
        return order
    return All((order, Clause(None, "put", it("die"), after=(PP("in", NP(AREAS[node.into], "your")),))))


@says(n.TradeUp)
def trade_up(node: n.TradeUp, tale: Tale) -> Phrase:
    more = NP("quarriors.quiddity", count=node.more, adj=("more",), adv="up_to")
    dearer = NP("die", "a", that=Clause(None, "cost", more))
    gain = PP("in_order_to", Clause(None, "capture", dearer))
    return Clause(None, "quarriors.cull", tale.it or it("die"), after=(gain,))


@says(n.ScoreNow)
def score_now(node: n.ScoreNow, tale: Tale) -> Phrase:
    return Clause(this(tale), "score", after=(Adv("quarriors.at_once"),))


@says(n.JoinAttack)
def join_attack(node: n.JoinAttack, tale: Tale) -> Phrase:
    added = NP("attack", owner=this(tale))
    under_way = NP("attack", "the", adj=("quarriors.under_way",))
    once = Paren(Adv("quarriors.once_per_player"))
    return Clause(None, "add", added, to=under_way, after=(once,))


@says(n.RollAside)
def roll_aside(node: n.RollAside, tale: Tale) -> Phrase:
    ready = Clause(None, "put", it("die"), after=(PP("in", NP("quarriors.ready", "your")),))
    used = Clause(None, "put", it("die"), after=(PP("in", NP("quarriors.used", "your")),))
    creature = If(Clause(it("die"), "quarriors.show", NP("creature", "a")), ready)
    other = Join((OTHERWISE, used), ",")
    return Join((Clause(None, "roll", NP("die", "this")), Join((creature, other), ";")), ":")


@says(n.SendTo)
def send_to(node: n.SendTo, tale: Tale) -> Phrase:
    """(In a guard.) The subject is the creature the event is about."""
    if node.area == "aside":
        return Clause(None, "quarriors.set_aside", it("creature"))
    there = PP("to_zone", NP(AREAS[node.area], "your"))
    instead = PP("instead_of", NP("quarriors.used", "your"))
    return Clause(it("creature"), "quarriors.go", after=(there, instead))


@says(n.Prevent)
def prevent(node: n.Prevent, tale: Tale) -> Phrase:
    return Clause(it("creature"), "quarriors.stay", after=(PP("in", NP("quarriors.ready", "your")),))
