"""What Noxilia says at the table: prompts and endings. Buttons are in `buttons`, the log in
`log` and `turn`, reasons in `refusals`."""

from __future__ import annotations

from typing import Final

from arbitre.words import *
from arbitre.words.lines import answered, line
from arbitre.words.naming import headed
from arbitre.words.referee import MESSAGES as GENERIC
from arbitre.words.referee import those
from arbitre.words.story import Story
from arbitre.words.telling import GameWords, Teller

from ...deeds import DEEDS
from ...rules.changes.turn import DREW
from ...rules.model import Table
from ..naming import (
    OPPOSING,
    a_card,
    controller,
    definition,
    heading,
    option,
    printed,
    unseen,
    whose,
    zone,
)
from ..texts.card import clause_text
from .buttons import OFFERED
from .refusals import REFUSALS
from .turn import TURN_LOG

MESSAGES: Final = Catalogue(GENERIC, TURN_LOG, REFUSALS, OFFERED)
answered(MESSAGES, "arbitre.games.noxilia.speech.messages")
HIDDEN: Final = NP("noxilia.hidden_card", "a")


def _gold(amount: int) -> Phrase:
    return NP("noxilia.gold", count=amount)


# Questions


@MESSAGES.message("ask.act")
def act(teller: Teller) -> Phrase:
    table: Table = teller.state
    order = Clause(None, "choose", NP("action", "a"))
    return Sentence(Words((order, Paren(_gold(table.seats[table.board.active].gold)))))


@MESSAGES.message("ask.mulligan")
def mulligan(teller: Teller, cards: int) -> Phrase:
    return line(
        "Choose the cards to put under your library; you draw as many.",
        "Choisissez les cartes à remettre sous votre bibliothèque ; vous en piochez autant.",
    )


@MESSAGES.message("ask.guardian")
def guardian(teller: Teller, target: int, attacker: int) -> Phrase:
    happening = Clause(whose(teller, attacker), "attack", whose(teller, target))
    shield = may(Clause(None, "noxilia.redirect", NP("attack", "this")))
    return Sentence(Join((happening, shield), ":"))


@MESSAGES.message("ask.dodge")
def dodge(teller: Teller, unit: int) -> Phrase:
    do = Clause(None, "noxilia.dodge", NP("attack", "the"), mood="infinitive")
    return headed(heading(teller, unit), do, "?")


def _strike_back(teller: Teller, unit: int, attacker: int, *more: Phrase) -> Phrase:
    at = PP("noxilia.back_at", whose(teller, attacker))
    do = Clause(None, "noxilia.riposte", after=(at, *more), mood="infinitive")
    return headed(heading(teller, unit), do, "?")


@MESSAGES.message("ask.riposte")
def riposte(teller: Teller, unit: int, attacker: int) -> Phrase:
    return _strike_back(teller, unit, attacker)


@MESSAGES.message("ask.lightning")
def lightning(teller: Teller, unit: int, attacker: int) -> Phrase:
    return _strike_back(teller, unit, attacker, Adv("first"))


@MESSAGES.message("ask.latent")
def latent(teller: Teller, moment: str, about: int) -> Phrase:
    """What happens, and that a latent spell may answer it."""
    table: Table = teller.state
    who = whose(teller, about)
    target = table.board.target
    happening = {
        "attacked": Clause(who, "attack", whose(teller, target) if target >= 0 else None),
        "targeted": Clause(who, "noxilia.target", passive=True),
        "entered": Clause(who, "noxilia.arrive", after=(PP("in", NP("zone", "this")),)),
        "latent": Clause(NP("opponent", "your"), "reveal", a_card(teller, about)),
    }[moment]
    answer = may(Clause(None, "reveal", NP("noxilia.latent", "a")))
    return Sentence(Join((happening, answer), ":"))


# Endings


@MESSAGES.message("result.monarch")
def result_monarch(teller: Teller, winners: tuple[int, ...]) -> Phrase:
    fallen = Clause(NP("noxilia.monarch", "the", adj=("noxilia.opposing",)), "die", tense="past")
    return Sentence(Join((fallen, Clause(those(teller, winners), "win")), ":"), end="!")


@MESSAGES.message("result.both_monarchs")
def result_both(teller: Teller, winners: tuple[int, ...]) -> Phrase:
    return line(
        "Both Monarchs died together: the game is a draw.",
        "Les deux monarques sont morts ensemble : la partie est nulle.",
    )


@MESSAGES.message("result.turn_limit")
def result_turn_limit(teller: Teller, winners: tuple[int, ...]) -> Phrase:
    return line(
        "The turn limit is reached: the game is a draw.",
        "La limite de tours est atteinte : la partie est nulle.",
    )


STORY: Final = Story(frozenset({DREW}))

WORDS: Final = GameWords(
    MESSAGES,
    DEEDS,
    HIDDEN,
    definition,
    clause_text,
    printed,
    option,
    zone,
    controller,
    OPPOSING,
    unseen,
    Story(frozenset({DREW})),
)
