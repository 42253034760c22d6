"""What is done to permanents: destroyed, tapped, given counters, changed until end of turn."""

from __future__ import annotations

from typing import Final

import msgspec

from arbitre.kernel.effects import It, Node, This
from arbitre.words import (
    NP,
    PP,
    YOU,
    Adv,
    Bilingual,
    Clause,
    Join,
    Phrase,
    Pronoun,
    Some,
    Symbol,
    Text,
    Words,
)
from arbitre.words.moves import is_pronoun
from arbitre.words.orders import THEY, until
from arbitre.words.quantity import as_many_as, equal_to, number_of
from arbitre.words.saying import unsaid

from ... import language as n
from ..terms import counter_kind, text
from .amounts import all_of, each_card_type, measured, of_each, value, where_x
from .changes import statement
from .conditions import holds
from .costs import mine
from .filters import EACH, THOSE, found, is_creature, whole
from .groups import ANY_NUMBER
from .idioms import OF_THEIR_CHOICE, so_long_as
from .players import THAT_PLAYER, actor, is_player, player
from .tale import INSTEAD, THIS_TURN, Tale, behind, it, it_again, itself, says, sentences, that_one, this

ENDS: Final[dict[str, Phrase]] = {
    "turn": text("until end of turn"),
    "next end step": text("until the next end step"),
    "your next turn": PP("until", NP("turn", "your", ("next",))),
    "end of your next turn": text("until the end of {0}", NP("turn", "your", ("next",))),
    "combat": text("until end of combat"),
}


def ending(phrase: Phrase, end: str, tale: Tale) -> Phrase:
    """A statement with its end; what lasts for good has none."""
    if end == "leaves":
        stays = Clause(this(tale), "magic.remain", after=(PP("on", NP("magic.battlefield", "the")),))
        return until(phrase, so_long_as(stays))
    return phrase if end == "game" else until(phrase, ENDS[end])


@says(n.Destroy)
def destroy(node: n.Destroy, tale: Tale) -> Phrase:
    return Clause(None, "destroy", whole(node.which, tale))


@says(n.Exile)
def exile(node: n.Exile, tale: Tale) -> Phrase:
    if isinstance(node.which, n.AllButBottom):
        unsaid(node, "until_leaves")
        return _exile_all_but(node.which, node.face_down, tale)
    after: tuple[Phrase, ...] = (Adv("face_down"),) if node.face_down else ()
    for kind, number in node.counters:
        assert isinstance(node.which, This), "counters on a card that exiles itself"
        counters = measured("magic.counter", number, tale, counter_kind(kind))
        after += (PP("magic.with", counters), PP("on", itself(tale)))
    who = actor(node.which.of, tale) if isinstance(node.which, n.TopCards) else None
    order = Clause(who, "magic.exile", whole(node.which, tale, moving=True), after=after)
    if not node.until_leaves:
        return order
    leaves = Clause(
        this(tale._replace(named=False)), "leave", NP("magic.battlefield", "the"), mood="subjunctive"
    )
    if isinstance(node.which, n.Target) and len(getattr(node.which.among, "types", ())) > 1:
        return Bilingual(
            behind(order, "until", leaves), Join((order, Words((Adv("magic.until"), leaves))), ",")
        )
    return behind(order, "until", leaves)


def _exile_all_but(which: n.AllButBottom, face_down: bool, tale: Tale) -> Phrase:
    """Each player exiles all but the bottom six cards of their library face down."""
    order = Clause(player(which.who, tale), "magic.exile", found(which, tale))
    if not face_down:
        return order
    what = found(which, tale)
    assert isinstance(what, Bilingual) and isinstance(what.fr, Join), "in two parts, in French"
    every, but = what.fr.items
    french = Clause(player(which.who, tale), "magic.exile", every, after=(Adv("face_down"),))
    return Bilingual(until(order, Adv("face_down")), Join((french, but), ","))


@says(n.Sacrifice)
def sacrifice(node: n.Sacrifice, tale: Tale) -> Phrase:
    return Clause(None, "sacrifice", whole(node.which, tale))


@says(n.SacrificeOf)
def sacrifice_of(node: n.SacrificeOf, tale: Tale) -> Phrase:
    """Each player sacrifices X creatures; sacrifice any number of lands."""
    if node.number == n.ANY_NUMBER:
        assert node.up_to, "any number may be none"
        what = mine(node.among, Symbol("¤"), tale)
        assert isinstance(what, NP)
        some = NP(what.noun, count=ANY_NUMBER, called=what.called)
        return Clause(actor(node.who, tale), "sacrifice", some)
    unsaid(node, "up_to")
    assert isinstance(node.number, int | n.X), "a number that is counted is not written yet"
    number = node.number if isinstance(node.number, int) else Symbol("X")
    who = actor(node.who, tale)
    chosen = () if who is None and not tale.theirs else (OF_THEIR_CHOICE,)
    what = mine(node.among, number, tale)
    if isinstance(what, NP):
        return Clause(who, "sacrifice", msgspec.structs.replace(what, mods=(*chosen, *what.mods)))
    return Clause(who, "sacrifice", what, after=chosen)


@says(n.Tap)
def tap(node: n.Tap, tale: Tale) -> Phrase:
    return Clause(None, "magic.tap", whole(node.which, tale))


@says(n.Untap)
def untap(node: n.Untap, tale: Tale) -> Phrase:
    return Clause(None, "magic.untap", whole(node.which, tale))


@says(n.Goad)
def goad(node: n.Goad, tale: Tale) -> Phrase:
    if node.until == "game":
        assert isinstance(node.which, n.Made), "what was just made"
        those = NP(tale.about[0], "the", plural=True) if tale.many else that_one(tale)
        rest = text("for the rest of the game")
        return Clause(those, "magic.goad", passive=True, after=(rest,))
    unsaid(node, "until")
    return Clause(None, "magic.goad", whole(node.which, tale))


@says(n.Attach)
def attach(node: n.Attach, tale: Tale) -> Phrase:
    """Attach this Equipment to that creature."""
    made = isinstance(node.to, n.Made)
    to = that_one(tale) if made and tale.chosen is None else found(node.to, tale)
    what = this(tale._replace(named=False)) if isinstance(node.what, This) else found(node.what, tale)
    return Bilingual(Clause(None, "attach", what, after=(PP("to", to),)), Clause(None, "attach", what, to=to))


# Counters


def _on(which: Node, tale: Tale) -> Phrase:
    if isinstance(which, n.Made) and tale.many and tale.chosen is None:
        return PP("on", Some("each", tale.about[0], that_one(tale)))
    return PP("on", found(which, tale, EACH))


@says(n.PutCounters)
def put_counters(node: n.PutCounters, tale: Tale) -> Phrase:
    counters = measured("magic.counter", node.number, tale, counter_kind(node.kind))
    return Clause(None, "put", counters, after=(_on(node.which, tale), *of_each(node.number, tale)))


@says(n.PutDividedCounters)
def put_divided(node: n.PutDividedCounters, tale: Tale) -> Phrase:
    assert isinstance(node.which, n.Target), "what is divided is aimed"
    divided = node.which.divided
    counters = measured("magic.counter", divided, tale, counter_kind(node.kind))
    among = found(msgspec.structs.replace(node.which, divided=0), tale)
    return Clause(None, "magic.distribute", counters, after=(PP("among", among),))


@says(n.PutSameCounters)
def put_same(node: n.PutSameCounters, tale: Tale) -> Phrase:
    it_again(node.as_, tale)
    counters = Bilingual(NP("magic.counter", "that", plural=True), NP("magic.counter", "this", plural=True))
    if isinstance(node.as_, n.That):
        its = NP("magic.counter", owner=Pronoun(3), plural=True)
        where = PP(
            "on",
            this(tale._replace(named=False)) if isinstance(node.which, This) else found(node.which, tale),
        )
        return Clause(None, "put", its if isinstance(node.which, This) else counters, after=(where,))
    return Clause(None, "put", counters, after=(_on(node.which, tale),))


@says(n.RemoveCounters)
def remove_counters(node: n.RemoveCounters, tale: Tale) -> Phrase:
    """Remove a time counter from it; those counters, where their number was just asked."""
    mine = isinstance(node.which, This)
    where = PP("from", this(tale) if mine else found(node.which, tale))
    if node.number == n.ALL:
        if mine and tale.named:
            those = Bilingual(
                NP("magic.counter", "that", plural=True), NP("magic.counter", "this", plural=True)
            )
            return Clause(None, "remove", those)
        every = NP("magic.counter", "all", called=counter_kind(node.kind) if node.kind else None)
        return Clause(None, "remove", every, after=(where,))
    counters_said = measured("magic.counter", node.number, tale, counter_kind(node.kind))
    return Bilingual(
        Clause(None, "remove", counters_said, after=(where,)),
        Clause(None, "remove", counters_said, to=this(tale) if mine else found(node.which, tale)),
    )


@says(n.MoveCounters)
def move_counters(node: n.MoveCounters, tale: Tale) -> Phrase:
    here = found(node.from_, tale._replace(named=False))
    every = text("all counters from {0}", here)
    return Clause(None, "move", every, after=(PP("onto", found(node.onto, tale)),))


@says(n.DoubleCounters)
def double_counters(node: n.DoubleCounters, tale: Tale) -> Phrase:
    kind = counter_kind(node.kind)
    on = PP("on", that_one(tale) if isinstance(node.which, n.Targeted) else found(node.which, tale, EACH))
    number = number_of(NP("magic.counter", "some", called=kind, mods=(on,)))
    return Clause(None, "magic.double", number)


# Damage


@says(n.DealDamage)
def deal_damage(node: n.DealDamage, tale: Tale) -> Phrase:
    """It deals 4 damage to any target; several targets are chosen first, then each is dealt damage."""
    amount = node.amount
    if isinstance(amount, n.Depending):
        unsaid(node, "divided")
        first = n.DealDamage(node.to, amount.no, node.source)
        return sentences(deal_damage(first, tale), more_damage(node, tale))
    if isinstance(node.source, n.Targeted) and tale.many:
        return _each_deals(node, tale)
    source = this(tale) if isinstance(node.source, This) else found(node.source, tale)
    if isinstance(node.source, n.That):
        source = that_one(tale)
    counted = isinstance(amount, n.CountOf | n.ManaValueOf) and isinstance(
        amount.of, n.Cards | n.YourCommander
    )
    much = all_of("magic.damage", amount, tale) if counted else measured("magic.damage", amount, tale)
    if isinstance(node.to, n.Target) and node.divided:
        return Clause(source, "deal", much, after=(_divided(node.to, tale),))
    unsaid(node, "divided")
    if isinstance(node.to, n.Target) and isinstance(node.to.among, n.Players) and node.to.among.but:
        aimed = Clause(None, "choose", player(node.to, tale))
        chosen_one = Text("the chosen player", "au joueur choisi")
        return sentences(
            aimed,
            Bilingual(
                Clause(source, "deal", much, to=chosen_one), Clause(source, "deal", much, after=(chosen_one,))
            ),
        )
    if isinstance(node.to, n.Target) and node.to.number != 1:
        chosen = Clause(None, "choose", found(node.to, tale))
        each = Some("each", "magic.creature", it(tale._replace(about=("magic.creature",), many=True)))
        again = itself(tale) if isinstance(node.source, This) else source
        return sentences(chosen, Clause(again, "deal", much, to=each))
    to = player(node.to, tale) if is_player(node.to) else found(node.to, tale, EACH)
    if isinstance(node.to, It | n.That | n.Targeted) and not tale.aims and tale.chosen is None:
        to = it(tale)
    elif isinstance(node.to, n.ThatPlayer) and isinstance(amount, int) and isinstance(node.source, This):
        to = THEY
    if counted or isinstance(amount, n.Rolled):
        long = Clause(source, "deal", Words((PP("to", to), much)))
        rolled = Text("damage to {0} equal to {1}", "", (to, value(amount, tale)))
        return Bilingual(
            Clause(source, "deal", much, to=to) if counted else Clause(source, "deal", rolled), long
        )
    return Clause(source, "deal", much, to=to, after=of_each(amount, tale))


def _each_deals(node: n.DealDamage, tale: Tale) -> Phrase:
    """They each deal damage equal to their power to target creature / chacune d'elles inflige …"""
    unsaid(node, "divided")
    assert node.amount == n.PowerOf(It()), "each by its own power"
    to = found(node.to, tale, EACH)
    one = it(tale._replace(many=False))
    mine = equal_to("magic.damage", Bilingual(NP("magic.power", "their"), NP("magic.power", owner=one)))
    french = as_many_as(NP("magic.damage", "some"), NP("magic.power", owner=one))
    each = Some("each", tale.about[0], it(tale))
    return Bilingual(
        Text("they each deal {0} to {1}", "", (mine, to)),
        Clause(each, "deal", french, to=to),
    )


def _divided(target: n.Target, tale: Tale) -> Phrase:
    """Divided as you choose among any number of targets."""
    among: Phrase = NP("magic.target", count=ANY_NUMBER)
    if target.among != n.ANY_TARGET:
        among = found(n.Target(target.among, n.ANY_NUMBER), tale)
    choose = Bilingual(Clause(YOU, "choose"), Clause(YOU, "magic.wish", Pronoun(3)))
    return text("divided as {0} among {1}", choose, among)


def more_damage(node: n.DealDamage, tale: Tale) -> Phrase:
    """It deals 6 damage instead if …"""
    assert isinstance(node.amount, n.Depending), "only what depends is more or less"
    much = measured("magic.damage", node.amount.yes, tale)
    deals = Clause(this(tale), "deal", much, after=(INSTEAD,))
    return behind(deals, "if", holds(node.amount.on, tale))


# Changes


@says(n.Affect)
def affect(node: n.Affect, tale: Tale) -> Phrase:
    target = isinstance(node.which, n.Target)
    if node.do == (n.ControlledBy(),):
        what = found(node.which, tale)
        gain: Phrase = Clause(None, "magic.gain_control", what)
        if is_pronoun(what):
            gain = Bilingual(gain, Clause(None, "magic.gain_control_of_it"))
        return ending(gain, node.until, tale)
    if node.do == (n.Switched(),):
        thing = found(node.which, tale)
        both = Bilingual(
            NP("magic.power_and_toughness", owner=thing), Text("", "la force et l'endurance de {0}", (thing,))
        )
        return ending(Clause(None, "magic.switch", both), node.until, tale)
    many = (target and node.which.number != 1) or isinstance(node.which, n.Filter)  # type: ignore[attr-defined]
    subject = found(node.which, tale, THOSE)
    changed = is_creature(node.which, tale)
    if isinstance(node.which, n.Targeted) and any(isinstance(change, n.IsAlso) for change in node.do):
        subject = that_one(tale)  # what becomes something else is called by what it was
    if target and many:
        subject = _each_of(subject)
    said = statement(subject, node.do, tale, gains=True, many=many, changed=changed)
    said = ending(said, node.until, tale)
    for change in node.do:
        if isinstance(change, n.Gets) and isinstance(change.power, n.DoneThisWay):
            return Words((said, *of_each(change.power, tale)))
        if isinstance(change, n.Gets) and isinstance(change.power, n.CardTypesAmong):
            assert change.power == change.toughness and change == node.do[-1], "the last thing that is said"
            lasting = statement(subject, node.do, tale, gains=True, many=many, changed=changed)
            each = PP("for", each_card_type(change.power))
            return Join((ENDS[node.until], Words((lasting, each))), ",")
    return said if node.x is None else Join((said, where_x(node.x, tale)), ",")


def _each_of(several: Phrase) -> Phrase:
    """Up to two target creatures each (get …); French leaves it to the plural."""
    if isinstance(several, Bilingual):
        return Bilingual(_each_of(several.en), several.fr)
    assert isinstance(several, NP), "targets of one sort"
    return msgspec.structs.replace(several, mods=(*several.mods, Text("each", "")))


@says(n.MustAttack)
def must_attack(node: n.MustAttack, tale: Tale) -> Phrase:
    """This creature attacks that player this combat if able."""
    assert isinstance(node.whom, n.Made), "a player chosen just before"
    end = {"combat": text("this combat"), "turn": THIS_TURN}[node.until]
    able = text("if able")
    return Clause(found(node.who, tale._replace(chosen=None)), "attack", THAT_PLAYER, after=(end, able))


@says(n.BecomeCopy)
def become_copy(node: n.BecomeCopy, tale: Tale) -> Phrase:
    """Shards you control become copies of it until the next end step."""
    unsaid(node, "except_")
    many = isinstance(node.which, n.Filter)
    who = found(node.which, tale, THOSE)
    alone = NP("magic.copy", "some" if many else "a")
    named = isinstance(node.of, n.Targeted | n.That | It)
    of = it(tale) if named else found(node.of, tale)
    becomes: Phrase = Clause(who, "become", msgspec.structs.replace(alone, mods=(PP("of", of),)))
    if named:
        becomes = Bilingual(becomes, Clause(who, "magic.become_of_it", alone))
    return ending(becomes, node.until, tale)


@says(n.UnlockDoor)
def unlock_door(node: n.UnlockDoor, tale: Tale) -> Phrase:
    """Unlock a locked door of target Room you control."""
    verb = "magic.lock" if node.lock else "magic.unlock"
    room = found(node.which, tale)
    if node.both:
        return Clause(None, verb, text("both doors of {0}", room))
    state = "magic.unlocked" if node.lock else "magic.locked"
    return Clause(None, verb, NP("magic.door", "a", (state,), of=room))


@says(n.Monstrosity)
def monstrosity(node: n.Monstrosity, tale: Tale) -> Phrase:
    return Clause(None, "magic.monstrosity", Symbol(str(node.number)))


@says(n.Transform)
def transform(node: n.Transform, tale: Tale) -> Phrase:
    return Clause(None, "magic.transform", found(node.which, tale))


@says(n.TurnFaceUp)
def turn_face_up(node: n.TurnFaceUp, tale: Tale) -> Phrase:
    return _turned(node.which, Adv("face_up"), tale)


@says(n.TurnFaceDown)
def turn_face_down(node: n.TurnFaceDown, tale: Tale) -> Phrase:
    return _turned(node.which, Adv("face_down"), tale)


def _turned(which: Node, how: Phrase, tale: Tale) -> Phrase:
    """Turn it face down; French says first how what has a name is turned."""
    what = found(which, tale)
    english = Clause(None, "turn", what, after=(how,))
    if is_pronoun(what):
        return Bilingual(english, Clause(None, "flip", what, after=(how,)))
    return Bilingual(english, Clause(None, "flip", after=(how, what)))


@says(n.Reveal)
def reveal(node: n.Reveal, tale: Tale) -> Phrase:
    """Reveal target permanent; reveal the top X cards of your library, where X is its power."""
    order = Clause(None, "reveal", found(node.which, tale))
    if isinstance(node.which, n.TopCards) and not isinstance(node.which.number, int | n.X):
        return Join((order, where_x(node.which.number, tale)), ",")
    return order
