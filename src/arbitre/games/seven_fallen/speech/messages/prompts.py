"""What Seven Fallen says at the table: prompts and endings.

Buttons are in `buttons`, refusals in `refusals`, the log in `log` and `turn`.
"""

from __future__ import annotations

from typing import Final

from arbitre.words import *
from arbitre.words.lines import answered, fixed, line
from arbitre.words.naming import headed
from arbitre.words.referee import MESSAGES as GENERIC
from arbitre.words.referee import card_asks, those
from arbitre.words.story import Story
from arbitre.words.tables import sentences
from arbitre.words.telling import GameWords, Teller

from ... import language as n
from ...cards.index import KEYWORDS, NODES
from ...deeds import DEEDS
from ...rules import changes as did
from ...rules.model import CONTEMPLATION, Table
from ..naming import (
    OPPOSING,
    PAGE,
    a_card,
    controller,
    definition,
    heading,
    option,
    printed,
    told_apart,
    whose,
    zone,
)
from ..texts.card import clause_text
from .buttons import OFFERED, spent_for
from .log import LOG
from .refusals import REFUSALS
from .turn import TURNS

LEXICON.add(
    verb("seven_fallen.activate", "activate", "activer"),
)

MESSAGES: Final = Catalogue(GENERIC, LOG, TURNS, REFUSALS, OFFERED)
answered(MESSAGES, "arbitre.games.seven_fallen.speech.messages")
HIDDEN: Final = NP(PAGE, "a")


fixed(MESSAGES, "ask", sentences(__package__, "prompts"))


def _ec(amount: int) -> Phrase:
    return NP("seven_fallen.ec", count=amount)


# The word

_WORD: Final = line(
    "Your Divine Word: play, use an ability or attack", "Votre Parole divine : jouez, agissez ou attaquez"
)


@MESSAGES.message("ask.word")
def word(teller: Teller) -> Phrase:
    table: Table = teller.state
    return Sentence(Words((_WORD, Paren(_ec(table.seats[table.board.active].energy)))))


@MESSAGES.message("ask.answer")
def answer(teller: Teller) -> Phrase:
    """What there is to answer: the effect on top of the Stack, the attack, the end of the Divine Word."""
    table: Table = teller.state
    board = table.board
    answering = may(Clause(None, "answer"))
    if board.stack:
        item = board.stack[-1]
        said = teller.heard(clause_text(item.name, _amount(item.event)), item.source)
        effect = Words((heading(teller, item.source), Paren(said)))
        return Sentence(Join((effect, answering), ":"))
    if board.window == CONTEMPLATION and board.fighters:
        fighters = All(tuple(a_card(teller, piece) for piece in board.fighters))
        goal = a_card(teller, board.defender) if board.defender >= 0 else NP("card", "a")
        return Sentence(Join((Clause(fighters, "attack", goal), answering), ":"))
    ends = Clause(teller.seat(board.active), "end", NP("turn", "the"))
    return Sentence(Join((ends, answering), ":"))


def _amount(event: object) -> int | None:
    return getattr(event, "amount", None) or None


# Effects


@MESSAGES.message("ask.choose_one")
def choose_one(teller: Teller, name: str) -> Phrase:
    return headed(teller.definition(name), Clause(None, "choose", NP("effect", "a")))


@MESSAGES.message("ask.dilemma")
def dilemma(teller: Teller, piece: int) -> Phrase:
    """The effects are written as the card's player reads them: they are his."""
    table: Table = teller.state
    owner = table.pieces[piece].owner
    effect = NP("effect", "the", that=Clause(teller.seat(owner), "seven_fallen.activate"))
    return headed(whose(teller, piece, owner), Clause(None, "choose", effect))


@MESSAGES.message("ask.may_pay")
def may_pay(teller: Teller, node: str) -> Phrase:
    """The card's name, and what is paid for what."""
    return card_asks(teller, node)


@MESSAGES.message("ask.unless_pays")
def unless_pays(teller: Teller, energy: int, name: str) -> Phrase:
    """Pay, or it happens. The card's words are those of its own player, so only its name is said."""
    instead = PP("in_order_to", Clause(None, "prevent", NP("effect", "the")))
    paying = Clause(None, "pay", _ec(energy), after=(instead,), mood="infinitive")
    return headed(teller.definition(name), paying, "?")


@MESSAGES.message("ask.exposed")
def exposed(teller: Teller, page: int) -> Phrase:
    table: Table = teller.state
    words = next(k for k in KEYWORDS[table.pieces[page].what] if isinstance(k, n.Exposed))
    return headed(heading(teller, page), clause_text(NODES.name(words)))


@MESSAGES.message("ask.phoenix")
def phoenix(teller: Teller, piece: int) -> Phrase:
    limbo = PP("into", NP("seven_fallen.limbo", "your"))
    return ask(Clause(None, "put", a_card(teller, piece), after=(limbo,)))


@MESSAGES.message("ask.equip")
def equip(teller: Teller, piece: int) -> Phrase:
    return Sentence(
        Clause(None, "choose", NP("seven_fallen.angel", "a"), after=(PP("for", a_card(teller, piece)),))
    )


# Paying


@MESSAGES.message("ask.pay_poseidor")
def pay_poseidor(teller: Teller, piece: int) -> Phrase:
    marker = NP("seven_fallen.marker", "a", called=Name("Poseidor", "Poseidor"))
    return Sentence(Clause(None, "spend", marker, after=spent_for(teller, piece)))


@MESSAGES.message("ask.oath")
def oath(teller: Teller, piece: int) -> Phrase:
    kept = NP("seven_fallen.oath", "the", owner=a_card(teller, piece))
    return Sentence(Clause(None, "seven_fallen.satisfy", kept))


# Attacks


@MESSAGES.message("ask.group")
def group(teller: Teller, goal: int) -> Phrase:
    also = may(Clause(None, "add", NP("seven_fallen.attacker", "some")))
    attack = NP("attack", "the", mods=(PP("against", told_apart(teller, goal)),))
    return Sentence(Join((attack, also), ":"))


@MESSAGES.message("ask.strike_order")
def strike_order(teller: Teller, goal: int) -> Phrase:
    attackers = NP("seven_fallen.attacker", "the", plural=True)
    return Sentence(Clause(None, "order", attackers, after=(PP("against", told_apart(teller, goal)),)))


@MESSAGES.message("ask.split")
def split(teller: Teller, force: int, defender: int) -> Phrase:
    much = NP("damage", "the" if force > 1 else "", count=force, of=a_card(teller, defender))
    return Sentence(Clause(None, "split", much))


# Endings


@MESSAGES.message("result.feathers")
def result_feathers(teller: Teller, winners: tuple[int, ...]) -> Phrase:
    last = Clause(NP("seven_fallen.feather", "the", ("last",)), "seven_fallen.fall", tense="past")
    return Sentence(Join((last, Clause(those(teller, winners), "win")), ":"), end="!")


@MESSAGES.message("result.turn_limit")
def result_turn_limit(teller: Teller, winners: tuple[int, ...]) -> Phrase:
    table: Table = teller.state
    played = Clause(NP("turn", count=table.board.turn), "be", Adv("seven_fallen.played"))
    return Sentence(Join((played, Clause(NP("player", "no"), "win")), ":"))


STORY: Final = Story(frozenset({did.DRAWN}))
WORDS: Final = GameWords(
    MESSAGES, DEEDS, HIDDEN, definition, clause_text, printed, option, zone, controller, OPPOSING, None, STORY
)
