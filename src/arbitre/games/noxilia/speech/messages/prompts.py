"""What Noxilia says at the table: prompts and endings. Buttons are in `buttons`, the log in
`log` and `turn`, reasons in `refusals`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from arbitre.words import *
from arbitre.words.lines import line
from arbitre.words.naming import headed
from arbitre.words.referee import MESSAGES as GENERIC
from arbitre.words.referee import card_asks, those
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
    sentence,
    unseen,
    whose,
    zone,
)
from .refusals import REFUSALS
from .turn import TURN_LOG

MESSAGES: Final = Catalogue(GENERIC, TURN_LOG, REFUSALS)
HIDDEN: Final = NP("noxilia.hidden_card", "a")


def _gold(amount: int) -> Phrase:
    return NP("noxilia.gold", count=amount)


# Questions about one card

_ABOUT: Final[dict[str, tuple[str, str]]] = {
    "place": ("choose its starting zone", "choisissez sa zone de départ"),
    "move": ("choose a zone to move to", "choisissez la zone où aller"),
    "move_on": ("move on, or stop here", "continuez, ou arrêtez-vous ici"),
    "charge": ("choose the enemy to charge", "choisissez l'ennemi à charger"),
    "charge_through": ("choose the zone to charge through", "choisissez la zone à traverser"),
    "fall_back": ("choose a zone to fall back to", "choisissez la zone de repli"),
    "melee": ("choose the enemy to attack", "choisissez l'ennemi à attaquer"),
    "ranged": ("choose the enemy to shoot at", "choisissez l'ennemi visé"),
    "next_attack": (
        "choose the next enemy to attack, or stop there",
        "choisissez l'ennemi suivant, ou arrêtez-vous là",
    ),
    "equip": ("choose the zone to take equipment in", "choisissez la zone où prendre un équipement"),
    "take": ("choose the equipment to take", "choisissez l'équipement à prendre"),
    "heal": ("choose the zone to heal in", "choisissez la zone où soigner"),
    "heal_whom": ("choose the unit to heal", "choisissez l'unité à soigner"),
    "purify": ("choose the zone to purify in", "choisissez la zone où purifier"),
    "purify_whom": ("choose the unit to purify", "choisissez l'unité à purifier"),
    "attach": ("choose the unit to carry it", "choisissez l'unité qui portera l'équipement"),
    "treasure": ("choose the unit that takes it", "choisissez l'unité qui prend le trésor"),
    "caster": ("choose the Sorcerer to engage", "choisissez le Sorcier à engager"),
    "under": (
        "choose the unit or zone to lay it under",
        "choisissez l'unité ou la zone sous laquelle le poser",
    ),
    "pay_mana": ("choose a mana producer to engage", "choisissez un producteur de mana à engager"),
    "cost_engage": (
        "as an additional cost, choose the unit to engage",
        "comme coût supplémentaire, choisissez l'unité à engager",
    ),
    "cost_sacrifice": (
        "as an additional cost, choose the unit to sacrifice",
        "comme coût supplémentaire, choisissez l'unité à sacrifier",
    ),
    "cost_hurt": (
        "as an additional cost, choose the unit to wound",
        "comme coût supplémentaire, choisissez l'unité à blesser",
    ),
    "cost_discard": (
        "as an additional cost, choose the card to discard",
        "comme coût supplémentaire, choisissez la carte dont vous défausser",
    ),
    "cost_exile": (
        "as an additional cost, choose the card to exile",
        "comme coût supplémentaire, choisissez la carte à exiler",
    ),
    "zone": ("choose a zone", "choisissez une zone"),
    "discard": ("choose a card to discard", "choisissez une carte dont vous défausser"),
    "search": ("choose a card to take", "choisissez une carte à prendre"),
}
"""What is asked about the card that is named first."""


def _about(en: str, fr: str) -> Callable[[Teller, int], Phrase]:
    def prompt(teller: Teller, piece: int) -> Phrase:
        order = Text(en, fr)
        return headed(heading(teller, piece), order) if piece >= 0 else Sentence(order)

    return prompt


for _key, _pair in _ABOUT.items():
    MESSAGES.message(f"ask.{_key}")(_about(*_pair))

MESSAGES.message("ask.target")(card_asks)


# Other questions


@MESSAGES.message("ask.act")
def act(teller: Teller) -> Phrase:
    table: Table = teller.state
    order = Clause(None, "choose", NP("action", "a"))
    return Sentence(Words((order, Paren(_gold(table.seats[table.board.active].gold)))))


@MESSAGES.message("ask.muster")
def muster(teller: Teller) -> Phrase:
    table: Table = teller.state
    left = NP("noxilia.gold", count=table.seats[table.board.active].allowance)
    order = Clause(None, "choose", NP("noxilia.unit", "a", adj=("noxilia.starting",)))
    return Sentence(Words((order, Paren(left))))


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
    sentence,
    printed,
    option,
    zone,
    controller,
    OPPOSING,
    unseen,
    Story(frozenset({DREW})),
)
