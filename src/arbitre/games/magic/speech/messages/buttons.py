"""What is said of a deed of Magic before it is done.

Its button, in a few words and with its price; the question in which it is offered, where that is its own; and
the reasons against it that no other deed meets.
"""

from __future__ import annotations

from typing import Final

from arbitre.words import *
from arbitre.words.lines import line, told
from arbitre.words.naming import headed, named
from arbitre.words.orders import deed
from arbitre.words.telling import Teller

from ... import language as n
from ...cards.index import CARDS, NODES
from ...language.keywords import Keyword
from ...rules.casting.way import Way
from ...rules.casting.ways import FREE, LIFE, half_of, ways
from ...rules.model import Table
from ...rules.refs import item_ref
from ...rules.special_actions import suspension
from ..naming import door, face_named, heading, item, option, shown, told_apart
from ..terms import ANCHOR_WORDS, BALLOTS, KEYWORD_WORDS, NAMES, PARITIES, SUBTYPES, text
from ..texts.card import clause_text
from ..texts.costs import paying
from ..texts.tale import Tale

PASS: Final = told(line("Pass", "Passer"))
DONE: Final = told(line("Done", "Terminer"))
NO_TARGET: Final = told(line("No further target", "Pas d'autre cible"))
KEEP: Final = told(line("Keep the target", "Garder la cible"))


# With priority


def play(teller: Teller, piece: int) -> Phrase:
    return label(Clause(None, "play", option(teller, piece)))


def cast(teller: Teller, piece: int, way: str) -> Phrase:
    """Cast Jump Scare ({W}); by a door, face down, or for another cost, that is said."""
    face = face_named(half_of(way))
    name = option(teller, piece) if face is None else named(face)
    notes: list[Phrase] = []
    if way == "face_down":
        notes.append(text("face down"))
    elif way.startswith(LIFE):
        notes.append(text("for life"))
    elif keyword := next((word for word in way.split() if word in KEYWORD_WORDS), ""):
        notes.append(Name(KEYWORD_WORDS[keyword].en, KEYWORD_WORDS[keyword].fr))
    elif way.startswith((FREE, "{")):
        notes.append(text("not for its mana cost"))
    found = _way(teller, piece, way)
    price = "" if found is None else _price(found)
    if price:
        notes.append(Symbol(price))
    if found is not None and found.tax:
        notes.append(Words((text("tax"), Symbol(f"{{{found.tax}}}"))))
    return label(Clause(None, "cast", name), *((All(tuple(notes), ""),) if notes else ()))


def _way(teller: Teller, piece: int, way: str) -> Way | None:
    """The way a button means; nothing where nobody may cast it so (why not? is asked of that too)."""
    table: Table = teller.state
    pending = teller.game.pending
    seats = [
        seat for seat in (teller.reader if pending is None else pending.seat, teller.reader) if seat >= 0
    ]
    able = (each for seat in seats for each in ways(table, seat, piece) if each.word == way)
    return next(able, None)


def _price(found: Way) -> str:
    """The printed mana to pay; nothing where there is none, or where costs are otherwise."""
    if found.costs is not None:
        return "".join(cost.cost for cost in found.costs if isinstance(cost, n.Mana))
    return "" if found.mana is None else found.mana.written()


def activate(teller: Teller, piece: int, name: str) -> Phrase:
    """The card and the words of the ability; of equip or crew the word."""
    node = NODES.nodes[name]
    slug = name.partition("/")[0].partition(":")[0]
    if slug in KEYWORD_WORDS:
        word = KEYWORD_WORDS[slug]
        keyword = NODES.nodes.get(f"{name.partition('/')[0]}/0")
        said: Phrase = Name(word.en, word.fr)
        if isinstance(keyword, Keyword):
            said = clause_text(f"{name.partition('/')[0]}/0")
        return Sentence(Join((told_apart(teller, piece), said), ":"), end="")
    assert isinstance(node, n.Activated)
    return Sentence(Words((told_apart(teller, piece), Symbol("—"), clause_text(name))), end="")


def suspend(teller: Teller, piece: int) -> Phrase:
    """Suspend a card, with its suspend cost (to who may know what it is)."""
    table: Table = teller.state
    ability = suspension(table, piece) if teller.what(piece) >= 0 else None
    notes = () if ability is None else (Symbol(ability.cost),)
    return label(Clause(None, "magic.suspend", option(teller, piece)), *notes)


def unlock(teller: Teller, piece: int, number: int) -> Phrase:
    table: Table = teller.state
    what = table.pieces[piece].what
    cost = CARDS[what].faces[number].cost if teller.what(piece) >= 0 else None
    notes = (Symbol(cost),) if cost else ()
    return label(Clause(None, "magic.unlock", door(teller, piece, number)), *notes)


def face_up(teller: Teller, piece: int, way: str) -> Phrase:
    notes = (Name(KEYWORD_WORDS[way].en, KEYWORD_WORDS[way].fr),) if way in KEYWORD_WORDS else ()
    what = told_apart(teller, piece)
    return Sentence(
        Words(
            (
                text("turn"),
                what,
                text("face up"),
                *(Paren(note) for note in notes),
            )
        ),
        end="",
    )


# Paying


def tap(teller: Teller, piece: int, name: str, symbols: str) -> Phrase:
    mana = "".join("{" + symbol + "}" for symbol in symbols)
    return label(Clause(None, "magic.tap", told_apart(teller, piece)), Symbol(mana))


def give_up(teller: Teller, piece: int, name: str, symbols: str) -> Phrase:
    mana = "".join("{" + symbol + "}" for symbol in symbols)
    return label(Clause(None, "sacrifice", told_apart(teller, piece)), Symbol(mana))


def convoke(teller: Teller, piece: int) -> Phrase:
    word = KEYWORD_WORDS["convoke"]
    return label(Clause(None, "magic.tap", told_apart(teller, piece)), Name(word.en, word.fr))


def spend(teller: Teller, place: int) -> Phrase:
    table: Table = teller.state
    pending = teller.game.pending
    pool = table.seats[pending.seat].pool if pending is not None else ()
    what = Symbol("{" + pool[place].symbol + "}") if place < len(pool) else NP("magic.mana", "a")
    return label(Clause(None, "spend", what))


def life(teller: Teller, symbol: str) -> Phrase:
    return label(Clause(None, "pay", NP("magic.life", count=2)), Symbol("{" + symbol + "}"))


# Targets and other choices


def on_stack(teller: Teller, number: int) -> Phrase:
    return item(teller, item_ref(number))


def mode(teller: Teller, place: int) -> Phrase:
    """The words of a mode, from the question that is open."""
    pending = teller.game.pending
    modal = NODES.nodes.get(str(pending.say[1])) if pending is not None and len(pending.say) > 1 else None
    if not isinstance(modal, n.Modes):
        return Words((NP("magic.mode"), Symbol(str(place + 1))))
    return deed(teller.sentence(NODES.name(modal.modes[place])))


def either(teller: Teller, place: int) -> Phrase:
    """One of two costs, from the question that is open."""
    pending = teller.game.pending
    node = NODES.nodes.get(str(pending.say[1])) if pending is not None and len(pending.say) > 1 else None
    if not isinstance(node, n.AdditionalCost | n.MayPay):
        return Words((NP("cost"), Symbol(str(place + 1))))
    return deed(paying((node.costs, node.or_)[place], Tale("magic.permanent")))


def effect(teller: Teller, name: str) -> Phrase:
    """What it does, said to who chooses it: he does it, whoever has the card."""
    return deed(teller.words.sentence(name))


def vote(teller: Teller, name: str) -> Phrase:
    """What it does; of a vote under a word, the word first."""
    node = NODES.nodes[name]
    if isinstance(node, n.Ballot):
        return Words((Text(*BALLOTS[node.word]), Paren(deed(teller.sentence(NODES.name(node.do))))))
    return deed(teller.sentence(name))


def name(teller: Teller, slug: str) -> Phrase:
    return NAMES[slug]


def creature_type(teller: Teller, word: str) -> Phrase:
    sort = SUBTYPES.get(word)
    return Name(word.capitalize()) if sort is None else Name(sort.en, sort.fr.capitalize(), sort.gender)


def anchor_word(teller: Teller, word: str) -> Phrase:
    return Name(*ANCHOR_WORDS[word])


def parity(teller: Teller, word: str) -> Phrase:
    return PARITIES[word]


def pile(teller: Teller, number: int, *pieces: int) -> Phrase:
    head = Words((NP("magic.pile"), Symbol(str(number + 1))))
    if not pieces:
        return Sentence(head, end="")
    return Sentence(Join((head, All(tuple(told_apart(teller, piece) for piece in pieces), "")), ":"), end="")


def trigger(teller: Teller, source: int, node: str, number: int, sort: str = "", about: int = -1) -> Phrase:
    """A triggered ability of a thing, by its words, and what it heard of where that makes a difference."""
    said = headed(heading(teller, source), teller.sentence(node, source))
    return Words((said, Paren(shown(teller, sort, about)))) if sort else said


# Combat


def attack(teller: Teller, piece: int, sort: str, number: int) -> Phrase:
    with_it = PP("magic.with", told_apart(teller, piece))
    return label(Clause(None, "attack", shown(teller, sort, number), after=(with_it,)))


def block(teller: Teller, piece: int, attacker: int) -> Phrase:
    with_it = PP("magic.with", told_apart(teller, piece))
    return label(Clause(None, "block", told_apart(teller, attacker), after=(with_it,)))


def stay(teller: Teller, piece: int) -> Phrase:
    """Not with this creature; the question says whether to attack or to block."""
    pending = teller.game.pending
    key = pending.say[0] if pending is not None else ""
    with_it = PP("magic.with", told_apart(teller, piece))
    return label(Clause(None, "block" if key == "block" else "attack", neg="not", after=(with_it,)))


# Questions, and reasons against

OFFERED: Final = Catalogue()
"""The questions in which one deed is offered, and the reasons against it that are its own."""


@OFFERED.message("ask.keep")
def ask_keep(teller: Teller, taken: int, owed: int) -> Phrase:
    """Keep this hand? Of another one it is said how many cards would be left."""
    if not owed:
        return line("Keep this hand?", "Garder cette main ?")
    left = 7 - owed
    return line(
        f"Keep this hand? A mulligan would leave you {left} card{'' if left == 1 else 's'}.",
        f"Garder cette main ? Un mulligan vous laisserait {left} carte{'s' if left > 1 else ''}.",
    )


@OFFERED.message("ask.target")
def ask_target(teller: Teller, name: str, source: int, number: int) -> Phrase:
    """The card and the words of it that aim; which target, if there are several."""
    asked = headed(heading(teller, source), teller.sentence(name, source))
    return asked if number == 1 else Words((asked, Paren(Words((NP("magic.target"), Symbol(str(number)))))))


@OFFERED.message("ask.mode")
def ask_mode(teller: Teller, name: str, source: int) -> Phrase:
    return headed(heading(teller, source), Clause(None, "choose", NP("magic.mode", "a")))


@OFFERED.message("ask.unlock")
@OFFERED.message("ask.lock")
def ask_doors(teller: Teller, piece: int) -> Phrase:
    return headed(heading(teller, piece), Clause(None, "choose", NP("magic.door", "a")))


@OFFERED.message("ask.attack")
def ask_attack(teller: Teller, piece: int) -> Phrase:
    return ask(Clause(None, "attack", after=(PP("magic.with", told_apart(teller, piece)),)))


@OFFERED.message("ask.block")
def ask_block(teller: Teller, piece: int) -> Phrase:
    return ask(Clause(None, "block", after=(PP("magic.with", told_apart(teller, piece)),)))
