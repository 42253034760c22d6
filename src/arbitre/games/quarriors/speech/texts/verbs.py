"""How effects are written: orders to the player."""

from __future__ import annotations

from itertools import pairwise

import msgspec

from arbitre.kernel import effects as k
from arbitre.kernel.effects import Node
from arbitre.words import (
    IF_YOU_DO,
    LEXICON,
    NP,
    PP,
    THIS_TURN,
    UNTIL_END_OF_TURN,
    Adv,
    All,
    Bilingual,
    Clause,
    Figure,
    If,
    Join,
    Paren,
    Phrase,
    Some,
    adjective,
    adverb,
    it,
    may,
    preposition,
    they,
    verb,
)
from arbitre.words.orders import is_order, permit, until

from ... import language as n
from ..lexicon import AREAS
from .filters import ALL, EACH, NOUNS, ONE, Quantified, for_each, found, this
from .tale import Tale, say, says

LEXICON.add(
    verb("quarriors.return", "return", "remettre"),
    verb("quarriors.raise", "turn", "faire passer"),
    verb("quarriors.trade", "swap", "échanger"),
    verb("quarriors.make", "make", "faire"),
    verb("quarriors.capture_free", "capture for free", "capturer gratuitement"),
    adverb("quarriors.if_possible", "if possible", "si possible"),
    adverb("quarriors.up_one_level", "up one level", "au niveau supérieur"),
    adverb("quarriors.once_per_player", "once per player attacked", "une seule fois par joueur attaqué"),
    adverb("quarriors.otherwise", "otherwise", "sinon"),
    adjective("quarriors.under_way", "under way", "en cours", en_after=True, invariable=True),
    preposition("quarriors.onto_face", "to", "sur"),
    preposition("quarriors.for_other", "for", "contre"),
)


# Effects of the kernel


@says(k.Seq)
def seq(node: k.Seq, tale: Tale) -> Phrase:
    """Orders one after the other; what is chosen or counted first is « it » or « them » afterwards."""
    parts: list[Phrase] = []
    for part in node.parts:
        parts.append(say(part, tale))
        named = tuple(inner for inner in k.walk(part) if type(inner) in NOUNS and not isinstance(inner, k.It))
        tale = tale._replace(said=tale.said + named, it=None)
    for i, (first, second) in enumerate(pairwise(parts)):
        if isinstance(first, Clause) and isinstance(second, Clause) and first.after[-1:] == second.after[-1:]:
            parts[i] = msgspec.structs.replace(first, after=first.after[:-1])  # said once, at the end
    if all(is_order(part) for part in parts):
        return All(tuple(parts), "then")
    return Join(tuple(parts), ";") if is_order(parts[0]) or is_order(parts[-1]) else _stated(parts)


def _stated(parts: list[Phrase]) -> Phrase:
    """Statements: « and » between two of a kind, a semicolon before a permission."""
    permission = any(isinstance(part, Clause) and part.modal == "may" for part in parts)
    first = parts[0]
    lasting = isinstance(first, Clause) and UNTIL_END_OF_TURN in first.after
    return Join(tuple(parts), ";") if permission and lasting else All(tuple(parts))


@says(k.May)
def may_do(node: k.May, tale: Tale) -> Phrase:
    allowed = permit(say(node.do, tale))
    if node.then is None:
        return allowed
    return Join((allowed, If(IF_YOU_DO, say(node.then, tale))), ";")


@says(k.If)
def if_so(node: k.If, tale: Tale) -> Phrase:
    counted = tuple(inner for inner in k.walk(node.when) if isinstance(inner, n.Scored))
    then = If(say(node.when, tale), say(node.do, tale._replace(said=tale.said + counted)))
    if node.otherwise is None:
        return then
    return Join((then, Join((Adv("quarriors.otherwise"), say(node.otherwise, tale)), ",")), ";")


@says(k.Choose)
def choose(node: k.Choose, tale: Tale) -> Phrase:
    """What is chosen becomes the object of what is done; « you may » if one may be chosen."""
    how = ONE
    if node.number > 12:
        how = Quantified("any")
    elif node.up_to and node.number > 1:
        how = Quantified("up to", node.number)
    elif node.number > 1:
        how = Quantified("a", node.number)
    first = node.do.parts[0] if isinstance(node.do, k.Seq) else node.do
    what = found(node.among, tale._replace(moving=isinstance(first, _MOVING)), how)
    noun = NOUNS[type(node.among)]
    if isinstance(first, k.Lasting):
        order = Clause(None, "choose", what)
        return Join((order, say(node.do, tale._replace(it=None, about=noun))), ":")
    done = say(node.do, tale._replace(it=what, about=noun))
    return permit(done) if node.up_to and node.number == 1 else done


_MOVING = (n.Cull, n.Return, n.Swap, n.TradeUp, n.Spend)


@says(k.EachOpponent)
def each_opponent(node: k.EachOpponent, tale: Tale) -> Phrase:
    return Join((PP("for", NP("opponent", "each")), say(node.do, tale._replace(player=True))), ",")


@says(k.Lasting)
def lasting(node: k.Lasting, tale: Tale) -> Phrase:
    assert node.until == "turn", f"no words for something that lasts until '{node.until}'"
    return until(say(node.ability, tale), UNTIL_END_OF_TURN)


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
    return Clause(None, "quarriors.return", found(node.which, tale), after=(there,))


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
    return Clause(None, "put", what, after=(PP("into", NP("quarriors.spent", "your")),))


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
    other = Join((Adv("quarriors.otherwise"), used), ",")
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
