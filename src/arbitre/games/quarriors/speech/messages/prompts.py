"""What Quarriors! says at the table: prompts and endings, and all of it together."""

from __future__ import annotations

from typing import Final

from arbitre.words import *
from arbitre.words.referee import MESSAGES as GENERIC
from arbitre.words.referee import those
from arbitre.words.telling import GameWords, Teller

from ...deeds import DEEDS
from ...rules.capturing import empty_creature_cards
from ...rules.model import ROLL, Table
from ...rules.payment import available
from ..naming import (
    OPPOSING,
    controller,
    definition,
    noun_of,
    option,
    printed,
    zone,
)
from ..texts.card import clause_text
from .buttons import OFFERED
from .log import LOG
from .refusals import REFUSALS

MESSAGES: Final = Catalogue(GENERIC, LOG, REFUSALS, OFFERED)
HIDDEN: Final = NP("die", "a")


def _quiddity(amount: int) -> Phrase:
    return NP("quarriors.quiddity", count=amount)


def _price(amount: int) -> Phrase:
    return Symbol(str(amount))


# Prompts


@MESSAGES.message("ask.act")
def act(teller: Teller, phase: int) -> Phrase:
    table: Table = teller.state
    captures = table.board.captures
    if phase == ROLL:
        order = Clause(None, "play", NP("die", "your", plural=True))
    elif captures:
        dice = NP("die", "a") if captures == 1 else NP("die", count=captures, adv="up_to")
        order = may(Clause(None, "capture", dice, after=(PP("from", NP("quarriors.wilds", "the")),)))
    else:
        order = Clause(None, "end", NP("turn", "your"))
    return Sentence(Words((order, Paren(_quiddity(available(table, table.board.active))))))


@MESSAGES.message("ask.must_lock")
def must_lock(teller: Teller) -> Phrase:
    before = PP("before", NP("attack", "the"))
    return Sentence(Clause(YOU, "quarriors.lock", NP("die", "a"), modal="must", after=(before,)))


@MESSAGES.message("ask.react")
def react(teller: Teller, moment: str, about: int) -> Phrase:
    table: Table = teller.state
    active = teller.seat(table.board.active)
    mine = NP(noun_of(teller, about), "your") if about >= 0 else YOU
    happening = {
        "attacked": Clause(active, "attack", YOU),
        "doomed": Clause(mine, "destroy", passive=True, modal="about to"),
        "destroyed": Clause(mine, "destroy", passive=True, tense="past"),
        "spell": Clause(active, "cast", NP(noun_of(teller, about), "a")),
    }[moment]
    return Sentence(Join((happening, may(Clause(None, "quarriors.react"))), ":"))


@MESSAGES.message("ask.reroll_with")
def reroll_with(teller: Teller, die: int) -> Phrase:
    other = NP("die", "another", mods=(PP("to_do", Clause(None, "reroll")),))
    return Sentence(Clause(None, "choose", other))


@MESSAGES.message("ask.capture_free")
def capture_free(teller: Teller) -> Phrase:
    wilds = PP("from", NP("quarriors.wilds", "the"))
    return Sentence(
        Clause(None, "capture", NP("die", "a", mods=(wilds,)), after=(Adv("quarriors.for_free"),))
    )


# Endings


@MESSAGES.message("result.glory")
def result_glory(teller: Teller, winners: tuple[int, ...]) -> Phrase:
    return Sentence(_wins(teller, winners), end="!")


@MESSAGES.message("result.wilds")
def result_wilds(teller: Teller, winners: tuple[int, ...]) -> Phrase:
    number = empty_creature_cards(teller.state)
    empty = Clause(
        NP("quarriors.creature_card", count=number, of=NP("quarriors.wilds", "the")), "be", Adj("empty")
    )
    return Sentence(Join((empty, _wins(teller, winners)), ":"), end="!")


def _wins(teller: Teller, winners: tuple[int, ...]) -> Phrase:
    table: Table = teller.state
    glory = NP("quarriors.glory", count=table.seats[winners[0]].glory)
    return Clause(those(teller, winners), "win", after=(PP("with", glory),))


WORDS: Final = GameWords(
    MESSAGES, DEEDS, HIDDEN, definition, clause_text, printed, option, zone, controller, OPPOSING
)
