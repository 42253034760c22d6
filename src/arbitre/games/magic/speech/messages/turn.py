"""The story of the stack, of damage and life, of the turn and of combat, a line for each event worth one."""

from __future__ import annotations

from typing import Final

from arbitre.kernel.pieces import Event
from arbitre.words import *
from arbitre.words.naming import named
from arbitre.words.telling import Teller

from ... import language as n
from ...cards.index import NODES
from ...rules import changes as did
from ...rules.model import BATTLEFIELD, STACK
from ...rules.refs import is_item, item_ref, role
from ..naming import controlled, definition, item, ref, thing, whose
from ..terms import BALLOTS, KEYWORD_WORDS, text
from .log import cause, word

TURNS: Final = Catalogue()

TURNS.untold(
    did.PASSED,
    did.STEP,
    did.STEP_ENDED,
    did.PLAYED_LAND,
    did.USED,
    did.RESOLVED,
    did.UNBLOCKED,
    did.BECAME_BLOCKED,
    did.ORDERED,
    did.COMBAT_ENDED,
    did.REMOVED_FROM_COMBAT,
    did.WINS,
)


# The stack


@TURNS.message(f"log.{did.CAST}")
def cast(teller: Teller, event: Event) -> Phrase:
    """Bob casts Jump Scare; a face-down spell stays one; a commander comes from the command zone, taxed."""
    led = event.frm >= 0 and role(event.frm) == "command"
    after: tuple[Phrase, ...] = ()
    if led:
        after = (text("from the command zone"),)
        if event.amount:
            after += (Paren(Words((text("tax"), Symbol(f"{{{event.amount}}}")))),)
    return Sentence(Clause(teller.seat(event.seat), "cast", thing(teller, event.piece, STACK), after=after))


@TURNS.message(f"log.{did.TARGETED}")
def targeted(teller: Teller, event: Event) -> Phrase | None:
    """What a spell or ability aims at; each target has its own line."""
    if event.source < 0:
        return None
    goal = teller.seat(event.other) if event.piece < 0 else controlled(teller, event.piece)
    what = thing(teller, event.source)
    if word(event) != "spell":
        what = NP("ability", "the", of=what)
    return Sentence(Clause(what, "magic.target", goal))


@TURNS.message(f"log.{did.ACTIVATED}")
def activated(teller: Teller, event: Event) -> Phrase:
    """Bob activates an ability of Found Footage; of a keyword its name."""
    name = word(event)
    slug = name.partition("/")[0].partition(":")[0]
    source = thing(teller, event.piece, BATTLEFIELD)
    if slug in KEYWORD_WORDS:
        key = KEYWORD_WORDS[slug]
        ability = Bilingual(Name(key.en), NP(Name(key.en, key.fr, key.gender), "the"))
        what: Phrase = Words((ability, PP("of", source)))
        return Sentence(Clause(teller.seat(event.seat), "magic.activate", what))
    return Sentence(Clause(teller.seat(event.seat), "magic.activate", NP("ability", "a", of=source)))


@TURNS.message(f"log.{did.PUT}")
def put(teller: Teller, event: Event) -> Phrase:
    """A triggered ability goes on the stack."""
    source = thing(teller, event.source) if event.source >= 0 else _by_name(word(event))
    return Sentence(Clause(NP("ability", "a", of=source), "magic.trigger"))


def _by_name(node: str) -> Phrase:
    name = definition(node)
    return named(name) if isinstance(name, Name) else name


@TURNS.message(f"log.{did.COPIED_SPELL}")
def copied_spell(teller: Teller, event: Event) -> Phrase:
    refs = getattr(event, "refs", ())
    what = ref(teller, refs[0], apart=False) if refs else NP("spell", "a")
    return Sentence(Clause(teller.seat(event.seat), "magic.copy", what))


@TURNS.message(f"log.{did.COUNTERED}")
def countered(teller: Teller, event: Event) -> Phrase:
    """By an effect, or for want of a legal target."""
    if cause(event) == "targets":
        what = _ability(teller, event.extra) or thing(teller, event.source, STACK)
        none = Clause(what, "have", Text("no legal target left", ""))
        return Sentence(Bilingual(none, Clause(what, "have", Text("", "de cible légale"), neg="no longer")))
    meant = getattr(event, "refs", ())
    if meant and not is_item(meant[0]):
        return Sentence(Clause(thing(teller, meant[0], STACK), "magic.counter", passive=True))
    ability = _ability(teller, event.extra) or item(teller, item_ref(event.extra))
    return Sentence(Clause(ability, "magic.counter", passive=True))


def _ability(teller: Teller, number: int) -> Phrase | None:
    """An ability that is on the stack or was, from the event with which it came there; None for a spell."""
    for came in reversed(teller.state.events_since(0)):
        if came.extra == number and came.kind in (did.PUT, did.ACTIVATED):
            source = came.source if came.kind == did.PUT else came.piece
            return NP("ability", "the", of=thing(teller, source)) if source >= 0 else None
    return None


# Damage and life


@TURNS.message(f"log.{did.DAMAGED}")
def damaged(teller: Teller, event: Event) -> Phrase | None:
    if not event.amount:
        return None
    much = NP("magic.damage", count=event.amount)
    victim = teller.seat(event.other) if event.piece < 0 else controlled(teller, event.piece)
    if event.source < 0:
        return Sentence(Clause(victim, "magic.suffer", much))
    return Sentence(Clause(thing(teller, event.source), "deal", much, to=victim))


def _life(teller: Teller, event: Event, verb: str) -> Phrase:
    return Sentence(Clause(teller.seat(event.seat), verb, NP("magic.life", count=event.amount)))


@TURNS.message(f"log.{did.GAINED}")
def gained(teller: Teller, event: Event) -> Phrase | None:
    return _life(teller, event, "gain") if event.amount else None


@TURNS.message(f"log.{did.LOST}")
def lost(teller: Teller, event: Event) -> Phrase | None:
    """Life lost by damage was told with the damage."""
    if not event.amount or cause(event) == "damage":
        return None
    return _life(teller, event, "pay" if cause(event) == "pay" else "lose")


# Chance


@TURNS.message(f"log.{did.FLIPPED}")
def flipped(teller: Teller, event: Event) -> Phrase:
    who = teller.seat(event.seat)
    verb = "win" if event.amount else "lose"
    return Sentence(Clause(who, verb, text("the coin flip")))


@TURNS.message(f"log.{did.ROLLED}")
def rolled(teller: Teller, event: Event) -> Phrase:
    result = Words((text("a"), Symbol(str(event.amount)), Symbol(f"(d{event.extra})")))
    return Sentence(Clause(teller.seat(event.seat), "roll", result))


@TURNS.message(f"log.{did.VOTED}")
def voted(teller: Teller, event: Event) -> Phrase:
    node = NODES.nodes[word(event)]
    choice = (
        Text(*BALLOTS[node.word])
        if isinstance(node, n.Ballot)
        else teller.sentence(word(event), event.source)
    )
    return Sentence(Words((Clause(teller.seat(event.seat), "magic.vote"), text("for:"), choice)))


@TURNS.message(f"log.{did.DECIDED}")
def decided(teller: Teller, event: Event) -> Phrase:
    """What a player has chosen to do before anything is done."""
    who = teller.seat(event.seat)
    match word(event):
        case "sacrifice":
            what = thing(teller, event.piece)
            return Sentence(Clause(who, "choose", text("to sacrifice {0}", what)))
        case "discard":
            return Sentence(Clause(who, "choose", text("to discard a card")))
        case _:
            return Sentence(Clause(who, "choose", text("to do neither")))


# The turn


@TURNS.message(f"log.{did.TURN}")
def turn(teller: Teller, event: Event) -> Phrase:
    number = Name(f"Turn {event.amount}", f"Tour {event.amount}")
    begins = Clause(NP("turn", "the", owner=teller.seat(event.seat)), "magic.begin")
    return Words((number, Symbol("—"), Sentence(begins)))


@TURNS.message(f"log.{did.EXTRA_TURN}")
def extra_turn(teller: Teller, event: Event) -> Phrase:
    return Sentence(Clause(teller.seat(event.seat), "have", NP("magic.extra_turn", "a")))


@TURNS.message(f"log.{did.EXTRA_PHASE}")
def extra_phase(teller: Teller, event: Event) -> Phrase:
    return Name("There will be an additional combat phase.", "Il y aura une phase de combat supplémentaire.")


@TURNS.message(f"log.{did.LOSES}")
def loses(teller: Teller, event: Event) -> Phrase:
    return Sentence(Clause(teller.seat(event.seat), "lose", NP("game", "the")))


@TURNS.message(f"log.{did.LEFT_GAME}")
def left_game(teller: Teller, event: Event) -> Phrase:
    return Sentence(Clause(teller.seat(event.seat), "leave", NP("game", "the")))


@TURNS.message(f"log.{did.SET_IN_MOTION}")
def set_in_motion(teller: Teller, event: Event) -> Phrase:
    what = thing(teller, event.piece)
    return Sentence(Clause(teller.seat(event.seat), "magic.set", what, after=(text("in motion"),)))


# Combat


@TURNS.message(f"log.{did.ATTACKED}")
def attacked(teller: Teller, event: Event) -> Phrase:
    it = whose(teller, event.piece, event.seat, BATTLEFIELD)
    host = getattr(event, "host", -1)
    whom = None if host == -1 else ref(teller, host, apart=False)
    return Sentence(Clause(it, "attack", whom))


@TURNS.message(f"log.{did.BLOCKED}")
def blocked(teller: Teller, event: Event) -> Phrase:
    it = whose(teller, event.piece, event.seat, BATTLEFIELD)
    refs = getattr(event, "refs", ())
    whom = All(tuple(ref(teller, r, apart=False) for r in refs)) if refs else None
    return Sentence(Clause(it, "block", whom))
