"""The story of a game of Seven Fallen, a line for each event that is worth one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from arbitre.kernel.door import POURED, SHUFFLED
from arbitre.kernel.pieces import Event
from arbitre.words import *
from arbitre.words.telling import Teller

from ...cards.index import CLASSES, DIVINITY, EQUIPMENT, TYPE
from ...language import Gust, Invocation, Phoenix, Tempest, Tornado
from ...rules import changes as did
from ...rules.model import (
    BOOK,
    FIRE,
    GUST,
    HAND,
    INVOKED,
    PANDEMONIUM,
    PER_SEAT,
    PHOENIX,
    PURGATORY,
    PUT,
    STACK_ZONE,
    TEMPEST,
    TORNADO,
    Table,
)
from ..lexicon import CLASSES as CLASS_NAMES
from ..lexicon import KEYWORD_NAMES, shield_sign
from ..naming import PAGE, a_card, noun_of, whose, zone

LEXICON.add(
    verb("seven_fallen.fall", "fall", "tomber", auxiliary="être"),
    verb("seven_fallen.go", "go", "aller", auxiliary="être"),
    verb("seven_fallen.go_back", "go back", "revenir", auxiliary="être"),
    verb("seven_fallen.begin", "begin", "commencer"),
)

LOG: Final = Catalogue()

_WAYS: Final[dict[int, Name]] = {
    TEMPEST: KEYWORD_NAMES[Tempest],
    TORNADO: KEYWORD_NAMES[Tornado],
    GUST: KEYWORD_NAMES[Gust],
    PHOENIX: KEYWORD_NAMES[Phoenix],
    INVOKED: KEYWORD_NAMES[Invocation],
}
_POSEIDOR: Final = Name("Poseidor", "Poseidor")


LOG.untold(
    SHUFFLED, POURED, did.PLACED, did.RESOLVED, did.PASSED, did.OPENED, did.CLOSED, did.PHASE, did.STAGE
)


def _owner(teller: Teller, event: Event) -> int:
    """The seat the card lay with, or goes to."""
    if 0 <= event.frm < STACK_ZONE:
        return event.frm // PER_SEAT
    return _belongs(teller, event.piece)


def _belongs(teller: Teller, piece: int) -> int:
    table: Table = teller.state
    return table.pieces[piece].owner


def _its(teller: Teller, event: Event) -> Phrase:
    """Bob's Spark Drake."""
    return whose(teller, event.piece, _owner(teller, event))


def theirs(teller: Teller, piece: int) -> Phrase:
    return whose(teller, piece, _belongs(teller, piece))


def does(verb_key: str, event: Event, teller: Teller, *after: Phrase) -> Phrase:
    return Sentence(Clause(teller.seat(event.seat), verb_key, a_card(teller, event.piece), after=after))


def _doing(verb_key: str, *after: Phrase) -> Builder:
    """Bob discards Spark Drake."""
    return lambda teller, event: does(verb_key, event, teller, *after)


def _done_to(verb_key: str, who: Callable[[Teller, Event], Phrase]) -> Builder:
    """Bob's Spark Drake is banished."""
    return lambda teller, event: Sentence(Clause(who(teller, event), verb_key, passive=True))


def _theirs(teller: Teller, event: Event) -> Phrase:
    return theirs(teller, event.piece)


LOG.alike(
    {
        did.REVOKED: _doing("seven_fallen.revoke"),
        did.DISCARDED: _doing("discard"),
        did.HIDDEN: _doing("put", Adv("seven_fallen.in_secret")),
        did.UNVEILED: _doing("seven_fallen.take_out", Adv("seven_fallen.out_of_secret")),
        did.DRAWN: _doing("draw"),
        did.REVEALED: _doing("reveal"),
        did.BANISHED: _done_to("seven_fallen.banish", _its),
        did.TILTED: _done_to("seven_fallen.tilt", _theirs),
        did.FROZEN: _done_to("seven_fallen.freeze", _theirs),
    }
)


# Coming and going


@LOG.message(f"log.{did.MOVED}")
@LOG.message(f"log.{did.TUCKED}")
def moved(teller: Teller, event: Event) -> Phrase | None:
    """A Miracle that has resolved goes to the Purgatory: no news. Nor is a page changed before the game."""
    table: Table = teller.state
    frm = table.zones[event.frm].role if event.frm >= 0 else -1
    to = table.zones[event.to].role
    if event.frm == STACK_ZONE or (frm == HAND and to == BOOK):
        return None
    if to == BOOK:
        prep = "under" if event.kind == did.TUCKED else "seven_fallen.on_top_of"
        where: Phrase = PP(prep, zone(teller, event.to))
    else:
        where = PP("to_zone", zone(teller, event.to))
    return Sentence(Clause(_its(teller, event), "seven_fallen.go", after=(where,)))


@LOG.message(f"log.{did.ENTERED}")
def entered(teller: Teller, event: Event) -> Phrase:
    """Bob plays Spark Drake (Tempest)."""
    kind = TYPE[event.what] if event.what >= 0 else -1
    after: tuple[Phrase, ...] = ()
    if kind == EQUIPMENT and event.source >= 0:
        after = (PP("on", a_card(teller, event.source)),)
    if event.amount == PUT:
        comes = Clause(
            theirs(teller, event.piece), "seven_fallen.come", after=(Adv("seven_fallen.into_play"),)
        )
        return Sentence(comes)
    if event.amount in _WAYS:
        after += (Paren(_WAYS[event.amount]),)
    return does("play", event, teller, *after)


@LOG.message(f"log.{did.DESTROYED}")
def destroyed(teller: Teller, event: Event) -> Phrase:
    """Where it goes is told only if that is not the usual pile."""
    table: Table = teller.state
    line = Clause(_its(teller, event), "destroy", passive=True)
    to = table.zones[event.to].role
    if to == PURGATORY:
        return Sentence(line)
    if to == PANDEMONIUM:
        return Sentence(Clause(_its(teller, event), ("destroy", "seven_fallen.banish"), passive=True))
    there = (PP("to_zone", zone(teller, event.to)),)
    goes = Clause(_pronoun(teller, event.piece), "seven_fallen.go", after=there)
    return Sentence(Join((line, goes), ":"))


def _pronoun(teller: Teller, piece: int) -> Phrase:
    noun = noun_of(teller, piece)
    if isinstance(noun, str):
        return Pronoun(3, noun)
    return Bilingual(en=Pronoun(3), fr=Pronoun(3, gender=noun.gender, plural=noun.plural))


@LOG.message(f"log.{did.EXPOSED}")
def exposed(teller: Teller, event: Event) -> Phrase:
    page = whose(teller, event.piece, event.other)
    out = (Adv("seven_fallen.out_of_secret"),)
    return Sentence(Clause(page, "seven_fallen.take_out", passive=True, after=out))


# On the battlefield


@LOG.message(f"log.{did.SHIFTED}")
def shifted(teller: Teller, event: Event) -> Phrase:
    table: Table = teller.state
    if table.zones[event.to].role == FIRE:
        where: Phrase = PP("to_zone", NP("seven_fallen.fire", "the"))
        line = Bilingual(en=where, fr=PP("seven_fallen.in_line", NP("seven_fallen.fire")))
        return Sentence(Clause(_its(teller, event), "seven_fallen.go", after=(line,)))
    back = Bilingual(
        en=PP("to_zone", NP("seven_fallen.rear", "the")), fr=PP("on", NP("seven_fallen.rear", "the"))
    )
    return Sentence(Clause(_its(teller, event), "seven_fallen.go_back", after=(back,)))


@LOG.message(f"log.{did.LINKED}")
def linked(teller: Teller, event: Event) -> Phrase:
    angel = a_card(teller, event.source)
    return Sentence(Clause(theirs(teller, event.piece), "seven_fallen.link", passive=True, to=angel))


@LOG.message(f"log.{did.STRAIGHTENED}")
def straightened(teller: Teller, event: Event) -> Phrase | None:
    """What an effect straightens; the Night does it for everybody."""
    if event.source < 0:
        return None
    cards = All(tuple(theirs(teller, piece) for piece in event.group))
    return Sentence(Clause(teller.seat(event.seat), "seven_fallen.straighten", cards))


@LOG.message(f"log.{did.DAMAGED}")
def damaged(teller: Teller, event: Event) -> Phrase | None:
    if not event.amount:
        return None
    much = NP("damage", count=event.amount)
    hurt = theirs(teller, event.piece)
    if event.source < 0:
        return Sentence(Clause(hurt, "seven_fallen.take_damage", much))
    return Sentence(Clause(a_card(teller, event.source), "deal", much, to=hurt))


@LOG.message(f"log.{did.HEALED}")
def healed(teller: Teller, event: Event) -> Phrase:
    who = theirs(teller, event.piece)
    if event.what >= 0 and TYPE[event.what] == DIVINITY:
        return Sentence(Clause(who, "gain", NP("seven_fallen.fv", count=event.amount)))
    return Sentence(Clause(who, "lose", NP("damage", count=event.amount)))


@LOG.message(f"log.{did.MORTAL}")
def mortal(teller: Teller, event: Event) -> Phrase:
    return Sentence(Clause(theirs(teller, event.piece), "become", Adj("seven_fallen.mortal")), end="!")


@LOG.message(f"log.{did.FEATHER}")
def feather(teller: Teller, event: Event) -> Phrase:
    plume = NP("seven_fallen.feather", "a", of=theirs(teller, event.piece))
    return Sentence(Clause(plume, "seven_fallen.fall"), end="!")


@LOG.message(f"log.{did.MARKED}")
def marked(teller: Teller, event: Event) -> Phrase:
    if event.values:
        called = shield_sign(event.values[0])
    else:
        called = Name(sign := f"{event.amount:+d}/{event.extra:+d}", sign)
    marker = NP("seven_fallen.marker", "a", called=called)
    return Sentence(Clause(theirs(teller, event.piece), "get", marker))


@LOG.message(f"log.{did.POSEIDOR}")
def poseidor(teller: Teller, event: Event) -> Phrase:
    """Markers won, or spent."""
    won = [
        Clause(
            theirs(teller, piece),
            "get" if number > 0 else "lose",
            NP("seven_fallen.marker", count=abs(number), called=_POSEIDOR),
        )
        for piece, number in zip(event.group, event.values, strict=True)
        if number
    ]
    return Sentence(All(tuple(won)))


@LOG.message(f"log.{did.CLASSED}")
def classed(teller: Teller, event: Event) -> Phrase | None:
    if event.what < 0:
        return None  # which class it took is told to those who may know the card
    name = CLASS_NAMES[CLASSES[event.amount]]
    return Sentence(Clause(theirs(teller, event.piece), "become", name))


# Hidden cards


@LOG.message(f"logs.{did.DRAWN}")
def drawn_several(teller: Teller, events: Sequence[Event]) -> Phrase:
    """Up to three pages by name to who knows them; a hand is so many pages."""
    if len(events) > 3 or any(event.what < 0 for event in events):
        what: Phrase = NP(PAGE, count=numeral(len(events), "f"))
    else:
        what = All(tuple(a_card(teller, event.piece) for event in events))
    return Sentence(Clause(teller.seat(events[0].seat), "draw", what))


@LOG.message(f"log.{did.LOOKED}")
def looked(teller: Teller, event: Event) -> Phrase | None:
    """Only who looked learns what; that Worshippers are looked at each Aurora is no news."""
    return does("look_at", event, teller) if event.what >= 0 and event.source >= 0 else None


# Energy


@LOG.message(f"log.{did.PAID}")
def paid(teller: Teller, event: Event) -> Phrase:
    return Sentence(Clause(teller.seat(event.seat), "pay", NP("seven_fallen.ec", count=event.amount)))


@LOG.message(f"log.{did.ENERGISED}")
def energised(teller: Teller, event: Event) -> Phrase:
    verb_key = "gain" if event.amount > 0 else "lose"
    much = NP("seven_fallen.ec", count=abs(event.amount))
    return Sentence(Clause(theirs(teller, event.piece), verb_key, much))
