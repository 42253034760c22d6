"""The story of a game of Quarriors!, a line for each event that is worth one."""

from __future__ import annotations

from collections import Counter
from typing import Final

from arbitre.kernel.door import MOVED, POURED, SHUFFLED
from arbitre.kernel.pieces import Event
from arbitre.words import *
from arbitre.words.referee import own
from arbitre.words.telling import Teller

from ...cards.index import KINDS
from ...rules import changes as did
from ...rules.model import ASIDE, BAG, PER_SEAT, SPENT, USED, Table
from ...rules.places import area_of
from ..naming import noun_of, times, zone
from ..texts.faces import face_text

LOG: Final = Catalogue()


def _a(teller: Teller, die: int) -> Phrase:
    """A Deathdealer; a die."""
    return NP(noun_of(teller, die), "a")


def _whose(teller: Teller, die: int, seat: int) -> Phrase:
    """Bob's Deathdealer; your Deathdealer."""
    return NP(noun_of(teller, die), "the", owner=teller.seat(seat))


def _owner(event: Event) -> int:
    """The seat the die lay with."""
    return event.frm // PER_SEAT


LOG.untold(MOVED, SHUFFLED, did.PAID, did.PHASE, did.DRAWN, did.KEPT, did.SPARED)


@LOG.message(f"log.{POURED}")
def poured(teller: Teller, event: Event) -> Phrase | None:
    """A bag refilled; what is left of a pool at the end of a turn is no news."""
    if area_of(teller.state, event.to) != BAG:
        return None
    bag, used = own(teller, event.seat, "bag"), own(teller, event.seat, "quarriors.used")
    return Sentence(Clause(teller.seat(event.seat), "quarriors.refill", bag, after=(PP("with", used),)))


@LOG.message(f"log.{did.ROLLED}")
def rolled(teller: Teller, event: Event) -> Phrase | None:
    """Each die with the face that came up; who has no dice to roll is not spoken of."""
    if not event.group:
        return None
    who = teller.seat(event.seat)
    faces = [KINDS[kind].faces[side] for kind, side in zip(event.whats, event.values, strict=True)]
    alike = Counter(zip((teller.piece(die) for die in event.group), faces, strict=True))
    dice = tuple(
        Words((*times(number), name, Paren(face_text(face)))) for (name, face), number in alike.items()
    )
    return Sentence(Join((Clause(who, "reroll" if event.extra else "roll"), All(dice)), ":"))


@LOG.message(f"log.{did.TURNED}")
def turned(teller: Teller, event: Event) -> Phrase:
    line = Clause(teller.seat(event.seat), "turn", _a(teller, event.piece))
    if event.what < 0:
        return Sentence(line)
    return Sentence(Join((line, face_text(KINDS[event.what].faces[event.amount])), ":"))


@LOG.message(f"log.{did.QUIDDITY}")
def quiddity(teller: Teller, event: Event) -> Phrase | None:
    gained = NP("quarriors.quiddity", count=event.amount)
    return Sentence(Clause(teller.seat(event.seat), "gain", gained)) if event.amount else None


def _does(verb: str, event: Event, teller: Teller) -> Clause:
    return Clause(teller.seat(event.seat), verb, _a(teller, event.piece))


def _doing(verb: str) -> Builder:
    """Bob captures a Deathdealer."""
    return lambda teller, event: Sentence(_does(verb, event, teller))


LOG.alike(
    {
        did.SPENT_FOR: _doing("use"),  # for what it draws; a die that pays is told by what it pays for
        did.READIED: _doing("quarriors.ready"),
        did.CAST: _doing("cast"),
        did.CULLED: _doing("quarriors.cull"),
        did.CAPTURED: _doing("capture"),
    }
)


@LOG.message(f"log.{did.SUMMONED}")
def summoned(teller: Teller, event: Event) -> Phrase:
    return Sentence(Words((_does("summon", event, teller), *_copying(teller, event))))


def _copying(teller: Teller, event: Event) -> tuple[Phrase, ...]:
    """As a copy of a Deathdealer: `extra` is one more than the die that is copied."""
    if not event.extra:
        return ()
    model = NP(noun_of(teller, event.extra - 1), "a")
    copy = Bilingual(en=NP("quarriors.copy", "a", of=model), fr=NP("quarriors.copy", of=model))
    return (PP("as", copy),)


@LOG.message(f"log.{did.LOCKED_DOWN}")
def locked(teller: Teller, event: Event) -> Phrase:
    if event.other == event.seat:
        return Sentence(_does("quarriors.lock", event, teller))
    there = PP("in", NP("quarriors.locked", owner=teller.seat(event.other)))
    return Sentence(Clause(teller.seat(event.seat), "put", _a(teller, event.piece), after=(there,)))


@LOG.message(f"log.{did.UNLOCKED}")
def unlocked(teller: Teller, event: Event) -> Phrase:
    return Sentence(Clause(_whose(teller, event.piece, _owner(event)), "quarriors.unlock", passive=True))


@LOG.message(f"log.{did.ATTACHED}")
def attached(teller: Teller, event: Event) -> Phrase:
    spell = NP(noun_of(teller, event.piece), "the")
    host = _whose(teller, event.source, event.seat)
    return Sentence(Clause(spell, "attach", passive=True, to=host))


@LOG.message(f"log.{did.SCORED}")
def scored(teller: Teller, event: Event) -> Phrase:
    worth = NP("quarriors.glory", count=event.amount)
    return Sentence(Join((_does("score", event, teller), worth), ":"))


@LOG.message(f"log.{did.GLORY}")
def glory(teller: Teller, event: Event) -> Phrase:
    return Sentence(Clause(teller.seat(event.seat), "gain", NP("quarriors.glory", count=event.amount)))


@LOG.message(f"log.{did.DESTROYED}")
def destroyed(teller: Teller, event: Event) -> Phrase:
    """Where it goes is told only if that is not a pile."""
    table: Table = teller.state
    line = Clause(_whose(teller, event.piece, _owner(event)), "destroy", passive=True)
    to = area_of(table, event.to)
    if to in (USED, SPENT):
        return Sentence(line)
    noun = noun_of(teller, event.piece)
    it = Bilingual(en=Pronoun(3), fr=Pronoun(3, gender="m" if isinstance(noun, str) else noun.gender))
    if to == ASIDE:
        return Sentence(Join((line, Clause(it, "quarriors.set_aside", passive=True)), ":"))
    goes = Clause(it, "quarriors.go", after=(PP("to_zone", zone(teller, event.to)),))
    return Sentence(Join((line, goes), ":"))


@LOG.message(f"log.{did.RETURNED}")
def returned(teller: Teller, event: Event) -> Phrase:
    die = _whose(teller, event.piece, event.to // PER_SEAT)
    where = PP("to_zone", zone(teller, event.to))
    return Sentence(Clause(die, "quarriors.go_back", after=(where, *_copying(teller, event))))


@LOG.message(f"log.{did.SWAPPED}")
def swapped(teller: Teller, event: Event) -> Phrase:
    taken = PP("quarriors.in_exchange_for", _a(teller, event.source))
    return Sentence(Clause(teller.seat(event.seat), "swap", _a(teller, event.piece), after=(taken,)))


@LOG.message(f"log.{did.ATTACKED}")
def attacked(teller: Teller, event: Event) -> Phrase:
    line = Clause(teller.seat(event.seat), "attack", teller.seat(event.other))
    return Sentence(Join((line, NP("quarriors.damage", count=event.amount)), ":"))


@LOG.message(f"log.{did.DAMAGED}")
def damaged(teller: Teller, event: Event) -> Phrase:
    who = _whose(teller, event.piece, event.seat)
    return Sentence(Clause(who, "quarriors.absorb", NP("quarriors.damage", count=event.amount)))


@LOG.message(f"log.{did.JOINED}")
def joined(teller: Teller, event: Event) -> Phrase:
    who = _whose(teller, event.piece, event.seat)
    added = NP("quarriors.damage", count=event.amount)
    return Sentence(Clause(who, "add", added, to=NP("attack", "the")))


@LOG.message(f"log.{did.ALLOWED}")
def allowed(teller: Teller, event: Event) -> Phrase | None:
    who = teller.seat(event.seat)
    if event.amount > 0:
        more = NP("quarriors.capture", count=event.amount, adj=("extra",))
        return Sentence(Clause(who, "gain", more, after=(THIS_TURN,)))
    if event.extra:
        less = NP("quarriors.quiddity", count=event.extra, adj=("less",))
        captures = NP("quarriors.capture", "the", owner=who, plural=True)
        return Sentence(Clause(captures, "cost", less, after=(THIS_TURN,)))
    return None


@LOG.message(f"log.{did.TURN}")
def turn(teller: Teller, event: Event) -> Phrase:
    return Sentence(Clause(NP("turn", "the", owner=teller.seat(event.seat)), "quarriors.begin"))


@LOG.message(f"log.{did.LAST_TURN}")
def last_turn(teller: Teller, event: Event) -> Phrase:
    return Sentence(Clause(NP("turn", "this"), "be", NP("turn", "the", adj=("last",))), end="!")
