"""What Quarriors! says at the table: prompts, buttons, reasons and endings. The log is in `log`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

from arbitre.words import (
    NP,
    PP,
    YOU,
    Adj,
    Adv,
    All,
    Catalogue,
    Clause,
    Join,
    Paren,
    Phrase,
    Sentence,
    Some,
    Symbol,
    Words,
    it,
    label,
    may,
    remaining,
)
from arbitre.words.naming import named
from arbitre.words.referee import MESSAGES as GENERIC
from arbitre.words.referee import those
from arbitre.words.telling import GameWords, Teller

from ...cards.index import CARDS, KINDS
from ...rules import changes as did
from ...rules.actions import UNLOCK_PRICE, capture_price, summon_price
from ...rules.capturing import empty_creature_cards
from ...rules.model import CAPTURE, ROLL, Table
from ...rules.payment import available
from ..lexicon import NAMES
from ..naming import (
    OPPOSING,
    controller,
    definition,
    noun_of,
    option,
    printed,
    sentence,
    the_die,
    times,
    with_bursts,
    zone,
)
from ..texts.faces import face_text
from .log import LOG
from .refusals import REFUSALS

MESSAGES: Final = Catalogue(GENERIC, LOG, REFUSALS)
HIDDEN: Final = NP("die", "a")


def _quiddity(amount: int) -> Phrase:
    return NP("quarriors.quiddity", count=amount)


def _price(amount: int) -> Phrase:
    return Symbol(str(amount))


# Prompts


@MESSAGES.message("ask.act")
def act(teller: Teller, phase: int) -> Phrase:
    table: Table = teller.state
    captures = table.board.captures
    if phase == ROLL:
        order = Clause(None, "play", NP("die", "your", plural=True))
    elif captures:
        dice = NP("die", "a") if captures == 1 else NP("die", count=captures, adv="up_to")
        order = may(Clause(None, "capture", dice, after=(PP("from", NP("quarriors.wilds", "the")),)))
    else:
        order = Clause(None, "end", NP("turn", "your"))
    return Sentence(Words((order, Paren(_quiddity(available(table, table.board.active))))))


@MESSAGES.message("ask.must_lock")
def must_lock(teller: Teller) -> Phrase:
    before = PP("before", NP("attack", "the"))
    return Sentence(Clause(YOU, "quarriors.lock", NP("die", "a"), modal="must", after=(before,)))


@MESSAGES.message("ask.cull")
def cull(teller: Teller, scored: int) -> Phrase:
    table: Table = teller.state
    what = it("die") if table.board.cull_scored_only else NP("die", "a", mods=(_from_used(),))
    scores = Clause(NP(noun_of(teller, scored), "your"), "score", tense="past")
    return Sentence(Join((scores, may(Clause(None, "quarriors.cull", what))), ":"))


def _from_used() -> Phrase:
    return PP("from", NP("quarriors.used", "your"))


@MESSAGES.message("ask.defend")
def defend(teller: Teller, damage: int) -> Phrase:
    who = NP("creature", "the", that=Clause(None, "suffer", NP("quarriors.damage", "the")))
    return Sentence(Words((Clause(None, "choose", who), Paren(remaining(damage)))))


@MESSAGES.message("ask.react")
def react(teller: Teller, moment: str, about: int) -> Phrase:
    table: Table = teller.state
    active = teller.seat(table.board.active)
    mine = NP(noun_of(teller, about), "your") if about >= 0 else YOU
    happening = {
        "attacked": Clause(active, "attack", YOU),
        "doomed": Clause(mine, "destroy", passive=True, modal="about to"),
        "destroyed": Clause(mine, "destroy", passive=True, tense="past"),
        "spell": Clause(active, "cast", NP(noun_of(teller, about), "a")),
    }[moment]
    return Sentence(Join((happening, may(Clause(None, "quarriors.react"))), ":"))


@MESSAGES.message("ask.pay")
def pay(teller: Teller, price: int, die: int) -> Phrase:
    dice = NP("die", "the", plural=True, mods=(PP("to_do", Clause(None, "spend")),))
    what = Clause(None, "pay", _quiddity(price), after=(PP("for", the_die(teller, die)),))
    return Sentence(Join((what, Clause(None, "choose", dice)), ":"))


@MESSAGES.message("ask.reroll_with")
def reroll_with(teller: Teller, die: int) -> Phrase:
    other = NP("die", "another", mods=(PP("to_do", Clause(None, "reroll")),))
    return Sentence(Clause(None, "choose", other))


@MESSAGES.message("ask.copy")
def copy(teller: Teller, die: int) -> Phrase:
    what = NP("creature", "the", mods=(PP("to_do", Clause(None, "quarriors.copy")),))
    return Sentence(Clause(None, "choose", what))


@MESSAGES.message("ask.attach")
def attach(teller: Teller, die: int) -> Phrase:
    host = Some(1, "creature", NP("creature", "your", plural=True))
    return Sentence(Clause(None, "attach", the_die(teller, die), to=host))


@MESSAGES.message("ask.face")
def face(teller: Teller, die: int) -> Phrase:
    return Sentence(
        Clause(None, "choose", NP("face", "a", adj=("new",)), after=(PP("for", the_die(teller, die)),))
    )


@MESSAGES.message("ask.capture_free")
def capture_free(teller: Teller) -> Phrase:
    wilds = PP("from", NP("quarriors.wilds", "the"))
    return Sentence(
        Clause(None, "capture", NP("die", "a", mods=(wilds,)), after=(Adv("quarriors.for_free"),))
    )


# Buttons


def _button(*clauses: Clause) -> Phrase:
    return All(tuple(Clause(c.subject, c.verb, c.object, c.to, c.after, mood="infinitive") for c in clauses))


def _plainly(verb: str) -> Callable[[Teller, int], Phrase]:
    """A verb with a die as its object, told with its bursts."""

    def button(teller: Teller, die: int) -> Phrase:
        return label(Clause(None, verb, with_bursts(teller, die)))

    return button


for _verb, _key in {
    "use": "use",
    "ready": "quarriors.ready",
    "lock": "quarriors.lock",
    "cast": "cast",
}.items():
    MESSAGES.message(f"do.{_verb}")(_plainly(_key))


def _about(verb: str) -> Callable[[Teller, int], Phrase]:
    """A verb with a die as its object, told apart from others like it."""

    def button(teller: Teller, die: int) -> Phrase:
        return label(Clause(None, verb, option(teller, die)))

    return button


for _verb, _key in {"with": "reroll", "copy": "quarriors.copy", "cull": "quarriors.cull"}.items():
    MESSAGES.message(f"do.{_verb}")(_about(_key))


@MESSAGES.message("do.summon")
def do_summon(teller: Teller, die: int) -> Phrase:
    table: Table = teller.state
    price = summon_price(table, table.board.active, die)
    return label(Clause(None, "summon", with_bursts(teller, die)), _price(price))


@MESSAGES.message("do.reroll")
def do_reroll(teller: Teller, die: int) -> Phrase:
    up = did.face_of(teller.state, die)
    name = the_die(teller, die)
    clauses = [Clause(None, "reroll", All((name, NP("die", "another"))) if up.reroll == 2 else name)]
    if up.draw:
        clauses.append(Clause(None, "draw", _dice(up.draw)))
    return _button(*clauses)


def _dice(number: int) -> Phrase:
    return NP("die", "a") if number == 1 else NP("die", count=number)


@MESSAGES.message("do.draw")
def do_draw(teller: Teller, die: int) -> Phrase:
    up = did.face_of(teller.state, die)
    clauses = [Clause(None, "draw", _dice(up.draw), after=(PP("with", the_die(teller, die)),))]
    if up.quiddity:
        clauses.append(Clause(None, "gain", _quiddity(up.quiddity)))
    return _button(*clauses)


@MESSAGES.message("do.ability")
def do_ability(teller: Teller, die: int) -> Phrase:
    return label(Clause(None, "use", NP("ability", "the", owner=the_die(teller, die))))


@MESSAGES.message("do.place")
def do_place(teller: Teller, die: int, seat: int) -> Phrase:
    there = PP("in", NP("quarriors.locked", owner=teller.seat(seat)))
    return label(Clause(None, "put", with_bursts(teller, die), after=(there,)))


@MESSAGES.message("do.unlock")
def do_unlock(teller: Teller, die: int) -> Phrase:
    table: Table = teller.state
    owner = table.pieces[die].owner
    name = printed(teller, table.pieces[die].what)
    whose = named(name, None if owner == teller.reader else teller.seat(owner))
    return label(Clause(None, "quarriors.unlock", whose), _price(UNLOCK_PRICE))


@MESSAGES.message("do.capture")
def do_capture(teller: Teller, slot: int) -> Phrase:
    table: Table = teller.state
    clause = Clause(None, "capture", named(NAMES[CARDS[table.board.wilds[slot]].slug]))
    pending = teller.game.pending
    free = pending is not None and pending.say[0] == "capture_free"
    return label(clause) if free else label(clause, _price(capture_price(table, slot)))


@MESSAGES.message("do.done")
def do_done(teller: Teller) -> Phrase:
    table: Table = teller.state
    if table.board.phase == CAPTURE:
        return label(Clause(None, "end", NP("turn", "the")))
    fights = did.creatures(table, table.board.active) and any(
        did.creatures(table, other) for other in table.opponents(table.board.active)
    )
    following = NP("attack" if fights else "quarriors.capture", "the")
    return label(Clause(None, "quarriors.go_on", to=following))


@MESSAGES.message("do.keep")
def do_keep(teller: Teller) -> Phrase:
    return label(Clause(None, "quarriors.cull", NP("die", "no")))


@MESSAGES.message("do.defend")
def do_defend(teller: Teller, die: int) -> Phrase:
    return label(Clause(None, "defend", after=(PP("with", option(teller, die)),)))


@MESSAGES.message("do.pass")
def do_pass(teller: Teller) -> Phrase:
    return label(Clause(None, "quarriors.react", neg="not"))


@MESSAGES.message("do.pay")
def do_pay(teller: Teller, *dice: int) -> Phrase:
    """Like dice together: 2× Basic Quiddity (1) and Portal (1)."""
    table: Table = teller.state
    alike = Counter((teller.piece(die), did.face_of(table, die).quiddity) for die in dice)
    parts = tuple(
        Words((*times(number), name, Paren(_price(worth)))) for (name, worth), number in alike.items()
    )
    return label(Clause(None, "pay", after=(PP("with", All(parts)),)))


@MESSAGES.message("do.attach")
def do_attach(teller: Teller, host: int) -> Phrase:
    return label(Clause(None, "attach", to=option(teller, host)))


@MESSAGES.message("do.face")
def do_face(teller: Teller, die: int, side: int) -> Phrase:
    table: Table = teller.state
    return Sentence(face_text(KINDS[table.pieces[die].what].faces[side]), end="")


# Endings


@MESSAGES.message("result.glory")
def result_glory(teller: Teller, winners: tuple[int, ...]) -> Phrase:
    return Sentence(_wins(teller, winners), end="!")


@MESSAGES.message("result.wilds")
def result_wilds(teller: Teller, winners: tuple[int, ...]) -> Phrase:
    number = empty_creature_cards(teller.state)
    empty = Clause(
        NP("quarriors.creature_card", count=number, of=NP("quarriors.wilds", "the")), "be", Adj("empty")
    )
    return Sentence(Join((empty, _wins(teller, winners)), ":"), end="!")


def _wins(teller: Teller, winners: tuple[int, ...]) -> Phrase:
    table: Table = teller.state
    glory = NP("quarriors.glory", count=table.seats[winners[0]].glory)
    return Clause(those(teller, winners), "win", after=(PP("with", glory),))


WORDS: Final = GameWords(MESSAGES, HIDDEN, definition, sentence, printed, option, zone, controller, OPPOSING)
