"""What is said of a deed of Quarriors! before it is done.

Its button, in a few words and with its price; the question in which it is offered, where that is its own; and
the reasons against it that no other deed meets.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

from arbitre.words import *
from arbitre.words.lines import told
from arbitre.words.naming import named
from arbitre.words.telling import Teller

from ...cards.index import CARDS, KINDS
from ...rules import changes as did
from ...rules.actions import UNLOCK_PRICE, capture_price, summon_price
from ...rules.model import CAPTURE, Table
from ..lexicon import NAMES
from ..naming import noun_of, option, printed, the_die, times, with_bursts
from ..texts.faces import face_text


def _price(amount: int) -> Phrase:
    return Symbol(str(amount))


def _quiddity(amount: int) -> Phrase:
    return NP("quarriors.quiddity", count=amount)


def _dice(number: int) -> Phrase:
    return NP("die", "a") if number == 1 else NP("die", count=number)


def plainly(verb: str) -> Callable[[Teller, int], Phrase]:
    """A verb with a die as its object, told with its bursts."""
    return lambda teller, die: label(Clause(None, verb, with_bursts(teller, die)))


def told_apart(verb: str) -> Callable[[Teller, int], Phrase]:
    """A verb with a die as its object, told apart from others like it."""
    return lambda teller, die: label(Clause(None, verb, option(teller, die)))


def _button(*clauses: Clause) -> Phrase:
    return All(tuple(Clause(c.subject, c.verb, c.object, c.to, c.after, mood="infinitive") for c in clauses))


def summon(teller: Teller, die: int) -> Phrase:
    table: Table = teller.state
    price = summon_price(table, table.board.active, die)
    return label(Clause(None, "summon", with_bursts(teller, die)), _price(price))


def reroll(teller: Teller, die: int) -> Phrase:
    up = did.face_of(teller.state, die)
    name = the_die(teller, die)
    clauses = [Clause(None, "reroll", All((name, NP("die", "another"))) if up.reroll == 2 else name)]
    if up.draw:
        clauses.append(Clause(None, "draw", _dice(up.draw)))
    return _button(*clauses)


def draw(teller: Teller, die: int) -> Phrase:
    up = did.face_of(teller.state, die)
    clauses = [Clause(None, "draw", _dice(up.draw), after=(PP("with", the_die(teller, die)),))]
    if up.quiddity:
        clauses.append(Clause(None, "gain", _quiddity(up.quiddity)))
    return _button(*clauses)


def ability(teller: Teller, die: int) -> Phrase:
    return label(Clause(None, "use", NP("ability", "the", owner=the_die(teller, die))))


def place(teller: Teller, die: int, seat: int) -> Phrase:
    there = PP("in", NP("quarriors.locked", owner=teller.seat(seat)))
    return label(Clause(None, "put", with_bursts(teller, die), after=(there,)))


def unlock(teller: Teller, die: int) -> Phrase:
    table: Table = teller.state
    owner = table.pieces[die].owner
    name = printed(teller, table.pieces[die].what)
    whose = named(name, None if owner == teller.reader else teller.seat(owner))
    return label(Clause(None, "quarriors.unlock", whose), _price(UNLOCK_PRICE))


def capture(teller: Teller, slot: int) -> Phrase:
    table: Table = teller.state
    clause = Clause(None, "capture", named(NAMES[CARDS[table.board.wilds[slot]].slug]))
    pending = teller.game.pending
    free = pending is not None and pending.say[0] == "capture_free"
    return label(clause) if free else label(clause, _price(capture_price(table, slot)))


def go_on(teller: Teller) -> Phrase:
    table: Table = teller.state
    if table.board.phase == CAPTURE:
        return label(Clause(None, "end", NP("turn", "the")))
    fights = did.creatures(table, table.board.active) and any(
        did.creatures(table, other) for other in table.opponents(table.board.active)
    )
    following = NP("attack" if fights else "quarriors.capture", "the")
    return label(Clause(None, "quarriors.go_on", to=following))


def pay(teller: Teller, *dice: int) -> Phrase:
    """Like dice together: 2× Basic Quiddity (1) and Portal (1)."""
    table: Table = teller.state
    alike = Counter((teller.piece(die), did.face_of(table, die).quiddity) for die in dice)
    parts = tuple(
        Words((*times(number), name, Paren(_price(worth)))) for (name, worth), number in alike.items()
    )
    return label(Clause(None, "pay", after=(PP("with", All(parts)),)))


def defend(teller: Teller, die: int) -> Phrase:
    return label(Clause(None, "defend", after=(PP("with", option(teller, die)),)))


def attach(teller: Teller, host: int) -> Phrase:
    return label(Clause(None, "attach", to=option(teller, host)))


def turn(teller: Teller, die: int, side: int) -> Phrase:
    table: Table = teller.state
    return Sentence(face_text(KINDS[table.pieces[die].what].faces[side]), end="")


KEEP: Final = told(label(Clause(None, "quarriors.cull", NP("die", "no"))))
PASS: Final = told(label(Clause(None, "quarriors.react", neg="not")))


# Questions, and reasons against

OFFERED: Final = Catalogue()
"""The questions in which one deed is offered, and the reasons against it that are its own."""


@OFFERED.message("ask.cull")
def ask_cull(teller: Teller, scored: int) -> Phrase:
    table: Table = teller.state
    what = it("die") if table.board.cull_scored_only else NP("die", "a", mods=(_from_used(),))
    scores = Clause(NP(noun_of(teller, scored), "your"), "score", tense="past")
    return Sentence(Join((scores, may(Clause(None, "quarriors.cull", what))), ":"))


@OFFERED.message("ask.defend")
def ask_defend(teller: Teller, damage: int) -> Phrase:
    who = NP("creature", "the", that=Clause(None, "suffer", NP("quarriors.damage", "the")))
    return Sentence(Words((Clause(None, "choose", who), Paren(remaining(damage)))))


@OFFERED.message("ask.pay")
def ask_pay(teller: Teller, price: int, die: int) -> Phrase:
    dice = NP("die", "the", plural=True, mods=(PP("to_do", Clause(None, "spend")),))
    what = Clause(None, "pay", _quiddity(price), after=(PP("for", the_die(teller, die)),))
    return Sentence(Join((what, Clause(None, "choose", dice)), ":"))


@OFFERED.message("ask.copy")
def ask_copy(teller: Teller, die: int) -> Phrase:
    what = NP("creature", "the", mods=(PP("to_do", Clause(None, "quarriors.copy")),))
    return Sentence(Clause(None, "choose", what))


@OFFERED.message("ask.attach")
def ask_attach(teller: Teller, die: int) -> Phrase:
    host = Some(1, "creature", NP("creature", "your", plural=True))
    return Sentence(Clause(None, "attach", the_die(teller, die), to=host))


@OFFERED.message("ask.face")
def ask_face(teller: Teller, die: int) -> Phrase:
    return Sentence(
        Clause(None, "choose", NP("face", "a", adj=("new",)), after=(PP("for", the_die(teller, die)),))
    )


def _from_used() -> Phrase:
    return PP("from", NP("quarriors.used", "your"))
