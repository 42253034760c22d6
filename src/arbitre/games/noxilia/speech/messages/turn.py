"""The story of a game of Noxilia: players, mana and the turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from arbitre.kernel.pieces import Event
from arbitre.words import *
from arbitre.words.referee import own
from arbitre.words.telling import Teller

from ...cards.index import CARDS, PRODUCES
from ...language.definitions import Mana
from ...rules.changes import turn as did
from ...rules.model import Table
from ..lexicon import NAMES
from ..naming import a_card, place_phrase, whose, zone
from ..texts.verbs import mana_of
from .log import LOG

LEXICON.add(
    verb("noxilia.finish", "finish", "terminer"),
    noun("noxilia.placement", "placement", "placement", "m"),
)

TURN_LOG: Final = Catalogue(LOG)

TURN_LOG.untold(
    did.ACTED, did.PHASE, did.DAWN, did.DUSK, did.RESET, did.FADED, did.ADVANCED, did.MANA, did.READY
)


def _card(teller: Teller, event: Event, hidden: str = "card") -> Phrase:
    return a_card(teller, event.piece, hidden)


# Set-up


@TURN_LOG.message(f"log.{did.STARTED}")
def started(teller: Teller, event: Event) -> Phrase:
    return Sentence(_begins(teller, event))


def _begins(teller: Teller, event: Event) -> Clause:
    return Clause(teller.seat(event.seat), "play", after=(Adv("first"),))


@TURN_LOG.message(f"log.{did.MUSTERED}")
def mustered(teller: Teller, event: Event) -> Phrase:
    unit = _card(teller, event, "noxilia.hidden_unit")
    there = PP("in", zone(teller, event.to))
    return Sentence(Clause(teller.seat(event.seat), "place", unit, after=(there,)))


@TURN_LOG.message(f"log.{did.KEPT}")
def kept(teller: Teller, event: Event) -> Phrase:
    placing = own(teller, event.seat, "noxilia.placement")
    return Sentence(Clause(teller.seat(event.seat), "noxilia.finish", placing, tense="past"))


# The turn


@TURN_LOG.message(f"log.{did.TURN}")
def turn(teller: Teller, event: Event) -> Phrase:
    new = NP("turn", "a", adj=("new",))
    return Sentence(Join((Clause(new, "noxilia.begin"), _begins(teller, event)), ":"))


@TURN_LOG.message(f"log.{did.FATE_TURNED}")
def fate(teller: Teller, event: Event) -> Phrase:
    """The Hand of Fate; its text is on the card."""
    name: Phrase = NAMES[CARDS[event.what].slug] if event.what >= 0 else NP("card", "a")
    return Sentence(Join((NP("noxilia.fate"), name), ":"))


@TURN_LOG.message(f"log.{did.TICKED}")
def ticked(teller: Teller, event: Event) -> Phrase | None:
    """An adventure that ends; that time goes by is no news."""
    if not event.extra:
        return None
    journey = NP("noxilia.adventure", "the", owner=whose(teller, event.piece, "noxilia.unit"))
    return Sentence(Clause(journey, "end"))


@TURN_LOG.message(f"log.{did.DREW}")
def drew(teller: Teller, event: Event) -> Phrase:
    return Sentence(Clause(teller.seat(event.seat), "draw", _card(teller, event)))


@TURN_LOG.message(f"logs.{did.DREW}")
def drew_several(teller: Teller, events: Sequence[Event]) -> Phrase:
    """Up to three cards by name to who knows them; a hand is so many cards."""
    if len(events) > 3 or any(event.what < 0 for event in events):
        what: Phrase = NP("card", count=numeral(len(events), "f"))
    else:
        what = All(tuple(_card(teller, event) for event in events))
    return Sentence(Clause(teller.seat(events[0].seat), "draw", what))


@TURN_LOG.message(f"log.{did.GOLD}")
def gold(teller: Teller, event: Event) -> Phrase | None:
    if not event.amount:
        return None
    verb = "gain" if event.amount > 0 else "pay"
    return Sentence(Clause(teller.seat(event.seat), verb, NP("noxilia.gold", count=abs(event.amount))))


@TURN_LOG.message(f"log.{did.PRODUCED}")
def produced(teller: Teller, event: Event) -> Phrase | None:
    made = PRODUCES[event.what] if event.what >= 0 else None
    if made is None:
        return None
    return Sentence(Clause(whose(teller, event.piece), "noxilia.produce", mana_of(Mana(*made))))


@TURN_LOG.message(f"log.{did.CAST}")
def cast(teller: Teller, event: Event) -> Phrase:
    return Sentence(Clause(teller.seat(event.seat), "cast", _card(teller, event, "spell")))


@TURN_LOG.message(f"log.{did.ENACTED}")
def enacted(teller: Teller, event: Event) -> Phrase:
    return Sentence(Clause(teller.seat(event.seat), "play", _card(teller, event, "noxilia.event")))


@TURN_LOG.message(f"log.{did.AIMED}")
def aimed(teller: Teller, event: Event) -> Phrase:
    """At a unit or at a zone."""
    table: Table = teller.state
    zones = table.board.places
    what = place_phrase(teller, event.piece) if event.piece in zones else whose(teller, event.piece)
    return Sentence(Clause(teller.seat(event.seat), "noxilia.target", what))


@TURN_LOG.message(f"log.{did.PASSED}")
def passed(teller: Teller, event: Event) -> Phrase:
    return Sentence(Clause(teller.seat(event.seat), "pass"))
