"""What Noxilia says at the table: prompts and endings. Buttons are in `messages_do`, the log in
`messages_log` and `messages_turn`, reasons in `messages_no`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from arbitre.words import (
    NP,
    PP,
    Adv,
    Catalogue,
    Clause,
    Headed,
    Join,
    Paren,
    Phrase,
    Sentence,
    Words,
    may,
)
from arbitre.words.lines import line
from arbitre.words.referee import MESSAGES as GENERIC
from arbitre.words.referee import card_asks, those
from arbitre.words.telling import GameWords, Teller

from ...deeds import DEEDS
from ...rules.model import Table
from ..naming import (
    OPPOSING,
    controller,
    definition,
    noun_of,
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


def _head(teller: Teller, piece: int) -> Phrase:
    """The card a question is about."""
    noun = noun_of(teller, piece)
    return NP(noun, "a") if isinstance(noun, str) else noun


# Questions about one card

_ABOUT: Final[dict[str, tuple[str, str]]] = {
    "place": ("Choose its starting zone", "Choisissez sa zone de départ"),
    "move": ("Choose a zone to move to", "Choisissez la zone où aller"),
    "move_on": ("Move on, or stop here", "Continuez, ou arrêtez-vous ici"),
    "charge": ("Choose the enemy to charge", "Choisissez l'ennemi à charger"),
    "charge_through": ("Choose the zone to charge through", "Choisissez la zone à traverser"),
    "fall_back": ("Choose a zone to fall back to", "Choisissez la zone de repli"),
    "melee": ("Choose the enemy to attack", "Choisissez l'ennemi à attaquer"),
    "ranged": ("Choose the enemy to shoot at", "Choisissez l'ennemi visé"),
    "next_attack": (
        "Choose the next enemy to attack, or stop there",
        "Choisissez l'ennemi suivant, ou arrêtez-vous là",
    ),
    "equip": ("Choose the zone to take equipment in", "Choisissez la zone où prendre un équipement"),
    "take": ("Choose the equipment to take", "Choisissez l'équipement à prendre"),
    "heal": ("Choose the zone to heal in", "Choisissez la zone où soigner"),
    "heal_whom": ("Choose the unit to heal", "Choisissez l'unité à soigner"),
    "purify": ("Choose the zone to purify in", "Choisissez la zone où purifier"),
    "purify_whom": ("Choose the unit to purify", "Choisissez l'unité à purifier"),
    "attach": ("Choose the unit to carry it", "Choisissez l'unité qui portera l'équipement"),
    "treasure": ("Choose the unit that takes it", "Choisissez l'unité qui prend le trésor"),
    "caster": ("Choose the Sorcerer to engage", "Choisissez le Sorcier à engager"),
    "under": (
        "Choose the unit or zone to lay it under",
        "Choisissez l'unité ou la zone sous laquelle le poser",
    ),
    "pay_mana": ("Choose a mana producer to engage", "Choisissez un producteur de mana à engager"),
    "cost_engage": (
        "As an additional cost, choose the unit to engage",
        "En coût supplémentaire, choisissez l'unité à engager",
    ),
    "cost_sacrifice": (
        "As an additional cost, choose the unit to sacrifice",
        "En coût supplémentaire, choisissez l'unité à sacrifier",
    ),
    "cost_hurt": (
        "As an additional cost, choose the unit to wound",
        "En coût supplémentaire, choisissez l'unité à blesser",
    ),
    "cost_discard": (
        "As an additional cost, choose the card to discard",
        "En coût supplémentaire, choisissez la carte à défausser",
    ),
    "cost_exile": (
        "As an additional cost, choose the card to exile",
        "En coût supplémentaire, choisissez la carte à exiler",
    ),
    "zone": ("Choose a zone", "Choisissez une zone"),
    "discard": ("Choose a card to discard", "Choisissez une carte à défausser"),
    "search": ("Choose a card to take", "Choisissez une carte à prendre"),
}
"""What is asked about the card that is named first."""


def _about(en: str, fr: str) -> Callable[[Teller, int], Phrase]:
    def prompt(teller: Teller, piece: int) -> Phrase:
        order = line(en, fr)
        return Headed(_head(teller, piece), order) if piece >= 0 else Sentence(order)

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
    return Sentence(Join((_head(teller, unit), do), ":"), end="?")


def _strike_back(teller: Teller, unit: int, attacker: int, *more: Phrase) -> Phrase:
    at = PP("noxilia.back_at", whose(teller, attacker))
    do = Clause(None, "noxilia.riposte", after=(at, *more), mood="infinitive")
    return Sentence(Join((_head(teller, unit), do), ":"), end="?")


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
        "latent": Clause(NP("opponent", "your"), "reveal", _head(teller, about)),
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


WORDS: Final = GameWords(
    MESSAGES, DEEDS, HIDDEN, definition, sentence, printed, option, zone, controller, OPPOSING, unseen
)
