"""The story of the Stack, the turn and the attack phase, a line for each event that is worth one."""

from __future__ import annotations

from typing import Final

from arbitre.kernel.pieces import Event
from arbitre.words import *
from arbitre.words.referee import own
from arbitre.words.telling import Teller

from ...cards.index import MIRACLE, TYPE
from ...rules import changes as did
from ...rules.model import ANNOUNCE
from ..naming import a_card, whose
from .log import does, theirs

TURNS: Final = Catalogue()


@TURNS.message(f"log.{did.MIRACLE}")
def miracle(teller: Teller, event: Event) -> Phrase:
    return does("play", event, teller)


@TURNS.message(f"log.{did.ANNOUNCED_EFFECT}")
def activated(teller: Teller, event: Event) -> Phrase | None:
    """An ability goes on the Stack; a Miracle was told already."""
    if event.what < 0 or TYPE[event.what] == MIRACLE:
        return None
    effect = NP("effect", "the", of=theirs(teller, event.piece))
    return Sentence(Clause(effect, "seven_fallen.go", after=(PP("on", NP("seven_fallen.stack", "the")),)))


@TURNS.message(f"log.{did.COUNTERED}")
def countered(teller: Teller, event: Event) -> Phrase:
    effect = NP("effect", "the", of=theirs(teller, event.piece))
    return Sentence(Clause(effect, "cancel", passive=True))


@TURNS.message(f"log.{did.BEGIN_TURN}")
def turn(teller: Teller, event: Event) -> Phrase:
    return Sentence(Clause(NP("turn", "the", owner=teller.seat(event.seat)), "seven_fallen.begin"))


@TURNS.message(f"log.{did.ATTACK}")
def attack(teller: Teller, event: Event) -> Phrase | None:
    if event.amount != ANNOUNCE:
        return None
    phase = own(teller, event.seat, "seven_fallen.attack_phase")
    return Sentence(Clause(teller.seat(event.seat), "seven_fallen.begin", phase))


@TURNS.message(f"log.{did.ATTACKER}")
def announced(teller: Teller, event: Event) -> Phrase:
    how = ((), (Adv("seven_fallen.in_ambush"),), (Adv("seven_fallen.as_reinforcement"),))[event.amount]
    return does("seven_fallen.announce", event, teller, *how)


@TURNS.message(f"log.{did.DECLARED}")
def declared(teller: Teller, event: Event) -> Phrase:
    attackers = All(tuple(a_card(teller, piece) for piece in event.group))
    what = teller.what(event.extra)
    if what < 0:
        goal: Phrase = NP("seven_fallen.page", "a", mods=(Adv("seven_fallen.in_secret"),))
    else:
        goal = whose(teller, event.extra, event.other)
    line = Clause(attackers, "attack", goal)
    return Sentence(Words((line, Adv("again"))) if event.amount else line)


@TURNS.message(f"log.{did.CANCELLED}")
def cancelled(teller: Teller, event: Event) -> Phrase:
    if event.extra:
        return Sentence(Clause(NP("attack", "the"), "cancel", passive=True))
    return Sentence(Clause(theirs(teller, event.piece), "attack", neg="not"))
