"""The story of a game of Magic: what becomes of cards and permanents, a line for each event worth one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from arbitre.kernel.door import POURED, SHUFFLED
from arbitre.kernel.pieces import Event
from arbitre.words import *
from arbitre.words.naming import named
from arbitre.words.telling import Teller

from ...cards.index import CARDS
from ...rules import changes as did
from ...rules.combat.battles import PROTECTOR
from ...rules.model import BATTLEFIELD, CEASED, EXILE, STACK
from ...rules.refs import role
from ..naming import A_CARD, controlled, door, face_down, into, ref, thing, whose
from ..terms import ANCHOR_WORDS, NAMES, PARITIES, SUBTYPES, counter_kind, text

LOG: Final = Catalogue()


LOG.untold(
    POURED,
    SHUFFLED,
    did.MINGLED,
    did.TAPPED,
    did.UNTAPPED,
    did.REGARDED,
    did.MARKED,
    did.HEALED,
    did.MANA,
    did.SPENT,
    did.EMPTIED,
    did.TOKENS,
    did.SEARCHED,
)


def cause(event: Event) -> str:
    """Why it happened; nothing where the reader was told too little."""
    return getattr(event, "cause", "")


def word(event: Event) -> str:
    return getattr(event, "word", "")


def does(verb: str, event: Event, teller: Teller, *after: Phrase) -> Phrase:
    """Somebody does something with a card."""
    what = thing(teller, event.piece, event.frm)
    return Sentence(Clause(teller.seat(event.seat), verb, what, after=after))


def _subject(teller: Teller, event: Event) -> Phrase:
    """Bob's Innocuous Rat, as it was where it lay."""
    return whose(teller, event.piece, event.seat, event.frm)


# Going from zone to zone


@LOG.message(f"log.{did.MOVED}")
def moved(teller: Teller, event: Event) -> Phrase | None:
    frm = role(event.frm) if event.frm >= 0 else ""
    to = role(event.to)
    if event.to in (STACK, CEASED) or cause(event) in ("left_game", "draw"):
        return None
    if event.to == BATTLEFIELD:
        return _enters(teller, event, frm)
    if event.frm == BATTLEFIELD:
        return _leaves(teller, event, to)
    if event.frm == STACK:
        return _off_the_stack(teller, event, to)
    if cause(event) == "discard":
        return does("magic.discard", event, teller)
    if cause(event) == "mill":
        return does("magic.mill", event, teller)
    return _put(teller, event, to)


def _enters(teller: Teller, event: Event, frm: str) -> Phrase | None:
    facing = getattr(event, "facing", "")
    match cause(event):
        case "play":
            return does("play", event, teller)
        case "create":
            named = NP("token", "a", called=_token_name(event.what))
            return Sentence(Clause(teller.seat(event.seat), "magic.create", named))
        case "opening":
            with_it = PP("magic.with", thing(teller, event.piece))
            there = text("on the battlefield")
            return Sentence(Clause(teller.seat(event.seat), "magic.begin", after=(with_it, there)))
        case "emblem":
            return Sentence(Clause(teller.seat(event.seat), "get", thing(teller, event.piece)))
        case _ if facing in ("manifest", "cloak"):
            verb = "magic.cloak" if facing == "cloak" else "magic.manifest"
            return Sentence(Clause(teller.seat(event.seat), verb, _known_card(teller, event)))
        case _:
            return Sentence(Clause(whose(teller, event.piece, event.seat, BATTLEFIELD), "magic.come"))


def _known_card(teller: Teller, event: Event) -> Phrase:
    """A card by name to who knows it, else « a card »."""
    return A_CARD if event.what < 0 else named(NAMES[CARDS[event.what].slug])


def _token_name(what: int) -> Name:
    if what < 0:
        return Name("", "")
    return NAMES[CARDS[what].slug]


def _leaves(teller: Teller, event: Event, to: str) -> Phrase:
    """What leaves the battlefield dies, is destroyed, sacrificed, exiled or goes elsewhere."""
    it = _subject(teller, event)
    if event.to == EXILE:
        return Sentence(Clause(it, "magic.exile", passive=True))
    if to == "graveyard":
        match cause(event):
            case "destroy":
                return Sentence(Clause(it, "destroy", passive=True))
            case "sacrifice" | "cost":
                return does("sacrifice", event, teller)
            case _:
                gone = (
                    Clause(it, "die")
                    if _was_creature(event)
                    else Clause(it, "magic.go", after=(into(teller, event.to),))
                )
                return Sentence(gone)
    if to == "hand":
        return Sentence(Clause(it, "magic.come_back", after=(_to(teller, event.to),)))
    return Sentence(Clause(it, "magic.go", after=(into(teller, event.to),)))


def _was_creature(event: Event) -> bool:
    return event.what < 0 or "creature" in CARDS[event.what].faces[0].types


def _to(teller: Teller, zone_: int) -> Phrase:
    here = teller.zone(zone_)
    return Bilingual(PP("to", here), PP("into", here))


def _off_the_stack(teller: Teller, event: Event, to: str) -> Phrase | None:
    """A spell that has resolved goes to the graveyard: no news; exile is."""
    if event.to == EXILE and cause(event) != "copy":
        return Sentence(Clause(_subject(teller, event), "magic.exile", passive=True))
    if to in ("hand", "library", "command"):
        return _put(teller, event, to)
    return None


def _put(teller: Teller, event: Event, to: str) -> Phrase | None:
    if cause(event) in ("copy", "emblem") or (to == "schemes" and cause(event) == "sba"):
        return None
    what = thing(teller, event.piece, event.frm)
    if cause(event) == "suspend":
        return Sentence(Clause(teller.seat(event.seat), "magic.suspend", what))
    if cause(event) == "abandon":
        return Sentence(Clause(teller.seat(event.seat), "magic.abandon", what))
    if event.to == EXILE:
        return Sentence(Clause(what, "magic.exile", passive=True))
    return Sentence(Clause(what, "put", passive=True, after=(into(teller, event.to),)))


@LOG.message(f"log.{did.DREW}")
def drew(teller: Teller, event: Event) -> Phrase | None:
    """A card drawn; a commander may have gone to the command zone instead of to the hand."""
    if event.to >= 0 and role(event.to) == "command":
        return _put(teller, event, "command")
    return does("draw", event, teller)


@LOG.message(f"logs.{did.DREW}")
def drew_several(teller: Teller, events: Sequence[Event]) -> Phrase:
    """Up to three cards by name to who knows them; a hand is so many cards."""
    if len(events) > 3 or any(event.what < 0 for event in events):
        what: Phrase = NP("card", count=numeral(len(events), "f"))
    else:
        what = All(tuple(thing(teller, event.piece, event.frm) for event in events))
    return Sentence(Clause(teller.seat(events[0].seat), "draw", what))


# What lies on the battlefield


@LOG.message(f"log.{did.COUNTERS}")
def counters(teller: Teller, event: Event) -> Phrase | None:
    """The lore counter of each turn, and loyalty that is paid, are told by what they do."""
    number = event.amount
    if not number or word(event) in ("lore", "loyalty"):
        return None
    kind = counter_kind(word(event))
    some = (
        NP("magic.counter", "a", called=kind)
        if number == 1
        else NP("magic.counter", count=number, called=kind)
    )
    if event.piece < 0:
        return Sentence(Clause(teller.seat(event.other), "get", some))
    return Sentence(Clause(controlled(teller, event.piece), "get", some))


@LOG.message(f"log.{did.UNCOUNTERED}")
def uncountered(teller: Teller, event: Event) -> Phrase | None:
    if not event.amount or word(event) in ("lore", "loyalty") or event.piece < 0:
        return None
    kind = counter_kind(word(event))
    some = (
        NP("magic.counter", "a", called=kind)
        if event.amount == 1
        else NP("magic.counter", count=event.amount, called=kind)
    )
    return Sentence(Clause(controlled(teller, event.piece), "lose", some))


@LOG.message(f"log.{did.ATTACHED}")
def attached(teller: Teller, event: Event) -> Phrase | None:
    host = getattr(event, "host", -1)
    if host == -1:
        return None
    it = thing(teller, event.piece, BATTLEFIELD)
    return Sentence(Clause(it, "attach", passive=True, after=(PP("to", ref(teller, host, apart=False)),)))


@LOG.message(f"log.{did.TURNED}")
def turned(teller: Teller, event: Event) -> Phrase:
    """What is turned face up is named from then on; what is turned down, for the last time."""
    if getattr(event, "facing", "") or event.what < 0:
        if event.what < 0:
            return Sentence(Clause(face_down(teller, event.seat), "magic.turn_down", passive=True))
        was = named(NAMES[CARDS[event.what].slug], teller.seat(event.seat))
        return Sentence(Clause(was, "magic.turn_down", passive=True))
    return Sentence(
        Clause(whose(teller, event.piece, event.seat, BATTLEFIELD), "magic.turn_up", passive=True)
    )


@LOG.message(f"log.{did.UNLOCKED}")
def unlocked(teller: Teller, event: Event) -> Phrase:
    return Sentence(Clause(teller.seat(event.seat), "magic.unlock", door(teller, event.piece, event.amount)))


@LOG.message(f"log.{did.LOCKED}")
def locked(teller: Teller, event: Event) -> Phrase:
    return Sentence(Clause(teller.seat(event.seat), "magic.lock", door(teller, event.piece, event.amount)))


@LOG.message(f"log.{did.TRANSFORMED}")
def transformed(teller: Teller, event: Event) -> Phrase:
    return Sentence(Clause(_subject(teller, event), "magic.transform", passive=True))


@LOG.message(f"log.{did.COPIED}")
def copied(teller: Teller, event: Event) -> Phrase | None:
    copies = getattr(event, "copies", ())
    if not copies or copies[-1].what < 0 or event.what < 0:
        return None
    copy = NP("magic.copy", "a", mods=(PP("of", named(NAMES[CARDS[copies[-1].what].slug])),))
    return Sentence(Clause(named(NAMES[CARDS[event.what].slug]), "become", copy))


@LOG.message(f"log.{did.CHOSE}")
def chose(teller: Teller, event: Event) -> Phrase:
    chosen = word(event)
    what: Phrase = Symbol(chosen)
    if cause(event) == PROTECTOR:
        what = teller.seat(int(chosen))
    elif chosen in SUBTYPES:
        what = Name(SUBTYPES[chosen].en, SUBTYPES[chosen].fr)
    elif chosen in NAMES:
        what = NAMES[chosen]
    elif chosen in ANCHOR_WORDS:
        what = Name(*ANCHOR_WORDS[chosen])
    elif chosen in PARITIES:
        what = Name(chosen, PARITIES[chosen].fr.lower())
    return Sentence(Clause(teller.seat(event.seat), "choose", what))


@LOG.message(f"log.{did.PICKED}")
def picked(teller: Teller, event: Event) -> Phrase:
    return does("choose", event, teller)


@LOG.message(f"log.{did.DRAWN_BY_LOT}")
def drawn_by_lot(teller: Teller, event: Event) -> Phrase:
    return Sentence(Clause(teller.seat(event.other), "choose", passive=True, after=(text("at random"),)))


@LOG.message(f"log.{did.GOADED}")
def goaded(teller: Teller, event: Event) -> Phrase:
    return does("magic.goad", event, teller)


@LOG.message(f"log.{did.MANIFESTED_DREAD}")
def manifested_dread(teller: Teller, event: Event) -> Phrase:
    return Sentence(Clause(teller.seat(event.seat), "magic.manifest", text("dread")))


# Looking


@LOG.message(f"log.{did.REVEALED}")
def revealed(teller: Teller, event: Event) -> Phrase:
    cards = All(tuple(thing(teller, piece) for piece in event.group)) if event.group else A_CARD
    return Sentence(Clause(teller.seat(event.seat), "reveal", cards))


@LOG.message(f"log.{did.LOOKED}")
def looked(teller: Teller, event: Event) -> Phrase | None:
    """Only who looked learns at what."""
    return does("look_at", event, teller) if event.what >= 0 and event.seat == teller.reader else None


@LOG.message(f"log.{did.SURVEILED}")
def surveiled(teller: Teller, event: Event) -> Phrase:
    return Sentence(Clause(teller.seat(event.seat), "magic.surveil", Symbol(str(event.amount))))


@LOG.message(f"log.{did.SCRIED}")
def scried(teller: Teller, event: Event) -> Phrase:
    number = Symbol(str(event.amount))
    who = teller.seat(event.seat)
    return Sentence(
        Bilingual(
            Clause(who, "magic.scry", number),
            Clause(who, "do", Words((Text("", "un regard"), number))),
        )
    )
