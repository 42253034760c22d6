"""What the Willow Choir agrees on without a word, and what it weaves of reed, bark and glass."""

from __future__ import annotations

from ...language import *

CLAN = "willow-choir"

EVENTS = (
    event(
        "flight-of-herons",
        clan=CLAN,
        gold=2,
        does=(Adjust(Units(YOURS, common=True, face_down=False), melee=1, skills=(Flying(),)),),
    ),
    event(
        "the-choir-remembers",
        clan=CLAN,
        gold=1,
        costs=(EngageUnits(1, Units(YOURS, engaged=False, producer=True, face_down=False)),),
        does=(Search(Cards("library", types=("spell", "latent"))), DrawCards(1)),
    ),
    event(
        "back-into-the-mist",
        clan=CLAN,
        gold=1,
        does=(TurnDown(Units(YOURS)), CreateToken("pond-wisp", Zones(YOURS), 2)),
    ),
)

EQUIPMENT = (
    equipment("reed-bow", clan=CLAN, gold=2, ranged=2, once=True),
    equipment("bark-mail", clan=CLAN, gold=2, armour=1, life=1),
    equipment("dragonfly-harness", clan=CLAN, gold=2, skills=(Flying(),)),
    equipment(
        "glass-tear",
        clan=CLAN,
        gold=2,
        produces=Mana(psionic=1),
        skills=(Resistance(2, "corruption"),),
    ),
)

CARDS: tuple[Card, ...] = (*EVENTS, *EQUIPMENT)
