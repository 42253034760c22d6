"""What Aubeterre decrees, and what its armourers hand out at the gate."""

from __future__ import annotations

from ...language import *

CLAN = "aubeterre"

EVENTS = (
    event(
        "call-the-ban",
        clan=CLAN,
        gold=2,
        costs=(EngageUnits(1),),
        does=(CreateToken("aubeterre-recruit", Zones(YOURS, kinds=(COMMAND, RAMPART)), 2),),
    ),
    event(
        "hold-the-line",
        clan=CLAN,
        gold=2,
        does=(Adjust(Units(YOURS, skill=BrotherInArms, face_down=False), melee=1, armour=1),),
    ),
    event(
        "regents-writ",
        clan=CLAN,
        gold=1,
        costs=(DiscardCards(1),),
        does=(Search(Cards("library", types=("hero",))), GainGold(1)),
    ),
)

EQUIPMENT = (
    equipment("oath-blade", clan=CLAN, gold=2, melee=1, skills=(Riposte(),)),
    equipment("hammered-cuirass", clan=CLAN, gold=2, armour=2, once=True),
    equipment(
        "aubeterre-lantern",
        clan=CLAN,
        gold=2,
        produces=Mana(light=1),
        skills=(Resistance(2, "death"),),
    ),
    equipment("bell-destrier", clan=CLAN, gold=3, armour=1, skills=(Charge(1), FastMarch()), once=True),
)

CARDS: tuple[Card, ...] = (*EVENTS, *EQUIPMENT)
