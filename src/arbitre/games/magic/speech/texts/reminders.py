"""What stands in brackets behind a sentence: what is new, or easily forgotten; it changes nothing (207.2)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from arbitre.kernel.effects import It, Node, walk
from arbitre.words import *

from ... import language as n
from ...cards.index import CARD_NUMBER, CARDS
from ...language.definitions import Face
from ..terms import counter_kind, text
from .amounts import measured
from .changes import kind_of
from .events import ROMAN
from .filters import ONE, found, group, zone_of
from .groups import put
from .idioms import ANY_TIME, IF_ABLE
from .players import THAT_PLAYER
from .tale import INSTEAD, Tale, behind, led, say, sentences

THAT_DOOR: Final = Bilingual(NP("magic.door", "that"), NP("magic.door", "this"))
_ONTO: Final = text("onto the battlefield")
_A_CREATURE_CARD: Final = text("it's a creature card")


def ongoing_note() -> Phrase:
    """An ongoing scheme remains face up until it's abandoned."""
    scheme = NP("magic.scheme", "a", ("magic.ongoing",))
    gone = Bilingual(
        Clause(Pronoun(3, "magic.scheme"), "magic.abandon", passive=True),
        Clause(Pronoun(3, "magic.scheme"), "magic.abandon", passive=True, mood="subjunctive"),
    )
    return behind(Clause(scheme, "magic.remain", after=(Adv("face_up"),)), "until", gone)


def room_note() -> Phrase:
    """How the doors of a Room are unlocked."""
    half = Clause(YOU, "cast", text("either half"), modal="may")
    there = text("on the battlefield")
    unlocks = Clause(THAT_DOOR, "magic.unlock_self", after=(there,))
    unlock = Clause(None, "magic.unlock", it("magic.door"))
    cost = NP("magic.mana_cost", "the", of=NP("magic.door", "a", ("magic.locked",)))
    pays = Clause(YOU, "pay", cost, modal="may", after=(PP("in_order_to", unlock),))
    as_sorcery = text("as a sorcery,")
    return sentences(half, unlocks, Words((as_sorcery, pays)))


# Face down


def put_face_down(what: Phrase, ward: bool = False) -> Clause:
    """Put it onto the battlefield face down as a 2/2 creature."""
    size = text("as a 2/2 creature")
    if ward:
        size = text("as a 2/2 creature with ward {2}")
    return Clause(None, "put", what, after=(_ONTO, Adv("face_down"), size))


def turn_up(cost: Phrase) -> Phrase:
    """Turn it face up any time for its mana cost."""
    after = (Adv("face_up"), ANY_TIME, PP("for", cost))
    return Bilingual(
        Clause(None, "turn", it("card"), after=after), Clause(None, "flip", it("card"), after=after)
    )


MANA_COST: Final = NP("magic.mana_cost", owner=it("card"))
_TURNED_UP: Final = behind(turn_up(MANA_COST), "if", _A_CREATURE_CARD)


def _dread(tale: Tale) -> Phrase:
    """What it is to manifest dread: for you, or for another player."""
    graveyard = zone_of("graveyard", n.YOURS, tale)
    look = Clause(None, "look_at", found(n.TopCards(2), tale))
    other = Words((text("and the other"), PP("into", graveyard)))
    one = put_face_down(text("one"))
    both = Clause(None, "put", one.object, after=(*one.after, other))
    if not tale.theirs:
        return sentences(look, both, _TURNED_UP)
    can = Clause(it("card"), "flip", passive=True, modal="can", after=(Adv("face_up"), ANY_TIME))
    turned = Clause(it("card"), "turn", passive=True, modal="can", after=(Adv("face_up"), ANY_TIME))
    up = Words((Bilingual(turned, can), PP("for", MANA_COST)))
    return sentences(
        Deeds(THAT_PLAYER, (look, both), "then"),
        led("if", _A_CREATURE_CARD, up),
    )


def _manifested(cloak: bool) -> Phrase:
    return sentences(put_face_down(it("card"), cloak), _TURNED_UP)


# Counters


def _finality() -> Phrase:
    """If a creature with a finality counter on it would die, exile it instead."""
    marked = n.Permanents(types=("creature",), counters="finality")
    return say(n.Replacement(of=n.Dies(marked), by=n.ExileInstead()), Tale())


def _stun() -> Phrase:
    """If a permanent with a stun counter would become untapped, remove one from it instead."""
    counter = NP("magic.counter", "a", called=counter_kind("stun"))
    marked = NP("magic.permanent", "a", mods=(PP("magic.with", counter), Bilingual(_NONE, PP("on", _HIM))))
    untaps = Bilingual(
        Clause(marked, "become", Text("untapped", ""), modal="would"),
        Clause(marked, "magic.untap_self", modal="would"),
    )
    remove = Bilingual(
        Clause(None, "remove", Text("one", ""), after=(PP("from", _HIM), INSTEAD)),
        Words((Text("", "retirez-en un"), INSTEAD)),
    )
    return led("if", untaps, remove)


_NONE: Final = Text("", "")
_HIM: Final = Pronoun(3, "magic.permanent")


_STAYS: Final = text("they don't untap if they have stun counters on them")


def _goad(for_good: bool) -> Phrase:
    creature = Bilingual(NP("magic.creature", "that"), NP("magic.creature", "this"))
    able = IF_ABLE
    each = Clause(None, "attack", after=(text("each combat"), able))
    else_ = Clause(None, "attack", text("a player other than you"), after=(able,))
    if for_good:
        return Deeds(Pronoun(3, "token", plural=True), (each, else_))
    turn = text("until your next turn,")
    return Words((turn, Deeds(creature, (each, else_))))


def _monstrosity(number: int) -> Phrase:
    """If this creature isn't monstrous, put five +1/+1 counters on it and it becomes monstrous."""
    creature = NP("magic.creature", "this")
    is_not = Clause(creature, "be", text("monstrous"), neg="not")
    counters = measured("magic.counter", number, Tale(), counter_kind("+1/+1"))
    put_ = Clause(None, "put", counters, after=(PP("on", it("magic.creature")),))
    becomes = Clause(it("magic.creature"), "become", text("monstrous"))
    return led("if", is_not, All((put_, becomes)))


def _surveil(number: int) -> Phrase:
    top = n.TopCards(number)
    look = Clause(None, "look_at", found(top, Tale()))
    graveyard = PP("into", NP("magic.graveyard", "your"))
    if number == 1:
        return sentences(look, Clause(YOU, "put", it("card"), modal="may", after=(graveyard,)))
    rest = text("and the rest on top of your library in any order")
    some = text("any number of them")
    lead = text("to surveil {0},", number)
    return Words((lead, All((look, Clause(None, "put", some, after=(graveyard, rest))), "then")))


# Convoke


def convoke(spells: Phrase, spell: Phrase) -> Phrase:
    """Your creatures can help cast this spell; each pays for a part of it."""
    cast = Clause(None, "cast", spells)
    help_ = Bilingual(
        Words((Text("your creatures can help", ""), Clause(None, "cast", spells, mood="infinitive"))),
        Words((Text("", "vos créatures peuvent aider"), PP("to_do", cast))),
    )
    each = Bilingual(
        Words((Text("each creature you tap while casting", ""), spell)),
        Words((Text("", "chaque créature que vous engagez en lançant"), spell)),
    )
    pays = text("pays for {1} or one mana of that creature's color")
    return sentences(help_, Words((each, pays)))


def _convoked(spells: Node) -> Phrase:
    """The same for spells that have it from something else."""
    return convoke(
        Bilingual(NP("spell", "that", plural=True), NP("spell", "this", plural=True)), _one(spells)
    )


def _one(spells: Node) -> Phrase:
    assert isinstance(spells, n.Spells), "only spells are convoked"
    return put(group(spells, Tale(), ONE)._replace(mods=()), ONE)


# Miracle


def miracle(card: Phrase) -> Phrase:
    """You may cast this card for its miracle cost when you draw it if it's the first card you drew."""
    price = text("for its miracle cost")
    drew, drawn = (Clause(YOU, "draw", tense=tense, after=(THIS_TURN,)) for tense in ("past", "perfect"))
    first = Bilingual(
        NP("card", "the", ("first",), mods=(That(drew),)), NP("card", "the", ("first",), mods=(That(drawn),))
    )
    cast = Clause(YOU, "cast", card, modal="may", after=(price,))
    draw = Words((Adv("magic.when"), Clause(YOU, "draw", it("card"))))
    return Words((cast, draw, Adv("magic.if"), text("it's {0}", first)))


# Which sentence needs which


def notes(node: Node, tale: Tale) -> Iterator[tuple[str, Phrase]]:
    """What a sentence needs to be understood, each with a key."""
    theirs = any(isinstance(part, n.Each) for part in walk(node))
    for part in walk(node):
        match part:
            case n.ManifestDread():
                yield "dread", _dread(Tale(theirs=theirs))
            case n.Prime():
                yield "prime", _primes()
            case n.Manifest():
                yield "manifest", _manifested(part.cloak)
            case n.PutOntoBattlefield(counters=(("finality", _), *_)) if not isinstance(part.which, It):
                yield "finality", _finality()
            case n.PutOntoBattlefield(becoming=(n.Becomes(types=("enchantment",)), *_)):
                yield "no creature", text("it's not a creature")
            case n.PutCounters(kind="stun"):
                yield "stun", _stun()
            case n.CountersStay(kind="stun"):
                yield "stays", _STAYS
            case n.Goad():
                yield "goad", _goad(part.until == "game")
            case n.Monstrosity():
                yield "monstrosity", _monstrosity(part.number)
            case n.ChooseParity():
                yield "parity", text("zero is even")
            case n.RedistributeLife():
                yield "redistributed", _REDISTRIBUTED
            case n.Triggered(when=n.Casts(spell=n.Spells(types=(), subtypes=()))) if any(
                isinstance(deed, n.CopySpell) for deed in walk(part.do)
            ):
                yield "copied", _COPIED
            case n.Surveil(number=int(number)):
                yield "surveil", _surveil(number)
            case n.CreateTokens() if (
                "creature" not in _face(part.token).types and _face(part.token).abilities
            ):
                yield "token", token_note(_face(part.token), part.number)
            case n.StaticAbility() if _grants(part, "miracle"):
                yield "miracle", miracle(NP("card", "a"))
            case n.StaticAbility() if _grants(part, "escape"):
                yield "escape", _ESCAPING
            case n.StaticAbility() if _grants(part, "convoke"):
                yield "convoke", _convoked(part.who)
            case _:
                continue


def _primes() -> Phrase:
    return text("2, 3, 5, 7, 11, 13, 17, 19, 23, 29, and 31 are prime numbers")


_REDISTRIBUTED: Final = text("each affected player or team gets one of those life totals back")
_COPIED: Final = text("a copy of a permanent spell becomes a token")


_ESCAPING: Final = Clause(
    YOU,
    "cast",
    NP("card", "some", plural=True),
    modal="may",
    after=(
        PP("magic.from", NP("magic.graveyard", "your")),
        text("for their escape cost"),
    ),
)


def _grants(node: n.StaticAbility, word: str) -> bool:
    """Whether a static ability gives this keyword."""
    given = (each for change in node.do if isinstance(change, n.Has) for each in change.abilities)
    return any(getattr(each, "word", "") == word for each in given)


def _face(slug: str) -> Face:
    return CARDS[CARD_NUMBER[slug]].faces[0]


def token_note(face: Face, number: int | Node) -> Phrase:
    """What a token with a name of its own is, and does."""
    ability = Quoted(say(face.abilities[0], Tale(f"magic.{face.types[0]}")))
    if number == 1:
        return Words((text("it's"), kind_of(face.types, ()), text("with"), ability))
    kinds = NP(f"magic.{face.types[0]}", "some")
    return Words((text("they're"), kinds, text("with"), ability))


def saga_note(face: Face) -> Phrase:
    """How a Saga goes on, up to its last chapter."""
    last = max(
        number
        for node in walk(face.abilities)
        if isinstance(node, n.ChapterReached)
        for number in node.chapters
    )
    enters = Words((Adv("magic.as"), Clause(NP("magic.sub.saga", "this"), "magic.come")))
    after = text("and after your draw step,")
    add = Clause(None, "add", NP("magic.counter", "a", called=counter_kind("lore")))
    end = Clause(None, "sacrifice", after=(text("after {0}", ROMAN[last]),))
    return sentences(Words((enters, after, add)), end)
