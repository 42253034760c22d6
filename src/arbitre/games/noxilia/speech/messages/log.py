"""The story of a game of Noxilia: units and things. What befalls players and the turn is in
`turn`.

A reader who may not know a card gets an event without figures; it is told by place and player alone.
"""

from __future__ import annotations

from typing import Final

from arbitre.kernel.door import MOVED, POURED, SHUFFLED
from arbitre.kernel.pieces import Event
from arbitre.words import *
from arbitre.words.naming import named
from arbitre.words.referee import own
from arbitre.words.telling import Teller

from ...cards.index import CARDS, UNIT
from ...language.definitions import COLOURS
from ...language.keywords import BIT, Resistance
from ...rules.changes import things as did
from ...rules.model import CHARGING, RANGED, Table
from ..lexicon import NAMES
from ..naming import a_card, noun_of, place_phrase, the_card, whose, zone
from ..texts.skills import skill_name
from ..texts.units import figures

LEXICON.add(
    verb("noxilia.take_back", "take back", "reprendre"),
    adverb("noxilia.on_adventure", "on an adventure", "à l'aventure"),
)

LOG: Final = Catalogue()
_UNIT: Final = "noxilia.hidden_unit"


def _who(teller: Teller, event: Event) -> Phrase:
    """The unit an event is about."""
    return whose(teller, event.piece, _UNIT)


def _in(teller: Teller, number: int) -> PP:
    return PP("in", zone(teller, number))


def _to(teller: Teller, number: int) -> PP:
    return PP("to_zone", zone(teller, number))


LOG.untold(MOVED, SHUFFLED, POURED, did.ATTACK_OVER, did.RESOLVING, did.USED, "fell")


# Units come, move, turn


@LOG.message(f"log.{did.ENTERED}")
def entered(teller: Teller, event: Event) -> Phrase:
    return Sentence(Clause(_who(teller, event), "noxilia.arrive", after=(_in(teller, event.to),)))


@LOG.message(f"log.{did.STEPPED}")
def stepped(teller: Teller, event: Event) -> Phrase:
    return Sentence(Clause(_who(teller, event), "noxilia.go", after=(_to(teller, event.to),)))


@LOG.message(f"log.{did.REVEALED}")
def revealed(teller: Teller, event: Event) -> Phrase:
    """A unit, or a treasure on the ground."""
    if event.what >= 0 and not UNIT[event.what]:
        who: Phrase = the_card(teller, event.piece)
    else:
        who = _who(teller, event)
    return Sentence(Clause(who, "noxilia.turn", passive=True, after=(Adv("face_up"),)))


@LOG.message(f"log.{did.CONCEALED}")
def concealed(teller: Teller, event: Event) -> Phrase:
    return Sentence(Clause(_who(teller, event), "noxilia.turn", passive=True, after=(Adv("face_down"),)))


@LOG.message(f"log.{did.ENGAGED}")
def engaged(teller: Teller, event: Event) -> Phrase | None:
    """Only where something else made it so: that who acts is engaged is no news."""
    if event.source < 0:
        return None
    return Sentence(Clause(_who(teller, event), "noxilia.engage", passive=True))


@LOG.message(f"log.{did.DISENGAGED}")
def disengaged(teller: Teller, event: Event) -> Phrase | None:
    """One card; that all are disengaged every turn is no news."""
    if event.piece < 0:
        return None
    return Sentence(Clause(_who(teller, event), "noxilia.disengage", passive=True))


# Damage and its kin


@LOG.message(f"log.{did.WOUNDED}")
def wounded(teller: Teller, event: Event) -> Phrase:
    if not event.amount:
        return Sentence(Clause(_who(teller, event), "noxilia.wound", passive=True))
    return Sentence(Clause(_who(teller, event), "lose", NP("noxilia.life", count=event.amount)))


@LOG.message(f"log.{did.ABSORBED}")
def absorbed(teller: Teller, event: Event) -> Phrase | None:
    """No life was lost; armour may have been."""
    if event.extra <= 0:
        return None
    armour = NP("noxilia.armour", "the", owner=_who(teller, event))
    return Sentence(Clause(armour, "noxilia.absorb", NP("damage", count=event.extra)))


@LOG.message(f"log.{did.HEALED}")
def healed(teller: Teller, event: Event) -> Phrase:
    if not event.amount:
        return Sentence(Clause(_who(teller, event), "noxilia.heal", passive=True))
    return Sentence(Clause(_who(teller, event), "noxilia.recover", NP("noxilia.life", count=event.amount)))


@LOG.message(f"log.{did.POISONED}")
def poisoned(teller: Teller, event: Event) -> Phrase | None:
    markers = NP("noxilia.poison_marker", count=event.amount)
    return Sentence(Clause(_who(teller, event), "have", markers)) if event.amount else None


@LOG.message(f"log.{did.PURIFIED}")
def purified(teller: Teller, event: Event) -> Phrase:
    return Sentence(Clause(_who(teller, event), "noxilia.purify", passive=True))


@LOG.message(f"log.{did.CURSED}")
def cursed(teller: Teller, event: Event) -> Phrase:
    return Sentence(Clause(_who(teller, event), "noxilia.curse", passive=True))


@LOG.message(f"log.{did.DIED}")
def died(teller: Teller, event: Event) -> Phrase:
    return Sentence(Clause(_who(teller, event), "die"))


@LOG.message(f"log.{did.ADJUSTED}")
def adjusted(teller: Teller, event: Event) -> Phrase | None:
    if not any(event.values):
        return None
    verb = "noxilia.suffer" if max(event.values) <= 0 else "get"
    gains = All(tuple(figures(*event.values)))
    return Sentence(Clause(_who(teller, event), verb, gains, after=(UNTIL_END_OF_TURN,)))


@LOG.message(f"log.{did.SKILLED}")
def skilled(teller: Teller, event: Event) -> Phrase | None:
    """`values` are keys of skills, each followed by its figure."""
    keys, xs = event.values[::2], event.values[1::2]
    if not keys:
        return None
    gains = All(tuple(_skill(key, x) for key, x in zip(keys, xs, strict=True)))
    return Sentence(Clause(_who(teller, event), "gain", gains, after=(UNTIL_END_OF_TURN,)))


def _skill(key: int, x: int) -> Phrase:
    """A skill by the key under which its figure is kept."""
    if key < 0:
        return skill_name(Resistance(x, COLOURS[-1 - key]))
    return skill_name(next(kind for kind, bit in BIT.items() if bit == key)(x))


@LOG.message(f"log.{did.ARMOURED}")
def armoured(teller: Teller, event: Event) -> Phrase | None:
    if not event.amount:
        return None
    verb = "gain" if event.amount > 0 else "lose"
    markers = NP("noxilia.armour_marker", count=abs(event.amount))
    return Sentence(Clause(_who(teller, event), verb, markers))


@LOG.message(f"log.{did.AURA}")
def aura(teller: Teller, event: Event) -> Phrase | None:
    if not event.amount:
        return None
    there = PP("noxilia.in_zone", zone(teller, event.to))
    units = NP("noxilia.unit", "the", owner=teller.seat(event.seat), plural=True, mods=(there,))
    return Sentence(Clause(units, "get", All(tuple(figures(event.amount, 0, 0))), after=(UNTIL_END_OF_TURN,)))


# Attacks and spells


@LOG.message(f"log.{did.ATTACKED}")
def attacked(teller: Teller, event: Event) -> Phrase:
    verb = {CHARGING: "noxilia.charge", RANGED: "noxilia.shoot"}.get(event.extra, "attack")
    attacker = whose(teller, event.source, _UNIT)
    return Sentence(Clause(attacker, verb, _who(teller, event)))


@LOG.message(f"log.{did.GUARDED}")
def guarded(teller: Teller, event: Event) -> Phrase:
    to = PP("noxilia.towards", _who(teller, event))
    return Sentence(Clause(NP("attack", "the"), "noxilia.redirect", passive=True, after=(to,)))


@LOG.message(f"log.{did.HALTED}")
def halted(teller: Teller, event: Event) -> Phrase:
    return Sentence(Clause(NP("attack", "the"), "cancel", passive=True))


@LOG.message(f"log.{did.DODGED}")
def dodged(teller: Teller, event: Event) -> Phrase:
    return Sentence(Clause(_who(teller, event), "noxilia.dodge", NP("attack", "the")))


@LOG.message(f"log.{did.CALLED_OFF}")
def called_off(teller: Teller, event: Event) -> Phrase | None:
    """A spell, or the ability of a unit."""
    if event.piece < 0:
        return None
    what: Phrase = the_card(teller, event.piece)
    if event.what >= 0 and UNIT[event.what]:
        what = NP("ability", "the", owner=_who(teller, event))
    return Sentence(Clause(what, "cancel", passive=True))


@LOG.message(f"log.{did.LAID}")
def laid(teller: Teller, event: Event) -> Phrase | None:
    """To who knows the card; the others have read under what a card was laid."""
    what = teller.what(event.piece)
    if what < 0 or event.source < 0:
        return None
    return _lays(teller, event.seat, named(NAMES[CARDS[what].slug]), event.source)


@LOG.message(f"log.{did.HOSTED}")
def hosted(teller: Teller, event: Event) -> Phrase | None:
    """Under what a latent spell was laid is anybody's to see; its player reads the name of the card too."""
    if teller.reader == event.seat:
        return None
    return _lays(teller, event.seat, NP("noxilia.latent", "a"), event.piece)


def _lays(teller: Teller, seat: int, spell: Phrase, host: int) -> Phrase:
    table: Table = teller.state
    over = place_phrase(teller, host) if host in table.board.places else whose(teller, host, _UNIT)
    return Sentence(Clause(teller.seat(seat), "noxilia.lay", spell, after=(PP("under", over),)))


@LOG.message(f"log.{did.UNVEILED}")
def unveiled(teller: Teller, event: Event) -> Phrase:
    return Sentence(Clause(teller.seat(event.seat), "reveal", _card(teller, event, "noxilia.latent")))


def _card(teller: Teller, event: Event, hidden: str = "card") -> Phrase:
    """A card by name, or « a card »."""
    return a_card(teller, event.piece, hidden)


# Things and places


@LOG.message(f"log.{did.EQUIPPED}")
def equipped(teller: Teller, event: Event) -> Phrase:
    bearer = whose(teller, event.source, _UNIT)
    thing = the_card(teller, event.piece, "noxilia.equipment")
    return Sentence(Clause(bearer, "take", thing))


@LOG.message(f"log.{did.EXILED}")
def exiled(teller: Teller, event: Event) -> Phrase:
    return Sentence(Clause(_card(teller, event), "noxilia.exile", passive=True))


@LOG.message(f"log.{did.RETURNED}")
def returned(teller: Teller, event: Event) -> Phrase:
    return Sentence(Clause(_card(teller, event), "noxilia.go", after=(_to(teller, event.to),)))


@LOG.message(f"log.{did.DISCARDED}")
def discarded(teller: Teller, event: Event) -> Phrase:
    return Sentence(Clause(teller.seat(event.seat), "discard", _card(teller, event)))


@LOG.message(f"log.{did.CREATED}")
def created(teller: Teller, event: Event) -> Phrase:
    token = NP("token", "a", called=NAMES[CARDS[event.amount].slug])
    return Sentence(Clause(teller.seat(event.seat), "noxilia.create", token, after=(_in(teller, event.to),)))


@LOG.message(f"log.{did.CONTROLLED}")
def controlled(teller: Teller, event: Event) -> Phrase:
    after: tuple[Phrase, ...] = (PP("of", _who(teller, event)),)
    if event.extra:
        after = (*after, UNTIL_END_OF_TURN)
    table: Table = teller.state
    verb = "noxilia.take_back" if table.pieces[event.piece].owner == event.seat else "take"
    return Sentence(
        Bilingual(
            en=Clause(teller.seat(event.seat), verb, NP("noxilia.control"), after=after),
            fr=Clause(teller.seat(event.seat), verb, NP("noxilia.control", "the"), after=after),
        )
    )


@LOG.message(f"log.{did.CAPTURED}")
def captured(teller: Teller, event: Event) -> Phrase:
    return Sentence(Clause(teller.seat(event.seat), "capture", place_phrase(teller, event.piece)))


@LOG.message(f"log.{did.FOUND}")
def found(teller: Teller, event: Event) -> Phrase:
    thing = the_card(teller, event.piece, "noxilia.treasure")
    return Sentence(Clause(teller.seat(event.seat), "capture", thing))


@LOG.message(f"log.{did.CRUMBLED}")
def crumbled(teller: Teller, event: Event) -> Phrase:
    thing = the_card(teller, event.piece, "noxilia.treasure")
    return Sentence(Clause(thing, "noxilia.crumble"))


@LOG.message(f"log.{did.BURIED}")
def buried(teller: Teller, event: Event) -> Phrase:
    there = (Adv("face_down"), _in(teller, event.to))
    return Sentence(Clause(NP("noxilia.treasure", "a"), "noxilia.lay", passive=True, after=there))


@LOG.message(f"log.{did.FLOODED}")
def flooded(teller: Teller, event: Event) -> Phrase:
    span = PP("noxilia.during", NP("turn", count=event.amount))
    return Sentence(Clause(place_phrase(teller, event.piece), "noxilia.flood", passive=True, after=(span,)))


@LOG.message(f"log.{did.LOOKED}")
def looked(teller: Teller, event: Event) -> Phrase:
    """Through one's library, or at one card that lies face down."""
    who = teller.seat(event.seat)
    if event.piece < 0:
        return Sentence(Clause(who, "search", own(teller, event.seat, "noxilia.library")))
    return Sentence(Clause(who, "look_at", _card(teller, event, _looked_at(teller, event))))


def _looked_at(teller: Teller, event: Event) -> str:
    noun = noun_of(teller, event.piece)
    return noun if isinstance(noun, str) else "card"


@LOG.message(f"log.{did.QUEUED}")
def queued(teller: Teller, event: Event) -> Phrase:
    table: Table = teller.state
    owner = table.pieces[event.piece].owner
    card = _card(teller, event, "noxilia.unit")
    there = PP("into", own(teller, owner, "noxilia.queue"))
    return Sentence(Clause(teller.seat(owner), "put", card, after=(there,)))


@LOG.message(f"log.{did.ADVENTURED}")
def adventured(teller: Teller, event: Event) -> Phrase:
    gone = Clause(_who(teller, event), "noxilia.leave_for", after=(Adv("noxilia.on_adventure"),))
    if not event.amount:
        return Sentence(gone)
    return Sentence(Join((gone, NP("noxilia.time_marker", count=event.amount)), ":"))
