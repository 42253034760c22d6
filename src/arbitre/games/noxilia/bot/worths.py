"""What each card is worth: in play, in hand, lying in wait; and how hard it makes a unit strike."""

from __future__ import annotations

from typing import Final

from ..cards.index import CARDS, MASK, TYPE, XS
from ..language.definitions import Card
from ..language.keywords import (
    CHARGE,
    FAST_MARCH,
    FLYING,
    INFILTRATOR,
    MASS_ATTACK,
    PIERCING,
    POISON,
    RAPID_FIRE,
    SORCERER,
)

GOLD: Final = 0.4  # a gold kept, where a gold spent on a unit is 1
GIVES: Final = 0.2  # a mana produced each turn, beside what a card costs
CASTS: Final = 0.5  # to cast at all: without a Sorcerer spells are dead cards
CARD: Final = 0.5  # a card in hand
IN_WAIT: Final = {
    "attacked": 2.6,
    "entered": 2.2,
    "targeted": 1.5,
    "latent": 1.0,
}  # a latent spell of one's own
LONELY: Final = 0.35  # of that, where its moment will hardly come: under a zone without a unit of one's own …
NEVER: Final = 0.1  # … or under a unit, when it waits for somebody to enter a zone


_NUMBERS: Final = {id(card): number for number, card in enumerate(CARDS)}


def _number(card: Card) -> int:
    return _NUMBERS[id(card)]


def _worth(card: Card) -> float:
    """What a card is worth in play."""
    worth = float(card.gold + len(card.costs))
    if card.type == "token":
        worth = 0.5 * card.melee + 0.25 * card.life
    elif card.type == "treasure":
        worth = 3.0
    worth += GIVES * card.produces.total + (CASTS if MASK[_number(card)] & SORCERER else 0.0)
    return worth + 0.3 if card.is_unit else worth * 0.9


def _blow(card: Card) -> float:
    """How hard a card makes a unit strike in melee, with what comes beside it."""
    mask, xs = MASK[_number(card)], XS[_number(card)]
    blow = float(card.melee)
    blow += 0.5 * xs.get(CHARGE, 0) + 0.5 * xs.get(POISON, 0) + (0.7 if mask & PIERCING else 0.0)
    return blow * (1 + 0.25 * max(0, xs.get(MASS_ATTACK, 1) - 1))


WORTH: Final = tuple(_worth(card) for card in CARDS)
BLOW: Final = tuple(_blow(card) for card in CARDS)
SHOT: Final = tuple(
    float(card.ranged) * (1 + 0.35 * max(0, XS[number].get(RAPID_FIRE, 1) - 1))
    for number, card in enumerate(CARDS)
)
ARMOUR: Final = tuple(float(card.armour) for card in CARDS)
LIFE: Final = tuple(float(card.life) for card in CARDS)
MONARCH: Final = tuple(sort == "monarch" for sort in TYPE)
LIGHT: Final = tuple(bool(mask & (FLYING | INFILTRATOR | FAST_MARCH)) for mask in MASK)
LEVIED: Final = tuple(number for number, sort in enumerate(TYPE) if sort in ("unit", "hero"))
"""What a unit nobody has seen may be. It counts as the mean of them, so that seeing it is neither good nor
bad in itself: who takes the unseen for weak dares not look."""


def _mean(figures: tuple[float, ...]) -> float:
    return sum(figures[number] for number in LEVIED) / len(LEVIED)


UNSEEN_WORTH: Final = _mean(WORTH)
UNSEEN_BLOW: Final = _mean(BLOW)
UNSEEN_LIFE: Final = _mean(LIFE)
UNSEEN_ARMOUR: Final = _mean(ARMOUR)
IN_HAND: Final = tuple(
    CARD * (1.1 if card.is_unit and 1 < card.gold < 6 else 0.9 if card.type in ("spell", "latent") else 1.0)
    for card in CARDS
)
INCOME: Final = tuple(
    card.gold * GOLD + card.draw * CARD + 0.3 * bool(card.does) if card.type == "zone" else 0.0
    for card in CARDS
)


def _waits(card: Card, here: bool, zone: bool) -> float:
    """What a latent spell of one's own is worth where it lies."""
    if card.type != "latent":
        return 0.0
    worth = IN_WAIT[card.on]
    if card.on == "entered":
        return worth if zone else worth * NEVER
    return worth if here else worth * LONELY


UNDER_UNIT: Final = tuple(_waits(card, here=True, zone=False) for card in CARDS)
UNDER_HELD: Final = tuple(_waits(card, here=True, zone=True) for card in CARDS)
UNDER_EMPTY: Final = tuple(_waits(card, here=False, zone=True) for card in CARDS)
